"""For whoever runs the server: health, figures, logs, backups, retention, and the files that start it."""

from __future__ import annotations

import asyncio
import configparser
import json
import logging
import os
import re
import shlex
import socket
import stat
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer

from ninerealms.cli import app
from ninerealms.server import logging_setup
from ninerealms.server.live import cleanup_and_backup
from ninerealms.server.live.access import Keys
from ninerealms.server.metrics import BOUNDS, Histogram
from ninerealms.server.operator_socket import NoServer, ask
from ninerealms.server.run import back_up, restore
from ninerealms.server.settings import Settings
from tests.house.tree import ROOT
from tests.programs import python
from tests.server.running import Live, serving
from tests.waiting import PATIENCE

DEPLOY = ROOT / "deploy"
DAY = 24 * 3600


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        port: int = somebody.getsockname()[1]
    return port


# --- health and figures -----------------------------------------------------------------------------------


def test_health_and_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server runs it is alive; it is ready when its tables are open and the database answers."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        http = live.person().http
        assert http.get("/api/alive").status_code == 200
        assert (http.get("/healthz").status_code, http.get("/readyz").status_code) == (200, 200)
        live.tables.ready.clear()
        not_yet = http.get("/readyz")
        assert (not_yet.status_code, not_yet.json()["error"]["code"]) == (503, "not-ready")
        live.tables.ready.set()

        def gone(*_arguments: object) -> None:
            raise OSError("no disk")

        monkeypatch.setattr("ninerealms.server.storage.queries.fact", gone)
        assert (http.get("/healthz").status_code, http.get("/readyz").status_code) == (200, 503)


def test_figures_are_elsewhere_and_right(tmp_path: Path) -> None:
    """If figures are wanted, then they are at their own address, in the form Prometheus reads, and nowhere else."""
    port = free_port()
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", metrics=f"127.0.0.1:{port}") as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        assert host.http.get("/metrics").status_code == 404
        with host.listening(table, seat=0) as stream:
            stream.next("scene")
            assert host.answer(table, host.scene(table)).status_code == 200
            stream.next("scene")
            host.get("t/nowhere/scene")
            told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE)
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 404
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    rows = dict(line.rsplit(" ", 1) for line in told.text.splitlines() if not line.startswith("#"))
    assert float(rows["ninerealms_tables"]) == 1
    assert float(rows["ninerealms_people"]) == 2  # both seats are at the host's screen
    assert float(rows["ninerealms_streams"]) == 1
    assert float(rows["ninerealms_answer_seconds_count"]) == 1
    assert float(rows["ninerealms_scene_seconds_count"]) >= 2
    assert float(rows['ninerealms_refusals_total{code="no-table"}']) == 1
    assert {"ninerealms_thinking_queue", "ninerealms_drawing_queue", "ninerealms_overruns_total"} <= set(rows)
    line = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')
    assert all(line.fullmatch(each) for each in told.text.splitlines() if not each.startswith("# "))


def test_a_histogram_counts_what_is_at_most_so_long() -> None:
    """If something took as long as a bound, then it counts there and above."""
    found = Histogram()
    for seconds in (BOUNDS[0], BOUNDS[1], 1000.0):
        found.observe(seconds)
    lines = found.lines("x")
    assert lines[:2] == [f'x_bucket{{le="{BOUNDS[0]}"}} 1', f'x_bucket{{le="{BOUNDS[1]}"}} 2']
    assert lines[-3:] == ['x_bucket{le="+Inf"} 3', f"x_sum {1000 + BOUNDS[0] + BOUNDS[1]:.6f}", "x_count 3"]


# --- logs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [logging_setup.Plain, logging_setup.Structured])
def test_no_key_is_written_down(kind: type[logging.Formatter]) -> None:
    """If a line or a mistake holds a key or a cookie, then what is written does not."""
    keys, owner = Keys(b"secret"), "abcdefghij-klmnopqrst_uvwxyz0123"
    key = keys.seat("table", 1)
    problem = ValueError(f"/j/table/{key}~phone")
    about = (ValueError, problem, problem.__traceback__)
    record = logging.LogRecord("ninerealms.server", logging.ERROR, "", 0, "GET /j/table/%s", (key,), about)
    record.msg += f" t_table={key}~phone; owner={owner}; lang=en"
    told = kind().format(record)
    assert key not in told
    assert owner not in told
    assert "phone" not in told
    assert "lang=en" in told


def test_structured_lines_are_json() -> None:
    """If lines are structured, then each is one object with time, level, source and message, and a mistake's trace."""
    plain = logging.LogRecord("ninerealms.server", logging.WARNING, "", 0, "A bot of %s\nwaits.", ("toy",), None)
    told = logging_setup.Structured().format(plain)
    assert "\n" not in told
    found = json.loads(told)
    assert (found["level"], found["source"], found["message"]) == (
        "warning",
        "ninerealms.server",
        "A bot of toy\nwaits.",
    )
    assert found["time"].endswith("+00:00")


# --- backups ---------------------------------------------------------------------------------------------


def settings_of(live: Live) -> Settings:
    return live.gate.settings


def test_a_backup_is_made_and_put_back_while_people_play(database: str, tmp_path: Path) -> None:
    """If a backup is put back while the server runs, then tables are as they were then, and people play on."""
    file = tmp_path / "backup" / "tables.backup"
    with serving(database, control=str(tmp_path / "control")) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        guest.join(host.links["seats"][1])
        host.answer(table, host.scene(table))
        assert back_up(settings_of(live), file) == 1
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [path.name for path in file.parent.iterdir()] == [file.name]
        assert stat.S_IMODE((tmp_path / "control").stat().st_mode) == 0o600
        guest.answer(table, guest.scene(table))
        later = host.make("noughts", "human", "human")
        before = host.scene(table)
        with host.listening(table, seat=0) as stream:
            stream.next("scene")
            assert restore(settings_of(live), file) == 1
        after = host.scene(table)
        assert (before["step"], after["step"]) == (2, 1)
        assert after["revision"] > before["revision"]
        assert host.get(f"t/{later}/scene").status_code == 404
        assert guest.answer(table, guest.scene(table)).status_code == 200
    assert not (tmp_path / "control").exists()


def test_a_backup_needs_no_server(database: str, tmp_path: Path) -> None:
    """If no server runs, then backup and restore work on the database itself."""
    file, settings = tmp_path / "tables.backup", Settings(database, control=str(tmp_path / "control"))
    with serving(database) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        cookies = dict(host.http.cookies)
    assert back_up(settings, file) == 1
    other = Settings(f"sqlite:///{tmp_path / 'other.db'}")
    assert restore(other, file) == 1
    with serving(other.database) as live:
        host = live.person()
        host.http.cookies.update(cookies)
        assert host.answer(table, host.scene(table)).status_code == 200


@pytest.mark.parametrize("content", [b"", b"nonsense", b"SQLite format 3\0 and then nothing"])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    """If a file is no backup, then a sentence says so, and all tables are as they were."""
    file = tmp_path / "tables.backup"
    file.write_bytes(content)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", control=str(tmp_path / "control")) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        with pytest.raises(Exception, match=r"backup.*\.$"):
            restore(settings_of(live), file)
        assert host.answer(table, host.scene(table)).status_code == 200
    with pytest.raises(NoServer):
        ask(tmp_path / "control", "backup", file)


def test_backup_and_restore_as_they_are_typed(tmp_path: Path) -> None:
    """If they are typed, then they say what they did, and a file that is not there is a sentence and exit code 2."""
    env = {**os.environ, "NINEREALMS_HOME": str(tmp_path), "NINEREALMS_LANG": "en"}
    found = []
    for words in (("backup", "a"), ("restore", "a"), ("restore", "b")):
        command = python("-m", "ninerealms.cli", words[0], str(tmp_path / words[1]))
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        found.append((done.returncode, (done.stdout + done.stderr).strip()))
    path = tmp_path / "a"
    assert found[:2] == [(0, f"0 tables are kept in {path}."), (0, f"0 tables are back from {path}.")]
    assert found[2][0] == 2
    assert found[2][1].startswith("There is no file")


# --- retention -------------------------------------------------------------------------------------------


def test_old_tables_are_removed_when_that_is_set(tmp_path: Path) -> None:
    """If nobody has played at a table for so many days, then it is removed, unless somebody looks on."""
    for keep, removed in ((0.0, 0), (30.0, 1)):
        with serving(f"sqlite:///{tmp_path / f'{keep}.db'}", keep_days=keep) as live:
            host = live.person()
            watched, left = (host.make("noughts", "human", "human") for _ in range(2))
            moment = last_played(live, left)
            with host.listening(watched) as stream:
                stream.next("scene")
                assert removed_at(live, moment + 29 * DAY) == 0
                assert removed_at(live, moment + 31 * DAY) == removed
                assert host.get(f"t/{left}/scene").status_code == (404 if removed else 200)
                assert host.get(f"t/{watched}/scene").status_code == 200


def last_played(live: Live, table: str) -> float:
    """When a table was last played at."""
    with live.tables.db.begin() as connection:
        found: float = connection.exec_driver_sql("SELECT updated FROM games WHERE id = ?", (table,)).scalar_one()
    return found


def removed_at(live: Live, moment: float) -> int:
    """In the server's own loop, whose database it is."""
    loop = live.server.servers[0].get_loop()
    return int(asyncio.run_coroutine_threadsafe(cleanup_and_backup.remove_old(live.tables, moment), loop).result())


# --- the files that start it -----------------------------------------------------------------------------


def options_of(command: str) -> set[str]:
    """What a command of ours understands."""
    found: Any = typer.main.get_command(app)
    return {name for parameter in found.commands[command].params for name in parameter.opts}


def check_words(words: list[str]) -> dict[str, str]:
    """The options of `serve` in a command line, each known, with its value; Typer itself reads them."""
    place = words.index("serve") + 1
    given = [part for word in words[place:] for part in (word.split("=", 1) if word.startswith("--") else [word])]
    assert {word for word in given if word.startswith("--")} <= options_of("serve")
    found: Any = typer.main.get_command(app)
    context = found.commands["serve"].make_context("serve", list(given))
    assert context.params["trust_proxy"]
    assert context.params["name"]
    return {name: str(value) for name, value in context.params.items()}


def test_the_unit_says_what_serve_understands() -> None:
    """If the systemd unit is read, then its command is one of ours, behind a proxy, with private files."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "ninerealms.service", encoding="utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    service = unit["Service"]
    words = shlex.split(service["ExecStart"])
    params = check_words(words)
    assert params["host"] == "127.0.0.1"
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    assert service["Environment"] == f"NINEREALMS_HOME=/var/lib/{service['StateDirectory']}"


def test_the_compose_file_says_what_serve_understands() -> None:
    """If the compose file is read, then server, database and proxy fit together and the server's command is ours."""
    yaml = import_module("yaml")
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = told["services"]
    assert set(services) == {"server", "database", "proxy"}
    params = check_words(services["server"]["command"])
    network = told["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert params["trust_proxy"] == network
    assert params["metrics"].startswith("127.0.0.1:")
    variables = services["server"]["environment"]
    user, name = (services["database"]["environment"][f"POSTGRES_{each}"] for each in ("USER", "DB"))
    assert variables["NINEREALMS_DATABASE"].startswith(f"postgresql+psycopg://{user}:")
    assert variables["NINEREALMS_DATABASE"].endswith(f"@database/{name}")
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy server:{params['port']}" in caddy
    assert "flush_interval -1" in caddy
    assert all("ports" not in services[each] for each in ("server", "database"))
    mounted = {each.split(":")[0] for service in services.values() for each in service["volumes"]}
    assert {each for each in mounted if not each.startswith(".")} == set(told["volumes"])


def test_the_guide_names_only_what_there_is() -> None:
    """If docs/operate.md names an option, a figure or a file, then there is one."""
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| (.*?) \|", text, re.MULTILINE)
    named = {word for row in table for word in re.findall(r"--[a-z-]+", row)}
    assert named <= options_of("serve")
    assert {"--name", "--trust-proxy", "--metrics", "--json-log", "--keep-days", "--replace-after"} <= named
    figures = set(re.findall(r"ninerealms_[a-z_]+", text))
    source = (ROOT / "src/ninerealms/server/http/metrics_server.py").read_text(encoding="utf-8")
    source += (ROOT / "src/ninerealms/server/metrics.py").read_text(encoding="utf-8")
    assert [each for each in figures if f'"{each.removeprefix("ninerealms_")}"' not in source] == []
