"""The MCP server at a port of this machine: only programs of this machine can connect, and no page of a browser."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from typing import TYPE_CHECKING

import uvicorn
from mcp.server.transport_security import TransportSecuritySettings

from hatbox.engine.errors import BadInput
from hatbox.i18n import say

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HOST = "127.0.0.1"
PATH = "/mcp"
MAX_BODY = 64 * 1024  # bytes of a request; a tool takes some hundred
MAX_SESSIONS = 64  # of clients that speak a version of the protocol with sessions
SHUTDOWN_SECONDS = 5  # for answers under way
CUT_OFF = "ASGI callable returned without completing response."  # of a stream that is open when the server stops


def serve_http(server: MCPServer[None], port: int) -> None:
    """Serve until stopped by a signal; raise `BadInput` if the port cannot be had."""
    with listen(port) as listener:
        hosts = [f"{HOST}:{port}", f"localhost:{port}"]
        app = server.streamable_http_app(
            streamable_http_path=PATH,
            max_request_body_size=MAX_BODY,
            max_sessions=MAX_SESSIONS,
            transport_security=TransportSecuritySettings(
                allowed_hosts=hosts,  # a page of another host whose name leads to this machine has its own there
                allowed_origins=[f"http://{host}" for host in hosts],
            ),
        )
        logging.getLogger("uvicorn.error").addFilter(lambda record: record.getMessage() != CUT_OFF)
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="none",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        print(f"hatbox: {say('serving', {'address': f'http://{HOST}:{port}{PATH}'})}", file=sys.stderr, flush=True)
        uvicorn.Server(config).run([listener])


def listen(port: int) -> socket.socket:
    """Return a socket that listens at a port of this machine."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
        listener.listen()
    except OSError as error:
        listener.close()
        code = "serve-port-forbidden" if error.errno == errno.EACCES else "serve-port-taken"
        raise BadInput(code, port=port, flag="--http") from None
    return listener
