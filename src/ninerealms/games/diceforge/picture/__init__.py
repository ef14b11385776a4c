"""Dice Forge as a picture."""
