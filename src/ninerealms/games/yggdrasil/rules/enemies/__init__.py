"""The enemies, their decks, the Jotuns and all that climbs."""
