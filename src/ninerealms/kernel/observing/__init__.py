"""What a seat may know of a table, as numbers for learners: declared by each game, written by generated code."""
