"""Yggdrasil Chronicles, a co-operative game for one to five: easy, hard and the campaign of six sagas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.drawing.drawing import Drawing
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.campaign import campaign, start_options
from ninerealms.games.yggdrasil.picture import picture
from ninerealms.games.yggdrasil.rules import setup
from ninerealms.games.yggdrasil.rules.rules import YggRules, is_won
from ninerealms.games.yggdrasil.rules.state import ANY_LOST_DIE, CHARTED, HARD, YggState
from ninerealms.games.yggdrasil.seen import census, view
from ninerealms.games.yggdrasil.seen.view import TableView
from ninerealms.games.yggdrasil.words import words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, Value
from ninerealms.kernel.state import State
from ninerealms.kit.say import piece_names
from ninerealms.kit.told import Teller, ToldGame

ACTION_RULES = (*("YGG-184", "YGG-180", "YGG-182", "YGG-188", "YGG-190", "YGG-193", "YGG-196", "YGG-205", "YGG-203"),)
FIGHT_RULES = ("YGG-161", "YGG-163", "YGG-169", "YGG-167", "YGG-165")


class Yggdrasil(ToldGame):
    """The game for its callers."""

    name = "yggdrasil"
    title = "Yggdrasil Chronicles"
    version = 2
    prefix = "YGG"
    seats: tuple[int, ...] = (1, 2, 3, 4, 5)
    minutes = 75
    longest = 6000
    coop = True  # YGG-001
    kinds: tuple[Kind, ...] = v.KINDS
    events: Mapping[int, EventKind] = v.EVENTS
    reasons: Mapping[int, Reason] = v.REASONS
    options: tuple[Option, ...] = v.OPTIONS
    players_rule = "YGG-002"
    hidden: tuple[str, ...] = ()
    folder: Path = Path(__file__).parent
    pieces: Mapping[str, Sequence[str]] = piece_names(
        god=content.god_ids,
        artifact=content.artifact_ids,
        creature=content.creature_ids,
        jotun=content.jotun_ids,
        enemy=content.foe_ids,
        world=content.world_ids,
    )
    teller: Teller = words
    artist: Drawing = picture.DRAWING
    campaigns: campaign.Campaigns = campaign.Campaigns()

    def __init__(self) -> None:
        self.rules: Rules = YggRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = saga(state)
        s.mode = HARD if options["mode"] == "hard" else 0
        s.saga = int(options["saga"])
        s.flags = ANY_LOST_DIE if options["brisingamen"] == "any" else 0
        setup.clear(s)
        chosen = start_options.read_gods(players, str(options["gods"]))
        if chosen:
            s.god = [*chosen, *list(s.god)[len(chosen) :]]
        if options["charts"]:
            s.flags |= CHARTED
            chart = start_options.read_charts(players, chosen, str(options["charts"]))
            s.faces, s.elves, s.vanir, s.bond = chart
        setup.lay_table(s)

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        chosen = start_options.read_gods(players, str(options["gods"]))
        if options["charts"]:
            start_options.check_charts(int(options["saga"]), players, chosen)
            start_options.read_charts(players, chosen, str(options["charts"]))

    def outcome(self, state: State) -> Outcome | None:
        s = saga(state)
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
        return view.see(saga(state))

    def census(self, state: State) -> dict[str, int]:
        return census.count(saga(state))

    def rounds(self, state: State) -> int:
        return saga(state).rounds

    def things(self, state: State) -> list[int]:
        return words.list_things(saga(state))

    def rule_of(self, state: State, action: int) -> str:
        s = saga(state)
        if s.kind == v.DUTY:
            return rule_of_duty(s, action)
        return ToldGame.rule_of(self, state, action)

    def rule_of_event(self, event: Event) -> str:
        if event[0] in (v.WON, v.LOST):
            return v.ENDINGS[event[2]].rule
        return ToldGame.rule_of_event(self, event)


def saga(state: State) -> YggState:
    return own_state(state, YggState, Yggdrasil.title)


def rule_of_duty(s: YggState, action: int) -> str:
    """The rule a duty follows."""
    if action == v.ACT:
        return ACTION_RULES[s.place[s.seat]]
    if action in (v.RESTORE, v.SAGA_ACT, v.NO_DUTY):
        return {v.RESTORE: "YGG-207", v.SAGA_ACT: "YGG-336", v.NO_DUTY: "YGG-071"}[action]
    if action < v.FIGHT:
        return "YGG-298"
    target = action - v.FIGHT
    if target < len(FIGHT_RULES):
        return FIGHT_RULES[target]
    return "YGG-171" if v.TARGET_JOTUN <= target < v.TARGET_WOLF else "YGG-340"


GAME = Yggdrasil()
