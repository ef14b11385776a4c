"""How heroes move, and what the end of a move brings."""
