"""The phases of a turn before its Special Action."""
