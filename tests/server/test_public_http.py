"""A player's address never makes the server talk to the host's own network, whatever it looks like."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hatbox.server.notifications.channels import Channel
from hatbox.server.notifications.delivery import Gone
from hatbox.server.notifications.public_http import BadUrl, NotPublic, PublicHttp, is_public
from hatbox.server.notifications.texts import Text
from hatbox.server.notifications.webhook import WebhookSender
from hatbox.server.tables.commands import Refusal
from support.hook_receiver import HookReceiver, hook_receiver

PUBLIC = ("93.184.216.34", "8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "192.169.0.1", "100.63.0.1",
          "100.128.0.1", "169.253.1.1", "223.255.255.1", "2606:4700:4700::1111", "2a00:1450::1")  # fmt: skip
PRIVATE = (
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.8.9.10", "169.254.169.254",
    "169.254.0.1", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.0.170", "192.0.2.1", "192.88.99.1",
    "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250",
    "240.0.0.1", "255.255.255.255", "168.63.129.16",
    "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8", "64:ff9b:1::1", "100::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1",
    "2002:7f00:1::", "2002:808:808::1", "3fff::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1",
    "ff02::1", "5f00::1", "2001:10::1", "not an address", "", "127.0.0.1:80",
)  # fmt: skip


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("https://127.0.0.1/", "private"),
        ("https://127.1/", "private"),
        ("https://127.0.0.1./", "private"),
        ("https://2130706433/", "private"),  # decimal
        ("https://0x7f000001/", "private"),  # hexadecimal
        ("https://0x7f.0.0.1/", "private"),
        ("https://0177.0.0.1/", "private"),  # octal
        ("https://017700000001/", "private"),
        ("https://127.0.0.0x1/", "private"),
        ("https://0/", "private"),
        ("https://[::1]/", "private"),
        ("https://[0:0:0:0:0:0:0:1]/", "private"),
        ("https://[::ffff:127.0.0.1]/", "private"),
        ("https://[::ffff:7f00:1]/", "private"),
        ("https://[64:ff9b::7f00:1]/", "private"),
        ("https://[fe80::1%25eth0]/", "malformed"),
        ("https://169.254.169.254/latest/meta-data/", "private"),
        ("https://localhost/", "private"),
        ("https://LOCALHOST./", "private"),
        ("https://hats.localhost/", "private"),
        ("https://printer.local/", "private"),
        ("https://metadata.google.internal/", "private"),
        ("https://router.lan/", "private"),
        ("https://1.0.0.127.in-addr.arpa/", "private"),
        ("https://intranet/", "private"),
        ("https://user@example.org/", "malformed"),
        ("https://user:secret@example.org/", "malformed"),
        ("https://example.org@127.0.0.1/", "malformed"),
        ("https://example.org\\@127.0.0.1/", "malformed"),
        ("https://example.org/\r\nHost: x", "malformed"),
        ("https://example.org/ x", "malformed"),
        ("https://exämple.org/", "malformed"),
        ("https://127。0。0。1/", "malformed"),  # full stops that some libraries turn into dots
        ("https://①②⑦.0.0.1/", "malformed"),
        ("https://example.org:22/", "port"),
        ("https://example.org:25/", "port"),
        ("https://example.org:0/", "port"),
        ("https://example.org:99999/", "malformed"),
        ("https://[::1/", "malformed"),
        ("https:///path", "malformed"),
        ("https://", "malformed"),
        ("//example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://example.org/", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("javascript:alert(1)", "scheme"),
        ("", "scheme"),
        ("https://example.org/" + "a" * 1000, "malformed"),
    ],
)
def test_urls_that_are_refused_at_once(url: str, reason: str) -> None:
    with pytest.raises(BadUrl, match=f"^{reason}$"):
        PublicHttp().expect_url(url)


def test_push_services_need_https() -> None:
    PublicHttp().expect_url("http://example.org/")
    PublicHttp().expect_url("https://example.org:8443/a?b=c#d", https_only=True)
    with pytest.raises(BadUrl, match="scheme"):
        PublicHttp().expect_url("http://example.org/", https_only=True)


@pytest.fixture
def inside() -> Iterator[HookReceiver]:
    """A server in the host's network, which must never be reached."""
    with hook_receiver() as receiver:
        yield receiver
    assert receiver.paths == []


def answers(*addresses: str) -> Callable[..., list[tuple[Any, ...]]]:
    """A name server with these answers: to the first question, to the second, and so on; the last stays."""
    waiting = list(addresses)

    def resolve(_host: str, port: int, **_options: Any) -> list[tuple[Any, ...]]:
        answer = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        return [
            (socket.AF_INET6, socket.SOCK_STREAM, 6, "", (address, port, 0, 0))
            if ":" in address
            else (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
            for address in answer.split()
        ]

    return resolve


async def post(url: str, resolve: Callable[..., Any] | None = None) -> object:
    http = PublicHttp(resolve=resolve, total=3)
    try:
        return await http.post(url, b"{}", {})
    except OSError as error:
        return error
    finally:
        await http.close()


@pytest.mark.parametrize(
    "addresses",
    [
        "127.0.0.1",
        "10.0.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "93.184.216.34 127.0.0.1",
        "64:ff9b::7f00:1",
        "169.254.169.254",
    ],
)
def test_a_name_that_leads_inside(inside: HookReceiver, addresses: str) -> None:
    port = inside.url.rpartition(":")[2]
    answer = asyncio.run(post(f"http://evil.example.org:{port}/", answers(addresses)))
    assert isinstance(answer, NotPublic)


def test_the_check_is_where_the_socket_is_made(inside: HookReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if everything before it were fooled, a socket to a private address is not made."""
    port = inside.url.rpartition(":")[2]
    monkeypatch.setattr(PublicHttp, "expect_url", lambda *_args, **_options: None)
    assert isinstance(asyncio.run(post(f"http://127.0.0.1:{port}/")), NotPublic)

    async def resolve_anything(http: PublicHttp, host: str, port: int, family: int) -> list[tuple[Any, ...]]:
        return answers("127.0.0.1")(host, port)

    monkeypatch.setattr(PublicHttp, "resolve", resolve_anything)
    assert isinstance(asyncio.run(post(f"http://evil.example.org:{port}/")), NotPublic)


def test_a_name_is_resolved_once_for_a_connection(inside: HookReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the first answer is public and passes, the second leads inside. Nobody asks for the second."""
    asked: list[str] = []
    connected: list[object] = []
    rebind = answers("93.184.216.34", "127.0.0.1")

    def resolve(host: str, port: int, **options: Any) -> list[tuple[Any, ...]]:
        asked.append(host)
        return rebind(host, port, **options)

    async def connect(_loop: object, _socket: socket.socket, address: object) -> None:
        connected.append(address)
        raise ConnectionRefusedError

    async def main() -> None:
        monkeypatch.setattr(type(asyncio.get_running_loop()), "sock_connect", connect)
        port = int(inside.url.rpartition(":")[2])
        first = await post(f"http://evil.example.org:{port}/", resolve)
        assert isinstance(first, OSError)
        assert not isinstance(first, NotPublic)
        assert (asked, connected) == (["evil.example.org"], [("93.184.216.34", port)])
        assert isinstance(await post(f"http://evil.example.org:{port}/", resolve), NotPublic)
        assert len(connected) == 1

    asyncio.run(main())


def test_redirects_proxies_and_long_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redirect is an answer like any other; no proxy of the environment is used."""
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")

    async def main(receiver: HookReceiver) -> None:
        http = PublicHttp(allow_private=True)
        receiver.status, receiver.headers = 307, {"location": "http://127.0.0.1:9/"}
        answer = await http.post(f"{receiver.url}/a", b"{}", {})
        assert (answer.status, answer.is_success) == (307, False)
        receiver.status, receiver.headers = 204, {"x-long": "a" * 100_000}
        with pytest.raises(OSError, match="ClientResponseError|ClientPayloadError"):
            await http.post(f"{receiver.url}/b", b"{}", {})
        await http.close()
        assert receiver.paths == ["/a", "/b"]

    with hook_receiver() as receiver:
        asyncio.run(main(receiver))


TEXT = Text("test", "", "", "It works!", "", "profile", "test", 1, "unsubscribe/x", "en")


def test_a_webhook_whose_name_turns_inside_is_removed(inside: HookReceiver) -> None:
    port = inside.url.rpartition(":")[2]
    hook = Channel("1", "ada", "webhook", f"http://evil.example.org:{port}/", {"format": "json"})

    async def main() -> None:
        http = PublicHttp(resolve=answers("127.0.0.1"))
        sender = WebhookSender(http, "")
        with pytest.raises(Refusal) as refusal:
            await sender.expect(hook, TEXT)
        assert (refusal.value.code, refusal.value.params) == ("notify/bad-address", {"reason": "private"})
        with pytest.raises(Gone):
            await sender.send(hook, TEXT)
        await http.close()

    asyncio.run(main())
