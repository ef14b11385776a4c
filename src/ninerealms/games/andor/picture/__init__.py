"""Andor as a picture."""
