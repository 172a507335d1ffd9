"""The interface of a game. Everything above this layer knows a game only through it.

`Kernels` are the rules, compiled; `Descriptions` say what the numbers that they write mean in words, `Notation` and
`Positions` read text and JSON. A `Game` has one of each, and a few optional parts. `Any` in their signatures is a state
of the game's own class: a record when compiled, an object when interpreted (see `compiled.records`).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec
import numpy as np

from hatbox.compiled.buffers import Buffer, buffer_of
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States, copy_states, to_object, zeros
from hatbox.engine.errors import BadInput, IllegalMove, NotationError
from hatbox.engine.features import Blocks
from hatbox.engine.parts import ChatFilter, Picture, Strategy, Study
from hatbox.engine.schema import INT, Fields, ListOf, Message, Name, Nothing, Optional, Schema
from hatbox.i18n import Param

if TYPE_CHECKING:
    from hatbox.engine.renderer import Renderer

S = TypeVar("S")

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
Value: TypeAlias = bool | int | str

OVER = -1  # mover: none, the game is over
CHANCE = -2  # mover: none, chance acts
DEAL = -1  # action: none yet, the game is being dealt
SPECTATOR = -1  # viewer: has no seat
EVERYTHING = -3  # viewer: may see everything, because the game is over

HIDDEN = -1  # in a view: there is something that the viewer may not know
NONE = -2  # there is nothing
ONLY = -3  # the next best action: no other is legal

MAX_NUMBER = 1_000_000_000  # the largest value of an option that is a number


class GameState(Protocol):
    """The fields that the state of every game has."""

    rng: int  # the RNG's counter, 0 in a view
    players: int
    first_asked: int  # the seat that is to begin; HIDDEN: drawn at the deal
    first: int  # the seat that begins


def kernel(parameters: str) -> Any:
    """Declare a kernel with its parameters."""
    return field(metadata={"parameters": parameters.split(", ")})


@dataclass(frozen=True)
class Kernels:
    """The rules of one game, compiled. All work on a state in place and trust their arguments.

    This is the only declaration of a kernel: `engine.loops` generates from it the function that runs it on a batch.
    """

    set_up: Callable[..., None] = kernel("state, players, options, first")
    """Prepare a state of zeros for a deal: players, options, and who is to begin, a seat or HIDDEN.

    `options` has a number for each option of the game (`Option.number_of`). Default: players and who is to begin."""
    deal: Callable[..., None] = kernel("state, seed")
    """Deal a new game for the players and options in the state."""
    mover: Callable[..., int] = kernel("state")
    """Return the seat that must act, CHANCE or OVER."""
    legal: Callable[..., int] = kernel("state, out")
    """Write the legal actions and return how many. CHANCE has exactly one: roll."""
    apply: Callable[..., None] = kernel("state, action")
    """Do a legal action."""
    random_action: Callable[..., int] = kernel("state, out, rng")
    """Return the action at a place of the list that `legal` writes, drawn by `rng.below`; `out` is scratch.

    A game may find it without writing the list, because random play takes most of its time for that. Default: the
    list."""
    score: Callable[..., int] = kernel("state, seat")
    """Return the points of a seat so far."""
    payoff: Callable[..., float] = kernel("state, seat")
    """Return the share of the win, once over: 1 for a sole winner or each member of a winning team.

    Default: the highest score wins, ties share."""
    observe_in_play: Callable[..., None] = kernel("state, seat, view")
    """Write the seat's view during play: the state with HIDDEN where the seat may not look."""
    observe: Callable[..., None] = kernel("state, seat, view")
    """Write the seat's view: as above during play, the whole state once the game is over. Default: exactly that."""
    glimpse: Callable[..., int] = kernel("state, action, seat")
    """Return the action as the seat sees it; all hidden actions share one number. Default: all are public."""
    revealed: Callable[..., int] = kernel("before, action, after, seat")
    """Return what else the action showed the seat (a card drawn, a hat opened) as a number, 0 for nothing.

    The view before, `glimpse` and `revealed` together determine the view after. It may read only what the seat sees,
    so that it returns the same for two views as for two states. Default: nothing."""
    reveals: Callable[..., int] = kernel("before, action, after")
    """Return 1 if an action revealed something hidden or involved chance, so that it cannot be undone. Default: 1."""
    is_simultaneous: Callable[..., int] = kernel("state")
    """Return 1 while all seats choose at the same time, in secret; records list their moves by seat. Default: 0."""
    determinize: Callable[..., None] = kernel("view, seat, seed, state")
    """Write a random state that gives the seat this view."""
    start_chance: Callable[..., None] = kernel("state")
    """Prepare a blank state for a deal piece by piece: nothing is dealt.

    Default: everything is dealt, because the game has no chance."""
    chance_outcomes: Callable[..., int] = kernel("state, action, step, out")
    """Write the equally likely outcomes of the next chance event and return how many.

    In a state, chance is decided in advance. This and `apply_chance` expose it to callers that must choose or count
    outcomes: before `action` is applied (or DEAL, after `start_chance`), they call them for step 0, 1, 2 ... until
    there are no outcomes; then `apply` uses what was chosen, or the deal is complete. A piece that exists twice is
    written twice. Default: none."""
    apply_chance: Callable[..., None] = kernel("state, action, step, piece")
    """Fix the outcome of a chance event to this piece. Default: never called."""
    draw_deal: Callable[..., int] = kernel("state, words")
    """Deal for people: decide everything hidden by `words` of a cryptographic RNG (`engine.secure_random`).

    The blank state names who begins. Return 1, or 0 if the words ran out: the caller starts again from the blank state
    with more of them. Default: `deal`, seeded with 64 bits."""
    draw_chance: Callable[..., int] = kernel("state, words")
    """Let chance act for people where it must, in the same way. Default: the state's own RNG decides."""
    begins_move: Callable[..., bool] = kernel("action")
    """Return whether an action is the first of a move. Default: an action is a whole move."""
    features: Callable[..., None] = kernel("view, seat, out")
    """Fill a row of zeros with the seat's view as numbers, for machine learning."""
    describe_view: Callable[..., int] = kernel("view, tape")
    """Write a view or state to the tape, as the schema `view` says; like all below, return the next position.

    The schemas are in `Descriptions`, the tape is explained in `engine.schema`."""
    describe_scores: Callable[..., int] = kernel("view, tape")
    """Write the scores if the game ended now, as far as a state or view shows them. Default: the scores."""
    describe_events: Callable[..., int] = kernel("before, action, after, seat, tape, at")
    """Write the events between two views, given the observed action of a seat, each with `put_item`. Default: none."""
    describe_action: Callable[..., int] = kernel("before, action, after, tape, at")
    """Write the text of an action: a move, or the part of it that the action is. Default: by the action's number."""
    describe_moves: Callable[..., int] = kernel("state, actions, tape")
    """Write the legal moves, in any order. Default: each legal action is a move."""
    describe_chance: Callable[..., int] = kernel("before, action, after, tape, at")
    """Write what chance brought with an action. Default: variant 0, nothing."""
    describe_paths: Callable[..., int] = kernel("state, tape")
    """Write every path of every legal move. Default: none, because no move is made step by step."""
    describe_refusal: Callable[..., int] = kernel("state, actions, count, tape")
    """Write the rule that forbids a move, given its actions, one of which is illegal."""
    read_path: Callable[..., int] = kernel("state, cells, count, captured, by_effect, actions, tape")
    """Write the actions of a move given by its path or its effect, and return how many; or a refusal, and REFUSED.

    The move need not be legal. Default: 0, because no move is made step by step."""
    describe_result: Callable[..., int] = kernel("state, tape")
    """Write scores, winners and how the game ended, as of this state. Default: the scores and who has a share."""
    describe_deal: Callable[..., int] = kernel("state, tape")
    """Write what chance decided before the first move. Default: nothing."""
    describe_reason: Callable[..., int] = kernel(
        "views, actions, movers, count, seat, action, rival, belief, states, tape"
    )
    """Write what sets a legal action apart from the next best one, or what it is good for; variant 0: nothing special.

    `views` is a batch: before each of `count` actions, as observed, and the current view; `movers` took the actions.
    What is written holds for `action` and not, or less, for the action `rival`; NONE: nobody asked for the next best
    action, ONLY: no other is legal. `belief` is what `believe` wrote, `states` a batch of two states as scratch.
    Default: variant 0."""


def kernels_of(*modules: ModuleType) -> Kernels:
    """Collect the kernels of a game by name from its modules, the first module first, then from the defaults."""
    from hatbox.engine import default_kernels

    names = [own.name for own in fields(Kernels)]
    kernels = {name: getattr(m, name) for m in reversed(modules) for name in names if hasattr(m, name)}
    _expect_complete(set(names) - set(kernels) - set(vars(default_kernels)), modules)
    tag = modules[0].__name__.replace(".", "_")
    for name in names:  # in this order: a default may call the kernels above it
        if name not in kernels:
            kernels[name] = bind(getattr(default_kernels, name), tag, kernels)
    return Kernels(**kernels)


def _expect_complete(missing: Iterable[str], modules: Sequence[ModuleType]) -> None:
    if missing := sorted(missing):
        where = ", ".join(module.__name__ for module in modules)
        raise TypeError(f"a game needs {', '.join(missing)}, which are not in {where}; see docs/add-a-game.md")


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    name: str
    values: tuple[Value, ...]  # the default first; for a number, examples
    number: bool = False  # any integer from 0 to MAX_NUMBER
    texts: tuple[str, ...] = ()  # further values with these numbers of players
    letters: str = ""  # further values with these numbers of players: two different ones of these letters
    allowed: str = ""  # those further values, in messages
    players: tuple[int, ...] = ()  # the numbers of players for which it matters; empty: all
    research: bool = False  # not offered on a server; omitted where it has the default

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Value, players: int) -> bool:
        """Check whether the option may have this value with this number of players."""
        if self.number:
            return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_NUMBER
        if any(type(value) is type(known) and value == known for known in self.values):
            return True
        if not isinstance(value, str) or (self.players and players not in self.players):
            return False
        return value in self.texts or len(set(value) & set(self.letters)) == len(value) == 2

    def number_of(self, value: Value) -> int:
        """Return a value as rules take it: a text is its index, the default 0; letters are a set of bits.

        >>> [Option("size", ("full",), texts=("small", "tiny")).number_of(size) for size in ("full", "tiny")]
        [0, 2]
        >>> [Option("removed", ("random",), letters="BCDF").number_of(types) for types in ("random", "BD")]
        [0, 5]
        """
        if not isinstance(value, str):
            return int(value)
        texts = (*self.values, *self.texts)
        return texts.index(value) if value in texts else sum(1 << self.letters.index(letter) for letter in value)

    def read(self, text: str) -> Value:
        """Parse a value as it is typed: `true`, `2`, `redeal`."""
        for known in self.values:
            if text == format_value(known):
                return known
        return int(text) if self.number and text.isascii() and text.isdigit() and len(text) < 19 else text

    def choices(self) -> str:
        """Return the allowed values for a message."""
        if self.number:
            return f"0 ... {MAX_NUMBER}"
        return ", ".join([*map(format_value, self.values), *([self.allowed] if self.allowed else [])])


def format_value(value: Value) -> str:
    """Return an option's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that moves from one place to another, for animation."""

    piece: str  # card, hat, character, stack, cookie, token
    source: str  # hand:1, table:3, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None  # None: the viewer may not see it


class GameEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message code with its parameters and motions. It is made from views alone, so it cannot leak."""

    code: str
    params: Mapping[str, Param]
    motions: tuple[Motion, ...] = ()


class ScorePreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every seat's score if the game ended now, as far as a viewer can tell."""

    scores: Sequence[int]  # by seat
    details: Sequence[Mapping[str, int]]  # by seat: the parts of the score
    worth: Mapping[str, int] = {}  # points per piece of a kind, where that changes during play


class FromModules:
    """An interface whose members are looked up by name in modules of a game, constants in capitals.

    Members that the interface defines are defaults; those that it only declares are required.
    """

    def __init__(self, *modules: ModuleType) -> None:
        for name in self.members():
            for module in modules:
                if (member := self._find(module, name)) is not None:
                    setattr(self, name, member)
                    break
        _expect_complete(set(self.required_members()) - set(vars(self)), modules)

    @staticmethod
    def _find(module: ModuleType, name: str) -> Any:
        return getattr(module, name, getattr(module, name.upper(), None))

    @classmethod
    def members(cls) -> list[str]:
        """Return the names of all members."""
        return [name for name in {**cls.__annotations__, **vars(cls)} if not name.startswith("_")]

    @classmethod
    def required_members(cls) -> list[str]:
        """Return the names of the members without a default."""
        return [name for name in cls.members() if not hasattr(cls, name)]


class Notation(FromModules):
    """Moves, read from text. A `record` is one state of a batch; `to_object` makes its fields readable."""

    texts: Sequence[str] = ()  # the move that each action is, in games where an action is a whole move
    forms: Mapping[str, str] = {}  # by first word: an example of a move

    def parse(self, record: Any, text: str) -> list[int]:
        """Return the actions of a move given as text. It need not be legal."""
        if text not in self.texts:
            raise NotationError("unknown-move", word=text, allowed=", ".join(self.texts))
        return [self.texts.index(text)]

    def action_name(self, action: int) -> str:
        """Return one action as text: a move, or the part of it that the action is."""
        return self.texts[action] if action < len(self.texts) else "roll"  # chance has no notation

    def replay_chance(self, record: Any, chance: Mapping[str, JSON]) -> None:
        """Apply what chance brought according to a record, in a state where chance must act; raise if it cannot be."""
        raise AssertionError("chance never acts after the deal")


class Positions(FromModules):
    """Positions and deals, read from JSON."""

    from_position: Callable[[States, Mapping[str, JSON]], None]
    """from_position(states, data): set up a blank state from a position, or raise."""
    from_deal: Callable[[States, Mapping[str, JSON]], None]
    """from_deal(states, data): set up a blank state from a deal, or raise."""

    def has_position(self, record: Any) -> bool:
        """Check whether `from_position` can read the position of this state."""
        return True

    def resignation(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        """Return the result after the other side has resigned, with the scores so far."""
        return {**result, "winners": [*winners], "ended": "resigned"}

    def violations(self, record: Any) -> Iterable[str]:
        """Yield what is impossible in a state reached from a deal: lost pieces, false knowledge."""
        return ()


class Descriptions(FromModules):
    """Schemas of what the `describe_...` kernels write, in capitals in a module of the game."""

    view: Mapping[str, Schema | Optional]  # the fields of a position
    move: Schema  # the text of an action
    refusals: Sequence[Message]
    scores: Schema = Fields({"scores": ListOf(INT), "details": ListOf(Fields({}))})
    events: Sequence[Message] = ()
    moves: Schema | None = None  # a legal move, where that is not the text of an action
    chance: Sequence[Schema] = (Nothing(),)  # what chance brought: loose `Fields` of an entry, or nothing
    path: Schema | None = None  # a part of a path, in games where a move is made step by step
    result: Schema = Fields({"scores": ListOf(INT), "winners": ListOf(INT), "ended": Name(("complete",))})
    deal: Mapping[str, Schema | Optional] = MappingProxyType({})
    reasons: Sequence[Schema] = (Nothing(),)  # what an action is good for; the first: no special reason

    @staticmethod
    def _find(module: ModuleType, name: str) -> Any:
        return getattr(module, name.upper(), None)  # a kernel may have the same name in small letters: `deal`


class Game(Generic[S]):
    """One game. Attributes without a value are required; `docs/add-a-game.md` explains them all."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    state_class: type[S]
    kernels: ClassVar[Kernels]
    notation: ClassVar[Notation]
    positions: ClassVar[Positions]
    descriptions: ClassVar[Descriptions]
    blocks: ClassVar[Blocks]  # the layout of `features`

    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # by edition: the options that it sets
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # by size: the options that it sets
    version: ClassVar[int] = 1  # of the rules: raised when the same moves could lead to another result
    action_count: ClassVar[int] = 0  # actions are 0 ... action_count - 1; 0: the length of `notation.texts`
    max_legal: ClassVar[int] = 0  # the most legal actions in any state; 0: action_count
    piece_names: ClassVar[Sequence[str]] = ()  # chance outcomes, by number
    draws_from_deck: ClassVar[bool] = False  # whether a move may draw a card without CHANCE acting
    previewable: ClassVar[Container[int]] = ()  # actions after which the mover's own view shows the scores
    stakes: ClassVar[tuple[int, int] | None] = None  # a seat's lowest and highest points, if points count, not the win
    counts_points: ClassVar[bool] = True  # False: the result only says who won; scores are not compared
    language_folder: ClassVar[Path | None] = None  # en.ftl and others, of a game outside this package

    def __init_subclass__(cls) -> None:
        cls.action_count = cls.action_count or len(cls.notation.texts)
        cls.max_legal = cls.max_legal or cls.action_count

    def __eq__(self, other: object) -> bool:
        """Compare by value, so that an unpickled game equals the original."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))

    # --- what a game may override

    def sides(self, players: int) -> list[tuple[int, ...]]:
        """Return the seats that win together. Default: every seat for itself."""
        return [(seat,) for seat in range(players)]

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        """Return an upper bound on the actions of a game, including chance. Default: a million, for unknown."""
        return 1_000_000

    # --- optional parts, imported on first use (see `engine.parts`)

    @property
    def strategy(self) -> Strategy:
        """Knowledge for bots beyond the rules."""
        return Strategy()

    @property
    def study(self) -> Study | None:
        """Measures of studies beyond shares, scores and events."""
        return None

    @property
    def terminal_view(self) -> type[Any] | None:
        """A subclass of `terminal.drawing.Drawing`, a layer above. None: positions are printed as text."""
        return None

    @property
    def picture(self) -> Picture | None:
        """The drawing as SVG. None: the terminal's text is drawn."""
        return None

    def chat_filter(self, players: int) -> ChatFilter | None:
        """Return the filter for chat messages with this number of players. None: everything may be said."""
        return None

    # --- derived

    def resolve_options(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return the value of every option: as given, else from the edition and size, else the default."""
        if players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadInput("bad-players", game=self.name, players=players, allowed=allowed)
        known = {option.name: option for option in self.options}
        given = {name: value.item() if isinstance(value, np.generic) else value for name, value in given.items()}
        for name, value in given.items():
            if name not in known:
                raise BadInput("unknown-option", game=self.name, name=name, allowed=", ".join(known))
            if not known[name].allows(value, players):
                raise BadInput(
                    "bad-option", game=self.name, name=name, value=format_value(value), allowed=known[name].choices()
                )
        preset = self.preset_options(given)
        values = {option.name: given.get(option.name, preset[option.name]) for option in self.options}
        return {
            name: values[name] for name in values if not known[name].research or values[name] != known[name].default
        }

    def preset_options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return the value of every option if only the edition and size in `given` are chosen."""
        options = {option.name: option.default for option in self.options}
        for name, presets in (("edition", self.presets), ("size", self.sizes)):
            if name in options:
                options[name] = given.get(name, options[name])
                options.update(presets.get(options[name], {}))
        return options

    def explicit_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Return the options that must be given to get these: those that differ from the default or the edition."""
        defaults = self.preset_options(options)
        defaults.update((name, value) for name, value in self.preset_options({}).items() if name in ("edition", "size"))
        return {name: value for name, value in options.items() if value != defaults[name]}

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """Return a batch of one state with players, options and `first_asked` set, for `deal`."""
        numbers = [option.number_of(options.get(option.name, option.default)) for option in self.options]
        states = zeros(self.state_class, 1)
        self.kernels.set_up(states[0], players, buffer_of(numbers, np.int64), first)
        return states

    def copy_blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """Return what `blank` returns, as a copy from a cache."""
        return copy_states(_blank(self, players, tuple(options.items()), first))

    @property
    def renderer(self) -> Renderer:
        """The compiled writer of this game's JSON."""
        from hatbox.engine.renderer import renderer_of

        return renderer_of(self)

    def begins_move(self, action: int) -> bool:
        """Check whether an action is the first of a move."""
        return bool(self.kernels.begins_move(action))

    def legal_moves(self, states: States, index: int = 0) -> list[str]:
        """Return the legal moves as text, sorted."""
        return msgspec.json.decode(self.renderer.moves(states, index), type=list[str])

    def paths(self, states: States, index: int = 0) -> list[str]:
        """Return every path of every legal move, in games where a move is made step by step."""
        if self.descriptions.path is None:
            return []
        return msgspec.json.decode(self.renderer.paths(states, index), type=list[str])

    def refusal(self, states: States, index: int, actions: Sequence[int]) -> IllegalMove:
        """Return the rule that forbids a move, given its actions, one of which is illegal."""
        return decode_refusal(self.renderer.refusal(states, index, actions))

    def refused_path(self, tape: Buffer) -> IllegalMove:
        """Return the rule that forbids a move, given the tape on which `read_path` has left it."""
        return decode_refusal(self.renderer.refused_path(tape))

    def position(self, states: States, index: int = 0) -> dict[str, JSON]:
        """Return a state or view as a position, without game, players and options; hidden parts are null."""
        position = decode_object(self.renderer.view(states, index))
        del position["game"]
        return position

    def score_preview(self, states: States, index: int = 0) -> ScorePreview:
        """Return every seat's score if the game ended now, as far as a state or view shows it."""
        return msgspec.json.decode(self.renderer.scores(states, index), type=ScorePreview)

    def deal_of(self, states: States, index: int = 0) -> dict[str, JSON]:
        """Return what chance decided at the deal, given a state just dealt."""
        return decode_object(self.renderer.deal(states, index))

    def result(self, states: States, index: int = 0) -> dict[str, JSON]:
        """Return scores, winners and how the game ended, as of this state."""
        return decode_object(self.renderer.result(states, index))

    def players_and_first(self, record: S) -> tuple[int, int]:
        """Return the number of players and the seat that begins."""
        state = cast(GameState, to_object(self.state_class, record))
        return state.players, state.first


def decode_object(data: bytes) -> dict[str, JSON]:
    """Return an object that the renderer wrote."""
    return cast("dict[str, JSON]", msgspec.json.decode(data))


def decode_refusal(data: bytes) -> IllegalMove:
    """Return a refusal that the renderer wrote."""
    problem: Any = msgspec.json.decode(data)
    return IllegalMove(problem["rule"], problem["code"], **problem["params"])


@lru_cache(100)  # key: game, players, options, first; never stale, because all are immutable
def _blank(game: Game[S], players: int, options: tuple[tuple[str, Value], ...], first: int) -> States:
    return game.blank(players, dict(options), first)
