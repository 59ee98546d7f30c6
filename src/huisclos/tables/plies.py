"""What becomes of a game as it is played, move by move, and as moves are taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    Illegal,
    Seat,
    Told,
    decode,
    interludes,
    put,
)
from huisclos.kernel import play as gate

from . import interludes as showings
from .deadlines import deadline
from .event import Played
from .members import done_to
from .sitting import Past, Sent, Sitting
from .table import Table, running
from .undo import is_open, span

REMEMBERED = 10  # things told to all, until a move is too old to be taken back


MOST_READ = 40  # things that a bot did in somebody's name, the last ones


PHONES = 64  # of one seat whose last move is remembered: a page that is opened anew is another


class Ply(NamedTuple):
    """What the log keeps of a move, what was played, and the state that it leads to."""

    event: Played
    action: Any
    state: Any


def trusted(sitting: Sitting, event: Played) -> Ply:
    """A move of the log: it came through the gate when it was made."""
    action = decode(event.action, sitting.game.action)
    return Ply(event, action, sitting.game.apply(sitting.state, event.seat, action))


def move(table: Table, at: float, ply: Ply) -> Table:
    sitting = play(running(table), at, ply, table.clocks)
    # Whoever is asked to take a move back must not learn of a secret act by being unasked.
    if table.undo and (not sitting.past or is_open(sitting.game, *span(sitting, 1))):
        table = done_to(replace(table, undo=()), "passed", "", None)
    return replace(table, number=table.number + 1, at=at, sitting=sitting)


def play(sitting: Sitting, at: float, ply: Ply, clocks: bool) -> Sitting:
    event, action, state = ply
    game, before = sitting.game, sitting.state
    if not looks_on(sitting, ply):
        sitting = showings.drop(sitting, at)
    fields: dict[str, Any] = {}  # that most moves leave as they are
    past = sitting.past
    if event.seat in (DEALER, CLOCK):
        if past:
            last = past[-1]
            moves = (*last.moves, (event.seat, action))
            past = (*past[:-1], replace(last, moves=moves))
        if event.seat == DEALER:
            fields["draws"] = sitting.draws + 1
    else:
        past = (*past, Past(event.seat, before, sitting.common, ((event.seat, action),)))
        if event.key:
            phones = noted(sitting.phones[event.seat], event.key)
            fields["phones"] = put(sitting.phones, event.seat, phones)
    news = game.story(state).since(len(game.story(before)))
    common, own = count(news, sitting.common, sitting.own)
    if event.seat >= 0 and sitting.stood_in[event.seat] is not None:
        mine = own[event.seat] + common
        fields["stood_in"] = put(sitting.stood_in, event.seat, noticed(sitting, event, mine))
    # How far back one may go must follow from what all know: it is counted in no secret moves.
    old = 0
    while old < len(past) and past[old].common + REMEMBERED <= common:
        old += 1
    if (showing := sitting.showing) is None:
        fields["deadline"] = deadline(game, state, sitting.deadline, at, clocks)
    else:
        behind = deadline(game, state, showing.deadline, at, clocks)
        fields["showing"] = replace(showing, deadline=behind)
    fields["past"] = past[old:] if old else past
    after = replace(sitting, state=state, common=common, own=own, **fields)
    found = interludes(game, state, news, sitting.people) if game.interludes else ()
    return showings.begin(after, at, found)


def looks_on(sitting: Sitting, ply: Ply) -> bool:
    """Whether all still look at what they looked at. Chance takes no time; in a free interlude
    people act, as long as it is the same wait. In logs of a time before interludes play went on."""
    game, showing = sitting.game, sitting.showing
    if showing is None or ply.event.seat == DEALER:
        return True
    before, after = game.pace(sitting.state), game.pace(ply.state)
    same = game.public(sitting.state).phase == game.public(ply.state).phase
    return showing.interlude.free and same and (before and before.turn) == (after and after.turn)


def noted(phones: tuple[Sent, ...], key: str) -> tuple[Sent, ...]:
    """A move was played from one of a seat's phones."""
    phone, _, number = key.rpartition(":")
    if not number.isdecimal():  # of the first logs: who made it will not send it again
        return phones
    others = [sent for sent in phones if sent.phone != phone]
    return (*others[1 - PHONES :], Sent(phone, int(number)))


def counted(sitting: Sitting) -> Sitting:
    """With the numbers of all that has been told."""
    story = sitting.game.story(sitting.state)
    common, own = count(story, 0, (0,) * len(sitting.players))
    return replace(sitting, common=common, own=own)


def count(
    news: Iterable[Told[Any]], common: int, own: tuple[int, ...]
) -> tuple[int, tuple[int, ...]]:
    """How much all have been told, and each seat for itself, once this is told too."""
    mine: list[int] | None = None
    for told in news:
        if told.to is None:
            common += 1
        else:
            mine = mine or list(own)
            for seat in told.to:
                mine[seat] += 1
    return common, own if mine is None else tuple(mine)


def noticed(before: Sitting, event: Played, heard: int) -> tuple[int, ...] | None:
    """What a bot does in somebody's name they can read when they come back, having `heard` so many
    notes; once they act themselves they have."""
    known, told = before.stood_in[event.seat], before.heard(event.seat)
    if known is None or event.cause != "bot":
        return None
    return (*known, told)[-MOST_READ:] if heard > told else known


def take_back(table: Table, back: int) -> Sitting:
    """As if the move so many moves back had not been made, nor any that its maker made since. What
    others did in secret since is done again, where it can be done and stays secret. What a phone
    has sent stays sent."""
    sitting = was = running(table)
    gone, *later = sitting.past[-back:]
    state, past = gone.state, sitting.past[:-back]
    for kept in later:
        if kept.seat != gone.seat and (after := again(sitting.game, state, kept.moves)) is not None:
            past = (*past, replace(kept, state=state))
            state = after
    sitting = counted(replace(sitting, state=state, past=past))
    listeners = (None, *map(Seat, range(len(sitting.players))))
    misled = {listener for listener in listeners if sitting.heard(listener) < was.heard(listener)}
    last = sitting.showing.deadline if sitting.showing else sitting.deadline
    ends = deadline(sitting.game, sitting.state, last, table.at, table.clocks)
    return replace(sitting, rewound=was.rewound | misled, deadline=ends, showing=None)


def again(game: AnyGame, state: Any, moves: tuple[tuple[Seat, Any], ...]) -> Any:
    """Secret moves once more; None: they cannot be made here, or would not be secret."""
    before = state
    try:
        for mover, action in moves:
            state = gate(game, state, mover, action)
    except Illegal:
        return None
    return None if is_open(game, before, state) else state
