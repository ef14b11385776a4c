"""What holds at every moment of every legend, played at random by heroes who like free actions."""

from __future__ import annotations

from random import Random

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import LAST_LETTER, SPACES, WALKERS, AndorState
from ninerealms.kernel import engine, save
from ninerealms.kernel.game import Event

MOST_ANSWERS = 3000
FREE_FIRST = 0.6  # how often a free action is taken where there is one
STRONG = 9
MOST_HOURS = content.hours + content.extra_hours


def choose(s: AndorState, chance: Random) -> int:
    """Any answer; where free actions can be done, often one of them."""
    options = [s.options[i] for i in range(s.count)]
    free = [each for each in options if is_free(s.kind, each)]
    return chance.choice(free if free and chance.random() < FREE_FIRST else options)


def is_free(kind: int, answer: int) -> bool:
    if kind == v.ACT:
        return answer >= v.FREE_OF
    if kind == v.FIGHT_ON:
        return answer >= v.FREE_IN_FIGHT
    return kind in (v.FREE, v.FLIGHT) and answer != v.STOP


class Watched:
    """A game, and what was true of it a moment ago."""

    def __init__(self, players: int, legend: int, seed: int) -> None:
        heroes = ",".join(content.hero_ids[:players])
        begun = GAME.fresh(players=players, seed=seed, options={"legend": legend, "heroes": heroes})
        assert isinstance(begun, AndorState)
        self.s: AndorState = begun
        self.s.events = []
        self.standing: dict[int, int] = {}
        self.seen: set[str] = set()
        self.arrived: int = 0
        self.letter: int = 0
        self.day: int = 0
        self.letters_due: int = 0
        self.is_bladed: bool = False

    def look(self) -> None:
        """Compare the table with what was told and with what was before."""
        s = self.s
        for event in s.events or ():
            self.hear(event)
        if s.top < 0 or s.kind not in (v.REWARD, v.SHARE):  # a beaten creature leaves once its reward is taken
            assert self.standing == {where: s.on[where] - 1 for where in range(SPACES) if s.on[where]}
        assert self.letter <= s.letter <= LAST_LETTER, "the narrator goes back"
        assert self.day <= s.day <= self.day + 1, "a day is left out"
        assert all(0 <= hour <= MOST_HOURS for hour in list(s.hour)), "more hours than a day has"
        assert all(1 <= will <= content.most_will for will in list(s.will)[: s.players]), "willpower off its track"
        assert all(1 <= each <= content.most_strength for each in list(s.strength)[: s.players]), (
            "strength off its track"
        )
        assert all(gold >= 0 for gold in list(s.gold)), "gold nobody has"
        self.letter, self.day = s.letter, s.day
        if any(event[0] == v.TURN_BEGINS for event in s.events or ()):
            self.seen.clear()
        now = save.digest(s)
        assert s.top < 0 or now not in self.seen, "a position comes twice within a turn"
        self.seen.add(now)
        s.events = []

    def hear(self, event: Event) -> None:
        """AND-145: the creatures on the board by what is told of them, never two on a space."""
        kind, _, foe, *more = event
        self.count_letters(kind)
        if not 0 <= foe < WALKERS:
            return
        if kind == v.CREATURE_MOVED:
            assert self.standing.pop(more[0]) == foe
            self.settle(foe, more[1])
        elif kind == v.CREATURE_PLACED:
            self.settle(foe, more[0])
        elif kind == v.CREATURE_HELD:
            # where it has just come to; or it stands where the tile comes to
            where = self.arrived if self.standing.get(self.arrived) == foe else self.s.tile
            assert self.standing.pop(where) == foe
        elif kind == v.FOE_DEFEATED:
            assert self.standing.pop(more[0]) == foe

    def count_letters(self, kind: int) -> None:
        """AND-044, AND-102, AND-214: a letter for each sunrise and each opponent that is defeated without the blade."""
        if kind in (v.FIGHT_BEGINS, v.BLADE_USED):
            self.is_bladed = kind == v.BLADE_USED
        elif kind == v.SUNRISE_COMES or (kind == v.FOE_DEFEATED and not self.is_bladed):
            self.letters_due += 1
        elif kind == v.NARRATOR_MOVES:
            self.letters_due -= 1
        assert 0 <= self.letters_due <= 1, "the narrator moves too often"
        assert kind != v.TURN_BEGINS or self.letters_due == 0, "the narrator has not moved"

    def settle(self, foe: int, where: int) -> None:
        assert where not in self.standing, f"two creatures on {where}"
        self.standing[where] = foe
        self.arrived = where


@pytest.mark.rule("AND-145", "AND-444", "AND-702")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("legend", range(1, 8))
def test_every_moment_of_a_legend_is_possible(legend: int, players: int) -> None:
    """If a legend is played at random, it ends; nothing leaves its track, and no position comes twice in a turn."""
    watched, chance = Watched(players, legend, legend), Random(10 * legend + players)
    engine.run(GAME.rules, watched.s)
    watched.s.strength = [STRONG] * len(watched.s.strength)  # so that some fights are won
    watched.look()
    for _ in range(MOST_ANSWERS):
        if watched.s.top < 0:
            return
        engine.apply(GAME.rules, watched.s, choose(watched.s, chance))
        watched.look()
    raise AssertionError("the game does not end")
