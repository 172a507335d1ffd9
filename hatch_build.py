"""Builds the browser game into the package, and the README for an index of packages."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import page

RELATIVE_LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?!https?:|#)([^)]+)")


class Hook(BuildHookInterface[Any]):
    """Called for every wheel, editable ones too."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build `src/hatbox/static`, which git ignores and the wheel carries.

        HATBOX_PAGE: `all` also installs what tests and checks of the page need; `none` leaves the page out.
        """
        build_data["artifacts"].append("src/hatbox/static/**")
        wanted = os.environ.get("HATBOX_PAGE", "build")
        if wanted != "none":
            page.build(everything=wanted == "all")


class Readme(MetadataHookInterface):
    """Sets the description that an index of packages shows."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (page.ROOT / "README.md").read_text(encoding="utf-8")
        source = metadata["urls"]["Source"]
        metadata["readme"] = {"content-type": "text/markdown", "text": with_absolute_links(text, source)}


def with_absolute_links(markdown: str, source: str) -> str:
    """Return the text with links and pictures that lead to the repository, as they work on any site."""

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[1] else "blob"
        return f"{link[1]}{link[2]}{source}/{kind}/main/{link[3]}"

    return RELATIVE_LINK.sub(absolute, markdown)
