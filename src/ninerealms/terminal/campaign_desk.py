"""A campaign at the keys: its next game with pauses, the result entered, and what is acquired afterwards."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from rich.console import Console

from ninerealms.errors import BadReplay, NineRealmsError
from ninerealms.games import game as find
from ninerealms.kernel.campaign import Campaign, Offer
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import reopen
from ninerealms.kernel.rng import DICE, DRAW, seeded
from ninerealms.players.chair import Bot, Chair
from ninerealms.terminal.playing import HUMAN, greet, seat_people
from ninerealms.terminal.screen import Screen, write
from ninerealms.terminal.session import LONGEST_ECHO, LONGEST_NUMBER, Quit, Session
from ninerealms.text.refusals import in_words, refusal
from ninerealms.text.words import Say, Words

SECONDS_BETWEEN_SAVES = 5.0


class ForeignGame(NineRealmsError):
    """The paused game in the file is not one of this campaign."""


class CampaignSession(Session):
    """An ordinary session whose game is kept in the campaign's file."""

    def __init__(self, screen: Screen, bots: list[Bot | None], path: Path, campaign: Campaign) -> None:
        super().__init__(screen, bots, path)
        self.campaign = campaign

    def save(self) -> None:
        self.campaign.paused = self.table.replay().splitlines()
        self.campaign.save(self.path)


class Desk:
    """One campaign on one terminal, in one language."""

    def __init__(self, game: Game, campaign: Campaign, path: Path, lang: str, console: Console) -> None:
        self.game = game
        self.campaign = campaign
        self.path = path
        self.lang = lang
        self.console = console
        self.words: Words = game.words(lang)

    def say(self, key: str, **values: int | str | Say) -> str:
        return self.words.render(Say(key, dict(values)))

    def tell(self, say: Say, style: str = "") -> None:
        write(self.console, self.words.render(say), style)

    def show_standing(self) -> None:
        for line in self.campaign.say_standing():
            write(self.console, self.words.render(line), hang=2, labelled=True)

    # --- a game -----------------------------------------------------------------------------------

    def play_game(self, seats: tuple[str, ...], restart: bool) -> None:
        """The paused game or a new one, to its end; the result goes into the file."""
        is_resumed = bool(self.campaign.paused) and not restart
        table = self._paused_table() if is_resumed else self._new_table()
        table.seats = seats
        bots = seat_people(list(seats), table)
        screen = Screen(table, self.lang, self.console)
        self.tell(self.campaign.say_next(), "bold")
        if HUMAN in seats:
            greet(screen, self.path if is_resumed else None, is_new=self.campaign.games == 0)
            CampaignSession(screen, bots, self.path, self.campaign).play()
        else:
            self._let_play(screen, [bot for bot in bots if bot is not None])
        self.campaign.enter(table.state)
        self.campaign.save(self.path)
        self.tell(self.campaign.say_last(), "bold green")

    def _new_table(self) -> Match:
        """The same seed of a campaign gives the same chance in its games."""
        rng = seeded(self.campaign.seed)
        seed = [rng.bits(DRAW) << 64 | rng.bits(DICE) for _ in range(self.campaign.games + 1)][-1]
        return Match(self.game, self.campaign.players, seed, self.campaign.start_options())

    def _paused_table(self) -> Match:
        try:
            table = reopen("\n".join(self.campaign.paused) + "\n", find)
        except BadReplay as error:
            sentence = f"The paused game in {self.path}: {error.sentence} --restart begins this game anew."
            told = Say("bad-campaign-paused", {"file": str(self.path)})
            raise in_words(BadReplay(sentence, error.rule), told) from None
        wanted = self.game.settle(self.campaign.start_options())
        if (table.game.name, table.state.players, table.options) != (self.game.name, self.campaign.players, wanted):
            raise refusal(ForeignGame, Say("bad-campaign-foreign", {"file": str(self.path)}))
        return table

    def _let_play(self, screen: Screen, bots: list[Bot]) -> None:
        """Bots alone: how far they are is shown, of the log only how it ended; the game is kept every few seconds."""
        table, saved = screen.table, monotonic()
        try:
            with self.console.status("") as status:
                while (decision := table.decision) is not None:
                    status.update(self.say("cli-campaign-progress", count=table.step, seat=screen.name(decision.seat)))
                    bot = bots[0 if decision.seat == TEAM else decision.seat]
                    table.submit(bot.choose(Chair(self.game, table.state, decision.seat)))
                    if monotonic() - saved > SECONDS_BETWEEN_SAVES:
                        self._keep(table)
                        saved = monotonic()
        except KeyboardInterrupt:
            self._keep(table)
            raise
        screen.show_news(len(table.told) - 1, TEAM)
        screen.show_end()

    def _keep(self, table: Match) -> None:
        self.campaign.paused = table.replay().splitlines()
        self.campaign.save(self.path)

    # --- between games ----------------------------------------------------------------------------

    def shop(self, seats: tuple[str, ...]) -> None:
        """Everybody who has not yet done so may acquire something; a seat that is done stays done."""
        for seat in list(self.campaign.shopping):
            if seats[seat] == HUMAN:
                self._ask_buyer(seat)
            else:
                self._let_buy(seat)
            self.campaign.shopping.remove(seat)
            self.campaign.save(self.path)

    def _let_buy(self, seat: int) -> None:
        """A bot acquires by itself."""
        if self.campaign.advise(seat):
            self.tell(self.campaign.say_purse(seat))
        while key := self.campaign.advise(seat):
            self._acquire(seat, next(offer for offer in self.campaign.offers(seat) if offer.key == key))

    def _acquire(self, seat: int, offer: Offer) -> None:
        self.campaign.acquire(seat, offer.key)
        self.campaign.save(self.path)
        write(self.console, f"{self.say('cli-campaign-acquired', thing=offer.text)} ({offer.rule})", "green")

    def _ask_buyer(self, seat: int) -> None:
        """Ask until the person is content, or nothing can be acquired any more."""
        offers = self._show_offers(seat)
        while any(offer.refusal is None for offer in offers):
            prompt = self.say("cli-campaign-choose", count=len(offers))
            typed = self.console.input(f"{prompt} > ", markup=False).strip()
            if not typed:
                return
            if typed.lower() == "q":
                raise Quit
            if self._choose(seat, offers, typed):
                offers = self._show_offers(seat)
        self.tell(Say("cli-campaign-nothing"))

    def _show_offers(self, seat: int) -> list[Offer]:
        """What the seat has, what it can acquire, then what is closed, by reason."""
        offers = sorted(self.campaign.offers(seat), key=lambda offer: offer.refusal is not None)
        write(self.console, "")
        self.tell(self.campaign.say_purse(seat), "bold")
        closed: dict[tuple[str, str], list[str]] = {}
        for number, offer in enumerate(offers, 1):
            text = self.words.render(offer.text)
            if offer.refusal is None:
                write(self.console, f"{number:>3}. {text} ({offer.rule})", "", 0, 5)
            else:
                reason = self.words.render(offer.refusal), offer.rule
                closed.setdefault(reason, []).append(f"{number}. {text}")
        if offers[0].refusal is None and closed:
            self.tell(Say("cli-closed-heading"), "dim")
            for (reason_text, rule), things in closed.items():
                line = self.say("cli-closed-line", thing="; ".join(things), reason=reason_text, rule=rule)
                write(self.console, line, "dim", 2, 2)
        return offers

    def _choose(self, seat: int, offers: list[Offer], typed: str) -> bool:
        """What was typed; True when something was acquired."""
        if not (typed.isdecimal() and len(typed) <= LONGEST_NUMBER):
            self.tell(Say("cli-campaign-not-a-number", {"text": typed[:LONGEST_ECHO]}), "yellow")
        elif not 1 <= int(typed) <= len(offers):
            self.tell(Say("cli-not-an-option", {"number": int(typed), "count": len(offers)}), "yellow")
        else:
            offer = offers[int(typed) - 1]
            if offer.refusal is None:
                self._acquire(seat, offer)
                return True
            write(self.console, f"{self.words.render(offer.refusal)} ({offer.rule})", "yellow")
        return False
