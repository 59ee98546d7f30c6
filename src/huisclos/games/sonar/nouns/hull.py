"""The hull: its four parts, and whether a line round one of them is good [18]."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from typing import Literal

from msgspec import Struct, json

from ..nouns import Part

WIDTH, HEIGHT = 1200, 460
NEAR = 20  # units between the two ends of a line
FEWEST, MOST = 4, 120  # points of a line

Point = tuple[int, int]
Line = tuple[Point, ...]
Fault = Literal["points", "ends", "outside", "inside", "round"]


class BadHull(ValueError):
    """The hull's file says something that cannot be; says what."""


class Outline(Struct, frozen=True, forbid_unknown_fields=True):
    outer: Line
    inner: Line


class Hull(Struct, frozen=True, forbid_unknown_fields=True):
    what: str
    stern: Outline
    middle: Outline
    top: Outline
    bow: Outline


HULL = json.decode(
    files(__package__.rpartition(".")[0]).joinpath("data/hull.json").read_bytes(), type=Hull
)


def outline(part: Part) -> Outline:
    found: Outline = getattr(HULL, part)
    return found


def fault(part: Part, line: Line) -> Fault | None:
    """What is wrong with a line; None: it stays between the outlines and goes once round."""
    return unfinished(part, line) or overstep(part, line)


def unfinished(part: Part, line: Line) -> Fault | None:
    """It does not go once round."""
    if not FEWEST <= len(line) <= MOST:
        return "points"
    if _distance(line[0], line[-1]) > NEAR:
        return "ends"
    return None if abs(_winding(_heart(part), (*line, line[0]))) == 1 else "round"


def overstep(part: Part, line: Line) -> Fault | None:
    """It leaves the double hull."""
    shape = outline(part)
    closed = (*line, line[0])
    if not all(_within(point, shape.outer) for point in line) or _cuts(closed, shape.outer):
        return "outside"
    if any(_within(point, shape.inner) for point in line) or _cuts(closed, shape.inner):
        return "inside"
    return None


@cache
def middle(part: Part) -> Line:
    """A good line, halfway between the outlines: what is tapped point by point, and what the
    program traces when time is up."""
    shape = outline(part)
    inner = shape.inner
    corners = zip((inner[-1], *inner), inner, (*inner[1:], inner[0]), strict=False)
    line = tuple(_outward(before, at, after, shape) for before, at, after in corners)
    if found := fault(part, (*line, line[0])):
        raise BadHull(f"hull.json, {part}: the line halfway is not good ({found})")
    return (*line, line[0])


@cache
def slips(part: Part) -> tuple[Line, ...]:
    """Lines that overstep at one corner, as a hurried hand draws them."""
    line, inner = middle(part), outline(part).inner
    found = []
    for at in range(1, len(inner)):
        (x, y), (corner_x, corner_y) = line[at], inner[at]
        for far in (3, -1):  # from the inner corner, beyond the outer one; and within
            there = corner_x + far * (x - corner_x), corner_y + far * (y - corner_y)
            slip = (*line[:at], there, *line[at + 1 :])
            if overstep(part, slip) and not unfinished(part, slip):
                found.append(slip)
    if not found:
        raise BadHull(f"hull.json, {part}: no line that oversteps goes round")
    return tuple(found)


# -- plane geometry, in whole numbers ----------------------------------------------------------


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _outward(before: Point, corner: Point, after: Point, shape: Outline) -> Point:
    """From a corner of the inner outline, halfway to the outer one."""
    to, back = _distance(before, corner), _distance(corner, after)
    dx = (corner[0] - before[0]) / to + (corner[0] - after[0]) / back
    dy = (corner[1] - before[1]) / to + (corner[1] - after[1]) / back
    if _side(before, corner, after) * _side(*shape.inner[:3]) < 0:  # a corner that turns inwards
        dx, dy = -dx, -dy
    far = 0
    while _within((round(corner[0] + far * dx), round(corner[1] + far * dy)), shape.outer):
        far += 1
    return round(corner[0] + far * dx / 2), round(corner[1] + far * dy / 2)


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cuts(line: Line, polygon: Line) -> bool:
    """Whether a line crosses an edge of a polygon."""
    edges = [*pairwise((*polygon, polygon[0]))]
    return any(_cross(a, b, c, d) for a, b in pairwise(line) for c, d in edges)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return (_side(a, b, c) > 0) != (_side(a, b, d) > 0) and (_side(c, d, a) > 0) != (
        _side(c, d, b) > 0
    )


def _within(point: Point, polygon: Line) -> bool:
    return _winding(point, (*polygon, polygon[0])) != 0


def _winding(point: Point, closed: Line) -> int:
    """How many times a closed line goes round a point."""
    turns = 0
    for a, b in pairwise(closed):
        if a[1] <= point[1] < b[1] and _side(a, b, point) > 0:
            turns += 1
        elif b[1] <= point[1] < a[1] and _side(a, b, point) < 0:
            turns -= 1
    return turns


@cache
def _heart(part: Part) -> Point:
    """A point inside the inner outline."""
    inner = outline(part).inner
    ears = zip(inner, (*inner[1:], inner[0]), (*inner[2:], *inner[:2]), strict=True)
    spots = ((sum(x for x, _ in ear) // 3, sum(y for _, y in ear) // 3) for ear in ears)
    return next(spot for spot in spots if _within(spot, inner))
