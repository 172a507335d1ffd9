"""The views of all games on the wire: what the server sends is one of these."""

from __future__ import annotations

from typing import TypeAlias

from hatbox.games.hats.wire import HatsView
from hatbox.games.magic_hat.wire import MagicHatView
from hatbox.games.top_hats.wire import TopHatsView

View: TypeAlias = HatsView | MagicHatView | TopHatsView
