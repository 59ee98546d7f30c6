"""Where a game of Sporz stands: its phases, its state, and what is seen of it."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Story, Value, View

from .actions import Abstain, Act, Vote
from .editions import EDITION
from .notes import Day, Fate, Night, Note
from .nouns import Genome, Killer, Options, Reason, Role, Wave, Winner


class Hand(Value, frozen=True, cache_hash=True):
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
    silent: tuple[Seat, ...] = ()  # secret: who does not vote
    closing: bool = False  # one that has no limit


class Waking(Value, frozen=True):
    wave: Wave
    awake: tuple[Seat, ...]  # secret
    hands: tuple[Hand, ...]  # secret, by seat


class Enquiring(Value, frozen=True):
    votes: tuple[Vote | Abstain | None, ...]  # secret, by seat
    claims: tuple[int, ...]  # by seat: made today
    walks: tuple[int, ...]  # by seat: circles joined today
    circles: tuple[Circle, ...] = ()
    closing: bool = False  # one that has no limit


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
    winner: Winner
    reason: Reason


Phase = Boarding | Electing | Waking | Enquiring | Breaking | Drawing | Over
PhaseWord = Literal["boarding", "electing", "waking", "enquiring", "breaking", "drawing", "over"]


class Circle(Value, frozen=True):
    """People who talk apart; its channel is circle-NUMBER."""

    number: int
    seats: tuple[Seat, ...]


# -- state and boards -------------------------------------------------------------------------


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
    edition: int = EDITION  # of the rules by which it is played
    phase: Phase = Boarding()
    waits: int = 0  # counts what was waited for, for the clock
    day: int = 0  # a night and the day after it have the same number
    living: tuple[Seat, ...] = ()
    chief: Seat | None = None
    roles: tuple[Role, ...] = ()  # secret
    genomes: tuple[Genome, ...] = ()  # secret
    mutant: tuple[bool, ...] = ()  # secret, by seat; the dead as they died
    known: tuple[Genome | None, ...] = ()  # secret, by seat: what each knows of their own
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


class Call(Value, frozen=True):
    """A wave of the night, and the roles of this crew that are called in it."""

    wave: Wave
    roles: tuple[Role, ...]


class Public(Value, frozen=True):
    phase: PhaseWord
    wave: Wave | None  # at night
    calls: tuple[Call, ...]  # of every night, in order
    day: int  # of the night or the day; 0: before the first night
    crew: tuple[Post, ...]
    strikes: int  # acts of each half a night, and executions a day
    disagreement: Literal["plurality", "forfeit"]
    living: tuple[Seat, ...]
    dead: tuple[Corpse, ...]  # in order
    chief: Seat | None
    votes: BySeat[Seat | None]  # the election
    voted: int  # how many have decided, in the enquiry, be it not to vote
    closing: bool  # an election or an enquiry without limit will be closed
    tied: tuple[Seat | None, ...]  # a second election, or the chief's choice; None: blank
    places: int  # how many the chief may still name
    doomed: tuple[Seat, ...]  # who is executed in any case, while the chief chooses
    circles: tuple[Circle, ...]
    claimed: tuple[Seat, ...]  # who has claimed something today
    awaited: tuple[Seat, ...]


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
    divided: bool  # mutants: what has been named differs
    colleagues: tuple[Seat, ...]  # a doctor's, oneself included
    hackable: tuple[Role, ...]  # what a hacker may ask tonight
    voted: bool  # or decided not to vote
    abstains: bool  # one does not vote
    vote: Seat | None  # None: blank, if voted and not abstaining
    claims: int  # still to be made today
    walks: int  # circles still to be joined today
    fates: BySeat[Fate]  # of the dead, where they see all


Seen = View[Options, Public, Private]  # all that one seat knows
