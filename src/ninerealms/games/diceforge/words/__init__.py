"""Dice Forge in words."""
