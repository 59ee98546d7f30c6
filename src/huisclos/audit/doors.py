"""What the house says of a table over HTTP: while its game is played nothing but what it said at
its start, no log, no replay, nothing of what could be known in it and no game from there; and of a
game that is over no token."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from huisclos.aside import retelling
from huisclos.kernel import AnyGame, Seat, encode
from huisclos.server import hub
from huisclos.tables import Step, Table, branching
from huisclos.tables.playback import NotOver

from .seated import LEVEL, sitting_of

KINDS = {
    "log": "the log of",
    "replay": "the replay of",
    "knew:0-1": "what could be known in",
    "branch": "what if, in",
}


def given(games: dict[str, AnyGame], kind: str, steps: Sequence[Step]) -> str | None:
    """What whoever asks for it gets after these steps; None: refused."""
    records = [record for step in steps for record in step.records]
    try:
        if kind == "branch":
            return str(branching.branch(games, records, 0, Seat(0), "token", lambda _: LEVEL))
        sent = b"\n".join(map(encode, records))
        return b"".join(retelling.answer(kind, games, sent)).decode()
    except (NotOver, branching.NoBranch):
        return None


def look(
    game: AnyGame, steps: Sequence[Step], begun: int, rng: Random
) -> Iterator[tuple[str, str, str]]:
    """What is said too much, what it is and what it may be. The game begins with step `begun`."""
    games = {game.name: game}
    playing = [at for at in range(begun, len(steps)) if not sitting_of(steps[at].table).over]
    for kind in KINDS:
        if given(games, kind, steps[: rng.choice(playing) + 1]) is not None:
            yield f"{KINDS[kind]} a game that is played", "given", "refused"
    room = encode(hub.listing(steps[begun].table)).decode()
    for at in rng.sample(playing, min(3, len(playing))):
        now = encode(hub.listing(steps[at].table)).decode()
        if now != room:
            yield "what is said of the room while a game is played", now, room
    last = steps[-1].table
    if sitting_of(last).over:
        yield from of_the_past(given(games, "log", steps) or "", last)


def of_the_past(log: str, table: Table) -> Iterator[tuple[str, str, str]]:
    if any(person.token and person.token in log for person in table.people):
        yield "a log that holds a token", "given", "cleaned"
