"""The edge of the network: hosts, origins, other sites' pages, metrics, unknown and impossible paths, house rules."""

from __future__ import annotations

import errno
import json
import os
import re
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.robotparser import RobotFileParser

import pytest

from hatbox.cli.main import main
from hatbox.engine.errors import BadInput
from hatbox.server.configuration import resolve
from hatbox.server.settings import Settings
from hatbox.server.transport import listeners, static_files
from hatbox.server.transport.index_page import Branding
from hatbox.server.transport.security import Guard
from support.server_process import Server, run, serving, sqlite
from support.waiting import PATIENCE

ADDRESSES = Path(__file__).parents[2] / "web" / "src" / "lib" / "addresses.ts"
FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--origin", f"{FRIEND}/", "--invite", "tea time", "--no-lobby", "--talk", "phrases", "--no-spectators",
               "--title", "The <Tea> Club", "--about", "https://club.example/imprint")  # fmt: skip
    with serving(sqlite(tmp_path_factory.mktemp("edge")), *options) as made:
        yield made


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, None if body is None else json.dumps(body), named)
    answer = line.getresponse()
    result = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    line.close()
    return result


def code_of(body: bytes) -> str:
    return str(json.loads(body)["code"])


# --- paths


@pytest.mark.parametrize(
    "path", ["/" + "%C3%A9" * 150, "/" + "a" * 300, "/" + "%F0%9F%8E%A9" * 60, "/a/" * 100, "/%00"]
)
@pytest.mark.slow
def test_a_path_that_no_file_system_takes_is_none_of_ours(server: Server, path: str) -> None:
    assert ask(server, "GET", path)[0] == 404


def test_hidden_files_are_not_served() -> None:
    assert not static_files.is_plain(".stamp")
    assert not static_files.is_plain("assets/.hidden")
    assert not static_files.is_plain("a/../b")
    assert static_files.is_plain("assets/base-x.js")


def test_unknown_pages_are_404_with_the_page(server: Server) -> None:
    assert ask(server, "GET", "/")[0] == 200
    assert ask(server, "GET", "/t/abc")[0] == 200
    status, headers, body = ask(server, "GET", "/nosuch")
    assert (status, headers["content-type"].partition(";")[0]) == (404, "text/html")
    assert b"<html" in body


def test_the_server_knows_the_addresses_of_the_page() -> None:
    source = ADDRESSES.read_text()
    switch = source[source.index("switch (first)") : source.index("default:")]
    assert set(re.findall(r'case "([\w-]*)":', switch)) == static_files.SCREENS


def test_tables_are_fetched_for_previews_but_not_indexed(server: Server) -> None:
    status, _, body = ask(server, "GET", "/robots.txt")
    assert status == 200
    robots = RobotFileParser()
    robots.parse(body.decode().splitlines())
    assert robots.can_fetch("WhatsApp", "/t/abc") and not robots.can_fetch("WhatsApp", "/api/tables")
    for path in ("/t/abc", "/t/abc/review", "/tables", "/profile"):
        assert ask(server, "GET", path)[1]["x-robots-tag"] == "noindex, nofollow", path
    for path in ("/", "/learn/hats", "/rules/top-hats"):
        assert "x-robots-tag" not in ask(server, "GET", path)[1], path


def test_the_first_page_is_put_together_once() -> None:
    static_files.render_index.cache_clear()
    branding = Branding("/hats", "https://example.org/hats", "A & B")
    for _ in range(3):
        answer = static_files.page_response("/", "GET", branding, "gzip")
    assert static_files.render_index.cache_info().misses == 1
    assert answer.headers["content-encoding"] == "gzip"


def test_a_house_has_its_name_and_imprint_on_the_page() -> None:
    built = b'<head><base href="/" /><meta content="./social.png" /><title>Hatbox</title></head>'
    branding = Branding("/hats", "https://example.org/hats", "A <b> club", "https://example.org/imprint")
    body, _ = static_files.render_index(branding, built)
    assert b'<base href="/hats/"' in body
    assert b'content="https://example.org/hats/social.png"' in body
    assert b"<title>A &lt;b&gt; club</title>" in body
    assert b"<b>" not in body
    assert b"https://example.org/imprint" in body


# --- who may ask


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    for host in ("evil.example", "evil.example:8731", "localhost.evil.example"):
        for path in ("/api", "/metrics", "/"):
            status, _, body = ask(server, "GET", path, Host=host)
            assert (status, code_of(body)) == (421, "request/unknown-host")
    for host in ("localhost", "127.0.0.1:1", "[::1]:80", "10.0.0.7", "friend.example", socket.gethostname()):
        assert ask(server, "GET", "/api", Host=host)[0] == 200


@pytest.mark.parametrize(
    ("settings", "host", "further", "known"),
    [
        (Settings(), "evil.example", {}, False),
        (Settings(), "evil.example", {"x-forwarded-for": "203.0.113.7"}, False),
        (Settings(proxies="127.0.0.1"), "evil.example", {"x-forwarded-for": "203.0.113.7"}, False),
        (Settings(unix="/run/s"), "evil.example", {"x-forwarded-for": "203.0.113.7"}, False),
        (Settings(proxies="127.0.0.1"), "evil.example", {"x-forwarded-host": "localhost"}, False),
        (Settings(proxies="127.0.0.1"), "127.0.0.1:8731", {"x-forwarded-host": "evil.example"}, False),
        (Settings(proxies="127.0.0.1"), "127.0.0.1:8731", {"x-forwarded-host": "localhost, evil.example"}, False),
        (Settings(proxies="127.0.0.1", url="https://hats.example"), "hats.example", {"x-forwarded-for": "::7"}, True),
        (
            Settings(proxies="127.0.0.1", url="https://hats.example"),
            "127.0.0.1:8731",
            {"x-forwarded-host": "hats.example"},
            True,
        ),
        (Settings(url="https://hats.example/x"), "hats.example:8443", {}, True),
        (Settings(host="0.0.0.0"), "raspberry.lan", {}, True),
        (Settings(host="0.0.0.0", url="https://hats.example"), "raspberry.lan", {}, False),
    ],
)
def test_which_names_are_ours(settings: Settings, host: str, further: dict[str, str], known: bool) -> None:
    headers = [(b"host", host.encode()), *((name.encode(), value.encode()) for name, value in further.items())]
    assert Guard(settings).is_known_host({"headers": headers, "server": ("127.0.0.1", 8731)}) is known


def test_refused_pages_are_logged_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    guard = Guard(Settings())
    scope = {"headers": [(b"origin", b"https://hats.example:8443"), (b"host", b"hats.example\x1b[31m")]}
    for _ in range(20):
        assert not guard.is_allowed_origin(scope)
    (record,) = caplog.records
    assert "https://hats.example:8443" in record.getMessage()
    assert "\x1b" not in record.getMessage()


def test_pages_that_the_host_allows_can_read_answers(server: Server) -> None:
    status, headers, _ = ask(server, "OPTIONS", "/api/me", Origin=FRIEND, Access_Control_Request_Method="GET")
    assert status == 204
    assert headers["access-control-allow-origin"] == FRIEND
    assert "authorization" in headers["access-control-allow-headers"]
    status, headers, _ = ask(server, "GET", "/api", Origin=FRIEND)
    assert (status, headers["access-control-allow-origin"]) == (200, FRIEND)
    status, headers, body = ask(server, "OPTIONS", "/api/me", Origin="https://evil.example")
    assert (status, code_of(body)) == (403, "request/foreign-origin")
    assert "access-control-allow-origin" not in headers


# --- metrics


def test_metrics_are_for_those_who_may_read_them(server: Server) -> None:
    status, _, body = ask(server, "GET", "/metrics")
    assert status == 200
    assert b"hatbox_games_ended" in body
    if Path("/proc/self/stat").exists():
        assert b"hatbox_process_resident_memory_bytes" in body
    status, _, body = ask(server, "GET", "/metrics", X_Forwarded_For="203.0.113.7")
    assert (status, code_of(body)) == (404, "request/unknown")


@pytest.mark.slow
def test_metrics_can_be_read_from_elsewhere(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), "--metrics-from", "10.1.0.0/16") as server:
        assert ask(server, "GET", "/metrics")[0] == 404


# --- the house


def test_a_closed_house(server: Server) -> None:
    status, _, body = ask(server, "POST", "/api/guests", {"name": "Ada"})
    assert (status, code_of(body)) == (403, "identity/invite-needed")
    assert ask(server, "POST", "/api/guests", {"name": "Ada", "invite": "tea"})[0] == 403
    status, _, body = ask(server, "POST", "/api/guests", {"name": "Ada", "invite": " tea time"})
    assert status == 201
    token = f"Bearer {json.loads(body)['token']}"
    _, _, body = ask(server, "GET", "/api")
    assert json.loads(body)["house"] == {
        "invite": True, "lobby": False, "talk": "phrases", "spectators": False, "imprint": "https://club.example/imprint"
    }  # fmt: skip
    setup = {"game": "hats", "players": 2, "public": True, "talk": "free", "spectators": "blind"}
    _, _, body = ask(server, "POST", "/api/tables", setup, Authorization=token)
    made = json.loads(body)["setup"]
    assert (made["talk"], made["spectators"], made.get("public", False)) == ("phrases", "none", False)
    status, _, body = ask(server, "POST", "/api/quick", {"game": "hats"}, Authorization=token)
    assert (status, code_of(body)) == (403, "lobby/closed")
    assert json.loads(ask(server, "GET", "/api/tables")[2]) == {"tables": []}


# --- what a host writes on the command line


@pytest.mark.parametrize(
    ("flags", "made"),
    [
        ({"prefix": "hats"}, {"prefix": "/hats"}),
        ({"prefix": "/hats/"}, {"prefix": "/hats"}),
        ({"prefix": "/"}, {"prefix": ""}),
        (
            {"origin": ["https://Example.org/", "http://a.b:8080"]},
            {"origins": ("https://example.org", "http://a.b:8080")},
        ),
        ({"url": "https://example.org/hats/"}, {"url": "https://example.org/hats"}),
        ({"proxies": "127.0.0.1, fd00::/8"}, {"proxies": "127.0.0.1, fd00::/8"}),
    ],
)
def test_options_are_brought_into_one_form(flags: dict[str, Any], made: dict[str, Any]) -> None:
    settings = resolve(flags, {}, os.devnull).settings()
    assert {name: getattr(settings, name) for name in made} == made


@pytest.mark.parametrize(
    "flags",
    [
        {"prefix": "/a b"}, {"prefix": "/a?b"}, {"prefix": "//evil/../x"[0:9] + "<"},
        {"origin": ["example.org"]}, {"origin": ["https://example.org/x"]}, {"origin": ["https://"]},
        {"origin": ["https://u@example.org"]}, {"origin": ["https://example.org:99999"]}, {"origin": ["*"]},
        {"proxies": "*"}, {"proxies": "not-an-ip"}, {"proxies": "0.0.0.0/0"}, {"metrics_from": "everybody"},
        {"url": "example.org"}, {"about": "javascript:alert(1)"}, {"privacy": "javascript:alert(1)"},
    ],
)  # fmt: skip
def test_options_that_can_mean_nothing_are_refused(flags: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        resolve(flags, {}, os.devnull)


@pytest.mark.parametrize(
    "options",
    [["--proxies", "*"], ["--origin", "example.org"], ["--port", "80x"], ["--port", "70000"],
     ["--bot", "chess:mad_hatter=a:b"], ["--bot", "hats:nobody=a:b"]],
)  # fmt: skip
def test_a_bad_option_is_one_line(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["serve", *options])
    except SystemExit as ended:
        status = int(str(ended.code))
    said = capsys.readouterr().err
    assert status == 2
    assert said.startswith("hatbox: ")
    assert said.count("\n") == 1
    assert "18446744073709551615" not in said


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets")
def test_a_server_listens_on_several_addresses_and_a_socket_file(tmp_path: Path) -> None:
    file = tmp_path / "s"
    options = ("--host", "127.0.0.1", "--host", "127.0.0.2", "--unix", str(file), "--proxies", "127.0.0.1")
    with serving(sqlite(tmp_path), *options) as server:
        status, _, body = ask(server, "GET", "/api", Host="evil.example", **{"X-Forwarded-For": "203.0.113.7"})
        assert (status, code_of(body)) == (421, "request/unknown-host")  # a page may send any header
        other = HTTPConnection("127.0.0.2", server.port, timeout=PATIENCE)
        other.request("GET", "/api", headers={"Connection": "close"})
        assert other.getresponse().read()
        other.close()
        for forwarded, status in (("127.0.0.1", 200), ("203.0.113.7", 404)):  # it is believed whom it speaks for
            line = HTTPConnection("localhost", timeout=PATIENCE)
            line.sock = socket.socket(socket.AF_UNIX)
            line.sock.connect(str(file))
            line.request("GET", "/metrics", headers={"Host": "hats.example", "X-Forwarded-For": forwarded})
            answer = line.getresponse()
            assert answer.read()
            assert answer.status == status
            line.close()
        result = run("serve", "--port", "0", "--database", sqlite(tmp_path / "other"), "--unix", str(file))
        assert (result.returncode, result.stderr.count("\n")) == (1, 1)
        assert f"another server answers at {file}" in result.stderr
        assert ask_file(file)  # it still does
    file.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(file))
    with serving(sqlite(tmp_path), "--unix", str(file)):  # the file that was left is no obstacle
        assert ask_file(file)


def ask_file(file: Path) -> bytes:
    line = HTTPConnection("localhost", timeout=PATIENCE)
    with socket.socket(socket.AF_UNIX) as line.sock:
        line.sock.connect(str(file))
        line.request("GET", "/api", headers={"Connection": "close"})
        return line.getresponse().read()


def test_a_file_that_is_no_socket_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")
    result = run("serve", "--port", "0", "--database", sqlite(tmp_path), "--unix", str(tmp_path / "notes"))
    assert (result.returncode, result.stderr.count("\n")) == (1, 1)
    assert (tmp_path / "notes").read_text() == "mine"


def test_who_sits_is_told_whose_turn_it_is_without_anybodys_cards(server: Server) -> None:
    def ask_as(token: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, _, result = ask(server, method, path, body, Authorization=f"Bearer {token}")
        return status, json.loads(result)

    guests = [json.loads(ask(server, "POST", "/api/guests", {"name": name, "invite": "tea time"})[2]) for name in "AB"]
    ann, stranger = (guest["token"] for guest in guests)
    _, table = ask_as(ann, "POST", "/api/tables", {"game": "hats", "players": 2, "bots": {"1": "dormouse"}})
    assert table["setup"]["spectators"] == "none"
    path = f"/api/tables/{table['id']}"
    assert ask_as(ann, "GET", f"{path}/acting") == (200, {"status": "open", "seats": []})
    assert ask_as(ann, "POST", f"{path}/commands", {"id": "1", "seen": 0, "do": {"kind": "ready"}})[1]["type"] == "ack"
    status, result = ask_as(ann, "GET", f"{path}/acting")
    assert (status, result.keys(), result["status"]) == (200, {"status", "seats"}, "playing")
    assert set(result["seats"]) <= {0, 1}
    assert ask_as(stranger, "GET", f"{path}/acting")[1]["code"] == "table/not-seated"
    assert ask(server, "GET", f"{path}/acting")[0] == 401


# --- which addresses a name stands for


def addresses_of(monkeypatch: pytest.MonkeyPatch, *addresses: tuple[int, str]) -> None:
    found = [(family, socket.SOCK_STREAM, 6, "", (address, 0)) for family, address in addresses]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_options: found)


def test_addresses_that_a_machine_lacks_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses_of(monkeypatch, (socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "127.0.0.1"))
    (one,) = listeners.bind("localhost", 0)
    assert one.getsockname()[0] == "127.0.0.1"
    one.close()
    addresses_of(monkeypatch, (socket.AF_INET, "192.0.2.1"))
    with pytest.raises(BadInput, match="have the address localhost"):
        listeners.bind("localhost", 0)


def test_a_machine_without_ipv6_serves_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    class OldSocket(socket.socket):
        def __init__(self, family: int = -1, kind: int = -1, protocol: int = -1, fileno: int | None = None) -> None:
            if family == socket.AF_INET6:
                raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")
            super().__init__(family, kind, protocol, fileno)

    addresses_of(monkeypatch, (socket.AF_INET6, "::1"), (socket.AF_INET, "127.0.0.1"))
    monkeypatch.setattr(socket, "socket", OldSocket)
    (one,) = listeners.bind("localhost", 0)
    assert one.family == socket.AF_INET
    one.close()


def test_a_port_that_is_taken_at_one_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses_of(monkeypatch, (socket.AF_INET, "127.0.0.1"), (socket.AF_INET, "127.0.0.2"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.2", 0))
        taken.listen()
        with pytest.raises(BadInput, match="already in use"):
            listeners.bind("localhost", taken.getsockname()[1])
