"""Blessings: dice thrown, faces applied."""
