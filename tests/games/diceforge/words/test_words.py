"""Everything Dice Forge says, in three languages."""

from __future__ import annotations

from collections import Counter

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import gains, named, pay
from ninerealms.games.diceforge.rules.named import OWL
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.games.diceforge.words import words
from ninerealms.kernel.game import Value
from ninerealms.text.words import Say
from tests.games.diceforge.words.speaking import (
    SENTENCES,
    ask,
    english_table,
    in_all,
    in_english,
    options_in_english,
    own,
    put_face,
    started,
)
from tests.games.sentences import NBSP, change, each_question

OTHER_VALUES: dict[str, Value] = {
    option.name: option.values[-1] for option in v.OPTIONS if option.values and not option.free
}
ALTERNATES = "bear boar cerberus sentinel triton cyclops first-titan merchant light"
# Together these games meet nearly every question; what is rarer has tests of its own below.
GAMES: tuple[tuple[str, int, int, dict[str, Value]], ...] = (
    ("first", 2, 0, {}),
    ("goddess", 4, 1, {}),
    ("goddess", 4, 4, {}),
    ("titans", 4, 2, {}),
    ("titans twins triton satyrs", 3, 4, OTHER_VALUES),
    ("two_players", 2, 1, {}),
    ("versatility", 4, 0, {}),
    (ALTERNATES, 4, 0, {}),
    (ALTERNATES, 4, 2, {}),
    ("random_goddess", 2, 4, OTHER_VALUES),
    ("random", 3, 5, {}),
)
RARE_KINDS = 4
RARE_EVENTS = 5
EVERY = 40


# --- whole games ----------------------------------------------------------------------------------


def say_question(s: ForgeState) -> None:
    """Prompt, answers and things of the pending question; no two answers sound the same."""
    in_all(words.say_prompt(s))
    answers = [in_english(words.say_option(s, s.options[i])) for i in range(s.count)]
    assert len(set(answers)) == len(answers), "two answers that sound the same"
    pointed_at = {*GAME.things(s), *(s.reasons or {}), *(s.options[i] for i in range(s.count))}
    for thing in sorted(pointed_at):
        in_all(words.say_thing(s, s.kind, thing))


def test_whole_games_are_told_in_every_language() -> None:
    """If games are played on any table, then every question, answer, thing, log line and table has its sentence."""
    kinds: Counter[int] = Counter()
    events: Counter[int] = Counter()
    for setup, players, seed, options in GAMES:
        for step, s in enumerate(each_question(GAME, ForgeState, players, seed, {**options, "setup": setup})):
            for event in s.events or []:
                events[event[0]] += 1
                if events[event[0]] < EVERY or step % EVERY == 0:
                    assert in_all(words.say_event(s, event))[0].endswith(".")
            if s.top >= 0:
                kinds[s.kind] += 1
                if kinds[s.kind] < EVERY:
                    say_question(s)
            if step % (10 * EVERY) == 0 or s.top < 0:
                for line in words.say_table(GAME.view(s, step % 3 - 1)):
                    in_all(line)
    assert len(kinds) >= len(v.KINDS) - RARE_KINDS
    assert len(events) >= len(v.EVENTS) - RARE_EVENTS


def test_every_log_line_has_a_sentence() -> None:
    """If a kind of log line exists, then it can be said, also the rare ones."""
    for module in ("first", "titans"):
        s = started(module)
        for kind in v.EVENTS:
            for numbers in ((0, 0, 0, 0), (1, 0, 1, 1), (0, 2, 1, 1), (1, 1, 1, 0)):
                assert in_all(words.say_event(s, (kind, -1, *numbers)))[0].endswith(".")


def test_every_reason_is_a_sentence_of_its_own() -> None:
    """If something is closed, then the reason is a whole sentence and no two reasons sound the same."""
    SENTENCES.check_whole_and_different(each.key for each in v.REASONS.values())


def test_named_set_ups_are_explained() -> None:
    """If a set-up has a name, then there is help for it."""
    for setup in (*content.MIXES, *content.RANDOM):
        in_all(Say(f"option-setup-{setup}"))


# --- exact sentences ------------------------------------------------------------------------------


def test_the_action() -> None:
    """If an action is asked for, then cards have island and cost and faces their price."""
    s = ask(started(), v.ACT, [v.PASS, v.EXPLOIT_ACT, v.FORGE_ACT + 2])
    assert in_english(words.say_prompt(s)) == "Rowan, forge a face, accomplish an exploit or pass"
    assert options_in_english(s) == [
        "Pass",
        "Take The Blacksmith’s Hammer on island I for 1 moon shard",
        "Forge 4 gold (costs 3 gold)",
    ]
    assert in_all(words.say_option(s, v.EXPLOIT_ACT))[1:] == [
        f"Prendre «{NBSP}Le Marteau du Forgeron{NBSP}» sur l’île I pour 1 fragment lunaire",
        "島Iで月のかけら1個を払い、「鍛冶師のハンマー」を取る",
    ]
    change(s, "pawn", 1, 3)
    hydra = v.EXPLOIT_ACT + content.slot_ids.index("X")
    assert (
        in_english(words.say_option(s, hydra))
        == "Take Hydra on island IV for 5 sun shards and 5 moon shards, ousting Fjord"
    )
    assert in_english(words.say_thing(s, v.ACT, hydra)) == "Hydra"
    assert in_english(words.say_thing(s, v.ACT, v.FORGE_ACT + 9)) == "2 moon shards"


def test_forging() -> None:
    """If a face is forged, then the answer says onto which die and in place of what."""
    s = ask(started(), v.FORGE_WHERE, [0, 5, 11], v.SOURCE_FACE + content.face_ids.index("4g"))
    assert in_english(words.say_prompt(s)) == "Rowan, choose where to forge 4 gold"
    assert in_all(words.say_option(s, 0)) == [
        "Forge 4 gold onto the light die in place of 1 gold",
        "Forger 4 pièces d’or sur le dé clair pour remplacer 1 pièce d’or",
        "明るいダイスの金1と取り替えて、金4を鍛える",
    ]
    assert in_english(words.say_option(s, 11)) == "Forge 4 gold onto the dark die in place of 2 glory"
    assert in_english(words.say_thing(s, v.FORGE_WHERE, 11)) == "2 glory on the dark die, side 6"


def test_faces_from_cards_say_what_they_do() -> None:
    """If a card hands out a face, then the answer says what it is good for; a discount is counted."""
    s = started("first shield")
    shield = content.face_ids.index("shield-yellow")
    ask(s, v.FORGE_WHAT, [shield], v.SOURCE_SCRIPT + content.set_ids.index("shield"), v.SPECIAL_FACE)
    assert in_english(words.say_prompt(s)) == "Rowan, choose a face to forge (The Guardian’s Shield)"
    assert in_all(words.say_option(s, shield)) == [
        "Forge the yellow shield: 3 gold, or 5 glory if the other die gives gold",
        f"Forger le bouclier jaune{NBSP}: 3 pièces d’or, ou 5 points de gloire si l’autre dé donne de l’or",
        "「黄の盾」の面を鍛える：金3。もう1個のダイスが金を与えるなら栄光5点",
    ]
    ask(s, v.FORGE_WHAT, [0, 8, v.DECLINE_FORGE], v.SOURCE_FACE + 20, v.BUY_FACE, r1=2)
    assert options_in_english(s) == ["Forge 3 gold (free)", "Forge 3 gold or 2 glory (costs 3 gold)", "Forge nothing"]


def test_the_order_of_faces() -> None:
    """If the order of two faces matters, then each answer names the face that comes first."""
    s = started("goddess")
    faces = {"r0": content.face_ids.index("1g"), "r1": named.MOON_GOLEM}
    ask(s, v.APPLY_FIRST, [0, 1, v.PUZZLE_ROLL], 0, v.APPLY, **faces)
    assert in_all(words.say_option(s, 0)) == [
        "Apply 1 gold first",
        "Appliquer d’abord 1 pièce d’or",
        "金1を先に適用する",
    ]
    assert options_in_english(s)[1:] == ["Apply the moon golem first", "Roll the Celestial die first"]


def test_gold_for_hammer_and_scepter() -> None:
    """If gained gold can be split, then each answer says how much of it goes where."""
    s = started("first scepter")
    own(s, 0, named.SCEPTER)
    source = v.SOURCE_SCRIPT + named.SCEPTER
    ask(s, v.STORE_GOLD, [0, 2, 3], source, v.STORING, r1=3)
    assert in_english(words.say_prompt(s)) == "Rowan, you gain 3 gold: choose how much goes on the Scepter"
    assert in_all(words.say_option(s, 2)) == [
        "Put 2 of the 3 gold on the Scepter",
        "Mettre 2 des 3 pièces d’or sur le Sceptre",
        "金3のうち2を王笏に置く",
    ]
    assert options_in_english(s) == [
        "Put 3 gold into the reserve",
        "Put 2 of the 3 gold on the Scepter",
        "Put 3 gold on the Scepter",
    ]
    own(s, 0, named.SCEPTER, 2)
    assert options_in_english(s)[:2] == [
        "Put nothing on Scepter 1 (3 gold to place)",
        "Put 2 of the 3 gold on Scepter 1",
    ]
    hammer = started()
    own(hammer, 0, named.HAMMER)
    ask(hammer, v.STORE_GOLD, [0, 1], v.SOURCE_SCRIPT, v.STORING, r1=1)
    assert options_in_english(hammer) == ["Put 1 gold into the reserve", "Put 1 gold on the Hammer"]


def test_payments() -> None:
    """If a cost can be paid in several ways, then each answer says from where."""
    s = started("titans")
    own(s, 0, named.SCEPTER)
    change(s, "scepter", 0, 6)
    source = v.SOURCE_SCRIPT + named.SCEPTER
    ask(s, v.FROM_SCEPTER, [0, 2, 5], source, v.PAY_GOLD, r0=5)
    assert options_in_english(s) == [
        "Pay 5 gold without the Scepter",
        "Pay 2 of the 5 gold from the Scepter",
        "Pay 5 gold from the Scepter",
    ]
    ask(s, v.USE_SCEPTER, [0, 1, 2], source, v.PAY_SHARDS, r0=3, r1=1)
    assert (
        in_english(words.say_prompt(s))
        == "Rowan, you pay 3 sun shards and 1 moon shard: choose whether the Scepter pays a part"
    )
    assert options_in_english(s) == [
        "Leave the gold on the Scepter",
        "Use the Scepter as 2 sun shards",
        "Use the Scepter as 2 moon shards",
    ]
    ask(s, v.USE_SHARDS, [0, 1, 3], pay.SOURCE_RESOURCE + v.SUN, v.PAY_SHARDS, r0=3)
    assert in_all(words.say_option(s, 1)) == [
        "Pay 1 of the 3 sun shards with original shards",
        "Payer 1 des 3 fragments solaires en Fragments Originels",
        "太陽のかけら3個のうち1個を原初のかけらで払う",
    ]
    assert options_in_english(s)[0] == "Pay 3 sun shards from the reserve"
    ask(s, v.USE_SHARDS, [0], pay.SOURCE_RESOURCE + v.MOON, v.PAY_SHARDS, r0=3)
    assert options_in_english(s) == ["Pay no moon shards"]


def test_gains_turned_into_glory() -> None:
    """If gains may become glory, then each answer says how many and into how much."""
    s = started("first sentinel")
    source = v.SOURCE_SCRIPT + content.set_ids.index("sentinel")
    ask(s, v.CONVERT, [0, 1, 2], source, v.CONVERSION, r0=v.MOON, r1=2)
    assert options_in_english(s) == [
        "Keep 2 moon shards",
        "Turn 1 of the 2 moon shards into 2 glory",
        "Turn 2 moon shards into 4 glory",
    ]
    assert gains.GLORY_PER_SHARD == 2


def test_choices_of_gain_and_loss() -> None:
    """If a face gives one of several things, then each answer has its amount; under the Minotaur it is a loss."""
    s = started()
    face = v.SOURCE_FACE + content.face_ids.index("3g-or-2v")
    ask(s, v.CHOOSE_GAIN, [v.GOLD, v.GLORY], face, v.FACE, r1=3)
    assert in_english(words.say_prompt(s)) == "Rowan, choose what you gain (3 gold or 2 glory)"
    assert options_in_english(s) == ["Gain 9 gold", "Gain 6 glory"]
    ask(s, v.CHOOSE_GAIN, [v.GOLD, v.GLORY], face, v.FACE, r1=1, r2=v.AS_LOSS)
    assert in_english(words.say_prompt(s)) == "Rowan, choose what you lose (3 gold or 2 glory)"
    assert in_all(words.say_option(s, v.GOLD)) == ["Lose 3 gold", "Perdre 3 pièces d’or", "金3を失う"]
    assert v.APPLY_MODE == 2
    owl = v.SOURCE_SCRIPT + OWL
    ask(s, v.CHOOSE_GAIN, [0, 1, 2], owl, v.CHOICE, r0=content.choice_ids.index("owl"))
    assert options_in_english(s) == ["Gain 1 gold", "Gain 1 sun shard", "Gain 1 moon shard"]


def test_dice_are_named_by_their_owner() -> None:
    """If a die of a rival is meant, then the answer says whose; one's own needs no name."""
    s = started(players=3)
    put_face(s, 0, "2s")
    put_face(s, 3, "x3")
    source = v.SOURCE_SCRIPT + named.LIGHT
    ask(s, v.COPY_FACE, [0, 3], source, v.COPY_SHOWN)
    assert options_in_english(s) == ["Apply 2 sun shards from the light die", "Apply the triple from Fjord’s dark die"]
    assert in_english(words.say_thing(s, v.COPY_FACE, 3)) == "Fjord’s dark die (the triple)"
    ask(s, v.REROLL, [0, 1, 4], v.SOURCE_SCRIPT + named.TWINS, v.REROLLS)
    assert options_in_english(s)[1:] == [
        "Reroll the light die for 3 gold (it shows 2 sun shards)",
        "Reroll Fjord’s dark die for 3 gold (it shows the triple)",
    ]
    celestial = v.SOURCE_SCRIPT + content.CELESTIAL_SCRIPT + 1
    ask(s, v.REROLL, [0, v.REROLL_CELESTIAL], celestial, v.CELESTIAL)
    assert in_english(words.say_prompt(s)) == "Rowan, keep the Celestial die (5 glory) or reroll it with The Twins"
    assert options_in_english(s) == ["Keep the roll", "Reroll the Celestial die for 3 gold"]
    put_face(s, 0, "1g")
    ask(s, v.PICK_DIE, [0, 1], 0, v.MINOR, r2=4)
    assert in_english(words.say_prompt(s)) == "Rowan, choose a die to roll 4 times"
    assert options_in_english(s)[0] == "Roll the light die: 5× 1 gold; 1 sun shard"


def test_tokens() -> None:
    """If tokens can be spent, then the answer says for what; of several Companions each has its number."""
    s = started("first companion triton")
    own(s, 0, named.COMPANION)
    change(s, "companion", 0, 3)
    ask(s, v.REINFORCE, [1, v.STOP_REINFORCING, v.SPEND_TRITON, v.CASH_COMPANION])
    assert options_in_english(s) == [
        "Use The Companion: it moves on one space; once, it turns its spaces into sun shards and glory",
        "Use no further card",
        "Spend a Triton token: 2 sun shards, 2 moon shards or 6 gold",
        "Cash in the Companion: 3 sun shards and 3 glory",
    ]
    change(s, "triton", 0, 2)
    change(s, "cerberus", 0, 1)
    assert "On the cards: Companion on space 3, 2 Triton tokens, 1 Cerberus token." in english_table(s)
    own(s, 0, named.COMPANION, 2)
    assert options_in_english(s)[-1] == "Cash in Companion 1: 3 sun shards and 3 glory"
    ask(s, v.ADVANCE_WHICH, [0, 1], v.SOURCE_SCRIPT + named.COMPANION, v.DO_COMPANION)
    assert options_in_english(s) == ["Move Companion 1 to space 4", "Move Companion 2 to space 1"]


def test_the_labyrinth() -> None:
    """If a golem moves, then each way says what waits there; a treasure found is no treasure any more."""
    s = started("goddess")
    ways = [content.space_ids.index(space) for space in ("U6", "C4")]
    ask(s, v.GOLEM_TO, ways, 0, v.GOLEM, r0=2)
    assert in_english(words.say_prompt(s)) == "Rowan, choose where your golem goes (2 steps left)"
    assert options_in_english(s) == [
        "Go to upper path 6: take 2 glory from every other player",
        "Go to centre path 4: a treasure room",
    ]
    change(s, "treasure", 1, 0)
    assert in_all(words.say_option(s, ways[1])) == [
        "Go to centre path 4: 1 sun shard",
        f"Aller sur la voie centrale 4{NBSP}: 1 fragment solaire",
        "中央の道4へ進む：太陽のかけら1個",
    ]
    ask(s, v.GOLEM_TO, ways, 0, v.GOLEM, r0=1, r1=1)
    assert in_english(words.say_prompt(s)) == "Rowan, choose where your golem goes back to (1 step left)"
    ask(s, v.TAKE_TREASURE, [1, 2], 0, v.TREASURE)
    assert options_in_english(s)[1] == "Take the glory treasure: 10 glory (later visitors get 2 glory)"


def test_memories_and_rivals() -> None:
    """If tokens lie on islands or faces on rivals' dice, then answers name colour, island and face."""
    s = started("titans", 3)
    change(s, "stack", content.set_slot[named.MEMORY], 1)
    ask(s, v.PLACE_MEMORY, [0, 5], v.SOURCE_SCRIPT + named.MEMORY, v.DO_MEMORY)
    assert in_english(words.say_prompt(s)) == "Rowan, choose an island and a side for the first blue memory token"
    assert options_in_english(s) == [
        "Place it on island I: 2 original shards and 1 moon shard",
        "Place it on island III: 2 loyalty and 1 sun shard",
    ]
    change(s, "memory", 2, 6)
    change(s, "memory_owner", 1, 0)
    ask(s, v.COLLECT_FIRST, [2], v.SOURCE_SCRIPT + named.MEMORY, v.DO_EXPLOIT)
    assert in_english(words.say_prompt(s)) == "Rowan, choose which memory token to collect first"
    assert options_in_english(s) == ["Collect the blue token: 2 loyalty and 1 sun shard"]
    assert "A blue memory token of Rowan: 2 loyalty and 1 sun shard." in english_table(s)
    face = named.FIRST_MISFORTUNE
    ask(s, v.PICK_RIVAL, [1, 2], v.SOURCE_FACE + face, v.DO_RIVAL)
    assert in_english(words.say_prompt(s)) == "Rowan, choose who must forge the red misfortune"
    assert options_in_english(s) == ["Fjord must forge the red misfortune", "Heather must forge the red misfortune"]
