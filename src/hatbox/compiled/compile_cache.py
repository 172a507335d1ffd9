"""The cache of compiled code on disk: keyed by a digest of the sources, deleted when unused for 30 days."""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import cache
from importlib import metadata
from pathlib import Path

MAX_UNUSED = 30 * 24 * 3600  # seconds until unused code is deleted; several versions and clones may share one cache
UNCOMPILED = (
    "terminal.py",
    "picture.py",
    "wire.py",
    "chat_filter.py",
    "study.py",
)  # parts of a game that no rule depends on
STAMP = re.compile("[0-9a-f]{20}")
LOCK_SECONDS = 0.2  # between attempts to lock the cache
HARMLESS = ("NUMBA_CACHE_DIR", "NUMBA_NUM_THREADS")  # settings of Numba that do not affect the generated code


def cache_folder() -> Path:
    """Return the cache folder: `HATBOX_CACHE`, or a folder in the user's cache directory."""
    named = os.environ.get("HATBOX_CACHE")
    if named:
        return Path(named)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "hatbox" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hatbox"


def can_write() -> bool:
    """Check whether the cache folder is writable."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_folder()):
            return True
    except OSError:
        return False


@cache  # once per process: this is asked for every function
def is_read_only() -> bool:
    """Check whether the cache folder exists but is not writable, as in a container image."""
    return cache_folder().is_dir() and not can_write()


def folder_for(source: str, changes: str = "") -> Path:
    """Return the cache folder for rules defined in the file `source`; `changes` is a digest of how they differ."""
    stamp = _stamp(Path(source).resolve().parent)
    return _touch(
        cache_folder() / (hashlib.sha256(f"{stamp} {changes}".encode()).hexdigest()[:20] if changes else stamp)
    )


def is_compiled(name: str, source: str = __file__) -> bool:
    """Check whether `name` has been compiled from exactly these sources."""
    return marker(name, source).exists()


def mark_compiled(name: str, source: str = __file__) -> None:
    """Record that `name` is compiled, and delete unused entries."""
    with suppress(OSError):
        marker(name, source).parent.mkdir(parents=True, exist_ok=True)
        marker(name, source).touch()
        delete_unused()


def marker(name: str, source: str) -> Path:
    """Return the marker file of `name`, for these sources at this location."""
    return folder_for(source) / f"{name}.{_location_digest(Path(source).resolve().parent)}.ready"


@cache  # once per process: an upgrade needs a restart
def versions() -> str:
    """Return what compiled code depends on besides sources, without importing Numba (half a second)."""
    installed = [f"{name} {metadata.version(name)}" for name in ("numba", "llvmlite", "numpy")]
    settings = sorted(
        f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_") and name not in HARMLESS
    )
    file = Path(".numba_config.yaml")  # Numba reads settings from it, too
    settings += [file.read_text()] if file.is_file() else []
    return " ".join([*installed, platform.python_version(), platform.machine(), *settings])


def can_lock() -> bool:
    """Check whether processes of this machine can wait for each other's compiled code."""
    return os.name == "posix" and can_write()


def lock(locks: ExitStack, should_stop: Callable[[], bool]) -> bool:
    """Lock the cache until `locks` are closed; return whether another process had it first and this one waited."""
    from fcntl import LOCK_EX, LOCK_NB, flock

    file = locks.enter_context((cache_folder() / "compile.lock").open("wb"))
    waited = False
    while not should_stop():
        try:
            flock(file, LOCK_EX | LOCK_NB)
            break
        except BlockingIOError:
            waited = True
            time.sleep(LOCK_SECONDS)
    return waited


def delete_unused() -> None:
    """Delete folders unused for longer than MAX_UNUSED."""
    for folder in cache_folder().iterdir():
        with suppress(OSError):  # another process has deleted it
            if STAMP.fullmatch(folder.name) and folder.stat().st_mtime < time.time() - MAX_UNUSED:
                shutil.rmtree(folder, ignore_errors=True)


@cache  # by folder, once per process: changed sources need a restart
def _stamp(folder: Path) -> str:
    """Digest everything that a compiled rule may depend on.

    Numba notices a change of the file that defines a function, not of the files it calls into. So the cache is
    keyed by every source of the engine and of the folder that defines the function, and by the versions.
    """
    digest = hashlib.sha256(versions().encode())
    for file, name in _sources(folder).items():
        digest.update(name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


@cache  # by folder, as `_stamp`
def _location_digest(folder: Path) -> str:
    """Digest the paths and mtimes of these sources: Numba looks compiled code up by both."""
    digest = hashlib.sha256()
    for file in _sources(folder):
        digest.update(f"{file} {file.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:20]


def _sources(folder: Path) -> dict[Path, str]:
    """Return every source that a rule of a folder may depend on, with its name."""
    package = Path(__file__).resolve().parent.parent
    roots = sorted({package / "compiled", package / "engine", package / "games", package / "bots", folder})
    return {
        file: str(file.relative_to(root))
        for root in roots
        for file in sorted(root.rglob("*.py"))
        if file.name not in UNCOMPILED
    }


@cache  # by folder
def _touch(folder: Path) -> Path:
    """Touch a folder, once per process, so that it counts as used."""
    with suppress(OSError):  # nothing is compiled yet, or the cache is read-only
        os.utime(folder)
    return folder
