"""The file of a campaign: what is written is read again, and what does not fit is refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.campaign import campaign
from ninerealms.games.yggdrasil.campaign.campaign import Campaign, Campaigns, Chart, Played
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.kit.campaign_file import BadCampaign
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.refusals import sentence_of

RELATIONS: dict[str, list[str]] = {"comrade": [], "kin": [], "lucky": [], "travel": []}


def played() -> Campaign:
    """Three gods after a lost and a won game, Ben still to buy."""
    found = campaign.begin(["Anna", "Ben", "Çelik"], ["odin", "thor", "tyr"], [])
    campaign.enter_result(found, False, [0, 3, 4])
    campaign.enter_result(found, True, [2, 5, 1])
    campaign.buy(found, 1, "kin", "odin")
    found.seed, found.lang, found.seats = 77, "fr", ["human", "random", "human"]
    found.rules, found.paused, found.shopping = {"brisingamen": "any"}, ["one line", "two"], [1]
    return found


def record() -> dict[str, Any]:
    """The file of `played` as it should be."""
    head = {"format": "ninerealms-campaign", "game": "yggdrasil", "version": 1}
    gods = {"charts": [chart(0), chart(1), chart(2)], "support": [], "saga": 2}
    lost = {"saga": 1, "won": False, "life": [0, 3, 4], "xp": [3, 3, 3]}
    won = {"saga": 1, "won": True, "life": [2, 5, 1], "xp": [5, 7, 5]}
    table = {"seed": 77, "lang": "fr", "seats": ["human", "random", "human"], "rules": {"brisingamen": "any"}}
    return {**head, **gods, "played": [lost, won], **table, "paused": ["one line", "two"], "shopping": [1]}


def chart(seat: int) -> dict[str, Any]:
    player, god = (("Anna", "odin"), ("Ben", "thor"), ("Çelik", "tyr"))[seat]
    relations = RELATIONS | ({"comrade": ["thor", "tyr"]} if seat == 0 else {"kin": ["odin"]} if seat == 1 else {})
    troops = {"god_die": 2 if seat == 2 else 0, "vanir_die": 0, "elves": 0, "vanir": 0}
    return {"player": player, "god": god, **troops, "relations": relations, "xp": 9 if seat == 1 else 8}


# --- writing --------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-317", "YGG-330", "YGG-352")
def test_the_file_holds_charts_games_and_savings(tmp_path: Path) -> None:
    """If a campaign is saved, then its file is this record, and nothing else is left in the folder."""
    path = tmp_path / "deep" / "down" / "saga.json"
    played().save(path)
    text = path.read_text(encoding="utf-8")
    assert json.loads(text) == record()
    assert text == json.dumps(record(), ensure_ascii=False, indent=1) + "\n"
    assert "Çelik" in text
    assert [each.name for each in path.parent.iterdir()] == ["saga.json"]


@pytest.mark.rule("YGG-352")
def test_what_was_saved_is_read(tmp_path: Path) -> None:
    """If a campaign is saved twice and read, then it is the second one."""
    path = tmp_path / "saga.json"
    campaign.begin(["a"], ["odin"], ["thor", "tyr"]).save(path)
    played().save(path)
    assert Campaigns().load(path) == played()
    assert Campaigns().load(path) == played()


def test_a_file_that_cannot_be_replaced_leaves_no_draft(tmp_path: Path) -> None:
    """If the place of the file is a folder, then nothing is written, and no draft is left beside it."""
    place = tmp_path / "saga.json"
    (place / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match=r"directory|empty"):
        played().save(place)
    assert [each.name for each in tmp_path.iterdir()] == ["saga.json"]


# --- reading --------------------------------------------------------------------------------------


def refused(path: Path, **changes: object) -> str:
    """What is said to the file with something in it changed."""
    path.write_text(json.dumps({**record(), **changes}), encoding="utf-8")
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(path)
    assert caught.value.sentence.startswith(f"{path} is ")
    assert len({sentence_of(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return caught.value.sentence.removeprefix(f"{path} is ")


def charts(seat: int, **changes: object) -> list[dict[str, Any]]:
    """All charts, one of them changed."""
    return [{**chart(each), **(changes if each == seat else {})} for each in range(3)]


def games(**changes: object) -> list[dict[str, Any]]:
    """Both games, the second changed."""
    first, second = record()["played"]
    return [first, {**second, **changes}]


TEXTS = "damaged: texts are wanted where something else stands."
ROWS = "damaged: a list is wanted where something else stands."
CHART = "damaged: player, god, god_die, vanir_die, elves, vanir, relations, xp belong together."
GAME_PLAYED = "damaged: saga, won, life, xp belong together."
FOLLOW = "damaged: the games played do not follow one another."
PLAYERS = "damaged: a game played has another number of players."
SAGA = "damaged: the saga does not follow from the games played."
SEATS = "damaged: its language or its seats do not fit."
SHOPPING = "damaged: who may still buy does not fit."
DAMAGES: list[tuple[dict[str, Any], str]] = [
    ({"format": "chess"}, "no campaign of this game."),
    ({"game": "northgard"}, "no campaign of this game."),
    ({"version": 2}, "of version 2; this program reads version 1."),
    ({"saga": 1}, SAGA),
    ({"saga": 3}, SAGA),
    ({"saga": "2"}, "damaged: a whole number is wanted, not '2'."),
    ({"seed": -1}, "damaged: a whole number is wanted, not -1."),
    ({"seed": LARGEST_SEED + 1}, f"damaged: a whole number is wanted, not {LARGEST_SEED + 1}."),
    ({"lang": "de"}, SEATS),
    ({"seats": ["human"]}, SEATS),
    ({"seats": 3}, TEXTS),
    ({"rules": {"brisingamen": 1}}, TEXTS),
    ({"paused": [1]}, TEXTS),
    ({"support": "thor"}, TEXTS),
    ({"support": ["freyr"]}, "damaged: 3 players need 0 support gods, not 1."),
    ({"shopping": [1, 0]}, SHOPPING),
    ({"shopping": [1, 1]}, SHOPPING),
    ({"shopping": [3]}, SHOPPING),
    ({"shopping": {}}, ROWS),
    ({"charts": {}}, ROWS),
    ({"charts": [1, 2, 3]}, CHART),
    ({"charts": charts(0, wings=1)}, CHART),
    ({"charts": []}, "damaged: A campaign is for 1 to 5 players with one god each, not 0."),
    ({"charts": charts(1, player="x" * 41)}, "damaged: the name on the chart of thor does not fit."),
    ({"charts": charts(1, player="a\nb")}, "damaged: the name on the chart of thor does not fit."),
    ({"charts": charts(1, player=7)}, TEXTS),
    ({"charts": charts(2, god_die=1)}, "damaged: the row god_die of tyr does not fit."),
    ({"charts": charts(1, vanir_die=3)}, "damaged: the row vanir_die of thor does not fit."),
    ({"charts": charts(1, elves=4)}, "damaged: the row elves of thor does not fit."),
    ({"charts": charts(1, vanir=True)}, "damaged: a whole number is wanted, not True."),
    ({"charts": charts(1, xp=-1)}, "damaged: a whole number is wanted, not -1."),
    ({"charts": charts(1, relations={"kin": []})}, "damaged: thor needs the rows comrade, kin, lucky, travel."),
    ({"charts": charts(1, relations=RELATIONS | {"kin": "odin"})}, TEXTS),
    ({"charts": charts(1, relations=RELATIONS | {"kin": ["thor"]})}, "damaged: the row kin of thor does not fit."),
    ({"charts": charts(1, relations=RELATIONS | {"kin": ["freyr"]})}, "damaged: the row kin of thor does not fit."),
    (
        {"charts": charts(1, relations=RELATIONS | {"kin": ["odin", "odin"]})},
        "damaged: the row kin of thor does not fit.",
    ),
    (
        {"charts": charts(0, relations=RELATIONS | {"comrade": ["thor"]})},
        "damaged: the row comrade of odin does not fit.",
    ),
    ({"played": {}}, ROWS),
    ({"played": [{"saga": 1}]}, GAME_PLAYED),
    ({"played": games(saga=2)}, FOLLOW),
    ({"played": games(saga=0)}, FOLLOW),
    ({"played": games(won=1)}, "damaged: true or false is wanted, not 1."),
    ({"played": games(won=False)}, SAGA),
    ({"played": games(life=[1, 2])}, PLAYERS),
    ({"played": games(xp=[1, 2, 3, 4])}, PLAYERS),
    ({"played": games(xp=[1, 2, 3.5])}, "damaged: a whole number is wanted, not 3.5."),
    ({"played": games(life="777")}, ROWS),
]


@pytest.mark.parametrize(("changes", "sentence"), DAMAGES, ids=range(len(DAMAGES)))
def test_what_does_not_fit_is_said(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    """If something in a file does not fit, then one sentence says what, and the file stays as it is."""
    path = tmp_path / "saga.json"
    assert refused(path, **changes) == sentence
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(json.dumps({**record(), **changes}))


@pytest.mark.parametrize("name", sorted(set(record()) - {"format", "game", "version"}))
def test_what_is_missing_is_named(name: str, tmp_path: Path) -> None:
    """If a part of the file is missing, then the sentence names it."""
    path = tmp_path / "saga.json"
    path.write_text(json.dumps({key: value for key, value in record().items() if key != name}), encoding="utf-8")
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(path)
    assert caught.value.sentence == f"{path} is damaged: {name!r} is missing."


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00", "is not a text file."),
        (b"[1, 2]", "is no campaign of this game."),
        (b'"format"', "is no campaign of this game."),
        (b"{}", "is no campaign of this game."),
        (b"", "is no campaign, or it was cut off: line 1 does not end as it should."),
    ],
)
def test_what_is_no_campaign_is_said(content: bytes, sentence: str, tmp_path: Path) -> None:
    """If a file is something else, then a sentence says so."""
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(path)
    assert caught.value.sentence == f"{path} {sentence}"


def test_no_file_and_a_folder(tmp_path: Path) -> None:
    """If there is no file, or a folder, or brackets without end, then a sentence says so."""
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(tmp_path / "nothing")
    assert caught.value.sentence == f"There is no file {tmp_path / 'nothing'}."
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(tmp_path)
    assert caught.value.sentence == f"{tmp_path} cannot be read: it is a folder."
    (tmp_path / "deep").write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(BadCampaign, match="is no campaign, or it was cut off"):
        Campaigns().load(tmp_path / "deep")


def test_the_limits_themselves_fit(tmp_path: Path) -> None:
    """If a name has 40 signs, the seed is the largest, rows are full and six sagas are won, then the file is read."""
    found = campaign.begin(["x" * 40, ""], ["odin", "thor"], ["tyr"])
    for _ in range(6):
        campaign.enter_result(found, True, [8, 8])
    found.seed = LARGEST_SEED
    found.charts[0] = Chart("x" * 40, "odin", 2, 2, 3, 3, {name: ["thor", "tyr"] for name in RELATIONS}, 0)
    found.save(tmp_path / "saga.json")
    again = Campaigns().load(tmp_path / "saga.json")
    assert (again, again.is_over, again.seats, again.saga) == (found, True, [], 7)
    found.played.append(Played(7, False, [1, 1], [3, 3]))
    found.save(tmp_path / "saga.json")
    with pytest.raises(BadCampaign, match="do not follow one another"):
        Campaigns().load(tmp_path / "saga.json")


# --- beginning, entering, acquiring ---------------------------------------------------------------


@pytest.mark.rule("YGG-304", "YGG-316", "YGG-054")
@pytest.mark.parametrize(("players", "gods"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_gods_that_are_not_named_are_drawn(players: int, gods: int) -> None:
    """If no god is named, then each player and each support god gets one by lot, the same for the same seed."""
    names = [f"player {n}" for n in range(players)]
    drawn = {tuple(Campaigns().begin(names, "", seed).gods) for seed in range(30)}
    assert all(len(row) == len(set(row)) == gods for row in drawn)
    assert {god for row in drawn for god in row} == set(content.god_ids)
    assert len(drawn) > 20
    found = Campaigns().begin(names, "", 3)
    assert (found.seed, found.players, len(found.support)) == (3, players, gods - players)
    assert [each.player for each in found.charts] == names
    assert found == Campaigns().begin(names, "", 3)


@pytest.mark.rule("YGG-304", "YGG-059")
def test_named_gods_are_kept_and_the_rest_is_drawn() -> None:
    """If two gods are named for two players, then the support god is drawn; if three, then it is the third."""
    found = Campaigns().begin(["a", "b"], "thor,tyr", 5)
    assert [each.god for each in found.charts] == ["thor", "tyr"]
    assert found.support[0] not in ("thor", "tyr")
    assert Campaigns().begin(["a", "b"], "thor,tyr,frigg", 5).support == ["frigg"]


@pytest.mark.rule("YGG-316")
@pytest.mark.parametrize("players", [0, 6])
def test_a_campaign_is_for_one_to_five(players: int) -> None:
    """If nobody plays, or six, then the campaign does not begin, and the rule is named."""
    with pytest.raises(BadCampaign) as caught:
        Campaigns().begin(["x"] * players, "", 1)
    sentence = f"A campaign is for 1 to 5 players with one god each, not {players}."
    assert (caught.value.sentence, caught.value.rule) == (sentence, "YGG-316")


@pytest.mark.rule("YGG-344", "YGG-400")
@pytest.mark.parametrize("ended", [1, 10])
def test_a_finished_game_is_entered_with_the_life_of_the_players(ended: int) -> None:
    """If a game ends, then it is entered as won or lost, with the life of the players' gods and not of support gods."""
    found = campaign.begin(["a", "b"], ["odin", "thor"], ["tyr"])
    s = cast(YggState, GAME.start(2, 1, found.start_options()))
    s.life, s.ended = [6, 2, 5, 0, 0], ended
    found.enter(s)
    gains = [8, 5] if ended == 1 else [3, 3]
    assert found.played == [Played(1, ended == 1, [6, 2], gains)]
    assert [each.xp for each in found.charts] == gains
    assert (found.games, found.saga) == (1, 2 if ended == 1 else 1)


@pytest.mark.rule("YGG-350", "YGG-348")
def test_an_offer_is_acquired_by_its_key() -> None:
    """If a key names a row, or a relationship and a god, then that box is bought."""
    found = campaign.begin(["a", "b", "c"], ["odin", "thor", "tyr"], [])
    found.charts[1].xp = 5
    found.acquire(1, "kin odin")
    found.acquire(1, "elves")
    assert asdict(found.charts[1]) == {
        **asdict(Chart("b", "thor", elves=1, xp=3)),
        "relations": RELATIONS | {"kin": ["odin"]},
    }


@pytest.mark.rule("YGG-347")
def test_what_a_bot_buys() -> None:
    """If a bot has experience, then it buys a face of the god die, then Vanir dice, a face of them, Elves and bonds."""
    found = campaign.begin(["a", "b", "c"], ["odin", "thor", "tyr"], [])
    bought = []
    for _ in range(40):
        found.charts[1].xp += 1
        while key := found.advise(1):
            bought.append(key)
            found.acquire(1, key)
    assert bought[:4] == ["vanir", "elves", "comrade odin", "lucky odin"]
    found.charts[2].xp = 100
    first = []
    while key := found.advise(2):
        first.append(key)
        found.acquire(2, key)
    faces_and_troops = ["vanir", "vanir", "vanir", "vanir_die", "vanir_die", "elves", "elves", "elves"]
    relations = [f"{row} {god}" for row in ("comrade", "lucky", "kin", "travel") for god in ("odin", "thor")]
    assert first == [*faces_and_troops, *relations]


@pytest.mark.rule("YGG-311", "YGG-313")
def test_the_options_of_the_next_game() -> None:
    """If the players chose an option, then the next game has it beside saga, gods and charts."""
    found = played()
    assert found.start_options() == {
        "brisingamen": "any",
        "saga": 2,
        "gods": "odin,thor,tyr",
        "charts": "0/0/0/0/thor+tyr/-/-/-;0/0/0/0/-/odin/-/-;2/0/0/0/-/-/-/-",
    }


@pytest.mark.rule("YGG-054")
def test_a_rule_the_file_breaks_is_named(tmp_path: Path) -> None:
    """If a file has a support god too many, then it is refused with the rule; other damage has none."""
    rules = []
    for changes in ({"support": ["freyr"]}, {"lang": "de"}):
        (tmp_path / "saga.json").write_text(json.dumps({**record(), **changes}), encoding="utf-8")
        with pytest.raises(BadCampaign) as caught:
            Campaigns().load(tmp_path / "saga.json")
        rules.append(caught.value.rule)
    assert rules == ["YGG-054", ""]


@pytest.mark.rule("YGG-348")
def test_a_bot_spends_its_last_experience() -> None:
    """If a bot has just as much experience as a box costs, then it buys it; with one less it saves."""
    found = campaign.begin(["a", "b", "c"], ["odin", "thor", "tyr"], [])
    advice = []
    for xp in (0, 1, 3):
        found.charts[1].xp = xp
        advice.append(found.advise(1))
    assert advice == ["", "vanir", "god_die"]


@pytest.mark.rule("YGG-347", "YGG-350")
def test_what_is_offered_between_two_games() -> None:
    """If a player may buy, then there is one offer for each row, and for each relationship towards each other god."""
    found = campaign.begin(["a", "b"], ["odin", "thor"], ["tyr"])
    found.charts[1].xp = 3
    offers = {offer.key: (offer.rule, offer.refusal is None) for offer in found.offers(1)}
    rows = {"god_die": ("YGG-349", True), "vanir_die": ("YGG-349", True)}
    rows |= {"elves": ("YGG-351", True), "vanir": ("YGG-351", True)}
    bonds = {f"{row} {god}": ("YGG-350", True) for row in content.RELATIONS for god in ("odin", "tyr")}
    assert offers == rows | bonds


def test_a_campaign_is_saved_without_a_folder_for_drafts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If there is no folder for temporary files, then the draft lies beside the file, and the campaign is saved."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    played().save(tmp_path / "saga.json")
    assert Campaigns().load(tmp_path / "saga.json") == played()
