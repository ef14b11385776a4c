"""The seven legends as a series."""
