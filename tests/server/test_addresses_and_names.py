"""Addresses that share one rate limit, and valid names."""

from __future__ import annotations

import pytest

from hatbox.server.addresses import address_of
from hatbox.server.identity import clean_name
from hatbox.server.tables.commands import Refusal


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", "unix"),
        ("unix", "unix"),
        ("x" * 60_000, "unix"),
    ],
)
def test_an_address_counts_as_its_network(client: str, counted: str) -> None:
    assert address_of({"client": (client, 1)}) == counted


def test_no_address_is_one_too() -> None:
    assert address_of({"client": None}) == "unix"


@pytest.mark.parametrize(("name", "shown"), [("  Ada \t L ", "Ada L"), ("A\u200bb", "A b"), ("Zo\u00eb", "Zo\u00eb")])
def test_a_name_is_one_line(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "\u3164", "\u2800\u115f\u1160\uffa0", "\u00a0\u202e"])
def test_a_name_is_seen(name: str) -> None:
    with pytest.raises(Refusal, match="name/empty"):
        clean_name(name)
