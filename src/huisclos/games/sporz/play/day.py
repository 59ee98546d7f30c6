"""What is done by day. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from huisclos.kernel import Seat, put, tell_all, tell_some, wait

from .. import actions, notes
from ..nouns import Killer
from ..questions import circle_of, seers
from ..state import Breaking, Choice, Circle, Drawing, Electing, Enquiring, State
from .course import autopsy, bury, dusk, open_election, open_enquiry, unveil
from .crew import strikes

# -- the chief -----------------------------------------------------------------------------------


def support(state: State, phase: Electing, seat: Seat, at: Seat) -> State:
    """[4] In the open."""
    phase = replace(phase, votes=put(phase.votes, seat, at))
    state = tell_all(replace(state, phase=phase), notes.Supported(seat, at))
    return state if any(phase.votes[s] is None for s in state.living) else count(state, phase)


def count(state: State, phase: Electing) -> State:
    tally = Counter(vote for vote in phase.votes if vote is not None)
    most = max(tally.values(), default=0)
    best = tuple(seat for seat in state.living if tally[seat] == most and most > 0)
    if len(best) == 1:
        return elect(state, best[0], by_lot=False)
    if len(best) > 1 and not phase.tied:
        return open_election(state, best)
    among = best or phase.tied or state.living
    return replace(state, phase=Drawing(tuple(map(Choice, among)), phase))


def elect(state: State, seat: Seat, by_lot: bool) -> State:
    state = tell_all(replace(state, chief=seat), notes.Elected(seat, by_lot))
    return open_enquiry(state) if state.day else dusk(state)


# -- the enquiry ---------------------------------------------------------------------------------


def join(state: State, phase: Enquiring, seat: Seat, number: int | None) -> State:
    """[13] Whoever joins a circle leaves theirs."""
    if circle_of(phase, seat) is not None:
        state, phase = leave(state, phase, seat)
    if number is None:
        taken = {circle.number for circle in phase.circles}
        number = next(n for n in range(1, len(taken) + 2) if n not in taken)
    there = next((c.seats for c in phase.circles if c.number == number), ())
    circle = Circle(number, tuple(sorted((*there, seat))))
    others = (c for c in phase.circles if c.number != number)
    circles = tuple(sorted((*others, circle), key=lambda c: c.number))
    walks = put(phase.walks, seat, phase.walks[seat] + 1)
    state = tell_all(state, notes.CircleJoined(seat, number, circle.seats))
    return replace(state, phase=replace(phase, circles=circles, walks=walks))


def leave(state: State, phase: Enquiring, seat: Seat) -> tuple[State, Enquiring]:
    mine = circle_of(phase, seat)
    assert mine is not None
    left = (
        replace(c, seats=tuple(s for s in c.seats if s != seat)) if c.number == mine else c
        for c in phase.circles
    )
    phase = replace(phase, circles=tuple(circle for circle in left if circle.seats))
    return tell_all(replace(state, phase=phase), notes.CircleLeft(seat, mine)), phase


def claim(state: State, phase: Enquiring, seat: Seat, action: actions.Action) -> State:
    phase = replace(phase, claims=put(phase.claims, seat, phase.claims[seat] + 1))
    return tell_all(replace(state, phase=phase), claimed(seat, action))


def claimed(seat: Seat, action: actions.Action) -> notes.Note:
    match action:
        case actions.ClaimRole(role):
            return notes.RoleClaimed(seat, role)
        case actions.ClaimState(night, at, mutant):
            return notes.StateClaimed(seat, night, at, mutant)
        case actions.ClaimGenome(night, at, genome):
            return notes.GenomeClaimed(seat, night, at, genome)
        case actions.ClaimCount(night, mutants):
            return notes.CountClaimed(seat, night, mutants)
        case actions.ClaimTouch(night, touch):
            return notes.TouchClaimed(seat, night, touch)
        case actions.ClaimOpinion(opinion, at):
            return notes.OpinionClaimed(seat, opinion, at)
    raise AssertionError(f"{type(action).__name__} is no claim")


def vote(state: State, phase: Enquiring, seat: Seat, ballot: actions.Vote | None) -> State:
    """[14] Secret; None: withdrawn."""
    phase = replace(phase, votes=put(phase.votes, seat, ballot))
    note = notes.Voted(ballot.at) if ballot else notes.VoteWithdrawn()
    state = tell_some(replace(state, phase=phase), (seat,), note)
    if ballot is None or any(phase.votes[s] is None for s in state.living):
        return state
    return close_vote(state, phase)


# -- the execution -------------------------------------------------------------------------------


def close_vote(state: State, phase: Enquiring) -> State:
    """[14] The ballots go into the book of the day; who is executed is added to it later."""
    cast = [(seat, vote.at) for seat in state.living if (vote := phase.votes[seat])]
    ballots = tuple(notes.Ballot(seat, at) for seat, at in cast)
    state = replace(state, days=(*state.days, notes.Day(state.day, ballots, ())))
    return rank(state, (at for _, at in cast))


def rank(state: State, votes: Iterable[Seat | None]) -> State:
    """[3, 14] The top names, as many as there are places, but none after blank. A tie is the
    chief's."""
    tally = Counter(votes)
    places = strikes(state.options)
    doomed: tuple[Seat, ...] = ()
    for most in sorted({*tally.values()}, reverse=True):
        names = tuple(seat for seat in state.living if tally[seat] == most)
        blank = tally[None] == most
        left = places - len(doomed)
        if left == 0 or (blank and not names):
            break
        if blank or len(names) > left:
            return ask_chief(state, (*names, *((None,) if blank else ())), left, doomed)
        doomed += names
    return execute(state, doomed)


def ask_chief(
    state: State, tied: tuple[Seat | None, ...], places: int, doomed: tuple[Seat, ...]
) -> State:
    state = tell_all(state, notes.VoteTied(tied, None in tied, places))
    return wait(state, Breaking(tied, places, doomed))


def choose(state: State, phase: Breaking, at: Seat | None) -> State:
    """[14] The chief names one of the tied; with several places, one after the other."""
    if at is None:
        return execute(state, phase.doomed)
    doomed, places = (*phase.doomed, at), phase.places - 1
    tied = tuple(seat for seat in phase.tied if seat != at)
    if places and any(seat is not None for seat in tied):
        return ask_chief(state, tied, places, doomed)
    return execute(state, doomed)


def no_answer(state: State, phase: Breaking) -> State:
    if None in phase.tied:
        return execute(state, phase.doomed)
    among = tuple(Choice(seat) for seat in phase.tied)
    return replace(state, phase=Drawing(among, phase))


def execute(state: State, doomed: tuple[Seat, ...]) -> State:
    """[14, 15]"""
    doomed = tuple(sorted(doomed))
    *days, today = state.days
    witnesses = seers(state)
    state = replace(state, days=(*days, replace(today, executed=doomed)))
    state = tell_all(bury(state, doomed, Killer.CREW), notes.Executed(state.day, doomed))
    state = tell_some(autopsy(state), witnesses, notes.BallotsSeen(state.days[-1]))
    return dusk(unveil(state, doomed))
