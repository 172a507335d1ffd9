"""Puzzles: positions in which one move is clearly best, as files that the page ships.

A puzzle holds what its seat may know, never a state. A file has the views of all its puzzles as one block of bytes, and
of every legal move only the share: the moves follow from the view.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Any

import msgspec

from hatbox.compiled.records import from_bytes, state_size
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON, Game, GameEvent
from hatbox.engine.match import View
from hatbox.games import game_named
from hatbox.records.record import decode_struct

FORMAT = "hatbox-puzzles"
VERSION = 1
ID_LENGTH = 16  # hexadecimal digits
SCALE = 1000  # a share is stored in thousandths of a win


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which the seat to act should find the best move."""

    id: str  # stable: a digest of game and view
    game: str
    players: int
    seat: int
    rules: int  # version of the game's rules
    view: bytes
    kind: str  # of decision
    best: str  # the move to find
    moves: tuple[tuple[str, float], ...]  # every legal move with its share of the win, the best first
    reason: GameEvent  # why it is the best
    rating: int  # difficulty, see docs/puzzles.md


class StoredPuzzle(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle as a file stores it, without its view."""

    players: int
    seat: int
    kind: str
    rating: int
    reason: str
    params: dict[str, Any]  # of the reason
    shares: list[int]  # by legal move, in the order in which the engine lists them


class PuzzleFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of puzzles of one game, the easiest first."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    views: str  # base64: the first byte of every view, then the second of every view, and so on (compresses best)
    puzzles: list[StoredPuzzle]


FILES = msgspec.json.Decoder(PuzzleFile)


def id_of(game: Game[Any], view: bytes) -> str:
    """Return a puzzle's id, as the page computes it too: the same view has the same."""
    return hashlib.sha256(f"{game.name} {base64.b64encode(view).decode()}".encode()).hexdigest()[:ID_LENGTH]


def legal_moves(game: Game[Any], view: bytes, seat: int) -> list[str]:
    """Return what the seat of a view may do, in the engine's order."""
    return View(game, seat, from_bytes(game.state_class, view)).legal_moves()


def encode_puzzles(game: Game[Any], puzzles: list[Puzzle]) -> bytes:
    """Return puzzles as the bytes of a file."""
    stored = []
    for puzzle in puzzles:
        shares = dict(puzzle.moves)
        in_order = [round(SCALE * shares[move]) for move in legal_moves(game, puzzle.view, puzzle.seat)]
        code, params = puzzle.reason.code, dict(puzzle.reason.params)
        stored.append(StoredPuzzle(puzzle.players, puzzle.seat, puzzle.kind, puzzle.rating, code, params, in_order))
    columns = bytes(byte for column in zip(*(puzzle.view for puzzle in puzzles), strict=True) for byte in column)
    views = base64.b64encode(columns).decode()
    return msgspec.json.encode(PuzzleFile(game=game.name, rules=game.version, views=views, puzzles=stored)) + b"\n"


def decode_puzzles(data: bytes, where: str) -> list[Puzzle]:
    """Return the puzzles of a file; raise if it is damaged or of other rules."""
    file = decode_struct(FILES, data, where)
    game: Game[Any] = game_named(file.game)
    count, size = len(file.puzzles), state_size(game.state_class)
    columns = base64.b64decode(file.views)
    if (file.format, file.version, file.rules) != (FORMAT, VERSION, game.version) or len(columns) != count * size:
        raise BadInput("puzzles-bad-file", where=where)
    return [_restore(game, stored, columns[at::count], where) for at, stored in enumerate(file.puzzles)]


def _restore(game: Game[Any], stored: StoredPuzzle, view: bytes, where: str) -> Puzzle:
    legal = legal_moves(game, view, stored.seat)
    if len(legal) != len(stored.shares):
        raise BadInput("puzzles-bad-file", where=where)
    moves = sorted(zip(legal, (share / SCALE for share in stored.shares), strict=True), key=lambda move: -move[1])
    best = moves[0][0]
    params: dict[str, JSON] = stored.params
    return Puzzle(
        id=id_of(game, view),
        game=game.name,
        players=stored.players,
        seat=stored.seat,
        rules=game.version,
        view=view,
        kind=stored.kind,
        best=best,
        moves=tuple(moves),
        reason=GameEvent(stored.reason, params),  # type: ignore[arg-type]  # as the engine wrote them
        rating=stored.rating,
    )
