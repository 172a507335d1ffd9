"""The sockets that a server listens on: bound before anything else, so that a port that is taken is told at once.

They may also be handed over by the process that this one replaces, still open: nobody who connects is turned away.
"""

from __future__ import annotations

import errno
import json
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from hatbox.engine.errors import BadInput, HatboxError
from hatbox.server.ops.settings import Settings

HANDED_OVER = "HATBOX_LISTEN"  # file descriptors, for the process that takes over
EVERYWHERE = ("0.0.0.0", "::")
UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EPROTONOSUPPORT)  # this machine has no such address
BACKLOG = 2048  # connections that wait to be accepted
ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # of documentation; nothing is sent


def bind_all(settings: Settings) -> list[socket.socket]:
    """Bind all that a host has named: every `--host`, at one port, and the socket file of `--unix`."""
    bound = bind(settings.host, settings.port)
    try:
        for host in settings.more_hosts:
            bound += bind(host, port_of(bound))
        if settings.unix:
            bound.append(bind_file(settings.unix))
    except HatboxError:
        for one in bound:
            one.close()
        raise
    return bound


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind every address that a host's name stands for, all at one port; port 0 is any free one.

    Addresses that this machine does not have are left out (`localhost` may stand for ::1 where there is no IPv6), as
    long as one remains. A port that is taken at one of them is refused: who calls that one would reach another program.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise BadInput("serve-unknown-host", host=host) from None
    bound: list[socket.socket] = []
    missing: OSError | None = None
    for family, kind, protocol, _, address in dict.fromkeys(found):
        at = (address[0], port_of(bound) if bound else port, *address[2:])
        try:
            bound.append(_bind_one(family, kind, protocol, at, both=host == "::"))
        except OSError as error:
            if error.errno not in UNAVAILABLE:
                for opened in bound:
                    opened.close()
                raise BadInput(refusal_of(error), host=host, port=port) from None
            missing = error
    if not bound:
        raise BadInput(refusal_of(missing or OSError()), host=host, port=port)
    return bound


def _bind_one(family: int, kind: int, protocol: int, address: tuple[Any, ...], *, both: bool) -> socket.socket:
    """Listen at one address; `both`: one of IPv6 takes IPv4, too."""
    one = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(not both))
        one.bind(address)
        one.listen(BACKLOG)
    except OSError:
        one.close()
        raise
    return one


def bind_file(path: str) -> socket.socket:
    """Listen at a socket file. One that a killed server has left is replaced, one at which a server answers is not."""
    if not hasattr(socket, "AF_UNIX"):
        raise BadInput("serve-unix-unusable", path=path, reason=os.strerror(errno.EAFNOSUPPORT))
    file = Path(path)
    one = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if file.is_socket():
            if answers(path):
                raise BadInput("serve-unix-taken", path=path)
            file.unlink()
        one.bind(path)
        file.chmod(0o666)  # who may use it is decided by the folder
        one.listen(BACKLOG)
    except OSError as error:
        one.close()
        raise BadInput("serve-unix-unusable", path=path, reason=error.strerror or str(error)) from None
    except HatboxError:
        one.close()
        raise
    return one


def answers(path: str) -> bool:
    """Whether a process listens at a socket file."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        try:
            probe.connect(path)
        except BlockingIOError:
            return True  # one that is so busy that others wait
        except ConnectionRefusedError:
            return False
    return True


def refusal_of(error: OSError) -> str:
    """Why an address cannot be listened at."""
    if error.errno == errno.EADDRINUSE:
        return "serve-port-taken"
    return "serve-port-forbidden" if error.errno == errno.EACCES else "serve-no-address"


def port_of(bound: list[socket.socket]) -> int:
    """The port of sockets that share one."""
    port: int = bound[0].getsockname()[1]
    return port


def hand_over(bound: list[socket.socket]) -> None:
    """Leave sockets open for the program that replaces this one."""
    files = [os.dup(one.fileno()) for one in bound]
    for file in files:
        os.set_inheritable(file, True)
    os.environ[HANDED_OVER] = ",".join(map(str, files))


def taken_over() -> list[socket.socket]:
    """The sockets that were handed over to this process, if any."""
    files = os.environ.pop(HANDED_OVER, "")
    bound = [socket.socket(fileno=int(file)) for file in files.split(",") if file]
    for one in bound:
        one.set_inheritable(False)
    return bound


def addresses(host: str) -> list[str]:
    """How others can call a server that listens at this host: for all addresses, those of this machine."""
    if host not in EVERYWHERE:
        return ["localhost" if host in ("127.0.0.1", "::1") else bracketed(host)]
    found = set[str]()
    for elsewhere, family in ELSEWHERE[: 1 + (host == "::")]:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((elsewhere, 9))
            found.add(way.getsockname()[0])
    with suppress(OSError):
        families = {socket.AF_INET} | ({socket.AF_INET6} if host == "::" else set())
        found |= {str(at[0]) for family, *_, at in socket.getaddrinfo(socket.gethostname(), None) if family in families}
    lan = [address for address in found if not address.startswith(("127.", "::1", "fe80", "0.0.0.0"))]
    return ["localhost", *map(bracketed, sorted(lan))]


def bracketed(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def is_hatbox(url: str) -> bool:
    """Whether a Hatbox server answers there."""
    try:
        with urlopen(f"{url}api", timeout=3) as answer:
            box = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(box, dict) and {"protocol", "games", "levels"} <= box.keys()
