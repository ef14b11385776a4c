"""Tests of Legends of Andor."""
