"""The published interface, tried by a machine: whatever it sends, the answers are as described."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ninerealms.server.http.openapi import describe
from ninerealms.server.http.routes import ENDPOINTS
from tests.server.running import Live, Person
from tests.waiting import PATIENCE

DESCRIPTION = describe(ENDPOINTS)
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
EXAMPLES = 12


@pytest.fixture(scope="module")
def table(live: Live) -> tuple[Person, str]:
    host = live.person()
    return host, host.make("toy", "human", "human")


def operations() -> list[tuple[str, str]]:
    return [(path, method) for path, each in DESCRIPTION["paths"].items() for method in each if "events" not in path]


@pytest.mark.parametrize(("path", "method"), operations())
def test_whatever_is_sent_the_answer_is_as_described(
    live: Live, table: tuple[Person, str], path: str, method: str
) -> None:
    """If a request is made from the description, or against it, then status, type and shape of the answer fit."""
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    host, name = table
    operation = schema[path][method]

    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def send(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and method != "delete":
            case.path_parameters["table"] = name
        response = case.call(base_url=live.address, cookies=dict(host.http.cookies), timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    send()


def test_the_description_is_published(live: Live, host: Person) -> None:
    """If a program asks, then it gets the description, and every address in it is served."""
    found = host.get("openapi.json").json()
    assert found == httpx.Response(200, json=DESCRIPTION).json()
    assert len(found["paths"]) == len({endpoint.path for endpoint in ENDPOINTS})
