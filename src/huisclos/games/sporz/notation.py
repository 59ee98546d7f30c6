"""Actions of Sporz as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from . import actions
from .nouns import Genome, Gesture, Opinion, Role, Touch

LETTER = dict(zip(Role, "BDCPGSHA", strict=True))
ROLE = {letter: role for role, letter in LETTER.items()}
SIGN = dict(zip(Genome, ".+-", strict=True))  # normal, host, resistant
GENOME = {sign: genome for genome, sign in SIGN.items()}

NAMING: dict[str, Callable[[Seat], actions.Action]] = {
    "elect": actions.Elect,
    "mutate": actions.Mutate,
    "kill": actions.Kill,
    "heal": actions.Heal,
    "inspect": actions.Inspect,
    "spy": actions.Spy,
}
ALONE: dict[str, actions.Action] = {
    "count": actions.Count(),
    "spare": actions.Spare(),
    "lock": actions.Lock(),
    "abstain": actions.Abstain(),
    "withdraw": actions.Withdraw(),
    "close": actions.Close(),
    "leave": actions.Leave(),
    "join": actions.Join(),
    "time": TimeUp(),
}
USAGE = (
    "elect SEAT, mutate SEAT, kill SEAT, paralyse SEAT, paralyse nobody, lock, heal SEAT, count, "
    "inspect SEAT, spy SEAT, hack ROLE, spare, sign GESTURE, sign GESTURE SEAT, vote SEAT, "
    "vote blank, abstain, withdraw, close, join, join CIRCLE, leave, claim role ROLE, "
    "claim state NIGHT SEAT mutant, claim state NIGHT SEAT healthy, "
    "claim genome NIGHT SEAT GENOME, claim count NIGHT NUMBER, claim touch NIGHT TOUCH, "
    "claim touch NIGHT nothing, "
    "claim suspect SEAT, claim trust SEAT, claim vote SEAT"
)


def write(action: actions.Action) -> str:
    match action:
        case actions.Deal(roles, genomes):
            letters = (f"{LETTER[r]}{SIGN[g]}" for r, g in zip(roles, genomes, strict=True))
            return f"deal {' '.join(letters)}"
        case actions.Lot(order):
            return f"lot {' '.join(map(str, order))}"
        case (
            actions.Elect(at)
            | actions.Mutate(at)
            | actions.Kill(at)
            | actions.Heal(at)
            | actions.Inspect(at)
            | actions.Spy(at)
        ):
            return f"{type(action).__name__.lower()} {at}"
        case actions.Paralyse(at):
            return f"paralyse {_name(at, 'nobody')}"
        case actions.Hack(role):
            return f"hack {role}"
        case actions.Sign(gesture, at):
            return f"sign {gesture}" if at is None else f"sign {gesture} {at}"
        case actions.Vote(at):
            return f"vote {_name(at, 'blank')}"
        case actions.Join(int(circle)):
            return f"join {circle}"
        case actions.ClaimRole(role):
            return f"claim role {role}"
        case actions.ClaimState(night, at, mutant):
            return f"claim state {night} {at} {'mutant' if mutant else 'healthy'}"
        case actions.ClaimGenome(night, at, genome):
            return f"claim genome {night} {at} {genome}"
        case actions.ClaimCount(night, mutants):
            return f"claim count {night} {mutants}"
        case actions.ClaimTouch(night, touch):
            return f"claim touch {night} {touch or 'nothing'}"
        case actions.ClaimOpinion(opinion, at):
            return f"claim {opinion} {at}"
    return next(word for word, alone in ALONE.items() if alone == action)


def read(text: str) -> actions.Action:
    try:
        return _read(text.split())
    except (ValueError, KeyError):
        raise UnreadableNotation(f"{text!r} is none of: {USAGE}") from None


def _read(words: list[str]) -> actions.Action:
    match words:
        case ["deal", *pairs]:
            roles = tuple(ROLE[pair[:1]] for pair in pairs)
            return actions.Deal(roles, tuple(GENOME[pair[1:]] for pair in pairs))
        case ["lot", *order]:
            return actions.Lot(tuple(map(int, order)))
        case ["paralyse", at]:
            return actions.Paralyse(_seat(at, "nobody"))
        case ["hack", role]:
            return actions.Hack(Role(role))
        case ["sign", gesture, *at] if len(at) < 2:
            return actions.Sign(Gesture(gesture), Seat(int(at[0])) if at else None)
        case ["vote", at]:
            return actions.Vote(_seat(at, "blank"))
        case ["join", circle]:
            return actions.Join(int(circle))
        case ["claim", "role", role]:
            return actions.ClaimRole(Role(role))
        case ["claim", "state", night, at, "mutant" | "healthy" as state]:
            return actions.ClaimState(int(night), Seat(int(at)), state == "mutant")
        case ["claim", "genome", night, at, genome]:
            return actions.ClaimGenome(int(night), Seat(int(at)), Genome(genome))
        case ["claim", "count", night, mutants]:
            return actions.ClaimCount(int(night), int(mutants))
        case ["claim", "touch", night, touch]:
            return actions.ClaimTouch(int(night), None if touch == "nothing" else Touch(touch))
        case ["claim", opinion, at]:
            return actions.ClaimOpinion(Opinion(opinion), Seat(int(at)))
        case [verb, at]:
            return NAMING[verb](Seat(int(at)))
        case [verb]:
            return ALONE[verb]
    raise ValueError


def _name(at: Seat | None, nobody: str) -> str:
    return nobody if at is None else str(at)


def _seat(word: str, nobody: str) -> Seat | None:
    return None if word == nobody else Seat(int(word))
