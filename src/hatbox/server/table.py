"""One table, pure: what a command would do (`step`), and what an event has done (`fold`).

`step(table, order)` changes nothing: it answers with facts to be written down, or raises a `Refusal`. `fold` applies
an event that has been written down. No clock, no chance, no input or output: time and randomness come with the order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec

from hatbox import wire
from hatbox.core.errors import HatboxError, IllegalMove
from hatbox.core.game import CHANCE, Game, Value
from hatbox.core.play import Match
from hatbox.games import game_named
from hatbox.i18n import Param
from hatbox.records.fair import commitment_to, play_by_seed
from hatbox.records.record import Fair, Record, begin, record_of
from hatbox.server import log
from hatbox.server.clock import Clocks
from hatbox.server.log import Chair
from hatbox.server.talk import gives_away

BOT_LEASE = 15_000  # if a bot has not moved by then, another process may move for it
BOT_OFFER = 12_000  # so long a quick match waits before it offers bots
MOST_EVENTS = 3000  # at one table: then only what brings the game to its end is written down
ENDLESS = (wire.Sit, wire.Return, wire.Ready, wire.Premove, wire.Undo, wire.Say, wire.SayPhrase)
SERVER = ""  # who commands what the server itself does


class Refusal(Exception):
    """A command that is not carried out: a code, what fills it in, and the rule if there is one."""

    def __init__(self, code: str, rule: str | None = None, **params: Param) -> None:
        super().__init__(code)
        self.code, self.rule, self.params = code, rule, params


# --- what the server itself asks a table to do


class Start(msgspec.Struct, frozen=True):
    """Deal, if everybody is ready."""


class BotMove(msgspec.Struct, frozen=True):
    """What a bot has decided at a certain moment."""

    seat: int
    move: str
    moment: int


class PlayAhead(msgspec.Struct, frozen=True):
    """Make the premove of the seat whose turn has come."""


class TimeUp(msgspec.Struct, frozen=True):
    """Look at the clocks."""


class Pause(msgspec.Struct, frozen=True):
    """The server was down so long."""

    milliseconds: int


class OfferBots(msgspec.Struct, frozen=True):
    """A quick match has waited long enough."""


ServerDeed: TypeAlias = Start | BotMove | PlayAhead | TimeUp | Pause | OfferBots


class Order(msgspec.Struct, frozen=True):
    """A command, with what a table may not find out for itself: who, when, and luck."""

    deed: wire.Deed | ServerDeed
    now: int
    by: str = SERVER
    name: str = ""
    id: str = ""
    seen: int | None = None
    lag: int = 0  # milliseconds the command was under way
    luck: bytes = b""  # 32 random bytes, where something may be dealt


@dataclass(frozen=True)
class Repeat:
    """The command was carried out before; `seq` is what it was answered with."""

    seq: int


@dataclass
class Table:
    """A table, as far as its events tell."""

    id: str
    setup: wire.Setup
    host: str
    chairs: list[Chair]
    created: int
    quick: bool
    game: Game[Any]
    options: dict[str, Value]
    clocks: Clocks
    status: Literal["open", "playing", "over", "closed"] = "open"
    n: int = 0  # events so far
    seq: int = 0  # those that all may count
    position_seq: int = 0  # the last that changed the game: a move decided before it is stale
    at: int = 0  # when the last event was
    told_at: int = 0  # when the last was that is no one seat's secret: what viewers see is reckoned from then
    match: Match[Any] | None = None
    together: bool = False  # all choose at the same time now
    acting: list[int] = field(default_factory=list)  # the seats that have something to decide now
    dealt: log.Started | None = None
    premoves: dict[int, str] = field(default_factory=dict)
    choices: list[list[str]] = field(default_factory=list)  # by seat, while all choose at the same time
    finished: set[int] = field(default_factory=set)  # seats that have chosen all
    asked: log.UndoAsked | None = None
    agreed: set[int] = field(default_factory=set)
    offered_bots: bool = False
    rematch: str | None = None
    answers: dict[tuple[str, str], int] = field(default_factory=dict)  # what each command was answered with

    # --- who

    def seat_of(self, player: str) -> int | None:
        """Where somebody sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    @property
    def people(self) -> list[int]:
        """The seats where people sit who play."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    def imagined(self, seat: int) -> Match[Any]:
        """While all choose: the game as one seat sees it when its turn to choose comes, whatever the others do."""
        trial = self.playing.branch()
        while trial.mover != seat:
            trial.act(trial.legal_actions()[0])
        for move in self.choices[seat]:
            trial.play(move)
        return trial

    @property
    def playing(self) -> Match[Any]:
        """The game, once it has begun."""
        if self.match is None:
            raise Refusal("table/not-playing", status=self.status)
        return self.match

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now."""
        if self.match is None or self.status != "playing" or not self.chairs[seat].is_person:
            return []
        if self.together:
            trial = self.imagined(seat) if seat not in self.finished else None
            return trial.legal() if trial is not None and trial.mover == seat else []
        return self.match.legal() if self.match.mover == seat else []

    # --- when

    def wake(self) -> int | None:
        """When somebody should look at this table, even if nobody commands anything."""
        if self.status == "open":
            return self.created + BOT_OFFER if self.quick and not self.offered_bots else None
        if self.status != "playing" or not self.people:
            return None
        if any(self.chairs[seat].level for seat in self.acting) or self.premove_due:
            return self.at + BOT_LEASE
        return self.clocks.deadline()

    @property
    def premove_due(self) -> bool:
        """Whether somebody's turn has come who has decided ahead."""
        return bool(self.premoves) and not self.together and any(seat in self.premoves for seat in self.acting)

    @property
    def bots_due(self) -> list[int]:
        """The seats whose bots should think now. Without people at the table nothing hurries."""
        return [seat for seat in self.acting if self.chairs[seat].level] if self.people else []

    # --- what remains of it

    def record(self) -> Record:
        """The game as a record, everything revealed, with what opens the commitment."""
        record = record_of(self.playing)
        dealt = self.dealt
        assert dealt is not None
        record.rules = dealt.rules
        record.fair = Fair(commitment=dealt.commitment, seed=str(dealt.seed), salt=dealt.salt)
        return record


# --- opening a table


def opening(setup: wire.Setup, host: str, name: str, *, quick: bool = False) -> log.Opened:
    """What makes a new table: the host sits on the first seat that is not a bot's."""
    game: Game[Any] = game_named(setup.game)
    try:
        game.resolve(setup.players, {key: value for key, value in setup.options.items() if key != "first"})
        first_option(setup)
    except HatboxError as fault:
        raise Refusal(fault.code, None, **fault.params) from None
    seats = {str(seat) for seat in range(setup.players)}
    if not set(setup.bots) < seats:
        raise Refusal("table/bad-bots", allowed=", ".join(sorted(seats)))
    chairs = [Chair(bot=setup.bots.get(str(seat))) for seat in range(setup.players)]
    own = next(seat for seat, chair in enumerate(chairs) if chair.is_free)
    chairs[own] = Chair(player=host, name=name)
    return log.Opened(setup, host, tuple(chairs), quick)


def first_option(setup: wire.Setup) -> Value:
    """Who begins: a seat, or `random`."""
    first = setup.options.get("first", "random")
    if first != "random" and (type(first) is not int or not 0 <= first < setup.players):
        raise Refusal("bad-first", value=str(first), most=setup.players - 1)
    return first


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
    return table


def folded(table_id: str, events: Sequence[log.Event]) -> Table:
    """A table from its events."""
    table = opened(table_id, events[0])
    for event in events[1:]:
        fold(table, event)
    return table


def dealt(setup: wire.Setup, luck: bytes) -> log.Started:
    """A deal, and what commits the server to it."""
    game: Game[Any] = game_named(setup.game)
    seed, salt = int.from_bytes(luck[:8], "big"), luck[8:24].hex()
    match = Match.new(game, setup.players, setup.options, seed)
    record = record_of(match)
    commitment = commitment_to(record.first, record.deal, str(seed), salt)
    return log.Started(seed, salt, commitment, record.first, record.deal, game.version)


# --- step


class Decision(msgspec.Struct, frozen=True):
    """What is to be written down: facts for this table and, after a rematch, the beginning of another."""

    facts: Sequence[log.AnyFact]
    other: tuple[str, Sequence[log.AnyFact]] | None = None


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
        case wire.Sit():
            return _sit(table, order, order.deed.seat)
        case wire.Leave():
            return _leave(table, _own_seat(table, order))
        case wire.Return():
            return _return(table, _own_seat(table, order))
        case wire.Ready():
            return _ready(table, _own_seat(table, order), order.deed.ready, order)
        case wire.FillWithBots():
            return _fill(table, order, order.deed.level)
        case wire.Move():
            return _move(table, order, order.deed.move)
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
        case Start():
            return _started(table, order)
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


def _started(table: Table, order: Order) -> Sequence[log.AnyFact]:
    _expect_open(table)
    if not all(chair.bot or chair.ready for chair in table.chairs):
        raise Refusal("table/not-ready")
    return [dealt(table.setup, order.luck)]


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
        return dict(match.moves(before)[0])
    except HatboxError as fault:
        raise _refused(fault) from None
    finally:
        match.back_to(before)


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


# --- fold


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
