"""What is written on the screen: the table, the question, the log, reasons, rules, advice."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from ninerealms import ledger
from ninerealms.kernel import chance
from ninerealms.kernel.game import Game, hears
from ninerealms.kernel.match import Match
from ninerealms.kernel.state import NOBODY
from ninerealms.players.mcts import Advice
from ninerealms.terminal.asides import Asides
from ninerealms.terminal.choices import INDENT, RULE_TAG, shared_rule, tag, write_choices
from ninerealms.terminal.layout import fold, label
from ninerealms.text.languages import manner
from ninerealms.text.words import Say, Words, say_seat

SHOWN_LOG = 40
MOSTLY_NEW = 0.6


def write(
    console: Console, text: str, style: str = "", indent: int = 0, hang: int = 0, *, labelled: bool = False
) -> None:
    """One paragraph, folded to the width of the console; numbers of rules step back, a label steps forward."""
    for number, line in enumerate(fold(" " * indent + text, console.width, indent + hang)):
        laid = Text(line, style=style)
        laid.highlight_regex(RULE_TAG, "dim")
        if labelled and not number:
            laid.stylize("bold", 0, label(line))
        console.print(laid, soft_wrap=True, highlight=False)


def title(game: Game, lang: str) -> str:
    """The name of a game in a language, where its texts have one."""
    speaker = game.words(lang)
    return speaker.render(Say("game-title")) if speaker.has("game-title") else game.title


class Screen:
    """One table as it is told on one terminal, in one language."""

    def __init__(self, table: Match, lang: str, console: Console) -> None:
        self.table = table
        self.game: Game = table.game
        self.lang = lang
        self.console = console
        self.words: Words = self.game.words(lang)
        self.shown: dict[int, list[str]] = {}
        self.asides: Asides = Asides(table, self.words, lambda text, style, indent: self.show(text, style, indent, 2))

    def say(self, key: str, **values: int | str | Say) -> str:
        return self.words.render(Say(key, dict(values)))

    def name(self, seat: int) -> Say:
        return say_seat(seat)

    def show(self, text: str, style: str = "", indent: int = 0, hang: int = 0) -> None:
        write(self.console, text, style, indent, hang)

    def tell(self, key: str, style: str = "", **values: int | str | Say) -> None:
        """A sentence of the doors."""
        self.show(self.say(key, **values), style)

    # --- the table --------------------------------------------------------------------------------

    def show_board(self, seat: int) -> None:
        """The whole table as a seat sees it."""
        lines = self._board(seat)
        self.show("")
        self._write_lines(lines)
        self.shown[seat] = lines

    def show_changes(self, seat: int) -> None:
        """What is different on the table since this seat saw it last; the whole table if nearly all is."""
        lines = self._board(seat)
        known = self.shown.get(seat, [])
        fresh = [line for line in lines if line not in known]
        if len(fresh) >= MOSTLY_NEW * len(lines):
            self.show_board(seat)
            return
        self.shown[seat] = lines
        if fresh:
            self.show("")
            self.tell("cli-board-changed", "dim")
            self._write_lines(fresh)

    def _board(self, seat: int) -> list[str]:
        return self.game.write_table(self.table.view(seat), self.lang).split("\n")

    def _write_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            write(self.console, line, hang=2, labelled=True)

    def show_news(self, told: int, seat: int) -> int:
        """What a seat heard since so many log lines; how many there are now."""
        for line in self.table.told[told:]:
            if hears(line.event, seat):
                text = self.game.report(self.table.state, line.event, self.lang)
                self._show_line(text, self.game.rule_of_event(line.event))
                self.asides.read_card(line.event)
                self.asides.explain(line.event)
        return len(self.table.told)

    def show_log(self, seat: int) -> None:
        lines = self.table.log(seat, self.lang)
        self.tell("cli-log-heading" if lines else "cli-log-nothing", "bold")
        for line in lines[-SHOWN_LOG:]:
            self._show_line(line.text, line.rule)
        cards = [card for _, card in self.asides.cards(seat)]
        if cards:
            self.tell("cli-cards-heading", "bold")
        for number, card in enumerate(cards, 1):
            self.show(self.say("cli-card", number=number, card=card.head), "", 2, 2)

    def _show_line(self, text: str, rule: str) -> None:
        self.show(f"{text} ({rule})", "", 2, 2)

    # --- the question -----------------------------------------------------------------------------

    def show_question(self) -> None:
        """Who must do what, and the numbered options. A rule they share is named once."""
        if self.table.decision is None:
            self._show_chance()
            return
        choices = list(self.game.choices(self.table.state).values())
        self.show("")
        self.asides.explain()
        self.show(self.game.prompt(self.table.state, self.lang) + tag(shared_rule(choices)), "bold")
        write_choices(self.console, self.words, choices)

    def _show_chance(self) -> None:
        """Table mode: what is to be thrown or drawn, and the numbered results."""
        before: list[str] = []
        for place, row in enumerate(chance.rows(self.table)):
            if place == 1:
                self.tell("cli-several", "dim")
            names = list(dict.fromkeys(self.words.render(name) for name in row.results))
            self.show("")
            self.show(self.words.render(row.asked), "bold")
            for number, name in enumerate(names if names != before else [], 1):
                self.show(f"{number:>3}. {name}", "", 0, INDENT)
            before = names

    def show_help(self) -> None:
        self.tell("cli-commands-help", "dim")
        if self.asides.cards(NOBODY):
            self.tell("cli-cards-help", "dim")
        if self.asides.is_guided:
            self.tell("cli-lessons-help", "dim")

    def show_closed(self, seat: int) -> None:
        """Why the rest is not offered: everything closed for the same reason in one paragraph."""
        reasons: dict[tuple[str, str], list[str]] = {}
        state = self.table.state
        for action, reason in self.table.closed(seat, self.lang).items():
            thing = self.words.render(self.game.say_thing(state, state.kind, action))
            reasons.setdefault(reason, []).append(thing)
        self.tell("cli-closed-heading" if reasons else "cli-closed-nothing", "bold" if reasons else "dim")
        for (sentence, rule), things in reasons.items():
            names = manner(self.lang).comma.join(dict.fromkeys(things))
            listed = self.say("cli-closed-line", thing=names, reason=sentence, rule=rule)
            write(self.console, listed, indent=2, hang=2)

    def show_advice(self, rows: list[Advice]) -> None:
        options = list(self.game.choices(self.table.state))
        self.tell("cli-hint-heading", "green")
        for row in rows:
            option = self.game.describe(self.table.state, row.action, self.lang)
            number, chance = options.index(row.action) + 1, round(100 * row.chance)
            self.show(self.say("cli-hint", number=number, option=option, chance=chance), "green", 2, 3)

    def show_rules(self, wanted: str) -> None:
        """The rules with a number or word; without one, those of the pending question."""
        state, decision = self.table.state, self.table.decision
        asked = {self.game.rule_of(state, action) for action in decision.options} if decision else set()
        asked.add(self.game.kinds[state.kind].rule)
        found = [
            rule
            for each in ([wanted] if wanted else sorted(asked))
            for rule in ledger.find(self.game.name, each, self.lang)
        ]
        if not found:
            self.tell("cli-rule-not-found", "yellow", word=wanted)
            return
        for rule in found:
            tag = self.say(f"provenance-{ledger.origin(rule).lower()}")
            self.show(f"{rule.id} {rule.text} [{tag}]", "", 2, 2)

    def show_end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self.show("")
        if self.game.coop:
            text = self.say("cli-game-over-team-won" if outcome.winners else "cli-game-over-team-lost")
        elif len(outcome.winners) == 1:
            text = self.say("cli-game-over-win", seat=self.name(outcome.winners[0]))
        else:
            text = self.say("cli-game-over-draw")
        self.show(f"{text} ({outcome.reason})", "bold green")
        for seat, score in enumerate([] if self.game.coop else outcome.scores):
            counted = Say("score-counts")
            self.show(self.say("cli-final-score", seat=self.name(seat), score=score, counted=counted), "", 2)
