"""A game in the terminal: who is asked, what was typed, undo, hints, saving."""

from __future__ import annotations

from pathlib import Path

from ninerealms.errors import IllegalAction, UndoRefused
from ninerealms.kernel import chance
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Chance, Entry, Move
from ninerealms.kernel.rng import Rng
from ninerealms.players.chair import Bot, Chair
from ninerealms.players.mcts import MctsBot
from ninerealms.terminal.saves import write_whole
from ninerealms.terminal.screen import Screen

HINT_MILLISECONDS = 1500
LONGEST_NUMBER = 6
LONGEST_ECHO = 40
RECENT = 8
NOBODY_YET = -1


class Quit(Exception):
    """The person at the keys wants to stop."""


def is_number(typed: str) -> bool:
    return typed.isdecimal() and len(typed) <= LONGEST_NUMBER


class Session:
    """One table, one screen. `bots` has None where a person sits."""

    def __init__(self, screen: Screen, bots: list[Bot | None], path: Path) -> None:
        self.screen = screen
        self.table: Match = screen.table
        self.bots = bots
        self.path = path
        self.told: dict[int, int] = {}
        self.begin: int = max(0, len(self.table.told) - RECENT)
        self.at_keys: int = NOBODY_YET
        self.can_save: bool = True

    def play(self) -> None:
        """Until the game is over or the person quits; every answer is saved before the next question."""
        chance.enter_sure(self.table)
        while self.table.outcome is None:
            self._ask()
            chance.enter_sure(self.table)
            self._keep()
        self._keep()
        self._show_news(self.at_keys)
        self.screen.show_board(self._reader(self.at_keys))
        self.screen.show_end()

    def save(self) -> None:
        write_whole(self.path, self.table.replay())

    # --- asking -----------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask whoever's turn it is, or whoever is at the keys what the real dice or cards show."""
        decision = self.table.decision
        if decision is None:
            self.screen.show_question()
            while not self._read(self.at_keys):
                pass
            return
        asked = decision.seat
        bot = self._bot(asked)
        if bot is None:
            self._ask_person(asked)
        else:
            self._show_news(asked)
            self._ask_bot(asked, bot)

    def _bot(self, seat: int) -> Bot | None:
        """Who answers for a seat; for the team a person, if there is one."""
        if seat == TEAM:
            return None if None in self.bots else self.bots[0]
        return self.bots[seat]

    def _ask_bot(self, seat: int, bot: Bot) -> None:
        with self.screen.console.status(self.screen.say("cli-bot-thinking", seat=self.screen.name(seat))):
            action = bot.choose(Chair(self.table.game, self.table.state, seat))
        self.table.submit(action, seat)

    def _ask_person(self, seat: int) -> None:
        """Ask until an option is chosen; anything else is a command or a sentence."""
        self._hand_over(seat)
        self._show_news(seat)
        if self._is_turn_new(seat):
            self.screen.show_changes(self._reader(seat))
            self.screen.show_question()
            self.screen.show_help()
        else:
            self.screen.show_question()
        self.at_keys = seat
        while not self._read(seat):
            pass

    def _hand_over(self, seat: int) -> None:
        """Where something is secret, the next person sees the screen only once the last one has left it."""
        if self._is_shared() and seat not in (self.at_keys, TEAM):
            self.screen.console.clear()
            self.screen.console.input(self.screen.say("cli-hand-over", seat=self.screen.name(seat)), markup=False)

    def _is_shared(self) -> bool:
        return self.table.game.has_secrets and self.bots.count(None) > 1

    def _is_turn_new(self, seat: int) -> bool:
        """Whether a bot or another seat has answered since this seat was asked last."""
        if self.at_keys == NOBODY_YET or not self.table.past:
            return True
        last = self.table.past[-1].seat
        return self._bot(last) is not None or (last != seat and TEAM not in (last, seat))

    def _reader(self, seat: int) -> int:
        """With whose eyes the screen is written: the person's; of several, whose turn it is, or everybody's."""
        people = [each for each, bot in enumerate(self.bots) if bot is None]
        if len(people) == 1:
            return people[0]
        return seat if self._is_shared() and seat in people else NOBODY_YET

    def _show_news(self, seat: int) -> None:
        reader = self._reader(seat)
        if not self._is_shared() or self._bot(seat) is None:
            self.told[reader] = self.screen.show_news(self.told.get(reader, self.begin), reader)
        if None in self.bots:
            self.screen.asides.close(self.screen.console)

    # --- what was typed ---------------------------------------------------------------------------

    def _read(self, seat: int) -> bool:
        """One line from the person; True when the question has changed."""
        decision = self.table.decision
        rows = chance.rows(self.table)
        options = list(self.table.game.choices(self.table.state)) if decision is not None else rows[0].distinct()
        prompt = self.screen.say("cli-choose-number", count=len(options))
        typed = self.screen.console.input(f"{prompt} > ", markup=False).strip()
        if len(typed.split()) > 1 and decision is None and all(is_number(word) for word in typed.split()):
            return self._enter_rows([int(word) for word in typed.split()], rows)
        if not is_number(typed):
            return self._obey(typed, seat)
        number = int(typed)
        if not 1 <= number <= len(options):
            self.screen.tell("cli-not-an-option", "yellow", number=number, count=len(options))
            return False
        if decision is None:
            self.table.enter(options[number - 1])
        else:
            self.table.submit(options[number - 1], seat)
        return True

    def _enter_rows(self, numbers: list[int], rows: list[chance.Wanted]) -> bool:
        """Several results on one line; if one cannot be, none is entered."""
        if len(numbers) > len(rows):
            self.screen.tell("cli-several-too-many", "yellow", count=len(rows))
            return False
        offered = [row.distinct() for row in rows]
        for number, options in zip(numbers, offered, strict=False):
            if not 1 <= number <= len(options):
                self.screen.tell("cli-not-an-option", "yellow", number=number, count=len(options))
                return False
        try:
            results = [options[number - 1] for number, options in zip(numbers, offered, strict=False)]
            chance.enter_rows(self.table, results)
        except IllegalAction:
            self.screen.tell("cli-several-too-many", "yellow", count=1)
            return False
        return True

    def _obey(self, typed: str, seat: int) -> bool:
        """A command; True when the question has changed."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "u":
                return self._undo(seat)
            case "?":
                self.screen.show_closed(seat)
            case "h" if self.table.decision is not None:
                self._advise(seat)
            case "b":
                self.screen.show_board(self._reader(seat))
                self.screen.show_question()
            case "l":
                self.screen.show_log(self._reader(seat))
            case "c":
                self._read_card(rest.strip(), seat)
            case "g":
                self.screen.tell("cli-lessons-on" if self.screen.asides.turn() else "cli-lessons-off", "green")
            case "r":
                self.screen.show_rules(rest.strip())
            case "s":
                self._save_as(rest.strip())
            case "q":
                raise Quit
            case "":
                self.screen.show_question()
                self.screen.show_help()
            case _:
                self.screen.tell("cli-not-a-number", "yellow", text=typed[:LONGEST_ECHO])
                self.screen.show_help()
        return False

    def _read_card(self, wanted: str, seat: int) -> None:
        """A card of the log once more: the last one, or the one with a number."""
        if self.screen.asides.read_again(wanted, self._reader(seat)):
            self.screen.asides.close(self.screen.console)
            self.screen.show_question()
        else:
            self.screen.tell("cli-card-none", "yellow")

    def _undo(self, seat: int) -> bool:
        """Take back the last answer of whoever sits at these keys, or the last result that laid the table."""
        last = self.table.past[-1] if self.table.past else None
        if last is not None and last.seat != TEAM and self.bots[last.seat] is None and not self._is_shared():
            seat = last.seat
        laid = self.table.laid
        entry = self.table.entries[last.entries] if last is not None else laid[-1] if laid else None
        try:
            self.table.undo(seat)
        except UndoRefused:
            if last is None:
                key = "cli-undo-nothing"
            elif last.seat not in (seat, TEAM):
                key = "cli-undo-refused-other"
            else:
                key = "cli-undo-refused-chance"
            self.screen.tell(key, "yellow")
            return False
        assert entry is not None
        self.screen.tell("cli-undone", "green", option=self._named(entry))
        self.told = {reader: min(told, len(self.table.told)) for reader, told in self.told.items()}
        return True

    def _named(self, entry: Entry) -> str:
        """What was taken back, in words: it could be chosen or entered again."""
        if isinstance(entry, Move):
            return self.table.game.describe(self.table.state, entry.action, self.screen.lang)
        fork = chance.fork(self.table)
        assert isinstance(entry, Chance)
        assert fork is not None
        return self.screen.words.render(self.table.game.say_result(fork, entry.result))

    def _advise(self, seat: int) -> None:
        bot = MctsBot(Rng(self.table.step), milliseconds=HINT_MILLISECONDS)
        with self.screen.console.status(self.screen.say("cli-hint-thinking")):
            rows = bot.advise(Chair(self.table.game, self.table.state, seat))
        self.screen.show_advice(rows)

    # --- saving -----------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save as the game goes; if that is impossible, say so once and play on."""
        try:
            self.save()
        except OSError as error:
            if self.can_save:
                self._complain(self.path, error)
            self.can_save = False

    def _save_as(self, wanted: str) -> None:
        path = Path(wanted) if wanted else self.path
        try:
            path = path.expanduser()
            if wanted:
                write_whole(path, self.table.replay())
            else:
                self.save()
        except (OSError, RuntimeError) as error:
            self._complain(path, error)
        else:
            self.screen.tell("cli-saved", "green", file=str(path))

    def _complain(self, path: Path, error: OSError | RuntimeError) -> None:
        reason = getattr(error, "strerror", None) or str(error)
        self.screen.tell("cli-save-failed", "red", file=str(path), reason=reason)
