"""Cards: what they say, and those that are procedures of their own."""
