"""The setup, number by number: decks nobody has seen, the reserves, relationships on the sheets (pages 6, 7 and 22)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.rules import setup
from ninerealms.games.yggdrasil.rules.state import (
    ASGARD,
    CAGE,
    DECK,
    FENRIR,
    HEL,
    IN_DECK,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    MUSPELHEIM,
    NIFLHEIM,
    NO_CARD,
    OFF,
    RELATIONS,
    SEATS,
    SURT,
    UNKNOWN,
    VANAHEIM,
    YggState,
)
from tests.games.yggdrasil.scenario import saga_table

ONE_SET = 0b111111


def laid(players: int, saga: int = 0) -> YggState:
    """The table before anybody has chosen a god; a game from the box is kept for the next one, this is laid anew."""
    s = YggState()
    s.players, s.saga = players, saga
    setup.clear(s)
    return s


@pytest.mark.rule("YGG-050", "YGG-057", "YGG-061")
@pytest.mark.parametrize(("players", "size"), [(1, 18), (2, 9), (3, 6), (4, 6), (5, 6)])
def test_how_many_unseen_cards_a_deck_has(players: int, size: int) -> None:
    """If a game begins, then a deck has six unseen cards of its god, nine with two players, all eighteen alone."""
    s = laid(players)
    for seat in range(SEATS):
        count = size if seat < players else 0
        places = list(s.deck)[seat * DECK : (seat + 1) * DECK]
        assert places == [UNKNOWN] * count + [NO_CARD] * (DECK - count)
        assert s.size[seat] == count
        assert s.blind[seat] == (3 if players == 2 and count else 0)
        own = (1 << 18) - 1 if players == 1 else ONE_SET << (6 * seat)
        assert s.bag[seat] == (own if count else 0)
    assert s.pool == (ONE_SET << 12 if players == 2 else 0)


@pytest.mark.rule("YGG-030", "YGG-027", "YGG-384")
@pytest.mark.parametrize("saga", range(7))
def test_all_cards_and_tokens_are_there_at_first(saga: int) -> None:
    """If the table is laid, then all Jotun, creature and artifact cards are in their decks, and saga 1 has tokens."""
    s = laid(3, saga)
    assert (s.jotun_deck, s.creatures) == ((1 << 18) - 1, (1 << 18) - 1)
    assert list(s.artifact) == [IN_DECK] * 18
    assert s.tokens_gone == (9 if saga == 1 else 0)


@pytest.mark.rule("YGG-032", "YGG-025")
def test_where_the_enemies_begin() -> None:
    """If the table is laid, then the five enemies are where they begin, and those of the sagas are out of the game."""
    s = laid(4)
    begin = {SURT: MUSPELHEIM, HEL: NIFLHEIM, LOKI: VANAHEIM, JORMUNGAND: MIDGARD, FENRIR: CAGE}
    assert {foe: place for foe, place in enumerate(s.enemy) if place != OFF} == begin


@pytest.mark.rule("YGG-051", "YGG-053", "YGG-056")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_life_places_and_reserves_follow_the_number_of_players(players: int) -> None:
    """If so many play, then lives, Elves and Vanir dice are those of the table of the rulebook, all gods in Asgard."""
    s = laid(players)
    facts, nth = content.GAME, players - 1
    assert s.gods == players + facts["support_gods"][nth]
    assert (s.elf_reserve, s.vanir_reserve) == (facts["elves"][nth], facts["vanir_dice"][nth])
    lives = [facts["life"][nth]] * players + [facts["support_life"]] * facts["support_gods"][nth]
    assert list(s.life)[: s.gods] == list(s.limit)[: s.gods] == lives
    assert list(s.place)[: s.gods] == [ASGARD] * s.gods


SEATINGS = [
    (players, figures, seat) for players, figures in ((1, 3), (2, 3), (3, 3), (5, 5)) for seat in range(players)
]


@pytest.mark.rule("YGG-278", "YGG-271")
@pytest.mark.parametrize("god", content.god_ids)
@pytest.mark.parametrize(("players", "figures", "seat"), SEATINGS)
def test_a_relationship_is_towards_all_others_and_nobody_else(god: str, players: int, figures: int, seat: int) -> None:
    """If a god has a relationship on its sheet, then it has it towards every other god in play, not towards itself."""
    names = [name for name in content.god_ids if name != god][: figures - 1]
    names.insert(seat, god)
    s = GAME.start(players=players, seed=5, options={"mode": "hard", "gods": ",".join(names)})
    assert isinstance(s, YggState)
    fact = content.GODS[content.god_ids.index(god)]
    for relation in range(RELATIONS):
        towards = ((1 << figures) - 1) & ~(1 << seat)
        wanted = towards if fact.get("towards_all") == content.RELATIONS[relation] else 0
        assert s.bond[relation * SEATS + seat] == wanted


@pytest.mark.rule("YGG-008", "YGG-012", "YGG-018")
@pytest.mark.parametrize(
    ("players", "troops", "cards", "life"),
    [(1, 6, 18, 19), (2, 7, 18, 21), (3, 9, 18, 21), (4, 11, 24, 24), (5, 13, 30, 25)],
)
def test_what_is_counted_on_the_table(players: int, troops: int, cards: int, life: int) -> None:
    """If a game from the box has begun, then every component is counted, each exactly once, whoever has seen it."""
    s = GAME.start(players=players, seed=7, options={"gods": ",".join(content.god_ids[: max(3, players)])})
    assert GAME.census(s) == {
        "elves": troops,
        "vanir dice": troops,
        "heroes": 8,
        "anonymous": 8,
        "fire giants": 8,
        "jotun pieces": 7,
        "markers": 7,
        "enemy cards": cards,
        "different enemy cards": cards,
        "unknown cards beyond the bags": 0,
        "artifacts": 18,
        "life": life,
        "tokens": 0,
        "gods": max(3, players),
    }


@pytest.mark.rule("YGG-079", "YGG-384")
def test_what_is_counted_in_the_middle_of_a_saga() -> None:
    """If things lie in hands, on gauges, on the wheel and on the page, then they are still counted once."""
    t = (
        saga_table(saga=1)
        .elves(odin=2, thor=1)
        .dice(frigg=3)
        .counts(valhalla=3, dead=4, giants=2, oaths=2, betrayals=1)
    )
    t.tokens(asgard="", alfheim="", midgard="", niflheim="oath").counts(bag_oaths=3, bag_betrayals=2)
    t.artifacts("odin", "gungnir").artifacts("frigg", "draupnir").jotuns("baugi", "beli").devastated("alfheim")
    seen = GAME.census(t.wheel("surt of thor", "hel of odin", "hel of frigg").shuffled("thor").s)
    assert (seen["elves"], seen["vanir dice"], seen["heroes"], seen["anonymous"], seen["fire giants"]) == (
        9,
        9,
        8,
        8,
        8,
    )
    assert (seen["jotun pieces"], seen["markers"], seen["artifacts"], seen["tokens"]) == (7, 7, 18, 9)
    assert (seen["enemy cards"], seen["different enemy cards"], seen["unknown cards beyond the bags"]) == (18, 18, 0)
