"""What can be done in Sporz."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, Value

from .nouns import Genome, Gesture, Opinion, Role, Touch


class Deal(Value, frozen=True):
    """The DEALER's."""

    roles: tuple[Role, ...]
    genomes: tuple[Genome, ...]


class Lot(Value, frozen=True):
    """The DEALER's: those between whom a lot decides, shuffled."""

    order: tuple[int, ...]


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


class Abstain(Value, frozen=True):
    """I do not vote: decided, and told to nobody."""


class Withdraw(Value, frozen=True):
    """One's vote, or that one does not vote."""


class Close(Value, frozen=True):
    """The chief's: a day without limit comes to its end."""


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
    | Abstain
    | Withdraw
    | Close
    | Join
    | Leave
    | ClaimRole
    | ClaimState
    | ClaimGenome
    | ClaimCount
    | ClaimTouch
    | ClaimOpinion
)
