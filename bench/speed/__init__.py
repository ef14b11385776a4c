"""How fast we are: rounds beside our peers, slices beside an earlier commit, and the goals."""
