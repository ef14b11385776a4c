"""Any game's choices as data: what a door lays out is whole in every language and loses nothing of the sentence."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

import ninerealms as nr
from ninerealms import ledger
from ninerealms.kernel.choice import Choice, Odds
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE
from ninerealms.players.seating import chooser
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say
from tests import ladder, noughts, toy

MOMENTS = 120
SEEDS = (3, 11)
UNSAID = re.compile(r"[\x00-\x1f\x7f]|\{|\}|^\s|\s$|^$")
SYMBOL = re.compile(r'<symbol id="([\w-]+)"')


def each_part(choice: Choice) -> list[Say]:
    """All that is said of a choice."""
    parts = [choice.group, choice.head, choice.detail, choice.cost, *(odds.counts for odds in choice.odds)]
    return [part for part in parts if part is not None]


def key_of(choice: Choice) -> str:
    return "" if choice.group is None else choice.group.key


def complaints(table: Match, choices: dict[int, Choice]) -> list[str]:
    """What is wrong with the choices of a pending question, in sentences."""
    game, decision = table.game, table.decision
    assert decision is not None
    groups = [key for key, _ in groupby(key_of(choice) for choice in choices.values())]
    known = {rule.id for rule in ledger.read(game.folder) if not rule.is_retired}
    symbols = {"", *SYMBOL.findall(game.symbols())}
    found = [] if sorted(choices) == decision.options else ["not every option is a choice"]
    found += [] if len(set(groups)) == len(groups) else ["a group is torn apart"]
    found += ["a way out is not last"] if "" in groups[:-1] else []
    for action, choice in choices.items():
        found += [] if choice.icon in symbols else [f"{action} has no known icon: {choice.icon}"]
        found += [] if choice.rule in known else [f"{action} follows no known rule: {choice.rule}"]
        found += [f"{action} has odds of {odds.chance}" for odds in choice.odds if not 0 <= odds.chance <= 1]
    return found + [sentence for lang in LANGUAGES for sentence in unsaid(table, choices, lang)]


def unsaid(table: Match, choices: dict[int, Choice], lang: str) -> list[str]:
    """Parts that do not read well in a language, and options that only the sentence tells apart."""
    game, state = table.game, table.state
    said = {action: [game.words(lang).render(part) for part in each_part(choice)] for action, choice in choices.items()}
    found = [
        f"{action} says {text!r} in {lang}" for action, texts in said.items() for text in texts if UNSAID.search(text)
    ]
    sentences = {game.describe(state, action, lang) for action in choices}
    return found if len({tuple(texts) for texts in said.values()}) >= len(sentences) else [*found, f"alike in {lang}"]


def games() -> list[Game]:
    return [*(nr.game(name) for name in nr.games()), toy.GAME, ladder.GAME, noughts.GAME]


def walk(game: Game, seed: int) -> list[str]:
    """The complaints about the first moments of a random game."""
    table, rng = Match(game, game.seats[seed % len(game.seats)], seed), chooser(seed)
    found: list[str] = []
    while (decision := table.decision) is not None and table.step < MOMENTS:
        found += complaints(table, game.choices(table.state))
        table.submit(decision.options[rng.below(len(decision.options), DICE)])
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_choice_is_whole(game: Game, seed: int) -> None:
    """If somebody is asked, then every option is a choice with a head, in its group, with a known symbol and rule."""
    assert walk(game, seed) == []


def test_a_faulty_choice_is_seen() -> None:
    """If a choice lacks words, an icon, a rule, its group or its place, then the check names it."""
    table = nr.table("diceforge", players=2, seed=4)
    good = table.game.choices(table.state)
    first, *_, way_out = good
    assert complaints(table, good) == []
    assert complaints(table, {way_out: good[way_out], **good}) == ["a way out is not last"]
    assert complaints(table, dict(list(good.items())[1:])) == ["not every option is a choice"]
    for fault, sentence in (
        ({"icon": "i-nothing"}, f"{first} has no known icon: i-nothing"),
        ({"rule": "DFR-999"}, f"{first} follows no known rule: DFR-999"),
        ({"odds": (Odds(38, Say("do-pass")),)}, f"{first} has odds of 38"),
        ({"detail": Say("do-gain", {"amount": "{ $x }"})}, f"{first} says 'Gain {{ $x }}' in en"),
    ):
        assert sentence in complaints(table, {**good, first: good[first]._replace(**fault)})
    last = list(good)[-2]
    torn = {**good, **{end: good[end]._replace(group=Say("group-pay")) for end in (first, last)}}
    assert complaints(table, torn) == ["a group is torn apart"]
    alike = {action: choice._replace(head=Say("do-pass"), detail=None, cost=None) for action, choice in good.items()}
    assert complaints(table, alike)[-3:] == [f"alike in {lang}" for lang in LANGUAGES]
