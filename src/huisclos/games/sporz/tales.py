"""What is kept of nights and days: shown to all at the end."""

from __future__ import annotations

from huisclos.kernel import Seat, Value

from .actions import Count, Hack, Heal, Inspect, Kill, Mutate, Spare, Spy
from .terms import Genome, Role


class Plan(Value, frozen=True):
    """What one mutant had locked."""

    seat: Seat
    act: Mutate | Kill | Spare
    paralyse: Seat | None


class Deed(Value, frozen=True):
    """What somebody awake did after the mutants; nothing: not here."""

    seat: Seat
    act: Heal | Kill | Count | Inspect | Spy | Hack


class Finding(Value, frozen=True):
    """What an inspector found out."""

    seat: Seat
    role: Role
    at: Seat | None = None
    mutants: int | None = None
    mutant: bool | None = None
    genome: Genome | None = None


class Night(Value, frozen=True):
    """Everything that was done in one night."""

    night: int
    pack: tuple[Seat, ...] = ()  # mutants when it fell
    plans: tuple[Plan, ...] = ()
    mutated: tuple[Seat, ...] = ()  # whom they tried to mutate, and
    infected: tuple[Seat, ...] = ()  # with success
    paralysed: tuple[Seat, ...] = ()
    killed: tuple[Seat, ...] = ()  # by mutants
    doctors: tuple[Seat, ...] = ()  # awake
    eyes: tuple[Seat, ...] = ()  # who opened their eyes, spies and hackers apart
    deeds: tuple[Deed, ...] = ()
    treated: tuple[Seat, ...] = ()
    cured: tuple[Seat, ...] = ()
    ended: tuple[Seat, ...] = ()  # killed by doctors
    findings: tuple[Finding, ...] = ()
    mutants: tuple[Seat, ...] = ()  # alive at dawn


class Ballot(Value, frozen=True):
    voter: Seat
    at: Seat | None  # None: blank


class Day(Value, frozen=True):
    """The votes of one day."""

    day: int
    ballots: tuple[Ballot, ...]
    executed: tuple[Seat, ...]


class Fate(Value, frozen=True):
    """What somebody is."""

    role: Role
    genome: Genome
    mutant: bool
