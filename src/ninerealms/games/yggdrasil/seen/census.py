"""Every component counted over all places."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.state import DECK, FACE_DOWN, KNOWN_OATH, UNKNOWN, YggState


def count(s: YggState) -> dict[str, int]:
    """The same at every moment of a game."""
    deck_cards = sum(s.size[seat] for seat in range(s.players))
    unknown = sum(
        1 for seat in range(s.players) for i in range(s.size[seat]) if s.deck[seat * DECK + i] == UNKNOWN
    ) + sum(1 for seat in range(s.players) if s.facedown[seat] == UNKNOWN)
    bagged = sum(s.bag[seat].bit_count() + s.blind[seat] for seat in range(s.players))
    down = sum(1 for seat in range(s.players) if s.facedown[seat] >= UNKNOWN)
    return {
        "elves": s.elf_reserve + sum(s.elves) + s.elves_used,
        "vanir dice": s.vanir_reserve + sum(s.vanir),
        "heroes": s.valhalla + gauges.heroes_in_midgard(s),
        "anonymous": s.dead + (content.GAME["anonymous"] - s.dead),
        "fire giants": s.giants + (content.GAME["fire_giants"] - s.giants),
        "jotun pieces": jotuns.count_active(s) + jotuns.pieces_left(s),
        "markers": tree.count_devastated(s) + tree.markers_in_cage(s),
        "enemy cards": deck_cards + down + sum(1 for card in s.wheel if card >= 0),
        "different enemy cards": len(cards(s)),
        "unknown cards beyond the bags": unknown - bagged,
        "artifacts": sum(1 for owner in s.artifact if -1 <= owner < s.players),
        "life": sum(s.limit[: s.gods]),
        "tokens": tokens(s),
        "gods": s.gods,
    }


def cards(s: YggState) -> set[int]:
    """Every enemy card by its number, from decks, wheel, bags and the pool of a support god."""
    seen = [card for seat in range(s.players) for card in list(s.deck)[seat * DECK : seat * DECK + s.size[seat]]]
    masks = [s.pool, *(s.bag[seat] for seat in range(s.players))]
    bagged = {card for card in range(30) for mask in masks if mask & (1 << card)}
    return bagged | {card for card in [*seen, *s.wheel, *s.facedown] if card >= 0}


def tokens(s: YggState) -> int:
    """Saga 1: promise tokens on worlds, on the page, on Loki and out of the game."""
    down = sum(1 for token in s.token if token in (FACE_DOWN, KNOWN_OATH))
    return down + s.oaths + s.betrayals + s.tokens_gone
