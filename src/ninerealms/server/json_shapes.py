"""The shapes of all JSON, in and out, as structs. The published description (`http/openapi.py`) is made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ninerealms.text.languages import LANGUAGES

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]
Shape = Literal["wide", "tall"]
Seat = Annotated[int, Meta(ge=-1, le=7)]
OwnSeat = Annotated[int, Meta(ge=0, le=7)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[int, Meta(ge=0, le=32767)]
Undone = Annotated[int, Meta(ge=0, le=1_000_000)] | None  # as in the scene that was seen
Name = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=40)]
OptionValue = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=2000)]


# --- questions --------------------------------------------------------------------------------------


class InLang(Struct):
    """A language."""

    lang: Lang = "en"


class Look(Struct):
    """Whose eyes, in which language and shape; without a seat the server picks one this browser holds."""

    seat: Seat | None = None
    lang: Lang = "en"
    shape: Shape = "wide"


class OddsQuery(Struct):
    """Which answer, at which step."""

    seat: OwnSeat
    action: Action
    step: Step
    lang: Lang = "en"


class SeatQuery(Struct):
    """Whose file."""

    seat: Seat | None = None


class RematchQuery(Struct):
    """Whether everybody moves on by a seat."""

    swap: bool = False


class NoQuery(Struct):
    """Nothing is asked."""


class SeatOrder(Struct, forbid_unknown_fields=True):
    """Who shall sit there."""

    kind: Literal["human", "bot"] = "human"
    name: Name = ""
    bot: Short = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: Annotated[dict[Short, OptionValue], Meta(max_length=50)] = field(default_factory=dict)
    seats: Annotated[list[SeatOrder], Meta(max_length=8)] = field(default_factory=list)
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    real: bool = False
    same_dice: bool = False
    lang: Lang = "en"


class Answer(Struct, forbid_unknown_fields=True):
    """An answer, or what is proposed to be one."""

    seat: OwnSeat
    step: Step
    action: Action
    undone: Undone = None


class Agree(Struct, forbid_unknown_fields=True):
    """Agreement with what is proposed, or the contrary; `action` says with which plan."""

    seat: OwnSeat
    step: Step
    action: Action
    undone: Undone = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """Take back; `far` is beyond the horizon and needs the others' consent."""

    seat: OwnSeat
    step: Step
    far: bool = False
    undone: Undone = None


class Wish(Struct, forbid_unknown_fields=True):
    """A bot shall take over a seat, or give it back."""

    seat: OwnSeat
    kind: Literal["bot", "return"]
    about: OwnSeat
    bot: Short = "mcts:normal"


class Consent(Struct, forbid_unknown_fields=True):
    """Yes or no to what was asked of the others; `kind` and `about` say to which wish."""

    seat: OwnSeat
    kind: Literal["undo", "bot", "return", "seed"]
    about: OwnSeat
    yes: bool
    undone: Undone = None


class DeviceOrder(Struct, forbid_unknown_fields=True):
    """Whoever holds a seat by link wants it in another browser too."""

    seat: OwnSeat


class Withdraw(Struct, forbid_unknown_fields=True):
    """Whoever asked the others no longer wants it."""

    seat: OwnSeat


class Entered(Struct, forbid_unknown_fields=True):
    """Table mode: results of real dice or cards, one or several at once; `number` says from which throw or draw on."""

    seat: OwnSeat
    step: Step
    number: Annotated[int, Meta(ge=0, le=10_000_000)]
    result: Annotated[int, Meta(ge=0, le=32767)] | None = None
    results: Annotated[list[Annotated[int, Meta(ge=0, le=32767)]], Meta(max_length=8)] = []


class HintOrder(Struct, forbid_unknown_fields=True):
    """Advice for the seat that is asked."""

    seat: OwnSeat
    step: Step
    lang: Lang = "en"


# --- answers ----------------------------------------------------------------------------------------


class Complaint(Struct):
    """A refusal in words, with a code for programs."""

    sentence: str
    code: str
    rule: str = ""


class ErrorReply(Struct):
    """What every refusal looks like."""

    error: Complaint


class Links(Struct):
    """The way to each seat that is for a person, and for spectators."""

    seats: list[str | None]
    spectators: str


class DeviceLink(Struct):
    """Opens one's own seat in another browser, once."""

    link: str


class Made(Struct):
    """A table, and the links to hand out."""

    table: str
    links: Links


class Kept(Struct):
    """An uploaded replay, to be looked at."""

    table: str


class Done(Struct):
    """It counts, and it is on disk."""

    revision: int
    step: int


class Advised(Struct):
    """An option, how much of the thinking went into it, how well it ended."""

    action: int
    text: str
    share: float
    chance: float


class Hints(Struct):
    """The best options first, three at most."""

    step: int
    hints: list[Advised]


class OddsRow(Struct):
    """Something that may happen."""

    text: str
    chance: float


class PriceRow(Struct):
    """So much of one thing, out of what the seat has of it; `icon` names its symbol."""

    amount: int
    has: int
    icon: str
    text: str


class ChoiceRow(Struct):
    """One answer in a scene: the whole sentence, and its parts, each empty where there is none.

    Without a group it is a way out and stands last; `icon` names a symbol, `thing` a sheet. `gist` says in symbols what
    it does: "3[gold]" is a 3 and `i-gold`. `final`: it cannot be taken back; `outlook`: odds of what follows.
    """

    action: int
    text: str
    group: str
    head: str
    detail: str
    cost: str
    odds: list[OddsRow]
    icon: str
    rule: str
    thing: str
    price: list[PriceRow]
    brief: str
    gist: str
    outlook: bool
    final: bool


class OddsReply(Struct):
    """What an answer may bring; no lines where nothing is left to chance."""

    lines: list[OddsRow]
    exact: bool


class Curve(Struct):
    """Estimated chances of each seat after a step; `ready` when all points are there."""

    points: list[tuple[int, list[float]]]
    ready: bool


class Listed(Struct):
    """One of a browser's tables: made here (`mine`), or joined by link."""

    table: str
    game: str
    title: str
    seats: list[dict[str, Any]]
    step: int
    asked: int | None
    over: bool
    looking: bool
    old: bool
    created: float
    updated: float
    mine: bool


class Tables(Struct):
    """A browser's tables, newest first."""

    tables: list[Listed]


class OptionChoice(Struct):
    """A value of a start option."""

    value: str
    text: str


class OptionRow(Struct):
    """A start option."""

    name: str
    text: str
    default: str
    values: list[OptionChoice]
    free: bool
    rule: str


class BotRow(Struct):
    """A kind of bot with its levels."""

    name: str
    text: str
    levels: list[OptionChoice]


class GameRow(Struct):
    """A game on offer."""

    name: str
    title: str
    version: int
    sentence: str
    note: str
    seats: list[int]
    called: list[str]
    minutes: int
    coop: bool
    secrets: bool
    options: list[OptionRow]
    guide: list[str]


class Games(Struct):
    """All games on offer, and who can play them."""

    games: list[GameRow]
    bots: list[BotRow]


class RuleThing(Struct):
    """A thing a rule speaks of: the key of its sheet, its name and its symbol."""

    key: str
    name: str
    icon: str


class RuleRow(Struct):
    """A numbered rule with its origin, and the things it speaks of."""

    id: str
    section: str
    text: str
    origin: str
    things: list[RuleThing]


class SheetRow(Struct):
    """One thing of the box: what it does, what it costs, its rule, its symbol."""

    key: str
    kind: str
    name: str
    effects: list[str]
    cost: str
    rule: str
    icon: str


class Sheets(Struct):
    """All things of a game that can be looked up."""

    game: str
    sheets: list[SheetRow]


class Rules(Struct):
    """The ledger of a game."""

    game: str
    rules: list[RuleRow]
