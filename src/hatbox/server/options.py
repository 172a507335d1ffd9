"""Every option of a server, declared once.

From this table come the flags of `hatbox serve`, the `HATBOX_*` variables, the keys of the TOML file and the table in
docs/configuration.md (`python tools/options.py` writes it). To add an option: a field in `Settings`, a row in OPTIONS,
its text `help-serve-NAME` in i18n/cli/en/help.ftl, and run that tool.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.server.addresses import UNIX, parse_networks
from hatbox.server.settings import (
    Settings,
    parse_contact,
    parse_header,
    parse_issuer,
    parse_link,
    parse_origin,
    parse_prefix,
    parse_sender,
    parse_smtp,
    parse_url,
)

PREFIX = "HATBOX_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
MASK = "********"
MAX_COUNT = 1_000_000

Parse = Callable[[str], Any]  # text as typed: the value; ValueError if it is none
Check = Callable[[Any, str], Any]  # (value, where it was set): the value in its one form; BadInput if it means nothing


class Group(Enum):
    """The sections of the table in the docs, in their order."""

    NETWORK = "Where it listens"
    STORAGE = "What it keeps"
    HOUSE = "The house"
    SIGN_IN = "Sign-in"
    NOTIFICATIONS = "Notifications"
    LIMITS = "Limits"
    BOTS = "Bots"
    OPERATION = "Operation"


@dataclass(frozen=True)
class Kind:
    """A type of values: how it is read from text, and what it takes in a TOML file."""

    parse: Parse
    toml: tuple[type, ...]
    allowed: Callable[[], str]  # in words, for error messages


def parse_whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most):
        raise ValueError(text)
    return int(text)


def parse_number(text: str, least: float) -> float:
    number = float(text)
    if not (math.isfinite(number) and number >= least):
        raise ValueError(text)
    return number


def parse_switch(text: str) -> bool:
    if text.lower() not in (*YES, *NO):
        raise ValueError(text)
    return text.lower() in YES


def parse_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def parse_choice(text: str, choices: Sequence[str]) -> str:
    if text not in choices:
        raise ValueError(text)
    return text


def whole(least: int, most: int) -> Kind:
    return Kind(
        lambda text: parse_whole(text, least, most),
        (int,),
        lambda: say("allowed-whole", {"least": least, "most": most}),
    )


def number(least: float) -> Kind:
    return Kind(lambda text: parse_number(text, least), (int, float), lambda: say("allowed-number", {"least": least}))


def choice(*choices: str) -> Kind:
    return Kind(lambda text: parse_choice(text, choices), (str,), lambda: ", ".join(choices))


TEXT = Kind(str, (str,), lambda: say("allowed-text"))
LIST = Kind(parse_list, (str, list), lambda: say("allowed-list"))  # in variables separated by commas
NETWORKS = Kind(str, (str, list), lambda: say("allowed-list"))  # joined by commas
SWITCH = Kind(parse_switch, (bool,), lambda: say("allowed-switch"))


@dataclass(frozen=True)
class Option:
    """One option: `--its-name`, `HATBOX_ITS_NAME` and `its_name` in a TOML file."""

    name: str
    kind: Kind
    group: Group
    metavar: str = ""
    field: str = ""  # of Settings; "": the name
    default: Any = None  # None: that of the field of Settings
    is_secret: bool = False  # never shown; can be in a file of its own
    check: Check = lambda value, _where: value
    mask: Callable[[str], str] | None = None  # hides a secret that is a part of the value
    help_key: str = ""  # "": `serve-its-name`

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def opposite(self) -> Option:
        """The option that says the contrary of a switch: `--no-its-name`."""
        return Option(f"no_{self.name}", self.kind, self.group)

    @property
    def is_switch(self) -> bool:
        return self.kind is SWITCH

    @property
    def is_repeated(self) -> bool:
        return self.kind is LIST

    @property
    def has_file(self) -> bool:
        """Return whether `its_name_file` names a file that holds the value, as Docker and Kubernetes give secrets."""
        return self.is_secret or self.mask is not None

    @property
    def file_flag(self) -> str:
        return f"{self.flag}-file"

    @property
    def file_variable(self) -> str:
        return f"{self.variable}_FILE"

    @property
    def file_key(self) -> str:
        return f"{self.name}_file"

    @property
    def default_value(self) -> Any:
        return getattr(Settings(), self.field or self.name) if self.default is None else self.default

    @property
    def shown_switch(self) -> Option:
        """Return the form of a switch that changes something: `--no-its-name` for one that is on by default."""
        return self.opposite if self.default_value else self

    @property
    def text_key(self) -> str:
        """Return the key of its help text."""
        name = self.shown_switch.name if self.is_switch else self.name
        return self.help_key or f"serve-{name.replace('_', '-')}"

    def reveals(self, value: Any) -> bool:
        """Return whether a value holds something that others should not read."""
        return self.is_secret or (self.mask is not None and self.mask(str(value)) != str(value))

    def display(self, value: Any) -> str:
        """Return a value as a TOML file has it, without what is secret in it."""
        if value and self.is_secret:
            return MASK
        if self.mask is not None:
            value = self.mask(str(value))
        return display(value)


def display(value: Any) -> str:
    """Return a value as TOML.

    >>> display(True), display(["a", "b"]), display(0.6)
    ('true', '["a", "b"]', '0.6')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(display, value))}]"
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def mask_password(url: str) -> str:
    """Return a URL without its password.

    >>> mask_password("postgresql://ann:tea@db/hats"), mask_password("sqlite:/x.db")
    ('postgresql://ann:********@db/hats', 'sqlite:/x.db')
    """
    try:
        password = urlsplit(url).password
    except ValueError:
        return url
    return url if not password else url.replace(f":{password}@", f":{MASK}@", 1)


def check_networks(text: str, where: str) -> str:
    parse_networks(text, where)
    return text


def check_sign_in_proxies(text: str, where: str) -> str:
    """Validate the peers whose sign-in header is trusted: networks, and `unix` for the Unix socket."""
    parse_networks(",".join(part for part in text.split(",") if part.strip() != UNIX), where)
    return text


def check_database(text: str, where: str) -> str:
    if not text.startswith(("sqlite:", "postgresql://", "postgres://")) or text == "sqlite:":
        raise BadInput("bad-setting", where=where, value=mask_password(text), allowed=say("allowed-database"))
    return text


def check_positive(value: float, where: str) -> float:
    if value <= 0:
        raise BadInput("bad-setting", where=where, value=value, allowed=say("allowed-positive"))
    return value


def check_origins(origins: list[str], where: str) -> list[str]:
    return [parse_origin(origin, where) for origin in origins]


OPTIONS = (
    Option("host", LIST, Group.NETWORK, "H", default=["127.0.0.1"]),
    Option("port", whole(0, 65535), Group.NETWORK, "P"),
    Option("unix", TEXT, Group.NETWORK, "FILE"),
    Option("url", TEXT, Group.NETWORK, "URL", check=parse_url),
    Option("prefix", TEXT, Group.NETWORK, "/P", check=parse_prefix),
    Option("origin", LIST, Group.NETWORK, "O", field="origins", check=check_origins),
    Option("proxies", NETWORKS, Group.NETWORK, "A,B", check=check_networks),
    Option("database", TEXT, Group.STORAGE, "URL", check=check_database, mask=mask_password, help_key="database"),
    Option("database_password", TEXT, Group.STORAGE, "SECRET", is_secret=True, default=""),
    Option("cache", TEXT, Group.STORAGE, "DIR", default=""),
    Option("title", TEXT, Group.HOUSE, "T"),
    Option("imprint", TEXT, Group.HOUSE, "URL", check=parse_link),
    Option("privacy", TEXT, Group.HOUSE, "URL", check=parse_link),
    Option("about", TEXT, Group.HOUSE, "URL", check=parse_link),
    Option("club", SWITCH, Group.HOUSE, default=False),
    Option("closed", SWITCH, Group.HOUSE),
    Option("invite", TEXT, Group.HOUSE, "CODE", is_secret=True),
    Option("invite_list", TEXT, Group.HOUSE, "FILE"),
    Option("lobby", SWITCH, Group.HOUSE),
    Option("talk", choice("free", "phrases", "none"), Group.HOUSE, "free|phrases|none", field="talk_at_most"),
    Option("spectators", SWITCH, Group.HOUSE),
    Option("admin", SWITCH, Group.HOUSE),
    Option("oidc_issuer", TEXT, Group.SIGN_IN, "URL", check=parse_issuer),
    Option("oidc_client_id", TEXT, Group.SIGN_IN, "ID"),
    Option("oidc_client_secret", TEXT, Group.SIGN_IN, "SECRET", is_secret=True),
    Option("oidc_name", TEXT, Group.SIGN_IN, "NAME"),
    Option("sign_in_header", TEXT, Group.SIGN_IN, "NAME", check=parse_header),
    Option("sign_in_proxies", NETWORKS, Group.SIGN_IN, "A,B", check=check_sign_in_proxies),
    Option("require_sign_in", SWITCH, Group.SIGN_IN),
    Option("push", SWITCH, Group.NOTIFICATIONS),
    Option("push_contact", TEXT, Group.NOTIFICATIONS, "URL", check=parse_contact),
    Option("webhooks", SWITCH, Group.NOTIFICATIONS),
    Option("smtp", TEXT, Group.NOTIFICATIONS, "URL", check=parse_smtp, mask=mask_password),
    Option("smtp_password", TEXT, Group.NOTIFICATIONS, "SECRET", is_secret=True),
    Option("mail_from", TEXT, Group.NOTIFICATIONS, "ADDRESS", check=parse_sender),
    Option("allow_private_hooks", SWITCH, Group.NOTIFICATIONS),
    Option("guests", whole(1, MAX_COUNT), Group.LIMITS, "N", default=Settings().guests.burst),
    Option("connections", whole(0, MAX_COUNT), Group.LIMITS, "N"),
    Option("limits", SWITCH, Group.LIMITS, default=True),
    Option("bot", LIST, Group.BOTS, "[GAME:]NAME=M:F", default=[]),
    Option("bot_threads", whole(0, 10_000), Group.BOTS, "N"),
    Option("bot_seconds", number(0), Group.BOTS, "T", check=check_positive),
    Option("bot_pace", number(0), Group.BOTS, "X"),
    Option("metrics_from", NETWORKS, Group.OPERATION, "A,B", check=check_networks),
    Option("json_logs", SWITCH, Group.OPERATION),
    Option("log_level", choice("debug", "info", "warning", "error"), Group.OPERATION, "debug|info|warning|error"),
    Option("qr", SWITCH, Group.OPERATION, default=True),
    Option("open", SWITCH, Group.OPERATION, default=False),
)


@cache  # one dictionary per process
def option_named(name: str) -> Option:
    """Return an option by its name; KeyError if there is none."""
    return {option.name: option for option in OPTIONS}[name]
