"""Who is a mutant, as far as one seat can tell.

Every player is in one of three states: base mutant (for good), mutant (can be healed), healthy.
A filter follows the nights: what may have happened moves the odds, what was seen or is known fixes
them, what others claim weighs as much as they are believed. Two passes: the first tells whom to
believe in the second. Everything is a product of one player at a time, so a crew of hundreds costs
no more than its nights and its claims.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from operator import mul
from typing import Any

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Genome, Killer, Role, Touch
from ..play.crew import EXPERTS, INSPECTORS
from .count import DOUBT, suspected
from .notebook import SUSPECT, TRUST, VOTE, Night, Notebook
from .odds import scaled

SLIP = 0.04  # how often somebody healthy says what is not so
FRANK = 0.85  # how often somebody who seems healthy and uncontested is
BRAVE = 0.4  # how much rarer a mutant claims an expert's role that nobody else claims
WHIM = 0.06  # log-odds are moved this much by an opinion for which no reason is given
SMALL = 40  # seats: what costs much is done for so many every night, else once
TREAT = 0.35  # how well doctors aim, as others see it
LIKELIEST = 0.9  # to be mutated in a night that one has not seen


@dataclass
class Belief:
    base: list[float]
    ill: list[float]  # mutant, and not the base mutant

    def mutant(self, seat: Seat) -> float:
        return min(1.0, self.base[seat] + self.ill[seat])


def believe(book: Notebook) -> Belief:
    lies = caught(book)
    nights = Filter(book, lies)
    first = nights.run(defaultdict(lambda: 0.75))
    if not book.skill.listens or not (book.states or book.counts or book.genes or book.opinions):
        return first
    return nights.run(trust(book, lies, first))


# -- whom to believe ------------------------------------------------------------------------------


def caught(book: Notebook) -> dict[Seat, int]:
    """Who is proven to have said what is not so, and on which day first."""
    lies: dict[Seat, int] = {}

    def lied(seat: Seat, day: int) -> None:
        if seat != book.me:
            lies[seat] = min(day, lies.get(seat, day))

    for seat, said in book.roles.items():
        claims = {each.note.role for each in said}
        shown = book.autopsies.get(seat)
        for each in said:
            role = each.note.role
            false = len(claims) > 1 or (shown is not None and shown.role is not role)
            if false or not room_for(book, seat, role):
                lied(seat, each.day)
    for each in book.states:
        if known_state(book, each.note.at, each.note.night) is (not each.note.mutant):
            lied(each.seat, each.day)
    for each in book.genes:
        truth_of = book.autopsies.get(each.note.at)
        genome = truth_of.genome if truth_of else book.genomes.get(each.note.at)
        if genome is not None and genome is not each.note.genome:
            lied(each.seat, each.day)
    for each in book.counts:
        count = book.nights[each.note.night].count
        if count is not None and count != each.note.mutants:
            lied(each.seat, each.day)
    return lies


def room_for(book: Notebook, seat: Seat, role: Role) -> bool:
    """Can this player have that role, by what I know of the others'?"""
    mine = book.private.role
    if role is Role.DOCTOR and mine is Role.DOCTOR:
        return seat in book.private.colleagues
    if mine is Role.DOCTOR and seat in book.private.colleagues:
        return role is Role.DOCTOR
    taken = sum(shown.role is role for at, shown in book.autopsies.items() if at != seat)
    return taken + (mine is role and seat != book.me) < book.crew(role)


def known_state(book: Notebook, at: Seat, night: int) -> bool | None:
    """What I know for certain of somebody at the dawn after a night."""
    if at == book.me:
        return book.was_mutant(night)
    if (seen := book.nights[night].states.get(at)) is not None:
        return seen
    died = book.died.get(at)
    if died and died[1] == "crew" and died[0] == night and at in book.autopsies:
        return book.autopsies[at].mutant
    return None


def posts(book: Notebook, lies: dict[Seat, int]) -> list[tuple[Seat, int, float]]:
    """Who claims an expert's role, since when, and the share of those who do that can be right."""
    held: dict[Role, list[Seat]] = defaultdict(list)
    for seat in book.roles:
        role = book.claimed_role(seat)
        if role in EXPERTS and seat not in lies and seat != book.me:
            held[role].append(seat)
    return [
        (seat, book.roles[seat][0].day, min(1.0, book.crew(role) / len(seats)))
        for role, seats in held.items()
        for seat in seats
    ]


def trust(book: Notebook, lies: dict[Seat, int], first: Belief) -> dict[Seat, float]:
    """How likely somebody means what they say: healthy, no liar, and holder of their role."""
    shares = {seat: share for seat, _, share in posts(book, lies)}
    found: dict[Seat, float] = defaultdict(lambda: 0.7)
    for seat in {said.seat for said in (*book.states, *book.counts, *book.genes, *book.opinions)}:
        if seat == book.me or seat in lies:
            found[seat] = 0.0
        elif shown := book.autopsies.get(seat):
            found[seat] = 0.2 if shown.mutant else 0.97
        else:
            found[seat] = (1 - first.mutant(seat)) * shares.get(seat, 0.8) * FRANK
    return found


def sought(book: Notebook) -> dict[Seat, tuple[int, float]]:
    """Whom the mutants want more than others once they have said what they are: since which day,
    and how much."""
    found: dict[Seat, tuple[int, float]] = {}
    for seat, claims in book.roles.items():
        for said in claims:
            role = said.note.role
            if role is Role.DOCTOR or role in EXPERTS:
                found[seat] = said.day, 10.0 if role is Role.DOCTOR else 3.0
                break
    return found


# -- the filter -----------------------------------------------------------------------------------


class Filter:
    """What does not depend on whom one believes is sorted once, for both passes."""

    def __init__(self, book: Notebook, lies: dict[Seat, int]) -> None:
        self.book, self.lies = book, lies
        self.posts = posts(book, lies)
        self.seats = book.seats()
        self.strikes = book.public.strikes
        self.open = [1 - share for share in self.share_of(Genome.RESISTANT)]  # to a mutation
        self.hosts = self.share_of(Genome.HOST)  # a mutant of them cannot be healed
        self.curable = [1 - share for share in self.hosts]
        self.sought = sought(book)
        self.claims: dict[int, list[Any]] = defaultdict(list)  # by the night they are about
        for said in (*book.states, *book.counts):
            self.claims[said.note.night].append(said.note)
        self.gone: dict[tuple[int, bool], list[Seat]] = defaultdict(list)  # by night, or by day
        for seat, (day, killer) in book.died.items():
            self.gone[day, killer is Killer.CREW].append(seat)
        shown = book.autopsies.values()
        self.bases = self.strikes - sum(map(book.was_base, shown))  # not seen dead
        dead = sum(each.role is Role.DOCTOR for each in shown)
        self.hands = max(0, book.crew(Role.DOCTOR) - dead)
        mine = book.private.role is Role.BASE
        self.called = suspected(book, lies, self.bases - mine)

    def run(self, trusted: dict[Seat, float]) -> Belief:
        self.trusted = trusted
        self.base = [0.0] * self.seats
        self.ill = [0.0] * self.seats
        self.alive = set(map(Seat, range(self.seats)))
        self.board()
        for number in range(1, self.book.day + 1):
            night = self.book.nights[number]
            self.nightfall(number, night)
            self.spread(number, night)
            self.bury(self.gone[number, False])
            self.care(night)
            self.dawn(number, night)
            if self.seats <= SMALL:
                self.rake_base()
            self.bury(self.gone[number, True])
        self.hearsay()
        self.settle()
        return Belief(self.base, self.ill)

    def board(self) -> None:
        """Who may be a base mutant, before anything happened."""
        book = self.book
        known = {book.me, *book.private.colleagues}
        mine = book.private.role is Role.BASE
        pool = [seat for seat in self.alive if seat not in known]
        share = min(1.0, (self.strikes - mine) / max(1, len(pool)))
        for seat in pool:
            self.base[seat] = share
        self.base[book.me] = float(mine)
        fixed = {seat: shown.genome for seat, shown in book.autopsies.items()} | book.genomes
        for seat, genome in fixed.items():
            if seat != book.me:
                self.sequence(seat, genome)
        for seat, shown in book.autopsies.items():
            self.base[seat] = float(book.was_base(shown)) if seat != book.me else self.base[seat]
        for said in book.genes:
            if said.seat != book.me and said.note.at not in fixed and said.note.at != book.me:
                self.told_genome(said.note)
        self.call()
        self.rake_base()

    def call(self) -> None:
        """What their roles, said or not, tell of who has none."""
        for seat, share in self.called.items():
            if 0 < self.base[seat] < 1:
                self.base[seat] = (1 - DOUBT) * share + DOUBT * self.base[seat]

    def sequence(self, seat: Seat, genome: Genome) -> None:
        """Half the hosts are base mutants."""
        self.base[seat] = 0.5 if genome is Genome.HOST and self.base[seat] else 0.0

    def told_genome(self, note: notes.GenomeClaimed) -> None:
        sure = self.trusted[note.seat]
        as_host = 0.5 if note.genome is Genome.HOST else 0.0
        self.base[note.at] = sure * as_host + (1 - sure) * self.base[note.at]

    def share_of(self, genome: Genome) -> list[float]:
        """By seat: how likely somebody has it."""
        found = [self.strikes / self.seats] * self.seats
        for seat, known in self.book.genomes.items():
            found[seat] = float(known is genome)
        return found

    # the parts of a night, in order

    def nightfall(self, number: int, night: Night) -> None:
        if night.pack:
            for seat in self.alive:
                self.fix(seat, seat in night.pack)
        elif number > 1:
            self.fix(self.book.me, mutant=False)
        for spied in night.spied:
            if spied.eyes:
                up = self.book.crew(Role.DOCTOR) + sum(map(self.book.crew, INSPECTORS))
                self.weigh(spied.at, 1.0, min(0.9, up / self.seats))
            else:
                self.fix(spied.at, mutant=False)
            if spied.mutated:
                took = 1.0 if spied.infected else 0.0
                self.ill[spied.at] += (1 - self.base[spied.at] - self.ill[spied.at]) * took

    def spread(self, number: int, night: Night) -> None:
        """Whom the mutants may have mutated. Those who speak with knowledge are sought."""
        me = self.book.me
        if night.mutated is not None:
            for seat in night.mutated:
                healthy = 1 - self.base[seat] - self.ill[seat]
                self.ill[seat] += healthy * self.open[seat]
        else:
            self.spread_unseen(number, night)
        if Touch.MUTATED in night.felt:
            self.fix(me, mutant=True)

    def spread_unseen(self, number: int, night: Night) -> None:
        base, ill, alive = self.base, self.ill, self.alive
        touched = {Touch.MUTATED, Touch.RESISTED, Touch.AGAIN} & {*night.felt}
        tries = self.strikes - night.killed - bool(touched)
        tries -= sum([spied.mutated for spied in night.spied])
        lures = {seat: lure for seat, (day, lure) in self.sought.items() if day < number}
        lures |= {self.book.me: 0.0} | {spied.at: 0.0 for spied in night.spied}
        healthy = [1 - base[seat] - ill[seat] for seat in alive]
        wanted = [lures.get(seat, 1.0) for seat in alive]
        total = sum(map(mul, healthy, wanted))
        if tries <= 0 or total <= 0:
            return
        share = tries / total
        for seat, free, lure in zip(alive, healthy, wanted, strict=True):
            hit = share * free * lure
            ill[seat] += free * (hit if hit < LIKELIEST else LIKELIEST) * self.open[seat]

    def care(self, night: Night) -> None:
        """Whom the doctors may have healed; and a doctor who does not wake is paralysed or ill."""
        book = self.book
        if night.doctors:
            for seat in book.private.colleagues:
                if seat in night.doctors:
                    self.fix(seat, mutant=False)
                elif seat in self.alive:
                    self.weigh(seat, 1.0, min(0.5, 2 * self.strikes / self.seats))
        if night.treated is not None:
            for seat in night.treated:
                self.ill[seat] *= self.hosts[seat]
        elif not night.ended:
            base, ill, curable = self.base, self.ill, self.curable
            aims = [(base[seat] + ill[seat] + 0.05) ** 2 for seat in self.alive]
            share = TREAT * self.hands / (sum(aims) or 1.0)
            for seat, aim in zip(self.alive, aims, strict=True):
                healed = share * aim
                ill[seat] *= 1 - (healed if healed < 0.7 else 0.7) * curable[seat]
        for spied in night.spied:
            if spied.treated:
                self.ill[spied.at] *= self.hosts[spied.at]
        if Touch.CURED in night.felt:
            self.fix(book.me, mutant=False)

    def dawn(self, number: int, night: Night) -> None:
        """What is said about it first, then what is certain."""
        for note in self.claims[number]:
            if note.seat == self.book.me or not isinstance(note, notes.StateClaimed):
                continue
            if note.at in self.alive and note.at != self.book.me:
                self.listen(note.at, note.mutant, self.trusted[note.seat])
        for seat, day, share in self.posts:
            if day == number and seat in self.alive:
                self.weigh(seat, BRAVE, 1.0) if share == 1 else self.weigh(seat, 1.0, share)
        for seat, day in self.lies.items():
            if day == number and seat in self.alive:
                self.weigh(seat, 1.0, 2 * SLIP)
        for seat, mutant in night.states.items():
            self.fix(seat, mutant)
        for seat in self.gone[number, True]:
            if (shown := self.book.autopsies.get(seat)) is not None:
                self.fix(seat, shown.mutant)
        if night.count is not None:
            self.rake(night.count, 1.0)
            return
        told = [n for n in self.claims[number] if isinstance(n, notes.CountClaimed)]
        for note in told:
            if note.seat != self.book.me:
                self.rake(note.mutants, self.trusted[note.seat] / len(told))

    def listen(self, seat: Seat, mutant: bool, sure: float) -> None:
        """A liar accuses the healthy, and covers mutants."""
        if mutant:
            self.weigh(seat, sure + 0.15 * (1 - sure), SLIP * sure + 0.5 * (1 - sure))
        else:
            self.weigh(seat, SLIP * sure + 0.85 * (1 - sure), sure + 0.5 * (1 - sure))

    def hearsay(self) -> None:
        """Opinions: strong from who was healed or spies, else a whim. Only the latest days'."""
        book = self.book
        grounds = {s.seat for s in book.touches if s.note.touch is Touch.CURED}
        grounds |= {seat for seat in book.roles if book.claimed_role(seat) is Role.SPY}
        moved: dict[Seat, float] = defaultdict(float)
        for said in book.opinions:
            at, by = said.note.at, said.seat
            if by == book.me or at not in self.alive or at == book.me or said.day < book.day - 2:
                continue
            sure = self.trusted[by]
            if said.note.opinion is SUSPECT and by in grounds:
                self.listen(at, True, 0.85 * sure)
            elif said.note.opinion in (SUSPECT, VOTE):
                moved[at] += WHIM * sure
            elif said.note.opinion is TRUST:
                moved[at] -= WHIM * sure
        for at, by_much in moved.items():
            self.weigh(at, 1 + min(0.5, max(-0.3, by_much)), 1.0)

    # the arithmetic

    def bury(self, seats: list[Seat]) -> None:
        self.alive.difference_update(seats)

    def fix(self, seat: Seat, mutant: bool) -> None:
        if not mutant:
            self.base[seat] = self.ill[seat] = 0.0
            return
        known = self.base[seat] + self.ill[seat]
        self.base[seat], self.ill[seat] = (
            (self.base[seat] / known, self.ill[seat] / known) if known > 0 else (0.0, 1.0)
        )

    def weigh(self, seat: Seat, if_mutant: float, if_healthy: float) -> None:
        base, ill = self.base[seat] * if_mutant, self.ill[seat] * if_mutant
        healthy = (1 - self.base[seat] - self.ill[seat]) * if_healthy
        if (total := base + ill + healthy) > 0:
            self.base[seat], self.ill[seat] = base / total, ill / total

    def rake(self, mutants: float, sure: float) -> None:
        """Move all odds alike until so many mutants are alive to be expected."""
        seats = [s for s in self.alive if 0 < self.base[s] + self.ill[s] < 1]
        odds = [self.base[s] + self.ill[s] for s in seats]
        fixed = sum(self.base[s] + self.ill[s] >= 1 for s in self.alive)
        scale = math.pow(scaled(odds, mutants - fixed), sure)
        for seat in seats:
            self.weigh(seat, scale, 1.0)

    def rake_base(self) -> None:
        """As many base mutants are alive as have not been seen dead."""
        unseen = self.alive.difference(self.book.autopsies)
        seats = [seat for seat in unseen if 0 < self.base[seat] < 1]
        if self.bases <= 0:
            for seat in seats:
                self.base[seat] = 0.0
            return
        sure = sum([self.base[seat] >= 1 for seat in unseen])
        scale = scaled([self.base[seat] for seat in seats], self.bases - sure)
        for seat in seats:
            base, rest = self.base[seat] * scale, 1 - self.base[seat]
            self.base[seat] = base / (base + rest)
            self.ill[seat] *= (1 - self.base[seat]) / rest if rest > 0 else 0.0

    def settle(self) -> None:
        self.rake_base()
        if sum(self.base[s] + self.ill[s] for s in self.alive) < 1:  # else the game was over
            self.rake(1, 1.0)
