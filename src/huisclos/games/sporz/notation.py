"""Actions of Sporz as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from .actions import (
    Action,
    ClaimCount,
    ClaimGenome,
    ClaimOpinion,
    ClaimRole,
    ClaimState,
    ClaimTouch,
    Count,
    Deal,
    Elect,
    Hack,
    Heal,
    Inspect,
    Join,
    Kill,
    Leave,
    Lock,
    Lot,
    Mutate,
    Paralyse,
    Sign,
    Spare,
    Spy,
    Vote,
    Withdraw,
)
from .terms import Genome, Gesture, Opinion, Role, Touch

LETTER = dict(zip(Role, "BDCPGSHA", strict=True))
ROLE = {letter: role for role, letter in LETTER.items()}
SIGN = dict(zip(Genome, ".+-", strict=True))  # normal, host, resistant
GENOME = {sign: genome for genome, sign in SIGN.items()}

NAMING: dict[str, Callable[[Seat], Action]] = {
    "elect": Elect,
    "mutate": Mutate,
    "kill": Kill,
    "heal": Heal,
    "inspect": Inspect,
    "spy": Spy,
}
ALONE: dict[str, Action] = {
    "count": Count(),
    "spare": Spare(),
    "lock": Lock(),
    "withdraw": Withdraw(),
    "leave": Leave(),
    "join": Join(),
    "time": TimeUp(),
}
USAGE = (
    "elect SEAT, mutate SEAT, kill SEAT, paralyse SEAT, paralyse nobody, lock, heal SEAT, count, "
    "inspect SEAT, spy SEAT, hack ROLE, spare, sign GESTURE, sign GESTURE SEAT, vote SEAT, "
    "vote blank, withdraw, join, join CIRCLE, leave, claim role ROLE, claim state NIGHT SEAT "
    "mutant, claim state NIGHT SEAT healthy, claim genome NIGHT SEAT GENOME, claim count NIGHT "
    "NUMBER, claim touch NIGHT TOUCH, claim touch NIGHT nothing, claim suspect SEAT, claim trust "
    "SEAT, claim vote SEAT"
)


def write(action: Action) -> str:
    match action:
        case Deal(roles, genomes):
            letters = (f"{LETTER[r]}{SIGN[g]}" for r, g in zip(roles, genomes, strict=True))
            return f"deal {' '.join(letters)}"
        case Lot(order):
            return f"lot {' '.join(map(str, order))}"
        case Elect(at) | Mutate(at) | Kill(at) | Heal(at) | Inspect(at) | Spy(at):
            return f"{type(action).__name__.lower()} {at}"
        case Paralyse(at):
            return f"paralyse {_name(at, 'nobody')}"
        case Hack(role):
            return f"hack {role}"
        case Sign(gesture, at):
            return f"sign {gesture}" if at is None else f"sign {gesture} {at}"
        case Vote(at):
            return f"vote {_name(at, 'blank')}"
        case Join(int(circle)):
            return f"join {circle}"
        case ClaimRole(role):
            return f"claim role {role}"
        case ClaimState(night, at, mutant):
            return f"claim state {night} {at} {'mutant' if mutant else 'healthy'}"
        case ClaimGenome(night, at, genome):
            return f"claim genome {night} {at} {genome}"
        case ClaimCount(night, mutants):
            return f"claim count {night} {mutants}"
        case ClaimTouch(night, touch):
            return f"claim touch {night} {touch or 'nothing'}"
        case ClaimOpinion(opinion, at):
            return f"claim {opinion} {at}"
    return next(word for word, alone in ALONE.items() if alone == action)


def read(text: str) -> Action:
    try:
        return _read(text.split())
    except (ValueError, KeyError):
        raise UnreadableNotation(f"{text!r} is none of: {USAGE}") from None


def _read(words: list[str]) -> Action:
    match words:
        case ["deal", *pairs]:
            roles = tuple(ROLE[pair[:1]] for pair in pairs)
            return Deal(roles, tuple(GENOME[pair[1:]] for pair in pairs))
        case ["lot", *order]:
            return Lot(tuple(map(int, order)))
        case ["paralyse", at]:
            return Paralyse(_seat(at, "nobody"))
        case ["hack", role]:
            return Hack(Role(role))
        case ["sign", gesture, *at] if len(at) < 2:
            return Sign(Gesture(gesture), Seat(int(at[0])) if at else None)
        case ["vote", at]:
            return Vote(_seat(at, "blank"))
        case ["join", circle]:
            return Join(int(circle))
        case ["claim", "role", role]:
            return ClaimRole(Role(role))
        case ["claim", "state", night, at, "mutant" | "healthy" as state]:
            return ClaimState(int(night), Seat(int(at)), state == "mutant")
        case ["claim", "genome", night, at, genome]:
            return ClaimGenome(int(night), Seat(int(at)), Genome(genome))
        case ["claim", "count", night, mutants]:
            return ClaimCount(int(night), int(mutants))
        case ["claim", "touch", night, touch]:
            return ClaimTouch(int(night), None if touch == "nothing" else Touch(touch))
        case ["claim", opinion, at]:
            return ClaimOpinion(Opinion(opinion), Seat(int(at)))
        case [verb, at]:
            return NAMING[verb](Seat(int(at)))
        case [verb]:
            return ALONE[verb]
    raise ValueError


def _name(at: Seat | None, nobody: str) -> str:
    return nobody if at is None else str(at)


def _seat(word: str, nobody: str) -> Seat | None:
    return None if word == nobody else Seat(int(word))
