"""The state of Dice Forge: its rows, and copies of it."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import ForgeState

ROWS = {"die": 48, "up": 8, "pool": 43, "gone": 172, "reserve": 24, "forged": 4, "pawn": 4, "sets": 15, "stack": 15}
ROWS |= {"cards": 60, "hammer": 4, "scepter": 16, "companion": 16, "triton": 4, "cerberus": 4, "boar_owner": 4}
ROWS |= {"misfortune_owner": 4, "memory_owner": 4, "memory": 8, "golem": 4, "treasure": 3, "allegiance": 4, "used": 15}
NUMBERS = ["module", "flags", "first", "active", "round", "again", "arrived", "advanced", "upgraded", "omen", "ended"]


def test_a_new_state_is_empty() -> None:
    """If a state is made, then every row has its length, and everything is 0."""
    s = ForgeState()
    assert {name: list(getattr(s, name)) for name in ROWS} == {name: [0] * size for name, size in ROWS.items()}
    assert [getattr(s, name) for name in NUMBERS] == [0] * len(NUMBERS)
    assert set(s.names()) >= {*ROWS, *NUMBERS, "proc", "top", "answer"}
    assert len(s.names()) == len(set(s.names())) == len(ROWS) + len(NUMBERS) + 13


def test_a_copy_is_the_same_and_stays_so() -> None:
    """If a state is copied and then changed, then the copy has all that was there and nothing that came later."""
    s = ForgeState()
    for number, (name, size) in enumerate(ROWS.items()):
        setattr(s, name, [(k + number) % 5 + 1 for k in range(size)])
    for number, name in enumerate(NUMBERS):
        setattr(s, name, number + 1)
    s.push(v.GAME, 1)
    before = {name: getattr(s, name) for name in s.names()}
    kept = {name: list(row) if isinstance(row, list) else row for name, row in before.items()}
    twin = s.copy()
    assert isinstance(twin, ForgeState)
    for name, size in ROWS.items():
        setattr(s, name, [9] * size)
    for name in NUMBERS:
        setattr(s, name, 99)
    s.finish()
    assert {name: getattr(twin, name) for name in twin.names()} == kept
