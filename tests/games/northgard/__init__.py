"""Northgard: Training Ground, rule by rule."""
