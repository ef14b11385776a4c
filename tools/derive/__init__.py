"""Derive typed Cython from ordinary typed Python, or refuse with file and line.

Nothing here knows the rules of any game. See `project.derive`.
"""

from __future__ import annotations
