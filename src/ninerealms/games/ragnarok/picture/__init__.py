"""Ragnarok as a picture."""
