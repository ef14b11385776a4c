"""Backup and restore: the file, the order to make or read one, and doing it while people play."""
