"""What holds after every answer of a scenario: a question to somebody, with a number only where it is needed."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kernel.state import TEAM

# Questions that hand over an amount: the willpower to give away, that would be lost, the reward to divide.
HANDS_OVER = (v.HEAL, v.RING, v.REWARD, v.SHARE)


def check_question(s: AndorState) -> None:
    """Somebody at the table is asked, and only where it is needed a number is handed over."""
    if s.top < 0:
        return
    assert s.seat == TEAM or 0 <= s.seat < s.players, s.seat
    offered = list(s.options)[: s.count]
    assert len(set(offered)) == s.count, f"offered twice: {sorted(offered)}"
    if s.kind == v.JOIN:
        assert 0 <= s.source < s.players, "nobody invites"
        assert s.source != s.seat, "who invites itself"
    elif s.kind == v.CANCEL_EVENT:
        assert v.EVENT_TURNED in [event[0] for event in s.events or ()], "an event nobody has turned up"
        assert [event[2] for event in s.events or () if event[0] == v.EVENT_TURNED][-1] == s.source
    else:
        assert s.source > 0 if s.kind in HANDS_OVER else s.source == 0, v.KINDS[s.kind].name
