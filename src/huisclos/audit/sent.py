"""Messages side by side: whether two streams are the same to the last byte, and if they are not,
whether they part by a note that may reveal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

LONGEST = 160  # letters of a value shown


@dataclass(frozen=True)
class Parting:
    """Where two streams differ; `lawful`: by a note that may reveal."""

    what: str
    here: str
    there: str
    lawful: bool = False
    by_note: bool = False


def compare(
    here: Sequence[bytes],
    there: Sequence[bytes],
    reveals: Collection[str],
    opens: Mapping[str, Collection[str]] | None = None,
) -> Parting | None:
    """None: the same, to the last byte. `opens`: what a note lays open on the sheet of who hears
    it."""
    if here == there:
        return None
    one, other = [msgspec.json.decode(m) for m in here], [msgspec.json.decode(m) for m in there]
    mine, its = notes(one), notes(other)
    at = next((n for n, (a, b) in enumerate(zip(mine, its, strict=False)) if a != b), None)
    if at is None and len(mine) != len(its):
        at = min(len(mine), len(its))
    if at is None:  # not by a note
        opened = {field for note in mine for field in (opens or {}).get(note["type"], ())}
        shut, its_shut = cover(one, opened), cover(other, opened)
        if shut != its_shut:
            return difference(shut, its_shut, "messages")
        return replace(difference(one, other, "messages"), lawful=True, by_note=True)
    if (mine or its) and (first := numbers(one)) is not None:
        second = numbers(other)
        if second is not None and first != second:
            return Parting("messages.heard, before these notes", str(first), str(second))
    a, b = (notes[at] if at < len(notes) else None for notes in (mine, its))
    lawful = any(note is not None and note["type"] in reveals for note in (a, b))
    return Parting(f"note {at} of the step", short(a), short(b), lawful, by_note=True)


def sides(here: Sequence[bytes], there: Sequence[bytes]) -> tuple[str, str]:
    """Two answers that differ, told by the first thing that does."""
    one, other = ([msgspec.json.decode(message) for message in some] for some in (here, there))
    parting = difference(one, other, "")
    return parting.here, parting.there


def cover(messages: Sequence[Any], fields: Collection[str]) -> list[Any]:
    """The same messages, without these fields of a sheet."""
    if not fields:
        return [*messages]
    return [
        message | {"sheet": sheet | {"private": without(sheet["private"], fields)}}
        if (sheet := message.get("sheet"))
        else message
        for message in messages
    ]


def without(private: dict[str, Any], fields: Collection[str]) -> dict[str, Any]:
    return {name: value for name, value in private.items() if name not in fields}


def notes(messages: Sequence[Any]) -> list[Any]:
    return [note for message in messages for note in message.get("notes", ())]


def numbers(messages: Sequence[Any]) -> int | None:
    """How many notes had been heard before these."""
    for message in messages:
        if "heard" in message:
            return int(message["heard"]) - len(message.get("notes", ()))
    return None


def difference(here: Any, there: Any, path: str) -> Parting:
    """The first place where two decoded values differ."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in sorted(here.keys() | there.keys()):
            if here.get(key, ...) != there.get(key, ...):
                return difference(here.get(key), there.get(key), f"{path}.{key}")
    if isinstance(here, list) and isinstance(there, list):
        for at, (mine, its) in enumerate(zip(here, there, strict=False)):
            if mine != its:
                return difference(mine, its, f"{path}[{at}]")
    return Parting(path, short(here), short(there))


def short(value: Any) -> str:
    if value is None:
        return "nothing"
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
