"""Tables of Dice Forge to speak about, and what is said of them in every language."""

from __future__ import annotations

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import SIDES, SLOTS, ForgeState
from ninerealms.games.diceforge.words import words
from tests.games.sentences import Sentences, change

KEYS = "ask|do|log|why|brief|table|end|count|card|set(?!-up)|effect|face|seat|space|zone|token|draw"

SENTENCES = Sentences(GAME, KEYS)

speaker, in_all, in_english = SENTENCES.speaker, SENTENCES.in_all, SENTENCES.in_english

english_table = SENTENCES.english_table


def started(setup: str = "first", players: int = 2) -> ForgeState:
    """A game at its first question, with seat 0 to play."""
    s = GAME.start(players=players, seed=1, options={"setup": setup})
    assert isinstance(s, ForgeState)
    s.first = s.active = 0
    return s


def own(s: ForgeState, seat: int, card: int, count: int = 1) -> None:
    """Cards of a set for a player."""
    change(s, "cards", seat * SLOTS + content.set_slot[card], count)


def put_face(s: ForgeState, die: int, face: str) -> None:
    """A die shows a face on its first side."""
    change(s, "die", die * SIDES, content.face_ids.index(face))
    change(s, "up", die, 0)


def ask(
    s: ForgeState, kind: int, options: list[int], source: int = 0, proc: int = v.ACTION, **registers: int
) -> ForgeState:
    """A question of seat 0 out of a procedure with some registers (r0=..)."""
    s.top = 0
    s.push(proc, 0)
    for name, value in registers.items():
        s.put(int(name[1:]), value)
    s.count = 0
    for option in options:
        s.offer(option)
    s.ask(0, kind, source, 1)
    return s


def options_in_english(s: ForgeState) -> list[str]:
    return [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]
