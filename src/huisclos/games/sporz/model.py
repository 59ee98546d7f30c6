"""The nouns of Sporz. No logic here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from huisclos.kernel import Options as KernelOptions
from huisclos.kernel import Seat, Story, Value


class Role(StrEnum):
    BASE = "base"  # the base mutant
    DOCTOR = "doctor"
    COMPUTER = "computer"  # the computer scientist
    PSYCHOLOGIST = "psychologist"
    GENETICIST = "geneticist"
    SPY = "spy"
    HACKER = "hacker"
    ASTRONAUT = "astronaut"


class Genome(StrEnum):
    NORMAL = "normal"
    HOST = "host"
    RESISTANT = "resistant"


class Wave(StrEnum):
    """The four parts of a night."""

    MUTANTS = "mutants"
    DOCTORS = "doctors"
    INSPECTORS = "inspectors"  # computer scientist, psychologist, geneticist
    WATCHERS = "watchers"  # spy, hacker


class Touch(StrEnum):
    """What somebody feels of a night."""

    MUTATED = "mutated"
    RESISTED = "resisted"  # a mutation failed
    AGAIN = "again"  # a mutant was mutated
    PARALYSED = "paralysed"
    CURED = "cured"
    INCURABLE = "incurable"  # a mutant host was treated
    TREATED = "treated"  # and was healthy


class Killer(StrEnum):
    MUTANTS = "mutants"
    DOCTORS = "doctors"
    CREW = "crew"  # executed


class Gesture(StrEnum):
    """What those who are awake together can say without a word."""

    YES = "yes"
    NO = "no"
    WAIT = "wait"
    THIS = "this"  # about somebody
    BEWARE = "beware"  # of somebody


class Opinion(StrEnum):
    SUSPECT = "suspect"
    TRUST = "trust"
    VOTE = "vote"


Switch = Literal["auto", "on", "off"]
Seconds = Annotated[int, Meta(ge=1, le=300)]


class Options(KernelOptions, frozen=True):
    computer: Switch = "auto"  # auto: by the size of the crew
    psychologist: Switch = "auto"
    geneticist: Switch = "auto"
    spy: Switch = "auto"
    hacker: Switch = "auto"
    disagreement: Literal["plurality", "forfeit"] = "plurality"  # of the mutants
    mutants_time: Seconds = 30
    wave_time: Seconds = 20  # the other waves
    quick_nights: bool = False  # a wave ends when all have tapped
    day_time: Annotated[int, Meta(ge=0, le=3600)] = 300  # 0: no clock
    election_time: Annotated[int, Meta(ge=0, le=600)] = 45  # 0: no clock
    circles: Annotated[int, Meta(ge=0, le=10)] = 3  # people in one; 0: none
    dead_see: Literal["public", "all"] = "public"


# -- actions ---------------------------------------------------------------------------------


class Deal(Value, frozen=True):
    """The DEALER's."""

    roles: tuple[Role, ...]
    genomes: tuple[Genome, ...]


class Lot(Value, frozen=True):
    """The DEALER's: those between whom a lot decides, shuffled."""

    order: tuple[int, ...]


class TimeUp(Value, frozen=True):
    """The CLOCK's."""


class Elect(Value, frozen=True):
    at: Seat


# At night everybody has the same taps. They count for those who are awake; for all others they
# are a decoy.


class Mutate(Value, frozen=True):
    at: Seat


class Kill(Value, frozen=True):
    """The mutants', or the doctors'."""

    at: Seat


class Heal(Value, frozen=True):
    at: Seat


class Count(Value, frozen=True):
    """The computer scientist's."""


class Inspect(Value, frozen=True):
    """The psychologist's and the geneticist's."""

    at: Seat


class Spy(Value, frozen=True):
    at: Seat


class Hack(Value, frozen=True):
    role: Role


class Spare(Value, frozen=True):
    """Nobody, or nothing."""


class Paralyse(Value, frozen=True):
    """The mutants' second half."""

    at: Seat | None  # None: nobody


class Lock(Value, frozen=True):
    """The mutants' wave: this is what I want."""


class Sign(Value, frozen=True):
    """To those who are awake with me."""

    gesture: Gesture
    at: Seat | None = None


class Vote(Value, frozen=True):
    """In the enquiry for whom to execute; or the chief's choice among the tied."""

    at: Seat | None  # None: blank


class Withdraw(Value, frozen=True):
    """One's vote."""


class Join(Value, frozen=True):
    """A circle; or a new one."""

    circle: int | None = None


class Leave(Value, frozen=True):
    """One's circle."""


class ClaimRole(Value, frozen=True):
    role: Role


class ClaimState(Value, frozen=True):
    """As a psychologist."""

    night: int
    at: Seat
    mutant: bool


class ClaimGenome(Value, frozen=True):
    """As a geneticist."""

    night: int
    at: Seat
    genome: Genome


class ClaimCount(Value, frozen=True):
    """As a computer scientist."""

    night: int
    mutants: int


class ClaimTouch(Value, frozen=True):
    night: int
    touch: Touch | None  # None: nothing happened to me


class ClaimOpinion(Value, frozen=True):
    opinion: Opinion
    at: Seat


Act = Mutate | Kill | Heal | Count | Inspect | Spy | Hack | Spare  # a tap at night
Claim = ClaimRole | ClaimState | ClaimGenome | ClaimCount | ClaimTouch | ClaimOpinion
Action = (
    Deal
    | Lot
    | TimeUp
    | Elect
    | Mutate
    | Kill
    | Heal
    | Count
    | Inspect
    | Spy
    | Hack
    | Spare
    | Paralyse
    | Lock
    | Sign
    | Vote
    | Withdraw
    | Join
    | Leave
    | ClaimRole
    | ClaimState
    | ClaimGenome
    | ClaimCount
    | ClaimTouch
    | ClaimOpinion
)


# -- phases ----------------------------------------------------------------------------------


class Hand(Value, frozen=True):
    """What one player has tapped in this wave."""

    act: Act | None = None  # None: not yet
    paralyse: Seat | None = None
    locked: bool = False
    signs: int = 0  # made


class Choice(Value, frozen=True):
    """What a lot can decide: a name, or one half of a strike."""

    at: Seat | None
    verb: Literal["name", "mutate", "kill", "spare", "paralyse"] = "name"


class Boarding(Value, frozen=True): ...


class Electing(Value, frozen=True):
    votes: tuple[Seat | None, ...]  # by seat
    tied: tuple[Seat, ...] = ()  # a second ballot: only these can be named


class Waking(Value, frozen=True):
    wave: Wave
    awake: tuple[Seat, ...]  # secret
    hands: tuple[Hand, ...]  # secret, by seat


class Enquiring(Value, frozen=True):
    votes: tuple[Vote | None, ...]  # secret, by seat
    claims: tuple[int, ...]  # by seat: made today
    walks: tuple[int, ...]  # by seat: circles joined and left today
    circles: tuple[Circle, ...] = ()


class Breaking(Value, frozen=True):
    """The chief chooses among the tied, one name at a time."""

    tied: tuple[Seat | None, ...]
    places: int  # how many can still be executed
    doomed: tuple[Seat, ...] = ()


class Drawing(Value, frozen=True):
    """A lot decides, and what was going on goes on."""

    among: tuple[Choice, ...]
    resume: Electing | Waking | Breaking


class Over(Value, frozen=True):
    winner: Literal["healthy", "mutants", "nobody"]
    reason: Literal["cured", "spread", "dusk", "forfeit", "empty", "endless"]


Phase = Boarding | Electing | Waking | Enquiring | Breaking | Drawing | Over


class Circle(Value, frozen=True):
    """People who talk apart; its channel is circle-NUMBER."""

    number: int
    seats: tuple[Seat, ...]


# -- what is kept of nights and days: shown at the end ---------------------------------------------


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


class Ending(Value, frozen=True):
    """The whole story, for all to see."""

    winner: Literal["healthy", "mutants", "nobody"]
    reason: Literal["cured", "spread", "dusk", "forfeit", "empty", "endless"]
    fates: tuple[Fate, ...]  # by seat; the dead as they died
    nights: tuple[Night, ...]
    days: tuple[Day, ...]


# -- notes: what can be told --------------------------------------------------------------------


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
    """To the mutants: what each had locked, and what was done."""

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
    """To oneself, when the vote closes: how one voted."""

    day: int
    at: Seat | None


class VoteTied(Value, frozen=True):
    """To all: among whom the chief must choose; none among them: blank."""

    tied: tuple[Seat | None, ...]
    places: int


class Executed(Value, frozen=True):
    day: int
    seats: tuple[Seat, ...]  # none: nobody


class Unveiled(Value, frozen=True):
    """To one who died, where the dead see all: everything so far."""

    fates: tuple[Fate, ...]
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
    winner: Literal["healthy", "mutants", "nobody"]
    reason: Literal["cured", "spread", "dusk", "forfeit", "empty", "endless"]


Note = (
    Welcomed
    | Dealt
    | Colleagues
    | ElectionOpened
    | Supported
    | Elected
    | NightFell
    | WaveOpened
    | PackWoke
    | PackDecided
    | DoctorsWoke
    | DoctorsDecided
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
    | VoteTied
    | Executed
    | Unveiled
    | Witnessed
    | BallotsSeen
    | GameEnded
)


# -- state and boards ---------------------------------------------------------------------------


class Corpse(Value, frozen=True):
    """A dead player: when and how, and from the next morning what they were."""

    seat: Seat
    day: int
    killer: Killer
    role: Role | None = None
    genome: Genome | None = None
    mutant: bool | None = None


class State(Value, frozen=True):
    options: Options
    phase: Phase = Boarding()
    turn: int = 0  # counts what was waited for, for the clock
    day: int = 0  # a night and the day after it have the same number
    living: tuple[Seat, ...] = ()
    chief: Seat | None = None
    roles: tuple[Role, ...] = ()  # secret
    genomes: tuple[Genome, ...] = ()  # secret
    mutants: frozenset[Seat] = frozenset()  # secret; the dead as they died
    asked: tuple[tuple[Role, ...], ...] = ()  # secret, by seat: what a hacker has asked
    tonight: Night = Night(0)  # secret
    nights: tuple[Night, ...] = ()  # secret: those before
    days: tuple[Day, ...] = ()  # secret
    dead: tuple[Corpse, ...] = ()
    story: Story[Note] = Story()


class Post(Value, frozen=True):
    """A role, and how many there are in this crew."""

    role: Role
    count: int


class Public(Value, frozen=True):
    phase: str
    wave: Wave | None  # at night
    day: int  # of the night or the day; 0: before the first night
    crew: tuple[Post, ...]
    strikes: int  # acts of each half a night, and executions a day
    disagreement: Literal["plurality", "forfeit"]
    living: tuple[Seat, ...]
    dead: tuple[Corpse, ...]  # in order
    chief: Seat | None
    votes: tuple[Seat | None, ...]  # the election, by seat
    voted: int  # how many, in the enquiry
    tied: tuple[Seat | None, ...]  # a second election, or the chief's choice; None: blank
    places: int  # how many the chief may still name
    doomed: tuple[Seat, ...]  # who is executed in any case, while the chief chooses
    circles: tuple[Circle, ...]
    ending: Ending | None


class Partner(Value, frozen=True):
    """Somebody awake with me, and what they have tapped."""

    seat: Seat
    act: Act | None
    paralyse: Seat | None
    locked: bool


class Private(Value, frozen=True):
    """What one player is told of every night is in their notes: each carries its night."""

    role: Role | None
    genome: Genome | None  # None: you do not know
    mutant: bool
    paralysed: bool  # tonight
    awake: bool  # what you tap in this wave counts; otherwise it is a decoy
    hand: Hand
    partners: tuple[Partner, ...]  # mutants or doctors awake, you among them
    settled: bool  # all of them have locked the same: it is final
    colleagues: tuple[Seat, ...]  # a doctor's, oneself included
    hackable: tuple[Role, ...]  # what a hacker may ask tonight
    voted: bool
    vote: Seat | None  # None: blank, if voted
    claims: int  # still to be made today
    walks: int  # circles still to be joined or left today
    fates: tuple[Fate, ...]  # of the dead, where they see all
