"""Yggdrasil in words."""
