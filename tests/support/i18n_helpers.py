"""The page's messages, in the language of a reader."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page

RIGHT_TO_LEFT = ("he",)


@cache
def words(language: str) -> FluentBundle:
    """The words of the page's screens in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in files("hatbox.i18n").joinpath("web", language).iterdir():
        bundle.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return bundle


def message_text(page: Page, key: str) -> str:
    """Return a message as a page shows it."""
    language = page.locator("html").get_attribute("lang")
    assert language is not None
    pattern = words(language).get_message(key).value
    assert pattern is not None, f"{language}: {key} has no text"
    text, errors = words(language).format_pattern(pattern)
    assert not errors, f"{language}: {key}: {errors[0]}"
    return str(text)


def button(page: Page, key: str, *, exact: bool = False) -> Locator:
    """A button of a page, by what it is called there."""
    return page.get_by_role("button", name=message_text(page, key), exact=exact)
