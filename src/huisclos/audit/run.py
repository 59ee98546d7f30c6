"""The whole kit on one game: random games at real tables, and every part of it along them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any, get_args

from huisclos.kernel import DEALER, AnyGame, Options, Seat, Told, decode, phases, told
from huisclos.tables import Step, Table, fold
from huisclos.tables.event import Played, Started

from .audited import PARTS, Audited, Findings, Leak
from .changes import check_change
from .laws import LawBroken, check_laws
from .seated import Play, Stride, describe, open_room, sitting_of, start, stroll
from .twins import check_twins, is_start

LONGEST = 20_000  # moves of one game; a longer one never ends
LAWFUL = 10  # one game in so many is also held to the laws, which cost more than all the rest


def audit(
    audited: Audited,
    *,
    games: int = 20,
    seed: int = 1,
    options: Sequence[Options] = (),
    parts: Collection[str] = tuple(PARTS),
    moments: int = 4,
    listeners: int = 2,
    until_found: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Plays `games` random games and looks for leaks along them.

    In each, twins are taken at up to `moments` starts of a phase, for so many `listeners` each.
    Without `options` the game's usual tables are played in turn.
    """
    assert {*parts} <= PARTS.keys()
    findings = Findings(visited=visits(audited.game))
    choices = options or audited.options(audited.usual)
    for number in range(games):
        trial = _Trial(audited, choices[number % len(choices)], f"{seed}/{number}", {*parts})
        findings += trial.run(moments, listeners, lawful=number % LAWFUL == 0)
        progress(number + 1)
        if until_found and findings.leaks:
            break
    return findings


def visits(game: AnyGame) -> Counter[str]:
    """Every phase and class of notes that a game has, visited no times yet."""
    kinds = (*phases(game), *get_args(game.note))
    return Counter({kind.__name__: 0 for kind in kinds})


class _Trial:
    """One random game on trial."""

    def __init__(self, audited: Audited, options: Options, seed: str, parts: set[str]) -> None:
        self.audited, self.options, self.seed, self.parts = audited, options, seed, parts
        self.rng = Random(seed)
        self.findings = Findings(walks=1)

    def run(self, moments: int, listeners: int, lawful: bool) -> Findings:
        room = open_room(self.audited.game, self.options, self.rng)
        begun = start(room)
        self.step(room, begun)
        strides = []
        for stride in stroll(begun.table, self.rng, LONGEST):
            strides.append(stride)
            self.step(stride.before, stride.step)
        if "twins" in self.parts:
            starts = [stride.step.table for stride in strides if is_start(stride)]
            tried = [stride.move.action for stride in strides if isinstance(stride.move, Play)]
            for table in self.rng.sample([begun.table, *starts], min(moments, 1 + len(starts))):
                self.twins(table, tried, listeners)
        if "changes" in self.parts:
            self.changes(strides, moments)
        if lawful and "laws" in self.parts:
            self.laws()
        return self.findings

    # -- along the game -----------------------------------------------------------------------

    def step(self, table: Table, step: Step) -> None:
        """Every state that was passed, those of the dealer too."""
        for record in step.records:
            before, table = table, fold(table, record)
            if isinstance(record.event, Started):
                self.told(
                    table, DEALER, self.audited.game.story(sitting_of(table).state), "the start"
                )
            if isinstance(record.event, Played):
                action = decode(record.event.action, self.audited.game.action)
                move = describe(self.audited.game, Play(record.event.seat, action))
                news = told(self.audited.game, sitting_of(before).state, sitting_of(table).state)
                self.told(table, record.event.seat, news, move)

    def told(self, table: Table, mover: Seat, news: Iterable[Told[Any]], move: str) -> None:
        """Each note is told to those who may hear it."""
        state = sitting_of(table).state
        self.findings.visited[type(state.phase).__name__] += 1
        for item in news:
            self.findings.visited[type(item.note).__name__] += 1
            if "audience" not in self.parts:
                continue
            allowed = self.audited.audience[type(item.note)](state, item.note, mover)
            if allowed is None:
                continue
            if item.to is None:
                self.overheard(None, table, move, item, allowed)
            for seat in sorted({*(item.to or ())} - allowed):
                self.overheard(seat, table, move, item, allowed)

    def overheard(
        self, seat: Seat | None, table: Table, move: str, item: Told[Any], allowed: frozenset[Seat]
    ) -> None:
        self.findings.leaks.append(
            Leak(
                part="audience",
                game=self.audited.game.name,
                options=self.options,
                seed=self.seed,
                seat=seat,
                since=type(sitting_of(table).state.phase).__name__,
                moves=(move,),
                what=repr(item.note),
                here=f"told to {'all' if item.to is None else sorted(item.to)}",
                there=f"told to {sorted(allowed)}",
            )
        )

    # -- after it -----------------------------------------------------------------------------

    def twins(self, table: Table, tried: list[Any], listeners: int) -> None:
        everybody = (*map(Seat, range(self.options.seats)), None)
        self.findings += check_twins(
            self.audited,
            table,
            self.rng.sample(everybody, min(listeners, len(everybody))),
            tried,
            self.rng,
            self.seed,
            strict="reveals" in self.parts,
        )

    def changes(self, strides: list[Stride], most: int) -> None:
        secret = [
            at
            for at, stride in enumerate(strides)
            if isinstance(stride.move, Play) and type(stride.move.action) in self.audited.secrets
        ]
        for at in self.rng.sample(secret, min(most, len(secret))):
            self.findings += check_change(self.audited, strides, at, self.rng, self.seed)

    def laws(self) -> None:
        try:
            check_laws(
                self.audited.game, self.options, self.rng, faults=self.audited.faults, views=6
            )
        except LawBroken as broken:
            self.findings.leaks.append(
                Leak(
                    part="laws",
                    game=self.audited.game.name,
                    options=self.options,
                    seed=self.seed,
                    seat=None,
                    since="",
                    moves=(),
                    what=str(broken),
                    here="",
                    there="",
                )
            )
