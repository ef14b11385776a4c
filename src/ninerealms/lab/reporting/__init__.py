"""One page about a run that a designer can read."""
