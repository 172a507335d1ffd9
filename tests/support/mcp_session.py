"""An assistant in a test: a real MCP client, and every message that it sends and receives, byte for byte."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
from anyio.abc import ObjectReceiveStream, ObjectSendStream
from mcp import Client
from mcp.server.mcpserver import MCPServer
from mcp.shared.message import SessionMessage


class Wiretap:
    """A transport to a server in this process that writes down the messages in both directions."""

    def __init__(self, server: MCPServer[None]) -> None:
        self._server = server._lowlevel_server
        self.sent: list[bytes] = []
        self.received: list[bytes] = []

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[tuple[Any, Any]]:
        to_client, from_server = anyio.create_memory_object_stream[SessionMessage | Exception](100)
        to_server, from_client = anyio.create_memory_object_stream[SessionMessage | Exception](100)
        client_out, client_side = anyio.create_memory_object_stream[SessionMessage | Exception](100)
        server_out, server_side = anyio.create_memory_object_stream[SessionMessage | Exception](100)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(self._copy, client_side, to_server, self.sent)
            tasks.start_soon(self._copy, server_side, to_client, self.received)
            tasks.start_soon(self._server.run, from_client, server_out, self._server.create_initialization_options())
            yield from_server, client_out
            await client_out.aclose()
            tasks.cancel_scope.cancel()

    async def _copy(
        self, source: ObjectReceiveStream[Any], target: ObjectSendStream[Any], written: list[bytes]
    ) -> None:
        async with source, target:
            async for item in source:
                written.append(item.message.model_dump_json(by_alias=True, exclude_none=True).encode())
                await target.send(item)


@asynccontextmanager
async def assistant(server: MCPServer[None]) -> AsyncIterator[tuple[Client, Wiretap]]:
    """Connect a client to a server by real messages."""
    tap = Wiretap(server)
    async with Client(tap.connect(), mode="legacy") as client:
        yield client, tap


async def call(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """Call a tool and return its typed result; an error is `{"error": text}`."""
    result = await client.call_tool(tool, arguments)
    if result.is_error:
        return {"error": "".join(getattr(part, "text", "") for part in result.content)}
    assert result.structured_content is not None
    content: dict[str, Any] = result.structured_content
    return content
