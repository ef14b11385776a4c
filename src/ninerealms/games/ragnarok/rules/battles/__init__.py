"""Battles: the Giants' window, cards, losses, Retreat."""
