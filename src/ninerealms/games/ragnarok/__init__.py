"""Lords of Ragnarok with Utgard: area control for two to five, with hidden hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ninerealms.drawing.drawing import Drawing
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture import picture
from ninerealms.games.ragnarok.rules import board, setup
from ninerealms.games.ragnarok.rules.rules import RagnarokRules
from ninerealms.games.ragnarok.rules.state import HEROES_CHOSEN, HEROES_DEALT, RagnarokState
from ninerealms.games.ragnarok.seen import census, cited, start_options, things, view
from ninerealms.games.ragnarok.seen.view import TableView
from ninerealms.games.ragnarok.words import words
from ninerealms.kernel.checks import own_state
from ninerealms.kernel.decision import EventKind, Kind, Option, Outcome, Reason, ViewOf
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, Value
from ninerealms.kernel.state import State
from ninerealms.kit.say import piece_names
from ninerealms.kit.told import Teller, ToldGame


class Ragnarok(ToldGame):
    """The game for its callers."""

    name = "ragnarok"
    title = "Lords of Ragnarok: Utgard"
    version = 4
    prefix = "LOR"
    more_prefixes: tuple[str, ...] = ("UTG",)
    seats: tuple[int, ...] = (2, 3, 4, 5)
    minutes = 120
    longest = 20000
    kinds: tuple[Kind, ...] = v.KINDS
    events: Mapping[int, EventKind] = v.EVENTS
    reasons: Mapping[int, Reason] = v.REASONS
    options: tuple[Option, ...] = v.OPTIONS
    players_rule = "LOR-001"
    hidden: tuple[str, ...] = ("hand", "deck", "record")
    facts: Mapping[str, int] = content.said_facts
    folder: Path = Path(__file__).parent
    pieces: Mapping[str, Sequence[str]] = piece_names(
        hero=content.hero_ids,
        monster=[*content.monster_ids, "loki"],
        artefact=content.artefact_ids,
        realm=content.realm_ids,
        action=[*content.action_ids, "build-monument"],
        rune=content.RUNES,
        card=content.card_ids,
        monument=content.monument_ids,
        keys={"monument": "god"},
    )
    teller: Teller = words
    artist: Drawing = picture.DRAWING

    def __init__(self) -> None:
        self.rules: Rules = RagnarokRules()

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        s = table(state)
        s.mode = view.MODES.index(str(options["mode"]))
        setup.clear(s)
        s.monster_choice, s.monster_set = start_options.read_monsters(str(options["monster_choice"]), s.mode)
        chosen = start_options.read_heroes(players, str(options["heroes"]))
        s.heroes_how = HEROES_DEALT if chosen == [HEROES_DEALT] else HEROES_CHOSEN
        if len(chosen) == players:
            s.hero = [*chosen, *list(s.hero)[players:]]
        setup.begin(s)

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        start_options.read_monsters(str(options["monster_choice"]), view.MODES.index(str(options["mode"])))
        start_options.read_heroes(players, str(options["heroes"]))

    def outcome(self, state: State) -> Outcome | None:
        s = table(state)
        if s.top >= 0:
            return None
        return Outcome(
            winners=[seat for seat in range(s.players) if s.winners >> seat & 1],
            scores=[board.count_regions(s, seat) for seat in range(s.players)],
            reason=v.ENDINGS[s.ended].rule,
        )

    if TYPE_CHECKING:

        def view(self, state: State, seat: int) -> ViewOf[TableView]: ...

    def see(self, state: State, seat: int) -> TableView:
        return view.see(table(state), seat)

    def census(self, state: State) -> dict[str, int]:
        return census.count(table(state))

    def rounds(self, state: State) -> int:
        return table(state).round

    def things(self, state: State) -> list[int]:
        return things.list_things(table(state))

    def rule_of(self, state: State, action: int) -> str:
        return cited.of_answer(table(state), action) or ToldGame.rule_of(self, state, action)

    def rule_of_reason(self, state: State, reason: int) -> str:
        return cited.of_reason(table(state), reason) or ToldGame.rule_of_reason(self, state, reason)

    def rule_of_event(self, event: Event) -> str:
        return v.ENDINGS[event[3]].rule if event[0] == v.WON else ToldGame.rule_of_event(self, event)


def table(state: State) -> RagnarokState:
    return own_state(state, RagnarokState, Ragnarok.title)


GAME = Ragnarok()
