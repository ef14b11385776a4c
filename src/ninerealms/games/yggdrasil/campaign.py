"""The Ragnarok campaign between games: experience charts, what can be bought, one file that holds it all.

Everything in the file is ids and numbers, so it can be read on in any language. Prices and the experience of
a won game that the rulebook does not give are house (content.toml, `chart`).
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ninerealms.games.yggdrasil import content
from ninerealms.kernel.errors import BadOption, NineRealmsError

FORMAT = "ninerealms-campaign"
GAME = "yggdrasil"
VERSION = 1
SAGAS = len(content.saga_ids)
COLUMNS = ("god_die", "vanir_die", "elves", "vanir")
SEATS = 5
PARTS = len(COLUMNS)


class BadCampaign(NineRealmsError):
    """A campaign file that cannot be read, or a step the campaign does not allow."""


@dataclass
class Chart:
    """YGG-317, YGG-330: the experience chart of one player; the columns count their checked boxes."""

    player: str
    god: str
    god_die: int = 0
    vanir_die: int = 0
    elves: int = 0
    vanir: int = 0
    relations: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in content.RELATIONS})
    xp: int = 0


@dataclass
class Played:
    """One finished game: the saga, whether it was won, the life each player's god had left, the xp each gained."""

    saga: int
    won: bool
    life: list[int]
    xp: list[int]


@dataclass
class Box:
    """Something to buy: a column, or a relation towards a god."""

    row: str
    towards: str
    price: int


@dataclass
class Campaign:
    """YGG-303, YGG-304: the same gods from saga to saga. `saga` is the next to play, 7 when all are won."""

    charts: list[Chart]
    support: list[str]
    saga: int = 1
    played: list[Played] = field(default_factory=list)
    seed: int | None = None
    answers: list[int] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.charts)

    @property
    def is_over(self) -> bool:
        return self.saga > SAGAS

    @property
    def gods(self) -> list[str]:
        """All gods of the campaign, the players' first."""
        return [*(chart.god for chart in self.charts), *self.support]


def begin(players: list[str], gods: list[str], support: list[str]) -> Campaign:
    """YGG-310, YGG-316, YGG-317, YGG-323 to YGG-329: a new campaign with the initial abilities on the charts."""
    if not 1 <= len(players) <= 5 or len(players) != len(gods):
        raise BadCampaign(f"A campaign is for 1 to 5 players with one god each, not {len(players)}.", "YGG-316")
    wanted = content.GAME["support_gods"][len(players) - 1]
    if len(support) != wanted:
        raise BadCampaign(f"{len(players)} players need {wanted} support gods, not {len(support)}.", "YGG-054")
    everybody = [*gods, *support]
    for god in everybody:
        if god not in content.god_ids or everybody.count(god) > 1:
            raise BadCampaign(f"{god!r} is no god, or chosen twice; there are {', '.join(content.god_ids)}.", "YGG-304")
    campaign = Campaign([Chart(player, god) for player, god in zip(players, gods, strict=True)], list(support))
    for chart in campaign.charts:
        fact = content.GODS[content.god_ids.index(chart.god)]
        chart.god_die = len(fact.get("god_die", ()))
        chart.vanir_die = len(fact.get("vanir_die", ()))
        chart.elves = fact.get("elves", 0)
        if "towards_all" in fact:
            chart.relations[fact["towards_all"]] = [god for god in campaign.gods if god != chart.god]
    return campaign


def options(campaign: Campaign) -> dict[str, bool | int | str]:
    """YGG-311 to YGG-313: the start options of the next game."""
    if campaign.is_over:
        raise BadCampaign("All six sagas are won; this campaign is over.", "YGG-303")
    return {"saga": campaign.saga, "gods": ",".join(campaign.gods), "charts": write_charts(campaign)}


def write_charts(campaign: Campaign) -> str:
    """The abilities of all players as one start option: four numbers and four rows of gods for each player."""
    return ";".join(
        "/".join(
            [
                *(str(getattr(chart, column)) for column in COLUMNS),
                *("+".join(chart.relations[name]) or "-" for name in content.RELATIONS),
            ]
        )
        for chart in campaign.charts
    )


def record(campaign: Campaign, won: bool, life: list[int]) -> Played:
    """YGG-344 to YGG-347, YGG-352: experience for every god; a lost saga is played again, a won one leads on."""
    rates = content.CHART
    gains = [max(left, rates["won_least"]) + rates["won_bonus"] if won else rates["lost"] for left in life]
    played = Played(campaign.saga, won, list(life), gains)
    campaign.played.append(played)
    for chart, gain in zip(campaign.charts, gains, strict=True):
        chart.xp += gain
    campaign.saga += int(won)
    campaign.seed = None
    campaign.answers = []
    return played


def boxes(campaign: Campaign, player: int) -> list[Box]:
    """YGG-319 to YGG-322, YGG-348 to YGG-351: the next free box of every row, with the gods it may name."""
    chart = campaign.charts[player]
    found = []
    for column in COLUMNS:
        taken = getattr(chart, column)
        if taken < len(content.CHART[column]):
            found.append(Box(column, "", content.CHART[column][taken]))
    prices = content.CHART["relation_open"][campaign.players - 1]
    for name in content.RELATIONS:
        known = chart.relations[name]
        if len(known) < len(prices):
            found += [
                Box(name, god, prices[len(known)]) for god in campaign.gods if god not in known and god != chart.god
            ]
    return found


def buy(campaign: Campaign, player: int, row: str, towards: str) -> Box:
    """YGG-347, YGG-348, YGG-350: check a box for its price in experience."""
    chart = campaign.charts[player]
    for box in boxes(campaign, player):
        if box.row == row and box.towards == towards:
            if box.price > chart.xp:
                raise BadCampaign(f"That box costs {box.price} experience; {chart.god} has {chart.xp}.", "YGG-348")
            chart.xp -= box.price
            if towards:
                chart.relations[row].append(towards)
            else:
                setattr(chart, row, getattr(chart, row) + 1)
            return box
    raise BadCampaign(f"There is no free box {row} {towards}".rstrip() + ".", "YGG-348")


def save(campaign: Campaign, path: Path) -> None:
    """Write the file whole or not at all: the old one stays until the new one is complete."""
    data = {"format": FORMAT, "game": GAME, "version": VERSION, **asdict(campaign)}
    draft = path.with_name(path.name + ".new")
    draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    os.replace(draft, path)  # noqa: PTH105 - replaces in one step


def load(path: Path) -> Campaign:
    """Read a file; a broken or foreign one is refused with a sentence and left as it is."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise BadCampaign(f"{path.name} cannot be read as a campaign: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != GAME:
        raise BadCampaign(f"{path.name} is no campaign of this game.")
    if data.get("version") != VERSION:
        raise BadCampaign(f"{path.name} is of version {data.get('version')}; this program reads version {VERSION}.")
    try:
        campaign = read(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadCampaign(f"{path.name} is damaged: {error}.") from None
    return campaign


def read(data: dict[str, Any]) -> Campaign:
    """A campaign from its record; a ValueError says what does not fit."""
    campaign = Campaign(
        charts=[Chart(**chart) for chart in data["charts"]],
        support=list(data["support"]),
        saga=data["saga"],
        played=[Played(**played) for played in data["played"]],
        seed=data["seed"],
        answers=list(data["answers"]),
    )
    fresh = begin([chart.player for chart in campaign.charts], campaign.gods[: campaign.players], campaign.support)
    if campaign.saga not in range(1, SAGAS + 2) or campaign.saga != 1 + sum(game.won for game in campaign.played):
        raise ValueError("the saga does not follow from the games played")
    if not all(isinstance(answer, int) for answer in campaign.answers):
        raise ValueError("answers must be numbers")
    for chart, start in zip(campaign.charts, fresh.charts, strict=True):
        check_chart(campaign, chart, start)
    return campaign


def check_chart(campaign: Campaign, chart: Chart, start: Chart) -> None:
    """A chart holds its initial ability and no more than its rows have room for."""
    for column in COLUMNS:
        if not getattr(start, column) <= getattr(chart, column) <= len(content.CHART[column]):
            raise ValueError(f"the row {column} of {chart.god} does not fit")
    if sorted(chart.relations) != sorted(content.RELATIONS):
        raise ValueError(f"{chart.god} needs the rows {', '.join(content.RELATIONS)}")
    room = len(content.CHART["relation_open"][campaign.players - 1])
    for name, known in chart.relations.items():
        others = [god for god in campaign.gods if god != chart.god]
        if len(known) > room or len(set(known)) != len(known) or not set(known) <= set(others):
            raise ValueError(f"the row {name} of {chart.god} does not fit")
    if chart.xp < 0:
        raise ValueError(f"the experience of {chart.god} does not fit")


# --- start options that name gods and charts ---


def read_gods(players: int, text: str) -> list[int]:
    """YGG-046, YGG-054, YGG-059: ids with commas between, the players' gods first; empty: chosen at the table."""
    if not text.strip():
        return []
    ids = [part.strip().lower() for part in text.split(",")]
    support = content.GAME["support_gods"][players - 1]
    for god in ids:
        if god not in content.god_ids:
            raise BadOption(f"There is no god {god!r}; there are {', '.join(content.god_ids)}.", "YGG-019")
        if ids.count(god) > 1:
            raise BadOption(f"{god} is there only once.", "YGG-019")
    if len(ids) not in (players, players + support):
        sentence = f"{players} players need {players} gods"
        sentence += f", and {support} support gods may be named after them" if support else ""
        raise BadOption(f"{sentence}; {len(ids)} are named.", "YGG-046")
    return [content.god_ids.index(god) for god in ids]


def check_charts(saga: int, players: int, chosen: list[int]) -> None:
    """Charts belong to a saga and to gods that are named."""
    if saga == 0:
        raise BadOption("Experience charts belong to a saga; choose one from 1 to 6.", "YGG-316")
    if len(chosen) != players + content.GAME["support_gods"][players - 1]:
        raise BadOption("With experience charts all gods must be named, support gods too.", "YGG-316")


def read_charts(players: int, chosen: list[int], text: str) -> tuple[list[int], list[int], list[int], list[int]]:
    """YGG-312, YGG-330: for each player god die / Vanir die / Elves / Vanir dice, then the four rows of gods."""
    faces, elves, vanir, bond = [0] * SEATS, [0] * SEATS, [0] * SEATS, [0] * (PARTS * SEATS)
    rows = text.split(";")
    if len(rows) != players:
        raise BadOption(f"{players} players need {players} charts, not {len(rows)}.", "YGG-316")
    for seat, row in enumerate(rows):
        parts = row.split("/")
        if len(parts) != PARTS + len(content.RELATIONS):
            raise BadOption(f"A chart is four numbers and four rows of gods, not {row!r}.", "YGG-330")
        counts = [read_count(part, name) for part, name in zip(parts, COLUMNS, strict=False)]
        faces[seat] = (1 << counts[0]) - 1 | ((1 << counts[1]) - 1) << 2
        elves[seat], vanir[seat] = counts[2], counts[3]
        for relation, names in enumerate(parts[PARTS:]):
            bond[relation * SEATS + seat] = read_bond(seat, chosen, names)
    return faces, elves, vanir, bond


def read_count(part: str, name: str) -> int:
    most = len(content.CHART[name])
    if not part.isdigit() or int(part) > most:
        raise BadOption(f"{name} on a chart is a number from 0 to {most}, not {part!r}.", "YGG-330")
    return int(part)


def read_bond(seat: int, chosen: list[int], names: str) -> int:
    """The figures a row names, as bits."""
    bits = 0
    for name in names.split("+"):
        if name != "-":
            if name not in content.god_ids or content.god_ids.index(name) not in chosen:
                raise BadOption(f"{name!r} on a chart is no god of this game.", "YGG-350")
            figure = chosen.index(content.god_ids.index(name))
            if figure == seat:
                raise BadOption(f"{name} cannot have a relationship with itself.", "YGG-279")
            bits |= 1 << figure
    return bits
