"""What the mutation tool reads and says."""

from __future__ import annotations

import ast
import importlib
import io
import subprocess
import sys
from pathlib import Path

import pytest

import mutants
import mutants_made
from mutants import Survivor
from mutants_made import Change, Made
from mutants_tried import Fate
from tests.house.tree import ROOT
from tests.programs import python

pytestmark = pytest.mark.house

RULES = """class Table:
    def __init__(self) -> None:
        self.left: int = 3

    def take(self, many: int) -> int:
        self.left = self.left - many
        return self.left


def is_over(table: Table, limit: int = 0) -> bool:
    if (
        table.left <= limit
    ):
        return True
    return False
"""


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    """The changes of a small module, which can be imported."""
    (tmp_path / "small_rules.py").write_text(RULES, encoding="utf-8")
    monkeypatch.setattr(mutants_made, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "small_rules", raising=False)
    return Made("small_rules.py")


def change(made: Made, after: str) -> Change:
    """The change that puts a line in."""
    return next(one for one in made.changes if one.after == after)


def test_a_change_is_the_lines_before_and_after(made: Made) -> None:
    """If a line of a method is changed, then place and lines are told, and the line a test has to reach."""
    found = change(made, "self.left = self.left + many")
    assert (found.place, found.before) == ("small_rules.Table.take", "self.left = self.left - many")
    assert (found.first, found.last) == (6, 6)


def test_a_change_within_a_statement_is_reached_with_its_head(made: Made) -> None:
    """If a line inside a condition is changed, then whoever reaches the condition reaches it, what follows or not."""
    found = change(made, "table.left < limit")
    assert (found.first, found.last) == (11, 13)


def test_a_change_can_be_switched_on(made: Made) -> None:
    """If a change of a method and one of a default are switched on, then the functions known before do as changed."""
    rules = importlib.import_module("small_rules")
    table, is_over = rules.Table(), rules.is_over
    assert table.take(1) == 2
    made.switch_on(change(made, "self.left = self.left + many"))
    assert table.take(1) == 3
    assert not is_over(rules.Table())
    made.switch_on(change(made, "def is_over(table: Table, limit: int = 1) -> bool:"))
    table.left = 1
    assert is_over(table)


def test_a_change_with_wrong_types_is_known_by_its_lines(made: Made) -> None:
    """If types are wrong in the lines of a copy, then its change is refused, unless the unchanged copy has the same."""
    found = change(made, "self.left = None")
    first, _ = made.copies[found.owner, found.name, str(found.number)]
    plain, _ = made.copies[found.owner, found.name, "orig"]
    assert made.refused([(first + 1, "no int")]) == {("Table", "take", found.number)}
    assert made.refused([(first + 1, "made on line 7"), (plain + 1, "made on line 3")]) == set()
    assert made.refused([(1, "no int")]) == set()


def test_explanations_are_read_from_the_page() -> None:
    """If a list item names a place and changes, one or several, then all are explained; other lines explain nothing."""
    page = "# Head\n- `a.f`: `x` → `y`: why.\n- `a.g`: `1` → `2`, `1` → `3`: because.\nText with `a` → `b`.\n"
    assert mutants.read_explained(page) == {
        Survivor("a.f", "x", "y"),
        Survivor("a.g", "1", "2"),
        Survivor("a.g", "1", "3"),
    }


def test_a_module_can_ask_for_tests_elsewhere() -> None:
    """If a module is held by tests outside the game's folder, then these are asked for it, and for no other module."""
    asked, usual = (mutants.tests_of("yggdrasil", [module]) for module in ("campaign", "move"))
    more = set(asked) - set(usual)
    assert "tests/terminal/test_campaign.py" in more
    assert all(name.startswith("tests/terminal/test_campaign") for name in more)
    assert set(usual) < set(asked)
    assert not [name for name in usual if "/picture/" in name or "test_words" in name]


def test_whole_games_are_not_asked() -> None:
    """If a test plays whole random games, then it is found by what it calls, and its neighbours are not."""
    text = "def test_a() -> None:\n    pass\n\n\ndef test_b() -> None:\n    for step in each_step(1):\n        pass\n"
    text += "\n\ndef test_c() -> None:\n    assert witness().bought\n\n\ndef test_d() -> None:\n    pass\n"
    assert mutants.WHOLE_GAME.findall(text) == ["test_b", "test_c"]


def test_a_lot_is_drawn_the_same_way_twice(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """If SAMPLE is in the environment, then so many are drawn, by the lot of SEED; all without it, or if it is many."""
    assert mutants.draw_lots(made.changes) == made.changes
    monkeypatch.setenv("SAMPLE", "4")
    drawn = mutants.draw_lots(made.changes)
    assert len(drawn) == 4
    assert mutants.draw_lots(made.changes) == drawn
    monkeypatch.setenv("SEED", "2")
    assert mutants.draw_lots(made.changes) != drawn
    monkeypatch.setenv("SAMPLE", "4000")
    assert mutants.draw_lots(made.changes) == made.changes


def test_the_bounds_of_a_lot() -> None:
    """If 180 of 200 were noticed, then Wilson's 95 % interval of all is 85.1 to 93.4 per cent."""
    assert mutants.wilson(180, 200) == pytest.approx((85.06, 93.43), abs=0.01)


def test_what_was_not_noticed_is_tried_again(made: Made, tmp_path: Path) -> None:
    """If a run goes on where another ended, then what survived or was not reached is tried, and nothing else."""
    fates = dict(zip(made.changes, ("killed", "survived", "timeout", "no tests", "types"), strict=False))
    first = mutants.Ledger(tmp_path / "l.json", made.changes, again=False, screen=io.StringIO())
    assert first.wanted == made.changes
    for one, fate in fates.items():
        first.note(one, Fate(fate, ""))
    first.save()
    second = mutants.Ledger(tmp_path / "l.json", made.changes, again=True, screen=io.StringIO())
    noticed = [one for one, fate in fates.items() if fate in ("killed", "timeout", "types")]
    survived = [one for one, fate in fates.items() if fate in ("survived", "no tests")]
    assert second.wanted == [one for one in made.changes if one not in fates] + survived
    assert not set(noticed) & set(second.wanted)


def test_the_table_counts_a_time_limit_as_noticed(made: Made, capsys: pytest.CaptureFixture[str]) -> None:
    """If one change was noticed by types, one by a test, one hung and one survived, then each has its column."""
    mutants.print_table(zip(made.changes, ("types", "killed", "timeout", "survived"), strict=False))
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines() if line]
    assert rows[2:] == [["small_rules", "4", "1", "1", "1", "1"], ["all", "4", "1", "1", "1", "1"]]


TRIED = """
import os
import sys
sys.path[:0] = [{tools!r}, {here!r}]
from pathlib import Path
import mutants_made, mutants_tried
mutants_made.ROOT = mutants_tried.ROOT = Path({here!r})
mutants_tried.LONGEST = 0.3
made = mutants_made.Made("small_rules.py")
fates = {{}}
note = lambda one, fate: fates.update({{one.after: fate.fate}})
trial = mutants_tried.Trial([made], made.changes, lambda *_: True, 2, note)
code = mutants_tried.try_changes(trial, [{here!r} + "/test_small.py"], [])
os.write(1, repr((code, fates, trial.too_slow)).encode())
"""


@pytest.mark.long  # a pytest of its own
def test_changes_are_tried_with_the_tests_that_reach_them(made: Made, tmp_path: Path) -> None:
    """If one function has a test and the other none, then changes of the first are noticed, those of the other not.

    If a test works too long, then it is not asked, and the others are.
    """
    assert made.changes
    (tmp_path / "test_small.py").write_text(
        "from small_rules import Table\n\ndef test_slow():\n    while True:\n        pass\n\n"
        "def test_it():\n    assert Table().take(1) == 2\n",
        encoding="utf-8",
    )
    text = TRIED.format(tools=str(Path(mutants.__file__).parent), here=str(tmp_path))
    done = subprocess.run(python("-c", text), cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    code, fates, too_slow = ast.literal_eval(done.stdout)
    assert code == 0
    assert [test.rpartition("::")[2] for test in too_slow] == ["test_slow"]
    assert fates["self.left = self.left + many"] == "killed"
    assert fates["table.left < limit"] == "no tests"


def test_what_is_left_out_has_a_reason() -> None:
    """If modules are not changed, then the tool says why, and the rules are not among them."""
    assert all(mutants.LEFT_OUT.values())
    chosen = mutants.modules_of("northgard", "")
    assert {"combat", "move", "turn", "renew", "board", "view"} <= set(chosen)
    assert not {"judge", "picture", "scene", "words", "prompts"} & set(chosen)
    assert mutants.modules_of("northgard", "renew,move") == ["renew", "move"]
