"""The captain who tracks: fires when a hit is nearly sure, keeps its charges until then, and minds
what the enemy can know of us."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from .. import actions
from ..nouns import System
from ..nouns.sea import each
from . import engineer
from .aim import KILL, VAGUE, best_torpedo, gain, threat
from .situation import LEGS, Situation, blasting, offered

SEEK = 4  # cells: from so many on it pays to ask
SPLIT = 0.25  # the smaller part that a drone must tell from the rest
FEW = 3  # courses left: time to slip away

SURFACING = 0.45  # three turns for the enemy
LATER = 0.8  # what is due a course later counts so much
EXPOSED = 1.5  # how much longer a surfaced boat is in danger
ICE = 1.0
CLOSER = 0.02  # per cell of distance
PROMISE = 0.2  # of a shot that is not yet good enough
HIDDEN = 0.03  # per doubling of the cells where the enemy must look for us
MINED = 0.1  # near a place where an enemy mine may be
WHIM = 0.02  # what is nearly as good is as good
SLIP = 0.2  # the same for a silence, that nobody may guess it
STILL = 0.1  # a silence on the spot wastes it

Move = TypeVar("Move", bound=actions.Action)


def command(s: Situation, moves: Sequence[actions.Action], rng: Random) -> actions.Action | None:
    """What the captain does now; None: nothing."""
    if places := offered(moves, actions.Place):
        return _start(s, places, rng)
    if answers := offered(moves, actions.Answer):
        return _answer(s, answers, rng)
    if s.public.crew not in (None, s.crew):  # in the enemy's turn
        return _shot(s, moves)
    act = _shot(s, moves) or _question(s, moves) or _system(s, moves, rng)
    if act is None and s.sheet.asked and s.public.phase == "sailing":
        return None  # the engineer is about to answer
    return act or _course(s, moves, rng) or next(iter(offered(moves, actions.EndTurn)), None)


def _question(s: Situation, moves: Sequence[actions.Action]) -> actions.Action | None:
    """[21] What might be used is asked about when it could be used."""
    if not s.sheet.duty.armed or s.sheet.duty.doing != "ready":
        return None
    return next(iter(offered(moves, actions.Ask)), None)


def _best(
    moves: Sequence[Move], worth: Callable[[Move], float], rng: Random, whim: float = WHIM
) -> Move:
    """The best move, or one nearly as good."""
    values = [worth(move) + rng.uniform(0, whim) for move in moves]
    return moves[values.index(max(values))]


def _shot(s: Situation, moves: Sequence[actions.Action]) -> actions.Action | None:
    """The best blast, if one is good enough."""
    blasts = blasting(moves)
    gains = [gain(s, s.sea.index[move.cell], s.at) for move in blasts]
    return blasts[gains.index(max(gains))] if gains and max(gains) >= s.nerve.fire else None


# -- courses -----------------------------------------------------------------------------------


def _start(s: Situation, places: Sequence[actions.Place], rng: Random) -> actions.Place:
    """Anywhere with room: the enemy can expect no cell more than another."""
    roomy = [place for place in places if s.legs(s.sea.index[place.cell], 0) == LEGS]
    return rng.choice(roomy or places)


def _course(s: Situation, moves: Sequence[actions.Action], rng: Random) -> actions.Action | None:
    """Who has just been up stays down, if there is a way: two boats that surface in turn would
    never end."""
    was_up = s.trail == 1 << s.at
    ahead: Sequence[actions.Course | actions.Surface] = offered(moves, actions.Course)
    courses = ahead if ahead and was_up else [*ahead, *offered(moves, actions.Surface)]

    def worth(move: actions.Course | actions.Surface) -> float:
        return _sailing(s, move) if isinstance(move, actions.Course) else _surfacing(s)

    return _best(courses, worth, rng) if courses else None


def _sailing(s: Situation, move: actions.Course) -> float:
    there = s.sea.step[move.heading][s.at]
    known = s.us.course(move.heading)
    worth = _room(s, there, s.taken | 1 << there)
    if s.lights is not None:
        worth += engineer.outlook(s.lights, move.heading)
    if s.foe.board.bit_count() <= VAGUE:
        worth += _approach(s, there)
    if s.foe.mined & (s.grid.cells[there] | s.grid.around[there]):
        worth -= MINED
    return worth - threat(s, known, there) + HIDDEN * math.log2(known.board.bit_count())


def _room(s: Situation, cell: int, taken: int) -> float:
    """Sooner or later a boat must surface; later is better."""
    return -SURFACING * LATER ** s.legs(cell, taken)


def _approach(s: Situation, there: int) -> float:
    """To be near the enemy is good with a torpedo, and only then."""
    far = _distance(s, there)
    if not s.ready(System.TORPEDO):
        return CLOSER * min(far, s.nerve.apart) if s.loaded else 0.0
    shot = best_torpedo(s, there)
    return shot if shot >= s.nerve.fire else PROMISE * shot - CLOSER * far


def _distance(s: Situation, cell: int) -> float:
    """To the enemy, on average."""
    size = s.sea.size
    y, x = divmod(cell, size)
    steps = [abs(y - other // size) + abs(x - other % size) for other in each(s.foe.cells)]
    return sum(steps) / len(steps)


def _surfacing(s: Situation) -> float:
    known = s.us.within(s.grid.sectors[s.sea.sector[s.at]]).surface()
    worth = _room(s, s.at, s.barred | 1 << s.at) - SURFACING - EXPOSED * threat(s, known, s.at)
    iced = s.sea.map == "delta" and not s.sea.holes >> s.at & 1
    return worth - (ICE + (2 * KILL if s.life == 1 else 0.0)) if iced else worth


# -- systems -----------------------------------------------------------------------------------


def _system(s: Situation, moves: Sequence[actions.Action], rng: Random) -> actions.Action | None:
    """A system worth its charge now, blasts apart."""
    silences, drones, lays = (
        offered(moves, actions.Silence),
        offered(moves, actions.Drone),
        offered(moves, actions.Lay),
    )
    found = s.us.board.bit_count() <= s.nerve.found
    if silences and found and (s.loaded or s.legs(s.at, s.taken, FEW) < FEW):
        return _best(silences, lambda move: _hiding(s, move), rng, SLIP)
    if s.foe.board.bit_count() >= SEEK:
        if sonars := offered(moves, actions.Sonar):
            return sonars[0]
        if drones:
            drone = _best(drones, lambda move: _split(s, move), rng)
            if _split(s, drone) >= SPLIT:
                return drone
    ways = [move for move in lays if _leaves_a_way(s, move)]
    if ways and s.mines.bit_count() < s.nerve.mines:
        return _best(ways, lambda move: _mine(s, move), rng)
    return None


def _hiding(s: Situation, move: actions.Silence) -> float:
    at, taken = s.at, s.taken
    for _ in range(move.cells):
        at = s.sea.step[move.heading][at]
        taken |= 1 << at
    worth = _room(s, at, taken) - (0.0 if move.cells else STILL)
    return worth if s.lights is None else worth + engineer.outlook(s.lights, move.heading)


def _split(s: Situation, move: actions.Drone) -> float:
    """The smaller part that the answer tells from the rest."""
    share = s.foe.weight(s.grid.sectors[move.sector]) / s.foe.weight(s.grid.water)
    return min(share, 1 - share)


def _leaves_a_way(s: Situation, move: actions.Lay) -> bool:
    """Mines stay when a trail is forgotten: a boat must not shut itself in, where they block."""
    if not s.options.mines_block:
        return True
    return s.legs(s.at, s.mines | 1 << s.at | 1 << s.sea.index[move.cell]) == LEGS


def _mine(s: Situation, move: actions.Lay) -> float:
    """Near the enemy, and not in our own way."""
    cell = s.sea.index[move.cell]
    near = s.foe.weight(s.grid.cells[cell] | s.grid.around[cell]) / s.foe.weight(s.grid.water)
    return near + s.legs(s.at, s.taken | (1 << cell if s.options.mines_block else 0)) / LEGS


def _answer(s: Situation, answers: Sequence[actions.Answer], rng: Random) -> actions.Answer:
    """To a sonar: one that leaves the enemy much to look through; which of those is left to
    chance, so that nothing follows from how we lie."""
    regions = [s.grid.one_true(said.row, said.column, said.sector) for said in answers]
    left = [(s.us.board & region).bit_count() for region in regions]
    good = [said for said, cells in zip(answers, left, strict=True) if cells >= 0.8 * max(left)]
    return rng.choice(good)
