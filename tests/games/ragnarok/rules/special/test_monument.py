"""Build Monument and all that follows."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def builder() -> Table:
    """Seat 0 has a marker on Usurp and may build; no monster is left."""
    return war(3, mode="none").army(0, 5, 1).army(1, 9, 1).wheel(0, "usurp").quiet()


@pytest.mark.rule("LOR-059", "LOR-005")
def test_a_monument_of_choice_gets_a_piece() -> None:
    """If Build Monument is taken, then one of the three monuments of the player's choice has a piece more."""
    t = builder().special("monument")
    assert t.options == {"odin", "thor", "freyja"}
    t.choose("thor")
    assert t.pieces_now == {"odin": 1, "thor": 2, "freyja": 1}


@pytest.mark.rule("LOR-060")
def test_all_players_take_their_markers_and_priests_back() -> None:
    """If a monument is built, then the wheel is empty and the priests of all players are back, unready."""
    t = (
        builder()
        .wheel(1, "prepare", "usurp")
        .priests(0, ready=1, at=("odin",))
        .priests(1, ready=0, at=("thor", "odin"))
    )
    t.special("monument").choose("freyja")
    assert [t.wheel_of(seat) for seat in range(3)] == [set(), set(), set()]
    assert (t.priests_at(0), t.priests_at(1)) == (set(), set())
    assert (t.priests_ready(0), t.priests_ready(1)) == (1, 0)


@pytest.mark.rule("LOR-060")
def test_the_builder_readies_a_priest_for_each_temple_he_controls() -> None:
    """If the builder controls two Regions with Temples, then two of his priests become ready, nobody else's."""
    t = builder().owns(0, 2).built(5, 2, 8).owns(1, 8).priests(0, ready=1, at=("odin",)).priests(1, ready=0)
    t.special("monument").choose("freyja")
    assert (t.priests_ready(0), t.priests_ready(1)) == (3, 0)
    many = builder().owns(0, 2, 8, 10).built(5, 2, 8, 10).priests(0, ready=2)
    many.special("monument").choose("freyja")
    assert many.priests_ready(0) == 4


@pytest.mark.rule("LOR-060", "LOR-173")
def test_used_artefacts_of_all_players_are_fresh_again() -> None:
    """If a monument is built, then every used artefact of every player is ready."""
    t = builder().slain(1, "nidhogg").used("troll-hide", "root-fang", "venom").special("monument").choose("freyja")
    assert t.artefacts_ready(2) == {"barrow-blade", "troll-hide", "venom", "chain", "gleipnir"}
    assert t.artefacts_ready(1) == {"root-fang"}


@pytest.mark.rule("LOR-061", "LOR-150")
def test_the_builder_activates_every_monster_once_in_his_order() -> None:
    """If six monsters are there, then the builder names the next one, each once, and rolls for each."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).wheel(0, "usurp").roll(*["attack"] * 6)
    t.special("monument").choose("odin")
    order = ["fenrir", "draugr", "garm", "troll", "nidhogg"]
    for name in order:
        assert t.asked == (0, "ACTIVATE_NEXT")
        assert name in t.options
        t.choose(name)
    assert t.active == 1
    assert [name for _, name in t.log("MONSTER_ACTIVATED")] == [*order, "lindworm"]
    assert len(t.log("DIE_ROLLED")) == 6


@pytest.mark.rule("LOR-150")
def test_build_monument_goes_in_its_order() -> None:
    """If a monument is built, then piece, markers, priests, artefacts, monsters and Loki come in turn."""
    t = builder().loki(4).built(5).priests(0, ready=0, at=("odin",)).used("troll-hide")
    t.special("monument").choose("odin")
    assert t.asked == (0, "LOKI_TO")
    assert t.pieces_now["odin"] == 2
    assert t.wheel_of(0) == set()
    assert t.priests_ready(0) == 1
    assert "troll-hide" in t.artefacts_ready(2)


@pytest.mark.rule("LOR-090", "LOR-150")
def test_the_builder_may_move_loki_to_a_region_without_armies() -> None:
    """If Loki is on the board, then the builder may move him one Region to one without Armies, or leave him."""
    t = builder().loki(4).army(1, 7, 1).camp(2, 2, 1).special("monument").choose("odin")
    assert t.asked == (0, "LOKI_TO")
    assert t.options == {1, 3, 21, "none"}
    t.choose(21)
    assert t.table["loki"] == 21


@pytest.mark.rule("LOR-157")
def test_with_no_monster_left_activation_is_skipped() -> None:
    """If all monsters were slain, then Build Monument ends without a roll, and Monsters cannot be taken."""
    t = builder().special("monument").choose("odin")
    assert t.active == 1
    assert "DIE_ROLLED" not in t.story
    assert "monsters" not in builder().until("SPECIAL_ACT").options


@pytest.mark.rule("LOR-150", "LOR-061")
def test_monsters_are_activated_after_artefacts_are_fresh_and_before_loki_moves() -> None:
    """If one monster is left, then it is activated with all artefacts fresh, and only then Loki may move."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).wheel(0, "usurp").loki(4).monster("troll", 8).used("venom")
    t.slain(2, "draugr", "lindworm", "garm", "fenrir", "nidhogg").roll("move 1").special("monument").choose("odin")
    assert t.asked == (0, "MONSTER_TO")
    assert "venom" in t.artefacts_ready(2)
    t.choose(10)
    assert t.asked == (0, "LOKI_TO")
