"""One suite that every game signs: run over all registered games and the two games in little."""
