"""The systems we are measured against."""
