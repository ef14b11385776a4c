"""Processes that think, and what they think about."""
