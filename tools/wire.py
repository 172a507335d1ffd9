"""Generate TypeScript types, a JSON schema and documentation tables from `wire.py` and the views of the games.

python tools/wire.py            writes web/src/wire.ts, docs/wire.schema.json and the tables in docs/wire.md;
                                for operators web/src/admin/messages.ts and the table in docs/admin.md
python tools/wire.py --check    writes nothing; names the files that differ, with exit status 1 if there are any
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from hatbox import games, wire
from hatbox.games import NAMES
from hatbox.server import identity as players
from hatbox.server import run
from hatbox.server.ops import admin_messages
from hatbox.server.ops.actions import ACTIONS, EXPORTS
from hatbox.server.service import history, updates
from hatbox.server.settings import Settings
from hatbox.server.tables import clock
from hatbox.server.tables.decide import MAX_EVENTS
from hatbox.server.tables.table import BOT_OFFER
from hatbox.server.transport import websocket
from hatbox.server.transport.routes import MAX_BODY, MAX_UPLOAD, ROUTES, game_info

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web/src/wire.ts"
SCHEMA = ROOT / "docs/wire.schema.json"
PAGE = ROOT / "docs/wire.md"
ADMIN_TYPES = ROOT / "web/src/admin/messages.ts"
ADMIN_PAGE = ROOT / "docs/admin.md"
WIDTH = 120
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Raw": "unknown"}
MARKED = re.compile(r"(<!-- wire: ([\w ]+) -->\n).*?(<!-- end -->)", re.DOTALL)


@dataclass(frozen=True)
class Part:
    """A field of a message."""

    name: str
    type: str  # as TypeScript writes it
    note: str  # its comment, bounds and default
    optional: bool


@dataclass(frozen=True)
class Shape:
    """A struct."""

    name: str
    about: str
    tag: tuple[str, str] | None  # tag field and its value
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Alias:
    """Another name for a type; a union if it has members."""

    name: str
    type: str
    note: str

    @property
    def members(self) -> list[str]:
        return self.type.split(" | ")


GAME_NAME = Alias("GameName", " | ".join(f'"{name}"' for name in NAMES), "")


# --- reading the source


def read() -> list[Shape | Alias | str]:
    """Return the definitions of all sources in order; a str starts a section. Views of games go into theirs."""
    views = [import_module(f"hatbox.games.{name}.wire") for name in NAMES]
    of_games = [definition for view in (*views, games.wire) for definition in definitions_in(view)]
    own = definitions_in(wire)
    at = next(number for number, text in enumerate(own) if isinstance(text, str) and "viewer may see" in text)
    return [*own[: at + 1], *of_games, *own[at + 1 :]]


def definitions_in(module: ModuleType) -> list[Shape | Alias | str]:
    """Return the definitions of one source in order."""
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    lines = text.splitlines()
    definitions: list[tuple[int, Shape | Alias | str]] = [
        (number, line.removeprefix("# --- ")) for number, line in enumerate(lines, 1) if line.startswith("# --- ")
    ]
    for node in ast.parse(text).body:
        match node:
            case ast.ClassDef() if node.name not in ("Message", "ServerMessage"):
                definitions.append((node.lineno, shape(node, lines, module)))
            case ast.Assign(targets=[ast.Name(name)], value=ast.Subscript() as value):
                definitions.append((node.lineno, Alias(name, *typescript_type(value))))
            case ast.If(test=ast.Name("TYPE_CHECKING")):  # str for mypy, the names of the registry at run time
                definitions.append((node.lineno, GAME_NAME))
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                definitions.append((node.lineno, Alias(name, *typescript_type(value))))
    return [definition for _, definition in sorted(definitions, key=lambda pair: pair[0])]


def shape(node: ast.ClassDef, lines: list[str], module: ModuleType) -> Shape:
    """Return a class of the source as a shape."""
    words = {word.arg: ast.literal_eval(word.value) for word in node.keywords if word.arg in ("tag", "tag_field")}
    tag = (words["tag_field"], words["tag"]) if words else None
    defaults = {info.name: info for info in msgspec.structs.fields(getattr(module, node.name))}
    parts = []
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            own = defaults[field.target.id]
            kind, bounds = typescript_type(field.annotation)
            comment = lines[field.lineno - 1].partition("  # ")[2]
            notes = [comment, bounds, "" if own.required else absence(own)]
            parts.append(Part(own.name, kind, sentence(notes), not own.required))
    return Shape(node.name, " ".join((ast.get_docstring(node) or "").split()), tag, tuple(parts))


def absence(own: msgspec.structs.FieldInfo) -> str:
    """Return a note with the default of an optional field."""
    if own.default is msgspec.UNSET:
        return ""
    default = own.default_factory() if own.default is msgspec.NODEFAULT else own.default
    return f"absent: {msgspec.json.encode(default).decode()}"


def sentence(notes: list[str]) -> str:
    """Join the notes that are not empty."""
    return "; ".join(note for note in notes if note)


def typescript_type(node: ast.expr) -> tuple[str, str]:
    """Return an annotation as a TypeScript type, and its bounds as text."""
    match node:
        case ast.Constant(value=None):
            return "null", ""
        case ast.Name(name):
            return PLAIN.get(name, name), ""
        case ast.BinOp(left, ast.BitOr(), right):
            sides = [typescript_type(side) for side in (left, right) if ast.unparse(side) != "UnsetType"]
            kinds = list(dict.fromkeys(kind for side, _ in sides for kind in side.split(" | ")))
            return " | ".join(kinds), sentence([bounds for _, bounds in sides])
        case ast.Subscript(ast.Name("Literal"), values):
            chosen = ast.literal_eval(values)
            return " | ".join(f'"{value}"' for value in (chosen if isinstance(chosen, tuple) else (chosen,))), ""
        case ast.Subscript(ast.Name("list"), inner):
            kind, bounds = typescript_type(inner)
            return (f"({kind})[]" if " | " in kind and not kind.endswith("[]") else f"{kind}[]"), bounds
        case ast.Subscript(ast.Name("dict"), ast.Tuple([_, inner])):
            return f"Record<string, {typescript_type(inner)[0]}>", ""
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([inner, ast.Call(keywords=words)])):
            limits = {str(word.arg): eval(ast.unparse(word.value)) for word in words}
            return typescript_type(inner)[0], describe_bounds(limits)
    raise AssertionError(f"cannot write {ast.unparse(node)}")


def describe_bounds(limits: dict[str, Any]) -> str:
    """Return bounds as text."""
    if "pattern" in limits:
        return f"matches {limits['pattern']}"
    if "ge" in limits:
        return f"{limits['ge']} ... {limits['le']}"
    return f"length {limits.get('min_length', 0)} ... {limits['max_length']}"


# --- TypeScript


def typescript() -> str:
    """Return the TypeScript module."""
    head = [
        "// Generated from src/hatbox/wire.py by `python tools/wire.py`. Do not edit.",
        "",
        f"export const PROTOCOL = {wire.PROTOCOL};",
    ]
    types = (line for definition in read() for line in ("", *module_lines(definition)))
    return "\n".join([*head, *types, "", *default_lines()]) + "\n"


def admin_typescript() -> str:
    """Return the TypeScript module of the operators' page."""
    head = [
        "// Generated from src/hatbox/server/ops/admin_messages.py by `python tools/wire.py`. Do not edit.",
        "",
        'import type { TableInfo } from "../wire";',
    ]
    types = (line for definition in definitions_in(admin_messages) for line in ("", *module_lines(definition)))
    return "\n".join([*head, *types]) + "\n"


def default_lines() -> Iterator[str]:
    """Yield the default options of every game: the page knows no rules itself."""
    yield "/** The options of every game at a table that has agreed on nothing else. */"
    yield "export const OPTION_DEFAULTS: Record<GameName, Record<string, Value>> = {"
    for name in NAMES:
        defaults = {option.name: option.default for option in games.game_named(name).options if not option.research}
        yield f"  {name}: {{ {', '.join(f'{key}: {json.dumps(value)}' for key, value in defaults.items())} }},"
    yield "};"
    yield ""
    yield "/** What people may choose in a game, as the server says it in `Box`. */"
    yield "export const GAME_INFOS: Record<GameName, GameInfo> = {"
    for name in NAMES:
        yield f"  {name}: {msgspec.json.encode(game_info(name)).decode()},"
    yield "};"


def module_lines(definition: Shape | Alias | str) -> Iterator[str]:
    """Yield the lines of one definition."""
    match definition:
        case str():
            yield f"// --- {definition}"
        case Alias():
            if definition.note:
                yield f"/** {definition.note} */"
            line = f"export type {definition.name} = {definition.type};"
            if len(line) <= WIDTH:
                yield line
            else:
                yield f"export type {definition.name} ="
                yield "\n".join(f"  | {member}" for member in definition.members) + ";"
        case Shape():
            yield f"/** {definition.about} */"
            if not definition.parts and definition.tag is None:
                yield f"export type {definition.name} = Record<string, never>;"
                return
            yield f"export interface {definition.name} {{"
            if definition.tag:
                yield f'  {definition.tag[0]}: "{definition.tag[1]}";'
            for part in definition.parts:
                if part.note:
                    yield f"  /** {part.note} */"
                yield f"  {part.name}{'?' * part.optional}: {part.type};"
            yield "}"


# --- JSON schema


def schema() -> str:
    """Return the JSON schema of all messages of clients and servers."""
    kinds = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    unions, parts = msgspec.json.schema_components(kinds.values())
    for shape in read():
        if isinstance(shape, Shape) and shape.name in parts:
            for part in shape.parts:
                if part.note:
                    parts[shape.name]["properties"][part.name]["description"] = part.note
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:hatbox:wire:{wire.PROTOCOL}",
        "title": "Hatbox wire protocol",
        "description": "Generated from src/hatbox/wire.py by `python tools/wire.py`. See docs/wire.md.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": {**dict(zip(kinds, unions, strict=True)), **parts},
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


# --- tables


def page(path: Path) -> str:
    """Return a page of the docs with its tables generated again."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return MARKED.sub(lambda match: f"{match[1]}{table_of(match[2].split())}\n{match[3]}", text)


def table_of(names: list[str]) -> str:
    """Return a table of routes, limits, members of unions, or structs."""
    if names == ["routes"]:
        return routes()
    if names == ["actions"]:
        return actions()
    if names == ["limits"]:
        return limits()
    by_name = {definition.name: definition for definition in read() if not isinstance(definition, str)}
    shapes = []
    for name in names:
        named = by_name[name]
        members = named.members if isinstance(named, Alias) else [name]
        shapes += [member for member in map(by_name.get, members) if isinstance(member, Shape)]
    if not shapes:
        return alias_table([alias for alias in map(by_name.get, names) if isinstance(alias, Alias)])
    tag = shapes[0].tag
    rows = [f"| {f'`{tag[0]}`' if tag else ''} | | fields |", "|---|---|---|"]
    for member in shapes:
        own = member.tag[1] if member.tag else member.name
        rows.append(f"| `{own}` | {member.about} | {'<br>'.join(map(describe, member.parts))} |")
    return "\n".join(rows).replace("...", "…")


def alias_table(aliases: list[Alias]) -> str:
    rows = [f"| `{alias.name}` | {plain_type(alias.type)} | {alias.note} |" for alias in aliases]
    return "\n".join(["| | | |", "|---|---|---|", *rows]).replace("...", "…")


def plain_type(kind: str) -> str:
    """Return a type without bars and angle brackets, for a Markdown table."""
    kind = re.sub(r"Record<string, ([^>]*)>\[\]", r"(object of \1)[]", kind)
    return re.sub(r"Record<string, ([^>]*)>", r"object of \1", kind).replace(" | ", " or ")


def describe(part: Part) -> str:
    """Return a field for a table; an absent field is null unless its note says otherwise."""
    kind = plain_type(part.type)
    note = re.sub(r"(; |^)absent: null$", "", part.note)
    return f"`{part.name}{'?' * part.optional}` {kind}" + (f" ({note})" if note else "")


def routes() -> str:
    """Return the table of REST routes."""
    rows = ["| | token | takes | answers | |", "|---|---|---|---|---|"]
    for route in ROUTES:
        query = "?" * bool(route.query) + "&".join(f"{name}=…" for name in route.query)
        answer = "a file" if route.answer is None else kind_of(route.answer)
        token = {"none": "", "optional": "if you have one", "needed": "yes"}[route.identity]
        takes = kind_of(route.takes) if route.takes else ""
        rows.append(
            f"| `{route.method} {route.path}{query}` | {token} | {takes} | {route.success} {answer} | {route.summary} |"
        )
    return "\n".join(rows)


def actions() -> str:
    """Return the table of the host's actions."""
    rows = ["| command | route | |", "|---|---|---|"]
    for action in ACTIONS:
        fields = msgspec.structs.fields(action.takes)
        arguments = " ".join(field.name.upper() for field in fields if field.required and not action.options)
        method = "POST" if action.changes else "GET"
        route = f"`{method} /admin/api/{action.name}`" if action.on_page else "none: only on the host’s machine"
        rows.append(f"| `{' '.join(filter(None, (action.name, arguments)))}` | {route} | {action.summary} |")
    rows += [f"| `{export.name}` | `GET /admin/api/{export.name}` | {export.summary} |" for export in EXPORTS]
    return "\n".join(rows)


def kind_of(kind: Any) -> str:
    """Return the name of a type or of the members of a union."""
    return getattr(kind, "__name__", None) or " or ".join(member.__name__ for member in kind.__args__)


def limits() -> str:
    """Return the table of limits for clients, with the default settings."""
    own = Settings()
    rows = [
        ("one message of a client", f"{run.MAX_MESSAGE} bytes; a longer one closes the socket with 1009"),
        ("messages of one connection", f"{own.messages.burst} at once, then {own.messages.rate} a second"),
        ("tables watched by one connection", str(websocket.MAX_WATCHED)),
        ("events at one table", f"{MAX_EVENTS}; then only moves, resigning and leaving"),
        ("missed updates sent after a reconnect", f"{history.MAX_PAGE}; a snapshot instead of more"),
        (
            "history of one address",
            f"{history.MAX_PAGE} updates an answer, {own.histories.burst} at once, then {own.histories.rate} a second",
        ),
        ("messages left unread", str(websocket.MAX_UNSENT)),
        ("connections", f"{own.connections} of one address, {own.all_connections} in all"),
        ("heartbeat", f"{websocket.HEARTBEAT:g} seconds; silent for {websocket.MAX_SILENCE:g} is gone"),
        ("latency that is not charged", f"up to {clock.MAX_LAG} ms a command"),
        ("chat messages of one player", f"{own.talk.burst} at once, then one in {1 / own.talk.rate:g} seconds"),
        ("REST requests of one address", f"{own.requests.burst} at once, then {own.requests.rate} a second"),
        ("body of a request", f"{MAX_BODY} bytes; with an uploaded game {MAX_UPLOAD}"),
        (
            "new guests, recoveries and reports of one address",
            f"{own.guests.burst} at once, then one in {1 / own.guests.rate:g} seconds",
        ),
        (
            "codes of tables tried by one address",
            f"{own.codes.burst} at once, then one in {1 / own.codes.rate:g} seconds",
        ),
        (
            "wrong invitation codes of one address",
            f"{own.invites.burst} at once, then one in {1 / own.invites.rate:g} seconds",
        ),
        (
            "games and daily deals uploaded by one player",
            f"{own.uploads.burst} at once, then one in {1 / own.uploads.rate:g} seconds",
        ),
        ("open tables at which one player sits", str(own.open_tables)),
        ("people one player has muted", str(players.MAX_MUTES)),
        ("events that a delayed spectator lags behind", str(updates.DELAY)),
        ("a quick match offers bots", f"after {BOT_OFFER // 1000} seconds"),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {limit} |" for name, limit in rows)])


def main(arguments: list[str]) -> int:
    """Write the files, or compare them."""
    wanted = {
        TYPES: typescript(),
        SCHEMA: schema(),
        PAGE: page(PAGE),
        ADMIN_TYPES: admin_typescript(),
        ADMIN_PAGE: page(ADMIN_PAGE),
    }
    differ = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in differ:
        print(f"{path.relative_to(ROOT)} {'differs: run python tools/wire.py' if arguments else 'written'}")
        if not arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
    return int(bool(arguments and differ))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
