"""`hatbox serve` set by variables of the environment, as containers do."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from hatbox.cli.arguments import DATABASE, BadVariable, read_environment
from hatbox.cli.main import parser
from hatbox.cli.serve import settings_of
from hatbox.server.settings import Settings

ROOT = Path(__file__).parent.parent
VARIABLES = {  # every option of `hatbox serve`: its variable, a value, and the field of Settings that must hold it
    "HATBOX_HOST": ("127.0.0.1,::1", "more_hosts", ("::1",)),
    "HATBOX_PORT": ("9000", "port", 9000),
    "HATBOX_DATABASE": ("sqlite:/tmp/x.db", "database", "sqlite:/tmp/x.db"),
    "HATBOX_ORIGIN": ("https://a.example, https://b.example", "origins", ("https://a.example", "https://b.example")),
    "HATBOX_PROXIES": ("10.0.0.0/8", "proxies", "10.0.0.0/8"),
    "HATBOX_PREFIX": ("/hats", "prefix", "/hats"),
    "HATBOX_UNIX": ("/run/hatbox.sock", "unix", "/run/hatbox.sock"),
    "HATBOX_URL": ("https://example.org/hats", "url", "https://example.org/hats"),
    "HATBOX_TITLE": ("Café, Hut & Co", "title", "Café, Hut & Co"),
    "HATBOX_ABOUT": ("https://example.org/about", "about", "https://example.org/about"),
    "HATBOX_METRICS_FROM": ("10.1.0.0/16", "metrics_from", "10.1.0.0/16"),
    "HATBOX_INVITE": ("tea time", "invite", "tea time"),
    "HATBOX_NO_LOBBY": ("1", "lobby", False),
    "HATBOX_TALK": ("phrases", "talk_at_most", "phrases"),
    "HATBOX_NO_SPECTATORS": ("yes", "spectators", False),
    "HATBOX_CONNECTIONS": ("7", "connections", 7),
    "HATBOX_BOT_THREADS": ("2", "bot_threads", 2),
    "HATBOX_BOT_SECONDS": ("0.25", "bot_seconds", 0.25),
    "HATBOX_BOT_PACE": ("0", "bot_pace", 0.0),
    "HATBOX_JSON_LOGS": ("true", "json_logs", True),
    "HATBOX_LOG_LEVEL": ("warning", "log_level", "warning"),
}
OTHERS = {"HATBOX_GUESTS", "HATBOX_BOT", "HATBOX_NO_LIMITS", "HATBOX_OPEN"}  # no field of their own


def settings(environ: Mapping[str, str], *args: str) -> Settings:
    """Return the settings that `hatbox serve` takes from arguments and environment."""
    parsed = parser().parse_args(["serve", *args])
    read_environment(parsed, vars(parsed).pop("variables"), environ)
    return settings_of(parsed)


@pytest.mark.parametrize("variable", VARIABLES)
def test_variable_sets_its_option(variable: str) -> None:
    text, field, value = VARIABLES[variable]
    assert getattr(settings({variable: text}), field) == value
    assert getattr(Settings(), field) != value


def test_every_option_has_a_variable_and_every_variable_is_documented() -> None:
    options = vars(parser().parse_args(["serve"]))["variables"]
    assert {*options} == {*VARIABLES} | OTHERS
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert {*re.findall(r"HATBOX_[A-Z_]+", guide)} >= {*options}


def test_options_without_a_field() -> None:
    assert settings({"HATBOX_GUESTS": "9"}).guests.burst == 9
    assert settings({"HATBOX_NO_LIMITS": "1"}).connections == 0
    parsed = parser().parse_args(["serve"])
    environ = {"HATBOX_BOT": "hats:mad_hatter=m:f,dormouse=n:g", "HATBOX_OPEN": "1"}
    read_environment(parsed, parsed.variables, environ)
    assert (parsed.bot, parsed.open) == (["hats:mad_hatter=m:f", "dormouse=n:g"], True)


def test_command_line_wins() -> None:
    environ = {variable: text for variable, (text, *_) in VARIABLES.items()}
    found = settings(environ, "--port", "8731", "--host", "::", "--log-level", "info", "--talk", "free")
    assert (found.port, found.hosts, found.log_level, found.talk_at_most) == (8731, ("::",), "info", "free")
    assert found.title == "Café, Hut & Co"


def test_nothing_set_is_the_default() -> None:
    assert settings({}) == settings({"HATBOX_NO_LOBBY": "0", "HATBOX_PORT": "", "HATBOX_JSON_LOGS": "no"}) == Settings()


@pytest.mark.parametrize(
    ("variable", "text"),
    [
        ("HATBOX_PORT", "tcp://10.0.0.1:8731"),  # as Kubernetes sets it for a service called hatbox
        ("HATBOX_LOG_LEVEL", "loud"),
        ("HATBOX_NO_LOBBY", "maybe"),
        ("HATBOX_BOT_PACE", "fast"),
        ("HATBOX_CONNECTIONS", "-1"),
    ],
)
def test_bad_value_names_its_variable(variable: str, text: str) -> None:
    with pytest.raises(BadVariable, match=f"{variable}.*{re.escape(text)}"):
        settings({variable: text})


def test_other_commands_read_the_database_alone() -> None:
    for args in (["backup", "f"], ["restore", "f"], ["admin", "stats"], ["admin", "ban", "p"]):
        parsed = parser().parse_args(args)
        assert {*parsed.variables} == {DATABASE}
        read_environment(parsed, parsed.variables, {DATABASE: "sqlite:/x.db", "HATBOX_PORT": "no"})
        assert parsed.database == "sqlite:/x.db"


def test_a_bad_variable_is_one_line_and_other_commands_ignore_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from hatbox.cli.main import main

    monkeypatch.setitem(os.environ, "HATBOX_PORT", "door")
    with pytest.raises(SystemExit, match="2"):
        main(["serve"])
    assert capsys.readouterr().err == "hatbox: HATBOX_PORT: 'door' is not a port from 0 to 65535; see hatbox --help\n"
    assert main(["simulate", "hats", "--games", "0"]) in (0, 2)
    assert "HATBOX_PORT" not in capsys.readouterr().err
