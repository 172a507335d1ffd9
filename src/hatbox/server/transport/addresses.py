"""Network addresses: who counts as one sender, and which proxies are trusted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

from hatbox.engine.errors import BadInput

UNIX = "unix"  # the other end of a socket of this machine, which has no address
NETWORK_BITS = 64  # of an IPv6 address that tell who it is
Network: TypeAlias = IPv4Network | IPv6Network


def counted_as(host: str) -> str:
    """Return what a host counts as for limits: whoever has one IPv6 address has all of its network of 2⁶⁴.

    >>> counted_as("2001:db8::7")
    '2001:db8::/64'
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNIX  # a socket of this machine, or a proxy that sends no address
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, NETWORK_BITS), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Return whom a request is counted to; the ASGI server has believed a proxy where it should."""
    client = scope.get("client")
    return counted_as(str(client[0]) if client else "")


def networks(text: str, option: str) -> tuple[Network, ...]:
    """Parse addresses and networks, separated by commas; anything else is refused.

    >>> networks("127.0.0.1, 10.0.0.0/8", "--proxies")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ip_network(part, strict=False))
        except ValueError:
            raise BadInput("bad-address", option=option, value=part[:60]) from None
        if found[-1].prefixlen == 0:
            raise BadInput("bad-address", option=option, value=part[:60])  # everybody could name any address
    return tuple(found)


def contains(networks: Sequence[Network], host: str) -> bool:
    """Return whether a host is in one of the networks."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = None if isinstance(address, IPv4Address) else address.ipv4_mapped
    return any((mapped or address) in network for network in networks)
