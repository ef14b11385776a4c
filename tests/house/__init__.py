"""Tests about the codebase itself."""
