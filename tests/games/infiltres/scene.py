"""Games of Infiltrés written by hand, one line a move.

    scene("brief 0 DDIJ", "0 pick 1", "0 clue savane", "clues", "ready", "votes 2 2 0 -")

A line is a move in the game's notation, after the seat that plays it; the dealer's and the clock's
need none. Or it is a short cut: `clues` (whoever has yet to speak does), `ready` (all are),
`votes A B -` (the living, in order; - is blank), `out N` (a whole round in which all vote N out),
`tie` (a whole round in which nobody votes).
"""

from collections.abc import Iterator
from typing import Any

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.actions import Action, Clue, Ready, Spoken, Vote
from huisclos.games.infiltres.nouns import Options
from huisclos.games.infiltres.rules import awaited
from huisclos.games.infiltres.state import Debating, Speaking, State, Voting
from huisclos.kernel import CLOCK, DEALER, Illegal, Refusal, Seat, heard, play

PAIRS = (
    "lion/tigre, pomme/poire, café/thé, mer/lac, vélo/moto, "
    "ciseaux/pinces, neige/glace, chêne/hêtre, arc-en-ciel/orage, œuf/graine"
)
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def scene(*lines: str, **options: Any) -> State:
    """The state after these lines; the first brief says how many seats there are."""
    seats = len(lines[0].split()[2])
    return onward(GAME.setup(Options(seats, **options)), *lines)


def onward(state: State, *lines: str) -> State:
    for line in lines:
        for seat, action in moves_of(state, line):
            state = play(GAME, state, seat, action)
    return state


def moves_of(state: State, line: str) -> Iterator[tuple[Seat, Action]]:
    verb, _, rest = line.partition(" ")
    match verb:
        case "brief" if "/" not in rest:
            yield DEALER, GAME.read(f"{line} {PAIRS} | Essai")
        case "brief" | "number" | "lot":
            yield DEALER, GAME.read(line)
        case "time":
            yield CLOCK, GAME.read(line)
        case "clues":
            assert isinstance(state.phase, Speaking)
            for at, seat in enumerate(state.phase.left, len(state.clues)):
                word = f"zz{ALPHABET[at // 26]}{ALPHABET[at % 26]}"
                yield seat, Spoken() if state.options.spoken else Clue(word)
        case "ready":
            for seat in awaited(state):
                yield seat, Ready()
        case "votes":
            for seat, at in zip(state.living, rest.split(), strict=True):
                yield seat, Vote(None if at == "-" else Seat(int(at)))
        case "out" | "tie":
            if isinstance(state.phase, Speaking):
                yield from moves_of(state, "clues")
                yield from ((seat, Ready()) for seat in state.living)
            elif isinstance(state.phase, Debating):
                yield from moves_of(state, "ready")
            else:
                assert isinstance(state.phase, Voting)
            for seat in state.living:
                yield seat, Vote(None if rest in ("", str(seat)) else Seat(int(rest)))
        case _:
            yield Seat(int(verb)), GAME.read(rest)


def refusal(state: State, line: str) -> Refusal | None:
    """Why a move is refused; None when it is accepted."""
    try:
        onward(state, line)
    except Illegal as illegal:
        return illegal.refusal
    return None


def key(state: State, line: str) -> str | None:
    found = refusal(state, line)
    return found.key.removeprefix("infiltres-") if found else None


def phase(state: State) -> str:
    return GAME.public(state).phase


def notes(state: State, kind: type[Any], seat: int | None = None) -> list[Any]:
    """The notes of one class that a seat, or a spectator, has heard."""
    found = heard(GAME, state, None if seat is None else Seat(seat))
    return [note for note in found if isinstance(note, kind)]
