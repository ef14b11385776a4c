"""Table mode: what is to be thrown or drawn, and the name of every result."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.words import words
from ninerealms.kernel import chance
from ninerealms.kernel.game import Value
from ninerealms.kernel.match import Match
from tests.games.ragnarok.words.speaking import in_all, in_english


def wanted(table: Match) -> tuple[list[str], list[str]]:
    """What is to be thrown or drawn in all languages, and the results in English."""
    fork = chance.fork(table)
    assert fork is not None
    results = [in_english(words.say_result(fork, result)) for result in range(len(fork.after))]  # type: ignore[arg-type]
    return in_all(words.say_chance(fork)), results  # type: ignore[arg-type]


def set_up(table: Match) -> list[tuple[str, list[str]]]:
    """The draws of the set-up in turn, the last result entered each time."""
    found = []
    while table.needed is not None:
        asked, results = wanted(table)
        found.append((asked[0], results))
        table.enter(len(results) - 1)
    return found


def real(players: int, **options: Value) -> Match:
    return Match(GAME, players, 1, options, real=True)


def test_the_set_up_names_what_is_drawn() -> None:
    """If two play with the printed game, then lots, realms, forges and monsters are drawn one after another."""
    found = set_up(real(2, heroes="dealt"))
    questions = [question for question, _ in found]
    assert questions[0] == "Draw lots: who goes first?"
    assert found[0][1] == ["Rowan", "Fjord"]
    assert questions[1] == "Draw the realm token for the gate in Hrafnmark 2"
    assert found[1][1] == ["Vanaheim", "Alfheim", "Muspelheim", "Svartalfheim"]
    fourth = questions.index("Draw the fourth forge token, beside one of each rune")
    assert found[fourth][1] == ["Fehu", "Isa", "Tiwaz"]
    assert questions[fourth + 1] == "Draw the forge token in Hrafnmark 1"
    assert "Draw the Region of the Draugr" in questions
    assert "Rowan, draw a Hero at random" in questions
    assert found[questions.index("Rowan, draw a Hero at random")][1] == [
        *("Ragnar", "Aslaug", "Snorri", "Lagertha", "Beowulf")
    ]
    cards = [results for question, results in found if "draw a Combat card" in question]
    assert len(cards) == 3
    assert cards[0] == [str(place + 1) for place in range(36)]


@pytest.mark.parametrize("choice", ["default", "random"])
def test_sheets_are_named_as_sets(choice: str) -> None:
    """If the Frost Giants are monsters, then the draw of the sheets names the six that take part."""
    found = set_up(real(3, mode="monsters", monster_choice=choice))
    sheets = [results for question, results in found if question == "Draw the monster sheets: which take part?"]
    assert len(sheets) == 1
    assert "Draugr, Troll, Lindworm, Fenrir, Nidhogg, Frost Giants" in sheets[0]
    assert len(set(sheets[0])) == len(sheets[0])


def test_each_draw_names_what_it_lays() -> None:
    """If a result of the set-up is entered, then what it was called is what lies there."""
    table = real(4)
    laid: list[str] = []
    while table.needed is not None:
        asked, results = wanted(table)
        if "realm token" in asked[0] or "forge token" in asked[0]:
            laid.append(f"{results[-1]} {asked[0].rpartition(' in ')[2]}")
        table.enter(len(results) - 1)
    regions = GAME.see(table.state, 0)["regions"]
    names = {region["number"]: f"{region['land'].title()} {region['number']}" for region in regions}
    there = {f"{region['gate'].title()} {names[region['number']]}" for region in regions if region["gate"]}
    there |= {f"{region['forge'].title()} {names[region['number']]}" for region in regions if region["forge"]}
    assert set(laid) <= there
    assert len(laid) >= 10


def test_the_monster_die_is_named_by_its_faces() -> None:
    """If a monster is activated, then the die is to be thrown for it, and its faces have names."""
    table = real(2, heroes="dealt")
    set_up(table)
    while table.state.kind != v.ACTIVATE_NEXT:
        options = table.state.decision
        assert options is not None
        preferred = {v.SPECIAL_ACT: 3, v.MONSTERS_HOW: v.ACTIVATE_SOME}.get(table.state.kind, options.options[-1])
        table.submit(preferred)
        set_up(table)
    table.submit(0)
    asked, results = wanted(table)
    assert asked == [
        "Roll the monster die for the Draugr",
        "Lancez le dé de Monstre\u00a0: le Draugr",
        "ドラウグの怪物ダイスを振ってください",
    ]
    assert results == ["Move 1", "Move 2", "Move 2", "Attack", "Move 1 or Attack", "Move 2 or Attack"]
