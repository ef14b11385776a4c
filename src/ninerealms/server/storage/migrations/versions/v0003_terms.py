"""What the host of a table chose that others must know, and who agreed to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
