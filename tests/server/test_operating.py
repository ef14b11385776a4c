"""For whoever runs the server: health, figures, logs, and the files that start it."""

from __future__ import annotations

import configparser
import json
import logging
import re
import shlex
import socket
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer

from ninerealms.cli import app
from ninerealms.server import logging_setup
from ninerealms.server.metrics import BOUNDS, Histogram
from tests.house.tree import ROOT
from tests.server.running import serving
from tests.waiting import PATIENCE

DEPLOY = ROOT / "deploy"


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
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    assert {"deploy/.env", ".git", "**/.venv", "build"} <= set(ignored)  # the guide writes the password there
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
