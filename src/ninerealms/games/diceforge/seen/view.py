"""What one seat may see of Dice Forge, as plain numbers and strings.

Nothing on this table is secret, so every seat and any onlooker see the same.
"""

from __future__ import annotations

from typing import TypedDict

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, gains, named, scoring, titans
from ninerealms.games.diceforge.rules.state import (
    COLOURS,
    COPIES,
    DICE_EACH,
    FACES,
    GODDESS,
    HOME,
    ISLANDS,
    MEMORIES,
    RESOURCES,
    ROOMS,
    SIDES,
    SLOTS,
    TITANS,
    TREASURES,
    ForgeState,
)

NAMES = content.NAMES
COLOUR_NAMES = ("red", "blue", "yellow", "green")
DIE_NAMES = ("light", "dark")


class Die(TypedDict):
    """Six faces by position, the position shown, and which faces can never be removed."""

    die: int
    name: str
    faces: list[str]
    up: int
    shown: str
    fixed: list[bool]


class Card(TypedDict):
    """Cards of one set a player owns, with what lies on them."""

    slot: str
    card: str
    count: int
    points: int
    reinforcement: bool
    used: int


class Sheet(TypedDict):
    """A score by source."""

    track: int
    cards: int
    module: int
    total: int


class Player(TypedDict):
    """All a player has; `hammer` holds 0 to 30 for each Hammer, a companion cashed in is None."""

    seat: int
    place: int
    active: bool
    reserve: dict[str, int]
    limit: dict[str, int]
    dice: list[Die]
    forged: int
    removed: dict[str, int]
    island: int | None
    cards: list[Card]
    hammer: list[int]
    scepters: list[int]
    companions: list[int | None]
    tritons: int
    cerberus: int
    golem: str | None
    allegiance: str | None
    zone: str
    score: Sheet


class Stack(TypedDict):
    """A slot of the islands with its set."""

    slot: str
    island: int
    card: str
    left: int
    sun: int
    moon: int
    points: int


class Pool(TypedDict):
    """Faces of one picture that can still be had."""

    face: str
    place: str
    cost: int
    level: int
    left: int


class Treasure(TypedDict):
    """A treasure token and the room it lies in."""

    treasure: str
    room: str | None


class Memory(TypedDict):
    """A memory token on an island; side 0 is 2 A and 1 M, side 1 is 2 L and 1 S."""

    colour: str
    owner: int
    island: int
    side: int


class Forced(TypedDict):
    """A coloured face on a rival's die and the owner of its card."""

    face: str
    owner: int
    bearer: int


class TableView(TypedDict):
    """The whole table."""

    module: str
    round: int
    rounds: int
    active: int
    first: int
    players: list[Player]
    stacks: list[Stack]
    portals: list[int | None]
    pools: list[Pool]
    treasures: list[Treasure]
    memories: list[Memory]
    forced: list[Forced]
    goddess_reached: bool
    ended: bool


def see_die(s: ForgeState, die: int) -> Die:
    faces = [s.die[die * SIDES + k] for k in range(SIDES)]
    return Die(
        die=die,
        name=DIE_NAMES[die % DICE_EACH],
        faces=[content.face_ids[face] for face in faces],
        up=s.up[die],
        shown=content.face_ids[faces[s.up[die]]],
        fixed=[not board.is_removable(s, face) for face in faces],
    )


def see_cards(s: ForgeState, seat: int) -> list[Card]:
    return [
        Card(
            slot=content.slot_ids[slot],
            card=content.set_ids[s.sets[slot]],
            count=s.cards[seat * SLOTS + slot],
            points=content.set_points[s.sets[slot]],
            reinforcement=bool(content.set_reinforces[s.sets[slot]]),
            used=s.used[slot] if seat == s.active else 0,
        )
        for slot in range(SLOTS)
        if s.cards[seat * SLOTS + slot]
    ]


def see_score(s: ForgeState, seat: int) -> Sheet:
    return Sheet(
        track=board.held(s, seat, v.GLORY),
        cards=scoring.printed(s, seat),
        module=titans.value(s, seat),
        total=scoring.score(s, seat),
    )


def hammers(s: ForgeState, seat: int) -> list[int]:
    """Where the token of each Hammer stands, 0 to 30."""
    whole = 2 * gains.LAP
    copies = board.owned(s, seat, named.HAMMER)
    return [max(0, min(whole, s.hammer[seat] - whole * k)) for k in range(copies)]


def see_player(s: ForgeState, seat: int) -> Player:
    companions = [s.companion[seat * COPIES + k] for k in range(board.owned(s, seat, named.COMPANION))]
    shown = [k for k in range(RESOURCES) if k != v.LOYALTY and (s.module == TITANS or k != v.SHARD)]
    return Player(
        seat=seat,
        place=scoring.place_in_order(s, seat),
        active=seat == s.active,
        reserve={NAMES[k]: board.held(s, seat, k) for k in shown},
        limit={NAMES[k]: board.limit(s, seat, k) for k in shown if k != v.GLORY},
        dice=[see_die(s, seat * DICE_EACH + k) for k in range(DICE_EACH)],
        forged=s.forged[seat],
        removed={content.face_ids[k]: s.gone[seat * FACES + k] for k in range(FACES) if s.gone[seat * FACES + k]},
        island=None if s.pawn[seat] == HOME else s.pawn[seat] + 1,
        cards=see_cards(s, seat),
        hammer=hammers(s, seat),
        scepters=[s.scepter[seat * COPIES + k] for k in range(board.owned(s, seat, named.SCEPTER))],
        companions=[None if place < 0 else place for place in companions],
        tritons=s.triton[seat],
        cerberus=s.cerberus[seat],
        golem=content.space_ids[s.golem[seat]] if s.module == GODDESS else None,
        allegiance=content.allegiance_ids[s.allegiance[seat]] if s.module == TITANS else None,
        zone=content.ZONES[titans.zone(s, seat)],
        score=see_score(s, seat),
    )


def see_stack(s: ForgeState, slot: int) -> Stack:
    return Stack(
        slot=content.slot_ids[slot],
        island=content.slot_island[slot] + 1,
        card=content.set_ids[s.sets[slot]],
        left=s.stack[slot],
        sun=content.slot_sun[slot],
        moon=content.slot_moon[slot],
        points=content.set_points[s.sets[slot]],
    )


def see_pools(s: ForgeState) -> list[Pool]:
    """The Sanctuary whole; of Gardens and Forest what is there in this game."""
    return [
        Pool(
            face=content.face_ids[face],
            place=content.FACES[face]["place"],
            cost=content.face_cost[face],
            level=content.face_level[face],
            left=s.pool[face],
        )
        for face in range(FACES)
        if content.pool_start[s.module * FACES + face]
    ]


def see_treasures(s: ForgeState) -> list[Treasure]:
    if s.module != GODDESS:
        return []
    where = {s.treasure[room]: content.space_ids[content.rooms[room]] for room in range(ROOMS)}
    return [Treasure(treasure=content.treasure_ids[k], room=where.get(k)) for k in range(TREASURES)]


def see_memories(s: ForgeState) -> list[Memory]:
    return [
        Memory(
            colour=COLOUR_NAMES[token // 2],
            owner=s.memory_owner[token // 2],
            island=(s.memory[token] - 1) // 2 + 1,
            side=(s.memory[token] - 1) % 2,
        )
        for token in range(MEMORIES)
        if s.memory[token]
    ]


def see_forced(s: ForgeState) -> list[Forced]:
    rows = []
    for first in (named.FIRST_BOAR, named.FIRST_MISFORTUNE):
        for face in range(first, first + COLOURS):
            owner, bearer = board.face_owner(s, face), board.bearer(s, face)
            if owner >= 0 and bearer >= 0:
                rows.append(Forced(face=content.face_ids[face], owner=owner, bearer=bearer))
    return rows


def see(s: ForgeState) -> TableView:
    """The whole table."""
    portals: list[int | None] = [None] * ISLANDS
    for seat in range(s.players):
        if s.pawn[seat] != HOME:
            portals[s.pawn[seat]] = seat
    return TableView(
        module=content.MODULES[s.module],
        round=s.round,
        rounds=content.rounds[s.players],
        active=s.active,
        first=s.first,
        players=[see_player(s, seat) for seat in range(s.players)],
        stacks=[see_stack(s, slot) for slot in range(SLOTS)],
        portals=portals,
        pools=see_pools(s),
        treasures=see_treasures(s),
        memories=see_memories(s),
        forced=see_forced(s),
        goddess_reached=s.arrived == 1,
        ended=s.ended == 1,
    )
