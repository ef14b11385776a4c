"""Tests of Lords of Ragnarok."""
