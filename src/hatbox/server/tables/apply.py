"""Apply stored events to a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hatbox.engine.game import Game
from hatbox.engine.match import PlayedMove
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, key_of
from hatbox.records.record import Record, start_match
from hatbox.server.tables import log
from hatbox.server.tables.clock import Clocks
from hatbox.server.tables.log import Chair
from hatbox.server.tables.opening import seed_from
from hatbox.server.tables.table import Table

CHANGES_PLAY = (  # events after which `_settle` must run
    log.Started, log.Moved, log.Chose, log.Rechose, log.Undone, log.Resigned, log.TakenOver, log.Returned, log.Closed,
)  # fmt: skip


def open_table(table_id: str, event: log.Event) -> Table:
    """Return the table that its first event opens."""
    fact = event.fact
    assert isinstance(fact, log.Opened)
    setup = fact.setup
    game: Game[Any] = game_named(setup.game)
    options = game.resolve_options(
        setup.players, {key: value for key, value in setup.options.items() if key != "first"}
    )
    clocks = Clocks.start(setup.clock, setup.players)
    table = Table(table_id, setup, fact.host, list(fact.chairs), event.at, fact.quick, game, options, clocks)
    table.version, table.seq, table.at, table.public_at = event.n, 1, event.at, event.at
    table.code, table.uploaded = fact.code, fact.uploaded
    if fact.entropy:
        table.entropy = bytes.fromhex(fact.entropy)
        table.commitment = commitment_to(seed_from(table.entropy))
    return table


def replay_events(table_id: str, events: Sequence[log.Event]) -> Table:
    """Return a table from all its events."""
    table = open_table(table_id, events[0])
    for event in events[1:]:
        apply_event(table, event)
    return table


def apply_event(table: Table, event: log.Event, played: PlayedMove | None = None) -> None:
    """Change a table by its next event; `played` is the event's move, if `decide` has just tried it on this table."""
    fact = event.fact
    table.version, table.at = event.n, event.at
    if log.owner_of(fact) is None and not isinstance(fact, log.Forgotten):
        table.public_at = event.at
    if log.is_numbered(fact):
        table.seq += 1
    _apply(table, fact, played)
    if table.status != "open" or any(chair.is_free for chair in table.chairs):
        table.full_since = None
    elif table.full_since is None:
        table.full_since = event.at
    if event.command:
        table.answers[event.player, event.command] = table.seq
    if isinstance(fact, CHANGES_PLAY):
        _settle(table, event.at)


def _settle(table: Table, at: int) -> None:
    """Update what depends on the position: the end of the game, who acts, which clocks run."""
    match = table.match
    if match is not None and match.is_over and table.status == "playing":
        table.status = "over"
        table.premoves.clear()
    table.simultaneous = table.status == "playing" and match is not None and match.is_simultaneous(match.ply)
    if match is None or table.status != "playing":
        table.acting = []
    elif table.simultaneous:
        table.acting = [seat for seat in range(table.setup.players) if seat not in table.finished]
    else:
        table.acting = [] if match.mover is None else [match.mover]
    table.clocks.run([seat for seat in table.acting if table.chairs[seat].is_person], at)


def _change(table: Table, seat: int, **changes: Any) -> None:
    table.chairs[seat] = msgspec.structs.replace(table.chairs[seat], **changes)


def _apply(table: Table, fact: log.AnyFact, played: PlayedMove | None) -> None:
    match fact:
        case log.Moved():
            _apply_move(table, fact, played)
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
            table.chairs[fact.seat] = Chair(fact.player, fact.name, face=fact.face)
        case log.Left():
            _apply_leaving(table, fact.seat)
        case log.Readied():
            _change(table, fact.seat, ready=fact.ready, nonce=fact.nonce)
        case log.Filled():
            table.chairs = [Chair(bot=fact.level) if chair.is_free else chair for chair in table.chairs]
        case log.Started():
            _apply_start(table, fact)
        case log.UndoAsked():
            table.undo_request, table.agreed = fact, set()
        case log.UndoAgreed():
            table.agreed.add(fact.seat)
        case log.UndoRefused():
            table.undo_request = None
        case log.Undone():
            table.playing.rewind_to(fact.moment)
            table.undone += 1
            _position_changed(table)
        case log.Resigned():
            table.playing.resign(fact.seat)
            _position_changed(table)
        case log.TakenOver():
            _change(table, fact.seat, substitute=fact.level)
            table.gone.append(fact.seat)
            table.premoves.pop(fact.seat, None)
        case log.Returned():
            _change(table, fact.seat, substitute=None)
            if fact.seat in table.gone:  # not if the substitute came along from the game before
                table.gone.remove(fact.seat)
            table.clocks.hand_back(fact.seat)
        case log.Paused():
            table.clocks.pause(fact.milliseconds)
        case log.BotsOffered():
            table.offered_bots = True
        case log.RematchAsked():
            _change(table, fact.seat, wants_rematch=True, nonce=fact.nonce)
        case log.Rematched():
            table.rematch = fact.table
        case log.Closed():
            table.status = "closed"
        case log.Forgotten():
            table.forgotten.add(fact.player)
            for seat, chair in enumerate(table.chairs):
                if chair.player and (chair.player == fact.player or table.uploaded):
                    _change(table, seat, name=log.NAMELESS, face=None)


def _apply_start(table: Table, fact: log.Started) -> None:
    table.dealt = msgspec.structs.replace(fact, deal={})
    table.match = start_match(
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
    table.commitment = fact.commitment
    if fact.nonces is not None:
        table.match.key = key_of(bytes.fromhex(str(fact.seed)), fact.nonces)
    table.status = "playing"
    table.choices = [[] for _ in table.chairs]
    table.started_seq = table.seq
    _position_changed(table)


def _apply_move(table: Table, fact: log.Moved, played: PlayedMove | None) -> None:
    match = table.playing
    if played is None:
        match.apply_entry(fact.entry)
    else:
        match.commit(played)
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
        while match.is_simultaneous(match.ply):
            assert match.mover is not None
            match.play(next(waiting[match.mover]))
        table.choices = [[] for _ in table.chairs]
        table.finished.clear()
        _position_changed(table)


def _position_changed(table: Table) -> None:
    table.position_seq = table.seq
    table.undo_request = None


def _apply_leaving(table: Table, seat: int) -> None:
    player = table.chairs[seat].player
    table.chairs[seat] = Chair()
    heir = next((chair.player for chair in table.chairs if chair.player), None)
    if player == table.host and heir is not None:
        table.host = heir
