"""The choices of a scene: data in the reader's language, for whoever may answer and nobody else."""

from __future__ import annotations

import pytest

from ninerealms.games import names
from ninerealms.text.languages import LANGUAGES
from tests.server.running import Live

FIELDS = {"action", "text", "group", "head", "detail", "cost", "odds", "icon", "rule"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_scene_has_its_choices_as_the_game_gives_them(live: Live, game: str, lang: str) -> None:
    """If a seat may answer, then its scene has every choice in its parts, in the order and language it is read in."""
    host = live.person()
    table = host.make(game, "human", "human", seed=4)
    for step in range(12):
        scene = host.scene(table, lang=lang)
        match = live.tables.rooms[table].match
        choices, words = match.game.choices(match.state), match.game.words(lang)
        assert [choice["action"] for choice in scene["choices"]] == list(choices)
        for told, (action, choice) in zip(scene["choices"], choices.items(), strict=True):
            parts = {"group": choice.group, "head": choice.head, "detail": choice.detail, "cost": choice.cost}
            assert set(told) == FIELDS
            assert {name: told[name] for name in parts} == {
                name: "" if part is None else words.render(part) for name, part in parts.items()
            }
            assert told["text"] == match.game.describe(match.state, action, lang)
            assert told["odds"] == [{"text": words.render(odds.counts), "chance": odds.chance} for odds in choice.odds]
            assert (told["icon"], told["rule"]) == (choice.icon, choice.rule)
        assert host.answer(table, scene, step % len(scene["choices"])).status_code == 200


def test_a_secret_question_has_choices_for_its_seat_alone(live: Live) -> None:
    """If another's question is secret, then a scene has no choice of it; whoever is asked has them all."""
    host, guest = live.person(), live.person()
    table = host.make("toy", "human", "human", "human", seed=4)
    asked = host.scene(table)["asked"]
    others = [seat for seat in range(3) if seat != asked]
    guest.join(host.links["seats"][others[0]])
    assert len(host.scene(table, seat=asked)["choices"]) > 1
    seen = guest.scene(table, seat=others[0])
    assert (seen["asked"], seen["may"], seen["choices"]) == (asked, False, [])
