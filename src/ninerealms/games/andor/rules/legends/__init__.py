"""The seven legends: their cards, goals, the earthquake, tower and Takota cards."""
