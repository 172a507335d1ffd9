"""Where compiled rules are kept between runs: by the sources they come from, for as long as somebody uses them."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

UNUSED = 30 * 24 * 3600  # seconds after which compiled code goes; versions and clones may share a cache until then
STAMP = re.compile("[0-9a-f]{20}")


def cache_folder() -> Path:
    """Where compiled code is kept between runs: `HATBOX_CACHE`, or the user's cache directory."""
    named = os.environ.get("HATBOX_CACHE")
    if named:
        return Path(named)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "hatbox" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hatbox"


def kept_for(source: str, versions: str) -> Path:
    """The folder for all that is compiled from the sources that a rule in the file `source` may depend on."""
    return _in_use(cache_folder() / _stamp(Path(source).resolve().parent, versions))


def marker(name: str, source: str, versions: str) -> Path:
    """The file that says that `name` is compiled, from these sources where they lie."""
    return kept_for(source, versions) / f"{name}.{_lying(Path(source).resolve().parent)}.ready"


def forget_unused() -> None:
    """Remove what nobody has used for long."""
    for folder in cache_folder().iterdir():
        with suppress(OSError):  # another process was first
            if STAMP.fullmatch(folder.name) and folder.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(folder, ignore_errors=True)


@cache
def _stamp(folder: Path, versions: str) -> str:
    """A digest of all that a compiled rule may depend on.

    Numba notices a change of the file a function stands in, not of the files it calls into. So the cache is
    keyed by every source of the package, of the folder the function comes from, and by the versions.
    """
    digest = hashlib.sha256(versions.encode())
    for file, name in _sources(folder).items():
        digest.update(name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


@cache
def _lying(folder: Path) -> str:
    """A digest of where these sources lie and of their times: Numba finds what it has compiled by both."""
    digest = hashlib.sha256()
    for file in _sources(folder):
        digest.update(f"{file} {file.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:20]


def _sources(folder: Path) -> dict[Path, str]:
    """Every source that a rule of a folder may depend on, and its name."""
    package = Path(__file__).resolve().parent.parent
    roots = sorted({package / "core", package / "games", package / "bots", folder})
    return {file: str(file.relative_to(root)) for root in roots for file in sorted(root.rglob("*.py"))}


@cache
def _in_use(folder: Path) -> Path:
    """The same folder, touched once by every process."""
    with suppress(OSError):  # nothing is compiled yet, or it may only be read
        os.utime(folder)
    return folder
