"""The address to which the provider sends a browser back: it takes the answer, and sends the browser on to the page."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from starlette.responses import Response

from hatbox.server.server_clock import now_ms
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.browser_cookie import BrowserCookie
from hatbox.server.transport.routes import AppContext

if TYPE_CHECKING:
    from starlette.requests import Request

MAX_VALUE = 4000  # characters of a parameter


async def answer_callback(context: AppContext, request: Request) -> Response:
    """Redirect to the page, whose address is never taken from the request; an error goes along as a code."""
    try:
        await take_answer(context, request)
    except Refusal as refusal:
        return redirect(f"{context.settings.url}/signed-in?error={quote(refusal.code)}")
    return redirect(f"{context.settings.url}/signed-in")


async def take_answer(context: AppContext, request: Request) -> None:
    """Exchange the provider's answer for an account, and keep that for the page to fetch."""
    provider, query = context.provider, request.query_params
    state, code = query.get("state", "")[:MAX_VALUE], query.get("code", "")[:MAX_VALUE]
    if provider is None:
        raise Refusal("sign-in/off")
    browser = BrowserCookie(context.settings.url).read(request.headers.get("cookie", ""))
    question = await context.sign_ins.take_answer(state, browser, now_ms())
    try:
        if not code:
            raise Refusal("sign-in/denied" if query.get("error") == "access_denied" else "sign-in/provider-wrong")
        await context.sign_ins.finish(state, await provider.account(code, query.get("iss"), question))
    except Refusal:
        await context.sign_ins.drop(state)
        raise


def redirect(url: str) -> Response:
    return Response(status_code=303, headers={"location": url, "cache-control": "no-store"})
