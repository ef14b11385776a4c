"""How bench/results.md is written: a module for each of its parts."""
