"""Fights: creatures and special enemies, widows, rocks and the catapult."""
