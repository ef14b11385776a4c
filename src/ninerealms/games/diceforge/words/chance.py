"""Table mode: which die is to be thrown by whom, what the set-up draws, and the name of what may come."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import DICE_EACH, FACES, SANCTUARY, SIDES, ForgeState
from ninerealms.games.diceforge.words.naming import say_card, say_cost, say_die_of, say_face, say_island
from ninerealms.kernel.game import Fork
from ninerealms.kernel.rng import DICE
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat


def say_chance(fork: Fork[ForgeState]) -> Say:
    """Who throws or draws what."""
    s = fork.state
    if fork.stream == DICE:
        if s.running() == v.CELESTIAL:
            return Say("chance-celestial", {"seat": say_seat(s.actor())})
        return Say("chance-die", {"die": say_die_of(thrown_die(fork))})
    slot = open_slot(s)
    if slot >= 0:
        cost = say_cost(content.slot_sun[slot], content.slot_moon[slot])
        return Say("chance-set", {"island": say_island(content.slot_island[slot]), "cost": cost})
    if removed_face(fork, 0) < 0:
        return Say("chance-first")
    compartment = content.compartment[removed_face(fork, 0)]
    lying = [face for face in range(SANCTUARY) if s.pool[face] and content.compartment[face] == compartment]
    return Say("chance-removed", {"faces": joined([say_face(content.face_ids[face]) for face in lying], "clause-more")})


def say_result(fork: Fork[ForgeState], result: int) -> Say:
    """One of the faces, sets, or players."""
    s, after = fork.state, fork.after[result]
    if fork.stream == DICE:
        if s.running() == v.CELESTIAL:
            return Say(f"celestial-{result + 1}")
        return say_face(content.face_ids[s.die[thrown_die(fork) * SIDES + result]])
    slot = open_slot(s)
    if slot >= 0:
        return say_card(after.sets[slot])
    face = removed_face(fork, result)
    return say_seat(after.first) if face < 0 else say_face(content.face_ids[face])


def thrown_die(fork: Fork[ForgeState]) -> int:
    """The die that lies as it was thrown, whatever else the faces bring."""

    def lies_as_thrown(die: int) -> int:
        return sum(after.up[die] == result for result, after in enumerate(fork.after))

    return max(range(fork.state.players * DICE_EACH), key=lies_as_thrown)


def open_slot(s: ForgeState) -> int:
    """The slot whose set is drawn next, or -1."""
    return next((slot for slot, card in enumerate(s.sets) if card < 0), -1)


def removed_face(fork: Fork[ForgeState], result: int) -> int:
    """The face that goes back to the box, or -1."""
    before, after = fork.state.pool, fork.after[result].pool
    return next((face for face in range(FACES) if after[face] < before[face]), -1)
