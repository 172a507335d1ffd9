"""The configuration of a server: flags, variables and a TOML file, in this order, and one clear line for a mistake."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from hatbox.cli.configuration import DATABASE, configuration_of
from hatbox.cli.main import parser
from hatbox.engine.errors import BadInput
from hatbox.server import configuration
from hatbox.server.configuration import Configuration, Source, known_keys, known_variables, resolve
from hatbox.server.options import MASK, OPTIONS, Option, option_named
from hatbox.server.settings import Settings
from support.command import assert_refused, hatbox

ROOT = Path(__file__).parent.parent
NETWORKS = ("10.0.0.0/8", "10.0.0.0/8")
VALUES: dict[str, tuple[str, Any]] = {  # every option: a text, and the value that Settings must hold
    "host": ("127.0.0.1,::1", ("127.0.0.1", "::1")),
    "port": ("9000", 9000),
    "unix": ("/run/hatbox.sock", "/run/hatbox.sock"),
    "url": ("https://example.org/hats", "https://example.org/hats"),
    "prefix": ("hats/", "/hats"),
    "origin": ("https://a.example, https://b.example", ("https://a.example", "https://b.example")),
    "proxies": NETWORKS,
    "database": ("sqlite:/tmp/x.db", "sqlite:/tmp/x.db"),
    "title": ("Café, Hut & Co", "Café, Hut & Co"),
    "imprint": ("https://example.org/imprint", "https://example.org/imprint"),
    "privacy": ("https://example.org/privacy", "https://example.org/privacy"),
    "about": ("https://example.org/about", "https://example.org/about"),
    "closed": ("on", True),
    "invite": ("tea time", "tea time"),
    "invite_list": ("/etc/hatbox/guests", "/etc/hatbox/guests"),
    "lobby": ("0", False),
    "talk": ("phrases", "phrases"),
    "spectators": ("no", False),
    "admin": ("no", False),
    "oidc_issuer": ("https://id.example/", "https://id.example/"),
    "oidc_client_id": ("hats", "hats"),
    "oidc_client_secret": ("s3cret", "s3cret"),
    "oidc_name": ("Club", "Club"),
    "sign_in_header": ("X-Forwarded-User", "X-Forwarded-User"),
    "sign_in_proxies": NETWORKS,
    "require_sign_in": ("1", True),
    "push": ("false", False),
    "push_contact": ("mailto:host@example.org", "mailto:host@example.org"),
    "webhooks": ("off", False),
    "smtp": ("smtp://ann@mail.example:587", "smtp://ann@mail.example:587"),
    "smtp_password": ("s3cret", "s3cret"),
    "allow_private_hooks": ("on", True),
    "mail_from": ("hats@example.org", "hats@example.org"),
    "connections": ("7", 7),
    "bot_threads": ("2", 2),
    "bot_seconds": ("0.25", 0.25),
    "bot_pace": ("0", 0.0),
    "metrics_from": NETWORKS,
    "json_logs": ("true", True),
    "log_level": ("warning", "warning"),
}
OTHERS = {"database_password", "cache", "club", "guests", "limits", "bot", "qr", "open"}  # no field of their own
EVERYTHING = {option_named(name).variable: text for name, (text, _) in VALUES.items()}


def read(environ: Mapping[str, str] | None = None, *args: str, toml: Path | None = None) -> Configuration:
    """Return the configuration of `hatbox serve` with these arguments, variables and file."""
    parsed = parser().parse_args(["serve", *args])
    return resolve(vars(parsed), environ or {}, str(toml or parsed.config or os.devnull))


def field_of(option: Option, settings: Settings) -> Any:
    return settings.hosts if option.name == "host" else getattr(settings, option.field or option.name)


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Write a TOML file that only its owner can read."""

    def write(text: str) -> Path:
        file = tmp_path / "hatbox.toml"
        file.write_text(text, encoding="utf-8")
        file.chmod(0o600)
        return file

    return write


# --- where values come from


def test_every_option_is_tested() -> None:
    assert {option.name for option in OPTIONS} == {*VALUES} | OTHERS


@pytest.mark.parametrize("name", VALUES)
def test_an_option_by_flag_variable_and_file(name: str, write: Callable[[str], Path]) -> None:
    option, (text, value) = option_named(name), VALUES[name]
    others = {variable: text for variable, text in EVERYTHING.items() if variable != option.variable}
    if option.is_switch:
        flags = [option.flag if value else option.opposite.flag]
    else:
        parts = text.split(",") if option.is_repeated else [text]
        flags = [word for part in parts for word in (option.flag, part.strip())]
    by_flag = read({**others, option.variable: ""}, *flags)
    by_variable = read(EVERYTHING)
    plain = str(value).lower() if isinstance(value, bool | int | float) else f'"{text}"'
    by_file = read(others, toml=write(f"{name} = {plain}\n"))
    for result, source in ((by_flag, Source.FLAG), (by_variable, Source.VARIABLE), (by_file, Source.FILE)):
        assert field_of(option, result.settings()) == value
        assert result.of(name).source is source
    assert field_of(option, Settings()) != value


def test_a_flag_beats_a_variable_beats_the_file(write: Callable[[str], Path]) -> None:
    file = write('port = 1\ntitle = "file"\nlobby = false\ntalk = "none"\n')
    result = read({"HATBOX_PORT": "2", "HATBOX_TITLE": "variable", "HATBOX_LOBBY": "1"}, "--port", "3", toml=file)
    settings = result.settings()
    assert (settings.port, settings.title, settings.lobby, settings.talk_at_most) == (3, "variable", True, "none")
    assert [result.of(name).where for name in ("port", "title", "talk", "bot_pace")] == [
        "--port", "HATBOX_TITLE", f"{file}, line 4: talk", "",
    ]  # fmt: skip


def test_options_without_a_field() -> None:
    assert read({"HATBOX_GUESTS": "9"}).settings().guests.burst == 9
    assert read({"HATBOX_NO_LIMITS": "1"}).settings().connections == 0
    assert read({}, "--no-limits").settings().requests.rate == 0
    result = read({"HATBOX_BOT": "hats:mad_hatter=m:f,dormouse=n:g", "HATBOX_OPEN": "1"})
    assert (result["bot"], result["open"]) == (["hats:mad_hatter=m:f", "dormouse=n:g"], True)
    assert read({}, "--bot", "a=m:f", "--bot", "b=m:f")["bot"] == ["a=m:f", "b=m:f"]


def test_nothing_set_is_the_default() -> None:
    default = Settings(database=read().database)
    unset = {"HATBOX_NO_LOBBY": "0", "HATBOX_PORT": "", "HATBOX_JSON_LOGS": "no"}
    assert read().settings() == read(unset).settings() == default


def test_lists_in_a_file(write: Callable[[str], Path]) -> None:
    file = write('host = ["0.0.0.0", "::1"]\nproxies = ["127.0.0.1", "10.0.0.0/8"]\norigin = "https://a.example"\n')
    settings = read(toml=file).settings()
    assert settings.hosts == ("0.0.0.0", "::1")
    assert settings.proxies == "127.0.0.1,10.0.0.0/8"
    assert settings.origins == ("https://a.example",)


def test_about_is_the_older_name_of_imprint() -> None:
    for name in ("about", "imprint"):
        settings = read({}, f"--{name}", "https://example.org/who").settings()
        assert settings.about == settings.imprint == "https://example.org/who"


def test_the_users_file_is_read_before_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [tmp_path / "user.toml", tmp_path / "system.toml"]
    monkeypatch.setattr(configuration, "default_files", lambda: iter(files))
    assert resolve({}, {}).file is None
    files[1].write_text("port = 2\n")
    assert resolve({}, {})["port"] == 2
    files[0].write_text("port = 1\n")
    assert resolve({}, {})["port"] == 1
    assert resolve({}, {"HATBOX_CONFIG": os.devnull})["port"] == 8731
    assert resolve({}, {"HATBOX_CONFIG": str(files[0])}, str(files[1]))["port"] == 2


def test_other_commands_read_the_database_alone(write: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HATBOX_PORT", "door")
    file = write('database = "sqlite:/file.db"\ncache = "/c"\nport = "door"\nnonsense = 1\n')
    for args in (["backup", "f"], ["restore", "f"], ["admin", "stats"], ["admin", "ban", "p"]):
        parsed = parser().parse_args([*args, "--config", str(file)])
        assert configuration_of(parsed, DATABASE).database == "sqlite:/file.db"
        monkeypatch.setenv("HATBOX_DATABASE", "sqlite:/variable.db")
        assert configuration_of(parsed, DATABASE).database == "sqlite:/variable.db"
        parsed = parser().parse_args([*args, "--config", str(file), "--database", "sqlite:/flag.db"])
        assert configuration_of(parsed, DATABASE).database == "sqlite:/flag.db"
        monkeypatch.delenv("HATBOX_DATABASE")
    parsed = parser().parse_args(["warm", "--config", str(file)])
    assert configuration_of(parsed, ["cache"])["cache"] == "/c"


# --- mistakes


@pytest.mark.parametrize(
    ("variable", "text", "allowed"),
    [
        ("HATBOX_PORT", "tcp://10.0.0.1:8731", "from 0 to 65535"),  # as Kubernetes sets it for a service called hatbox
        ("HATBOX_LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("HATBOX_NO_LOBBY", "maybe", "1 or 0"),
        ("HATBOX_BOT_PACE", "fast", "a number from 0 up"),
        ("HATBOX_BOT_PACE", "nan", "a number from 0 up"),
        ("HATBOX_BOT_SECONDS", "0", "a number above 0"),
        ("HATBOX_CONNECTIONS", "-1", "from 0 to 1000000"),
        ("HATBOX_PROXIES", "not-an-ip", "10.0.0.0/8"),
        ("HATBOX_PREFIX", "/a b", "a path"),
        ("HATBOX_DATABASE", "mysql://x", "sqlite:PATH or postgresql://"),
        ("HATBOX_SMTP", "mail.example.org", "smtp://"),
        ("HATBOX_PUSH_CONTACT", "me", "mailto:"),
        ("HATBOX_OIDC_ISSUER", "id.example", "https://"),
    ],
)
def test_a_bad_value_names_its_variable_and_what_is_allowed(variable: str, text: str, allowed: str) -> None:
    with pytest.raises(BadInput, match=f"^{variable} can.*{re.escape(text)}.*{re.escape(allowed)}"):
        read({variable: text})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = 1\nport = 2\n", ["line 2", "not TOML"]),
        ("port: 1\n", ["line 1", "not TOML"]),
        ('title = "x\n', ["line 1", "not TOML"]),
        ("\n\nprot = 1\n", ["line 3: prot", "did you mean port?"]),
        ("no_lobby = true\n", ["line 1: no_lobby", "did you mean lobby?"]),
        ("bot-pace = 0\n", ["line 1: bot-pace", "did you mean bot_pace?"]),
        ("teapot = 1\n", ["line 1: teapot", "hatbox serve --help"]),
        ("[smtp]\nserver = 1\n", ["smtp", "allowed: text"]),
        ("[mail]\nserver = 1\n", ["line 1: mail", "without sections"]),
        ('port = "door"\n', ["line 1: port", "from 0 to 65535"]),
        ("port = 70000\n", ["line 1: port", "70000", "from 0 to 65535"]),
        ("port = true\n", ["line 1: port", '"true"', "from 0 to 65535"]),
        ("lobby = 1\n", ["line 1: lobby", "true or false"]),
        ("title = 3\n", ["line 1: title", "text in quotes"]),
        ("host = [1]\n", ["line 1: host", "a list"]),
        ('talk = "loud"\n', ["line 1: talk", "free, phrases, none"]),
        ('url = "example.org"\n', ["line 1: url", "https://example.org"]),
        ('invite = "a"\ninvite_file = "/b"\n', ["line 1: invite", "invite_file", "keep one"]),
        ("invite_file = 1\n", ["line 1: invite_file", "text"]),
        ('invite_file = "/no/such"\n', ["line 1: invite_file", "/no/such", "No such file"]),
        ('smtp = "smtp://mail"\n', ["line 1: smtp", "mail_from"]),
        ('sign_in_header = "X-User"\n', ["line 1: sign_in_header", "sign_in_proxies"]),
    ],
)
def test_a_mistake_in_the_file_is_one_line(text: str, words: list[str], write: Callable[[str], Path]) -> None:
    file = write(text)
    with pytest.raises(BadInput) as error:
        read(toml=file)
    message = str(error.value)
    assert message.startswith(str(file))
    assert "\n" not in message
    for word in words:
        assert word in message


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'title = "Caf\xe9"\n')
    for path, word in (
        (tmp_path / "none.toml", "No such file"),
        (tmp_path, "directory"),
        (tmp_path / "latin.toml", ""),
    ):
        assert_refused(hatbox("serve", "--config", str(path)), str(path), word)


def test_a_bad_flag_is_one_line() -> None:
    assert_refused(hatbox("serve", "--config", os.devnull, "--port", "door"), "--port", "from 0 to 65535")
    assert_refused(hatbox("serve", "--config", os.devnull, "--talk", "loud"), "--talk", "free, phrases, none")
    assert_refused(hatbox("admin", "stats", "--database", "mysql://x"), "--database", "sqlite:PATH")


def test_a_variable_that_nobody_knows_is_named_with_what_may_be_meant() -> None:
    environ = {
        "HATBOX_PROXYS": "127.0.0.1", "HATBOX_TEAPOT": "1", "HATBOX_INTERPRET": "0", "HATBOX_PORT_8731_TCP": "x",
        "HATBOX_SERVICE_HOST": "10.0.0.1", "OTHER": "1",
    }  # fmt: skip
    warnings = list(map(str, read(environ).warnings))
    assert len(warnings) == 2
    assert "HATBOX_PROXYS" in warnings[0]
    assert "did you mean HATBOX_PROXIES?" in warnings[0]
    assert "HATBOX_TEAPOT" in warnings[1]


# --- secrets


def test_a_secret_can_be_in_a_file_of_its_own(tmp_path: Path, write: Callable[[str], Path]) -> None:
    secret = tmp_path / "secret"
    secret.write_text("tea time\n")
    for result in (
        read({"HATBOX_INVITE_FILE": str(secret)}),
        read({}, "--invite-file", str(secret)),
        read(toml=write(f'invite_file = "{secret}"\n')),
    ):
        assert result.settings().invite == "tea time"
        assert not result.warnings
    secret.write_text("\n")
    with pytest.raises(BadInput, match="HATBOX_INVITE_FILE.*empty"):
        read({"HATBOX_INVITE_FILE": str(secret)})
    with pytest.raises(BadInput, match="HATBOX_INVITE and HATBOX_INVITE_FILE"):
        read({"HATBOX_INVITE_FILE": str(secret), "HATBOX_INVITE": "x"})


def test_the_password_of_the_database_is_added_to_its_address() -> None:
    url, secret = "postgresql://ann@db:5433/hats?sslmode=require", {"HATBOX_DATABASE_PASSWORD": "t/a @"}
    assert read({**secret, "HATBOX_DATABASE": url}).database == url.replace("ann@", "ann:t%2Fa%20%40@")
    assert read({**secret, "HATBOX_DATABASE": "sqlite:/x"}).database == "sqlite:/x"
    assert read({**secret, "HATBOX_DATABASE": "postgresql://ann:own@db/x"}).database == "postgresql://ann:own@db/x"


def test_a_secret_that_others_can_read_is_a_warning(write: Callable[[str], Path]) -> None:
    (warning,) = read({}, "--invite", "tea time").warnings
    assert "--invite" in str(warning)
    assert "HATBOX_INVITE_FILE" in str(warning)
    assert "tea time" not in str(warning)
    assert read({}, "--database", "postgresql://ann:tea@db/hats").warnings
    assert not read({}, "--database", "postgresql://ann@db/hats").warnings
    file = write('invite = "tea time"\n')
    assert not read(toml=file).warnings
    file.chmod(0o644)
    (warning,) = read(toml=file).warnings
    assert str(file) in str(warning)
    assert "chmod" in str(warning)
    assert "tea time" not in str(warning)


def test_secrets_are_never_shown() -> None:
    result = read({**EVERYTHING, "HATBOX_DATABASE": "postgresql://ann:s3cret@db/hats"})
    shown = " ".join(option.display(result[option.name]) for option in OPTIONS)
    assert "s3cret" not in shown
    assert "tea time" not in shown
    assert f"postgresql://ann:{MASK}@db/hats" in shown
    assert "tea time" not in repr(result.settings())


# --- the docs


def test_the_table_in_the_docs_is_up_to_date() -> None:
    import options

    assert options.page() == options.PAGE.read_text(encoding="utf-8"), "run python tools/options.py"


def test_names_of_options_are_unambiguous() -> None:
    assert len(known_keys()) == len(set(known_keys()))
    assert not {option.variable for option in OPTIONS} & configuration.OTHER_VARIABLES
    switches = {option.opposite.name for option in OPTIONS if option.is_switch}
    assert not switches & {option.name for option in OPTIONS}
    assert {"HATBOX_PORT", "HATBOX_NO_LOBBY", "HATBOX_LOBBY", "HATBOX_INVITE_FILE"} <= known_variables()
