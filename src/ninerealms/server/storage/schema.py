"""The schema of the database: its tables and columns. Changes go through `migrations/`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata: MetaData = MetaData()

facts: Table = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

games: Table = Table(
    "games",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("head", Text, nullable=False),  # the first lines of the replay file
    Column("seats", Text, nullable=False),  # JSON: who sits where
    Column("owner", String(32), nullable=False, index=True),
    Column("looking", Boolean, nullable=False),  # an uploaded replay: nobody plays
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("step", Integer, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(20), nullable=True),
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON: what the host chose and who agreed
    Column("lines", Integer, nullable=False),  # how many lines `updated`, `step`, `asked` and `over` reckon with
)

lines: Table = Table(
    "lines",
    metadata,
    Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Table = Table(
    "snapshots",
    metadata,
    Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("lines", Integer, primary_key=True),  # how many lines it covers
    Column("step", Integer, nullable=False),
    Column("packed", LargeBinary, nullable=False),
)

curves: Table = Table(
    "curves",
    metadata,
    Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("points", Text, nullable=False),
)
