"""A scene: what one pair of eyes sees, as bytes; `board_and_choices` makes its slow part, `live` has its log."""

from __future__ import annotations

from typing import Any

import msgspec

from ninerealms.errors import UndoRefused
from ninerealms.kernel import chance, save
from ninerealms.kernel.decision import TEAM, Outcome
from ninerealms.kernel.game import Game, hears
from ninerealms.kernel.match import Match, asked_seat
from ninerealms.kernel.replay import Move
from ninerealms.players.roster import told
from ninerealms.server.live import course
from ninerealms.server.live.room import ALL_SHOWN, Room
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.names_in_language import seat_word, title
from ninerealms.server.sending.board_and_choices import Look, Sketch
from ninerealms.text.words import Say, say_seat, words

encoder: msgspec.json.Encoder = msgspec.json.Encoder()
Needs = tuple[Viewpoint, int]  # what a scene depends on besides what happens: who looks, and how many lines they have


# --- parts ----------------------------------------------------------------------------------------


def say_wanted(match: Match, lang: str) -> str:
    """Table mode: what is to be thrown or drawn, and by whom."""
    fork = chance.fork(match)
    assert fork is not None
    return match.game.words(lang).render(match.game.say_chance(fork))


def entry_row(game: Game, row: chance.Wanted, lang: str) -> dict[str, Any]:
    """Table mode: a throw or draw in words, and each result by its name and symbol."""
    render = game.words(lang).render
    labels, icons = [render(each) for each in row.results], [game.icon_of(each) for each in row.results]
    return {"text": render(row.asked), "labels": labels, "icons": icons}


def is_open(match: Match, seat: int) -> bool:
    """Whether a seat may know what the pending question is about."""
    wanted = asked_seat(match)
    return wanted is not None and (wanted in (seat, TEAM) or not match.game.kinds[match.state.kind].secret)


def prompt(match: Match, seat: int, lang: str) -> str:
    """Who must do what; of another's secret question only who is asked."""
    wanted = asked_seat(match)
    if match.needed is not None:
        return say_wanted(match, lang)
    if wanted is None:
        return ""
    if is_open(match, seat):
        return match.game.prompt(match.state, lang)
    return match.game.words(lang).render(Say("room-secret", {"seat": say_seat(wanted)}))


def standing(match: Match, seat: int, lang: str) -> dict[str, str]:
    """Round and part of the turn, of another's secret question nothing; and what one has when one is asked."""
    if not is_open(match, seat):
        return {"phase": "", "have": ""}
    told, say = match.game.say_standing(match.state, seat), match.game.words(lang).render
    own = told.have if asked_seat(match) == seat else None
    return {"phase": "" if told.phase is None else say(told.phase), "have": "" if own is None else say(own)}


def prompt_rule(match: Match, seat: int) -> str:
    return match.game.kinds[match.state.kind].rule if is_open(match, seat) else ""


def outcome_text(game: Game, outcome: Outcome, lang: str) -> str:
    speaker = game.words(lang)
    if game.coop:
        return speaker.render(Say("cli-game-over-team-won" if outcome.winners else "cli-game-over-team-lost"))
    if len(outcome.winners) == 1:
        return speaker.render(Say("cli-game-over-win", {"seat": say_seat(outcome.winners[0])}))
    return speaker.render(Say("cli-game-over-draw"))


def outcome(match: Match, lang: str) -> dict[str, Any] | None:
    found = match.outcome
    if found is None:
        return None
    text = outcome_text(match.game, found, lang)
    counted = match.game.words(lang).render(Say("score-counts"))
    named = {"text": text, "rule": found.reason, "counted": counted, "sources": course.sources(match, lang)}
    return {"winners": found.winners, "scores": found.scores, **named}


def needed(match: Match, lang: str) -> dict[str, Any] | None:
    """Table mode: what people must throw or draw, each result by its name; `number` tells one throw from the next.

    `rows` begin with it; whatever it shows, the others follow, so that all can be entered at once.
    """
    if match.needed is None:
        return None
    rows = [entry_row(match.game, row, lang) for row in chance.rows(match)]
    return {
        "stream": "DICE" if match.needed.stream == 0 else "DRAW",
        "sides": match.needed.sides,
        "number": len(match.kept),
        "labels": rows[0]["labels"],
        "rows": rows,
        "laying": match.pending is None,
        "back": bool(match.laid),
    }


def undo(match: Match, eyes: Viewpoint) -> dict[str, Any]:
    """Whether the last answer can be taken back: an own seat's that gave it, else that of the seat that looks."""
    last = match.past[-1].seat if match.past else NOBODY
    seat = last if last in eyes.mine else eyes.seat
    if seat < 0:
        return {"can": False, "why": "", "seat": NOBODY}
    if match.outcome is not None:
        return {"can": False, "why": ALL_SHOWN, "seat": seat}
    try:
        match.undo_step(seat)
    except UndoRefused as refusal:
        return {"can": False, "why": refusal.sentence, "seat": seat}
    return {"can": True, "why": "", "seat": seat}


def recent(match: Match) -> list[Any]:
    """What was told since the last answer."""
    told = match.told
    begin = len(told)
    while begin > 0 and told[begin - 1].step == match.step:
        begin -= 1
    return told[begin:]


def seats(room: Room, eyes: Viewpoint) -> list[dict[str, Any]]:
    game = room.match.game
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
            "opened": place.opened,
            "seen": place.seen and place.linked,
            "devices": len(place.devices) if seat in eyes.mine else 0,
        }
        for seat, place in enumerate(room.places)
    ]


def proposal(room: Room, eyes: Viewpoint) -> dict[str, Any] | None:
    found = room.proposal
    if found is None:
        return None
    text = room.match.game.describe(room.match.state, found.action, eyes.lang)
    agreed, waiting = sorted(found.agreed), room.waiting(found.agreed)
    return {"action": found.action, "text": text, "by": found.by, "agreed": agreed, "waiting": waiting}


def wish(room: Room, eyes: Viewpoint) -> dict[str, Any] | None:
    found = room.wish
    if found is None:
        return seed_question(room, eyes)
    names: dict[str, Any] = {name: say_seat(seat) for name, seat in (("by", found.by), ("seat", found.seat))}
    if found.kind == "bot":
        names["bot"] = told(found.bot, words(None, eyes.lang))
    return {
        "kind": found.kind,
        "by": found.by,
        "seat": found.seat,
        "text": room.match.game.words(eyes.lang).render(Say(f"room-request-{found.kind}", dict(names))),
        "agreed": sorted(found.agreed),
        "waiting": found.waiting(room),
    }


def seed_question(room: Room, eyes: Viewpoint) -> dict[str, Any] | None:
    """Whoever came by link is asked whether they play with dice the host can know."""
    waiting = room.terms.unagreed(room.places)
    if not waiting:
        return None
    by = next((seat for seat, place in enumerate(room.places) if not place.linked), 0)
    text = room.match.game.words(eyes.lang).render(Say("room-request-seed", {"seed": str(room.match.seed)}))
    return {
        "kind": "seed",
        "by": by,
        "seat": by,
        "text": text,
        "agreed": sorted(room.terms.agreed),
        "waiting": waiting,
    }


def fair(room: Room, eyes: Viewpoint) -> dict[str, Any]:
    """What everybody should know of the dice: a seed that was given, and whether the same fall after going back."""
    speaker, terms, notes = room.match.game.words(eyes.lang), room.terms, []
    seed = str(room.match.seed) if terms.seed_given else None
    if seed is not None:
        notes.append(speaker.render(Say("room-note-seed", {"seed": seed})))
    if terms.same_dice:
        notes.append(speaker.render(Say("room-note-same-dice")))
    return {"seed": seed, "same_dice": terms.same_dice, "notes": notes}


def next_game(room: Room, eyes: Viewpoint) -> str | None:
    """The way to this seat at the next game; for its own eyes only."""
    return room.keys.link(room.rematch, eyes.seat) if room.rematch is not None and eyes.seat in eyes.mine else None


# --- wholes ---------------------------------------------------------------------------------------


def begin_scene(room: Room, eyes: Viewpoint, log_from: int = 0) -> bytes:
    """All that these eyes see now but for the picture; the log from a number on."""
    match = room.match
    may = may_answer(room, eyes)
    begin = min(log_from, room.log.count(eyes.seat))
    return encoder.encode(
        {
            **frame(room, eyes),
            "revision": room.revision,
            "step": match.step,
            "undone": room.undone,
            "asked": asked_seat(match),
            "may": may,
            "team": may and asked_seat(match) == TEAM and bool(room.waiting(set(eyes.mine))),
            "thinking": room.thinking,
            "prompt": prompt(match, eyes.seat, eyes.lang),
            **standing(match, eyes.seat, eyes.lang),
            "rule": prompt_rule(match, eyes.seat),
            "lessons": match.game.lessons(match.state) if may else (),
            **({} if may else {"choices": [], "closed": []}),
            "needed": needed(match, eyes.lang),
            "proposal": proposal(room, eyes),
            "request": wish(room, eyes),
            "undo": undo(match, eyes),
            "log": room.log.lines(eyes.seat, eyes.lang, begin),
            "log_from": begin,
            "stages": course.stages(match, eyes.seat, eyes.lang),
            "since": course.since(match, eyes),
            "outcome": outcome(match, eyes.lang),
            "rematch": next_game(room, eyes),
        }
    )


def may_look(room: Room, eyes: Viewpoint) -> bool:
    """From one's own seats; when a game is over, from everybody's."""
    return not eyes.is_strange() or room.looking or room.match.outcome is not None


def may_answer(room: Room, eyes: Viewpoint) -> bool:
    return bool(eyes.mine) and room.may_answer(eyes.seat)


def look(match: Match, eyes: Viewpoint, *, may: bool) -> Look:
    """How these eyes look at a table; only those who may answer have something to choose in their picture."""
    last = [line.event for line in recent(match) if hears(line.event, eyes.seat)]
    return Look(eyes.seat, may, match.reasons if may else {}, last, eyes.lang, eyes.shape)


def sketch(match: Match, looks: list[Look]) -> Sketch:
    """What the pictures are made from."""
    return Sketch(match.game.name, save.dump(match.state), match.needed is not None, looks)


def whole(begun: bytes, picture: bytes) -> bytes:
    """Two JSON objects as one."""
    return b"%b,%b" % (begun[:-1], picture[1:])


def message(event: str, revision: int, data: bytes) -> bytes:
    """A scene or news as a stream sends it."""
    return b"event: %s\nid: %d\ndata: %s\n\n" % (event.encode(), revision, data)


def frame(room: Room, eyes: Viewpoint) -> dict[str, Any]:
    """What every scene begins with."""
    match = room.match
    return {
        "table": room.id,
        "game": match.game.name,
        "title": title(match.game, eyes.lang),
        "lang": eyes.lang,
        "shape": eyes.shape,
        "real": match.real,
        "looking": room.looking,
        "seat": eyes.seat,
        "seats": seats(room, eyes),
        "fair": fair(room, eyes),
    }


def news_key(room: Room, eyes: Viewpoint, known: int) -> tuple[object, ...]:
    """What makes the news of one seat differ from another's: lines it heard, whether it may know the question."""
    return (eyes.lang, known, *room.log.indices(eyes.seat, known), is_open(room.match, eyes.seat))


def write_news(room: Room, eyes: Viewpoint, known: int, gone: int | None) -> bytes:
    """What has just changed, in few words: the lines from number `known` on, and where the log was cut."""
    match = room.match
    return encoder.encode(
        {
            "revision": room.revision,
            "step": match.step,
            "asked": asked_seat(match),
            "thinking": room.thinking,
            "prompt": prompt(match, eyes.seat, eyes.lang),
            "log": room.log.lines(eyes.seat, eyes.lang, known),
            "gone": gone,
        }
    )


def given_answer(match: Match, step: int, seat: int, lang: str) -> dict[str, Any] | None:
    """What was answered after so many steps; not another's secret answer while the game runs."""
    if step >= match.step:
        return None
    moment = match.past[step]
    entry = match.entries[moment.entries]
    assert isinstance(entry, Move)
    kind = match.game.kinds[moment.state.kind]
    if kind.secret and moment.seat not in (seat, TEAM) and match.outcome is None:
        return {"seat": moment.seat, "action": NOBODY, "text": ""}
    text = match.game.describe(moment.state, entry.action, lang)
    return {"seat": moment.seat, "action": entry.action, "text": text}


def begin_moment(room: Room, past: Match, eyes: Viewpoint) -> bytes:
    """A scene of the past but for the picture: nobody can answer, the log ends where it ended then."""
    end = room.log.count_before(eyes.seat, len(past.told))
    return encoder.encode(
        {
            **frame(room, eyes),
            "revision": room.revision,
            "step": past.step,
            "last_step": room.match.step,
            "asked": asked_seat(past),
            "prompt": prompt(past, eyes.seat, eyes.lang),
            "rule": prompt_rule(past, eyes.seat),
            "chosen": given_answer(room.match, past.step, eyes.seat, eyes.lang),
            "log": room.log.lines(eyes.seat, eyes.lang, 0, end),
            "log_from": 0,
            "stages": course.stages(past, eyes.seat, eyes.lang),
            "outcome": outcome(past, eyes.lang),
        }
    )
