"""Write the table of all options in docs/configuration.md, from src/hatbox/server/options.py.

python tools/options.py            write it
python tools/options.py --check    only compare; exit status 1 if it is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

from hatbox.i18n import DEFAULT_LANGUAGE, help_texts
from hatbox.server.options import OPTIONS, Group, Option

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/configuration.md"
BEGIN, END = "<!-- begin options -->", "<!-- end options -->"


def table() -> str:
    """Return a table for every group of options."""
    parts = []
    for group in Group:
        rows = [row_of(option) for option in OPTIONS if option.group is group]
        head = ["| key | flag | variable | default | |", "|---|---|---|---|---|"]
        parts.append("\n".join([f"### {group.value}", "", *head, *rows]))
    return "\n\n".join(parts)


def row_of(option: Option) -> str:
    shown = option.shown_switch if option.is_switch else option
    flag = shown.flag if option.is_switch else f"{option.flag} {option.metavar}".replace("|", "\\|")
    about = help_texts(DEFAULT_LANGUAGE).say(f"help-{option.text_key}")
    names = [f"`{option.name}`", f"`{flag}`", f"`{shown.variable}`"]
    if option.has_file:
        more = (option.file_key, f"{option.file_flag} FILE", option.file_variable)
        names = [f"{name}<br>`{other}`" for name, other in zip(names, more, strict=True)]
    default = option.default_value
    shown_default = f"`{option.display(default)}`" if default or default == 0 else ""
    if option.is_switch and shown is not option:
        about = f"`false`: {about}"
    return f"| {' | '.join(names)} | {shown_default} | {about} |"


def page() -> str:
    """Return docs/configuration.md with its table generated again."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main(arguments: list[str]) -> int:
    """Write the page, or compare it."""
    wanted = page()
    if PAGE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{PAGE.relative_to(ROOT)} {'differs: run python tools/options.py' if arguments else 'written'}")
    if not arguments:
        PAGE.write_text(wanted, encoding="utf-8")
    return int(bool(arguments))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
