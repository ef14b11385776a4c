"""What Lords of Ragnarok says, and in which words."""
