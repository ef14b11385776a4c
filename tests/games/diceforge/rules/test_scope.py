"""A. Scope, components and caps."""

from __future__ import annotations

from collections import Counter

import pytest

from ninerealms.errors import BadOption, WrongPlayers
from ninerealms.games.diceforge import GAME, content
from tests.games.diceforge.scenario import blessed, forge

ALTERNATES = {
    "M1": ("twins", "scepter"),
    "M2": ("companion",),
    "M4": ("wind", "celestial-die"),
    "M5": ("ancestor", "mists"),
    "M7": ("right-hand", "eternal-night"),
    "F1": ("tree", "merchant"),
    "F2": ("wood-nymph",),
    "F4": ("light",),
    "F5": ("goldsmith", "omniscient"),
    "F6": ("trident",),
    "F7": ("eternal-fire", "left-hand"),
    "X": ("first-titan", "goddess-card"),
}
TAKEN_BY = {"goddess": {"M3", "M6", "F3", "F4"}, "titans": {"M2", "M3", "M6", "F2", "F3", "F6"}}
COSTS = {
    "M1": (0, 1),
    "M2": (0, 1),
    "M3": (0, 2),
    "M4": (0, 3),
    "M5": (0, 4),
    "M6": (0, 5),
    "M7": (0, 6),
    "F1": (1, 0),
    "F2": (1, 0),
    "F3": (2, 0),
    "F4": (3, 0),
    "F5": (4, 0),
    "F6": (5, 0),
    "F7": (6, 0),
    "X": (5, 5),
}
ISLANDS = {
    1: {"M1", "M2"},
    2: {"M3", "M4"},
    3: {"M5", "M6"},
    4: {"M7", "F7", "X"},
    5: {"F5", "F6"},
    6: {"F3", "F4"},
    7: {"F1", "F2"},
}
PLACES = [(slot, card) for slot, cards in ALTERNATES.items() for card in cards]


def refusal(setup: str) -> str:
    """The rule by which a set-up is refused."""
    with pytest.raises(BadOption) as refused:
        GAME.fresh(players=2, seed=1, options={"setup": setup})
    return refused.value.rule


@pytest.mark.rule("DFR-001")
@pytest.mark.parametrize("setup", ["first", "goddess", "titans"])
def test_the_base_rules_hold_with_every_module(setup: str) -> None:
    """If a module is in the game, then blessing, forging and the limits go on as in the base game."""
    t = blessed("6g", "1m", setup=setup).reserve(0, gold=9)
    assert t.purse(0) == (12, 0, 1, 0)
    t.choose("3g", "light 1g")
    assert (t.gold(0), t.closed("3g")) == (10, "DFR-082")


@pytest.mark.rule("DFR-002")
def test_two_to_four_play() -> None:
    """If 2, 3 or 4 players sit down the game begins, and with fewer or more it is refused."""
    assert [len(forge(players).table["players"]) for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(WrongPlayers) as refused:
            GAME.fresh(players=players, seed=1)
        assert refused.value.rule == "DFR-002"


@pytest.mark.rule("DFR-003")
@pytest.mark.parametrize(("slot", "card"), PLACES)
def test_an_alternate_set_lies_in_its_own_slot(slot: str, card: str) -> None:
    """If an alternate set is chosen, then it takes its slot and no other, with a module or without."""
    t = forge(setup=card)
    assert [stack["slot"] for stack in t.table["stacks"] if stack["card"] == card] == [slot]
    assert sum(stack["card"] in content.set_ids[:15] for stack in t.table["stacks"]) == 14
    for module, taken in TAKEN_BY.items():
        if slot in taken:
            assert refusal(f"{module}, {card}") == "DFR-004"
        else:
            stacks = forge(setup=f"{module}, {card}").table["stacks"]
            assert [stack["slot"] for stack in stacks if stack["card"] == card] == [slot]


@pytest.mark.rule("DFR-003")
def test_there_are_twenty_alternate_sets() -> None:
    """If all alternates of the expansion are counted, then they are the twenty of the list."""
    rebels = [card["id"] for card in content.SETS.values() if card["series"] == "rebellion"]
    assert sorted(rebels) == sorted(card for _, card in PLACES)


@pytest.mark.rule("DFR-004")
@pytest.mark.parametrize(
    "setup", ["moon-golem", "moon-golem, great-golem, sun-golem", "oracle, chaos", "goddess, hind"]
)
def test_a_module_comes_whole(setup: str) -> None:
    """If only some sets of a module are named, then the set-up is refused."""
    assert refusal(setup) == "DFR-004"


@pytest.mark.rule("DFR-004")
def test_a_module_brings_all_its_material() -> None:
    """If all sets of a module are named, then its dice, its faces and its board are there too."""
    t = forge(setup="moon-golem, great-golem, sun-golem, time-golem")
    assert t.table["module"] == "goddess"
    assert "moon-golem" in t.faces(0, "dark")
    assert (t.left_of("moon-golem"), t.left_of("sun-golem"), t.player(0)["golem"]) == (4, 4, "START")


@pytest.mark.rule("DFR-005")
@pytest.mark.parametrize("setup", ["goddess, memory", "titans, moon-golem", "great-golem, oracle"])
def test_the_modules_exclude_each_other(setup: str) -> None:
    """If sets of both modules are named, then the set-up is refused."""
    assert refusal(setup) == "DFR-005"


@pytest.mark.rule("DFR-006")
@pytest.mark.parametrize(("setup", "module"), [("first", "none"), ("goddess", "goddess"), ("titans", "titans")])
def test_the_players_agree_on_a_module(setup: str, module: str) -> None:
    """If a module or none is agreed on, then the game is played with it."""
    assert forge(setup=setup).table["module"] == module


@pytest.mark.rule("DFR-006")
def test_the_players_agree_on_each_free_slot() -> None:
    """If sets are agreed on for slots, then those lie there and the others are as before; unknown ones are refused."""
    stacks = {stack["slot"]: stack["card"] for stack in forge(setup="titans, hydra, triton").table["stacks"]}
    assert (stacks["X"], stacks["F5"], stacks["F4"], stacks["M3"]) == ("hydra", "triton", "light", "oracle")
    assert refusal("hydras") == "DFR-006"


@pytest.mark.rule("DFR-007")
@pytest.mark.parametrize("setup", ["goddess", "titans"])
def test_a_discovery_setup_is_all_new(setup: str) -> None:
    """If a discovery set-up is chosen, then all 15 slots hold sets of the expansion."""
    places = {card["id"]: card["series"] for card in content.SETS.values()}
    found = Counter(places[stack["card"]] for stack in forge(setup=setup).table["stacks"])
    module = len(TAKEN_BY[setup])
    assert found == {setup: module, "rebellion": 15 - module}


@pytest.mark.rule("DFR-008", "DFR-013")
def test_the_sets_of_both_boxes() -> None:
    """If the sets are counted, then the base game has 15 and 9, the expansion 20, 4 and 6."""
    found = Counter(card["series"] for card in content.SETS.values() if card["series"] != "house")
    assert found == {"basic": 15, "base": 9, "rebellion": 20, "goddess": 4, "titans": 6}
    assert sum(found.values()) == 54


@pytest.mark.rule("DFR-008", "DFR-013")
def test_a_set_is_four_cards() -> None:
    """If four play, then every set in the game has all of its four cards, 120 over both discovery set-ups."""
    for setup in ("first", "goddess", "titans"):
        assert [stack["left"] for stack in forge(4, setup).table["stacks"]] == [4] * 15


@pytest.mark.rule("DFR-009")
def test_the_faces_of_the_expansion() -> None:
    """If four play each module, then 20 faces lie in the Forest and 12 are on starting dice: 32 in all."""
    new, forest = Counter[str](), 0
    for setup in ("goddess", "titans"):
        t = forge(4, setup)
        ids = {face["id"] for face in content.FACES if face["place"] == setup}
        forest += sum(pool["left"] for pool in t.table["pools"] if pool["face"] in ids)
        new.update(face for seat in range(4) for die in ("light", "dark") for face in t.faces(seat, die) if face in ids)
    assert forest == 20
    assert new == {"moon-golem": 4, "1a": 4, "1l-1v": 4}


@pytest.mark.rule("DFR-010")
def test_the_tokens_of_the_goddess() -> None:
    """If four play with the Goddess, then there are four golems, three treasures and four companions."""
    t = forge(4, "goddess").card(2, *["companion"] * 4)
    assert [player["golem"] for player in t.table["players"]] == ["START"] * 4
    assert [token["treasure"] for token in t.table["treasures"]] == ["sun", "moon", "glory"]
    assert t.player(2)["companions"] == [0] * 4


@pytest.mark.rule("DFR-010")
def test_the_tokens_of_the_titans() -> None:
    """If four play with the Titans, then there are four allegiance tokens, four scepters, eight memory tokens."""
    t = forge(4, "titans").card(1, *["scepter"] * 4).card(3, *["memory"] * 4)
    for colour in ("red", "blue", "yellow", "green"):
        t.memory(colour, 1, "2a-1m").memory(colour, 2, "2l-1s", token=1)
    assert [player["allegiance"] for player in t.table["players"]] == ["0"] * 4
    assert t.player(1)["scepters"] == [0] * 4
    assert Counter(token["colour"] for token in t.table["memories"]) == dict.fromkeys(
        ("red", "blue", "yellow", "green"), 2
    )


@pytest.mark.rule("DFR-011")
def test_one_board_with_two_sides() -> None:
    """If a module is played, then only its side of the event board is there, and without a module none."""
    goddess, titans, none = (forge(setup=setup).player(0) for setup in ("goddess", "titans", "first"))
    assert (goddess["golem"], goddess["allegiance"]) == ("START", None)
    assert (titans["golem"], titans["allegiance"]) == (None, "0")
    assert (none["golem"], none["allegiance"]) == (None, None)


@pytest.mark.rule("DFR-011")
def test_one_celestial_die() -> None:
    """If the Celestial die is rolled, then one die of six faces is."""
    t = forge(setup="celestial-die").reserve(0, moon=3)
    t.choose("celestial-die")
    assert (t.question, t.sides) == ("ROLL", 6)
    t.celestial(2).go()
    assert t.glory(0) == 5


@pytest.mark.rule("DFR-012")
def test_each_player_has_a_shard_reserve() -> None:
    """If the Titans are played, then every player has an original-shard reserve; otherwise nobody has."""
    assert [player["reserve"]["shard"] for player in forge(4, "titans").table["players"]] == [0] * 4
    assert all("shard" not in player["reserve"] for player in forge(4, "goddess").table["players"])


@pytest.mark.rule("DFR-014")
def test_the_storable_resources() -> None:
    """If reserves are looked at, then there are gold, sun, moon and glory, with the Titans also original shards."""
    assert set(forge().player(0)["reserve"]) == {"gold", "sun", "moon", "glory"}
    assert set(forge(setup="titans").player(0)["reserve"]) == {"gold", "sun", "moon", "glory", "shard"}


@pytest.mark.rule("DFR-014")
def test_loyalty_is_never_stored() -> None:
    """If loyalty is gained, then no reserve holds it."""
    t = blessed("1g", "1l-1v", setup="titans")
    assert t.player(0)["reserve"] == {"gold": 1, "sun": 0, "moon": 0, "glory": 1, "shard": 0}
    assert t.player(0)["allegiance"] == "1"


@pytest.mark.rule("DFR-015")
def test_twelve_gold_at_most() -> None:
    """If a gain would lead above 12 gold, then 12 are held; 12 exactly fit."""
    assert blessed("6g", "1s").reserve(0, gold=6).gold(0) == 12
    assert blessed("6g", "1s").reserve(0, gold=7).gold(0) == 12


@pytest.mark.rule("DFR-016")
@pytest.mark.parametrize("resource", ["sun", "moon"])
def test_six_shards_of_a_kind_at_most(resource: str) -> None:
    """If a gain would lead above 6 sun or moon shards, then 6 are held; 6 exactly fit."""
    face = {"sun": "2s", "moon": "2m"}[resource]
    assert blessed(face, "1g").reserve(0, **{resource: 4}).held(0, resource) == 6
    assert blessed(face, "1g").reserve(0, **{resource: 5}).held(0, resource) == 6


@pytest.mark.rule("DFR-017")
def test_glory_has_no_limit() -> None:
    """If a player with 400 glory gains 7, then he has 407."""
    assert blessed("4v", "3v").reserve(0, glory=400).glory(0) == 407


@pytest.mark.rule("DFR-018")
@pytest.mark.parametrize(("held", "kept"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_glory_is_never_lost_below_zero(held: int, kept: int) -> None:
    """If 2 glory are to be lost, then a player with fewer ends at 0."""
    t = forge().reserve(0, sun=3).reserve(1, glory=held, gold=5).roll(1, "1g", "2v").choose("minotaur")
    assert (t.glory(1), t.gold(1)) == (kept, 4)


@pytest.mark.rule("DFR-019")
def test_six_original_shards_at_most() -> None:
    """If a player with 5 or 6 original shards gains one, then he has 6."""
    for held in (5, 6):
        t = blessed("1a", "1g", setup="titans").reserve(0, shard=held)
        assert (t.shard(0), t.player(0)["limit"]["shard"]) == (6, 6)


@pytest.mark.rule("DFR-019")
def test_no_card_raises_the_limit_of_original_shards() -> None:
    """If a player owns all cards of a Titans game, then his limits are those of the start."""
    for stack in forge(4, "titans").table["stacks"]:
        t = forge(4, "titans").card(0, *[stack["card"]] * 4)
        assert t.player(0)["limit"] == {"gold": 12, "sun": 6, "moon": 6, "shard": 6}


@pytest.mark.rule("DFR-020")
def test_what_exceeds_a_limit_is_lost() -> None:
    """If 10 gold gain 6, then 2 fit and 4 are lost for good, also after gold was spent."""
    t = blessed("6g", "1s").reserve(0, gold=10)
    assert t.log("GAINED")[0] == (0, "gold", 6, 4)
    t.choose("3g", "light 1g")
    assert t.gold(0) == 10


@pytest.mark.rule("DFR-021")
@pytest.mark.parametrize(("card", "sun", "moon"), [("hind", 0, 1), ("owl", 1, 6), ("hydra", 5, 4), ("hydra", 4, 5)])
def test_shards_that_do_not_suffice_buy_nothing(card: str, sun: int, moon: int) -> None:
    """If one shard of a cost is missing, then the exploit is closed, whatever else is held."""
    assert forge().reserve(0, sun=sun, moon=moon, gold=12).closed(card) == "DFR-021"


@pytest.mark.rule("DFR-021")
@pytest.mark.tells("PAID DFR-021")
def test_gold_that_does_not_suffice_buys_nothing() -> None:
    """If one gold of a price is missing, then the face is closed; with it the reserve ends at 0."""
    assert forge().reserve(0, gold=7, sun=6).closed("2s") == "DFR-021"
    t = forge().reserve(0, gold=8).choose("2s", "light 1g")
    assert t.gold(0) == 0


@pytest.mark.rule("DFR-022")
def test_seven_islands_with_fifteen_slots() -> None:
    """If the board is looked at, then each island has the slots the rule names."""
    stacks = forge().table["stacks"]
    assert {k: {stack["slot"] for stack in stacks if stack["island"] == k} for k in ISLANDS} == ISLANDS
    assert len(stacks) == 15
    assert len(forge().table["portals"]) == 7


@pytest.mark.rule("DFR-023")
@pytest.mark.parametrize("setup", ["first", "goddess", "titans"])
def test_the_cost_of_each_slot(setup: str) -> None:
    """If any set lies in a slot, then it costs what the slot costs."""
    assert {stack["slot"]: (stack["sun"], stack["moon"]) for stack in forge(setup=setup).table["stacks"]} == COSTS


@pytest.mark.rule("DFR-024")
@pytest.mark.parametrize("setup", ["twins, scepter", "bear, hind", "goddess, first-titan, hydra"])
def test_one_set_in_each_slot(setup: str) -> None:
    """If two sets of one slot are named, then the set-up is refused."""
    assert refusal(setup) == "DFR-024"


@pytest.mark.rule("DFR-024")
@pytest.mark.parametrize("setup", ["random", "random_goddess", "random_titans"])
def test_every_slot_is_filled_once(setup: str) -> None:
    """If chance fills the slots, then each holds one set of its own."""
    slots = {card["id"]: card["slot"] for card in content.SETS.values()}
    stacks = forge(setup=setup).table["stacks"]
    assert [slots[stack["card"]] for stack in stacks] == [stack["slot"] for stack in stacks]
    assert len({stack["slot"] for stack in stacks}) == 15


@pytest.mark.rule("DFR-025")
def test_a_portal_holds_one_pawn() -> None:
    """If a second pawn comes to an island, then only the newcomer stands on its portal."""
    t = forge(3).pawn(1, 1).pawn(2, 7).reserve(0, moon=1).roll(1, "1g", "1g").choose("chest")
    assert t.table["portals"] == [0, None, None, None, None, None, 2]
    assert [player["island"] for player in t.table["players"]] == [1, None, 7]


@pytest.mark.rule("DFR-026")
def test_nothing_follows_from_storage() -> None:
    """If all that is asked, told, refused or set is looked through, then nothing refers to sorting or trays."""
    rules = [kind.rule for kind in GAME.kinds] + [event.rule for event in GAME.events.values()]
    rules += [reason.rule for reason in GAME.reasons.values()] + [option.rule for option in GAME.options]
    assert len(rules) > 100
    assert "DFR-026" not in rules
