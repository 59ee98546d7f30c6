"""What can be told in Sporz, and what is kept of nights and days until the end."""

from __future__ import annotations

from huisclos.kernel import BySeat, Seat, Value

from .actions import Count, Hack, Heal, Inspect, Kill, Mutate, Spare, Spy
from .nouns import Genome, Gesture, Killer, Opinion, Options, Reason, Role, Tap, Touch, Wave, Winner


class Plan(Value, frozen=True, omit_defaults=True):
    """What one mutant had named; nothing for a half, where it is None and not locked."""

    seat: Seat
    act: Mutate | Kill | Spare | None
    paralyse: Seat | None
    locked: bool = True


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


class Welcomed(Value, frozen=True):
    """To all, once: what this table plays."""

    options: Options


class Dealt(Value, frozen=True):
    """To one seat."""

    role: Role
    genome: Genome | None  # a base mutant is a host and knows it


class Colleagues(Value, frozen=True):
    """To each doctor: all the doctors."""

    seats: tuple[Seat, ...]


class ElectionOpened(Value, frozen=True):
    tied: tuple[Seat, ...]  # none: anybody alive can be named


class Supported(Value, frozen=True):
    """To all: an open vote for a chief."""

    voter: Seat
    at: Seat


class Lowered(Value, frozen=True):
    """To all: who had voted for a chief has withdrawn it."""

    voter: Seat


class Elected(Value, frozen=True):
    seat: Seat
    by_lot: bool


class NightFell(Value, frozen=True):
    night: int


class WaveOpened(Value, frozen=True):
    night: int
    wave: Wave


class PackWoke(Value, frozen=True):
    """To the mutants: who they are tonight."""

    night: int
    seats: tuple[Seat, ...]


class PackDecided(Value, frozen=True):
    """To the mutants: what each had named, and what was done."""

    night: int
    plans: tuple[Plan, ...]
    mutated: tuple[Seat, ...]
    killed: tuple[Seat, ...]
    paralysed: tuple[Seat, ...]


class DoctorsWoke(Value, frozen=True):
    """To the doctors who are awake."""

    night: int
    seats: tuple[Seat, ...]


class DoctorsDecided(Value, frozen=True):
    """To the doctors who were awake: what each picked, and what was done."""

    night: int
    deeds: tuple[Deed, ...]
    treated: tuple[Seat, ...]
    killed: tuple[Seat, ...]


class Tapped(Value, frozen=True):
    """What somebody tapped at night: to those who are awake together; a decoy, or the tap of one
    who is alone, to oneself."""

    seat: Seat
    tap: Tap
    at: Seat | None
    role: Role | None  # of a hack
    decoy: bool = False  # it counts for nothing, and one knows


class Signed(Value, frozen=True):
    """To those who are awake together."""

    seat: Seat
    gesture: Gesture
    at: Seat | None


class Felt(Value, frozen=True):
    """To each living player, after the mutants and after the doctors. Nothing: no touches."""

    night: int
    wave: Wave
    touches: tuple[Touch, ...]


class Killed(Value, frozen=True):
    """To all, when the wave ends."""

    seat: Seat
    killer: Killer


class Counted(Value, frozen=True):
    """To a computer scientist."""

    night: int
    mutants: int


class Psyched(Value, frozen=True):
    """To a psychologist."""

    night: int
    at: Seat
    mutant: bool


class Sequenced(Value, frozen=True):
    """To a geneticist."""

    night: int
    at: Seat
    genome: Genome


class Spied(Value, frozen=True):
    """To a spy: the seven answers about tonight."""

    night: int
    at: Seat
    eyes: bool
    mutated: bool  # was the target of a mutation
    infected: bool  # and it took
    paralysed: bool
    treated: bool
    psyched: bool
    sequenced: bool


class Hacked(Value, frozen=True):
    """To a hacker: what the holder of a role found out tonight; nothing available: not found."""

    night: int
    role: Role
    found: bool
    at: Seat | None
    mutants: int | None
    mutant: bool | None
    genome: Genome | None


class DayBroke(Value, frozen=True):
    day: int


class Autopsied(Value, frozen=True):
    """To all: what a dead player was. A base mutant is told as an astronaut."""

    seat: Seat
    role: Role
    genome: Genome
    mutant: bool


class EnquiryOpened(Value, frozen=True):
    day: int


class CircleJoined(Value, frozen=True):
    seat: Seat
    circle: int
    seats: tuple[Seat, ...]  # who sits there now


class CircleLeft(Value, frozen=True):
    seat: Seat
    circle: int


class RoleClaimed(Value, frozen=True):
    seat: Seat
    role: Role


class StateClaimed(Value, frozen=True):
    seat: Seat
    night: int
    at: Seat
    mutant: bool


class GenomeClaimed(Value, frozen=True):
    seat: Seat
    night: int
    at: Seat
    genome: Genome


class CountClaimed(Value, frozen=True):
    seat: Seat
    night: int
    mutants: int


class TouchClaimed(Value, frozen=True):
    seat: Seat
    night: int
    touch: Touch | None


class OpinionClaimed(Value, frozen=True):
    seat: Seat
    opinion: Opinion
    at: Seat


class Voted(Value, frozen=True):
    """To oneself."""

    at: Seat | None  # None: blank


class Abstained(Value, frozen=True):
    """To oneself."""


class VoteWithdrawn(Value, frozen=True):
    """To oneself."""


class CloseCalled(Value, frozen=True):
    """To all: a vote without limit will be closed; until then it may still be changed."""

    by: Seat | None  # the chief; None: the owner of the table
    seconds: int


class Tally(Value, frozen=True):
    at: Seat | None  # None: blank
    votes: int


class VotesCounted(Value, frozen=True):
    """To all, where a table wants it: how many votes each name had, the most first."""

    day: int
    counts: tuple[Tally, ...]


class VoteTied(Value, frozen=True):
    """To all: among whom the chief must choose; none among them: blank."""

    tied: tuple[Seat | None, ...]
    blank: bool  # is among them
    places: int


class Executed(Value, frozen=True):
    day: int
    seats: tuple[Seat, ...]  # none: nobody


class Unveiled(Value, frozen=True):
    """To one who died, where the dead see all: everything so far."""

    fates: BySeat[Fate]
    nights: tuple[Night, ...]
    days: tuple[Day, ...]


class Witnessed(Value, frozen=True):
    """To the dead, where they see all: what a wave has added to the night."""

    wave: Wave
    night: Night


class BallotsSeen(Value, frozen=True):
    """To the dead, where they see all."""

    day: Day


class GameEnded(Value, frozen=True):
    """To all: the whole story."""

    winner: Winner
    reason: Reason
    fates: BySeat[Fate]  # the dead as they died
    nights: tuple[Night, ...]
    days: tuple[Day, ...]


Note = (
    Welcomed
    | Dealt
    | Colleagues
    | ElectionOpened
    | Supported
    | Lowered
    | Elected
    | NightFell
    | WaveOpened
    | PackWoke
    | PackDecided
    | DoctorsWoke
    | DoctorsDecided
    | Tapped
    | Signed
    | Felt
    | Killed
    | Counted
    | Psyched
    | Sequenced
    | Spied
    | Hacked
    | DayBroke
    | Autopsied
    | EnquiryOpened
    | CircleJoined
    | CircleLeft
    | RoleClaimed
    | StateClaimed
    | GenomeClaimed
    | CountClaimed
    | TouchClaimed
    | OpinionClaimed
    | Voted
    | Abstained
    | VoteWithdrawn
    | CloseCalled
    | VotesCounted
    | VoteTied
    | Executed
    | Unveiled
    | Witnessed
    | BallotsSeen
    | GameEnded
)
