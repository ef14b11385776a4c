"""What alembic runs: the connection is given by whoever upgrades (`open_database.migrate`)."""

from __future__ import annotations

from alembic import context

from ninerealms.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
