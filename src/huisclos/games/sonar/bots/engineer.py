"""The engineer: which light to cross, looking ahead over the 24 lights for all headings to come."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.kernel import remembered

from ..nouns import Symbol, panel
from ..nouns.sea import HEADINGS, Heading

AHEAD = 1  # courses looked ahead after this one, on any heading
DAMAGE = 1.0  # all is measured in it
DOWN = (  # what it costs for one course that a symbol cannot be used
    (panel.OF_SYMBOL[Symbol.WEAPONS], 0.06),
    (panel.OF_SYMBOL[Symbol.SPECIAL], 0.04),
    (panel.OF_SYMBOL[Symbol.DETECTION], 0.03),
)
KEPT = 0.15  # what it costs besides, where the crew has the system ready or asks for it
SPENT = 0.02  # lights that no circuit will clear: the more of a kind, the worse
LOOSE = (
    *(
        sum(panel.BIT[light.id] for light in panel.SHEET.headings[heading] if light.circuit is None)
        for heading in HEADINGS
    ),
    panel.RADIATION,
)


def best(lights: int, offered: Iterable[str], kept: Iterable[Symbol] = ()) -> str:
    """The light to cross among those offered. None that does damage, if another does not; if it can
    be, none of a symbol that the crew needs now."""

    def key(light: str) -> tuple[bool, float, str]:
        after, damaged = _outcome(lights, light)
        harm = KEPT * sum(bool(after & panel.OF_SYMBOL[symbol]) for symbol in kept)
        return not damaged, _crossing(lights, light, AHEAD) - harm, light

    return max(offered, key=key)


def harmless(lights: int, heading: Heading) -> bool:
    """Whether a course on a heading can do without damage."""
    return any(not _outcome(lights, light)[1] for light in _free(lights, heading))


def outlook(lights: int, heading: Heading) -> float:
    """What a course on a heading is worth to the panel, if the best light is crossed."""
    return _sailing(lights, heading, 1)


@remembered(1 << 15)
def worth(lights: int, ahead: int = 1) -> float:
    """How well the panel stands: 0 is best."""
    value = 0.0
    for symbol, cost in DOWN:
        if lights & symbol:
            value -= cost
    if ahead:
        return value + sum([_sailing(lights, heading, ahead - 1) for heading in HEADINGS]) / 4
    return value - SPENT * sum([(lights & loose).bit_count() ** 2 for loose in LOOSE])


def _sailing(lights: int, heading: Heading, ahead: int) -> float:
    return max([_crossing(lights, light, ahead) for light in _free(lights, heading)])


def _crossing(lights: int, light: str, ahead: int) -> float:
    after, damaged = _outcome(lights, light)
    return worth(after, ahead) - DAMAGE * damaged


@remembered(1 << 12)
def _free(lights: int, heading: Heading) -> tuple[str, ...]:
    of = panel.SHEET.headings[heading]
    return tuple([light.id for light in of if not lights & panel.BIT[light.id]])


@remembered(1 << 15)
def _outcome(lights: int, light: str) -> tuple[int, bool]:
    found = panel.cross(lights, light)
    return found.lights, found.damage
