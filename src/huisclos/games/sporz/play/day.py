"""What is done by day. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from huisclos.kernel import Seat, put, tell_all, tell_some, wait

from .. import actions, notes
from ..nouns import Killer
from ..questions import circle_of, is_open, seers
from ..state import Breaking, Choice, Circle, Drawing, Electing, Enquiring, State
from .course import autopsy, bury, dusk, open_election, open_enquiry, unveil
from .crew import strikes

# -- the chief -----------------------------------------------------------------------------------


def support(state: State, phase: Electing, seat: Seat, at: Seat) -> State:
    """[4] In the open."""
    silent = tuple(other for other in phase.silent if other != seat)
    phase = replace(phase, votes=put(phase.votes, seat, at), silent=silent)
    return all_decided(tell_all(replace(state, phase=phase), notes.Supported(seat, at)), phase)


def stay_out(state: State, phase: Electing, seat: Seat) -> State:
    """[4] Whoever had raised a hand is seen to lower it; nobody is told more."""
    state, phase = lower(state, phase, seat)
    phase = replace(phase, silent=(*phase.silent, seat))
    state = tell_some(replace(state, phase=phase), (seat,), notes.Abstained())
    return all_decided(state, phase)


def lower(state: State, phase: Electing, seat: Seat) -> tuple[State, Electing]:
    """[4] A vote, or one's silence, is taken back."""
    if phase.votes[seat] is not None:
        phase = replace(phase, votes=put(phase.votes, seat, None))
        return tell_all(replace(state, phase=phase), notes.Lowered(seat)), phase
    if seat in phase.silent:
        phase = replace(phase, silent=tuple(s for s in phase.silent if s != seat))
        state = tell_some(replace(state, phase=phase), (seat,), notes.VoteWithdrawn())
    return state, phase


def all_decided(state: State, phase: Electing) -> State:
    return state if is_open(state, phase) else count(state, phase)


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


def vote(
    state: State, phase: Enquiring, seat: Seat, ballot: actions.Vote | actions.Abstain | None
) -> State:
    """[14] Secret; None: withdrawn."""
    phase = replace(phase, votes=put(phase.votes, seat, ballot))
    state = tell_some(replace(state, phase=phase), (seat,), voted(ballot))
    if ballot is None or is_open(state, phase):
        return state
    return close_vote(state, phase)


def voted(ballot: actions.Vote | actions.Abstain | None) -> notes.Note:
    match ballot:
        case actions.Vote(at):
            return notes.Voted(at)
        case actions.Abstain():
            return notes.Abstained()
    return notes.VoteWithdrawn()


def call_close(state: State, phase: Electing | Enquiring, by: Seat | None) -> State:
    """[14] A vote without limit comes to its end, and all have a moment to think again. It is the
    same wait: a vote that is on its way is not late."""
    state = replace(state, phase=replace(phase, closing=True))
    return tell_all(state, notes.CloseCalled(by, state.options.closing_time))


# -- the execution -------------------------------------------------------------------------------


def close_vote(state: State, phase: Enquiring) -> State:
    """[14] The ballots go into the book of the day; who is executed is added to it later."""
    votes = [(seat, phase.votes[seat]) for seat in state.living]
    ballots = tuple(
        notes.Ballot(seat, vote.at) for seat, vote in votes if isinstance(vote, actions.Vote)
    )
    state = replace(state, days=(*state.days, notes.Day(state.day, ballots, ())))
    tally = Counter(ballot.at for ballot in ballots)
    if state.options.counts_told:
        state = tell_all(state, notes.VotesCounted(state.day, counts(tally)))
    return rank(state, tally)


def counts(tally: Counter[Seat | None]) -> tuple[notes.Tally, ...]:
    """The most votes first, then in the order of the seats, blank last."""
    order = sorted(tally.items(), key=lambda each: (-each[1], each[0] is None, each[0]))
    return tuple(notes.Tally(at, votes) for at, votes in order)


def rank(state: State, tally: Counter[Seat | None]) -> State:
    """[3, 14] The top names, as many as there are places, but none after blank. A tie is the
    chief's."""
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
