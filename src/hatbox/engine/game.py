"""The interface of a game: rules as plain functions with the same names in each game, and how they are put into text.

`Kernels` are the rules, compiled; `Notation`, `Positions` and `Events` turn what they work on into text and back. A
`Game` has one of each. Everything above this layer knows a game only through it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec
import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States, copy_states, to_object
from hatbox.engine.errors import BadInput, IllegalMove, NotationError
from hatbox.engine.features import Blocks
from hatbox.engine.parts import ChatFilter, Picture, Strategy
from hatbox.engine.secure_random import SecureRandom
from hatbox.i18n import Param

S = TypeVar("S")

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
Value: TypeAlias = bool | int | str

OVER = -1  # mover: nobody, the game is over
CHANCE = -2  # mover: nobody, chance acts
DEAL = -1  # action: none yet, the game is being dealt
SPECTATOR = -1  # viewer: somebody without a seat
EVERYTHING = -3  # viewer: somebody who may see all, because the game is over

HIDDEN = -1  # in a view: something is there, and this viewer may not know what
NONE = -2  # nothing is there


def kernel(parameters: str) -> Any:
    """Declare a kernel with these parameters."""
    return field(metadata={"parameters": parameters.split(", ")})


@dataclass(frozen=True)
class Kernels:
    """The rules of one game, compiled. All work on a state in place; none checks what it is given.

    Each is declared here and nowhere else, with its parameters: `engine.loops` makes from them what runs it in a batch.
    """

    deal: Callable[..., None] = kernel("state, seed")
    """A new game for the players and options that the state names."""
    mover: Callable[..., int] = kernel("state")
    """The seat that must act, CHANCE or OVER."""
    legal: Callable[..., int] = kernel("state, out")
    """Write the legal actions, return how many. For CHANCE that is one: roll."""
    apply: Callable[..., None] = kernel("state, action")
    """Do a legal action."""
    score: Callable[..., int] = kernel("state, seat")
    """The points of one seat as they stand."""
    payoff: Callable[..., float] = kernel("state, seat")
    """The share of the win, once over: 1 for a sole winner or each of a winning team.

    Default: the highest score wins, and equal ones share."""
    score_parts: Callable[..., None] = kernel("state, out")
    """Parts of the score if the game ended now, as far as a state or view tells.

    Default: the scores."""
    observe_in_play: Callable[..., None] = kernel("state, seat, view")
    """The state with holes where the seat may not look while the game is played."""
    observe: Callable[..., None] = kernel("state, seat, view")
    """The same; all of the state once the game is over. Default: just that."""
    glimpse: Callable[..., int] = kernel("state, action, seat")
    """The action as the seat sees it done; hidden ones share one number.

    Default: everything is done openly."""
    revealed: Callable[..., int] = kernel("before, action, after, seat")
    """What else it showed the seat (a card drawn, a hat opened), 0 if nothing.

    Glimpse and revelation together are all that a seat learns: they and the view before decide the view after. It
    reads only what the seat sees, so that two views tell the same as two states. Default: nothing."""
    determinize: Callable[..., None] = kernel("view, seat, seed, state")
    """A random full state that looks to the seat like the view."""
    start_chance: Callable[..., None] = kernel("state")
    """Make a blank state ready for a deal piece by piece: nothing is dealt.

    Default: all is dealt, because there is no chance in the game."""
    chance_outcomes: Callable[..., int] = kernel("state, action, step, out")
    """Write the pieces of which chance will bring one next; how many.

    Chance is decided ahead in a state; this and `apply_chance` open it up, for those who must choose or count its
    outcomes. When `action` is about to be done, or DEAL after `start_chance`, they are asked for step 0, 1, 2 ... until
    0 comes back: then `apply` does what was arranged, or the deal is complete. All that is written is equally likely;
    a piece that is there twice is written twice. Default: none."""
    apply_chance: Callable[..., None] = kernel("state, action, step, piece")
    """See to it that chance brings this piece. Default: never asked for."""
    features: Callable[..., None] = kernel("view, seat, out")
    """Fill a row of zeros with the seat's view as numbers for a learner."""


def kernels_of(*modules: ModuleType) -> Kernels:
    """Find the rules of a game by their names in its modules, the first module first; else take the default ones."""
    from hatbox.engine import default_kernels

    names = [own.name for own in fields(Kernels)]
    found = {name: getattr(m, name) for m in reversed(modules) for name in names if hasattr(m, name)}
    _expect_none(set(names) - set(found) - set(vars(default_kernels)), modules)
    tag = modules[0].__name__.replace(".", "_")
    for name in names:  # in this order: a default one may call those above it
        if name not in found:
            found[name] = bind(getattr(default_kernels, name), tag, found)
    return Kernels(**found)


def _expect_none(missing: Iterable[str], modules: Sequence[ModuleType]) -> None:
    if missing := sorted(missing):
        where = ", ".join(module.__name__ for module in modules)
        raise TypeError(f"a game needs {', '.join(missing)}, which are not in {where}; see docs/add-a-game.md")


@dataclass(frozen=True)
class Option:
    """One choice that a table makes before the game."""

    name: str
    values: tuple[Value, ...]  # the default first; for a number, examples
    number: bool = False  # any whole number from 0 up
    accepts: Callable[[str, int], bool] | None = None  # further texts, given the player count
    allowed: str = ""  # how `accepts` is told in a message
    players: tuple[int, ...] = ()  # with how many players it makes a difference; empty: always
    research: bool = False  # not for tables on a server, and told only where it is not the default

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Value, players: int) -> bool:
        """Whether the option may have this value at a table of that many players."""
        if self.number:
            return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST
        if any(type(value) is type(known) and value == known for known in self.values):
            return True
        return isinstance(value, str) and self.accepts is not None and self.accepts(value, players)

    def read(self, text: str) -> Value:
        """A value as it is typed: `true`, `2`, `redeal`."""
        for known in self.values:
            if text == told(known):
                return known
        return int(text) if self.number and text.isascii() and text.isdigit() and len(text) < 19 else text

    def choices(self) -> str:
        """The values, for a message."""
        if self.number:
            return f"0 ... {MOST}"
        return ", ".join([*map(told, self.values), *([self.allowed] if self.allowed else [])])


MOST = 1_000_000_000


def told(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece goes from one place to another, for a screen to show. A place has a name and mostly a number."""

    piece: str  # card, hat, character, stack, cookie, token
    source: str  # hand:1, table:3, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None  # None: this viewer may not see it


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell: a message code and what fills it in. It is made of views alone, so it cannot leak."""

    code: str
    params: Mapping[str, Param]
    motions: tuple[Motion, ...] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who would have how much if the game ended now, as far as a viewer can tell."""

    scores: Sequence[int]  # by seat
    details: Sequence[Mapping[str, int]]  # by seat: what the score is made of
    worth: Mapping[str, int] = {}  # what one piece of a kind is worth now, where that changes in play


class Absent:
    """A part of a position that is not there now."""


ABSENT = Absent()


class FromModules:
    """An interface whose members are found by name in modules of a game, constants in capitals.

    What the modules lack is as the interface defines it; what it only declares, they must have.
    """

    def __init__(self, *modules: ModuleType) -> None:
        for name in self.members():
            for module in modules:
                if (found := getattr(module, name, getattr(module, name.upper(), None))) is not None:
                    setattr(self, name, found)
                    break
        _expect_none(set(self.required()) - set(vars(self)), modules)

    @classmethod
    def members(cls) -> list[str]:
        """Return the names of all members."""
        return [name for name in {**cls.__annotations__, **vars(cls)} if not name.startswith("_")]

    @classmethod
    def required(cls) -> list[str]:
        """Return the names of those that have no default."""
        return [name for name in cls.members() if not hasattr(cls, name)]


class Notation(FromModules):
    """Moves as text. A `record` is one state of a batch: rules work on it, `to_object` makes it readable."""

    refusal: Callable[[Any, Sequence[int]], IllegalMove]
    """refusal(record, actions): which rule forbids a move, given its actions from here; one of them is not legal."""
    texts: Sequence[str] = ()  # the written move of each action, where an action is a whole move

    def parse(self, record: Any, text: str) -> list[int]:
        """Return the actions that a written move stands for. It need not be legal."""
        if text not in self.texts:
            raise NotationError("unknown-move", word=text, allowed=", ".join(self.texts))
        return [self.texts.index(text)]

    def action_name(self, action: int) -> str:
        """Return one action as text; where a move has several, as much of it as the action is."""
        return self.texts[action] if action < len(self.texts) else "roll"  # what chance does has no notation

    def begins_move(self, action: int) -> bool:
        """Return whether an action is the first of a written move; in most games an action is a whole move."""
        return True

    def legal_moves(self, record: Any, actions: Iterable[int]) -> list[str]:
        """Return all legal moves as text, sorted, given the legal actions."""
        return sorted(self.texts[action] for action in actions)

    def paths(self, record: Any) -> list[str]:
        """Return every path of every legal move, where a move is made step by step; in most games none is."""
        return []

    def moves(self, states: States, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
        """Return a stretch of play as moves of a record: `states[k]` before `actions[k]`, and the last after it."""
        return [{"seat": seat, "move": self.texts[action]} for action, seat in zip(actions, movers, strict=True)]

    def replay_chance(self, record: Any, chance: Mapping[str, JSON]) -> None:
        """Where chance is to act, let it act as a record says it did, or raise."""
        raise AssertionError("chance never acts after the deal")


class Positions(FromModules):
    """States as JSON: positions, deals, results."""

    parts: Mapping[str, Callable[..., JSON | Absent]]  # of a position, each a function of a plain state
    from_position: Callable[[States, Mapping[str, JSON]], None]
    """from_position(states, data): set up a blank state as the position says, or raise."""
    deal_of: Callable[[Any], dict[str, JSON]]
    """deal_of(record): what chance decided at the deal."""
    from_deal: Callable[[States, Mapping[str, JSON]], None]
    """from_deal(states, data): set up a blank state as the deal says, or raise."""
    result: Callable[[Any], dict[str, JSON]]
    """result(record): scores, winners and how it ended, as the state now stands."""
    alike: Collection[str] = ()  # parts that all viewers see alike

    def has_position(self, record: Any) -> bool:
        """Return whether a position of this state can be read again."""
        return True

    def resignation(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        """Return the result when the other side has resigned: scores as they stand."""
        return {**result, "winners": [*winners], "ended": "resigned"}

    def score_preview(self, players: int, numbers: Sequence[int]) -> Standing:
        """Return what `score_parts` has written, by name."""
        return Standing(numbers[:players], [{}] * players)

    def violations(self, record: Any) -> Iterable[str]:
        """Yield everything that can never be in a state reached from a deal: lost pieces, false certainty."""
        return ()

    def draw_deal(self, record: Any, random: SecureRandom) -> dict[str, JSON] | None:
        """Draw a deal for people by a cryptographic RNG, for a blank state that names who begins.

        It decides all that is hidden, the order of the piles too, as `from_deal` takes it. None: the game's own `deal`
        decides, by 64 bits.
        """
        return None

    def draw_chance(self, record: Any, random: SecureRandom) -> dict[str, JSON] | None:
        """Draw what chance brings where it is to act, as `replay_chance` takes it. None: the state's RNG decides."""
        return None


class Events(FromModules):
    """What a viewer saw happen, made of views alone."""

    describe: Callable[[Any, int, Any, int], list[Happening]]
    """describe(before, action, after, seat): what a viewer saw: two views, and between them the action as glimpsed."""

    def reveals(self, before: Any, action: int, after: Any) -> bool:
        """Return whether an action showed anybody something hidden, or chance: then it can never be taken back."""
        return True


class _HasTable(Protocol):
    """What the state of every game has."""

    players: int
    first: int


class Game(ABC, Generic[S]):
    """One game: its rules, its words, and the parts that layers above may ask for.

    What has no value here every game must name; `docs/add-a-game.md` walks through them.
    """

    name: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    state_class: type[S]
    kernels: ClassVar[Kernels]
    notation: ClassVar[Notation]
    positions: ClassVar[Positions]
    events: ClassVar[Events]
    blocks: ClassVar[Blocks]  # of `features`

    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # what an edition stands for
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # what a small size stands for besides its measures
    version: ClassVar[int] = 1  # of the rules: raised when a game already played could go on differently
    action_count: ClassVar[int] = 0  # actions are 0 ... action_count - 1; 0: as many as `notation.texts`
    max_legal: ClassVar[int] = 0  # never more legal actions at once; 0: as many as there are
    piece_names: ClassVar[Sequence[str]] = ()  # what chance brings, by number
    score_part_count: ClassVar[int] = 0  # how many numbers `score_parts` writes at most; 0: one for each seat
    draws: ClassVar[bool] = False  # whether a move may bring the next card of a deck without CHANCE acting
    previewed: ClassVar[Container[int]] = ()  # actions after which the mover's own view tells the scores
    stakes: ClassVar[tuple[int, int] | None] = None  # played for points, not for the win: the least and most of a seat
    counts_points: ClassVar[bool] = True  # False: a result only says who won, and its scores are not compared
    words: ClassVar[Path | None] = None  # of a game from outside: the folder of its language files, en.ftl and others

    def __init_subclass__(cls) -> None:
        cls.action_count = cls.action_count or len(cls.notation.texts)
        cls.max_legal = cls.max_legal or cls.action_count
        cls.score_part_count = cls.score_part_count or max(cls.players)

    def __eq__(self, other: object) -> bool:
        """Compare by what it is: a game that came out of a pickle is the same game."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))

    # --- what a game may say differently

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """Return one state for `deal`: players, options, who begins (HIDDEN: to be drawn), and nothing dealt yet."""

    def sides(self, players: int) -> list[tuple[int, ...]]:
        """Return who wins together: each seat for itself, unless the game has teams."""
        return [(seat,) for seat in range(players)]

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        """Return how many actions a game has at most, chance included; without a known bound a million."""
        return 1_000_000

    def together(self, record: S) -> bool:
        """Return whether all seats now choose at the same time, unseen by each other; a record tells it by seat."""
        return False

    # --- optional parts, imported when they are first asked for

    @property
    def strategy(self) -> Strategy:
        """What bots know beyond the rules."""
        return Strategy()

    @property
    def terminal_view(self) -> type[Any] | None:
        """A subclass of `terminal.drawing.Drawing`; None: positions are drawn plainly."""
        return None

    @property
    def picture(self) -> Picture | None:
        """How the game is drawn with Pillow; None: as the terminal's text."""
        return None

    def chat_filter(self, players: int) -> ChatFilter | None:
        """Return which words may not be said while so many play; None: all may."""
        return None

    # --- what follows from the above

    def resolve(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value: named, or by the edition, or the default."""
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
                    "bad-option", game=self.name, name=name, value=told(value), allowed=known[name].choices()
                )
        preset = self.preset(given)
        values = {option.name: given.get(option.name, preset[option.name]) for option in self.options}
        return {
            name: values[name] for name in values if not known[name].research or values[name] != known[name].default
        }

    def preset(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """The options as they are when only the edition in `given` is named."""
        usual = {option.name: option.default for option in self.options}
        for name, stands_for in (("edition", self.presets), ("size", self.sizes)):
            if name in usual:
                usual[name] = given.get(name, usual[name])
                usual.update(stands_for.get(usual[name], {}))
        return usual

    def named(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that must be named to get these: those that differ from the default or the edition."""
        usual = self.preset(options)
        usual.update((name, value) for name, value in self.preset({}).items() if name in ("edition", "size"))
        return {name: value for name, value in options.items() if value != usual[name]}

    def fresh(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """The same as `blank`, made once and copied."""
        return copy_states(_blank(self, players, tuple(options.items()), first))

    def legal_moves(self, record: S) -> list[str]:
        """Return all legal moves as text, sorted."""
        out = new_buffer(self.max_legal)
        return self.notation.legal_moves(record, out[: self.kernels.legal(record, out)])

    def position(self, record: S) -> dict[str, JSON]:
        """Return a state or view as a position, without game, players and options; null where a view has holes."""
        state = to_object(self.state_class, record)
        values = {name: part(state) for name, part in self.positions.parts.items()}
        return {name: value for name, value in values.items() if not isinstance(value, Absent)}

    def table(self, record: S) -> tuple[int, int]:
        """How many players a state is for, and who begins."""
        state = cast(_HasTable, to_object(self.state_class, record))
        return state.players, state.first


@lru_cache(100)
def _blank(game: Game[S], players: int, options: tuple[tuple[str, Value], ...], first: int) -> States:
    return game.blank(players, dict(options), first)
