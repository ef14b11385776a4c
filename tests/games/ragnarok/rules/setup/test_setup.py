"""Set-up, step by step, for two to five players and every mode."""

from __future__ import annotations

from collections import Counter

import pytest

import ninerealms as nr
from ninerealms.errors import BadOption, WrongPlayers
from ninerealms.games.ragnarok import GAME
from tests.games.ragnarok.scenario import SHEETS, Opening, opening

COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
FORGES = {1, 7, 9, 14, 16, 19}
INNER = {4, 7, 10, 14, 15, 21}
GATES = {2, 5, 8, 12, 17, 19}


def placed(players: int, seed: int = 5, mode: str = "none", heroes: str = "dealt") -> Opening:
    """The set-up of a game is over: every start Region is the first one offered."""
    t = opening(players, seed, mode=mode, heroes=heroes)
    while t.question in ("CHOOSE_HERO", "START_IN"):
        GAME.apply(t.s, t.s.options[0])
    return t


@pytest.mark.rule("LOR-001", "LOR-127")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    """If one or six want to play, then the game says with its rule that it cannot be; two to five can."""
    with pytest.raises(WrongPlayers) as error:
        nr.game("ragnarok").start(players, 1)
    assert error.value.rule == "LOR-001"
    assert GAME.seats == (2, 3, 4, 5)


@pytest.mark.rule("LOR-002", "LOR-126", "LOR-127")
@COUNTS
def test_the_board_side_is_that_of_the_player_count(players: int) -> None:
    """If two play, then 14 Regions are used; three, four and five play on all 21."""
    numbers = {region["number"] for region in opening(players).table["regions"]}
    assert numbers == ({*range(1, 8), *range(15, 22)} if players == 2 else set(range(1, 22)))


@pytest.mark.rule("LOR-003", "UTG-010")
def test_the_six_realms_are_shuffled_over_the_six_gates() -> None:
    """If games begin with different seeds, then each gate has one realm, and the order differs; Utgard is Jotunheim."""
    seen = set()
    for seed in range(8):
        gates = opening(4, seed, mode="realm").gates_now
        assert set(gates) == GATES
        assert set(gates.values()) == {"utgard", "alfheim", "niflheim", "svartalfheim", "muspelheim", "vanaheim"}
        seen.add(tuple(gates[gate] for gate in sorted(gates)))
    assert len(seen) > 4
    assert set(opening(4, mode="none").gates_now.values()) == {
        *("jotunheim", "alfheim", "niflheim", "svartalfheim", "muspelheim", "vanaheim")
    }


@pytest.mark.rule("UTG-011", "LOR-325")
def test_with_two_players_two_realms_have_their_own_gates() -> None:
    """If two play, then Niflheim is at 6 and Utgard at 16 (Jotunheim without Giants), the others at 2, 5, 17 and 19."""
    for mode, realm in (("realm", "utgard"), ("none", "jotunheim"), ("monsters", "jotunheim")):
        for seed in range(4):
            gates = opening(2, seed, mode=mode).gates_now
            assert (gates[6], gates[16]) == ("niflheim", realm)
            assert {gates[gate] for gate in (2, 5, 17, 19)} == {"alfheim", "svartalfheim", "muspelheim", "vanaheim"}


@pytest.mark.rule("LOR-004", "LOR-130")
@COUNTS
def test_the_wheel_is_empty_and_nobody_has_rune_or_ally(players: int) -> None:
    """If the game begins, then no marker lies on the wheel, and nobody has a rune or an alliance."""
    t = opening(players, mode="none", heroes="dealt")
    for seat in range(players):
        assert t.wheel_of(seat) == set()
        assert t.runes_of(seat) == {}
        assert t.allied(seat) == set()


@pytest.mark.rule("LOR-005")
def test_each_monument_has_its_first_piece_of_four() -> None:
    """If the game begins, then Odin, Thor and Freyja have one piece each, and four make them complete."""
    assert opening().pieces_now == {"odin": 1, "thor": 1, "freyja": 1}
    assert [monument["complete"] for monument in opening().table["monuments"]] == [False] * 3


@pytest.mark.rule("LOR-006")
def test_no_ragnarok_card_is_fulfilled_at_first() -> None:
    """If the game begins, then five cards lie open, none fulfilled, and all Combat cards are in deck and hands."""
    t = placed(3)
    assert t.table["ragnarok"] == [False] * 5
    assert t.table["deck"] + sum(len(t.hand_of(seat)) for seat in range(3)) == 36
    assert t.discarded == []


@pytest.mark.rule("LOR-007")
def test_two_forge_tokens_of_each_rune_are_shuffled_over_six_places() -> None:
    """If three or more play, then the six forges have two tokens of each symbol, in an order of chance."""
    seen = set()
    for seed in range(8):
        forges = {region["number"]: region["forge"] for region in opening(3, seed).table["regions"] if region["forge"]}
        assert set(forges) == FORGES
        assert Counter(forges.values()) == {"fehu": 2, "isa": 2, "tiwaz": 2}
        seen.add(tuple(forges[place] for place in sorted(forges)))
    assert len(seen) > 3


@pytest.mark.rule("LOR-126", "LOR-326")
def test_two_players_have_four_forges_with_every_rune() -> None:
    """If two play, then the forges 1, 7, 16 and 19 have one token of each symbol and a fourth of any."""
    for seed in range(8):
        forges = {region["number"]: region["forge"] for region in opening(2, seed).table["regions"] if region["forge"]}
        assert set(forges) == {1, 7, 16, 19}
        assert set(forges.values()) == {"fehu", "isa", "tiwaz"}


@pytest.mark.rule("LOR-008", "UTG-062")
@COUNTS
@pytest.mark.parametrize("mode", ["none", "realm", "monsters"])
def test_six_monsters_stand_in_six_different_inner_or_gate_regions(players: int, mode: str) -> None:
    """If the game begins, then six monsters, two of each rune, stand apart, each in an inner or gate Region."""
    for seed in range(3):
        t = opening(players, seed, mode=mode)
        assert len(t.sheets) == 6
        assert Counter(SHEETS[sheet] for sheet in t.sheets) == {"fehu": 2, "isa": 2, "tiwaz": 2}
        places = [t.places_of(sheet)[0] for sheet in t.sheets]
        assert len(set(places)) == 6
        assert set(places) <= INNER | set(t.gates_now)


@pytest.mark.rule("LOR-009")
def test_loki_is_aside_at_first() -> None:
    """If the game begins, then Loki is in no Region."""
    assert opening().table["loki"] is None


@pytest.mark.rule("LOR-010")
@COUNTS
def test_everybody_starts_with_the_same_pieces(players: int) -> None:
    """If the set-up is over, then each has six Armies, one ready priest of four, a Drakkar, and 1 or 2 cards."""
    t = placed(players)
    for seat in range(players):
        mine = t.player(seat)
        assert mine["armies_left"] + sum(len(values) for values in t.armies(seat).values()) == 6
        assert (mine["priests_ready"], mine["priests_unready"]) == (1, 3)
        assert mine["hand_size"] == (1 if seat == t.table["first"] else 2)
        assert mine["sea"]


@pytest.mark.rule("LOR-011")
@COUNTS
def test_start_armies_depend_on_players_and_seat(players: int) -> None:
    """If two or three play, then all but the first player begin with two Armies of 3; otherwise it is a 3 and a 2."""
    t = placed(players)
    for seat in range(players):
        ((region, values),) = t.armies(seat).items()
        assert values == ([3, 3] if players < 4 and seat != t.table["first"] else [3, 2])
        assert t.owner(region) == seat
        assert t.hero_of(seat) == region


@pytest.mark.rule("LOR-010", "LOR-011")
@COUNTS
def test_players_choose_their_start_in_reverse_turn_order(players: int) -> None:
    """If the set-up asks, then the last in turn order is asked first and the first player last."""
    t = opening(players, mode="none", heroes="dealt")
    first, asked = t.table["first"], []
    while t.question == "START_IN":
        asked.append(t.s.seat)
        GAME.apply(t.s, t.s.options[0])
    assert asked == [(first - 1 - n) % players for n in range(players)]
    assert t.active == first


@pytest.mark.rule("LOR-011")
def test_a_start_region_is_free_of_value_two_and_without_a_monster() -> None:
    """If a player chooses his start, then he has the Regions of value 2 without a monster that nobody has taken."""
    for seed in range(10):
        t = opening(4, seed, mode="none", heroes="dealt")
        free = {1, 3, 5, 9, 11, 16, 18} - {t.places_of(sheet)[0] for sheet in t.sheets}
        while t.question == "START_IN":
            assert t.options == free
            taken = min(free)
            GAME.apply(t.s, taken - 1)
            free.remove(taken)


@pytest.mark.rule("LOR-123", "UTG-002")
def test_the_options_and_what_they_refuse() -> None:
    """If an option has no such value, then one sentence says so with its rule."""
    for options, rule in (({"mode": "giants"}, "UTG-002"), ({"heroes": "ragnar,ragnar,snorri"}, "LOR-128")):
        with pytest.raises(BadOption) as error:
            nr.game("ragnarok").start(3, 1, options)
        assert error.value.rule == rule
        assert error.value.sentence.endswith(".")


@pytest.mark.rule("LOR-123", "UTG-015")
def test_without_giants_none_is_in_play() -> None:
    """If the mode is none, then no Giant is in the Stock or on the board, and Jotunheim is there."""
    t = opening(3, mode="none")
    assert (t.stock, t.places_of("giants")) == (0, [])
    assert "jotunheim" in t.gates_now.values()


@pytest.mark.rule("LOR-124")
def test_the_first_player_is_random() -> None:
    """If games begin with different seeds, then every seat is first in some of them."""
    assert {opening(4, seed).table["first"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("LOR-125")
def test_the_default_monsters_are_the_base_sheets() -> None:
    """If nobody chooses monsters, then the six base sheets are in play, with Giants those and one other Isa sheet."""
    base = {"draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg"}
    for seed in range(4):
        assert opening(3, seed, mode="none").sheets == opening(3, seed, mode="realm").sheets == base
    seen = {frozenset(opening(3, seed, mode="monsters").sheets) for seed in range(20)}
    assert seen == {frozenset(base - {"lindworm"} | {"giants"}), frozenset(base - {"garm"} | {"giants"})}


@pytest.mark.rule("LOR-128")
def test_heroes_are_chosen_in_order_and_all_different() -> None:
    """If heroes are chosen, then the last player begins, and a hero that is taken is closed; dealt ones differ too."""
    t = opening(4, mode="none", heroes="chosen")
    assert t.question == "CHOOSE_HERO"
    first = t.table["first"]
    assert t.s.seat == (first - 1) % 4
    assert t.options == {"ragnar", "aslaug", "snorri", "lagertha", "beowulf"}
    GAME.apply(t.s, 3)
    while t.question == "START_IN":
        GAME.apply(t.s, t.s.options[0])
    assert t.question == "CHOOSE_HERO"
    assert t.options == {"ragnar", "aslaug", "snorri", "beowulf"}
    dealt = {tuple(each["hero"] for each in placed(5, seed).table["players"]) for seed in range(6)}
    assert len(dealt) > 3
    assert all(len(set(heroes)) == 5 for heroes in dealt)


@pytest.mark.rule("LOR-129", "LOR-281")
def test_each_drakkar_lies_at_its_owners_start_land() -> None:
    """If a player starts in a Region, then his Drakkar lies in the Sea of that Region's Land."""
    seas = {1: "a", 3: "a", 5: "b", 9: "c", 11: "d", 16: "e", 18: "f"}
    for seed in range(4):
        t = placed(5, seed)
        for seat in range(5):
            assert t.player(seat)["sea"] == seas[t.hero_of(seat)]
