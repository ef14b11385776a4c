"""What holds after every answer of a scenario: a question to somebody, with a number only where it is needed.

What is told could have happened, and accounts for every point of every hero; what can be attacked or gone to is
offered, or it is said why not.
"""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import (
    CAVE,
    CAVES,
    FALCON,
    FLASK,
    MOST_DICE,
    NEIGHBOURS,
    PLANT,
    RAASHANA,
    RIVER,
    ROCK,
    SEATS,
    SPACES,
    SPYGLASS,
    TENAYA,
    THINGS,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.things.free import TAKOTA_PAID, TAKOTA_SPACE
from ninerealms.games.andor.seen.view import block_of
from ninerealms.kernel.state import TEAM

# Questions that hand over an amount: the willpower to give away, that would be lost, the reward to divide.
HANDS_OVER = (v.HEAL, v.RING, v.REWARD, v.SHARE)


def check_question(s: AndorState) -> None:
    """Somebody at the table is asked, and only where it is needed a number is handed over.

    Whatever is in progress is somebody's at the table, or the team's.
    """
    if s.top < 0:
        return
    for seat in (s.seat, *list(s.who)[: s.top + 1]):
        assert seat == TEAM or 0 <= seat < s.players, seat
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


# What lies there in a fight alone, and nothing else may lie there.
OF_FIGHTS = (
    *("foe", "foe_place", "foe_strength", "foe_will", "foe_reward", "foe_rolls", "foe_dice", "dice", "rolled", "value"),
    *("archers", "knives", "crowned", "lanced", "startled", "round", "bladed", "stoned", "fighters"),
)


def check_fight(s: AndorState) -> None:
    """When a hero begins to act nothing of a fight lies there; in one no more than was rolled."""
    if s.top < 0:
        return
    for field in OF_FIGHTS if s.kind == v.ACT else ():
        kept = getattr(s, field)
        assert not any(kept if isinstance(kept, list) else [kept]), f"nobody fights, and yet {field}"
    assert {s.bladed, s.stoned, s.lanced, s.startled} <= {0, 1}, "used more than once"
    assert not any(list(s.foe_dice)[s.foe_rolls :]), "more dice than the enemy rolls"
    for seat in range(SEATS):
        row = list(s.dice)[seat * MOST_DICE : (seat + 1) * MOST_DICE]
        assert all(row[: s.rolled[seat]]), "a die shows nothing"
        assert not any(row[s.rolled[seat] :]), "more dice than were rolled"


# --- what is told -------------------------------------------------------------------------------------

SEATS_TOLD = ("seat", "companion")
AT_LEAST_ONE = (
    *("count", "die", "dice", "before", "after", "value", "foe_value", "rock", "strength", "day", "slot", "ending"),
)
GAINS = {v.WILL_GAINED: "will", v.STRENGTH_GAINED: "strength", v.GOLD_GAINED: "gold"}
LOSSES = {v.WILL_LOST: "will", v.STRENGTH_LOST: "strength", v.GOLD_LOST: "gold", v.EXTRA_HOURS: "will"}
POINTS = ("will", "strength", "gold")


def is_space(s: AndorState, space: int) -> bool:
    """Whether a side has a space; the cave is there when somebody or something is in it."""
    return 0 < space < SPACES and content.walks[(s.side * SPACES + space) * NEIGHBOURS] != 0


def check_line(s: AndorState, line: tuple[int, ...]) -> None:
    """Who is told of plays, where it is said to happen is a space, and of nothing no number is told."""
    told = dict(zip(v.EVENTS[line[0]].fields, line[2:], strict=False))
    for field, number in told.items():
        if field in SEATS_TOLD or (field == "to" and line[0] != v.CREATURE_MOVED):
            assert 0 <= number < s.players, line
        elif field in ("space", "to"):
            assert is_space(s, number), line
        elif field == "thing":
            assert number < THINGS, line
        elif field in AT_LEAST_ONE:
            assert number > 0, line
    if "to" in told:
        assert told["to"] != told["seat" if "seat" in told else "space"], line


class Account:
    """The points of all heroes, as they were and as the log says that they came and went since."""

    def __init__(self) -> None:
        self.read = 0
        self.points: dict[str, list[int]] = {}

    def open(self, s: AndorState) -> None:
        """From here on every line counts."""
        self.read = len(s.events or ())
        self.points = {name: list(getattr(s, name)) for name in POINTS} if s.day > 0 else {}

    def check(self, s: AndorState) -> None:
        """Every line leaves as much as it says, and nothing comes or goes untold once the heroes are dealt."""
        events = s.events or []
        for line in events[self.read :]:
            check_line(s, line)
            if self.points:
                self.enter(line[0], *line[2:5])
        self.read = len(events)
        if not self.points:
            self.open(s)
        assert all(self.points[name] == list(getattr(s, name)) for name in self.points), "points came or went untold"

    def enter(self, kind: int, seat: int, count: int, left: int) -> None:
        """One line."""
        if kind == v.GAVE_GOLD:
            self.points["gold"][seat] -= 1
            self.points["gold"][count] += 1
        elif kind in GAINS or kind in LOSSES:
            row = self.points[GAINS.get(kind) or LOSSES[kind]]
            row[seat] += count if kind in GAINS else -count * (content.extra_price if kind == v.EXTRA_HOURS else 1)
            assert row[seat] == left, f"{v.EVENTS[kind].key}: {left} left, not {row[seat]}"


# --- what may be answered -----------------------------------------------------------------------------


def check_answers(s: AndorState) -> None:
    """What is offered is not closed, and only answers are closed; nothing is said of what is not there."""
    if s.top < 0:
        return
    closed = set(s.reasons or {})
    offered = set(list(s.options)[: s.count])
    assert not offered & closed, "offered and closed"
    assert all(0 <= action < v.KINDS[s.kind].size for action in closed), "no answer is closed"
    if s.kind in (v.DICE, v.SHOOT):
        check_dice(s, offered, closed)
    elif s.kind == v.ACT:
        check_spaces(s, offered, closed)
        check_actions(s, offered, closed)
    elif s.kind == v.FREE:
        check_free(s, offered | closed)
    elif s.kind == v.FLIGHT:
        check_flight(s, offered | closed)
    elif s.kind == v.FLAPS_TO:
        assert offered == {space for space in range(1, CAVE) if is_space(s, space)} - {s.flaps}, "not everywhere"


def check_dice(s: AndorState, offered: set[int], closed: set[int]) -> None:
    """Knife and crown are offered for every die, or closed with a reason."""
    rolled = set(range(s.rolled[s.seat]))
    for first in (v.KNIFE_ON, v.CROWN_ON):
        assert {die for die in range(MOST_DICE) if first + die in offered | closed} in (set(), rolled), "not every die"
    assert all(answer == v.REROLL_TWO or answer >= v.KNIFE_ON for answer in closed), "closed for no die"


def check_spaces(s: AndorState, offered: set[int], closed: set[int]) -> None:
    """All spaces of the side can be gone to, those of the cave in its legend, and on from none that is too far."""
    most = SPACES if s.legend == CAVES else CAVE
    spaces = {space for space in range(1, most) if is_space(s, space)}
    assert {action for action in offered | closed if action < v.VIA} == spaces - {s.place[s.seat]}, "not every space"
    assert {action - v.VIA for action in offered if v.VIA <= action < v.TAKE_ALONG} <= offered, "on from too far"
    assert not any(v.VIA <= action < v.TAKE_ALONG for action in closed), "a pause is closed"


def check_actions(s: AndorState, offered: set[int], closed: set[int]) -> None:
    """Everybody who stands there can be attacked, everything used that is there, or it is said why not."""
    here = s.place[s.seat]
    company = [seat for seat in range(s.players) if seat != s.seat and s.place[seat] == here]
    answers = {
        *(v.FIGHT + space for space in range(SPACES) if s.on[space]),
        *(v.FIGHT_BOSS + i for i, space in enumerate(s.boss) if space > 0),
        *(v.FIGHT_KNIGHT + i for i, space in enumerate(s.knight) if space > 0 and space not in list(s.knight)[:i]),
        *(v.FIGHT_SENTINEL + i for i, space in enumerate(s.sentinel) if space > 0),
        *(v.TAKE_ALONG + seat for seat in company if s.hero[s.seat] == RAASHANA),
        *(answer for answer, is_there in list_single(s, here).items() if is_there),
    }
    told = {action for action in offered | closed if v.TAKE_ALONG <= action < v.FREE_OF} - {v.SIP}
    assert told == answers, "not what is there"
    assert v.SIP not in offered | closed or WITH + s.seat in list(s.where)[FLASK:SPYGLASS], "no flask"
    for seat in range(s.players):
        is_closed = s.lying[seat] != 0 or bool(s.asleep & 1 << seat)
        assert (v.FREE_OF + seat in closed) == is_closed, "free actions"


def list_single(s: AndorState, here: int) -> dict[int, bool]:
    """The answers that nobody else and nothing else can have, and whether they are there."""
    return {
        v.TAKE_TILE: s.side == RIVER and s.tile == here,
        v.FIGHT_WIDOW: here in list(s.widow),
        v.PASS: True,
        v.SEND_FLAPS: s.flaps > 0,
        v.SHOOT_CATAPULT: s.catapult == here,
        v.CLEAR_ROCK: s.legend != CAVES and here in list(s.where)[ROCK:PLANT],
        v.END_DAY: True,
    }


def check_free(s: AndorState, told: set[int]) -> None:
    """A hero handles what it has or what lies there, and gives it to who is there."""
    seat, here = s.seat, s.place[s.seat]
    company = [other for other in range(s.players) if other != seat and s.place[other] == here]
    lying = {thing for thing in range(THINGS) if s.where[thing] == here}
    if s.legend != CAVES:
        lying -= set(range(ROCK, PLANT))
    mine = {thing for thing in range(THINGS) if s.where[thing] == WITH + seat}
    found = {action - v.PICK for action in told if action < v.DROP}
    assert (found <= lying, kinds(found)) == (True, kinds(lying)), "not all that lies there"
    found = {action - v.DROP for action in told if v.DROP <= action < v.GIVE}
    assert (found <= mine, kinds(found)) == (True, kinds(mine)), "not all the hero has"
    given = {v.GIVE + thing * SEATS + other for thing in found for other in company}
    assert {action for action in told if v.GIVE <= action < v.GIVE_GOLD} == given, "not to everybody"
    gold = {v.GIVE_GOLD + other for other in company if s.gold[seat] > 0}
    assert {action for action in told if v.GIVE_GOLD <= action < v.USE} == gold, "no gold for everybody"
    assert {action - v.USE for action in told if v.USE <= action < v.BUY_STRENGTH} <= mine, "used and not there"
    is_paid = s.side == RIVER and here == TAKOTA_SPACE and bool(s.takota & ~s.solved & 1 << TAKOTA_PAID)
    assert (v.PAY_TAKOTA in told) == is_paid, "the third Takota card"
    if s.hero[seat] != TENAYA:
        assert not any(v.PREPARE <= action < v.FLY for action in told), "nobody else has spells"
    assert not {v.FLY + seat, v.FIRE_CALL + seat} & told, "to oneself"
    if s.where[FALCON] != WITH + seat:
        assert not any(v.FLY <= action < v.USE_PLANTS for action in told), "no falcon"


def check_flight(s: AndorState, told: set[int]) -> None:
    """Of two heroes each hands the other what it has."""
    pair = (s.actor(), s.get(v.DO_FLIGHT_TO))
    given = set()
    for seat, to in (pair, pair[::-1]):
        given |= {v.GIVE + thing * SEATS + to for thing in range(THINGS) if s.where[thing] == WITH + seat}
        given |= {v.GIVE_GOLD + to} if s.gold[seat] > 0 else set()
    assert told - {v.STOP} <= given, "nobody has it"


def kinds(things: set[int]) -> set[str]:
    return {block_of(thing) for thing in things}
