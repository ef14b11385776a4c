"""Dice Forge with Rebellion, for two to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.drawing.drawing import Drawing
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.picture import picture
from ninerealms.games.diceforge.rules import scoring, setup
from ninerealms.games.diceforge.rules.rules import ForgeRules
from ninerealms.games.diceforge.rules.state import (
    BELOW_ZERO,
    BOTH_MISS,
    CERBERUS_ON_CELESTIAL,
    COLOURS_DIFFER,
    DICE_EACH,
    FACES,
    MIRROR_ON_MIRROR,
    NO_COPIED_GOLEM,
    NO_COPIED_OWNER,
    RESOURCES,
    SANCTUARY,
    SATYRS_APART,
    SHORT_LINK,
    SLOTS,
    SPACES,
    SPOTS_EACH,
    STEAL_WHOLE,
    TIE_CHAIN,
    TREASURES,
    TWINS_ON_OTHERS,
    ForgeState,
)
from ninerealms.games.diceforge.seen import census, view
from ninerealms.games.diceforge.seen.view import TableView
from ninerealms.games.diceforge.words import words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.kit.say import piece_names
from ninerealms.kit.told import Teller, ToldGame

# The bit of an option and the value that sets it.
FLAGS: dict[str, tuple[int, Value]] = {
    "ties": (TIE_CHAIN, "chain"),
    "mirror_on_mirror": (MIRROR_ON_MIRROR, True),
    "titans_link": (SHORT_LINK, "short"),
    "two_dependent_faces": (BOTH_MISS, "both_miss"),
    "scores_below_zero": (BELOW_ZERO, True),
    "goldsmith_counts_colours": (COLOURS_DIFFER, True),
    "steal_needs_whole": (STEAL_WHOLE, True),
    "satyrs_two_players": (SATYRS_APART, True),
    "twins_on_others": (TWINS_ON_OTHERS, True),
    "copied_golem_moves": (NO_COPIED_GOLEM, False),
    "copied_faces_pay_owner": (NO_COPIED_OWNER, False),
    "cerberus_on_celestial": (CERBERUS_ON_CELESTIAL, True),
}


class DiceForge(ToldGame):
    """The base game, the alternates and both modules."""

    name = "diceforge"
    title = "Dice Forge: Rebellion"
    version = 2
    prefix = "DFR"
    seats: tuple[int, ...] = (2, 3, 4)
    minutes = 60
    longest = 5000
    kinds: tuple[Kind, ...] = v.KINDS
    events: Mapping[int, EventKind] = v.EVENTS
    reasons: Mapping[int, Reason] = v.REASONS
    options: tuple[Option, ...] = v.OPTIONS
    players_rule = "DFR-002"
    folder: Path = Path(__file__).parent
    pieces: Mapping[str, Sequence[str]] = piece_names(
        card=content.set_ids, face=content.face_ids, treasure=content.treasure_ids, keys={"card": "set"}
    )
    teller: Teller = words
    artist: Drawing = picture.DRAWING

    def __init__(self) -> None:
        self.rules: Rules = ForgeRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = forge(state)
        row = content.plan(str(options["setup"]))
        s.flags = sum(bit for name, (bit, value) in FLAGS.items() if options[name] == value)
        s.sets = list(row)
        s.module = content.module_of(row)
        setup.start(s)

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        content.plan(str(options["setup"]))

    def outcome(self, state: State) -> Outcome | None:
        s = forge(state)
        if s.top >= 0:
            return None
        scores = [scoring.score(s, seat) for seat in range(s.players)]
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best and scoring.is_winner(s, seat)]
        return Outcome(winners, scores, "DFR-111")

    if TYPE_CHECKING:

        def view(self, state: State, seat: int) -> ViewOf[TableView]: ...

    def see(self, state: State, seat: int) -> TableView:
        return view.see(forge(state))

    def census(self, state: State) -> dict[str, int]:
        return census.count(forge(state))

    def rounds(self, state: State) -> int:
        return forge(state).round

    def things(self, state: State) -> list[int]:
        s = forge(state)
        match v.KINDS[s.kind].points_at:
            case "act":
                slots = [v.EXPLOIT_ACT + slot for slot in range(SLOTS)]
                return slots + [v.FORGE_ACT + face for face in range(SANCTUARY)]
            case "slot":
                return list(range(SLOTS))
            case "sanctuary":
                return list(range(SANCTUARY))
            case "face":
                return list(range(FACES))
            case "spot":
                return list(range(SPOTS_EACH))
            case "die":
                return list(range(s.players * DICE_EACH))
            case "resource":
                return list(range(RESOURCES))
            case "seat":
                return list(range(s.players))
            case "space":
                return list(range(SPACES))
            case "treasure":
                return list(range(TREASURES))
            case _:
                return []

    def rule_of(self, state: State, action: int) -> str:
        kind = v.KINDS[state.kind]
        if kind.size == v.TOKENS and action >= v.SPEND_TRITON:
            return "DFR-244" if action >= v.CASH_COMPANION else "DFR-213"
        if state.kind != v.ACT or action < v.EXPLOIT_ACT:
            return kind.rule
        return "DFR-078" if action >= v.FORGE_ACT else "DFR-093"


def forge(state: State) -> ForgeState:
    return own_state(state, ForgeState, DiceForge.title)


GAME = DiceForge()
