"""A state out of a view: the table as everybody sees it, without decks and bags. Enough for fights and their odds."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.seen.fight_seen import foe_id
from ninerealms.games.andor.seen.view import SPELL_STATES, HeroSeen, SpaceSeen, TableView

FOES = [foe_id(foe) for foe in range(st.ROCK_FOE + 1)]


def rebuild(table: TableView, kind: int, seat: int, source: int) -> AndorState:
    """With the question that is pending."""
    s = AndorState()
    s.players = len(table["heroes"])
    s.legend, s.side, s.flags = table["legend"] - 1, content.SIDES.index(table["side"]), table["flags"]
    s.extra_most, s.king_will = table["extra_hours"], table["king_will"]
    s.kind, s.seat, s.source = kind, seat, source
    s.where = [st.ON_BOARD] * st.THINGS
    s.spell = [st.SPENT] * st.SPELLS
    for field in ("boss", "sentinel", "knight", "ghost", "widow"):
        setattr(s, field, [st.NOWHERE] * len(getattr(s, field)))
    s.flaps = st.NOWHERE
    for number, sheet in enumerate(table["heroes"]):
        seat_hero(s, number, sheet)
    for seen in table["spaces"]:
        lay_space(s, seen)
    lay_rocks(s, table)
    lay_fight(s, table)
    return s


def change(s: AndorState, field: str, index: int, value: int) -> None:
    """Write one number of a list; the compiled form takes and gives whole lists only."""
    numbers = list(getattr(s, field))
    numbers[index] = value
    setattr(s, field, numbers)


def seat_hero(s: AndorState, seat: int, sheet: HeroSeen) -> None:
    chosen = content.hero_ids.index(sheet["hero"]) if sheet["hero"] else st.NOWHERE
    change(s, "hero", seat, chosen)
    for field, value in (("place", sheet["number"]), ("strength", sheet["strength"]), ("will", sheet["will"])):
        change(s, field, seat, value)
    change(s, "hour", seat, sheet["hour"])
    change(s, "lying", seat, int(bool(sheet["lying"])))
    s.others |= int(sheet["other"]) << seat
    s.asleep |= int(sheet["asleep"]) << seat
    if sheet["spells"]:
        s.spell = [SPELL_STATES.index(name) for name in sheet["spells"]]
    for thing in sheet["things"]:
        change(s, "where", thing["thing"], st.WITH + seat)


def lay_space(s: AndorState, seen: SpaceSeen) -> None:
    where = seen["number"]
    if seen["creature"]:
        change(s, "on", where, content.creature_ids.index(seen["creature"]) + 1)
    for answer in seen["opponents"]:
        for field, first in (("sentinel", v.FIGHT_SENTINEL), ("knight", v.FIGHT_KNIGHT), ("boss", v.FIGHT_BOSS)):
            if answer >= first:
                change(s, field, answer - first, where)
                break
    for _ in range(seen["widows"]):
        change(s, "widow", list(s.widow).index(st.NOWHERE), where)
    for figure in seen["figures"]:
        if figure == "ghost":
            change(s, "ghost", list(s.ghost).index(st.NOWHERE), where)
        elif figure == "flaps":
            s.flaps = where


def lay_rocks(s: AndorState, table: TableView) -> None:
    """Each rock with its value; of those nobody sees any more it is enough that they are not among the unseen."""
    faces = [st.UNKNOWN] * (st.PLANT - st.ROCK)
    known = [k for k, value in enumerate(content.rocks) if value not in table["unseen_rocks"]]
    rocks = iter(range(st.ROCK, st.PLANT))
    for seen in table["spaces"]:
        if seen["rock"]:
            rock = next(rocks)
            change(s, "where", rock, seen["number"])
            if seen["rock"] != "unknown":
                faces[rock - st.ROCK] = content.rocks.index(int(seen["rock"]))
                known.remove(faces[rock - st.ROCK])
    for rock in rocks:
        faces[rock - st.ROCK] = known.pop() if known else st.UNKNOWN
    s.face = [*list(s.face)[: st.ROCK - st.HOPE], *faces]


def lay_fight(s: AndorState, table: TableView) -> None:
    fight = table["fight"]
    if not fight["foe"]:
        return
    s.foe = FOES.index(fight["foe"])
    s.foe_place = content.space(fight["place"], table["side"])
    s.foe_strength, s.foe_will, s.round = fight["strength"], fight["will"], fight["round"]
    s.fighters = sum(1 << seat for seat in fight["fighters"])
    s.crowned, s.foe_rolls = fight["crowned"], fight["foe_rolls"]
    s.archers = sum(1 << seat for seat in fight["archers"])
    for seat, dice in fight["rolls"].items():
        change(s, "rolled", seat, len(dice))
        for die, face in enumerate(dice):
            change(s, "dice", seat * st.MOST_DICE + die, face)
    for seat, value in fight["values"].items():
        change(s, "value", seat, value)
