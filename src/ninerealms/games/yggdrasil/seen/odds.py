"""The exact chance to come through risks, by convolution.

The policy: the given number of Heroes is used before the throw, so many Vanir dice are rolled, every die that failed
is rolled again where Draupnir or Andvarinaut allows it, every risk left is then cancelled with own Elves as far as dice
that failed and Elves go, then comrades give theirs, then Freyr pays with Elves and Freyja with Heroes. Artifacts that
cancel risks count.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts, bonds, powers
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import (
    ANDVARINAUT,
    COMRADE,
    DRAUPNIR,
    FREYJA,
    FREYR,
    HRUNGNIR,
    SKYRMIR,
    SUTTUNG,
    THOR,
    UTGARD_LOKI,
    YggState,
)

POLICY = "odds-policy"
Spread = dict[tuple[int, ...], Fraction]


class Odds(NamedTuple):
    """`loss[n]` is the chance to lose n lives; `unhurt` is loss[0]."""

    risks: int
    heroes: int
    vanir: int
    loss: tuple[Fraction, ...]

    @property
    def unhurt(self) -> Fraction:
        return self.loss[0]

    @property
    def expected(self) -> Fraction:
        return sum((n * chance for n, chance in enumerate(self.loss)), Fraction(0))

    def at_least(self, count: int) -> Fraction:
        """The chance to lose so many lives or more."""
        return sum(self.loss[count:], Fraction(0))


def left_after_artifacts(s: YggState, seat: int, risks: int, target: int, help_given: int) -> int:
    """The risks that Heroes and dice must deal with; `target` is -1 for an action."""
    against = target - v.TARGET_DUEL if target >= v.TARGET_DUEL else target
    return max(0, risks - artifacts.cancels(s, seat, against) - help_given)


def god_die_chance(s: YggState, figure: int) -> Fraction:
    return Fraction(sum(dice.god_succeeds(s, figure, face) for face in content.god_die), 6)


def vanir_die_chance(s: YggState, figure: int) -> Fraction:
    return Fraction(sum(dice.vanir_succeeds(s, figure, face) for face in content.vanir_die), 6)


def rerolled(s: YggState, seat: int, artifact: int, chance: Fraction) -> Fraction:
    """YGG-228, YGG-229: the chance of a die that is rolled again when it fails, if the artifact works."""
    return chance + (1 - chance) * chance if artifacts.works(s, seat, artifact) else chance


def comrades(s: YggState, seat: int) -> list[int]:
    """YGG-280: who rolls for a god, unless Utgard-Loki bars the god dice."""
    if jotuns.is_active(s, UTGARD_LOKI):
        return []
    return [other for other in range(s.gods) if bonds.is_near(s, COMRADE, seat, other)]


def has_elf(s: YggState, figure: int) -> bool:
    """YGG-142, YGG-281: whether a god can change a die with an Elf of its own."""
    return figure < s.players and s.elves[figure] > 0 and not jotuns.is_active(s, SUTTUNG)


def convolve(spread: Spread, chance: Fraction, slot: int) -> Spread:
    """One more die: slot 0 counts own Vanir successes, 1 the god die, 2 comrades with an Elf, 3 without."""
    wider: Spread = {}
    for counts, weight in spread.items():
        for success, share in ((1, chance), (0, 1 - chance)):
            if share:
                key = (*counts[:slot], counts[slot] + success, *counts[slot + 1 :])
                wider[key] = wider.get(key, Fraction(0)) + weight * share
    return wider


def throw_odds(s: YggState, seat: int, risks: int, heroes: int, vanir: int) -> Odds:
    """The spread of lives lost when so many risks are faced; `risks` is after artifacts."""
    if jotuns.is_active(s, SKYRMIR):
        heroes = 0
    if jotuns.is_active(s, HRUNGNIR):
        vanir = 0
    barred = jotuns.is_active(s, UTGARD_LOKI)
    facing = risks - heroes
    spread: Spread = {(0, 0, 0, 0): Fraction(1)}
    for _ in range(vanir):
        spread = convolve(spread, rerolled(s, seat, ANDVARINAUT, vanir_die_chance(s, seat)), 0)
    if not barred:
        spread = convolve(spread, rerolled(s, seat, DRAUPNIR, god_die_chance(s, seat)), 1)
    rich = 0
    for other in comrades(s, seat):
        rich += has_elf(s, other)
        spread = convolve(spread, god_die_chance(s, other), 2 if has_elf(s, other) else 3)
    loss: dict[int, Fraction] = {}
    for counts, weight in spread.items():
        n = settle(s, seat, facing, s.valhalla - heroes, vanir, counts, rich, not barred)
        loss[n] = loss.get(n, Fraction(0)) + weight
    return Odds(risks, heroes, vanir, tuple(loss.get(n, Fraction(0)) for n in range(max([*loss, 0]) + 1)))


def settle(
    s: YggState, seat: int, facing: int, heroes: int, vanir: int, counts: tuple[int, ...], rich: int, rolls_god: bool
) -> int:
    """The lives lost for one result of the throw, under the policy."""
    worth = 2 if powers.has(s, seat, THOR) else 1
    left = facing - counts[0] - worth * counts[1] - counts[2] - counts[3]
    elves = s.elves[seat]
    usable = 0 if jotuns.is_active(s, SUTTUNG) else elves
    if left > 0 and rolls_god and counts[1] == 0 and usable > 0:
        left -= worth
        usable, elves = usable - 1, elves - 1
    changed = max(0, min(left, usable, vanir - counts[0]))
    left, elves = left - changed, elves - changed
    left -= max(0, min(left, rich - counts[2]))
    if powers.has(s, seat, FREYR):
        left -= max(0, min(left, elves // 2))
    if powers.has(s, seat, FREYJA) and not jotuns.is_active(s, SKYRMIR):
        left -= max(0, min(left, heroes))
    return max(0, left)


def best_odds(s: YggState, seat: int, risks: int, target: int, help_given: int, heroes: int) -> Odds:
    """The odds of a fight (`target`) or an action (-1), with so many Heroes and all own Vanir dice."""
    facing = left_after_artifacts(s, seat, risks, target, help_given)
    return throw_odds(s, seat, facing, min(heroes, facing, s.valhalla), s.vanir[seat])
