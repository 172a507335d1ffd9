"""Retired names stay out of the code: the words in use are in docs/glossary.md."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/hatbox", "tests", "bench", "tools")
RETIRED_NAMES = {  # whole identifiers: what to write instead
    r"Mind": "Searcher",
    r"ponder": "search",
    r"_forest": "_trees_by_thread",
    r"Thought": "Decision",
    r"Trees": "SearchTrees",
    r"Witnesses|Witnessed|Sight": "View, ViewerScene",
    r"retrace|taken_back|Tried": "replay",
    r"Arrivals?": "the command pipeline",
    r"back_to": "rewind_to",
    r"OneLineParser": "Parser",
    r"Typist": "Keyboard",
    r"whole_file": "atomic_write",
    r"Happenings?|happenings?": "GameEvent, event",
    r"thaw|pour|unraw|grown|count_up|rows_of_numbers": "a function of compiled.records, buffers or intrinsics",
    r"Dice|HasChance|HasTable": "Rng, HasRng, GameState",
    r"read_first|deal_by_key|standing_after|mover_in_play": "parse_first, from_key, preview_scores, is_complete",
    r"(re)?told|told_at|[Tt]ellings?|witness(es)?|Witness": "event_text, broadcast, renderer",
    r"Hall|hall(_of)?|Desk|desk|Brains|brains|nursery": "TableService, AppContext, BotRunner, fork_server",
    r"Deed|ServerDeed": "Command, InternalCommand",
    r"reckon(ed)?|conceal|soundness|unsound": "describe_scores, observe_in_play, violations",
    r"roster|weigh|plausible|curiosity|blurred": "registry, prior, likelihood, exploration, forget",
    r"(MOST|LEAST)(_\w+)?": "MAX_, MIN_",
    r"fault": "error",
    r"[Ss]tory": "observations",
}
RETIRED_ON_THE_PAGE = {  # whole identifiers in web/src
    r"told(By)?|[Tt]ell(er|ing)?|[Ss]tory": "describe, animator, animation",
    r"[Hh]appen(ing|ings|ed)|Deed|Standing|Ways?": "GameEvent, TableEvent, Command, ScorePreview, paths",
    r"fault": "error",
    r"unhurried|tucked|awaited|Nearer|Closer|LeftOut|Strips": "names in docs/web.md",
    r"MOST(_\w+)?": "MAX_",
}
RETIRED_MODULES = {
    "arrivals", "fair", "manners", "many", "minds", "news", "nursery", "pace", "roster", "saving", "served", "telling",
    "thinking", "typing", "usual", "wire_views", "witness",
}  # fmt: skip
RETIRED_IN_COMMANDS = {  # in the folders of COMMANDS
    r"asked": "args (parsed arguments) or what it is",
    r"found": "a noun",
    r"one": "the singular noun",
}
COMMANDS = tuple(f"src/hatbox/{name}/" for name in ("adapters", "bots", "cli", "lab", "records", "terminal"))
COMMANDS += ("bench/", "tools/")


def identifiers(source: str) -> set[str]:
    """Return the names that a module defines or uses."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword):  # may be a variable of a message
            continue
        fields = (getattr(node, field, None) for field in ("id", "attr", "name", "arg", "asname"))
        names.update(name for name in fields if isinstance(name, str))
    return names


def page_identifiers(source: str) -> set[str]:
    """Return the words of a TypeScript or Svelte file outside comments, styles and strings."""
    without = r"/\*.*?\*/|<!--.*?-->|<style.*?</style>|//[^\n]*|\"(?:[^\"\\\n]|\\.)*\""
    return set(re.findall(r"(?<![\w$-])[A-Za-z_]\w*(?![\w$-])", re.sub(without, "", source, flags=re.DOTALL)))


def find_retired(names: set[str], retired: dict[str, str]) -> list[str]:
    """Return the retired names among some, each with what to write instead."""
    return [
        f"{name} (write {better})"
        for name in sorted(names)
        for pattern, better in retired.items()
        if re.fullmatch(pattern, name)
    ]


def test_retired_names_are_found() -> None:
    source = "class Mind:\n    def ponder(self, asked): return back_to(self.MOST_SEATS)\n"
    names = identifiers(source)
    assert [text.split()[0] for text in find_retired(names, RETIRED_NAMES)] == [
        "MOST_SEATS",
        "Mind",
        "back_to",
        "ponder",
    ]
    assert [text.split()[0] for text in find_retired(names, RETIRED_IN_COMMANDS)] == ["asked"]
    page = 'const told = t("story-told"); // the story'
    assert [text.split()[0] for text in find_retired(page_identifiers(page), RETIRED_ON_THE_PAGE)] == ["told"]


def test_retired_names_stay_out() -> None:
    faults = []
    for file in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if path == "tests/test_vocabulary.py":
            continue
        names = identifiers(file.read_text(encoding="utf-8"))
        faults += [f"{path}: {text}" for text in find_retired(names, RETIRED_NAMES)]
        if path.startswith(COMMANDS):
            faults += [f"{path}: {text}" for text in find_retired(names, RETIRED_IN_COMMANDS)]
        if file.stem in RETIRED_MODULES:
            faults.append(f"{path}: a retired module name")
    assert not faults, "see docs/glossary.md: " + "; ".join(faults)


def test_retired_names_stay_out_of_the_page() -> None:
    faults = []
    for file in sorted(file for suffix in ("ts", "svelte") for file in (ROOT / "web/src").rglob(f"*.{suffix}")):
        names = page_identifiers(file.read_text(encoding="utf-8"))
        faults += [f"{file.relative_to(ROOT)}: {text}" for text in find_retired(names, RETIRED_ON_THE_PAGE)]
    assert not faults, "see docs/glossary.md: " + "; ".join(faults)


def test_docstrings_are_no_questions() -> None:
    errors = []
    for file in sorted((ROOT / "src/hatbox").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node) or ""
                if re.match(r"(What|Who|How|Whether|Where|Whoever) ", text):
                    errors.append(f"{file.relative_to(ROOT)}: {text.splitlines()[0]}")
    assert not errors, "begin with a verb or a noun: " + "; ".join(errors)
