"""Check that every cited rule exists, and that every rule has code that cites it and a test named by it.

python tools/check_citations.py     prints what is missing; exit status 1 if anything is
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"H": "hats", "M": "magic_hat", "T": "top_hats"}
WEIGHTS = "networks.py"  # text that may look like anything
ID = re.compile(r"\b([HMT])(\d{1,2})(?=[a-c]?\b)")


def ids_in(text: str) -> set[str]:
    """Return the rule ids that a text cites."""
    return {letter + number for letter, number in ID.findall(text)}


def find_errors() -> list[str]:
    """Return every wrong or missing citation."""
    errors = []
    for letter, game in GAMES.items():
        page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        rules = set(re.findall(rf"^### ({letter}\d+)\b", page, re.MULTILINE))
        files = (file for file in (ROOT / "src/hatbox/games" / game).glob("*.py") if file.name != WEIGHTS)
        code = "".join(file.read_text(encoding="utf-8") for file in files)
        cited = {rule for rule in comments_and_strings(code) if rule[0] == letter}
        tests = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "rulings").glob("*.py"))
        tested = set(re.findall(rf"def test_({letter}\d+)_", tests))
        errors += [f"{game}: {rule} is cited but is not a rule" for rule in sorted(cited - rules)]
        errors += [f"{game}: {rule} has no code that cites it" for rule in sorted(rules - cited)]
        errors += [f"{game}: {rule} has no test named by it" for rule in sorted(rules - tested)]
        errors += [f"{game}: test_{rule} is named by a rule that is not there" for rule in sorted(tested - rules)]
    return errors


def comments_and_strings(code: str) -> set[str]:
    """Return the ids cited in comments, docstrings and errors; cells and cards look alike but do not count."""
    parts = re.findall(r'"""(.*?)"""', code, re.DOTALL) + re.findall(r"#(.*)", code)
    parts += re.findall(r'IllegalMove\(\s*"(\w+)"', code) + re.findall(r"rule = (.*)", code)
    return ids_in("\n".join(parts))


if __name__ == "__main__":
    errors = find_errors()
    print("\n".join(errors) or "every rule has code and a test")
    raise SystemExit(bool(errors))
