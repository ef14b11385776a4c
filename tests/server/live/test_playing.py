"""Answers, the stream, taking back, hints and odds, through real sockets."""

from __future__ import annotations

import threading
from collections import Counter

import pytest

from ninerealms.kernel.replaying import verify
from ninerealms.text.languages import LANGUAGES
from tests.server.games import NAMES, find
from tests.server.running import Live, Person, serving
from tests.waiting import wait_until


@pytest.mark.parametrize("game", ["toy", "ladder", "noughts"])
def test_a_whole_game_against_a_bot(host: Person, game: str) -> None:
    """If a person and a random bot play, then the game comes to its end and its replay plays as written."""
    table = host.make(game, "human", "random", seed=5)
    last = host.play_on(table, 2000)
    assert last["outcome"] is not None
    assert last["asked"] is None
    text = host.get(f"t/{table}/replay").text
    assert verify(text, find).table.outcome is not None


def test_both_databases_keep_a_game(database: str) -> None:
    """If a server stops and another starts on its database, then the table stands as it stood, log and all."""
    with serving(database) as live:
        host = live.person()
        table = host.make("northgard", "human", "human", seed=3)
        before = host.play_on(table, 45)
    with serving(database) as live:
        again = live.person()
        again.http.cookies.update(host.http.cookies)
        after = again.scene(table)
        assert {k: v for k, v in after.items() if k != "revision"} == {
            k: v for k, v in before.items() if k != "revision"
        }
        assert after["revision"] > before["revision"]
        assert live.tables.rooms[table].journal.packed[0] in range(40, 46)
        assert again.answer(table, after).status_code == 200


def test_a_stale_or_doubled_answer_is_refused(host: Person) -> None:
    """If the step is not the table's, then 409; if the seat is not asked, then 403; if the rules forbid, then 422."""
    table = host.make("noughts", "human", "human")
    scene = host.scene(table)
    assert host.answer(table, scene).status_code == 200
    again = host.answer(table, scene)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "stale")
    wrong = host.post(f"t/{table}/answer", seat=0, step=1, action=5)
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "not-asked")
    taken = host.post(f"t/{table}/answer", seat=1, step=1, action=scene["choices"][0]["action"])
    assert taken.status_code == 422
    assert taken.json()["error"]["rule"]


def test_two_answers_at_once_are_serialised(live: Live, host: Person) -> None:
    """If eight hands answer the same step at once, then one counts and seven are stale."""
    table = host.make("noughts", "human", "human")
    scene = host.scene(table)
    codes: Counter[int] = Counter()

    def press(choice: int) -> None:
        hand = live.person()
        hand.http.cookies.update(host.http.cookies)
        codes[hand.answer(table, scene, choice).status_code] += 1

    threads = [threading.Thread(target=press, args=(choice,)) for choice in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == {200: 1, 409: 7}


def test_news_come_first_then_the_scene(host: Person) -> None:
    """If something is answered, then the stream brings news with the new lines and then the scene, both numbered."""
    table = host.make("northgard", "human", "human", seed=1)
    with host.listening(table, seat=1) as stream:
        first = stream.next()
        assert first["event"] == "scene"
        assert first["log_from"] == 0
        host.answer(table, host.scene(table))
        news = stream.next("news")
        scene = stream.next("scene")
        assert news["step"] == scene["step"] == 1
        assert scene["revision"] >= news["revision"] > first["revision"]
        assert [line["number"] for line in news["log"]] == list(
            range(len(first["log"]), len(first["log"]) + len(news["log"]))
        )
        assert scene["log_from"] <= len(first["log"])


def test_a_connection_that_comes_back_misses_nothing(host: Person) -> None:
    """If a page was away, then it begins with a whole scene, whatever it had seen last."""
    table = host.make("northgard", "human", "human", seed=1)
    with host.listening(table, seat=1) as stream:
        seen = stream.next()["revision"]
    host.play_on(table, 6)
    host.http.headers["Last-Event-ID"] = str(seen)
    with host.listening(table, seat=1) as stream:
        whole = stream.next()
    assert whole["step"] == 6
    assert whole["log_from"] == 0
    assert whole["log"] == host.scene(table, seat=1)["log"]


def test_taking_back_cuts_the_log(host: Person) -> None:
    """If an answer is taken back, then the news say from which line on the log is gone."""
    table = host.make("northgard", "human", "human", seed=1)
    lines = len(host.scene(table, seat=1)["log"])
    with host.listening(table, seat=1) as stream:
        stream.next()
        host.answer(table, host.scene(table))
        told = stream.next("news")
        scene = host.scene(table)
        assert scene["undo"]["can"]
        done = host.post(f"t/{table}/undo", seat=scene["undo"]["seat"], step=scene["step"])
        assert done.status_code == 200
        back = stream.next("news")
        assert (back["step"], back["gone"]) == (0, lines if told["log"] else None)
    refused = host.post(f"t/{table}/undo", seat=0, step=0)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no-undo")


def test_what_comes_late_does_not_count_after_taking_back(host: Person) -> None:
    """If an answer was taken back, then a late copy of it is stale, and of the taking back too; new ones count."""
    table = host.make("northgard", "human", "human", seed=1)
    first = host.scene(table)
    assert host.answer(table, first).status_code == 200
    answered = host.scene(table)
    back = {"seat": answered["undo"]["seat"], "step": answered["step"], "undone": answered["undone"]}
    assert host.post(f"t/{table}/undo", **back).status_code == 200
    late = host.answer(table, first)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    again = host.scene(table)
    assert (again["step"], again["undone"]) == (first["step"], first["undone"] + 1)
    assert host.answer(table, again).status_code == 200
    late = host.post(f"t/{table}/undo", **back)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert host.scene(table)["step"] == answered["step"]


def test_how_often_something_was_taken_back_is_known_after_a_restart(database: str) -> None:
    """If a server is started anew, then an answer from before something was taken back is still stale."""
    with serving(database) as live:
        host = live.person()
        table = host.make("northgard", "human", "human", seed=1)
        first = host.scene(table)
        host.answer(table, first)
        host.post(f"t/{table}/undo", seat=0, step=1)
    with serving(database) as live:
        again = live.person()
        again.http.cookies.update(host.http.cookies)
        assert again.answer(table, first).status_code == 409
        assert again.answer(table, again.scene(table)).status_code == 200


def test_alone_against_bots_one_may_go_back_further(host: Person) -> None:
    """If no other person is at the table, then `far` takes back past the bot's answers at once."""
    table = host.make("noughts", "human", "random")
    host.answer(table, host.scene(table))
    wait_until(lambda: host.scene(table)["step"] == 2)
    near = host.post(f"t/{table}/undo", seat=0, step=2)
    assert near.status_code == 409
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 0


def test_a_hint_is_for_the_asked_seat(host: Person) -> None:
    """If the asked seat wants a hint, then it gets up to three options with chances; another seat gets 403."""
    table = host.make("noughts", "human", "human")
    found = host.post(f"t/{table}/hint", seat=0, step=0).json()["hints"]
    assert 1 <= len(found) <= 3
    assert all(0 <= each["chance"] <= 1 and each["text"] for each in found)
    assert host.post(f"t/{table}/hint", seat=1, step=0).status_code == 403
    assert host.post(f"t/{table}/hint", seat=0, step=4).status_code == 409


def test_odds_add_up(host: Person) -> None:
    """If dice decide, then the odds name what may happen and add up to one; a sure thing has none."""
    table = host.make("ladder", "human", "random")
    host.answer(table, host.scene(table))
    scene = host.scene(table)
    rows = {
        each["text"]: host.get(f"t/{table}/odds", seat=0, step=scene["step"], action=each["action"]).json()
        for each in scene["choices"]
    }
    leaps = [found for found in rows.values() if found["lines"]]
    assert len(leaps) == 1
    assert leaps[0]["exact"]
    assert sum(line["chance"] for line in leaps[0]["lines"]) == pytest.approx(1, abs=0.001)


def test_the_games_on_offer(host: Person) -> None:
    """If somebody asks what can be played, then every game is there in every language, with its rules."""
    for lang in LANGUAGES:
        found = host.get("games", lang=lang).json()
        assert tuple(game["name"] for game in found["games"]) == NAMES
        assert all(game["title"] and game["seats"] for game in found["games"])
    rules = host.get("rules/northgard").json()["rules"]
    assert {"id", "section", "text", "origin", "things"} == set(rules[0])


def test_bots_go_on_after_a_restart(tmp_path: object) -> None:
    """If a server stops while a bot is to answer, then the next server lets it answer without being asked."""
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database, bot_delay=60.0) as live:
        host = live.person()
        table = host.make("noughts", "random", "human")
        assert host.scene(table)["thinking"] == 0
    with serving(database) as live:
        wait_until(lambda: table in live.tables.rooms and live.tables.rooms[table].match.step == 1)


@pytest.mark.parametrize(
    "game", ["northgard", *(pytest.param(game, marks=pytest.mark.long) for game in ("diceforge", "yggdrasil"))]
)
def test_a_table_with_real_dice_goes_on_after_a_restart(tmp_path: object, game: str) -> None:
    """If a server stops in the middle of a game with the printed box, then the next server asks for the same."""
    database = f"sqlite:///{tmp_path}/tables.db"
    with serving(database) as live:
        host = live.person()
        table = host.make(game, "human", "human", real=True)
        for turn in range(80):
            before = host.scene(table)
            if before["needed"] is None:
                assert host.answer(table, before, turn % len(before["choices"])).status_code == 200
            else:
                result = turn % before["needed"]["sides"]
                if before["needed"]["laying"]:  # a wrong one first
                    host.enter(table, before, 0)
                    assert host.post(f"t/{table}/undo", seat=0, step=0).status_code == 200
                    before = host.scene(table)
                entered = host.enter(table, before, result)
                assert entered.status_code == 200, entered.text
        before = host.scene(table)
        cookies = host.http.cookies
    with serving(database) as live:
        again = live.person()
        again.http.cookies = cookies
        after = again.scene(table)
        for part in ("step", "needed", "choices", "log", "prompt"):
            assert after[part] == before[part]


def test_rooms_nobody_uses_are_put_away(live: Live, tmp_path: object) -> None:
    """If more tables are open than there is room for, then the longest unused goes and comes back as it was."""
    with serving(f"sqlite:///{tmp_path}/tables.db", most_rooms=3) as small:
        host = small.person()
        tables = [host.make("noughts", "human", "human") for _ in range(6)]
        host.answer(tables[0], host.scene(tables[0]))
        for table in tables[1:]:
            host.scene(table)
        assert len(small.tables.rooms) <= 4
        assert tables[0] not in small.tables.rooms
        assert host.scene(tables[0])["step"] == 1
