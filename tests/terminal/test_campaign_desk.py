"""A campaign at the keys: buying seat by seat, pausing in the middle of a game, and any game's campaign to its end."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from ninerealms.errors import NineRealmsError
from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.campaign import campaign
from ninerealms.games.yggdrasil.campaign.campaign import Campaign
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel import campaign as contract
from ninerealms.kernel.campaign import Offer
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import State
from ninerealms.kit.campaign_file import BadCampaign
from ninerealms.terminal.campaign_desk import Desk
from ninerealms.terminal.session import Quit
from ninerealms.text.words import Say
from tests.ladder import GAME as LADDER
from tests.ladder import LadderState
from tests.terminal.shell import Terminal, call

PROMPT = r"Your choice, 1 to (\d+) > "


# --- buying ---------------------------------------------------------------------------------------


class Counter:
    """A desk with typed lines instead of a keyboard; `said` is all that was written."""

    def __init__(self, found: Campaign, path: Path, lang: str = "en") -> None:
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, force_terminal=False)
        self.campaign = found
        self.desk = Desk(GAME, found, path, lang, console)

    @property
    def said(self) -> str:
        return " ".join(self.out.getvalue().split())


Shop = Callable[..., Counter]


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    """Two people and a bot after a lost game; the first has so much experience."""

    def open_shop(xp: int, lines: list[str], lang: str = "en") -> Counter:
        found = campaign.begin(["Anna", "Ben", "Cleo"], ["thor", "odin", "tyr"], [])
        found.shopping = [0, 1, 2]
        found.charts[0].xp, found.charts[2].xp = xp, 4
        typed = iter(lines)
        counter = Counter(found, tmp_path / "saga.json", lang)
        monkeypatch.setattr("builtins.input", lambda *prompt: next(typed))  # noqa: ARG005
        try:
            counter.desk.shop(("human", "human", "random"))
        except Quit:
            counter.out.write("quit")
        return counter

    return open_shop


def test_a_number_acquires_and_enter_saves_the_rest(shop: Shop) -> None:
    """If a number is typed, then the box is checked and paid; Enter leaves the rest for later."""
    counter = shop(5, ["1", ""])
    chart = counter.campaign.charts[0]
    assert (chart.god_die, chart.xp) == (1, 2)
    assert "Anna as Rowan, playing Thor, has 5 experience." in counter.said
    assert "Acquired: I on the god die succeeds, for 3 experience (YGG-349)" in counter.said
    assert counter.campaign.shopping == []
    assert campaign.Campaigns().load(counter.desk.path) == counter.campaign


def test_what_is_not_allowed_is_told_with_its_rule(shop: Shop) -> None:
    """If a box is too dear, a row full or a name written already, then its number is refused with the rule."""
    counter = shop(1, ["11", "99", "x", "-1", "1", ""])
    assert counter.said.count("This costs 3 experience, and there is only 1. (YGG-348)") >= 2
    assert "There is no choice 99" in counter.said
    assert "x is neither a number nor q." in counter.said
    assert counter.campaign.charts[0].elves == 1
    assert counter.campaign.charts[0].god_die == 0


def test_a_full_row_and_a_written_name_are_closed() -> None:
    """If Odin has all others as comrades and Tyr both faces, then these are shown closed, with their rules."""
    found = campaign.begin(["Anna", "Ben"], ["odin", "tyr"], ["thor"])
    odin, tyr = ({offer.key: offer for offer in found.offers(seat)} for seat in (0, 1))
    assert (odin["comrade thor"].refusal, odin["comrade thor"].rule) == (Say("why-box-named"), "YGG-350")
    assert (tyr["god_die"].refusal, tyr["god_die"].rule) == (Say("why-box-row-full"), "YGG-401")


def test_every_offer_can_be_acquired_and_no_refused_one() -> None:
    """If an offer is open, then it can be acquired as told; if it is refused, then the campaign refuses it too."""
    for players, support in ((1, 2), (2, 1), (3, 0), (5, 0)):
        everybody = ["thor", "odin", "tyr", "freyja", "frigg"]
        for xp in (0, 2, 9):
            found = campaign.begin([f"p{n}" for n in range(players)], everybody[:players], everybody[5 - support :])
            for offer in found.offers(0):
                twin = campaign.begin([c.player for c in found.charts], everybody[:players], found.support)
                twin.charts[0].xp = xp
                (now,) = (each for each in twin.offers(0) if each.key == offer.key)
                before = json.dumps([chart.xp for chart in twin.charts])
                if now.refusal is None:
                    twin.acquire(0, now.key)
                    assert twin.charts[0].xp < xp
                else:
                    with pytest.raises(NineRealmsError):
                        twin.acquire(0, now.key)
                    assert json.dumps([chart.xp for chart in twin.charts]) == before


def test_who_cannot_buy_is_not_asked_and_a_bot_buys_by_itself(shop: Shop) -> None:
    """If nothing can be acquired, then that is told; a bot spends what it can."""
    counter = shop(0, [])
    assert counter.said.count("Nothing can be acquired now") == 2
    bought = "Acquired: 1 Vanir die at the start of a game, for 1 experience (YGG-351)"
    assert f"Cleo as Heather, playing Tyr, has 4 experience. {bought}" in counter.said
    assert counter.campaign.charts[2].xp == 0


def test_stopping_while_buying_loses_nothing(shop: Shop) -> None:
    """If a person stops in the shop, then what was acquired is kept, and who has not been asked still may buy."""
    counter = shop(9, ["3", "q"])
    assert counter.out.getvalue().endswith("quit")
    again = campaign.Campaigns().load(counter.desk.path)
    assert again.shopping == [0, 1, 2]
    assert (again.charts[0].elves, again.charts[0].xp) == (1, 8)


@pytest.mark.parametrize(("lang", "sentence"), [("fr", "Cela coûte 3 XP"), ("ja", "経験値3が必要です")])
def test_reasons_are_told_in_the_readers_language(lang: str, sentence: str, shop: Shop) -> None:
    """If the reader's language is another, then offers and reasons are in it."""
    assert sentence.replace(" ", "") in shop(1, ["11", ""], lang).said.replace(" ", "")


# --- results --------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-345", "YGG-400")
def test_a_won_game_leads_to_the_next_saga() -> None:
    """If a game ends at the tree, then the next saga follows, and each god gains its life, at least 3, plus 2."""
    found = campaign.begin(["Anna", "Ben", "Cleo"], ["thor", "odin", "tyr"], [])
    state = cast(YggState, GAME.start(3, 1, found.start_options()))
    state.life = [1, 4, 7, 0, 0]
    state.top, state.ended = -1, v.LOST_LIFE
    found.enter(state)
    assert (found.saga, [chart.xp for chart in found.charts]) == (1, [3, 3, 3])
    state.ended = v.BY_TREE
    found.enter(state)
    assert (found.saga, [chart.xp for chart in found.charts]) == (2, [8, 9, 12])
    assert found.shopping == [0, 1, 2]
    for _ in range(5):
        found.enter(state)
    assert (found.is_over, found.shopping) == (True, [])
    with pytest.raises(BadCampaign, match="YGG-303"):
        found.start_options()


# --- any game's campaign --------------------------------------------------------------------------


class Climbs(contract.Campaign):
    """A campaign of the Ladder: three climbs to the top; whoever reached it may rest once."""

    def __init__(self) -> None:
        self.seed, self.lang, self.seats, self.rules = 5, "en", ["random"] * 2, {}
        self.paused: list[str] = []
        self.shopping: list[int] = []
        self.won: list[bool] = []
        self.rested = [0, 0]
        self.saved = 0

    @property
    def players(self) -> int:
        return 2

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def is_over(self) -> bool:
        return sum(self.won) == 3

    def start_options(self) -> dict[str, Value]:
        return {}

    def enter(self, state: State) -> None:
        ladder = cast(LadderState, state)
        self.won.append(ladder.height >= ladder.goal)
        self.paused, self.shopping = [], [0, 1]

    def offers(self, seat: int) -> list[Offer]:
        return [Offer("rest", Say("seat-nobody"), "LAD-002", None)]

    def acquire(self, seat: int, key: str) -> None:
        self.rested[seat] += 1

    def advise(self, seat: int) -> str:
        return "rest" if self.rested[seat] < self.games else ""

    def say_next(self) -> Say:
        return Say("word-game")

    def say_last(self) -> Say:
        return Say("word-wins")

    def say_purse(self, seat: int) -> Say:
        return Say(f"seat-{seat}")

    def say_standing(self) -> Iterable[Say]:
        return [Say("word-games")]

    def record(self) -> dict[str, object]:
        return {}

    def save(self, path: Path) -> None:
        self.saved += 1


def test_a_campaign_is_played_to_its_end(tmp_path: Path) -> None:
    """If bots play game after game, then each result is entered and saved, and all may acquire, until it is over."""
    climbs, out = Climbs(), io.StringIO()
    desk = Desk(LADDER, climbs, tmp_path / "climbs.json", "en", Console(file=out, width=80))
    while not climbs.is_over:
        assert climbs.games < 60
        desk.play_game(("random", "random"), restart=False)
        desk.shop(("random", "random"))
    assert out.getvalue().count("The game is over: the team has won.") == 3
    assert out.getvalue().count("The game is over: the team has lost.") == climbs.games - 3
    assert climbs.rested == [climbs.games] * 2
    assert climbs.saved >= 5 * climbs.games
    assert False in climbs.won


# --- at a terminal --------------------------------------------------------------------------------


def kept(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_game_is_paused_and_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If a person stops in the middle of a saga, then it goes on from there, in another language, to its result."""
    path = tmp_path / "saga.json"
    found = campaign.begin(["Anna", "Ben", "Cleo"], ["thor", "odin", "tyr"], [])
    found.seats, found.seed = ["human", "random", "random"], 2
    found.save(path)
    with Terminal(tmp_path, "campaign", "play", "saga.json") as first:
        first.await_text("Saga 1, the Murder of Baldr")
        for typed in ("1", "1", "s"):
            first.await_text(PROMPT)
            first.type(typed)
        first.await_text("Saved in saga.json")
        first.await_text(PROMPT)
        first.type("q")
        first.await_text("To go on: ninerealms campaign play saga.json")
        assert first.wait() == 0
    steps = sum(line[:1].isdigit() for line in kept(path)["paused"])
    assert steps >= 2
    with Terminal(tmp_path, "campaign", "play", "saga.json", "--lang", "fr") as second:
        second.await_text(rf"Partie\s+reprise\s+de\s+saga\.json,\s+{steps}\s+décisions")
        second.await_text(r"Votre choix, de 1 à (\d+) > ")
        second.await_rest()
        second.press(b"\x03")
        second.await_text(r"Pour continuer\s: ninerealms campaign play saga.json")
        assert second.wait() == 130
        assert "Traceback" not in second.seen
    assert "A game is paused" in call(capsys, "campaign", "show", str(path)).out
    assert sum(line[:1].isdigit() for line in kept(path)["paused"]) == steps
    done = call(capsys, "campaign", "play", str(path), "--seats", "random")
    assert done.code == 0, done.err
    data = kept(path)
    assert (len(data["played"]), data["paused"]) == (1, [])
