"""Legends of Andor: The Distant Land, a co-operative adventure for two to four heroes in seven legends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.drawing.drawing import Drawing
from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.campaign import campaign, start_options
from ninerealms.games.andor.picture import picture
from ninerealms.games.andor.rules import setup
from ninerealms.games.andor.rules.rules import AndorRules, is_won
from ninerealms.games.andor.rules.state import BRIDGE_ADJOINS, GORLOT_TWO, OTHER_DICE, THINGS, TWO_STATES, AndorState
from ninerealms.games.andor.seen import census, view
from ninerealms.games.andor.seen.view import TableView
from ninerealms.games.andor.words import cards, lessons, words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, Value
from ninerealms.kernel.state import State
from ninerealms.kit.say import piece_names
from ninerealms.kit.told import Teller, ToldGame
from ninerealms.text.words import Card

READINGS = (
    *(("gorlot", "two", GORLOT_TWO), ("spells", "two", TWO_STATES), ("bridge", "adjacent", BRIDGE_ADJOINS)),
    ("dice", "tamer", OTHER_DICE),
)

# In ACT and GO_ON: from which answer on which rule is followed.
ACTION_RULES = (
    *((v.FREE_OF, "AND-133"), (v.END_DAY, "AND-037"), (v.CLEAR_ROCK, "AND-452"), (v.SHOOT_CATAPULT, "AND-552")),
    *((v.SEND_FLAPS, "AND-252"), (v.PASS, "AND-131"), (v.FIGHT_WIDOW, "AND-263"), (v.FIGHT, "AND-076")),
    *((v.STAY, "AND-064"), (v.SIP, "AND-188"), (v.TAKE_TILE, "AND-446"), (v.TAKE_ALONG, "AND-314")),
    *((v.VIA, "AND-705"), (0, "AND-064")),
)


class Andor(ToldGame):
    """The game for its callers."""

    name = "andor"
    title = "Legends of Andor: The Distant Land"
    version = 6
    prefix = "AND"
    seats: tuple[int, ...] = (2, 3, 4)
    minutes = 90
    longest = 6000
    coop = True  # AND-020
    kinds: tuple[Kind, ...] = v.KINDS
    events: Mapping[int, EventKind] = v.EVENTS
    reasons: Mapping[int, Reason] = v.REASONS
    options: tuple[Option, ...] = v.OPTIONS
    players_rule = "AND-001"
    hidden: tuple[str, ...] = ()
    folder: Path = Path(__file__).parent
    pieces: Mapping[str, Sequence[str]] = piece_names(
        hero=content.hero_ids,
        event=content.event_ids,
        fog=content.FOG_KINDS,
        foe=[*content.creature_ids, "widow", "rock"],
        thing=[view.block_of(thing) for thing in range(THINGS)],
        tower=range(1, 5),
        takota=range(1, 5),
    )
    teller: Teller = words
    artist: Drawing = picture.DRAWING
    campaigns: campaign.Campaigns = campaign.Campaigns()

    def __init__(self) -> None:
        self.rules: Rules = AndorRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = table(state)
        s.legend = int(options["legend"]) - 1
        s.variant = content.VARIANTS.index(str(options["variant"]))
        s.flags = sum(bit for name, value, bit in READINGS if options[name] == value)
        setup.clear(s)
        chosen = start_options.read_heroes(players, str(options["heroes"]))
        s.hero = [*(hero for hero, _ in chosen), *list(s.hero)[len(chosen) :]]
        s.others = sum(int(is_other) << seat for seat, (_, is_other) in enumerate(chosen))
        setup.begin(s)

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        start_options.read_heroes(players, str(options["heroes"]))

    def outcome(self, state: State) -> Outcome | None:
        s = table(state)
        if s.top >= 0:
            return None
        won = is_won(s)
        return Outcome(
            winners=list(range(s.players)) if won else [],
            scores=[int(won)] * s.players,
            reason=v.ENDINGS[s.ended].rule,
        )

    if TYPE_CHECKING:

        def view(self, state: State, seat: int) -> ViewOf[TableView]: ...

    def see(self, state: State, seat: int) -> TableView:
        return view.see(table(state))

    def census(self, state: State) -> dict[str, int]:
        return census.count(table(state))

    def rounds(self, state: State) -> int:
        return table(state).day

    def rule_of(self, state: State, action: int) -> str:
        if table(state).kind in (v.ACT, v.GO_ON):
            return next(rule for first, rule in ACTION_RULES if action >= first)
        return ToldGame.rule_of(self, state, action)

    def things(self, state: State) -> list[int]:
        return words.list_things(table(state))

    def say_card(self, state: State, event: Event) -> Card | None:
        return cards.say_card(table(state), event)

    def lessons(self, state: State, event: Event | None = None) -> tuple[str, ...]:
        return lessons.lessons(table(state), event)

    def rule_of_event(self, event: Event) -> str:
        if event[0] in (v.WON, v.LOST):
            return v.ENDINGS[event[2]].rule
        return ToldGame.rule_of_event(self, event)


def table(state: State) -> AndorState:
    return own_state(state, AndorState, Andor.title)


GAME = Andor()
