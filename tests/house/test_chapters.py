"""Which tests of the games run in which form: nothing plain is left out, and no chapter is."""

from __future__ import annotations

import subprocess
from collections import Counter

import pytest

from tests.games.chapters import HERE, is_plain
from tests.house.tree import ROOT, name_of
from tests.programs import python

PLAIN = name_of(next(HERE.rglob("northgard/**/test_view.py")))
CHAPTERS = [name_of(next(HERE.rglob(f"northgard/**/test_{chapter}.py"))) for chapter in ("combat", "move")]


def collected(*arguments: str) -> Counter[str]:
    """How many tests pytest would run of each of these modules."""
    command = python("-m", "pytest", "--collect-only", "-q", "-n", "0", *arguments, PLAIN, *CHAPTERS)
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return Counter(line.split("::")[0] for line in asked.stdout.splitlines() if "::" in line)


def test_one_test_of_each_chapter_is_kept_and_all_plain_ones() -> None:
    """If tests are collected with --chapters, then each module of scenarios has one, and plain modules have all."""
    whole = collected()
    assert min(whole[module] for module in (PLAIN, *CHAPTERS)) > 1
    assert collected("--chapters") == {PLAIN: whole[PLAIN], **dict.fromkeys(CHAPTERS, 1)}
    assert collected("-m", "not plain") == {module: whole[module] for module in CHAPTERS}


@pytest.mark.parametrize(
    ("place", "plain"),
    [
        ("northgard/test_draw.py", True),
        ("northgard/words/test_prompts.py", True),
        ("northgard/rules/test_combat.py", False),
        ("yggdrasil/test_creatures_draw.py", False),
        ("yggdrasil/test_view_exact.py", True),
    ],
)
def test_a_module_is_plain_by_its_room_or_its_name(place: str, plain: bool) -> None:
    """If a module tests what is shown or said, then it is plain; a rule with such a word in its name is not."""
    assert is_plain(HERE / place) == plain
