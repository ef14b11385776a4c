"""The rules of Dice Forge, a module for each chapter: compiled, all of it and nothing else."""
