"""Nine Cards, a whole game in little: a bag, hidden hands, secret choices, a die that parts equals.

Everybody draws three of nine cards. Three times everybody lays one face down, then all are turned over: the
strongest wins the round. It shows what adding a game takes; its rules are `data/toy/rules.md`, its texts lie beside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypedDict, cast

from ninerealms.kernel.decision import EventKind, Kind, Outcome, Reason
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, Game, Value, View
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import DONE, NOBODY, State
from ninerealms.text.words import Say

CARDS, SEATS, ROUNDS = 9, 3, 3
BAG, PLAYED, HAND, LAID = 0, 1, 10, 20  # where a card is; HAND and LAID plus a seat
DEAL, ROUND = 0, 1  # procedures
LAY_CARD = 0  # questions
DREW, LAID_ONE, SHOWED, WON = 0, 1, 2, 3  # events
GONE, NOT_YOURS = 0, 1  # reasons


class ToyState(State):
    """Where the cards are, and who has won how often."""

    def __init__(self) -> None:
        State.__init__(self)
        self.place: list[I8] = [BAG] * CARDS
        self.points: list[I8] = [0] * SEATS

    def at(self, place: int) -> list[int]:
        """The cards in a place."""
        return [card for card in range(CARDS) if self.place[card] == place]


def deal(s: ToyState) -> int:
    """TOY-001: everybody draws three cards, unseen by the others."""
    for seat in [seat for seat in range(s.players) for _ in range(ROUNDS)]:
        card = s.at(BAG)[s.rng.below(len(s.at(BAG)), DRAW)]
        s.place[card] = HAND + seat
        s.tell_only(seat, DREW, seat, card, 0, 0)
    return DONE


def play_round(s: ToyState) -> int:
    """TOY-002 to TOY-006: all lay a card face down, all are shown, the strongest wins, a die parts equals."""
    seat = s.step()
    if seat > 0:
        s.place[s.answer] = LAID + seat - 1
        s.tell(LAID_ONE, seat - 1, 0, 0, 0)
    if seat < s.players:
        for card in range(CARDS):
            if s.place[card] == HAND + seat:
                s.offer(card)
            else:
                s.close(card, GONE if s.place[card] == PLAYED else NOT_YOURS)
        return s.ask(seat, LAY_CARD, 0, seat + 1)
    s.reveal()
    laid = [s.at(LAID + seat)[0] for seat in range(s.players)]
    for seat, card in enumerate(laid):
        s.place[card] = PLAYED
        s.tell(SHOWED, seat, card, 0, 0)
    best = [seat for seat, card in enumerate(laid) if card // 3 == max(laid) // 3]
    winner = best[0] if len(best) == 1 else best[s.rng.below(len(best), DICE)]
    s.points[winner] += 1
    s.tell(WON, winner, s.points[winner], 0, 0)
    return s.finish() if sum(s.points) == ROUNDS else s.wake(0)


class ToyRules(Rules):
    """Nine Cards as the kernel sees it."""

    def fresh(self) -> State:
        return ToyState()

    def resume(self, s: State) -> int:
        return deal(nine(s)) if s.running() == DEAL else play_round(nine(s))

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        """The bag and the others' cards in a new order, the old one forgotten; whoever is asked has new options."""
        place = nine(s).place
        unseen = [card for card in range(CARDS) if place[card] not in (PLAYED, HAND + seat, LAID + seat)]
        places = sorted(place[card] for card in unseen)
        for card in unseen:
            place[card] = places.pop(rng.below(len(places), DRAW))
        s.count = 0
        for card in nine(s).at(HAND + s.seat):
            s.offer(card)
        return 0

    def value(self, s: State, seat: int) -> float:
        return float(nine(s).points[seat] == max(nine(s).points))


# --- the same game for callers: what is seen, said and drawn ----------------------------------------


KINDS: tuple[Kind, ...] = (Kind("LAY_CARD", CARDS, "TOY-002", "card", secret=True),)
EVENTS = {
    DREW: EventKind("TOY-001", "log-drew", ("seat", "card")),
    LAID_ONE: EventKind("TOY-002", "log-laid", ("seat",)),
    SHOWED: EventKind("TOY-003", "log-showed", ("seat", "card")),
    WON: EventKind("TOY-004", "log-won", ("seat", "points")),
}
REASONS = {GONE: Reason("TOY-003", "why-gone"), NOT_YOURS: Reason("TOY-002", "why-not-yours")}


class Table(TypedDict):
    """What a seat sees: its own cards, how many the others hold and have laid, all that was played."""

    hand: list[int]
    laid: list[int]
    held: list[int]
    face_down: list[int]
    played: list[int]
    points: list[int]


class Toy(Game):
    """Nine Cards."""

    name, title, version, prefix = "toy", "Nine Cards", 1, "TOY"
    seats, minutes, longest = (2, 3), 2, 6
    kinds, events, reasons = KINDS, EVENTS, REASONS
    players_rule = "TOY-001"
    hidden = ("place",)
    rules: Rules = ToyRules()
    folder = Path(__file__).parent / "data" / "toy"

    def lay(self, state: State, players: int, options: dict[str, Value]) -> None:
        state.push(ROUND, NOBODY)
        state.push(DEAL, NOBODY)

    def outcome(self, state: State) -> Outcome | None:
        if state.top >= 0:
            return None
        scores = nine(state).points[: state.players]
        return Outcome([seat for seat, score in enumerate(scores) if score == max(scores)], scores, "TOY-006")

    def see(self, state: State, seat: int) -> Table:
        s = nine(state)
        return Table(
            hand=s.at(HAND + seat),
            laid=s.at(LAID + seat),
            held=[len(s.at(HAND + other)) for other in range(s.players)],
            face_down=[len(s.at(LAID + other)) for other in range(s.players)],
            played=s.at(PLAYED),
            points=s.points[: s.players],
        )

    def census(self, state: State) -> dict[str, int]:
        s = nine(state)
        places = [BAG, PLAYED, *(HAND + seat for seat in range(s.players)), *(LAID + seat for seat in range(s.players))]
        return {"cards": sum(len(s.at(place)) for place in places)}

    def things(self, state: State) -> list[int]:
        return list(range(CARDS))

    def say_prompt(self, state: State) -> Say:
        return Say("ask-lay", {"seat": Say(f"seat-{state.seat}")})

    def say_option(self, state: State, action: int) -> Say:
        return Say("option-lay", {"card": say_card(action)})

    def say_thing(self, state: State, kind: int, action: int) -> Say:
        return say_card(action)

    def say_event(self, state: State, event: Event) -> Say:
        kind, _, seat, number, *_ = event
        values: dict[str, int | str | Say] = {"seat": Say(f"seat-{seat}"), "card": say_card(number), "points": number}
        return Say(EVENTS[kind].key, {field: values[field] for field in EVENTS[kind].fields})

    def say_table(self, view: View) -> Iterable[Say]:
        table = cast(Table, view["table"])
        for seat, points in enumerate(table["points"]):
            numbers = {"points": points, "held": table["held"][seat], "laid": table["face_down"][seat]}
            yield Say("table-seat", {"seat": Say(f"seat-{seat}"), **numbers})
        for key, cards in (("hand", table["hand"]), ("laid", table["laid"]), ("played", table["played"])):
            yield from (Say(f"table-{key}", {"card": say_card(card)}) for card in cards)

    def draw(
        self,
        view: View,
        lang: str = "en",
        sentences: Mapping[int, str] | None = None,
        closed: Mapping[int, str] | None = None,
        last: Iterable[Event] = (),
        shape: str = "wide",
        alone: bool = True,
    ) -> str:
        offered = [] if view["decision"] is None else view["decision"]["options"]
        cards = [f'<text id="card-{c}" x="{30 * c}" y="20" data-action="{c}">{c + 1}</text>' for c in offered]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 270 30">{"".join(cards)}</svg>'


def nine(state: State) -> ToyState:
    return cast(ToyState, state)


def say_card(card: int) -> Say:
    return Say("card", {"strength": card // 3 + 1, "colour": Say(f"colour-{card % 3}")})


GAME = Toy()
