"""The Ragnarok campaign: six sagas with the same gods, each with its own components (p.25)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil.campaign import campaign
from ninerealms.games.yggdrasil.campaign.campaign import BadCampaign, Campaign
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.games.yggdrasil.seen.view import TableView as Seen
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_saga import nidhogg_moves, page_of, saga

SAGAS = [1, 2, 3, 4, 5, 6]
every_saga = pytest.mark.parametrize("number", SAGAS)
every_count = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
GODS = ["thor", "frigg", "odin", "tyr", "freyr"]
SUPPORT = [2, 1, 0, 0, 0]


def company(players: int) -> Campaign:
    gods = [*GODS, "freyja", "heimdall"]
    names = [f"player {n}" for n in range(players)]
    return campaign.begin(names, gods[:players], gods[players : players + SUPPORT[players - 1]])


def begun(found: Campaign) -> YggState:
    s = GAME.start(players=found.players, seed=3, options=campaign.options(found))
    assert isinstance(s, YggState)
    return s


def seen(players: int, number: int) -> Seen:
    """The table of a saga as it is laid out."""
    return GAME.see(GAME.start(players=players, seed=3, options={"saga": number, "gods": gods_of(players)}), 0)


def gods_of(players: int) -> str:
    return ",".join([*GODS, "freyja"][: players + SUPPORT[players - 1]])


# --- the course of a campaign ---------------------------------------------------------------------


@pytest.mark.rule("YGG-303", "YGG-310")
@every_count
def test_a_campaign_begins_with_the_first_saga_and_takes_six_won_games(players: int) -> None:
    """If every game is won, then sagas 1 to 6 are played in order, and after the sixth nothing is left to play."""
    found = company(players)
    for number in SAGAS:
        assert not found.is_over
        assert begun(found).saga == number
        campaign.enter_result(found, won=True, life=[3] * players)
    assert found.is_over
    assert [game.saga for game in found.played] == SAGAS
    with pytest.raises(BadCampaign):
        campaign.options(found)


@pytest.mark.rule("YGG-303")
def test_the_result_of_a_game_affects_the_next(tmp_path: Path) -> None:
    """If a game is lost, then the next is the same saga; what its experience bought is in force in it."""
    found = company(3)
    assert begun(found).elves[0] == 0
    campaign.enter_result(found, won=False, life=[0, 3, 3])
    campaign.buy(found, 0, "elves", "")
    campaign.buy(found, 0, "elves", "")
    found.save(tmp_path / "file")
    s = begun(campaign.Campaigns().load(tmp_path / "file"))
    assert (s.saga, s.elves[0]) == (1, 2)


@pytest.mark.rule("YGG-304")
@every_count
def test_every_player_keeps_the_same_god(players: int) -> None:
    """If one game follows another, then each seat has the god it began with, and nobody is asked to choose."""
    found = company(players)
    for won in (True, False, True):
        gods = [god["god"] for god in GAME.see(begun(found), 0)["gods"]]
        assert gods == [*GODS, "freyja"][: players + SUPPORT[players - 1]]
        campaign.enter_result(found, won, life=[4] * players)
    assert [chart.god for chart in found.charts] == GODS[:players]


# --- components -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-305", "YGG-306")
@every_saga
@every_count
def test_promise_tokens_belong_to_the_first_saga(number: int, players: int) -> None:
    """If saga 1 is laid out, then 6 oaths and 3 betrayals lie face down, one on each world; in other sagas none."""
    table = seen(players, number)
    tokens = [world["token"] for world in table["worlds"]]
    book = table["saga_book"]
    if number == 1:
        assert tokens == ["unknown"] * 9
        assert (book["unseen_oaths"], book["unseen_betrayals"], book["oaths"], book["betrayals"]) == (6, 3, 0, 0)
    else:
        assert tokens == [""] * 9
        assert (book["unseen_oaths"], book["unseen_betrayals"]) == (0, 0)


@pytest.mark.rule("YGG-307", "YGG-309", "YGG-305")
@every_saga
@every_count
def test_sons_naglfar_and_tiles_belong_to_their_sagas(number: int, players: int) -> None:
    """If saga 2 is laid out, then three sons stand on the tree; in saga 4 four tiles lie on the quay."""
    table = seen(players, number)
    foes = {foe["id"] for foe in table["foes"]}
    usual = {"surt", "hel", "jormungand", "fenrir", "loki"}
    assert foes - {"nidhogg"} == (usual | {"son-a", "son-b", "son-c"} if number == 2 else usual)
    book = table["saga_book"]
    assert book["quay"] == (4 if number == 4 else 0)
    assert book["aboard"] == book["gone"] == 0


@pytest.mark.rule("YGG-308")
def test_two_wolves_belong_to_the_third_saga() -> None:
    """If saga 3 is played, then Skoll and Hati can be fought from Asgard; in no other saga."""
    for number in SAGAS:
        t = saga(number).enemies(fenrir="asgard").to_duty("odin")
        assert ({"fight skoll", "fight hati"} <= t.options) == (number == 3)
        assert ({"fight skoll", "fight hati"} & t.options == set()) == (number != 3)


@pytest.mark.rule("YGG-309")
def test_naglfar_is_one_enemy_with_the_tiles_aboard() -> None:
    """If the page of saga 4 turns, then Naglfar stands in Niflheim with the tiles that are left."""
    t = nidhogg_moves(saga(4).counts(nidhogg=3).enemies(hel="alfheim"))
    assert t.place_of("naglfar") == "niflheim"
    assert (t.table["saga_book"]["aboard"], t.table["saga_book"]["quay"]) == (4, 0)


@pytest.mark.rule("YGG-311")
@every_saga
@every_count
def test_every_saga_has_the_normal_setup(number: int, players: int) -> None:
    """If a saga is laid out, then tree, enemies, reserves, decks and life are those of the basic game."""
    gods = gods_of(players)
    basic = GAME.see(GAME.start(players=players, seed=3, options={"mode": "hard", "gods": gods}), 0)
    table = seen(players, number)
    for key in ("columns", "rotation", "cage_markers", "valhalla", "heroes_reserve", "creatures", "life_reserve"):
        assert table[key] == basic[key]
    assert table["elves_reserve"] == basic["elves_reserve"]
    assert table["vanir_reserve"] == basic["vanir_reserve"]
    for god, other in zip(table["gods"], basic["gods"], strict=True):
        assert (god["god"], god["life"], god["place"]) == (other["god"], other["life"], "asgard")
        assert len(god["memory"]) == len(other["memory"])
    usual = {foe["id"]: foe["place"] for foe in basic["foes"]}
    assert {foe["id"]: foe["place"] for foe in table["foes"] if foe["id"] in usual} == usual
    assert table["giants"] == (2 if number == 5 else 0)
    assert table["saga_book"]["nidhogg"] == 0


@pytest.mark.rule("YGG-062", "YGG-311")
@every_saga
def test_nidhogg_begins_on_the_first_page_of_the_saga(number: int) -> None:
    """If a saga begins, then its own first page is open and Nidhogg stands on the leftmost icon."""
    first = ("baldr-a", "fimbulwinter-a", "managarm-a", "naglfar-a", "bifrost-a", "vigrid-a")[number - 1]
    assert page_of(saga(number)) == (first, 0)


@pytest.mark.rule("YGG-312")
@every_saga
def test_starting_troops_of_the_charts_are_taken_after_the_setup(number: int) -> None:
    """If charts have troops, then the gods hold them from the start and the reserves are smaller by as many."""
    charts = "0/0/3/1/-/-/-/-;0/0/0/2/-/-/-/-;0/0/1/0/-/-/-/-"
    t = saga_table(3, saga=number, gods="thor,frigg,odin", charts=charts)
    assert [(god["elves"], god["vanir"]) for god in t.table["gods"]] == [(3, 1), (0, 2), (1, 0)]
    assert (t.table["elves_reserve"], t.table["vanir_reserve"]) == (9 - 4, 9 - 3)


@pytest.mark.rule("YGG-313", "YGG-295")
@every_saga
def test_divine_powers_are_in_force_in_every_saga(number: int) -> None:
    """If Thor's die succeeds in a saga, then 2 risks are cancelled, and again in his next fight."""
    t = saga(number).jotuns().everybody_in("jotunheim").places(thor="vanaheim").enemies(hel="vanaheim", loki="cage")
    t.counts(dead=1).throw("S").to_duty("thor").choose("fight hel")
    assert t.life_of("thor") == 7
    t = saga(number).places(odin="niflheim").midgard_under("asgard").begin("odin")
    assert "asgard" in t.options


@pytest.mark.rule("YGG-314")
def test_a_saga_may_change_a_rule() -> None:
    """If saga 5 is played, then Midgard and Asgard are joined for gods; in the other sagas they are not."""
    for number in SAGAS:
        t = saga(number).places(thor="asgard").midgard_under("alfheim").begin("thor")
        assert ("midgard" in t.options) == (number == 5)


@pytest.mark.rule("YGG-315")
@pytest.mark.parametrize(("number", "pages"), [(3, ("managarm-a", "managarm-b")), (4, ("naglfar-a", "naglfar-b"))])
def test_the_pages_of_a_saga_come_one_after_another(number: int, pages: tuple[str, str]) -> None:
    """If a saga is played, then its second page opens only when the first is done, and the tree is on the last."""
    t = nidhogg_moves(saga(number).counts(nidhogg=2).enemies(hel="alfheim"))
    assert page_of(t) == (pages[0], 3)
    t = nidhogg_moves(saga(number).counts(nidhogg=3).enemies(hel="alfheim"))
    assert page_of(t) == (pages[1], 0)
    assert t.question is not None
