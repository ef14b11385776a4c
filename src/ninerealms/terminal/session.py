"""A game in the terminal: the board in text, numbered options, reasons, undo, hints, saving."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ninerealms import ledger
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.errors import UndoRefused
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.table import Table
from ninerealms.kernel.words import Say, words
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.mcts import MctsBot
from ninerealms.terminal.saves import write_whole

HINT_MILLISECONDS = 1500
SHOWN_LOG = 40


class Quit(Exception):
    """The person at the keys wants to stop."""


class Session:
    """One table, one screen. `bots` has None where a person sits."""

    def __init__(self, table: Table, bots: list[Bot | None], lang: str, console: Console, path: Path) -> None:
        self.table = table
        self.game = table.game
        self.bots = bots
        self.lang = lang
        self.console = console
        self.path = path
        self.words = words(self.game.folder / "text", lang)
        self.told = 0
        self.seat = -1

    def say(self, key: str, **values: int | str | Say) -> str:
        return escape(self.words.render(Say(key, dict(values))))

    def name(self, seat: int) -> Say:
        return Say("seat-team" if seat == TEAM else f"seat-{seat}")

    def show(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, highlight=False)

    # --- the loop ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over or the person quits; every answer is saved before the next question."""
        while self.table.decision is not None:
            self.show_news()
            asked = self.table.decision.seat
            bot = self.bots[0 if asked == TEAM else asked]
            if bot is None:
                self.ask_person(asked)
            else:
                self.ask_bot(asked, bot)
            self.save()
        self.show_news()
        self.show_board()
        self.show_end()

    def save(self) -> None:
        write_whole(self.path, self.table.replay())

    def ask_bot(self, seat: int, bot: Bot) -> None:
        thinking = self.say("cli-bot-thinking", seat=self.name(seat))
        with self.console.status(thinking):
            action = bot.choose(Chair(self.game, self.table.state, seat))
        self.table.submit(action, seat)

    def ask_person(self, seat: int) -> None:
        """Ask until an option is chosen; anything else is a command or a sentence."""
        if seat != self.seat and self.bots.count(None) > 1 and seat != TEAM and self.has_secrets():
            self.console.clear()
            self.console.input(self.say("cli-hand-over", seat=self.name(seat)))
        if seat != self.seat or self.table.game.kinds[self.table.state.kind].name.startswith("PLAY"):
            self.show_board()
        self.seat = seat
        self.show_options()
        while True:
            typed = self.console.input("> ").strip()
            if typed.isdecimal():
                number = int(typed)
                options = self.table.decision.options if self.table.decision else []
                if 1 <= number <= len(options):
                    self.table.submit(options[number - 1], seat)
                    return
                self.show(self.say("cli-not-an-option", number=number, count=len(options)), "yellow")
            elif self.obey(typed, seat):
                return

    def has_secrets(self) -> bool:
        return bool(self.game.hidden) or any(kind.secret for kind in self.game.kinds)

    def obey(self, typed: str, seat: int) -> bool:
        """A command; True when the question has changed."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "u":
                return self.undo(seat)
            case "?":
                self.show_closed(seat)
            case "h":
                self.show_hint(seat)
            case "b":
                self.show_board()
                self.show_options()
            case "l":
                self.show_log(seat)
            case "r":
                self.show_rule(rest)
            case "s":
                self.save_as(rest)
            case "q":
                raise Quit
            case "":
                self.show_options()
            case _:
                self.show(self.say("cli-not-a-number", text=typed), "yellow")
                self.show(self.say("cli-commands-help"), "dim")
        return False

    # --- commands ---------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        before = self.table.past[-1] if self.table.past else None
        try:
            self.table.undo(seat)
        except UndoRefused:
            if before is None:
                key = "cli-undo-nothing"
            elif before.seat not in (seat, TEAM):
                key = "cli-undo-refused-other"
            else:
                key = "cli-undo-refused-chance"
            self.show(self.say(key), "yellow")
            return False
        self.told = min(self.told, len(self.table.told))
        assert self.table.decision is not None
        self.show(self.say("cli-undone", option=self.game.prompt(self.table.state, self.lang)), "green")
        return True

    def save_as(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        try:
            write_whole(path, self.table.replay())
        except OSError as error:
            self.show(self.say("cli-save-failed", file=str(path), reason=error.strerror or ""), "red")
            return
        self.show(self.say("cli-saved", file=str(path)), "green")

    def show_hint(self, seat: int) -> None:
        bot = MctsBot(Rng(self.table.step), milliseconds=HINT_MILLISECONDS)
        with self.console.status(self.say("cli-hint-thinking")):
            rows = bot.advise(Chair(self.game, self.table.state, seat))
        for row in rows:
            option = self.game.describe(self.table.state, row.action, self.lang)
            self.show(self.say("cli-hint", option=option, chance=round(100 * row.chance)), "green")

    def show_closed(self, seat: int) -> None:
        closed = self.table.closed(seat, self.lang)
        if not closed:
            self.show(self.say("cli-closed-nothing"), "dim")
            return
        self.show(self.say("cli-closed-heading"), "bold")
        for action, (reason, rule) in closed.items():
            thing = self.game.say_thing(self.table.state, self.table.state.kind, action)
            self.show("  " + self.say("cli-closed-line", thing=thing, reason=reason, rule=rule), "dim")

    def show_log(self, seat: int) -> None:
        lines = self.table.log(seat, self.lang)
        self.show(self.say("cli-log-heading" if lines else "cli-log-nothing"), "bold")
        for line in lines[-SHOWN_LOG:]:
            self.show(f"  {escape(line.text)} [dim]({line.rule})[/dim]")

    def show_rule(self, wanted: str) -> None:
        found = ledger.find(self.game.name, wanted.strip()) if wanted.strip() else []
        if not found:
            self.show(self.say("cli-rule-not-found", word=wanted), "yellow")
        for rule in found:
            self.show(f"  [bold]{rule.id}[/bold] [dim]{escape(f'[{rule.provenance}]')}[/dim] {escape(rule.text)}")
        if found and self.lang != "en":
            self.show(self.say("cli-rules-in-english"), "dim")

    # --- what is shown ----------------------------------------------------------------------------

    def show_news(self) -> None:
        """Log lines since the last time."""
        person = self.bots.index(None) if None in self.bots else -1
        for line in self.table.log(person, self.lang)[self.told :]:
            self.show(f"  {escape(line.text)} [dim]({line.rule})[/dim]")
        self.told = len(self.table.log(person, self.lang))

    def show_board(self) -> None:
        view = self.table.view(max(self.seat, 0))
        self.show("")
        self.show(escape(self.game.write_table(view, self.lang)))

    def show_options(self) -> None:
        state, decision = self.table.state, self.table.decision
        if decision is None:
            return
        self.show("")
        self.show(escape(self.game.prompt(state, self.lang)), "bold")
        for number, action in enumerate(decision.options, 1):
            rule = self.game.rule_of(state, action)
            self.show(f"  {number:>2}. {escape(self.game.describe(state, action, self.lang))} [dim]({rule})[/dim]")
        self.show(self.say("cli-commands-help"), "dim")

    def show_end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        if self.game.coop:
            text = self.say("cli-game-over-team-won" if outcome.winners else "cli-game-over-team-lost")
        elif len(outcome.winners) == 1:
            text = self.say("cli-game-over-win", seat=self.name(outcome.winners[0]))
        else:
            text = self.say("cli-game-over-draw")
        self.show(f"{text} [dim]({outcome.reason})[/dim]", "bold green")
        for seat, score in enumerate(outcome.scores):
            self.show("  " + self.say("cli-final-score", seat=self.name(seat), score=score))
