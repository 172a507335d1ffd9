"""What an event that has been written down makes of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hatbox.core.game import Game
from hatbox.games import game_named
from hatbox.records.record import Record, begin
from hatbox.server import log
from hatbox.server.clock import Clocks
from hatbox.server.log import Chair
from hatbox.server.table.state import Table


def opened(table_id: str, event: log.Event) -> Table:
    """The table that its first event makes."""
    fact = event.fact
    assert isinstance(fact, log.Opened)
    setup = fact.setup
    game: Game[Any] = game_named(setup.game)
    options = game.resolve(setup.players, {key: value for key, value in setup.options.items() if key != "first"})
    clocks = Clocks.wound(setup.clock, setup.players)
    table = Table(table_id, setup, fact.host, list(fact.chairs), event.at, fact.quick, game, options, clocks)
    table.n, table.seq, table.at, table.told_at = event.n, 1, event.at, event.at
    table.code = fact.code
    return table


def folded(table_id: str, events: Sequence[log.Event]) -> Table:
    """A table from its events."""
    table = opened(table_id, events[0])
    for event in events[1:]:
        fold(table, event)
    return table


def fold(table: Table, event: log.Event) -> None:
    """Apply an event that has been written down."""
    fact = event.fact
    table.n, table.at = event.n, event.at
    if log.owner_of(fact) is None:
        table.told_at = event.at
    if log.is_numbered(fact):
        table.seq += 1
    _apply(table, fact, event.at)
    if event.command:
        table.answers[event.player, event.command] = table.seq
    if isinstance(fact, CHANGES_PLAY):
        _settle(table, event.at)


CHANGES_PLAY = (
    log.Started, log.Moved, log.Chose, log.Rechose, log.Undone, log.Resigned, log.TakenOver, log.Returned,
)  # fmt: skip


def _settle(table: Table, at: int) -> None:
    """After anything that may have changed whose turn it is: the end, and whose clock runs."""
    match = table.match
    if match is not None and match.is_over and table.status == "playing":
        table.status = "over"
        table.premoves.clear()
    table.together = table.status == "playing" and match is not None and table.game.together(match.state)
    if match is None or table.status != "playing":
        table.acting = []
    elif table.together:
        table.acting = [seat for seat in range(table.setup.players) if seat not in table.finished]
    else:
        table.acting = [] if match.mover is None else [match.mover]
    table.clocks.run([seat for seat in table.acting if table.chairs[seat].is_person], at)


def _change(table: Table, seat: int, **changes: Any) -> None:
    table.chairs[seat] = msgspec.structs.replace(table.chairs[seat], **changes)


def _apply(table: Table, fact: log.AnyFact, at: int) -> None:
    match fact:
        case log.Moved():
            _apply_move(table, fact)
        case log.Chose():
            _apply_choice(table, fact)
        case log.Rechose():
            table.choices[fact.seat].pop()
            table.finished.discard(fact.seat)
        case log.Premoved():
            if fact.move is None:
                table.premoves.pop(fact.seat, None)
            else:
                table.premoves[fact.seat] = fact.move
        case log.PremoveDropped():
            table.premoves.pop(fact.seat, None)
        case log.Said() | log.Opened():
            pass
        case log.Sat():
            table.chairs = [Chair() if chair.player == fact.player else chair for chair in table.chairs]
            table.chairs[fact.seat] = Chair(fact.player, fact.name)
        case log.Left():
            _apply_leaving(table, fact.seat)
        case log.Readied():
            _change(table, fact.seat, ready=fact.ready)
        case log.Filled():
            table.chairs = [Chair(bot=fact.level) if chair.is_free else chair for chair in table.chairs]
        case log.Started():
            _apply_start(table, fact)
        case log.UndoAsked():
            table.asked, table.agreed = fact, set()
        case log.UndoAgreed():
            table.agreed.add(fact.seat)
        case log.UndoRefused():
            table.asked = None
        case log.Undone():
            table.playing.back_to(fact.moment)
            _position_changed(table)
        case log.Resigned():
            table.playing.resign(fact.seat)
            _position_changed(table)
        case log.TakenOver():
            _change(table, fact.seat, substitute=fact.level)
            table.premoves.pop(fact.seat, None)
        case log.Returned():
            _change(table, fact.seat, substitute=None)
            table.clocks.hand_back(fact.seat)
        case log.Paused():
            table.clocks.pause(fact.milliseconds)
        case log.BotsOffered():
            table.offered_bots = True
        case log.RematchAsked():
            _change(table, fact.seat, wants_rematch=True)
        case log.Rematched():
            table.rematch = fact.table
        case log.Closed():
            table.status = "closed"


def _apply_start(table: Table, fact: log.Started) -> None:
    table.dealt = fact
    table.match = begin(
        Record(
            game=table.setup.game,
            players=table.setup.players,
            options=table.options,
            first=fact.first,
            deal=fact.deal,
            moves=[],
            rules=fact.rules,
        )
    )
    table.status = "playing"
    table.choices = [[] for _ in table.chairs]
    _position_changed(table)


def _apply_move(table: Table, fact: log.Moved) -> None:
    match = table.playing
    match.retrace(fact.entry)
    table.premoves.pop(fact.seat, None)
    table.clocks.charge(fact.seat, fact.took, turn_ended=match.mover != fact.seat)
    _position_changed(table)


def _apply_choice(table: Table, fact: log.Chose) -> None:
    table.choices[fact.seat].append(fact.move)
    if not fact.last:
        return
    table.finished.add(fact.seat)
    table.clocks.charge(fact.seat, fact.took, turn_ended=True)
    if len(table.finished) == len(table.chairs):
        match, waiting = table.playing, [iter(moves) for moves in table.choices]
        while table.game.together(match.state):
            assert match.mover is not None
            match.play(next(waiting[match.mover]))
        table.choices = [[] for _ in table.chairs]
        table.finished.clear()
        _position_changed(table)


def _position_changed(table: Table) -> None:
    table.position_seq = table.seq
    table.asked = None


def _apply_leaving(table: Table, seat: int) -> None:
    player = table.chairs[seat].player
    table.chairs[seat] = Chair()
    heir = next((chair.player for chair in table.chairs if chair.player), None)
    if player == table.host and heir is not None:
        table.host = heir
