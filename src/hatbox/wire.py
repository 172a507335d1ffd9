"""Every message between server and client, as closed tagged unions. Imports only the views of the games.

This file is the only source: `tools/wire.py` generates the TypeScript types, the JSON schema and the tables of
`docs/wire.md` from it. Times are milliseconds since 1970 by the server's clock. Texts are never sent, but message
codes and their parameters, which the client puts into the reader's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from hatbox.games import NAMES
from hatbox.games.wire import View

PROTOCOL = 2  # raised when an old client could misunderstand a message

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
    GameName = Literal[NAMES]  # from the registry
Level: TypeAlias = Literal["dormouse", "march_hare", "cheshire_cat", "mad_hatter", "white_rabbit"]
Face: TypeAlias = Literal["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"]
Language: TypeAlias = Literal["de", "en", "es", "fr", "he", "it", "ru"]
NotificationKind: TypeAlias = Literal["turn", "over", "invitation", "rematch"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "have-fun", "your-turn", "one-moment", "take-your-time", "well-played", "nice-move",
    "oops", "sorry", "thanks", "thinking", "exciting", "lucky", "unlucky", "yes", "no", "haha",
    "well-done-partner", "good-game", "again", "next-time", "must-go", "bye",
]  # fmt: skip


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A message from a client; unknown fields are refused."""


class ServerMessage(Struct, omit_defaults=True):
    """A message from a server; fields may be added within a protocol version, and clients ignore unknown ones."""


# --- the setup of a table


class NoClock(Struct, forbid_unknown_fields=True, tag="none", tag_field="kind", frozen=True):
    """No time limit."""


class TurnClock(Message, tag="turn", tag_field="kind"):
    """A number of seconds for every turn."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(Message, tag="bank", tag_field="kind"):
    """Seconds for the whole game, and an increment for every turn taken."""

    seconds: Annotated[int, Meta(ge=10, le=36000)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Message, tag="days", tag_field="kind"):
    """A number of days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | TurnClock | BankClock | DaysClock


class Setup(Message):
    """The choices made when a table is opened."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)]
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    bots: Annotated[dict[str, Level], Meta(max_length=4)] = {}  # by seat ("0" ...)
    clock: Clock = NoClock()
    spectators: Literal["blind", "delayed", "after", "none"] = "blind"  # see docs/wire.md
    public: bool = False  # listed in the lobby; otherwise found only by its link or code
    talk: Literal["free", "phrases", "none"] = "free"
    substitute: Level = "cheshire_cat"  # takes over from a player who leaves or runs out of time
    rated: bool = False


# --- commands to a table


class Sit(Message, tag="sit", tag_field="kind"):
    """Take a seat, or any that is free."""

    seat: Seat | None = None


class Leave(Message, tag="leave", tag_field="kind"):
    """Give the seat up; in a running game a bot takes over."""


class Close(Message, tag="close", tag_field="kind"):
    """Close a running game against bots permanently: nobody wins, and it leaves the player's list."""


class Return(Message, tag="return", tag_field="kind"):
    """Take the own seat back from the bot."""


class Ready(Message, tag="ready", tag_field="kind"):
    """Declare the own seat ready, or not. The game starts when all seats are taken and ready."""

    ready: bool = True
    nonce: Nonce | None = None  # 256 random bits in hexadecimal, made after seeing the commitment; mixed into the deal


class Start(Message, tag="start", tag_field="kind"):
    """Start the game as the host, if all others are ready."""

    nonce: Nonce | None = None  # as with `ready`


class FillWithBots(Message, tag="fill", tag_field="kind"):
    """Fill all free seats with bots, as the host."""

    level: Level


class Move(Message, tag="move", tag_field="kind"):
    """Make a move, in the notation of the records or as `legal` writes it."""

    move: MoveText


class Premove(Message, tag="premove", tag_field="kind"):
    """Choose the next own move in advance; null cancels it. Nobody else learns of it."""

    move: MoveText | None = None


class Undo(Message, tag="undo", tag_field="kind"):
    """Take the last own move back: immediately if that reveals nothing, otherwise if all agree.

    Always allowed if all others are bots and the game is not rated, whatever was revealed since.
    """


class Answer(Message, tag="answer", tag_field="kind"):
    """Agree to another player's request, or not."""

    yes: bool


class Resign(Message, tag="resign", tag_field="kind"):
    """Resign; only in games with two sides."""


class Say(Message, tag="say", tag_field="kind"):
    """Send a chat message."""

    text: Talk


class SayPhrase(Message, tag="phrase", tag_field="kind"):
    """Send a phrase, which every reader gets in their language."""

    phrase: Phrase


class Rematch(Message, tag="rematch", tag_field="kind"):
    """Ask for a rematch: the same players, each one seat further."""

    nonce: Nonce | None = None  # as with `ready`, for the next game, made after seeing its commitment


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


# --- messages of a client


class Hello(Message, tag="hello", tag_field="type"):
    """The first message. Without a token the client is a spectator."""

    version: int = 1  # send the protocol you speak; clients of protocol 1 could leave it out
    token: Annotated[str, Meta(max_length=100)] | None = None


class Watch(Message, tag="watch", tag_field="type"):
    """Watch a table. `seen` is the last update the client has: only later ones follow."""

    table: Id
    seen: Number | None = None


class Unwatch(Message, tag="unwatch", tag_field="type"):
    """Stop watching a table."""

    table: Id


class CommandMessage(Message, tag="command", tag_field="type"):
    """Send a command to a table. Sent twice with the same `id`, it is executed once and answered twice."""

    table: Id
    id: Id
    seen: Number
    do: Command


class Ping(Message, tag="ping", tag_field="type"):
    """Sent by either side; the other answers with `pong` and the same number."""

    id: Number


class Pong(Message, tag="pong", tag_field="type"):
    """The answer to `ping`."""

    id: Number
    now: Number = 0  # the server's clock, when the server answers


FromClient: TypeAlias = Hello | Watch | Unwatch | CommandMessage | Ping | Pong


# --- what a viewer may see. Views in play are made by `observe_in_play`, of finished games by `observe`; null: hidden.
# Motion, GameEvent and ScorePreview repeat the types of `engine`, so that a change there cannot change the wire.


class Motion(ServerMessage):
    """A piece moves from one place to another. `face` is absent if the viewer may not see it."""

    piece: Literal["card", "hat", "character", "stack", "cookie", "token"]
    source: str  # a place with its number: hand:1, table:3, collection:0, black:2, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None


class GameEvent(ServerMessage):
    """Something that happened in the game: a message code, its parameters, and the pieces that move."""

    code: str
    params: dict[str, Param] = {}
    motions: list[Motion] = []


class ClockFace(ServerMessage):
    """The clock of one seat. While `running`, `left` is the time left at the update's `at`."""

    left: int
    running: bool = False


class Result(ServerMessage):
    """Scores, winners, and how the game ended."""

    scores: list[float]
    winners: list[int]
    ended: Literal["complete", "stalled", "resigned", "abandoned"]
    teams: list[int] | UnsetType = UNSET
    details: list[dict[str, int]] | UnsetType = UNSET


class ScorePreview(ServerMessage):
    """The scores if the game ended now, as far as the viewer can tell; the final scores when it is over."""

    scores: list[int]  # by seat
    details: list[dict[str, int]]  # by seat: the parts of the score, see docs/wire.md
    worth: dict[str, int] = {}  # the value of one piece of a kind, if it changes in play


class Opening(ServerMessage):
    """The opening of the commitment: see docs/wire.md, "A fair deal"."""

    seed: str  # 64 hexadecimal digits; a decimal number in games from before there were nonces
    salt: str = ""  # only of those games


class Scene(ServerMessage):
    """The game as one viewer may see it now."""

    moment: int  # number of actions taken
    view: View
    turn: int | None  # the seat to act; null when the game is over
    legal: list[str] = []  # moves of the viewer
    choosing: list[int] = []  # seats that still have to choose, where all choose simultaneously
    chosen: list[str] = []  # the viewer's own choices so far, still secret
    premove: str | None = None  # the viewer's own
    undo_requested_by: int | None = None  # the seat that asks for an undo
    clocks: list[ClockFace] = []
    result: Result | None = None
    score_preview: ScorePreview | None = None
    paths: list[str] = []  # for moves made step by step: every path of every legal move, by stack


class SeatInfo(ServerMessage):
    """One seat of a table."""

    player: str | None = None  # null: free, or a bot
    name: str | None = None
    bot: Level | None = None  # set for a bot's seat, and while a bot substitutes
    ready: bool = False
    wants_rematch: bool = False
    face: Face | None = None  # chosen by the player; null: the one that follows from the id


class TableInfo(ServerMessage):
    """A table as everybody may know it."""

    id: str
    setup: Setup
    options: dict[str, Value]  # every option with its value
    host: str
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatInfo]
    created: int
    commitment: str | None = None  # SHA-256 of the seed, from the time the table is opened
    nonces: list[str | None] | None = None  # by seat: the clients' nonces, once the cards are dealt
    opening: Opening | None = None  # when the game is over
    next_commitment: str | None = None  # when the game is over: the commitment of a rematch
    rematch: str | None = None  # the table of the rematch
    offer_bots: bool = False  # a quick match has waited long enough for players
    code: str | None = None  # five letters by which the table is found while it is open
    quick: bool = False  # a quick match: the server looks for players
    result: Result | None = None  # when the game is over; absent in lists for games that ended before it was kept
    uploaded: bool = False  # played on a device and uploaded afterwards: counts for nothing


# --- public events at a table


class Sat(ServerMessage, tag="sat", tag_field="kind"):
    """A player took a seat."""

    seat: int
    name: str


class Left(ServerMessage, tag="left", tag_field="kind"):
    """A seat is free again."""

    seat: int


class Readied(ServerMessage, tag="readied", tag_field="kind"):
    """A player is ready, or no longer."""

    seat: int
    ready: bool


class Filled(ServerMessage, tag="filled", tag_field="kind"):
    """Bots took the free seats."""

    level: Level


class Started(ServerMessage, tag="started", tag_field="kind"):
    """The cards are dealt; the commitment is in the table's info."""


class Moved(ServerMessage, tag="moved", tag_field="kind"):
    """A player moved; the update's `game_events` describe what the viewer saw of it."""

    seat: int
    ahead: bool = False  # a premove


class Chose(ServerMessage, tag="chose", tag_field="kind"):
    """A player has made all secret choices. After the last player they are carried out."""

    seat: int


class Rechose(ServerMessage, tag="rechose", tag_field="kind"):
    """A player who had made all choices changes them."""

    seat: int


class Undone(ServerMessage, tag="undone", tag_field="kind"):
    """Actions were taken back."""

    seat: int
    moment: int


class UndoAsked(ServerMessage, tag="undo_asked", tag_field="kind"):
    """A player asks for an undo."""

    seat: int


class UndoRefused(ServerMessage, tag="undo_refused", tag_field="kind"):
    """A player does not agree to an undo."""

    seat: int


class Resigned(ServerMessage, tag="resigned", tag_field="kind"):
    """A player resigned."""

    seat: int


class TakenOver(ServerMessage, tag="taken_over", tag_field="kind"):
    """A bot takes over a seat."""

    seat: int
    level: Level
    why: Literal["left", "time"]


class Returned(ServerMessage, tag="returned", tag_field="kind"):
    """The player has taken the seat back."""

    seat: int


class Said(ServerMessage, tag="said", tag_field="kind"):
    """A player said something: a phrase or a text. Both are absent if the reader has muted the speaker."""

    player: str
    name: str
    phrase: Phrase | None = None
    text: str | None = None


class BotsOffered(ServerMessage, tag="bots_offered", tag_field="kind"):
    """Nobody else has come: the host may fill the seats with bots."""


class RematchAsked(ServerMessage, tag="rematch_asked", tag_field="kind"):
    """A player asks for a rematch."""

    seat: int


class Rematched(ServerMessage, tag="rematched", tag_field="kind"):
    """The rematch is at another table."""

    table: str


class Closed(ServerMessage, tag="closed", tag_field="kind"):
    """The table is closed."""


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


# --- messages of the server


class Welcome(ServerMessage, tag="welcome", tag_field="type"):
    """The answer to `hello`."""

    version: int
    now: int
    heartbeat: float  # seconds; a client silent for three of them counts as gone
    player: str | None = None
    name: str | None = None


class Snapshot(ServerMessage, tag="snapshot", tag_field="type"):
    """The whole table as it is now."""

    table: str
    seq: int
    at: int
    info: TableInfo
    seat: int | None = None  # the viewer's own
    scene: Scene | None = None


class Update(ServerMessage, tag="update", tag_field="type"):
    """One event and its effect on the table: absent parts have not changed."""

    table: str
    seq: int
    at: int
    what: TableEvent
    game_events: list[GameEvent] = []
    scene: Scene | None = None
    info: TableInfo | None = None
    seat: int | UnsetType | None = UNSET  # the viewer's own, if it may have changed; null: none


class Private(ServerMessage, tag="private", tag_field="type"):
    """A change that only this viewer knows of; it has no number of its own."""

    table: str
    at: int
    scene: Scene


class Ack(ServerMessage, tag="ack", tag_field="type"):
    """A command was executed and its events are stored durably. `seq` is the last event then."""

    table: str
    id: str
    seq: int


class Refused(ServerMessage, tag="refused", tag_field="type"):
    """A command was refused: a code, its parameters, and the rule if it is one."""

    table: str
    id: str
    code: str
    params: dict[str, Param] = {}
    rule: str | None = None


class Notice(ServerMessage, tag="notice", tag_field="type"):
    """Information for the viewer, for example that a premove was dropped."""

    code: str
    params: dict[str, Param] = {}
    table: str | None = None


class Gone(ServerMessage, tag="gone", tag_field="type"):
    """A table cannot be watched, or not any longer."""

    table: str
    code: str
    params: dict[str, Param] = {}


class Invited(ServerMessage, tag="invited", tag_field="type"):
    """Somebody invites you to an open table."""

    table: str
    game: GameName
    name: str  # who invites


class Announcement(ServerMessage, tag="announcement", tag_field="type"):
    """The host says something to everybody; an empty text takes it back."""

    text: str
    at: int = 0


class Bye(ServerMessage, tag="bye", tag_field="type"):
    """The server closes the connection; the client may reconnect after `retry` seconds, or never if null."""

    code: str
    params: dict[str, Param] = {}
    retry: float | None = None


FromServer: TypeAlias = (
    Welcome | Snapshot | Update | Private | Ack | Refused | Notice | Gone | Invited | Announcement | Bye | Ping | Pong
)


# --- REST


class Problem(ServerMessage):
    """The answer to a refused request."""

    code: str
    params: dict[str, Param] = {}
    rule: str | None = None
    request: str | None = None  # if the server is to blame: the id of the request, which its log has


class NewGuest(Message):
    """A new player: a name is enough."""

    name: Name
    bot: bool = False  # a program, shown as one
    invite: Annotated[str, Meta(max_length=100)] = ""  # the invitation code, if the server requires one


class Identity(ServerMessage):
    """A player's credentials. Token and recovery code are sent once and stored only as hashes."""

    player: str
    name: str
    token: str
    recovery: str  # "": the player existed already, and the code is the one they have


class Recovery(Message):
    """A recovery code, to sign in on another device."""

    code: Annotated[str, Meta(max_length=100)]


class Profile(ServerMessage):
    """A player's profile."""

    player: str
    name: str
    bot: bool
    created: int
    muted: list[str]
    face: Face | None = None  # null: the one that follows from the id
    account: str | None = None  # the name at the sign-in provider; null: a guest


class ProfileChange(Message):
    """A new name or face; what is absent stays."""

    name: Name | None = None
    face: Face | None = None


class RecoveryCode(ServerMessage):
    """A new recovery code; the previous one is void."""

    recovery: str


class Devices(ServerMessage):
    """The number of other devices that have been signed out."""

    ended: int


class Device(ServerMessage):
    """A device on which a player is signed in."""

    id: str
    name: str  # browser and system, such as "Firefox, Linux"; "" if unknown
    created: int
    seen: int  # when it was last used, to the day
    current: bool = False  # the one that asks


class DeviceList(ServerMessage):
    """A player's devices, the current one first."""

    devices: list[Device]


class SignInStart(Message):
    """Begin to sign in at the host's provider; with a token, the account is linked to this player."""

    secret: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]  # 32 random bytes that the page keeps until the end


class SignInRedirect(ServerMessage):
    """The address at which the browser signs in."""

    url: str


class SignInEnd(Message):
    """Exchange a finished sign-in for credentials, with the secret it was begun with."""

    secret: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
    switch: bool = False  # if the account belongs to another player, become that player


class OnlinePlayer(ServerMessage):
    """A player who is online at a closed server."""

    player: str
    name: str
    face: Face | None = None
    playing: bool = False  # sits at a table whose game is running


class OnlineList(ServerMessage):
    """The players online, by name. Empty on a server that is open to everybody."""

    players: list[OnlinePlayer]


class Invitation(Message):
    """An invitation of a player to an open table."""

    player: Id


class PushSubscription(Message):
    """A browser's subscription to Web Push, as `PushSubscription.toJSON` has it."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}$")]


class Webhook(Message):
    """An address that gets a player's notifications by POST."""

    url: Annotated[str, Meta(min_length=9, max_length=1000)]
    format: Literal["json", "discord", "ntfy"] = "json"


class EmailAddress(Message):
    """An address for a player's notifications; it is used once its owner has followed a link."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NotificationChoice(Message):
    """When a player wants to be notified."""

    kinds: list[NotificationKind] = field(default_factory=lambda: ["turn", "over", "invitation", "rematch"])
    quiet_from: Annotated[int, Meta(ge=0, le=1439)] | None = None  # minutes after midnight; null: no quiet hours
    quiet_until: Annotated[int, Meta(ge=0, le=1439)] | None = None
    time_zone: Annotated[str, Meta(max_length=60)] = "UTC"  # as in Europe/Rome
    language: Language = "en"


class Notifications(ServerMessage):
    """A player's choice, the channels set up, and those that this server offers."""

    choice: NotificationChoice
    push_key: str | None = None  # the server's public VAPID key; null: no Web Push here
    pushes: int = 0  # devices that get Web Push
    push_here: bool = False  # this device is one of them
    can_webhook: bool = False
    webhook: Webhook | None = None
    can_email: bool = False
    email: str | None = None
    email_confirmed: bool = False


class TableList(ServerMessage):
    """Open tables, the newest first, and how busy the server is."""

    tables: list[TableInfo]
    people: int = 0  # online, approximately
    games: int = 0  # being played, approximately


class MyTable(ServerMessage):
    """One of a player's tables."""

    info: TableInfo
    seat: int
    your_turn: bool
    updated: int = 0  # when something last happened


class MyTables(ServerMessage):
    """A player's tables, those where it is their turn first."""

    tables: list[MyTable]


class Tally(ServerMessage):
    """Results of a player."""

    won: int = 0
    shared: int = 0
    lost: int = 0


class GameTally(ServerMessage):
    """A player's results in one game."""

    game: GameName
    tally: Tally
    best: float | None = None  # the highest score; null in games without scores


class OpponentTally(ServerMessage):
    """A player's results against one opponent."""

    name: str  # of a player, or a bot's level
    tally: Tally
    player: str | None = None  # null: a bot
    bot: Level | None = None


class OwnRating(ServerMessage):
    """The player's rating in one game with a number of players."""

    game: GameName
    players: int
    rating: float
    games: int


class Statistics(ServerMessage):
    """A player's latest finished games. Resigned games count, closed ones do not."""

    counted: int  # number of games
    games: list[GameTally]
    opponents: list[OpponentTally]  # the most frequent first
    ratings: list[OwnRating]


class QuickMatch(Message):
    """A search for players."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    ready: bool = True  # immediately, without a nonce; false: send `ready` with a nonce later


class UploadedSeat(Message):
    """A seat of an uploaded game: a person's name, a bot's level, or both if a bot took over from the person."""

    name: Name | None = None
    bot: Level | None = None


class Upload(Message):
    """A finished game that was played without a server. The first seat with a name is the uploading player's."""

    record: Raw  # see docs/records.md
    seats: Annotated[list[UploadedSeat], Meta(max_length=8)]


class DailyEntry(Message):
    """A finished daily deal, to be compared with everybody's."""

    record: Raw  # see docs/records.md


class DailyBar(ServerMessage):
    """The number of players with the same result."""

    value: int  # the higher, the better: see docs/daily.md
    count: int


class DailyStanding(ServerMessage):
    """Everybody's results of one daily deal, and your place among them."""

    game: GameName
    day: str  # as in 2026-11-18, UTC
    count: int  # of players
    bars: list[DailyBar]  # the worst result first
    value: int | None = None  # your result, the first that you sent; null: none
    percentile: float | None = None  # of the others, those who did worse; equals count half; null: no others


class CommandBody(Message):
    """A command sent without a WebSocket."""

    id: Id
    seen: Number
    do: Command


class Why(ServerMessage):
    """The answer to `why`: whether a move is legal now; if not, a code, its parameters, and the rule if it is one."""

    legal: bool
    code: str | None = None
    params: dict[str, Param] = {}
    rule: str | None = None


class Preview(ServerMessage):
    """The score after a legal move, as far as you can tell; docs/wire.md says for which moves it is known."""

    moment: int  # of the position it is about
    score_preview: ScorePreview | None = None  # after the move


class Acting(ServerMessage):
    """The seats to act, and nothing about cards: for a device that is passed around."""

    status: Literal["open", "playing", "over", "closed"]
    seats: list[int]  # the seats to act; several where all choose simultaneously


class UndoCheck(ServerMessage):
    """The answer to `undo`: whether the others have to agree, or why it is refused."""

    needs_consent: bool = False  # the others have to agree
    refusal: str | None = None  # the code of the refusal


class Hint(ServerMessage):
    """A legal move, and what the strongest bot expects of it."""

    move: str
    share: float  # of the win, 0 to 1
    error: float  # half width of the 95 % interval
    reason: str  # a message code of the language files
    params: dict[str, Param] = {}  # of the message


class Hints(ServerMessage):
    """Moves of the strongest bot on this seat, which knows what the seat has seen; the best first."""

    moment: int
    moves: list[Hint]


class ReviewedOption(ServerMessage):
    """A legal move with its expected share of the win."""

    move: str
    share: float  # of the win, 0 to 1
    error: float  # half width of the 95 % interval
    visits: int  # simulations; 0: never tried, then `share` is the mean over all moves


class ReviewedDecision(ServerMessage):
    """A move of the reviewed seat where it had a choice, judged by what it could know."""

    played: str
    best: str
    share: float  # after the move played, as could be known before
    best_share: float  # the same after the best move
    loss: float  # the difference, 0 if it is too close to call
    error: float  # of the difference (95 %)
    stake: float  # what a move picked blindly would lose
    grade: Literal["best", "good", "close", "inaccuracy", "mistake", "blunder"]
    kind: str  # what it was about
    moves: list[ReviewedOption]  # all legal ones, the best first
    reason: GameEvent  # what the best move is good for


class ReviewedStep(ServerMessage):
    """A whole move, a resignation, or chance: `before` + `luck` + `skill` + `others` = `after`."""

    ply: int  # before it
    end: int  # the ply after it
    mover: int  # a seat; -2: chance
    before: float
    after: float
    luck: float  # what chance brought or a card showed
    skill: float  # what the own choice lost
    others: float  # what the others' moves gave or took
    decision: ReviewedDecision | None


class ReviewedSeat(ServerMessage):
    """A game for one seat: `fair` + `luck` + `skill` + `others` = `result`, in shares of the win."""

    seat: int
    fair: float  # before the deal
    deal: float  # luck of the deal, and of who begins
    luck: float  # all of it, the deal included
    skill: float
    others: float
    result: float
    adjusted: float  # the result with average luck
    accuracy: float | None  # percent; null: too few decisions
    losses: float  # sum over all decisions
    stakes: float  # sum over all decisions
    decisions: int
    steps: list[ReviewedStep]


class Review(ServerMessage):
    """A finished game as one seat could know it, step by step."""

    game: GameName
    players: int
    simulations: int  # per decision
    seats: list[ReviewedSeat]  # the one asked for
    open: list[list[float]]  # before the first step and after each, by seat: the share with all cards open


class History(ServerMessage):
    """A page of the updates that a viewer has received."""

    updates: list[Update]
    more: bool = False  # there are more: request them with the number of the last update as `seen`


class Report(Message):
    """A report of a player's bad behaviour."""

    table: Id
    player: Id
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


class Rating(ServerMessage):
    """A player's rating in one game with a number of players."""

    player: str
    name: str
    bot: bool
    rating: float  # a lower bound: mu - 3 sigma
    games: int


class Ratings(ServerMessage):
    """The best players of a game, the best first."""

    game: GameName
    players: int
    ratings: list[Rating]


class OptionInfo(ServerMessage):
    """One option of a game."""

    name: str
    values: list[Value]  # the default first; for a number, examples
    number: bool
    players: list[int] = []  # the numbers of players for which it matters; empty: all


class GameInfo(ServerMessage):
    """A game that the server offers."""

    name: GameName
    players: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Value]] = {}  # by edition: the options it sets


class House(ServerMessage):
    """The house rules of the host."""

    invite: bool = False  # new guests need a code
    lobby: bool = True  # open tables are listed, and quick matches offered
    talk: Literal["free", "phrases", "none"] = "free"  # the most that a table can allow
    spectators: bool = True  # tables can have them
    closed: bool = False  # only people who were invited can play: those online are listed by name
    sign_in: str | None = None  # the name of the sign-in provider; null: guests only
    guests: bool = True  # new players need no account; false: they sign in first
    proxy_sign_in: bool = False  # the host's proxy has signed people in: see `POST /api/sign-ins/proxy`
    imprint: str | None = None  # URL
    privacy: str | None = None  # URL


class Box(ServerMessage):
    """The games, bots and rules of this server."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[Level]
    phrases: list[Phrase]
    house: House = field(default_factory=House)
    announcement: Announcement | None = None


class ConnectionInfo(ServerMessage):
    """The request as it reached the server, so that a host can check the proxy in front of it."""

    address: str  # of whoever asks
    scheme: str  # http or https
    host: str  # the header Host
    forwarded: bool = False  # there was X-Forwarded-For
    trusted: bool = False  # it came from a proxy that the host trusts


class Compiling(ServerMessage):
    """The progress of compiling the rules, which is done once per machine."""

    done: int  # functions
    total: int  # estimated
    seconds: int | None = None  # left, estimated


class Health(ServerMessage):
    """The state of the server. The status is 200 if games can be played, otherwise 503."""

    status: Literal["ok", "starting", "stopping"]
    compiling: Compiling | None = None  # while the rules are compiled; bots are weaker until then


class Nothing(ServerMessage):
    """Done."""
