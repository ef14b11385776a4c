"""How good a table looks for the players: an opinion for bots, no rule.

Everything is counted in lives: what threatens, what the gods have left, what they hold, and what the duty
that is offered or in progress will bring.
"""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, judge_duty, tree
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import GONE, ICONS, YggState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import REGISTERS

ROW_ICON: list[I8] = content.row_icon
STEP = 5.0
PAGE = 18.0
SOFTNESS = 45.0
TREE = 2
DEAD_TREE = 3


def judge(s: YggState) -> float:
    """Between 0 and 1."""
    worth = progress(s) + judge_duty.standing(s) + in_progress(s)
    size = worth if worth > 0 else -worth
    return 0.5 + 0.5 * worth / (size + SOFTNESS)


def progress(s: YggState) -> float:
    """Steps of Nidhogg, good on the way to a tree, bad on the way to a dead tree; pages and goals of a saga."""
    worth = STEP * s.nidhogg
    for i in range(s.page * ICONS, s.page * ICONS + ICONS):
        if ROW_ICON[i] == DEAD_TREE:
            worth = -0.7 * STEP * s.nidhogg
    if s.saga > 0 and s.page > 2 * s.saga:
        worth += PAGE
    worth += 5.0 * s.oaths + 4.0 * sagas.count_slain(s)
    worth += 3.0 * deck.count_bits(s.wolf_beaten)
    if s.saga == sagas.NAGLFAR_SAGA:
        worth += 3.0 * tree.count_servants(s, GONE)
    return worth


def in_progress(s: YggState) -> float:
    """What the duties on the stack will still bring, less what their risks will cost."""
    worth = 0.0
    for i in range(s.top + 1):
        proc = s.proc[i]
        if proc == v.DO_FIGHT:
            worth += judge_duty.gain_of_fight(s, s.reg[i * REGISTERS + v.DO_FIGHT_TARGET])
        elif proc == v.DO_ACT and s.pc[i] > 0:
            worth += judge_duty.gain_of_act(
                s, s.who[i], s.reg[i * REGISTERS + v.DO_ACT_WORLD], s.reg[i * REGISTERS + v.DO_ACT_GRADE]
            )
        elif proc == v.RISK:
            worth -= cost_in_progress(s, i)
        elif proc == v.DO_DUTY and i == s.top:
            worth += best_duty(s, s.who[i])
    return worth


def cost_in_progress(s: YggState, i: int) -> float:
    """What a risk will cost from where it stands: before the Heroes, before the throw, or after it."""
    seat = s.who[i]
    step = s.pc[i]
    if step <= 2:
        return judge_duty.cost_of_risks(s, seat, s.risk, s.valhalla)
    if step <= 4 and s.proc[s.top] == v.THROW:
        return judge_duty.cost_of_risks(s, seat, s.risk, 0)
    if s.proc[s.top] == v.SPOILS:
        return 0.0
    if s.proc[s.top] == v.CHANGE or step <= 8:
        return judge_duty.cost_of_life(s, seat, judge_duty.left_over(s, seat))
    return 0.0


def best_duty(s: YggState, seat: int) -> float:
    """The best of the duties offered."""
    best = 0.0
    world = s.place[seat]
    for k in range(s.count):
        option = s.options[k]
        gain = 0.0
        if option >= v.FIGHT:
            target = option - v.FIGHT
            gain = judge_duty.gain_of_fight(s, target)
            gain -= judge_duty.cost_of_risks(s, seat, fight.expected_risks(s, seat, target), s.valhalla)
        elif option == v.ACT:
            gain = judge_duty.gain_of_visit(s, seat, world)
        elif option == v.RESTORE:
            gain = judge_duty.gain_of_restoring(s, seat, world)
        elif option == v.SAGA_ACT:
            gain = 3.0 if s.saga == sagas.BALDR else 0.5
        elif option == v.REGAIN_LIFE:
            gain = -judge_duty.cost_of_life(s, seat, -1)
        if gain > best:
            best = gain
    return best
