"""The table in the browser: one process that referees, keeps every move, and tells each seat what is its to know."""
