"""What one seat may see, as plain numbers and strings (AND-020).

Nothing on this table is known to one seat and hidden from another: the heroes play together and turn tokens up before
all. What somebody has seen is remembered for everybody; a token nobody has seen has no identity yet, in the view as
in the state.
"""

from __future__ import annotations

from typing import TypedDict

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.legends import goals
from ninerealms.games.andor.rules.state import (
    AZTURIANS,
    BLADE_TURNED,
    BOSSES,
    BUFFALO,
    EVENTS,
    FALCON_FLIES,
    FEWEST,
    FLASK,
    FLASK_HALF,
    FOGS,
    GHOSTS,
    GONE,
    HOPE,
    ITEMS,
    KNIGHTS,
    LETTERS,
    LOG,
    MUSHROOM,
    ON_BOARD,
    PLANT,
    ROCK,
    SENTINELS,
    SPACES,
    SPELLS,
    TAKOTAS,
    THINGS,
    TOWER_LIES,
    UNKNOWN,
    WALKERS,
    WELLS,
    WIDOWS,
    WITH,
    WITH_TILE,
    AndorState,
)
from ninerealms.games.andor.seen.fight_seen import MISSING, FightSeen, printed, see_fight
from ninerealms.games.andor.seen.ways_seen import WaySeen, see_ways

SPELL_STATES = ("ready", "prepared", "spent")
SPIRITS = ("", "large", "small", "head")
BLOCKS = (
    *((0, "blade"), (1, "bow"), (3, "falcon"), (4, "flask"), (9, "spyglass"), (11, "knife"), (13, "hope")),
    *((17, "mushroom"), (20, "rock"), (23, "plant"), (25, "iquar"), (27, "fragment"), (30, "blue"), (34, "diagram")),
    *((35, "crown"), (36, "log")),
)
GOALS = (
    *("diagram", "iquar", "buffalo", "logs", "tile", "takota", "blue", "fragments", "rock", "crown", "king", "fires"),
    "being",
)


class ThingSeen(TypedDict):
    """A token: which, what kind, what its face shows if somebody has seen it, whether it was turned."""

    thing: int
    id: str
    face: int | None
    turned: bool


class SpaceSeen(TypedDict):
    """A space and all that is on it, except heroes; `fog` is None without a token, empty where it is unknown.

    `opponents` are the answers of ACT that attack the `foes`; `rock` is empty without one, else its value or "unknown".
    """

    space: str
    number: int
    creature: str
    foes: list[str]
    opponents: list[int]
    widows: int
    fog: str | None
    well: bool | None
    things: list[ThingSeen]
    rock: str
    figures: list[str]


class HeroSeen(TypedDict):
    """A hero's sheet."""

    hero: str
    other: bool
    place: str
    number: int
    strength: int
    will: int
    dice: int
    hour: int
    gold: int
    asleep: bool
    lying: str
    rooster: bool
    spirit: str
    spells: list[str]
    things: list[ThingSeen]
    touched_by_ghost: bool


class CardSeen(TypedDict):
    """The back of the top event card."""

    event: str
    order: list[str]
    beads: list[str]


class TableView(TypedDict):
    """The whole table."""

    legend: int
    legend_id: str
    variant: str
    flags: int
    side: str
    day: int
    letter: str
    stars: list[str]
    stones: dict[str, list[int]]
    heroes: list[HeroSeen]
    spaces: list[SpaceSeen]
    held: list[str]
    defence: int
    supply: dict[str, int]
    beaten: dict[str, int]
    item_board: dict[str, int]
    with_tile: list[ThingSeen]
    top_cards: list[CardSeen | None]
    deck: int
    used_events: list[str]
    unseen_events: list[str]
    unseen_fog: dict[str, int]
    unseen_widow_backs: list[str]
    unseen_rocks: list[int]
    widows_left: int
    tower: bool
    takota: list[str]
    solved: list[str]
    goals: dict[str, bool]
    fires: list[str]
    logs: int
    king_will: int
    merchants_open: bool
    items_for_sale: bool
    extra_hours: int
    ways: list[WaySeen]
    fight: FightSeen
    ended: str


def block_of(thing: int) -> str:
    """The kind of a thing: `flask`, `hope`, `log`."""
    return [name for first, name in BLOCKS if first <= thing][-1]


def is_turned(s: AndorState, thing: int) -> bool:
    """Whether a flask is half empty, the falcon in the air, the blade on its other side."""
    if FLASK <= thing < FLASK + 5:
        return bool(s.used & (FLASK_HALF << (thing - FLASK)))
    return bool(s.used & {0: BLADE_TURNED, 3: FALCON_FLIES}.get(thing, 0))


def face_of(s: AndorState, thing: int) -> int | None:
    """What is on the face of a hope stone, mushroom, rock or log; None where nobody knows or there is nothing."""
    if LOG <= thing < THINGS:
        return content.logs[thing - LOG]
    if not HOPE <= thing < PLANT:
        return None
    face = s.face[thing - HOPE]
    if face == UNKNOWN:
        return None
    if thing < MUSHROOM:
        return face + 1
    return content.mushrooms[face] if thing < ROCK else content.rocks[face]


def see_thing(s: AndorState, thing: int) -> ThingSeen:
    return ThingSeen(thing=thing, id=block_of(thing), face=face_of(s, thing), turned=is_turned(s, thing))


def things_at(s: AndorState, where: int) -> list[ThingSeen]:
    return [see_thing(s, thing) for thing in range(THINGS) if s.where[thing] == where]


def figures_on(s: AndorState, where: int) -> list[str]:
    """Those who stand there and are no foes."""
    others = (("flaps", s.flaps), ("merchant", s.merchant), ("catapult", s.catapult), ("orweyn", s.orweyn))
    found = [name for name, place in (*others, ("tile", s.tile), ("mother", s.mother)) if place == where]
    found += ["ghost" for i in range(GHOSTS) if s.ghost[i] == where]
    return found + ["azturian" for i in range(AZTURIANS) if s.azturian[i] == where]


def foes_on(s: AndorState, where: int) -> list[str]:
    """Special enemies on a space."""
    found = [content.creature_ids[BUFFALO + i] for i in range(BOSSES) if s.boss[i] == where]
    found += ["knight" for i in range(KNIGHTS) if s.knight[i] == where]
    return found + ["sentinel" for i in range(SENTINELS) if s.sentinel[i] == where]


def opponents_on(s: AndorState, where: int) -> list[int]:
    """The same enemies, as they are attacked."""
    found = [v.FIGHT_BOSS + i for i in range(BOSSES) if s.boss[i] == where]
    found += [v.FIGHT_KNIGHT + i for i in range(KNIGHTS) if s.knight[i] == where]
    return found + [v.FIGHT_SENTINEL + i for i in range(SENTINELS) if s.sentinel[i] == where]


def see_fog(s: AndorState, where: int) -> str | None:
    for i in range(FOGS):
        if content.fog_space[s.side * FOGS + i] == where and s.fog[i] != GONE:
            return MISSING if s.fog[i] == UNKNOWN else content.FOG_KINDS[s.fog[i]]
    return None


def see_well(s: AndorState, where: int) -> bool | None:
    for i in range(WELLS):
        if content.well_space[s.side * WELLS + i] == where:
            return bool(s.wells & (1 << i))
    return None


def see_space(s: AndorState, where: int) -> SpaceSeen:
    return SpaceSeen(
        space=printed(s, where),
        number=where,
        creature=content.creature_ids[s.on[where] - 1] if s.on[where] else MISSING,
        foes=foes_on(s, where),
        opponents=opponents_on(s, where),
        widows=sum(1 for i in range(WIDOWS) if s.widow[i] == where),
        fog=see_fog(s, where),
        well=see_well(s, where),
        things=[seen for seen in things_at(s, where) if seen["id"] != "rock"],
        rock=next(
            (str(face_of(s, rock) or "unknown") for rock in range(ROCK, PLANT) if s.where[rock] == where), MISSING
        ),
        figures=figures_on(s, where),
    )


def is_busy(seen: SpaceSeen) -> bool:
    """Whether there is anything on a space."""
    marks = (seen["creature"], seen["foes"], seen["widows"], seen["things"], seen["rock"], seen["figures"])
    return any(marks) or seen["fog"] is not None or seen["well"] is not None


def see_hero(s: AndorState, seat: int) -> HeroSeen:
    chosen = s.hero[seat] >= 0
    return HeroSeen(
        hero=content.hero_ids[s.hero[seat]] if chosen else MISSING,
        other=bool(s.others & (1 << seat)),
        place=printed(s, s.place[seat]),
        number=s.place[seat],
        strength=s.strength[seat],
        will=s.will[seat],
        dice=hero.dice_of(s, seat) if chosen else 0,
        hour=s.hour[seat],
        gold=s.gold[seat],
        asleep=bool(s.asleep & (1 << seat)),
        lying=content.LETTERS[s.lying[seat]] if 0 < s.lying[seat] < LETTERS else MISSING if not s.lying[seat] else "N",
        rooster=s.rooster == seat,
        spirit=SPIRITS[s.spirit[seat]],
        spells=[SPELL_STATES[s.spell[i]] for i in range(SPELLS)] if chosen and s.hero[seat] == 0 else [],
        things=things_at(s, WITH + seat),
        touched_by_ghost=board.is_near_ghost(s, s.place[seat]),
    )


def see_card(card: int) -> CardSeen | None:
    if card < 0:
        return None
    event = content.EVENTS[card]
    return CardSeen(event=event["id"], order=event["order"].split(), beads=event["beads"].split())


def cards_of(mask: int) -> list[str]:
    return [content.event_ids[card] for card in range(EVENTS) if mask & (1 << card)]


def see_goals(s: AndorState) -> dict[str, bool]:
    needed = goals.needed(s)
    return {name: bool(s.goals & (1 << k)) for k, name in enumerate(GOALS) if needed & (1 << k)}


def see_stones(s: AndorState) -> dict[str, list[int]]:
    """The letters on which stones of heroes lie, and whose."""
    lying = {k: [seat for seat in range(s.players) if s.lying[seat] == k] for k in range(1, LETTERS)}
    return {content.LETTERS[k]: seats for k, seats in lying.items() if seats}


def by_kind(counts: list[int]) -> dict[str, int]:
    return {content.creature_ids[kind]: counts[kind] for kind in range(WALKERS)}


def see(s: AndorState) -> TableView:
    """The whole table; all seats, the team and any onlooker see the same."""
    every = [see_space(s, where) for where in range(1, SPACES)]
    tile_things = things_at(s, WITH_TILE)
    return TableView(
        legend=s.legend + 1,
        legend_id=content.legend_ids[s.legend],
        variant=content.VARIANTS[s.variant],
        flags=s.flags,
        side=content.SIDES[s.side],
        day=s.day,
        letter=content.LETTERS[s.letter],
        stars=content.star_letters(content.LEGENDS[s.legend]),
        stones=see_stones(s),
        heroes=[see_hero(s, seat) for seat in range(s.players)],
        spaces=[seen for seen in every if is_busy(seen)],
        held=[content.creature_ids[kind] for kind in range(WALKERS) for _ in range(s.held[kind])],
        defence=content.defence[s.players - FEWEST] + s.shields,
        supply=by_kind(list(s.supply)),
        beaten=by_kind(list(s.beaten)),
        item_board={
            name: sum(1 for thing in range(ITEMS) if block_of(thing) == name and s.where[thing] == ON_BOARD)
            for name in content.ITEM_KINDS
        },
        with_tile=tile_things,
        top_cards=[see_card(card) for card in s.top_card],
        deck=len(cards_of(s.event_deck)) + sum(1 for card in s.top_card if card >= 0),
        used_events=cards_of(s.event_used),
        unseen_events=cards_of(s.event_deck),
        unseen_fog={kind: s.fog_bag[k] for k, kind in enumerate(content.FOG_KINDS) if s.fog_bag[k]},
        unseen_widow_backs=[content.WIDOW_BACKS[content.widow_backs[k]] for k in range(WIDOWS) if s.widow_bag >> k & 1],
        unseen_rocks=[value for k, value in enumerate(content.rocks) if k not in s.face[ROCK - HOPE : PLANT - HOPE]],
        widows_left=sum(1 for token in range(WIDOWS) if s.widow[token] == -1),
        tower=s.tower == TOWER_LIES,
        takota=[str(card + 1) for card in range(TAKOTAS) if s.takota & (1 << card)],
        solved=[str(card + 1) for card in range(TAKOTAS) if s.solved & (1 << card)],
        goals=see_goals(s),
        fires=[printed(s, where) for k, where in enumerate(content.fires) if s.fires_lit & (1 << k)],
        logs=sum(seen["face"] or 0 for seen in tile_things),
        king_will=s.king_will,
        merchants_open=not s.flags & 32,
        items_for_sale=bool(s.flags & 16),
        extra_hours=s.extra_most,
        ways=see_ways(s),
        fight=see_fight(s),
        ended=v.ENDINGS[s.ended].key if s.ended else MISSING,
    )
