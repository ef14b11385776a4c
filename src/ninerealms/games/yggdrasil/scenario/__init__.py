"""Positions told in words."""
