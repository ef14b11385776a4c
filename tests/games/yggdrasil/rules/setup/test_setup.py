"""Setup: the tree, the enemies, the players, two players and one (pages 6 and 7)."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption, ChanceNeeded
from ninerealms.games.yggdrasil import GAME, content
from tests.games.yggdrasil.scenario import activation, saga_table

COUNTS = [1, 2, 3, 4, 5]
ALL_ENEMIES = ["fenrir", "hel", "jormungand", "loki", "nidhogg", "surt"]


# --- the tree -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-025")
@pytest.mark.parametrize("players", COUNTS)
def test_the_tree_stands_ready(players: int) -> None:
    """If a game begins, then the tree has its nine worlds in three columns and has not been turned."""
    table = saga_table(players).table
    assert sorted(world for column in table["columns"] for world in column) == sorted(content.world_ids)
    assert table["rotation"] == 0


@pytest.mark.rule("YGG-026")
@pytest.mark.parametrize("players", COUNTS)
def test_the_cage_is_closed_at_the_start(players: int) -> None:
    """If a game begins, then all 7 markers are in the Cage and no world is devastated."""
    t = saga_table(players)
    assert t.table["cage_markers"] == 7
    assert t.ruins == set()


@pytest.mark.rule("YGG-027")
def test_the_creatures_lie_face_down_in_svartalfheim() -> None:
    """If creatures are drawn first thing, then any of the 18 cards can come, each as likely as the others."""
    firsts = set()
    for creature in content.creature_ids:
        t = saga_table().everybody_in("svartalfheim").to_duty("odin")
        assert len(t.table["creatures"]) == 18
        rest = [other for other in content.creature_ids if other != creature][:2]
        t.next_creatures(creature, *rest).choose("act")
        firsts.add(t.log("DREW_CREATURE")[0])
    assert len(firsts) == 18
    with pytest.raises(ChanceNeeded) as first:
        saga_table().everybody_in("svartalfheim").to_duty("odin").choose("act")
    assert first.value.sides == 18


@pytest.mark.rule("YGG-028", "YGG-029")
def test_heroes_and_anonymous_start_in_midgard() -> None:
    """If a game begins, then 8 Heroes and 8 Anonymous are in their reserves, none in Valhalla or with Hel."""
    table = saga_table().table
    assert (table["heroes_reserve"], table["valhalla"]) == (8, 0)
    assert (table["anonymous_reserve"], table["anonymous"]) == (8, 0)


@pytest.mark.rule("YGG-030")
def test_all_jotun_pieces_cover_the_gauge_of_loki() -> None:
    """If a game begins, then all 7 pieces are on the gauge and only its 1 can be seen: Loki's strength."""
    table = saga_table().table
    assert table["jotun_pieces"] == 7
    assert table["jotuns"] == []
    assert next(foe["strength"] for foe in table["foes"] if foe["id"] == "loki") == 1


@pytest.mark.rule("YGG-031")
@pytest.mark.parametrize("jotun", content.jotun_ids)
def test_all_jotun_cards_lie_shuffled_in_jotunheim(jotun: str) -> None:
    """If Loki calls the first Jotun, then it can be any of the 18."""
    t = activation("loki")
    assert saga_table().table["jotun_cards"] == content.jotun_ids
    t.next_jotun(jotun).begin("odin")
    assert t.log("JOTUN_CAME") == [(jotun,)]
    with pytest.raises(ChanceNeeded) as first:
        activation("loki").begin("odin")
    assert first.value.sides == 18


@pytest.mark.rule("YGG-032", "YGG-033")
@pytest.mark.parametrize(("players", "count"), [(1, 6), (2, 7), (3, 9), (4, 11), (5, 13)])
@pytest.mark.parametrize("mode", ["easy", "hard"])
def test_the_reserves_of_elves_and_dice(players: int, count: int, mode: str) -> None:
    """If so many play, then so many Elves and Vanir dice are laid out."""
    gods = ",".join(["odin", "thor", "frigg", "tyr", "heimdall"][: max(players, 3)])
    table = saga_table(players, mode=mode, gods=gods).table
    assert (table["elves_reserve"], table["vanir_reserve"]) == (count, count)


@pytest.mark.rule("YGG-034", "YGG-035")
def test_three_holders_with_a_shuffled_level_each() -> None:
    """If many games are laid, then each holder shows a card of its own level, and every card can be on top."""
    shown: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        holders = saga_table().opening(seed).table["holders"]
        for level in range(3):
            assert holders[level] is not None
            shown[level].add(str(holders[level]))
    levels = [
        {artifact["id"] for artifact in content.FACTS["artifacts"] if artifact["level"] == level} for level in (1, 2, 3)
    ]
    assert shown == levels
    assert [len(level) for level in levels] == [6, 6, 6]


@pytest.mark.rule("YGG-036")
def test_the_fire_giants_start_in_muspelheim() -> None:
    """If a game begins, then 8 Fire Giants are in the reserve and none on Surt's gauge."""
    table = saga_table().table
    assert (table["giants_reserve"], table["giants"]) == (8, 0)


@pytest.mark.rule("YGG-037")
def test_the_rune_stones_start_in_jotunheim() -> None:
    """If the first turn is played there, then the stones can be thrown; elsewhere another action is done."""
    t = saga_table().places(odin="jotunheim").to_duty("odin").stones("turning", "life").choose("act")
    assert len(t.log("STONE_THROWN")) == 2
    t = saga_table().places(odin="alfheim").to_duty("odin").choose("act")
    assert t.log("STONE_THROWN") == []


# --- the enemies ----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-038", "YGG-039", "YGG-040")
@pytest.mark.parametrize(("enemy", "world"), [("surt", "muspelheim"), ("hel", "niflheim"), ("loki", "vanaheim")])
@pytest.mark.parametrize("players", COUNTS)
def test_where_the_enemies_start(players: int, enemy: str, world: str) -> None:
    """If a game begins, then the enemy is in its world."""
    assert saga_table(players).place_of(enemy) == world


@pytest.mark.rule("YGG-041")
def test_jormungand_starts_on_the_leftmost_island() -> None:
    """If a game begins, then Jormungand is in Midgard on its first island, which calls no Anonymous."""
    t = saga_table()
    assert t.place_of("jormungand") == "midgard"
    assert t.table["island"] == 0
    assert t.table["islands"][0] == 0


@pytest.mark.rule("YGG-042")
def test_fenrir_starts_in_the_cage() -> None:
    """If a game begins, then Fenrir is in the Cage."""
    assert saga_table().place_of("fenrir") == "cage"


@pytest.mark.rule("YGG-043")
@pytest.mark.parametrize("options", [{}, {"mode": "hard"}, *({"saga": saga} for saga in range(1, 7))])
def test_nidhogg_starts_on_the_leftmost_icon(options: dict[str, str | int]) -> None:
    """If a game begins, then Nidhogg stands on the first icon of its page."""
    book = saga_table(3, **options).table["saga_book"]
    assert book["nidhogg"] == 0
    assert book["row"][0] == "start"


@pytest.mark.rule("YGG-044")
@pytest.mark.parametrize(
    ("options", "page"),
    [
        ({}, "easy"),
        ({"mode": "hard"}, "hard"),
        ({"saga": 1}, "baldr-a"),
        ({"saga": 2}, "fimbulwinter-a"),
        ({"saga": 3}, "managarm-a"),
        ({"saga": 4}, "naglfar-a"),
        ({"saga": 5}, "bifrost-a"),
        ({"saga": 6}, "vigrid-a"),
    ],
)
def test_the_page_of_each_game(options: dict[str, str | int], page: str) -> None:
    """If a basic game is chosen, then its page is open; in the campaign it is one of the others."""
    assert saga_table(3, **options).table["saga_book"]["page"] == page


@pytest.mark.rule("YGG-045")
def test_the_wheel_is_empty_at_the_start() -> None:
    """If a game begins, then the wheel has a slot for each enemy and no card face up."""
    assert saga_table().table["wheel"] == {enemy: [] for enemy in ALL_ENEMIES}


# --- the players ----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-046")
@pytest.mark.tells("GOD_CHOSEN YGG-046")
def test_each_player_chooses_a_god_of_its_own() -> None:
    """If a player has taken a god, then the next chooses among the others."""
    t = saga_table(3).opening()
    assert t.asked == ("seat-0", "CHOOSE_GOD")
    t.choose("tyr")
    assert t.asked == ("seat-1", "CHOOSE_GOD")
    assert "tyr" not in t.options
    assert t.closed("tyr") == "YGG-046"
    t.choose("freyja", "heimdall")
    assert [god["god"] for god in t.table["gods"]] == ["tyr", "freyja", "heimdall"]
    assert [god for _, god in t.log("GOD_CHOSEN")] == ["tyr", "freyja", "heimdall"]
    assert t.asked == ("team", "NEXT_TURN")


@pytest.mark.rule("YGG-046")
@pytest.mark.parametrize("gods", ["odin,odin,thor", "odin,thor", "odin,thor,frigg,tyr", "odin,thor,baldr"])
def test_gods_named_before_the_game_must_fit(gods: str) -> None:
    """If a god is named twice, is none, or there are too few or too many, then the game is not laid."""
    with pytest.raises(BadOption):
        GAME.fresh(players=3, options={"gods": gods})


@pytest.mark.rule("YGG-046", "YGG-047")
@pytest.mark.parametrize(
    ("mode", "faces"), [("easy", [["S"]] * 5), ("hard", [["S"], ["S"], ["S"], ["S", "I"], ["S", "I", "II"]])]
)
def test_all_sheets_show_the_side_of_the_mode(mode: str, faces: list[list[str]]) -> None:
    """If the mode is easy, then no sheet shows an ability; if it is hard, then every sheet shows its own."""
    t = saga_table(5, mode=mode, gods="freyr,odin,thor,heimdall,tyr")
    assert [god["god_die"] for god in t.table["gods"]] == faces
    assert t.god("freyr")["elves"] == (2 if mode == "hard" else 0)
    assert bool(t.god("odin")["bonds"]["comrade"]) == (mode == "hard")


@pytest.mark.rule("YGG-048")
@pytest.mark.parametrize("players", COUNTS)
def test_the_gods_start_in_asgard(players: int) -> None:
    """If a game begins, then the figure of every player is in Asgard and is the one the player moves."""
    t = saga_table(players)
    assert {god["place"] for god in t.table["gods"][:players]} == {"asgard"}
    t.begin("odin").choose("alfheim")
    assert t.place_of("odin") == "alfheim"


@pytest.mark.rule("YGG-049")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_one_god_die(players: int) -> None:
    """If a god without any Vanir die faces risks, then it rolls exactly one die."""
    t = saga_table(players).places(odin="niflheim").counts(dead=3).to_duty("odin").throw("S").choose("act")
    assert t.log("GOD_DIE_ROLLED") == [("odin", "S")]
    assert t.log("VANIR_ROLLED") == []


@pytest.mark.rule("YGG-050")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_the_six_cards_of_its_god(players: int) -> None:
    """If three or more play, then every deck is the six enemies of the player's own god, in an unknown order."""
    t = saga_table(players)
    t.opening(gods=",".join(t.gods))
    for seat, god in enumerate(t.gods):
        assert sorted(card["enemy"] for card in t.god(god)["unseen"]) == ALL_ENEMIES
        assert {card["figure"] for card in t.god(god)["unseen"]} == {seat}
        assert t.known_deck(god) == ["?"] * 5
        assert t.god(god)["facedown"]


@pytest.mark.rule("YGG-050")
@pytest.mark.parametrize("enemy", ALL_ENEMIES)
def test_a_deck_is_shuffled(enemy: str) -> None:
    """If the first card of a deck is revealed, then it can be any of the six."""
    t = saga_table().shuffled("odin").next_card("odin", enemy).begin("odin")
    assert t.log("CARD_REVEALED") == [("odin", enemy, "odin")]
    with pytest.raises(ChanceNeeded) as first:
        saga_table().shuffled("odin").begin("odin")
    assert first.value.sides == 6


@pytest.mark.rule("YGG-051")
@pytest.mark.parametrize(("players", "life"), [(1, 9), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_life_at_the_start(players: int, life: int) -> None:
    """If so many play, then each player has so much life."""
    assert [god["life"] for god in saga_table(players).table["gods"][:players]] == [life] * players


@pytest.mark.rule("YGG-052")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 7), (7, 7)])
def test_no_god_has_more_life_than_at_the_start(before: int, after: int) -> None:
    """If a god would regain 2 life, then it stops at its starting number."""
    t = saga_table().places(odin="svartalfheim").enemies(loki="alfheim").life(odin=before)
    t.to_duty("odin").next_creatures("heidrun", "skuld").choose("act", "heidrun")
    assert t.life_of("odin") == after
    assert len(t.log("LIFE_GAINED")) == (before < after)


@pytest.mark.rule("YGG-053")
@pytest.mark.parametrize("players", COUNTS)
def test_life_not_dealt_out_is_out_of_the_game(players: int) -> None:
    """If a game begins, then no life lies in the reserve; a lost token does, and nothing else."""
    t = activation("hel", players)
    assert saga_table(players).table["life_reserve"] == 0
    assert t.begin("odin").table["life_reserve"] == 1
