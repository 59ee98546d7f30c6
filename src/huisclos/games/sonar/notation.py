"""Actions of Captain Sonar as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from huisclos.kernel import TimeUp, UnreadableNotation

from .acts import (
    Accept,
    Action,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    First,
    Lay,
    Lot,
    Lots,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trace,
)
from .hull import middle
from .sea import Heading
from .things import Part, Phrase, System

HELP = (
    "none of: place G2, N, charge torpedo, charge none, cross W1, mine G2, blast G2, torpedo G2, "
    "drone 3, sonar, answer row 4 sector 2, silence E 3, archer G2, surface, dive, end, trace bow, "
    "accept, reject, draw, say ready torpedo, say sectors 5 6"
)
# a verb and nothing more, and a verb with a cell
BARE: dict[str, Action] = {
    "sonar": Sonar(),
    "surface": Surface(),
    "dive": Dive(),
    "end": EndTurn(),
    "accept": Accept(),
    "reject": Reject(),
    "draw": Draw(),
    "time": TimeUp(),
}
AIMED: dict[str, type[Place | Lay | SetOff | Torpedo | Archer]] = {
    "place": Place,
    "mine": Lay,
    "blast": SetOff,
    "torpedo": Torpedo,
    "archer": Archer,
}
WORDS = {type(action): word for word, action in BARE.items()}
AIMS = {kind: word for word, kind in AIMED.items()}


def write(action: Action) -> str:
    match action:
        case Course(heading):
            return heading
        case Place(cell) | Lay(cell) | SetOff(cell) | Torpedo(cell) | Archer(cell):
            return f"{AIMS[type(action)]} {cell}"
        case Charge(system):
            return f"charge {system or 'none'}"
        case Cross(light):
            return f"cross {light}"
        case Drone(sector):
            return f"drone {sector}"
        case Silence(heading, cells):
            return f"silence {heading} {cells}"
        case Answer(row, column, sector):
            said = (("row", row), ("column", column), ("sector", sector))
            return " ".join(["answer", *(f"{kind} {x}" for kind, x in said if x is not None)])
        case Trace(part, line):
            if line == middle(part):
                return f"trace {part}"
            return " ".join([f"trace {part}", *(f"{x},{y}" for x, y in line)])
        case Report(phrase, system, heading, sectors, cell):
            more = (x for x in (system, heading, *map(str, sectors), cell) if x is not None)
            return " ".join(["say", phrase, *more])
        case First(crew):
            return f"first {crew}"
        case Lots(lots):
            return " ".join(
                ["lots", ", ".join(f"{lot.crew} {write(lot.act)}" for lot in lots)]
            ).strip()
    return WORDS[type(action)]


def read(text: str) -> Action:
    verb, *rest = text.split() or [""]
    try:
        return _read(verb, rest)
    except (ValueError, KeyError, IndexError, TypeError):
        raise UnreadableNotation(f"{text!r} is {HELP}") from None


def _read(verb: str, rest: list[str]) -> Action:
    if verb == "trace" and rest:
        part = Part(rest[0])
        points = tuple(_point(text) for text in rest[1:])
        return Trace(part, points or middle(part))
    if verb == "lots":
        return Lots(tuple(map(_read_lot, filter(None, " ".join(rest).split(", ")))))
    if verb == "say" and rest:
        return _read_report(Phrase(rest[0]), rest[1:])
    match verb, rest:
        case "N" | "E" | "S" | "W", []:
            return Course(Heading(verb))
        case _, [] if verb in BARE:
            return BARE[verb]
        case _, [cell] if verb in AIMED:
            return AIMED[verb](cell)
        case "charge", [system]:
            return Charge(None if system == "none" else System(system))
        case "cross", [light]:
            return Cross(light)
        case "drone", [sector]:
            return Drone(int(sector))
        case "silence", [heading, cells]:
            return Silence(Heading(heading), int(cells))
        case "answer", [*said] if len(said) % 2 == 0:
            pairs = dict(zip(said[::2], said[1::2], strict=True))
            row, column, at = (pairs.pop(kind, None) for kind in ("row", "column", "sector"))
            if not pairs:
                return Answer(
                    None if row is None else int(row), column, None if at is None else int(at)
                )
        case "first", [crew]:
            return First(int(crew))
    raise ValueError(verb)


def _read_lot(text: str) -> Lot:
    crew, verb, *rest = text.split()
    act = _read(verb, rest)
    if not isinstance(act, Place | Course | Charge | Cross | Answer):
        raise ValueError(text)
    return Lot(int(crew), act)


def _point(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _read_report(phrase: Phrase, rest: list[str]) -> Report:
    match phrase, rest:
        case Phrase.SECTORS, [*sectors]:
            return Report(phrase, sectors=tuple(map(int, sectors)))
        case Phrase.READY | Phrase.BROKEN, [system]:
            return Report(phrase, system=System(system))
        case Phrase.NOT_TO | Phrase.GO, [heading]:
            return Report(phrase, heading=Heading(heading))
        case Phrase.HERE, [cell]:
            return Report(phrase, cell=cell)
        case _, []:
            return Report(phrase)
    raise ValueError(phrase)
