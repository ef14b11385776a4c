"""The answers of the duel as data."""

from __future__ import annotations

from ninerealms.games import game
from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from tests.games.northgard.words.speaking import B1_EAST, B1_SOUTH, EAST, NW, ask, corner, put
from tests.games.sentences import parts_in_english

GAME = game("northgard")


def test_cards_say_what_they_do() -> None:
    """If a card is to be played, then its name and what it does are apart, with the symbol of the card."""
    s = ask(corner(), 0, v.PLAY_CARD, [content.card_ids.index("move-2")])
    choice = GAME.say_choice(s, s.options[0])
    assert parts_in_english(GAME, choice) == [
        "Cards",
        "Play Move 2",
        "two moves, or one over a difficult border",
        "",
    ]
    assert (choice.icon, choice.rule) == ("i-move", "NTG-020")


def test_buildings_say_what_they_need() -> None:
    """If something is to be built, then the symbols it needs are its cost and its benefit is its detail."""
    s = ask(corner(), 0, v.BUILD_WHAT, [0])
    choice = GAME.say_choice(s, 0)
    assert parts_in_english(GAME, choice) == [
        "Build",
        "Build a Defense Tower",
        "an attacker there loses 1 unit more",
        "needs 1 wood",
    ]
    assert choice.icon == "i-tower"


def test_a_difficult_border_is_a_cost() -> None:
    """If only a difficult border leads there, then the whole card is the cost; elsewhere there is none."""
    s = ask(corner(), 0, v.MOVE_TO, [EAST, B1_SOUTH], source=B1_EAST)
    assert parts_in_english(GAME, GAME.say_choice(s, EAST)) == ["Move", "Move to A1 east", "neutral, 2 free spaces", ""]
    assert parts_in_english(GAME, GAME.say_choice(s, B1_SOUTH)) == [
        "Move",
        "Move to B1 south",
        "neutral, 1 free space",
        "both moves, difficult border",
    ]


def test_attacks_stand_apart_from_moves() -> None:
    """If some ways lead into enemies, then they are a group of their own; to stop moving comes last."""
    s = corner()
    put(s, 0, NW, 3)
    put(s, 1, EAST, 2)
    ask(s, 0, v.MOVE_TO, [EAST, B1_SOUTH], source=NW)
    choice = GAME.say_choice(s, EAST)
    assert parts_in_english(GAME, choice) == [
        "Attack",
        "Attack Fjord in A1 east",
        "against 2 units; you lose 1, Fjord loses 1",
        "",
    ]
    assert choice.icon == "i-sword"
    ask(s, 0, v.MOVE_FROM, [NW, v.STOP_MOVING])
    stop = GAME.choices(s)[v.STOP_MOVING]
    assert list(GAME.choices(s)) == [NW, v.STOP_MOVING]
    assert (stop.group, stop.icon) == (None, "i-check")


def test_an_attack_says_its_chance() -> None:
    """If units would meet the rival's, then the choice says how many pairs of cards win, by each number of units."""
    s = corner()
    put(s, 0, NW, 3)
    put(s, 1, EAST, 2)
    recruit, move_1, renew = (1 << content.card_ids.index(card) for card in ("recruit", "move-1", "renew"))
    s.up = [recruit | renew, move_1 | recruit]
    s.bonus = [3 if card == "recruit" else 1 for card in content.card_ids]
    ask(s, 0, v.MOVE_TO, [EAST], source=NW)
    (odds,) = GAME.say_choice(s, EAST).odds
    # 3 and 3 or 0 against 2 and 1 or 3: 6 beats 3 and 5, 3 beats neither
    assert (odds.chance, GAME.words("en").render(odds.counts)) == (0.5, "to win with all 3 units")
    ask(s, 0, v.MOVE_UNITS, [1, 2, 3], source=EAST)
    assert [GAME.say_choice(s, count).odds[0].chance for count in (1, 2, 3)] == [0, 0.25, 0.5]
    ask(s, 0, v.MOVE_TO, [B1_SOUTH], source=NW)
    assert GAME.say_choice(s, B1_SOUTH).odds == ()
