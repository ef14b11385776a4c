"""The rules of Northgard, a module for each chapter: compiled, all of it and nothing else."""
