"""Cards are written in phrases; the rules know each phrase by the number the content gives it."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules.legends import legends
from ninerealms.games.andor.rules.sunrise import events

ON_CARDS = {
    "nothing": legends.NOTHING,
    "CREATURE on SPACE": legends.CREATURE_ON,
    "widow on SPACE": legends.WIDOW_ON,
    "ghost on SPACE": legends.GHOST_ON,
    "azturian on SPACE": legends.AZTURIAN_ON,
    "tile on SPACE": legends.TILE_ON,
    "heroes on SPACE": legends.HEROES_ON,
    "log N on SPACE": legends.LOG_ON,
    "diagram on SPACE": legends.DIAGRAM_ON,
    "iquar on SPACE": legends.IQUAR_ON,
    "flaps on SPACE": legends.FLAPS_ON,
    "merchant on SPACE": legends.MERCHANT_ON,
    "catapult on SPACE": legends.CATAPULT_ON,
    "rock on SPACE": legends.ROCK_ON,
    "orweyn on SPACE": legends.ORWEYN_ON,
    "crown on SPACE": legends.CROWN_ON,
    "crown to the highest rank": legends.CROWN_TO_RANK,
    "fragments by dice": legends.FRAGMENTS_BY_DICE,
    "blue tiles by dice": legends.BLUE_BY_DICE,
    "takota cards": legends.TAKOTA_CARDS,
    "earthquake": legends.EARTHQUAKE,
    "items for sale": legends.ITEMS_FOR_SALE,
    "heroes with N strength": legends.HEROES_WITH_STRENGTH,
    "heroes with N gold": legends.HEROES_WITH_GOLD,
}
ON_EVENTS = {
    "low half: lose N will": events.LOW_HALF_LOSES,
    "high half: lose N will": events.HIGH_HALF_LOSES,
    "above N will: drop to it": events.DROP_TO,
    "alone: lose N will": events.ALONE_LOSES,
    "below N will: rise to it": events.RISE_TO,
    "weakest: gain N will": events.WEAKEST_GAINS,
    "in company: gain N will": events.COMPANY_GAINS,
    "lowest well runs dry": events.LOWEST_WELL,
    "highest well runs dry": events.HIGHEST_WELL,
    "CREATURE on SPACE": events.CREATURE_COMES,
    "widow on SPACE": events.WIDOW_COMES,
    "lowest creature walks": events.LOWEST_WALKS,
    "highest gor walks": events.HIGHEST_GOR_WALKS,
    "each: return N gold": events.RETURN_GOLD,
    "lowest rank: gain N gold": events.LOWEST_RANK_GAINS,
    "flask on SPACE": events.FLASK_LIES,
    "above N strength: lose 2 will": events.STRONG_LOSE,
    "merchants rest": events.MERCHANTS_REST,
    "highest creature rests": events.HIGHEST_RESTS,
    "at most N extra hours": events.FEWER_EXTRA_HOURS,
}


@pytest.mark.parametrize(
    ("written", "known"),
    [(content.CARD_PHRASES, ON_CARDS), (content.EVENT_PHRASES, ON_EVENTS)],
    ids=["cards", "events"],
)
def test_the_rules_know_every_phrase_by_its_number(written: dict[str, int], known: dict[str, int]) -> None:
    """If a phrase is added or moved in the content, then the rules have to say what it does."""
    assert written == known


def test_the_rules_read_cards_of_the_length_the_content_gives_them() -> None:
    """If the content lays out its lines otherwise, then the rules would read beside them."""
    assert (legends.LINE, legends.LINES_EACH) == (content.NUMBERS_OF_A_LINE, content.LINES_EACH)
    assert legends.CARDS_EACH == content.CARDS_EACH
    assert len(content.legend_lines) == len(content.LEGENDS) * legends.CARDS_EACH * legends.LINES_EACH * legends.LINE
    assert len(content.event_effect) == len(content.EVENTS) * events.EFFECT
    assert len(content.event_order) == len(content.EVENTS) * events.MOVES_EACH
