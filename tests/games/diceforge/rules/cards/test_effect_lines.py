"""Every effect of `content.toml`: each set is forced into random games, bought, and each of its lines carried out.

Four set-ups hold all printed sets. A line is carried out when the procedure that reads effect lines
passes it; what a player may decline counts when he accepts. The labyrinth is played from many places, since random
golems do not come far.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.cards.effects import LINES, LINES_EACH, NUMBERS
from ninerealms.games.diceforge.rules.state import RESOURCES, ForgeState
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import ASK, DONE
from tests.games.diceforge.scenario import forge

BASE = "bear, boar, cerberus, sentinel, ship, shield, triton, cyclops, typhon"
HOUSE = [card["id"] for card in content.SETS.values() if card["series"] == "house"]
SETUPS = ("first", BASE, "goddess", "titans", *HOUSE)
GAMES_EACH = 6
MOVES = 600
WEALTH = 6


def words(script: int) -> list[int]:
    """The lines of a card, a Celestial face or a space that do something."""
    first = script * LINES_EACH
    return [line for line in range(first, first + LINES_EACH) if LINES[line * NUMBERS] != v.END]


def name(script: int) -> str:
    """Whose lines these are."""
    return str(content.SCRIPTS[script]["id"])


class Witness:
    """Plays at random and notes which cards were bought and which lines were carried out."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.bought: Counter[str] = Counter()
        self.ran: Counter[int] = Counter()

    def play(self, s: ForgeState, moves: int) -> None:
        while s.top >= 0 and moves > 0:
            before = self.look(s)
            s.count, s.events = 0, []
            signal = GAME.rules.resume(s)
            self.note(s, before)
            self.bought.update(content.set_ids[line[3]] for line in s.events if line[0] == v.ACCOMPLISHED)
            if signal == DONE:
                s.top -= 1
            elif signal == ASK:
                s.answer = self.pick(s)
                moves -= 1

    def pick(self, s: ForgeState) -> int:
        """A random answer; of the exploits one that was bought seldom, and what is offered is taken up."""
        options = [s.options[k] for k in range(s.count)]
        if s.kind == v.ACT:
            exploits = [k for k in options if v.EXPLOIT_ACT <= k < v.FORGE_ACT]
            if exploits:
                sets = {k: content.set_ids[s.sets[k - v.EXPLOIT_ACT]] for k in exploits}
                return min(exploits, key=lambda k: self.bought[sets[k]])
        if s.kind in (v.REINFORCE, v.PAY_OR_NOT) and len(options) > 1:
            options = [k for k in options if k not in (0, v.STOP_REINFORCING)] or options
        return options[self.rng.below(len(options), DICE)]

    @staticmethod
    def look(s: ForgeState) -> tuple[int, int, int] | None:
        """Depth, script and line where the reader of effect lines is about to go on."""
        if s.running() != v.EFFECT or (s.step() == 1 and s.answer != 1):
            return None
        return s.top, s.get(v.EFFECT_SCRIPT), s.get(v.EFFECT_LINE)

    def note(self, s: ForgeState, before: tuple[int, int, int] | None) -> None:
        """All lines since: up to where the reader stands, or to the last one when it has left."""
        if before is None:
            return
        depth, script, line = before
        stays = s.top >= depth and s.proc[depth] == v.EFFECT
        offset = depth * (len(s.reg) // len(s.proc))
        until = s.reg[offset + v.EFFECT_LINE] if stays and s.reg[offset + v.EFFECT_SCRIPT] == script else LINES_EACH
        for at in words(script):
            place = at - script * LINES_EACH
            is_offer = LINES[at * NUMBERS] == v.MAY_PAY
            if (line <= place < until and not is_offer) or (is_offer and place == line - 1):
                self.ran[at] += 1


def rich(setup: str, seed: int) -> ForgeState:
    """A new game in which everybody can buy whatever he likes for a while."""
    s = GAME.fresh(players=2 + seed % 3, seed=seed, options={"setup": setup})
    assert isinstance(s, ForgeState)
    GAME.rules.resume(s)
    s.reserve = [WEALTH if k % RESOURCES < v.SHARD else 0 for k in range(len(s.reserve))]
    return s


def labyrinth(space: str, seed: int) -> ForgeState:
    """Two players whose dice are all golem faces, one of them just before a space."""
    t = forge(2, "goddess").golem(0, space).golem(1, space).at("blessings")
    for seat in (0, 1):
        t.dice(seat, light=["sun-golem"] * 6, dark=["moon-golem"] * 6).reserve(seat, gold=6, sun=6, moon=6)
    s = t.make()
    s.rng = Rng(seed)
    return s


@cache
def witness() -> Witness:
    """All games of the table, played once."""
    seen = Witness(7)
    for setup in SETUPS:
        for game in range(GAMES_EACH):
            s = rich(setup, 100 + game)
            for _ in range(4):
                seen.play(s, MOVES // 4)
                if s.top < 0:
                    break
    for number, space in enumerate(content.space_ids[:-1]):
        for game in range(3):
            seen.play(labyrinth(space, 10 * number + game), 12)
    return seen


def test_the_four_set_ups_hold_every_set() -> None:
    """If the sets of the set-ups are put together, then each there is is there."""
    assert {card for setup in SETUPS for card in content.plan(setup)} == set(content.SETS)


@pytest.mark.parametrize("card", [card["id"] for card in content.SETS.values()])
def test_every_set_is_bought_in_random_games(card: str) -> None:
    """If random games are played with a set, then somebody accomplishes it."""
    assert witness().bought[card] > 0


@pytest.mark.parametrize("script", content.SCRIPTS, ids=name)
def test_every_effect_line_is_carried_out(script: int) -> None:
    """If random games are played, then every line of every card, Celestial face and space is carried out."""
    missing = [line - script * LINES_EACH for line in words(script) if not witness().ran[line]]
    assert missing == [], f"lines of {name(script)} never carried out"


def test_lines_are_as_many_as_cards_faces_and_spaces() -> None:
    """If the table of lines is measured, then it holds three lines for each number up to the last and nothing more."""
    assert len(LINES) == (max(content.SCRIPTS) + 1) * LINES_EACH * NUMBERS


@pytest.mark.parametrize("script", content.SETS, ids=name)
def test_a_set_without_lines_is_one_that_lasts_or_only_counts(script: int) -> None:
    """If a set has no effect line, then content calls it lasting, a token or nothing but points."""
    silent = content.SETS[script]["type"] in ("lasting", "token", "none")
    assert (words(script) == []) == silent
