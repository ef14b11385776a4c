"""Why something is not offered: every reason with a position in which it is given, and the rule it names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.kit.scenario import Word
from tests.games.ragnarok.scenario import WHEEL, Table, everything_but, opening, war

Case = tuple[Callable[[], Table], Word, str]


def plain(heroes: str = "aslaug,snorri,ragnar") -> Table:
    """Three players without Giants, everybody with an Army."""
    return war(3, mode="none", heroes=heroes).army(0, 5, 2).army(1, 9, 2).army(2, 16, 2)


def giants() -> Table:
    return war(3, mode="monsters").army(0, 5, 2).army(1, 9, 2).army(2, 16, 2)


def ally() -> Table:
    return war(3).army(0, 5, 2).army(0, 3, 1).army(1, 9, 2).army(2, 16, 2).allies(0, "utgard", "alfheim")


def rewarded(t: Table) -> Table:
    """Reinforce is done, and the realms are asked for."""
    return t.special("reinforce").raises(5, 5, 5)


def runes(**counts: int) -> Table:
    return plain().runes(0, **counts).until("RUNE_ACT")


def moving(t: Table) -> Table:
    return t.until("MOVE_ARMY")


def acting(t: Table) -> Table:
    return t.until("SPECIAL_ACT")


def beaten() -> Table:
    """Seat 1 has lost 6 and Retreats; 7 and 8 are free, 5 is the attacker's and empty."""
    return war(3, mode="none").army(0, 5, 6).army(1, 6, 3).army(2, 16, 1).attack(5, 6)


def hunting(*cards: str, pick: int = 2) -> Table:
    """Seat 0 hunts Garm; the weakness of card 2 is the spear."""
    t = plain("snorri,aslaug,ragnar").hero(0, 12).attributes(0, wisdom=1, strength=1).hand(0, *cards)
    return t.next_cards("bow 1").next_attacks(pick, 12).hunts("garm").choose(pick)


def chosen(seed: int = 5) -> Table:
    """A game in which the first hero, Ragnar, and the first start Region were chosen."""
    t = opening(4, seed, mode="none")
    first = t.s.seat
    while t.s.seat == first:
        GAME.apply(t.s, t.s.options[0])
    return t


def starting() -> Table:
    """A game in which somebody chooses his start, with Regions taken and monsters about."""
    t = opening(4, 5, mode="none", heroes="dealt")
    GAME.apply(t.s, t.s.options[0])
    return t


def monster_at_a_start() -> tuple[Table, int]:
    """A start Region with a monster: 5 is both of value 2 and a gate."""
    for seed in range(200):
        t = opening(4, seed, mode="none", heroes="dealt")
        if any(5 in t.places_of(sheet) for sheet in t.sheets):
            return t, 5
    raise AssertionError("no monster ever stood in 5")


def activated(t: Table, name: str, face: str) -> Table:
    return t.roll(face).special("monsters").activates(name)


def until_question(t: Table, question: str) -> Table:
    """Set-up goes on until a question is asked."""
    while t.question != question:
        GAME.apply(t.s, t.s.options[0])
    return t


def venom() -> Table:
    return plain().slain(0, "lindworm").hero(0, 8).army(0, 6, 2).army(2, 10, 1).choose("venom")


def mace() -> Table:
    return giants().slain(0, "giants").hero(0, 8).army(1, 8, 3, 1).choose("mace")


def hurt(*names: str) -> Table:
    return plain().injuries(0, *names)


def lone() -> Table:
    """Seat 0 has come back on an island: its only Army is surrounded by Loki and nothing else."""
    return war(2, mode="none").on_map("line").army(0, 1, 1).loki(2).runes(0, isa=2, fehu=2).until("RUNE_ACT")


def lagertha() -> Table:
    t = plain("lagertha,snorri,aslaug").hero(0, 7).army(0, 5, 3, 2).army(0, 3, 1).army(1, 6, 1)
    return t.move(5, 6, value=3).move(5, 6, value=2)


def stopped() -> Table:
    """The hunt is given up, and the Injury is to be named."""
    t = plain("snorri,aslaug,ragnar").hero(0, 12).attributes(0, strength=5).injuries(0, "wisdom").next_cards("bow 1")
    return t.next_attacks(1, 2).hunts("garm").next_cards("bow 2", "axe 1").choose(1, "none", "stop")


def fight(*cards: str, value: int = 3) -> Table:
    return war(3, mode="none").army(0, 5, 6).army(1, 6, value).army(2, 16, 1).hand(1, *cards).attack(5, 6)


def losing() -> Table:
    return plain().army(0, 5, 6).army(1, 6, 2, 3).attack(5, 6)


def sailing() -> Table:
    """Seat 0 may move its Drakkar from the Sea a."""
    return (
        plain().allies(0, "niflheim").owns(0, 12).hero(0, 18).ship(0, "a").special("usurp").choose("niflheim", "sail")
    )


def empty_stock() -> Table:
    t = war(5).allies(0, "utgard", "alfheim").giants({1: 5, 2: 9, 3: 11, 4: 16}).injuries(0, "wisdom")
    for seat, region in enumerate((1, 5, 9, 11, 16)):
        t.army(seat, region, 1)
    return t.special("reinforce")


def bare_ally() -> Table:
    t = war(2).allies(0, "utgard", "muspelheim").owns(0, 5).army(0, 1, 1).army(1, 2, 6)
    return t.attack(1, 2).special("build-temple")


def trampled() -> Table:
    t = activated(plain().monster("troll", 8).army(1, 6, 2, 3), "troll", "move 1")
    return t.choose(6)


def placing() -> Table:
    return plain("snorri,aslaug,ragnar").hero(0, 12).army(1, 10, 1).kills("garm")


def covered() -> Table:
    """Against weakness spear, the axe and any wounds of Garm are covered in two rounds: axes cover nothing more."""
    t = plain("snorri,aslaug,ragnar").hero(0, 12).attributes(0, wisdom=1, strength=5).hand(0, "axe 1", "axe 3", "axe 2")
    t.next_cards("bow 1").next_attacks(2, 12).hunts("garm").choose(2).cover("axe 1", "axe")
    t.next_cards("bow 2", "wild 4").cover("axe 3", "any")
    return t.next_attacks(5, 11).choose("on", 5)


# Reasons of questions that answer themselves where they would be given, each with why.
NEVER_SHOWN = {
    "no-place-for-army": "then the Drakkar is all that Niflheim can move",
    "sea-too-far": "no Sea is farther than three from another",
    "too-injured": "then no hunt is possible, and Monsters activates",
    "no-rune-to-pay": "without a rune there is no rune action",
    "no-rune-to-march": "without a rune there is no rune action",
    "no-way-out": "on no map an Army is shut in while another one can move",
    "no-army-attacked": "monsters act while no two players share a Region (LOR-118)",
}
CASES: dict[str, Case] = {
    "hero-taken": (lambda: until_question(chosen(), "CHOOSE_HERO"), "ragnar", "LOR-128"),
    "not-start-value": (starting, 4, "LOR-011"),
    "start-monster": (lambda: monster_at_a_start()[0], 5, "LOR-011"),
    "start-taken": (starting, 1, "LOR-011"),
    "comeback-not-yours": (lambda: war(3, mode="none").owns(0, 5, 6), 7, "LOR-131"),
    "comeback-foreign": (lambda: war(3, mode="none").owns(1, 7).army(1, 9, 1), 7, "LOR-131"),
    "comeback-armies": (lambda: war(3, mode="none").camp(1, 7, 1), 7, "LOR-131"),
    "loki-there": (lambda: moving(plain().loki(7)).choose("A2 in 5"), 7, "LOR-026"),
    "artefact-spent": (lambda: plain().slain(0, "draugr", "garm").used("barrow-blade"), "barrow-blade", "LOR-173"),
    "artefact-not-now": (lambda: plain().slain(0, "garm", "nidhogg"), "root-fang", "LOR-031"),
    "artefact-no-target": (lambda: plain().slain(0, "garm", "lindworm").hero(0, 1), "venom", "LOR-143"),
    "venom-own-army": (venom, "A2 in 6", "LOR-223"),
    "venom-too-far": (venom, "A2 of 2 in 16", "LOR-223"),
    "mace-elsewhere": (mace, "A2 of 2 in 16", "UTG-101"),
    "chain-too-far": (lambda: plain().slain(0, "garm").hero(0, 2).choose("chain"), 11, "LOR-224"),
    "hero-too-far": (lambda: plain().hero(0, 2).until("HERO_ACT").choose("move"), 10, "LOR-034"),
    "figure-stuck": (
        lambda: (
            war(2, mode="monsters").on_map("line").slain(0, "fenrir").figures(1, 2, 2).army(0, 3, 1).choose("gleipnir")
        ),
        "giant in 1",
        "LOR-174",
    ),
    "giant-there": (
        lambda: activated(giants().figures(8, 9, 13), "giants", "move 1").picks_giant(8),
        9,
        "UTG-075",
    ),
    "priest-there": (lambda: plain().priests(0, ready=1, at=("odin",)), "odin", "LOR-032"),
    "army-not-yours": (lambda: moving(plain()), "A2 of 1 in 9", "LOR-041"),
    "army-full": (lambda: plain().army(0, 1, 6).army(0, 3, 1).special("reinforce"), "A6 in 1", "LOR-147"),
    "not-in-your-region": (lambda: plain().camp(0, 6, 1).army(0, 3, 1).special("reinforce"), "A1 in 6", "LOR-053"),
    "raised-already": (
        lambda: plain().army(0, 3, 3).pieces(freyja=4).choose("freyja", "A2 in 5"),
        "A3 in 5",
        "LOR-253",
    ),
    "did-not-fight": (lagertha, "A1 in 3", "LOR-294"),
    "not-injured": (lambda: hurt("wisdom", "strength").until("HERO_ACT").choose("heal"), "authority", "LOR-135"),
    "injured-already": (stopped, "wisdom", "LOR-099"),
    "no-injury": (lambda: plain().until("HERO_ACT"), "heal", "LOR-135"),
    "no-cards-left": (lambda: plain().hand(1, *everything_but()).until("HERO_ACT"), "draw", "LOR-122"),
    "no-pair-of-runes": (lambda: runes(isa=1, fehu=1), "control", "LOR-037"),
    "no-gate-here": (lambda: runes(isa=1), "alliance", "LOR-038"),
    "allied-already": (
        lambda: plain().gates(alfheim=8).hero(0, 8).allies(0, "alfheim").runes(0, isa=1).until("RUNE_ACT"),
        "alliance",
        "LOR-184",
    ),
    "no-army-to-march": (lone, "march", "LOR-039"),
    "giants-untamed": (
        lambda: giants().runes(0, isa=2, fehu=2).until("RUNE_ACT").choose("control"),
        "giants",
        "UTG-070",
    ),
    "tamed-already": (
        lambda: plain().controls(0, "garm").runes(0, isa=2, fehu=2).until("RUNE_ACT").choose("control"),
        "garm",
        "LOR-184",
    ),
    "other-runes": (lambda: runes(isa=2).choose("control"), "draugr", "LOR-037"),
    "none-of-this-rune": (
        lambda: plain().gates(alfheim=8).hero(0, 8).runes(0, isa=1, fehu=1).until("RUNE_ACT").choose("alliance"),
        "tiwaz",
        "LOR-038",
    ),
    "army-moved-already": (lambda: plain().army(0, 1, 1).move(5, 6), "A2 in 6", "LOR-137"),
    "battle-waits": (lambda: plain().army(0, 1, 1).army(1, 6, 2).move(5, 6), "A2 in 6", "LOR-139"),
    "not-adjacent": (lambda: moving(plain()).choose("A2 in 5"), 12, "LOR-041"),
    "same-region": (lambda: moving(plain()).choose("A2 in 5"), 5, "LOR-041"),
    "not-by-sea": (lambda: moving(plain().ship(0, "b")).choose("A2 in 5"), "sea 12", "LOR-138"),
    "sailed-already": (
        lambda: plain().army(0, 5, 2, 1).ship(0, "b").move(5, 9, value=2).choose("A1 in 5"),
        "sea 6",
        "LOR-138",
    ),
    "no-ship-needed": (
        lambda: plain().army(0, 5, 2).ship(0, "b").until("MOVE_ARMY").choose("A2 in 5"),
        "sea 6",
        "LOR-187",
    ),
    "no-battle-here": (
        lambda: plain().army(0, 5, 4, 4).army(1, 6, 1).army(2, 3, 1).move(5, 6).move(5, 3),
        7,
        "LOR-080",
    ),
    "not-in-hand": (lambda: fight("axe 1"), "bow 3", "LOR-083"),
    "too-many-casualties": (lambda: fight("wild 4", value=1), "wild 4", "LOR-084"),
    "not-yours-to-lower": (losing, "A6 of 0 in 6", "LOR-086"),
    "lowered-elsewhere": (losing, "A2 in 9", "LOR-086"),
    "retreat-too-far": (beaten, 12, "LOR-087"),
    "retreat-enemies": (
        lambda: war(3, mode="none").army(0, 14, 6, 1).army(1, 12, 3).army(2, 16, 1).attack(14, 12, value=6),
        14,
        "LOR-087",
    ),
    "retreat-later": (beaten, 5, "LOR-141"),
    "marker-there": (lambda: acting(plain().wheel(0, "reinforce")), "reinforce", "LOR-050"),
    "no-marker-yet": (lambda: acting(plain()), "monument", "LOR-058"),
    "monuments-complete": (
        lambda: acting(plain().wheel(0, "usurp").pieces(odin=4, thor=4, freyja=4)),
        "monument",
        "LOR-180",
    ),
    "no-settlement": (lambda: acting(plain()), "mobilize", "LOR-052"),
    "no-army-left": (lambda: acting(plain().army(0, 5, 1, 1, 1, 1, 1, 1).owns(0, 1)), "mobilize", "LOR-121"),
    "nothing-to-raise": (lambda: acting(plain().army(0, 5, 6)), "reinforce", "LOR-143"),
    "no-shrine": (lambda: acting(plain().built(5)), "build-temple", "LOR-054"),
    "no-temple-left": (lambda: acting(plain().built(2, 8, 10, 12, 15, 17, 19)), "build-temple", "LOR-121"),
    "no-monster-left": (lambda: acting(plain().quiet()), "monsters", "LOR-157"),
    "usurp-own": (lambda: acting(plain().owns(0, 20)), "usurp", "LOR-056"),
    "usurp-army": (lambda: acting(plain().hero(0, 16)), "usurp", "LOR-056"),
    "usurp-weak": (lambda: acting(plain().hero(0, 4)), "usurp", "LOR-056"),
    "nothing-to-prepare": (lambda: acting(plain().runes(0, fehu=5).hand(1, *everything_but())), "prepare", "LOR-143"),
    "not-your-region": (lambda: plain().army(0, 5, 1, 1, 1, 1, 1).owns(0, 1, 6).special("mobilize"), 9, "LOR-148"),
    "recruited-here": (
        lambda: plain().army(0, 5, 1, 1, 1, 1).owns(0, 1, 3, 6).special("mobilize").choose(1),
        1,
        "LOR-052",
    ),
    "temple-not-yours": (lambda: plain().owns(0, 2).special("build-temple"), 8, "LOR-054"),
    "temple-there": (lambda: plain().owns(0, 2, 8).built(8).special("build-temple"), 8, "LOR-054"),
    "runes-full": (lambda: plain().runes(0, fehu=5).injuries(0, "wisdom").special("prepare"), "isa", "LOR-134"),
    "no-rune-left": (
        lambda: war(5, mode="none").army(0, 5, 2).runes(1, isa=5).runes(2, isa=5).runes(3, isa=2).special("prepare"),
        "isa",
        "LOR-121",
    ),
    "not-at-slot": (lambda: rewarded(ally()), "vanaheim", "LOR-051"),
    "not-allied": (lambda: rewarded(ally().allies(0, "utgard")), "alfheim", "LOR-051"),
    "bonus-spent": (lambda: rewarded(ally()).choose("utgard", 3), "utgard", "LOR-144"),
    "bonus-idle": (
        lambda: plain().allies(0, "jotunheim", "muspelheim").army(0, 5, 6).special("build-temple"),
        "jotunheim",
        "LOR-247",
    ),
    "same-sea": (sailing, "a", "LOR-246"),
    "no-own-army": (lambda: rewarded(ally()).choose("utgard"), 9, "UTG-025"),
    "giant-is-here": (lambda: rewarded(ally().army(0, 1, 1).giants({0: 3})).choose("utgard"), 3, "UTG-021"),
    "stock-empty": (empty_stock, "utgard", "UTG-024"),
    "no-army-for-giant": (bare_ally, "utgard", "UTG-026"),
    "complete": (lambda: plain().wheel(0, "usurp").pieces(odin=4).quiet().special("monument"), "odin", "LOR-180"),
    "hero-elsewhere": (lambda: plain().hero(0, 12).special("monsters"), "hunt troll", "LOR-055"),
    "too-few-slain": (
        lambda: plain().slain(0, "troll").hero(0, 12).loki(12).special("monsters"),
        "hunt loki",
        "LOR-091",
    ),
    "activated-already": (lambda: activated(plain(), "troll", "attack"), "troll", "LOR-055"),
    "monster-too-far": (lambda: activated(plain().monster("troll", 8), "troll", "move 1"), 1, "LOR-152"),
    "giant-done": (
        lambda: activated(giants().figures(4, 8, 13), "giants", "move 1").giant_goes(4, 3),
        "giant in 3",
        "UTG-078",
    ),
    "not-trampled": (trampled, "A2 in 9", "LOR-073"),
    "not-attacked": (
        lambda: activated(plain().army(1, 6, 3, 2).monster("nidhogg", 6).army(1, 6, 2, 1), "nidhogg", "attack"),
        "A2 of 2 in 16",
        "LOR-074",
    ),
    "too-strong": (
        lambda: activated(plain().monster("nidhogg", 6).army(1, 6, 3, 2, 1), "nidhogg", "attack"),
        "A3 of 1 in 6",
        "LOR-216",
    ),
    "loki-not-inner": (placing, 1, "LOR-090"),
    "loki-armies": (placing, 10, "LOR-090"),
    "loki-too-far": (
        lambda: plain().wheel(0, "usurp").quiet().loki(4).special("monument").choose("odin"),
        10,
        "LOR-090",
    ),
    "covers-nothing": (covered, "axe 2", "LOR-094"),
    "no-such-wound": (lambda: covered().choose("wild 4"), "axe", "LOR-094"),
    "covers-alone": (lambda: hunting("axe 1", "axe 2").choose("axe 1+2"), "axe", "LOR-277"),
    "must-act": (lambda: acting(plain()), "none", "LOR-030"),
    "wrong-symbol": (lambda: hunting("axe 1").choose("axe 1"), "spear", "LOR-094"),
    "cannot-reach": (lambda: hunting("axe 1", pick=11).choose("none"), "axe 1", "LOR-096"),
}


@pytest.mark.parametrize("key", CASES)
def test_what_is_closed_says_why(key: str) -> None:
    """If something on the table is not offered, then the question says why, with a sentence and a rule."""
    make, word, rule = CASES[key]
    t = make()
    assert word not in t.options
    assert (t.why(word), t.closed(word)) == (key, rule)
    t.forget_chance()


@pytest.mark.rule("LOR-062", "LOR-050")
def test_everything_closed_in_one_question_has_its_reason() -> None:
    """If the Special Action is asked, then each of the seven actions is offered or has a reason."""
    t = acting(plain().wheel(0, "reinforce"))
    closed = {word: t.closed(word) for word in (*WHEEL, "monument") if word not in t.options}
    assert t.options == {"build-temple", "monsters", "usurp", "prepare", "monument"}
    assert closed == {"mobilize": "LOR-052", "reinforce": "LOR-050"}


def test_every_reason_is_given_here() -> None:
    """If the vocabulary knows a reason, then one of these positions gives it."""
    known = {reason.key.removeprefix("why-") for reason in v.REASONS.values()}
    assert known - set(CASES) == set(NEVER_SHOWN)
    assert set(CASES) - known == set()
