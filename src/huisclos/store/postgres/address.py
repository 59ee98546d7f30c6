"""The address of a database. Its password is shown to nobody."""

from __future__ import annotations

import re
from urllib.parse import SplitResult, parse_qsl, unquote, urlencode, urlsplit, urlunsplit

SCHEMES = ("postgresql", "postgres")
SECRETS = ("password", "sslpassword")


def is_database(url: str) -> bool:
    return url.partition("://")[0] in SCHEMES


def parsed(url: str) -> SplitResult | None:
    """None: where its password ends cannot be told."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return None if "@" in parts.path + parts.query + parts.fragment else parts


def shown(url: str) -> str:
    """As it may be printed and logged."""
    if "://" not in url:
        return url
    if (parts := parsed(url)) is None:
        return f"{url.partition('://')[0]}://…"
    who, at, where = parts.netloc.rpartition("@")
    asked = [(key, value) for key, value in parse_qsl(parts.query) if key not in SECRETS]
    return urlunsplit(
        (parts.scheme, who.partition(":")[0] + at + where, parts.path, urlencode(asked), "")
    )


def without_secrets(text: str, url: str) -> str:
    """What somebody else has to say of an address may quote it."""
    if (parts := parsed(url)) is None:
        return ""
    given = [parts.netloc.rpartition("@")[0].partition(":")[2]]
    given += [value for key, value in parse_qsl(parts.query) if key in SECRETS]
    words = {word for each in given for word in (each, unquote(each)) if word}
    if not words:
        return text
    longest_first = sorted(words, key=len, reverse=True)
    return re.sub("|".join(map(re.escape, longest_first)), "***", text)
