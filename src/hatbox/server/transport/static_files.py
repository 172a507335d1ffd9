"""The pages: files of the browser game, where it has been built."""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.responses import Response

from hatbox.server.ops.settings import Settings
from hatbox.server.tables.commands import Refusal

LONGEST = 200  # bytes of a path, as file systems count
BASE = b'<base href="/"'  # where the page finds its own files: under the prefix, if there is one
SOCIAL = re.compile(rb'content="[./]*/social\.png"')  # readers of shared links know no <base>
TITLE = b"<title>Hatbox</title>"
NAMED = re.compile(rb"<title>([^<]*)</title>")
SHARED = re.compile(rb'(property="og:title" content=")[^"]*')
PACKED = (".js", ".css", ".svg")  # what is written as text, and so becomes a third of its size
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # in accept-encoding; q=0 means no
UNFIT = frozenset("\\:\0")
# The addresses of the game: as `screenAt` of web/src/lib/addresses.ts knows them
PRIVATE = ("t", "tables", "profile")  # for those who play, not for search engines
SCREENS = frozenset(("", "t", "learn", "new", "lesson", "rules", "hotseat", "tables", "profile"))
# Tables may be fetched, or messengers show no preview of a link; `x-robots-tag` keeps search engines from listing them.
ROBOTS = b"User-agent: *\nDisallow: /api/\n"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatbox</title>
<h1>Hatbox is running</h1>
<p>The tables are open. The browser game is not part of this build yet; until it is, play from a terminal with
<code>hatbox play</code>, or over the wire with <code>hatbox.client</code>.</p>
<p><a href="openapi.json">The REST interface</a> · <a href="healthz">Health</a></p>
"""


@dataclass(frozen=True)
class Signs:
    """What a host writes on the page."""

    prefix: str = ""
    url: str = ""  # the public address, with the prefix
    title: str = ""
    about: str = ""  # the address of an imprint

    @classmethod
    def of(cls, settings: Settings, prefix: str) -> Signs:
        return cls(prefix, settings.url.rstrip("/"), settings.title, settings.about)


def is_plain(name: str) -> bool:
    """Whether a path can be one of ours: no way up, nothing hidden, nothing that a file system chokes on."""
    parts = name.split("/")
    fits = len(name.encode("utf-8", "surrogatepass")) <= LONGEST
    return fits and all(part and part[0] != "." and not UNFIT.intersection(part) for part in parts)


def is_file(file: Traversable) -> bool:
    """Whether there is such a file; what a file system cannot even be asked for is none."""
    try:
        return file.is_file()
    except (OSError, ValueError):
        return False


@cache
def packed(name: str) -> bytes:
    """A file of the page, compressed once. Its name carries its hash, so it never changes."""
    return gzip.compress((files("hatbox") / "static" / name).read_bytes(), 9, mtime=0)


@lru_cache(maxsize=4)  # by what the host writes on it, and the built page itself: one of each, in practice
def index(signs: Signs, built: bytes) -> tuple[bytes, bytes]:
    """The game itself, as it is and compressed."""
    social = f'content="{escape(signs.url or signs.prefix)}/social.png"'.encode()
    body = SOCIAL.sub(lambda _: social, built.replace(BASE, f'<base href="{escape(signs.prefix)}/"'.encode()))
    if signs.title:
        body = body.replace(TITLE, f"<title>{escape(signs.title)}</title>".encode())
    if signs.title or signs.about:
        told = escape(json.dumps({"title": signs.title, "about": signs.about}))
        body = body.replace(b"</head>", f'<meta name="hatbox-host" content="{told}" /></head>'.encode(), 1)
    return body, gzip.compress(body, 6)


def titled(body: bytes, title: str) -> bytes:
    """The game itself under a title of its own, as messengers show it."""
    told = escape(title).encode()
    body = NAMED.sub(lambda found: b"<title>" + told + " – ".encode() + found[1] + b"</title>", body, count=1)
    return SHARED.sub(lambda found: found[1] + told, body, count=1)


def page(path: str, method: str, signs: Signs, encodings: str = "", title: str = "") -> Response:
    """A file of the browser game, or the game itself, which knows its own addresses; `title`: of what it shows."""
    if method not in ("GET", "HEAD"):
        raise Refusal("request/bad-method", method=method[:10], allowed="GET, HEAD")
    folder = files("hatbox") / "static"
    name = path.lstrip("/")
    if name == "robots.txt":
        return Response(ROBOTS, media_type="text/plain")
    if is_plain(name) and is_file(folder / name):
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if not name.startswith("assets/"):
            return Response((folder / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
        if name.endswith(PACKED) and GZIP.search(encodings):
            return Response(packed(name), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response((folder / name).read_bytes(), media_type=kind, headers=headers)
    if "." in name.rpartition("/")[2]:
        raise Refusal("request/unknown", path=path[:100])
    source = folder / "index.html"
    body, small = index(signs, source.read_bytes() if is_file(source) else PLAIN.encode())
    status = 200 if name.partition("/")[0] in SCREENS else 404  # with the page, which says so kindly
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if name.partition("/")[0] in PRIVATE:
        headers["x-robots-tag"] = "noindex, nofollow"
    if title:
        return Response(titled(body, title), status, headers, "text/html")
    if GZIP.search(encodings):
        return Response(small, status, headers | {"content-encoding": "gzip"}, "text/html")
    return Response(body, status, headers, "text/html")
