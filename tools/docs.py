"""Build the documentation site from docs/ and mkdocs.yml.

python tools/docs.py [DIR]      into a folder (default: build/docs)
python tools/docs.py --serve    show it at http://localhost:8000 and build again whenever a page changes
python tools/docs.py --check    build it, keep nothing, and fail on a warning, a broken link or a request to elsewhere

`python3 run.py docs` is the same after setting up. Every build is strict: a missing page or anchor is an error.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
FOREIGN = re.compile(  # what a browser fetches by itself from another host; ordinary links are not meant
    r"""<(?:script|img|iframe|source|embed)\b[^>]*\bsrc=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|<link\b(?=[^>]*\brel=["']?(?:stylesheet|icon|preconnect|preload|manifest))[^>]*\bhref=["']?(?:https?:)?//[^"'\s>]+"""
    r"""|@import\s+(?:url\()?["']?(?:https?:)?//[^"'\s)]+|url\(["']?(?:https?:)?//[^"'\s)]+"""
)


def mkdocs(*args: str, log: int | None = None) -> subprocess.CompletedProcess[str]:
    """Run mkdocs with our hooks; `log` is where it writes what it does."""
    path = os.pathsep.join([str(TOOLS), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "NO_MKDOCS_2_WARNING": "1", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", *args], cwd=ROOT, env=env, check=False, stderr=log, text=True
    )


def foreign_requests(folder: Path) -> list[str]:
    """Return what pages and style sheets would load from other hosts."""
    files = [file for kind in ("*.html", "*.css") for file in sorted(folder.rglob(kind))]
    return [
        f"{file.relative_to(folder)}: {match}"
        for file in files
        for match in FOREIGN.findall(file.read_text(encoding="utf-8"))
    ]


def build(folder: Path) -> int:
    """Build the site; return the exit status."""
    done = mkdocs("build", "--strict", "--site-dir", str(folder), log=subprocess.PIPE)  # --quiet would hide warnings
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return 1
    faults = foreign_requests(folder)
    if faults:
        print("hatbox: the site must request nothing from elsewhere:", *faults, sep="\n", file=sys.stderr)
    return 1 if faults else 0


def main(args: list[str]) -> int:
    """Build, serve or check."""
    if args == ["--serve"]:
        return mkdocs("serve", "--no-strict", "--dev-addr", "localhost:8000").returncode
    if args == ["--check"]:
        with tempfile.TemporaryDirectory() as kept_by_nobody:
            return build(Path(kept_by_nobody) / "site")
    if len(args) > 1 or (args[:1] and args[0].startswith("-")):
        print(f"hatbox: docs takes a folder, --serve or --check; not {' '.join(args)}", file=sys.stderr)
        return 2
    folder = Path(args[0]).resolve() if args else ROOT / "build" / "docs"
    status = build(folder)
    if status == 0:
        print(f"hatbox: the documentation is in {folder}: open index.html there")
    return status


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
