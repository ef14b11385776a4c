"""Table mode: which die, stone or card is to be thrown or drawn by whom, and the name of what may come."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.state import DECK, HOLDERS, NO_CARD, UNKNOWN, YggState
from ninerealms.games.yggdrasil.words.naming import (
    say_artifact,
    say_card,
    say_creature,
    say_face,
    say_figure,
    say_jotun,
    say_world,
)
from ninerealms.kernel.game import Event, Fork
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

SHOWN = 2

# What is thrown or drawn, by the first thing that is told of it.
THROWN = {
    v.GOD_DIE_ROLLED: "god-die",
    v.VANIR_ROLLED: "vanir",
    v.COMRADE_ROLLED: "comrade",
    v.STONE_THROWN: "stone",
    v.DREW_CREATURE: "creature",
    v.JOTUN_CAME: "jotun",
    v.JOTUN_STAYS: "jotun",
    v.OATH_SWORN: "token",
    v.BETRAYED: "token",
    v.CARD_REVEALED: "card",
    v.CARDS_SHOWN: "shown",
}


def say_chance(fork: Fork[YggState]) -> Say:
    """Who throws or draws what."""
    s, level = fork.state, opened_holder(fork)
    if level >= 0:
        return Say("chance-artifact", {"holder": Say("holder", {"level": level + 1})})
    event = first_told(fork, 0)
    if event is None:
        seat, depth = unseen_place(s)
        if depth < 0:
            return Say("chance-card-whose", {"god": say_figure(s, seat)})
        return Say("chance-shown-whose", {"god": say_figure(s, seat), "depth": depth + 1})
    kind, _, first, second, third, fourth, _ = event
    key = f"chance-{THROWN[kind]}"
    if key == "chance-jotun":
        return Say(key)
    told: dict[str, int | str | Say] = {"god": say_figure(s, first)}
    if kind == v.COMRADE_ROLLED:
        told["holder"] = say_figure(s, third)
    elif kind == v.STONE_THROWN:
        told["stone"] = Say(f"stone-{content.stone_ids[second]}")
    elif key == "chance-token":
        told["world"] = say_world(second)
    elif kind == v.CARDS_SHOWN:
        told["depth"] = fourth + 1
    return Say(key, told)


def say_result(fork: Fork[YggState], result: int) -> Say:
    """One of the faces, runes, tokens or cards."""
    s, level = fork.state, opened_holder(fork)
    if level >= 0:
        return say_artifact(fork.after[result].holder[level])
    event = first_told(fork, result)
    if event is None:
        seat, _ = unseen_place(s)
        cards = s.bag[seat] if result < deck.count_bits(s.bag[seat]) else s.pool
        return Say("result-whose", {"cards": say_cards(s, cards, seat)})
    kind, _, first, second, third, *_ = event
    if kind in (v.CARD_REVEALED, v.CARDS_SHOWN):
        return say_card(s, second, third, first)
    if kind == v.STONE_THROWN:
        return Say(f"rune-{content.RUNES[third]}")
    if THROWN[kind] == "token":
        return Say("result-oath" if kind == v.OATH_SWORN else "result-betrayal")
    if THROWN[kind] == "jotun":
        return say_jotun(first)
    name: Callable[[int], Say] = say_creature if kind == v.DREW_CREATURE else say_face
    return name(second)


def first_told(fork: Fork[YggState], result: int) -> Event | None:
    """What a result is told by; nothing where another draw belongs to it."""
    told = (fork.after[result].events or [])[len(fork.state.events or []) :]
    return told[0] if told else None


def opened_holder(fork: Fork[YggState]) -> int:
    """The artifact holder that gets a card, or -1."""
    before, after = fork.state.holder, fork.after[0].holder
    return next((level for level in range(HOLDERS) if before[level] == NO_CARD != after[level]), -1)


def unseen_place(s: YggState) -> tuple[int, int]:
    """Whose card is looked at: how deep in the deck, or -1 for the one laid on the wheel."""
    if s.running() != v.DO_SKULD:
        return s.actor(), -1
    places = ((seat, depth) for seat in range(s.players) for depth in range(min(SHOWN, s.size[seat])))
    return next((seat, depth) for seat, depth in places if s.deck[seat * DECK + depth] == UNKNOWN)


def say_cards(s: YggState, mask: int, holder: int) -> Say:
    """The cards of a mask as a list."""
    cards = [card for card in range(deck.ALL_CARDS) if mask & 1 << card]
    return joined([say_card(s, deck.enemy_of(card), deck.figure_of(card), holder) for card in cards])
