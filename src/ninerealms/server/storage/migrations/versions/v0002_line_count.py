"""How many lines a game's standing reckons with; lines of SQLite lie where their key is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("lines", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE games SET lines = (SELECT count(*) FROM lines WHERE lines.game = games.id)")
    if op.get_context().dialect.name == "sqlite":
        op.rename_table("lines", "old_lines")
        op.create_table(
            "lines",
            sa.Column("game", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("line", sa.Text, nullable=False),
            sqlite_with_rowid=False,
        )
        op.execute("INSERT INTO lines SELECT game, number, line FROM old_lines")
        op.drop_table("old_lines")
