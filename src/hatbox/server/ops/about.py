"""The version of a server, its update notes and the size of its storage. Nothing is asked of the internet."""

from __future__ import annotations

import math
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import hatbox
from hatbox.server.ops.admin_messages import About, NoArguments
from hatbox.server.ops.audit import AdminContext
from hatbox.server.store.store import migrations

COUNTED = ("players", "tables", "reports", "audit")  # not events: some are secret


async def about(context: AdminContext, _query: NoArguments) -> About:
    """Return what an operator wants to know of this installation."""
    store = context.store
    rows = {name: int((await store.fetch(f"SELECT count(*) FROM {name}"))[0][0]) for name in COUNTED}
    free = store.free_bytes()
    return About(
        hatbox.__version__,
        context.operator,
        "sqlite" if store.is_alone else "postgresql",
        max(migrations()),
        await store.size_bytes(),
        None if math.isnan(free) else int(free),
        rows,
        update_notes(hatbox.__version__),
    )


@cache  # by version: one per process
def update_notes(version: str) -> str:
    """Return the changelog of a version, and of what was not released yet; "" where it is not installed."""
    shipped = files("hatbox") / "CHANGELOG.md"
    checkout = Path(hatbox.__file__).parents[2] / "CHANGELOG.md"
    source = next((file for file in (shipped, checkout) if file.is_file()), None)
    return "" if source is None else sections_of(source.read_text(encoding="utf-8"), version)


def sections_of(changelog: str, version: str) -> str:
    r"""Return the sections of a changelog for a version and for what was not released yet.

    >>> sections_of("## [Unreleased]\n\n## [0.2.0]\n\n- New.\n\n## [0.1.0]\n", "0.2.0")
    '## [0.2.0]\n\n- New.'
    """
    sections = re.split(r"(?m)^(?=## )", changelog)[1:]
    wanted = [section.strip() for section in sections if section.startswith(("## [Unreleased]", f"## [{version}]"))]
    return "\n\n".join(section for section in wanted if "\n" in section)
