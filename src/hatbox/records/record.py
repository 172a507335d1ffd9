"""One record a game, as JSON: everything that chance and the players decided, so that any program can replay it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import JSON, Game, Value
from hatbox.engine.match import Match, read_first
from hatbox.games import game_named

FORMAT = "hatbox-record"
VERSION = 1
FIRST_RULES = 1  # of a game whose record names no version


class Fair(msgspec.Struct, forbid_unknown_fields=True):
    """What the server committed itself to before the game, and what opens it: see `fair`."""

    commitment: str
    seed: str  # 64 hexadecimal digits; in older records a decimal number
    salt: str | UnsetType = UNSET  # older records only
    nonces: list[str | None] | UnsetType = UNSET  # by seat, null where nobody sent one; not in older records
    first: int | str | UnsetType = UNSET  # who was to begin: `random` or a seat; not in older records


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole game, as it is written."""

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


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Record)


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without the line's end."""
    return ENCODER.encode(record)


def decode(line: bytes | str, where: str = "record") -> Record:
    """A line of JSON as a record; the error names the field that is wrong."""
    try:
        record = DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadInput("bad-shape", where=where, fault=str(fault).replace("`", "'")) from None
    if record.format != FORMAT:
        raise BadInput("bad-format", where=where, format=record.format, expected=FORMAT)
    if record.version != VERSION:
        raise BadInput("bad-version", where=where, version=record.version, expected=VERSION)
    return record


def record_of(match: Match[Any]) -> Record:
    """A game so far as a record; it has a result once the game is over."""
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


def begin(record: Record) -> Match[Any]:
    """The game of a record at its deal."""
    game: Game[Any] = game_named(record.game, record.rules or FIRST_RULES)
    options = game.resolve(record.players, record.options)
    states = game.fresh(record.players, options, read_first(record.players, record.first))
    game.positions.from_deal(states, record.deal)
    return Match(game, options, states)


def replay(record: Record) -> Iterator[Match[Any]]:
    """The same match again and again: at the deal, and after each move. Raises at the first move that is wrong."""
    match = begin(record)
    yield match
    for entry in record.moves:
        match.play_entry(entry)
        yield match


def from_record(record: Record) -> Match[Any]:
    """The game of a record, as far as it was played."""
    match = begin(record)
    for entry in record.moves:
        match.play_entry(entry)
    return match


def verify(record: Record) -> list[str]:
    """Everything that is wrong with a record, in words; nothing if it is sound."""
    try:
        match = begin(record)
    except HatboxError as fault:
        return [str(fault)]
    faults = []
    missing = [name for name in match.options if name not in record.options]
    if missing:
        faults.append(str(BadInput("options-missing", names=", ".join(missing))))
    for number, entry in enumerate(record.moves, 1):
        try:
            if "legal" in entry and entry["legal"] != match.legal_moves():
                faults.append(f"move {number}: {BadInput('legal-differs')}")
            match.play_entry(entry)
        except HatboxError as fault:
            return [*faults, f"move {number}: {fault}"]
    return [*faults, *_result_faults(record, match), *_fairness_faults(record)]


def _fairness_faults(record: Record) -> Sequence[str]:
    if record.fair is UNSET:
        return []
    from hatbox.records.fair import unfair

    return unfair(record, record.fair)


def _result_faults(record: Record, match: Match[Any]) -> Sequence[str]:
    if record.result is None:
        return [str(BadInput("result-missing"))]
    if match.is_over:
        expected = match.result()
    elif record.result.get("ended") == "abandoned":
        expected = {**match.standing(), "ended": "abandoned", "winners": []}
    else:
        return [str(BadInput("game-not-over", moves=len(record.moves)))]
    return [
        str(BadInput("result-differs", name=name, found=str(record.result.get(name)), expected=str(value)))
        for name, value in expected.items()
        if record.result.get(name) != value
    ] + [str(BadInput("result-unknown", name=name)) for name in record.result if name not in expected]


def from_position(data: Mapping[str, JSON]) -> Match[Any]:
    """A game set up by hand."""
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
    read_first(players, given.pop("first", "random"))  # not needed here, but it must make sense
    resolved = game.resolve(players, given)
    states = game.blank(players, resolved, 0)
    game.positions.from_position(states, fields)
    return Match(game, resolved, states, has_deal=False)


def _option_value(name: str, value: JSON) -> Value:
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return "".join(map(str, value))  # `removed` as a list of letters
    if isinstance(value, bool | int | str):
        return value
    raise BadInput("bad-option-value", name=name)
