"""What happens at a table besides the moves, in words."""

from __future__ import annotations

from hatbox import wire
from hatbox.client import WireError
from hatbox.i18n import Param, key_of, say
from hatbox.terminal.seats import Seats


def printable(text: str) -> str:
    """What others have written, as one harmless line."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def seats_of(info: wire.TableInfo) -> Seats:
    """Who sits where, by name."""
    names = tuple(None if seat.name is None else printable(seat.name) for seat in info.seats)
    return Seats(tuple(seat.bot for seat in info.seats), names)


def sentence(what: wire.TableEvent, seats: Seats, viewer: int | None) -> str | None:
    """What happened, as all may know it; None for what the moves tell."""

    def of(seat: int) -> dict[str, Param]:
        return {"seat": seats.called(seat, viewer)}

    match what:
        case wire.Moved():
            return None
        case wire.Sat():
            return say("join-sat", {"seat": what.seat, "name": printable(what.name)})
        case wire.Left():
            return say("join-left", {"seat": what.seat})
        case wire.Readied():
            return say("join-readied", of(what.seat)) if what.ready else say("join-unreadied", of(what.seat))
        case wire.Filled():
            return say("join-filled", {"bot": say("play-bot", {"bot": what.level})})
        case wire.Started():
            return say("join-started")
        case wire.Chose():
            return say("join-chose", of(what.seat))
        case wire.Rechose():
            return say("join-rechose", of(what.seat))
        case wire.Undone():
            return say("join-undone", of(what.seat))
        case wire.UndoAsked():
            return say("join-undo-asked", of(what.seat))
        case wire.UndoRefused():
            return say("join-undo-refused", of(what.seat))
        case wire.Resigned():
            return say("replay-resigned", of(what.seat))
        case wire.TakenOver():
            return say(
                "join-taken-over", {"seat": what.seat, "bot": say("play-bot", {"bot": what.level}), "why": what.why}
            )
        case wire.Returned():
            return say("join-returned", of(what.seat))
        case wire.Said():
            words = say(f"phrase-{what.phrase}") if what.phrase else printable(what.text or "")
            return say("join-said", {"name": printable(what.name), "text": words}) if words else None
        case wire.BotsOffered():
            return say("join-bots-offered")
        case wire.RematchAsked():
            return say("join-rematch-asked", of(what.seat))
        case wire.Rematched():
            return say("join-rematched")
        case wire.Closed():
            return say("join-closed")


def refusal(error: WireError) -> str:
    """Why the server does not do something. A newer server may have codes without words here."""
    try:
        text = say(key_of(error.code), error.params)
    except LookupError:
        text = say("join-refused", {"code": printable(str(error))})
    return f"{error.rule}: {text}" if error.rule else text
