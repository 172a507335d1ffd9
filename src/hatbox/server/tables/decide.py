"""Decide commands: return the facts to store, or raise a `Refusal`. The table and its match are not changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from hatbox import wire
from hatbox.engine.errors import HatboxError, IllegalMove
from hatbox.engine.game import CHANCE
from hatbox.engine.match import PlayedMove
from hatbox.records.commitment import entry_by_seed
from hatbox.server.tables import log
from hatbox.server.tables.commands import (
    Accepted,
    AlreadyDone,
    BotMove,
    CommandEnvelope,
    OfferBots,
    Pause,
    PlayAhead,
    Refusal,
    TimeUp,
    Unseat,
    UnseatUnready,
)
from hatbox.server.tables.log import Chair
from hatbox.server.tables.opening import decide_deal, next_entropy, rematch_id
from hatbox.server.tables.table import MAX_UNREADY, Table

MAX_EVENTS = 3000  # of one table; after that only commands that bring the game nearer to its end are accepted
REPEATABLE = (wire.Sit, wire.Return, wire.Ready, wire.Premove, wire.Undo, wire.Say, wire.SayPhrase)


def decide(table: Table, envelope: CommandEnvelope) -> Accepted | AlreadyDone:
    """Return the facts that a command leads to; raise a `Refusal` if it may not be carried out."""
    if envelope.by in table.forgotten:
        raise Refusal("identity/unknown-token")
    if envelope.id and (envelope.by, envelope.id) in table.answers:
        return AlreadyDone(table.answers[envelope.by, envelope.id])
    if table.version >= MAX_EVENTS and isinstance(envelope.command, REPEATABLE):
        raise Refusal("table/worn-out", most=MAX_EVENTS)
    if envelope.seen is not None and envelope.seen > table.seq:
        if table.status == "playing":
            _expect_seated(table, envelope.by)  # how far the game is may be hidden from spectators
        raise Refusal("command/unseen", seen=envelope.seen, last=table.seq)
    decision = _decide(table, envelope)
    return decision if isinstance(decision, Accepted) else Accepted(decision)


def _decide(table: Table, envelope: CommandEnvelope) -> Accepted | Sequence[log.AnyFact]:
    command = envelope.command
    match command:
        case wire.Move():
            return _move(table, envelope, command.move)
        case wire.Sit():
            return _sit(table, envelope, command.seat)
        case wire.Leave():
            return _leave(table, _expect_seated(table, envelope.by), envelope)
        case wire.Close():
            return _close(table, _expect_seated(table, envelope.by))
        case wire.Return():
            return _return(table, _expect_seated(table, envelope.by))
        case wire.Ready():
            seat = _expect_seated(table, envelope.by)
            return _ready(table, seat, envelope, command.nonce, ready=command.ready)
        case wire.Start():
            return _start(table, envelope, command.nonce)
        case wire.FillWithBots():
            return _fill(table, envelope, command.level)
        case wire.Premove():
            return _premove(table, envelope, command.move)
        case wire.Undo():
            return _undo(table, envelope)
        case wire.Answer():
            return _answer(table, _expect_seated(table, envelope.by), command.yes)
        case wire.Resign():
            return _resign(table, envelope)
        case wire.Say() | wire.SayPhrase():
            return _say(table, envelope)
        case wire.Rematch():
            return _rematch(table, envelope, command.nonce)
        case BotMove():
            return _bot_move(table, command)
        case PlayAhead():
            return _play_ahead(table)
        case TimeUp():
            return [_substitute(table, seat, "time") for seat in table.clocks.out_of_time(envelope.now)]
        case Pause():
            return [log.Paused(command.milliseconds)]
        case OfferBots():
            is_searching = table.status == "open" and table.full_since is None
            return [log.BotsOffered()] if is_searching and not table.offered_bots else []
        case Unseat():
            leaver = table.seat_of(command.player) if table.status == "open" else None
            return [] if leaver is None else _unseat(table, [leaver])
        case UnseatUnready():
            is_late = table.full_since is not None and envelope.now >= table.full_since + MAX_UNREADY
            return _unseat(table, table.unready) if table.quick and is_late else []


def _expect_seated(table: Table, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise Refusal("table/not-seated")
    return seat


def _expect_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("table/not-open", status=table.status)


def expect_playing(table: Table, player: str) -> int:
    """Return the seat of a player who plays for themselves in a running game; raise a `Refusal` otherwise."""
    seat = _expect_seated(table, player)
    if table.status != "playing":
        raise Refusal("table/not-playing", status=table.status)
    if table.chairs[seat].substitute:
        raise Refusal("table/bot-plays")
    return seat


def _expect_fresh(table: Table, envelope: CommandEnvelope) -> None:
    if envelope.seen is not None and envelope.seen < table.position_seq:
        raise Refusal("command/stale", seen=envelope.seen, last=table.seq)


# --- before the game


def _sit(table: Table, envelope: CommandEnvelope, seat: int | None) -> Sequence[log.AnyFact]:
    _expect_open(table)
    free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
    own = table.seat_of(envelope.by)
    if own is not None and seat in (own, None):
        raise Refusal("table/seated", seat=own)
    if not free:
        raise Refusal("table/full")
    if seat is None:
        seat = free[0]
    if seat not in free:
        raise Refusal("table/seat-taken", seat=seat, allowed=", ".join(map(str, free)))
    return [log.Sat(seat, envelope.by, envelope.name, envelope.face)]


def _unseat(table: Table, seats: Sequence[int]) -> Sequence[log.AnyFact]:
    """Free seats before the game; a table that loses its last player is closed."""
    left: list[log.AnyFact] = [log.Left(seat) for seat in seats]
    return [*left, log.Closed()] if left and set(table.people) <= {*seats} else left


def _leave(table: Table, seat: int, envelope: CommandEnvelope) -> Sequence[log.AnyFact]:
    if table.status == "open":
        return _unseat(table, [seat])
    if table.status == "playing":
        if envelope.seen is not None and envelope.seen < table.started_seq:  # sent before the game began
            raise Refusal("command/stale", seen=envelope.seen, last=table.seq)
        if table.chairs[seat].substitute:
            raise Refusal("table/bot-plays")
        return [_substitute(table, seat, "left")]
    raise Refusal("table/not-playing", status=table.status)


def _close(table: Table, seat: int) -> Sequence[log.AnyFact]:
    """End a game without a result: only where nobody else plays and nothing is rated."""
    if table.status != "playing":
        raise Refusal("table/not-playing", status=table.status)
    if table.setup.rated or any(chair.player for place, chair in enumerate(table.chairs) if place != seat):
        raise Refusal("table/cannot-close")
    return [log.Closed()]


def _substitute(table: Table, seat: int, why: Literal["left", "time"]) -> log.TakenOver:
    return log.TakenOver(seat, table.setup.substitute, why)


def _return(table: Table, seat: int) -> Sequence[log.AnyFact]:
    if table.status != "playing":
        raise Refusal("table/not-playing", status=table.status)
    if not table.chairs[seat].substitute:
        raise Refusal("table/you-play")
    return [log.Returned(seat)]


def _ready(
    table: Table, seat: int, envelope: CommandEnvelope, nonce: str | None, *, ready: bool = True
) -> Sequence[log.AnyFact]:
    _expect_open(table)
    nonce = nonce if ready else None
    facts: list[log.AnyFact] = [log.Readied(seat, ready, nonce)]
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if ready and all(chair.bot or chair.ready for chair in others):
        facts.append(_deal(table, envelope, {seat: nonce}))
    return facts


def _deal(table: Table, envelope: CommandEnvelope, latest: Mapping[int, str | None]) -> log.Started:
    """Deal with all nonces, those of this command included.

    Tables opened before there were commitments have no entropy of their own.
    """
    nonces = [latest.get(seat, chair.nonce) for seat, chair in enumerate(table.chairs)]
    return decide_deal(table.setup, table.entropy or envelope.entropy, nonces)


def _fill(table: Table, envelope: CommandEnvelope, level: wire.Level) -> Sequence[log.AnyFact]:
    _expect_open(table)
    if envelope.by != table.host:
        raise Refusal("table/host-only")
    if not any(chair.is_free for chair in table.chairs):
        raise Refusal("table/full")
    facts: list[log.AnyFact] = [log.Filled(level)]
    if all(chair.ready for chair in table.chairs if chair.player):
        facts.append(_deal(table, envelope, {}))
    return facts


def _start(table: Table, envelope: CommandEnvelope, nonce: str | None) -> Sequence[log.AnyFact]:
    """Start the game; the host becomes ready by asking for it."""
    _expect_open(table)
    if envelope.by != table.host:
        raise Refusal("table/host-only")
    if not all(chair.bot or chair.ready or chair.player == table.host for chair in table.chairs):
        raise Refusal("table/not-ready")
    return _ready(table, _expect_seated(table, envelope.by), envelope, nonce)


# --- moves


def _refusal_from(error: HatboxError) -> Refusal:
    return Refusal(error.code, error.rule if isinstance(error, IllegalMove) else None, **error.params)


def _try_move(table: Table, move: str) -> tuple[dict[str, Any], PlayedMove | None]:
    """Return the record entry of a move, chance included, and the played move to commit; the match is not changed."""
    match, deal = table.playing, table.dealt
    assert deal is not None
    try:
        if deal.nonces is None:  # a game from before there were nonces
            return entry_by_seed(match, move, int(deal.seed)), None
        played = match.try_move(move)
    except HatboxError as error:
        raise _refusal_from(error) from None
    return match.entry(played), played


def _move(table: Table, envelope: CommandEnvelope, move: str) -> Accepted | Sequence[log.AnyFact]:
    seat = expect_playing(table, envelope.by)
    if table.simultaneous:
        return [_choice(table, seat, move, table.clocks.cost(seat, envelope.now, envelope.lag))]
    _expect_fresh(table, envelope)
    expect_turn(table, seat)
    entry, played = _try_move(table, move)
    return Accepted([log.Moved(seat, entry, table.clocks.cost(seat, envelope.now, envelope.lag))], played=played)


def expect_turn(table: Table, seat: int) -> None:
    """Raise a `Refusal` unless a seat is the mover."""
    mover = table.playing.mover
    if mover != seat:
        raise Refusal("move/not-your-turn", turn=-1 if mover is None else mover)


def _choice(table: Table, seat: int, move: str, took: int) -> log.Chose:
    if seat in table.finished:
        raise Refusal("move/chosen-all")
    trial = table.trial_for(seat)
    try:
        trial.play(move)
    except HatboxError as error:
        raise _refusal_from(error) from None
    last = trial.mover != seat
    return log.Chose(seat, move, last, took if last else 0)


def _bot_move(table: Table, command: BotMove) -> Accepted | Sequence[log.AnyFact]:
    if table.status != "playing" or not table.chairs[command.seat].level or command.seat not in table.acting:
        raise Refusal("move/not-your-turn", turn=command.seat)
    if table.simultaneous:
        if len(table.choices[command.seat]) != command.moment:
            raise Refusal("command/stale", seen=command.moment, last=len(table.choices[command.seat]))
        return [_choice(table, command.seat, command.move, 0)]
    if table.playing.ply != command.moment or command.position not in (None, table.position_seq):
        raise Refusal("command/stale", seen=command.moment, last=table.playing.ply)
    entry, played = _try_move(table, command.move)
    return Accepted([log.Moved(command.seat, entry)], played=played)


def _premove(table: Table, envelope: CommandEnvelope, move: str | None) -> Sequence[log.AnyFact]:
    seat = expect_playing(table, envelope.by)
    if table.simultaneous or table.playing.mover == seat:
        raise Refusal("move/your-turn-now")
    if move is None and seat not in table.premoves:
        raise Refusal("move/no-premove")
    return [log.Premoved(seat, move)]


def _play_ahead(table: Table) -> Accepted | Sequence[log.AnyFact]:
    if not table.has_due_premove:
        return []
    seat = table.acting[0]
    move = table.premoves[seat]
    try:
        entry, played = _try_move(table, move)
    except Refusal:
        return [log.PremoveDropped(seat, move)]
    return Accepted([log.Moved(seat, entry, 0, ahead=True)], played=played)


def _resign(table: Table, envelope: CommandEnvelope) -> Sequence[log.AnyFact]:
    seat = expect_playing(table, envelope.by)
    _expect_fresh(table, envelope)
    if len(table.game.sides(table.setup.players)) != 2:
        raise Refusal("table/cannot-resign")
    return [log.Resigned(seat)]


# --- undo


def _undo(table: Table, envelope: CommandEnvelope) -> Sequence[log.AnyFact]:
    seat = expect_playing(table, envelope.by)
    if table.simultaneous:
        if not table.choices[seat]:
            raise Refusal("undo/nothing")
        return [log.Rechose(seat, seat in table.finished)]
    _expect_fresh(table, envelope)
    match = table.playing
    own_moves = (ply for ply in reversed(range(match.ply)) if match.actor(ply) == seat and match.begins_move(ply))
    moment = next(own_moves, None)
    if moment is None or match.is_simultaneous(moment):
        raise Refusal("undo/nothing")
    if table.is_practice(seat):
        return [log.Undone(seat, moment)]
    since = range(moment, match.ply)
    if any(match.actor(at) == CHANCE or match.reveals(at) for at in since):
        raise Refusal("undo/revealed")
    acted = {match.actor(at) for at in since} - {seat}
    if acted and [other for other in table.people if other != seat]:
        return [log.UndoAsked(seat, moment)]
    return [log.Undone(seat, moment)]


def _answer(table: Table, seat: int, yes: bool) -> Sequence[log.AnyFact]:
    request = table.undo_request
    if request is None or request.seat == seat:
        raise Refusal("undo/not-asked")
    if not yes:
        return [log.UndoRefused(seat)]
    if set(table.people) - {request.seat, seat} <= table.agreed:
        return [log.Undone(request.seat, request.moment)]
    return [log.UndoAgreed(seat)]


# --- talk and rematch


def _say(table: Table, envelope: CommandEnvelope) -> Sequence[log.AnyFact]:
    seat = _expect_seated(table, envelope.by)
    # during a game a speaker keeps the name from its start: a new name could say what chat may not
    name = (table.chairs[seat].name if table.status == "playing" else None) or envelope.name
    if table.setup.talk == "none":
        raise Refusal("talk/not-here")
    if isinstance(envelope.command, wire.SayPhrase):
        return [log.Said(envelope.by, name, phrase=envelope.command.phrase)]
    assert isinstance(envelope.command, wire.Say)
    text = "".join(letter if letter.isprintable() else " " for letter in envelope.command.text).strip()
    if table.setup.talk == "phrases":
        raise Refusal("talk/phrases-only")
    if not text:
        raise Refusal("talk/empty")
    chat_filter = table.game.chat_filter(table.setup.players) if table.status == "playing" else None
    if chat_filter and (named := chat_filter.gives_away(text)) is not None:
        raise Refusal("talk/gives-away", chat_filter.RULE, named=named)
    return [log.Said(envelope.by, name, text=text)]


def _rematch(table: Table, envelope: CommandEnvelope, nonce: str | None) -> Accepted | Sequence[log.AnyFact]:
    seat = _expect_seated(table, envelope.by)
    if table.status != "over":
        raise Refusal("table/not-over", status=table.status)
    if table.uploaded:
        raise Refusal("table/uploaded")
    if table.rematch:
        raise Refusal("table/rematched", table=table.rematch)
    if table.chairs[seat].wants_rematch:
        raise Refusal("table/asked-already")
    request = log.RematchAsked(seat, nonce)
    if not all(table.chairs[other].wants_rematch for other in table.people if other != seat):
        return [request]
    entropy = next_entropy(table.entropy or envelope.entropy)
    table_id = rematch_id(entropy)
    present = [*table.chairs]
    present[seat] = msgspec.structs.replace(present[seat], wants_rematch=True, nonce=nonce)
    rotated = [present[place - 1] for place in range(len(present))]
    nonces = [chair.nonce if chair.wants_rematch else None for chair in rotated]
    chairs = tuple(
        Chair(chair.player, chair.name, chair.bot, chair.substitute, ready=True, face=chair.face) for chair in rotated
    )
    again = log.Opened(table.setup, table.host, chairs, entropy=entropy.hex())
    return Accepted([request, log.Rematched(table_id)], (table_id, [again, decide_deal(table.setup, entropy, nonces)]))
