"""The whole kit on one game: random games at real tables, and every part of it along them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, get_args

from huisclos.kernel import AnyGame, Options, Seat, phases
from huisclos.tables import Step, Table

from . import doors
from .audited import CRASH, PARTS, Audited, Findings, Leak, seat_name
from .changes import check_change, is_secret
from .drawing import any_table
from .laws import LawBroken, check_laws
from .phones import Phones, is_retraction, revived
from .says import Telling, misstatements, tellings
from .seated import Play, Says, Stride, describe, gather, sitting_of, start, stroll
from .twins import check_twins, is_start

STRICTER = {"reveals", "timetable", "sizes"}  # they look at what other parts have played
LONGEST = 20_000  # moves of one game; a longer one never ends
HEARD = 25  # steps that phones listen to, and
LAST = 6  # at the end
MANY, SOME = 40, 4  # of more seats than this no more moments: another world takes seconds there
LAWFUL = 10  # one game in so many is also held to the laws, which cost more than all the rest


def audit(
    audited: Audited,
    *,
    games: int = 20,
    first: int = 0,
    seed: int = 1,
    options: Sequence[Options] = (),
    parts: Collection[str] = tuple(PARTS),
    moments: int = 4,
    listeners: int = 2,
    until_found: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Plays `games` random games, from number `first` on, and looks for leaks along them.

    In each, twins are taken at up to `moments` starts of a phase (at some only, where very many
    play), for so many `listeners` each.
    Without `options` the game's usual tables are played in turn, and between them others, drawn
    from all that it allows.
    """
    if unknown := {*parts} - PARTS.keys():
        raise ValueError(
            f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}"
        )
    if not {*parts} - STRICTER:
        given = ", ".join(sorted(parts)) or "no part"
        raise ValueError(f"{given}: looks at nothing by itself, it makes other parts stricter")
    findings = Findings(visited=visits(audited.game))
    choices = options or audited.options(audited.usual)
    turns = 2 if "sizes" in parts and not options else 1  # the usual tables, and any others
    for number in range(first, first + games):
        name, (turn, drawn) = f"{seed}/{number}", divmod(number, turns)
        chosen = choices[turn % len(choices)]
        if drawn:
            chosen = any_table(audited.game, Random(f"sizes {name}"))
        trial = _Trial(audited, chosen, name, {*parts})
        findings += trial.outcome(moments, listeners, lawful=number % LAWFUL == 0)
        progress(number + 1 - first)
        if until_found and findings.leaks:
            break
    return findings


def visits(game: AnyGame) -> Counter[str]:
    """Every phase and class of notes that a game has, visited no times yet."""
    kinds = (*phases(game), *get_args(game.note))
    return Counter({kind.__name__: 0 for kind in kinds})


def seeing(table: Table) -> frozenset[Seat]:
    """They see all, and no two worlds look the same to them."""
    return sitting_of(table).seeing


class _Trial:
    """One random game on trial."""

    def __init__(self, audited: Audited, options: Options, seed: str, parts: set[str]) -> None:
        self.audited, self.options, self.seed, self.parts = audited, options, seed, parts
        self.rng = Random(seed)
        self.findings = Findings(walks=1)

    def outcome(self, moments: int, listeners: int, lawful: bool) -> Findings:
        try:
            return self.run(moments, listeners, lawful)
        except Exception as error:
            self.findings.leaks.append(self.crash(error))
            return self.findings

    def crash(self, error: Exception) -> Leak:
        *_, last = extract_tb(error.__traceback__)
        what, where = f"{type(error).__name__}: {error}", Path(last.filename).name
        return self.leak(CRASH, what, f"{where}, line {last.lineno}")

    def leak(
        self,
        part: str,
        what: str,
        here: str = "",
        there: str = "",
        *,
        seat: Seat | None = None,
        since: Any = None,
        moves: tuple[str, ...] = (),
    ) -> Leak:
        """`since`: a phase."""
        phase = type(since).__name__ if since is not None else ""
        name = self.audited.game.name
        return Leak(part, name, self.options, self.seed, seat, phase, moves, what, here, there)

    def run(self, moments: int, listeners: int, lawful: bool) -> Findings:
        gathered = gather(self.audited.game, self.options, self.rng)
        room = gathered[-1].table
        begun = start(room)
        self.step(room, begun)
        strides = []
        for stride in stroll(begun.table, self.rng, LONGEST):
            strides.append(stride)
            self.step(stride.before, stride.step)
        if "phones" in self.parts:
            self.phones(strides, Random(f"phones {self.seed}"))
        if "doors" in self.parts:
            steps = [*gathered, begun, *(stride.step for stride in strides)]
            self.doors(steps, len(gathered))
        if "twins" in self.parts:
            starts = [stride.step.table for stride in strides if is_start(stride)]
            tried = [stride.move.action for stride in strides if isinstance(stride.move, Play)]
            moments = moments if self.options.seats <= MANY else min(moments, SOME)
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
        for telling in tellings(self.audited.game, table, step):
            self.findings.visited[type(telling.moment.after.phase).__name__] += 1
            self.findings.visited.update(type(item.note).__name__ for item in telling.news)
            if "audience" in self.parts:
                self.audience(telling)
            if "says" in self.parts:
                self.says(telling)

    def audience(self, telling: Telling) -> None:
        """Each note is told to those who may hear it."""
        state, mover = telling.moment.after, telling.moment.mover
        for item in telling.news:
            allowed = self.audited.audience[type(item.note)](state, item.note, mover)
            if allowed is None:
                continue
            to = "all" if item.to is None else sorted(item.to)
            for seat in (None,) if item.to is None else sorted({*item.to} - allowed):
                what, here = repr(item.note), f"told to {to}"
                self.judged("audience", telling, seat, what, here, f"told to {sorted(allowed)}")

    def phones(self, strides: list[Stride], rng: Random) -> None:
        """From the start for a while, from anywhere, where a move is taken back in silence, and at
        the end."""
        back = [at for at, stride in enumerate(strides) if is_retraction(stride.step)]
        drawn = rng.randrange(len(strides)), *rng.sample(back, min(1, len(back)))
        for at in {0, *drawn, max(0, len(strides) - LAST)}:
            phones = Phones(strides[at].before, rng)
            for stride in strides[at : at + HEARD]:
                self.hear(phones, stride)
        for stride in strides:
            if again := revived(stride):
                who = ", ".join(map(seat_name, sorted(again)))
                what = "who plays again after having been out, if a move is taken back"
                self.findings.leaks.append(self.leak("phones", what, who, "nobody"))

    def hear(self, phones: Phones, stride: Stride) -> None:
        sitting = sitting_of(stride.before)
        for wrong in phones.hear(stride.before, stride.step):
            leak = self.leak(
                *("phones", wrong.what, wrong.here, wrong.there),
                seat=sitting.seat(wrong.member),
                since=sitting.state.phase,
                moves=(describe(self.audited.game, stride.move),),
            )
            self.findings.leaks.append(leak)

    def says(self, telling: Telling) -> None:
        """Each note says what it may."""
        for wrong in misstatements(self.audited, telling):
            what, seat = type(wrong.note).__name__, None if wrong.to is None else wrong.to[0]
            self.judged("says", telling, seat, what, repr(wrong.note), wrong.may_be)

    def judged(
        self, part: str, telling: Telling, seat: Seat | None, what: str, here: str, there: str
    ) -> None:
        moment = telling.moment
        move = Play(moment.mover, moment.action)
        played = "the start" if moment.action is None else describe(self.audited.game, move)
        leak = self.leak(
            part, what, here, there, seat=seat, since=moment.after.phase, moves=(played,)
        )
        self.findings.leaks.append(leak)

    def doors(self, steps: Sequence[Step], begun: int) -> None:
        rng = Random(f"doors {self.seed}")
        for what, here, there in doors.look(self.audited.game, steps, begun, rng):
            self.findings.leaks.append(self.leak("doors", what, here, there))

    # -- after it -----------------------------------------------------------------------------

    def twins(self, table: Table, tried: list[Any], listeners: int) -> None:
        seats = [s for s in map(Seat, range(self.options.seats)) if s not in seeing(table)]
        everybody = (*seats, None)
        self.findings += check_twins(
            self.audited,
            table,
            self.rng.sample(everybody, min(listeners, len(everybody))),
            tried,
            self.rng,
            self.seed,
            parts=self.parts,
        )

    def changes(self, strides: list[Stride], most: int) -> None:
        secret = [at for at, stride in enumerate(strides) if is_secret(self.audited, stride)]
        lines = [at for at in secret if isinstance(strides[at].move, Says)]  # few among many acts
        drawn = self.rng.sample(secret, min(most, len(secret)))
        for at in (*drawn, *self.rng.sample(lines, min(1, len(lines)))):
            self.findings += check_change(
                self.audited, strides, at, self.rng, self.seed, parts=self.parts
            )

    def laws(self) -> None:
        try:
            check_laws(
                self.audited.game, self.options, self.rng, faults=self.audited.faults, views=6
            )
        except LawBroken as broken:
            self.findings.leaks.append(self.leak("laws", str(broken)))
