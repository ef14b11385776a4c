"""What each request is answered with, by what it is about."""
