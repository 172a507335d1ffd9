"""The listening sockets of a server: bound before anything else, so that a taken port is reported immediately.

They may also be inherited, open, from the process that this listener replaces: no client is refused in between.
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
from hatbox.server.settings import Settings

INHERITED = "HATBOX_LISTEN"  # environment variable with file descriptors, for the next process
ALL_INTERFACES = ("0.0.0.0", "::")
UNAVAILABLE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EPROTONOSUPPORT)  # this machine has no such address
BACKLOG = 2048  # connections that wait to be accepted
REMOTE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # for documentation; nothing is sent


def bind_all(settings: Settings) -> list[socket.socket]:
    """Bind every `--host`, at one port, and the Unix socket of `--unix`."""
    bound = bind(settings.host, settings.port)
    try:
        for host in settings.more_hosts:
            bound += bind(host, port_of(bound))
        if settings.unix:
            bound.append(bind_unix(settings.unix))
    except HatboxError:
        for listener in bound:
            listener.close()
        raise
    return bound


def bind(host: str, port: int) -> list[socket.socket]:
    """Bind every address of a host name, all at one port; port 0 is any free one.

    Addresses that this machine does not have are left out (`localhost` may mean ::1 where there is no IPv6), as long
    as one remains. If the port is taken at one of them, binding fails: clients would reach another program there.
    """
    try:
        infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise BadInput("serve-unknown-host", host=host) from None
    bound: list[socket.socket] = []
    missing: OSError | None = None
    for family, kind, protocol, _, address in dict.fromkeys(infos):
        at = (address[0], port_of(bound) if bound else port, *address[2:])
        try:
            bound.append(_bind_address(family, kind, protocol, at, dual_stack=host == "::"))
        except OSError as error:
            if error.errno not in UNAVAILABLE:
                for listener in bound:
                    listener.close()
                raise BadInput(refusal_of(error), host=host, port=port, flag="--port") from None
            missing = error
    if not bound:
        raise BadInput(refusal_of(missing or OSError()), host=host, port=port, flag="--port")
    return bound


def _bind_address(
    family: int, kind: int, protocol: int, address: tuple[Any, ...], *, dual_stack: bool
) -> socket.socket:
    """Listen at one address; `dual_stack`: an IPv6 socket accepts IPv4 as well."""
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, int(not dual_stack))
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def bind_unix(path: str) -> socket.socket:
    """Listen at a Unix socket; replace one left by a killed server, but not one at which a server answers."""
    if not hasattr(socket, "AF_UNIX"):
        raise BadInput("serve-unix-unusable", path=path, reason=os.strerror(errno.EAFNOSUPPORT))
    file = Path(path)
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if file.is_socket():
            if is_listening(path):
                raise BadInput("serve-unix-taken", path=path)
            file.unlink()
        listener.bind(path)
        file.chmod(0o666)  # access is controlled by the folder
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise BadInput("serve-unix-unusable", path=path, reason=error.strerror or str(error)) from None
    except HatboxError:
        listener.close()
        raise
    return listener


def is_listening(path: str) -> bool:
    """Return whether a process listens at a Unix socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.setblocking(False)
        try:
            probe.connect(path)
        except BlockingIOError:
            return True  # its backlog is full
        except ConnectionRefusedError:
            return False
    return True


def refusal_of(error: OSError) -> str:
    """Return the code of the reason why binding failed."""
    if error.errno == errno.EADDRINUSE:
        return "serve-port-taken"
    return "serve-port-forbidden" if error.errno == errno.EACCES else "serve-no-address"


def port_of(bound: list[socket.socket]) -> int:
    """Return the port that sockets share."""
    port: int = bound[0].getsockname()[1]
    return port


def hand_over(bound: list[socket.socket]) -> None:
    """Leave sockets open for the process that replaces this one."""
    files = [os.dup(listener.fileno()) for listener in bound]
    for file in files:
        os.set_inheritable(file, True)
    os.environ[INHERITED] = ",".join(map(str, files))


def inherit() -> list[socket.socket]:
    """Return the sockets that another process has handed over, if any."""
    files = os.environ.pop(INHERITED, "")
    bound = [socket.socket(fileno=int(file)) for file in files.split(",") if file]
    for listener in bound:
        listener.set_inheritable(False)
    return bound


def reachable_hosts(host: str) -> list[str]:
    """Return the hosts by which a server can be reached; for all interfaces, the addresses of this machine."""
    if host not in ALL_INTERFACES:
        return ["localhost" if host in ("127.0.0.1", "::1") else host_in_url(host)]
    own: dict[str, None] = {}  # in this order: that of the usual way out first
    for remote, family in REMOTE[: 1 + (host == "::")]:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((remote, 9))  # chooses an interface
            own[probe.getsockname()[0]] = None
    with suppress(OSError):
        families = {socket.AF_INET} | ({socket.AF_INET6} if host == "::" else set())
        infos = socket.getaddrinfo(socket.gethostname(), None)
        own |= dict.fromkeys(sorted(str(at[0]) for family, *_, at in infos if family in families))
    lan = [address for address in own if not address.startswith(("127.", "::1", "fe80", "0.0.0.0"))]
    return ["localhost", *map(host_in_url, lan)]


def host_in_url(host: str) -> str:
    """Return a host as written in a URL: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def is_hatbox(url: str) -> bool:
    """Return whether a Hatbox server answers at a URL."""
    try:
        with urlopen(f"{url}api", timeout=3) as answer:
            box = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(box, dict) and {"protocol", "games", "levels"} <= box.keys()
