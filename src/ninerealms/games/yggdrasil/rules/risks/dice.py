"""The saving throw: rolling, success, rerolls and changes (pages 17, 22 and 23)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts, bonds, powers
from ninerealms.games.yggdrasil.rules.state import (
    ANDVARINAUT,
    COMRADE,
    DRAUPNIR,
    FACES,
    FREYJA,
    FREYR,
    GOD_ONE,
    GOD_TWO,
    NOT_ROLLED,
    ONE,
    ONE_LOST,
    SKYRMIR,
    SUCCESS,
    SUCCESS_LOST,
    SUTTUNG,
    THOR,
    TWO,
    TWO_LOST,
    UTGARD_LOKI,
    VANIR_ONE,
    VANIR_TWO,
    YggState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE

GOD_DIE: list[I8] = content.god_die
VANIR_DIE: list[I8] = content.vanir_die
SIDES = 6
REROLLED_GOD = 1
REROLLED_VANIR = 2
ELVES_FOR_ONE = 2


def succeeds(face: int, one: int, two: int) -> bool:
    """YGG-217, YGG-218: S succeeds for everybody, I and II for those who can."""
    if face == SUCCESS or face == SUCCESS_LOST:
        return True
    if face == ONE or face == ONE_LOST:
        return one != 0
    if face == TWO or face == TWO_LOST:
        return two != 0
    return False


def god_succeeds(s: YggState, figure: int, face: int) -> bool:
    """YGG-274, YGG-277: what a god's own die needs to show."""
    return succeeds(face, s.faces[figure] & GOD_ONE, s.faces[figure] & GOD_TWO)


def vanir_succeeds(s: YggState, figure: int, face: int) -> bool:
    """YGG-273, YGG-274: what a Vanir die in a god's hand needs to show."""
    return succeeds(face, s.faces[figure] & VANIR_ONE, s.faces[figure] & VANIR_TWO)


def comrade_succeeds(s: YggState, other: int) -> bool:
    """YGG-281: a comrade's die as it shows, or changed by its Elf."""
    return s.comrade_fixed & (1 << other) != 0 or god_succeeds(s, other, s.comrade[other])


def roll_all(s: YggState, seat: int, count: int) -> int:
    """YGG-146, YGG-216, YGG-280, YGG-282, YGG-284: all dice of one throw; Utgard-Loki keeps the god dice away."""
    barred = jotuns.is_active(s, UTGARD_LOKI)
    if not barred:
        roll_god(s, seat, 216)  # YGG-216
    for _ in range(count):
        roll_vanir(s, seat, 216)  # YGG-216
    for other in range(s.gods):
        if not barred and bonds.is_near(s, COMRADE, seat, other):
            s.comrade[other] = GOD_DIE[s.rng.below(SIDES, DICE)]
            s.tell(v.COMRADE_ROLLED, other, s.comrade[other], seat)
    return count


def roll_god(s: YggState, seat: int, rule: int) -> int:
    s.god_face = GOD_DIE[s.rng.below(SIDES, DICE)]
    return s.tell_by(rule, v.GOD_DIE_ROLLED, seat, s.god_face)


def roll_vanir(s: YggState, seat: int, rule: int) -> int:
    face = VANIR_DIE[s.rng.below(SIDES, DICE)]
    s.rolled[face] += 1
    return s.tell_by(rule, v.VANIR_ROLLED, seat, face)


def cancelled(s: YggState, seat: int) -> int:
    """YGG-217, YGG-219, YGG-280, YGG-283, YGG-301: the risks the throw cancels as it stands now."""
    total = 0
    if s.god_face != NOT_ROLLED and (s.god_fixed or god_succeeds(s, seat, s.god_face)):
        total += 2 if powers.has(s, seat, THOR) else 1
    for face in range(FACES):
        total += s.rolled[face] if vanir_succeeds(s, seat, face) else s.fixed[face]
    for other in range(s.gods):
        if s.comrade[other] != NOT_ROLLED and comrade_succeeds(s, other):
            total += 1
    return total


def remaining(s: YggState, seat: int) -> int:
    """YGG-222: the risks not yet cancelled."""
    left = s.risk - cancelled(s, seat)
    return left if left > 0 else 0


def change(s: YggState) -> int:
    """YGG-213, YGG-219: rerolls first, then the Elves of comrades, then what the god itself has."""
    if s.step() <= 1:
        return ask_rerolls(s, s.actor())
    if s.step() <= 3:
        return ask_comrades(s, s.actor())
    return ask_changes(s, s.actor())


def ask_rerolls(s: YggState, seat: int) -> int:
    """YGG-228, YGG-229: reroll until done; wakes at 2."""
    if s.step() == 1:
        reroll(s, seat, s.answer)
        if s.answer == v.NO_REROLL:
            return s.wake(2)
    if offer_rerolls(s, seat) == 0:
        return s.wake(2)
    s.offer(v.NO_REROLL)
    return s.ask(seat, v.REROLL, 0, 1)


def ask_comrades(s: YggState, seat: int) -> int:
    """YGG-281: each comrade may give an Elf for its own die; wakes at 4."""
    if s.step() == 3:
        help_as_comrade(s, s.get(v.CHANGE_WHO), s.answer)
        s.put(v.CHANGE_WHO, s.get(v.CHANGE_WHO) + 1)
    while s.get(v.CHANGE_WHO) < s.players:
        if can_help(s, seat, s.get(v.CHANGE_WHO)):
            s.offer(0)
            s.offer(1)
            return s.ask(s.get(v.CHANGE_WHO), v.COMRADE_ELF, v.OF_RELATION + COMRADE, 3)
        s.put(v.CHANGE_WHO, s.get(v.CHANGE_WHO) + 1)
    return s.wake(4)


def ask_changes(s: YggState, seat: int) -> int:
    """YGG-219, YGG-296, YGG-297: one change after another while risks are left."""
    if s.step() == 5:
        if s.answer == v.CHANGE_NO_MORE:
            return DONE
        make_change(s, seat, s.answer)
    if remaining(s, seat) == 0 or offer_changes(s, seat) == 0:
        return DONE
    s.offer(v.CHANGE_NO_MORE)
    return s.ask(seat, v.CHANGE_DIE, 0, 5)


def offer_rerolls(s: YggState, seat: int) -> int:
    """YGG-228, YGG-229: Draupnir for the god die, Andvarinaut for any of the Vanir dice, once each."""
    if s.god_face != NOT_ROLLED and s.rerolled & REROLLED_GOD == 0 and artifacts.works(s, seat, DRAUPNIR):
        s.offer(v.REROLL_GOD)
    if s.rerolled & REROLLED_VANIR == 0 and artifacts.works(s, seat, ANDVARINAUT):
        picked = 0
        for face in range(FACES):
            picked += s.again[face]
            if s.rolled[face] > s.again[face]:
                s.offer(face)
        if picked > 0:
            s.offer(v.THROW_AGAIN)
    return s.count


def reroll(s: YggState, seat: int, chosen: int) -> int:
    """YGG-228, YGG-229: pick a Vanir die, throw those picked, or throw the god die."""
    if chosen == v.REROLL_GOD:
        s.rerolled |= REROLLED_GOD
        return roll_god(s, seat, 229)  # YGG-229
    if chosen < FACES:
        s.again[chosen] += 1
        return 0
    count = 0
    for face in range(FACES):
        if chosen == v.THROW_AGAIN:
            s.rolled[face] -= s.again[face]
            count += s.again[face]
        s.again[face] = 0
    if chosen == v.THROW_AGAIN:
        s.rerolled |= REROLLED_VANIR
        for _ in range(count):
            roll_vanir(s, seat, 228)  # YGG-228
    return count


def can_help(s: YggState, seat: int, other: int) -> bool:
    """YGG-142, YGG-281: a comrade with a failed die and an Elf of its own."""
    if s.comrade[other] == NOT_ROLLED or god_succeeds(s, other, s.comrade[other]):
        return False
    return s.elves[other] > 0 and remaining(s, seat) > 0 and not jotuns.is_active(s, SUTTUNG)


def help_as_comrade(s: YggState, other: int, willing: int) -> int:
    """YGG-281: the comrade's Elf goes to Alfheim and makes its die a success."""
    if willing:
        s.elves[other] -= 1
        s.elf_reserve += 1
        s.comrade_fixed |= 1 << other
        s.tell_by(281, v.DIE_CHANGED, other, s.comrade[other], 0)  # YGG-281
    return willing


def offer_changes(s: YggState, seat: int) -> int:
    """YGG-142, YGG-143, YGG-219, YGG-296, YGG-297: failed dice an Elf can change, Freyr's price, Freyja's Heroes."""
    if s.elves[seat] > 0 and not jotuns.is_active(s, SUTTUNG):
        for face in range(FACES):
            if s.rolled[face] > s.fixed[face] and not vanir_succeeds(s, seat, face):
                s.offer(face)
        if s.god_face != NOT_ROLLED and s.god_fixed == 0 and not god_succeeds(s, seat, s.god_face):
            s.offer(v.CHANGE_GOD)
    if s.elves[seat] >= ELVES_FOR_ONE and powers.has(s, seat, FREYR):
        s.offer(v.ELVES_OF_FREYR)
    if s.valhalla > 0 and powers.has(s, seat, FREYJA) and not jotuns.is_active(s, SKYRMIR):
        s.offer(v.HERO_OF_FREYJA)
    return s.count


def make_change(s: YggState, seat: int, chosen: int) -> int:
    """YGG-219, YGG-296, YGG-297: one Elf for one die, two Elves of Freyr or one Hero of Freyja for one risk."""
    if chosen == v.ELVES_OF_FREYR:
        s.elves[seat] -= ELVES_FOR_ONE
        s.elf_reserve += ELVES_FOR_ONE
        s.risk -= 1
        return s.tell(v.FREYR_PAID, seat, ELVES_FOR_ONE)
    if chosen == v.HERO_OF_FREYJA:
        s.valhalla -= 1
        s.risk -= 1
        return s.tell_by(297, v.HEROES_USED, seat, 1, s.risk)  # YGG-297
    s.elves[seat] -= 1
    s.elves_used += 1
    if chosen == v.CHANGE_GOD:
        s.god_fixed = 1
        return s.tell(v.DIE_CHANGED, seat, s.god_face, 0)
    s.fixed[chosen] += 1
    return s.tell(v.DIE_CHANGED, seat, chosen, 1)
