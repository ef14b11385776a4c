"""Yggdrasil as a picture."""
