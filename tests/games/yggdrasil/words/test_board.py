"""The table of Yggdrasil in words, its odds and its end."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    HEL,
    LOKI,
    MIDGARD,
    VANAHEIM,
    YggState,
)
from ninerealms.games.yggdrasil.seen import odds, view
from ninerealms.games.yggdrasil.words import odds as odds_words
from ninerealms.games.yggdrasil.words import words
from ninerealms.text.words import Say
from tests.games.sentences import NBSP, change, each_question
from tests.games.yggdrasil.words.speaking import (
    ask,
    english_table,
    in_all,
    in_english,
    started,
)


def test_the_table_in_words() -> None:
    """If the table is read out, then it says where everybody stands and what every gauge shows."""
    s = started()
    change(s, "place", 1, MIDGARD)
    change(s, "deck", 0, HEL)
    s.valhalla = 1
    lines = english_table(s)
    assert lines[:3] == [
        "Round 1, easy game.",
        "The team has to choose now.",
        "The order of play is not agreed yet.",
    ]
    for line in (
        "Midgard: gods: Thor; enemies: Jormungand (strength 3); for Odin normal: 2 Heroes to Valhalla.",
        "Cage: Fenrir (strength 1); 7 markers left.",
        "Surt: strength 1; 0 Fire Giants on the gauge, 8 in Muspelheim.",
        "Valhalla: 1 Hero, 7 in Midgard.",
        "No card lies face up on the wheel.",
        "Face down on the wheel: Odin, Thor, Frigg.",
        "Odin, Rowan (you): 7 of 7 life, in Asgard; 0 Elves, 0 Vanir dice.",
        "Odin’s deck, 5 cards from the top: Hel, 4 unknown cards.",
        "Row: [Nidhogg: start] → nothing → nothing → nothing → nothing → tree.",
    ):
        assert line in lines
    assert any(
        line.startswith("Columns of the tree, from the top down: Asgard – Midgard – Jotunheim;") for line in lines
    )
    assert any("(house content)" in line for line in lines)


def test_the_table_tells_the_odds() -> None:
    """If risky answers are pending, then the table gives the odds from the view alone, as the answers do."""
    s = started(mode="hard", gods="heimdall,odin,tyr")
    change(s, "vanir", 0, 2)
    change(s, "elves", 0, 1)
    change(s, "place", 0, VANAHEIM)
    change(s, "place", 1, VANAHEIM)
    s.valhalla = 1
    ask(s, 0, v.DUTY, [v.ACT, v.FIGHT + LOKI, v.NO_DUTY])
    told = in_english(words.say_option(s, v.FIGHT + LOKI)).split(". ", 1)[1]
    lines = english_table(s)
    assert f"Odds, the fight against Loki: {told}." in lines
    assert sum(line.startswith("Odds, ") for line in lines) == 1
    assert in_english(Say(odds.POLICY)) in lines


@pytest.mark.parametrize("saga", range(7))
def test_a_rebuilt_table_has_the_same_odds(saga: int) -> None:
    """If the odds are reckoned from a view, then they are those of the state, all through a game."""
    for s in each_question(GAME, YggState, 3, 11, {"saga": saga, "mode": "hard"}):
        if s.top >= 0 and s.kind in (v.DUTY, v.USE_HEROES, v.ROLL_VANIR) and s.seat >= 0:
            twin = odds_words.rebuild(view.see(s), s.kind, s.seat, s.source)
            for i in range(s.count):
                assert odds_words.say_odds(twin, s.options[i]) == odds_words.say_odds(s, s.options[i])


def test_the_end_is_told() -> None:
    """If the game is over, then the table says after how many rounds, and why."""
    last = list(each_question(GAME, YggState, 3, 0, {}))[-1]
    lines = english_table(last)
    assert lines[0] == f"The game is over after {last.rounds} rounds."
    assert lines[1] == in_english(words.say_end(v.ENDINGS[last.ended].rule))
    assert in_english(words.say_prompt(last)) == "The game is over"
    assert in_all(words.say_end("YGG-073")) == [
        "The gods win: Nidhogg has reached the tree.",
        f"Les dieux gagnent{NBSP}: Nidhogg a atteint l’arbre.",
        "神々の勝利です。ニーズヘッグが樹に着きました。",
    ]
