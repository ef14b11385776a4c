"""The table of the duel in words, and its end."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.words import words
from tests.games.northgard.words.speaking import (
    EAST,
    GAME,
    NW,
    SOUTH,
    ask,
    corner,
    english_table,
    in_all,
    laid,
    place,
    put,
)
from tests.games.sentences import NBSP, change


def test_the_table_says_all_there_is() -> None:
    """If a table is read aloud, then nothing that is drawn is missing."""
    s = corner()
    s.turns, s.first, s.active = 3, 0, 0
    put(s, 0, NW, 2)
    put(s, 0, EAST, 1)
    change(s, "built", EAST, 2)
    change(s, "built", place("B1") * 4, 2)
    change(s, "supply", 1, 1)
    change(s, "points", 0, 2)
    change(s, "up", 1, 0b1000001)
    ask(s, 1, v.RETREAT_TO, [NW, SOUTH], source=EAST)
    lines = english_table(s)
    assert lines[:2] == ["Turn 3, Rowan to play. 5 points win.", "Fjord has to choose now."]
    assert lines[2:6] == [
        "Rowan (you): 2 points, 3 units on the board, 7 in reserve, base tile A1.",
        "Rowan controls 1 food; a Renew of Fjord would bring no points.",
        "Being played: Recruit (+2).",
        "Face up: Build (+3), Explore (+2), Special (+2), Move 1 (+1), Move 2 (+1), Renew (no bonus).",
    ]
    assert "Face up: Recruit (+2), Renew (no bonus)." in lines
    assert "Face down: Build (+3), Explore (+2), Special (+2), Move 1 (+1), Move 2 (+1)." in lines
    assert (
        "A1 east: Rowan, 1 unit; Training Camp (2); on the base tile of Rowan; spreads over A1, B1; "
        "borders A1 north-west, A1 south, B1 east, B1 south." in lines
    )
    assert "B1 east: neutral; 1 wood; borders A1 east, B1 south (difficult); touches face-down C1." in lines
    assert "Tiles: A1 10, B1 32, D3 06." in lines
    assert "Face down: C1, D1, A2, B2, C2, D2, A3, B3, C3." in lines
    assert lines[-2].startswith("Tiles not seen yet: 02, 08, 09, ")
    assert lines[-1].startswith("Supply: Defense Tower 2 of 2, Training Camp 1 of 3, ")


def test_the_table_in_french_and_japanese() -> None:
    """If the table is read in another language, then it has the same lines."""
    s = corner()
    put(s, 1, EAST, 1)
    put(s, 0, EAST, 2)
    ask(s, 0, v.FIGHT_IN, [EAST, SOUTH])
    english, french, japanese = zip(*(in_all(line) for line in words.say_table(GAME.view(s, 1))), strict=True)
    assert len(english) == len(french) == len(japanese)
    assert f"Fjord (vous){NBSP}: 0 point, 1 unité sur le plateau, 9 en réserve, tuile de base D3." in french
    assert "フィヨルド（あなた）：0点、盤上に1体、予備9体、本拠タイルD3。" in japanese
    assert any(line.startswith("A1 east: combat, Rowan 2 against Fjord 1; 2 free spaces;") for line in english)
    assert any(line.startswith(f"A1 est{NBSP}: combat, Sorbier 2 contre Fjord 1{NBSP};") for line in french)
    assert any(line.startswith("A1東：戦闘、ナナカマドの2体対フィヨルドの1体／") for line in japanese)


def test_when_all_is_revealed_the_tile_left_out_is_named() -> None:
    """If no tile is face down, then the unseen one is the one out of the game."""
    squares = [f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"]
    s = laid(**dict(zip(squares, content.tile_ids, strict=False)))
    lines = english_table(ask(s, 0, v.PLAY_CARD, [0, 1]))
    assert "Out of the game: 32." in lines
    assert not any(line.startswith("Face down: A1") or "touches" in line for line in lines)


def ended(points: list[int]) -> NorthState:
    s = corner()
    s.turns = 50
    s.points = points
    s.finish()
    s.ended = 1 if max(points) >= 5 else 2
    return s


def test_the_end_names_winner_and_margin() -> None:
    """If the game is over, then the table opens with who won, by how much and why."""
    assert english_table(ended([3, 5]))[:2] == [
        "The game is over after 50 turns.",
        "Fjord wins by 2 points, 5 to 3.",
    ]
    assert english_table(ended([3, 2]))[1] == "The turns are used up: Rowan wins by 1 point, 3 to 2."
    assert english_table(ended([2, 2]))[1] == "The turns are used up and all is even: the game is a draw."
    s = ended([2, 2])
    put(s, 1, EAST, 1)
    assert english_table(s)[1].endswith("Fjord wins by territories, 1 to 0.")
    put(s, 0, NW, 3)
    assert english_table(s)[1].endswith("Rowan wins by units on the board, 3 to 1.")
    assert in_all(words.say_prompt(s)) == ["The game is over", "La partie est finie", "ゲームは終了しました"]
