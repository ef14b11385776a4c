"""What is measured of a game's balance: its cells, and what counts as too hard or uneven."""
