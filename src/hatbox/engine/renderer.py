"""The one renderer of all games: compiled code that turns the numbers on a tape into JSON, as a schema says.

The functions named `render_...` are templates, bound to each game (`jit.bind`): kernels of the game and constants of
its program are declared below without a value. Each writes UTF-8 bytes to `out` and returns how many, or FULL if `out`
or the tape is too short.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from hatbox.compiled.buffers import Buffer, buffer_of, constant, new_buffer, to_list
from hatbox.compiled.intrinsics import assign, scratch
from hatbox.compiled.jit import bind, rule
from hatbox.compiled.records import States, zeros
from hatbox.engine.game import CHANCE, EVERYTHING, JSON, Game, decode_object
from hatbox.engine.loops import loops_of
from hatbox.engine.schema import (
    BITS,
    FRAME,
    INT,
    JUMP,
    LITERAL,
    LOOP,
    MAX_NESTING,
    NAME,
    NEXT,
    REPEAT,
    SKIP_HIDDEN,
    SWITCH,
    UNLESS,
    WHOLE,
    WIDTH,
    Either,
    Fields,
    ListOf,
    Many,
    Program,
    Word,
)
from hatbox.engine.tape import begin_list, put

describe_view: Callable[..., int]
describe_scores: Callable[..., int]
describe_events: Callable[..., int]
describe_moves: Callable[..., int]
describe_action: Callable[..., int]
describe_chance: Callable[..., int]
describe_paths: Callable[..., int]
describe_refusal: Callable[..., int]
describe_result: Callable[..., int]
describe_deal: Callable[..., int]
describe_reason: Callable[..., int]
observe: Callable[..., None]
observe_in_play: Callable[..., None]
glimpse: Callable[..., int]

CODE: Buffer
TEXTS: Buffer
BEGINS: Buffer
VIEW: int
SCORES: int
EVENTS: int
MOVES: int
ENTRY: int
PATHS: int
REFUSAL: int
RESULT: int
DEAL: int
REASON: int

FULL = -1  # the buffers are too short
QUOTE, MINUS, ZERO = b'"-0'
SEGMENTS = 3  # of a scene: events, view, scores


# --- running a program


@rule
def write_text(texts: Buffer, begins: Buffer, number: int, out: Buffer, at: int) -> int:
    """Write one text; return the end, which may be beyond the buffer."""
    first, size = begins[number], begins[number + 1] - begins[number]
    end: int = at + size
    if end <= len(out):
        for i in range(size):
            out[at + i] = texts[first + i]
    return end


@rule
def write_whole(number: int, out: Buffer, at: int) -> int:
    """Write a whole number; return the end, which may be beyond the buffer."""
    digits, rest = 1, abs(number)
    while rest > 9:
        rest //= 10
        digits += 1
    end = at + digits + (number < 0)
    if end > len(out):
        return end
    if number < 0:
        out[at] = MINUS
    rest = abs(number)
    for i in range(digits):
        out[end - 1 - i] = ZERO + rest % 10
        rest //= 10
    return end


@rule
def run(code: Buffer, texts: Buffer, begins: Buffer, entry: int, tape: Buffer, out: Buffer, start: int) -> int:
    """Write what a tape says from `out[start]` on; return the end, which may be beyond the buffer."""
    pc, at, cursor, frame, depth = entry * WIDTH, start, 0, 0, 0
    left = scratch(MAX_NESTING)  # by loop: items that are still to come
    while True:
        kind, first, second, third = code[pc], code[pc + 1], code[pc + 2], code[pc + 3]
        pc += WIDTH
        if kind == LITERAL:
            at = write_text(texts, begins, first, out, at)
        elif WHOLE <= kind <= BITS:
            if first == NEXT:
                number = tape[cursor]
                cursor += 1
            else:
                number = tape[frame + first]
            if kind == WHOLE:
                at = write_whole(number, out, at)
            elif kind == NAME:
                at = write_text(texts, begins, second + 2 + number, out, at)
            else:
                member, is_first = 0, True
                while number:
                    if number & 1:
                        if not is_first:
                            at = write_text(texts, begins, third, out, at)
                        at = write_text(texts, begins, second + 2 + member, out, at)
                        is_first = False
                    number >>= 1
                    member += 1
        elif kind == LOOP:
            count = tape[cursor]
            cursor += 1
            if count > 0:
                left[depth] = count
                depth += 1
            else:
                pc = first * WIDTH
        elif kind == REPEAT:
            left[depth - 1] -= 1
            if left[depth - 1] > 0:
                at = write_text(texts, begins, second, out, at)
                pc = first * WIDTH
            else:
                depth -= 1
        elif kind == JUMP:
            pc = first * WIDTH
        elif kind == SWITCH:
            pc += tape[cursor] * WIDTH
            cursor += 1
        elif kind == UNLESS:
            if tape[cursor] == 0:
                pc = first * WIDTH
            cursor += 1
        elif kind == FRAME:
            frame = cursor
            cursor += first
        elif kind == SKIP_HIDDEN:
            if tape[frame + second] < 0:
                pc = first * WIDTH
        else:
            return at


@rule
def comes_before(out: Buffer, left: int, right: int) -> bool:
    """Compare two texts that end with a quote."""
    while out[left] == out[right] and out[left] != QUOTE:
        left += 1
        right += 1
    if out[left] == out[right] or out[right] == QUOTE:
        return False
    return bool(out[left] == QUOTE or out[left] < out[right])


@rule
def sort_texts(out: Buffer, size: int, starts: Buffer) -> int:
    """Sort a list of texts without quotes in them, in place; return its size, or FULL: it needs as much room again."""
    count, i = 0, 0
    while i < size:
        if out[i] == QUOTE:
            if count == len(starts):
                return FULL
            starts[count] = i + 1
            count += 1
            i += 1
            while out[i] != QUOTE:
                i += 1
        i += 1
    if 2 * size > len(out):
        return FULL
    gap = count // 2
    while gap > 0:  # Shell sort
        for i in range(gap, count):
            text, k = starts[i], i
            while k >= gap and comes_before(out, text, starts[k - gap]):
                starts[k] = starts[k - gap]
                k -= gap
            starts[k] = text
        gap //= 2
    at = size + 1  # behind the opening bracket of the copy
    for i in range(count):
        k = starts[i] - 1
        while True:
            out[at] = out[k]
            at += 1
            k += 1
            if out[k] == QUOTE:
                break
        out[at] = QUOTE
        out[at + 1] = ord(",")
        at += 2
    for i in range(1, size - 1):
        out[i] = out[size + i]
    return size


# --- templates


def write(entry: int, filled: int, tape: Buffer, out: Buffer, start: int) -> int:
    """Write what the first `filled` numbers of a tape say; return the end, or FULL."""
    if filled > len(tape):
        return FULL
    end = run(CODE, TEXTS, BEGINS, entry, tape, out, start)
    return end if end <= len(out) else FULL


def render_view(states: States, index: int, tape: Buffer, out: Buffer) -> int:
    """Write a view, or a whole state."""
    filled = describe_view(states[index], tape)
    return write(VIEW, filled, tape, out, 0)


def render_scores(states: States, index: int, tape: Buffer, out: Buffer) -> int:
    """Write the scores if the game ended now, as far as a view shows them."""
    filled = describe_scores(states[index], tape)
    return write(SCORES, filled, tape, out, 0)


def render_events(
    befores: States, before_at: int, action: int, afters: States, after_at: int, seat: int, tape: Buffer, out: Buffer
) -> int:
    """Write the events between two views, given the observed action of a seat."""
    filled = describe_events(befores[before_at], action, afters[after_at], seat, tape, begin_list(tape))
    return write(EVENTS, filled, tape, out, 0)


def render_moves(states: States, index: int, actions: Buffer, tape: Buffer, out: Buffer) -> int:
    """Write the legal moves, sorted."""
    filled = describe_moves(states[index], actions, tape)
    size = write(MOVES, filled, tape, out, 0)
    return size if size == FULL else sort_texts(out, size, tape)


def render_paths(states: States, index: int, tape: Buffer, out: Buffer) -> int:
    """Write every path of every legal move, in games where a move is made step by step."""
    filled = describe_paths(states[index], tape)
    return write(PATHS, filled, tape, out, 0)


def render_refusal(states: States, index: int, actions: Buffer, count: int, tape: Buffer, out: Buffer) -> int:
    """Write the rule that forbids a move, given its actions, one of which is illegal."""
    filled = describe_refusal(states[index], actions, count, tape)
    return write(REFUSAL, filled, tape, out, 0)


def render_refused_path(tape: Buffer, out: Buffer) -> int:
    """Write the refusal that `read_path` has left on the tape."""
    return write(REFUSAL, 0, tape, out, 0)


def render_result(states: States, index: int, tape: Buffer, out: Buffer) -> int:
    """Write scores, winners and how the game ended, as of this state."""
    filled = describe_result(states[index], tape)
    return write(RESULT, filled, tape, out, 0)


def render_deal(states: States, index: int, tape: Buffer, out: Buffer) -> int:
    """Write what chance decided before the first move."""
    filled = describe_deal(states[index], tape)
    return write(DEAL, filled, tape, out, 0)


def render_reason(
    views: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    seat: int,
    action: int,
    rival: int,
    belief: Buffer,
    states: States,
    tape: Buffer,
    out: Buffer,
) -> int:
    """Write what sets an action apart from its rival, given what a seat has observed; nothing if nothing special."""
    filled = describe_reason(views, actions, movers, count, seat, action, rival, belief, states, tape)
    return write(REASON, filled, tape, out, 0)


def render_entry(states: States, index: int, actions: Buffer, count: int, seat: int, tape: Buffer, out: Buffer) -> int:
    """Write the entry of a record for one move: `count` actions from `states[index]` on, with what chance brought."""
    at = put(tape, put(tape, 0, seat), count)
    for k in range(count):
        at = describe_action(states[index + k], actions[k], states[index + k + 1], tape, at)
    at = put(tape, at, count)
    for k in range(count):
        at = describe_chance(states[index + k], actions[k], states[index + k + 1], tape, at)
    return write(ENTRY, at, tape, out, 0)


def render_scenes(
    states: States,
    since: int,
    ply: int,
    actions: Buffer,
    movers: Buffer,
    viewers: Buffer,
    reveal: int,
    views: States,
    ends: Buffer,
    tape: Buffer,
    out: Buffer,
) -> int:
    """Write for each viewer the events since an earlier ply, view and scores, one after the other; fill their `ends`.

    `actions[k]` and `movers[k]` belong to ply `since + k`; `views` is a batch of two as scratch. EVERYTHING as a viewer
    sees the states themselves. `reveal` 1: the game is over and the last view shows everything; the events are those
    seen in play all the same.
    """
    at = 0
    for i in range(len(viewers)):
        viewer = viewers[i]
        filled = begin_list(tape)
        look(states[since], viewer, views[0])
        for k in range(ply - since):
            look(states[since + k + 1], viewer, views[1])
            action = actions[k] if viewer == EVERYTHING else glimpse(states[since + k], actions[k], viewer)
            filled = describe_events(views[0], action, views[1], movers[k], tape, filled)
            assign(views[0], views[1])
        at = write(EVENTS, filled, tape, out, at)
        if at == FULL:
            return FULL
        ends[SEGMENTS * i] = at
        if reveal:
            observe(states[ply], viewer, views[0])
        filled = describe_view(views[0], tape)
        at = write(VIEW, filled, tape, out, at)
        if at == FULL:
            return FULL
        ends[SEGMENTS * i + 1] = at
        if reveal:
            assign(views[0], states[ply])
        filled = describe_scores(views[0], tape)
        at = write(SCORES, filled, tape, out, at)
        if at == FULL:
            return FULL
        ends[SEGMENTS * i + 2] = at
    return at


def look(state: Any, viewer: int, view: Any) -> None:
    """Write what a viewer sees during play; EVERYTHING sees the state itself."""
    if viewer == EVERYTHING:
        assign(view, state)
    else:
        observe_in_play(state, viewer, view)


TEMPLATES: tuple[Callable[..., int], ...] = (
    render_view,
    render_scores,
    render_events,
    render_moves,
    render_paths,
    render_refusal,
    render_refused_path,
    render_result,
    render_deal,
    render_reason,
    render_entry,
    render_scenes,
)

# --- the same from Python

TAPE_SIZE, OUT_SIZE = 1 << 12, 1 << 15  # numbers and bytes to begin with; both grow


def program_of(game: Game[Any]) -> dict[str, Any]:
    """Return the constants of the templates: the program of a game, and where each kind of JSON begins in it."""
    schemas, program = game.descriptions, Program()
    entry = Fields({"seat": INT, "move": Word(schemas.move)}, tail=Many(Either(schemas.chance)))
    entries = {
        "VIEW": program.entry(Fields(schemas.view, constants={"game": game.name})),
        "SCORES": program.entry(schemas.scores),
        "EVENTS": program.entry(ListOf(Either(schemas.events))),
        "MOVES": program.entry(ListOf(schemas.moves or schemas.move)),
        "ENTRY": program.entry(entry),
        "PATHS": program.entry(ListOf(Word(schemas.path or INT))),
        "REFUSAL": program.entry(Either(schemas.refusals)),
        "RESULT": program.entry(schemas.result),
        "DEAL": program.entry(Fields(schemas.deal)),
        "REASON": program.entry(Either(schemas.reasons)),
    }
    return {
        **entries,
        "CODE": constant([number for operation in program.code for number in operation], np.int32),
        "TEXTS": constant(list(b"".join(program.texts)), np.uint8),
        "BEGINS": constant(np.cumsum([0, *map(len, program.texts)]).tolist(), np.int32),
    }


class Buffers(threading.local):
    """The tape and the output of one thread: scratch, of any size that was needed so far."""

    def __init__(self) -> None:
        self.tape: Buffer = new_buffer(TAPE_SIZE, np.int64)
        self.out: Buffer = new_buffer(OUT_SIZE, np.uint8)

    def grow(self) -> None:
        """Double both."""
        self.tape = new_buffer(2 * len(self.tape), np.int64)
        self.out = new_buffer(2 * len(self.out), np.uint8)


BUFFERS = Buffers()


class Renderer:
    """The templates of one game, each compiled on its first call, as functions that return bytes."""

    def __init__(self, game: Game[Any]) -> None:
        functions = {**vars(game.kernels), **program_of(game)}
        for part in (write, look):
            functions[part.__name__] = bind(part, game.name, functions)
        self.templates = {template.__name__: bind(template, game.name, functions) for template in TEMPLATES}
        self._game = game
        self._scratch = Scratch(game)

    def _render(self, kind: str, *args: Any) -> bytes:
        template = self.templates[f"render_{kind}"]
        while True:
            tape, out = BUFFERS.tape, BUFFERS.out
            size = template(*args, tape, out)
            if size != FULL:
                return bytes(out[:size])
            BUFFERS.grow()

    def view(self, states: States, index: int = 0) -> bytes:
        """Return a view, or a whole state, as JSON."""
        return self._render("view", states, index)

    def scores(self, states: States, index: int = 0) -> bytes:
        """Return the scores if the game ended now, as far as a view shows them."""
        return self._render("scores", states, index)

    def moves(self, states: States, index: int = 0) -> bytes:
        """Return the legal moves, sorted."""
        return self._render("moves", states, index, new_buffer(self._game.max_legal))

    def paths(self, states: States, index: int = 0) -> bytes:
        """Return every path of every legal move, in games where a move is made step by step."""
        return self._render("paths", states, index)

    def refusal(self, states: States, index: int, actions: Sequence[int]) -> bytes:
        """Return the rule that forbids a move, given its actions, one of which is illegal."""
        return self._render("refusal", states, index, buffer_of(actions), len(actions))

    def refused_path(self, tape: Buffer) -> bytes:
        """Return the refusal that `read_path` has left on a tape."""
        out = BUFFERS.out
        return bytes(out[: self.templates["render_refused_path"](tape, out)])

    def result(self, states: States, index: int) -> bytes:
        """Return scores, winners and how the game ended, as of this state."""
        return self._render("result", states, index)

    def deal(self, states: States, index: int = 0) -> bytes:
        """Return what chance decided before the first move."""
        return self._render("deal", states, index)

    def reason(
        self,
        views: States,
        actions: Buffer,
        movers: Buffer,
        seat: int,
        action: int,
        rival: int,
        belief: Buffer,
    ) -> bytes:
        """Return what sets an action apart from its rival, or what it is good for (see `Kernels`); empty: nothing."""
        states = zeros(self._game.state_class, 2)
        return self._render("reason", views, actions, movers, len(actions), seat, action, rival, belief, states)

    def entry(self, states: States, index: int, actions: Sequence[int], seat: int) -> bytes:
        """Return the entry of a record for one move: these actions from `states[index]` on."""
        return self._render("entry", states, index, buffer_of(actions), len(actions), seat)

    def entries(self, states: States, actions: Sequence[int], movers: Sequence[int]) -> list[dict[str, JSON]]:
        """Return actions as moves of a record; `states[k]` is the state before `actions[k]`.

        A move that is still under way is left out.
        """
        begins_move, out = self._game.begins_move, new_buffer(self._game.max_legal)
        begins = [k for k, action in enumerate(actions) if movers[k] != CHANCE and begins_move(action)]
        count = loops_of(self._game).legal_at(states, len(actions), out)
        if begins and count > 0 and not begins_move(int(out[0])):
            actions = actions[: begins.pop()]
        return [
            decode_object(self.entry(states, begin, actions[begin:end], movers[begin]))
            for begin, end in pairwise([*begins, len(actions)])
        ]

    def scenes(
        self,
        states: States,
        since: int,
        actions: Sequence[int],
        movers: Sequence[int],
        viewers: Sequence[int],
        *,
        reveal: bool = False,
    ) -> list[ViewerScene]:
        """Return what each viewer sees after some actions, and the events as it saw them."""
        kinds, ends = array_of(tuple(viewers)), new_buffer(SEGMENTS * len(viewers), np.int32)
        args = (states, since, since + len(actions), buffer_of(actions), buffer_of(movers), kinds, int(reveal))
        data = self._render("scenes", *args, self._scratch.views, ends)
        scenes, start, numbers = [], 0, to_list(ends)
        for i in range(0, len(numbers), SEGMENTS):
            events, view, scores = numbers[i : i + SEGMENTS]
            scenes.append(ViewerScene(data[start:events], data[events:view], data[view:scores]))
            start = scores
        return scenes


class Scratch(threading.local):
    """Two views of one thread."""

    def __init__(self, game: Game[Any]) -> None:
        self.views: States = zeros(game.state_class, 2)


@lru_cache(100)  # by its numbers; never stale
def array_of(viewers: tuple[int, ...]) -> Buffer:
    """Return viewers as a buffer."""
    return buffer_of(viewers)


class ViewerScene(NamedTuple):
    """The view of one viewer, and what led to it, as JSON."""

    events: bytes  # a list
    view: bytes
    scores: bytes


@cache  # by game; never invalidated: a game is immutable
def renderer_of(game: Game[Any]) -> Renderer:
    """Return the renderer of a game, bound once."""
    return Renderer(game)
