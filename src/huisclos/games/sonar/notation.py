"""Actions of Captain Sonar as short texts: as the kernel has them, but for what was always spelled
otherwise: a course is its letter, an answer says what it speaks of."""

from __future__ import annotations

from huisclos.kernel import Notation, Spelled

from . import actions
from .nouns import Part, Phrase, System, hull
from .nouns.sea import HEADINGS, Heading

COURSES = {str(heading): actions.Course(heading) for heading in HEADINGS}


def write(action: actions.Action) -> str:
    return action.heading if isinstance(action, actions.Course) else NOTATION.write(action)


def read(text: str) -> actions.Action:
    """Raises UnreadableNotation."""
    found: actions.Action = COURSES.get(text.strip()) or NOTATION.read(text)
    return found


# -- gauges, answers, lines -----------------------------------------------------------------------


def write_charge(charge: actions.Charge) -> str:
    return charge.system or "none"


def read_charge(text: str) -> actions.Charge:
    return actions.Charge(None if text == "none" else System(text))


def write_answer(answer: actions.Answer) -> str:
    said = (("row", answer.row), ("column", answer.column), ("sector", answer.sector))
    return " ".join(f"{kind} {value}" for kind, value in said if value is not None)


def read_answer(text: str) -> actions.Answer:
    words = text.split()
    pairs = dict(zip(words[::2], words[1::2], strict=True))
    row, column, sector = (pairs.pop(kind, None) for kind in ("row", "column", "sector"))
    if pairs:
        raise ValueError(text)
    return actions.Answer(row and int(row), column, sector and int(sector))  # type: ignore[arg-type]


def write_trace(trace: actions.Trace) -> str:
    points = () if trace.line == hull.middle(trace.part) else trace.line
    return " ".join([trace.part, *(f"{x},{y}" for x, y in points)])


def read_trace(text: str) -> actions.Trace:
    part, *points = text.split()
    line = tuple(map(_point, points))
    return actions.Trace(Part(part), line or hull.middle(Part(part)))


def _point(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


# -- reports and lots -----------------------------------------------------------------------------


def write_report(report: actions.Report) -> str:
    more = (report.system, report.heading, *map(str, report.sectors), report.cell)
    return " ".join([report.phrase, *(word for word in more if word is not None)])


def read_report(text: str) -> actions.Report:
    phrase, *rest = text.split()
    match Phrase(phrase), rest:
        case Phrase.SECTORS, [*sectors]:
            return actions.Report(Phrase.SECTORS, sectors=tuple(map(int, sectors)))
        case Phrase.READY | Phrase.BROKEN as said, [system]:
            return actions.Report(said, system=System(system))
        case Phrase.NOT_TO | Phrase.GO as said, [heading]:
            return actions.Report(said, heading=Heading(heading))
        case Phrase.HERE, [cell]:
            return actions.Report(Phrase.HERE, cell=cell)
        case said, []:
            return actions.Report(said)
    raise ValueError(text)


def write_lots(lots: actions.Lots) -> str:
    return ", ".join(f"{lot.crew} {write(lot.act)}" for lot in lots.lots)


def read_lots(text: str) -> actions.Lots:
    return actions.Lots(tuple(map(_lot, filter(None, text.split(", ")))))


def _lot(text: str) -> actions.Lot:
    crew, _, act = text.partition(" ")
    drawn = read(act)
    if not isinstance(drawn, actions.Drawn):
        raise ValueError(text)
    return actions.Lot(int(crew), drawn)


NOTATION = Notation(
    actions.Action,
    verbs={
        actions.Lay: "mine",
        actions.SetOff: "blast",
        actions.EndTurn: "end",
        actions.Report: "say",
    },
    spelled={
        actions.Charge: Spelled(write_charge, read_charge),
        actions.Answer: Spelled(write_answer, read_answer),
        actions.Trace: Spelled(write_trace, read_trace),
        actions.Reject: Spelled(
            lambda reject: reject.part or "",
            lambda text: actions.Reject(Part(text) if text else None),
        ),
        actions.Report: Spelled(write_report, read_report),
        actions.Lots: Spelled(write_lots, read_lots),
    },
)
