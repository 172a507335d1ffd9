"""The pages: files of the browser game, where it has been built."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import files

from starlette.responses import Response

from hatbox.server.table import Refusal

LONGEST = 200  # letters of a path
BASE = b'<base href="/"'  # where the page finds its own files: under the prefix, if there is one
SOCIAL = b'content="./social.png"'  # readers of shared links know no <base>
PACKED = (".js", ".css", ".svg")  # what is written as text, and so becomes a third of its size
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # in accept-encoding; q=0 means no
UNFIT = frozenset("\\:\0")
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatbox</title>
<style>body{font:18px/1.5 Georgia,serif;max-width:34em;margin:3em auto;padding:0 1em;background:#fbf4e6;color:#33241c}
code{background:#f0e3c8;padding:.1em .3em}</style>
<h1>Hatbox is running</h1>
<p>The tables are open. The browser game is not part of this build yet; until it is, play from a terminal with
<code>hatbox play</code>, or over the wire with <code>hatbox.client</code>.</p>
<p><a href="openapi.json">The REST interface</a> · <a href="healthz">Health</a></p>
"""


def is_plain(name: str) -> bool:
    """Whether a path can be one of ours: no way up, no drive of Windows, nothing that a file system chokes on."""
    parts = name.split("/")
    return len(name) <= LONGEST and all(part.strip(".") and not UNFIT.intersection(part) for part in parts)


@cache
def packed(name: str) -> bytes:
    """A file of the page, compressed once. Its name carries its hash, so it never changes."""
    return gzip.compress((files("hatbox") / "static" / name).read_bytes(), 9, mtime=0)


def page(path: str, method: str, prefix: str, encodings: str = "") -> Response:
    """A file of the browser game; any path that is no file is the game itself, which knows its own addresses."""
    if method not in ("GET", "HEAD"):
        raise Refusal("request/bad-method", method=method[:10], allowed="GET, HEAD")
    folder = files("hatbox") / "static"
    name = path.lstrip("/")
    if is_plain(name) and (folder / name).is_file():
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if not name.startswith("assets/"):
            return Response((folder / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
        if name.endswith(PACKED) and GZIP.search(encodings):
            return Response(packed(name), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response((folder / name).read_bytes(), media_type=kind, headers=headers)
    if "." in name.rpartition("/")[2]:
        raise Refusal("request/unknown", path=path[:100])
    index = folder / "index.html"
    body = (
        index.read_bytes()
        .replace(BASE, f'<base href="{escape(prefix)}/"'.encode())
        .replace(SOCIAL, f'content="{escape(prefix)}/social.png"'.encode())
        if index.is_file()
        else PLAIN.encode()
    )
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if GZIP.search(encodings):
        return Response(gzip.compress(body, 6), media_type="text/html", headers=headers | {"content-encoding": "gzip"})
    return Response(body, media_type="text/html", headers=headers)
