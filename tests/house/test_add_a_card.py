"""Adding a plain card to Dice Forge: done in a copy, tested and played there, and the files touched are counted."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, ROOT, TESTS
from tests.programs import python

GAME = "src/ninerealms/games/diceforge"
BLOCK = """
[sets.raven]
number = 96
series = "house"
slot = "M2"
glory = 1
type = "now"
effect = ["gain 2 gold", "gain 1 moon"]
source = "house"
"""
TEXTS = {
    "en": ("The Raven", "gain 2 gold and 1 moon shard", "Raven"),
    "fr": ("Le Corbeau", "gagnez 2 pièces d’or et 1 fragment lunaire", "Corbeau"),
    "ja": ("大鴉", "金2と月のかけら1個を得る", "大鴉"),
}
RULE_TEST = '''"""O. The Raven."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario_cards import buyer


@pytest.mark.rule("DFR-097")
def test_the_raven_gives_gold_and_a_moon_shard() -> None:
    """If the Raven is accomplished, then its buyer gains 2 gold and 1 moon shard, and its glory counts at the end."""
    t = buyer("raven").choose("raven")
    assert t.log("ACCOMPLISHED") == [(0, "raven", "M2")]
    assert (t.purse(0), t.player(0)["score"]["cards"]) == ((2, 0, 1, 0), 1)
'''
NEW_TEST = "tests/games/diceforge/rules/cards/test_raven.py"
# Tests that go through all cards, all texts or all slots.
HELD_TO = (
    *("tests/games/diceforge/test_content.py", "tests/games/diceforge/rules/test_scope.py"),
    *("tests/games/diceforge/rules/test_setup.py", "tests/games/diceforge/rules/cards/test_printed.py"),
    "tests/games/diceforge/words/test_names.py::test_all_names_exist",
    "tests/games/diceforge/picture/test_picture.py::test_every_card_has_an_emblem_and_a_short_name",
    *("tests/house/test_texts.py", "tests/house/test_rules.py"),
)
PLAY = """
import random
import sys

import ninerealms as nr
from ninerealms.kernel.replaying import verify

assert nr.__file__.startswith(sys.argv[1]), nr.__file__
dice, bought = random.Random(5), 0
for setup in ("raven", "goddess, raven", "random"):
    match = nr.table("diceforge", players=3, seed=11, options={"setup": setup})
    while match.decision is not None:
        game, state = match.game, match.state
        said = {action: game.describe(state, action, "en") for action in match.decision.options}
        wanted = [action for action, words in said.items() if "The Raven" in words]
        if match.step % 40 == 0 or wanted:
            for lang, name in (("en", "Raven"), ("fr", "Corbeau"), ("ja", "大鴉")):
                assert all(game.describe(state, action, lang) for action in said) and game.prompt(state, lang)
                if setup != "random":
                    assert name in "".join(game.write_table(match.view(0), lang))
                    assert name in game.draw(match.view(0), lang)
        bought += bool(wanted)
        match.submit(dice.choice(wanted or list(said)))
    assert setup == "random" or any("The Raven" in line.text for line in match.log(0, "en"))
    assert verify(match.replay(), nr.game).changed_words == []
assert bought > 3, bought
"""


def copy_of_the_checkout(folder: Path) -> Path:
    """The package and its tests as they are here, to be changed."""
    made = shutil.ignore_patterns("__pycache__", "_built", "_compiled")
    shutil.copytree(PACKAGE, folder / PACKAGE.relative_to(ROOT), ignore=made)
    shutil.copytree(TESTS, folder / "tests", ignore=made)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def add(file: Path, text: str) -> None:
    """Write a new file, or at the end of one."""
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    file.write_text(before + text, encoding="utf-8")


def add_the_card(copy: Path, block: str = BLOCK) -> None:
    """A block of content, three texts and a rule test."""
    add(copy / GAME / "content.toml", block)
    for lang, (name, effect, short) in TEXTS.items():
        keys = {"set-raven": name, "effect-raven": effect, "draw-name-raven": short}
        add(copy / GAME / f"words/{lang}.ftl", "".join(f"{key} = {text}\n" for key, text in keys.items()))
    add(copy / NEW_TEST, RULE_TEST)


def touched(copy: Path) -> set[str]:
    """The files that differ from the checkout or are new."""
    names = {path.relative_to(copy) for path in copy.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    return {
        name.as_posix()
        for name in names
        if not (ROOT / name).is_file() or (ROOT / name).read_bytes() != (copy / name).read_bytes()
    }


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A program that finds this copy and no other."""
    return subprocess.run(
        python(*words),
        env={**os.environ, "PYTHONPATH": str(copy / "src"), "NINEREALMS_FORM": "pure", "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_adding_a_card_is_one_block_three_texts_and_one_test(tmp_path: Path) -> None:
    """If a plain card has its block, texts and rule test, then it is bought, does what it says, is told and drawn."""
    copy = copy_of_the_checkout(tmp_path)
    add_the_card(copy)
    texts = {f"{GAME}/words/{lang}.ftl" for lang in TEXTS}
    assert touched(copy) == {f"{GAME}/content.toml", *texts, NEW_TEST}
    tested = run(copy, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", NEW_TEST, *HELD_TO)
    assert tested.returncode == 0, tested.stdout
    played = run(copy, "-c", PLAY, str(copy))
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("number = 96", "number = 54", "sets.raven and celestial.celestial-1 have the same number 54; 96 is free."),
        (
            "2 gold",
            "2 silver",
            "sets.raven: \"gain 2 silver\" has 'silver' where there should be a resource (gold, sun,",
        ),
    ],
)
def test_a_card_that_cannot_be_read_is_refused(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    """If a number is taken or a word unknown, then the game does not begin; it says which block and what is wrong."""
    copy = copy_of_the_checkout(tmp_path)
    assert right in BLOCK
    add_the_card(copy, BLOCK.replace(right, wrong))
    refused = run(copy, "-c", "import ninerealms.games.diceforge")
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1].startswith(f"ninerealms.errors.BadContent: {sentence}")
