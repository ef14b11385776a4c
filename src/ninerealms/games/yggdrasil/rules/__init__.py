"""The rules of Yggdrasil, a module for each chapter: compiled, all of it and nothing else."""
