"""Table events other than moves, and refusals, as text."""

from __future__ import annotations

from hatbox import wire
from hatbox.client import WireError
from hatbox.i18n import Param, message_key, say
from hatbox.terminal.seats import Seats


def printable(text: str) -> str:
    """Replace control characters by blanks in text from others."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def seats_of(info: wire.TableInfo) -> Seats:
    """Return the seats of a table with names."""
    names = tuple(None if seat.name is None else printable(seat.name) for seat in info.seats)
    return Seats(tuple(seat.bot for seat in info.seats), names)


def sentence(event: wire.TableEvent, seats: Seats, viewer: int | None) -> str | None:
    """Return an event as text; None for moves, whose game events are shown instead."""

    def of(seat: int) -> dict[str, Param]:
        return {"seat": seats.label(seat, viewer)}

    match event:
        case wire.Moved():
            return None
        case wire.Sat():
            return say("join-sat", {"seat": event.seat, "name": printable(event.name)})
        case wire.Left():
            return say("join-left", {"seat": event.seat})
        case wire.Readied():
            return say("join-readied", of(event.seat)) if event.ready else say("join-unreadied", of(event.seat))
        case wire.Filled():
            return say("join-filled", {"bot": say("play-bot", {"bot": event.level})})
        case wire.Started():
            return say("join-started")
        case wire.Chose():
            return say("join-chose", of(event.seat))
        case wire.Rechose():
            return say("join-rechose", of(event.seat))
        case wire.Undone():
            return say("join-undone", of(event.seat))
        case wire.UndoAsked():
            return say("join-undo-asked", of(event.seat))
        case wire.UndoRefused():
            return say("join-undo-refused", of(event.seat))
        case wire.Resigned():
            return say("replay-resigned", of(event.seat))
        case wire.TakenOver():
            return say(
                "join-taken-over", {"seat": event.seat, "bot": say("play-bot", {"bot": event.level}), "why": event.why}
            )
        case wire.Returned():
            return say("join-returned", of(event.seat))
        case wire.Said():
            words = say(f"phrase-{event.phrase}") if event.phrase else printable(event.text or "")
            return say("join-said", {"name": printable(event.name), "text": words}) if words else None
        case wire.BotsOffered():
            return say("join-bots-offered")
        case wire.RematchAsked():
            return say("join-rematch-asked", of(event.seat))
        case wire.Rematched():
            return say("join-rematched")
        case wire.Closed():
            return say("join-closed")


def refusal(error: WireError) -> str:
    """Return a refusal as text; a newer server may use codes unknown here."""
    try:
        text = say(message_key(error.code), error.params)
    except LookupError:
        text = say("join-refused", {"code": printable(str(error))})
    return f"{error.rule}: {text}" if error.rule else text
