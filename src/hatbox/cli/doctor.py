"""`hatbox doctor`: examine an installation and a running server, and say what to do."""

from __future__ import annotations

import asyncio
import json
import platform
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib import metadata
from importlib.resources import files
from pathlib import Path

import msgspec

from hatbox import __version__
from hatbox.cli.arguments import CommandParser
from hatbox.cli.check import FAILED, check_cache, print_findings
from hatbox.cli.configuration import add_flags, use_cache_of
from hatbox.compiled import compile_cache
from hatbox.engine.errors import BadInput
from hatbox.server.configuration import Configuration, resolve
from hatbox.server.ops.database_check import TOPIC, check_database
from hatbox.server.ops.database_examination import examine
from hatbox.server.ops.findings import Finding, Status, has_failed, note, warn
from hatbox.server.ops.url_check import check_url
from hatbox.server.store.store import migrations, path_of
from hatbox.server.transport import listeners

FLAGS = ("url", "database", "database_password", "cache")
LIBRARIES = ("uvicorn", "starlette", "websockets", "msgspec", "asyncpg")
MIN_FILES = 4096


def add_arguments(parser: CommandParser) -> None:
    add_flags(parser, parser.text, FLAGS)
    parser.add_argument("--json", action="store_true", help=parser.text("one-json"))


def run(args: Namespace) -> int:
    """Print every finding; exit status 1 if one is a fault."""
    errors: list[BadInput] = []
    configuration = resolve(vars(args), config=args.config, errors=errors)
    use_cache_of(configuration)
    findings = [Finding("options", Status.FAULT, str(error)) for error in errors]
    findings += [Finding("options", Status.WARNING, str(warning)) for warning in configuration.warnings]
    findings += look_at_everything(configuration)
    if args.json:
        report = {"version": __version__, "findings": msgspec.to_builtins(findings), "ok": not has_failed(findings)}
        print(json.dumps(report, indent=1, ensure_ascii=False))
    else:
        print_findings(findings)
    return FAILED if has_failed(findings) else 0


def look_at_everything(configuration: Configuration) -> Iterator[Finding]:
    yield look_at_versions()
    yield from look_at_page()
    yield from check_cache()
    yield from look_at_limits()
    yield from look_at_database(configuration.database)
    url = configuration["url"] or local_address(configuration)
    if url:
        yield from check_url(url)
    else:
        yield warn("web", "doctor-no-server", "doctor-no-server-do", port=configuration["port"])


def look_at_versions() -> Finding:
    """Name what is installed."""
    versions = []
    for name in LIBRARIES:
        try:
            versions.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            continue  # an extra that is not installed
    parts = [*versions, f"SQLite {sqlite3.sqlite_version}", compile_cache.versions()]
    return note(
        "versions",
        "doctor-versions",
        version=__version__,
        schema=max(migrations()),
        python=platform.python_version(),
        system=platform.platform(),
        libraries=", ".join(parts),
    )


def look_at_page() -> Iterator[Finding]:
    if not (files("hatbox") / "static" / "index.html").is_file():
        yield warn("page", "doctor-no-page", "doctor-no-page-do")


def look_at_limits() -> Iterator[Finding]:
    """Compare the number of files that a process may open with what a busy server needs."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < MIN_FILES:
        yield warn("limits", "doctor-few-files", "doctor-few-files-do", files=most)
    else:
        yield note("limits", "doctor-files", files="∞" if most == resource.RLIM_INFINITY else most)


def look_at_database(url: str) -> Iterator[Finding]:
    """Check a database from outside; if it can be used as it is, look into it."""
    findings = [*check_database(url)]
    for finding in findings:
        if finding.topic != TOPIC or finding.status is not Status.WARNING:  # a server uses it: as it should be
            yield finding
    path = path_of(url)
    if (path is None or Path(path).is_file()) and not has_failed(findings):
        yield from asyncio.run(examine(url))


def local_address(configuration: Configuration) -> str:
    """Return the address of the server that runs on this machine with this configuration; "" if none answers."""
    host = listeners.reachable_hosts(configuration["host"][0])[0]
    address = f"http://{host}:{configuration['port']}{configuration['prefix']}/"
    return address if listeners.is_hatbox(address) else ""
