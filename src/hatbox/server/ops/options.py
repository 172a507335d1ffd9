"""What a host names on the command line, brought into one form or refused."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from hatbox.engine.errors import BadInput
from hatbox.server.transport.addresses import networks

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
HOST = re.compile(r"[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]")
MAX_GUESTS = 1_000_000


def normalised(options: dict[str, Any]) -> dict[str, Any]:
    """Return settings by name in the form the server wants them."""
    made = dict(options)
    if "host" in made:
        made["host"], *more = made["host"]
        made["more_hosts"] = tuple(more)
    if "prefix" in made:
        made["prefix"] = prefix_of(made["prefix"])
    if "origins" in made:
        made["origins"] = tuple(origin_of(origin, "--origin") for origin in made["origins"])
    if "url" in made:
        made["url"] = url_of(made["url"])
    for name in ("proxies", "metrics_from"):
        if name in made:
            networks(made[name], f"--{name.replace('_', '-')}")
    if "about" in made and not made["about"].startswith(("https://", "http://", "mailto:")):
        raise BadInput("bad-web-address", option="--about", value=made["about"], example="https://example.org/imprint")
    return made


def prefix_of(text: str) -> str:
    """Return a path as `/hats`, "" for the root.

    >>> prefix_of("hats/"), prefix_of("/a/b"), prefix_of("/")
    ('/hats', '/a/b', '')
    """
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not PATH.fullmatch(path):
        raise BadInput("bad-prefix", value=text)
    return path


def origin_of(text: str, option: str) -> str:
    """Return an origin as browsers send it.

    >>> origin_of("HTTPS://Example.org:443/", "--origin")
    'https://example.org'
    """
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    host = parts.netloc.rpartition("@")[2]
    host = host.removesuffix(f":{port}") if port is not None else host.removesuffix(":")
    is_whole = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in ("http", "https") or not HOST.fullmatch(host) or not is_whole:
        raise BadInput("bad-web-address", option=option, value=text, example="https://example.org")
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host.lower()}" + ("" if port in (None, usual) else f":{port}")


def url_of(text: str) -> str:
    """Return a public address as `https://example.org/hats`.

    >>> url_of("https://example.org/hats/")
    'https://example.org/hats'
    """
    scheme, separator, rest = text.strip().partition("://")
    host, _, path = rest.partition("/")
    return origin_of(f"{scheme}{separator}{host}", "--url") + prefix_of(path)
