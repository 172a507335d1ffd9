"""The wire: what others read of it is up to date, every message survives it, and games fit into it."""

from __future__ import annotations

import ast
import inspect
import json
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as kinds

from hatbox import wire
from hatbox.engine.game import SPECTATOR
from hatbox.engine.match import Match
from hatbox.games import NAMES, game_named
from hatbox.games.wire import View
from hatbox.i18n import languages, message_key, say
from hatbox.server.transport.http_api import STATUS

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/wire.md").read_text(encoding="utf-8")
SERVER = sorted((ROOT / "src/hatbox/server").rglob("*.py"))
CODE = re.compile(r"(?!application/|text/)[a-z]+/[a-z-]+")
SOCKET_ONLY = {"move/premove-dropped", "table/too-many-watched", "message/bad", "server/restarting"}
STRUCTS = [
    kind
    for _, kind in inspect.getmembers(wire, inspect.isclass)
    if issubclass(kind, msgspec.Struct)
    and kind.__module__ == wire.__name__
    and kind not in (wire.Message, wire.ServerMessage)
]
MESSAGES = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
GAMES = [(name, players) for name in NAMES for players in game_named(name).players]


# --- what is made from the source


def test_nothing_made_from_the_source_is_out_of_date() -> None:
    result = subprocess.run(
        [sys.executable, "tools/wire.py", "--check"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_type_is_in_the_typescript() -> None:
    text = (ROOT / "web/src/wire.ts").read_text(encoding="utf-8")
    for kind in STRUCTS:
        assert re.search(rf"^export (interface|type) {kind.__name__} ", text, re.MULTILINE), kind
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in text
    assert re.search(r"^  increment\?: number;$", text, re.MULTILINE)
    assert set(re.findall(r"^(?:export|import) (\w+)", text, re.MULTILINE)) == {"const", "type", "interface"}


@cache
def validator(name: str) -> Any:
    schema = json.loads((ROOT / "docs/wire.schema.json").read_text(encoding="utf-8"))
    schema.pop("anyOf")
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})


# --- any message


def values(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Anything that a type allows."""
    match kind:
        case kinds.StrType(min_length=least, max_length=most, pattern=pattern):
            if pattern is not None:
                return st.from_regex(pattern, fullmatch=True).filter(lambda text: "\n" not in text)
            return st.text(st.characters(exclude_categories=["Cs"]), min_size=least or 0, max_size=min(most or 10, 30))
        case kinds.IntType(ge=least, le=most):
            return st.integers(-(1 << 53) if least is None else least, (1 << 53) if most is None else most)
        case kinds.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case kinds.BoolType():
            return st.booleans()
        case kinds.NoneType():
            return st.none()
        case kinds.RawType():
            return st.just(msgspec.Raw(b'{"game":"hats"}'))
        case kinds.LiteralType(values=chosen):
            return st.sampled_from(chosen)
        case kinds.ListType(item_type=item):
            return st.lists(values(item), max_size=3)
        case kinds.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=3)
        case kinds.UnionType(types=several):
            return st.one_of([values(one) for one in several])
        case kinds.StructType(cls=cls, fields=fields):
            needed = {field.name: values(field.type) for field in fields if field.required}
            others = {field.name: values(field.type) for field in fields if not field.required}
            return st.fixed_dictionaries(needed, optional=others).map(lambda given: cls(**given))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", STRUCTS)
def test_what_is_sent_is_what_arrives(kind: type[msgspec.Struct]) -> None:
    @settings(max_examples=20, deadline=None)
    @given(values(kinds.type_info(kind)))
    def arrives(message: msgspec.Struct) -> None:
        assert msgspec.json.decode(msgspec.json.encode(message), type=kind) == message

    arrives()


@pytest.mark.parametrize("name", MESSAGES)
def test_the_schema_accepts_every_message(name: str) -> None:
    @settings(max_examples=200, deadline=None)
    @given(values(kinds.type_info(MESSAGES[name])))
    def check_accepted(message: Any) -> None:
        sent = msgspec.json.encode(message)
        assert msgspec.json.decode(sent, type=MESSAGES[name]) == message
        validator(name).validate(json.loads(sent))

    check_accepted()


@pytest.mark.parametrize("kind", [kind for kind in STRUCTS if not issubclass(kind, wire.ServerMessage)])
def test_unknown_fields_of_clients_are_refused_by_name(kind: type[msgspec.Struct]) -> None:
    @settings(max_examples=1, deadline=None)
    @given(values(kinds.type_info(kind)))
    def check_refused(message: Any) -> None:
        sent = {**msgspec.json.decode(msgspec.json.encode(message)), "surprise": 1}
        with pytest.raises(msgspec.ValidationError, match="unknown field `surprise`"):
            msgspec.json.decode(json.dumps(sent), type=kind)

    check_refused()


@pytest.mark.parametrize("kind", [kind for kind in STRUCTS if issubclass(kind, wire.ServerMessage)])
def test_fields_that_a_later_server_adds_are_overlooked(kind: type[msgspec.Struct]) -> None:
    @settings(max_examples=1, deadline=None)
    @given(values(kinds.type_info(kind)))
    def read(message: Any) -> None:
        sent = {**msgspec.to_builtins(message), "surprise": 1}
        assert msgspec.json.decode(json.dumps(sent), type=kind) == message

    read()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('{"type": "dance"}', r"Invalid value 'dance' - at `\$\.type`"),
        ('{"version": 1}', "missing required field `type`"),
        (
            '{"type": "command", "table": "t", "id": "1", "seen": 0, "do": {"kind": "fly"}}',
            r"'fly' - at `\$\.do\.kind`",
        ),
        ('{"type": "watch", "table": "../secret"}', r"matching regex .* at `\$\.table`"),
        ('{"type": "watch", "table": "t", "seen": -1}', r">= 0 - at `\$\.seen`"),
        ('{"type": "watch"}', "missing required field `table`"),
        ("[]", "Expected `object`, got `array`"),
    ],
)
def test_bad_messages_are_refused_clearly(text: str, error: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=error):
        msgspec.json.decode(text, type=wire.FromClient)
    assert not validator("FromClient").is_valid(json.loads(text))


# --- real games


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_games_fit_into_the_wire(name: wire.GameName, players: int) -> None:
    chance = random.Random(f"{name} {players}")
    match: Match[Any] = Match.new(game_named(name), players, {"stall_limit": 20} if name != "hats" else {}, seed=5)
    viewers = [None, *range(players)]
    while not match.is_over:
        before = match.ply
        match.act(chance.choice(match.legal_actions()))
        for seat in viewers:
            output = [one for at in range(before, match.ply) for one in match.events(at, seat)]
            encoded = match.scenes(before, [SPECTATOR if seat is None else seat])[0].events
            assert encoded == msgspec.json.encode(output)
            fits(match, seat, msgspec.json.decode(encoded, type=list[wire.GameEvent]))
    assert isinstance(msgspec.convert(match.result(), wire.Result), wire.Result)
    fits(match, 0, [], msgspec.convert(match.result(), wire.Result))


def fits(
    match: Match[Any], seat: int | None, game_events: list[wire.GameEvent], result: wire.Result | None = None
) -> None:
    viewer = SPECTATOR if seat is None else seat
    (rendered,) = match.scenes(match.ply, [viewer], reveal=match.is_over)
    position = {"game": match.game.name, **match.view(seat).position()}
    assert msgspec.json.decode(rendered.view) == position  # the compiled writer agrees
    view = msgspec.convert(position, View)
    assert msgspec.to_builtins(view) == position  # every field has its place
    legal = match.legal_moves() if match.mover == seat is not None else []
    scene = wire.Scene(match.ply, view, match.mover, legal, result=result)
    update = wire.Update("t", 7, 1_700_000_000_000, wire.Moved(0), game_events, scene)
    sent = msgspec.json.encode(update)
    assert msgspec.json.decode(sent, type=wire.FromServer) == update  # the motions are of known pieces too
    validator("FromServer").validate(json.loads(sent))


# --- codes and their words


def codes_of_server() -> dict[str, set[str]]:
    """Every code in the source of the server, and what it may be filled in with."""
    found: dict[str, set[str]] = {}
    for file in SERVER:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                found.setdefault(node.value, set())
    for file in SERVER:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Refusal"), [ast.Constant(code), *_], words) if code in found:
                    found[code] |= {str(word.arg) for word in words}
                case ast.Call(ast.Attribute(attr="Notice"), [ast.Constant(code), ast.Dict(keys), *_]):
                    found[str(code)] |= {ast.literal_eval(key) for key in keys if key is not None}
    return found


def test_the_page_lists_every_code_with_its_parameters_and_status() -> None:
    rows = re.findall(r"^\| `([a-z]+/[a-z-]+)` \|([^|]*)\|([^|]*)\| \S", PAGE, re.MULTILINE)
    listed = {code: set(re.findall(r"`(\w+)`", params)) for code, params, _ in rows}
    assert listed == codes_of_server()
    assert len(rows) == len(listed)
    for code, _, status in rows:
        if code.startswith("connection/") or code in SOCKET_ONLY:
            assert not status.strip(), code
        else:
            assert int(status) == STATUS.get(code, 409), code


@pytest.mark.parametrize("language", languages())
def test_every_code_can_be_told_with_what_it_is_filled_in(language: str) -> None:
    for code, params in codes_of_server().items():
        assert say(message_key(code), dict.fromkeys(params, 3), language)
    assert say(message_key("table/unknown"), {}, language)  # `gone` fills nothing in


def test_the_page_tells_of_every_message_and_route() -> None:
    for kind in STRUCTS:
        config = kind.__struct_config__
        assert f"| `{config.tag if isinstance(config.tag, str) else kind.__name__}` |" in PAGE, kind
