"""The Hero phase: move, heal or draw."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board, cards, hero
from ninerealms.games.ragnarok.rules.state import WITH_HERO, RagnarokState
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

HERO_STEPS: Number = content.GAME["hero_steps"]


def act(s: RagnarokState) -> int:
    """LOR-034, LOR-135: one of three, or none."""
    seat = s.actor()
    if s.step() == 0:
        s.phase = WITH_HERO
        offer_acts(s, seat)
        return s.ask(seat, v.HERO_ACT, 0, 1)
    if s.step() == 2:
        hero.place(s, seat, s.answer, USUAL)
        return DONE
    if s.step() == 1 and s.answer == v.HERO_MOVES:
        hero.offer_within(s, board.within(s, s.hero_at[seat], HERO_STEPS), v.HERO_TOO_FAR)
        return s.ask(seat, v.HERO_TO, HERO_STEPS, 2)
    if s.step() == 1 and s.answer == v.HERO_HEALS:
        s.wake(3)
        return s.call(v.HEAL_SOME, seat, 1, 1)
    if s.step() == 1 and s.answer == v.HERO_DRAWS:
        cards.draw(s, seat, 1, USUAL)
    return DONE


def offer_acts(s: RagnarokState, seat: int) -> int:
    s.offer(v.HERO_MOVES)
    if s.injury[seat]:
        s.offer(v.HERO_HEALS)
    else:
        s.close(v.HERO_HEALS, v.NO_INJURY)
    if cards.can_draw(s):
        s.offer(v.HERO_DRAWS)
    else:
        s.close(v.HERO_DRAWS, v.NO_CARDS_LEFT)
    return s.offer(v.HERO_RESTS)
