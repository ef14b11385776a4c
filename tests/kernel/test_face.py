"""Whatever a caller hands over anywhere on the public face: it works, or it is refused by name, and nothing changed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ninerealms as nr
from ninerealms import lab, rl
from ninerealms.errors import NineRealmsError
from ninerealms.kernel.state import State
from tests.kernel.face import Call, Count, Table, calls, of_the_lab

OTHERS: dict[str, str] = {
    "NOBODY": "a number",
    "TEAM": "a number",
    "Branch": "holds what it is given",
    "Decision": "holds what it is given",
    "Outcome": "holds what it is given",
    "View": "a type",
    "State": "made by games",
    "Rng": "tried in chance/test_rng.py; its errors are those of Python's numbers",
    "Game": "asked method by method",
    "games": "takes nothing",
    "form": "takes nothing",
    "players": "a room",
    "lab": "a room",
    "rl": "a room",
    "register_openspiel": "takes nothing",
    "Executor": "a protocol",
    "Plan": "holds what it is given",
}
ROOMS = {"nr": nr, "lab": lab, "rl": rl}
# Methods of a game that its author writes and the doors call, with what the game itself has made.
OF_AUTHORS = (
    *("lay", "check_options", "see", "census", "lessons", "style", "symbols", "things", "rule_of", "rule_of_event"),
    *("rule_of_reason", "refusal", "rounds", "sheets", "thing_of", "icon_of"),
)
CLASSES: dict[str, tuple[type, tuple[str, ...]]] = {
    "Game": (nr.Game, OF_AUTHORS),
    "Match": (nr.Match, ()),
    "rl.Space": (rl.Space, ("mask_over", "fits")),
}

NOT_NUMBERS: list[Any] = [None, "0", "x", "", 1.5, float("nan"), [0], [], {}, {"a": 1}, object(), b"1", (), State()]
ANYTHING = st.sampled_from(NOT_NUMBERS) | st.integers(-3, 400) | st.integers() | st.text(max_size=4) | st.booleans()
NO_COUNT = st.sampled_from([*NOT_NUMBERS, 0, -1, 2**70])
EXAMPLES = 50 if nr.form() == "compiled" else 15

laid: dict[str, Table] = {}


def table_of(name: str) -> Table:
    """The table of a game, anew where the last one was played on."""
    if name not in laid:
        laid[name] = Table(nr.game(name))
    return laid[name]


def spoilt(data: st.DataObject, call: Call) -> list[Any]:
    """The arguments of a call, one or two of them replaced by anything."""
    arguments = list(call.given)
    for place in sorted(data.draw(st.sets(st.integers(0, len(arguments) - 1), min_size=1, max_size=2))):
        arguments[place] = data.draw(NO_COUNT if isinstance(arguments[place], Count) else ANYTHING)
    return arguments


@pytest.mark.parametrize("name", nr.games())
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_whatever_is_handed_over_works_or_is_refused_by_name(name: str, data: st.DataObject) -> None:
    """If any call of the public face is given anything, then it works, or an error of ours says why nothing changed."""
    table = table_of(name)
    found, before = calls(table), table.marks()
    for _ in range(4):
        where = data.draw(st.sampled_from(sorted(found)))
        arguments = spoilt(data, found[where])
        try:
            found[where].function(*arguments)
        except NineRealmsError as error:
            refused = error.sentence
        else:
            refused = ""
        assert not refused or refused.endswith("."), refused
        if table.marks() != before:
            del laid[name]
            assert not refused, where
            return


@settings(max_examples=EXAMPLES)
@given(data=st.data())
@pytest.mark.skipif(nr.form() != "compiled", reason="the lab is Python in every form")
def test_whatever_the_lab_is_given_works_or_is_refused_by_name(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """If a call of the lab is given anything, then it works, or an error of ours says why not."""
    found = of_the_lab("northgard", tmp_path_factory.getbasetemp())
    where = data.draw(st.sampled_from(sorted(found)))
    with suppress(NineRealmsError):
        found[where].function(*spoilt(data, found[where]))


def test_the_whole_face_is_tried(tmp_path: Path) -> None:
    """If a name is public, then it is among the calls that are tried, or there is a reason why not."""
    tried = {*calls(table_of("northgard")), *(f"lab.{name}" for name in of_the_lab("northgard", tmp_path))}
    things = {name: getattr(nr, name) for name in nr.__all__}
    errors = {name for name, thing in things.items() if isinstance(thing, type) and issubclass(thing, Exception)}
    for room, module in ROOMS.items():
        for name in set(module.__all__) - errors - OTHERS.keys():
            assert f"{room}.{name}" in tried or any(each.startswith(f"{room}.{name}.") for each in tried), name
    for where, (kind, others) in CLASSES.items():
        public = {name for name in dir(kind) if not name.startswith(("_", "say_")) and callable(getattr(kind, name))}
        assert public - {each.removeprefix(f"{where}.") for each in tried} == set(others), where
