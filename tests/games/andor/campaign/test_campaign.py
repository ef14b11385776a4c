"""The seven legends as a series: what is remembered, what comes next, how a defeat is tried again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ninerealms.games.andor import GAME
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.campaign.campaign import Campaign, Campaigns, Played
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kit.campaign_file import BadCampaign
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.refusals import sentence_of
from ninerealms.text.words import Say


def begun(heroes: str = "tenaya,grea") -> Campaign:
    return Campaigns().begin([""] * 2, heroes, 5)


def ended(campaign: Campaign, ending: int, day: int = 6) -> AndorState:
    """A game of the next legend that has just ended."""
    s = GAME.fresh(campaign.players, 1, campaign.start_options())
    assert isinstance(s, AndorState)
    s.ended, s.day, s.top = ending, day, -1
    return s


@pytest.mark.rule("AND-021")
def test_a_won_legend_leads_to_the_next() -> None:
    """If a legend is won, then the next one is played with the same heroes; after the seventh all is over."""
    campaign = begun()
    assert campaign.start_options() == {"legend": 1, "heroes": "tenaya,grea"}
    for legend in range(1, 8):
        assert campaign.start_options()["legend"] == legend
        campaign.enter(ended(campaign, v.BY_GOALS, legend))
        assert campaign.shopping == []
    assert [(game.legend, game.won, game.day) for game in campaign.played] == [(n, True, n) for n in range(1, 8)]
    assert campaign.is_over
    with pytest.raises(BadCampaign, match="All seven legends are won"):
        campaign.start_options()


@pytest.mark.rule("AND-021", "AND-601")
def test_a_lost_legend_is_tried_again_milder_or_as_it_was() -> None:
    """If a legend is lost, then it stays the next; milder only if that is chosen, and until it is won."""
    campaign = begun()
    campaign.enter(ended(campaign, v.LAIR_OVERRUN))
    assert campaign.played == [Played(1, "standard", False, "AND-047", 6)]
    assert campaign.start_options() == {"legend": 1, "heroes": "tenaya,grea"}
    assert campaign.shopping == [0]
    assert campaign.advise(0) == ""
    assert [(offer.key, offer.rule, offer.refusal) for offer in campaign.offers(0)] == [("mild", "AND-601", None)]
    campaign.acquire(0, "mild")
    assert campaign.start_options() == {"legend": 1, "heroes": "tenaya,grea", "variant": "mild"}
    assert campaign.offers(0)[0].refusal is not None
    with pytest.raises(BadCampaign, match="AND-601"):
        campaign.acquire(0, "mild")
    campaign.enter(ended(campaign, v.BY_LETTER))
    assert campaign.shopping == []  # there is nothing milder
    assert campaign.start_options()["variant"] == "mild"
    campaign.enter(ended(campaign, v.BY_GOALS))
    assert campaign.start_options() == {"legend": 2, "heroes": "tenaya,grea"}


@pytest.mark.rule("AND-001")
def test_heroes_nobody_names_are_drawn_by_lot() -> None:
    """If no heroes are named, then lots decide, the same for the same seed; each hero once."""
    drawn = [tuple(Campaigns().begin([""] * 4, "", seed).heroes) for seed in range(12)]
    assert all(sorted(heroes) == ["avida", "grea", "raashana", "tenaya"] for heroes in drawn)
    assert len(set(drawn)) > 1
    assert drawn[3] == tuple(Campaigns().begin([""] * 4, "", 3).heroes)
    assert begun("teyan,avid").heroes == ["teyan", "avid"]


@pytest.mark.parametrize("players", [1, 5])
def test_a_campaign_is_for_two_to_four(players: int) -> None:
    """If too few or too many want to play, then a sentence says for how many it is."""
    with pytest.raises(BadCampaign, match="2, 3 or 4 heroes"):
        Campaigns().begin([""] * players, "", 1)


def test_a_file_brings_a_campaign_back(tmp_path: Path) -> None:
    """If a campaign is saved and read, then nothing is lost."""
    campaign = begun()
    campaign.enter(ended(campaign, v.LAIR_OVERRUN))
    campaign.acquire(0, "mild")
    campaign.save(tmp_path / "c")
    assert Campaigns().load(tmp_path / "c") == campaign


def told_in_every_language(error: BadCampaign, path: Path) -> bool:
    """Whether all languages say in one line of their own what is wrong, and name the file."""
    said = [sentence_of(error, lang) for lang in LANGUAGES]
    general = [GAME.words(lang).render(Say("bad-campaign-none", {"file": str(path)})) for lang in LANGUAGES]
    is_whole = all(str(path) in sentence and "\n" not in sentence for sentence in said)
    return is_whole and len(set(said)) == len(said) and not set(said) & set(general)


WON: dict[str, Any] = {"legend": 1, "variant": "standard", "won": True, "ending": "AND-600", "day": 3}
DAMAGE: list[tuple[dict[str, Any], str]] = [
    ({"legend": 3}, "the legend does not follow"),
    ({"heroes": ["tenaya", "teyan"]}, "share one sheet"),
    ({"heroes": ["tenaya"]}, "do not fit"),
    ({"names": ["", "", ""]}, "names or its heroes do not fit"),
    ({"names": ["", "a\nb"]}, "a name does not fit"),
    ({"milder": 1}, "true or false is wanted"),
    ({"lang": "xx"}, "its language or its seats"),
    ({"shopping": [1]}, "who may still choose"),
    ({"version": 9}, "of version 9"),
    ({"game": "yggdrasil"}, "no campaign of this game"),
    ({"played": [{"legend": 2, "variant": "standard", "won": True, "ending": "AND-600", "day": 3}]}, "do not follow"),
    ({"played": [{"legend": 1, "variant": "easy", "won": False, "ending": "AND-047", "day": 3}]}, "no legend ends"),
    ({"played": [{"legend": 1, "variant": "mild", "won": False, "ending": "AND-001", "day": 3}]}, "no legend ends"),
    ({"played": [{"legend": 1}]}, "belong together"),
    ({"played": [{**WON, "ending": "AND-047"}], "legend": 2}, "won and lost at the same time"),
    ({"played": [{**WON, "won": False}]}, "won and lost at the same time"),
    ({"played": [{**WON, "day": 0}], "legend": 2}, "on day 0"),
    ({"played": [{**WON, "day": 15}], "legend": 2}, "on day 15"),
    ({"played": [{**WON, "day": "3"}], "legend": 2}, "a whole number is wanted"),
    ({"played": [WON], "legend": 2, "shopping": [0]}, "who may still choose"),
    ({"shopping": [0]}, "who may still choose"),
    ({"milder": True}, "not lost is tried milder"),
    ({"played": [WON], "legend": 2, "milder": True}, "not lost is tried milder"),
    ({"rules": {"mood": "dark"}}, "an option mood"),
    ({"rules": {"legend": "3"}}, "an option legend"),
    ({"rules": {"variant": "easy"}}, "easy"),
    ({"rules": ["variant"]}, "of another kind"),
    ({"legend": 1.0}, "a whole number is wanted"),
    ({"seed": -5}, "a whole number is wanted"),
    ({"heroes": ["tenaya", "bob"]}, "bob"),
    ({"heroes": [1, 2]}, "texts are wanted"),
    ({"names": None}, "texts are wanted"),
    ({"lang": ["en"]}, "language"),
    ({"more": 1}, "which no campaign has"),
]


@pytest.mark.parametrize(("changes", "sentence"), DAMAGE)
def test_a_damaged_file_is_refused_and_left_alone(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    """If a file does not fit, then a sentence says what, and the file stays as it is."""
    path = tmp_path / "c"
    begun().save(path)
    text = json.dumps({**json.loads(path.read_text(encoding="utf-8")), **changes})
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(path)
    assert sentence in caught.value.sentence
    assert told_in_every_language(caught.value, path)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "text", [b"", b"[]", b"null", b"7" * 5000, b"[" * 100_000, bytes(range(256)), b'{"format":NaN}', b'{"format": "ni']
)
def test_what_is_no_campaign_is_refused_and_left_alone(text: bytes, tmp_path: Path) -> None:
    """If a file is empty, cut off or something else, then a sentence says so, and the file stays as it is."""
    path = tmp_path / "c"
    path.write_bytes(text)
    with pytest.raises(BadCampaign) as caught:
        Campaigns().load(path)
    assert str(path) in caught.value.sentence
    assert "\n" not in caught.value.sentence
    assert path.read_bytes() == text


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_campaign_is_told_in_words(lang: str) -> None:
    """If somebody asks where a campaign stands, then every line has words in every language."""
    campaign = begun()
    words = GAME.words(lang)
    lines = [words.render(line) for line in campaign.say_standing()]
    campaign.enter(ended(campaign, v.LAIR_OVERRUN))
    lines += [words.render(line) for line in (campaign.say_last(), campaign.say_next(), campaign.say_purse(0))]
    lines += [words.render(offer.text) for offer in campaign.offers(0)]
    assert all(lines)
    assert len({*lines}) == len(lines)
