"""The Saga Book."""
