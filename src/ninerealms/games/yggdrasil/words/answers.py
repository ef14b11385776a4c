"""Answers in words, second part: risks and dice, creatures, kin and the Saga Book."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import DECK, SON_A, UTGARD_LOKI, YggState
from ninerealms.games.yggdrasil.words.naming import (
    WOLVES,
    Values,
    say_card,
    say_count,
    say_creature,
    say_effect_of,
    say_enemy,
    say_face,
    say_figure,
    say_gift,
    say_god,
    say_jotun,
    say_player,
    say_spoil,
    say_world,
)
from ninerealms.text.words import Say

THINGS = v.GIVE_NO_MORE + 1

# --- risks ----------------------------------------------------------------------------------------


def use_heroes(action: int) -> Say:
    return Say("do-use-heroes", {"count": action})


def roll_vanir(s: YggState, action: int) -> Say:
    key = "do-roll-barred" if s.jotuns & (1 << UTGARD_LOKI) else "do-roll-vanir"
    return Say(key, {"count": action})


def reroll(s: YggState, action: int) -> Say:
    if action == v.NO_REROLL:
        return Say("do-no-reroll")
    if action == v.THROW_AGAIN:
        return Say("do-throw-again", {"count": sum(s.again)})
    if action == v.REROLL_GOD:
        return Say("do-reroll-god", {"face": say_face(s.god_face)})
    return Say("do-reroll-vanir", {"face": say_face(action), "picked": s.again[action]})


def change_die(s: YggState, action: int) -> Say:
    left = say_count("life", dice.remaining(s, s.seat))
    if action == v.CHANGE_NO_MORE:
        return Say("do-change-no-more", {"left": left})
    if action == v.ELVES_OF_FREYR:
        return Say("do-elves-of-freyr")
    if action == v.HERO_OF_FREYJA:
        return Say("do-hero-of-freyja")
    if action == v.CHANGE_GOD:
        return Say("do-change-god", {"face": say_face(s.god_face)})
    return Say("do-change-vanir", {"face": say_face(action)})


def comrade_elf(s: YggState, action: int) -> Say:
    return Say("do-comrade-elf" if action else "do-comrade-not", {"god": say_figure(s, s.actor())})


def kin_bears(s: YggState, action: int) -> Say:
    bearer = say_god(s.source - v.OF_GOD)
    return Say("do-kin-bears", {"god": bearer, "count": action})


def lucky_take(action: int) -> Say:
    return Say("do-lucky-take" if action else "do-take-nothing", {"spoil": say_spoil(action)})


def keep_by_luck(action: int) -> Say:
    return Say("do-keep" if action else "do-keep-nothing", {"spoil": say_spoil(action)})


def keep_elf(action: int) -> Say:
    return Say("do-keep-elf" if action else "do-keep-nothing")


def keep_die(action: int) -> Say:
    return Say("do-keep-die" if action else "do-keep-nothing")


def pick_creature(action: int) -> Say:
    does = say_effect_of("creature", content.creature_ids[action])
    return Say("do-pick-creature", {"creature": say_creature(action), "does": does})


def apply_rune(action: int) -> Say:
    if action == v.NO_RUNE:
        return Say("do-no-rune")
    name = content.RUNES[action]
    return Say("do-apply-rune", {"rune": Say(f"rune-{name}"), "does": say_effect_of("rune", name)})


# --- creatures, kin, the Saga Book ----------------------------------------------------------------


def beat_jotun(action: int) -> Say:
    does = say_effect_of("jotun", content.jotun_ids[action])
    return Say("do-beat-jotun", {"jotun": say_jotun(action), "does": does})


def give_what(action: int) -> Say:
    return Say("do-give-no-more") if action == v.GIVE_NO_MORE else Say("do-give", {"thing": say_gift(action)})


def give_to(s: YggState, action: int) -> Say:
    return Say("do-give-to", {"god": say_player(s, action)})


def heal_whom(s: YggState, action: int) -> Say:
    return Say("do-heal", {"god": say_figure(s, action), "life": s.life[action], "limit": s.limit[action]})


def order_cards(s: YggState, action: int) -> Say:
    top, below = (s.deck[s.seat * DECK + place] for place in (0, 1))
    if action:
        top, below = below, top
    cards: Values = {name: say_card(s, card % 6, card // 6, s.seat) for name, card in (("top", top), ("below", below))}
    return Say("do-swap-cards" if action else "do-keep-cards", cards)


def urd_card(s: YggState, action: int) -> Say:
    card = s.wheel[action]
    return Say("do-urd-card", {"enemy": say_enemy(card % 6), "god": say_figure(s, card // 6)})


def urd_owner(s: YggState, action: int) -> Say:
    return Say("do-urd-owner", {"god": say_player(s, action)})


def set_life(s: YggState, action: int) -> Say:
    return Say("do-set-life", {"god": say_figure(s, s.get(v.DO_VERDANDI_FIGURE)), "amount": say_count("life", action)})


def kin_take(s: YggState, action: int) -> Say:
    if action == v.KIN_NO_MORE:
        return Say("do-kin-no-more")
    return Say("do-kin-take", {"god": say_figure(s, action // THINGS), "thing": say_gift(action % THINGS)})


def clear_world(action: int) -> Say:
    return Say("do-clear-world", {"world": say_world(action)})


def oath_to(action: int) -> Say:
    return Say("do-oath-to", {"world": say_world(action)})


def son_back(action: int) -> Say:
    world = content.son_start[action]
    return Say("do-son-back", {"foe": say_enemy(SON_A + action), "world": say_world(world)})


def wolf_behind(s: YggState, action: int) -> Say:
    return Say("do-wolf-behind", {"wolf": Say(f"enemy-{WOLVES[action]}"), "space": s.wolf[action] + 1})


ANSWERS: dict[int, Callable[[YggState, int], Say]] = {
    v.ROLL_VANIR: roll_vanir,
    v.REROLL: reroll,
    v.CHANGE_DIE: change_die,
    v.COMRADE_ELF: comrade_elf,
    v.KIN_BEARS: kin_bears,
    v.GIVE_TO: give_to,
    v.HEAL_WHOM: heal_whom,
    v.ORDER_CARDS: order_cards,
    v.URD_CARD: urd_card,
    v.URD_OWNER: urd_owner,
    v.SET_LIFE: set_life,
    v.KIN_TAKE: kin_take,
    v.WOLF_BEHIND: wolf_behind,
}
# Answers that say the same on every table.
PLAIN: dict[int, Callable[[int], Say]] = {
    v.CLEAR_WORLD: clear_world,
    v.USE_HEROES: use_heroes,
    v.LUCKY_TAKE: lucky_take,
    v.KEEP_BY_LUCK: keep_by_luck,
    v.KEEP_ELF: keep_elf,
    v.KEEP_DIE: keep_die,
    v.BEAT_JOTUN: beat_jotun,
    v.GIVE_WHAT: give_what,
    v.OATH_TO: oath_to,
    v.SON_BACK: son_back,
    v.PICK_CREATURE: pick_creature,
    v.APPLY_RUNE: apply_rune,
}
