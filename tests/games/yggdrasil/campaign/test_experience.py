"""The experience chart (p.26), the end of a campaign game and what experience buys (p.27-28)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.campaign import campaign
from ninerealms.games.yggdrasil.campaign.campaign import BadCampaign, Campaign
from ninerealms.games.yggdrasil.rules.state import YggState

EVERYBODY = ["thor", "frigg", "odin", "tyr", "freyr", "freyja", "heimdall"]
SUPPORT = [2, 1, 0, 0, 0]
RELATIONS = ["comrade", "kin", "lucky", "travel"]
every_count = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
# Open boxes of a relationship row by number of players; the others of 1, 2, 3, 4 XP are crossed off.
OPEN = [[2, 4], [3, 4], [1, 3], [1, 2, 3], [1, 2, 3, 4]]


def company(players: int, *first: str) -> Campaign:
    """A new campaign of so many players, the named gods first."""
    gods = [*first, *(god for god in EVERYBODY if god not in first)]
    names = [f"player {n}" for n in range(players)]
    return campaign.begin(names, gods[:players], gods[players : players + SUPPORT[players - 1]])


def rich(players: int, *first: str) -> Campaign:
    """The same with more experience than everything costs."""
    found = company(players, *first)
    for chart in found.charts:
        chart.xp = 200
    return found


def prices(found: Campaign, row: str) -> list[int]:
    """What seat 0 pays for one box of a row after another, until the row is full."""
    paid = []
    while offered := [box for box in campaign.boxes(found, 0) if box.row == row]:
        before = found.charts[0].xp
        campaign.buy(found, 0, row, offered[0].towards)
        paid.append(before - found.charts[0].xp)
    return paid


def begun(found: Campaign) -> YggState:
    """The next game of a campaign at its first question."""
    s = GAME.start(players=found.players, seed=1, options=campaign.options(found))
    assert isinstance(s, YggState)
    return s


# --- the chart at the beginning -------------------------------------------------------------------


@pytest.mark.rule("YGG-316")
@every_count
def test_every_player_has_a_god_and_one_chart(players: int) -> None:
    """If a campaign begins, then each player has the chart of the chosen god; support gods have none."""
    found = company(players)
    assert [chart.god for chart in found.charts] == EVERYBODY[:players]
    assert found.support == EVERYBODY[players : players + SUPPORT[players - 1]]


@pytest.mark.rule("YGG-316", "YGG-304")
@pytest.mark.parametrize(
    ("players", "gods", "support"),
    [
        (["a"], ["thor", "odin"], ["tyr", "frigg"]),
        ([], [], []),
        (["a", "b"], ["thor", "odin"], []),
        (["a", "b", "c"], ["thor", "odin", "tyr"], ["frigg"]),
        (["a", "b", "c"], ["thor", "odin", "odin"], []),
        (["a", "b"], ["thor", "odin"], ["odin"]),
        (["a", "b", "c"], ["thor", "odin", "baldr"], []),
        (["a"] * 6, EVERYBODY[:6], []),
    ],
)
def test_a_campaign_needs_one_different_god_for_each_player(
    players: list[str], gods: list[str], support: list[str]
) -> None:
    """If gods are missing, unknown or chosen twice, then the campaign does not begin."""
    with pytest.raises(BadCampaign):
        campaign.begin(players, gods, support)


@pytest.mark.rule("YGG-317", "YGG-330")
@every_count
def test_a_chart_records_name_god_and_number_of_players(players: int, tmp_path: Path) -> None:
    """If a campaign is written and read again, then names, gods and the number of players are what they were."""
    found = company(players)
    found.save(tmp_path / "file")
    again = campaign.Campaigns().load(tmp_path / "file")
    assert [(chart.player, chart.god) for chart in again.charts] == [
        (f"player {n}", EVERYBODY[n]) for n in range(players)
    ]
    assert again.players == players


@pytest.mark.rule("YGG-330")
def test_a_chart_records_all_that_was_learned(tmp_path: Path) -> None:
    """If boxes were bought and games played, then the file holds troops, rows, faces, sagas and saved experience."""
    found = rich(3, "thor", "frigg", "odin")
    for row, towards in [("vanir", ""), ("elves", ""), ("elves", ""), ("god_die", ""), ("vanir_die", "")]:
        campaign.buy(found, 0, row, towards)
    for n, row in enumerate(RELATIONS):
        campaign.buy(found, 0, row, ["frigg", "odin"][n % 2])
    campaign.enter_result(found, won=True, life=[4, 5, 6])
    campaign.enter_result(found, won=False, life=[4, 5, 0])
    found.save(tmp_path / "file")
    again = campaign.Campaigns().load(tmp_path / "file")
    assert again == found
    chart = again.charts[0]
    assert (chart.vanir, chart.elves, chart.god_die, chart.vanir_die) == (1, 2, 1, 1)
    assert chart.relations == {"comrade": ["frigg"], "kin": ["odin"], "lucky": ["frigg"], "travel": ["odin"]}
    assert [(played.saga, played.won) for played in again.played] == [(1, True), (2, False)]
    assert chart.xp == 200 - (1 + 1 + 2 + 3 + 3 + 4 * 1) + 6 + 3


@pytest.mark.rule("YGG-319", "YGG-320")
@pytest.mark.parametrize(("players", "crossed_off"), [(5, []), (4, [4]), (3, [2, 4])])
@pytest.mark.parametrize("row", RELATIONS)
def test_boxes_crossed_off_with_three_to_five_players(players: int, crossed_off: list[int], row: str) -> None:
    """If 4 play, then the 4 XP box of every relationship row is closed; with 3 also 2 XP; with 5 none."""
    assert prices(rich(players, "thor"), row) == [price for price in [1, 2, 3, 4] if price not in crossed_off]


@pytest.mark.rule("YGG-321", "YGG-322")
@pytest.mark.parametrize(("players", "crossed_off"), [(2, [1, 2]), (1, [1, 3])])
@pytest.mark.parametrize("row", RELATIONS)
def test_boxes_crossed_off_with_two_players_and_solo(players: int, crossed_off: list[int], row: str) -> None:
    """If 2 play, then 1 XP and 2 XP of every relationship row are closed; solo 1 XP and 3 XP."""
    assert prices(rich(players, "thor"), row) == [price for price in [1, 2, 3, 4] if price not in crossed_off]


@pytest.mark.rule("YGG-323", "YGG-269", "YGG-276")
@every_count
def test_thor_begins_with_an_empty_chart(players: int) -> None:
    """If Thor joins a campaign, then his chart has no box checked and no name in it."""
    chart = company(players, "thor").charts[0]
    assert (chart.god_die, chart.vanir_die, chart.elves, chart.vanir, chart.xp) == (0, 0, 0, 0, 0)
    assert chart.relations == {name: [] for name in RELATIONS}


@pytest.mark.rule("YGG-324", "YGG-326", "YGG-327")
@pytest.mark.parametrize(
    ("god", "god_die", "vanir_die", "elves"), [("freyr", 0, 0, 2), ("frigg", 0, 1, 0), ("heimdall", 1, 1, 0)]
)
def test_initial_boxes_of_freyr_frigg_and_heimdall(god: str, god_die: int, vanir_die: int, elves: int) -> None:
    """If Freyr, Frigg or Heimdall joins, then two Elf boxes, Vanir box I, or both boxes I are checked, free."""
    found = company(3, god)
    chart = found.charts[0]
    assert (chart.god_die, chart.vanir_die, chart.elves, chart.vanir, chart.xp) == (god_die, vanir_die, elves, 0, 0)
    assert all(chart.relations[name] == [] for name in RELATIONS)
    left = {box.row: box.price for box in campaign.boxes(found, 0) if not box.towards}
    assert left == {
        "god_die": [3, 4][god_die],
        "vanir_die": [3, 4][vanir_die],
        "elves": [1, 2, 3][elves],
        "vanir": 1,
    }


@pytest.mark.rule("YGG-329")
def test_tyr_begins_with_both_boxes_of_his_god_die() -> None:
    """If Tyr joins, then boxes I and II of his god die are checked, and that column is full."""
    found = company(3, "tyr")
    chart = found.charts[0]
    assert (chart.god_die, chart.vanir_die, chart.elves, chart.vanir) == (2, 0, 0, 0)
    assert "god_die" not in {box.row for box in campaign.boxes(found, 0)}


@pytest.mark.rule("YGG-325", "YGG-328")
@pytest.mark.parametrize(("god", "row"), [("freyja", "lucky"), ("odin", "comrade")])
@every_count
def test_freyja_and_odin_begin_with_all_names_in_a_row(god: str, row: str, players: int) -> None:
    """If Freyja or Odin joins, then the row of luck or of comrades names all other gods of the campaign, no other."""
    found = company(players, god)
    others = [other for other in found.gods if other != god]
    chart = found.charts[0]
    assert chart.relations == {name: others if name == row else [] for name in RELATIONS}
    assert len(others) == players - 1 + SUPPORT[players - 1]
    assert row not in {box.row for box in campaign.boxes(found, 0)}


# --- the end of a game ----------------------------------------------------------------------------


@pytest.mark.rule("YGG-344")
@every_count
def test_a_lost_game_gives_three_experience_each(players: int) -> None:
    """If a game is lost, then each god gains 3 XP, whatever life is left."""
    found = company(players)
    played = campaign.enter_result(found, won=False, life=list(range(players)))
    assert played.xp == [3] * players
    assert [chart.xp for chart in found.charts] == [3] * players


@pytest.mark.rule("YGG-400")
@pytest.mark.parametrize(("life", "xp"), [(1, 5), (2, 5), (3, 5), (4, 6), (9, 11)])
def test_a_won_game_gives_remaining_life_and_two(life: int, xp: int) -> None:
    """If a game is won, then a god gains its remaining life, counted as at least 3, plus 2."""
    found = company(3)
    assert campaign.enter_result(found, won=True, life=[3, life, 7]).xp == [5, xp, 9]
    assert [chart.xp for chart in found.charts] == [5, xp, 9]


@pytest.mark.rule("YGG-345", "YGG-346")
@pytest.mark.parametrize("losses", [0, 1, 2, 7])
def test_a_lost_saga_is_played_again_until_it_is_won(losses: int) -> None:
    """If a saga is lost, then the same saga is next, as often as needed; only a win leads on."""
    found = company(3)
    for saga in range(1, 7):
        for _ in range(losses):
            campaign.enter_result(found, won=False, life=[1, 1, 0])
            assert campaign.options(found)["saga"] == saga
        campaign.enter_result(found, won=True, life=[1, 1, 1])
    assert found.is_over
    assert len(found.played) == 6 * (losses + 1)


@pytest.mark.rule("YGG-347", "YGG-352")
@pytest.mark.parametrize("won", [True, False])
def test_after_every_game_savings_and_gains_buy_one_or_more_boxes(won: bool) -> None:
    """If a game is over, won or lost, then old and new experience together buy as many boxes as it reaches for."""
    found = company(3, "thor")
    campaign.enter_result(found, won=False, life=[0, 2, 2])
    campaign.buy(found, 0, "elves", "")
    campaign.enter_result(found, won, life=[1, 2, 2])
    left = 3 - 1 + (5 if won else 3)
    assert found.charts[0].xp == left
    campaign.buy(found, 0, "elves", "")
    campaign.buy(found, 0, "god_die", "")
    assert (found.charts[0].elves, found.charts[0].god_die, found.charts[0].xp) == (2, 1, left - 5)
    campaign.enter_result(found, won=False, life=[0, 2, 2])
    assert found.charts[0].xp == left - 5 + 3


@pytest.mark.rule("YGG-348")
@pytest.mark.parametrize(
    ("row", "towards", "price"), [("god_die", "", 3), ("elves", "", 1), ("vanir", "", 1), ("kin", "odin", 1)]
)
def test_a_box_costs_the_number_printed_in_it(row: str, towards: str, price: int) -> None:
    """If a god has exactly the number of a box, then it can check it and has 0; with one less it cannot."""
    found = company(3, "thor", "odin", "tyr")
    found.charts[0].xp = price
    assert campaign.buy(found, 0, row, towards).price == price
    assert found.charts[0].xp == 0
    found = company(3, "thor", "odin", "tyr")
    found.charts[0].xp = price - 1
    with pytest.raises(BadCampaign):
        campaign.buy(found, 0, row, towards)
    assert found == _with_xp(company(3, "thor", "odin", "tyr"), price - 1)


def _with_xp(found: Campaign, xp: int) -> Campaign:
    found.charts[0].xp = xp
    return found


@pytest.mark.rule("YGG-349", "YGG-401")
@pytest.mark.parametrize(("row", "seen"), [("god_die", "god_die"), ("vanir_die", "vanir_die")])
def test_bought_faces_succeed_in_the_next_game(row: str, seen: str) -> None:
    """If box I and then box II of a die are bought for 3 and 4, then the next game counts these faces as success."""
    found = rich(3, "thor")
    faces = []
    for _ in range(3):
        god = GAME.see(begun(found), 0)["gods"][0]
        faces.append(god["god_die"] if seen == "god_die" else god["vanir_die"])
        if len(faces) < 3:
            campaign.buy(found, 0, row, "")
    assert faces == [["S"], ["S", "I"], ["S", "I", "II"]]
    assert found.charts[0].xp == 200 - 3 - 4
    with pytest.raises(BadCampaign):
        campaign.buy(found, 0, row, "")


@pytest.mark.rule("YGG-350", "YGG-270")
@pytest.mark.parametrize("row", RELATIONS)
def test_a_bought_relationship_is_one_way_and_works_in_the_next_game(row: str) -> None:
    """If a god's name is written into the first free box of a row, then only the buyer has that relationship."""
    found = rich(4, "thor", "frigg", "heimdall", "tyr")
    campaign.buy(found, 0, row, "heimdall")
    campaign.buy(found, 0, row, "frigg")
    assert found.charts[0].relations[row] == ["heimdall", "frigg"]
    gods = GAME.see(begun(found), 0)["gods"]
    assert gods[0]["bonds"] == {name: [1, 2] if name == row else [] for name in RELATIONS}
    assert all(god["bonds"] == {name: [] for name in RELATIONS} for god in gods[1:])


@pytest.mark.rule("YGG-350")
def test_a_relationship_names_a_god_of_the_campaign_once() -> None:
    """If a god is not in the campaign, is the buyer, or stands in the row already, then its name cannot be bought."""
    found = rich(2, "thor", "frigg")
    assert found.support == ["odin"]
    campaign.buy(found, 0, "kin", "odin")
    for towards in ["odin", "thor", "tyr", "", "baldr"]:
        with pytest.raises(BadCampaign):
            campaign.buy(found, 0, "kin", towards)
    assert found.charts[0].relations["kin"] == ["odin"]


@pytest.mark.rule("YGG-351", "YGG-401")
@pytest.mark.parametrize("row", ["elves", "vanir"])
def test_bought_troops_stand_ready_in_the_next_game(row: str) -> None:
    """If Elf or die boxes are bought for 1, 2 and 3, then the god begins with so many, taken from the reserve."""
    found = rich(3, "thor", "frigg", "odin")
    for count, price in [(1, 1), (2, 2), (3, 3)]:
        assert campaign.buy(found, 0, row, "").price == price
        s = begun(found)
        assert (s.elves if row == "elves" else s.vanir)[0] == count
        assert (s.elf_reserve if row == "elves" else s.vanir_reserve) == 9 - count
    with pytest.raises(BadCampaign):
        campaign.buy(found, 0, row, "")


@pytest.mark.rule("YGG-401", "YGG-312")
def test_starting_troops_are_taken_as_far_as_the_reserves_go() -> None:
    """If charts ask for 15 Elves and dice of the 13 of five players, then the last god takes the one that is left."""
    found = rich(5)
    for player in range(5):
        chart = found.charts[player]
        chart.elves, chart.vanir = 3, 3
    s = begun(found)
    assert list(s.elves) == [3, 3, 3, 3, 1]
    assert list(s.vanir) == [3, 3, 3, 3, 1]
    assert (s.elf_reserve, s.vanir_reserve) == (0, 0)


@pytest.mark.rule("YGG-318", "YGG-352")
def test_experience_is_kept_on_the_chart_and_buys_abilities() -> None:
    """If nothing is bought, then the whole gain stays on the chart; when a box is bought, the rest stays."""
    found = company(3, "thor")
    for n in range(1, 4):
        campaign.enter_result(found, won=False, life=[0, 1, 1])
        assert found.charts[0].xp == 3 * n
    campaign.buy(found, 0, "vanir_die", "")
    assert (found.charts[0].xp, found.charts[0].vanir_die, found.charts[1].xp) == (6, 1, 9)


@pytest.mark.rule("YGG-321", "YGG-322")
def test_open_boxes_are_as_many_as_there_are_other_gods() -> None:
    """If any number plays, then a row has a box for each other god of the campaign, support gods too."""
    for players in range(1, 6):
        assert content.CHART["relation_open"][players - 1] == OPEN[players - 1]
        assert len(OPEN[players - 1]) == len(company(players).gods) - 1
