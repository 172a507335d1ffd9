"""The name of a device from the User-Agent header: browser and system, and nothing that tells two of them apart."""

from __future__ import annotations

# In this order: most browsers also name those that they descend from.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("OPT/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("YaBrowser/", "Yandex"),
    ("DuckDuckGo/", "DuckDuckGo"),
    ("Ddg/", "DuckDuckGo"),
    ("FxiOS/", "Firefox"),
    ("Focus/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("hatbox/", "hatbox"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
    ("X11", "Linux"),
)
MAX_LENGTH = 1000  # characters that are looked at


def device_name(user_agent: str) -> str:
    """Return browser and system, one of them if the other is unknown, "" for neither.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("curl/8.5.0")
    ''
    """
    text = user_agent[:MAX_LENGTH]
    names = (
        next((name for mark, name in BROWSERS if mark in text), ""),
        next((name for mark, name in SYSTEMS if mark in text), ""),
    )
    return ", ".join(filter(None, names))
