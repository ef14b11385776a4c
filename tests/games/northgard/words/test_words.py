"""Everything the duel says, in three languages."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import FLAT_COST, TOWER_SPARES_OWNER, TWO_SPECIALS, NorthState
from ninerealms.games.northgard.words import words
from ninerealms.kernel.game import Value
from ninerealms.text.words import Say
from tests.games.northgard.words.speaking import (
    B1_EAST,
    B1_SOUTH,
    EAST,
    GAME,
    NW,
    SENTENCES,
    SOUTH,
    ask,
    corner,
    in_all,
    in_english,
    laid,
    place,
    put,
)
from tests.games.sentences import NBSP, change, each_question

ALL_OPTIONS: dict[str, Value] = {option.name: True for option in v.OPTIONS if option.values == (False, True)}
VARIANTS: tuple[dict[str, Value], ...] = ({}, {**ALL_OPTIONS, "cards": "special_x2"})


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS, ids=["default", "variant"])
def test_whole_games_are_told_in_every_language(options: dict[str, Value]) -> None:
    """If a game is played, then every question, answer, thing, log line and table has its sentence."""
    kinds, events = set(), set()
    for seed in (0, 2, 29, 159):
        for step, s in enumerate(each_question(GAME, NorthState, 2, seed, options)):
            for event in s.events or []:
                events.add(event[0])
                assert in_all(words.say_event(s, event))[0].endswith(".")
            in_all(words.say_prompt(s))
            if s.top >= 0:
                kinds.add(s.kind)
                answers = [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]
                twins = s.kind == v.PLAY_CARD and options.get("cards") == "special_x2"
                assert twins or len(set(answers)) == len(answers), "two answers that sound the same"
                for thing in GAME.things(s):
                    in_all(words.say_thing(s, s.kind, thing))
            if step % 20 == 0 or s.top < 0:
                for line in words.say_table(GAME.view(s, step % 3 - 1)):
                    in_all(line)
    assert kinds >= set(range(len(v.KINDS))) - {v.FIGHT_IN}
    assert events >= set(v.EVENTS) - {v.EMPTIED, v.ELIMINATED, v.OUT_OF_TURNS}


def test_every_log_line_has_a_sentence() -> None:
    """If a kind of log line exists, then it can be said, also the rare ones."""
    s = corner()
    for kind in v.EVENTS:
        in_all(words.say_event(s, (kind, -1, 1, 0, 1, 2)))


def test_every_reason_is_a_sentence_of_its_own() -> None:
    """If something is closed, then the reason is a whole sentence and no two reasons sound the same."""
    SENTENCES.check_whole_and_different(each.key for each in v.REASONS.values())


def test_all_names_exist() -> None:
    """If something is on the table, then it has a name."""
    keys = [f"{kind}-{card}" for card in content.card_ids for kind in ("card", "action")]
    keys += [f"building-{building}" for building in content.building_ids]
    keys += [f"resource-{resource}" for resource in ("food", "wood", "lore")]
    keys += [f"direction-{direction}" for direction in ("n", "ne", "e", "se", "s", "sw", "w", "nw", "m")]
    keys += ["game-title", "game-about", "game-guide", "house-note", *(f"guide-{n}" for n in range(1, 8))]
    for key in keys:
        in_all(Say(key))


# --- exact sentences ------------------------------------------------------------------------------


def test_names_of_territories() -> None:
    """If a tile is revealed, a territory is called by square and direction; if not, by its square alone."""
    s = corner()
    assert in_all(words.say_territory(s, NW)) == ["A1 north-west", "A1 nord-ouest", "A1北西"]
    assert in_all(words.say_territory(s, place("C1") * 4)) == ["C1", "C1", "C1"]
    assert in_all(words.say_territory(laid(B2="12"), place("B2") * 4 + 1)) == ["B2 middle", "B2 centre", "B2中央"]


def test_a_joined_territory_keeps_its_old_name_in_old_lines() -> None:
    """If land was joined since, then the log still names the part where it happened."""
    s = corner()
    assert s.land[place("B1") * 4] == EAST
    event = (v.RECRUITED, -1, 0, place("B1") * 4, 2, 0)
    assert in_english(words.say_event(s, event)) == "Rowan recruits 2 units in B1 north-west."


def test_prompts() -> None:
    """If a question is pending, then it says who, then what."""
    s = ask(corner(), 0, v.PLACE_UNIT, [NW, EAST])
    assert in_all(words.say_prompt(s)) == [
        "Rowan, place a unit on your base tile (3 to go)",
        "Sorbier, placez une unité sur votre tuile de base (encore 3)",
        "ナナカマド、本拠タイルにユニットを1体置いてください（残り3体）",
    ]
    s = ask(s, 1, v.BUILD_IN, [NW, EAST], source=1)
    assert in_all(words.say_prompt(s)) == [
        "Fjord, choose where to build a Training Camp",
        "Fjord, choisissez où construire un Camp d’entraînement",
        "フィヨルド、訓練所を建てる場所を選んでください",
    ]
    s = ask(s, 0, v.MOVE_FROM, [NW, v.STOP_MOVING])
    assert in_english(words.say_prompt(s)) == "Rowan, make a second move or stop"


def test_moves_tell_what_waits_there() -> None:
    """If units may move, then each way says who holds the land; into enemies it is an attack."""
    s = corner()
    put(s, 0, NW, 3)
    s = ask(s, 0, v.MOVE_TO, [EAST, SOUTH], source=NW)
    assert in_english(words.say_option(s, EAST)) == "Move to A1 east: neutral, 2 free spaces"
    put(s, 0, SOUTH, 1)
    assert in_all(words.say_option(s, SOUTH)) == [
        "Move to A1 south: yours, 1 unit",
        f"Aller en A1 sud{NBSP}: à vous, 1 unité",
        "A1南へ移動：自分の領土、1体",
    ]
    put(s, 1, EAST, 2)
    change(s, "built", EAST, 1)
    assert in_all(words.say_option(s, EAST)) == [
        "Attack Fjord in A1 east: 2 units, 1 tower",
        f"Attaquer Fjord en A1 est{NBSP}: 2 unités, 1 tour",
        "A1東のフィヨルドを攻撃：2体、防衛塔1",
    ]
    put(s, 0, EAST, 1)
    assert in_english(words.say_option(s, EAST)) == "Join the attack in A1 east: 1 of yours against 2 and 1 tower"


def test_a_difficult_border_is_named() -> None:
    """If only a difficult border leads there, then the answer says what it takes."""
    s = ask(corner(), 0, v.MOVE_TO, [EAST, B1_SOUTH], source=B1_EAST)
    assert in_english(words.say_option(s, EAST)) == "Move to A1 east: neutral, 2 free spaces"
    assert in_all(words.say_option(s, B1_SOUTH)) == [
        "Move to B1 south: neutral, 1 free space (difficult border, takes the whole Move 2)",
        f"Aller en B1 sud{NBSP}: neutre, 1 case libre (frontière difficile, prend tout le Déplacer 2)",
        "B1南へ移動：中立、空きスペース1（険しい境界。「移動2」をすべて使う）",
    ]


def test_numbers_of_units_to_move() -> None:
    """If units may stay behind, then the answer says how many; if none do, it says so."""
    s = ask(corner(), 0, v.MOVE_UNITS, [1, 2, 3], source=EAST)
    assert [in_english(words.say_option(s, n)) for n in (1, 2, 3)] == [
        "Move 1 unit (2 stay)",
        "Move 2 units (1 stays)",
        "Move all 3 units",
    ]
    assert in_all(words.say_option(s, 1))[1:] == ["Déplacer 1 unité (2 restent)", "1体を移す（2体残る）"]
    assert in_english(words.say_prompt(s)) == "Rowan, choose how many of 3 units go to A1 east"
    assert in_english(words.say_thing(s, v.MOVE_UNITS, 2)) == "2 units"
    assert in_english(words.say_option(ask(s, 0, v.MOVE_FROM, [NW, 48]), 48)) == "Stop moving"
    assert in_english(words.say_thing(s, v.MOVE_FROM, 48)) == "no further move"


def test_recruiting_tells_how_many_arrive() -> None:
    """If there are camps, more arrive, as far as the reserve goes; among enemies it is an attack."""
    s = ask(corner(), 0, v.RECRUIT_IN, [NW, EAST])
    change(s, "built", EAST, 2)
    assert in_english(words.say_option(s, NW)) == "Recruit in A1 north-west: 1 unit"
    assert in_all(words.say_option(s, EAST)) == [
        "Recruit in A1 east: 2 units",
        f"Recruter en A1 est{NBSP}: 2 unités",
        "A1東で徴兵：2体",
    ]
    put(s, 1, EAST, 3)
    assert in_english(words.say_option(s, EAST)) == "Recruit in A1 east: 2 units, attacking Fjord (3 units)"
    change(s, "reserve", 0, 1)
    assert in_english(words.say_option(s, EAST)) == "Recruit in A1 east: 1 unit, attacking Fjord (3 units)"


def test_buildings_tell_what_they_need() -> None:
    """If a building is offered, then its cost is said, also where the option makes it flat."""
    s = ask(corner(), 0, v.BUILD_WHAT, [0, 3])
    assert in_all(words.say_option(s, 0)) == [
        "Build a Defense Tower (needs 1 wood): an attacker there loses 1 unit more",
        f"Construire une Tour de défense (demande 1 bois){NBSP}: un attaquant y perd 1 unité de plus",
        "防衛塔を建てる（必要：木材1）：そこを攻撃する側は1体余分に失う",
    ]
    assert "the Food Monopoly (needs 1 food, 1 wood)" in in_english(words.say_option(s, 3))
    s.flags = FLAT_COST
    assert "the Food Monopoly (needs 1 wood)" in in_english(words.say_option(s, 3))
    s = ask(s, 0, v.BUILD_IN, [EAST, NW], source=0)
    assert in_english(words.say_option(s, EAST)) == "Build in A1 east (2 free spaces)"


def test_cards_tell_what_they_do() -> None:
    """If a card may be played, then it says so in brief; Renew with what it brings the rival."""
    s = laid(A1="10", D3="16")
    s = ask(s, 0, v.PLAY_CARD, list(range(7)))
    assert in_english(words.say_option(s, 4)) == "Play Move 1: one move over a regular border"
    assert in_english(words.say_option(s, 6)) == "Play Renew: all your cards come back, Fjord gains no points"
    put(s, 1, place("D3") * 4, 1)
    change(s, "built", place("D3") * 4, 3)
    assert in_all(words.say_option(s, 6)) == [
        "Play Renew: all your cards come back, Fjord gains 1 point",
        f"Jouer Renouveler{NBSP}: toutes vos cartes reviennent, Fjord gagne 1 point",
        "「刷新」を使う：自分のカードがすべて表に戻る。フィヨルドは1点を得る",
    ]
    change(s, "points", 1, 4)
    assert in_english(words.say_option(s, 6)) == "Play Renew: Fjord gains 1 point and wins the game"
    s.flags = TWO_SPECIALS
    assert in_english(words.say_option(s, 4)) == "Play Special: Recruit, Build, Explore or Move 1"
    assert in_english(words.say_event(s, (v.PLAYED, -1, 0, 4, 0, 0))) == "Rowan plays Special."
    s = ask(s, 0, v.SPECIAL_AS, [0, 4], source=3)
    assert in_english(words.say_option(s, 4)) == "Use Special as Move 1: one move over a regular border"


def test_combats_and_retreats() -> None:
    """If combats wait, then each says the strengths; a retreat says where it goes."""
    s = ask(corner(), 0, v.FIGHT_IN, [EAST, SOUTH])
    put(s, 0, EAST, 3)
    put(s, 1, EAST, 2)
    change(s, "built", EAST, 1)
    assert in_all(words.say_option(s, EAST)) == [
        "Fight in A1 east: your 3 units against 2 of Fjord and 1 tower",
        f"Combattre en A1 est{NBSP}: 3 unités à vous contre 2 de Fjord et 1 tour",
        "A1東で戦う：味方3体、フィヨルドの2体、防衛塔1",
    ]
    s.flags, s.spared = TOWER_SPARES_OWNER, 1 << EAST
    assert in_english(words.say_option(s, EAST)) == "Fight in A1 east: your 3 units against 2 of Fjord"
    s = ask(s, 1, v.RETREAT_TO, [NW, SOUTH], source=EAST)
    assert in_english(words.say_prompt(s)) == "Fjord, retreat from A1 east with 2 units"
    assert in_english(words.say_option(s, NW)) == "Retreat to A1 north-west: neutral, 1 food, 1 free space"


def test_what_one_has_is_whole_french() -> None:
    """If a seat controls nothing and has one point, then French has no half of a negation and one point is one."""
    s = corner()
    change(s, "points", 0, 1)
    told = f"Sous votre contrôle{NBSP}: aucun symbole{NBSP}; 10 unités en réserve, 1 point sur 5"
    assert SENTENCES.speaker("fr").render(words.say_have(s, 0)) == told
