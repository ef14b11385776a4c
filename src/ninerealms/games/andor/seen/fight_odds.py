"""The exact chance to win a whole fight, round after round, under the policy of `odds`.

All go on until the opponent is defeated or nobody can; extra hours are spent only for the first round. Whoever takes
part in a lost round loses the same, so a position is the opponent's willpower, what everybody has lost so far, the
willpower of Avida, who alone regains some, and whether a hero was beaten. Her healing makes all the work, so it is
counted in the first rounds only, and as little as no percent can show is left undecided.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.fights import foe
from ninerealms.games.andor.rules.state import AVIDA
from ninerealms.games.andor.seen.odds import NO_ABILITY, OUT_OF_IT, Fighter, Foe, Hand, difference, hand_of, pay, thrown

MOST_WILL = content.most_will
HEALED_ROUNDS = 3
UNDECIDED = 1e-6

Position = tuple[int, int, int, bool]  # the opponent's willpower, the loss, Avida's willpower, whether one was beaten
Table = tuple[float, ...]


class FightOdds(NamedTuple):
    """The chance to win, that a hero is beaten, what all together lose to it on average; in how many hours."""

    won: float
    beaten: float
    loss: float
    hours: int


class Leads(NamedTuple):
    """How likely it is that Avida is healed by so much and the heroes are that far ahead or behind, or farther."""

    healed: int
    ahead: Table
    at_least: Table
    behind: Table
    at_worst: Table
    loss: Table  # what a hero with so much willpower loses on average


class Side(NamedTuple):
    """Those who fight in a position: what all but Avida lose on average, and the most and least willpower of them."""

    leads: tuple[Leads, ...]
    loss: float
    most: int
    least: int


@lru_cache(maxsize=512)
def leads_of(hands: tuple[Hand, ...], strength: int, against: Foe) -> tuple[Leads, ...]:
    """They follow from the dice alone, so positions with the same dice share them."""
    spread = difference([thrown(hand) for hand in hands], strength, against)
    total = sum(spread.values())
    most = max(MOST_WILL, *(abs(ahead) for ahead, _ in spread)) + 1
    found = []
    for healed in sorted({healed for _, healed in spread}):
        ahead = [spread.get((lead, healed), 0) / total for lead in range(most)]
        behind = [0.0, *(spread.get((-hurt, healed), 0) / total for hurt in range(1, most))]
        at_worst = from_the_end(behind)
        loss = accumulate((0.0, *at_worst[1:]))
        found.append(Leads(healed, tuple(ahead), from_the_end(ahead), tuple(behind), at_worst, tuple(loss)))
    return tuple(found)


def from_the_end(chances: list[float]) -> Table:
    """How likely at least so much is."""
    return tuple(accumulate(reversed(chances)))[::-1]


class Fight:
    """A fight as it is reckoned, forward from its first round."""

    def __init__(self, fighters: tuple[Fighter, ...], against: Foe) -> None:
        self.against = against
        healers = [each for each in fighters if hand_of(each, pay(each, 0)).ability == AVIDA]
        self.healer: Fighter | None = healers[0] if healers else None
        self.others: list[Fighter] = [each for each in fighters if each is not self.healer]
        self.most_lost: int = max((pay(each, 0) for each in self.others), default=0)
        self.sides: dict[tuple[tuple[int, ...], int, Hand | None, int], Side] = {}
        will = OUT_OF_IT if self.healer is None else pay(self.healer, 0)
        self.positions: dict[Position, float] = {(against.will, 0, will, False): 1.0}
        self.won: float = 0.0
        self.beaten: float = 0.0
        self.loss: float = 0.0

    def play(self, rounds: int) -> None:
        """One round from every position; where nobody is left the fight is over."""
        positions, self.positions = self.positions, {}
        wills = tuple(pay(each, rounds) for each in self.others)
        most = max(wills, default=0)
        for (foe_will, lost, healer_will, was_beaten), weight in positions.items():
            hand = self.healers_hand(rounds, healer_will)
            if lost >= most and hand is None:
                self.beaten += weight * was_beaten
                continue
            key = (wills, lost, hand, foe.TROLL_ROW if foe_will >= foe.TROLL_ROW else 0)
            if key not in self.sides:
                self.sides[key] = self.side_of(*key)
            will = OUT_OF_IT if hand is None else healer_will
            self.step(foe_will, lost, will, was_beaten, weight, self.sides[key])

    def healers_hand(self, rounds: int, will: int) -> Hand | None:
        """Avida's dice, while she is in it; she heals in the first rounds."""
        if self.healer is None or will == OUT_OF_IT or pay(self.healer, rounds) == OUT_OF_IT:
            return None
        hand = hand_of(self.healer, will)
        return hand if rounds < HEALED_ROUNDS else hand._replace(ability=NO_ABILITY)

    def side_of(self, wills: tuple[int, ...], lost: int, healers: Hand | None, row: int) -> Side:
        """AND-111, AND-120: those who can pay their hour and have not fallen; the opponent by its row of willpower."""
        inside = [(each, will - lost) for each, will in zip(self.others, wills, strict=True) if will > lost]
        hands = [hand_of(each, left) for each, left in inside]
        strength = sum(each.strength for each, _ in inside)
        if self.healer is not None and healers is not None:
            hands.append(healers)
            strength += self.healer.strength
        leads = leads_of(tuple(hands), strength, self.against._replace(will=row))
        lefts = [left for _, left in inside]
        loss = sum(each.loss[left] for each in leads for left in lefts)
        return Side(leads, loss, max(lefts, default=0), min(lefts, default=MOST_WILL + 1))

    def step(self, foe_will: int, lost: int, will: int, was_beaten: bool, weight: float, side: Side) -> None:
        """One round from one position: what it decides and costs, and where the fight goes on."""
        following, most_lost = self.positions, self.most_lost
        self.loss += weight * side.loss
        for leads in side.leads:
            now = min(MOST_WILL, will + leads.healed)
            all_fall = max(side.most, now)
            self.won += weight * leads.at_least[foe_will]
            self.beaten += weight * (leads.at_worst[all_fall] + was_beaten * leads.at_least[foe_will])
            self.loss += weight * leads.loss[now]
            for lead in range(foe_will):
                if leads.ahead[lead]:
                    key = (foe_will - lead, lost, now, was_beaten)
                    following[key] = following.get(key, 0.0) + weight * leads.ahead[lead]
            for hurt in range(1, all_fall):
                if leads.behind[hurt]:
                    falls = was_beaten or hurt >= side.least or 0 < now <= hurt
                    key = (foe_will, min(lost + hurt, most_lost), max(now - hurt, OUT_OF_IT), falls)
                    following[key] = following.get(key, 0.0) + weight * leads.behind[hurt]


@lru_cache(maxsize=256)
def fight_odds(fighters: tuple[Fighter, ...], against: Foe) -> FightOdds:
    """The whole fight; AND-097, AND-163: in the hours left, at least the one that is about to be paid."""
    fight = Fight(fighters, against)
    hours = max(1, *(content.hours - each.hour for each in fighters))
    for rounds in range(hours):
        if sum(fight.positions.values()) > UNDECIDED:
            fight.play(rounds)
    still = sum(weight for (_, _, _, was_beaten), weight in fight.positions.items() if was_beaten)
    return FightOdds(fight.won, fight.beaten + still, fight.loss, hours)
