"""Identities by server, stored in a file readable by its owner alone."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.records.files import atomic_write, file_errors

FILE = "identities.json"
DECODER: msgspec.json.Decoder[dict[str, wire.Identity]] = msgspec.json.Decoder(dict[str, wire.Identity])


def default_path() -> str:
    """Return the path in the user's data directory."""
    from platformdirs import user_data_path

    return str(Path(user_data_path("hatbox")) / FILE)


def load_identities(path: str) -> dict[str, wire.Identity]:
    """Return the stored identities by server address; none if there is no file."""
    with file_errors("cannot-read", path):
        try:
            return DECODER.decode(Path(path).read_bytes())
        except FileNotFoundError:
            return {}
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadInput("join-bad-identities", path=path) from None


def store_identity(path: str, address: str, identity: wire.Identity) -> None:
    identities = {**load_identities(path), address: identity}
    with file_errors("cannot-write", path):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    with atomic_write(path, private=True) as file:
        file.write(msgspec.json.format(msgspec.json.encode(identities)) + b"\n")
