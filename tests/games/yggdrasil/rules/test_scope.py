"""What the game is, the board and the components (pages 1 to 5)."""

from __future__ import annotations

import pytest

import ninerealms as nr
from ninerealms.errors import WrongPlayers
from ninerealms.games.yggdrasil import GAME, content
from tests.games.yggdrasil.scenario import Table, activation, own_cards, saga_table

ALL_GODS = ("freyr", "freyja", "frigg", "heimdall", "odin", "thor", "tyr")
ALL_ENEMIES = ("surt", "hel", "jormungand", "fenrir", "loki", "nidhogg")
TOP = {"asgard", "vanaheim", "alfheim"}
MIDDLE = {"midgard", "nidavellir", "svartalfheim"}
BOTTOM = {"jotunheim", "niflheim", "muspelheim"}


def worlds_of(t: Table, level: str) -> set[str]:
    return {world["id"] for world in t.table["worlds"] if world["level"] == level}


# --- introduction and modes -----------------------------------------------------------------------


@pytest.mark.rule("YGG-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_players_win_together(players: int) -> None:
    """If the goal is reached, then every player has won and all have the same score."""
    t = activation("nidhogg", players).counts(nidhogg=4).begin("odin")
    assert t.outcome.winners == list(range(players))
    assert len(set(t.outcome.scores)) == 1


@pytest.mark.rule("YGG-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_players_lose_together(players: int) -> None:
    """If the tree is lost, then nobody has won, not even those whose god is unhurt."""
    t = activation("hel", players).life(odin=1).begin("odin")
    assert t.outcome.winners == []
    assert len(set(t.outcome.scores)) == 1


@pytest.mark.rule("YGG-002")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("options", "mode"), [({}, "easy"), ({"mode": "hard"}, "hard"), ({"saga": 1}, "campaign")])
def test_every_mode_is_for_one_to_five_players(players: int, options: dict[str, str | int], mode: str) -> None:
    """If a mode and a number of players from 1 to 5 are chosen, then such a game begins."""
    t = saga_table(players, **options)
    assert t.table["mode"] == mode
    assert t.table["players"] == players
    assert t.question is not None


@pytest.mark.rule("YGG-002")
@pytest.mark.parametrize("players", [0, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """If nobody or more than five want to play, then no game is laid."""
    with pytest.raises(WrongPlayers):
        GAME.fresh(players=players)


@pytest.mark.rule("YGG-002")
def test_the_game_is_cooperative() -> None:
    """If somebody asks for the game, then it is one in which the players are a team."""
    assert nr.game("yggdrasil").coop


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-003")
def test_nine_worlds_on_three_levels() -> None:
    """If the board is looked at, then it has nine different worlds, three on each of three levels."""
    t = saga_table()
    assert len({world["id"] for world in t.table["worlds"]}) == 9
    assert [len(worlds_of(t, level)) for level in ("top", "middle", "bottom")] == [3, 3, 3]


@pytest.mark.rule("YGG-004")
def test_the_top_level() -> None:
    """If a world is Asgard, Vanaheim or Alfheim, then it is on the top level, and no other is."""
    assert worlds_of(saga_table(), "top") == TOP


@pytest.mark.rule("YGG-005")
def test_the_middle_level() -> None:
    """If a world is Midgard, Nidavellir or Svartalfheim, then it is on the middle level, and no other is."""
    assert worlds_of(saga_table(), "middle") == MIDDLE


@pytest.mark.rule("YGG-006")
def test_the_bottom_level() -> None:
    """If a world is Jotunheim, Niflheim or Muspelheim, then it is on the bottom level, and no other is."""
    assert worlds_of(saga_table(), "bottom") == BOTTOM


@pytest.mark.rule("YGG-007")
def test_the_middle_level_has_three_positions_and_alone_turns() -> None:
    """If the middle level turns three times, then it has stood in three positions and is back; the others stay."""
    seen = []
    for turned in range(3):
        t = activation("surt").counts(rotation=turned).enemies(surt="muspelheim", jormungand="off").begin("odin")
        columns = t.table["columns"]
        assert t.table["rotation"] == (turned + 1) % 3
        assert [column[0] for column in columns] == ["asgard", "alfheim", "vanaheim"]
        assert [column[2] for column in columns] == ["jotunheim", "muspelheim", "niflheim"]
        assert {column[1] for column in columns} == MIDDLE
        seen.append(tuple(column[1] for column in columns))
    assert len(set(seen)) == 3


@pytest.mark.rule("YGG-355")
@pytest.mark.parametrize(
    ("turned", "middle"),
    [
        (0, ["midgard", "nidavellir", "svartalfheim"]),
        (1, ["svartalfheim", "midgard", "nidavellir"]),
        (2, ["nidavellir", "svartalfheim", "midgard"]),
    ],
)
def test_what_stands_above_what(turned: int, middle: list[str]) -> None:
    """If the level has turned so often, then Midgard has gone from Asgard's column to Alfheim's to Vanaheim's."""
    columns = saga_table().counts(rotation=turned).table["columns"]
    assert [column[1] for column in columns] == middle
    assert [(column[0], column[2]) for column in columns] == [
        ("asgard", "jotunheim"),
        ("alfheim", "muspelheim"),
        ("vanaheim", "niflheim"),
    ]


# --- pieces ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-008")
def test_eight_fire_giants() -> None:
    """If all Fire Giants are counted, then there are 8: the reserve of a new game, or all of them on the gauge."""
    assert saga_table().table["giants_reserve"] == 8
    full = activation("surt").counts(giants=6).begin("odin").table
    assert (full["giants"], full["giants_reserve"]) == (8, 0)


@pytest.mark.rule("YGG-009")
def test_eight_anonymous() -> None:
    """If all Anonymous are counted, then there are 8: the reserve of a new game, or all of them on the gauge."""
    assert saga_table().table["anonymous_reserve"] == 8
    full = activation("jormungand").counts(dead=7).begin("odin").table
    assert (full["anonymous"], full["anonymous_reserve"]) == (8, 0)


@pytest.mark.rule("YGG-010")
def test_seven_jotun_pieces() -> None:
    """If six Jotuns are active, then one piece is left; it is the last."""
    assert saga_table().table["jotun_pieces"] == 7
    six = ("thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp")
    t = activation("loki").jotuns(*six).next_jotun("beli").begin("odin")
    assert t.table["jotun_pieces"] == 0
    assert len(t.table["jotuns"]) == 7
    assert t.question is not None


@pytest.mark.rule("YGG-011")
def test_eight_heroes() -> None:
    """If seven Heroes are in Valhalla, then Midgard sends only the eighth, and then its action has no more use."""
    t = saga_table().everybody_in("alfheim").places(odin="midgard").counts(valhalla=7).enemies(jormungand="off")
    assert t.table["heroes_reserve"] == 1
    t.to_duty("odin").choose("act")
    assert (t.table["valhalla"], t.table["heroes_reserve"]) == (8, 0)


@pytest.mark.rule("YGG-012")
def test_thirteen_elves() -> None:
    """If five play, then all 13 Elves are in the game; once they are with the gods, Alfheim has none to give."""
    t = saga_table(5).everybody_in("alfheim").enemies(loki="alfheim").elves(odin=9, thor=4).to_duty("frigg")
    assert t.table["elves_reserve"] == 0
    assert sum(god["elves"] for god in t.table["gods"]) == 13
    assert t.why("act") == "no-elves-left"


@pytest.mark.rule("YGG-013")
def test_thirteen_vanir_dice() -> None:
    """If five play, then all 13 Vanir dice are in the game; once they are with the gods, Vanaheim has none to give."""
    t = saga_table(5).everybody_in("vanaheim").dice(odin=9, thor=4).to_duty("frigg")
    assert t.table["vanir_reserve"] == 0
    assert sum(god["vanir"] for god in t.table["gods"]) == 13
    assert t.why("act") == "no-dice-left"


@pytest.mark.rule("YGG-014")
def test_three_rune_stones() -> None:
    """If all stones are thrown, then those are one white, one green and one red stone."""
    t = saga_table().everybody_in("jotunheim").to_duty("odin").stones("journey", "life", "deed").choose("act")
    assert [stone for _, stone, _ in t.log("STONE_THROWN")] == ["white", "green", "red"]


@pytest.mark.rule("YGG-015")
def test_seven_markers() -> None:
    """If a world is devastated, then one of the 7 markers is on it and 6 are in the Cage."""
    assert saga_table().table["cage_markers"] == 7
    t = activation("fenrir").enemies(loki="asgard").begin("odin")
    assert t.ruins == {"asgard"}
    assert t.table["cage_markers"] == 6


# --- cards, figures, dice, tokens -----------------------------------------------------------------


@pytest.mark.rule("YGG-016")
def test_eighteen_artifacts_in_three_levels() -> None:
    """If the three holders are looked through, then each has six cards, and all 18 differ."""
    holders = saga_table().table["holder_cards"]
    assert [len(cards) for cards in holders] == [6, 6, 6]
    assert len({card for cards in holders for card in cards}) == 18


@pytest.mark.rule("YGG-017")
def test_six_enemies() -> None:
    """If the enemies of the basic game are counted, then five stand on the tree and Nidhogg in the Saga Book."""
    t = saga_table()
    assert {foe["id"] for foe in t.table["foes"]} == set(ALL_ENEMIES) - {"nidhogg"}
    assert set(t.table["wheel"]) == set(ALL_ENEMIES)
    assert t.table["saga_book"]["row"][t.table["saga_book"]["nidhogg"]] == "start"


@pytest.mark.rule("YGG-018")
@pytest.mark.parametrize("god", ALL_GODS)
def test_every_god_has_six_enemy_cards(god: str) -> None:
    """If a god is in the game, then its set has each of the six enemies once: 42 cards for seven gods."""
    others = [other for other in ALL_GODS if other != god][:2]
    t = saga_table(gods=",".join([god, *others]))
    unseen = sorted(card["enemy"] for card in t.opening(gods=",".join([god, *others])).god(god)["unseen"])
    assert unseen == sorted(ALL_ENEMIES)
    assert len(own_cards(god)) * len(ALL_GODS) == 42


@pytest.mark.rule("YGG-019")
def test_seven_gods_to_choose_from() -> None:
    """If the first player chooses a god, then there are the seven."""
    assert saga_table().opening().options == set(ALL_GODS)


@pytest.mark.rule("YGG-020")
def test_five_god_dice() -> None:
    """If the comrades of five gods stand together, then five god dice are rolled, one for each god."""
    t = saga_table(5, mode="hard").everybody_in("muspelheim").counts(giants=5).to_duty("odin")
    t.throw("S", comrades=("S", "S", "S", "S")).choose("act")
    assert len(t.log("GOD_DIE_ROLLED")) == 1
    assert {figure for figure, _, _ in t.log("COMRADE_ROLLED")} == {"thor", "frigg", "freyr", "tyr"}


@pytest.mark.rule("YGG-021")
def test_one_saga_book() -> None:
    """If a game is played, then one page of the book is open at a time, and each kind of game has its own."""
    pages = [saga_table(mode=mode).table["saga_book"]["page"] for mode in ("easy", "hard")]
    pages += [saga_table(saga=saga).table["saga_book"]["page"] for saga in range(1, 7)]
    assert len(set(pages)) == len(pages)
    assert set(pages) <= set(content.page_ids)


@pytest.mark.rule("YGG-022")
@pytest.mark.parametrize(("players", "dealt"), [(1, 19), (2, 21), (3, 21), (4, 24), (5, 25)])
def test_twenty_five_life_tokens(players: int, dealt: int) -> None:
    """If life is dealt to players and support gods, then never more than 25 tokens are needed, and 25 with five."""
    assert sum(god["life"] for god in saga_table(players).table["gods"]) == dealt <= 25


@pytest.mark.rule("YGG-023")
def test_one_enemy_wheel() -> None:
    """If cards are revealed by several players, then all lie on the same wheel, each at the slot of its enemy."""
    t = saga_table().end_round()
    assert t.table["wheel"] == {enemy: [] for enemy in ALL_ENEMIES} | {"surt": [0], "hel": [1], "jormungand": [2]}


@pytest.mark.rule("YGG-024")
@pytest.mark.parametrize("god", [god for god in ALL_GODS if god != "thor"])
def test_the_back_of_a_sheet_serves_the_hard_game_and_the_campaign(god: str) -> None:
    """If a god plays hard or a saga, then it has the same abilities; on the easy side it has none."""
    gods = ",".join([god, *[other for other in ALL_GODS if other != god][:2]])

    def abilities(**options: str | int) -> tuple[object, ...]:
        seen = saga_table(3, gods=gods, **options).god(god)
        return seen["god_die"], seen["vanir_die"], seen["bonds"], seen["elves"]

    nothing: tuple[object, ...] = (["S"], ["S"], {"comrade": [], "kin": [], "lucky": [], "travel": []}, 0)
    assert abilities() == nothing
    assert abilities(mode="hard") == abilities(saga=1) != nothing


@pytest.mark.rule("YGG-024")
@pytest.mark.parametrize(("options", "lost"), [({}, 1), ({"mode": "hard"}, 0), ({"saga": 1}, 0)])
def test_the_power_of_thor_is_on_the_back_of_his_sheet(options: dict[str, str | int], lost: int) -> None:
    """If Thor plays hard or a saga, then a success of his die cancels two risks; on the easy side only one."""
    t = saga_table(3, gods="thor,tyr,frigg", **options).places(thor="muspelheim").counts(giants=3)
    t.enemies(surt="midgard").to_duty("thor").throw("S").choose("act")
    assert t.life_of("thor") == 7 - lost
