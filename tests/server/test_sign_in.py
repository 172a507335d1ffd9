"""Signing in at an OpenID provider or by a proxy's header, and every way in which that must not work."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import RSAKey

from hatbox.engine.errors import BadInput
from hatbox.server.configuration import resolve
from hatbox.server.players import privacy
from hatbox.server.store.store import open_store
from support.command import assert_refused, hatbox
from support.openid_provider import CLIENT, SECRET, OpenIdProvider, signed_by, signed_by_secret, unsigned
from support.server_process import FREELY, Server, free_port, sqlite
from support.waiting import PATIENCE

COOKIE = "hatbox-sign-in"


class Browser:
    """A browser: a cookie jar, a token and the page's secret. It follows no redirect by itself."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.token = ""
        self.secret = ""

    def ask(self, method: str, url: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], Any]:
        parts = urlsplit(url if "://" in url else self.server.url + url)
        line = HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        path = f"{parts.path}?{parts.query}" if parts.query else parts.path
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text, found = answer.read(), {name.lower(): value for name, value in answer.getheaders()}
        line.close()
        if "set-cookie" in found:
            name, _, value = found["set-cookie"].partition(";")[0].partition("=")
            self.cookies[name] = value
        is_json = found.get("content-type") == "application/json"
        return answer.status, found, json.loads(text) if is_json and text else text

    def begin(self) -> str:
        """Begin to sign in; return the provider's address."""
        self.secret = secrets.token_urlsafe(32)
        status, _, answer = self.ask("POST", "/api/sign-ins", {"secret": self.secret})
        assert status == 201, answer
        return str(answer["url"])

    def callback(self) -> str:
        """Begin, and be sent back by the provider; return the callback's address, not visited yet."""
        status, headers, _ = Browser(self.server).ask("GET", self.begin())
        assert status == 302
        return headers["location"]

    def visit(self, callback: str) -> str:
        """Visit the callback; return where it leads."""
        status, headers, _ = self.ask("GET", callback)
        assert status == 303
        return headers["location"]

    def end(self, **more: Any) -> tuple[int, Any]:
        status, _, answer = self.ask("POST", "/api/sign-ins/end", {"secret": self.secret, **more})
        return status, answer

    def sign_in(self) -> dict[str, Any]:
        """Go all the way."""
        assert self.visit(self.callback()) == f"{self.server.url}/signed-in"
        status, identity = self.end()
        assert status == 201, identity
        self.token = identity["token"]
        return dict(identity)

    def be_guest(self, name: str) -> dict[str, Any]:
        _, _, identity = self.ask("POST", "/api/guests", {"name": name})
        self.token = identity["token"]
        return dict(identity)

    def profile(self) -> dict[str, Any]:
        return dict(self.ask("GET", "/api/me")[2])


def options(provider: OpenIdProvider, folder: Path, port: int) -> tuple[str, ...]:
    (folder / "secret").write_text(f"{SECRET}\n")
    return (
        *FREELY, "--url", f"http://127.0.0.1:{port}", "--oidc-issuer", provider.url, "--oidc-client-id", CLIENT,
        "--oidc-client-secret-file", str(folder / "secret"), "--oidc-name", "Wonderland",
        "--sign-in-header", "X-Forwarded-User", "--sign-in-proxies", "127.0.0.1",
    )  # fmt: skip


@pytest.fixture(scope="module")
def running_provider() -> Iterator[OpenIdProvider]:
    with OpenIdProvider().running() as provider:
        yield provider


@pytest.fixture
def provider(running_provider: OpenIdProvider) -> Iterator[OpenIdProvider]:
    running_provider.restore()
    running_provider.subject = f"subject {secrets.token_hex(4)}"  # nobody has this account yet
    yield running_provider
    running_provider.restore()


@pytest.fixture(scope="module")
def server(running_provider: OpenIdProvider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder, port = tmp_path_factory.mktemp("sign-in"), free_port()
    server = Server(sqlite(folder), *options(running_provider, folder, port), port=port)
    server.start()
    yield server
    server.stop()


# --- the way it should go


def test_an_account_is_linked_to_a_guest_and_opens_other_devices(server: Server, provider: OpenIdProvider) -> None:
    home, away = Browser(server), Browser(server)
    _, _, box = home.ask("GET", "/api")
    assert (box["house"]["sign_in"], box["house"]["proxy_sign_in"]) == ("Wonderland", True)
    guest = home.be_guest("Ada")
    linked = home.sign_in()
    assert (linked["player"], linked["token"], linked["recovery"]) == (guest["player"], guest["token"], "")
    assert (home.profile()["name"], home.profile()["account"]) == ("Ada", "Alice Liddell")
    provider.name = "Alice Hargreaves"
    signed_in = away.sign_in()
    assert (signed_in["player"], signed_in["name"]) == (guest["player"], "Ada")
    assert signed_in["token"] != guest["token"]
    assert home.profile()["account"] == "Alice Hargreaves"
    assert len(away.ask("GET", "/api/me/devices")[2]["devices"]) == 2
    status, _, profile = home.ask("DELETE", "/api/me/account")
    assert (status, "account" in profile) == (200, False)
    assert Browser(server).sign_in()["player"] != guest["player"]  # it is nobody's any more


def test_an_account_that_nobody_has_makes_a_player(server: Server, provider: OpenIdProvider) -> None:
    provider.name, provider.only_userinfo = "  A very long name for\u200b a small seat", True
    identity = Browser(server).sign_in()
    assert identity["name"] == "A very long name for a s"
    assert identity["recovery"]
    provider.subject, provider.name = f"nameless {secrets.token_hex(4)}", ""
    assert re.fullmatch(r"Player \d{4}", Browser(server).sign_in()["name"])


def test_an_account_of_another_player_is_refused_unless_one_switches(server: Server, provider: OpenIdProvider) -> None:
    ada, bea = Browser(server), Browser(server)
    first = ada.sign_in()
    bea.be_guest("Bea")
    bea.visit(bea.callback())
    status, problem = bea.end()
    assert (status, problem["code"], problem["params"]) == (409, "sign-in/linked-elsewhere", {"name": first["name"]})
    status, identity = bea.end(switch=True)
    assert (status, identity["player"]) == (201, first["player"])
    assert bea.end(switch=True)[1]["code"] == "sign-in/expired"
    bea.token = identity["token"]
    provider.subject = "yet another"
    bea.visit(bea.callback())
    assert bea.end()[1]["code"] == "sign-in/has-account"


def test_new_keys_and_clocks_that_differ_are_no_trouble(server: Server, provider: OpenIdProvider) -> None:
    player = Browser(server).sign_in()["player"]
    provider.rotate()
    assert Browser(server).sign_in()["player"] == player
    provider.change_claims = lambda claims: claims.update(iat=claims["iat"] + 60, aud=[CLIENT])
    assert Browser(server).sign_in()["player"] == player
    provider.change_claims = lambda claims: claims.update(exp=claims["iat"] - 60, iat=claims["iat"] - 360)
    assert Browser(server).sign_in()["player"] == player


# --- the ways it must not go

Lie = Callable[[OpenIdProvider], None]


def change(**claims: Any) -> Lie:
    def lie(provider: OpenIdProvider) -> None:
        provider.change_claims = lambda good: good.update(claims)

    return lie


def sign(signer: Callable[[OpenIdProvider], Callable[[dict[str, Any]], str]]) -> Lie:
    def lie(provider: OpenIdProvider) -> None:
        provider.sign = signer(provider)

    return lie


def drop(name: str) -> Lie:
    def lie(provider: OpenIdProvider) -> None:
        provider.change_claims = lambda good: good.__delitem__(name)

    return lie


@pytest.mark.parametrize(
    "lie",
    [
        change(nonce="another"), drop("nonce"), change(aud="another"), drop("aud"),
        change(aud=["another", CLIENT], azp="another"), change(aud=["another", CLIENT]), change(iss="http://evil.test"),
        drop("iss"), change(exp=1), drop("exp"), change(iat=1 << 40), change(sub=""), change(sub=7), drop("sub"),
        sign(lambda _: unsigned), sign(lambda _: lambda _claims: "no token"),
        sign(lambda good: signed_by(RSAKey.generate_key(2048), good.key.kid)),
        sign(lambda good: signed_by_secret(SECRET.encode(), good.key.kid)),
        sign(lambda good: signed_by_secret(good.key.as_pem(private=False), good.key.kid)),
    ],
    ids=[
        "nonce", "no nonce", "audience", "no audience", "other party", "no party", "issuer", "no issuer", "expired",
        "no expiry", "future", "empty subject", "number as subject", "no subject", "unsigned", "no token", "other key",
        "client secret as key", "public key as secret",
    ],
)  # fmt: skip
def test_a_token_that_is_not_right_signs_nobody_in(server: Server, provider: OpenIdProvider, lie: Lie) -> None:
    lie(provider)
    eve = Browser(server)
    assert eve.visit(eve.callback()).endswith("/signed-in?error=sign-in/provider-wrong")
    assert eve.end()[1]["code"] == "sign-in/expired"


def test_an_answer_comes_once_and_to_the_browser_that_asked(server: Server, provider: OpenIdProvider) -> None:
    alice, eve = Browser(server), Browser(server)
    expired, foreign = (f"{server.url}/signed-in?error=sign-in/{code}" for code in ("expired", "other-browser"))
    for stray in ("", "?state=x&code=y", "?code=y", "?state=&code="):
        assert eve.visit(f"/sign-in/callback{stray}") == expired
    callback = alice.callback()
    wrong = re.sub("state=[^&]*", "state=x", callback)
    assert alice.visit(wrong) == expired
    assert alice.end()[1]["code"] == "sign-in/expired"  # not answered yet
    assert alice.visit(callback) == f"{server.url}/signed-in"
    assert alice.visit(callback) == expired  # again
    eve.secret = secrets.token_urlsafe(32)
    assert eve.end()[1]["code"] == "sign-in/expired"
    # Eve begins, and makes Alice visit the address: Alice's account must not be handed to Eve
    trap = eve.callback()
    assert alice.visit(trap) == foreign
    assert Browser(server).visit(trap) == expired
    assert eve.visit(trap) == expired
    assert eve.end()[1]["code"] == "sign-in/expired"
    status, identity = alice.end()
    assert status == 201
    assert alice.end()[1]["code"] == "sign-in/expired"
    assert identity["name"] == "Alice Liddell"
    assert eve.ask("POST", "/api/sign-ins", {"secret": "short"})[2]["code"] == "request/bad-body"
    assert eve.ask("POST", "/api/sign-ins", {"secret": eve.secret}, origin="http://evil.test")[0] == 403


def test_nothing_in_the_request_says_where_to_go(server: Server, provider: OpenIdProvider) -> None:
    alice = Browser(server)
    url = alice.begin()
    assert url.startswith(f"{provider.url}/authorize?")
    query = parse_qs(urlsplit(url).query)
    assert query["redirect_uri"] == [f"{server.url}/sign-in/callback"]
    assert alice.secret not in url
    _, headers, _ = Browser(server).ask("GET", url)
    callback = f"{headers['location']}&redirect_uri=http://evil.test&next=//evil.test"
    _, headers, _ = alice.ask("GET", callback, host=f"localhost:{server.port}")
    assert headers["location"] == f"{server.url}/signed-in"
    assert "set-cookie" not in headers


def test_who_says_no_stays_who_they_are(server: Server, provider: OpenIdProvider) -> None:
    provider.denies = True
    ada = Browser(server)
    guest = ada.be_guest("Ada")
    assert ada.visit(ada.callback()).endswith("error=sign-in/denied")
    assert ada.profile()["player"] == guest["player"]


def test_a_device_that_is_signed_out_links_nothing(server: Server, provider: OpenIdProvider) -> None:
    ada, thief = Browser(server), Browser(server)
    guest = ada.be_guest("Ada")
    _, _, stolen = thief.ask("POST", "/api/recoveries", {"code": guest["recovery"]})
    thief.token = stolen["token"]
    callback = thief.callback()
    ada.ask("DELETE", "/api/me/devices")
    thief.token = ""
    assert thief.visit(callback).endswith("error=sign-in/expired")
    assert thief.end()[1]["code"] == "sign-in/expired"
    assert "account" not in ada.profile()


def test_a_provider_that_is_down_is_told_in_one_line(tmp_path: Path, provider: OpenIdProvider) -> None:
    port = free_port()
    server = Server(sqlite(tmp_path), *options(provider, tmp_path, port), "--require-sign-in", port=port)
    server.start()
    try:
        ada = Browser(server)
        provider.status = 503
        status, headers, problem = ada.ask("POST", "/api/sign-ins", {"secret": secrets.token_urlsafe(32)})
        assert (status, problem["code"]) == (503, "sign-in/provider-down")
        assert headers["retry-after"]
        provider.status, provider.issuer_in_discovery = 200, "http://127.0.0.1:1"
        assert ada.ask("POST", "/api/sign-ins", {"secret": secrets.token_urlsafe(32)})[0] == 502
        provider.issuer_in_discovery = ""
        callback = ada.callback()  # it is up again
        provider.status = 500
        assert ada.visit(callback).endswith("error=sign-in/provider-down")
        provider.status = 200
        # here nobody is a guest
        assert ada.ask("POST", "/api/guests", {"name": "Ada"})[2]["code"] == "identity/sign-in-needed"
        assert ada.ask("GET", "/api")[2]["house"]["guests"] is False
        assert ada.sign_in()["recovery"]
    finally:
        server.stop()
    assert server.log.count("the sign-in provider does not answer") == 2
    assert "Traceback" not in server.log


# --- a proxy


def test_a_proxy_vouches_for_an_account(server: Server) -> None:
    who = f"ada-{secrets.token_hex(4)}@example.org"
    ada, elsewhere, eve = Browser(server), Browser(server), Browser(server)
    guest = ada.be_guest("Ada")
    _, _, linked = ada.ask("POST", "/api/sign-ins/proxy", x_forwarded_user="", **{"X-Forwarded-User": who})
    assert (linked["player"], linked["token"]) == (guest["player"], guest["token"])
    assert ada.profile()["account"] == who.partition("@")[0]
    _, _, again = elsewhere.ask("POST", "/api/sign-ins/proxy", **{"x-forwarded-user": who})
    assert (again["player"], again["name"]) == (guest["player"], "Ada")
    for header in ({}, {"X-Forwarded-User": ""}, {"X-Forwarded-User": "a" * 201}, {"X_Forwarded_User": who}):
        status, _, problem = eve.ask("POST", "/api/sign-ins/proxy", **header)
        assert (status, problem["code"]) == (403, "sign-in/no-proxy")
    eve.be_guest("Eve")
    _, _, problem = eve.ask("POST", "/api/sign-ins/proxy", **{"X-Forwarded-User": who})
    assert (problem["code"], problem["params"]) == ("sign-in/linked-elsewhere", {"name": "Ada"})
    assert eve.ask("POST", "/api/sign-ins/proxy?switch=1", **{"X-Forwarded-User": who})[2]["player"] == guest["player"]


def test_the_header_of_anybody_else_counts_for_nothing(tmp_path: Path) -> None:
    # the client claims to be the proxy, which another trusted proxy passes on: only the real sender counts
    server = Server(
        sqlite(tmp_path), *FREELY, "--proxies", "127.0.0.1", "--sign-in-header", "Remote-User", "--sign-in-proxies",
        "10.1.2.3,unix", "--unix", str(tmp_path / "socket"),
    )  # fmt: skip
    server.start()
    try:
        for forwarded in ({}, {"X-Forwarded-For": "10.1.2.3"}):
            status, _, problem = Browser(server).ask(
                "POST", "/api/sign-ins/proxy", **{"Remote-User": "admin", **forwarded}
            )
            assert (status, problem["code"]) == (403, "sign-in/no-proxy")
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(tmp_path / "socket"))
            ask = b"POST /api/sign-ins/proxy HTTP/1.1\r\nhost: x\r\nremote-user: %s\r\ncontent-length: 0\r\n%s\r\n"
            for more, expected in ((b"remote-user: eve\r\n", "sign-in/no-proxy"), (b"", "ädä")):  # two are one too many
                line.sendall(ask % ("ädä".encode(), more))
                answer = HTTPResponse(line)
                answer.begin()
                assert expected in answer.read().decode()
    finally:
        server.stop()


# --- what is stored, and what is logged


def test_little_is_stored_and_all_of_it_is_forgotten(server: Server, provider: OpenIdProvider, tmp_path: Path) -> None:
    ada = Browser(server)
    identity = ada.sign_in()
    exported = ada.ask("GET", "/api/me/export")[2]
    assert exported["accounts"][0][0] == "Alice Liddell"
    assert provider.subject not in str(exported)
    ada.begin()  # another one under way
    ada.ask("DELETE", "/api/me")
    again = Browser(server).sign_in()
    assert again["player"] != identity["player"]


def test_secrets_are_not_logged(server: Server, provider: OpenIdProvider) -> None:
    ada = Browser(server)
    identity = ada.sign_in()
    callback = ada.callback()
    provider.change_claims = lambda claims: claims.update(nonce="x")
    ada.visit(callback)
    query = parse_qs(urlsplit(callback).query)
    kept = (identity["token"], identity["recovery"], ada.secret, ada.cookies[COOKIE], query["state"][0], SECRET)
    assert "not valid" in server.log
    for secret in (*kept, *provider.issued, provider.subject):
        assert secret not in server.log


# --- several processes


@pytest.mark.slow
def test_two_processes_share_one_sign_in(postgres_url: str, provider: OpenIdProvider, tmp_path: Path) -> None:
    port = free_port()
    here = Server(postgres_url, *options(provider, tmp_path, port), port=port)
    there = Server(postgres_url, *options(provider, tmp_path, port))
    here.start()
    there.start()
    try:
        browser, other = Browser(here), Browser(there)
        guest = browser.be_guest("Ada")
        path = browser.callback().removeprefix(here.url)
        other.cookies, other.secret, other.token = browser.cookies, browser.secret, browser.token
        with ThreadPoolExecutor(8) as pool:
            led = list(pool.map(lambda one: one.visit(one.server.url + path), [browser, other] * 4))
            assert sorted(url.endswith("/signed-in") for url in led) == [False] * 7 + [True]
            ended = list(pool.map(lambda one: one.end(), [browser, other] * 4))
        assert sorted(status for status, _ in ended) == [201] + [409] * 7
        (identity,) = [answer for status, answer in ended if status == 201]
        assert identity["player"] == guest["player"]
        fresh = [Browser(here), Browser(there), Browser(here), Browser(there)]
        provider.subject = f"new {secrets.token_hex(4)}"
        for one in fresh:
            one.visit(one.callback())
        with ThreadPoolExecutor(4) as pool:
            players = {answer["player"] for _, answer in pool.map(lambda one: one.end(), fresh)}
        assert len(players) == 1  # one account, one player

        async def forget() -> None:
            store = await open_store(postgres_url, beside_server=True)
            for player in players:
                await privacy.forget(store, player, 1)
                assert not await store.fetch("SELECT 1 FROM accounts WHERE player = ?", player)
            await store.close()

        asyncio.run(forget())
    finally:
        here.stop()
        there.stop()


# --- bad input


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"oidc_issuer": "http://id.example.org"}, "bad-web-address"),
        ({"oidc_issuer": "https://id.example.org", "url": "https://hats.example.org"}, "setting-needs"),
        ({"oidc_issuer": "https://id.example.org", "oidc_client_id": "x"}, "setting-needs"),
        ({"sign_in_header": "Remote-User"}, "setting-needs"),
        ({"sign_in_header": "Remote User", "sign_in_proxies": "10.0.0.1"}, "bad-header"),
        ({"sign_in_header": "Remote-User", "sign_in_proxies": "0.0.0.0/0"}, "bad-address"),
        ({"require_sign_in": True}, "setting-needs"),
    ],
)
def test_options_that_are_not_enough_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        resolve(options, {})
    assert refused.value.code == code


def test_a_missing_secret_is_one_line() -> None:
    assert_refused(hatbox("serve", "--oidc-client-secret-file", "/nowhere/secret"), "/nowhere/secret")
