"""One table, pure: what a command would do (`step`), and what an event has done (`fold`).

`step(table, order)` changes nothing: it answers with facts to be written down, or raises a `Refusal`. `fold` applies
an event that has been written down. No clock, no chance, no input or output: time and randomness come with the order.
"""

from hatbox.server.table.deciding import MOST_EVENTS, step, taking_back, ways
from hatbox.server.table.folding import CHANGES_PLAY, fold, folded, opened
from hatbox.server.table.opening import dealt, opening
from hatbox.server.table.orders import (
    BotMove,
    Decision,
    OfferBots,
    Order,
    Pause,
    PlayAhead,
    Refusal,
    Repeat,
    ServerDeed,
    TimeUp,
)
from hatbox.server.table.state import BOT_OFFER, Table

__all__ = [
    "BOT_OFFER",
    "CHANGES_PLAY",
    "MOST_EVENTS",
    "BotMove",
    "Decision",
    "OfferBots",
    "Order",
    "Pause",
    "PlayAhead",
    "Refusal",
    "Repeat",
    "ServerDeed",
    "Table",
    "TimeUp",
    "dealt",
    "fold",
    "folded",
    "opened",
    "opening",
    "step",
    "taking_back",
    "ways",
]
