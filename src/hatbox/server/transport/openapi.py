"""The OpenAPI document of the REST interface, generated from the routes and the wire types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hatbox import __version__, wire
from hatbox.server.transport.admin_routes import ADMIN_ROUTES
from hatbox.server.transport.routes import ID, ROUTES, Route

REFUSED = {
    "400": "The request has not the right shape",
    "401": "A token or code is needed that is known",
    "403": "Not allowed",
    "404": "There is no such thing",
    "405": "Not with this method",
    "409": "Not as things stand; the code says why",
    "413": "Too large",
    "429": "Too many requests",
    "503": "The server is stopping or busy",
}


ALWAYS = REFUSED.keys() - {"401"}


@cache  # two documents per process
def document(*, for_operators: bool = False) -> dict[str, Any]:
    """Return the document of the players' routes or of the operators'."""
    routes = ADMIN_ROUTES if for_operators else ROUTES
    types = [kind for route in routes for kind in (route.answer, route.takes) if kind is not None] + [wire.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
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
    """Return the operation of a route."""
    problem = {"application/json": {"schema": schema_of[repr(wire.Problem)]}}
    statuses = REFUSED.keys() if route.identity != "none" else {*ALWAYS, *route.refuses}
    answers: dict[str, Any] = {code: {"description": REFUSED[code], "content": problem} for code in statuses}
    schema = {} if route.answer is None else {"schema": schema_of[repr(route.answer)]}
    answers[str(route.success)] = {"description": "Done", "content": {route.produces: schema}}
    result: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.name,
        "parameters": parameters(route),
        "responses": dict(sorted(answers.items())),
    }
    if route.takes is not None:
        body = {"application/json": {"schema": schema_of[repr(route.takes)]}}
        result["requestBody"] = {"required": True, "content": body}
    if route.identity in ("needed", "operator"):
        result["security"] = [{"token": []}]
    elif route.identity == "optional":
        result["security"] = [{}, {"token": []}]
    return result


def parameters(route: Route) -> list[dict[str, Any]]:
    """Return the parameters of the path and the query."""
    shape = {"type": "string", "pattern": f"^{ID}$"}
    in_path = [{"name": name, "in": "path", "required": True, "schema": shape} for name in route.pattern.groupindex]
    in_query = [
        {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        for name, text in route.query.items()
    ]
    return [*in_path, *in_query]
