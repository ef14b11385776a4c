"""Northgard: Training Ground, a duel for two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.drawing.drawing import Drawing
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
from ninerealms.games.northgard.seen.view import TableView
from ninerealms.games.northgard.words import words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.kit.say import piece_names
from ninerealms.kit.told import Teller, ToldGame
from ninerealms.text.refusals import bad_option
from ninerealms.text.words import Say

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
    seats: tuple[int, ...] = (2,)
    minutes = 20
    longest = 4000
    kinds: tuple[Kind, ...] = v.KINDS
    events: Mapping[int, EventKind] = v.EVENTS
    reasons: Mapping[int, Reason] = v.REASONS
    options: tuple[Option, ...] = v.OPTIONS
    players_rule = "NTG-001"
    folder: Path = Path(__file__).parent
    pieces: Mapping[str, Sequence[str]] = piece_names(
        card=content.card_ids, building=content.building_ids, tile=content.tile_ids
    )
    teller: Teller = words
    artist: Drawing = picture.DRAWING

    def __init__(self) -> None:
        self.rules: Rules = NorthRules()

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

    if TYPE_CHECKING:

        def view(self, state: State, seat: int) -> ViewOf[TableView]: ...

    def see(self, state: State, seat: int) -> TableView:
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
        told = Say("bad-bonuses", {"count": CARDS - 1, "most": MOST_BONUS, "given": repr(value)})
        raise bad_option("NTG-083", told, Northgard.folder)
    return [int(part) for part in parts]


GAME = Northgard()
