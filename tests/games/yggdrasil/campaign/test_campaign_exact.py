"""What the campaign refuses, in which words and by which rule; who may buy after a game (p.26-28)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil.campaign import campaign
from ninerealms.games.yggdrasil.campaign.campaign import Campaign
from ninerealms.kit.campaign_file import BadCampaign
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.refusals import sentence_of

ALL_GODS = "freyr, freyja, frigg, heimdall, odin, thor, tyr"


def trio() -> Campaign:
    return campaign.begin(["a", "b", "c"], ["odin", "thor", "frigg"], [])


@pytest.mark.rule("YGG-316", "YGG-054", "YGG-304")
@pytest.mark.parametrize(
    ("players", "gods", "support", "sentence", "rule"),
    [
        (0, "", "", "A campaign is for 1 to 5 players with one god each, not 0.", "YGG-316"),
        (2, "odin", "thor", "A campaign is for 1 to 5 players with one god each, not 2.", "YGG-316"),
        (
            6,
            "odin thor frigg tyr freyr freyja",
            "",
            "A campaign is for 1 to 5 players with one god each, not 6.",
            "YGG-316",
        ),
        (2, "odin thor", "", "2 players need 1 support god, not 0.", "YGG-054"),
        (3, "odin thor tyr", "frigg", "3 players need 0 support gods, not 1.", "YGG-054"),
        (2, "odin thor", "thor", f"'thor' is no god, or chosen twice; there are {ALL_GODS}.", "YGG-304"),
        (2, "odin baldr", "thor", f"'baldr' is no god, or chosen twice; there are {ALL_GODS}.", "YGG-304"),
    ],
)
def test_a_campaign_that_cannot_begin(players: int, gods: str, support: str, sentence: str, rule: str) -> None:
    """If players, gods or support gods do not fit, then the campaign says why, and by which rule."""
    with pytest.raises(BadCampaign) as caught:
        campaign.begin([f"player {n}" for n in range(players)], gods.split(), support.split())
    assert (caught.value.sentence, caught.value.rule) == (sentence, rule)
    assert len({sentence_of(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("YGG-303")
def test_after_six_sagas_no_game_follows() -> None:
    """If all six sagas are won, then there is no next game, and nobody buys any more."""
    found = trio()
    for saga in range(1, 7):
        assert (found.saga, found.is_over) == (saga, False)
        campaign.enter_result(found, True, [3, 3, 3])
        assert found.shopping == ([] if saga == 6 else [0, 1, 2])
    with pytest.raises(BadCampaign) as caught:
        campaign.options(found)
    assert (caught.value.sentence, caught.value.rule) == ("All six sagas are won; this campaign is over.", "YGG-303")


@pytest.mark.rule("YGG-348")
def test_what_cannot_be_bought() -> None:
    """If a box costs more than the god has, or is not free, then nothing is bought, and the campaign says why."""
    found = trio()
    with pytest.raises(BadCampaign) as caught:
        campaign.buy(found, 1, "vanir", "")
    price = next(box.price for box in campaign.boxes(found, 1) if box.row == "vanir")
    assert (caught.value.sentence, caught.value.rule) == (f"That box costs {price} experience; thor has 0.", "YGG-348")
    for row, towards, named in (("wisdom", "", "wisdom"), ("kin", "tyr", "kin tyr")):
        with pytest.raises(BadCampaign) as caught:
            campaign.buy(found, 1, row, towards)
        assert (caught.value.sentence, caught.value.rule) == (f"There is no free box {named}.", "YGG-348")


def test_a_game_is_entered_with_the_life_of_every_god() -> None:
    """If the life of one god is missing, then the game is not entered."""
    with pytest.raises(ValueError, match="shorter"):
        campaign.enter_result(trio(), True, [3, 3])
