"""The choices of a scene: data in the reader's language, for whoever may answer and nobody else."""

from __future__ import annotations

import pytest

from ninerealms.games import names
from ninerealms.text.languages import LANGUAGES
from tests.server.running import Live

FIELDS = {
    "action",
    "text",
    "group",
    "head",
    "detail",
    "cost",
    "odds",
    "icon",
    "rule",
    "thing",
    "price",
    "brief",
    "gist",
    "outlook",
    "final",
}


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
            parts |= {"brief": choice.brief, "gist": choice.gist}
            assert set(told) == FIELDS
            assert {name: told[name] for name in parts} == {
                name: "" if part is None else words.render(part) for name, part in parts.items()
            }
            assert told["text"] == match.game.describe(match.state, action, lang)
            assert told["odds"] == [{"text": words.render(odds.counts), "chance": odds.chance} for odds in choice.odds]
            assert (told["icon"], told["rule"], told["thing"]) == (choice.icon, choice.rule, choice.thing)
            assert told["outlook"] is choice.is_outlook
            assert [each["text"] for each in told["price"]] == [words.render(each.said) for each in choice.price]
        assert host.answer(table, scene, step % len(scene["choices"])).status_code == 200


def test_what_cannot_be_taken_back_is_marked(live: Live) -> None:
    """If an answer leads to another seat or to chance, then its choice is final; one that asks on is not."""
    host = live.person()
    table = host.make("diceforge", "human", "human", seed=4)
    final = {choice["head"]: choice["final"] for choice in host.scene(table)["choices"]}
    assert final["Pass"]
    assert not final["Forge 3 gold"]


def test_the_things_of_a_game_are_told(live: Live) -> None:
    """If somebody asks for the things of a game, then each comes in that language; of no game there are none."""
    host = live.person()
    told = host.get("sheets/diceforge", lang="fr").json()["sheets"]
    owl = next(sheet for sheet in told if sheet["key"] == "card-owl")
    assert owl["cost"] == "2 fragments solaires"
    assert owl["rule"] == "DFR-203"
    assert host.get("sheets/chess").status_code == 404


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
