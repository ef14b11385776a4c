"""The answers in words: what each of them does, with the odds where there is a risk."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, tree, worlds
from ninerealms.games.yggdrasil.rules.creatures import creatures
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    EASY,
    HUGIN_AND_MUNIN,
    JOTUNS,
    LEVELS,
    NAGLFAR,
    NIDHOGG,
    NORMAL,
    SLEIPNIR,
    SON_A,
    WORLDS,
    YggState,
)
from ninerealms.games.yggdrasil.seen.odds import left_after_artifacts
from ninerealms.games.yggdrasil.words import answers
from ninerealms.games.yggdrasil.words.naming import (
    Values,
    say_ability,
    say_artifact,
    say_brief,
    say_count,
    say_effect_of,
    say_enemy,
    say_figure,
    say_god,
    say_grade,
    say_jotun,
    say_opponent,
    say_player,
    say_world,
)
from ninerealms.games.yggdrasil.words.odds import with_odds
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

THINGS = v.GIVE_NO_MORE + 1
WHEEL_SLOT = 2
GOD_FACES = 3


def say_option(s: YggState, action: int) -> Say:
    """One answer to the pending question, with what it brings and what it risks."""
    text = say_plainly(s, action)
    if is_in_vain(s, action):
        text = Say("still-two-enemies", {"text": text})
    return with_odds(s, action, text)


def say_plainly(s: YggState, action: int) -> Say:
    """The same without the odds, and without a warning."""
    plain = answers.PLAIN.get(s.kind)
    return ANSWERS[s.kind](s, action) if plain is None else plain(action)


def is_in_vain(s: YggState, action: int) -> bool:
    """Restoring a world with two enemies in it is of no use."""
    if s.kind == v.DUTY and action == v.RESTORE:
        return tree.count_enemies(s, s.place[s.seat]) > 1
    if s.kind == v.DEED_WHERE and v.DEED_RESTORE <= action < v.DEED_SAGA:
        return tree.count_enemies(s, action - v.DEED_RESTORE) > 1
    return s.kind == v.CLEAR_WORLD and tree.count_enemies(s, action) > 1


def is_easy(s: YggState) -> bool:
    return s.mode == EASY and s.saga == 0


# --- before a turn --------------------------------------------------------------------------------


def choose_god(s: YggState, action: int) -> Say:
    """On the easy side all are alike, which the question says; of a support god only the god die counts."""
    key = "do-choose-god" if s.kind == v.CHOOSE_GOD else "do-choose-support"
    if is_easy(s):
        return Say(key, {"god": say_god(action)})
    values: Values = {"god": say_god(action), "ability": say_ability(action)}
    if s.kind == v.CHOOSE_GOD:
        return Say(f"{key}-hard", {**values, "power": Say(f"power-{content.god_ids[action]}")})
    return Say(f"{key}-hard" if content.start_faces[action] & GOD_FACES else f"{key}-plain", values)


def next_turn(s: YggState, action: int) -> Say:
    """Who is next, with the card before them if everybody has seen it."""
    card = s.facedown[action]
    if card < 0:
        return Say("do-next-turn", {"god": say_player(s, action)})
    enemy = card % 6
    seen = sum(s.wheel[place] >= 0 for place in (WHEEL_SLOT * enemy, WHEEL_SLOT * enemy + 1))
    key = "do-next-turn-activates" if seen == 1 else "do-next-turn-known"
    return Say(key, {"god": say_player(s, action), "enemy": say_enemy(enemy)})


# --- where to go ----------------------------------------------------------------------------------


def moved_figure(s: YggState) -> int:
    """Whose figure a question about a world moves."""
    if s.kind == v.MOVE_SUPPORT:
        return s.get(v.DO_SUPPORT_MOVE_FIGURE)
    if s.kind == v.GO_TO and (s.source == v.OF_CREATURE + SLEIPNIR or s.source >= v.OF_PAGE):
        return creatures.figure_of(s, s.get(v.DO_ALL_MOVE_NEXT))
    return s.seat


def say_sight(s: YggState, world: int, mover: int) -> Say:
    """What waits in a world: gods, enemies, Jotuns, and the action as it would be there."""
    gods = [say_figure(s, figure) for figure in range(s.gods) if s.place[figure] == world and figure != mover]
    foes = [say_strong(s, foe) for foe in range(len(content.foe_ids)) if s.enemy[foe] == world]
    lurking = [say_jotun(each) for each in range(JOTUNS) if is_lurking(s, each, world)]
    parts = [Say("sight-gods", {"gods": joined(gods)})] if gods else []
    if foes:
        parts.append(Say("sight-foes", {"foes": joined(foes)}))
    if lurking:
        parts.append(Say("sight-jotuns", {"jotuns": joined(lurking)}))
    if tree.is_devastated(s, world):
        parts.append(say_ruin(s, world, mover))
    elif worlds.obstacle(s, world, NORMAL) == v.WORLD_IS_BLOCKED:
        parts.append(Say("sight-blocked"))
    elif mover < s.players:
        graded = worlds.grade(s, mover, world)
        is_idle = not worlds.has_use(s, world, graded)
        parts.append(Say("sight-idle") if is_idle else say_brief(world, graded, worlds.amount(s, world, graded)))
    return joined(parts, "clause-more") if parts else Say("sight-nobody")


def is_lurking(s: YggState, jotun: int, world: int) -> bool:
    return jotuns.is_active(s, jotun) and jotuns.place_of(s, jotun) == world


def say_strong(s: YggState, foe: int) -> Say:
    """An enemy with its strength; Nidhogg has none."""
    if foe == NIDHOGG:
        return say_enemy(foe)
    return Say("foe-strong", {"foe": say_enemy(foe), "strength": fight.strength(s, foe)})


def say_ruin(s: YggState, world: int, mover: int) -> Say:
    """A devastated world, with what restoring it costs where the one who goes there may do that."""
    if mover >= s.players or worlds.obstacle_to_restoring(s, world) != worlds.POSSIBLE:
        return Say("sight-devastated")
    return Say("sight-ruin", {"price": say_count("life", worlds.restore_price(s, mover))})


def go_to(s: YggState, action: int) -> Say:
    figure = moved_figure(s)
    key = "do-stay" if s.place[figure] == action else "do-move-to"
    if figure >= s.players:
        key += "-support"
    return Say(
        key,
        {"world": say_world(action), "sight": say_sight(s, action, figure), "god": say_figure(s, figure)},
    )


def travel_with(s: YggState, action: int) -> Say:
    if action == v.STAY:
        return Say("do-travel-not")
    return Say("do-travel-with", {"god": say_figure(s, action), "world": say_world(s.place[action])})


# --- the duty -------------------------------------------------------------------------------------


def say_act(s: YggState, world: int, grade: int, key: str) -> Say:
    amount = worlds.amount(s, world, grade)
    return Say(key, {"world": say_world(world), "grade": say_grade(grade), "brief": say_brief(world, grade, amount)})


def say_restore(s: YggState, world: int, key: str) -> Say:
    price = say_count("life", worlds.restore_price(s, s.seat))
    return Say(key, {"world": say_world(world), "price": price})


def say_saga_act(s: YggState, world: int) -> Say:
    key = "do-ask-oath" if s.saga == sagas.BALDR else "do-sound-horn"
    return Say(key, {"world": say_world(world)})


def say_fight(s: YggState, target: int, help_given: int) -> Say:
    key = "do-duel" if target >= v.TARGET_DUEL else "do-fight"
    strength = fight.strength(s, target)
    risks = say_count("risks", left_after_artifacts(s, s.seat, strength, target, help_given))
    values: Values = {"opponent": say_opponent(target), "strength": strength, "risks": risks}
    return Say(key, {**values, "then": say_beaten(s, target)})


def say_beaten(s: YggState, target: int) -> Say:
    """Where a beaten opponent goes."""
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return Say("beaten-jotun")
    if v.TARGET_WOLF <= target < v.TARGET_SERVANT:
        return Say("beaten-wolf", {"count": content.wolf_back})
    if target in (v.TARGET_SERVANT, v.TARGET_QUAY):
        return Say("beaten-gone")
    if SON_A <= target < NAGLFAR:
        return Say("beaten-page" if sagas.is_first_page(s, sagas.FIMBULWINTER) else "beaten-gone")
    return Say(f"beaten-{content.foe_ids[target % v.TARGET_DUEL]}")


def choose_duty(s: YggState, action: int) -> Say:
    world = s.place[s.seat]
    if action == v.ACT:
        return say_act(s, world, worlds.grade(s, s.seat, world), "do-act")
    if action == v.RESTORE:
        return say_restore(s, world, "do-restore")
    if action == v.SAGA_ACT:
        return say_saga_act(s, world)
    if action >= v.FIGHT:
        return say_fight(s, action - v.FIGHT, 0)
    if action == v.NO_DUTY:
        return Say("do-no-duty")
    return Say("do-regain-life" if action == v.REGAIN_LIFE else "do-give-life")


def fight_what(s: YggState, action: int) -> Say:
    return Say("do-no-fight") if action == v.NO_FIGHT else say_fight(s, action, 1)


def is_dice_wanted(s: YggState) -> bool:
    """Whether a number is one of Vanir dice, not of Elves."""
    return s.source == v.OF_CREATURE + HUGIN_AND_MUNIN


def take_count(s: YggState, action: int) -> Say:
    return Say("do-take-count", {"amount": say_count("vanir" if is_dice_wanted(s) else "elves", action)})


def take_artifact(s: YggState, action: int) -> Say:
    card = s.holder[action]
    if card < 0:
        return Say("holder", {"level": action + 1})
    does = say_effect_of("artifact", content.artifact_ids[card])
    return Say("do-take-artifact", {"artifact": say_artifact(card), "level": action + 1, "does": does})


# --- runes ----------------------------------------------------------------------------------------


def move_god(s: YggState, action: int) -> Say:
    if action == v.NO_JOURNEY:
        return Say("do-no-journey")
    figure, world = action // WORLDS, action % WORLDS
    values: Values = {"god": say_figure(s, figure), "world": say_world(world)}
    return Say("do-move-god", {**values, "sight": say_sight(s, world, figure)})


def turn_by(s: YggState, action: int) -> Say:
    """How the columns stand afterwards."""
    twin = s.copy()
    assert isinstance(twin, YggState)
    twin.rotation = (s.rotation + action) % LEVELS
    columns = [
        joined([say_world(tree.world_at(twin, level, slot)) for level in range(LEVELS)], "list-column")
        for slot in range(tree.COLUMNS)
    ]
    return Say("do-turn-by", {"count": action, "columns": joined(columns, "clause-more")})


def deed_where(s: YggState, action: int) -> Say:
    if action == v.NO_DEED:
        return Say("do-no-deed")
    if action < v.DEED_RESTORE:
        return say_act(s, action, NORMAL, "do-act-afar")
    if action < v.DEED_SAGA:
        return say_restore(s, action - v.DEED_RESTORE, "do-restore-afar")
    return say_saga_act(s, action - v.DEED_SAGA)


def act_there(s: YggState, action: int) -> Say:
    world = s.place[s.seat]
    if action == 0:
        return Say("do-act-not")
    return say_act(s, world, worlds.grade(s, s.seat, world), "do-act")


ANSWERS: dict[int, Callable[[YggState, int], Say]] = {
    v.CHOOSE_GOD: choose_god,
    v.CHOOSE_SUPPORT: choose_god,
    v.NEXT_TURN: next_turn,
    v.MOVE_TO: go_to,
    v.TRAVEL_WITH: travel_with,
    v.MOVE_SUPPORT: go_to,
    v.DUTY: choose_duty,
    v.FIGHT_WHAT: fight_what,
    v.TAKE_COUNT: take_count,
    v.TAKE_ARTIFACT: take_artifact,
    v.MOVE_GOD: move_god,
    v.TURN_BY: turn_by,
    v.DEED_WHERE: deed_where,
    v.GO_TO: go_to,
    v.ACT_THERE: act_there,
    **answers.ANSWERS,
}
