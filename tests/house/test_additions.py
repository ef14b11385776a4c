"""Adding a bot or a language: done in a copy of the package, played, and the files touched are counted."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE
from tests.programs import python

BOT = '''"""The player who never dares."""

from __future__ import annotations

from ninerealms.kernel.rng import Rng
from ninerealms.players.chair import Chair


class TimidBot:
    """Always the first option."""

    def __init__(self, rng: Rng, level: str) -> None:
        self.name = f"timid:{level}"

    def choose(self, chair: Chair) -> int:
        return chair.decision.options[0]
'''
ENTRY = '    Entry("timid", "one who never dares", TimidBot, LEVELS, ("easy",)),\n'

PLAY_THE_BOT = """
from ninerealms.text.words import words
from ninerealms.players.seating import bot, chooser
from ninerealms.server.http import game_endpoints
from ninerealms.server.live import bots
from ninerealms.server.site import pages
from ninerealms.lab.simulate import Job, simulate

assert bot("timid", 1, 0, chooser(1)).name == "timid:normal"
assert simulate(Job("northgard", 2, 2, ["timid:strong", "random"], 7, {}), 1, lambda _: None).games == 2
assert [(row.name, row.text, [level.value for level in row.levels]) for row in game_endpoints.bots("fr")][0] == (
    "timid", "one who never dares", ["easy", "normal", "strong"])
offered = {row.value: row.text for row in pages.offered_bots(pages.speaker("en"))}
assert offered["timid:easy"] == "one who never dares (easy)", offered
assert bots.read_bot("timid:easy") == "timid:easy"
"""

PLAY_THE_LANGUAGE = """
import msgspec

import ninerealms as nr
from ninerealms.text.languages import LANGUAGES
from ninerealms.server import json_shapes
from ninerealms.server.http import game_endpoints
from ninerealms.server.site import pages

assert LANGUAGES[-1] == "nb"
for name in nr.games():
    table = nr.table(name, seed=3)
    for step in range(40):
        if table.decision is None:
            break
        said = [table.game.describe(table.state, action, "nb") for action in table.decision.options]
        assert all(said) and table.game.prompt(table.state, "nb")
        table.submit(table.decision.options[step % len(said)])
    assert table.game.write_table(table.view(0), "nb")
    assert "<svg" in table.game.draw(table.view(0), "nb")
    assert any("Rognebær" in line.text for line in table.log(0, "nb")), name
    assert game_endpoints.describe(table.game, "nb").title
assert msgspec.convert("nb", json_shapes.Lang) == "nb"
assert pages.page_words("nb")["seat-0"] == "Rognebær"
html = pages.templates().get_template("start.html").render(
    lang="nb", languages=pages.KNOWN, t=pages.page_words("nb"), words="{}", icons="", games=nr.games(), bots=[])
assert '<option value="nb" selected>Norsk</option>' in html
"""


def copy_of_the_package(folder: Path) -> Path:
    """The package as it is in this checkout, to be changed."""
    made = shutil.ignore_patterns("__pycache__", "_built")
    return Path(shutil.copytree(PACKAGE, folder / "src" / "ninerealms", ignore=made))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), encoding="utf-8")


def touched(package: Path) -> set[str]:
    """The files that differ from the checkout or are new, by their path in the package."""
    found = set()
    for path in package.rglob("*"):
        name = path.relative_to(package)
        if path.is_file() and path.suffix != ".pyc":
            before = PACKAGE / name
            if not before.is_file() or before.read_bytes() != path.read_bytes():
                found.add(name.as_posix())
    return found


def run(package: Path, *words: str) -> str:
    """What Python prints that finds this package and no other."""
    done = subprocess.run(
        python(*words),
        env={**os.environ, "PYTHONPATH": str(package.parent), "NINEREALMS_FORM": "pure", "COLUMNS": "200"},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_adding_a_bot_is_one_module_and_one_entry(tmp_path: Path) -> None:
    """If a bot is written and entered, then command line, lab, server and page know it; nothing else is touched."""
    package = copy_of_the_package(tmp_path)
    (package / "players" / "timid.py").write_text(BOT, encoding="utf-8")
    roster, last = package / "players" / "roster.py", "MctsBot(rng, iterations=number)),\n"
    change(roster, "\n\nclass Entry", "from ninerealms.players.timid import TimidBot\n\n\nclass Entry")
    change(roster, last, last + ENTRY)
    assert touched(package) == {"players/timid.py", "players/roster.py"}
    run(package, "-c", PLAY_THE_BOT)
    assert "timid[:easy|normal|strong]" in run(package, "-m", "ninerealms.cli", "play", "--help")


@pytest.mark.slow
def test_adding_a_language_is_one_record_and_its_texts(tmp_path: Path) -> None:
    """If a language has its record and its texts, then games, drawings, command line and pages speak it."""
    package = copy_of_the_package(tmp_path)
    last = 'gap=""),\n'
    change(package / "text" / "languages.py", last, last + '    Language("nb", "Norsk"),\n')
    texts = set()
    for english in package.rglob("en.ftl"):
        text = english.read_text(encoding="utf-8").replace("seat-0 = Rowan\n", "seat-0 = Rognebær\n")
        norwegian = english.with_name("nb.ftl")
        norwegian.write_text(text, encoding="utf-8")
        texts.add(norwegian.relative_to(package).as_posix())
    assert touched(package) == {"text/languages.py", *texts}
    run(package, "-c", PLAY_THE_LANGUAGE)
    assert "en, fr, ja, nb" in run(package, "-m", "ninerealms.cli", "play", "--lang", "nb", "--help")


def test_what_was_touched_is_seen(tmp_path: Path) -> None:
    """If a file of the copy is changed or new, then it is named, and no other is."""
    package = copy_of_the_package(tmp_path)
    assert touched(package) == set()
    (package / "new.py").write_text("", encoding="utf-8")
    change(package / "kernel" / "ints.py", "from __future__", "from  __future__")
    assert touched(package) == {"new.py", "kernel/ints.py"}
