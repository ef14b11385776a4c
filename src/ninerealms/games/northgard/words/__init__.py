"""Northgard in words."""
