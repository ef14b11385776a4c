"""Monsters: activation, moves, Trample, attacks."""
