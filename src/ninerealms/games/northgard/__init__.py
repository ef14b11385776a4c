"""Northgard: Training Ground, a duel for two."""

from __future__ import annotations

from pathlib import Path

from ninerealms.errors import BadOption
from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.picture import picture
from ninerealms.games.northgard.rules import setup, turn
from ninerealms.games.northgard.rules.rules import NorthRules
from ninerealms.games.northgard.rules.state import (
    AREAS,
    BY_POINTS,
    CARDS,
    FLAT_COST,
    MONOPOLY_NEEDS_POINTS,
    MOVE_1,
    MOVE_2,
    RENEW,
    RETREAT_REGULAR_ONLY,
    SPECIAL,
    SQUARES,
    TOWER_SPARES_OWNER,
    TWO_SPECIALS,
    NorthState,
)
from ninerealms.games.northgard.seen import census, view
from ninerealms.games.northgard.words import words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import Outcome
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.kit.told import ToldGame

FLAGS = {
    "monopoly_needs_vp": MONOPOLY_NEEDS_POINTS,
    "flat_cost": FLAT_COST,
    "tower_spares_owner": TOWER_SPARES_OWNER,
    "retreat_regular_only": RETREAT_REGULAR_ONLY,
}
MOST_BONUS = 9


class Northgard(ToldGame):
    """The duel of the training ground."""

    name = "northgard"
    title = "Northgard: Training Ground"
    version = 2
    prefix = "NTG"
    seats = (2,)
    minutes = 20
    longest = 4000
    kinds = v.KINDS
    events = v.EVENTS
    reasons = v.REASONS
    options = v.OPTIONS
    players_rule = "NTG-001"
    folder = Path(__file__).parent
    teller = words
    artist = picture.DRAWING

    def __init__(self) -> None:
        self.rules = NorthRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = duel(state)
        s.flags = sum(bit for name, bit in FLAGS.items() if options[name])
        s.bonus = [*read_bonuses(options["bonuses"]), content.card_bonus[RENEW]]
        if options["cards"] == "special_x2":
            s.flags |= TWO_SPECIALS
            s.bonus = [*s.bonus[:MOVE_1], s.bonus[SPECIAL], *s.bonus[MOVE_2:]]
        setup.clear(s)
        setup.start(s)

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        read_bonuses(options["bonuses"])

    def outcome(self, state: State) -> Outcome | None:
        s = duel(state)
        if s.top >= 0:
            return None
        winner = turn.leader(s)
        return Outcome(
            winners=[0, 1] if winner < 0 else [winner],
            scores=list(s.points),
            reason="NTG-021" if s.ended == BY_POINTS else "NTG-120",
        )

    def see(self, state: State, seat: int) -> view.TableView:
        return view.see(duel(state))

    def census(self, state: State) -> dict[str, int]:
        return census.count(duel(state))

    def rounds(self, state: State) -> int:
        return duel(state).turns

    def things(self, state: State) -> list[int]:
        s = duel(state)
        match v.KINDS[s.kind].points_at:
            case "territory":
                return [area for area in range(AREAS) if s.land[area] == area]
            case "card" | "action":
                return list(range(CARDS))
            case "square":
                return list(range(SQUARES))
            case "building":
                return list(range(len(content.BUILDINGS)))
            case _:
                return []


def duel(state: State) -> NorthState:
    return own_state(state, NorthState, Northgard.title)


def read_bonuses(value: Value) -> list[int]:
    """Q4: six numbers, one for each card but Renew."""
    parts = str(value).replace(" ", "").split(",")
    allowed = [str(bonus) for bonus in range(MOST_BONUS + 1)]
    if len(parts) != CARDS - 1 or any(part not in allowed for part in parts):
        sentence = (
            f"Option bonuses needs {CARDS - 1} numbers from 0 to {MOST_BONUS} with commas between, not {value!r}."
        )
        raise BadOption(sentence, "NTG-083")
    return [int(part) for part in parts]


GAME = Northgard()
