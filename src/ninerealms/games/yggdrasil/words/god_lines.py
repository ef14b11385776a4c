"""Each god's sheet in words: life, troops, artifacts, abilities, and what is known of the deck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.games.yggdrasil.seen.view import CardSeen, GodSeen, TableView
from ninerealms.games.yggdrasil.words.naming import FACE_KEYS, Values, say_card, say_count, say_effect_of, say_figure
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat


def say_face_of(face: str) -> Say:
    """A face by its id: S, I+ ..."""
    return Say(f"face-{FACE_KEYS[content.FACE_IDS.index(face)]}")


def each_sheet_line(table: TableView, s: YggState, figure: int, *, is_you: bool) -> Iterator[Say]:
    god = table["gods"][figure]
    who: Values = {"god": say_figure(s, figure), "world": Say(f"world-{god['place']}")}
    lives: Values = {"life": god["life"], "limit": god["limit"]}
    if god["support"]:
        yield Say("table-support", {**who, **lives})
    else:
        goods = joined([say_count("elves", god["elves"]), say_count("vanir", god["vanir"])])
        seat: Values = {"seat": say_seat(figure), "you": int(is_you), "goods": goods}
        yield Say("table-god" if god["god"] else "table-seat", {**who, **lives, **seat})
    for artifact in god["artifacts"]:
        does = say_effect_of("artifact", artifact)
        yield Say("table-artifact", {"who": who["god"], "artifact": Say(f"artifact-{artifact}"), "does": does})
    if table["mode"] != "easy" and god["god"]:
        yield from each_ability_line(s, god, who["god"])
    if not god["support"]:
        yield from each_deck_line(table, s, figure)


def each_ability_line(s: YggState, god: GodSeen, who: int | str | Say) -> Iterator[Say]:
    """What a god can do; every line names it, for a line may be shown alone."""
    dice: Values = {
        name: joined([say_face_of(face) for face in god["god_die" if name == "god" else "vanir_die"]])
        for name in ("god", "vanir")
    }
    yield Say("table-faces", {**dice, "who": who})
    if not god["support"]:
        yield Say("table-power", {"who": who, "power": Say(f"power-{god['god']}")})
    for relation, others in god["bonds"].items():
        if others:
            gods = joined([say_figure(s, other) for other in others])
            does = say_effect_of("relation", relation)
            bond: Values = {"relation": Say(f"relation-{relation}"), "gods": gods, "does": does}
            yield Say("table-bond", {**bond, "who": who})


def each_deck_line(table: TableView, s: YggState, figure: int) -> Iterator[Say]:
    """The deck from the top as far as anybody has seen it, the card on the wheel, and what is still unseen."""
    god, who = table["gods"][figure], say_figure(s, figure)
    cards: list[Say] = []
    for card, run in groupby(god["memory"], key=lambda seen: None if seen is None else (seen["enemy"], seen["figure"])):
        count = len(list(run))
        if card is None:
            cards.append(Say("card-unknown", {"count": count}))
        else:
            cards += [say_seen_card(s, CardSeen(enemy=card[0], figure=card[1]), figure)] * count
    yield Say("table-deck", {"who": who, "count": len(god["memory"]), "cards": joined(cards)})
    if god["facedown"]:
        known = god["facedown_card"]
        if known is not None:
            yield Say("table-facedown-known", {"who": who, "card": say_seen_card(s, known, figure)})
    if god["unseen"] or god["unseen_support"]:
        unseen = [say_seen_card(s, card, figure) for card in god["unseen"]]
        if god["unseen_support"]:
            unseen.append(Say("card-of-support", {"count": god["unseen_support"]}))
        yield Say("table-unseen", {"who": who, "cards": joined(unseen)})


def say_seen_card(s: YggState, card: CardSeen, holder: int) -> Say:
    return say_card(s, content.enemy_ids.index(card["enemy"]), card["figure"], holder)
