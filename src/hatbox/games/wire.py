"""The union of all games' views on the wire."""

from __future__ import annotations

from typing import TypeAlias

from hatbox.games.hats.wire import HatsView
from hatbox.games.magic_hat.wire import MagicHatView
from hatbox.games.top_hats.wire import TopHatsView

View: TypeAlias = HatsView | MagicHatView | TopHatsView
