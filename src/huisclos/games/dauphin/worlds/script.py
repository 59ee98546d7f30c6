"""What somebody has heard of a game, as a list of tests that a hidden deal must pass."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Card, Options
from ..nouns.cards import DOLPHINS, MODULES, Plan, plan_of
from ..state import Seen
from .trials import (
    BOX,
    BRUTUS,
    BULLE,
    NUMBER,
    Betrayed,
    Facts,
    GoesOn,
    Held,
    Opened,
    Table,
    Test,
    Walked,
    WentOverboard,
)


@dataclass
class Script:
    """All tests, in order; and where each card can have begun."""

    options: Options
    plan: Plan
    me: Seat | None
    tests: list[Test | Pending] = field(default_factory=list)
    homes: list[frozenset[int]] = field(default_factory=list)  # by card: places
    last_named: dict[int, int] = field(default_factory=dict)
    passed: list[int] = field(default_factory=list)  # by note: how many tests came before it

    @property
    def void(self) -> int:
        return self.options.seats + MODULES

    @property
    def box(self) -> int:
        return self.void + 1

    @property
    def room(self) -> list[int]:
        """How many cards each place takes: hands, modules, Void, box."""
        hands = [self.plan.hand] * self.options.seats
        return [*hands, *[1] * MODULES, self.plan.void, len(DOLPHINS) - self.plan.dolphins]


def write_script(view: Seen) -> Script:
    """What the notes of a view say of the cards."""
    writer = _Writer(Script(view.options, plan_of(view.options), view.seat), view)
    for at, note in enumerate(view.heard):
        writer.script.passed.append(len(writer.script.tests))
        writer.hear(at, note)
    writer.settle()
    return writer.script


@dataclass
class _Walk:
    """A walk while more is heard of it."""

    number: int  # of its test
    facts: Facts
    known: tuple[int | None, ...]
    hero: int | None

    def add(self, **facts: Any) -> None:
        self.facts = self.facts._replace(**facts)


class Pending:
    """Holds the place of a test until all is heard."""

    def run(self, table: Table) -> bool:
        raise AssertionError("not settled")


class _Writer:
    def __init__(self, script: Script, view: Seen) -> None:
        seats = script.options.seats
        self.script, self.view = script, view
        self.sizes = [script.plan.hand] * seats
        self.living = [Seat(seat) for seat in range(seats)]
        self.captain: int | None = None
        self.airlock: dict[int, int | None] = {}  # slot -> card, of this walk
        self.opened: notes.Reported | None = None
        self.modules = MODULES
        self.saved: list[tuple[int, Seat, int]] = []  # test, team, module
        self.walk: _Walk | None = None  # the last
        self.walks: list[_Walk] = []
        self.falls: list[tuple[int, Seat, int | None]] = []  # test, team, captain
        self.named: dict[int, tuple[int, frozenset[Seat]]] = {}  # first time: test, teams
        self.own: dict[int, int] = {}  # one's own cards, and where they began
        self.dealt = False
        self.looked = (0, 0)  # teams and modules left when the end was last looked at

    def hear(self, at: int, note: notes.Note) -> None:
        match note:
            case notes.Embarked(captain, card):
                self.captain = self.name(NUMBER[card], captain)
            case notes.HandDealt(cards):
                assert self.script.me is not None
                self.own |= {NUMBER[sight.card]: self.script.me for sight in cards}
                self.dealt = True
            case notes.SentOut(_, slot, card):
                self.airlock[slot] = None if card is None else NUMBER[card]
            case notes.YouSent(slot, card):
                self.airlock[slot] = NUMBER[card]
            case notes.Reported():
                self.report(at, note)
            case notes.YouLost(cards):
                assert self.walk is not None and self.script.me is not None
                lost = frozenset(NUMBER[sight.card] for sight in cards)
                self.walk.add(mine=(self.script.me, lost))
            case notes.Detached():
                self.detach(at, note)
            case notes.TeamLost(seat):
                self.living.remove(seat)
                self.goes_on()
            case notes.BrutusLeft(seat, joins):
                assert self.walk is not None
                self.walk.add(leaver=seat)
                self.name(BRUTUS, seat)
                self.add(Betrayed(seat, joins))
                self.sizes[seat] -= 1
                self.sizes[joins] += 1
            case notes.BridgeOpened() | notes.CaptainMissing() | notes.CaptainAwaited():
                self.goes_on()
            case notes.CaptainShown(seat, card):
                self.captain = self.name(NUMBER[card], seat)
                self.add(Held(seat, NUMBER[card], lost=False))
            case notes.CaptainOverthrown(seat, card):
                self.name(NUMBER[card], seat)
                self.add(Held(seat, NUMBER[card], lost=True))
                self.sizes[seat] -= 1
                self.captain = None
            case notes.Planked(seat, card):
                self.plank(at, seat, card)

    # -- what each note says -----------------------------------------------------------

    def add(self, test: Test | Pending) -> None:
        self.script.tests.append(test)

    def name(self, card: int, *seats: Seat) -> int:
        """This card is in one of these hands now."""
        now = len(self.script.tests)
        self.named.setdefault(card, (now, frozenset(seats)))
        self.script.last_named[card] = now
        return card

    def goes_on(self) -> None:
        """Once for all the teams that are out at the same moment, and only if anything changed:
        who is left, or what is in the modules."""
        test, tests = GoesOn(tuple(self.living)), self.script.tests
        if tests and isinstance(tests[-1], GoesOn):
            tests[-1] = test
        elif (now := (len(self.living), self.modules)) != self.looked:
            self.looked = now
            self.add(test)

    def report(self, at: int, note: notes.Reported) -> None:
        known = [self.airlock.get(slot) for slot in range(1, len(note.teams) + 1)]
        self.airlock = {}
        if note.card is not None:
            known[1] = NUMBER[note.card]  # a hero opens a module from the middle
        lost_captain = self.captain in known and self.missing(at)
        hero = None if note.card is None else NUMBER[note.card]
        me = self.script.me
        for card, seat in zip(known, note.teams, strict=True):
            if card is not None:
                self.name(card, seat)
        for sight in note.seen:
            self.name(NUMBER[sight.card], *note.teams)
        facts = Facts(
            seats=note.teams,
            captain=self.captain,
            lost=tuple((losses.seat, losses.count) for losses in note.lost),
            seen=tuple(sight.card for sight in note.seen),
            asteroid=note.asteroid,
            opened=hero is not None,
            modules=self.modules > 0,
            captain_lost=lost_captain and hero != self.captain,
            mine=(me, frozenset()) if me is not None and me in note.teams else None,
        )
        self.walk = _Walk(len(self.script.tests), facts, tuple(known), hero)
        self.walks.append(self.walk)
        self.add(Pending())
        for losses in note.lost:
            self.sizes[losses.seat] -= losses.count
        if facts.captain_lost:
            self.captain = None
        if note.opened is None:
            self.after(at)

    def missing(self, at: int) -> bool:
        """Whether the walk that was just reported cost the captain."""
        for note in self.view.heard[at + 1 :]:
            match note:
                case notes.CaptainMissing() | notes.CaptainAwaited():
                    return True
                case notes.BridgeOpened():
                    return False
        return self.view.public.captain_card is None

    def detach(self, at: int, note: notes.Detached) -> None:
        assert self.walk is not None and self.walk.hero is not None
        known = None
        if note.saved:
            self.saved.append((len(self.script.tests), note.seat, MODULES - self.modules))
            self.sizes[note.seat] += 1
            follow = self.view.heard[at + 1] if at + 1 < len(self.view.heard) else None
            if isinstance(follow, notes.Rescued):
                known = NUMBER[follow.card]
                self.own[known] = self.script.options.seats + MODULES - self.modules
        self.add(Opened(note.seat, self.walk.hero, note.saved, known))
        self.sizes[note.seat] -= 1
        self.modules -= 1
        if self.walk.hero == self.captain:
            self.captain = None
        self.after(at)

    def after(self, at: int) -> None:
        """[10] In which teams Brutus would have stayed after this walk."""
        if not self.script.plan.treachery:
            return
        assert self.walk is not None
        living = [seat for seat in self.living if self.sizes[seat]]
        fewest = min((self.sizes[seat] for seat in living), default=0)
        self.walk.add(stays=frozenset(seat for seat in living if self.sizes[seat] == fewest))

    def plank(self, at: int, seat: Seat, card: Card | None) -> None:
        own = self.view.heard[at + 1] if at + 1 < len(self.view.heard) else None
        if card is None and isinstance(own, notes.YouPlanked) and seat == self.script.me:
            card = own.card
        self.sizes[seat] -= 1
        if card is None:
            self.falls.append((len(self.script.tests), seat, self.captain))
            self.add(Pending())
            return
        number = self.name(NUMBER[card], seat)
        self.add(Held(seat, number, lost=True))
        if number == self.captain:
            self.captain = None

    # -- where each card can have begun -----------------------------------------------------------

    def later(self, number: int) -> int:
        """The cards that are named after this test."""
        return sum(1 << card for card, last in self.script.last_named.items() if last > number)

    def settle(self) -> None:
        for walk in self.walks:
            kept = self.later(walk.number)
            self.script.tests[walk.number] = Walked(walk.facts, walk.known, kept)
        for number, seat, captain in self.falls:
            kept = self.later(number) | (0 if captain is None else 1 << captain)
            self.script.tests[number] = WentOverboard(seat, kept)
        self.find_homes()

    def find_homes(self) -> None:
        script, seats = self.script, self.script.options.seats
        places = {*range(seats), *range(seats, seats + MODULES)}
        mine = {place for place in self.own.values() if place >= seats}
        if self.dealt and script.me is not None:
            mine.add(script.me)
        for number, card in enumerate(BOX):
            if card not in script.plan.crew:
                script.homes.append(frozenset())
                continue
            if number in self.own:
                script.homes.append(frozenset({self.own[number]}))
                continue
            special = {script.box} if card in DOLPHINS else {script.void}
            homes = (places | special) - mine
            first = self.named.get(number)
            if first and (number != BRUTUS or len(first[1]) == 1 or not script.plan.treachery):
                homes &= self.reached(*first)
            if number == BULLE:
                homes &= {*range(seats)}
            script.homes.append(frozenset(homes))

    def reached(self, test: int, teams: frozenset[Seat]) -> set[int]:
        """The places from which a card comes into one of these hands before this test."""
        seats = self.script.options.seats
        from_modules = {seats + m for at, team, m in self.saved if at < test and team in teams}
        return {*teams} | from_modules
