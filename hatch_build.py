"""Builds the browser game into the package."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import page


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
