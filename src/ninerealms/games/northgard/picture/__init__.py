"""Northgard as a picture."""
