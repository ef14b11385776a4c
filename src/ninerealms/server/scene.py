"""What one pair of eyes gets to see, as bytes. The only place where anything for a seat is put together."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM, Outcome
from ninerealms.kernel.errors import UndoRefused
from ninerealms.kernel.game import Game, hears
from ninerealms.kernel.replay import Move
from ninerealms.kernel.table import Table
from ninerealms.kernel.words import Say, say_seat
from ninerealms.server.chance_words import labels, say_wanted
from ninerealms.server.chronicle import Chronicle
from ninerealms.server.picture import Sketch
from ninerealms.server.places import Place, Proposal, Request

encoder = msgspec.json.Encoder()

NOBODY = -1
ALL_SHOWN = "The game is over and everything hidden was shown."


class Eyes(NamedTuple):
    """Who looks: as which seat (-1 a spectator), with which seats of their own, in which language and shape."""

    seat: int
    mine: frozenset[int]
    lang: str
    shape: str

    def is_strange(self) -> bool:
        """Whether they look from the seat of another, as everybody may when a game is over."""
        return self.seat >= 0 and self.seat not in self.mine


class Seen(Protocol):
    """What a scene is made of; a room is this."""

    id: str
    table: Table
    places: list[Place]
    chronicle: Chronicle
    looking: bool
    revision: int
    thinking: int | None
    proposal: Proposal | None
    request: Request | None

    def is_here(self, seat: int) -> bool: ...

    def waiting(self, agreed: set[int], *, away: bool = False) -> list[int]: ...

    def may_answer(self, seat: int) -> bool: ...

    def rematch_link(self, seat: int) -> str | None: ...


# --- parts ----------------------------------------------------------------------------------------


def title(game: Game, lang: str) -> str:
    """The name of a game in a language, where its texts have one."""
    speaker = game.words(lang)
    return speaker.render(Say("game-title")) if speaker.has("game-title") else game.title


def seat_word(game: Game, seat: int, lang: str) -> str:
    return game.words(lang).render(say_seat(seat))


def is_open(table: Table, seat: int) -> bool:
    """Whether a seat may know what the pending question is about."""
    wanted = asked(table)
    return wanted is not None and (wanted in (seat, TEAM) or not table.game.kinds[table.state.kind].secret)


def prompt(table: Table, seat: int, lang: str) -> str:
    """Who must do what; of another's secret question only who is asked."""
    wanted = asked(table)
    if table.needed is not None:
        return say_wanted(table, lang)
    if wanted is None:
        return ""
    if is_open(table, seat):
        return table.game.prompt(table.state, lang)
    return table.game.words(lang).render(Say("room-secret", {"seat": say_seat(wanted)}))


def prompt_rule(table: Table, seat: int) -> str:
    return table.game.kinds[table.state.kind].rule if is_open(table, seat) else ""


def asked(table: Table) -> int | None:
    """The seat of the pending question, without the list of what can be answered."""
    return None if table.needed is not None or table.state.top < 0 else table.state.seat


def is_over(table: Table) -> bool:
    return table.needed is None and table.state.top < 0


def outcome_text(game: Game, outcome: Outcome, lang: str) -> str:
    speaker = game.words(lang)
    if game.coop:
        return speaker.render(Say("cli-game-over-team-won" if outcome.winners else "cli-game-over-team-lost"))
    if len(outcome.winners) == 1:
        return speaker.render(Say("cli-game-over-win", {"seat": say_seat(outcome.winners[0])}))
    return speaker.render(Say("cli-game-over-draw"))


def outcome(table: Table, lang: str) -> dict[str, Any] | None:
    found = table.outcome
    if found is None:
        return None
    text = outcome_text(table.game, found, lang)
    return {"winners": found.winners, "scores": found.scores, "text": text, "rule": found.reason}


def needed(table: Table, lang: str) -> dict[str, Any] | None:
    """Table mode: what people must throw or draw, each result by its name; `number` tells one throw from the next."""
    if table.needed is None:
        return None
    return {
        "stream": "DICE" if table.needed.stream == 0 else "DRAW",
        "sides": table.needed.sides,
        "number": len(table.kept),
        "labels": labels(table, lang),
        "laying": table.pending is None,
        "back": bool(table.laid),
    }


def undo(table: Table, eyes: Eyes) -> dict[str, Any]:
    """Whether the last answer can be taken back: an own seat's that gave it, else that of the seat that looks."""
    last = table.past[-1].seat if table.past else NOBODY
    seat = last if last in eyes.mine else eyes.seat
    if seat < 0:
        return {"can": False, "why": "", "seat": NOBODY}
    if table.outcome is not None:
        return {"can": False, "why": ALL_SHOWN, "seat": seat}
    try:
        table.undo_step(seat)
    except UndoRefused as refusal:
        return {"can": False, "why": refusal.sentence, "seat": seat}
    return {"can": True, "why": "", "seat": seat}


def recent(table: Table) -> list[Any]:
    """What was told since the last answer."""
    told = table.told
    begin = len(told)
    while begin > 0 and told[begin - 1].step == table.step:
        begin -= 1
    return told[begin:]


def seats(room: Seen, eyes: Eyes) -> list[dict[str, Any]]:
    game = room.table.game
    return [
        {
            "seat": seat,
            "called": seat_word(game, seat, eyes.lang),
            "name": place.name or seat_word(game, seat, eyes.lang),
            "kind": place.kind,
            "bot": place.bot,
            "away": place.away,
            "here": place.kind == "bot" or room.is_here(seat),
            "mine": seat in eyes.mine,
        }
        for seat, place in enumerate(room.places)
    ]


def proposal(room: Seen, eyes: Eyes) -> dict[str, Any] | None:
    found = room.proposal
    if found is None:
        return None
    text = room.table.game.describe(room.table.state, found.action, eyes.lang)
    agreed, waiting = sorted(found.agreed), room.waiting(found.agreed)
    return {"action": found.action, "text": text, "by": found.by, "agreed": agreed, "waiting": waiting}


def request(room: Seen, eyes: Eyes) -> dict[str, Any] | None:
    found = room.request
    if found is None:
        return None
    names = {name: say_seat(seat) for name, seat in (("by", found.by), ("seat", found.seat))}
    return {
        "kind": found.kind,
        "by": found.by,
        "seat": found.seat,
        "text": room.table.game.words(eyes.lang).render(Say(f"room-request-{found.kind}", dict(names))),
        "agreed": sorted(found.agreed),
        "waiting": room.waiting(found.agreed, away=found.asks_away),
    }


# --- wholes ---------------------------------------------------------------------------------------


def begin_scene(room: Seen, eyes: Eyes, log_from: int = 0) -> bytes:
    """All that these eyes see now but for the picture; the log from a number on."""
    table = room.table
    may = may_answer(room, eyes)
    begin = min(log_from, room.chronicle.count(eyes.seat))
    return encoder.encode(
        {
            **frame(room, eyes),
            "revision": room.revision,
            "step": table.step,
            "asked": asked(table),
            "may": may,
            "team": may and asked(table) == TEAM and bool(room.waiting(set(eyes.mine))),
            "thinking": room.thinking,
            "prompt": prompt(table, eyes.seat, eyes.lang),
            "rule": prompt_rule(table, eyes.seat),
            **({} if may else {"choices": [], "closed": []}),
            "needed": needed(table, eyes.lang),
            "proposal": proposal(room, eyes),
            "request": request(room, eyes),
            "undo": undo(table, eyes),
            "log": room.chronicle.lines(eyes.seat, eyes.lang, begin),
            "log_from": begin,
            "outcome": outcome(table, eyes.lang),
            "rematch": room.rematch_link(eyes.seat) if eyes.seat in eyes.mine else None,
        }
    )


def may_look(room: Seen, eyes: Eyes) -> bool:
    """From one's own seats; when a game is over, from everybody's."""
    return not eyes.is_strange() or room.looking or room.table.outcome is not None


def may_answer(room: Seen, eyes: Eyes) -> bool:
    return bool(eyes.mine) and room.may_answer(eyes.seat)


def sketch(table: Table, eyes: Eyes, *, may: bool) -> Sketch:
    """What the picture is made from; only those who may answer have something to choose in it."""
    last = [line.event for line in recent(table) if hears(line.event, eyes.seat)]
    return Sketch(
        game=table.game.name,
        rows=save.dump(table.state),
        reasons=table.reasons if may else {},
        halted=table.needed is not None,
        last=last,
        seat=eyes.seat,
        may=may,
        lang=eyes.lang,
        shape=eyes.shape,
    )


def whole(begun: bytes, picture: bytes) -> bytes:
    """Two JSON objects as one."""
    return b"%b,%b" % (begun[:-1], picture[1:])


def frame(room: Seen, eyes: Eyes) -> dict[str, Any]:
    """What every scene begins with."""
    table = room.table
    return {
        "table": room.id,
        "game": table.game.name,
        "title": title(table.game, eyes.lang),
        "lang": eyes.lang,
        "shape": eyes.shape,
        "real": table.real,
        "looking": room.looking,
        "seat": eyes.seat,
        "seats": seats(room, eyes),
    }


def news_key(room: Seen, eyes: Eyes, known: int) -> tuple[object, ...]:
    """What makes the news of one seat differ from another's: lines it heard, whether it may know the question."""
    return (eyes.lang, known, *room.chronicle.indices(eyes.seat, known), is_open(room.table, eyes.seat))


def write_news(room: Seen, eyes: Eyes, known: int, gone: int | None) -> bytes:
    """What has just changed, in few words: the lines from number `known` on, and where the log was cut."""
    table = room.table
    return encoder.encode(
        {
            "revision": room.revision,
            "step": table.step,
            "asked": asked(table),
            "thinking": room.thinking,
            "prompt": prompt(table, eyes.seat, eyes.lang),
            "log": room.chronicle.lines(eyes.seat, eyes.lang, known),
            "gone": gone,
        }
    )


def given_answer(table: Table, step: int, seat: int, lang: str) -> dict[str, Any] | None:
    """What was answered after so many steps; not another's secret answer while the game runs."""
    if step >= table.step:
        return None
    moment = table.past[step]
    entry = table.entries[moment.entries]
    assert isinstance(entry, Move)
    kind = table.game.kinds[moment.state.kind]
    if kind.secret and moment.seat not in (seat, TEAM) and table.outcome is None:
        return {"seat": moment.seat, "action": NOBODY, "text": ""}
    text = table.game.describe(moment.state, entry.action, lang)
    return {"seat": moment.seat, "action": entry.action, "text": text}


def begin_moment(room: Seen, past: Table, eyes: Eyes) -> bytes:
    """A scene of the past but for the picture: nobody can answer, the log ends where it ended then."""
    end = room.chronicle.count_before(eyes.seat, len(past.told))
    return encoder.encode(
        {
            **frame(room, eyes),
            "revision": room.revision,
            "step": past.step,
            "last_step": room.table.step,
            "asked": asked(past),
            "prompt": prompt(past, eyes.seat, eyes.lang),
            "rule": prompt_rule(past, eyes.seat),
            "chosen": given_answer(room.table, past.step, eyes.seat, eyes.lang),
            "log": room.chronicle.lines(eyes.seat, eyes.lang, 0, end),
            "log_from": 0,
            "outcome": outcome(past, eyes.lang),
        }
    )
