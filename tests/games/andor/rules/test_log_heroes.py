"""The log names whoever did it, with what and where; told of the second hero, as the first one is number 0."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.kit.scenario import Word
from tests.games.andor.scenario import Table, lake, river

Case = tuple[Callable[[], Table], str, list[tuple[Word, ...]]]
FACES = ("hope-1", "hope-2", "hope-3", "hope-4")


def avida(space: int = 537, legend: int = 4) -> Table:
    """It is the turn of Avida, the second hero."""
    return river("grea", "avida", legend=legend).turn("avida").places(avida=space)


def with_grea(*things: str) -> Table:
    """Avida and Grea on 537, and things that Avida has."""
    return avida().places(grea=537).has("avida", *things)


def frees(words: str, *things: str) -> Table:
    return with_grea(*things).choose("free avida", words)


def fog(kind: str) -> Table:
    return avida(536).fog(537, kind).choose("go 537")


def tenaya() -> Table:
    return river("grea", "tenaya").turn("tenaya").places(tenaya=540, grea=529)


def tower(card: int) -> Table:
    return avida(531, 3).tile(566).tower().next_tower(card).choose("go 532")


TURNS: dict[str, Case] = {
    "a turn": (avida, "TURN_BEGINS", [("avida",)]),
    "a day": (lambda: avida().choose("end day").sunrise(), "DAY_BEGINS", [(2, "avida")]),
    "a pass": (lambda: avida().choose("pass"), "PASSED", [("avida",)]),
    "the end of a day": (lambda: avida().choose("end day"), "DAY_ENDED", [("avida",)]),
    "the rooster": (lambda: avida().choose("end day"), "ROOSTER", [("avida",)]),
    "an extra hour": (lambda: avida().hours(avida=7).choose("pass"), "EXTRA_HOURS", [("avida", 1, 5)]),
    "a move": (lambda: avida(536).choose("go 539"), "MOVED", [("avida", "539", 3)]),
    "a sip": (lambda: avida().has("avida", "flask-2").choose("sip"), "SIPPED", [("avida", "flask-2")]),
    "the last sip": (
        lambda: avida().has("avida", "flask-2").turned("flask-2").choose("sip"),
        "SIPPED",
        [("avida", "flask-2")],
    ),
    "fog": (lambda: fog("gold"), "FOG", [("avida", "gold", "537")]),
    "a well": (lambda: avida(527).choose("go 526", "avida"), "WELL", [("avida", "526")]),
    "the portal": (lambda: avida(541).roll(2, 3).choose("go 599"), "PORTAL", [("avida", "523")]),
    "the tile": (lambda: avida(540, 3).tile(540).choose("tile", "go 539"), "TILE_MOVED", [("avida", "539")]),
    "a log that the tile comes to": (
        lambda: avida(540, 3).tile(540).lies(539, "log-2").choose("tile", "go 539"),
        "DELIVERED",
        [("avida", "log-2")],
    ),
    "the tower": (lambda: tower(3), "TOWER", [("avida", 3)]),
    "cards in order": (lambda: tower(2).choose(22, 20), "CARDS_ORDERED", [("avida",)]),
    "a Takota card": (
        lambda: avida(508).takota(1, 2).strength(avida=12).choose("go 509"),
        "TAKOTA",
        [("avida", 1)],
    ),
    "a Takota card for gold": (
        lambda: avida(533).takota(3, 4).gold(avida=3).choose("free avida", "takota", "flask"),
        "TAKOTA",
        [("avida", 3)],
    ),
    "the cave": (
        lambda: avida(537, 6).places(avida="C2").grey(2).choose("go C4"),
        "CAVE_ROLLED",
        [("avida", 2, "C4")],
    ),
    "an alert": (lambda: avida(537, 6).places(avida="C2").grey(2).choose("go C4"), "ALERT", [("avida", 2)]),
    "a fire": (
        lambda: lake("grea", "avida", legend=7).turn("avida").places(avida=402).choose("go 403"),
        "FIRE_LIT",
        [("avida", "403")],
    ),
    "Flaps": (
        lambda: lake("grea", "avida").turn("avida").figures(flaps=421).choose("flaps", 430),
        "FLAPS_FLEW",
        [("avida", "430")],
    ),
    "fog seen by Flaps": (
        lambda: lake("grea", "avida").turn("avida").figures(flaps=421).fog(422, "gold").choose("flaps", 422, "fog"),
        "FOG_SEEN",
        [("avida", "422", "gold")],
    ),
}
THINGS: dict[str, Case] = {
    "picking up": (
        lambda: avida().lies(537, "knife-2").choose("free avida", "pick knife-2"),
        "TOOK",
        [("avida", "knife-2")],
    ),
    "dropping": (lambda: frees("drop knife-2", "knife-2"), "DROPPED", [("avida", "knife-2", "537")]),
    "giving": (lambda: frees("give knife-2 to grea", "knife-2"), "GAVE", [("avida", "grea", "knife-2")]),
    "giving gold": (
        lambda: with_grea().gold(avida=1).choose("free avida", "gold to grea"),
        "GAVE_GOLD",
        [("avida", "grea")],
    ),
    "hope stone 1": (lambda: frees("use hope-1", "hope-1"), "USED", [("avida", "hope-1")]),
    "hope stone 3": (lambda: frees("use hope-3", "hope-3"), "USED", [("avida", "hope-3")]),
    "a mushroom": (lambda: frees("use mushroom-2", "mushroom-2"), "USED", [("avida", "mushroom-2")]),
    "a plant": (lambda: frees("use plant-2", "plant-2"), "USED", [("avida", "plant-2")]),
    "two plants": (
        lambda: frees("plants", "plant-1", "plant-2"),
        "USED",
        [("avida", "plant-1"), ("avida", "plant-2")],
    ),
    "the spyglass": (
        lambda: avida(536).has("avida", "spyglass-2").fog(537, "gold").choose("free avida", "use spyglass-2"),
        "USED",
        [("avida", "spyglass-2")],
    ),
    "what the spyglass sees": (
        lambda: avida(536).has("avida", "spyglass-2").fog(537, "gold").choose("free avida", "use spyglass-2"),
        "FOG_SEEN",
        [("avida", "537", "gold")],
    ),
    "an unseen stone": (
        lambda: avida().lies(537, "hope-2").hidden(*FACES).next_face("hope", 4).choose("free avida", "pick hope-2"),
        "THING_SEEN",
        [("avida", "hope-2", 3)],
    ),
    "a shield": (
        lambda: avida(540, 3).tile(540).has("avida", "iquar-2").choose("free avida", "drop iquar-2"),
        "DELIVERED",
        [("avida", "iquar-2")],
    ),
    "a log with the tile": (
        lambda: avida(540, 3).tile(540).strength(avida=9).has("avida", "log-2").choose("free avida", "drop log-2"),
        "DELIVERED",
        [("avida", "log-2")],
    ),
    "a blue tile": (
        lambda: avida(532).has("avida", "blue-2").choose("free avida", "drop blue-2"),
        "DELIVERED",
        [("avida", "blue-2")],
    ),
    "a fragment": (
        lambda: avida(599, 5).figures(orweyn=599).has("avida", "fragment-2").choose("free avida", "drop fragment-2"),
        "DELIVERED",
        [("avida", "fragment-2")],
    ),
    "the falcon": (
        lambda: frees("fly grea", "falcon", "knife-1", "flask-1"),
        "FALCON",
        [("avida", "grea")],
    ),
    "a spirit": (lambda: fog("spirit").choose("small"), "SPIRIT", [("avida", 2)]),
    "a spell": (lambda: tenaya().choose("free tenaya", "prepare"), "SPELL_PREPARED", [("tenaya",)]),
    "a Fire Call": (
        lambda: tenaya().spells("prepared").choose("free tenaya", "call grea"),
        "FIRE_CALL",
        [("tenaya", "grea", "539")],
    ),
    "a rock that falls": (
        lambda: river("grea", "avida", legend=5).tile(552).letter("D").sunrise(),
        "ROCK_FELL",
        [("543",)],
    ),
}
FIGHTS: dict[str, Case] = {
    "a rock that holds": (
        lambda: avida(530, 5).lies(530, "rock-1").will(avida=5).roll(1).choose("clear"),
        "ROCK_HOLDS",
        [("avida", 2, 6)],
    ),
    "a rock that is cleared": (
        lambda: avida(530, 5).lies(530, "rock-1").will(avida=5).strength(avida=9).roll(1).choose("clear"),
        "ROCK_CLEARED",
        [("avida", "530")],
    ),
    "a widow that holds": (
        lambda: avida().widows(537).will(avida=5).roll(1).grey(6).choose("fight widow"),
        "WIDOW_HOLDS",
        [("avida", 2, 11)],
    ),
    "a widow that is defeated": (
        lambda: (
            avida()
            .widows(537)
            .will(avida=5)
            .strength(avida=9)
            .roll(6)
            .grey(1)
            .next_widow("gold-1")
            .choose("fight widow")
        ),
        "WIDOW_DEFEATED",
        [("avida", 15, 6)],
    ),
    "hope stone 2": (
        lambda: (
            avida()
            .has("avida", "hope-2")
            .creatures("skral 537")
            .will(avida=5)
            .roll(1)
            .foe(1, 2)
            .choose("fight 537", "stone")
        ),
        "STONE_SOFTENS",
        [("avida", "skral", 4)],
    ),
}
CASES = {**TURNS, **THINGS, **FIGHTS}


@pytest.mark.rule("AND-133", "AND-029")
@pytest.mark.parametrize("name", list(CASES))
def test_the_log_names_who_with_what_and_where(name: str) -> None:
    """If something happens to the second hero, then the lines say so, and of what, in all their numbers."""
    make, kind, lines = CASES[name]
    assert make().log(kind) == lines
