"""What a command would do to a table: facts to be written down, or a refusal. Nothing is changed here."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from hatbox import wire
from hatbox.core.errors import HatboxError, IllegalMove
from hatbox.core.game import CHANCE, Ways
from hatbox.core.play import Match
from hatbox.records.fair import play_by_seed
from hatbox.server import log
from hatbox.server.log import Chair
from hatbox.server.table.opening import dealt
from hatbox.server.table.orders import (
    BotMove,
    Decision,
    OfferBots,
    Order,
    Pause,
    PlayAhead,
    Refusal,
    Repeat,
    TimeUp,
)
from hatbox.server.table.state import Table
from hatbox.server.talk import gives_away

MOST_EVENTS = 3000  # at one table: then only what brings the game to its end is written down
ENDLESS = (wire.Sit, wire.Return, wire.Ready, wire.Premove, wire.Undo, wire.Say, wire.SayPhrase)


def step(table: Table, order: Order) -> Decision | Repeat:
    """What an order does, without doing it; raises a `Refusal`."""
    if order.id and (order.by, order.id) in table.answers:
        return Repeat(table.answers[order.by, order.id])
    if table.n >= MOST_EVENTS and isinstance(order.deed, ENDLESS):
        raise Refusal("table/worn-out", most=MOST_EVENTS)
    if order.seen is not None and order.seen > table.seq:
        raise Refusal("command/unseen", seen=order.seen, last=table.seq)
    decision = _decide(table, order)
    return decision if isinstance(decision, Decision) else Decision(decision)


def _decide(table: Table, order: Order) -> Decision | Sequence[log.AnyFact]:
    match order.deed:
        case wire.Move():
            return _move(table, order, order.deed.move)
        case wire.Sit():
            return _sit(table, order, order.deed.seat)
        case wire.Leave():
            return _leave(table, _own_seat(table, order))
        case wire.Return():
            return _return(table, _own_seat(table, order))
        case wire.Ready():
            return _ready(table, _own_seat(table, order), order.deed.ready, order)
        case wire.Start():
            return _start(table, order)
        case wire.FillWithBots():
            return _fill(table, order, order.deed.level)
        case wire.Premove():
            return _premove(table, order, order.deed.move)
        case wire.Undo():
            return _undo(table, order)
        case wire.Answer():
            return _answer(table, _own_seat(table, order), order.deed.yes)
        case wire.Resign():
            return _resign(table, order)
        case wire.Say() | wire.SayPhrase():
            return _say(table, order)
        case wire.Rematch():
            return _rematch(table, order)
        case BotMove():
            return _bot_move(table, order.deed)
        case PlayAhead():
            return _play_ahead(table, order)
        case TimeUp():
            return [_substituted(table, seat, "time") for seat in table.clocks.out_of_time(order.now)]
        case Pause():
            return [log.Paused(order.deed.milliseconds)]
        case OfferBots():
            return [log.BotsOffered()] if table.status == "open" and not table.offered_bots else []


def _own_seat(table: Table, order: Order) -> int:
    seat = table.seat_of(order.by)
    if seat is None:
        raise Refusal("table/not-seated")
    return seat


def _expect_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("table/not-open", status=table.status)


def _player(table: Table, order: Order) -> int:
    """The seat of somebody who plays, in a game that runs."""
    seat = _own_seat(table, order)
    if table.status != "playing":
        raise Refusal("table/not-playing", status=table.status)
    if table.chairs[seat].substitute:
        raise Refusal("table/bot-plays")
    return seat


def _expect_fresh(table: Table, order: Order) -> None:
    if order.seen is not None and order.seen < table.position_seq:
        raise Refusal("command/stale", seen=order.seen, last=table.seq)


# --- before the game


def _sit(table: Table, order: Order, seat: int | None) -> Sequence[log.AnyFact]:
    _expect_open(table)
    free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
    own = table.seat_of(order.by)
    if own is not None and seat in (own, None):
        raise Refusal("table/seated", seat=own)
    if not free:
        raise Refusal("table/full")
    if seat is None:
        seat = free[0]
    if seat not in free:
        raise Refusal("table/seat-taken", seat=seat, allowed=", ".join(map(str, free)))
    return [log.Sat(seat, order.by, order.name)]


def _leave(table: Table, seat: int) -> Sequence[log.AnyFact]:
    if table.status == "open":
        return [log.Left(seat), *([log.Closed()] if table.people == [seat] else [])]
    if table.status == "playing":
        if table.chairs[seat].substitute:
            raise Refusal("table/bot-plays")
        return [_substituted(table, seat, "left")]
    raise Refusal("table/not-playing", status=table.status)


def _substituted(table: Table, seat: int, why: Literal["left", "time"]) -> log.TakenOver:
    return log.TakenOver(seat, table.setup.substitute, why)


def _return(table: Table, seat: int) -> Sequence[log.AnyFact]:
    if table.status != "playing":
        raise Refusal("table/not-playing", status=table.status)
    if not table.chairs[seat].substitute:
        raise Refusal("table/you-play")
    return [log.Returned(seat)]


def _ready(table: Table, seat: int, ready: bool, order: Order) -> Sequence[log.AnyFact]:
    _expect_open(table)
    facts: list[log.AnyFact] = [log.Readied(seat, ready)]
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    if ready and all(chair.bot or chair.ready for chair in others):
        facts.append(dealt(table.setup, order.luck))
    return facts


def _fill(table: Table, order: Order, level: wire.Level) -> Sequence[log.AnyFact]:
    _expect_open(table)
    if order.by != table.host:
        raise Refusal("table/host-only")
    if not any(chair.is_free for chair in table.chairs):
        raise Refusal("table/full")
    facts: list[log.AnyFact] = [log.Filled(level)]
    if all(chair.ready for chair in table.chairs if chair.player):
        facts.append(dealt(table.setup, order.luck))
    return facts


def _start(table: Table, order: Order) -> Sequence[log.AnyFact]:
    """The host begins, and is ready by that."""
    _expect_open(table)
    if order.by != table.host:
        raise Refusal("table/host-only")
    if not all(chair.bot or chair.ready or chair.player == table.host for chair in table.chairs):
        raise Refusal("table/not-ready")
    return _ready(table, _own_seat(table, order), True, order)


# --- moves


def _refused(fault: HatboxError) -> Refusal:
    return Refusal(fault.code, fault.rule if isinstance(fault, IllegalMove) else None, **fault.params)


def _tried(table: Table, move: str) -> dict[str, Any]:
    """A move as a record tells it, with what chance brings; the match is left as it was."""
    match, dealt = table.playing, table.dealt
    assert dealt is not None
    before = len(match)
    try:
        play_by_seed(match, move, dealt.seed)
    except HatboxError as fault:
        raise _refused(fault) from None
    return match.taken_back(before)


def _move(table: Table, order: Order, move: str) -> Sequence[log.AnyFact]:
    seat = _player(table, order)
    if table.together:
        return [_choice(table, seat, move, table.clocks.cost(seat, order.now, order.lag))]
    _expect_fresh(table, order)
    _expect_turn(table, seat)
    return [log.Moved(seat, _tried(table, move), table.clocks.cost(seat, order.now, order.lag))]


def _expect_turn(table: Table, seat: int) -> None:
    mover = table.playing.mover
    if mover != seat:
        raise Refusal("move/not-your-turn", turn=-1 if mover is None else mover)


def _choice(table: Table, seat: int, move: str, took: int) -> log.Chose:
    if seat in table.finished:
        raise Refusal("move/chosen-all")
    trial = table.imagined(seat)
    try:
        trial.play(move)
    except HatboxError as fault:
        raise _refused(fault) from None
    last = trial.mover != seat
    return log.Chose(seat, move, last, took if last else 0)


def _bot_move(table: Table, deed: BotMove) -> Sequence[log.AnyFact]:
    if table.status != "playing" or not table.chairs[deed.seat].level or deed.seat not in table.acting:
        raise Refusal("move/not-your-turn", turn=deed.seat)
    if table.together:
        if len(table.choices[deed.seat]) != deed.moment:
            raise Refusal("command/stale", seen=deed.moment, last=len(table.choices[deed.seat]))
        return [_choice(table, deed.seat, deed.move, 0)]
    if len(table.playing) != deed.moment:
        raise Refusal("command/stale", seen=deed.moment, last=len(table.playing))
    return [log.Moved(deed.seat, _tried(table, deed.move))]


def _premove(table: Table, order: Order, move: str | None) -> Sequence[log.AnyFact]:
    seat = _player(table, order)
    if table.together or table.playing.mover == seat:
        raise Refusal("move/your-turn-now")
    if move is None and seat not in table.premoves:
        raise Refusal("move/no-premove")
    return [log.Premoved(seat, move)]


def _play_ahead(table: Table, order: Order) -> Sequence[log.AnyFact]:
    if not table.premove_due:
        return []
    seat = table.acting[0]
    move = table.premoves[seat]
    try:
        entry = _tried(table, move)
    except Refusal:
        return [log.PremoveDropped(seat, move)]
    return [log.Moved(seat, entry, 0, ahead=True)]


def _resign(table: Table, order: Order) -> Sequence[log.AnyFact]:
    seat = _player(table, order)
    _expect_fresh(table, order)
    if len(table.game.sides(table.setup.players)) != 2:
        raise Refusal("table/cannot-resign")
    return [log.Resigned(seat)]


def ways(table: Table, player: str, path: str) -> Ways:
    """How a move of the player whose turn it is can go on, by what that player sees."""
    seat = _player(table, Order(wire.Move(path), table.at, player))
    if not table.together:
        _expect_turn(table, seat)
    try:
        return table.game.ways(table.playing.view(seat).states, path)
    except HatboxError as fault:
        raise _refused(fault) from None


# --- taking back


def _undo(table: Table, order: Order) -> Sequence[log.AnyFact]:
    seat = _player(table, order)
    if table.together:
        if not table.choices[seat]:
            raise Refusal("undo/nothing")
        return [log.Rechose(seat, seat in table.finished)]
    _expect_fresh(table, order)
    match = table.playing
    moment = next(_own_moments(match, seat), None)
    if moment is None or table.game.together(match.states[moment]):
        raise Refusal("undo/nothing")
    since = range(moment, len(match))
    if any(match.actor(at) == CHANCE or match.reveals(at) for at in since):
        raise Refusal("undo/revealed")
    acted = {match.actor(at) for at in since} - {seat}
    if acted and [other for other in table.people if other != seat]:
        return [log.UndoAsked(seat, moment)]
    return [log.Undone(seat, moment)]


def taking_back(table: Table, player: str) -> wire.TakingBack:
    """What would come of it if a player took their latest move back now; nothing is changed by asking."""
    try:
        facts = _undo(table, Order(wire.Undo(), table.at, player))
    except Refusal as refusal:
        return wire.TakingBack(no=refusal.code)
    return wire.TakingBack(asks=isinstance(facts[0], log.UndoAsked))


def _own_moments(match: Match[Any], seat: int) -> Iterator[int]:
    """When a seat began its moves, the latest first."""
    return (at for at in reversed(range(len(match))) if match.actor(at) == seat and match.begins_move(at))


def _answer(table: Table, seat: int, yes: bool) -> Sequence[log.AnyFact]:
    asked = table.asked
    if asked is None or asked.seat == seat:
        raise Refusal("undo/not-asked")
    if not yes:
        return [log.UndoRefused(seat)]
    if set(table.people) - {asked.seat, seat} <= table.agreed:
        return [log.Undone(asked.seat, asked.moment)]
    return [log.UndoAgreed(seat)]


# --- talk and rematch


def _say(table: Table, order: Order) -> Sequence[log.AnyFact]:
    _own_seat(table, order)
    if table.setup.talk == "none":
        raise Refusal("talk/not-here")
    if isinstance(order.deed, wire.SayPhrase):
        return [log.Said(order.by, order.name, phrase=order.deed.phrase)]
    assert isinstance(order.deed, wire.Say)
    text = "".join(letter if letter.isprintable() else " " for letter in order.deed.text).strip()
    if table.setup.talk == "phrases":
        raise Refusal("talk/phrases-only")
    if not text:
        raise Refusal("talk/empty")
    if table.status == "playing" and any(len(side) > 1 for side in table.game.sides(table.setup.players)):
        named = gives_away(text)
        if named is not None:
            raise Refusal("talk/gives-away", "H8", named=named)
    return [log.Said(order.by, order.name, text=text)]


def _rematch(table: Table, order: Order) -> Decision | Sequence[log.AnyFact]:
    seat = _own_seat(table, order)
    if table.status != "over":
        raise Refusal("table/not-over", status=table.status)
    if table.rematch:
        raise Refusal("table/rematched", table=table.rematch)
    if table.chairs[seat].wants_rematch:
        raise Refusal("table/asked-already")
    asked = log.RematchAsked(seat)
    if not all(table.chairs[other].wants_rematch for other in table.people if other != seat):
        return [asked]
    table_id = rematch_id(order.luck)
    rotated = [table.chairs[place - 1] for place in range(len(table.chairs))]
    chairs = tuple(Chair(chair.player, chair.name, chair.bot, chair.substitute, ready=True) for chair in rotated)
    again = log.Opened(table.setup, table.host, chairs)
    return Decision([asked, log.Rematched(table_id)], (table_id, [again, dealt(table.setup, order.luck)]))


def rematch_id(luck: bytes) -> str:
    """The name of the next table: as hard to guess as any."""
    return hashlib.blake2b(luck, digest_size=8, person=b"table").hexdigest()
