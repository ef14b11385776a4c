"""The narrator on the legend track: one letter, its card, the knights, and who stands up."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import ends
from ninerealms.games.andor.rules.legends import goals, legends
from ninerealms.games.andor.rules.state import LAST_LETTER, AndorState
from ninerealms.games.andor.rules.sunrise import knights
from ninerealms.kernel.state import DONE, NEXT, USUAL


def narrate(s: AndorState) -> int:
    """AND-044, AND-102: a letter further, the card of a star, the knights that were on the board; heroes stand up."""
    if s.step() == 0:
        s.letter += 1  # AND-041, AND-173, AND-183
        is_sunrise = s.top > 0 and s.proc[s.top - 1] == v.SUNRISE
        s.tell_by(USUAL if is_sunrise else 45, v.NARRATOR_MOVES, s.letter)  # AND-045
        if s.letter >= LAST_LETTER:
            return reach_last(s)
        s.put(v.NARRATE_AT, knights.on_board(s))
        s.wake(1)  # AND-042, AND-174, AND-175: only a star has a card
        return s.call(v.RUN_CARD, s.actor(), s.letter) if legends.is_star(s, s.letter) else NEXT
    if s.step() == 1:
        s.wake(2)  # AND-289
        return s.call(v.KNIGHTS_RIDE, s.actor(), s.get(v.NARRATE_AT)) if s.get(v.NARRATE_AT) != 0 else NEXT
    knights.stand_up(s)  # AND-305, AND-440
    return DONE


def reach_last(s: AndorState) -> int:
    """AND-051, AND-176, AND-419, AND-600: card N; won if all goals are met by now, else lost at once."""
    s.tell(v.CARD_READ, s.legend, s.letter)
    goals.check(s)
    if s.ended == 0:
        ends.lose(s, v.BY_LETTER)
    return DONE
