"""Print the changelog's section of a release.

python tools/release_notes.py v0.3.0    fails if the tag is not the package's version or the changelog lacks it
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def notes(tag: str, changelog: str, package: str) -> str:
    """Return what changed in the release of a tag."""
    version = tag.removeprefix("v")
    if f'__version__ = "{version}"' not in package:
        raise SystemExit(f"hatbox: the tag is {tag}, but src/hatbox/__init__.py has another version")
    section = re.search(rf"(?ms)^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog)
    if section is None:
        raise SystemExit(f"hatbox: CHANGELOG.md has no section {version}")
    return section[1].strip()


if __name__ == "__main__":
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "src/hatbox/__init__.py")]
    print(notes(sys.argv[1], *texts))
