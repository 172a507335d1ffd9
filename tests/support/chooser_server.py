"""An MCP server with a tool `choose_move`: it plays the first legal move, after one that is not legal."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer
from pydantic import BaseModel


class Choice(BaseModel):
    move: str


server: MCPServer[None] = MCPServer("chooser", log_level="WARNING")
asked: dict[str, int] = {}


@server.tool()
def choose_move(
    player: str,
    game: str,
    players: int,
    seat: int,
    new_game: bool,
    observation: str,
    legal: list[str],
    seconds: float,
    refused: str,
) -> Choice:
    """Choose a move."""
    assert new_game == (player not in asked) or refused
    assert f"You are seat {seat}." in observation or not new_game
    asked[player] = asked.get(player, 0) + 1
    return Choice(move="nonsense" if asked[player] == 1 else legal[0])


if __name__ == "__main__":
    server.run("stdio")
