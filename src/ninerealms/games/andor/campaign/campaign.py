"""The seven legends one after the other, with the same heroes: one file that remembers what was won and lost.

Everything in the file is ids and numbers, so it can be read on in any language.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.campaign import words
from ninerealms.games.andor.campaign.start_options import GAME as GAME_FOLDER
from ninerealms.games.andor.campaign.start_options import read_heroes
from ninerealms.games.andor.rules.rules import is_won
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kernel import campaign as contract
from ninerealms.kernel.campaign import Offer
from ninerealms.kernel.checks import own_state, read_value
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DRAW, seeded
from ninerealms.kernel.state import State
from ninerealms.kit.campaign_file import Damage, bad_campaign, flag, load, number, rows, save, texts, whole
from ninerealms.text.languages import LANGUAGES
from ninerealms.text.words import Say

GAME = "andor"
LEGENDS = len(content.legend_ids)
FEWEST, MOST = 2, 4
MILD = "mild"
LONGEST_NAME = 40
RULES = [ending.rule for ending in v.ENDINGS.values()]


@dataclass
class Played:
    """One finished legend: which, in which variant, whether it was won, by which rule it ended, on which day."""

    legend: int
    variant: str
    won: bool
    ending: str
    day: int


@dataclass
class Campaign(contract.Campaign):
    """AND-021: the same heroes from legend to legend. `legend` is the next to play, 8 when all are won."""

    names: list[str]
    heroes: list[str]
    legend: int = 1
    milder: bool = False
    played: list[Played] = field(default_factory=list)
    seed: int = 0
    lang: str = "en"
    seats: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)
    paused: list[str] = field(default_factory=list)
    shopping: list[int] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.heroes)

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def is_over(self) -> bool:
        return self.legend > LEGENDS

    @property
    def variant(self) -> str:
        """How hard the next attempt is."""
        return MILD if self.milder else self.rules.get("variant", "standard")

    def start_options(self) -> dict[str, Value]:
        """AND-021, AND-601: the next legend with the same heroes; after a defeat milder, if that was chosen."""
        if self.is_over:
            raise bad_campaign(Say("bad-campaign-over"), "AND-021", GAME_FOLDER)
        milder: dict[str, Value] = {"variant": MILD} if self.milder else {}
        return {**self.rules, **milder, "legend": self.legend, "heroes": ",".join(self.heroes)}

    def enter(self, state: State) -> None:
        """AND-021: a won legend leads to the next, a lost one can be tried again."""
        s = own_state(state, AndorState, "Andor")
        won = is_won(s)
        self.played.append(Played(self.legend, self.variant, won, v.ENDINGS[s.ended].rule, s.day))
        self.shopping = [] if won or self.variant == MILD else [0]
        self.legend += int(won)
        self.milder = self.milder and not won
        self.paused = []

    def offers(self, seat: int) -> list[Offer]:
        return words.say_offers(self.milder)

    def acquire(self, seat: int, key: str) -> None:
        if key != MILD or self.milder:
            raise bad_campaign(Say("bad-campaign-offer"), "AND-601", GAME_FOLDER)
        self.milder = True

    def advise(self, seat: int) -> str:
        """Bots try it again as it was."""
        return ""

    def say_next(self) -> Say:
        return words.say_legend("campaign-next", self.legend, variant=Say(f"variant-{self.variant}"))

    def say_last(self) -> Say:
        last = self.played[-1]
        return words.say_legend("campaign-won" if last.won else "campaign-lost", last.legend, day=last.day)

    def say_purse(self, seat: int) -> Say:
        return words.say_legend("campaign-again", self.legend)

    def say_standing(self) -> Iterable[Say]:
        yield from words.say_legends(self.legend, [(game.legend, game.won) for game in self.played])
        yield words.say_party(self.names, self.heroes)
        yield Say("campaign-house")

    def record(self) -> dict[str, Any]:
        return asdict(self)

    def save(self, path: Path) -> None:
        save(GAME, self.record(), path)


class Campaigns(contract.Campaigns):
    """How a campaign of this game begins and is read."""

    figures = "heroes"

    def begin(self, names: list[str], figures: str, seed: int) -> Campaign:
        """AND-001: heroes that nobody names are drawn by lot."""
        if not FEWEST <= len(names) <= MOST:
            raise bad_campaign(Say("bad-campaign-heroes", {"count": len(names)}), "AND-001", GAME_FOLDER)
        chosen = [
            (content.other_ids if is_other else content.hero_ids)[hero]
            for hero, is_other in read_heroes(len(names), figures)
        ]
        left = list(content.hero_ids)
        rng = seeded(seed)
        while len(chosen) < len(names):
            chosen.append(left.pop(rng.below(len(left), DRAW)))
        return Campaign(list(names), chosen, seed=seed)

    def load(self, path: Path) -> Campaign:
        return load(GAME_FOLDER, path, read)


def read(data: dict[str, Any]) -> Campaign:
    """A campaign from its record; a Damage says what does not fit."""
    strange = sorted(set(data) - {"format", "game", "version"} - {each.name for each in fields(Campaign)})
    if strange:
        raise Damage("strange", names=", ".join(strange))
    campaign = Campaign(
        names=texts(data["names"]),
        heroes=texts(data["heroes"]),
        legend=number(data["legend"]),
        milder=flag(data["milder"]),
        played=[whole(Played, played) for played in rows(data["played"])],
        seed=number(data["seed"]),
        lang=data["lang"],
        seats=texts(data["seats"]),
        rules=dict(zip(data["rules"], texts(list(data["rules"].values())), strict=True)),
        paused=texts(data["paused"]),
        shopping=[number(seat) for seat in rows(data["shopping"])],
    )
    read_heroes(campaign.players, ",".join(campaign.heroes))
    check(campaign)
    return campaign


def check(campaign: Campaign) -> None:
    """The legends played lead to the one that is next, and every hero has a player."""
    legend = 1
    for game in campaign.played:
        if number(game.legend) != legend or legend > LEGENDS:
            raise Damage("legends-order")
        if game.variant not in content.VARIANTS or game.ending not in RULES:
            raise Damage("legend-ending", legend=legend)
        if flag(game.won) != (game.ending == v.ENDINGS[v.BY_GOALS].rule):
            raise Damage("legend-both", legend=legend)
        if not 1 <= number(game.day) <= len(content.LETTERS):
            raise Damage("legend-day", legend=legend, day=game.day)
        legend += int(game.won)
    if campaign.legend != legend:
        raise Damage("legend-next")
    if campaign.lang not in LANGUAGES or (campaign.seats and len(campaign.seats) != campaign.players):
        raise Damage("seats")
    if len(campaign.names) != campaign.players or not FEWEST <= campaign.players <= MOST:
        raise Damage("party")
    if not all(name.isprintable() and len(name) <= LONGEST_NAME for name in campaign.names):
        raise Damage("name")
    check_attempt(campaign)


def check_attempt(campaign: Campaign) -> None:
    """Only after a defeat a legend is tried milder or is that to be chosen; options are real ones."""
    is_lost = bool(campaign.played) and not campaign.played[-1].won
    if campaign.milder and not is_lost:
        raise Damage("milder")
    if campaign.shopping not in ([], [0]) or (campaign.shopping and not is_lost):
        raise Damage("choosing")
    offered = {option.name: option for option in v.OPTIONS if option.name not in ("legend", "heroes")}
    for name, value in campaign.rules.items():
        if name not in offered:
            raise Damage("option", option=name)
        read_value(offered[name], value)
