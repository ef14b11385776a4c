"""Names: players, Regions and what is in them, Armies, monsters, realms, runes, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, cards, hero
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    ATTRIBUTES,
    CARDS,
    FOURTH,
    GIANTS,
    HEROES,
    JOTUNHEIM,
    LOKI,
    NOWHERE,
    REALM,
    REALMS,
    RUNES,
    SYMBOLS,
    RagnarokState,
)
from ninerealms.kernel.state import NOBODY
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]
PAIRS = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
VALUES = 3  # of a symbol's cards


def say_count(thing: str, count: int) -> Say:
    """3 Combat cards."""
    return Say(f"count-{thing}", {"count": count})


# --- places ---------------------------------------------------------------------------------------


def say_region(region: int) -> Say:
    """A Region by its Land and its printed number."""
    land = content.land_ids[content.region_land[region]]
    return Say("region", {"land": Say(f"land-{land}"), "number": region + 1})


def say_sea(sea: int) -> Say:
    return Say("sea", {"letter": content.SEAS[sea]})


def say_sight(s: RagnarokState, region: int, *, with_holder: bool = True) -> Say:
    """What is to be seen in a Region: its value and holder, whoever is there, what it is good for."""
    parts = [Say("sight-value", {"value": content.region_value[region]})]
    if with_holder:
        parts.append(say_holder(s, region))
    parts += each_piece(s, region)
    parts += each_feature(s, region)
    return joined(parts)


def say_ground(s: RagnarokState, region: int) -> Say:
    """The same without Armies, where they are told apart."""
    return joined(
        [Say("sight-value", {"value": content.region_value[region]}), *each_beast(s, region), *each_feature(s, region)]
    )


def say_holder(s: RagnarokState, region: int) -> Say:
    holder = s.control[region]
    if holder == NOBODY:
        return Say("sight-neutral")
    return Say("sight-yours") if holder == s.seat else Say("sight-of", {"seat": say_seat(holder)})


def each_piece(s: RagnarokState, region: int) -> Iterator[Say]:
    """Armies, Giants, monsters and Heroes."""
    for seat in range(s.players):
        who: Values = {"seat": say_seat(seat), "you": int(seat == s.seat)}
        if values := values_in(s, seat, region):
            yield Say("sight-armies", {**who, "values": say_values(values)})
        if s.giant_at[seat] == region:
            yield Say("sight-giant", who)
    yield from each_beast(s, region)
    yield from (say_hero(s, seat) for seat in range(s.players) if s.hero_at[seat] == region and seat != s.seat)


def each_beast(s: RagnarokState, region: int) -> Iterator[Say]:
    """The monsters, and Loki."""
    for monster in range(GIANTS):
        if s.monster_at[monster] == region:
            yield say_monster(monster)
    if figures := list(s.figure_at).count(region):
        yield Say("sight-figures", {"count": figures})
    if s.loki == region:
        yield say_monster(LOKI)


def each_feature(s: RagnarokState, region: int) -> Iterator[Say]:
    """What is printed or built there."""
    bit = 1 << region
    if content.settlements & bit:
        yield Say("sight-settlement")
    if s.temples & bit:
        yield Say("sight-temple")
    elif content.shrines & bit:
        yield Say("sight-shrine")
    if s.forge[region] >= 0:
        yield Say("sight-forge", {"rune": Say(f"of-rune-{content.RUNES[s.forge[region]]}")})
    for realm in range(REALMS):
        if s.gate[realm] == region:
            yield Say("sight-gate", {"realm": say_of_realm(s, realm)})
    if content.inner & bit:
        yield Say("sight-inner")


# --- Armies ---------------------------------------------------------------------------------------


def say_army(s: RagnarokState, army: int) -> Say:
    """An Army by its value and Region, with its owner where that is not who is asked."""
    owner, region = army // ARMIES, s.army_at[army]
    if region == NOWHERE:
        return Say("army-gone")
    values: Values = {"value": s.army_value[army], "region": say_region(region)}
    if owner != s.seat:
        return Say("army-of", {**values, "seat": say_seat(owner)})
    if s.came[army] != NOWHERE and has_double(s, army):
        return Say("army-from", {**values, "from": say_region(s.came[army])})
    return Say("army", values)


def has_double(s: RagnarokState, army: int) -> bool:
    """Whether an Army of the same player and value stands beside it that is another choice."""
    equal = [n for n in armies_in(s, army // ARMIES, s.army_at[army]) if s.army_value[n] == s.army_value[army]]
    return not all(armies.is_alike(s, army, other) for other in equal)


def armies_in(s: RagnarokState, seat: int, region: int) -> list[int]:
    """The Armies of a seat in a Region."""
    own = range(seat * ARMIES, seat * ARMIES + ARMIES)
    return [army for army in own if s.army_at[army] == region]


def values_in(s: RagnarokState, seat: int, region: int) -> list[int]:
    """Their values, the strongest first."""
    return sorted((s.army_value[army] for army in armies_in(s, seat, region)), reverse=True)


def say_values(values: Sequence[int]) -> Say:
    """3 + 2; 0 where there is none."""
    return joined([Say("value", {"value": value}) for value in values or (0,)], "values-more")


def say_becomes(s: RagnarokState, army: int, points: int = 1) -> Say:
    """What is left of an Army that loses so much."""
    before = s.army_value[army]
    return Say("becomes", {"before": before, "after": max(0, before - points)})


def enemies_in(s: RagnarokState, seat: int, region: int) -> int:
    """Whose Armies other than a seat's stand in a Region, or NOBODY."""
    found = (army // ARMIES for army in range(ALL_ARMIES) if s.army_at[army] == region and army // ARMIES != seat)
    return next(found, NOBODY)


# --- players --------------------------------------------------------------------------------------


def say_hero(s: RagnarokState, seat: int) -> Say:
    """A Hero; before it is chosen the player."""
    return Say(f"hero-{content.hero_ids[s.hero[seat]]}") if 0 <= s.hero[seat] < HEROES else say_seat(seat)


def say_runes(s: RagnarokState, seat: int) -> Say:
    """2 Fehu, 1 Isa."""
    held = [(rune, s.runes[seat * RUNES + rune]) for rune in range(RUNES)]
    parts = [Say("rune-count", {"rune": say_rune(rune), "count": count}) for rune, count in held if count]
    return joined(parts) if parts else Say("runes-none")


def say_attributes(s: RagnarokState, seat: int) -> Say:
    """Authority 2, strength 1 of 3, wisdom 2."""
    parts = []
    for attribute, name in enumerate(content.ATTRIBUTES):
        whole = s.attribute[seat * ATTRIBUTES + attribute]
        parts.append(say_counting(name, hero.counting(s, seat, attribute), whole))
    return joined(parts)


def say_counting(name: str, value: int, whole: int) -> Say:
    """What an attribute counts, and what it would without its Injury; one that was 1 anyhow has lost nothing."""
    values: Values = {"attribute": Say(f"attribute-{name}"), "value": value, "whole": whole}
    return Say("attribute-value" if value == whole else "attribute-injured", values)


def say_injury(injury: int) -> Say:
    return Say("injury-fourth") if injury == FOURTH else say_attribute(injury)


# --- things ---------------------------------------------------------------------------------------


def say_attribute(attribute: int) -> Say:
    return Say(f"attribute-{content.ATTRIBUTES[attribute]}")


def monster_id(monster: int) -> str:
    return "loki" if monster == LOKI else content.monster_ids[monster]


def say_monster(monster: int) -> Say:
    """As a name: Draugr."""
    return Say(f"monster-{monster_id(monster)}")


def say_the_monster(monster: int) -> Say:
    """In a sentence: the Draugr."""
    return Say(f"the-monster-{monster_id(monster)}")


def say_figure(s: RagnarokState, figure: int) -> Say:
    """A monster, or one of the Frost Giants by its Region."""
    if figure < v.FIGURE:
        return say_the_monster(figure)
    where = s.figure_at[figure - v.FIGURE]
    return Say("giant", {"region": say_region(where)}) if where != NOWHERE else say_monster(GIANTS)


def say_strikes(monster: int) -> Say:
    """What its attack does."""
    return Say(f"strikes-{monster_id(monster)}")


def say_face(face: int) -> Say:
    """A face of the monster die."""
    moves = content.die_moves[face]
    if not content.die_attacks[face]:
        return Say("face-move", {"steps": moves})
    return Say("face-both", {"steps": moves}) if moves else Say("face-attack")


def say_artefact(artefact: int) -> Say:
    return Say(f"artefact-{content.artefact_ids[artefact]}")


def realm_id(s: RagnarokState, realm: int) -> str:
    """Utgard takes the place of Jotunheim in its mode."""
    return "utgard" if realm == JOTUNHEIM and s.mode == REALM else content.realm_ids[realm]


def say_realm(s: RagnarokState, realm: int) -> Say:
    return Say(f"realm-{realm_id(s, realm)}")


def say_of_realm(s: RagnarokState, realm: int) -> Say:
    """In a sentence: of Utgard."""
    return Say(f"of-realm-{realm_id(s, realm)}")


def say_bonus(s: RagnarokState, realm: int) -> Say:
    return Say(f"bonus-{realm_id(s, realm)}")


def say_rune(rune: int) -> Say:
    return Say(f"rune-{content.RUNES[rune]}")


def say_god(monument: int) -> Say:
    return Say(f"god-{content.monument_ids[monument]}")


def say_action(action: int) -> Say:
    if action == v.BUILD_MONUMENT:
        return Say("action-build-monument")
    return Say("action-none") if action == v.NO_ACTION else Say(f"action-{content.action_ids[action]}")


def say_wound(wound: int) -> Say:
    return Say(f"wound-{content.WOUNDS[wound]}")


def say_wounds(wounds: Sequence[int]) -> Say:
    """axe, axe, any."""
    return joined([say_wound(wound) for wound in range(SYMBOLS) for _ in range(wounds[wound])])


def say_card(card: int) -> Say:
    """Axe 3."""
    symbol = content.SYMBOLS[content.card_symbol[card]]
    return Say("card", {"symbol": Say(f"symbol-{symbol}"), "value": content.card_value[card]})


def say_card_worth(card: int) -> Say:
    """What a card adds in a Battle, and what it costs there."""
    return Say("sheet-card", {"value": content.card_value[card], "casualties": content.card_casualties[card]})


def say_whole_card(card: int) -> Say:
    """Axe 3 (1 casualty)."""
    count = content.card_casualties[card]
    return Say("card-with-casualties", {"card": say_card(card), "count": count}) if count else say_card(card)


def pair_of(answer: int) -> tuple[int, int]:
    """The two cards of an answer to COUNTER."""
    symbol, which = divmod(answer - v.PAIR, len(PAIRS))
    first, second = PAIRS[which]
    return symbol * VALUES + first - 1, symbol * VALUES + second - 1


def say_pair(first: int, second: int) -> Say:
    return Say("pair", {"first": say_card(first), "second": say_card(second)})


def say_attack(card: int) -> Say:
    """An attack card: attack 6, weak to axe, 2 Injuries."""
    symbol = Say(f"symbol-{content.SYMBOLS[content.attack_weakness[card]]}")
    numbers: Values = {"attack": content.attack_value[card], "injuries": content.attack_injuries[card]}
    return Say("attack-card", {**numbers, "symbol": symbol})


def cards_of(s: RagnarokState, seat: int) -> int:
    """How many Combat cards a seat holds; everybody may know."""
    return cards.count_hand(s, seat)


def each_card(counts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The kinds of cards there are, with how many."""
    return ((card, counts[card]) for card in range(CARDS) if counts[card])
