"""What one listener has heard of a game, read once: hints for drawing a world like it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Genome, Role, Touch, Wave
from ..play.crew import INSPECTORS
from ..questions import told_genome
from ..state import Seen

# When in a night something is known to hold, in order.
FALLEN, STRUCK, CARED = 0, 1, 2
WAVES = tuple(Wave)
Time = tuple[int, int]


@dataclass
class Heard:
    """Of one wave."""

    woke: tuple[Seat, ...] | None = None
    decided: notes.PackDecided | None = None
    touches: tuple[Touch, ...] = ()
    killed: list[Seat] = field(default_factory=list)
    result: notes.Counted | notes.Psyched | notes.Sequenced | notes.Spied | notes.Hacked | None = (
        None
    )
    script: notes.Night | None = None  # everything, where the dead see all


class Hearing:
    def __init__(self, view: Seen) -> None:
        self.me, self.public, self.private = view.seat, view.public, view.private
        self.notes: tuple[Any, ...] = view.heard
        self.options = view.options
        self.roles: dict[Seat, Role] = {}
        self.maybe_base: set[Seat] = set()  # told as an astronaut, and may have been the base
        self.genomes: dict[Seat, Genome] = {}
        self.facts: list[list[tuple[Time, bool]]] = [[] for _ in range(self.options.seats)]
        self.waves: dict[tuple[int, Wave], Heard] = {}
        self.spied: dict[int, notes.Spied] = {}
        self.hacked: dict[int, notes.Hacked] = {}
        self.counts: dict[int, int] = {}  # mutants after the doctors, by night
        self.ballots: dict[int, tuple[notes.Ballot, ...]] = {}
        self.dusks: list[tuple[int, tuple[Seat, ...]]] = []  # each day that ended, and who lived
        self.base: tuple[Seat, ...] | None = None  # who they are, if that is known
        self.died: dict[Seat, Time] = {}
        self._living = set(map(Seat, range(self.options.seats)))
        self._now: tuple[int, Wave] = (0, Wave.MUTANTS)
        self._mutant = False
        for note in self.notes:
            self._read(note)
        self.kills = {
            night
            for (night, wave), heard in self.waves.items()
            if wave is Wave.MUTANTS and heard.killed
        }

    def wave(self, night: int, wave: Wave) -> Heard:
        return self.waves.get((night, wave)) or Heard()

    def fact(self, seat: Seat, night: int, step: int, mutant: bool) -> None:
        self.facts[seat].append(((night, step), mutant))

    # -- reading -----------------------------------------------------------------------------------

    def _read(self, note: Any) -> None:
        match note:
            case notes.Dealt(role, genome) if self.me is not None:
                self.roles[self.me] = role
                self._mutant = role is Role.BASE
                if genome:
                    self.genomes[self.me] = genome
            case notes.Colleagues(seats):
                self.roles |= dict.fromkeys(seats, Role.DOCTOR)
            case notes.NightFell(night) if night > 1:
                self.dusks.append((night - 1, tuple(sorted(self._living))))
            case notes.WaveOpened(night, wave):
                self._now = (night, wave)
                self.waves[night, wave] = Heard()
            case notes.PackWoke(night, seats):
                self.waves[self._now].woke = seats
                if night == 1:
                    self.base = seats
                for seat in self._living:
                    self.fact(seat, night, FALLEN, seat in seats)
            case notes.DoctorsWoke(night, seats):
                self.waves[self._now].woke = seats
                for seat in seats:
                    self.fact(seat, night, STRUCK, False)
            case notes.PackDecided():
                self.waves[self._now].decided = note
            case notes.Felt(night, wave, touches):
                self._feel(night, wave, touches)
            case notes.Killed(seat):
                self.waves[self._now].killed.append(seat)
                self.died[seat] = (self._now[0], STRUCK)
                self._living.discard(seat)
            case notes.Executed(day, seats):
                self.died |= dict.fromkeys(seats, (day, CARED))
                self._living -= {*seats}
            case (
                notes.Counted()
                | notes.Psyched()
                | notes.Sequenced()
                | notes.Spied()
                | notes.Hacked()
            ):
                self.waves[self._now].result = note
                self._find(note)
            case notes.Autopsied(seat, role, genome, mutant):
                self.genomes[seat] = genome
                self.fact(seat, *self.died[seat], mutant)
                if seat == self.me:
                    return
                if role is Role.ASTRONAUT and genome is Genome.HOST and mutant:
                    self.maybe_base.add(seat)
                else:
                    self.roles[seat] = role
            case notes.Unveiled() | notes.Witnessed() | notes.BallotsSeen():
                self._see(note)

    def _feel(self, night: int, wave: Wave, touches: tuple[Touch, ...]) -> None:
        assert self.me is not None
        self.waves[night, wave].touches = touches
        if genome := told_genome(touches):
            self.genomes[self.me] = genome
        if Touch.MUTATED in touches or Touch.CURED in touches:
            self._mutant = Touch.MUTATED in touches
        self.fact(self.me, night, STRUCK if wave is Wave.MUTANTS else CARED, self._mutant)

    def _find(self, note: Any) -> None:
        match note:
            case notes.Psyched(night, at, mutant) | notes.Hacked(
                night, at=int(at), mutant=bool(mutant)
            ):
                self.fact(Seat(at), night, CARED, mutant)
            case notes.Counted(night, mutants) | notes.Hacked(night, mutants=int(mutants)):
                self.counts[night] = mutants
            case (
                notes.Sequenced(_, at, genome) | notes.Hacked(at=int(at), genome=Genome() as genome)
            ):
                self.genomes[Seat(at)] = genome
            case notes.Spied(night, at):
                self.spied[night] = note
                if not note.eyes or note.infected:
                    self._recall(at, night, mutant=False)
                elif note.paralysed:
                    self._recall(at, night, mutant=True)
                if note.infected:
                    self.fact(at, night, STRUCK, True)
        if isinstance(note, notes.Hacked):
            self.hacked[note.night] = note

    def _recall(self, seat: Seat, night: int, mutant: bool) -> None:
        """A fact about nightfall that comes to light later."""
        self.fact(seat, night, FALLEN, mutant)
        self.facts[seat].sort()

    def _see(self, note: notes.Unveiled | notes.Witnessed | notes.BallotsSeen) -> None:
        match note:
            case notes.Witnessed(wave, night):
                self.waves[night.night, wave].script = night
            case notes.BallotsSeen(day):
                self.ballots[day.day] = day.ballots
            case notes.Unveiled(fates, nights, days):
                self._know(fates)
                for night in nights:
                    for wave in WAVES:
                        if (heard := self.waves.get((night.night, wave))) is not None:
                            heard.script = night
                for day in days:
                    self.ballots[day.day] = day.ballots

    def _know(self, fates: tuple[notes.Fate, ...]) -> None:
        self.roles = {Seat(seat): fate.role for seat, fate in enumerate(fates)}
        self.genomes = {Seat(seat): fate.genome for seat, fate in enumerate(fates)}
        self.base = tuple(seat for seat, role in self.roles.items() if role is Role.BASE)
        self.maybe_base = set()

    # -- what a deal must respect --------------------------------------------------------------

    def could_be(self, seat: Seat, role: Role) -> bool:
        """By what a spy saw of them [10]."""
        for seen in self.spied.values():
            asleep = seen.at == seat and not seen.eyes and not seen.paralysed
            if asleep and (role in INSPECTORS or (role is Role.DOCTOR and not seen.infected)):
                return False
        return True
