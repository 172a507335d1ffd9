"""The OpenAPI document of the REST interface, made from the routes and the types of the wire."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hatbox import __version__, wire
from hatbox.server.transport.routes import ROUTES, Route

REFUSED = {
    "400": "The request has not the right shape",
    "403": "Not allowed",
    "404": "There is no such thing",
    "405": "Not with this method",
    "409": "Not as things stand; the code says why",
    "413": "Too large",
    "429": "Too many requests",
    "503": "The server is stopping or busy",
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    types = [kind for route in ROUTES for kind in (route.answer, route.takes) if kind is not None] + [wire.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hatbox",
            "version": __version__,
            "description": "Lobby, tables, records and profiles. Play goes over a WebSocket: see docs/wire.md.",
            "license": {"name": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One route."""
    problem = {"application/json": {"schema": schema_of[repr(wire.Problem)]}}
    answers: dict[str, Any] = {code: {"description": text, "content": problem} for code, text in REFUSED.items()}
    if route.identity != "none" or route.takes is wire.Recovery:
        answers["401"] = {"description": "A token or code is needed that is known", "content": problem}
    kind = {"application/json": {"schema": schema_of[repr(route.answer)]}} if route.answer is not None else {
        "application/octet-stream" if "record" not in route.path else "application/x-ndjson": {}
    }  # fmt: skip
    if route.path.endswith("export"):
        kind = {"application/json": {}}
    answers[str(route.success)] = {"description": "Done", "content": kind}
    found: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": parameters(route),
        "responses": dict(sorted(answers.items())),
    }
    if route.takes is not None:
        body = {"application/json": {"schema": schema_of[repr(route.takes)]}}
        found["requestBody"] = {"required": True, "content": body}
    if route.identity == "needed":
        found["security"] = [{"token": []}]
    elif route.identity == "optional":
        found["security"] = [{}, {"token": []}]
    return found


def parameters(route: Route) -> list[dict[str, Any]]:
    """What the path and the query name."""
    named = [part.strip("{}") for part in route.path.split("/") if part.startswith("{")]
    shape = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
    in_path = [{"name": name, "in": "path", "required": True, "schema": shape} for name in named]
    in_query = [
        {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        for name, text in route.query.items()
    ]
    return [*in_path, *in_query]
