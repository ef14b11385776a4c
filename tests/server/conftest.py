"""Servers and databases for the tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from prepare import postgres_binaries
from tests.server import postgres
from tests.server.running import Live, Person, serving

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run once, not in every form."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("house")
            item.add_marker("slow")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    if not postgres_binaries() and "CI" not in os.environ:
        pytest.skip("PostgreSQL is not installed here")
    with postgres.cluster() as address:
        yield address


@pytest.fixture(scope="session")
def new_postgres(postgres_server: str) -> Callable[[], str]:
    """An empty database at each call."""
    numbers = count()

    def make() -> str:
        name = f"nine{next(numbers)}"
        engine = create_engine(postgres_server.format(name="postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return postgres_server.format(name=name)

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on SQLite for all tests of a module, which draws in a process of its own."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('live') / 'tables.db'}", draw_workers=1) as running:
        yield running


@pytest.fixture
def host(live: Live) -> Person:
    return live.person()


@pytest.fixture
def guest(live: Live) -> Person:
    return live.person()


@pytest.fixture
def pair(host: Person, guest: Person) -> tuple[Person, Person, str]:
    """A table of The Ladder with one person at each of two screens."""
    table = host.make("ladder", "human", "human")
    guest.join(host.links["seats"][1])
    guest.scene(table)
    return host, guest, table
