"""Pages of the documentation site that are generated from the code: commands, REST routes, Python.

They are made at every build and kept nowhere, so they cannot be out of date.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import re
from collections.abc import Iterator
from typing import Any

PYTHON = {  # page: title, introduction, and the objects that its reader needs; a module stands for its public members
    "hatbox": (
        "hatbox",
        "What `import hatbox` offers. [Research](../research.md) and [Bots](../bots.md) show it in use.",
        (),  # hatbox.__all__
    ),
    "client": (
        "hatbox.client",
        (
            "A connection to a server, for bots and programs: `pip install 'hatbox[client]'`. "
            "[The wire](../wire.md#a-bot-over-the-wire) has a whole bot."
        ),
        ("hatbox.client",),
    ),
    "adapters": (
        "Environments",
        "The games for PettingZoo, Gymnasium and OpenSpiel, and as datasets; see [Research](../research.md).",
        (
            "hatbox.adapters.pettingzoo",
            "hatbox.adapters.aec.HatboxAEC",
            "hatbox.adapters.gymnasium.add",
            "hatbox.adapters.seat.Seat",
            "hatbox.adapters.vector.VectorSeat",
            "hatbox.adapters.openspiel",
            "hatbox.adapters.dataset.write_dataset",
        ),
    ),
    "lab": (
        "Tournaments, studies and laws",
        "Random play in bulk, [tournaments](../arena.md), [studies](../lab.md), and [laws](../add-a-game.md).",
        (
            "hatbox.lab.arena",
            "hatbox.lab.standings",
            "hatbox.lab.seatings",
            "hatbox.lab.intervals",
            "hatbox.lab.study.run",
            "hatbox.lab.study.plan",
            "hatbox.lab.study.measures",
            "hatbox.lab.study.compare",
            "hatbox.games.what_if.change",
            "hatbox.lab.simulate",
            "hatbox.lab.laws.check_game",
        ),
    ),
    "records": (
        "Records",
        "Games as files; [Records](../records.md) describes the format.",
        ("hatbox.records.record", "hatbox.records.files", "hatbox.records.commitment", "hatbox.records.daily"),
    ),
    "reviews": (
        "Reviews",
        "What was luck and what was skill; [Reviewing a game](../review.md) explains the figures.",
        ("hatbox.reviews.verdicts", "hatbox.reviews.beliefs"),
    ),
    "engine": (
        "Write a game",
        "The interface of a game; [Adding a game](../add-a-game.md) builds one step by step.",
        (
            "hatbox.engine.game",
            "hatbox.engine.parts",
            "hatbox.engine.schema",
            "hatbox.engine.tape",
            "hatbox.engine.features",
            "hatbox.engine.rng",
            "hatbox.engine.notation",
            "hatbox.engine.errors",
        ),
    ),
}


def python_page(name: str) -> str:
    """Return a page of the Python reference: mkdocstrings fills it from docstrings and signatures."""
    title, about, objects = PYTHON[name]
    parts = [f"# {title}", about]
    if name == "hatbox":
        parts += [directive(home, f"hatbox.{short}") for home, short in public_names()]
    parts += [directive(path, path.removeprefix("hatbox.")) for path in objects]
    return "\n\n".join(parts) + "\n"


def public_names() -> Iterator[tuple[str, str]]:
    """Yield the home and the name of everything in `hatbox.__all__`: functions first, then classes."""
    import hatbox

    homes = {name: home for home, names in hatbox._HOMES.items() for name in names}  # noqa: SLF001
    for name in sorted(hatbox.__all__, key=lambda name: (name[0].isupper(), name)):
        yield f"{homes[name]}.{name}", name


def directive(path: str, heading: str) -> str:
    """Return the lines that make mkdocstrings render an object; what `hatbox` itself offers is on the page of that."""
    hidden = ["!^_", *(f"!^{name}$" for home, name in public_names() if home == f"{path}.{name}")]
    return f"::: {path}\n    options:\n      heading: {heading}\n      filters: {json.dumps(hidden)}"


# --- the command line


def command_line_page() -> str:
    """Return the reference of every command, from the parsers themselves."""
    from hatbox.cli.main import EXAMPLES, parser

    root = parser("en")
    parts = [
        "# Command line",
        (
            "`hatbox COMMAND --help` prints the same, in seven languages. `python3 run.py COMMAND` in a clone is "
            "`hatbox COMMAND`. Wrong arguments are one line on standard error and exit status 2; Ctrl-C exits with 130."
        ),
    ]
    commands = next(action for action in root._actions if isinstance(action, argparse._SubParsersAction))  # noqa: SLF001
    listed = "\n".join(
        f"| [`{choice.dest}`](#hatbox-{choice.dest}) | {cell(choice.help or '')} |"
        for choice in commands._choices_actions  # noqa: SLF001
    )
    parts += [f"| command | |\n|---|---|\n{listed}"]
    parts += ["For example:", "```sh\n" + "\n".join(line for line, _ in EXAMPLES) + "\n```"]
    for name, command in commands.choices.items():
        complete(command)
        parts += command_sections(f"hatbox {name}", command, level=2)
    return "\n\n".join(parts) + "\n"


def complete(command: argparse.ArgumentParser) -> None:
    """Let the command's module declare its arguments, which it does when a command line is first parsed."""
    with contextlib.suppress(SystemExit), contextlib.redirect_stderr(io.StringIO()):
        command.parse_known_args([])
    command.format_help()  # names the games


def command_sections(title: str, command: argparse.ArgumentParser, level: int) -> list[str]:
    """Return the heading, the text, the usage and the arguments of a command, then those of its own commands."""
    about = (command.description or "").strip()
    usage = command.format_usage().removeprefix("usage: ").strip()
    parts = [f"{'#' * level} {title}", escape(about), f"```text\n{usage}\n```"]
    rows = [row for action in command._actions if (row := argument_row(action))]  # noqa: SLF001
    if rows:
        parts.append("| argument | |\n|---|---|\n" + "\n".join(rows))
    for action in command._actions:  # noqa: SLF001
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            helps = {choice.dest: choice.help for choice in action._choices_actions}  # noqa: SLF001
            for name, inner in action.choices.items():
                inner.description = inner.description or helps.get(name) or ""
                parts += command_sections(f"{title} {name}", inner, level + 1)
    return [part for part in parts if part]


def argument_row(action: argparse.Action) -> str:
    """Return the row of one argument, or nothing for --help and for commands."""
    if isinstance(action, argparse._HelpAction | argparse._SubParsersAction) or action.help == argparse.SUPPRESS:  # noqa: SLF001
        return ""
    value = action.metavar or ("" if action.nargs == 0 else action.dest.upper())
    value = " ".join(value) if isinstance(value, tuple) else value
    names = [f"`{name} {value}`".replace(" `", "`") for name in action.option_strings] or [f"`{value}`"]
    given = (action.help or "") % {**vars(action), "prog": "hatbox"} if "%(" in (action.help or "") else action.help
    if action.choices and not action.metavar:
        given = f"{given} ({', '.join(map(str, action.choices))})"
    return f"| {', '.join(names)} | {cell(given or '')} |"


def cell(text: str) -> str:
    """Return text that can stand in a cell of a table."""
    return escape(" ".join(text.split())).replace("|", "\\|")


def escape(text: str) -> str:
    """Return text in which nothing but backticks is markup."""
    return re.sub(r"([<*_\[\]])(?![^`]*`)", r"\\\1", text).replace("\\<", "&lt;")


# --- REST


def rest_page() -> str:
    """Return the OpenAPI document of a server as a page."""
    from hatbox.server.transport.openapi import document

    api = document()
    parts = [
        "# REST routes",
        (
            "The routes of a server, from the same document that it serves at `/openapi.json` "
            "([download](openapi.json)). [The wire](../wire.md#rest) explains them together with the messages of the "
            "WebSocket. Requests and answers are JSON. **Token** says whether `Authorization: Bearer TOKEN` is needed; "
            "a refusal is a [`Problem`](#problem)."
        ),
    ]
    rows = []
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            anchor = anchor_of(operation)
            rows.append(f"| [`{method.upper()} {path}`](#{anchor}) | {cell(operation['summary'])} |")
    parts.append("| route | |\n|---|---|\n" + "\n".join(rows))
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            parts += route_section(f"{method.upper()} {path}", operation)
    parts.append("## Types {#types}")
    for name, schema in sorted(api["components"]["schemas"].items()):
        parts += type_section(name, schema)
    return "\n\n".join(parts) + "\n"


def anchor_of(operation: dict[str, Any]) -> str:
    """Return the anchor of a route."""
    return str(operation["operationId"]).replace("_", "-")


def route_section(title: str, operation: dict[str, Any]) -> list[str]:
    """Return what one route takes and answers."""
    security = operation.get("security")
    token = "no" if security is None else "optional" if {} in security else "needed"
    rows = [f"| **Token** | {token} |"]
    for parameter in operation["parameters"]:
        about = cell(parameter.get("description") or ("in the path" if parameter["in"] == "path" else ""))
        rows.append(f"| `{parameter['name']}` ({parameter['in']}) | {about} |")
    if "requestBody" in operation:
        rows.append(f"| **Body** | {content_of(operation['requestBody'])} |")
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            rows.append(f"| **{status}** | {content_of(answer)} |")
    refused = [status for status in operation["responses"] if not status.startswith("2")]
    rows.append(f"| **Refused** | {', '.join(refused)} |")
    table = "| | |\n|---|---|\n" + "\n".join(rows)
    return [f"## `{title}` {{#{anchor_of(operation)}}}", escape(operation["summary"]), table]


def content_of(part: dict[str, Any]) -> str:
    """Return the type and the shape of a body."""
    ((kind, content),) = part.get("content", {"": {}}).items()
    shape = shape_of(content["schema"]) if content.get("schema") else "nothing"
    return shape if kind == "application/json" else f"`{kind}`"


def shape_of(schema: dict[str, Any]) -> str:
    """Return a schema in words, with links to the named types."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name.lower()})"
    if "anyOf" in schema or "oneOf" in schema:
        return " or ".join(shape_of(choice) for choice in schema.get("anyOf") or schema["oneOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {shape_of(schema.get('items') or {})}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {shape_of(schema['additionalProperties'])}"
    limits = {"minimum": "≥", "maximum": "≤", "minLength": "length ≥", "maxLength": "length ≤", "pattern": "matches"}
    given = [
        f"{word} {code(schema[key]) if key == 'pattern' else schema[key]}"
        for key, word in limits.items()
        if key in schema
    ]
    return f"{kind} ({', '.join(given)})" if given else str(kind)


def code(text: str) -> str:
    """Return a pattern as code that a table can hold."""
    return f"`{text}`".replace("|", "\\|")


def type_section(name: str, schema: dict[str, Any]) -> list[str]:
    """Return the fields of a named type."""
    parts = [f"### {name} {{#{name.lower()}}}"]
    if schema.get("description"):
        parts.append(escape(" ".join(schema["description"].split())))
    required = schema.get("required", [])
    rows = [
        f"| `{field}`{'' if field in required else ' (optional)'} | {shape_of(shape)} |"
        for field, shape in schema.get("properties", {}).items()
    ]
    parts.append("| field | |\n|---|---|\n" + "\n".join(rows) if rows else f"One of: {shape_of(schema)}")
    return parts
