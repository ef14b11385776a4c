"""The three Norns: Skuld, Urd and Verdandi (page 21)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_duty import drawn

# --- Skuld --------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-258")
@pytest.mark.parametrize("answers", [("keep", "keep", "keep"), ("swap", "keep", "swap"), ("swap", "swap", "swap")])
def test_skuld_lets_every_god_order_its_top_two_cards(answers: tuple[str, str, str]) -> None:
    """If Skuld helps, then every god's top two cards are shown and go back on top in the order it wishes."""
    t = saga_table().deck("odin", "surt", "hel", "loki").deck("thor", "hel", "loki", "fenrir")
    drawn(t.deck("frigg", "fenrir", "nidhogg", "surt"), "skuld")
    tops = {"odin": ["hel", "loki"], "thor": ["loki", "fenrir"], "frigg": ["nidhogg", "surt"]}
    for god, answer in zip(tops, answers, strict=True):
        assert t.asked == (god, "ORDER_CARDS")
        rest = t.known_deck(god)[2:]
        t.choose(answer)
        expected = tops[god] if answer == "keep" else tops[god][::-1]
        assert t.known_deck(god) == [f"{card} of {god}" for card in expected] + rest
    assert t.asked == ("thor", "MOVE_TO")
    shown = [(line[0], line[1]) for line in t.log("CARDS_SHOWN")]
    assert shown == [(god, card) for god, cards in tops.items() for card in cards]


@pytest.mark.rule("YGG-258")
def test_skuld_reveals_what_nobody_knew() -> None:
    """If a deck was shuffled, then its top two cards are known to all from now on, and the others are not."""
    t = saga_table().shuffled("thor").places(odin="svartalfheim").to_duty("odin")
    assert t.known_deck("thor") == ["?"] * 5
    t.next_creatures("skuld", "heidrun").choose("act").next_card("thor", "loki", "nidhogg").choose("skuld", "keep")
    assert t.asked == ("thor", "ORDER_CARDS")
    t.choose("swap")
    assert t.known_deck("thor") == ["nidhogg of thor", "loki of thor", "?", "?", "?"]


@pytest.mark.rule("YGG-258")
def test_the_order_skuld_made_is_the_order_of_play() -> None:
    """If a god put another card on top, then that card is the one it lays face down next round."""
    t = saga_table().deck("thor", "hel", "loki", "nidhogg")
    drawn(t, "skuld").choose("keep", "swap", "keep").end_round()
    thor = t.figure("thor")
    assert t.s.facedown[thor] == t.card("nidhogg of thor")


@pytest.mark.rule("YGG-258")
@pytest.mark.tells("CARDS_SHOWN YGG-258")
@pytest.mark.parametrize("players", [1, 2])
def test_a_support_god_has_no_deck_for_skuld(players: int) -> None:
    """If support gods are in play, then only the decks of the players are looked at."""
    t = drawn(saga_table(players), "skuld")
    seen = 0
    while t.question == "ORDER_CARDS":
        seen += 1
        t.choose("keep")
    assert seen == players


# --- Urd ----------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-261")
def test_urd_sends_two_cards_under_their_owners_decks() -> None:
    """If Urd helps, then two face-up cards of choice go to the bottom of their owners' decks; nothing activates."""
    t = drawn(saga_table().wheel("hel of thor", "loki of frigg"), "urd")
    assert t.asked == ("odin", "URD_CARD")
    assert t.options == {"surt of odin", "hel of thor", "loki of frigg"}
    thor, frigg = t.known_deck("thor"), t.known_deck("frigg")
    t.choose("hel of thor", "loki of frigg")
    assert t.face_up == ["surt of odin", "jormungand of thor"]
    assert t.known_deck("thor") == [*thor, "hel of thor"]
    assert t.known_deck("frigg") == [*frigg, "loki of frigg"]
    assert t.log("ENEMY_ACTIVATED") == []
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-261")
def test_urd_does_not_see_cards_that_lie_face_down() -> None:
    """If cards of this round lie face down, then Urd cannot take them, and with one face-up card she takes one."""
    t = drawn(saga_table(), "urd")
    assert t.log("CARD_RETURNED") == [("odin", "surt", "odin")]
    assert t.known_deck("odin")[-1] == "surt of odin"
    assert t.face_up == ["hel of thor"]
    assert t.god("frigg")["facedown"]


@pytest.mark.rule("YGG-261")
@pytest.mark.tells("CARD_RETURNED YGG-261")
def test_a_card_sent_away_no_longer_makes_a_pair() -> None:
    """If Urd took the card on the wheel, then the next card of that enemy is the first one again."""
    t = drawn(saga_table().wheel("hel of frigg", "loki of frigg").deck("thor", "hel"), "urd")
    t.choose("hel of frigg", "loki of frigg")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.log("ENEMY_ACTIVATED") == []
    assert "hel of thor" in t.face_up


@pytest.mark.rule("YGG-262")
@pytest.mark.tells("CARD_RETURNED YGG-262")
@pytest.mark.parametrize("owner", ["odin", "thor"])
def test_urd_with_a_support_card(owner: str) -> None:
    """If a card of the support god is taken, then the players choose which of them takes it."""
    t = drawn(saga_table(2).wheel("loki of frigg", "nidhogg of thor"), "urd").choose("loki of frigg")
    assert (t.asked, t.options) == (("team", "URD_OWNER"), {"odin", "thor"})
    sizes = {god: len(t.known_deck(god)) for god in ("odin", "thor")}
    t.choose(owner)
    assert t.known_deck(owner)[-1] == "loki of frigg"
    sizes[owner] += 1
    assert {god: len(t.known_deck(god)) for god in ("odin", "thor")} == sizes
    t.choose("surt of odin")
    assert t.known_deck("odin")[-1] == "surt of odin"
    assert t.face_up == ["hel of thor", "nidhogg of thor"]


@pytest.mark.rule("YGG-262", "YGG-261")
def test_a_players_own_card_asks_nobody() -> None:
    """If a card of a player's god is taken, then it goes to that player without a question."""
    t = drawn(saga_table(2).wheel("loki of frigg", "nidhogg of thor"), "urd").choose("nidhogg of thor")
    assert t.asked == ("odin", "URD_CARD")
    assert t.known_deck("thor")[-1] == "nidhogg of thor"


# --- Verdandi -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-264")
@pytest.mark.parametrize("lives", [(4, 5, 4), (6, 1, 6), (2, 7, 4), (7, 5, 1), (1, 5, 7)])
def test_verdandi_lets_the_gods_share_their_life(lives: tuple[int, int, int]) -> None:
    """If Verdandi helps, then the gods share their life out anew as they wish, and no token comes or goes."""
    t = drawn(saga_table().life(odin=2, thor=7, frigg=4), "verdandi")
    for life in lives:
        if t.question == "SET_LIFE":
            t.choose(life)
    assert tuple(t.life_of(god) for god in t.gods) == lives
    assert t.table["life_reserve"] == 8


@pytest.mark.rule("YGG-264", "YGG-378")
@pytest.mark.tells("LIFE_SET YGG-264")
def test_verdandi_leaves_nobody_dead_or_above_its_start() -> None:
    """If life is shared out, then each god gets at least 1 and at most its starting number, so that all add up."""
    t = drawn(saga_table().life(odin=2, thor=7, frigg=4), "verdandi")
    assert t.options == {1, 2, 3, 4, 5, 6, 7}
    assert t.choose(1).options == {5, 6, 7}
    t = drawn(saga_table().life(odin=2, thor=7, frigg=4), "verdandi")
    assert t.choose(7).options == {1, 2, 3, 4, 5}


@pytest.mark.rule("YGG-264", "YGG-363")
def test_verdandi_reaches_support_gods() -> None:
    """If a support god is in play, then it gives and takes life too, up to its 5."""
    t = drawn(saga_table(2).life(odin=2, thor=3, frigg=5), "verdandi")
    t.choose(6, 3)
    assert [t.life_of(god) for god in t.gods] == [6, 3, 1]
    t = drawn(saga_table(2).life(odin=8, thor=7, frigg=1), "verdandi").choose(8)
    assert t.options == {3, 4, 5, 6, 7}
