"""Pure helpers that at least three games need."""
