"""Two small pages behind the links in messages: one stops a channel, one confirms a mail address.

They are forms without scripts. A link alone changes nothing: mail programs and scanners open links on their own.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from starlette.responses import Response

from hatbox.i18n import say
from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.share_title import language_of_header

if TYPE_CHECKING:
    from starlette.requests import Request

    from hatbox.server.transport.routes import AppContext

LINK = re.compile(r"/(unsubscribe|confirm)/([A-Za-z0-9_-]{1,80})")
RIGHT_TO_LEFT = ("he",)
PRIVATE = {"cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow"}


async def answer(context: AppContext, request: Request, action: str, token: str) -> Response:
    """Answer a request for a link: GET shows a button, POST (also of mail programs, RFC 8058) does it."""
    if request.method not in ("GET", "HEAD", "POST"):
        raise Refusal("request/bad-method", method=request.method[:10], allowed="GET, HEAD, POST")
    service, base = context.notifications, str(request.scope.get("root_path", ""))
    is_stop = action == "unsubscribe"
    known = await (service.channel_to_stop(token) if is_stop else service.channel_to_confirm(token))
    if known is None:
        # After a POST the channel is gone: pressing the button twice is no error.
        language = language_of_header(request.headers.get("accept-language", ""))
        return page(base, language, "gone", status=200 if request.method == "POST" else 404)
    channel, language = known
    if request.method != "POST":
        name, text = ("stop", channel.medium) if is_stop else ("confirm", "text")
        return page(base, language, name, text, button=True)
    if is_stop:
        await service.stop_channel(channel)
        return page(base, language, "stopped")
    await service.confirm_channel(channel)
    return page(base, language, "confirmed")


def page(base: str, language: str, name: str, text: str = "", *, button: bool = False, status: int = 200) -> Response:
    """Return a page with a title, a text, and a button or a link to the games."""

    def words(code: str) -> str:
        return escape(say(f"notify-page-{code}", language=language))

    title = words(f"{name}-title")
    body = words(f"{name}-{text}" if text else name)
    action = (
        f'<form method="post"><button style="font: inherit; padding: .6em 1.2em">{words(f"{name}-button")}</button>'
        "</form>"
        if button
        else f'<a href="{escape(base)}/">{words("home")}</a>'
    )
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    html = (
        f'<!doctype html><html lang="{language}" dir="{direction}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        '<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem">'
        f'<main><h1 style="font-size: 1.5rem">{title}</h1><p>{body}</p>{action}</main></body></html>'
    )
    return Response(html, status, PRIVATE, "text/html")
