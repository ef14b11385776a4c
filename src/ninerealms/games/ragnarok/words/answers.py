"""Answers in words, second part: Battles, monsters and hunts."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies
from ninerealms.games.ragnarok.rules.hunts import counter, guard
from ninerealms.games.ragnarok.rules.state import (
    ATTACKER,
    CARDS,
    DEFENDER,
    GIANTS,
    LOKI,
    NIDHOGG,
    REGIONS,
    SYMBOLS,
    TROLL,
    RagnarokState,
)
from ninerealms.games.ragnarok.words.naming import (
    Values,
    armies_in,
    cards_of,
    enemies_in,
    pair_of,
    say_army,
    say_artefact,
    say_becomes,
    say_card,
    say_pair,
    say_region,
    say_sight,
    say_strikes,
    say_the_monster,
    say_values,
    say_whole_card,
    say_wound,
    say_wounds,
    values_in,
)
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

GAME = content.GAME
# What an attack takes from the Army it hits, where that is not 1.
BLOWS = {TROLL: GAME["troll_blow"], NIDHOGG: GAME["most_value"]}


# --- Battles --------------------------------------------------------------------------------------


def side_of(s: RagnarokState, seat: int) -> int:
    return ATTACKER if s.side[ATTACKER] == seat else DEFENDER


def battle_value(s: RagnarokState, side: int) -> int:
    """What a side has so far: Armies, bonuses, cards."""
    played = sum(s.laid[side * CARDS + card] * content.card_value[card] for card in range(CARDS))
    return armies.total(s, s.side[side], s.battle_at) + s.bonus[side] + played


def both_values(s: RagnarokState, more: int = 0) -> Values:
    """The asked side with so much more, and the other."""
    side = side_of(s, s.seat)
    return {"own": battle_value(s, side) + more, "other": battle_value(s, 1 - side)}


def leaves_for(s: RagnarokState) -> int:
    """Where the Army goes that a Giant may follow, moving or Retreating."""
    return s.get(v.WITHDRAW_TO if s.running() == v.WITHDRAW else v.TRAVEL_TO) % REGIONS


def follow(s: RagnarokState, action: int) -> Say:
    if action == v.YES:
        return Say("do-follow", {"to": say_region(leaves_for(s))})
    here = s.giant_at[s.seat]
    others = [each for each in armies_in(s, s.seat, here) if each != s.source]
    return Say("do-follow-not", {"from": say_region(here), "alone": int(not others)})


def fight_in(s: RagnarokState, action: int) -> Say:
    rival = enemies_in(s, s.seat, action)
    own, other = (say_values(values_in(s, seat, action)) for seat in (s.seat, rival))
    values: Values = {"region": say_region(action), "own": own, "other": other}
    return Say("do-fight-in", {**values, "seat": say_seat(rival), "cards": cards_of(s, rival)})


def sacrifice(s: RagnarokState, action: int) -> Say:
    if action == v.NO:
        return Say("do-sacrifice-not")
    rival = s.side[1 - side_of(s, s.seat)]
    before = values_in(s, rival, s.battle_at)
    after = [value - 1 for value in before if value > 1]
    key = "do-sacrifice" if after and values_in(s, s.seat, s.battle_at) else "do-sacrifice-ends"  # UTG-045
    return Say(key, {"rival": say_seat(rival), "before": say_values(before), "after": say_values(after)})


def berserk(_: RagnarokState, action: int) -> Say:
    return Say("do-berserk" if action else "do-berserk-not")


def use_fang(s: RagnarokState, action: int) -> Say:
    bonus = GAME["fang_bonus"]
    return Say("do-use-fang", {"bonus": bonus, **both_values(s, bonus)}) if action else Say("do-use-fang-not")


def play_card(s: RagnarokState, action: int) -> Say:
    if action == v.NO_CARD:
        return say_pass(s)
    values = both_values(s, content.card_value[action])
    return Say("do-play-card", {**values, "card": say_card(action), "casualties": content.card_casualties[action]})


def say_pass(s: RagnarokState) -> Say:
    """What a pass leaves; it ends the Battle if the other side has passed too."""
    side, values = side_of(s, s.seat), both_values(s)
    if not s.passed >> 1 - side & 1:
        return Say("do-pass", values)
    lead = battle_value(s, side) - battle_value(s, 1 - side)
    return Say("do-pass-ends", {**values, "wins": int(lead > 0 or (lead == 0 and side == DEFENDER))})


# --- monsters -------------------------------------------------------------------------------------


def monsters_how(_: RagnarokState, action: int) -> Say:
    if action == v.ACTIVATE_SOME:
        return Say("do-activate-some", {"most": GAME["activations"]})
    wounds = content.monster_wounds[action * SYMBOLS : (action + 1) * SYMBOLS]
    values: Values = {"monster": say_the_monster(action), "wounds": say_wounds(wounds)}
    artefact = Say("list-none") if action == LOKI else say_artefact(action)
    return Say("do-hunt", {**values, "loki": int(action == LOKI), "artefact": artefact})


def say_places(s: RagnarokState, monster: int) -> Say:
    """Where a monster stands; the Frost Giants in several Regions."""
    if monster != GIANTS:
        return say_region(s.monster_at[monster])
    return joined([say_region(region) for region in sorted({*s.figure_at})])


def activate_next(s: RagnarokState, action: int) -> Say:
    if action == v.NO_MONSTER:
        return Say("do-activate-no-more")
    values: Values = {"monster": say_the_monster(action), "region": say_places(s, action)}
    return Say("do-activate", {**values, "strikes": say_strikes(action)})


def roll_or_move(_: RagnarokState, action: int) -> Say:
    return Say("do-move-two" if action else "do-roll")


def die_choice(s: RagnarokState, action: int) -> Say:
    monster = s.get(v.ACTIVATE_MONSTER)
    if action:
        return Say("do-die-attack", {"strikes": say_strikes(monster)})
    return Say("do-die-move", {"moves": 1 if monster == GIANTS else s.get(v.ACTIVATE_LEFT)})


def monster_to(s: RagnarokState, action: int) -> Say:
    return Say("do-monster-to", {"region": say_region(action), "sight": say_sight(s, action)})


def giant_next(s: RagnarokState, action: int) -> Say:
    where = s.figure_at[action - v.FIGURE]
    return Say("do-giant-next", {"region": say_region(where), "sight": say_sight(s, where)})


def trampled(s: RagnarokState, action: int) -> Say:
    return Say("do-lower", {"army": say_army(s, action), "becomes": say_becomes(s, action)})


def attacked(s: RagnarokState, action: int) -> Say:
    blow = BLOWS.get(s.get(v.ATTACK_MONSTER), 1)
    return Say("do-hit", {"army": say_army(s, action), "becomes": say_becomes(s, action, blow)})


def attacked_seat(s: RagnarokState, action: int) -> Say:
    values = values_in(s, action, s.get(v.ATTACK_WHERE))
    return Say("do-attack-seat", {"seat": say_seat(action), "values": say_values(values)})


def loki_at(s: RagnarokState, action: int) -> Say:
    return Say("do-loki-at", {"region": say_region(action), "sight": say_sight(s, action)})


def loki_to(s: RagnarokState, action: int) -> Say:
    if action == v.LOKI_STAYS:
        return Say("do-loki-stays", {"region": say_region(s.loki)})
    return Say("do-loki-to", {"region": say_region(action), "sight": say_sight(s, action)})


# --- hunts ----------------------------------------------------------------------------------------


def pick_attack(s: RagnarokState, action: int) -> Say:
    symbol = Say(f"symbol-{content.SYMBOLS[content.attack_weakness[action]]}")
    attack = content.attack_value[action] + (GAME["loki_more"] if s.hunted == LOKI else 0)
    return Say("do-pick-attack", {"attack": attack, "symbol": symbol, "injuries": content.attack_injuries[action]})


def strike(s: RagnarokState, action: int) -> Say:
    """An answer of COUNTER: a card, a pair, or none."""
    if action == v.NO_STRIKE:
        return Say("do-no-strike")
    is_pair = action >= v.PAIR
    card = pair_of(action)[0] if is_pair else action
    wounds = [wound for wound in range(SYMBOLS) if s.wounds[wound] and counter.covers(s, card, wound) != is_pair]
    covered = joined([say_wound(wound) for wound in wounds])
    if is_pair:
        return Say("do-strike-pair", {"strike": say_pair(*pair_of(action)), "wounds": covered})
    return Say("do-strike", {"strike": say_card(action), "wounds": covered})


def cover(_: RagnarokState, action: int) -> Say:
    return Say("do-cover", {"wound": say_wound(action)})


def defend(s: RagnarokState, action: int) -> Say:
    if action == v.NO_CARD:
        injuries = content.attack_injuries[s.attack]
        return Say("do-no-defence", {"injuries": injuries, "draws": GAME["hurt_draws"]})
    reached, need = s.guard + content.card_value[action], guard.strength_of_attack(s)
    return Say("do-defend", {"card": say_card(action), "guard": reached, "need": need})


def use_hide(_: RagnarokState, action: int) -> Say:
    return Say("do-use-hide" if action else "do-use-hide-not")


def hunt_on(s: RagnarokState, action: int) -> Say:
    if action == v.NO:
        return Say("do-hunt-stop")
    return Say("do-hunt-on", {"round": s.hunt_round + 1, "rounds": GAME["hunt_rounds"]})


def discard(_: RagnarokState, action: int) -> Say:
    return Say("do-discard", {"card": say_whole_card(action)})


ANSWERS: dict[int, Callable[[RagnarokState, int], Say]] = {
    v.FOLLOW: follow,
    v.BATTLE_IN: fight_in,
    v.SACRIFICE: sacrifice,
    v.BERSERK: berserk,
    v.USE_FANG: use_fang,
    v.PLAY_CARD: play_card,
    v.MONSTERS_HOW: monsters_how,
    v.ACTIVATE_NEXT: activate_next,
    v.ROLL_OR_MOVE: roll_or_move,
    v.DIE_CHOICE: die_choice,
    v.MONSTER_TO: monster_to,
    v.GIANT_NEXT: giant_next,
    v.TRAMPLED_ARMY: trampled,
    v.ATTACKED_ARMY: attacked,
    v.ATTACKED_SEAT: attacked_seat,
    v.LOKI_AT: loki_at,
    v.LOKI_TO: loki_to,
    v.PICK_ATTACK: pick_attack,
    v.COUNTER: strike,
    v.COVER: cover,
    v.DEFEND: defend,
    v.USE_HIDE: use_hide,
    v.HUNT_ON: hunt_on,
    v.DISCARD: discard,
}
