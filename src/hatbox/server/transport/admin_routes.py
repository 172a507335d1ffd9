"""REST for operators, under `/admin/api`: a route for every action of `ops/actions.py`.

A bearer token of an operator is the only key, so no other site's page can act for one: a browser adds it to nothing by
itself. Questions are GET with their arguments in the query, changes are POST with a body.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from hatbox.engine.errors import BadInput
from hatbox.server.ops import operators
from hatbox.server.ops.actions import ACTIONS, EXPORTS, Action, Export
from hatbox.server.ops.admin_messages import ExportCounts
from hatbox.server.ops.audit import AdminContext
from hatbox.server.server_clock import now_ms
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.routes import ApiRequest, AppContext, Route

PATH = "/admin"
STATUS_OF_ERRORS = {
    "admin-no-player": 404,
    "admin-no-table": 404,
    "admin-no-report": 404,
    "admin-no-line": 404,
    "admin-no-token": 404,
    "admin-bad-name": 400,
    "admin-bad-age": 400,
    "admin-no-reason": 400,
    "admin-announce-what": 400,
    "bad-number": 400,
}  # all other errors: 409


def code_of(error: str) -> str:
    """Return the code on the wire of an error: `admin-no-player` is `admin/no-player`."""
    return error.replace("-", "/", 1)


STATUS = {
    "admin/token-needed": 401,
    "admin/unknown-token": 401,
    **{code_of(error): status for error, status in STATUS_OF_ERRORS.items()},
}


def is_admin(path: str) -> bool:
    """Return whether a path belongs to operators."""
    return path == PATH or path.startswith(f"{PATH}/")


async def authenticate(context: AppContext, token: str, address: str) -> str:
    """Return the operator with a token. Wrong ones are limited by address; a right one costs nothing."""
    if not token:
        raise Refusal("admin/token-needed")
    operator = await operators.authenticate(context.service.store, token, now_ms())
    if operator is None:
        context.operator_guesses.expect(address, time.monotonic())
        raise Refusal("admin/unknown-token")
    return operator


async def act(action: Action, request: ApiRequest) -> Any:
    """Carry out an action for the operator who asks."""
    context = request.context
    arguments = request.body if action.changes else _arguments(action, request)
    acting = AdminContext(
        context.service.store,
        now_ms(),
        request.operator,
        "page",
        context.publish_player,
        context.service.on_foreign_write,
        context.announcer.refresh,
        context.figure_history,
    )
    try:
        return await action.run(acting, arguments)
    except BadInput as error:
        raise Refusal(code_of(error.code), None, **error.params) from None


def _arguments(action: Action, request: ApiRequest) -> msgspec.Struct:
    """Return the arguments in the query."""
    try:
        return msgspec.convert(request.query, action.takes, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("request/bad-query", text=str(error)[:200]) from None


async def download(export: Export, request: ApiRequest) -> Response:
    """Stream a file, so that it may be larger than the memory."""
    lines = export.stream(request.context.service.store, ExportCounts(0, 0))
    headers = {"content-disposition": f'attachment; filename="{export.file_name}"'}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


def route_of(action: Action) -> Route:
    handler, path = partial(act, action), f"{PATH}/api/{action.name}"
    if action.changes:
        return Route("POST", path, action.summary, action.gives, handler, action.takes, identity="operator")
    query = {field.name: "" for field in msgspec.structs.fields(action.takes)}
    return Route("GET", path, action.summary, action.gives, handler, query=query, identity="operator")


ADMIN_ROUTES = (
    *(route_of(action) for action in ACTIONS if action.on_page),
    *(
        Route("GET", f"{PATH}/api/{export.name}", export.summary, None, partial(download, export),
              identity="operator", produces="application/x-ndjson")
        for export in EXPORTS
    ),
)  # fmt: skip
