"""Commands and files that the documentation shows: read from its fenced blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "bench/peers/README.md")
FENCE = re.compile(r"^```(\w*)(?: +([^\n`]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = re.compile(r"(?:\$ )?(?:hatbox|python3?|pipx?|npm|sudo|docker|curl|uv|aws|printf|\.venv/bin/\S+) [^:]+$")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, what follows it (`title="FILE"`), and its text."""

    page: str
    language: str
    info: str
    text: str

    @property
    def title(self) -> str | None:
        found = re.fullmatch(r'title="(.*)"', self.info)
        return found[1] if found else None


@dataclass(frozen=True)
class Command:
    """A line for the shell, without its comment, and the output that the page shows for it, if any."""

    page: str
    text: str
    output: str = ""

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


@cache
def pages() -> dict[str, str]:
    """Return every page of the documentation by its path."""
    files = [*(ROOT / name for name in PAGES), *sorted((ROOT / "docs").rglob("*.md"))]
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def blocks(*languages: str) -> list[Block]:
    """Return the fenced blocks in some languages."""
    return [
        Block(page, found[1], found[2] or "", found[3])
        for page, text in pages().items()
        for found in FENCE.finditer(text)
        if found[1] in languages
    ]


def commands() -> list[Command]:
    """Return every command: of `sh` blocks, of indented ones, and in `console` blocks after `$`, with their output."""
    return [
        *(command for block in blocks("sh", "console") for command in _commands_of(block)),
        *(
            Command(page, re.sub(r"\s{2,}.*", "", without_comment(line[4:])))
            for page, text in pages().items()
            for block in re.findall(r"(?:^|\n\n)((?: {4}.*\n)+)", FENCE.sub("\n", text))
            for line in block.splitlines()
            if PROGRAM.match(line[4:])
        ),
    ]


def _commands_of(block: Block) -> Iterator[Command]:
    if block.language == "sh":
        for line in block.text.splitlines():
            if text := without_comment(line):
                yield Command(block.page, text)
        return
    _, *parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    for part in parts:
        line, _, output = part.partition("\n")
        yield Command(block.page, without_comment(line), output)


def without_comment(line: str) -> str:
    """Return a line without the comment that begins with a # after a space."""
    return re.sub(r"(^|\s)#\s.*", "", line).strip()


def inline_commands() -> list[Command]:
    """Return the commands in running text: `hatbox verify FILE`."""
    return [
        Command(page, found[1])
        for page, text in pages().items()
        for found in re.finditer(r"`((?:hatbox|python3?|npm) [^`\n]+(?:\n[^`\n]+)?)`", FENCE.sub("", text))
    ]


def shows(expected: str, output: str) -> bool:
    """Return whether an output is as a page shows it: … stands for anything, spaces at line ends for none."""
    wanted = "\n".join(line.rstrip() for line in expected.strip("\n").splitlines())
    got = "\n".join(line.rstrip() for line in output.splitlines())
    return re.search(".*?".join(map(re.escape, wanted.split("…"))), got, re.DOTALL) is not None
