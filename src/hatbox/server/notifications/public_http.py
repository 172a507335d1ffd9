"""Requests to addresses that players have entered: to the public internet only, never into the host's network.

A name is resolved once for each connection, every address is checked, and the connection goes to a checked address:
the check sits in the function that makes the socket, so that no DNS answer, redirect, proxy or way to write an address
leads past it.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import aiohttp

TOTAL_SECONDS = 10.0  # for a whole request
CONNECT_SECONDS = 5.0
MAX_ANSWER = 4096  # bytes that are read
MAX_URL = 1000
MAX_CONNECTIONS = 50
PER_HOST = 10
RESOLVER_THREADS = 4  # of their own: a slow name server must not hold up others
MIN_PORT = 1024  # lower ones belong to services that are not HTTP, except for DEFAULT_PORTS
DEFAULT_PORTS = (80, 443)
NAMES_OF_THIS_NETWORK = (".localhost", ".local", ".internal", ".lan", ".home", ".home.arpa", ".arpa", ".onion")

GLOBAL_UNICAST = ip_network("2000::/3")
FORBIDDEN = tuple(
    map(
        ip_network,
        (
            # IPv4: this network, private, shared (CGNAT), loopback, link-local (metadata), protocols, documentation,
            # 6to4 relays, benchmarks, multicast, reserved, broadcast
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16",
            "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
            "168.63.129.16/32",  # of a cloud's own services, though public by number
            # IPv6 inside 2000::/3: protocols with Teredo, documentation, 6to4, which contains an IPv4 address
            "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "2620:4f:8000::/48",
        ),
    )
)  # fmt: skip


class NotPublic(OSError):
    """An address that players may not make this server talk to."""


class BadUrl(ValueError):
    """A URL that cannot be used; the text is the code of the reason."""


def is_public(host: str) -> bool:
    """Check whether an IP address belongs to the public internet.

    IPv6 addresses that contain an IPv4 one (mapped, NAT64, 6to4, Teredo) are not public: they lead to it.

    >>> is_public("8.8.8.8"), is_public("10.0.0.1"), is_public("::ffff:8.8.8.8"), is_public("2606:4700::1111")
    (True, False, False, True)
    """
    try:
        address: IPv4Address | IPv6Address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and (address.scope_id or address not in GLOBAL_UNICAST):
        return False
    return address.is_global and not any(address in network for network in FORBIDDEN)


@dataclass(frozen=True)
class Answer:
    """The answer to a request."""

    status: int
    headers: Mapping[str, str]  # names in lower case

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300


class PublicHttp:
    """Sends requests to public addresses; `allow_private`: to any, for tests and closed networks."""

    def __init__(
        self, *, allow_private: bool = False, resolve: Callable[..., Any] | None = None, total: float = TOTAL_SECONDS
    ) -> None:
        """`resolve` replaces `socket.getaddrinfo`."""
        self._allow_private = allow_private
        self._resolve = resolve or socket.getaddrinfo
        self._total = total
        self._threads = ThreadPoolExecutor(RESOLVER_THREADS, "resolve")
        self._session: aiohttp.ClientSession | None = None

    def expect_url(self, url: str, *, https_only: bool = False) -> None:
        """Raise `BadUrl` if a URL cannot be used, as far as can be told without resolving its name."""
        schemes = ("https",) if https_only and not self._allow_private else ("http", "https")
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadUrl("malformed") from None
        if len(url) > MAX_URL or not url.isascii() or any(letter <= " " or letter in '\\"<>^`{|}' for letter in url):
            raise BadUrl("malformed")
        if parts.scheme not in schemes:
            raise BadUrl("scheme")
        if not host or "@" in parts.netloc or "%" in host:
            raise BadUrl("malformed")
        if self._allow_private:
            return
        if port is not None and port not in DEFAULT_PORTS and port < MIN_PORT:
            raise BadUrl("port")
        is_literal = ":" in host or host.rstrip(".").rpartition(".")[2][:1].isdigit()  # also octal and hexadecimal
        if is_literal and not is_public(host):
            raise BadUrl("private")
        name = host.rstrip(".").lower()
        if not is_literal and ("." not in name or name.endswith(NAMES_OF_THIS_NETWORK)):
            raise BadUrl("private")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], *, https_only: bool = False) -> Answer:
        """Send a POST request; raise `BadUrl`, or `OSError` if there is no answer."""
        import aiohttp
        from yarl import URL

        self.expect_url(url, https_only=https_only)
        if self._session is None:
            self._session = self._open_session()
        try:
            async with self._session.post(
                URL(url, encoded=True), data=body, headers=headers, allow_redirects=False
            ) as answer:
                await answer.content.read(MAX_ANSWER)
                return Answer(answer.status, {name.lower(): value for name, value in answer.headers.items()})
        except NotPublic:
            raise
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, NotPublic):
                raise error.os_error from None
            raise OSError(type(error).__name__) from error
        except (aiohttp.ClientError, TimeoutError, ValueError, UnicodeError) as error:
            raise OSError(type(error).__name__) from error

    def _open_session(self) -> aiohttp.ClientSession:
        import aiohttp

        connector = aiohttp.TCPConnector(
            resolver=_resolver(self),
            socket_factory=self._make_socket,
            use_dns_cache=False,
            limit=MAX_CONNECTIONS,
            limit_per_host=PER_HOST,
            force_close=True,
        )
        timeout = aiohttp.ClientTimeout(total=self._total, sock_connect=CONNECT_SECONDS)
        return aiohttp.ClientSession(
            connector=connector,
            timeout=timeout,
            trust_env=False,  # no proxies from the environment
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            read_bufsize=MAX_ANSWER,
            max_line_size=MAX_ANSWER,
            max_field_size=MAX_ANSWER,
            headers={"user-agent": "hatbox"},
        )

    def _make_socket(self, info: tuple[Any, ...]) -> socket.socket:
        """Make a socket for an address, which is checked here a last time."""
        family, kind, protocol, _, address = info
        if not self._allow_private and not is_public(str(address[0])):
            raise NotPublic(f"{address[0]} is not a public address")
        made = socket.socket(family, kind, protocol)
        made.setblocking(False)
        return made

    async def resolve(self, host: str, port: int, family: int) -> list[tuple[Any, ...]]:
        """Return the addresses of a name, all of them checked: one that is private makes all unusable."""
        loop = asyncio.get_running_loop()
        infos: list[tuple[Any, ...]] = await loop.run_in_executor(
            self._threads, lambda: self._resolve(host, port, family=family, type=socket.SOCK_STREAM)
        )
        if not self._allow_private and not all(is_public(str(info[4][0])) for info in infos):
            raise NotPublic(f"{host} has an address that is not public")
        return infos

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _resolver(http: PublicHttp) -> Any:
    """Return a resolver for aiohttp; made here, because its class is imported late."""
    from aiohttp.abc import AbstractResolver, ResolveResult

    class CheckedResolver(AbstractResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            infos = await http.resolve(host, port, family)
            flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
            return [
                ResolveResult(
                    hostname=host, host=str(address[0]), port=port, family=family, proto=protocol, flags=flags
                )
                for family, _, protocol, _, address in infos
            ]

        async def close(self) -> None:
            """Nothing is kept open."""

    return CheckedResolver()
