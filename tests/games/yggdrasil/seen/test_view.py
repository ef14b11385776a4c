"""The view's memory of the decks: what a player with perfect memory knows from the log, and nothing beyond it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.seen.view import CardSeen, TableView
from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Event, Value
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser

WRITTEN_EVERY = 30
DECK_SIZES = {1: 18, 2: 9, 3: 6, 4: 6, 5: 6}
Card = tuple[str, int]


@dataclass
class Listener:
    """Somebody who sees only the log and the open answers, and remembers all of it. None is a card nobody has seen."""

    players: int
    decks: list[list[Card | None]] = field(default_factory=list)
    facedown: list[Card | None] = field(default_factory=list)
    lying: list[bool] = field(default_factory=list)
    unseen: list[set[Card]] = field(default_factory=list)

    def __post_init__(self) -> None:
        sets = 3 if self.players == 1 else 1
        self.decks = [[None] * DECK_SIZES[self.players] for _ in range(self.players)]
        self.facedown = [None] * self.players
        self.lying = [False] * self.players
        self.unseen = [
            {(enemy, figure) for enemy in content.enemy_ids for figure in range(seat, seat + sets)}
            for seat in range(self.players)
        ]

    def hear(self, event: Event) -> None:
        """One log line."""
        kind, _, first, *rest = event
        card = (content.enemy_ids[rest[0]], rest[1]) if kind in WITH_CARD else None
        if kind == v.ROUND_BEGINS:
            for seat in range(self.players):
                self.lying[seat] = bool(self.decks[seat])
                self.facedown[seat] = self.decks[seat].pop(0) if self.decks[seat] else None
        elif kind == v.CARD_REVEALED and card is not None:
            if self.facedown[first] is None:
                self.unseen[first].discard(card)
            self.lying[first], self.facedown[first] = False, None
        elif kind == v.CARD_RETURNED:
            self.decks[first].append(card)
        elif kind == v.CARDS_SHOWN and card is not None:
            self.unseen[first].discard(card)
            self.decks[first][rest[2]] = card
        elif kind == v.DECK_SHUFFLED:
            self.unseen[first] |= {known for known in self.decks[first] if known is not None}
            self.decks[first] = [None] * len(self.decks[first])

    def answered(self, seat: int, kind: int, action: int) -> None:
        """The only answer that changes the order of a deck."""
        if kind == v.ORDER_CARDS and action == 1:
            self.decks[seat][:2] = self.decks[seat][1::-1]


WITH_CARD = (v.CARD_REVEALED, v.CARD_RETURNED, v.CARDS_SHOWN)


def plain(card: CardSeen | None) -> Card | None:
    return None if card is None else (card["enemy"], card["figure"])


def seen(state: State) -> TableView:
    return GAME.view(state, 0)["table"]


def check(listener: Listener, state: State) -> None:
    """The view's memory is the listener's, card by card."""
    for seat in range(listener.players):
        god = seen(state)["gods"][seat]
        assert [plain(card) for card in god["memory"]] == listener.decks[seat]
        assert god["facedown"] == listener.lying[seat]
        assert plain(god["facedown_card"]) == listener.facedown[seat]
        if listener.players != 2:  # with two nobody knows which cards of the support god lie in which deck
            assert {plain(card) for card in god["unseen"]} == listener.unseen[seat]


@pytest.mark.rule("YGG-081", "YGG-380")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_memory_is_what_the_log_tells(players: int, seed: int) -> None:
    """If somebody has followed the log from the start, then the view shows the decks exactly as they remember them."""
    match, rng, listener = Match(GAME, players, seed), chooser(seed), Listener(players)
    heard = 0
    while (decision := match.decision) is not None:
        for line in match.told[heard:]:
            listener.hear(line.event)
        heard = len(match.told)
        check(listener, match.state)
        action = decision.options[rng.below(len(decision.options), DICE)]
        listener.answered(decision.seat, decision.kind, action)
        match.submit(action)
    assert heard > players


@pytest.mark.rule("YGG-380")
@pytest.mark.parametrize("options", [{}, {"mode": "hard"}, {"saga": 1}], ids=["easy", "hard", "saga"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_worlds_that_differ_in_unknown_cards_look_the_same(players: int, options: dict[str, Value]) -> None:
    """If two tables differ only in what the unknown cards will turn out to be, then all views of them are equal."""
    state, rng, step = GAME.start(players, 5, options), chooser(5), 0
    while (decision := state.decision) is not None:
        step += 1
        other = state.copy()
        other.rng.seed(rng.bits(DRAW))
        assert save.dump(other)[:-1] == save.dump(state)[:-1]
        for seat in (players - 1, TEAM):
            views = GAME.view(other, seat), GAME.view(state, seat)
            assert json.dumps(views[0]) == json.dumps(views[1])
            if step % WRITTEN_EVERY == 0:
                assert GAME.write_table(views[0]) == GAME.write_table(views[1])
        GAME.apply(state, decision.options[rng.below(len(decision.options), DICE)])


def at_first_reveal(draw: int) -> tuple[State, State]:
    """Three players before the last agreement on the order, and after it, the first card being one of six."""
    state = GAME.start(3, 8, {"gods": "thor,odin,tyr"})
    GAME.apply(state, 0)
    assert state.kind == v.NEXT_TURN
    before = state.copy()
    state.rng.loaded = [[], [draw]]
    GAME.apply(state, 1)
    return before, state


@pytest.mark.rule("YGG-380", "YGG-076")
def test_a_card_has_no_name_before_it_is_turned() -> None:
    """If the first card may be any of six, then nothing tells which before it is turned; then all see it."""
    worlds = [at_first_reveal(draw) for draw in range(6)]
    assert len({json.dumps(GAME.view(before, 2)) for before, _ in worlds}) == 1
    turned = []
    for _, after in worlds:
        unseen = {card["enemy"] for card in seen(after)["gods"][0]["unseen"]}
        turned += [enemy for enemy in content.enemy_ids if enemy not in unseen]
        assert seen(after)["gods"][1] == seen(worlds[0][1])["gods"][1]
    assert sorted(turned) == sorted(content.enemy_ids)


@pytest.mark.rule("YGG-380")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_a_seat_imagines_keeps_what_is_known(players: int) -> None:
    """If a seat imagines the table, then known cards lie where they lie, and unknown ones stay without a name."""
    state, rng = GAME.start(players, 3), chooser(3)
    while (decision := state.decision) is not None:
        dream = GAME.imagine(state, 0, Rng(rng.bits(DICE)))
        assert seen(dream)["gods"] == seen(state)["gods"]
        GAME.apply(state, decision.options[rng.below(len(decision.options), DICE)])
