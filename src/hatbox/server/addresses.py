"""Network addresses: the keys of rate limits, and lists of networks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

from hatbox.engine.errors import BadInput

UNIX = "unix"  # the client at the other end of a Unix socket, which has no address
NETWORK_BITS = 64  # of an IPv6 address; the rest is chosen by the client
Network: TypeAlias = IPv4Network | IPv6Network


def limit_key(host: str) -> str:
    """Return the key of a host for rate limits: all addresses of an IPv6 /64 network share one.

    >>> limit_key("2001:db8::7")
    '2001:db8::/64'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNIX  # a Unix socket, or a proxy that sends no address
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, NETWORK_BITS), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the rate limit key of a request; behind a trusted proxy the ASGI server names the client."""
    client = scope.get("client")
    return limit_key(str(client[0]) if client else "")


def parse_networks(text: str, option: str) -> tuple[Network, ...]:
    """Parse addresses and networks, separated by commas.

    >>> parse_networks("127.0.0.1, 10.0.0.0/8", "--proxies")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    networks: list[Network] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise BadInput("bad-address", option=option, value=part[:60]) from None
        if networks[-1].prefixlen == 0:
            raise BadInput("bad-address", option=option, value=part[:60])  # any client could claim any address
    return tuple(networks)


def is_in(host: str, networks: Sequence[Network]) -> bool:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = None if isinstance(address, IPv4Address) else address.ipv4_mapped
    return any((mapped or address) in network for network in networks)
