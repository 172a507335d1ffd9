"""The MCP server: tools, the rules as resources, and a prompt that begins a game.

Every tool validates what the model sends and takes bounded time. Errors are sentences of the language files.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.types import CallToolResult, ToolAnnotations
from pydantic import Field

from hatbox import __version__
from hatbox.adapters.mcp.games import (
    MAX_LINK,
    MAX_MOVE,
    MAX_NAME,
    MAX_OPTIONS,
    MAX_WAIT,
    PATIENCE,
    AssistantGame,
    Games,
    LocalGame,
    in_thread,
)
from hatbox.adapters.mcp.results import (
    GameInfo,
    GameList,
    GameReview,
    Legality,
    Moves,
    Refused,
    Rules,
    Turn,
    result_of,
)
from hatbox.adapters.mcp.rules import HOW_TO_READ, read_rules
from hatbox.bots.bot import Budget
from hatbox.bots.registry import BOTS, bot_named
from hatbox.client import WireError
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_seat
from hatbox.games import NAMES, game_named, known_names
from hatbox.terminal.event_text import refusal

P = ParamSpec("P")
R = TypeVar("R")

INSTRUCTIONS = (
    f"Board games with hidden information: {', '.join(NAMES)}. Read the rules first (read_rules), then start_game "
    "against bots, or join_table with the link of a table. Every answer tells what has happened since the last one and "
    f"your legal moves; answer with play_move. {HOW_TO_READ} You see what your seat may see, so remember it; `look` "
    "shows the table again."
)
OPTION_VALUES = bool | int | str
READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
CHANGES = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
ONLINE = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=True)

GameName = Annotated[str, Field(max_length=MAX_NAME, description="A game that list_games names.")]
Name = Annotated[str, Field(max_length=MAX_NAME, description="The game, as start_game or join_table named it.")]
Move = Annotated[str, Field(max_length=MAX_MOVE, description="A move as the list of moves writes it.")]


@dataclass
class Settings:
    """Choices of the host of the server."""

    budget: Budget = field(default_factory=lambda: Budget(simulations=1000))  # of the bots, for each decision
    seed: int | None = None  # of the first game; None: random. A model that chose it could look at other seats
    invite: str = ""  # the code that a closed server requires of new guests


def in_words(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """Make a tool fail with the sentence of an error."""

    @wraps(tool)
    async def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return await tool(*args, **kwargs)
        except HatboxError as error:
            raise ToolError(str(error)) from None
        except WireError as error:
            raise ToolError(refusal(error)) from None

    return wrapped


def create_server(games: Games, settings: Settings) -> MCPServer[None]:
    """Return the server for an assistant's games."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await games.close()

    server: MCPServer[None] = MCPServer(
        "hatbox",
        title="Hatbox",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        lifespan=lifespan,
    )
    add_game_tools(server, games, settings)
    add_rules(server)
    return server


def add_game_tools(server: MCPServer[None], games: Games, settings: Settings) -> None:
    """Add the tools that play."""

    @server.tool(annotations=READS)
    @in_words
    async def list_games() -> Annotated[CallToolResult, GameList]:
        """List the games with their numbers of players and options, and the bots to play against."""
        listed = [
            GameInfo(
                game=name,
                players=[*game_named(name).players],
                options={option.name: ", ".join(map(str, option.values)) for option in game_named(name).options},
            )
            for name in known_names()
        ]
        return result_of(GameList(games=listed, bots=[*BOTS]))

    @server.tool(annotations=CHANGES)
    @in_words
    async def start_game(
        game: GameName,
        players: Annotated[int, Field(ge=2, le=4)] = 2,
        bot: Annotated[str, Field(max_length=MAX_NAME, description="Who plays the other seats.")] = "cheshire_cat",
        seat: Annotated[int, Field(ge=0, le=3, description="Your seat.")] = 0,
        options: Annotated[dict[str, OPTION_VALUES] | None, Field(max_length=MAX_OPTIONS)] = None,
    ) -> Annotated[CallToolResult, Turn]:
        """Start a game against bots. Options as list_games names them, and `first`: the seat that begins."""
        async with games.room(), games.computing:
            started = await in_thread(deal, games, settings, game, players, bot, seat, options or {})
            await started.begin()
            games.add(started)
            return tell(started, whole=True)

    @server.tool(annotations=ONLINE)
    @in_words
    async def join_table(
        link: Annotated[str, Field(max_length=MAX_LINK, description="As a friend has sent it: http://HOST/t/TABLE")],
        name: Annotated[str, Field(max_length=MAX_NAME, description="What the others see you called.")] = "Assistant",
    ) -> Annotated[CallToolResult, Turn]:
        """Sit down at a table of a Hatbox server. The game begins when all seats are taken; call wait until then."""
        from hatbox.adapters.mcp.tables import TableGame, join

        async with games.room():
            client, table = await join(link, name, settings.invite)
            joined = TableGame(games.new_name(), client, table)
            games.add(joined)
            return tell(joined, whole=True)

    @server.tool(annotations=READS)
    @in_words
    async def look(game: Name) -> Annotated[CallToolResult, Turn]:
        """Show everything that your seat sees now, and all your legal moves."""
        mine = games[game]
        async with mine.lock:
            return tell(mine, whole=True)

    @server.tool(annotations=READS)
    @in_words
    async def legal_moves(game: Name) -> Annotated[CallToolResult, Moves]:
        """List every legal move of your seat, written out; none if others are to move."""
        mine = games[game]
        async with mine.lock:
            return result_of(Moves(moves=mine.legal_moves()))

    @server.tool(annotations=CHANGES)
    @in_words
    async def play_move(game: Name, move: Move) -> Annotated[CallToolResult, Turn]:
        """Make a move. Tells what followed, up to your next turn; a move that is refused changes nothing."""
        mine = games[game]
        async with mine.lock:
            refused: Refused | None = await mine.play(move)
        if refused is None:
            await mine.wait(PATIENCE)
        async with mine.lock:
            return tell(mine, refused=refused)

    @server.tool(annotations=READS)
    @in_words
    async def why_illegal(game: Name, move: Move) -> Annotated[CallToolResult, Legality]:
        """Ask whether a move is legal now, and if not, by which rule. Changes nothing."""
        mine = games[game]
        async with mine.lock:
            return result_of(await mine.why(move))

    @server.tool(annotations=READS)
    @in_words
    async def wait(
        game: Name, seconds: Annotated[float, Field(gt=0, le=MAX_WAIT)] = 30
    ) -> Annotated[CallToolResult, Turn]:
        """Wait for the others at a table, until it is your turn or the time is over."""
        mine = games[game]
        await mine.wait(seconds)
        async with mine.lock:
            return tell(mine)

    @server.tool(annotations=CHANGES)
    @in_words
    async def resign(game: Name) -> Annotated[CallToolResult, Turn]:
        """Resign; possible between two sides."""
        mine = games[game]
        async with mine.lock:
            await mine.resign()
            return tell(mine)

    @server.tool(annotations=CHANGES)
    @in_words
    async def leave_game(game: Name) -> Annotated[CallToolResult, Rules]:
        """Leave a game for good; at a table a bot takes over. You can have a few games at a time."""
        async with games[game].lock:
            await games.close(game)
            return result_of(Rules(text="Left."), "Left.")

    @server.tool(annotations=READS)
    @in_words
    async def review_game(game: Name) -> Annotated[CallToolResult, GameReview]:
        """Review a finished game: what was luck, what was skill, and which of your moves could have been better."""
        mine = games[game]
        if not mine.is_over:
            raise BadInput("mcp-not-over", game=game)
        async with games.computing:
            return result_of(await mine.make_review())

    @server.prompt(title="Play a game")
    def play(game: str = NAMES[0], bot: str = "cheshire_cat") -> str:
        """Play a whole game against a bot and review it."""
        return (
            f"Play a game of {game} against {bot} with the Hatbox tools. First read the rules with read_rules. Then "
            "start_game, and play_move until the game is over; think about what the others may hold. When a move is "
            "refused, read why, and choose another. At the end call review_game and tell me in a few sentences how "
            "it went, what was luck, and what you would do differently."
        )


def deal(
    games: Games, settings: Settings, name: str, players: int, bot: str, seat: int, options: Mapping[str, OPTION_VALUES]
) -> LocalGame:
    """Deal a game for an assistant."""
    if bot not in BOTS:
        raise BadInput("unknown-bot", name=bot, allowed=", ".join(BOTS))
    seed = secrets.randbits(64) if settings.seed is None else settings.seed + games.started
    match: Match[Any] = Match.new(game_named(name), players, options, seed)
    own = expect_seat("seat", seat, players)
    bots = {other: bot_named(bot) for other in range(players) if other != own}
    return LocalGame(games.new_name(), games.computing, match, own, bots, settings.budget, seed)


def tell(game: AssistantGame, *, whole: bool = False, refused: Refused | None = None) -> CallToolResult:
    turn = game.turn(whole=whole, refused=refused)
    return result_of(turn, turn.text())


def add_rules(server: MCPServer[None]) -> None:
    """Add the rules, as a tool and as resources."""

    @server.tool(name="read_rules", annotations=READS)
    @in_words
    async def read(
        game: GameName, rule: Annotated[str, Field(max_length=MAX_NAME, description="Id of one rule.")] = ""
    ) -> Annotated[CallToolResult, Rules]:
        """Read the rules of a game, or one rule."""
        text = read_rules(game, rule.upper())
        return result_of(Rules(text=text), text)

    @server.resource("hatbox://rules/{game}", name="rules", title="Rules of a game", mime_type="text/plain")
    def rules(game: str) -> str:
        """All rules of a game, each with its id."""
        return resource(game)

    @server.resource("hatbox://rules/{game}/{rule}", name="rule", title="One rule", mime_type="text/plain")
    def one_rule(game: str, rule: str) -> str:
        """A rule of a game by its id."""
        return resource(game, rule)

    def resource(game: str, rule: str = "") -> str:
        try:
            return read_rules(game, rule)
        except HatboxError as error:
            raise ResourceNotFoundError(str(error)) from None


def serve(settings: Settings, port: int | None = None) -> None:
    """Serve on standard input and output, or on a port of this machine, until the client leaves."""
    if port is not None:
        from hatbox.adapters.mcp.http import serve_http

        serve_http(create_server(Games(is_shared=True), settings), port)
        return
    try:
        create_server(Games(), settings).run("stdio")
    except* BrokenPipeError:
        pass  # the assistant has gone
