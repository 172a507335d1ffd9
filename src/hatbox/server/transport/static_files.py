"""The files of the web page, where it has been built."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.responses import Response

from hatbox.server.tables.commands import Refusal
from hatbox.server.transport.index_page import Branding, render, render_admin, with_title

MAX_PATH = 200  # bytes
COMPRESSIBLE = (".js", ".css", ".svg", ".wasm")
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))")  # in Accept-Encoding; q=0 means no
FORBIDDEN = frozenset("\\:\0")
PRIVATE = ("t", "tables", "profile", "progress", "signed-in")  # screens that search engines must not list
# as in `screenAt` of web/src/lib/addresses.ts
SCREENS = frozenset(
    ("", "t", "learn", "new", "lesson", "puzzles", "rules", "hotseat", "tables", "profile", "progress", "daily",
     "signed-in")
)  # fmt: skip
# Tables may be fetched, or messengers could not preview links; `x-robots-tag` keeps search engines from listing them.
ROBOTS = b"User-agent: *\nDisallow: /api/\n"
NO_ROBOTS = b"User-agent: *\nDisallow: /\n"  # of a closed server
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatbox</title>
<h1>Hatbox is running</h1>
<p>The tables are open. The browser game is not part of this build yet; until it is, play from a terminal with
<code>hatbox play</code>, or over the wire with <code>hatbox.client</code>.</p>
<p><a href="openapi.json">The REST interface</a> · <a href="healthz">Health</a></p>
"""


def is_plain(name: str) -> bool:
    """Return whether a path is safe to look up: no parent directories, hidden files or special characters."""
    parts = name.split("/")
    fits = len(name.encode("utf-8", "surrogatepass")) <= MAX_PATH
    return fits and all(part and part[0] != "." and not FORBIDDEN.intersection(part) for part in parts)


def is_file(file: Traversable) -> bool:
    """Return whether a file exists; False also if the file system rejects its name."""
    try:
        return file.is_file()
    except (OSError, ValueError):
        return False


@cache  # by name, which contains the hash of the content; bounded by the files of the build
def gzip_asset(name: str) -> bytes:
    return gzip.compress((files("hatbox") / "static" / name).read_bytes(), 9, mtime=0)


@lru_cache(maxsize=4)  # by branding and content: one of each in practice
def render_index(branding: Branding, built: bytes) -> tuple[bytes, bytes]:
    """Return the page with the host's branding, plain and compressed."""
    body = render(branding, built)
    return body, gzip.compress(body, 6)


def page_response(path: str, method: str, branding: Branding, encodings: str = "", title: str = "") -> Response:
    """Return a file, or the page itself for the address of a screen; `encodings` is the Accept-Encoding header."""
    if method not in ("GET", "HEAD"):
        raise Refusal("request/bad-method", method=method[:10], allowed="GET, HEAD")
    folder = files("hatbox") / "static"
    name = path.lstrip("/")
    if name == "robots.txt":
        return Response(NO_ROBOTS if branding.closed else ROBOTS, media_type="text/plain")
    if name.rstrip("/") == "admin":
        return admin_response(branding)
    if is_plain(name) and is_file(folder / name):
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if not name.startswith(("assets/", "admin/assets/")):
            return Response((folder / name).read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
        if name.endswith(COMPRESSIBLE) and GZIP.search(encodings):
            return Response(gzip_asset(name), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response((folder / name).read_bytes(), media_type=kind, headers=headers)
    if "." in name.rpartition("/")[2] or name.startswith("admin/"):
        raise Refusal("request/unknown", path=path[:100])
    source = folder / "index.html"
    body, compressed = render_index(branding, source.read_bytes() if is_file(source) else PLAIN.encode())
    status = 200 if name.partition("/")[0] in SCREENS else 404  # with the page, which explains it
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if branding.closed or name.partition("/")[0] in PRIVATE:
        headers["x-robots-tag"] = "noindex, nofollow"
    if title:
        return Response(with_title(body, title), status, headers, "text/html")
    if GZIP.search(encodings):
        return Response(compressed, status, headers | {"content-encoding": "gzip"}, "text/html")
    return Response(body, status, headers, "text/html")


def admin_response(branding: Branding) -> Response:
    """Return the operators' page, which is not listed, cached or offered offline."""
    source = files("hatbox") / "static" / "admin" / "admin.html"
    if not is_file(source):
        raise Refusal("request/unknown", path="/admin")
    headers = {"cache-control": "no-store", "x-robots-tag": "noindex, nofollow"}
    return Response(render_admin(branding, source.read_bytes()), headers=headers, media_type="text/html")
