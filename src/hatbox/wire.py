"""Everything that goes over the wire: closed, tagged messages. Imports nothing of ours.

This file is the one source: `tools/wire.py` makes the TypeScript types, the JSON schema and the tables of
`docs/wire.md` from it. Times are milliseconds since 1970 by the server's clock. Words are never sent: a message
code and what fills it in are, and the reader's language decides.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1  # raised when an old client could misunderstand

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Talk = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Param: TypeAlias = str | int | float
Value: TypeAlias = bool | int | str

GameName: TypeAlias = Literal["hats", "magic_hat", "top_hats"]
Level: TypeAlias = Literal["dormouse", "march_hare", "cheshire_cat", "mad_hatter"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "take-your-time", "well-played", "nice-move",
    "oops", "sorry", "thanks", "thinking", "exciting", "lucky", "unlucky", "yes", "no", "haha",
    "well-done-partner", "good-game", "again", "next-time", "must-go", "bye",
]  # fmt: skip


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client may send: closed, so that a mistake is told and not overlooked."""


class Told(Struct, omit_defaults=True):
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


class Return(Message, tag="return", tag_field="kind"):
    """Take one's seat back from the bot."""


class Ready(Message, tag="ready", tag_field="kind"):
    """Say that one is ready, or not yet. When all seats are taken and ready the game starts."""

    ready: bool = True


class Start(Message, tag="start", tag_field="kind"):
    """The host begins, if everybody else is ready."""


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
    """Take the last own action back, at once where that gives nothing away, else if all agree."""


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


Deed: TypeAlias = (
    Sit
    | Leave
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

    version: int = PROTOCOL
    token: Annotated[str, Meta(max_length=100)] | None = None


class Watch(Message, tag="watch", tag_field="type"):
    """Be told what happens at a table. `seen` is the last update one has: the rest follows, nothing twice."""

    table: Id
    seen: Number | None = None


class Unwatch(Message, tag="unwatch", tag_field="type"):
    """Be told no more."""

    table: Id


class Command(Message, tag="command", tag_field="type"):
    """Ask a table to do something. Sent twice with the same `id`, it is done once and answered twice."""

    table: Id
    id: Id
    seen: Number
    do: Deed


class Ping(Message, tag="ping", tag_field="type"):
    """Are you there? Either side may ask; the other answers with `pong` and the same number."""

    id: Number


class Pong(Message, tag="pong", tag_field="type"):
    """I am here."""

    id: Number
    now: Number = 0  # the server's clock, when the server answers


FromClient: TypeAlias = Hello | Watch | Unwatch | Command | Ping | Pong


# --- what a viewer may see. Every view is made by `observe`; null stands where something is hidden.


class HatsView(Told, tag="hats", tag_field="game"):
    """A view of Hats. A card is a type letter and a value."""

    turn: int
    main_done: bool
    optional_done: bool
    table: list[str]
    hands: list[list[str | None]]
    collections: list[list[str]]
    black: list[list[str | None]]
    deck: list[str | None]
    discards: list[str | None]
    cookie: int | None
    offer: str | None  # "?" for an offered card that the viewer may not see


class MagicHatView(Told, tag="magic_hat", tag_field="game"):
    """A view of Magic Hat. A hat in the row that the viewer does not know is "?"; null is an empty slot."""

    turn: int
    row: list[str | None]
    hats: list[str | None]
    character_pile: list[str | None]
    hat_pile: list[str | None]
    pairs: list[int]
    magic: list[int]
    penalties: list[int]
    last_swap: list[int] | None
    stall: int
    seen: list[list[int]] | UnsetType = UNSET  # by seat: slots whose hat that seat has seen


class TopHatsView(Told, tag="top_hats", tag_field="game"):
    """A view of Top Hats. A stack is its hats from the top down."""

    turn: int
    stacks: dict[str, list[str | None]]
    band: int
    narrowed: int
    stall: int
    builders: dict[str, int] | UnsetType = UNSET  # by cell: who built the stack
    phase: Literal["building", "placing"] | UnsetType = UNSET  # absent once all stacks stand
    built: list[list[list[str | None]]] | UnsetType = UNSET  # by seat: stacks not yet placed, middle and bottom hat
    moving: list[str] | UnsetType = UNSET  # in the middle of a move: where it began, where it is


View: TypeAlias = HatsView | MagicHatView | TopHatsView


class Motion(Told):
    """A piece goes from one place to another. `face` is absent where the viewer may not see it."""

    piece: Literal["card", "hat", "character", "stack", "cookie", "token"]
    source: str  # a place with its number: hand:1, table:3, collection:0, black:2, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None


class Happening(Told):
    """Something to tell and to show: a message code of the language files, what fills it in, and what moves."""

    code: str
    params: dict[str, Param] = {}
    motions: list[Motion] = []


class ClockFace(Told):
    """The time of one seat. While `running`, `left` is what was left at `at` of the update."""

    left: int
    running: bool = False


class Result(Told):
    """How the game ended."""

    scores: list[float]
    winners: list[int]
    ended: Literal["complete", "stalled", "resigned", "abandoned"]
    teams: list[int] | UnsetType = UNSET
    details: list[dict[str, int]] | UnsetType = UNSET


class Standing(Told):
    """Who would have how much if the game ended now, as far as the viewer can tell; who has, when it is over."""

    scores: list[int]  # by seat
    details: list[dict[str, int]]  # by seat: what it is made of, see docs/wire.md
    worth: dict[str, int] = {}  # hats: the points of one collected card, by type letter


class Opening(Told):
    """What opens the commitment: see docs/wire.md, "A fair deal"."""

    seed: str
    salt: str


class Scene(Told):
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
    standing: Standing | None = None


class SeatInfo(Told):
    """Who sits there."""

    player: str | None = None  # null: free, or a bot
    name: str | None = None
    bot: Level | None = None  # who plays: set for a bot's seat, and while a bot stands in
    ready: bool = False
    wants_rematch: bool = False


class TableInfo(Told):
    """A table as everybody may know it."""

    id: str
    setup: Setup
    options: dict[str, Value]  # every option with its value
    host: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    created: int
    commitment: str | None = None  # SHA-256, once the cards are dealt
    opening: Opening | None = None  # when the game is over
    rematch: str | None = None  # the table where it goes on
    offer_bots: bool = False  # a quick match has waited long enough
    code: str | None = None  # five letters to find the table by, while it is open


# --- what happened at a table, as all may know it


class Sat(Told, tag="sat", tag_field="kind"):
    """Somebody took a seat."""

    seat: int
    name: str


class Left(Told, tag="left", tag_field="kind"):
    """A seat is free again."""

    seat: int


class Readied(Told, tag="readied", tag_field="kind"):
    """Somebody is ready, or no longer."""

    seat: int
    ready: bool


class Filled(Told, tag="filled", tag_field="kind"):
    """Bots took the free seats."""

    level: Level


class Started(Told, tag="started", tag_field="kind"):
    """The cards are dealt; the commitment is in the table's info."""


class Moved(Told, tag="moved", tag_field="kind"):
    """Somebody acted; the scene's happenings tell what the viewer saw of it."""

    seat: int
    ahead: bool = False  # decided before the turn came


class Chose(Told, tag="chose", tag_field="kind"):
    """Somebody has made all secret choices. When it is the last, they are carried out."""

    seat: int


class Rechose(Told, tag="rechose", tag_field="kind"):
    """Somebody who had chosen all chooses again."""

    seat: int


class Undone(Told, tag="undone", tag_field="kind"):
    """Actions were taken back."""

    seat: int
    moment: int


class UndoAsked(Told, tag="undo_asked", tag_field="kind"):
    """Somebody asks to take an action back."""

    seat: int


class UndoRefused(Told, tag="undo_refused", tag_field="kind"):
    """Somebody does not agree."""

    seat: int


class Resigned(Told, tag="resigned", tag_field="kind"):
    """Somebody gave the game up."""

    seat: int


class TakenOver(Told, tag="taken_over", tag_field="kind"):
    """A bot plays on."""

    seat: int
    level: Level
    why: Literal["left", "time"]


class Returned(Told, tag="returned", tag_field="kind"):
    """The owner has the seat again."""

    seat: int


class Said(Told, tag="said", tag_field="kind"):
    """Somebody said something: a phrase, or a text. Neither stands where the reader has muted the speaker."""

    player: str
    name: str
    phrase: Phrase | None = None
    text: str | None = None


class BotsOffered(Told, tag="bots_offered", tag_field="kind"):
    """Nobody else has come: the host may let bots play."""


class RematchAsked(Told, tag="rematch_asked", tag_field="kind"):
    """Somebody wants to play again."""

    seat: int


class Rematched(Told, tag="rematched", tag_field="kind"):
    """It goes on at another table."""

    table: str


class Closed(Told, tag="closed", tag_field="kind"):
    """Nothing happens here any more."""


Happened: TypeAlias = (
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


class Welcome(Told, tag="welcome", tag_field="type"):
    """The answer to `hello`."""

    version: int
    now: int
    heartbeat: float  # seconds; who is silent for three of them is taken for gone
    player: str | None = None
    name: str | None = None


class Snapshot(Told, tag="snapshot", tag_field="type"):
    """The table as it is now, for a viewer who has nothing yet."""

    table: str
    seq: int
    at: int
    info: TableInfo
    seat: int | None = None  # the viewer's own
    scene: Scene | None = None


class Update(Told, tag="update", tag_field="type"):
    """One event, and what it made of the table: parts that are absent have not changed."""

    table: str
    seq: int
    at: int
    what: Happened
    happenings: list[Happening] = []
    scene: Scene | None = None
    info: TableInfo | None = None
    seat: int | UnsetType | None = UNSET  # the viewer's own, where it may have changed; null: none


class Private(Told, tag="private", tag_field="type"):
    """Something changed that only this viewer knows of: it has no number of its own."""

    table: str
    at: int
    scene: Scene


class Ack(Told, tag="ack", tag_field="type"):
    """A command was carried out and is safely stored. `seq` is the last event then."""

    table: str
    id: str
    seq: int


class Refused(Told, tag="refused", tag_field="type"):
    """A command was not carried out, and why: a code, what fills it in, and the rule if it is one."""

    table: str
    id: str
    code: str
    params: dict[str, Param] = {}
    rule: str | None = None


class Notice(Told, tag="notice", tag_field="type"):
    """Something the viewer should know, for example that a premove was dropped."""

    code: str
    params: dict[str, Param] = {}
    table: str | None = None


class Gone(Told, tag="gone", tag_field="type"):
    """A table cannot be watched, or no longer."""

    table: str
    code: str
    params: dict[str, Param] = {}


class Bye(Told, tag="bye", tag_field="type"):
    """The server ends the connection; `retry` after so many seconds, or not at all if null."""

    code: str
    params: dict[str, Param] = {}
    retry: float | None = None


FromServer: TypeAlias = Welcome | Snapshot | Update | Private | Ack | Refused | Notice | Gone | Bye | Ping | Pong


# --- REST


class Problem(Told):
    """What every refused request answers."""

    code: str
    params: dict[str, Param] = {}
    rule: str | None = None


class NewGuest(Message):
    """Somebody new: a name is enough."""

    name: Name
    bot: bool = False  # a program: it is shown as one


class Identity(Told):
    """Who one is. The token and the recovery code are told once and stored nowhere in clear."""

    player: str
    name: str
    token: str
    recovery: str


class Recovery(Message):
    """A recovery code, to be the same player on another device."""

    code: Annotated[str, Meta(max_length=100)]


class Profile(Told):
    """What is kept about a player."""

    player: str
    name: str
    bot: bool
    created: int
    muted: list[str]


class ProfileChange(Message):
    """A new name."""

    name: Name


class RecoveryCode(Told):
    """A fresh recovery code; the one before is void."""

    recovery: str


class TableList(Told):
    """Tables, the newest first."""

    tables: list[TableInfo]


class MyTable(Told):
    """One of a player's tables."""

    info: TableInfo
    seat: int
    your_turn: bool


class MyTables(Told):
    """A player's tables, those that wait for the player first."""

    tables: list[MyTable]


class QuickMatch(Message):
    """Find somebody to play with."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)] = 2


class CommandBody(Message):
    """A command sent without a socket."""

    id: Id
    seen: Number
    do: Deed


class Way(Told):
    """Where a stack on its way can come to next."""

    to: str  # a cell
    stop: bool  # a legal move may end here
    falls: list[str]  # cells whose top hat falls if it does
    more: bool  # one can go on from here
    move: str  # what to send to end here


class Ways(Told):
    """How a move that is made jump by jump can go on."""

    ways: list[Way]
    here: Way | None = None  # where the path has come to; null for a start alone


class TakingBack(Told):
    """What would come of `undo` now."""

    asks: bool = False  # the others have to agree
    no: str | None = None  # the code with which it would be refused


class History(Told):
    """What a viewer was told, update by update."""

    updates: list[Update]


class Report(Message):
    """Somebody behaved badly."""

    table: Id
    player: Id
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class Rating(Told):
    """How strong somebody seems to be at one game with so many players."""

    player: str
    name: str
    bot: bool
    rating: float  # what a cautious observer would bet on
    games: int


class Ratings(Told):
    """The best first."""

    game: GameName
    players: int
    ratings: list[Rating]


class OptionInfo(Told):
    """One option of a game."""

    name: str
    values: list[Value]  # the default first; for a number, examples
    number: bool
    players: list[int] = []  # with how many players it makes a difference; empty: always


class GameInfo(Told):
    """A game in the box."""

    name: GameName
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]] = {}  # by edition: the options that it sets


class Box(Told):
    """What this server offers."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[Level]
    phrases: list[Phrase]


class Health(Told):
    """Whether the server works."""

    status: Literal["ok", "stopping"]


class Nothing(Told):
    """Done."""
