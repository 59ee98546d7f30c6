"""Actions of Captain Sonar as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from huisclos.kernel import TimeUp, UnreadableNotation

from . import actions
from .nouns import Part, Phrase, System, hull
from .nouns.sea import Heading

HELP = (
    "none of: place G2, N, charge torpedo, charge none, cross W1, mine G2, blast G2, torpedo G2, "
    "drone 3, sonar, answer row 4 sector 2, silence E 3, archer G2, surface, dive, end, trace bow, "
    "accept, reject, draw, say ready torpedo, say sectors 5 6"
)
# a verb and nothing more, and a verb with a cell
BARE: dict[str, actions.Action] = {
    "sonar": actions.Sonar(),
    "surface": actions.Surface(),
    "dive": actions.Dive(),
    "end": actions.EndTurn(),
    "accept": actions.Accept(),
    "reject": actions.Reject(),
    "draw": actions.Draw(),
    "time": TimeUp(),
}
AIMED: dict[
    str, type[actions.Place | actions.Lay | actions.SetOff | actions.Torpedo | actions.Archer]
] = {
    "place": actions.Place,
    "mine": actions.Lay,
    "blast": actions.SetOff,
    "torpedo": actions.Torpedo,
    "archer": actions.Archer,
}
WORDS = {type(action): word for word, action in BARE.items()}
AIMS = {kind: word for word, kind in AIMED.items()}


def write(action: actions.Action) -> str:
    match action:
        case actions.Course(heading):
            return heading
        case (
            actions.Place(cell)
            | actions.Lay(cell)
            | actions.SetOff(cell)
            | actions.Torpedo(cell)
            | actions.Archer(cell)
        ):
            return f"{AIMS[type(action)]} {cell}"
        case actions.Charge(system):
            return f"charge {system or 'none'}"
        case actions.Cross(light):
            return f"cross {light}"
        case actions.Drone(sector):
            return f"drone {sector}"
        case actions.Silence(heading, cells):
            return f"silence {heading} {cells}"
        case actions.Answer(row, column, sector):
            said = (("row", row), ("column", column), ("sector", sector))
            return " ".join(["answer", *(f"{kind} {x}" for kind, x in said if x is not None)])
        case actions.Trace(part, line):
            if line == hull.middle(part):
                return f"trace {part}"
            return " ".join([f"trace {part}", *(f"{x},{y}" for x, y in line)])
        case actions.Report(phrase, system, heading, sectors, cell):
            more = (x for x in (system, heading, *map(str, sectors), cell) if x is not None)
            return " ".join(["say", phrase, *more])
        case actions.First(crew):
            return f"first {crew}"
        case actions.Lots(lots):
            return " ".join(
                ["lots", ", ".join(f"{lot.crew} {write(lot.act)}" for lot in lots)]
            ).strip()
    return WORDS[type(action)]


def read(text: str) -> actions.Action:
    verb, *rest = text.split() or [""]
    try:
        return _read(verb, rest)
    except (ValueError, KeyError, IndexError, TypeError):
        raise UnreadableNotation(f"{text!r} is {HELP}") from None


def _read(verb: str, rest: list[str]) -> actions.Action:
    if verb == "trace" and rest:
        part = Part(rest[0])
        points = tuple(_point(text) for text in rest[1:])
        return actions.Trace(part, points or hull.middle(part))
    if verb == "lots":
        return actions.Lots(tuple(map(_read_lot, filter(None, " ".join(rest).split(", ")))))
    if verb == "say" and rest:
        return _read_report(Phrase(rest[0]), rest[1:])
    match verb, rest:
        case "N" | "E" | "S" | "W", []:
            return actions.Course(Heading(verb))
        case _, [] if verb in BARE:
            return BARE[verb]
        case _, [cell] if verb in AIMED:
            return AIMED[verb](cell)
        case "charge", [system]:
            return actions.Charge(None if system == "none" else System(system))
        case "cross", [light]:
            return actions.Cross(light)
        case "drone", [sector]:
            return actions.Drone(int(sector))
        case "silence", [heading, cells]:
            return actions.Silence(Heading(heading), int(cells))
        case "answer", [*said] if len(said) % 2 == 0:
            pairs = dict(zip(said[::2], said[1::2], strict=True))
            row, column, at = (pairs.pop(kind, None) for kind in ("row", "column", "sector"))
            if not pairs:
                return actions.Answer(
                    None if row is None else int(row), column, None if at is None else int(at)
                )
        case "first", [crew]:
            return actions.First(int(crew))
    raise ValueError(verb)


def _read_lot(text: str) -> actions.Lot:
    crew, verb, *rest = text.split()
    act = _read(verb, rest)
    if not isinstance(
        act, actions.Place | actions.Course | actions.Charge | actions.Cross | actions.Answer
    ):
        raise ValueError(text)
    return actions.Lot(int(crew), act)


def _point(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


def _read_report(phrase: Phrase, rest: list[str]) -> actions.Report:
    match phrase, rest:
        case Phrase.SECTORS, [*sectors]:
            return actions.Report(phrase, sectors=tuple(map(int, sectors)))
        case Phrase.READY | Phrase.BROKEN, [system]:
            return actions.Report(phrase, system=System(system))
        case Phrase.NOT_TO | Phrase.GO, [heading]:
            return actions.Report(phrase, heading=Heading(heading))
        case Phrase.HERE, [cell]:
            return actions.Report(phrase, cell=cell)
        case _, []:
            return actions.Report(phrase)
    raise ValueError(phrase)
