"""Everything said, in every language: names before they have one, and the files that give it."""
