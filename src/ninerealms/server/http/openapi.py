"""OpenAPI 3.1: the interface described for programs, made from the endpoints and their structs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from ninerealms import __version__
from ninerealms.server.http.endpoint import JSON, Endpoint
from ninerealms.server.json_shapes import ErrorReply

COMPONENT = "#/components/schemas/{name}"
ALWAYS = (404, 413, 422, 429, 503)
PATH_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    known = list(endpoints)
    types = {each for e in known for each in (e.body, e.reply) if each not in (None, str)} | {ErrorReply}
    ordered = sorted(types, key=str)
    schemas, components = msgspec.json.schema_components(ordered, ref_template=COMPONENT)
    places = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in known:
        path = PATH_PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = operation(endpoint, places)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nine Realms", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, places: dict[type, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.answer.__name__,
        "parameters": [*path_parameters(endpoint.path), *query_parameters(endpoint.query)],
        "responses": {str(endpoint.status): success(endpoint, places)},
    }
    for status in sorted({*ALWAYS, *endpoint.refusals, *((415,) if endpoint.body else ())}):
        content = {JSON: {"schema": places[ErrorReply]}}
        found["responses"][str(status)] = {"description": "Refused, with a sentence.", "content": content}
    if endpoint.body is str:
        found["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    elif endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": places[endpoint.body]}}}
    return found


def success(endpoint: Endpoint, places: dict[type, Any]) -> dict[str, Any]:
    if endpoint.status == 204:
        return {"description": endpoint.summary}
    if endpoint.reply is not None:
        schema = places[endpoint.reply]
    else:
        schema = {"type": "object"} if endpoint.media == JSON else {"type": "string"}
    return {"description": endpoint.summary, "content": {endpoint.media: {"schema": schema}}}


def path_parameters(path: str) -> list[dict[str, Any]]:
    kinds = {"int": {"type": "integer", "minimum": 0, "maximum": 1_000_000}}
    text = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
    return [
        {"name": name, "in": "path", "required": True, "schema": kinds.get(kind, text)}
        for name, kind in PATH_PARAMETER.findall(path)
    ]


def query_parameters(query: type) -> list[dict[str, Any]]:
    schema = msgspec.json.schema_components([query])[1].get(query.__name__, {})
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": simple(kind)}
        for name, kind in schema.get("properties", {}).items()
    ]


def simple(kind: dict[str, Any]) -> dict[str, Any]:
    """A parameter that may be left out is never null in an address."""
    options = [each for each in kind.get("anyOf", []) if each.get("type") != "null"]
    return dict(options[0]) if options else {name: value for name, value in kind.items() if name != "default"}
