"""What is played in Infiltrés, and how it is written down."""

from __future__ import annotations

from huisclos.kernel import Notation, Seat, Spelled, TimeUp, Value

from .nouns import Pair, Role


class Brief(Value, frozen=True):
    """The DEALER's: who is what, and the ten pairs. The only place of a mission's words."""

    first: Seat
    roles: tuple[Role, ...]
    title: str
    pairs: tuple[Pair, ...]


class Pick(Value, frozen=True):
    """The first player's choice of a pair."""

    number: int


class Number(Value, frozen=True):
    """The DEALER's choice of a pair, when the first player let the time pass."""

    number: int


class Clue(Value, frozen=True, cache_hash=True):
    word: str


class Spoken(Value, frozen=True):
    """The clue was said aloud."""


class Ready(Value, frozen=True):
    """Enough debate; or enough of looking at the result."""


class Vote(Value, frozen=True):
    at: Seat | None  # None: blank


class Guess(Value, frozen=True, cache_hash=True):
    word: str


class Lot(Value, frozen=True):
    """The DEALER's: who is out after three ties."""

    seat: Seat


Action = Brief | Pick | Number | Clue | Spoken | Ready | Vote | Guess | Lot | TimeUp


# -- notation ----------------------------------------------------------------------------------

LETTER = {Role.DISCIPLE: "D", Role.INFILTRATOR: "I", Role.JOURNALIST: "J"}
ROLE = {letter: role for role, letter in LETTER.items()}


def write_brief(brief: Brief) -> str:
    letters = "".join(LETTER[role] for role in brief.roles)
    words = ", ".join(f"{pair.disciples}/{pair.infiltrators}" for pair in brief.pairs)
    return f"{brief.first} {letters} {words}" + (f" | {brief.title}" if brief.title else "")


def read_brief(text: str) -> Brief:
    head, _, title = text.partition(" | ")
    first, letters, words = head.split(" ", 2)
    pairs = tuple(Pair(*pair.split("/")) for pair in words.split(", "))
    return Brief(Seat(int(first)), tuple(ROLE[letter] for letter in letters), title, pairs)


def write_vote(vote: Vote) -> str:
    return "blank" if vote.at is None else str(vote.at)


def read_vote(text: str) -> Vote:
    return Vote(None if text == "blank" else Seat(int(text)))


NOTATION = Notation(
    Action,
    spelled={Brief: Spelled(write_brief, read_brief), Vote: Spelled(write_vote, read_vote)},
)
