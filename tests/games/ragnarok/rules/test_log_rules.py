"""Every log line with its numbers and the rule that caused it, also where one kind of line can follow several."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.rules.stories import (
    OF_HEROES,
    Stories,
    beast,
    clash,
    finished,
    giants,
    lokis,
    plain,
    realm,
    wide,
)
from tests.games.ragnarok.scenario import WHEEL, everything_but, opening, war

STORIES: Stories = {
    **OF_HEROES,
    "an empty enemy region": (lambda: plain().owns(1, 6).move(5, 6), [("TOOK_CONTROL", (0, 6), "LOR-021")]),
    "a battle": (
        lambda: wide(3).hand(1, "axe 1").attack(5, 6).choose("axe 1").choose(8),
        [
            ("BATTLE_BEGINS", (0, 6, 1), "LOR-080"),
            ("CARD_PLAYED", (1, "axe 1", 4), "LOR-083"),
            ("BATTLE_WON", (0, 6, 6, 4), "LOR-085"),
            ("ARMY_LOWERED", (1, 6, 2), "LOR-086"),
            ("RETREATED", (1, 6, 8, 1), "LOR-087"),
            ("TOOK_CONTROL", (0, 6), "LOR-088"),
        ],
    ),
    "a pass": (lambda: wide(3).hand(1, "axe 1").attack(5, 6).choose("pass"), [("PASSED", (1,), "LOR-083")]),
    "a destroyed army": (lambda: wide(1).attack(5, 6), [("ARMY_DESTROYED", (1, 6), "LOR-025")]),
    "no way out": (
        lambda: plain().army(0, 5, 6, 1).army(1, 6, 3).army(2, 7, 1).army(2, 8, 1).attack(5, 6, value=6),
        [("ARMY_DESTROYED", (1, 6), "LOR-087")],
    ),
    "a sacrifice": (
        lambda: clash().choose("yes"),
        [
            ("SACRIFICED", (1, 18), "UTG-042"),
            ("ARMY_LOWERED", (0, 18, 2), "UTG-043"),
            ("ARMY_DESTROYED", (0, 18), "UTG-044"),
        ],
    ),
    "no battle": (
        lambda: war(2).army(0, 17, 1).army(1, 18, 2).giants({1: 18}).move(17, 18).choose("yes"),
        [("NO_BATTLE", (18,), "UTG-045")],
    ),
    "a giant follows": (
        lambda: realm().giants({0: 5}).move(5, 6, giant=True),
        [("GIANT_FOLLOWED", (0, 6), "UTG-031")],
    ),
    "a giant retreats": (
        lambda: realm().army(0, 5, 6).army(1, 6, 3).owns(1, 8).giants({1: 6}).attack(5, 6).choose("no", 8),
        [("GIANT_FOLLOWED", (1, 8), "UTG-034")],
    ),
    "a giant is left": (
        lambda: realm().giants({0: 5}).move(5, 6, giant=False),
        [("GIANT_LEFT", (0, 5), "UTG-035")],
    ),
    "utgard": (
        lambda: realm().allies(0, "utgard").special("reinforce").choose("utgard"),
        [("GIANT_RECEIVED", (0, 5), "UTG-020")],
    ),
    "utgard again": (
        lambda: (
            realm()
            .army(0, 1, 1)
            .allies(0, "utgard")
            .giants({0: 5})
            .special("reinforce")
            .raises(1, 1, 1)
            .choose("utgard")
        ),
        [("GIANT_MOVED", (0, 1), "UTG-021")],
    ),
    "build monument": (
        lambda: plain().built(5).wheel(0, "usurp").quiet().loki(10).special("monument").choose("odin", 14),
        [
            ("ACTION_TAKEN", (0, "monument"), "LOR-058"),
            ("MONUMENT_BUILT", (0, "odin", 2), "LOR-059"),
            ("WHEEL_RESET", (0,), "LOR-060"),
            ("PRIESTS_READY", (0, 1), "LOR-060"),
            ("LOKI_MOVED", (0, 10, 14), "LOR-090"),
        ],
    ),
    "only a reset": (
        lambda: plain().wheel(0, *WHEEL).quiet().pieces(odin=4, thor=4, freyja=4).end_turn(),
        [("WHEEL_RESET", (0,), "LOR-062")],
    ),
    "no special action": (
        lambda: (
            plain()
            .army(0, 5, 6)
            .built(5)
            .hero(0, 13)
            .runes(0, fehu=5)
            .quiet()
            .hand(1, *everything_but())
            .until("DISCARD")
        ),
        [("NO_SPECIAL", (0,), "LOR-180")],
    ),
    "a monster moves": (
        lambda: plain().monster("troll", 8).roll("move 1").special("monsters").activates("troll").choose(9),
        [
            ("MONSTER_ACTIVATED", (0, "troll"), "LOR-070"),
            ("DIE_ROLLED", (0, "move 1"), "LOR-070"),
            ("MONSTER_MOVED", ("troll", 8, 9), "LOR-072"),
            ("TRAMPLED", ("troll", 9), "LOR-073"),
            ("ARMY_LOWERED", (1, 9, 1), "LOR-073"),
        ],
    ),
    "a monster is steered": (
        lambda: plain().monster("troll", 8).controls(0, "troll").special("monsters").activates("troll").choose("move"),
        [("STEERED", (0, "troll"), "LOR-071")],
    ),
    "the draugr": (
        lambda: beast("draugr", "attack", 3),
        [("MONSTER_ATTACKED", ("draugr", 6), "LOR-211"), ("ARMY_LOWERED", (1, 6, 2), "LOR-211")],
    ),
    "the troll": (
        lambda: beast("troll", "attack", 3),
        [("MONSTER_ATTACKED", ("troll", 6), "LOR-212"), ("ARMY_LOWERED", (1, 6, 1), "LOR-212")],
    ),
    "the lindworm": (
        lambda: beast("lindworm", "attack", 3),
        [("MONSTER_ATTACKED", ("lindworm", 6), "LOR-213"), ("ARMY_LOWERED", (1, 6, 2), "LOR-213")],
    ),
    "garm": (
        lambda: beast("garm", "attack", 3).choose(8),
        [("MONSTER_ATTACKED", ("garm", 6), "LOR-214"), ("RETREATED", (1, 6, 8, 1), "LOR-089")],
    ),
    "fenrir": (
        lambda: beast("fenrir", "attack", 3),
        [("MONSTER_ATTACKED", ("fenrir", 6), "LOR-215"), ("ARMY_LOWERED", (1, 6, 2), "LOR-215")],
    ),
    "nidhogg": (
        lambda: beast("nidhogg", "attack", 2),
        [("MONSTER_ATTACKED", ("nidhogg", 6), "LOR-216"), ("ARMY_DESTROYED", (1, 6), "LOR-216")],
    ),
    "the giants attack": (
        lambda: giants().figures(9, 4, 4).roll("attack").special("monsters").activates("giants"),
        [
            ("MONSTER_ATTACKED", ("giants", 9), "LOR-217"),
            ("ARMY_LOWERED", (1, 9, 1), "LOR-217"),
            ("DIE_ROLLED", (0, "attack"), "UTG-071"),
        ],
    ),
    "the giants move": (
        lambda: giants().figures(8, 4, 4).roll("move 1").special("monsters").activates("giants").giant_goes(8, 9),
        [("MONSTER_MOVED", ("giants", 8, 9), "UTG-074"), ("TRAMPLED", ("giants", 9), "UTG-079")],
    ),
    "a giant is blocked": (
        lambda: (
            war(2, mode="monsters")
            .on_map("line")
            .figures(1, 2, 3)
            .army(0, 1, 3)
            .roll("move 1")
            .special("monsters")
            .activates("giants")
            .picks_giant(1)
        ),
        [("GIANT_BLOCKED", (1,), "UTG-076")],
    ),
    "a monster is slain": (
        lambda: plain("snorri,aslaug,ragnar").hero(0, 12).kills("garm").choose(10),
        [
            ("MONSTER_SLAIN", (0, "garm"), "LOR-095"),
            ("GOT_ARTEFACT", (0, "chain"), "LOR-101"),
            ("LOKI_PLACED", (0, 10), "LOR-090"),
        ],
    ),
    "giants are slain": (
        lambda: giants().figures(4, 7, 13).hero(0, 13).kills("giants"),
        [
            ("GIANTS_GATHERED", (13,), "UTG-091"),
            ("MONSTER_SLAIN", (0, "giants"), "UTG-095"),
            ("GOT_ARTEFACT", (0, "mace"), "UTG-098"),
        ],
    ),
    "ragnarok": (
        lambda: finished(
            plain().slain(0, "troll", "garm").pieces(odin=4).allies(1, "vanaheim", "alfheim", "jotunheim", "muspelheim")
        ),
        [
            ("RAGNAROK_CARD", (1,), "LOR-261"),
            ("RAGNAROK_CARD", (2,), "LOR-262"),
            ("RAGNAROK_CARD", (5,), "LOR-265"),
            ("RAGNAROK_COMES", (0,), "LOR-113"),
            ("TURN_BEGINS", (1, 1), "LOR-113"),
        ],
    ),
    "temples and lands": (
        lambda: finished(plain().owns(1, 2, 12, 17, 19).built(2, 12, 17, 19)),
        [("RAGNAROK_CARD", (3,), "LOR-263")],
    ),
    "lands": (
        lambda: finished(war(3, mode="none").army(0, 1, 1).army(2, 16, 2).owns(2, 8, 9, 10, 15, 17)),
        [("RAGNAROK_CARD", (4,), "LOR-264")],
    ),
    "three lands": (
        lambda: war(3, mode="none").owns(0, 1, 2, 3, 7, 8, 9, 10).army(0, 5, 3).move(5, 6),
        [("WON", (0, "lands"), "LOR-110")],
    ),
    "five temples": (
        lambda: plain().owns(0, 2, 8, 12, 17).built(2, 8, 12, 17).special("build-temple"),
        [("WON", (0, "temples"), "LOR-111")],
    ),
    "loki is slain": (lambda: lokis(plain("snorri,aslaug,ragnar")), [("WON", (0, "loki"), "LOR-112")]),
    "the last round is over": (
        lambda: finished(finished(finished(plain().fulfilled(1, 4).pieces(odin=4).owns(1, 10)))),
        [("WON", (1, "ragnarok"), "LOR-114")],
    ),
    "sixty rounds": (
        lambda: finished(plain().rounds(60).turn_of(2).owns(1, 10)),
        [("OUT_OF_ROUNDS", (60,), "LOR-116"), ("WON", (1, "rounds"), "LOR-116")],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_line_names_its_numbers_and_its_rule(story: str) -> None:
    """If something happens, then its line is told with these numbers, and with the rule that caused it."""
    play, cases = STORIES[story]
    t = play()
    for kind, numbers, rule in cases:
        told = [(line[: len(numbers)], cited) for line, cited in zip(t.log(kind), t.cited(kind), strict=True)]
        assert (numbers, rule) in told, kind
    t.forget_chance()


SET_UP = {
    ("FIRST_PLAYER", "LOR-124"),
    ("REALM_LAID", "LOR-003"),
    ("FORGE_LAID", "LOR-007"),
    ("MONSTER_PLACED", "LOR-008"),
    ("STARTED", "LOR-011"),
    ("TOOK_CONTROL", "LOR-011"),
    ("DREW", "LOR-010"),
    ("DREW_CARD", "LOR-181"),
    ("HERO_CHOSEN", "LOR-128"),
}


def laid(mode: str) -> set[tuple[str, str]]:
    """The lines and rules of a set-up."""
    t = opening(3, mode=mode)
    while t.question in ("CHOOSE_HERO", "START_IN"):
        t.game.apply(t.s, t.s.options[0])
    return set(zip(t.story, [t.game.rule_of_event(event) for event in t.s.events or ()], strict=True))


@pytest.mark.rule("LOR-003", "UTG-010", "UTG-064")
def test_the_lines_of_a_set_up_name_their_rules() -> None:
    """If the table is laid, then every line has its rule; Utgard and the three Giants have their own."""
    assert laid("none") >= SET_UP
    assert SET_UP | {("REALM_LAID", "UTG-010")} <= laid("realm")
    assert SET_UP | {("MONSTER_PLACED", "UTG-064")} <= laid("monsters")
    assert ("REALM_LAID", "UTG-010") not in laid("none") | laid("monsters")


TOLD = {(kind, rule) for _, cases in STORIES.values() for kind, _, rule in cases} | SET_UP
TOLD |= {("REALM_LAID", "UTG-010"), ("MONSTER_PLACED", "UTG-064")}
