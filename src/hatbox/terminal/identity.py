"""Who one is at which server: kept in a file that its owner alone can read, so that one can come back."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hatbox import wire
from hatbox.engine.errors import BadInput
from hatbox.records.files import atomic_write

FILE = "identities.json"
DECODER: msgspec.json.Decoder[dict[str, wire.Identity]] = msgspec.json.Decoder(dict[str, wire.Identity])


def usual_file() -> str:
    """In the user's own data directory."""
    from platformdirs import user_data_path

    return str(Path(user_data_path("hatbox")) / FILE)


def known(path: str) -> dict[str, wire.Identity]:
    """By the address of a server: who one is there. Nobody yet, if there is no file."""
    try:
        return DECODER.decode(Path(path).read_bytes())
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadInput("cannot-read", path=path, reason=error.strerror or "") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadInput("join-bad-identities", path=path) from None


def keep(path: str, address: str, identity: wire.Identity) -> None:
    """Remember who one is at a server."""
    everywhere = {**known(path), address: identity}
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write", path=path, reason=error.strerror or "") from None
    with atomic_write(path, private=True) as file:
        file.write(msgspec.json.format(msgspec.json.encode(everywhere)) + b"\n")
