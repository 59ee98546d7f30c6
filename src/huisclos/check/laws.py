"""The laws that every game keeps, along games at each of the tables that its sizes name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import get_args

from huisclos.audit import Audited, LawBroken, Report, check_laws
from huisclos.audit.catalogue import audited
from huisclos.kernel import AnyGame, Options, encode, phases

from .finding import Finding

GAMES = 2  # at each table
SEEDS = 8  # of games in which every phase and note is looked for
CROWD = 8  # seats: from here on one game is enough to look for them


def laws(game: AnyGame) -> Iterator[Finding]:
    known = audited(game)
    broken = [
        finding
        for options, count, content in known.walked
        for finding in held(known, options, content, range(min(count, GAMES)))
    ]
    yield from broken or unvisited(known)


def held(known: Audited, options: Options, content: str, seeds: Iterable[int]) -> Iterator[Finding]:
    """Games at one table."""
    where, total = f"sizes.py, table {encode(options).decode()}", Report()
    if refusal := known.game.refuse_options(options):
        yield Finding("laws", where, f"it is refused ({refusal.key})", "name tables that can be")
        return
    for seed in seeds:
        try:
            total += check_laws(
                known.game, options, Random(seed), faults=known.faults, content=content
            )
        except LawBroken as broken:
            yield Finding(
                "laws", where, f"game {seed} breaks the law {broken}", "mend the rules or the board"
            )
            return
    if total.missed > total.views / 100:
        yield Finding(
            "laws",
            "worlds",
            f"no world is found for {total.missed} of {total.views} views",
            "let `resample` draw again, or draw more wisely",
        )


def unvisited(known: Audited) -> Iterator[Finding]:
    """Phases that no walk comes to, notes that none tells, and acts that have numbers and that
    nobody is offered."""
    game, total = known.game, Report()
    at_setup = {type(t.note).__name__ for t in game.story(game.setup(known.walked[0][0]))}
    left = {kind.__name__ for kind in (*phases(game), *get_args(game.note))} - at_setup
    left |= {
        type(move).__name__
        for options, _, content in known.walked
        for move in game.catalogue(options, content)
    }
    for seed in range(SEEDS):
        for options, _, content in known.walked:
            if seed == 0 or options.seats < CROWD:
                total += check_laws(game, options, Random(seed), views=2, content=content)
        left -= {*total.phases, *total.notes, *total.listed}
        if not left and (total.swapped or known.hears_all):
            break
    for name in sorted(left):
        yield Finding(
            "laws", "sizes.py", f"no walk comes to {name}", "walk a table that does, or delete it"
        )
    if not total.swapped and not known.hears_all:
        yield Finding(
            "laws",
            "sizes.py",
            "no two ever act at once in secret",
            "say HEARS_ALL = True if the others always hear",
        )
