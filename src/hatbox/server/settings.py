"""The settings of a server, and their validation."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from hatbox.engine.errors import BadInput
from hatbox.server.limits import Limit

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
SENDER = re.compile(r"[^\s@<>\"(),:;\[\]\\]{1,64}@[A-Za-z0-9.-]+")
HEADER = re.compile(r"[A-Za-z0-9-]{1,60}")
HOST = re.compile(r"[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]")


def default_database() -> str:
    """Return the URL of an SQLite file in the user's data directory."""
    from platformdirs import user_data_path

    return f"sqlite:{Path(user_data_path('hatbox')) / 'hatbox.db'}"


@dataclass(frozen=True)
class Settings:
    """Defaults are for one machine and a club. A `Limit` is per address unless the comment says otherwise."""

    host: str = "127.0.0.1"
    port: int = 8731
    database: str = ""  # "": `default_database`
    origins: tuple[str, ...] = ()  # further origins whose pages may use this server
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is trusted
    prefix: str = ""  # the path under which a proxy publishes this server
    bot_threads: int = 0  # 0: one per core
    bot_seconds: float = 0.6  # the longest that a bot searches
    bot_pace: float = 1.0  # factor on the pause before a bot's move; 0: none
    messages: Limit = field(default=Limit(60, 20))  # per connection
    talk: Limit = field(default=Limit(5, 0.5))  # chat, per player
    requests: Limit = field(default=Limit(300, 50))  # REST; a whole class may share an address
    queries: Limit = field(default=Limit(200, 20))  # why, preview, undo and hints: they never hold up moves
    pages: Limit = field(default=Limit(3000, 200))  # files of the page
    guests: Limit = field(default=Limit(60, 0.5))  # new guests, recoveries and reports
    codes: Limit = field(default=Limit(20, 0.2))  # table codes tried
    invites: Limit = field(default=Limit(30, 0.2))  # wrong invitation codes
    exports: Limit = field(default=Limit(1, 1 / 60))  # of personal data, per player
    uploads: Limit = field(default=Limit(20, 1 / 30))  # of games played on devices, per player
    histories: Limit = field(default=Limit(4000, 400))  # updates sent again
    hints: Limit = field(default=Limit(10, 0.2))  # per player
    all_hints: Limit = field(default=Limit(30, 1.0))  # per address
    reviews: Limit = field(default=Limit(12, 0.1))  # of finished games, per address
    daily: Limit = field(default=Limit(12, 0.1))  # results of the daily deal, per address
    connections: int = 100  # WebSockets per address; 0: no limit
    all_connections: int = 20_000
    open_tables: int = 5  # hosted by one player, not started yet
    running_tables: int = 100  # with a seat of one player
    json_logs: bool = False
    log_level: str = "info"
    more_hosts: tuple[str, ...] = ()  # further addresses to listen on, at the same port
    unix: str = ""  # a Unix socket to listen on as well
    url: str = ""  # the public address, such as https://example.org/hats
    title: str = ""  # the name of the club, shown on the page
    about: str = ""  # URL of a legal notice, linked on the page
    metrics_from: str = "127.0.0.1,::1"  # addresses and networks that may read /metrics
    imprint: str = ""  # URL; `about` if only that is set, and the reverse
    privacy: str = ""  # URL of a privacy policy, linked on the page
    closed: bool = False  # only for people who were invited: strangers can read nothing
    invite: str = field(default="", repr=False)  # a code that new guests must enter; "": none
    invite_list: str = ""  # a file with codes, one per line, each for one person
    lobby: bool = True  # open tables are listed, and quick matches made
    talk_at_most: Literal["free", "phrases", "none"] = "free"  # the most that a table can allow
    spectators: bool = True  # tables can have them
    admin: bool = True  # the page at /admin and its routes exist
    operator_guesses: Limit = field(default=Limit(20, 1 / 30))  # wrong tokens of operators
    oidc_issuer: str = ""  # URL of an OpenID Connect provider; "": none
    oidc_client_id: str = ""
    oidc_client_secret: str = field(default="", repr=False)
    oidc_name: str = ""  # of the provider, as the page calls it
    sign_in_header: str = ""  # in which a proxy of `sign_in_proxies` names the user, such as X-Forwarded-User
    sign_in_proxies: str = ""  # addresses and networks; `unix`: the Unix socket
    require_sign_in: bool = False  # no guests: new players come by the provider or the proxy
    push: bool = True  # players can turn on Web Push
    push_contact: str = ""  # mailto: or https: address of the host, for push services
    webhooks: bool = True  # players can name a webhook
    smtp: str = ""  # smtp://user@host:587 or smtps://user@host; "": no e-mail
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""  # the sender of e-mail
    allow_private_hooks: bool = False  # push services and webhooks may be in the host's network: for tests
    channel_changes: Limit = field(default=Limit(20, 1 / 15))  # of push, webhook and test messages, per player
    hooks: Limit = field(default=Limit(20, 1 / 10))  # new webhooks, to each of which a message is sent
    mails: Limit = field(default=Limit(5, 1 / 600))  # that ask to confirm an address; also per player
    invitations: int = 3  # to one player by another within an hour
    all_invitations: int = 30  # by one player within an hour

    @property
    def provider_name(self) -> str:
        """The name of the sign-in provider as people read it; "" if there is none."""
        return self.oidc_name or (urlsplit(self.oidc_issuer).hostname or "" if self.oidc_issuer else "")

    @property
    def hosts(self) -> tuple[str, ...]:
        return (self.host, *self.more_hosts)


# What `--club` sets: a closed server, with limits that fit some hundred people behind one address.
CLUB: dict[str, Any] = {
    "closed": True,
    "connections": 1000,
    "requests": Limit(3000, 500),
    "queries": Limit(2000, 200),
    "pages": Limit(30_000, 2000),
    "guests": Limit(500, 5),
    "codes": Limit(200, 2),
    "invites": Limit(200, 1),
    "histories": Limit(40_000, 4000),
    "all_hints": Limit(200, 4.0),
    "reviews": Limit(60, 0.5),
    "daily": Limit(200, 2),
}


def parse_prefix(text: str, option: str = "--prefix") -> str:
    """Parse a path prefix: `/hats`, "" for the root.

    >>> parse_prefix("hats/"), parse_prefix("/a/b"), parse_prefix("/")
    ('/hats', '/a/b', '')
    """
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not PATH.fullmatch(path):
        raise BadInput("bad-prefix", option=option, value=text)
    return path


def parse_origin(text: str, option: str = "--origin") -> str:
    """Parse an origin, in the form browsers send.

    >>> parse_origin("HTTPS://Example.org:443/", "--origin")
    'https://example.org'
    """
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    host = parts.netloc.rpartition("@")[2]
    host = host.removesuffix(f":{port}") if port is not None else host.removesuffix(":")
    is_whole = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in ("http", "https") or not HOST.fullmatch(host) or not is_whole:
        raise BadInput("bad-web-address", option=option, value=text, example="https://example.org")
    default = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host.lower()}" + ("" if port in (None, default) else f":{port}")


def parse_url(text: str, option: str = "--url") -> str:
    """Parse a public address: an origin and a path prefix.

    >>> parse_url("https://example.org/hats/")
    'https://example.org/hats'
    """
    scheme, separator, rest = text.strip().partition("://")
    host, _, path = rest.partition("/")
    return parse_origin(f"{scheme}{separator}{host}", option) + parse_prefix(path, option)


def parse_link(text: str, option: str) -> str:
    """Parse the address of a page or person that the page links to."""
    if not text.startswith(("https://", "http://", "mailto:")):
        raise BadInput("bad-web-address", option=option, value=text, example="https://example.org/imprint")
    return text


def parse_issuer(text: str, option: str) -> str:
    """Parse the address of an OpenID Connect provider; its last slash, if any, is a part of its name."""
    parse_url(text, option)
    if not is_safe_provider(text):
        raise BadInput("bad-web-address", option=option, value=text, example="https://accounts.example.org")
    return text


def is_safe_provider(url: str) -> bool:
    """Return whether an address of a provider is safe to use: https, or on this machine.

    >>> is_safe_provider("https://id.example.org"), is_safe_provider("http://id.example.org")
    (True, False)
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    is_here = parts.hostname in ("localhost", "127.0.0.1", "::1")
    return bool(parts.hostname) and (parts.scheme == "https" or (parts.scheme == "http" and is_here))


def parse_header(text: str, option: str) -> str:
    """Parse the name of a header."""
    if not HEADER.fullmatch(text):
        raise BadInput("bad-header", option=option, value=text[:60])
    return text


def parse_contact(text: str, option: str) -> str:
    """Parse the address at which push services reach the host (RFC 8292)."""
    if not text.startswith(("https://", "mailto:")) or len(text) < len("mailto:a@b"):
        raise BadInput("bad-web-address", option=option, value=text, example="mailto:host@example.org")
    return text


def parse_sender(text: str, option: str) -> str:
    """Parse the mail address that is the sender of e-mail."""
    if not SENDER.fullmatch(text):
        raise BadInput("bad-web-address", option=option, value=text[:60], example="host@example.org")
    return text


def parse_smtp(text: str, option: str) -> str:
    """Parse the address of a mail server.

    >>> parse_smtp("smtp://ann@mail.example.org:587", "--smtp")
    'smtp://ann@mail.example.org:587'
    """
    try:
        parts = urlsplit(text)
        is_whole = parts.scheme in ("smtp", "smtps") and HOST.fullmatch(parts.hostname or "") and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.path not in ("", "/") or parts.query or parts.fragment:
        example = "smtp://user@mail.example.org:587"
        raise BadInput("bad-web-address", option=option, value=text.rpartition("@")[2], example=example)
    return text
