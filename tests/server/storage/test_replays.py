"""Games that are over or of the past: downloads, uploads, moments, curves, old versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.kernel import content
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import read
from ninerealms.server.storage import queries, reopen, snapshots
from tests import toy
from tests.server.games import find
from tests.server.running import Live, Person, serving
from tests.waiting import wait_until


def upload(person: Person, text: str) -> tuple[int, dict[str, object]]:
    found = person.http.post("/api/replays", content=text.encode(), headers={"content-type": "text/plain"})
    return found.status_code, found.json()


def finished(person: Person, game: str = "toy") -> tuple[str, str]:
    """A table played to its end, and its file."""
    table = person.make(game, "human", "human")
    person.play_on(table)
    return table, person.get(f"t/{table}/replay").text


def test_a_file_goes_out_and_comes_back(host: Person, guest: Person) -> None:
    """If a finished game is downloaded and uploaded, then it can be looked at step by step, and played by nobody."""
    table, text = finished(host)
    status, made = upload(guest, text)
    assert status == 201
    copy = made["table"]
    scene = guest.scene(str(copy))
    assert scene["looking"]
    assert not scene["may"]
    assert scene["outcome"] == host.scene(table)["outcome"]
    assert guest.get(f"t/{copy}/replay").text == text
    assert guest.post(f"t/{copy}/answer", seat=0, step=0, action=0).status_code == 403
    steps = scene["step"]
    moments = [guest.get(f"t/{copy}/moment/{step}", seat=0).json() for step in range(steps + 1)]
    assert [moment["step"] for moment in moments] == list(range(steps + 1))
    assert [moment["chosen"] is None for moment in moments] == [False] * steps + [True]
    assert moments[-1]["log"] == guest.scene(str(copy), seat=0)["log"]


def test_a_file_that_does_not_play_names_its_line(host: Person) -> None:
    """If an uploaded file was tampered with, then 422 with the line that does not fit."""
    _, text = finished(host)
    lines = text.split("\n")
    place = lines.index("") + 1
    lines[place] = lines[place].replace(" LAY_CARD ", " LAY_TILE ")
    status, answer = upload(host, "\n".join(lines))
    assert status == 422
    assert f"Line {place + 1}" in str(answer)


def test_what_a_running_game_gives_out(host: Person) -> None:
    """If a game runs, then a seat's file has no seed and no secret answers of others, and there is no curve yet."""
    table = host.make("toy", "human", "human")
    host.play_on(table, 3)
    replay = read(host.get(f"t/{table}/replay", seat=0).text)
    assert replay.seed is None
    assert [getattr(entry, "action", 0) for entry in replay.entries if getattr(entry, "seat", 0) == 1] == [-1]
    assert host.get(f"t/{table}/curve").status_code == 409
    status, answer = upload(host, host.get(f"t/{table}/replay", seat=0).text)
    assert status == 422
    assert "running game" in str(answer)


def test_the_curve_ends_with_the_winner(host: Person) -> None:
    """If a game is over, then the curve comes in the background, one share per seat, and ends with who won."""
    table, _ = finished(host)
    wait_until(lambda: host.get(f"t/{table}/curve").json()["ready"])
    curve = host.get(f"t/{table}/curve").json()["points"]
    outcome = host.scene(table)["outcome"]
    assert curve[0][0] == 0
    assert all(sum(shares) == pytest.approx(1) for _, shares in curve)
    assert [seat for seat, share in enumerate(curve[-1][1]) if share > 0] == outcome["winners"]


def test_a_curve_goes_with_what_was_taken_back(host: Person) -> None:
    """If a finished game is taken back and ends otherwise, then the curve is that of the new end."""
    table = host.make("noughts", "human", "human")
    for cell in (0, 3, 1, 4, 2):
        step = host.scene(table)["step"]
        assert host.post(f"t/{table}/answer", seat=step % 2, step=step, action=cell).status_code == 200
    wait_until(lambda: host.get(f"t/{table}/curve").json()["ready"])
    assert host.get(f"t/{table}/curve").json()["points"][-1] == [5, [1.0, 0.0]]
    assert host.post(f"t/{table}/undo", seat=0, step=5, far=True).json()["step"] == 4
    for step, cell in ((4, 8), (5, 5)):
        assert host.post(f"t/{table}/answer", seat=step % 2, step=step, action=cell).status_code == 200
    wait_until(lambda: host.get(f"t/{table}/curve").json()["ready"])
    assert host.get(f"t/{table}/curve").json()["points"][-1] == [6, [0.0, 1.0]]


def test_a_game_of_an_old_version_stays_downloadable(tmp_path: Path) -> None:
    """If the rules have a new version, then an old game is refused with a sentence, listed as old, and downloadable."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host = live.person()
        table = host.make("toy", "human", "human")
        host.play_on(table, 2)
        guest = live.person()
        guest.join(host.links["seats"][1])
        guest.scene(table)
    version, toy.Toy.version = toy.Toy.version, 2
    try:
        with serving(database) as live:
            again = live.person()
            again.http.cookies.update(host.http.cookies)
            refused = again.get(f"t/{table}/scene")
            assert (refused.status_code, refused.json()["error"]["code"]) == (410, "old-version")
            assert "version 1" in refused.json()["error"]["sentence"]
            assert again.get("tables").json()["tables"][0]["old"]
            replay = read(again.get(f"t/{table}/replay", seat=0).text)
            assert replay.version == 1
            assert replay.seed is None
            assert [getattr(entry, "action", 0) for entry in replay.entries][1] == -1
            assert again.get(f"t/{table}/replay", seat=1).text == again.get(f"t/{table}/replay", seat=0).text
    finally:
        toy.Toy.version = version


def test_a_game_of_other_content_stays_downloadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a table was begun with other numbers than the server has, then it is refused like one of other rules."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setitem(content.changed, "toy", {"game.goal": 3})
    with serving(database) as live:
        host = live.person()
        table = host.make("toy", "human", "human")
        host.play_on(table, 2)
        assert not host.get("tables").json()["tables"][0]["old"]
    monkeypatch.setitem(content.changed, "toy", {})
    with serving(database) as live:
        again = live.person()
        again.http.cookies.update(host.http.cookies)
        refused = again.get(f"t/{table}/scene")
        assert (refused.status_code, refused.json()["error"]["code"]) == (410, "old-version")
        assert "other content" in refused.json()["error"]["sentence"]
        assert again.get("tables").json()["tables"][0]["old"]
        assert read(again.get(f"t/{table}/replay", seat=0).text).content == {"game.goal": 3}


def test_table_mode_takes_real_results(host: Person) -> None:
    """If a table is real, then throws and draws are asked of people, each result named by what it would bring."""
    table = host.make("ladder", "human", "human", real=True)
    scene = host.scene(table)
    while scene["needed"] is None:
        host.answer(table, scene, len(scene["choices"]) - 1)
        scene = host.scene(table)
    needed = scene["needed"]
    assert needed["stream"] == "DICE"
    assert len(needed["labels"]) == needed["sides"] == 6
    assert len(set(needed["labels"])) == 6
    assert (scene["asked"], scene["choices"]) == (None, [])
    step = scene["step"]
    assert host.post(f"t/{table}/answer", seat=0, step=step, action=0).status_code == 409
    assert host.enter(table, {**scene, "step": step + 1}, 0).status_code == 409
    assert host.enter(table, scene, 6).status_code == 422
    assert host.enter(table, scene, 5).status_code == 200
    assert host.scene(table)["needed"] is None
    assert host.enter(table, scene, 5).status_code == 409
    assert "chance DICE 5" in host.get(f"t/{table}/replay").text


def test_a_doubled_result_is_not_the_next_one(live: Live, host: Person) -> None:
    """If two hands enter the same throw while another follows, then one counts and the other is stale."""
    table = host.make("northgard", "human", "human", real=True)
    first = host.scene(table)
    assert first["needed"]["laying"]
    assert host.enter(table, first, 3).status_code == 200
    second = host.scene(table)
    assert second["needed"]["number"] != first["needed"]["number"]
    again = host.enter(table, first, 3)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "stale")
    assert host.scene(table)["needed"] == second["needed"]
    assert live.tables.rooms[table].journal.lines == 1


def test_a_sure_result_is_not_asked_for(live: Live, host: Person) -> None:
    """If all that can be drawn is alike, then the table goes on by itself, and one undo goes back over it."""
    table = host.make("ragnarok", "human", "human", real=True)
    asked = []
    while (scene := host.scene(table))["needed"]["labels"] and "forge" not in scene["prompt"]:
        assert len(set(scene["needed"]["labels"])) > 1
        asked.append(scene["prompt"])
        assert host.enter(table, scene, 0).status_code == 200
    lines = [entry.line() for entry in live.tables.rooms[table].match.entries]
    assert lines == [*["chance DRAW 0"] * len(asked), "chance DRAW 0 sure"]
    assert host.post(f"t/{table}/undo", seat=0, step=0).status_code == 200
    assert host.scene(table)["prompt"] == asked[-1]
    opened = reopen.open_table(run(live, table), find)
    assert opened.entries == live.tables.rooms[table].match.entries
    forge = host.make("diceforge", "human", "human", real=True)
    assert not host.scene(forge)["needed"]["back"]
    assert {entry.line() for entry in live.tables.rooms[forge].match.entries} == {"chance DRAW 0 sure"}
    assert host.post(f"t/{forge}/undo", seat=0, step=0).json()["error"]["code"] == "no-undo"


def test_several_results_are_entered_together_or_not_at_all(live: Live, host: Person) -> None:
    """If four dice follow one another, then one request enters all of them; with a wrong one it enters none."""
    table = host.make("diceforge", "human", "human", real=True)
    while (scene := host.scene(table))["needed"]["stream"] != "DICE":
        host.enter(table, scene, 0)
    needed, room = scene["needed"], live.tables.rooms[table]
    assert [len(row["labels"]) for row in needed["rows"][:4]] == [6] * 4
    assert needed["rows"][0]["text"] == scene["prompt"]
    assert needed["rows"][0]["labels"] == needed["labels"]
    assert all(icon for row in needed["rows"] for icon in row["icons"])
    lines, throw = len(room.match.entries), {"seat": 0, "step": 0, "number": needed["number"]}
    for wrong in ([0, 1, 6, 0], [0] * 8 if len(needed["rows"]) < 8 else [9], []):
        refused = host.post(f"t/{table}/enter", **throw, results=wrong)
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "not-a-result")
        assert len(room.match.entries) == lines
    assert host.post(f"t/{table}/enter", **throw, results=[5, 0, 3, 2]).status_code == 200
    assert [entry.line() for entry in room.match.entries[lines:]] == [f"chance DICE {face}" for face in (5, 0, 3, 2)]
    assert host.post(f"t/{table}/enter", **throw, results=[5, 0, 3, 2]).status_code == 409


def test_a_wrong_result_is_taken_back_while_the_table_is_laid(live: Live, host: Person, guest: Person) -> None:
    """If a wrong tile was entered before the first answer, then anybody at the table takes it back, until none is."""
    table = host.make("northgard", "human", "human", real=True)
    guest.join(host.links["seats"][1])
    bare = guest.scene(table)
    assert not bare["needed"]["back"]
    nothing = guest.post(f"t/{table}/undo", seat=1, step=0)
    assert (nothing.status_code, nothing.json()["error"]["code"]) == (409, "no-undo")
    host.enter(table, host.scene(table), 5)
    assert guest.scene(table)["needed"]["back"]
    assert guest.post(f"t/{table}/undo", seat=1, step=0).status_code == 200
    back = guest.scene(table)
    assert {**back["needed"], "number": 0} == {**bare["needed"], "number": 0}
    assert guest.enter(table, bare, 5).status_code == 409
    while (scene := host.scene(table))["needed"] is not None:
        host.enter(table, scene, 0)
    assert host.scene(table)["log"] != []
    assert host.scene(table)["undo"] == {"can": True, "why": "", "seat": 0}
    assert host.post(f"t/{table}/undo", seat=0, step=0).status_code == 200
    again = host.scene(table)
    assert (again["log"], again["needed"]["back"]) == ([], True)
    host.enter(table, again, 0)
    undone = scene["undone"] + 1
    assert {**host.scene(table), "revision": 0} == {**scene, "revision": 0, "undone": undone}
    opened, room = reopen.open_table(run(live, table), find), live.tables.rooms[table]
    assert opened.entries == room.match.entries
    assert opened.game.digest(opened.state) == room.match.game.digest(room.match.state)
    asked = host if scene["may"] else guest
    assert asked.answer(table, asked.scene(table)).status_code == 200
    entries = len(room.match.entries)
    assert asked.post(f"t/{table}/undo", seat=asked.scene(table)["seat"], step=1).json()["step"] == 0
    assert [entry.line() for entry in room.match.entries[entries:]] == ["undo 1"]


def test_snapshots_lead_to_the_same_table(live: Live, host: Person) -> None:
    """If a game is opened from its snapshots, then it is the same as from its lines alone, also after going back."""
    table = host.make("diceforge", "human", "human", seed=3)
    host.play_on(table, 50)
    room = live.tables.rooms[table]
    stored = run(live, table)
    assert [each.step in range(40, 51) for each in stored.snapshots] == [True]
    quick, slow = reopen.open_table(stored, find), reopen.open_table(stored._replace(snapshots=[]), find)
    for opened in (quick, slow):
        assert opened.entries == room.match.entries
        assert opened.told == room.match.told
        assert moments(opened) == moments(room.match)
        assert opened.game.digest(opened.state) == room.match.game.digest(room.match.state)
        assert opened.reasons == room.match.reasons
    assert snapshots.EVERY == 40


def test_the_past_is_kept_packed(host: Person, live: Live) -> None:
    """If a game goes on, then all but its newest moments are packed in memory, and one can go back to each of them."""
    table = host.make("northgard", "human", "human", seed=3, same_dice=True)
    host.play_on(table, 30)
    match = live.tables.rooms[table].match
    wait_until(lambda: isinstance(match.past[match.step - snapshots.AT_HAND - 1], snapshots.Packed))
    packed = [isinstance(past, snapshots.Packed) for past in match.past]
    assert packed == [True] * (match.step - snapshots.AT_HAND) + [False] * snapshots.AT_HAND
    before, digest = moments(match)[:4], match.game.digest(match.past[4].state)
    scene = host.get(f"t/{table}/moment/4", seat=0).json()
    while host.scene(table)["step"] > 4:
        now = host.scene(table)
        host.post(f"t/{table}/undo", seat=now["undo"]["seat"], step=now["step"], far=True)
    assert (moments(match), match.game.digest(match.state)) == (before, digest)
    assert host.scene(table, seat=0)["text"] == scene["text"]


def test_what_is_long_past_is_packed_together() -> None:
    """If moments are old, then many share a bundle, each is what it was, and going back into one changes none."""
    match, plain = (Match(find("northgard"), 2, 3) for _ in range(2))

    def go_on(count: int) -> None:
        for _ in range(count):
            assert match.decision is not None
            action = match.decision.options[-1]
            for each in (match, plain):
                each.submit(action)
            snapshots.pack_past(match)

    def bundles() -> list[int]:
        """How many moments there are in each bundle."""
        kept = [past.kept for past in match.past if isinstance(past, snapshots.Packed)]
        shared = [each for each in kept if isinstance(each, snapshots.Bundle)]
        return [shared.count(each) for each in dict.fromkeys(shared)]

    go_on(2 * snapshots.TOGETHER + snapshots.AT_HAND)
    assert bundles() == [snapshots.TOGETHER] * 2
    assert moments(match) == moments(plain)
    for each in (match, plain):
        each.go_back(snapshots.TOGETHER + 5)
    assert bundles() == [snapshots.TOGETHER, 4]
    assert moments(match) == moments(plain)
    go_on(snapshots.TOGETHER + snapshots.AT_HAND)
    assert bundles() == [snapshots.TOGETHER] * 2
    assert moments(match) == moments(plain)


def moments(match: Match) -> list[tuple[object, ...]]:
    """All that can be gone back to."""
    digest = match.game.digest
    return [(digest(past.state), past.reasons, past.told, past.seat, past.entries) for past in match.past]


def run(live: Live, table: str) -> queries.Stored:
    with live.tables.db.begin() as connection:
        found = queries.load(connection, table)
    assert found is not None
    return found
