"""Programs that play on standard input and output, a line of JSON each way: what UCI is for chess.

A program plays at one seat at a time and stays for the next game, so that it starts once for each seat of a process. It
is started without a shell, in a session of its own, and ends with this process; it should end when its input ends.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections import deque
from typing import Any, ClassVar

import msgspec

from hatbox.bots.programs import MAX_ANSWER, Channel, Crashed, Overdue, Question
from hatbox.engine.errors import BadInput

PROTOCOL = 1
HELLO_SECONDS = 60.0  # for the first answer
QUIT_SECONDS = 2.0  # from `quit` until the program is killed
MAX_STALE = 100  # lines to skip that answer an earlier question
TAIL = 5  # lines of standard error that are kept


class Answer(msgspec.Struct):
    """A line from a program; unknown fields are ignored."""

    type: str
    protocol: int = 0
    id: int = 0
    move: str = ""


DECODER = msgspec.json.Decoder(Answer)


class Program:
    """A running program."""

    def __init__(self, words: tuple[str, ...]) -> None:
        """Start it and greet; raise `BadInput` if it cannot be started or does not answer."""
        self.words = words
        self._id = 0
        self._errors: deque[str] = deque(maxlen=TAIL)
        self._lines: queue.Queue[bytes] = queue.Queue()
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name != "nt",  # so that Ctrl-C is ours, and all its children can be killed
            )
        except (OSError, ValueError) as error:
            raise BadInput("program-cannot-start", program=words[0], fault=str(error)) from None
        self._threads = [threading.Thread(target=read, daemon=True) for read in (self._read, self._read_errors)]
        for thread in self._threads:
            thread.start()
        self._greet()

    def _greet(self) -> None:
        try:
            self.send({"type": "hello", "protocol": PROTOCOL})
            answer = self.receive(time.monotonic() + HELLO_SECONDS)
        except Overdue:
            problem = f"no hello in {HELLO_SECONDS:g} s"
        except Crashed as error:
            problem = str(error)
        else:
            if answer.type == "hello" and answer.protocol == PROTOCOL:
                return
            problem = f'the first answer must be {{"type":"hello","protocol":{PROTOCOL}}}'
        self.kill()
        raise BadInput("program-cannot-start", program=self.words[0], fault=problem)

    def choose(self, question: Question, deadline: float) -> str:
        """Send a question and return the move of its answer."""
        if question.refused is not None:
            reason = str(question.refused)
            self.send({"type": "refused", "id": self._id, "reason": reason, "tries_left": question.tries_left})
        elif question.is_first:
            about = {"game": question.game, "players": question.players, "seat": question.seat, "seed": question.seed}
            self.send({"type": "new_game", **about})
        self._id += 1
        limits = {"seconds": question.seconds, "simulations": question.budget.simulations}
        events = [[event.code, event.params] for event in question.events]
        self.send(
            {
                "type": "choose",
                "id": self._id,
                **limits,
                "view": question.view,
                "events": events,
                "legal": question.legal,
                "text": question.text,
            }
        )
        for _ in range(MAX_STALE):
            answer = self.receive(deadline)
            if answer.type == "move" and answer.id == self._id:
                return answer.move
        raise Crashed(f"{MAX_STALE} lines that answer nothing")

    def send(self, message: dict[str, Any]) -> None:
        """Write a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._crash() from None

    def receive(self, deadline: float) -> Answer:
        """Return the next line, decoded."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise Overdue from None
        if not line:
            raise self._crash()
        try:
            return DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Crashed(f"not a line of the protocol: {error}") from None

    def _crash(self) -> Crashed:
        """Return what is known of the end of the program."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        self._threads[1].join(QUIT_SECONDS)
        ended = f"exit status {self._process.returncode}"
        return Crashed("; ".join([ended, *self._errors]))

    def _read(self) -> None:
        """Pass on lines; an empty one at the end, or after a line that is too long."""
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(MAX_ANSWER + 1):
            if len(line) > MAX_ANSWER:
                break
            self._lines.put(line)
        self._lines.put(b"")

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        while line := self._process.stderr.readline(MAX_ANSWER):
            self._errors.append(line.decode(errors="replace").strip()[:200])

    def quit(self) -> None:
        """Ask the program to end, and kill it if it does not."""
        with contextlib.suppress(Crashed):
            self.send({"type": "quit"})
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(QUIT_SECONDS)
        self.kill()

    def kill(self) -> None:
        """Kill the program and what it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "nt":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for thread in self._threads:
            thread.join(QUIT_SECONDS)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                assert stream is not None
                stream.close()


class Programs:
    """The running programs of this process: those at a seat, and those that wait for the next game."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free: dict[tuple[str, ...], list[Program]] = {}
        self._all: set[Program] = set()
        atexit.register(self.quit)

    def take(self, words: tuple[str, ...]) -> Program:
        with self._lock:
            if free := self._free.get(words):
                return free.pop()
        program = Program(words)
        with self._lock:
            self._all.add(program)
        return program

    def give_back(self, program: Program) -> None:
        with self._lock:
            self._free.setdefault(program.words, []).append(program)

    def discard(self, program: Program) -> None:
        with self._lock:
            self._all.discard(program)
        program.kill()

    def quit(self) -> None:
        """End all programs."""
        with self._lock:
            programs, self._all, self._free = [*self._all], set(), {}
        for program in programs:
            program.quit()


class CommandChannel(Channel):
    """A seat that a program plays by lines of JSON."""

    programs: ClassVar[Programs] = Programs()

    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = words
        self._program: Program | None = None

    def open(self) -> None:
        if self._program is None:
            self._program = self.programs.take(self._words)

    def ask(self, question: Question, deadline: float) -> str:
        assert self._program is not None
        try:
            return self._program.choose(question, deadline)
        except Crashed:
            self.programs.discard(self._program)
            self._program = None
            raise

    def close(self) -> None:
        if self._program is not None:
            self.programs.give_back(self._program)
            self._program = None
