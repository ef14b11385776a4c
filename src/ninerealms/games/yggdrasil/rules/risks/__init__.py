"""Risks, the saving throw, and what is taken after it."""
