"""A server as people meet it: real sockets, real database; and somebody with a browser's cookies."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx

from ninerealms.server.http.app import make_app
from ninerealms.server.live.room import Room
from ninerealms.server.run import PoliteServer, configuration
from ninerealms.server.settings import Settings
from tests.server.games import FINDER, NAMES
from tests.waiting import PATIENCE, wait_until

Done = TypeVar("Done")
NO_SECRETS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # a client of plain HTTP need not read certificates


def in_a_loop(work: Coroutine[Any, Any, Done]) -> Done:
    """Run it in a thread of its own: this one may hold the loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Alone:
    """The keeper of a room that is looked at alone: nobody hears of it."""

    def came_or_left(self, room: Room) -> None:
        pass

    def put_away(self, room: Room) -> None:
        pass

    def wake_bots(self, room: Room) -> None:
        pass


class Live:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.gate = make_app(settings)
        self.tables, self.draw_queue = self.gate.services.tables, self.gate.services.draw_queue
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        # A line that is closed while somebody is slow would be no mistake.
        self.server = PoliteServer(configuration(self.gate, int(PATIENCE)), self.gate)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        self.people: list[Person] = []
        wait_until(lambda: self.server.started)

    def person(self) -> Person:
        """Somebody new."""
        self.people.append(Person(self.address))
        return self.people[-1]

    def stop(self) -> None:
        for person in self.people:
            person.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()


def settings(database: str, **changes: Any) -> Settings:
    """Those of a test: nobody waits for nothing; the server draws itself before a process would have begun."""
    known = {"finder": FINDER, "names": NAMES, "bot_delay": 0.0, "rate": 0.0, "grace": 0.2, "hint_iterations": 20}
    patient = {"request_seconds": PATIENCE, "think_seconds": PATIENCE, "tables_per_hour": 0, "replace_after": 0.0}
    return Settings(database, **{**known, **patient, "draw_workers": 0, **changes})


@contextmanager
def serving(database: str, **changes: Any) -> Iterator[Live]:
    live = Live(settings(database, **changes))
    try:
        yield live
    finally:
        live.stop()


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_SECRETS)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/{path}", json=body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api/{path}", params=query)

    def make(self, game: str, *kinds: str, **more: Any) -> str:
        """A table; a kind is `human` or a bot."""
        seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "bot": kind} for kind in kinds]
        made = self.post("tables", game=game, seats=seats, **more)
        assert made.status_code == 201, made.text
        self.links = made.json()["links"]
        return str(made.json()["table"])

    def join(self, link: str) -> None:
        assert self.http.get(link).status_code == 200

    def scene(self, table: str, **query: Any) -> dict[str, Any]:
        found = self.get(f"t/{table}/scene", **query)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def answer(self, table: str, scene: dict[str, Any], choice: int = 0) -> httpx.Response:
        action = scene["choices"][choice]["action"]
        moment = {name: scene[name] for name in ("seat", "step", "undone")}
        return self.post(f"t/{table}/answer", **moment, action=action)

    def enter(self, table: str, scene: dict[str, Any], result: int) -> httpx.Response:
        """Table mode: what the real dice or cards show."""
        number = scene["needed"]["number"] if scene["needed"] else 0
        return self.post(f"t/{table}/enter", seat=scene["seat"], step=scene["step"], number=number, result=result)

    def play_on(self, table: str, most: int = 500) -> dict[str, Any]:
        """Answer for all seats of one's own until the game is over or enough was answered."""
        for done in range(most):
            scene = self.when_asked(table)
            if scene["outcome"] is not None:
                return scene
            assert self.answer(table, scene, done % len(scene["choices"])).status_code in (200, 409)
        return self.scene(table)

    def when_asked(self, table: str) -> dict[str, Any]:
        """The scene in which a seat of one's own is asked, or the last one."""
        scenes: list[dict[str, Any]] = []

        def is_asked() -> bool:
            scenes.append(self.scene(table))
            return bool(scenes[-1]["may"]) or scenes[-1]["outcome"] is not None

        wait_until(is_asked, "the game does not go on")
        return scenes[-1]

    @contextmanager
    def listening(self, table: str, **query: Any) -> Iterator[Listener]:
        with self.http.stream("GET", f"/api/t/{table}/events", params=query) as response:
            assert response.status_code == 200, response.read()
            yield Listener(response)


class Listener:
    """The messages of a stream, one after the other."""

    def __init__(self, response: httpx.Response) -> None:
        self.lines = response.iter_lines()

    def next(self, kind: str = "") -> dict[str, Any]:
        """The next message, or the next of a kind."""
        event = ""
        for line in self.lines:
            if line.startswith("event: "):
                event = line.removeprefix("event: ")
            elif line.startswith("data: ") and kind in ("", event):
                return {"event": event, **json.loads(line.removeprefix("data: "))}
        raise AssertionError("the stream has ended")


def play_out(table: str, *people: Person) -> None:
    """Everybody takes the first option whenever they are asked, until the game is over."""
    while people[0].scene(table)["outcome"] is None:
        for person in people:
            scene = person.scene(table)
            if scene["may"]:
                person.answer(table, scene)
