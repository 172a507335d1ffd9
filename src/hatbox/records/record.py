"""Game records as JSON: everything that chance and the players decided, so that any program can replay it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import JSON, Game, Value
from hatbox.engine.match import Match, parse_first, resolve_setup
from hatbox.engine.parts import displays
from hatbox.games import game_named


class Versioned(Protocol):
    """A structure that names its format and version."""

    format: str
    version: int


T = TypeVar("T")
V = TypeVar("V", bound=Versioned)

FORMAT = "hatbox-record"
VERSION = 1
FIRST_RULES = 1  # of a game whose record names no version


class Fair(msgspec.Struct, forbid_unknown_fields=True):
    """The server's commitment and the values that open it: see `hatbox.records.commitment`."""

    commitment: str
    seed: str  # 64 hexadecimal digits; in older records a decimal number
    salt: str | UnsetType = UNSET  # older records only
    nonces: list[str | None] | UnsetType = UNSET  # by seat, null if none was sent; not in older records
    first: int | str | UnsetType = UNSET  # the option `first`: `random` or a seat; not in older records


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game, as it is stored."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    players: int
    options: dict[str, bool | int | str]
    first: int
    deal: dict[str, Any]
    moves: list[dict[str, Any]]
    result: dict[str, Any] | None = None
    rules: int | UnsetType = UNSET  # the version of the game's rules, 1 if absent
    fair: Fair | UnsetType = UNSET  # games of a server

    def _repr_html_(self) -> str:
        """Return the replay that notebooks show, as a spectator saw the game."""
        return displays().record_html(self)


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Record)


def encode(record: Record) -> bytes:
    """Return a record as one line of JSON, without a line break."""
    return ENCODER.encode(record)


def decode(line: bytes | str, where: str = "record") -> Record:
    """Read a record from a line of JSON; the error names the field that is wrong."""
    return decode_versioned(DECODER, line, where, FORMAT, VERSION)


def decode_struct(decoder: msgspec.json.Decoder[T], data: bytes | str, where: str) -> T:
    """Decode JSON; the error names the place and the field that is wrong."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput("bad-shape", where=where, fault=str(error).replace("`", "'")) from None


def decode_versioned(
    decoder: msgspec.json.Decoder[V], data: bytes | str, where: str, expected_format: str, expected_version: int
) -> V:
    """Decode JSON that names its format and version, and check both."""
    struct = decode_struct(decoder, data, where)
    if struct.format != expected_format:
        raise BadInput("bad-format", where=where, format=struct.format, expected=expected_format)
    if struct.version != expected_version:
        raise BadInput("bad-version", where=where, version=struct.version, expected=expected_version)
    return struct


def record_of(match: Match[Any]) -> Record:
    """Return a match as a record; it has a result once the game is over."""
    moves = match.entries()
    if match.resigned is not None:
        moves.append({"seat": match.resigned, "move": "resign"})
    return Record(
        game=match.game.name,
        players=match.players,
        options=match.options,
        first=match.first,
        deal=match.deal(),
        moves=moves,
        result=match.result() if match.is_over else None,
        rules=UNSET if match.game.version == FIRST_RULES else match.game.version,
    )


def start_match(record: Record) -> Match[Any]:
    """Return the match of a record, before its first move."""
    game: Game[Any] = game_named(record.game, record.rules or FIRST_RULES)
    options = game.resolve_options(record.players, record.options)
    states = game.copy_blank(record.players, options, parse_first(record.players, record.first))
    game.positions.from_deal(states, record.deal)
    return Match(game, options, states)


def replay(record: Record) -> Iterator[Match[Any]]:
    """Yield the match at the deal and after each move: the same object each time. Raise at the first illegal move."""
    match = start_match(record)
    yield match
    for entry in record.moves:
        match.play_entry(entry)
        yield match


def from_record(record: Record) -> Match[Any]:
    """Return the match of a record after its last move."""
    match = start_match(record)
    for entry in record.moves:
        match.play_entry(entry)
    return match


def verify(record: Record) -> list[str]:
    """Return every error in a record as text; none if it is valid."""
    try:
        match = start_match(record)
    except HatboxError as error:
        return [str(error)]
    errors = []
    missing = [name for name in match.options if name not in record.options]
    if missing:
        errors.append(str(BadInput("options-missing", names=", ".join(missing))))
    for number, entry in enumerate(record.moves, 1):
        try:
            if "legal" in entry and entry["legal"] != match.legal_moves():
                errors.append(f"move {number}: {BadInput('legal-differs')}")
            match.play_entry(entry)
        except HatboxError as error:
            return [*errors, f"move {number}: {error}"]
    return [*errors, *_check_result(record, match), *_check_fairness(record)]


def _check_fairness(record: Record) -> Sequence[str]:
    if record.fair is UNSET:
        return []
    from hatbox.records.commitment import check_commitment

    return check_commitment(record, record.fair)


def _check_result(record: Record, match: Match[Any]) -> Sequence[str]:
    if record.result is None:
        return [str(BadInput("result-missing"))]
    if match.is_over:
        expected = match.result()
    elif record.result.get("ended") == "abandoned":
        expected = {**match.partial_result(), "ended": "abandoned", "winners": []}
    else:
        return [str(BadInput("game-not-over", moves=len(record.moves)))]
    return [
        str(BadInput("result-differs", name=name, found=str(record.result.get(name)), expected=str(value)))
        for name, value in expected.items()
        if record.result.get(name) != value
    ] + [str(BadInput("result-unknown", name=name)) for name in record.result if name not in expected]


def from_position(data: Mapping[str, JSON]) -> Match[Any]:
    """Return a match that starts at a position given as JSON."""
    if not isinstance(data, Mapping):
        raise BadInput("not-an-object", where="position")
    fields = dict(data)
    name, players, options = fields.pop("game", None), fields.pop("players", None), fields.pop("options", {})
    if not isinstance(name, str):
        raise BadInput("position-needs", field="game")
    game: Game[Any] = game_named(name)
    if type(players) is not int:
        raise BadInput("position-needs", field="players")
    if not isinstance(options, dict):
        raise BadInput("position-needs", field="options")
    given: dict[str, Value] = {key: _option_value(key, value) for key, value in options.items()}
    resolved, _ = resolve_setup(game, players, given)  # `first` is checked, though the position says who is to move
    states = game.blank(players, resolved, 0)
    game.positions.from_position(states, fields)
    return Match(game, resolved, states, has_deal=False)


def _option_value(name: str, value: JSON) -> Value:
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return "".join(map(str, value))  # `removed` as a list of letters
    if isinstance(value, bool | int | str):
        return value
    raise BadInput("bad-option-value", name=name)
