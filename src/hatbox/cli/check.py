"""`hatbox serve --check`: show what a server would use, and try what its start needs, without serving."""

from __future__ import annotations

import json
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

from hatbox.cli.bot_overrides import override_bots
from hatbox.cli.configuration import use_cache_of
from hatbox.compiled import compile_cache
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.games import NAMES
from hatbox.i18n import say
from hatbox.server.configuration import Configuration, resolve
from hatbox.server.ops.database_check import check_database
from hatbox.server.ops.findings import Finding, Status, fail, has_failed, note, warn
from hatbox.server.options import OPTIONS
from hatbox.server.settings import Settings
from hatbox.server.transport import listeners
from hatbox.server.transport.security import is_loopback

FAILED = 1  # exit status
ANSWER_SECONDS = 5.0  # that a mail server or a sign-in provider has
SMTP_PORTS = {"smtp": 587, "smtps": 465}
DISCOVERY = "/.well-known/openid-configuration"
NEEDED = {  # what an option needs: library, extra
    "smtp": ("aiosmtplib", "notify"),
    "oidc_issuer": ("authlib", "sign-in"),
}


def check(args: Namespace) -> int:
    """Print the options and the findings; exit status 1 if a server could not start or do all that is configured."""
    errors: list[BadInput] = []
    configuration = resolve(vars(args), config=args.config, errors=errors)
    use_cache_of(configuration)
    findings = [Finding("options", Status.FAULT, str(error)) for error in errors]
    findings += [Finding("options", Status.WARNING, str(warning)) for warning in configuration.warnings]
    if not errors:
        findings += check_all(configuration)
    if args.json:
        print(json.dumps(as_json(configuration, findings), indent=1, ensure_ascii=False))
    else:
        print_options(configuration)
        print()
        print_findings(findings)
    return FAILED if has_failed(findings) else 0


def check_all(configuration: Configuration) -> Iterator[Finding]:
    """Yield what is found where the options point to."""
    settings = configuration.settings()
    try:
        override_bots(configuration["bot"])
    except HatboxError as error:
        yield Finding("bots", Status.FAULT, str(error))
    yield from check_database(settings.database)
    yield from check_addresses(settings)
    yield from check_cache()
    yield from check_proxies(settings)
    for name, (library, extra) in NEEDED.items():
        if configuration[name] and find_spec(library) is None:
            yield fail("options", "missing-extra", module=library, extra=extra)
    if settings.smtp:
        yield check_smtp(settings.smtp)
    if settings.oidc_issuer:
        yield check_issuer(settings.oidc_issuer)
    if settings.invite_list and not os.access(settings.invite_list, os.R_OK):
        yield fail("options", "check-list-unreadable", path=settings.invite_list)


def check_addresses(settings: Settings) -> Iterator[Finding]:
    """Bind every address for a moment; a Hatbox server that is already there is only a warning."""
    for host in settings.hosts:
        try:
            for listener in listeners.bind(host, settings.port):
                listener.close()
        except HatboxError as error:
            address = f"http://{listeners.reachable_hosts(host)[0]}:{settings.port}{settings.prefix}/"
            if error.code == "serve-port-taken" and listeners.is_hatbox(address):
                yield warn("port", "already-serving", "check-file-served-do", address=address)
            else:
                yield Finding("port", Status.FAULT, str(error))
        else:
            yield note("port", "check-port", host=host, port=settings.port)
    if settings.unix:
        folder = Path(settings.unix).absolute().parent
        if folder.is_dir() and os.access(folder, os.W_OK | os.X_OK):
            yield note("port", "check-unix", path=settings.unix)
        else:
            yield fail("port", "check-unix-unwritable", path=settings.unix, folder=str(folder))


def check_cache() -> Iterator[Finding]:
    """Check the compile cache, and what is in it."""
    folder = str(compile_cache.cache_folder())
    if not compile_cache.can_write():
        yield warn("cache", "cache-unwritable", path=folder)
        return
    missing = [name for name in NAMES if not compile_cache.is_compiled(f"server-{name}")]
    if missing:
        yield warn("cache", "check-cache-cold", "check-cache-cold-do", path=folder, games=", ".join(missing))
    else:
        yield note("cache", "check-cache", path=folder)


def check_proxies(settings: Settings) -> Iterator[Finding]:
    """Compare the public address with where the server listens."""
    is_trusting = bool(settings.proxies or settings.unix)
    if settings.url.startswith("https:") and not is_trusting:
        yield warn("proxies", "check-no-proxies", "check-no-proxies-do", url=settings.url)
    path = urlsplit(settings.url).path.rstrip("/")
    if settings.url and path != settings.prefix:
        yield warn(
            "proxies", "check-prefix", "check-prefix-do", url=settings.url, prefix=settings.prefix or "/", path=path
        )
    if not settings.url and is_trusting and all(map(is_loopback, settings.hosts)):
        yield warn("proxies", "check-no-url", "check-no-url-do")


def check_smtp(url: str) -> Finding:
    """Connect to the mail server."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or SMTP_PORTS[parts.scheme]
    try:
        with socket.create_connection((host, port), ANSWER_SECONDS):
            return note("mail", "check-smtp", host=host, port=port)
    except OSError as error:
        reason = error.strerror or str(error)
        return fail("mail", "check-smtp-unreachable", "check-smtp-unreachable-do", host=host, port=port, reason=reason)


def check_issuer(issuer: str) -> Finding:
    """Read how the provider wants to be asked."""
    try:
        with urlopen(issuer.rstrip("/") + DISCOVERY, timeout=ANSWER_SECONDS) as answer:
            json.load(answer)
    except (OSError, ValueError) as error:
        reason = str(error.reason) if isinstance(error, URLError) else str(error)
        return fail("sign-in", "check-issuer-unreachable", issuer=issuer, reason=reason)
    return note("sign-in", "check-issuer", issuer=issuer)


# --- output


def effective(configuration: Configuration, name: str) -> Any:
    """Return the value of an option; of those whose default depends on the machine, what it is on this one."""
    if name == "database":
        return configuration["database"] or configuration.database
    return configuration[name] or (str(compile_cache.cache_folder()) if name == "cache" else configuration[name])


def as_json(configuration: Configuration, findings: Sequence[Finding]) -> dict[str, Any]:
    """Return everything as one object; secrets are masked."""
    options = {}
    for option in OPTIONS:
        source, value = configuration.of(option.name), effective(configuration, option.name)
        is_secret = bool(value) and option.reveals(value)
        options[option.name] = {
            "value": option.display(value).strip('"') if is_secret else value,
            "source": source.source.value,
            "where": source.where,
        }
    return {
        "file": None if configuration.file is None else str(configuration.file),
        "options": options,
        "findings": msgspec.to_builtins(findings),
        "ok": not has_failed([*findings]),
    }


def print_options(configuration: Configuration) -> None:
    """Print every option as a TOML file would have it, with where it was set."""
    file = say("check-no-file") if configuration.file is None else str(configuration.file)
    print(say("check-options", {"file": file}))
    rows = []
    for option in OPTIONS:
        where = configuration.of(option.name).where or say("check-default")
        shown = option.display(effective(configuration, option.name))
        rows.append((option.name, shown, where.removesuffix(f": {option.name}")))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for name, shown, where in rows:
        print(f"  {name:<{widths[0]}} = {shown:<{min(widths[1], 48)}}  # {where}")


def print_findings(findings: Sequence[Finding]) -> None:
    """Print one line for each finding, with what to do."""
    for finding in findings:
        advice = f" {finding.advice}" if finding.advice else ""
        print(f"{finding.status.value:<8} {finding.topic}: {finding.text}{advice}")
    sys.stdout.flush()
