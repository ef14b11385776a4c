"""What is wrong with a start option, a number of players or a campaign is told in the reader's language."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import ninerealms as nr
from ninerealms.errors import BadOption, WrongPlayers
from ninerealms.games import game
from ninerealms.games.andor.campaign.campaign import Campaigns
from ninerealms.kit.campaign_file import BadCampaign
from ninerealms.lab import options
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.refusals import sentence_of

CHART = "0/0/0/0/-/-/-/-"
WRONG: tuple[tuple[str, int, dict[str, int | str], str], ...] = (
    ("northgard", 2, {"flat_cost": "maybe"}, "NTG-042"),
    ("northgard", 2, {"colour": "red"}, ""),
    ("northgard", 2, {"bonuses": "1,2"}, "NTG-083"),
    ("diceforge", 2, {"setup": "first, nothing"}, "DFR-006"),
    ("diceforge", 2, {"setup": "goddess, titans"}, "DFR-005"),
    ("diceforge", 2, {"setup": "first, goddess"}, "DFR-006"),
    ("andor", 2, {"heroes": "tenaya,odin"}, "AND-001"),
    ("andor", 2, {"heroes": "tenaya,teyan"}, "AND-001"),
    ("andor", 2, {"heroes": "tenaya"}, "AND-001"),
    ("ragnarok", 2, {"monster_choice": "odin"}, "LOR-125"),
    ("ragnarok", 2, {"monster_choice": "draugr"}, "UTG-062"),
    ("ragnarok", 2, {"monster_choice": "draugr,troll,lindworm,garm,fenrir,draugr"}, "UTG-062"),
    ("ragnarok", 2, {"heroes": "odin"}, "LOR-128"),
    ("ragnarok", 2, {"heroes": "ragnar,ragnar"}, "LOR-128"),
    ("ragnarok", 2, {"heroes": "ragnar"}, "LOR-128"),
    ("yggdrasil", 3, {"gods": "thor,odin,loki"}, "YGG-019"),
    ("yggdrasil", 3, {"gods": "thor,odin,thor"}, "YGG-019"),
    ("yggdrasil", 3, {"gods": "thor,odin"}, "YGG-046"),
    ("yggdrasil", 3, {"gods": "thor,odin,tyr", "charts": CHART}, "YGG-316"),
    ("yggdrasil", 3, {"saga": 1, "gods": "thor,odin,tyr", "charts": CHART}, "YGG-316"),
)


@pytest.mark.parametrize(("name", "players", "given", "rule"), WRONG, ids=[str(each[2]) for each in WRONG])
def test_a_wrong_start_option_is_told_in_every_language(
    name: str, players: int, given: dict[str, int | str], rule: str
) -> None:
    """If a start option cannot be, then each language has a sentence of its own, and the rule is the same."""
    with pytest.raises(BadOption) as caught:
        game(name).fresh(players, 1, given)
    error = caught.value
    assert (error.rule, sentence_of(error, "en")) == (rule, error.sentence)
    assert len({sentence_of(error, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_keeps_its_languages_between_processes() -> None:
    """If a refusal is handed from one process to another, then it still speaks every language."""
    with pytest.raises(BadOption) as caught:
        options.parse(["colour"])
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert [sentence_of(again, lang) for lang in LANGUAGES] == [sentence_of(caught.value, lang) for lang in LANGUAGES]


def test_what_has_only_english_says_that() -> None:
    """If an error has one sentence, then every reader gets it."""
    assert sentence_of(nr.GameOver("Over."), "ja") == "Over."


@pytest.mark.parametrize(("name", "players"), [("andor", 5), ("northgard", 3)])
def test_a_wrong_number_of_players_is_told_in_every_language(name: str, players: int) -> None:
    """If too many want to play, then each language says for how many the game is."""
    with pytest.raises(WrongPlayers) as caught:
        game(name).fresh(players, 1)
    said = [sentence_of(caught.value, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(str(players) in sentence and str(game(name).seats[0]) in sentence for sentence in said)


CAMPAIGNS = ("{}", "{", '{"format": "ninerealms-campaign", "game": "andor", "version": 9}', "a\u0000b")


@pytest.mark.parametrize("text", CAMPAIGNS)
def test_a_damaged_campaign_is_told_in_every_language(text: str, tmp_path: Path) -> None:
    """If a campaign cannot be read, then each language says so in one line that names the file."""
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    for file in (path, tmp_path / "gone.json", tmp_path):
        with pytest.raises(BadCampaign) as caught:
            Campaigns().load(file)
        said = [sentence_of(caught.value, lang) for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert all(str(file) in sentence and "\n" not in sentence for sentence in said)


def test_a_campaign_of_too_many_is_told_in_every_language() -> None:
    """If five heroes want to go, then each language says how many can."""
    with pytest.raises(BadCampaign) as caught:
        Campaigns().begin([""] * 5, "", 1)
    assert len({sentence_of(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)
