"""What is asked."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import HUGIN_AND_MUNIN, YggState
from ninerealms.games.yggdrasil.words.naming import (
    Values,
    say_count,
    say_creature,
    say_enemy,
    say_figure,
    say_gift,
    say_god,
    say_player,
    say_world,
)
from ninerealms.games.yggdrasil.words.options import is_easy, moved_figure
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

PHASES = ("", "phase-reveal", "phase-move", "phase-duty")
FIXED_WORLDS = (v.MOVE_TO, v.DUTY, v.FIGHT_WHAT, v.ACT_THERE)


def say_prompt(s: YggState) -> Say:
    """Who must do what."""
    if s.top < 0:
        return Say("ask-over")
    key = f"ask-{v.KINDS[s.kind].name.lower().replace('_', '-')}"
    if s.kind == v.DUTY and s.get(v.DO_DUTY_ACTED) + s.get(v.DO_DUTY_FOUGHT):
        key = "ask-duty-again"
    elif s.kind == v.TAKE_COUNT:
        key = "ask-take-dice" if s.source == v.OF_CREATURE + HUGIN_AND_MUNIN else "ask-take-elves"
    elif s.kind == v.CHOOSE_GOD and not is_easy(s):
        key = "ask-choose-god-hard"
    elif s.kind == v.HEAL_WHOM and s.source >= v.OF_GOD:
        key = "ask-give-life"
    elif s.kind == v.GO_TO and s.source >= v.OF_PAGE:
        key = "ask-go-by-horn"
    return Say(key, {"seat": say_player(s, s.seat), **prompt_values(s, s.kind)})


def say_phase(s: YggState) -> Say:
    """The round, and the step of the turn; before the first round, which gods are being chosen."""
    if s.rounds == 0:
        is_chosen = all(s.god[figure] >= 0 for figure in range(s.gods))
        return Say("phase-setup" if is_chosen else "phase-support" if s.kind == v.CHOOSE_SUPPORT else "phase-gods")
    step = next((s.pc[at] for at in range(s.top, -1, -1) if s.proc[at] == v.TURN), 0)
    phase = PHASES[(step + 1) // 2] if step else "phase-order" if s.kind == v.NEXT_TURN else ""
    part = Say("phase-round", {"round": s.rounds})
    return Say("phase-in", {"round": part, "phase": Say(phase)}) if phase else part


def say_have(s: YggState, seat: int) -> Say:
    """Life, Elves, Vanir dice, and the Heroes in Valhalla that all share."""
    own = [("life", s.life[seat]), ("elves", s.elves[seat]), ("vanir", s.vanir[seat])]
    head = Say("have", {"things": joined([say_count(thing, count) for thing, count in own])})
    shared = Say("have-valhalla", {"heroes": say_count("heroes", s.valhalla)})
    return Say("have-more", {"head": head, "next": shared})


def prompt_values(s: YggState, kind: int) -> Values:
    """What else a question names."""
    if kind == v.NEXT_TURN:
        return {"number": sum(seat >= 0 for seat in s.order) + 1}
    if kind in FIXED_WORLDS:
        return {"world": say_world(s.place[s.seat])}
    if kind in (v.MOVE_SUPPORT, v.GO_TO):
        figure = moved_figure(s)
        where: Values = {"god": say_figure(s, figure), "world": say_world(s.place[figure])}
        return {**where, "source": say_source(s.source)} if kind == v.GO_TO else where
    if kind == v.APPLY_RUNE:
        return {"runes": joined([Say(f"rune-{name}") for name in waiting_runes(s)])}
    if kind in (v.USE_HEROES, v.ROLL_VANIR):
        return {"risks": say_count("risks", s.risk), "heroes": s.valhalla, "count": s.vanir[s.seat]}
    if kind == v.CHANGE_DIE:
        return {"left": say_count("risks", dice.remaining(s, s.seat)), "elves": s.elves[s.seat]}
    return prompt_names(s, kind)


def prompt_names(s: YggState, kind: int) -> Values:
    """Whom or what a question names."""
    if kind in (v.COMRADE_ELF, v.LUCKY_TAKE):
        return {"god": say_figure(s, s.actor())}
    if kind == v.KIN_BEARS:
        return {"god": say_god(s.source - v.OF_GOD), "amount": say_count("life", s.options[s.count - 1])}
    if kind == v.GIVE_TO:
        return {"thing": say_gift(s.get(v.DO_GULLTOPP_THING))}
    if kind == v.HEAL_WHOM and s.source < v.OF_GOD:
        return {"source": say_source(s.source)}
    if kind == v.URD_OWNER:
        return {"enemy": say_enemy(s.wheel[s.get(v.DO_URD_PLACE)] % 6)}
    if kind == v.SET_LIFE:
        return {"god": say_figure(s, s.get(v.DO_VERDANDI_FIGURE)), "left": s.get(v.DO_VERDANDI_TOTAL)}
    return {}


def waiting_runes(s: YggState) -> list[str]:
    return [name for i, name in enumerate(content.RUNES) for _ in range(s.get(v.DO_RUNES_WAITING + i))]


def say_source(source: int) -> Say:
    """The creature, or the page, that asks."""
    if v.OF_CREATURE <= source < v.OF_ARTIFACT:
        return say_creature(source - v.OF_CREATURE)
    return Say("saga-book")
