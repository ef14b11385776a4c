"""Table mode: which die is to be thrown or what is to be drawn, by whom, and the name of what may come."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import CARDS, GIANTS, MONSTERS, NOWHERE, REALMS, RagnarokState
from ninerealms.games.ragnarok.words.naming import (
    say_attack,
    say_face,
    say_monster,
    say_realm,
    say_region,
    say_rune,
    say_the_monster,
)
from ninerealms.kernel.game import Fork
from ninerealms.kernel.rng import DICE
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

SAME = -1


def say_chance(fork: Fork[RagnarokState]) -> Say:
    """Who throws or draws what."""
    s, after = fork.state, fork.after[0]
    if fork.stream == DICE:
        return Say("chance-die", {"monster": say_the_monster(s.get(v.ACTIVATE_MONSTER))})
    card = changed(s.hand, after.hand)
    if card != SAME:
        return Say("chance-card", {"seat": say_seat(card // CARDS)})
    attack = changed(s.attack_drawn, after.attack_drawn)
    if attack != SAME:
        return Say("chance-attack", {"number": attack + 1, "monster": say_the_monster(s.hunted)})
    return say_set_up(fork)


def say_result(fork: Fork[RagnarokState], result: int) -> Say:
    """One of the faces, attack cards, tokens, sheets or Regions; of a Combat card only its place in the deck.

    LOR-181: which cards are left there would tell what the others hold.
    """
    s, after = fork.state, fork.after[result]
    if fork.stream == DICE:
        return say_face(result)
    if changed(s.hand, after.hand) != SAME:
        return Say("chance-result", {"number": result + 1})
    attack = changed(s.attack_drawn, after.attack_drawn)
    if attack != SAME:
        return say_attack(after.attack_drawn[attack])
    return say_laid(fork, result)


def changed(before: Sequence[int], after: Sequence[int]) -> int:
    """The first place where two lists differ, or SAME."""
    return next((place for place, number in enumerate(before) if number != after[place]), SAME)


# --- the set-up -----------------------------------------------------------------------------------


def is_told(s: RagnarokState, kind: int) -> bool:
    return any(event[0] == kind for event in s.events or [])


def open_place(s: RagnarokState, row: Sequence[int], taken: Callable[[int], bool]) -> int:
    """The first place of the map in use that has no token yet, or NOWHERE."""
    places = row[s.map * REALMS : (s.map + 1) * REALMS]
    return next((region for region in places if region != NOWHERE and not taken(region)), NOWHERE)


def open_gate(s: RagnarokState) -> int:
    return open_place(s, content.gates, lambda region: region in s.gate)


def open_forge(s: RagnarokState) -> int:
    """The forge place that is next, once its tokens are known."""
    return open_place(s, content.forges, lambda region: s.forge[region] != NOWHERE)


def place_of(s: RagnarokState, monster: int) -> int:
    return s.figure_at[0] if monster == GIANTS else s.monster_at[monster]


def placed(fork: Fork[RagnarokState], result: int) -> int:
    """The monster that a result places, or SAME."""
    s, after = fork.state, fork.after[result]
    return next((each for each in range(MONSTERS) if place_of(s, each) != place_of(after, each)), SAME)


def say_set_up(fork: Fork[RagnarokState]) -> Say:
    """What is drawn before the first question: who begins, realms, forges, sheets, places, Heroes."""
    s, after = fork.state, fork.after[0]
    if not is_told(s, v.FIRST_PLAYER):
        return Say("chance-first")
    if open_gate(s) != NOWHERE:
        return Say("chance-realm", {"region": say_region(open_gate(s))})
    if open_forge(s) != NOWHERE:
        is_known = after.forge[open_forge(s)] != NOWHERE
        return Say("chance-forge", {"region": say_region(open_forge(s))}) if is_known else Say("chance-fourth")
    if placed(fork, 0) != SAME:
        return Say("chance-place", {"monster": say_the_monster(placed(fork, 0))})
    hero = changed(s.hero, after.hero)
    return Say("chance-sheets") if hero == SAME else Say("chance-hero", {"seat": say_seat(hero)})


def say_laid(fork: Fork[RagnarokState], result: int) -> Say:
    """What one result of the set-up lays."""
    s, after = fork.state, fork.after[result]
    if not is_told(s, v.FIRST_PLAYER):
        return say_seat(after.first)
    if open_gate(s) != NOWHERE:
        return say_realm(s, list(after.gate).index(open_gate(s)))
    if open_forge(s) != NOWHERE:
        rune = after.forge[open_forge(s)]
        return say_rune(result if rune == NOWHERE else rune)
    monster = placed(fork, result)
    if monster != SAME:
        return say_region(place_of(after, monster))
    hero = changed(s.hero, after.hero)
    if hero != SAME:
        return Say(f"hero-{content.hero_ids[after.hero[hero]]}")
    return joined([say_monster(sheet) for sheet in range(MONSTERS) if after.monster_set & 1 << sheet])
