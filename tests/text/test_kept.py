"""What is kept: made once of what it is made of, and forgotten when there is too much."""

from __future__ import annotations

from functools import partial

from ninerealms.text.kept import Kept


def test_equal_parts_are_one_thing() -> None:
    """If something is made of parts that are equal, then it is made once; 1, "1" and True are not equal."""
    kept: Kept[str] = Kept(10)
    made: list[object] = []

    def thing(parts: object) -> str:
        def make() -> str:
            made.append(parts)
            return repr(parts)

        return kept.get(parts, make)

    for _ in range(2):
        for parts in ([1, {"a": [2]}], [1, {"a": [3]}], [1], ["1"], [True]):
            assert thing(parts) == repr(parts)
    assert len(made) == 5
    changed = [1]
    assert thing(changed) == "[1]"
    changed.append(2)
    assert thing(changed) == "[1, 2]"


def test_not_everything_is_kept() -> None:
    """If there are too many things, then those before are forgotten, and made anew when they are wanted."""
    kept: Kept[int] = Kept(3)
    for number in range(100):
        assert kept.get([number], partial(int, number)) == number
        assert len(kept.found) <= 3
    assert kept.get([0], lambda: -1) == -1
