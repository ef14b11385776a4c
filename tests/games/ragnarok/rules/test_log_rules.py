"""Every log line with its numbers and the rule that caused it, also where one kind of line can follow several."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.kit.scenario import Word
from tests.games.ragnarok.scenario import WHEEL, Table, everything_but, opening, war

Case = tuple[str, tuple[Word, ...], str]


def plain(heroes: str = "aslaug,snorri,ragnar") -> Table:
    """Three players without Giants, everybody with an Army."""
    return war(3, mode="none", heroes=heroes).army(0, 5, 2).army(1, 9, 2).army(2, 16, 2)


def realm() -> Table:
    return war(3).army(0, 5, 2).army(1, 9, 2).army(2, 16, 2)


def giants() -> Table:
    return war(3, mode="monsters").army(0, 5, 2).army(1, 9, 2).army(2, 16, 2)


def wide(*values: int) -> Table:
    """Seat 1 in 6 with these Armies, 8 its own; seat 0 in 5 with A6."""
    return plain().army(0, 5, 6).army(1, 6, *values).owns(1, 8)


def beast(name: str, face: str, *values: int) -> Table:
    """A monster in 6 with Armies of seat 1 is activated."""
    return plain().army(1, 6, *values).monster(name, 6).roll(face).special("monsters").activates(name)


def usual_hunt(heroes: str = "snorri,aslaug,ragnar", strength: int = 2, pick: int = 1) -> Table:
    t = plain(heroes).hero(0, 12).attributes(0, strength=strength, wisdom=1).hand(0, "axe 1", "axe 2", "axe 3")
    if heroes.startswith("beowulf"):
        t.hunts("garm").next_cards("bow 1").next_attacks(pick, 12).choose("no")
    else:
        t.next_cards("bow 1").next_attacks(pick, 12).hunts("garm")
    return t.choose(pick)


def finished(t: Table) -> Table:
    """The turn is spent with Prepare."""
    return t.special("prepare").choose("fehu", "fehu")


def clash() -> Table:
    """Giants of both sides in 18, and cards in both hands."""
    t = war(2).army(0, 17, 3, 1).army(1, 18, 2).giants({0: 17, 1: 18}).hand(1, "axe 1").hand(0, "bow 1")
    return t.move(17, 18, value=3, giant=True).move(17, 18, value=1)


def lokis(t: Table) -> Table:
    """Seat 0 slays Loki with what it has."""
    t.slain(0, "troll", "draugr").hero(0, 4).loki(4).attributes(0, strength=5, wisdom=1)
    t.hand(0, "axe 1", "axe 2", "spear 1", "spear 2", "bow 1", "bow 2", "wild 4").next_cards("wild 4")
    t.next_attacks(1, 2).hunts("loki").choose(1)
    for n, symbol in enumerate(("axe", "spear", "bow")):
        t.cover(f"{symbol} 1", symbol).next_cards("axe 3", "bow 3").cover(f"{symbol} 2", symbol)
        t.next_attacks(*((3, 4), (5, 6), (7, 8))[n])
        if t.question == "DEFEND":
            t.choose("axe 3")
        t.choose("on").choose((3, 5, 7)[n])
    return t.cover("wild 4", "any").cover("wild 4", "any")


STORIES: dict[str, tuple[Callable[[], Table], list[Case]]] = {
    "the hero draws": (
        lambda: plain().next_cards("bow 2").until("HERO_ACT").choose("draw"),
        [("DREW", (0, 1), "LOR-034"), ("DREW_CARD", (0, "bow 2"), "LOR-181"), ("TURN_BEGINS", (0, 1), "LOR-030")],
    ),
    "the hero moves": (
        lambda: plain().hero(0, 2).until("HERO_ACT").choose("move", 4),
        [("HERO_MOVED", (0, 2, 4), "LOR-034")],
    ),
    "the hero heals": (
        lambda: plain().injuries(0, "wisdom").until("HERO_ACT").choose("heal"),
        [("HEALED", (0, "wisdom"), "LOR-034")],
    ),
    "prepare": (
        lambda: plain().injuries(0, "wisdom").special("prepare").next_cards("bow 2").choose("heal", "draw"),
        [
            ("HEALED", (0, "wisdom"), "LOR-057"),
            ("DREW", (0, 1), "LOR-057"),
            ("ACTION_TAKEN", (0, "prepare"), "LOR-050"),
        ],
    ),
    "prepare runes": (lambda: finished(plain()), [("GOT_RUNE", (0, "fehu"), "LOR-057")]),
    "a forge": (
        lambda: plain().hero(0, 7).forge(7, "isa").until("HERO_ACT"),
        [("GOT_RUNE", (0, "isa"), "LOR-033")],
    ),
    "a hunt begins": (
        usual_hunt,
        [
            ("DREW", (0, 1), "LOR-092"),
            ("HUNT_BEGINS", (0, "garm", 12), "LOR-165"),
            ("ATTACKS_DRAWN", (1, 0, 11), "LOR-093"),
            ("ATTACK_PICKED", (1, 0), "LOR-093"),
        ],
    ),
    "a wound is covered": (
        lambda: usual_hunt().cover("axe 1", "spear"),
        [("WOUND_COVERED", (0, "spear", "axe 1"), "LOR-094")],
    ),
    "a guard holds": (
        lambda: usual_hunt(pick=3).choose("none").next_cards("bow 2", "bow 3").choose("axe 2"),
        [("GUARD_LAID", (0, "axe 2", 4), "LOR-096"), ("GUARD_HELD", (0, 4), "LOR-096"), ("DREW", (0, 2), "LOR-096")],
    ),
    "strength holds": (
        lambda: usual_hunt(strength=4).next_cards("bow 2", "bow 3").choose("none"),
        [("GUARD_HELD", (0, 4), "LOR-168")],
    ),
    "a guard fails": (
        lambda: usual_hunt().choose("none").next_cards("bow 2").choose("none", "wisdom"),
        [("GUARD_FAILED", (0, 1), "LOR-096"), ("INJURED", (0, "wisdom"), "LOR-096"), ("DREW", (0, 1), "LOR-096")],
    ),
    "a hunt fails": (
        lambda: usual_hunt(strength=5).next_cards("bow 2", "bow 3").choose("none").choose("stop", "authority"),
        [("HUNT_FAILED", (0, "garm"), "LOR-097"), ("INJURED", (0, "authority"), "LOR-098")],
    ),
    "too many cards": (
        lambda: finished(plain().hand(0, "axe 1", "axe 1", "axe 1", "bow 1", "bow 2")).choose("bow 2"),
        [("DISCARDED", (0, "bow 2"), "LOR-178")],
    ),
    "beowulf rages": (
        lambda: (
            plain("beowulf,snorri,aslaug")
            .hero(0, 12)
            .attributes(0, wisdom=1)
            .hunts("garm")
            .next_cards("bow 1", "bow 2")
            .next_attacks(1, 2)
            .choose("yes", "wisdom")
        ),
        [("INJURED", (0, "wisdom"), "LOR-296"), ("DREW", (0, 1), "LOR-295")],
    ),
    "the blade": (
        lambda: plain().slain(0, "draugr").next_cards("axe 1", "axe 2").choose("barrow-blade"),
        [("USED_ARTEFACT", (0, "barrow-blade"), "LOR-221"), ("DREW", (0, 2), "LOR-221")],
    ),
    "the venom": (
        lambda: plain().slain(0, "lindworm").hero(0, 8).choose("venom"),
        [("USED_ARTEFACT", (0, "venom"), "LOR-223"), ("ARMY_LOWERED", (1, 9, 1), "LOR-223")],
    ),
    "the chain": (
        lambda: plain().slain(0, "garm").hero(0, 2).choose("chain", 10),
        [("USED_ARTEFACT", (0, "chain"), "LOR-224"), ("HERO_MOVED", (0, 2, 10), "LOR-224")],
    ),
    "gleipnir": (
        lambda: plain().slain(0, "fenrir").monster("troll", 8).choose("gleipnir", "troll", 10),
        [("USED_ARTEFACT", (0, "gleipnir"), "LOR-225"), ("MONSTER_MOVED", ("troll", 8, 10), "LOR-225")],
    ),
    "the fang": (
        lambda: plain().slain(0, "nidhogg").army(0, 5, 6).army(1, 6, 1).attack(5, 6).choose("yes"),
        [("USED_ARTEFACT", (0, "root-fang"), "LOR-226"), ("BATTLE_VALUES", (0, 6, 8, 1), "LOR-161")],
    ),
    "the hide": (
        lambda: (
            plain("snorri,aslaug,ragnar")
            .slain(0, "troll")
            .hero(0, 12)
            .attributes(0, wisdom=1)
            .next_cards("bow 1")
            .next_attacks(7, 8)
            .hunts("garm")
            .choose(7, "none", "none")
            .next_cards("bow 2")
            .choose("yes", "wisdom")
        ),
        [("INJURY_IGNORED", (0,), "LOR-222")],
    ),
    "the mace": (
        lambda: giants().slain(0, "giants").hero(0, 8).army(1, 8, 3).owns(1, 6).choose("mace").choose(6),
        [
            ("USED_ARTEFACT", (0, "mace"), "UTG-100"),
            ("ARMY_LOWERED", (1, 8, 2), "UTG-101"),
            ("RETREATED", (1, 8, 6, 1), "LOR-089"),
        ],
    ),
    "svartalfheim": (
        lambda: (
            plain().allies(0, "svartalfheim").hero(0, 3).next_cards("bow 2").special("usurp").choose("svartalfheim")
        ),
        [
            ("DREW", (0, 1), "LOR-245"),
            ("BONUS_USED", (0, "svartalfheim"), "LOR-144"),
            ("TOOK_CONTROL", (0, 3), "LOR-056"),
        ],
    ),
    "odin": (
        lambda: plain().pieces(odin=2).next_cards("bow 2").choose("odin"),
        [("DREW", (0, 1), "LOR-251"), ("PRAYED", (0, "odin", 3), "LOR-032")],
    ),
    "odin at five": (
        lambda: plain().attributes(0, wisdom=5).choose("odin"),
        [("PRAYED", (0, "odin", 5), "LOR-132")],
    ),
    "thor": (
        lambda: plain().pieces(thor=2).injuries(0, "wisdom").choose("thor", "wisdom"),
        [("HEALED", (0, "wisdom"), "LOR-252")],
    ),
    "freyja": (
        lambda: plain().pieces(freyja=2).choose("freyja", "A2 in 5"),
        [("RAISED", (0, 5, 3), "LOR-253")],
    ),
    "reinforce": (lambda: plain().special("reinforce"), [("RAISED", (0, 5, 3), "LOR-053")]),
    "jotunheim": (
        lambda: plain().allies(0, "jotunheim").special("reinforce").choose("jotunheim"),
        [("RAISED", (0, 5, 6), "LOR-243")],
    ),
    "lagertha": (
        lambda: (t := plain("lagertha,snorri,aslaug").hero(0, 7).army(0, 5, 3).army(1, 6, 1).attack(5, 6)).choose(
            *(["A3 in 6"] if t.question == "RAISE_ARMY" else [])
        ),
        [("RAISED", (0, 6, 4), "LOR-294")],
    ),
    "vanaheim": (
        lambda: plain().allies(0, "vanaheim").owns(0, 1).special("mobilize").choose("vanaheim", "isa"),
        [("GOT_RUNE", (0, "isa"), "LOR-241"), ("RECRUITED", (0, 1), "LOR-052")],
    ),
    "snorri": (
        lambda: plain("snorri,aslaug,ragnar").hero(0, 5).army(0, 5, 3).move(5, 6).choose("isa"),
        [
            ("GOT_RUNE", (0, "isa"), "LOR-293"),
            ("TOOK_CONTROL", (0, 6), "LOR-020"),
            ("ARMY_MOVED", (0, 5, 6, 3), "LOR-041"),
        ],
    ),
    "alfheim moves": (
        lambda: plain().allies(0, "alfheim").injuries(0, "wisdom").special("reinforce").choose("alfheim", "hero", 10),
        [("HERO_MOVED", (0, 20, 10), "LOR-242")],
    ),
    "alfheim heals": (
        lambda: plain().allies(0, "alfheim").injuries(0, "wisdom").special("reinforce").choose("alfheim", "heal"),
        [("HEALED", (0, "wisdom"), "LOR-242")],
    ),
    "muspelheim": (
        lambda: plain().allies(0, "muspelheim").special("build-temple").choose("muspelheim"),
        [
            ("RECRUITED", (0, 5), "LOR-244"),
            ("TEMPLE_BUILT", (0, 5), "LOR-054"),
            ("PRIESTS_READY", (0, 1), "LOR-054"),
        ],
    ),
    "niflheim places": (
        lambda: plain().allies(0, "niflheim").owns(0, 12).hero(0, 18).special("usurp").choose("niflheim", "army", 12),
        [("ARMY_PLACED", (0, 5, 12, 2), "LOR-246")],
    ),
    "niflheim sails": (
        lambda: plain().allies(0, "niflheim").hero(0, 18).special("usurp").choose("niflheim", "sail", "a"),
        [("DRAKKAR_SAILED", (0, "a"), "LOR-246")],
    ),
    "aslaug's realm": (
        lambda: plain().gates(jotunheim=8).hero(0, 8).special("reinforce").choose("jotunheim"),
        [("BONUS_USED", (0, "jotunheim"), "LOR-146")],
    ),
    "control": (
        lambda: plain().runes(0, isa=2).until("RUNE_ACT").choose("control", "garm"),
        [("TAMED", (0, "garm"), "LOR-037"), ("PAID_RUNES", (0, "isa", 2), "LOR-037")],
    ),
    "an alliance": (
        lambda: plain().gates(alfheim=8).hero(0, 8).runes(0, isa=1).until("RUNE_ACT").choose("alliance"),
        [("ALLIED", (0, "alfheim"), "LOR-038"), ("PAID_RUNES", (0, "isa", 1), "LOR-038")],
    ),
    "an alliance with utgard": (
        lambda: realm().gates(utgard=8).hero(0, 8).runes(0, isa=1).until("RUNE_ACT").choose("alliance"),
        [("ALLIED", (0, "utgard"), "UTG-013")],
    ),
    "a march": (
        lambda: plain().runes(0, isa=1).march(5, 6),
        [("PAID_RUNES", (0, "isa", 1), "LOR-039"), ("ARMY_MOVED", (0, 5, 6, 2), "LOR-039")],
    ),
    "a sea move": (
        lambda: plain().ship(0, "b").move(5, 8),
        [("ARMY_MOVED", (0, 5, 8, 2), "LOR-138"), ("DRAKKAR_SAILED", (0, "c"), "LOR-138")],
    ),
    "a comeback": (
        lambda: war(3, mode="none").owns(0, 5, 6).choose(6),
        [("CAME_BACK", (0, 6), "LOR-131")],
    ),
    "an empty deck": (
        lambda: (
            plain()
            .discards("axe 1", "bow 2")
            .hand(1, *everything_but("axe 1", "bow 2"))
            .next_cards("bow 2")
            .until("HERO_ACT")
            .choose("draw")
        ),
        [("RESHUFFLED", (2,), "LOR-122")],
    ),
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
