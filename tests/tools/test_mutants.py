"""What the mutation tool reads and says."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import mutants
from mutants import Mutant, Survivor

pytestmark = pytest.mark.house

LISTING = """
    ninerealms.games.northgard.rules.combat.x_fights__mutmut_3: survived
    ninerealms.games.northgard.rules.rules.xǁNorthRulesǁvalue__mutmut_12: killed
    ninerealms.games.northgard.rules.combat.x__hidden__mutmut_1: timeout
    ninerealms.games.northgard.xǁNorthgardǁsay_option__mutmut_1: no tests
    ninerealms.games.northgard.xǁNorthgardǁdraw__mutmut_1: no tests
    ninerealms.games.northgard.rules.combat.x_draw_bonus__mutmut_2: killed
a word on the way: 12
"""


def test_results_are_read() -> None:
    """If mutmut lists changes, then each has a module, a function and a fate; words and drawings are not read."""
    found = [(m.module, m.function, m.fate) for m in mutants.read_results(LISTING)]
    assert found == [
        ("combat", "fights", "survived"),
        ("rules", "NorthRules.value", "killed"),
        ("combat", "_hidden", "timeout"),
        ("combat", "draw_bonus", "killed"),
    ]


def test_a_difference_becomes_the_lines_before_and_after() -> None:
    """If a change is shown as a difference, then what it took out and put in are kept, without indentation."""
    text = "# x: survived\n--- a.py\n+++ a.py\n@@ -1,3 +1,3 @@\n def f():\n-    if a:\n+    if not a:\n     pass\n"
    mutant = Mutant("k", "survived", "combat", "fights")
    assert mutants.read_diff(mutant, text) == Survivor("combat.fights", "if a:", "if not a:")


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


@pytest.mark.parametrize(("wanted", "told"), [("", []), ("1", ["--max-children", "1"])])
def test_the_number_of_children_can_be_said(monkeypatch: pytest.MonkeyPatch, wanted: str, told: list[str]) -> None:
    """If CHILDREN is in the environment, then mutmut is told; otherwise it decides itself."""
    monkeypatch.setenv("CHILDREN", wanted)
    assert mutants.children() == told


def test_what_was_not_noticed_is_tried_again() -> None:
    """If a run is repeated, then what survived, had no test or was not reached is tried, and nothing else."""
    fates = ("killed", "survived", "timeout", "no tests", "not checked", "segfault")
    tried = [Mutant(fate, fate, "combat", "f") for fate in fates]
    assert [mutant.key for mutant in mutants.unnoticed(tried)] == ["survived", "no tests", "not checked"]


def test_an_endless_loop_ends_by_a_failure(tmp_path: Path) -> None:
    """If a test works without end, then the guard laid beside the tests makes it fail."""
    (tmp_path / "conftest.py").write_text(mutants.GUARD, encoding="utf-8")
    guard = runpy.run_path(str(tmp_path / "conftest.py"))
    with pytest.raises(TimeoutError, match="no end in sight"):
        guard["give_up"](27, None)


def test_the_table_counts_a_time_limit_as_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    """If one change was noticed, one hung and one survived, then two of three were noticed, one by time."""
    mutants.print_table(Mutant("k", fate, "combat", "f") for fate in ("killed", "timeout", "survived"))
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line]
    assert rows[1:] == [["combat", "3", "2", "(1)", "1"], ["all", "3", "2", "(1)", "1"]]


def test_what_is_left_out_has_a_reason() -> None:
    """If modules are not changed, then the tool says why, and the rules are not among them."""
    assert all(mutants.LEFT_OUT.values())
    chosen = mutants.modules_of("northgard", "")
    assert {"combat", "move", "turn", "renew", "board", "view"} <= set(chosen)
    assert not {"judge", "picture", "scene", "words", "prompts"} & set(chosen)
    assert mutants.modules_of("northgard", "renew,move") == ["renew", "move"]
