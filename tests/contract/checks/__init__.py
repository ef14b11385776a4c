"""What is checked along a random game, each check a function of its own that looks at the walk (`walk.py`)."""
