"""Prayer: a priest at a monument, a rune at a forge."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import cards, runes
from ninerealms.games.ragnarok.rules.state import (
    ATTRIBUTES,
    MONUMENTS,
    NOWHERE,
    ODIN,
    PRAYING,
    THOR,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

MOST_ATTRIBUTE: Number = content.GAME["most_attribute"]


def pray(s: RagnarokState) -> int:
    """LOR-032, LOR-033, LOR-132: a rune of the forge where the Hero is; a ready priest may go to a monument."""
    seat = s.actor()
    if s.step() == 0:
        s.phase = PRAYING
        visit_forge(s, seat)
        if s.ready[seat] == 0:
            return DONE
        for monument in range(MONUMENTS):
            if s.praying[seat] >> monument & 1:
                s.close(monument, v.PRIEST_THERE)
            else:
                s.offer(monument)
        s.offer(v.NO_PRAYER)
        return s.ask(seat, v.PRAY_TO, 0, 1)
    if s.step() == 1 and s.answer != v.NO_PRAYER:
        s.wake(2)
        return send_priest(s, seat, s.answer)
    return DONE


def visit_forge(s: RagnarokState, seat: int) -> int:
    """LOR-033, LOR-134: one rune of the forge's symbol."""
    rune = s.forge[s.hero_at[seat]]
    if rune != NOWHERE and runes.can_gain(s, seat, rune):
        runes.gain(s, seat, rune, USUAL)
    return rune


def send_priest(s: RagnarokState, seat: int, monument: int) -> int:
    """LOR-032, LOR-132, LOR-133, LOR-172: the attribute rises, up to 5; the bonus is that of the monument's level."""
    s.ready[seat] -= 1
    s.praying[seat] |= 1 << monument
    place = seat * ATTRIBUTES + monument
    rule = USUAL
    if s.attribute[place] < MOST_ATTRIBUTE:
        s.attribute[place] += 1
    else:
        rule = 132  # LOR-132
    s.tell_by(rule, v.PRAYED, seat, monument, s.attribute[place])
    level = s.monument[monument]
    if monument == ODIN:
        cards.draw(s, seat, level - 1, 251)  # LOR-251
        return DONE
    if monument == THOR:
        return s.call(v.HEAL_SOME, seat, level - 1, 0, 252)  # LOR-252
    return s.call(v.RAISE, seat, level - 1, v.FOR_FREYJA)  # LOR-253
