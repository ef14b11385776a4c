"""Hunts: rounds, counter-attack, defence, Injuries, Loki."""
