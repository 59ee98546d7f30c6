"""What one seat has heard, sorted: by night, by day, and by who said it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Genome, Killer, Opinion, Role, Touch
from ..state import Private, Public, Seen


@dataclass(frozen=True)
class Nerve:
    """How much somebody dares."""

    speaks: int = 2  # the day from which an expert who found nothing bad speaks all the same
    sway: float = 0.15  # how much guiltier another must seem before a vote is changed
    hunch: float = 0.08  # of being a mutant, by which one goes where nothing is known


BOLD = Nerve(speaks=1, sway=0.1, hunch=0.11)
TALKATIVE = Nerve(hunch=0.1)
DRY = Nerve(speaks=3)
CAUTIOUS = Nerve(speaks=3, sway=0.2, hunch=0.06)


@dataclass(frozen=True)
class Skill:
    """How well somebody plays."""

    noise: float  # so that bots who know the same do not all do the same
    listens: bool = True  # weighs what others say by how far they are believed
    nerve: Nerve = Nerve()


@dataclass
class Night:
    """One night, as far as this seat knows it."""

    pack: tuple[Seat, ...] = ()  # mutants at nightfall, if I was one
    mutated: tuple[Seat, ...] | None = None  # None: I did not see the mutants decide
    doctors: tuple[Seat, ...] = ()  # awake, if I was one of them
    treated: tuple[Seat, ...] | None = None  # None: I did not see the doctors decide
    killed: int = 0  # by mutants
    ended: int = 0  # by doctors
    felt: tuple[Touch, ...] = ()
    count: int | None = None
    states: dict[Seat, bool] = field(default_factory=dict)  # seen by me, or through a hack
    spied: list[notes.Spied] = field(default_factory=list)
    found: list[notes.Psyched | notes.Sequenced | notes.Counted] = field(default_factory=list)


@dataclass(frozen=True)
class Said:
    """A claim, and the day it was made."""

    day: int
    note: Any

    @property
    def seat(self) -> Seat:
        seat: Seat = self.note.seat
        return seat


@dataclass
class Notebook:
    me: Seat
    public: Public
    private: Private
    skill: Skill
    day: int = 0
    nights: defaultdict[int, Night] = field(default_factory=lambda: defaultdict(Night))
    genomes: dict[Seat, Genome] = field(default_factory=dict)  # seen by me, or through a hack
    autopsies: dict[Seat, notes.Autopsied] = field(default_factory=dict)
    died: dict[Seat, tuple[int, Killer]] = field(default_factory=dict)
    roles: dict[Seat, list[Said]] = field(default_factory=lambda: defaultdict(list))
    states: list[Said] = field(default_factory=list)
    counts: list[Said] = field(default_factory=list)
    genes: list[Said] = field(default_factory=list)
    touches: list[Said] = field(default_factory=list)
    opinions: list[Said] = field(default_factory=list)
    asks: list[Said] = field(default_factory=list)  # of whom it was asked what they are
    mine: list[Said] = field(default_factory=list)  # all that I claimed
    omen: list[str] = field(default_factory=list)  # how the first election went: my lies' seed
    feelings: list[float] = field(default_factory=list)  # about each, today

    def living(self) -> tuple[Seat, ...]:
        return self.public.living

    def others(self) -> list[Seat]:
        return [seat for seat in self.public.living if seat != self.me]

    def crew(self, role: Role) -> int:
        return next((post.count for post in self.public.crew if post.role is role), 0)

    def seats(self) -> int:
        return sum(post.count for post in self.public.crew)

    def my_claims_today(self) -> list[Any]:
        return [said.note for said in self.mine if said.day == self.day]

    def claimed_role(self, seat: Seat) -> Role | None:
        """The last one."""
        said = self.roles.get(seat)
        return said[-1].note.role if said else None

    def was_base(self, shown: notes.Autopsied) -> bool:
        """Told as an astronaut [15]; a mutated host astronaut looks the same, and is rare."""
        return shown.mutant and shown.genome is Genome.HOST and shown.role is Role.ASTRONAUT

    def was_mutant(self, night: int) -> bool:
        """Was I one at that dawn?"""
        mutant = self.private.role is Role.BASE
        for number in range(1, night + 1):
            for touch in self.nights[number].felt:
                mutant = (mutant or touch is Touch.MUTATED) and touch is not Touch.CURED
        return mutant

    def pack(self) -> frozenset[Seat]:
        """The mutants I know of, as far as I can tell tonight or today."""
        if not self.private.mutant:
            return frozenset()
        known = frozenset[Seat]({self.me})
        if (last := self.nights.get(self.day)) is not None:
            known |= {*last.pack, *(last.mutated or ())} - {*self.resisted()}
        return known & {*self.public.living}

    def resisted(self) -> set[Seat]:
        """Whom the pack mutated and who was no mutant the next night: resistant, or healed."""
        gone: set[Seat] = set()
        for number, night in self.nights.items():
            following = self.nights.get(number + 1)
            if night.mutated and following is not None and following.pack:
                gone |= {seat for seat in night.mutated if seat not in following.pack}
        return gone


def read(view: Seen, skill: Skill) -> Notebook:
    assert view.seat is not None and view.private is not None
    book = Notebook(view.seat, view.public, view.private, skill)
    for note in view.heard:
        if take := TAKE.get(type(note)):
            take(book, note)
    return book


def _supported(book: Notebook, note: notes.Supported) -> None:
    if not book.day and len(book.omen) < 12:
        book.omen.append(f"{note.voter}>{note.at}")


def _night(book: Notebook, note: notes.NightFell) -> None:
    book.day = note.night
    book.nights[book.day] = Night()


def _pack(book: Notebook, note: notes.PackWoke) -> None:
    book.nights[note.night].pack = note.seats


def _decided(book: Notebook, note: notes.PackDecided) -> None:
    book.nights[note.night].mutated = note.mutated


def _doctors(book: Notebook, note: notes.DoctorsWoke) -> None:
    book.nights[note.night].doctors = note.seats


def _cared(book: Notebook, note: notes.DoctorsDecided) -> None:
    book.nights[note.night].treated = note.treated


def _felt(book: Notebook, note: notes.Felt) -> None:
    book.nights[note.night].felt += note.touches


def _killed(book: Notebook, note: notes.Killed) -> None:
    night = book.nights[book.day]
    if note.killer is Killer.MUTANTS:
        night.killed += 1
    else:
        night.ended += 1
    book.died[note.seat] = (book.day, note.killer)


def _executed(book: Notebook, note: notes.Executed) -> None:
    for seat in note.seats:
        book.died[seat] = (note.day, Killer.CREW)


def _counted(book: Notebook, note: notes.Counted) -> None:
    book.nights[note.night].count = note.mutants
    book.nights[note.night].found.append(note)


def _psyched(book: Notebook, note: notes.Psyched) -> None:
    book.nights[note.night].states[note.at] = note.mutant
    book.nights[note.night].found.append(note)


def _sequenced(book: Notebook, note: notes.Sequenced) -> None:
    book.genomes[note.at] = note.genome
    book.nights[note.night].found.append(note)


def _hacked(book: Notebook, note: notes.Hacked) -> None:
    night = book.nights[note.night]
    if note.mutants is not None:
        night.count = note.mutants
    if note.at is not None and note.mutant is not None:
        night.states[note.at] = note.mutant
    if note.at is not None and note.genome is not None:
        book.genomes[note.at] = note.genome


def _spied(book: Notebook, note: notes.Spied) -> None:
    book.nights[note.night].spied.append(note)


def _autopsied(book: Notebook, note: notes.Autopsied) -> None:
    book.autopsies[note.seat] = note


def _said(kind: str) -> Any:
    def take(book: Notebook, note: Any) -> None:
        said = Said(book.day, note)
        getattr(book, kind).append(said)
        if note.seat == book.me:
            book.mine.append(said)

    return take


def _opinion(book: Notebook, note: notes.OpinionClaimed) -> None:
    _said("asks" if note.opinion is Opinion.ASK else "opinions")(book, note)


def _role(book: Notebook, note: notes.RoleClaimed) -> None:
    said = Said(book.day, note)
    book.roles[note.seat].append(said)
    if note.seat == book.me:
        book.mine.append(said)


TAKE: dict[type, Any] = {
    notes.Supported: _supported,
    notes.NightFell: _night,
    notes.PackWoke: _pack,
    notes.PackDecided: _decided,
    notes.DoctorsWoke: _doctors,
    notes.DoctorsDecided: _cared,
    notes.Felt: _felt,
    notes.Killed: _killed,
    notes.Executed: _executed,
    notes.Counted: _counted,
    notes.Psyched: _psyched,
    notes.Sequenced: _sequenced,
    notes.Hacked: _hacked,
    notes.Spied: _spied,
    notes.Autopsied: _autopsied,
    notes.RoleClaimed: _role,
    notes.StateClaimed: _said("states"),
    notes.CountClaimed: _said("counts"),
    notes.GenomeClaimed: _said("genes"),
    notes.TouchClaimed: _said("touches"),
    notes.OpinionClaimed: _opinion,
}
SUSPECT, TRUST, VOTE = Opinion.SUSPECT, Opinion.TRUST, Opinion.VOTE
