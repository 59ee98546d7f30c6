"""A film told: as lines for people, as a report for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import asdict
from rich.text import Text

from huisclos.kernel import CLOCK, DEALER, Seat, Told
from huisclos.tables import Sitting
from huisclos.tables.event import (
    Clocked,
    Extended,
    GivenBack,
    Paused,
    Resumed,
    Retracted,
    Said,
    Skipped,
    TakenOver,
    TimeCalled,
    Undone,
    Wondered,
)
from huisclos.texts import reason, say, told_again

from .film import Film, Step
from .screen import clean, make_console

NOBODY = {DEALER: "replay-chance", CLOCK: "replay-time"}


def report(film: Film, eyes: Seat | None, language: str) -> dict[str, Any]:
    sitting = film.sitting
    steps = (step for step in film.steps if step.reaches(eyes))
    return {
        "game": film.game.name,
        "unjudged": film.unjudged and reason(language, None, film.unjudged),
        "number": film.number,
        "games": film.total,
        "names": [*sitting.names],
        "seat": eyes,
        "over": sitting.over if isinstance(sitting, Sitting) else None,
        "steps": [_report(film, step, eyes, language) for step in steps],
    }


def _report(film: Film, step: Step, eyes: Seat | None, language: str) -> dict[str, Any]:
    """Whose move it was, a seat knows of its own only: the notes say what else it may know."""
    notes = [
        {
            "to": told.to if eyes is None or told.to is None else [eyes],
            "note": msgspec.to_builtins(told.note),
            "text": _sentence(film, told, language),
        }
        for told in step.told
        if eyes is None or told.reaches(eyes)
    ]
    return {
        "at": round(step.at, 3),
        "event": type(step.event).__name__,
        "seat": step.seat if film.names_mover(step, eyes) else None,
        "notation": film.notation(step, eyes),
        "notes": notes,
    }


def tell(film: Film, eyes: Seat | None, language: str) -> None:
    console = make_console()
    sitting = film.sitting
    head = say(
        language,
        None,
        "replay-head",
        game=say(language, film.game, "game-name"),
        number=film.number,
        total=film.total,
        names=", ".join(sitting.names),
    )
    console.print(Text(clean(head), style="bold"))
    if eyes is not None:
        seen = say(language, None, "replay-seen", name=sitting.names[eyes])
        console.print(Text(clean(seen), style="dim"))
    if film.unjudged:
        console.print(Text(reason(language, None, film.unjudged), style="yellow"))
    for step in film.steps:
        if step.reaches(eyes):
            time = f"{int(step.at) // 60:>3}:{int(step.at) % 60:02}  "
            for text, audience in _lines(film, step, eyes, language):
                line = Text.assemble((time, "cyan"), clean(text), (clean(audience), "dim"))
                console.print(line, soft_wrap=True)


def _sentence(film: Film, told: Told[Any], language: str) -> str:
    sitting = film.sitting
    options = asdict(sitting.options) if isinstance(sitting, Sitting) else {}
    return told_again(language, film.game, told, sitting.names, options)


def _lines(film: Film, step: Step, eyes: Seat | None, language: str) -> Iterator[tuple[str, str]]:
    """What a step told; before all eyes, with whom it was told to."""
    sitting = film.sitting
    for told in step.told:
        text = _sentence(film, told, language)
        if eyes is None:
            yield text, f"  ({_audience(told, sitting.names, language)})"
        elif told.reaches(eyes):
            yield text, ""
    if happened := _happened(step, language):
        yield happened, ""
    if film.unjudged and (move := film.notation(step, eyes)):
        assert step.seat is not None
        name = say(language, None, NOBODY[step.seat]) if step.seat in NOBODY else step.name
        yield f"{name}  {move}", ""


def _audience(told: Told[Any], names: tuple[str, ...], language: str) -> str:
    if told.to is None:
        return say(language, None, "replay-to-all")
    return f"→ {', '.join(names[seat] for seat in told.to)}"


def _happened(step: Step, language: str) -> str | None:
    """What happened round the game."""
    match step.event:
        case Said(slip=True):
            return None
        case Said(text=text):
            return say(language, None, "talk-line", name=step.name, text=text)
        case TakenOver():
            return say(language, None, "member-bot-took", name=step.name)
        case GivenBack():
            return say(language, None, "member-given-back", name=step.name)
        case Wondered():
            return say(language, None, "wonder-asked", name=step.name)
        case Clocked(on):
            return say(language, None, "clocks-on" if on else "clocks-off")
        case Extended():
            return say(language, None, "clock-added")
        case TimeCalled():
            return say(language, None, "clock-call")
        case Skipped():
            return say(language, None, "deed-skipped", by=step.name)
        case Paused(None):
            return say(language, None, "deserted")
        case Paused():
            return say(language, None, "paused-by", name=step.name)
        case Resumed():
            return say(language, None, "resumed-by", name=step.name)
        case Undone() | Retracted():
            return say(language, None, "play-undone")
    return None
