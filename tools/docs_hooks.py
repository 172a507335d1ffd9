"""MkDocs hooks of the documentation site: generated pages, and links that lead out of docs/.

- The pages of tools/docs_pages.py are made at every build; CHANGELOG.md and others of the root become pages.
- A link to a file outside docs/ leads to the repository (HATBOX_REPOSITORY, or what pyproject.toml names); without one
  it is plain text. A file that does not exist is a warning, which fails the build.
- A link whose text is the name of a file ("see bots.md", which suits those who read the files) shows the page's title.
- "```python leduc/state.py" (code with the name of its file, as add-a-game.md has it) gets that name as its title.
"""

from __future__ import annotations

import json
import logging
import posixpath
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import docs_pages
from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
LOG = logging.getLogger("mkdocs.plugins.hatbox")
OF_THE_ROOT = {  # pages of the site that stand outside docs/
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "code-of-conduct.md": "CODE_OF_CONDUCT.md",
}
GENERATED: dict[str, Callable[[], str]] = {
    "reference/command-line.md": docs_pages.command_line_page,
    "reference/rest.md": docs_pages.rest_page,
    "reference/openapi.json": lambda: json.dumps(openapi(), indent=1),
    **{f"reference/{name}.md": lambda name=name: docs_pages.python_page(name) for name in docs_pages.PYTHON},  # type: ignore[misc]
}
PENDING = {  # pages that have a place in the navigation and are still being written
    "admin.md": "Administration",
    "capacity.md": "Capacity",
    "upgrading.md": "Upgrading",
}
TOKEN = re.compile(  # code, which is left alone; a link; empty brackets, which would be a reference
    r"^```.*?^```$|(?<!!)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)|`[^`\n]+`|\[\]",
    re.MULTILINE | re.DOTALL,
)
TITLED_FENCE = re.compile(r"^```(\w+) ([\w./-]+)$", re.MULTILINE)


def openapi() -> dict[str, Any]:
    """Return the document that a server has at /openapi.json."""
    from hatbox.server.transport.openapi import document

    return document()


@cache
def source_address() -> str:
    """Return the address of the repository that the package names, or nothing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project.get("urls", {}).get("Source", ""))


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not files of docs/."""
    pages = {name: make() for name, make in GENERATED.items()}
    pages |= {name: (ROOT / source).read_text(encoding="utf-8") for name, source in OF_THE_ROOT.items()}
    pages |= {
        name: f"# {title}\n\nThis page is being written; see [Hosting](hosting.md).\n"
        for name, title in PENDING.items()
    }
    for name, text in pages.items():
        if files.get_file_from_path(name) is None:
            files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Give code its title, links the titles of their pages, and links out of docs/ their target."""
    if page.is_homepage:
        page.meta["hide"] = ["navigation"]
    here = page.file.src_uri
    origin = OF_THE_ROOT.get(here, f"docs/{here}")  # the file as it stands in the repository

    def link(match: re.Match[str]) -> str:
        text, target = match["text"], match["target"]
        if target is None:
            return r"\[\]" if match[0] == "[]" else match[0]
        path, mark, anchor = target.partition("#")
        if not path or re.match(r"[a-z]+:", target):
            return match[0]
        place = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
        for name, source in OF_THE_ROOT.items():
            if place == source:
                return f"[{text}]({relative(name, here)}{mark}{anchor})"
        if place.startswith("docs/"):
            name = place.removeprefix("docs/")
            title = titles(config.nav).get(name, text) if text in (path, posixpath.basename(path)) else text
            return f"[{title}]({relative(name, here)}{mark}{anchor})"
        if not (ROOT / place).exists():
            LOG.warning("Doc file '%s' links to '%s', which is not in the repository.", here, target)
        repository = config.extra["repository"] or source_address()
        return f"[{text}]({repository}/blob/main/{place}{mark}{anchor})" if repository else text

    return TITLED_FENCE.sub(r'```\1 title="\2"', TOKEN.sub(link, markdown))


def titles(nav: Any) -> dict[str, str]:
    """Return the titles that the navigation gives to pages."""
    if isinstance(nav, list):
        return {name: title for part in nav for name, title in titles(part).items()}
    ((title, inside),) = nav.items()
    return {inside: title} if isinstance(inside, str) else titles(inside)


def relative(target: str, here: str) -> str:
    """Return the path from one page to another."""
    return posixpath.relpath(target, posixpath.dirname(here) or ".")
