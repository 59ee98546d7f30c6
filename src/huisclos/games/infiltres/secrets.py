"""Who knows what in Infiltrés, on one page."""

from __future__ import annotations

from collections.abc import Mapping

from huisclos.kernel import (
    Channel,
    Seat,
    changed,
    phase_word,
    players,
    remembered,
    seats_of,
)

from . import notes
from .nouns import Role
from .questions import played_pair, word_of
from .rules import awaited
from .state import (
    Debating,
    Debriefing,
    Drawing,
    Guessing,
    Over,
    Picking,
    Private,
    Public,
    Speaking,
    State,
    Voting,
)

JUDGED = (Debriefing, Over)


def public(state: State) -> Public:
    phase = state.phase
    speaking: tuple[Seat, ...] = ()
    ready, voted, tied = speaking, speaking, speaking
    match phase:
        case Speaking(left):
            speaking = left
        case Debating(done) | Debriefing(done):
            ready = done
        case Voting(ballots, tied):
            voted = tuple([ballot.voter for ballot in ballots])
    return Public(
        phase=phase_word(phase),
        mission=state.mission,
        first=state.first,
        number=state.number,
        round=state.round,
        living=state.living,
        out=state.out,
        clues=state.clues,
        speaking=speaking,
        ready=ready,
        voted=voted,
        tied=tied,
        guesser=phase.seat if isinstance(phase, Guessing) else None,
        scores=state.scores,
        result=result(state),
        awaited=players(awaited(state)),
    )


def result(state: State) -> notes.MissionEnded | None:
    if type(state.phase) not in JUDGED:
        return None
    last = max(0, len(state.story) - 2)  # the last or the last but one note
    return next(t.note for t in state.story.since(last) if isinstance(t.note, notes.MissionEnded))


def private(state: State, seat: Seat) -> Private:
    """[2] A disciple's and an infiltrator's differ in nothing but the word."""
    if not state.roles:
        return Private(False, None, None, None)
    phase = state.phase
    ballots = phase.ballots if isinstance(phase, Voting) else ()
    vote = next((b for b in ballots if b.voter == seat), None) if ballots else None
    guesses = isinstance(phase, Guessing) and phase.seat == seat
    out = seat not in state.living and not guesses  # who guesses is shown the word after it [8]
    learnt = played_pair(state).disciples if out else None
    return Private(state.roles[seat] is Role.JOURNALIST, word_of(state, seat), vote, learnt)


def channels(state: State) -> Mapping[str, Channel]:
    """One place to talk; closed while clues are given and while a journalist guesses, so that a
    clue stays one word and a guess is one's own. The eliminated know the word, and talk among them
    alone [8]."""
    seats = seats_of(state)
    match state.phase:
        case Speaking():
            return _table((), seats, left_out(state))
        case Guessing(guesser):
            return _table((), seats, tuple(s for s in left_out(state) if s != guesser))
        case Debating() | Voting() | Drawing():
            return _table(state.living, seats, left_out(state))
        case Picking():
            return _table(state.living, seats)
        case _:
            return _table(seats, seats)


def left_out(state: State) -> tuple[Seat, ...]:
    return tuple(sorted(out.seat for out in state.out))


@remembered(128)
def _table(
    writers: tuple[Seat, ...], readers: tuple[Seat, ...], out: tuple[Seat, ...] = ()
) -> Mapping[str, Channel]:
    gone = frozenset(out)
    apart = {"gone": Channel(gone, gone, out=True, stamps=True)} if gone else {}
    return {"table": Channel(frozenset(writers), frozenset(readers)), **apart}


def touched(before: State, after: State) -> frozenset[Seat] | None:
    """A word, a wish or a ballot is its giver's; a clue calls on the next to speak."""
    if changed(before, after) - {"phase", "waits", "clues", "story"}:
        return None
    old, new = before.phase, after.phase
    if isinstance(old, Voting) and isinstance(new, Voting):  # the most moves
        same = old.tied == new.tied
        return frozenset([one.voter for one in {*old.ballots} ^ {*new.ballots}]) if same else None
    spoken = before.clues is not after.clues
    clues = {line.seat for line in {*before.clues} ^ {*after.clues}} if spoken else set()
    match old, new:
        case Speaking(left), Speaking(still):
            return frozenset({left[0], still[0], *clues})
        case (Debating(were), Debating(are)) | (Debriefing(were), Debriefing(are)):
            return frozenset({*were} ^ {*are} | clues)
    return None
