"""What one seat may see, as plain numbers and strings (YGG-081, YGG-380).

Nothing on this table is known to one seat and hidden from another: cards are revealed in front of all and
go back in the sight of all. So every seat has the same memory of every deck, and the view keeps it for everybody as
an aid: the known cards of a deck at their depth until the next shuffle, as a player with perfect memory would have
them. A card nobody has seen has no identity yet, in the view as in the state.
"""

from __future__ import annotations

from typing import TypedDict

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, tree, worlds
from ninerealms.games.yggdrasil.rules.enemies import deck, gauges, jotuns
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ARTIFACTS,
    CAGE,
    DECK,
    FACE_DOWN,
    FACES,
    GONE,
    ICONS,
    JOTUNS,
    KNOWN_OATH,
    LOKI,
    NO_CARD,
    NOT_ROLLED,
    OFF,
    ON_PAGE,
    QUAY,
    SEATS,
    SERVANTS,
    UNKNOWN,
    WHEEL,
    WORLDS,
    YggState,
)

GRADES = ("penalty", "normal", "bonus")
MODES = ("easy", "hard")
TOKENS = {FACE_DOWN: "unknown", KNOWN_OATH: "oath"}
PLACES = {OFF: "", CAGE: "cage", ON_PAGE: "page"}


class WorldSeen(TypedDict):
    """One world. `column` is where it stands now; `grades` is the grade its action would have for each seat."""

    id: str
    level: str
    column: int
    devastated: bool
    blocked: bool
    gods: list[int]
    foes: list[str]
    jotuns: list[str]
    servants: int
    token: str
    grades: list[str]
    risks: list[int]


class FoeSeen(TypedDict):
    """An enemy or saga figure: its world, `cage`, `page` or nothing when it is out of the game."""

    id: str
    place: str
    strength: int
    shielded: bool
    slain: bool


class CardSeen(TypedDict):
    """An enemy card: whose it is, or nothing while nobody has seen it."""

    enemy: str
    figure: int


class GodSeen(TypedDict):
    """A god. `memory` is the deck from the top, None for a card nobody has seen since the last shuffle."""

    god: str
    support: bool
    place: str
    life: int
    limit: int
    elves: int
    vanir: int
    artifacts: list[str]
    god_die: list[str]
    vanir_die: list[str]
    bonds: dict[str, list[int]]
    facedown: bool
    facedown_card: CardSeen | None
    memory: list[CardSeen | None]
    unseen: list[CardSeen]
    unseen_support: int


class ThrowSeen(TypedDict):
    """The saving throw in progress; empty faces between throws."""

    risks: int
    god_face: str
    god_changed: bool
    vanir: dict[str, int]
    changed: dict[str, int]
    comrades: dict[int, str]
    elves_used: int


class SagaSeen(TypedDict):
    """The Saga Book: the row of icons, where Nidhogg stands, and what the page has laid out. All of it house."""

    page: str
    row: list[str]
    nidhogg: int
    source: str
    oaths: int
    betrayals: int
    unseen_oaths: int
    unseen_betrayals: int
    wolves: list[int]
    wolves_beaten: list[bool]
    quay: int
    aboard: int
    gone: int


class TableView(TypedDict):
    """The whole table."""

    mode: str
    saga: int
    round: int
    rotation: int
    columns: list[list[str]]
    worlds: list[WorldSeen]
    foes: list[FoeSeen]
    gods: list[GodSeen]
    players: int
    order: list[int]
    wheel: dict[str, list[int]]
    unseen_support_cards: list[CardSeen]
    cage_markers: int
    giants: int
    giants_reserve: int
    anonymous: int
    anonymous_reserve: int
    valhalla: int
    heroes_reserve: int
    elves_reserve: int
    vanir_reserve: int
    life_reserve: int
    jotuns: list[str]
    jotun_pieces: int
    jotun_cards: list[str]
    island: int
    islands: list[int]
    holders: list[str | None]
    holder_cards: list[list[str]]
    creatures: list[str]
    drawn: list[str]
    throw: ThrowSeen
    saga_book: SagaSeen


def see_world(s: YggState, world: int) -> WorldSeen:
    ids = content.foe_ids
    return WorldSeen(
        id=content.world_ids[world],
        level=content.LEVELS[tree.level(world)],
        column=tree.column(s, world),
        devastated=tree.is_devastated(s, world),
        blocked=jotuns.blocks(s, world),
        gods=[figure for figure in range(s.gods) if s.place[figure] == world],
        foes=[ids[foe] for foe in range(len(ids)) if s.enemy[foe] == world],
        jotuns=[
            content.jotun_ids[jotun]
            for jotun in range(JOTUNS)
            if jotuns.is_active(s, jotun) and jotuns.place_of(s, jotun) == world
        ],
        servants=tree.count_servants(s, world),
        token=TOKENS.get(s.token[world], ""),
        grades=[GRADES[worlds.grade(s, seat, world)] for seat in range(s.players)],
        risks=[content.action_risks[world * 3 + worlds.grade(s, seat, world)] for seat in range(s.players)],
    )


def see_foe(s: YggState, foe: int) -> FoeSeen:
    where = s.enemy[foe]
    return FoeSeen(
        id=content.foe_ids[foe],
        place=PLACES[where] if where in PLACES else content.world_ids[where],
        strength=fight.strength(s, foe),
        shielded=foe <= LOKI and jotuns.shields(s, foe),
        slain=bool(s.slain & (1 << foe)),
    )


def see_card(card: int) -> CardSeen | None:
    if card < 0:
        return None
    return CardSeen(enemy=content.enemy_ids[deck.enemy_of(card)], figure=deck.figure_of(card))


def cards_of(mask: int) -> list[CardSeen]:
    return [card for i in range(30) if mask & (1 << i) and (card := see_card(i)) is not None]


def see_god(s: YggState, figure: int) -> GodSeen:
    faces = s.faces[figure]
    first = figure * DECK
    return GodSeen(
        god=content.god_ids[s.god[figure]] if s.god[figure] >= 0 else "",
        support=figure >= s.players,
        place=content.world_ids[s.place[figure]],
        life=s.life[figure],
        limit=s.limit[figure],
        elves=s.elves[figure],
        vanir=s.vanir[figure],
        artifacts=[content.artifact_ids[a] for a in range(ARTIFACTS) if s.artifact[a] == figure],
        god_die=["S", *(["I"] if faces & 1 else []), *(["II"] if faces & 2 else [])],
        vanir_die=["S", *(["I"] if faces & 4 else []), *(["II"] if faces & 8 else [])],
        bonds={
            name: [other for other in range(s.gods) if s.bond[i * SEATS + figure] & (1 << other)]
            for i, name in enumerate(content.RELATIONS)
        },
        facedown=s.facedown[figure] != NO_CARD,
        facedown_card=see_card(s.facedown[figure]),
        memory=[see_card(s.deck[i]) for i in range(first, first + s.size[figure])],
        unseen=cards_of(s.bag[figure]),
        unseen_support=s.blind[figure],
    )


def see_throw(s: YggState) -> ThrowSeen:
    ids = content.FACE_IDS
    return ThrowSeen(
        risks=s.risk,
        god_face="" if s.god_face == NOT_ROLLED else ids[s.god_face],
        god_changed=bool(s.god_fixed),
        vanir={ids[face]: s.rolled[face] for face in range(FACES) if s.rolled[face]},
        changed={ids[face]: s.fixed[face] for face in range(FACES) if s.fixed[face]},
        comrades={other: ids[s.comrade[other]] for other in range(s.gods) if s.comrade[other] != NOT_ROLLED},
        elves_used=s.elves_used,
    )


def see_saga(s: YggState) -> SagaSeen:
    page = content.PAGES[s.page]
    return SagaSeen(
        page=page["id"],
        row=[content.ICONS[s_icon] for s_icon in content.row_icon[s.page * ICONS :][: len(page["row"])]],
        nidhogg=s.nidhogg,
        source=page["source"],
        oaths=s.oaths,
        betrayals=s.betrayals,
        unseen_oaths=s.bag_oaths,
        unseen_betrayals=s.bag_betrayals,
        wolves=list(s.wolf),
        wolves_beaten=[bool(s.wolf_beaten & 1), bool(s.wolf_beaten & 2)],
        quay=sum(1 for tile in range(SERVANTS) if s.servant[tile] == QUAY),
        aboard=sum(1 for tile in range(SERVANTS) if s.servant[tile] == ABOARD),
        gone=sum(1 for tile in range(SERVANTS) if s.servant[tile] == GONE) if s.saga == 4 else 0,
    )


def columns(s: YggState) -> list[list[str]]:
    """The worlds of each column now, from top to bottom."""
    return [[content.world_ids[tree.world_at(s, level, slot)] for level in range(3)] for slot in range(3)]


def see(s: YggState) -> TableView:
    """The whole table; all seats, the team and any onlooker see the same."""
    ids = content.artifact_ids
    return TableView(
        mode="campaign" if s.saga else MODES[s.mode],
        saga=s.saga,
        round=s.rounds,
        rotation=s.rotation,
        columns=columns(s),
        worlds=[see_world(s, world) for world in range(WORLDS)],
        foes=[see_foe(s, foe) for foe in range(len(content.foe_ids)) if s.enemy[foe] != OFF or s.slain & (1 << foe)],
        gods=[see_god(s, figure) for figure in range(s.gods)],
        players=s.players,
        order=[seat for seat in s.order if seat >= 0],
        wheel={
            content.enemy_ids[enemy]: [
                deck.figure_of(s.wheel[i]) for i in (enemy * 2, enemy * 2 + 1) if s.wheel[i] >= 0
            ]
            for enemy in range(WHEEL // 2)
        },
        unseen_support_cards=cards_of(s.pool),
        cage_markers=tree.markers_in_cage(s),
        giants=s.giants,
        giants_reserve=content.GAME["fire_giants"] - s.giants,
        anonymous=s.dead,
        anonymous_reserve=content.GAME["anonymous"] - s.dead,
        valhalla=s.valhalla,
        heroes_reserve=gauges.heroes_in_midgard(s),
        elves_reserve=s.elf_reserve,
        vanir_reserve=s.vanir_reserve,
        life_reserve=sum(s.limit[figure] - s.life[figure] for figure in range(s.gods)),
        jotuns=[content.jotun_ids[j] for j in range(JOTUNS) if jotuns.is_active(s, j)],
        jotun_pieces=jotuns.pieces_left(s),
        jotun_cards=[content.jotun_ids[j] for j in range(JOTUNS) if s.jotun_deck & (1 << j)],
        island=s.island,
        islands=list(content.island_number),
        holders=[ids[card] if card >= 0 else None for card in s.holder],
        holder_cards=[
            [ids[a] for a in range(ARTIFACTS) if content.artifact_level[a] == level and s.artifact[a] == UNKNOWN]
            for level in range(3)
        ],
        creatures=[content.creature_ids[c] for c in range(len(content.creature_ids)) if s.creatures & (1 << c)],
        drawn=[content.creature_ids[c] for c in range(len(content.creature_ids)) if s.drawn & (1 << c)],
        throw=see_throw(s),
        saga_book=see_saga(s),
    )


def opponent_id(target: int) -> str:
    """The id of an opponent in DUTY and FIGHT_WHAT; a duel begins with `duel-`."""
    if target >= v.NO_FIGHT:
        return "none"
    if target >= 32:
        return "duel-" + content.enemy_ids[target - 32]
    if target >= 28:
        return ("skoll", "hati", "servant", "quay")[target - 28]
    if target >= v.TARGET_JOTUN:
        return content.jotun_ids[target - v.TARGET_JOTUN]
    return content.foe_ids[target]
