"""The questions in words: who must do what, with what one has for it."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, hero
from ninerealms.games.ragnarok.rules.hunts import guard
from ninerealms.games.ragnarok.rules.state import (
    ATTACKER,
    FEWEST,
    GIANTS,
    NOWHERE,
    RagnarokState,
)
from ninerealms.games.ragnarok.seen.view import PHASES
from ninerealms.games.ragnarok.words.answers import both_values, leaves_for, say_places, side_of
from ninerealms.games.ragnarok.words.naming import (
    Values,
    cards_of,
    say_army,
    say_attack,
    say_attributes,
    say_card,
    say_count,
    say_figure,
    say_hero,
    say_pair,
    say_region,
    say_runes,
    say_sea,
    say_the_monster,
    say_values,
    say_wounds,
    values_in,
)
from ninerealms.kernel.state import NOBODY
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

GAME = content.GAME
RAISES = {v.FOR_FREYJA: "freyja", v.FOR_JOTUNHEIM: "jotunheim", v.FOR_LAGERTHA: "lagertha"}
ALONE = -1


def say_prompt(s: RagnarokState) -> Say:
    """Who must do what."""
    if s.top < 0 or s.seat == NOBODY:
        return Say("ask-over")
    values: Values = {"seat": say_seat(s.seat)}
    if s.hero_at[s.seat] != NOWHERE:
        values |= belongings(s)
    more = MORE.get(s.kind)
    return Say(key_of(s), values if more is None else {**values, **more(s)})


def say_phase(s: RagnarokState) -> Say:
    """The round, and the step of the turn."""
    if PHASES[s.phase] == "set-up":
        return Say("phase-set-up")
    return Say("phase-in", {"round": Say("phase-round", {"round": s.round}), "phase": Say(f"phase-{PHASES[s.phase]}")})


def say_have(s: RagnarokState, seat: int) -> Say:
    """Runes, Combat cards, Injuries, and the attributes they leave."""
    parts = [say_runes(s, seat), say_count("cards", cards_of(s, seat))]
    injuries = hero.count_injuries(s, seat)
    parts += [say_count("injuries", injuries)] if injuries else []
    head = Say("have", {"things": joined(parts)})
    return head if s.hero[seat] < 0 else Say("have-more", {"head": head, "next": say_attributes(s, seat)})


def key_of(s: RagnarokState) -> str:
    if s.kind == v.RAISE_ARMY and s.source in RAISES:
        return f"ask-raise-{RAISES[s.source]}"
    if s.kind == v.MOVE_ARMY and s.source == v.FOR_MARCH:
        return "ask-march-army"
    if s.kind == v.ACTIVATE_NEXT and s.running() == v.ACTIVATE_EACH:
        return "ask-activate-each"
    return f"ask-{v.KINDS[s.kind].name.lower().replace('_', '-')}"


def belongings(s: RagnarokState) -> Values:
    """What the asked seat has for one question or another; all of it lies open. The rest is told by `say_have`."""
    seat = s.seat
    values: Values = {"hero": say_hero(s, seat), "region": say_region(s.hero_at[seat]), "runes": say_runes(s, seat)}
    values |= {"authority": hero.counting(s, seat, content.ATTRIBUTES.index("authority")), "ready": s.ready[seat]}
    return {**values, "injuries": hero.count_injuries(s, seat), "hand": cards_of(s, seat)}


def start(s: RagnarokState) -> Values:
    row = content.first_armies if s.seat == s.first else content.other_armies
    place = (s.players - FEWEST) * 2
    return {"armies": say_values(row[place : place + 2])}


# --- Armies and Battles ---------------------------------------------------------------------------


def follow(s: RagnarokState) -> Values:
    return {"from": say_region(s.giant_at[s.seat]), "to": say_region(leaves_for(s))}


def battle(s: RagnarokState) -> Values:
    """How a Battle stands for the asked side."""
    side = side_of(s, s.seat)
    rival = s.side[1 - side]
    values: Values = {"region": say_region(s.battle_at), "rival": say_seat(rival), "rival_cards": cards_of(s, rival)}
    values["passed"] = s.passed >> 1 - side & 1
    return {**values, **both_values(s), "attacks": int(side == ATTACKER), "bonus": GAME["fang_bonus"]}


def window(s: RagnarokState) -> Values:
    """The Armies of both sides before a Battle."""
    rival = s.side[1 - side_of(s, s.seat)]
    own, other = (say_values(values_in(s, seat, s.battle_at)) for seat in (s.seat, rival))
    return {"region": say_region(s.battle_at), "rival": say_seat(rival), "own": own, "other": other}


def retreat(s: RagnarokState) -> Values:
    if s.running() == v.WITHDRAW:
        army = s.get(v.WITHDRAW_ARMY)
        return {"region": say_region(s.army_at[army]), "values": say_values([s.army_value[army]])}
    where = s.get(v.RETREAT_WHERE)
    return {"region": say_region(where), "values": say_values(values_in(s, s.seat, where))}


def lower(s: RagnarokState) -> Values:
    return {"region": say_region(s.get(v.LOSE_WHERE)), "left": s.get(v.LOSE_COUNT)}


# --- monsters and hunts ---------------------------------------------------------------------------


def activations(s: RagnarokState) -> Values:
    """How many monsters may still be activated; after Build Monument it is all of them."""
    return {"left": s.get(v.DO_MONSTERS_LEFT)} if s.running() == v.DO_MONSTERS else {}


def monster(s: RagnarokState) -> Values:
    """The monster that is activated, where it stands."""
    which = s.get(v.ACTIVATE_MONSTER)
    if which != GIANTS:
        values: Values = {"monster": say_the_monster(which), "region": say_region(s.monster_at[which])}
        return {**values, "left": s.get(v.ACTIVATE_LEFT)}
    return {"monster": say_the_monster(which), "region": say_places(s, which), "left": 1}


def monster_to(s: RagnarokState) -> Values:
    if s.get(v.ACTIVATE_MONSTER) != GIANTS:
        return monster(s)
    where = s.figure_at[s.get(v.ACTIVATE_FIGURE)]
    return {"monster": Say("one-giant"), "region": say_region(where), "left": 1}


def attacked(s: RagnarokState) -> Values:
    which = s.get(v.ATTACK_MONSTER)
    said = Say("one-giant") if which == GIANTS else say_the_monster(which)
    return {"monster": said, "region": say_region(s.get(v.ATTACK_WHERE))}


def hunt(s: RagnarokState) -> Values:
    """How a hunt stands."""
    values: Values = {"hunter": say_seat(s.hunter), "monster": say_the_monster(s.hunted)}
    values |= {"round": s.hunt_round, "rounds": GAME["hunt_rounds"], "wounds": say_wounds(s.wounds)}
    if s.attack != NOWHERE:
        values |= {"attack": say_attack(s.attack), "guard": s.guard, "need": guard.strength_of_attack(s)}
    return values


def strike(s: RagnarokState) -> Values:
    return {**hunt(s), "more": GAME["wounds_per_round"] - s.get(v.STRIKE_BACK_COVERED)}


def cover(s: RagnarokState) -> Values:
    first, second = s.get(v.STRIKE_BACK_CARD), s.get(v.STRIKE_BACK_SECOND)
    return {**hunt(s), "strike": say_card(first) if second == ALONE else say_pair(first, second)}


MORE: dict[int, Callable[[RagnarokState], Values]] = {
    v.START_IN: start,
    v.COMEBACK_IN: lambda _: {"value": GAME["comeback_value"]},
    v.CHAIN_TO: lambda _: {"steps": GAME["chain_steps"]},
    v.GLEIPNIR_TO: lambda s: {"monster": say_figure(s, s.source)},
    v.RAISE_ARMY: lambda s: {"left": s.get(v.RAISE_LEFT)},
    v.MOVE_ARMY: lambda s: {"made": s.moves},
    v.MOVE_TO: lambda s: {"army": say_army(s, s.source)},
    v.FOLLOW: follow,
    v.SACRIFICE: window,
    v.USE_FANG: battle,
    v.PLAY_CARD: battle,
    v.LOWER_ARMY: lower,
    v.RETREAT_TO: retreat,
    v.RECRUIT_IN: lambda s: {"supply": armies.count_spare(s, s.seat)},
    v.TEMPLE_IN: lambda s: {"temples": GAME["temples"] - s.temples.bit_count()},
    v.PREPARE_WHAT: lambda s: {"left": s.get(v.DO_PREPARE_LEFT)},
    v.NIFLHEIM_HOW: lambda s: {"sea": say_sea(s.drakkar[s.seat])},
    v.SAIL_TO: lambda s: {"sea": say_sea(s.drakkar[s.seat])},
    v.GIANT_IN: lambda s: {"stock": armies.count_stock(s)},
    v.MONSTERS_HOW: lambda _: {"most": GAME["activations"]},
    v.ACTIVATE_NEXT: activations,
    v.ROLL_OR_MOVE: monster,
    v.DIE_CHOICE: monster,
    v.MONSTER_TO: monster_to,
    v.TRAMPLED_ARMY: lambda s: {"region": say_region(s.get(v.TRAMPLE_WHERE))},
    v.ATTACKED_ARMY: attacked,
    v.ATTACKED_SEAT: attacked,
    v.LOKI_TO: lambda s: {"region": say_region(s.loki)},
    v.PICK_ATTACK: hunt,
    v.COUNTER: strike,
    v.COVER: cover,
    v.DEFEND: hunt,
    v.USE_HIDE: lambda s: {"count": s.source},
    v.HUNT_ON: hunt,
    v.DISCARD: lambda _: {"limit": GAME["hand_limit"]},
}
