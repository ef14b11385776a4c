"""What the log tells of gains, payments, cards and tokens: who, what, how much. Seat 1 acts, so as to be told apart."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import forge


@pytest.mark.rule("DFR-040")
@pytest.mark.tells("FIRST_PLAYER DFR-040")
def test_the_log_names_the_first_player() -> None:
    """If seat 2 plays first, then the log begins with that."""
    assert forge(3).first(2).opening().log("FIRST_PLAYER") == [(2,)]


@pytest.mark.rule("DFR-054")
@pytest.mark.tells("PASSED DFR-054")
def test_the_log_tells_who_passed() -> None:
    """If seat 1 passes, then the log says so, and says it once."""
    t = forge(3).active(1).reserve(1, gold=3).choose("pass")
    assert (t.log("PASSED"), t.question) == ([(1,)], "ROLL")
    t = forge(3).active(1).reserve(1, moon=1).choose("chest")
    assert (t.log("PASSED"), t.log("ACCOMPLISHED"), t.log("PAID")) == ([], [(1, "chest", "M2")], [(1, "moon", 1)])


@pytest.mark.rule("DFR-103")
def test_the_log_tells_both_parts_of_a_price() -> None:
    """If a card costs sun and moon, then both payments are told; of a card for sun only sun."""
    t = forge(3).active(1).reserve(1, sun=5, moon=5).choose("hydra")
    assert t.log("PAID") == [(1, "sun", 5), (1, "moon", 5)]
    assert forge(3).active(1).reserve(1, sun=4).choose("gorgon").log("PAID") == [(1, "sun", 4)]


@pytest.mark.rule("DFR-104", "DFR-184")
def test_the_log_tells_of_an_ousting_and_its_bears() -> None:
    """If seat 1 with two Bears ousts seat 2 from island 1, then the log says who ousted whom where, and 6 glory."""
    t = forge(3, "bear").active(1).reserve(1, moon=1).pawn(2, 1).card(1, "bear", "bear")
    t.roll(2, "1g", "1g").choose("chest")
    assert (t.log("OUSTED"), t.log("BEAR_PAID")) == ([(1, 2, 1)], [(1, 6)])


@pytest.mark.rule("DFR-050", "DFR-201")
def test_the_log_tells_of_a_reinforcement() -> None:
    """If seat 1 uses the Elder, then the log tells card, payment and gain."""
    t = forge(3).active(1).card(1, "elder").reserve(1, gold=3).at("reinforcements").choose("elder")
    assert t.log("REINFORCED") == [(1, "elder")]
    assert (t.log("PAID"), t.log("GAINED")) == ([(1, "gold", 3)], [(1, "glory", 4, 0)])


@pytest.mark.rule("DFR-175", "DFR-176", "DFR-177")
@pytest.mark.parametrize(
    ("before", "put", "hammered", "done"),
    [
        (13, 3, [(1, 3, 16)], [(1, 1, 10)]),
        (28, 2, [(1, 2, 30)], [(1, 2, 15)]),
        (5, 1, [(1, 1, 6)], []),
        (5, 0, [], []),
    ],
)
def test_the_log_tells_how_far_the_hammer_is(
    before: int, put: int, hammered: list[tuple[int, ...]], done: list[tuple[int, ...]]
) -> None:
    """If gold goes on the Hammer, then the log tells how much, the place reached, and each lap with its glory."""
    t = forge(3).active(1).card(1, "hammer").hammer(1, before).reserve(1, sun=1).choose("wild-spirits", put)
    assert (t.log("HAMMERED"), t.log("HAMMER_DONE")) == (hammered, done)


@pytest.mark.rule("DFR-230", "DFR-239")
def test_the_log_tells_which_scepter_took_gold() -> None:
    """If 1 gold goes on the second of two Scepters and the rest into the reserve, then the log tells both."""
    t = forge(3, "scepter").active(1).card(1, "scepter", "scepter").reserve(1, sun=1).choose("wild-spirits", 0, 1)
    assert t.log("STORED") == [(1, 1, 1)]
    assert t.log("GAINED") == [(1, "gold", 2, 0), (1, "moon", 3, 0)]


@pytest.mark.rule("DFR-199")
@pytest.mark.parametrize(("turned", "told"), [(0, []), (1, [(1, "sun", 1, 2)]), (2, [(1, "sun", 2, 4)])])
def test_the_log_tells_what_the_sentinel_turned(turned: int, told: list[tuple[int, ...]]) -> None:
    """If sun becomes glory, then the log tells how many shards and how much glory; none is not told."""
    t = forge(3, "sentinel").active(1).reserve(1, moon=6).dice(1, light=["2s"]).rolls(0, 0, 1, 1).choose("sentinel")
    assert (t.asked, t.source) == ((1, "CONVERT"), "sentinel")
    t.choose(turned)
    assert t.log("CONVERTED") == told
    assert ("glory" in [line[1] for line in t.log("GAINED")]) == (turned > 0)


@pytest.mark.rule("DFR-216")
def test_the_log_tells_what_the_cyclops_turned() -> None:
    """If gold becomes glory, then the Cyclops asks, and the log tells gold and glory."""
    t = forge(3, "cyclops").active(1).reserve(1, sun=6).dice(1, light=["3g"]).rolls(0, 5, 5, 5)
    t.choose("cyclops", "light")
    assert (t.asked, t.source) == ((1, "CONVERT"), "cyclops")
    assert t.choose(2).log("CONVERTED") == [(1, "gold", 2, 2)]


@pytest.mark.rule("DFR-193")
def test_the_log_tells_of_a_repeated_roll() -> None:
    """If seat 1 spends a Cerberus token, then the log says so; if not, not."""
    for word, told in (("yes", [(1,)]), ("no", [])):
        t = forge(3, "cerberus").card(1, "cerberus").at("blessings").everybody()
        assert (t.asked, t.source) == ((1, "REPEAT"), "cerberus")
        assert t.choose(word).log("REPEATED") == told


@pytest.mark.rule("DFR-145")
def test_the_log_tells_which_face_a_mirror_copied() -> None:
    """If seat 1 has a mirror on each die and copies two faces, then each copy is told, with its die."""
    t = forge(3).dice(1, light=["mirror"], dark=["mirror"]).at("blessings")
    t.roll(0, "1g", "1m").roll(1, "mirror", "mirror").roll(2, "1s", "2v")
    assert (t.asked, t.source) == ((1, "COPY_FACE"), "mirror")
    t.choose("dark of 0", "light of 2")
    assert t.log("COPIED") == [(1, 1, "1m"), (1, 4, "1s")]
    assert t.purse(1) == (0, 1, 1, 0)


@pytest.mark.rule("DFR-288")
def test_the_log_tells_which_face_the_light_copied() -> None:
    """If seat 1 applies a face shown by seat 2, then the log tells die and face."""
    t = forge(3, "light").active(1).card(1, "light").reserve(1, gold=3).shown(2, "1s", "2v").at("reinforcements")
    t.choose("light")
    assert (t.asked, t.source) == ((1, "COPY_FACE"), "light")
    assert t.choose("dark of 2").log("COPIED") == [(1, 5, "2v")]


@pytest.mark.rule("DFR-326")
def test_the_log_tells_which_faces_were_turned_up() -> None:
    """If seat 1 shows a face of each die by the Goddess card, then both are told with their places."""
    t = forge(3, "goddess-card").active(1).reserve(1, sun=5, moon=5).choose("goddess-card")
    assert t.source == "goddess-card"
    t.choose("light-5", "dark-4")
    assert t.log("SHOWN") == [(1, "1s", 5), (1, "1m", 10)]


@pytest.mark.rule("DFR-272", "DFR-513")
def test_the_log_tells_what_the_eternal_night_took() -> None:
    """If seat 1 takes 1 sun and 1 moon of everybody, then each taking is told; where there is nothing, nothing is."""
    t = forge(3, "eternal-night").active(1).reserve(1, moon=6).reserve(0, sun=1).reserve(2, sun=2, moon=2)
    t.choose("eternal-night")
    assert sorted(t.log("TAKEN_FROM")) == [(1, 0, "sun", 1), (1, 2, "moon", 1), (1, 2, "sun", 1)]
    assert sorted(t.log("LOST")) == [(0, "sun", 1), (2, "moon", 1), (2, "sun", 1)]
    assert t.log("GAINED") == [(1, "sun", 2, 0), (1, "moon", 1, 0)]


@pytest.mark.rule("DFR-263", "DFR-266")
def test_the_log_tells_what_the_mists_took() -> None:
    """If seats 0 and 2 have the least gold, then both are told with what they really lost, and the gain once."""
    t = forge(3, "mists").active(1).reserve(1, moon=4, gold=1).reserve(0, glory=2).choose("mists")
    assert sorted(t.log("TAKEN_FROM")) == [(1, 0, "glory", 2), (1, 2, "glory", 0)]
    assert (t.log("LOST"), t.log("GAINED")) == ([(0, "glory", 2)], [(1, "glory", 2, 0)])


@pytest.mark.rule("DFR-213", "DFR-244")
def test_the_log_tells_of_spent_tokens() -> None:
    """If seat 1 spends a Triton token and cashes a Companion on 3, then both are told."""
    t = forge(3, "triton, companion").active(1).card(1, "triton", "companion").companion(1, 3)
    t.choose("spend-triton")
    assert (t.asked, t.source) == ((1, "CHOOSE_GAIN"), "triton")
    t.choose("moon", "cash-companion")
    assert (t.log("TRITON_SPENT"), t.log("COMPANION_CASHED")) == ([(1,)], [(1, 3)])
    assert t.log("GAINED") == [(1, "moon", 2, 0), (1, "sun", 3, 0), (1, "glory", 3, 0)]


@pytest.mark.rule("DFR-020")
@pytest.mark.tells("GAINED DFR-020")
def test_the_log_tells_what_did_not_fit() -> None:
    """If 3 gold and 3 moon are gained with room for 1 and 2, then the rest is told as lost."""
    t = forge(3).active(1).reserve(1, sun=1, gold=11, moon=4).choose("wild-spirits")
    assert sorted(t.log("GAINED")) == [(1, "gold", 3, 2), (1, "moon", 3, 1)]


@pytest.mark.rule("DFR-209")
def test_the_log_tells_of_a_golem_face_without_effect() -> None:
    """If seat 2 rolls a golem face for a Minotaur, then the log tells that it did nothing."""
    t = forge(3, "first").active(1).reserve(1, sun=3).dice(2, light=["moon-golem"]).choose("minotaur")
    t.roll(2, "moon-golem", "1g").roll(0, "1g", "1g").go()
    assert t.log("MISSED") == [(2, "moon-golem")]


@pytest.mark.rule("DFR-115", "DFR-116")
@pytest.mark.tells("WON_GAME DFR-115")
def test_the_log_names_the_winners() -> None:
    """If seats 1 and 2 have 9 glory each, then both are told as winners; a game may be won with nothing."""
    t = forge(3).round(10).active(2).at("end").reserve(1, glory=9).reserve(2, glory=9).reserve(0, glory=8)
    assert t.log("WON_GAME") == [(1, 9), (2, 9)]
    assert forge(2).round(9).active(1).at("end").log("WON_GAME") == [(0, 0), (1, 0)]
