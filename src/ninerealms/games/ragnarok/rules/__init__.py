"""The rules of Lords of Ragnarok with Utgard."""
