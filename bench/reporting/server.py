"""The part of bench/results.md about the server: ours next to boardgame.io's, then how long boards take to be drawn."""

from __future__ import annotations

from statistics import median
from typing import Any

from reporting.report import MOST, Row, Section, figure, ratio_table

GAME = "server"
BOARD_MILLISECONDS = 5.0
HINT_MILLISECONDS = 50.0
MEASURES = (("news_p50", "news, p50", 1.2), ("news_p95", "news, p95", None))
TIMES = ("news_p50", "news_p95", "scene_p50", "scene_p95")
WAITING = (
    "| who | news p50 | news p95 | scene p50 | scene p95 | answers/s | errors |",
    "|---|---|---|---|---|---|---|",
)
HOW = (
    "From one seat's click to the other seat's update over loopback, milliseconds. On both sides all players are one",
    "process, a program for Node (beside bots and hints one of Python), and the server is another (ours with processes",
    "that draw), a new server for every round, in turn; at the other tables somebody clicks every second. News is who",
    "is asked and what happened, as boardgame.io's update tells it; the scene is the whole table, drawn and in words,",
    "which boardgame.io leaves to the page. Ours is on the disk before it is confirmed, boardgame.io keeps its matches",
    "in memory. Ours plays Northgard, boardgame.io counts.",
)
BOARDS = "Of each game every position of three games by chance, at the largest table, milliseconds of processor time."


def rows_of(server: dict[str, Any]) -> list[Row]:
    """What has a goal or is compared; ratios are theirs over ours, so that 1 is as fast and 2 twice as fast."""
    rows: list[Row] = []
    for tables in sizes(server):
        ours, theirs = (at(server[side], tables) for side in ("ours", "theirs"))
        for field, text, goal in MEASURES:
            ratios = [their[field] / our[field] for our, their in zip(ours, theirs, strict=False) if their.get(field)]
            if ratios:
                rows.append(Row(GAME, f"{text}, {spelled(tables)}: boardgame.io's / ours", ratios, goal))
    for advised in server.get("hints", []):
        usual = median(row["news_p50"] for row in at(server["ours"], advised["tables"]))
        longer = advised["news_slowest"] - usual
        text = f"slowest news beside a hint, {spelled(advised['tables'])}: ms longer than usual"
        rows.append(Row(GAME, text, [longer], HINT_MILLISECONDS, MOST))
    every = [row for kind in ("ours", "bots", "hints") for row in server.get(kind, [])]
    if every:
        rows.append(Row(GAME, "answers refused or lost, all tables", [sum(row["errors"] for row in every)], 1.0, MOST))
    for game, parts in server.get("boards", {}).items():
        rows.append(Row(game, "boards drawn, median ms", [parts["whole game"]["drawing"]], BOARD_MILLISECONDS, MOST))
    return rows


def crowd_rows(crowd: dict[str, Any]) -> list[Row]:
    """Many listeners for minutes: no error, level memory, scenes against the commit before, news against one table."""
    if not crowd:
        return []
    now, single = crowd["now"], crowd["single"]
    many = f"{now['listeners']} listeners at {now['tables']} tables"
    rows = [
        Row(GAME, f"errors, {many}", [now["errors"]], 1.0, MOST),
        Row(
            GAME,
            f"memory, {many}: most / after the first minute",
            [now["memory_late"] / now["memory_early"]],
            1.1,
            MOST,
        ),
        Row(GAME, f"news, p50, {many}: against a single table", [now["news_p50"] / single["news_p50"]], 3.0, MOST),
    ]
    if "before" in crowd:
        faster = crowd["before"]["scene_p95"] / now["scene_p95"]
        rows.append(Row(GAME, f"scene, p95, {many}: before / now", [faster], 5.0))
        asked = crowd["before"]["asked_p95"] / now["asked_p95"]
        rows.append(Row(GAME, f"scene of whoever is asked, p95, {many}: before / now", [asked], None))
    return rows


def section(server: dict[str, Any]) -> Section:
    """Next to boardgame.io, with bots and hints beside it; then how long boards take to be drawn."""
    if not server.get("ours"):
        return Section("Server", "server", [])
    lines = [*HOW, "", *ratio_table([row for row in rows_of(server) if row.game == GAME]), ""]
    lines += [*([server["absence"], ""] if server.get("absence") else []), *latency_table(server)]
    return Section("Server", "server", [*lines, "", BOARDS, "", *board_table(server)])


def crowd_section(crowd: dict[str, Any]) -> Section:
    """Many listeners for minutes."""
    lines = [*ratio_table(crowd_rows(crowd)), "", *crowd_table(crowd)] if crowd else []
    return Section("Crowd", "crowd", lines)


def latency_table(server: dict[str, Any]) -> list[str]:
    fields = (*TIMES, "answers_per_second", "errors")
    lines = [*WAITING]
    for tables in sizes(server):
        theirs = [row for row in at(server["theirs"], tables) if row.get("version")]
        kinds = [(f"ours, {spelled(tables)}", at(server["ours"], tables))]
        kinds += [(f"ours, {spelled(tables)}, half with a bot", at(server.get("bots", []), tables))]
        kinds += [(f"ours, {spelled(tables)}, beside a hint", at(server.get("hints", []), tables))]
        kinds += [(f"boardgame.io {theirs[0]['version']}, {spelled(tables)}", theirs)] if theirs else []
        for name, rows in kinds:
            if rows:
                cells = [cell([row[field] for row in rows if field in row]) for field in fields]
                lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def crowd_table(crowd: dict[str, Any]) -> list[str]:
    lines = [*WAITING]
    for name, row in crowd.items():
        cells = [cell([row[field]]) for field in TIMES]
        cells += [figure(row["answers"] / row["seconds"]), cell([row["errors"]])]
        lines.append(f"| {name}: {row['listeners']} listeners, {spelled(row['tables'])} | {' | '.join(cells)} |")
    return lines


def board_table(server: dict[str, Any]) -> list[str]:
    lines = [
        "| game | part | boards drawn, median ms | p95 | goal | reached | with choices and words, median ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, parts in server.get("boards", {}).items():
        for part, times in parts.items():
            row = Row(game, part, [times["drawing"]], BOARD_MILLISECONDS, MOST)
            cells = [figure(row.value), figure(times["slow"]), row.wanted, row.reached, figure(times["scene"])]
            lines.append(f"| {game} | {part} | {' | '.join(cells)} |")
    return lines


def at(rows: list[dict[str, Any]], tables: int) -> list[dict[str, Any]]:
    return [row for row in rows if row["tables"] == tables]


def sizes(server: dict[str, Any]) -> list[int]:
    return sorted({row["tables"] for row in server.get("ours", [])})


def spelled(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} busy tables"


def cell(values: list[float]) -> str:
    return "-" if not values else "0" if not any(values) else figure(median(values))
