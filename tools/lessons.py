"""Plays the lessons of the browser game with the real rules, and writes down what a learner is shown.

python tools/lessons.py            writes web/src/games/<game>/lesson.json
python tools/lessons.py --check    writes nothing; names the files that differ, with exit status 1 if there are any

A lesson has parts, a part has chapters, a chapter is a table with a fixed beginning and steps. A step asks for one
move, or for none: then it is only told. Everything that the page shows of it, refusals included, is data by the
server's own code.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, cast

import msgspec
from lesson_scripts import LESSONS, Chapter, Step

import hatbox
from hatbox import wire
from hatbox.games import game_named
from hatbox.server.service import updates
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table
from hatbox.server.tables.commands import Accepted, BotMove, CommandEnvelope
from hatbox.server.tables.decide import decide
from hatbox.server.tables.opening import decide_deal, decide_opening
from hatbox.server.tables.questions import explain_move
from hatbox.server.tables.table import Table

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web/src/games"
LEARNER = 0
PLAYER = "learner"


@dataclass
class Stage:
    """The table of a chapter."""

    table: Table
    events: int = 1
    messages: list[wire.Update | wire.Private] = field(default_factory=list)

    @classmethod
    def of(cls, game: str, chapter: Chapter) -> Stage:
        """Return the table at the start of a chapter: dealt, or from a position."""
        setup = msgspec.convert(
            {
                "game": game,
                "players": chapter.players,
                "options": chapter.options,
                "bots": {str(seat + 1): level for seat, level in enumerate(chapter.bots)},
            },
            wire.Setup,
        )
        table = open_table("lesson", log.Event(1, 0, decide_opening(setup, PLAYER, PLAYER)))
        stage = cls(table)
        if chapter.position is None:
            version = game_named(game).version
            stage.apply_event(log.Started(seed=0, commitment="", first=LEARNER, deal=dict(chapter.deal), rules=version))
        else:
            stage.apply_event(decide_deal(setup, bytes(32), []))
            table.match = hatbox.from_position(
                {"game": game, "players": chapter.players, "options": {**chapter.options}, **chapter.position}
            )
            table.simultaneous = False
        stage.messages.clear()
        return stage

    def apply_event(self, fact: log.AnyFact) -> None:
        """Apply an event and collect the learner's message about it."""
        self.events += 1
        event = log.Event(self.events, 0, fact)
        since = self.table.ply
        apply_event(self.table, event)
        (messages,) = updates.render_event(self.table, event, since, [updates.Viewer(LEARNER)])
        self.messages += [message for message in messages if isinstance(message, wire.Update | wire.Private)]

    def play(self, seat: int, move: str) -> None:
        """Play a move of a seat."""
        if seat == LEARNER:
            envelope = CommandEnvelope(wire.Move(move), 0, PLAYER)
        else:
            table = self.table
            moment = len(table.choices[seat]) if table.simultaneous else table.playing.ply
            envelope = CommandEnvelope(BotMove(seat, move, moment), 0, "")
        decision = decide(self.table, envelope)
        assert isinstance(decision, Accepted)
        for fact in decision.facts:
            self.apply_event(fact)

    def refusal(self, move: str) -> dict[str, Any] | None:
        """Return why the learner may not make a move now; None if it is legal."""
        answer = explain_move(self.table, PLAYER, move)
        return None if answer.legal else {"code": answer.code, "params": answer.params, "rule": answer.rule}

    def scene(self) -> Any:
        """Return the learner's current scene."""
        return plain(updates.scene_of(self.table, LEARNER))


def plain(message: Any) -> Any:
    """Return a message as JSON without legal moves, which each step of a lesson lists itself."""
    data = json.loads(msgspec.json.encode(message))
    for part in (data, data.get("scene") or {}):
        part.pop("legal", None)
        part.pop("paths", None)
    for name in ("table", "seq", "at", "info", "seat"):
        data.pop(name, None)
    return data


# --- moves to try


def tries(table: Table) -> Iterator[str]:
    """Yield moves that a learner might try, legal or not."""
    match table.setup.game:
        case "hats":
            two, four = table.setup.players == 2, table.setup.players == 4
            yield "end"
            for card in hand_of(table):
                yield from (f"exchange {card} {place}" for place in range(1, 6 if two else 7))
                yield from (f"black {card}", f"{'offer' if four else 'discard'} {card}")
        case "magic_hat":
            yield from (f"swap {first} {second}" for first, second in combinations(range(1, 8), 2))
        case _:
            phase = table.playing.position().get("phase")
            if phase == "placing":
                yield from (f"place {stack} {cell}" for stack in range(1, 6) for cell in NOT_FOR_PLACING)
            elif phase is None:
                yield from ("narrow", *steps_and_jumps(table))


def hand_of(table: Table) -> Sequence[str]:
    """Return the learner's cards."""
    return cast("list[list[str]]", table.playing.view(LEARNER).position()["hands"])[LEARNER]


NOT_FOR_PLACING = ("A1", "C1", "D4", "E4", "E9", "F5", "F6", "I9")  # some cells of rings 1 and 4
COLUMNS = dict(zip("ABCDEFGHI", ((1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (2, 9), (3, 9), (4, 9), (5, 9)), strict=True))


def steps_and_jumps(table: Table) -> Iterator[str]:
    """Steps and single jumps of every own stack, in all six directions."""
    stacks = cast("Mapping[str, Sequence[str]]", table.playing.position()["stacks"])
    for cell, hats in stacks.items():
        if hats[0] != "red":
            continue
        row, column = "ABCDEFGHI".index(cell[0]), int(cell[1:])
        for up, right in ((0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1)):
            for far in (1, 2):
                if not 0 <= row + far * up < len(COLUMNS):
                    continue
                letter, number = "ABCDEFGHI"[row + far * up], column + far * right
                if COLUMNS[letter][0] <= number <= COLUMNS[letter][1]:
                    yield f"move {cell} {letter}{number}"


def hints(move: str) -> Iterator[str]:
    """Yield the places on the screen that a move involves, as motions name them."""
    match move.split():
        case ["exchange", card, place]:
            yield from (f"hand:{LEARNER}:{card}", f"table:{place}")
        case ["black" | "discard" | "offer" | "give", card]:
            yield f"hand:{LEARNER}:{card}"
        case ["peek" | "open" | "swap", *slots]:
            yield from (f"slot:{slot}" for slot in slots)
        case ["place", _, cell]:
            yield f"cell:{cell}"
        case ["move", *cells]:
            yield from (f"cell:{cell}" for cell in cells)


# --- Top Hats: a move is data jump by jump


def paths_of(table: Table, move: str) -> list[str]:
    """Return the paths of the stack that moves."""
    return [text for text in table.paths(LEARNER) if move.startswith(f"move {text[:2]} ")]


LANDING = re.compile(r"([A-I][1-9])x?(\.?)(\(?)|\)")


def spellings(table: Table, wanted: str, paths: Sequence[str]) -> list[str]:
    """Return every notation of a move: that of `legal`, and jump by jump."""
    moves = {*table.playing.legal_moves(), *(move for text in paths for move in moves_along(text))}
    effect = outcome(table, wanted)
    return sorted({wanted, *(move for move in moves if outcome(table, move) == effect)})


def moves_along(text: str) -> Iterator[str]:
    """Yield every move along the paths of one stack."""
    cells = [text[:2]]
    for match in LANDING.finditer(text, 2):
        if match[0] == ")":
            cells.pop()
            continue
        if match[2]:
            yield " ".join(["move", *cells, match[1]])
        if match[3]:
            cells.append(match[1])


def outcome(table: Table, move: str) -> Any:
    """Return the position after a move."""
    trial = table.playing.branch()
    trial.play(move)
    return trial.position()


def is_same_cell(move: str, other: str) -> bool:
    """Return whether both moves place a stack on the same cell; the page reads stack numbers from the legal moves."""
    return move.startswith("place ") and other.startswith("place ") and move.split()[2] == other.split()[2]


# --- writing


def render_step(stage: Stage, step: Step) -> dict[str, Any]:
    """Return a step as JSON: accepted moves, refusals of others, and the updates that follow."""
    table, move = stage.table, step.move
    data: dict[str, Any] = {"key": step.key}
    if step.rule:
        data["rule"] = step.rule
    if move is not None:
        paths = paths_of(table, move)
        accepts = table.legal(LEARNER) if step.free else spellings(table, move, paths) if paths else [move]
        data["accepts"] = accepts
        if step.free:
            data["free"] = step.free
        data["hints"] = [] if step.free else [*hints(move)]
        data["legal"] = [legal for legal in table.legal(LEARNER) if legal in accepts or is_same_cell(legal, move)]
        assert data["legal"], f"{step.key}: {move} is not legal"
        refusals = {attempt: stage.refusal(attempt) for attempt in tries(table)}
        data["refusals"] = {attempt: refusal for attempt, refusal in refusals.items() if refusal is not None}
        if paths:
            data["paths"] = paths
        stage.play(LEARNER, move)
    for seat, reply in step.replies:
        stage.play(seat, reply)
    # the page shows a free choice itself; the script continues after it
    messages = [message for message in stage.messages if not (step.free and isinstance(message, wire.Private))]
    data["updates"] = [plain(message) for message in messages]
    stage.messages.clear()
    return data


def render_chapter(game: str, chapter: Chapter) -> dict[str, Any]:
    stage = Stage.of(game, chapter)
    seats = [{"player": PLAYER}, *({"bot": level} for level in chapter.bots)]
    start = stage.scene()
    return {
        "players": chapter.players,
        "seats": seats,
        "options": stage.table.options,
        "scene": start,
        "steps": [render_step(stage, step) for step in chapter.steps],
    }


def lesson(game: str) -> str:
    """Return a lesson as the text of its file."""
    parts = [
        {"name": name, "chapters": [render_chapter(game, chapter) for chapter in chapters]}
        for name, chapters in LESSONS[game].items()
    ]
    text = json.dumps({"game": game, "parts": parts}, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.replace("},{", "},\n{") + "\n"


def main(arguments: list[str]) -> int:
    """Write the files; with any argument, only compare them."""
    wanted = {FOLDER / game / "lesson.json": lesson(game) for game in LESSONS}
    differ = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in differ:
        print(f"{path.relative_to(ROOT)} {'differs: run python tools/lessons.py' if arguments else 'written'}")
        if not arguments:
            path.write_text(wanted[path], encoding="utf-8")
    return int(bool(arguments and differ))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
