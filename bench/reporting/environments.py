"""The part of bench/results.md about environments: ratios to the environments people know, then what was learnt."""

from __future__ import annotations

from typing import Any

from ninerealms.games import names
from ninerealms.lab.simulate import wilson
from reporting.report import MOST, Row, Section, figure, ratio_table

OBSERVE_US = {"northgard": 1.0}
OBSERVE_LARGEST_US = 3.0
VECTOR, VECTOR_LOOKS, AEC_RATIO = 1000.0, 300.0, 5.0
LEARNT = 80.0


def rows_of(found: dict[str, Any]) -> list[Row]:
    """Every measure of every game, with its goal."""
    rounds: list[dict[str, Any]] = found.get("rounds", [])
    rows = []
    for game in names():
        ours = [each["ours"] for each in rounds if game in each["ours"]["aec"]]
        peers = [each["peers"] for each in rounds if each["peers"]]
        observe = [each["observe"][game]["microseconds"] for each in ours]
        goal = OBSERVE_US.get(game, OBSERVE_LARGEST_US)
        fast = game == "northgard"
        rows.append(Row(game, "observation, microseconds", observe, goal, MOST, guarded=False))
        for field, title, least in (
            ("vector", "vector, thousand steps/s", VECTOR),
            ("vector_looks", "vector with observation and mask, thousand steps/s", VECTOR_LOOKS),
        ):
            figures = [each[field][game] / 1000 for each in ours]
            rows.append(Row(game, title, figures, least if fast else None, guarded=False))
        for peer, title, wanted in (
            ("connect_four", "AEC / PettingZoo's connect four", AEC_RATIO),
            ("backgammon", "AEC / OpenSpiel's backgammon (its Python environment)", None),
        ):
            ratios = [us["aec"][game] / they[peer] for us, they in zip(ours, peers, strict=False)]
            rows.append(Row(game, title, ratios, wanted if fast else None))
    return [row for row in rows if row.values]


def learnt_row(learnt: dict[str, Any]) -> list[Row]:
    """How often the learner wins of 100 games."""
    if not learnt:
        return []
    return [Row("northgard", "MaskablePPO against random, won of 100", [100 * learnt["won"] / learnt["games"]], LEARNT)]


def section(found: dict[str, Any]) -> Section:
    """Speed beside the environments people know, and an algorithm of OpenSpiel."""
    if not found.get("rounds"):
        return Section("Environments", "rl", [])
    lines = [HOW.format(rounds=len(found["rounds"])), "", *ratio_table(rows_of(found)), ""]
    first = found["rounds"][0]["ours"]["observe"]
    sizes = [f"{game} {each['width']:,} numbers and {each['actions']:,} actions" for game, each in first.items()]
    lines += [f"Largest tables: {', '.join(sizes)}."]
    if search := found.get("algorithm"):
        points, seconds = search["points"], figure(search["seconds"])
        lines += [
            "",
            (
                f"OpenSpiel's MCTS in Python ({search['simulations']} simulations a move) played {search['moves']}"
                f" moves of Northgard in {seconds} s and won {sum(points):g} of {len(points)} games against its random"
                " bot."
            ),
        ]
    return Section("Environments", "rl", lines)


def learnt_section(learnt: dict[str, Any]) -> Section:
    """What a learner has reached."""
    if not learnt:
        return Section("Learning", "learn", [])
    low, high = (100 * bound for bound in wilson(learnt["won"], learnt["games"]))
    told = (
        f"MaskablePPO learnt {learnt['steps']:,} steps in {figure(learnt['seconds'])} s of one core (sb3-contrib"
        f" {learnt['versions']['sb3_contrib']}, torch {learnt['versions']['torch']}) and won {learnt['won']:g} of"
        f" {learnt['games']:,} games against random: {low:.1f} to {high:.1f} % with 95 % confidence."
    )
    return Section("Learning", "learn", [*ratio_table(learnt_row(learnt)), "", told])


HOW = (
    "Ours, PettingZoo's and OpenSpiel's in turn, {rounds} rounds, in processor time, random legal answers everywhere,\n"
    "raw environments without wrappers. An observation is one call from Python; a vector step answers 256 games."
)
