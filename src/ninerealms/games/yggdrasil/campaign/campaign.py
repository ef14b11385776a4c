"""The Ragnarok campaign between games: experience charts, what can be bought, one file that holds it all.

Everything in the file is ids and numbers, so it can be read on in any language. Prices and the experience of
a won game that the rulebook does not give are house (content.toml, `chart`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, cast

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.campaign import words
from ninerealms.games.yggdrasil.campaign.start_options import COLUMNS, SEATS, read_gods
from ninerealms.games.yggdrasil.campaign.start_options import GAME as GAME_FOLDER
from ninerealms.games.yggdrasil.rules.rules import is_won
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel import campaign as contract
from ninerealms.kernel.campaign import Offer
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DRAW, seeded
from ninerealms.kernel.state import State
from ninerealms.kit.campaign_file import BadCampaign, Damage, bad_campaign, flag, load, number, rows, save, texts, whole
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say

GAME = "yggdrasil"
SAGAS = len(content.saga_ids)
# What a bot buys first; relations towards the gods in their order.
WISHES = ("god_die", "vanir", "vanir_die", "elves", "comrade", "lucky", "kin", "travel")
LONGEST_NAME = 40


def bad(rule: str, key: str, **values: int | str) -> BadCampaign:
    return bad_campaign(Say(key, dict(values)), rule, GAME_FOLDER)


@dataclass
class Chart:
    """YGG-268, YGG-317, YGG-330: the experience chart of one player; the columns count their checked boxes."""

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
class Campaign(contract.Campaign):
    """YGG-303, YGG-304: the same gods from saga to saga. `saga` is the next to play, 7 when all are won."""

    charts: list[Chart]
    support: list[str]
    saga: int = 1
    played: list[Played] = field(default_factory=list)
    seed: int = 0
    lang: str = "en"
    seats: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)
    paused: list[str] = field(default_factory=list)
    shopping: list[int] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.charts)

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def is_over(self) -> bool:
        return self.saga > SAGAS

    @property
    def gods(self) -> list[str]:
        """All gods of the campaign, the players' first."""
        return [*(chart.god for chart in self.charts), *self.support]

    def start_options(self) -> dict[str, Value]:
        return {**self.rules, **options(self)}

    def enter(self, state: State) -> None:
        s = cast(YggState, state)
        enter_result(self, is_won(s), [s.life[seat] for seat in range(s.players)])

    def offers(self, seat: int) -> list[Offer]:
        return words.say_offers(self.charts[seat], self.gods, self.players)

    def acquire(self, seat: int, key: str) -> None:
        row, _, towards = key.partition(" ")
        buy(self, seat, row, towards)

    def advise(self, seat: int) -> str:
        free = sorted(boxes(self, seat), key=lambda box: WISHES.index(box.row))
        wanted = [box for box in free if box.price <= self.charts[seat].xp]
        return f"{wanted[0].row} {wanted[0].towards}".rstrip() if wanted else ""

    def say_next(self) -> Say:
        return words.say_saga("campaign-next", self.saga)

    def say_last(self) -> Say:
        last = self.played[-1]
        return words.say_result(last.saga, last.won, last.xp, self.gods)

    def say_purse(self, seat: int) -> Say:
        return words.say_purse(self.charts[seat], seat)

    def say_standing(self) -> Iterable[Say]:
        games = [(game.saga, game.won) for game in self.played]
        yield from words.say_sagas(self.saga, games)
        for seat, chart in enumerate(self.charts):
            yield from words.say_chart(chart, seat)
        if self.support:
            yield words.say_support(self.support)
        yield Say("campaign-house")

    def record(self) -> dict[str, Any]:
        return asdict(self)

    def save(self, path: Path) -> None:
        save(GAME, self.record(), path)


class Campaigns(contract.Campaigns):
    """How a campaign of this game begins and is read."""

    figures = "gods"

    def begin(self, names: list[str], figures: str, seed: int) -> Campaign:
        """YGG-304, YGG-316: gods that are not named are drawn by lot, support gods too."""
        if not 1 <= len(names) <= SEATS:
            raise bad("YGG-316", "bad-campaign-players", players=len(names))
        chosen = [content.god_ids[god] for god in read_gods(len(names), figures)]
        rng = seeded(seed)
        while len(chosen) < len(names) + content.GAME["support_gods"][len(names) - 1]:
            left = [god for god in content.god_ids if god not in chosen]
            chosen.append(left[rng.below(len(left), DRAW)])
        campaign = begin(names, chosen[: len(names)], chosen[len(names) :])
        campaign.seed = seed
        return campaign

    def load(self, path: Path) -> Campaign:
        return load(GAME_FOLDER, path, read)


def begin(players: list[str], gods: list[str], support: list[str]) -> Campaign:
    """YGG-310, YGG-316, YGG-317, YGG-323: a new campaign with the initial abilities on the charts."""
    if not 1 <= len(players) <= 5 or len(players) != len(gods):
        raise bad("YGG-316", "bad-campaign-players", players=len(players))
    wanted = content.GAME["support_gods"][len(players) - 1]
    if len(support) != wanted:
        raise bad("YGG-054", "bad-campaign-support", players=len(players), wanted=wanted, count=len(support))
    everybody = [*gods, *support]
    for god in everybody:
        if god not in content.god_ids or everybody.count(god) > 1:
            raise bad("YGG-304", "bad-campaign-god", god=repr(god), known=", ".join(content.god_ids))
    campaign = Campaign([Chart(player, god) for player, god in zip(players, gods, strict=True)], list(support))
    for chart in campaign.charts:
        fact = content.GODS[content.god_ids.index(chart.god)]
        chart.god_die = len(fact.get("god_die", ()))  # YGG-327, YGG-329
        chart.vanir_die = len(fact.get("vanir_die", ()))  # YGG-326, YGG-327
        chart.elves = fact.get("elves", 0)  # YGG-324
        if "towards_all" in fact:  # YGG-325, YGG-328
            chart.relations[fact["towards_all"]] = [god for god in campaign.gods if god != chart.god]
    return campaign


def options(campaign: Campaign) -> dict[str, bool | int | str]:
    """YGG-311, YGG-312, YGG-313: the start options of the next game."""
    if campaign.is_over:
        raise bad("YGG-303", "bad-campaign-over")
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


def enter_result(campaign: Campaign, won: bool, life: list[int]) -> Played:
    """YGG-318, YGG-344, YGG-345, YGG-346, YGG-352, YGG-400: experience; a lost saga is played again."""
    least, bonus, lost = content.CHART["won_least"], content.CHART["won_bonus"], content.CHART["lost"]
    gains = [max(left, least) + bonus if won else lost for left in life]
    played = Played(campaign.saga, won, list(life), gains)
    campaign.played.append(played)
    for chart, gain in zip(campaign.charts, gains, strict=True):
        chart.xp += gain
    campaign.saga += int(won)
    campaign.paused = []
    campaign.shopping = [] if campaign.is_over else list(range(campaign.players))
    return played


def boxes(campaign: Campaign, player: int) -> list[Box]:
    """YGG-348, YGG-401: the next free box of every row, with the gods it may name."""
    chart = campaign.charts[player]
    found = []
    for column in COLUMNS:  # YGG-349, YGG-351
        taken = getattr(chart, column)
        if taken < len(content.CHART[column]):
            found.append(Box(column, "", content.CHART[column][taken]))
    prices = content.relation_prices(campaign.players)  # YGG-319, YGG-320, YGG-321, YGG-322
    for name in content.RELATIONS:
        known = chart.relations[name]  # YGG-350
        if len(known) < len(prices):
            found += [
                Box(name, god, prices[len(known)]) for god in campaign.gods if god not in known and god != chart.god
            ]
    return found


def buy(campaign: Campaign, player: int, row: str, towards: str) -> Box:
    """YGG-270, YGG-347, YGG-348, YGG-350: check a box for its price in experience."""
    chart = campaign.charts[player]
    for box in boxes(campaign, player):
        if box.row == row and box.towards == towards:
            if box.price > chart.xp:
                raise bad("YGG-348", "bad-campaign-price", price=box.price, god=chart.god, xp=chart.xp)
            chart.xp -= box.price
            if towards:
                chart.relations[row].append(towards)
            else:
                setattr(chart, row, getattr(chart, row) + 1)
            return box
    raise bad("YGG-348", "bad-campaign-box", box=f"{row} {towards}".rstrip())


def read(data: dict[str, Any]) -> Campaign:
    """A campaign from its record; a Damage says what does not fit."""
    campaign = Campaign(
        charts=[whole(Chart, chart) for chart in rows(data["charts"])],
        support=texts(data["support"]),
        saga=number(data["saga"]),
        played=[whole(Played, played) for played in rows(data["played"])],
        seed=number(data["seed"]),
        lang=data["lang"],
        seats=texts(data["seats"]),
        rules=dict(zip(data["rules"], texts(list(data["rules"].values())), strict=True)),
        paused=texts(data["paused"]),
        shopping=[number(seat) for seat in rows(data["shopping"])],
    )
    fresh = begin([chart.player for chart in campaign.charts], campaign.gods[: campaign.players], campaign.support)
    check_course(campaign)
    for chart, start in zip(campaign.charts, fresh.charts, strict=True):
        check_chart(campaign, chart, start)
    return campaign


def check_course(campaign: Campaign) -> None:
    """The games played lead to the saga that is next, and every player has a place."""
    sagas = [1]
    for game in campaign.played:
        if number(game.saga) != sagas[-1] or game.saga > SAGAS:
            raise Damage("games-order")
        for row in (game.life, game.xp):
            if len([number(each) for each in rows(row)]) != campaign.players:
                raise Damage("game-players")
        sagas.append(game.saga + int(flag(game.won)))
    if campaign.saga != sagas[-1]:
        raise Damage("saga-next")
    if campaign.lang not in LANGUAGES or (campaign.seats and len(campaign.seats) != campaign.players):
        raise Damage("seats")
    if sorted(set(campaign.shopping)) != campaign.shopping or not set(campaign.shopping) <= set(
        range(campaign.players)
    ):
        raise Damage("buying")


def check_chart(campaign: Campaign, chart: Chart, start: Chart) -> None:
    """A chart holds its initial ability and no more than its rows have room for."""
    if not all(name.isprintable() and len(name) <= LONGEST_NAME for name in texts([chart.player])):
        raise Damage("chart-name", god=chart.god)
    for column in COLUMNS:
        if not getattr(start, column) <= number(getattr(chart, column)) <= len(content.CHART[column]):
            raise Damage("chart-row", row=column, god=chart.god)
    if sorted(chart.relations) != sorted(content.RELATIONS):
        raise Damage("chart-rows", god=chart.god, rows=", ".join(content.RELATIONS))
    others = {god for god in campaign.gods if god != chart.god}
    for name, names in chart.relations.items():
        known = set(texts(names))
        if len(known) != len(names) or not set(start.relations[name]) <= known <= others:
            raise Damage("chart-row", row=name, god=chart.god)
    number(chart.xp)
