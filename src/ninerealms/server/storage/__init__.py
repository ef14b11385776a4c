"""What is kept: the database, what is written to it and when, and opening a game again."""
