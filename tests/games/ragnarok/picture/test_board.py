"""The table as it is: pieces where they stand, markers, monuments, boards, the numbers of a Battle and of a hunt."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from ninerealms.games.ragnarok import GAME, content, table
from ninerealms.games.ragnarok.picture import figures
from ninerealms.games.ragnarok.rules.state import GIANTS, LOKI, NOWHERE
from ninerealms.games.ragnarok.seen.view import RegionSeen, TableView
from ninerealms.kernel.state import State
from tests.games.drawings import read, things, titled, written
from tests.games.ragnarok.picture.gallery import CROWDED, crowded, fighting, gallery, hunting, painted

FOOT = 8  # the mark of the seat reaches below the foot


def classes(element: ET.Element) -> set[str]:
    return set(element.get("class", "").split())


def inside(element: ET.Element, kind: str) -> list[ET.Element]:
    """Whatever of a class is in something."""
    return [each for each in element.iter() if kind in classes(each)]


def seen_by(state: State, seat: int = 0) -> TableView:
    return GAME.view(state, seat)["table"]


def expected(seen: RegionSeen, table_seen: TableView) -> set[str]:
    """The ids of all that is in a Region."""
    number = seen["number"]
    found = {f"region-{number}", f"sign-{number}", *(f"hero-{seat}" for seat in seen["heroes"])}
    found |= {f"army-{army['army']}" for army in seen["armies"]} | {f"giant-{seat}" for seat in seen["giants"]}
    found |= {f"monster-{kind}" for kind in seen["monsters"] if kind != content.monster_ids[GIANTS]}
    buildings = {"hall": seen["settlement"], "temple": seen["temple"], "forge": seen["forge"], "gate": seen["gate"]}
    buildings["shrine"] = seen["shrine"] and not seen["temple"]
    found |= {f"{name}-{number}" for name, is_there in buildings.items() if is_there}
    giants = [each["regions"] for each in table_seen["monsters"] if each["id"] == content.monster_ids[GIANTS]]
    found |= {f"figure-{i}" for row in giants for i, where in enumerate(row) if where == number}
    return found | ({"monster-loki"} if seen["loki"] else set())


def test_the_table_is_shown_as_it_is() -> None:
    """If the table changes, then every piece of every Region is in the drawing, and no piece that is not on it."""
    kinds = ("army-", "hero-", "giant-", "figure-", "monster-", "hall-", "temple-", "shrine-", "forge-", "gate-")
    states = [shot.state for shot in gallery()[::6]]
    for state in [*states, crowded(), crowded("realm")]:
        seen, found = seen_by(state), things(read(painted(state)))
        wanted = {ident for region in seen["regions"] for ident in expected(region, seen)}
        assert wanted <= set(found)
        assert {ident for ident in things(found["board"]) if ident.startswith(kinds)} <= wanted


def test_a_crowded_region_hides_nothing() -> None:
    """If five heroes, two players' Armies, six monsters, three Giants and Loki are in a Region, then all have names."""
    state = crowded()
    found = things(read(painted(state)))
    seen = next(each for each in seen_by(state)["regions"] if each["region"] == CROWDED)
    pieces = expected(seen, seen_by(state))
    assert len(pieces) >= 5 + 12 + 5 + 3 + 1
    assert all(titled(found[ident]) for ident in pieces)


def test_control_is_tint_band_and_mark() -> None:
    """If a player controls a Region, then his colour lies on it and his mark is on its sign; a neutral one has none."""
    state = crowded()
    root = read(painted(state))
    found = things(root)
    owned = [each for each in seen_by(state)["regions"] if each["control"] is not None]
    assert len(inside(root, "r-ctl")) == len(owned) > 10
    for seen in seen_by(state)["regions"]:
        marks = inside(found[f"sign-{seen['number']}"], "r-mark")
        assert [f"seat-{seen['control']}" in classes(mark) for mark in marks] == [True] * (seen["control"] is not None)
        assert written(found[f"sign-{seen['number']}"]) == [str(seen["number"]), str(seen["value"])]


@pytest.mark.parametrize("value", range(1, 7))
def test_an_army_has_as_many_warriors_as_its_value(value: int) -> None:
    """If an Army has a value, then it has so many warriors, and the figure on its banner."""
    root = read(f'<svg xmlns="http://www.w3.org/2000/svg">{figures.army(2, value).body}</svg>')
    assert sum(1 for each in root.iter() if each.get("href") == "#p-warrior") == value
    assert written(root) == [str(value)]


def test_the_wheel_has_the_markers_of_all() -> None:
    """If players have taken actions, then their marks lie on them, and the other places are empty."""
    state = crowded()
    found = things(read(painted(state)))
    for action, name in enumerate(content.action_ids):
        taken = [seat for seat in range(5) if table(state).wheel[seat] >> action & 1]
        segment = found[f"wheel-{name}"]
        assert len(inside(segment, "r-mark")) == 2 * len(taken)
        assert len(inside(segment, "r-hole")) == 2 * (5 - len(taken))


def test_the_realms_on_the_wheel_are_those_of_the_mode() -> None:
    """If Utgard takes part as a realm, then its token is on the wheel and at its gate, and Jotunheim's is not."""
    for mode, there, absent in (("realm", "utgard", "jotunheim"), ("monsters", "jotunheim", "utgard")):
        text = painted(crowded(mode))
        assert f'id="realm-{there}"' in text
        assert f'href="#w-{there}"' in text
        assert f'href="#w-{absent}"' not in text


def test_signs_of_ragnarok_and_monuments() -> None:
    """If signs have come and pieces were built, then so many are lit and stand, with the priests that pray there."""
    found = things(read(painted(crowded())))
    lit = [number for number in range(1, 6) if "on" in classes(found[f"omen-{number}"])]
    assert lit == [2, 3, 5]
    assert written(found["ragnarok"]) == ["3/3"]
    for god, pieces, priests in (("freyja", 4, {0, 3, 4}), ("thor", 1, {1, 3}), ("odin", 2, {2})):
        statue = found[f"monument-{god}"]
        assert (len(inside(statue, "r-block")), len(inside(statue, "r-ghost"))) == (pieces, 4 - pieces)
        marks = {seat for mark in inside(statue, "r-mark") for seat in range(5) if f"seat-{seat}" in classes(mark)}
        assert marks == priests


def test_ships_of_one_sea_lie_apart() -> None:
    """If all Drakkars are at one Sea, then each has its own place, in both shapes."""
    root = read(painted(crowded()))
    styles = [
        each.get("style") for each in root.iter() if any(child.get("id", "").startswith("drakkar-") for child in each)
    ]
    assert len(styles) == len(set(styles)) == 5


def test_the_stock_counts_temples_and_giants() -> None:
    """If Giants are a realm bonus, then the stock shows how many nobody has; otherwise it has Temples alone."""
    for mode, giants in (("realm", 4), ("monsters", 0)):
        state = crowded(mode)
        stock = things(read(painted(state)))["stock"]
        seen = seen_by(state)
        figures_there = [each for each in stock.iter() if each.get("href") == "#p-giant"]
        assert len(figures_there) == giants
        left = [each for each in figures_there if "r-spent" not in classes(each)]
        assert written(stock) == [str(seen["temples_left"])] + ([str(len(left))] if giants else [])
        assert not giants or len(left) == seen["giants_left"] == 1


# --- boards ------------------------------------------------------------------------------------------


def test_a_board_has_attributes_and_injuries() -> None:
    """If an attribute is injured, then it counts as 1 beside its struck value, and the Injury stands on the board."""
    state = crowded()
    found, seen = things(read(painted(state))), seen_by(state)
    for seat, sheet in enumerate(seen["players"]):
        for name in content.ATTRIBUTES:
            texts = written(found[f"attribute-{seat}-{name}"])
            assert texts[0] == str(sheet["counting"][name])
            hurt = name in sheet["injuries"]
            assert ("r-hurt" in classes(found[f"attribute-{seat}-{name}"])) == hurt
            assert (str(sheet["attributes"][name]) in texts[1:]) == hurt
        on = [i for i in range(4) if "on" in classes(found[f"injury-{seat}-{i}"])]
        assert len(on) == len(sheet["injuries"])


def test_a_board_has_what_its_player_owns() -> None:
    """If a player has runes, allies, artefacts and trophies, then they are on his board, used ones turned over."""
    state = crowded()
    table(state).used = 1 << 2
    found = things(read(painted(state)))
    board = found["seat-0"]
    assert sum(1 for ident in things(board) if ident.startswith("rune-0-")) == 5
    assert len(inside(board, "r-coin")) == 6
    assert {f"artefact-{name}" for name in ("barrow-blade", "troll-hide", "venom", "mace")} <= set(things(board))
    assert "used" in classes(found["artefact-venom"])
    assert "used" not in classes(found["artefact-mace"])
    assert len(inside(board, "r-trophy")) == 4
    assert len(inside(board, "used")) == 6 + 1


def test_the_row_of_goals_says_how_near_each_is() -> None:
    """If nobody fights, then above the board each player has Lands, Temples and slain monsters with what is needed."""
    state = crowded()
    found, seen = things(read(painted(state))), seen_by(state)
    for seat, sheet in enumerate(seen["players"]):
        texts = written(found[f"chip-{seat}"])
        wanted = [f"{len(sheet['lands'])}/3", f"{sheet['temples']}/5", f"{len(sheet['slain'])}/2"]
        assert [text for text in texts if "/" in text] == wanted * 2


# --- Battles and hunts -------------------------------------------------------------------------------


def test_a_battle_shows_both_sides_and_their_sums() -> None:
    """If a Battle runs, then both sides have Armies, cards and totals: 21 + 2 + 3 + 4 against 21."""
    found = things(read(painted(fighting())))
    assert "30 : 21" in written(found["battle-sum"])
    attacker, defender = found["battle-0"], found["battle-1"]
    assert (len(inside(attacker, "r-army")), len(inside(defender, "r-army"))) == (6, 6)
    assert [len(inside(found[f"played-{seat}"], "r-card")) for seat in (0, 1)] == [2, 0]
    assert "passed" in written(attacker)
    assert "next" in written(defender)
    assert "seats" not in found


def test_without_a_battle_or_hunt_there_is_no_scene_of_one() -> None:
    """If nobody fights or hunts, then neither scene is drawn."""
    for shot in gallery()[::5]:
        seen, found = seen_by(shot.state), things(read(painted(shot.state)))
        assert ("hunt" in found) == (seen["hunt"] is not None)
        assert ("battle" in found) == (seen["battle"] is not None and seen["hunt"] is None)


def test_a_hunt_shows_wounds_attack_and_guard() -> None:
    """If Loki is hunted, then 5 of 8 wounds are covered, the attack is 6 and 1 more, and the guard has reached 4."""
    found = things(read(painted(hunting())))
    wounds = [found[f"wound-{number}"] for number in range(1, 9)]
    assert sum("done" in classes(wound) for wound in wounds) == 5
    assert "5 of 8 wounds covered" in written(found["hunt-title"])
    assert "Round 2 of 6" in written(found["hunt-rounds"])
    live = [each for each in found["hunt-attack"].iter() if "r-live" in classes(each)]
    assert [written(each)[0] for each in live] == ["7"]
    assert "needs 7" in written(found["hunt-guard"])
    cells = [each for each in found["hunt-guard"].iter() if {"st", "cd"} & classes(each)]
    assert len(cells) == 4


def test_the_hunter_stands_above_the_guard() -> None:
    """If a hunt is drawn, then the foot of the Hero, with his mark on it, ends above the plank of the guard."""
    found = things(read(painted(hunting())))

    def low(part: str) -> tuple[float, float]:
        """How far down a part begins, and how large it is drawn."""
        told = re.search(r"translate\(\S+ (\S+)\)(?: scale\((\S+)\))?", found[f"hunt-{part}"].get("transform", ""))
        assert told is not None
        return float(told[1]), float(told[2] or 1)

    begin, scale = low("hero")
    feet = [float(each.get("cy", 0)) + float(each.get("ry", 0)) for each in found["hunt-hero"].iter()]
    assert max(feet) > 180
    assert begin + (max(feet) + FOOT) * scale <= low("guard")[0]


@pytest.mark.parametrize("monster", [*range(7), LOKI])
def test_every_monster_can_be_hunted(monster: int) -> None:
    """If a monster is hunted, then its sheet's wounds are drawn, each at its own spot."""
    state = hunting(monster)
    s = table(state)
    sheet = content.monster_wounds[monster * 4 : monster * 4 + 4]
    s.wounds = list(sheet)
    found = things(read(painted(state)))
    spots = [found[f"wound-{number}"].get("transform") for number in range(1, sum(sheet) + 1)]
    assert len(set(spots)) == sum(sheet)
    assert f"wound-{sum(sheet) + 1}" not in found


def test_before_an_attack_is_chosen_both_lie_there() -> None:
    """If the player on the left has yet to choose, then both attack cards lie open, and there is no guard yet."""
    state = hunting()
    table(state).attack = NOWHERE
    found = things(read(painted(state)))
    assert {"attack-6", "attack-9"} <= set(found)
    assert "Fjord, on the left, chooses one" in written(found["hunt-attack"])
    marks = [label for label in found["hunt-attack"].iter() if "r-chose" in classes(label)]
    assert [float(label.get("y", 0)) < 0 for label in marks] == [True], "it stands above the cards, not on the monster"
    assert written(found["hunt-guard"]) == []
