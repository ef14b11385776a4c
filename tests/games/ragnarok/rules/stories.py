"""Stories of heroes, hunts, artefacts, gods, realms and runes, each with lines it tells and the rules they cite."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.kit.scenario import Word
from tests.games.ragnarok.scenario import Table, everything_but, war

Case = tuple[str, tuple[Word, ...], str]
Stories = dict[str, tuple[Callable[[], Table], list[Case]]]


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


OF_HEROES: Stories = {
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
}
