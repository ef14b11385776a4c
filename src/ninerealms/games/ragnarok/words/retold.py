"""Battles and hunts, told once more: staged with their cards, summed up, and what the victory was made of."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board
from ninerealms.games.ragnarok.rules.state import RUNES, RagnarokState
from ninerealms.games.ragnarok.words.events import say_event
from ninerealms.games.ragnarok.words.naming import cards_of, say_attack, say_card, say_monster
from ninerealms.kernel.game import Event
from ninerealms.kit.retelling import Holding, Side, Source, Stage, closed, of_kind, say_number, summed
from ninerealms.text.words import Say, say_seat

LOSSES = (v.ARMY_LOWERED, v.ARMY_DESTROYED)
GUARDED = (v.GUARD_HELD, v.GUARD_FAILED)
TURNS = (v.TURN_BEGINS,)
ASIDE = (v.BATTLE_VALUES, v.CARD_PLAYED, v.PASSED, v.DREW, v.DREW_CARD, v.GUARD_LAID, v.ATTACKS_DRAWN, v.ATTACK_PICKED)
HUNTED = (v.MONSTER_SLAIN, v.HUNT_FAILED)


def say_stages(s: RagnarokState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """A Battle with what both sides played; a round of a hunt, and its end."""
    battles = closed(lines, fresh, (v.BATTLE_BEGINS,), (v.BATTLE_WON,))
    guards = closed(lines, fresh, (v.ATTACKS_DRAWN,), GUARDED)
    hunts = closed(lines, fresh, (v.HUNT_BEGINS,), HUNTED)
    return [
        *(stage_battle(s, battle, after) for battle, after in battles),
        *(stage_guard(s, lines, guard) for guard, _ in guards),
        *(stage_hunt(s, hunt) for hunt, _ in hunts),
    ]


def stage_battle(s: RagnarokState, lines: Sequence[Event], after: Sequence[Event]) -> Stage:
    _, _, attacker, _, defender, *_ = lines[0]
    _, _, winner, _, most, least, *_ = lines[-1]
    values = of_kind(lines, v.BATTLE_VALUES)
    sides = []
    for place, seat in enumerate((attacker, defender)):
        before = [say_number(values[-1][4 + place])] if values else []
        cards = [say_card(line[3]) for line in of_kind(lines, v.CARD_PLAYED) if line[2] == seat]
        sides.append(Side(say_seat(seat), seat, (*before, *cards), most if seat == winner else least))
    results = tuple(say_event(s, line) for line in (lines[-1], *of_kind(after, *LOSSES)))
    return Stage("fight", say_event(s, lines[0]), tuple(sides), results, lines[-1])


def stage_guard(s: RagnarokState, lines: Sequence[Event], guard: Sequence[Event]) -> Stage:
    """An attack of the monster, and the cards laid against it."""
    end = guard[-1]
    begun = next((line for line in reversed(lines) if line[0] == v.HUNT_BEGINS), guard[0])
    laid, picked = of_kind(guard, v.GUARD_LAID), of_kind(guard, v.ATTACK_PICKED)
    total = end[3] if end[0] == v.GUARD_HELD else laid[-1][4] if laid else None
    cards = tuple(say_card(line[3]) for line in laid)
    hunter = Side(say_seat(end[2]), end[2], (*say_strength(total, laid), *cards), total)
    attack = tuple(say_attack(line[3]) for line in picked[-1:])
    monster = Side(say_monster(begun[3]) if begun[0] == v.HUNT_BEGINS else Say("retold-attack"), parts=attack)
    covered = of_kind(guard, v.WOUND_COVERED)
    results = tuple(say_event(s, line) for line in (*covered, end))
    return Stage("hunt", say_event(s, begun), (hunter, monster), results, end)


def say_strength(total: int | None, laid: Sequence[Event]) -> tuple[Say, ...]:
    """What the Hero's strength brought to a guard: all that no card did."""
    if total is None:
        return ()
    value = total - sum(content.card_value[line[3]] for line in laid)
    return (Say("attribute-value", {"attribute": Say("attribute-strength"), "value": value}),)


def stage_hunt(s: RagnarokState, lines: Sequence[Event]) -> Stage:
    """The end of a hunt: which wounds were covered with what."""
    _, _, seat, monster, *_ = lines[0]
    covered = tuple(say_event(s, line) for line in of_kind(lines, v.WOUND_COVERED))
    sides = (Side(say_seat(seat), seat), Side(say_monster(monster)))
    return Stage("hunt", say_event(s, lines[0]), sides, (*covered[-3:], say_event(s, lines[-1])), lines[-1])


def say_sources(s: RagnarokState, lines: Sequence[Event]) -> list[Source]:
    """What counts towards a victory, and what was fought for it; the result itself counts the Regions."""
    seats = range(s.players)
    return [
        Source(Say("retold-lands"), tuple(board.count_lands(s, seat) for seat in seats)),
        Source(Say("retold-temples"), tuple(board.count_temples(s, seat) for seat in seats)),
        Source(Say("retold-inner"), tuple(board.count_inner(s, seat) for seat in seats)),
        Source(Say("retold-slain"), tuple(board.count_slain(s, seat) for seat in seats)),
        Source(Say("retold-battles"), summed(lines, v.BATTLE_WON, s.players)),
        Source(Say("retold-army"), tuple(armies.total_value(s, seat) for seat in seats)),
    ]


def say_holdings(s: RagnarokState, seat: int) -> list[Holding]:
    """What a player has on the board and in hand; how many cards it is, everybody sees."""
    return [
        Holding(Say("retold-regions"), board.count_regions(s, seat)),
        Holding(Say("retold-temples"), board.count_temples(s, seat)),
        Holding(Say("retold-army"), armies.total_value(s, seat)),
        Holding(Say("retold-runes"), sum(s.runes[seat * RUNES + rune] for rune in range(RUNES))),
        Holding(Say("retold-hand"), cards_of(s, seat)),
    ]
