"""Everything that goes over the wire: closed, tagged messages. Imports nothing of ours but the views of the games.

This file is the one source: `tools/wire.py` makes the TypeScript types, the JSON schema and the tables of
`docs/wire.md` from it. Times are milliseconds since 1970 by the server's clock. Words are never sent: a message
code and what fills it in are, and the reader's language decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType, field

from hatbox.games import NAMES
from hatbox.games.wire import View

PROTOCOL = 2  # raised when an old client could misunderstand

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Talk = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Param: TypeAlias = str | int | float
Value: TypeAlias = bool | int | str

if TYPE_CHECKING:
    GameName: TypeAlias = str
else:
    GameName = Literal[NAMES]  # those of the registry
Level: TypeAlias = Literal["dormouse", "march_hare", "cheshire_cat", "mad_hatter"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "take-your-time", "well-played", "nice-move",
    "oops", "sorry", "thanks", "thinking", "exciting", "lucky", "unlucky", "yes", "no", "haha",
    "well-done-partner", "good-game", "again", "next-time", "must-go", "bye",
]  # fmt: skip


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client may send: closed, so that a mistake is told and not overlooked."""


class ServerMessage(Struct, omit_defaults=True):
    """What a server tells: within one protocol fields may be added, and a client overlooks those it does not know."""


# --- what a table is agreed to be


class NoClock(Struct, forbid_unknown_fields=True, tag="none", tag_field="kind", frozen=True):
    """Nobody is hurried."""


class TurnClock(Message, tag="turn", tag_field="kind"):
    """So many seconds for every turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(Message, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and some more for every turn taken."""

    seconds: Annotated[int, Meta(ge=10, le=36000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Message, tag="days", tag_field="kind"):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | TurnClock | BankClock | DaysClock


class Setup(Message):
    """A table before anybody sits."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)]
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    bots: Annotated[dict[str, Level], Meta(max_length=4)] = {}  # by seat ("0" ...): who is not a person
    clock: Clock = NoClock()
    spectators: Literal["blind", "delayed", "after", "none"] = "blind"  # see docs/wire.md
    public: bool = False  # listed in the lobby, or found by its link alone
    talk: Literal["free", "phrases", "none"] = "free"
    substitute: Level = "cheshire_cat"  # takes the seat of whoever leaves or runs out of time
    rated: bool = False


# --- what a client asks a table to do


class Sit(Message, tag="sit", tag_field="kind"):
    """Take a seat, or any that is free."""

    seat: Seat | None = None


class Leave(Message, tag="leave", tag_field="kind"):
    """Give the seat back; once the game runs, a bot plays on."""


class Close(Message, tag="close", tag_field="kind"):
    """Put away a running game against bots, for good: nobody wins, and it leaves one's list."""


class Return(Message, tag="return", tag_field="kind"):
    """Take one's seat back from the bot."""


class Ready(Message, tag="ready", tag_field="kind"):
    """Say that one is ready, or not yet. When all seats are taken and ready the game starts."""

    ready: bool = True
    nonce: Nonce | None = None  # 256 random bits in hexadecimal, made after the commitment was seen: they help to deal


class Start(Message, tag="start", tag_field="kind"):
    """The host begins, if everybody else is ready."""

    nonce: Nonce | None = None  # as with `ready`


class FillWithBots(Message, tag="fill", tag_field="kind"):
    """The host lets bots take all free seats."""

    level: Level


class Move(Message, tag="move", tag_field="kind"):
    """Make a move, in the notation of the records or as `legal` writes it."""

    move: MoveText


class Premove(Message, tag="premove", tag_field="kind"):
    """Decide the next own move ahead; null forgets it. Nobody is told."""

    move: MoveText | None = None


class Undo(Message, tag="undo", tag_field="kind"):
    """Take the last own move back: at once where that gives nothing away, else if all agree.

    Where all others are bots and the game is not rated it is always allowed, whatever has come to light since.
    """


class Answer(Message, tag="answer", tag_field="kind"):
    """Agree, or not, to what was asked."""

    yes: bool


class Resign(Message, tag="resign", tag_field="kind"):
    """Give the game up. Only where there are two sides."""


class Say(Message, tag="say", tag_field="kind"):
    """Say something in one's own words."""

    text: Talk


class SayPhrase(Message, tag="phrase", tag_field="kind"):
    """Say something that every reader gets in the own language."""

    phrase: Phrase


class Rematch(Message, tag="rematch", tag_field="kind"):
    """Play again with the same people, everybody one seat on."""

    nonce: Nonce | None = None  # as with `ready`, for the next game, made after its commitment was seen


Command: TypeAlias = (
    Sit
    | Leave
    | Close
    | Return
    | Ready
    | Start
    | FillWithBots
    | Move
    | Premove
    | Undo
    | Answer
    | Resign
    | Say
    | SayPhrase
    | Rematch
)


# --- what a client sends


class Hello(Message, tag="hello", tag_field="type"):
    """The first message: who it is. Without a token one only watches."""

    version: int = 1  # send the protocol you speak; clients of protocol 1 could leave it out
    token: Annotated[str, Meta(max_length=100)] | None = None


class Watch(Message, tag="watch", tag_field="type"):
    """Be told what happens at a table. `seen` is the last update one has: the rest follows, nothing twice."""

    table: Id
    seen: Number | None = None


class Unwatch(Message, tag="unwatch", tag_field="type"):
    """Be told no more."""

    table: Id


class CommandMessage(Message, tag="command", tag_field="type"):
    """Ask a table to do something. Sent twice with the same `id`, it is done once and answered twice."""

    table: Id
    id: Id
    seen: Number
    do: Command


class Ping(Message, tag="ping", tag_field="type"):
    """Are you there? Either side may ask; the other answers with `pong` and the same number."""

    id: Number


class Pong(Message, tag="pong", tag_field="type"):
    """I am here."""

    id: Number
    now: Number = 0  # the server's clock, when the server answers


FromClient: TypeAlias = Hello | Watch | Unwatch | CommandMessage | Ping | Pong


# --- what a viewer may see. Views in play are made by `observe_in_play`, of finished games by `observe`; null: hidden.


class Motion(ServerMessage):
    """A piece goes from one place to another. `face` is absent where the viewer may not see it."""

    piece: Literal["card", "hat", "character", "stack", "cookie", "token"]
    source: str  # a place with its number: hand:1, table:3, collection:0, black:2, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None


class GameEvent(ServerMessage):
    """Something to tell and to show: a message code of the language files, what fills it in, and what moves."""

    code: str
    params: dict[str, Param] = {}
    motions: list[Motion] = []


class ClockFace(ServerMessage):
    """The time of one seat. While `running`, `left` is what was left at `at` of the update."""

    left: int
    running: bool = False


class Result(ServerMessage):
    """How the game ended."""

    scores: list[float]
    winners: list[int]
    ended: Literal["complete", "stalled", "resigned", "abandoned"]
    teams: list[int] | UnsetType = UNSET
    details: list[dict[str, int]] | UnsetType = UNSET


class ScorePreview(ServerMessage):
    """Who would have how much if the game ended now, as far as the viewer can tell; who has, when it is over."""

    scores: list[int]  # by seat
    details: list[dict[str, int]]  # by seat: what it is made of, see docs/wire.md
    worth: dict[str, int] = {}  # what one piece of a kind is worth now, where that changes in play


class Opening(ServerMessage):
    """What opens the commitment: see docs/wire.md, "A fair deal"."""

    seed: str  # 64 hexadecimal digits; a decimal number in games from before there were nonces
    salt: str = ""  # of those games


class Scene(ServerMessage):
    """The game as one viewer may see it now."""

    moment: int  # how many actions were taken
    view: View
    turn: int | None  # the seat to act; null when the game is over
    legal: list[str] = []  # what the viewer may do now
    choosing: list[int] = []  # seats that still choose, when all choose at the same time
    chosen: list[str] = []  # what the viewer has chosen so far, still secret
    premove: str | None = None  # the viewer's own
    asked: int | None = None  # the seat that asks to take back
    clocks: list[ClockFace] = []
    result: Result | None = None
    standing: ScorePreview | None = None
    paths: list[str] = []  # where a move is made step by step: every path of every legal move, by stack


class SeatInfo(ServerMessage):
    """Who sits there."""

    player: str | None = None  # null: free, or a bot
    name: str | None = None
    bot: Level | None = None  # who plays: set for a bot's seat, and while a bot stands in
    ready: bool = False
    wants_rematch: bool = False


class TableInfo(ServerMessage):
    """A table as everybody may know it."""

    id: str
    setup: Setup
    options: dict[str, Value]  # every option with its value
    host: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    created: int
    commitment: str | None = None  # SHA-256 of the seed, from the opening of the table on
    nonces: list[str | None] | None = None  # by seat: what clients added to the deal, once the cards are dealt
    opening: Opening | None = None  # when the game is over
    next_commitment: str | None = None  # when the game is over: that of the table where a rematch would be played
    rematch: str | None = None  # the table where it goes on
    offer_bots: bool = False  # a quick match has waited long enough
    code: str | None = None  # five letters to find the table by, while it is open
    quick: bool = False  # a quick match: the server looks for players
    result: Result | None = None  # when the game is over; absent in lists for games that ended before it was kept


# --- what happened at a table, as all may know it


class Sat(ServerMessage, tag="sat", tag_field="kind"):
    """Somebody took a seat."""

    seat: int
    name: str


class Left(ServerMessage, tag="left", tag_field="kind"):
    """A seat is free again."""

    seat: int


class Readied(ServerMessage, tag="readied", tag_field="kind"):
    """Somebody is ready, or no longer."""

    seat: int
    ready: bool


class Filled(ServerMessage, tag="filled", tag_field="kind"):
    """Bots took the free seats."""

    level: Level


class Started(ServerMessage, tag="started", tag_field="kind"):
    """The cards are dealt; the commitment is in the table's info."""


class Moved(ServerMessage, tag="moved", tag_field="kind"):
    """Somebody acted; the update's `game_events` describe what the viewer saw of it."""

    seat: int
    ahead: bool = False  # decided before the turn came


class Chose(ServerMessage, tag="chose", tag_field="kind"):
    """Somebody has made all secret choices. When it is the last, they are carried out."""

    seat: int


class Rechose(ServerMessage, tag="rechose", tag_field="kind"):
    """Somebody who had chosen all chooses again."""

    seat: int


class Undone(ServerMessage, tag="undone", tag_field="kind"):
    """Actions were taken back."""

    seat: int
    moment: int


class UndoAsked(ServerMessage, tag="undo_asked", tag_field="kind"):
    """Somebody asks to take an action back."""

    seat: int


class UndoRefused(ServerMessage, tag="undo_refused", tag_field="kind"):
    """Somebody does not agree."""

    seat: int


class Resigned(ServerMessage, tag="resigned", tag_field="kind"):
    """Somebody gave the game up."""

    seat: int


class TakenOver(ServerMessage, tag="taken_over", tag_field="kind"):
    """A bot plays on."""

    seat: int
    level: Level
    why: Literal["left", "time"]


class Returned(ServerMessage, tag="returned", tag_field="kind"):
    """The owner has the seat again."""

    seat: int


class Said(ServerMessage, tag="said", tag_field="kind"):
    """Somebody said something: a phrase, or a text. Neither stands where the reader has muted the speaker."""

    player: str
    name: str
    phrase: Phrase | None = None
    text: str | None = None


class BotsOffered(ServerMessage, tag="bots_offered", tag_field="kind"):
    """Nobody else has come: the host may let bots play."""


class RematchAsked(ServerMessage, tag="rematch_asked", tag_field="kind"):
    """Somebody wants to play again."""

    seat: int


class Rematched(ServerMessage, tag="rematched", tag_field="kind"):
    """It goes on at another table."""

    table: str


class Closed(ServerMessage, tag="closed", tag_field="kind"):
    """Nothing happens here any more."""


TableEvent: TypeAlias = (
    Sat
    | Left
    | Readied
    | Filled
    | Started
    | Moved
    | Chose
    | Rechose
    | Undone
    | UndoAsked
    | UndoRefused
    | Resigned
    | TakenOver
    | Returned
    | Said
    | BotsOffered
    | RematchAsked
    | Rematched
    | Closed
)


# --- what the server sends


class Welcome(ServerMessage, tag="welcome", tag_field="type"):
    """The answer to `hello`."""

    version: int
    now: int
    heartbeat: float  # seconds; who is silent for three of them is taken for gone
    player: str | None = None
    name: str | None = None


class Snapshot(ServerMessage, tag="snapshot", tag_field="type"):
    """The table as it is now, for a viewer who has nothing yet."""

    table: str
    seq: int
    at: int
    info: TableInfo
    seat: int | None = None  # the viewer's own
    scene: Scene | None = None


class Update(ServerMessage, tag="update", tag_field="type"):
    """One event, and what it made of the table: parts that are absent have not changed."""

    table: str
    seq: int
    at: int
    what: TableEvent
    game_events: list[GameEvent] = []
    scene: Scene | None = None
    info: TableInfo | None = None
    seat: int | UnsetType | None = UNSET  # the viewer's own, where it may have changed; null: none


class Private(ServerMessage, tag="private", tag_field="type"):
    """Something changed that only this viewer knows of: it has no number of its own."""

    table: str
    at: int
    scene: Scene


class Ack(ServerMessage, tag="ack", tag_field="type"):
    """A command was carried out and is safely stored. `seq` is the last event then."""

    table: str
    id: str
    seq: int


class Refused(ServerMessage, tag="refused", tag_field="type"):
    """A command was not carried out, and why: a code, what fills it in, and the rule if it is one."""

    table: str
    id: str
    code: str
    params: dict[str, Param] = {}
    rule: str | None = None


class Notice(ServerMessage, tag="notice", tag_field="type"):
    """Something the viewer should know, for example that a premove was dropped."""

    code: str
    params: dict[str, Param] = {}
    table: str | None = None


class Gone(ServerMessage, tag="gone", tag_field="type"):
    """A table cannot be watched, or no longer."""

    table: str
    code: str
    params: dict[str, Param] = {}


class Bye(ServerMessage, tag="bye", tag_field="type"):
    """The server ends the connection; `retry` after so many seconds, or not at all if null."""

    code: str
    params: dict[str, Param] = {}
    retry: float | None = None


FromServer: TypeAlias = Welcome | Snapshot | Update | Private | Ack | Refused | Notice | Gone | Bye | Ping | Pong


# --- REST


class Problem(ServerMessage):
    """What every refused request answers."""

    code: str
    params: dict[str, Param] = {}
    rule: str | None = None


class NewGuest(Message):
    """Somebody new: a name is enough."""

    name: Name
    bot: bool = False  # a program: it is shown as one
    invite: Annotated[str, Meta(max_length=100)] = ""  # the code of the house, where it asks for one


class Identity(ServerMessage):
    """Who one is. The token and the recovery code are told once and stored nowhere in clear."""

    player: str
    name: str
    token: str
    recovery: str


class Recovery(Message):
    """A recovery code, to be the same player on another device."""

    code: Annotated[str, Meta(max_length=100)]


class Profile(ServerMessage):
    """What is kept about a player."""

    player: str
    name: str
    bot: bool
    created: int
    muted: list[str]


class ProfileChange(Message):
    """A new name."""

    name: Name


class RecoveryCode(ServerMessage):
    """A fresh recovery code; the one before is void."""

    recovery: str


class Devices(ServerMessage):
    """How many other devices of a player have been signed out."""

    ended: int


class TableList(ServerMessage):
    """Open tables, the newest first, and how busy the server is."""

    tables: list[TableInfo]
    people: int = 0  # online, about
    games: int = 0  # played right now, about


class MyTable(ServerMessage):
    """One of a player's tables."""

    info: TableInfo
    seat: int
    your_turn: bool
    updated: int = 0  # when something last happened


class MyTables(ServerMessage):
    """A player's tables, those that wait for the player first."""

    tables: list[MyTable]


class Tally(ServerMessage):
    """How games ended for a player."""

    won: int = 0
    shared: int = 0
    lost: int = 0


class GameTally(ServerMessage):
    """A player's finished games of one kind."""

    game: GameName
    tally: Tally
    best: float | None = None  # the most points in a game; null where points do not count


class OpponentTally(ServerMessage):
    """A player's finished games with somebody at the table."""

    name: str  # of a person, or a bot's level
    tally: Tally
    player: str | None = None  # null: a bot
    bot: Level | None = None


class OwnRating(ServerMessage):
    """How strong the player seems to be at one game with so many players."""

    game: GameName
    players: int
    rating: float
    games: int


class Statistics(ServerMessage):
    """What came of a player's latest finished games. Games that somebody gave up count, those put away do not."""

    counted: int  # so many games
    games: list[GameTally]
    opponents: list[OpponentTally]  # those met most often first
    ratings: list[OwnRating]


class QuickMatch(Message):
    """Find somebody to play with."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    ready: bool = True  # at once, without a nonce; false: see the commitment first, and say `ready` with a nonce


class CommandBody(Message):
    """A command sent without a socket."""

    id: Id
    seen: Number
    do: Command


class Why(ServerMessage):
    """Whether you may make a move now; if not, why: a code, what fills it in, and the rule if it is one."""

    legal: bool
    code: str | None = None
    params: dict[str, Param] = {}
    rule: str | None = None


class Preview(ServerMessage):
    """What a legal move of yours would bring, as far as you can tell; see docs/wire.md for the moves that tell it."""

    moment: int  # at which it was asked
    standing: ScorePreview | None = None  # after the move


class Acting(ServerMessage):
    """Whose turn it is, and nothing of what lies on the table or is held: for a device that is handed on."""

    status: Literal["open", "playing", "over", "closed"]
    seats: list[int]  # who may act now; several where all choose at the same time


class TakingBack(ServerMessage):
    """What would come of `undo` now."""

    asks: bool = False  # the others have to agree
    no: str | None = None  # the code with which it would be refused


class Hint(ServerMessage):
    """A legal move, and what the strongest bot expects of it."""

    move: str
    share: float  # of the win, 0 to 1
    error: float  # give or take, 95 %
    reason: str  # a message code of the language files
    params: dict[str, Param] = {}  # what fills it in


class Hints(ServerMessage):
    """What the strongest bot would do on one's seat, by what one has seen; the best move first."""

    moment: int
    moves: list[Hint]


class History(ServerMessage):
    """What a viewer was told, update by update: a page of it."""

    updates: list[Update]
    more: bool = False  # there are more: ask again with the number of the last update as `seen`


class Report(Message):
    """Somebody behaved badly."""

    table: Id
    player: Id
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class Rating(ServerMessage):
    """How strong somebody seems to be at one game with so many players."""

    player: str
    name: str
    bot: bool
    rating: float  # what a cautious observer would bet on
    games: int


class Ratings(ServerMessage):
    """The best first."""

    game: GameName
    players: int
    ratings: list[Rating]


class OptionInfo(ServerMessage):
    """One option of a game."""

    name: str
    values: list[Value]  # the default first; for a number, examples
    number: bool
    players: list[int] = []  # with how many players it makes a difference; empty: always


class GameInfo(ServerMessage):
    """A game in the box."""

    name: GameName
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]] = {}  # by edition: the options that it sets


class House(ServerMessage):
    """What the host of this server has decided."""

    invite: bool = False  # new guests need a code
    lobby: bool = True  # open tables are listed, and quick matches made
    talk: Literal["free", "phrases", "none"] = "free"  # the most that a table can allow
    spectators: bool = True  # tables can have them


class Box(ServerMessage):
    """What this server offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[Level]
    phrases: list[Phrase]
    house: House = field(default_factory=House)


class Compiling(ServerMessage):
    """How far compiling the rules has come, which is done once on a machine."""

    done: int  # functions
    total: int  # of about so many
    seconds: int | None = None  # left, as far as one can tell


class Health(ServerMessage):
    """Whether the server works. It answers 200 if games can be played, and else 503."""

    status: Literal["ok", "starting", "stopping"]
    compiling: Compiling | None = None  # while the rules are compiled; if the status is "ok", bots think less as yet


class Nothing(ServerMessage):
    """Done."""
