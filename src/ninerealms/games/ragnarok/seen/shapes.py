"""The shape of what one seat may see of the table, as plain numbers and strings."""

from __future__ import annotations

from typing import TypedDict


class ArmySeen(TypedDict):
    """An Army: the answer that names it, whose, its value, the printed number of its Region (0 in supply)."""

    army: int
    seat: int
    value: int
    region: int


class RegionSeen(TypedDict):
    """A Region and all that is in it. Empty strings and None stand for nothing.

    `region` is the answer that names it, `number` the printed one. `giants` are the seats whose Frost Giants are there
    (mode R), `figures` how many Frost Giant monsters (mode M), `monsters` the others by id; `heroes` are seats.
    """

    region: int
    number: int
    land: str
    value: int
    inner: bool
    settlement: bool
    shrine: bool
    temple: bool
    forge: str
    gate: str
    sea: str
    control: int | None
    armies: list[ArmySeen]
    heroes: list[int]
    giants: list[int]
    figures: int
    monsters: list[str]
    loki: bool
    beside: list[int]


class MonsterSeen(TypedDict):
    """A sheet of this game: printed Region numbers where it stands, who controls it, who has slain it."""

    monster: int
    id: str
    rune: str
    regions: list[int]
    tamer: int | None
    slayer: int | None
    artefact: str
    wounds: dict[str, int]


class ArtefactSeen(TypedDict):
    """An artefact and whether it is turned over."""

    id: str
    used: bool


class PlayerSeen(TypedDict):
    """What a seat has. `hand` is None for others; `attributes` are printed, `counting` as Injuries leave them.

    `injuries` are the injured attributes, "fourth" the one that only counts; `priests_at` are monuments. `giant` is the
    printed number of the Region of the seat's Frost Giant, None without one. `markers` are wheel actions.
    """

    hero: str
    region: int
    attributes: dict[str, int]
    counting: dict[str, int]
    injuries: list[str]
    runes: dict[str, int]
    priests_ready: int
    priests_unready: int
    priests_at: list[str]
    allied: list[str]
    markers: list[str]
    artefacts: list[ArtefactSeen]
    slain: list[str]
    hand_size: int
    hand: dict[str, int] | None
    armies: list[ArmySeen]
    armies_left: int
    sea: str
    giant: int | None
    regions: int
    inner: int
    lands: list[str]
    lacks_to_jarl: int
    temples: int
    army_value: int


class SideSeen(TypedDict):
    """One side of a Battle; `total` is what counts so far, `limit` the casualties it may play."""

    seat: int
    armies: list[ArmySeen]
    bonus: int
    limit: int
    cards: dict[str, int]
    casualties: int
    total: int
    passed: bool


class BattleSeen(TypedDict):
    """A Battle in progress: attacker, then defender."""

    number: int
    sides: list[SideSeen]


class AttackSeen(TypedDict):
    """An attack card."""

    card: int
    attack: int
    weakness: str
    injuries: int


class HuntSeen(TypedDict):
    """A hunt in progress; `wounds` are still open, `all_wounds` those of the sheet, `guard` what was laid so far."""

    hunter: int
    monster: str
    number: int
    round: int
    rounds: int
    wounds: dict[str, int]
    all_wounds: dict[str, int]
    drawn: list[AttackSeen]
    attack: AttackSeen | None
    guard: int
    deck: int


class MonumentSeen(TypedDict):
    """A monument: its pieces, and the seats whose priests are there."""

    id: str
    attribute: str
    pieces: int
    complete: bool
    priests: list[int]


class TableView(TypedDict):
    """The whole table. `ships` are the seats at each Sea, `wheel` the seats at each action."""

    map: str
    mode: str
    round: int
    phase: str
    turn: int
    first: int
    last_round: bool
    regions: list[RegionSeen]
    seas: list[str]
    ships: dict[str, list[int]]
    monsters: list[MonsterSeen]
    loki: int | None
    monuments: list[MonumentSeen]
    wheel: dict[str, list[int]]
    realms: list[str]
    players: list[PlayerSeen]
    ragnarok: list[bool]
    lands_to_win: int
    regions_short: int
    temples_to_win: int
    temples_left: int
    giants_left: int
    runes_left: dict[str, int]
    deck: int
    discard: dict[str, int]
    battle: BattleSeen | None
    hunt: HuntSeen | None
    moves_left: int
    sailed: bool
