"""Webhooks: a player's own address gets their notifications by POST, in one of three formats."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hatbox.i18n import say
from hatbox.server.notifications.channels import Channel
from hatbox.server.notifications.delivery import expect_accepted
from hatbox.server.notifications.public_http import Answer, BadUrl, NotPublic, PublicHttp
from hatbox.server.notifications.texts import Text
from hatbox.server.tables.commands import Refusal

MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()<@:-])")
MAX_FIELD = 900  # characters of a title or text; Discord takes 2000, ntfy 4096 bytes


class WebhookSender:
    """Sends messages to webhooks."""

    def __init__(self, http: PublicHttp, url: str) -> None:
        """`url` is the public address of this server; "": unknown, and messages contain no links."""
        self._http = http
        self._url = url

    async def expect(self, channel: Channel, text: Text) -> None:
        """Send a first message; refuse a webhook that cannot be used or does not accept it."""
        try:
            answer = await self._post(channel, text)
        except BadUrl as error:
            raise Refusal("notify/bad-address", reason=str(error)) from None
        except NotPublic:
            raise Refusal("notify/bad-address", reason="private") from None
        except OSError:
            raise Refusal("notify/hook-unreachable") from None
        if not answer.is_success:
            raise Refusal("notify/hook-refused", status=answer.status)

    async def send(self, channel: Channel, text: Text) -> None:
        """Send a message; raise `Gone` if the webhook has been removed, `DeliveryFailed` if it was not accepted."""
        await expect_accepted(self._post(channel, text))

    async def _post(self, channel: Channel, text: Text) -> Answer:
        url, body = request_of(channel, text, self._url)
        return await self._http.post(url, msgspec.json.encode(body), {"content-type": "application/json"})


def request_of(channel: Channel, text: Text, base: str) -> tuple[str, dict[str, Any]]:
    """Return the URL and the JSON body of a message in the webhook's format."""
    url = f"{base}/{text.path}" if base else ""
    unsubscribe = f"{base}/{text.unsubscribe}" if base else ""
    match channel.options.get("format"):
        case "discord":
            return channel.address, discord(text, url, unsubscribe)
        case "ntfy":
            return ntfy(channel.address, text, url, unsubscribe)
        case _:
            return channel.address, {**text.fields(), "url": url, "unsubscribe": unsubscribe or text.unsubscribe}


def discord(text: Text, url: str, unsubscribe: str) -> dict[str, Any]:
    """Return a message for Discord: names cannot mention anybody or contain Markdown."""
    lines = [f"**{escape_markdown(text.title)}**", escape_markdown(text.body), f"<{url}>" if url else ""]
    if unsubscribe:
        lines.append(f"-# {say('notify-stop', language=text.language)}: <{unsubscribe}>")
    return {"content": "\n".join(filter(None, lines)), "allowed_mentions": {"parse": []}}


def escape_markdown(text: str) -> str:
    """Escape what Discord would format.

    >>> print(escape_markdown("@all").replace(chr(92), "/"))
    /@all
    """
    return MARKDOWN.sub(r"\\\1", text[:MAX_FIELD])


def ntfy(address: str, text: Text, url: str, unsubscribe: str) -> tuple[str, dict[str, Any]]:
    """Return a message for ntfy, as JSON, which goes to the server's root and names the topic."""
    parts = urlsplit(address)
    folder, _, topic = parts.path.rstrip("/").rpartition("/")
    query = f"?{parts.query}" if parts.query else ""
    message: dict[str, Any] = {
        "topic": topic,
        "title": text.title[:MAX_FIELD],
        "message": text.body[:MAX_FIELD],
        "tags": ["tophat"],
    }
    if url:
        label = say("notify-stop", language=text.language)
        message |= {"click": url, "actions": [{"action": "view", "label": label, "url": unsubscribe}]}
    return f"{parts.scheme}://{parts.netloc}{folder}/{query}", message
