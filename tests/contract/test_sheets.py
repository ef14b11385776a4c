"""Every thing of the box can be looked up, in every language, with its rule; and the page knows where it is."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

import ninerealms as nr
from ninerealms.kernel.game import Game
from ninerealms.kernel.state import State
from tests.contract.cases import LANGUAGES
from tests.contract.checks.choices import SYMBOL, UNSAID
from tests.contract.walk import rules_of

MOMENTS = 40


@pytest.mark.plain
@pytest.mark.parametrize("name", nr.games())
def test_every_sheet_is_whole(name: str) -> None:
    """If a thing is looked up, then it has one sheet with name, effect, rule and a known symbol in every language."""
    game = nr.game(name)
    sheets, symbols = game.sheets(), {"", *SYMBOL.findall(game.symbols())}
    keys, kinds = [sheet.key for sheet in sheets], [kind for kind, _ in groupby(sheet.kind.key for sheet in sheets)]
    assert len(set(keys)) == len(keys) > 20
    assert len(set(kinds)) == len(kinds) > 2
    assert {sheet.rule for sheet in sheets} <= rules_of(game)
    assert {sheet.icon for sheet in sheets} <= symbols
    for lang in LANGUAGES:
        voice = game.words(lang)
        said = [[voice.render(part) for part in (sheet.kind, sheet.name, *sheet.effects)] for sheet in sheets]
        assert [text for texts in said for text in texts if UNSAID.search(text)] == []
        assert [sheet.key for sheet in sheets if sheet.cost is not None and not voice.render(sheet.cost)] == []


def moments(game: Game) -> list[State]:
    """Some states of a random game at a question."""
    chance, state, found = Random(5), game.start(game.seats[-1], 5), list[State]()
    while state.decision is not None and len(found) < MOMENTS:
        found.append(state)
        state = game.child(state, chance.choice(state.decision.options))
    return found


@pytest.mark.plain
@pytest.mark.parametrize("name", nr.games())
def test_phase_and_belongings_are_told(name: str) -> None:
    """If somebody is asked, then round and phase, what the seat has and what it lacks are said in every language."""
    game = nr.game(name)
    for state in moments(game):
        state.reasons = {}
        seat = max(state.seat, 0)
        told = [part for part in game.say_standing(state, seat) if part is not None]
        assert len(told) == 2
        for lang in LANGUAGES:
            assert not any(UNSAID.search(game.words(lang).render(said)) for said in told)


@pytest.mark.plain
@pytest.mark.parametrize("name", nr.games())
def test_what_is_missing_is_told(name: str) -> None:
    """If something is closed, then its sheet is known, and what is missing for it can be said."""
    game = nr.game(name)
    known = {"", *(sheet.key for sheet in game.sheets())}
    table = nr.table(name, players=game.seats[-1], seed=5)
    chance = Random(6)
    for _ in range(MOMENTS):
        decision = table.decision
        if decision is None:
            break
        for action, reason in table.reasons.items():
            assert game.thing_of(table.state, decision.kind, action) in known
            missing = game.say_missing(table.state, action, reason)
            if missing is not None:
                assert [lang for lang in LANGUAGES if UNSAID.search(game.words(lang).render(missing))] == []
        table.submit(chance.choice(decision.options))
