"""What holds at every table, whatever happened: the scenarios look after every answer.

All numbers are ints; a log line names its seat, face, card, ... and has 0 where its kind has no use for a number; a
question says which card, face or space asks it; every thing it could point at is offered or has a reason; every reserve
and track is within its limits.
"""

from __future__ import annotations

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.pay import SOURCE_RESOURCE
from ninerealms.games.diceforge.rules.state import (
    ALLEGIANCES,
    COLOURS,
    COPIES,
    DICE_EACH,
    FACES,
    ISLANDS,
    RESOURCES,
    ROOMS,
    SEATS,
    SIDES,
    SLOTS,
    SPACES,
    SPOTS_EACH,
    TREASURES,
    ForgeState,
)
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel.state import EVERYONE
from ninerealms.kit.scenario import Word

SETS = len(content.set_ids)
MOST = 1000
TRIPLE = 3

# The numbers of a log line by their names.
WITHIN: dict[str, range] = {
    **dict.fromkeys(("seat", "rival"), range(SEATS)),
    **dict.fromkeys(("light", "dark", "face", "old"), range(FACES)),
    **dict.fromkeys(("round", "lap", "count", "points", "times"), range(1, MOST)),
    **dict.fromkeys(("track", "cards", "module"), range(-MOST, MOST)),
    "alone": range(2),
    "die": range(SEATS * DICE_EACH),
    "mode": range(2 * v.TRIPLED),
    "resource": range(RESOURCES),
    "lost": range(MOST),
    "spot": range(SPOTS_EACH),
    "card": range(SETS),
    "slot": range(SLOTS),
    "island": range(ISLANDS),
    "place": range(2 * 15 * COPIES + 1),
    "copy": range(COPIES),
    "space": range(SPACES),
    "treasure": range(TREASURES),
    "room": range(ROOMS),
    "from": range(ALLEGIANCES),
    "to": range(ALLEGIANCES),
    "zone": range(1, len(content.ZONES)),
    "colour": range(COLOURS),
    "side": range(2),
    "result": range(SIDES),
}
# A rival may have nothing to lose, a game may end with 0 glory.
MAY_BE_NOTHING = (v.TAKEN_FROM, v.WON_GAME)

BY_RULE = ("ACT", "REINFORCE", "EXTRA_ACTION", "FORGE_MORE", "APPLY_FIRST", "PICK_DIE")
HOUSE = {card["id"] for card in content.SETS.values() if card["series"] == "house"}
FACE_GIVERS = "helmet, mirror, ship, shield, moon-golem, sun-golem, chaos, dogged, ancestor, trident, wood-nymph"
# Which cards, faces and spaces ask a kind of question; a kind not named is looked at below.
ASKED_BY: dict[str, set[str]] = {
    **{kind: {"rules"} for kind in BY_RULE},
    "FORGE_WHAT": {*FACE_GIVERS.split(", "), "at C2", "at L5", "at T1"},
    "REROLL": {"twins", *(f"celestial-{face + 1}" for face in range(SIDES))},
    "COPY_FACE": {"mirror", "light", "celestial-4"},
    "REPEAT": {"cerberus"},
    "CONVERT": {"sentinel", "cyclops"},
    "STORE_GOLD": {"hammer", "scepter"},
    "FROM_SCEPTER": {"scepter"},
    "USE_SCEPTER": {"scepter"},
    "USE_SHARDS": {"sun", "moon"},
    "PICK_RIVAL": {f"{face}-{colour}" for face in ("boar", "misfortune") for colour in view.COLOUR_NAMES},
    "PICK_ROLLED": {"satyrs"},
    "NAME_TYPE": {"wind"},
    "SPEND_GOLD": {"right-hand"},
    "FREE_EXPLOIT": {"first-titan"},
    "SHOW_FACE": {"goddess-card", "celestial-5", "at GODDESS"},
    "PLACE_MEMORY": {"memory"},
    "COLLECT_FIRST": {"memory"},
    "USE_MERCHANTS": {"merchant"},
    "ADVANCE_WHICH": {"companion"},
}


def source(s: ForgeState) -> Word:
    """Who asks the pending question: "rules", a card, a face, a Celestial face, "at U1", a resource; levels."""
    asking = s.source
    if v.KINDS[s.kind].name == "UPGRADE_WHICH":
        return asking
    if asking == 0:
        return "rules"
    if asking >= SOURCE_RESOURCE:
        return view.NAMES[asking - SOURCE_RESOURCE]
    if asking >= v.SOURCE_FACE:
        return content.face_ids[asking - v.SOURCE_FACE]
    script = asking - v.SOURCE_SCRIPT
    assert script in content.SCRIPTS, f"nothing asks with the number {asking}"
    name = str(content.SCRIPTS[script]["id"])
    if script not in content.SETS:
        return name if script < content.SPACE_SCRIPT else f"at {name}"
    assert script in s.sets, f"{name} is not in this set-up"
    return name


def check_table(s: ForgeState, heard: int, asks: bool) -> None:
    """All of it; of the log only the lines after the first `heard`, and the question only where one is asked."""
    check_numbers(s)
    check_limits(s)
    for event in (s.events or [])[heard:]:
        check_line(s, event)
    if asks and s.top >= 0:
        check_question(s)


def check_numbers(s: ForgeState) -> None:
    for name in s.names():
        kept = getattr(s, name)
        for number in kept if isinstance(kept, list) else [kept]:
            assert type(number) is int, f"{name} is {kept}"


def check_limits(s: ForgeState) -> None:
    chest = content.set_ids.index("chest")
    for seat in range(s.players):
        chests = s.cards[seat * SLOTS + content.set_slot[chest]] if chest in s.sets else 0
        for resource in (v.GOLD, v.SUN, v.MOON, v.SHARD):
            most = content.limit[resource] + content.chest_raise[resource] * chests
            assert 0 <= s.reserve[seat * RESOURCES + resource] <= most, f"{view.NAMES[resource]} of {seat}"
        assert s.reserve[seat * RESOURCES + v.LOYALTY] == 0, "loyalty is never kept"
        assert s.reserve[seat * RESOURCES + v.GLORY] >= 0, "glory is never below 0"
    assert all(0 <= gold <= 6 for gold in s.scepter), f"scepters {s.scepter}"
    assert all(-1 <= space <= 5 for space in s.companion), f"companions {s.companion}"
    assert all(0 <= up < SIDES for up in s.up), f"dice {s.up}"
    assert s.omen == 0 or v.DO_ORACLE in s.proc[: s.top + 1], "an omen without an Oracle"
    for row in (s.pool, s.gone, s.stack, s.cards, s.triton, s.cerberus, s.hammer, s.forged):
        assert min(row) >= 0, f"less than nothing: {row}"
    for row in (s.reserve[s.players * RESOURCES :], s.cards[s.players * SLOTS :], s.scepter[s.players * COPIES :]):
        assert not any(row), "somebody who does not play has something"


def check_line(s: ForgeState, event: tuple[int, ...]) -> None:
    """A log line is one of those described, for everyone, with its numbers in their ranges and 0 for the rest."""
    assert all(type(number) is int for number in event), f"no ints: {event}"
    kind, audience, *numbers, _ = event
    line = v.EVENTS[kind]
    assert audience == EVERYONE, line.key
    assert not any(numbers[len(line.fields) :]), f"{line.key} has no use for all of {numbers}"
    for field, number in zip(line.fields, numbers, strict=False):
        if number == 0 and field in ("count", "points") and kind in MAY_BE_NOTHING:
            continue
        assert number in WITHIN[field], f"{line.key}: {field} is {number}"
        assert field not in ("seat", "rival") or number < s.players, f"{line.key}: nobody is {number}"
        assert field != "card" or number in s.sets, f"{line.key}: card {number} is not in this set-up"
        assert field != "times" or number in (1, TRIPLE), f"{line.key}: {number} times"


def check_question(s: ForgeState) -> None:
    """A question has a player, two sorted answers or more, somebody who asks, and a reason for each closed thing."""
    kind = v.KINDS[s.kind]
    assert 0 <= s.seat < s.players, f"{kind.name} is asked of {s.seat}"
    options = [s.options[k] for k in range(s.count)]
    assert len(options) > 1, f"{kind.name} is no choice"
    assert options == sorted(set(options)), f"{kind.name} offers {options}"
    assert all(action in range(kind.size) for action in options), f"{kind.name} offers {options}"
    assert s.reasons is not None
    for action, reason in s.reasons.items():
        assert action in range(kind.size), f"{kind.name} closes {action}"
        assert reason in v.REASONS, f"{kind.name} closes {action} for {reason}"
    assert not [action for action in options if action in s.reasons], f"{kind.name} offers what it closes"
    missing = [thing for thing in GAME.things(s) if thing not in options and thing not in s.reasons]
    assert not missing, f"{kind.name} neither offers nor closes {missing}"
    check_source(s, kind.name, source(s))


def check_source(s: ForgeState, kind: str, asking: Word) -> None:
    """Who asks is who could; a card of no box may ask whatever its effect does."""
    if asking in HOUSE:
        return
    assert kind not in ASKED_BY or asking in ASKED_BY[kind], f"{kind} is asked by {asking}"
    if kind in ("GOLEM_TO", "TAKE_TREASURE", "PAY_OR_NOT"):
        assert asking == f"at {content.space_ids[s.golem[s.seat]]}", f"{kind} is asked by {asking}"
    if kind in ("FORGE_WHERE", "UPGRADE_TO"):
        assert asking in content.face_ids, f"{kind} is asked by {asking}"
    if kind == "UPGRADE_WHICH":
        assert asking in range(1, COPIES + 1), f"{asking} levels"
    assert kind != "CHOOSE_GAIN" or asking != "rules", "nobody asks for a gain"
    if kind == "CHOOSE_GAIN" and asking in content.face_ids:
        mask = sum(1 << s.options[k] for k in range(s.count))
        face = content.face_ids.index(str(asking))
        assert mask == content.face_mask[face] or str(asking).startswith("boar"), f"{asking} asks for {mask}"
