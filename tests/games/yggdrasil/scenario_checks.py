"""What holds after every answer of a scenario: a cleared throw, a question that says who puts it."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import DECK, FACES, NO_CARD, NOT_ROLLED, SEATS, YggState

BY_CREATURE = {
    "ACT_THERE": ("ratatosk",),
    "BEAT_JOTUN": ("gullfaxi",),
    "CLEAR_WORLD": ("eikthyrnir",),
    "FIGHT_WHAT": ("geri-and-freki",),
    "GIVE_TO": ("gulltopp",),
    "GIVE_WHAT": ("gulltopp",),
    "GO_TO": ("geri-and-freki", "ratatosk", "sleipnir"),
    "HEAL_WHOM": ("saehrimnir", "tanngrisnir-and-tanngnjost"),
    "ORDER_CARDS": ("skuld",),
    "SET_LIFE": ("verdandi",),
    "TAKE_COUNT": ("hildisvini", "hugin-and-munin"),
    "URD_CARD": ("urd",),
    "URD_OWNER": ("urd",),
}
BY_WORLD = {
    "CLEAR_WORLD": "asgard",
    "PICK_CREATURE": "svartalfheim",
    "TAKE_ARTIFACT": "nidavellir",
    "TAKE_COUNT": "alfheim",
}
BY_RELATION = {
    "COMRADE_ELF": "comrade",
    "KEEP_BY_LUCK": "lucky",
    "KIN_TAKE": "kin",
    "LUCKY_TAKE": "lucky",
    "TRAVEL_WITH": "travel",
}
BY_STONE = {"DEED_WHERE": "deed", "MOVE_GOD": "journey", "TURN_BY": "turning"}
BY_ARTIFACT = {"KEEP_DIE": "brisingamen", "KEEP_ELF": "svalinn"}
BY_PAGE = ("GO_TO", "OATH_TO", "SON_BACK", "WOLF_BEHIND")
BY_SUPPORT_GOD = ("KIN_BEARS", "MOVE_SUPPORT")


def sources_of(s: YggState) -> set[int]:
    """What can put the pending question; 0 where the turn itself does."""
    kind = v.KINDS[s.kind].name
    found = {v.OF_CREATURE + content.creature_ids.index(name) for name in BY_CREATURE.get(kind, ())}
    if kind in BY_WORLD:
        found.add(v.OF_WORLD + content.world_ids.index(BY_WORLD[kind]))
    if kind in BY_RELATION:
        found.add(v.OF_RELATION + content.RELATIONS.index(BY_RELATION[kind]))
    if kind in BY_STONE:
        found.add(v.OF_STONE + content.RUNES.index(BY_STONE[kind]))
    if kind in BY_ARTIFACT:
        found.add(v.OF_ARTIFACT + content.artifact_ids.index(BY_ARTIFACT[kind]))
    if kind in BY_PAGE:
        found.add(v.OF_PAGE + s.page)
    if kind in BY_SUPPORT_GOD:
        found |= {v.OF_GOD + s.god[figure] for figure in range(s.players, s.gods)}
    if kind == "HEAL_WHOM":
        found.add(v.OF_GOD + content.god_ids.index("frigg"))
    return found or {0}


def check_source(s: YggState) -> None:
    """The pending question comes from where it must; one of a creature from the last creature that helped."""
    assert s.source in sources_of(s), f"{v.KINDS[s.kind].name} comes from {s.source}"
    helpers = [event[3] for event in s.events or () if event[0] == v.CREATURE_HELPS]
    if helpers and v.OF_CREATURE <= s.source < v.OF_ARTIFACT:
        assert s.source == v.OF_CREATURE + helpers[-1], v.KINDS[s.kind].name


def check_cleared(s: YggState) -> None:
    """While nobody faces a risk no die of a saving throw lies on the table, and creatures only while one is picked."""
    assert s.drawn == 0 or s.kind == v.PICK_CREATURE
    if v.RISK not in list(s.proc)[: s.top + 1]:
        assert (s.risk, s.god_face, s.god_fixed, s.rerolled) == (0, NOT_ROLLED, 0, 0)
        assert (s.elves_used, s.comrade_fixed) == (0, 0)
        assert [*s.rolled, *s.fixed, *s.again] == [0] * (3 * FACES)
        assert list(s.comrade) == [NOT_ROLLED] * SEATS


def check_decks(s: YggState) -> None:
    """Under the last card of a deck there is none."""
    for seat in range(SEATS):
        under = list(s.deck)[seat * DECK + s.size[seat] : (seat + 1) * DECK]
        assert all(place == NO_CARD for place in under), seat
