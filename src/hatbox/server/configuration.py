"""The configuration of a server: flags, then `HATBOX_*` variables, then a TOML file, then the defaults.

`resolve` reads all of them by the table in `options.py` and remembers where each value was set. Every mistake is one
`BadInput` that names the flag, the variable, or the file with its line and key.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit, urlunsplit

from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.server.limits import Limit
from hatbox.server.options import MASK, NETWORKS, OPTIONS, PREFIX, Option, option_named
from hatbox.server.settings import CLUB, Settings, default_database

CONFIG_VARIABLE = "HATBOX_CONFIG"
FILE_NAME = "hatbox.toml"
SYSTEM_FILE = Path("/etc/hatbox") / FILE_NAME
OTHER_VARIABLES = {  # beside options: of the compiler, of the process that this one replaces, of tests and builds
    CONFIG_VARIABLE, "HATBOX_INTERPRET", "HATBOX_LISTEN", "HATBOX_TEMPORARY_CACHE", "HATBOX_PAGE", "HATBOX_SERVER",
    "HATBOX_BROWSER", "HATBOX_EFFORT", "HATBOX_VERSION",
}  # fmt: skip
KUBERNETES = re.compile(r"HATBOX_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT_\d+_)\w*")  # set for a service called hatbox
MAX_SECRET = 65_536  # bytes of a file that holds one
UNLIMITED = 1_000_000
CLOSE = 0.7  # how similar a name must be to count as misspelt


class Source(Enum):
    """The places where a value can be set, the strongest first."""

    FLAG = "flag"
    VARIABLE = "environment"
    FILE = "file"
    DEFAULT = "default"


@dataclass(frozen=True)
class Value:
    """The value of an option, and where it was set."""

    value: Any
    source: Source = Source.DEFAULT
    where: str = ""  # --port, HATBOX_PORT, or "hatbox.toml, line 3: port"
    is_in_own_file: bool = False  # a secret that is written neither there nor in a TOML file


@dataclass(frozen=True)
class Configuration:
    """The value of every option that was set, and what the host should know about them."""

    values: Mapping[str, Value]
    file: Path | None = None  # the TOML file that was read
    warnings: Sequence[BadInput] = field(default=())

    def __getitem__(self, name: str) -> Any:
        """Return the value of an option, or else its default."""
        return self.of(name).value

    def of(self, name: str) -> Value:
        """Return the value of an option with its source."""
        return self.values.get(name) or Value(option_named(name).default_value)

    @property
    def database(self) -> str:
        """The URL of the database, with its password."""
        return add_password(self["database"] or default_database(), self["database_password"])

    def settings(self) -> Settings:
        """Return the settings of a server."""
        fields = {option_named(name).field or name: value.value for name, value in self.values.items()}
        host, *more_hosts = self["host"]
        known = {name: value for name, value in fields.items() if name in Settings.__dataclass_fields__}
        preset = CLUB if self["club"] else {}
        guests = preset.get("guests", Settings().guests)
        settings = Settings(
            **{
                **preset,
                **known,
                "host": host,
                "more_hosts": tuple(more_hosts),
                "origins": tuple(self["origin"]),
                "guests": replace(guests, burst=self["guests"]) if "guests" in self.values else guests,
                "database": self.database,
                "about": self["about"] or self["imprint"],
                "imprint": self["imprint"] or self["about"],
            }
        )
        return settings if self["limits"] else without_limits(settings)


def without_limits(settings: Settings) -> Settings:
    """Return settings without rate limits, for benchmarks."""
    limits: dict[str, Any] = {name: Limit(0, 0) for name, value in vars(settings).items() if isinstance(value, Limit)}
    return replace(settings, **limits, connections=0, open_tables=UNLIMITED, running_tables=UNLIMITED)


def add_password(url: str, password: str) -> str:
    """Return the URL of a PostgreSQL database with a password, if it has none.

    >>> add_password("postgresql://ann@db/hats", "t@a")
    'postgresql://ann:t%40a@db/hats'
    """
    if not password or url.startswith("sqlite:") or mask_is_needed(url):
        return url
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{user or 'hatbox'}:{quote(password, safe='')}@{host}"))


def mask_is_needed(url: str) -> bool:
    return option_named("database").reveals(url)


# --- reading


def resolve(
    flags: Mapping[str, Any],
    environ: Mapping[str, str] = os.environ,
    config: str | None = None,
    only: Sequence[str] = (),
    errors: list[BadInput] | None = None,
) -> Configuration:
    """Read the configuration: `flags` by option (None: not given), the environment, and the TOML file.

    `only` names the options that a command reads; the others may be wrong. Without it, unknown keys are refused.
    The first mistake is raised, unless there is a list of `errors`, which takes all of them.
    """
    options = [option for option in OPTIONS if not only or option.name in only]
    file = config_file(config, environ)
    warnings: list[BadInput] = []
    mistakes: list[BadInput] = []
    texts = TomlFile()
    values: dict[str, Value] = {}
    try:
        texts = read_toml(file) if file is not None else texts
    except BadInput as error:
        mistakes.append(error)
    if not only:
        mistakes += unknown_keys(texts)
        warnings += unknown_variables(environ)
    for option in options:
        try:
            value = from_flags(option, flags) or from_environment(option, environ) or from_file(option, texts)
            if value is not None:
                values[option.name] = replace(value, value=option.check(value.value, value.where))
        except BadInput as error:
            mistakes.append(error)
    warnings += exposed_secrets(values, file)
    if not only:
        mistakes += missing_companions(values)
    if errors is None and mistakes:
        raise mistakes[0]
    if errors is not None:
        errors += mistakes
    return Configuration(values, file, warnings)


def from_flags(option: Option, flags: Mapping[str, Any]) -> Value | None:
    given, path = flags.get(option.name), flags.get(option.file_key) if option.has_file else None
    expect_one(given, path, option.flag, option.file_flag)
    if path is not None:
        text = read_secret(path, option.file_flag)
        return Value(parse(option, text, option.file_flag), Source.FLAG, option.file_flag, is_in_own_file=True)
    if given is None:
        return None
    if isinstance(given, bool):
        return Value(given, Source.FLAG, option.flag if given else option.opposite.flag)
    value = given if isinstance(given, list) else parse(option, given, option.flag)
    return Value(value, Source.FLAG, option.flag)


def from_environment(option: Option, environ: Mapping[str, str]) -> Value | None:
    """Read an option from its variable; an empty one counts as unset."""
    text = environ.get(option.variable, "").strip()
    path = environ.get(option.file_variable, "").strip() if option.has_file else ""
    expect_one(text or None, path or None, option.variable, option.file_variable)
    if path:
        text = read_secret(path, option.file_variable)
        value = parse(option, text, option.file_variable)
        return Value(value, Source.VARIABLE, option.file_variable, is_in_own_file=True)
    if text:
        return Value(parse(option, text, option.variable), Source.VARIABLE, option.variable)
    if option.is_switch and (text := environ.get(option.opposite.variable, "").strip()):
        return Value(not parse(option, text, option.opposite.variable), Source.VARIABLE, option.opposite.variable)
    return None


def from_file(option: Option, file: TomlFile) -> Value | None:
    value = file.values.get(option.name)
    path = file.values.get(option.file_key) if option.has_file else None
    expect_one(value, path, file.where(option.name), option.file_key)
    if path is not None:
        where = file.where(option.file_key)
        if not isinstance(path, str):
            raise BadInput("bad-setting", where=where, value=describe(path), allowed=say("allowed-text"))
        return Value(parse(option, read_secret(path, where), where), Source.FILE, where, is_in_own_file=True)
    if value is None:
        return None
    where = file.where(option.name)
    is_allowed = isinstance(value, option.kind.toml) and not (isinstance(value, bool) and not option.is_switch)
    items = value if isinstance(value, list) else []
    if not is_allowed or not all(isinstance(item, str) for item in items):
        shown = MASK if option.has_file else describe(value)
        raise BadInput("bad-setting", where=where, value=shown, allowed=option.kind.allowed())
    if isinstance(value, bool):
        return Value(value, Source.FILE, where)
    if isinstance(value, list):
        return Value(",".join(value) if option.kind is NETWORKS else value, Source.FILE, where)
    return Value(parse(option, str(value), where), Source.FILE, where)


def parse(option: Option, text: str, where: str) -> Any:
    try:
        return option.kind.parse(text)
    except ValueError:
        shown = "…" if option.is_secret else text
        raise BadInput("bad-setting", where=where, value=shown, allowed=option.kind.allowed()) from None


def describe(value: object) -> str:
    """Return a TOML value in few letters."""
    return str(value).lower() if isinstance(value, bool) else str(value)[:60]


def expect_one(value: Any, path: Any, name: str, file_name: str) -> None:
    if value is not None and path is not None:
        raise BadInput("setting-twice", one=name, other=file_name)


def read_secret(path: str, where: str) -> str:
    """Return the contents of a file with a secret, without the line end that editors add."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(MAX_SECRET).decode().strip()
    except (OSError, UnicodeDecodeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput("secret-unreadable", where=where, path=path, reason=reason) from None
    if not text:
        raise BadInput("secret-unreadable", where=where, path=path, reason=say("secret-empty"))
    return text


# --- the TOML file


@dataclass(frozen=True)
class TomlFile:
    """A TOML file: its values, and its text, in which keys are found again for messages."""

    path: Path = field(default_factory=Path)
    values: Mapping[str, Any] = field(default_factory=dict)
    text: str = ""

    def where(self, key: str) -> str:
        """Return the place of a key, for messages."""
        pattern = re.compile(rf"""\s*(?:\[+\s*)?["']?{re.escape(key)}["']?\s*[=.\]]""")
        lines = enumerate(self.text.splitlines(), 1)
        number = next((number for number, line in lines if pattern.match(line)), None)
        return f"{self.path}: {key}" if number is None else f"{self.path}, line {number}: {key}"


def config_file(named: str | None, environ: Mapping[str, str]) -> Path | None:
    """Return the file to read: the one named, or else the user's, or else the system's; None if there is none."""
    named = named or environ.get(CONFIG_VARIABLE)
    if named:
        return Path(named)
    return next((path for path in default_files() if is_there(path)), None)


def is_there(path: Path) -> bool:
    """Return whether a file exists; one in a folder that is closed to this user does not."""
    try:
        return path.exists()
    except OSError:
        return False


def default_files() -> Iterator[Path]:
    """Yield where a configuration is looked for if none is named."""
    from platformdirs import user_config_path

    yield Path(user_config_path("hatbox")) / FILE_NAME
    yield SYSTEM_FILE


def read_toml(path: Path) -> TomlFile:
    try:
        text = path.read_text(encoding="utf-8")
        return TomlFile(path, tomllib.loads(text), text)
    except OSError as error:
        raise BadInput("config-unreadable", path=str(path), reason=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        line = re.search(r"^(.*) \(at line (\d+), column \d+\)$", str(error))
        where = f"{path}, line {line[2]}" if line else str(path)
        raise BadInput("config-not-toml", where=where, reason=line[1] if line else str(error)) from None


def known_keys() -> list[str]:
    """Return every key that a TOML file may have."""
    return [key for option in OPTIONS for key in (option.name, option.file_key)[: 1 + option.has_file]]


def unknown_keys(file: TomlFile) -> Iterator[BadInput]:
    """Yield an error for every key that is no option, with what may be meant."""
    keys = known_keys()
    for key, value in file.values.items():
        if key not in keys:
            plain = key.removeprefix("no_").replace("-", "_")
            near = [plain] if plain in keys else get_close_matches(key.replace("-", "_"), keys, 1, CLOSE)
            if isinstance(value, dict):
                yield BadInput("config-section", where=file.where(key))
            elif near:
                yield BadInput("unknown-key-close", where=file.where(key), close=near[0])
            else:
                yield BadInput("unknown-key", where=file.where(key))


def known_variables() -> set[str]:
    """Return every variable that a server reads."""
    own = {option.variable for option in OPTIONS} | {option.file_variable for option in OPTIONS if option.has_file}
    return own | {option.opposite.variable for option in OPTIONS if option.is_switch} | OTHER_VARIABLES


def unknown_variables(environ: Mapping[str, str]) -> Iterator[BadInput]:
    """Yield a warning for every variable that looks like an option and is none."""
    known = known_variables()
    for variable in sorted(environ):
        if variable.startswith(PREFIX) and variable not in known and not KUBERNETES.fullmatch(variable):
            near = get_close_matches(variable, known - OTHER_VARIABLES, 1, CLOSE)
            if near:
                yield BadInput("unknown-variable-close", variable=variable, close=near[0])
            else:
                yield BadInput("unknown-variable", variable=variable)


# --- what does not go together


COMPANIONS = {  # an option: another that it needs
    "smtp": "mail_from",
    "mail_from": "url",  # of the links in mails
    "smtp_password": "smtp",
    "oidc_issuer": "oidc_client_id",
    "oidc_client_id": "oidc_issuer",
    "oidc_client_secret": "oidc_issuer",
    "sign_in_header": "sign_in_proxies",
    "sign_in_proxies": "sign_in_header",
}


NEEDS_ONE = {  # an option: others, of which it needs at least one
    "require_sign_in": ("oidc_issuer", "sign_in_header"),
    "oidc_issuer": ("url",),  # to which the provider sends browsers back
}


def missing_companions(values: Mapping[str, Value]) -> Iterator[BadInput]:
    """Yield an error for every option that means nothing, or something dangerous, without another."""
    for name, needed in COMPANIONS.items():
        if name in values and values[name].value and not (needed in values and values[needed].value):
            yield BadInput("setting-needs", where=values[name].where, needed=needed)
    for name, any_of in NEEDS_ONE.items():
        if name in values and values[name].value and not any(other in values for other in any_of):
            yield BadInput("setting-needs", where=values[name].where, needed=any_of[0])


def exposed_secrets(values: Mapping[str, Value], file: Path | None) -> Iterator[BadInput]:
    """Yield a warning for every secret that others on this machine can read."""
    secret = [
        name for name, value in values.items() if option_named(name).reveals(value.value) and not value.is_in_own_file
    ]
    for name in secret:
        if values[name].source is Source.FLAG:
            option = option_named(name)
            yield BadInput("secret-on-command-line", flag=option.flag, variable=option.file_variable)
    in_file = [name for name in secret if values[name].source is Source.FILE]
    if file is not None and in_file and is_public(file):
        yield BadInput("secret-in-public-file", path=str(file), keys=", ".join(in_file))


def is_public(file: Path) -> bool:
    """Return whether others than the owner and the group can read a file."""
    return os.name == "posix" and bool(file.stat().st_mode & 0o004)
