"""Thousands of games, counted."""
