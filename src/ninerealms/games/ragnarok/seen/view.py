"""What one seat may see, as plain numbers and strings (LOR-181).

Hidden are the Combat cards in the hands of others and the order of what is still to be drawn: of a hand everybody sees
how many cards it has, its owner which. Regions have their printed numbers, Armies their answers in questions.
"""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules import armies, board, cards, ends, hero, runes
from ninerealms.games.ragnarok.rules.battles import duel
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import (
    ACTIONS,
    ALL_ARMIES,
    ARMIES,
    ATTRIBUTES,
    AUTHORITY,
    CARDS,
    FEWEST,
    FIGURES,
    FOURTH,
    GIANTS,
    JOTUNHEIM,
    LOKI,
    MONSTERS,
    MONUMENTS,
    NOWHERE,
    REALM,
    REALMS,
    REGIONS,
    RUNES,
    SIDES,
    SYMBOLS,
    RagnarokState,
)
from ninerealms.games.ragnarok.seen.shapes import (
    ArmySeen,
    ArtefactSeen,
    AttackSeen,
    BattleSeen,
    HuntSeen,
    MonsterSeen,
    MonumentSeen,
    PlayerSeen,
    RegionSeen,
    SideSeen,
    TableView,
)

__all__ = [
    "MODES",
    "ArmySeen",
    "ArtefactSeen",
    "AttackSeen",
    "BattleSeen",
    "HuntSeen",
    "MonsterSeen",
    "MonumentSeen",
    "PlayerSeen",
    "RegionSeen",
    "SideSeen",
    "TableView",
    "see",
]

MODES = ("none", "realm", "monsters")
PHASES = ("set-up", "start", "prayer", "hero", "rune", "armies", "special", "end")
RAGNAROK_CARDS = 5


# --- the parts ------------------------------------------------------------------------------------


def printed(region: int) -> int:
    """The number on the board; 0 for nowhere."""
    return region + 1


def see_army(s: RagnarokState, army: int) -> ArmySeen:
    return ArmySeen(army=army, seat=army // ARMIES, value=s.army_value[army], region=printed(s.army_at[army]))


def realm_name(s: RagnarokState, realm: int) -> str:
    """UTG-010: in mode R Utgard takes Jotunheim's place."""
    return "utgard" if realm == JOTUNHEIM and s.mode == REALM else content.realm_ids[realm]


def see_region(s: RagnarokState, region: int) -> RegionSeen:
    place = content.PLACES[region]
    realm = board.realm_at(s, region)
    return RegionSeen(
        region=region,
        number=printed(region),
        land=content.land_ids[board.LAND[region]],
        value=board.VALUE[region],
        inner=place["inner"],
        settlement=place["settlement"],
        shrine=place["shrine"],
        temple=board.has_temple(s, region),
        forge=content.RUNES[s.forge[region]] if s.forge[region] >= 0 else "",
        gate=realm_name(s, realm) if realm != NOWHERE else "",
        sea=place["sea"],
        control=s.control[region] if s.control[region] >= 0 else None,
        armies=[see_army(s, army) for army in range(ALL_ARMIES) if s.army_at[army] == region],
        heroes=[seat for seat in range(s.players) if s.hero_at[seat] == region],
        giants=[seat for seat in range(s.players) if s.giant_at[seat] == region],
        figures=sum(s.figure_at[figure] == region for figure in range(FIGURES)),
        monsters=[content.monster_ids[each] for each in range(GIANTS) if s.monster_at[each] == region],
        loki=s.loki == region,
        beside=[printed(other) for other in range(REGIONS) if board.is_near(s, region, other)],
    )


def wounds_of(sheet: int) -> dict[str, int]:
    return dict(zip(content.WOUNDS, content.monster_wounds[sheet * SYMBOLS : (sheet + 1) * SYMBOLS], strict=True))


def see_monster(s: RagnarokState, monster: int) -> MonsterSeen:
    places = list(s.figure_at) if monster == GIANTS else [s.monster_at[monster]]
    return MonsterSeen(
        monster=monster,
        id=content.monster_ids[monster],
        rune=content.RUNES[content.monster_rune[monster]],
        regions=[printed(place) for place in places if place != NOWHERE],
        tamer=s.tamer[monster] if s.tamer[monster] >= 0 else None,
        slayer=s.slayer[monster] if s.slayer[monster] >= 0 else None,
        artefact=content.artefact_ids[monster],
        wounds=wounds_of(monster),
    )


def counts_of(row: list[int], first: int) -> dict[str, int]:
    """Cards by id, those there are."""
    return {card: row[first + i] for i, card in enumerate(content.card_ids) if row[first + i]}


def see_player(s: RagnarokState, seat: int, onlooker: int) -> PlayerSeen:
    own = [army for army in range(seat * ARMIES, (seat + 1) * ARMIES) if s.army_at[army] != NOWHERE]
    injuries = [*content.ATTRIBUTES, "fourth"]
    slain = [monster for monster in range(MONSTERS) if s.slayer[monster] == seat]
    return PlayerSeen(
        hero=content.hero_ids[s.hero[seat]] if s.hero[seat] >= 0 else "",
        region=printed(s.hero_at[seat]),
        attributes={name: s.attribute[seat * ATTRIBUTES + i] for i, name in enumerate(content.ATTRIBUTES)},
        counting={name: hero.counting(s, seat, i) for i, name in enumerate(content.ATTRIBUTES)},
        injuries=[injuries[i] for i in range(FOURTH + 1) if s.injury[seat] >> i & 1],
        runes={name: s.runes[seat * RUNES + i] for i, name in enumerate(content.RUNES)},
        priests_ready=s.ready[seat],
        priests_unready=wheel.count_unready(s, seat),
        priests_at=[content.monument_ids[i] for i in range(MONUMENTS) if s.praying[seat] >> i & 1],
        allied=[realm_name(s, realm) for realm in range(REALMS) if s.allied[seat] >> realm & 1],
        markers=[content.action_ids[i] for i in range(ACTIONS) if s.wheel[seat] >> i & 1],
        artefacts=[ArtefactSeen(id=content.artefact_ids[i], used=bool(s.used >> i & 1)) for i in slain],
        slain=[content.monster_ids[i] for i in slain],
        hand_size=cards.count_hand(s, seat),
        hand=counts_of(list(s.hand), seat * CARDS) if seat == onlooker else None,
        armies=[see_army(s, army) for army in own],
        armies_left=ARMIES - len(own),
        sea=content.SEAS[s.drakkar[seat]] if s.drakkar[seat] >= 0 else "",
        giant=printed(s.giant_at[seat]) if s.giant_at[seat] != NOWHERE else None,
        regions=board.count_regions(s, seat),
        inner=board.count_inner(s, seat),
        lands=[land for i, land in enumerate(content.land_ids) if board.controls_land(s, seat, i)],
        lacks_to_jarl=ends.lacks_to_jarl(s, board.own_bits(s, seat)),
        temples=board.count_temples(s, seat),
        army_value=armies.total_value(s, seat),
    )


def see_side(s: RagnarokState, side: int) -> SideSeen:
    seat = s.side[side]
    own = range(seat * ARMIES, (seat + 1) * ARMIES)
    return SideSeen(
        seat=seat,
        armies=[see_army(s, army) for army in own if s.army_at[army] == s.battle_at],
        bonus=s.bonus[side],
        limit=s.limit[side],
        cards=counts_of(list(s.laid), side * CARDS),
        casualties=duel.casualties(s, side),
        total=duel.value(s, side),
        passed=bool(s.passed >> side & 1),
    )


def see_attack(card: int) -> AttackSeen:
    return AttackSeen(
        card=card,
        attack=content.attack_value[card],
        weakness=content.SYMBOLS[content.attack_weakness[card]],
        injuries=content.attack_injuries[card],
    )


def see_hunt(s: RagnarokState) -> HuntSeen:
    return HuntSeen(
        hunter=s.hunter,
        monster="loki" if s.hunted == LOKI else content.monster_ids[s.hunted],
        number=printed(s.hero_at[s.hunter]),
        round=s.hunt_round,
        rounds=content.GAME["hunt_rounds"],
        wounds=dict(zip(content.WOUNDS, list(s.wounds), strict=True)),
        all_wounds=wounds_of(s.hunted),
        drawn=[see_attack(card) for card in s.attack_drawn if card >= 0],
        attack=see_attack(s.attack) if s.attack >= 0 else None,
        guard=s.guard,
        deck=board.count_bits(s.attack_deck),
    )


def see_monument(s: RagnarokState, monument: int) -> MonumentSeen:
    return MonumentSeen(
        id=content.monument_ids[monument],
        attribute=content.ATTRIBUTES[monument],
        pieces=s.monument[monument],
        complete=s.monument[monument] >= content.GAME["pieces"],
        priests=[seat for seat in range(s.players) if s.praying[seat] >> monument & 1],
    )


def is_in_game(s: RagnarokState, monster: int) -> bool:
    return board.is_alive(s, monster) or s.slayer[monster] >= 0


def see(s: RagnarokState, seat: int) -> TableView:
    """The whole table as a seat sees it; nobody and the team see no hand."""
    seas = str(content.MAPS[s.map]["seas"]).split()
    return TableView(
        map=content.map_ids[s.map],
        mode=MODES[s.mode],
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.turn,
        first=s.first,
        last_round=bool(s.is_last),
        regions=[see_region(s, region) for region in range(REGIONS) if board.is_on_map(s, region)],
        seas=seas,
        ships={
            sea: [other for other in range(s.players) if s.drakkar[other] == content.SEAS.index(sea)] for sea in seas
        },
        monsters=[see_monster(s, monster) for monster in range(MONSTERS) if is_in_game(s, monster)],
        loki=printed(s.loki) if s.loki >= 0 else None,
        monuments=[see_monument(s, monument) for monument in range(MONUMENTS)],
        wheel={
            action: [other for other in range(s.players) if s.wheel[other] >> i & 1]
            for i, action in enumerate(content.action_ids)
        },
        realms=[realm_name(s, realm) for realm in range(REALMS)],
        players=[see_player(s, other, seat) for other in range(s.players)],
        ragnarok=[bool(s.ragnarok >> i & 1) for i in range(RAGNAROK_CARDS)],
        lands_to_win=content.lands_to_win[s.players - FEWEST],
        regions_short=content.regions_short[s.players - FEWEST],
        temples_to_win=content.temples_to_win[s.players - FEWEST],
        temples_left=content.GAME["temples"] - board.count_bits(s.temples),
        giants_left=armies.count_stock(s) if s.mode == REALM else 0,
        runes_left={name: runes.count_left(s, i) for i, name in enumerate(content.RUNES)},
        deck=cards.count_deck(s),
        discard=counts_of(list(s.discard), 0),
        battle=None
        if s.battle_at < 0
        else BattleSeen(number=printed(s.battle_at), sides=[see_side(s, side) for side in range(SIDES)]),
        hunt=see_hunt(s) if s.hunted >= 0 and s.hunter >= 0 else None,
        moves_left=max(0, hero.counting(s, s.turn, AUTHORITY) - s.moves),
        sailed=bool(s.sailed),
    )
