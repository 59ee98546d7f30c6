"""The face of Infiltrés."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from huisclos.kernel import Seat
from huisclos.terminal.face import Face, Sight

from . import actions, notes
from .state import Private, Public


def board(sight: Sight) -> Table:
    public: Public = sight.public
    rounds = [*range(1, public.round + 1)]
    title = [sight.say("board-mission", mission=public.mission)]
    if public.number is not None:
        title.append(sight.say("board-word-number", number=public.number))
    table = Table("", title=" · ".join(title))
    for number in rounds:
        table.add_column(sight.say("board-clue-round", round=number))
    table.add_column(sight.say("board-scores"), justify="right")
    roles = {gone.seat: gone.role for gone in public.out}
    if public.result:
        roles |= dict(zip(map(Seat, range(len(sight.names))), public.result.roles, strict=True))
    out = {gone.seat for gone in public.out}
    clues = {(line.round, line.seat): line.word for line in public.clues}
    aloud = sight.say("board-clue-aloud")
    for seat, name in enumerate(map(Text, sight.names)):
        if seat == sight.seat:
            name.stylize("bold")
            name.append(f" ({sight.say('room-seat-you')})")
        if role := roles.get(Seat(seat)):
            name.append(f" – {sight.say(f'role-{role}')}")
        given = [clues.get((number, Seat(seat)), "") for number in rounds]
        words = [Text(aloud if word is None else word) for word in given]
        points = str(public.scores[seat]) if public.scores else ""
        table.add_row(name, *words, points, style="dim" if seat in out else "")
    return table


def secret(sight: Sight) -> str:
    private: Private = sight.private
    if private.journalist or private.word is None:
        return sight.sentence(notes.Carded(private.journalist))
    text = sight.sentence(notes.Passworded(private.word))
    return (
        text
        if private.learnt is None
        else f"{text}\n{sight.sentence(notes.Learnt(private.learnt))}"
    )


def free(public: Public) -> type[actions.Clue] | type[actions.Guess] | None:
    match public.phase:
        case "speaking":
            return actions.Clue
        case "guessing":
            return actions.Guess
    return None


FACE = Face(
    board,
    secret,
    free,
    hidden=(notes.Carded, notes.Passworded, notes.Learnt),
    own_words=frozenset({"word"}),
)
