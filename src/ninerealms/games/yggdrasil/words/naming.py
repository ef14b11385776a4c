"""Names: gods and players, worlds, enemies and other opponents, cards, dice and what changes hands."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import CAGE, SEATS, WORLDS, YggState
from ninerealms.games.yggdrasil.seen import view
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]

FACE_KEYS = ("s", "s-lost", "one", "one-lost", "two", "two-lost", "blank")
GRADES = view.GRADES
WOLVES = ("skoll", "hati")
SPOILS = ("nothing", "elf", "lost-die", "die")


# --- lists ----------------------------------------------------------------------------------------


def say_count(thing: str, count: int) -> Say:
    """2 Elves."""
    return Say(f"count-{thing}", {"count": count})


# --- gods and players -----------------------------------------------------------------------------


def say_god(god: int) -> Say:
    return Say(f"god-{content.god_ids[god]}")


def say_figure(s: YggState, figure: int) -> Say:
    """A god in play; before it is chosen the player, or the place of a support god."""
    if not 0 <= figure < SEATS:
        return say_seat(-1)
    if s.god[figure] >= 0:
        return say_god(s.god[figure])
    return say_seat(figure) if figure < s.players else Say("support-god", {"number": figure - s.players + 1})


def say_player(s: YggState, seat: int) -> Say:
    """Who is asked: the god and who plays it."""
    if 0 <= seat < s.players and s.god[seat] >= 0:
        return Say("player", {"god": say_god(s.god[seat]), "seat": say_seat(seat)})
    return say_seat(seat)


# --- places ---------------------------------------------------------------------------------------


def say_world(world: int) -> Say:
    return Say(f"world-{content.world_ids[world]}")


def say_place(place: int) -> Say:
    """Where an enemy stands: a world, the Cage or the page of the Saga Book."""
    if 0 <= place < WORLDS:
        return say_world(place)
    return Say("place-cage" if place == CAGE else "place-page")


# --- enemies and cards ----------------------------------------------------------------------------


def say_enemy(enemy: int) -> Say:
    return Say(f"enemy-{content.foe_ids[enemy]}")


def say_jotun(jotun: int) -> Say:
    return Say(f"jotun-{content.jotun_ids[jotun]}")


def say_artifact(artifact: int) -> Say:
    return Say(f"artifact-{content.artifact_ids[artifact]}")


def say_creature(creature: int) -> Say:
    return Say(f"creature-{content.creature_ids[creature]}")


def say_page(page: int) -> Say:
    return Say(f"page-{content.page_ids[page]}")


def say_page_rules(page: str) -> Say:
    """What a page of the Saga Book says, with the numbers that stand in `content.toml`."""
    values: Values = {}
    for name, number in content.SAGAS.items():
        if isinstance(number, int):
            values[name] = number
        elif name.endswith("_strength"):
            values |= {f"{name}_{place}": strength for place, strength in enumerate(number, start=1)}
        elif name == "son_trigger":
            values |= {f"{name}_{place}": Say(f"enemy-{enemy}") for place, enemy in enumerate(number, start=1)}
    return Say(f"page-rules-{page}", values)


def say_icon(icon: int) -> Say:
    return Say(f"icon-{content.ICONS[icon]}")


def say_opponent(target: int) -> Say:
    """Who is fought; in a duel the same enemy."""
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return say_jotun(target - v.TARGET_JOTUN)
    return Say(f"enemy-{view.opponent_id(target - v.TARGET_DUEL if target >= v.TARGET_DUEL else target)}")


def say_card(s: YggState, enemy: int, figure: int, holder: int) -> Say:
    """An enemy card; with the god on its back where that is not the holder."""
    if figure == holder:
        return say_enemy(enemy)
    return Say("card-of", {"enemy": say_enemy(enemy), "god": say_figure(s, figure)})


# --- dice, spoils, gifts --------------------------------------------------------------------------


def say_face(face: int) -> Say:
    return Say(f"face-{FACE_KEYS[face]}")


def say_gift(thing: int) -> Say:
    """What changes hands: an artifact, an Elf or a Vanir die."""
    if thing == v.AN_ELF:
        return Say("gift-elf")
    return Say("gift-die") if thing == v.A_DIE else say_artifact(thing)


def say_spoil(spoil: int) -> Say:
    return Say(f"spoil-{SPOILS[spoil]}")


def say_effect_of(kind: str, name: str) -> Say:
    """What a card does: `does-<id>`."""
    return Say(f"does-{kind}-{name}", {"price": content.restore_price} if name == "idunns-apples" else {})


def say_ability(god: int) -> Say:
    """The first ability of a god; a bond with what it does."""
    told = Say(f"ability-{content.god_ids[god]}", {"elves": content.start_elves[god]})
    relation = content.start_relation[god]
    if relation < 0:
        return told
    return Say("ability-bond", {"ability": told, "does": say_effect_of("relation", content.RELATIONS[relation])})


def say_brief(world: int, grade: int, amount: int) -> Say:
    """What the action of a world brings in a grade."""
    risks = content.action_risks[world * len(GRADES) + grade]
    return Say(f"brief-{content.world_ids[world]}", {"count": amount, "risks": risks})


def say_grade(grade: int) -> Say:
    return Say(f"grade-{GRADES[grade]}")
