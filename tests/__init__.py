"""The tests. Every folder is a package, so that two games may name their test modules alike."""
