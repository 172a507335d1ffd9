"""`hatbox site`: write the page as a folder for a static host."""

from __future__ import annotations

import hashlib
import shlex
from argparse import Namespace
from base64 import b64encode
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec

from hatbox import __version__
from hatbox.cli.arguments import CommandParser
from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.records.files import file_errors
from hatbox.server.transport.index_page import Branding, render_serverless

MARKER = "hatbox-site.json"  # lists the files of a site, so that a newer one can replace them and nothing else
LAST = ("index.html", "sw.js")  # they name the others, so they are written after them
# Many hosts show 404.html for the address of a screen, at any depth: find the site's folder, and open the screen there.
FIND_SITE = f"""
(async () => {{
  for (const folders = location.pathname.split("/").slice(0, -1); folders.length; folders.pop()) {{
    const root = folders.join("/") + "/";
    const answer = await fetch(root + "{MARKER}");
    if (answer.ok) return location.replace(root + "#" + location.pathname.slice(root.length - 1));
  }}
}})();
"""
SCRIPT_HASH = b64encode(hashlib.sha256(FIND_SITE.encode()).digest()).decode()
NOT_FOUND_POLICY = f"default-src 'none'; script-src 'sha256-{SCRIPT_HASH}'; connect-src 'self'"
NOT_FOUND = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="{NOT_FOUND_POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Hatbox</title>
<script>{FIND_SITE}</script>
"""


SitePath = Annotated[str, msgspec.Meta(pattern=r"^[\w-][\w.-]*(/[\w-][\w.-]*)*$")]  # inside the folder


class Marker(msgspec.Struct):
    """Contents of the marker file."""

    version: str
    files: list[SitePath]


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("folder", metavar="DIR", help=text("site-folder"))
    parser.add_argument("--url", default="", help=text("serve-url"))
    parser.add_argument("--title", default="", help=text("serve-title"))
    parser.add_argument("--about", default="", metavar="URL", help=text("serve-imprint"))
    parser.add_argument("--json", action="store_true", help=text("one-json"))


def run(args: Namespace) -> int:
    """Write the site; exit status 2 if the folder has other contents."""
    folder = Path(args.folder)
    contents = dict(page_files(files("hatbox") / "static"))
    if "index.html" not in contents:
        raise BadInput("site-no-page")
    branding = Branding(".", args.url.rstrip("/"), args.title, args.about)
    contents["index.html"] = render_serverless(branding, contents["index.html"])
    contents["404.html"] = NOT_FOUND.encode()
    with file_errors("cannot-write", args.folder):
        write_site(folder, contents)
    counts = {"files": len(contents) + 1, "bytes": sum(map(len, contents.values()))}
    if args.json:
        print(msgspec.json.encode({"folder": args.folder, **counts}).decode())
    else:
        megabytes = f"{counts['bytes'] / 1e6:.1f}"
        print(say("site-done", {"path": args.folder, "files": counts["files"], "megabytes": megabytes}))
        print(f"python3 -m http.server --directory {shlex.quote(args.folder)}")
    return 0


def page_files(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield the files of the built page with their paths; nothing where it is not built."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.is_dir() and path + entry.name != "admin":  # there are no operators without a server
            yield from page_files(entry, f"{path}{entry.name}/")
        elif entry.is_file() and not entry.name.startswith("."):
            yield path + entry.name, entry.read_bytes()


def write_site(folder: Path, contents: dict[str, bytes]) -> None:
    """Write the files, then remove those of an earlier site. Interrupted, the folder still counts as a site."""
    earlier = earlier_files(folder)
    folder.mkdir(parents=True, exist_ok=True)
    mark(folder, {*earlier, *contents})
    for path in sorted(contents, key=lambda path: LAST.index(path) if path in LAST else -1):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(contents[path])
    for path in earlier - contents.keys():
        (folder / path).unlink(missing_ok=True)
    mark(folder, set(contents))


def earlier_files(folder: Path) -> set[str]:
    """Return the files of the site that is in a folder; none if it is empty. Other contents are refused."""
    try:
        return set(msgspec.json.decode((folder / MARKER).read_bytes(), type=Marker).files)
    except (FileNotFoundError, msgspec.MsgspecError):
        if folder.is_dir() and any(folder.iterdir()):
            raise BadInput("site-not-empty", path=str(folder)) from None
        return set()


def mark(folder: Path, paths: set[str]) -> None:
    (folder / MARKER).write_bytes(msgspec.json.encode(Marker(__version__, sorted(paths))))
