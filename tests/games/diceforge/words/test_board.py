"""The table of Dice Forge in words, and its end."""

from __future__ import annotations

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import named
from ninerealms.games.diceforge.rules.state import RESOURCES
from ninerealms.games.diceforge.words import words
from tests.games.diceforge.words.speaking import (
    english_table,
    in_all,
    in_english,
    own,
    put_face,
    started,
)
from tests.games.sentences import change


def test_the_table_says_all_there_is() -> None:
    """If a table is read aloud, then nothing that is drawn is missing."""
    s = started()
    for resource, count in ((v.GOLD, 5), (v.SUN, 2), (v.MOON, 0), (v.GLORY, 7)):
        change(s, "reserve", resource, count)
    put_face(s, 0, "1g")
    own(s, 0, named.HAMMER)
    own(s, 0, named.CHEST, 2)
    change(s, "hammer", 0, 12)
    change(s, "pawn", 0, 0)
    lines = english_table(s)
    assert lines[0] == "Round 1 of 9, turn of Rowan."
    assert lines[1].endswith("has to choose now.")
    assert lines[2:4] == [
        "Rowan (you), number 1 in turn order: 5 of 20 gold, 2 of 12 sun shards, 0 of 12 moon shards, 7 glory.",
        "Light die showing 1 gold; its faces: 5× 1 gold; 1 sun shard.",
    ]
    for line in (
        "Hero on island I, 0 faces forged.",
        "Cards: The Blacksmith’s Hammer (0 glory), 2× The Blacksmith’s Chest (2 glory each).",
        "On the cards: Hammer at 12 of 30.",
        "Score so far: 7 on the track, 4 on cards, 11 in all.",
        "Hero at home, 0 faces forged.",
        "On island I, where the hero of Rowan stands:",
        "On island IV, where no hero stands:",
        "The Elder for 1 sun shard: 2 left, 0 glory; each turn: pay 3 gold for 4 glory.",
        "Hydra for 5 sun shards and 5 moon shards: 2 left, 26 glory; glory only.",
        "Sanctuary, level 5, for 6 gold: 2× 2 moon shards.",
    ):
        assert line in lines
    assert any(line.startswith("Gardens: 4× triple; 4× mirror") for line in lines)
    assert not any(line.startswith(("Forest", "The Celestial die")) for line in lines)


def test_the_table_with_the_goddess() -> None:
    """If the labyrinth is on the table, then its paths, treasures and golems are read, and the Celestial die."""
    s = started("goddess")
    change(s, "golem", 0, content.space_ids.index("U3"))
    change(s, "treasure", 0, 2)
    lines = english_table(s)
    for line in (
        "Golem on upper path 3.",
        "Golem on the start.",
        "Found: the glory treasure, now on upper path 7.",
        "Not found yet: the sun treasure, 4 sun shards.",
        "At the Goddess: 15 glory; whoever arrives first also chooses a face of each die and applies both.",
        "Forest: 4× moon golem; 4× sun golem.",
    ):
        assert line in lines
    assert any("3: 6 gold or 3 glory (also leads to centre path 2); 4: 5 glory" in line for line in lines)
    assert any("7: 2 glory." in line for line in lines)
    assert any(line.startswith("The Celestial die: 12 gold; 5 glory;") for line in lines)
    s.arrived = 1
    assert "A golem has reached the Goddess." in english_table(s)


def test_the_table_with_the_titans() -> None:
    """If the Titans board is on the table, then allegiance, zones and forced faces are read."""
    s = started("titans")
    change(s, "allegiance", 0, content.allegiance_ids.index("8"))
    put_face(s, 2, "misfortune-red")
    change(s, "misfortune_owner", 0, 0)
    own(s, 0, named.SCEPTER)
    change(s, "scepter", 0, 4)
    lines = english_table(s)
    for line in (
        "Allegiance: Loyalty 8, second Loyalty zone, 10 glory at the end.",
        "Fjord bears the red misfortune for Rowan.",
        "In the second Loyalty zone: a die of yours that gives gold gives 1 gold and 1 glory more.",
        "On the cards: Scepter with 4 of 6 gold.",
    ):
        assert line in lines
    assert any("red misfortune (cannot be removed)" in line for line in lines)
    assert any("0 of 6 original shards" in line for line in lines)


def test_the_end() -> None:
    """If a game is over, then the table says who won, by how much, and the score by source."""
    s = started(players=3)
    s.top = -1
    s.ended = 1
    for seat, glory in enumerate((40, 38, 12)):
        change(s, "reserve", seat * RESOURCES + v.GLORY, glory)
    own(s, 1, named.CHEST)
    assert [in_all(line) for line in words.say_table(GAME.view(s, -1))][1] == [
        "Rowan and Fjord share the victory with 40 glory.",
        "Sorbier et Fjord partagent la victoire avec 40 points de gloire.",
        "ナナカマドとフィヨルドが栄光40点で勝利を分け合いました。",
    ]
    own(s, 0, content.set_ids.index("ferryman"))
    lines = english_table(s)
    assert lines[:4] == [
        "The game is over after 1 round.",
        "Rowan wins with 52 glory, 12 ahead.",
        "Rowan: 40 on the track, 12 on cards, 52 in all.",
        "Fjord: 38 on the track, 2 on cards, 40 in all.",
    ]
    assert in_english(words.say_prompt(s)) == "The game is over"
    own(s, 0, content.set_ids.index("ferryman"), 0)
    chain = GAME.view(s, 0)
    assert chain["outcome"] is not None
    chain["outcome"]["winners"] = [1]
    assert in_english([*words.say_table(chain)][1]) == "Fjord wins the tie at 40 glory."
