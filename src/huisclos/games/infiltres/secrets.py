"""Who knows what in Infiltrés, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from huisclos.kernel import (
    CLOCK,
    DEALER,
    Channel,
    NoWorld,
    Seat,
    TimeUp,
    phase_word,
    players,
    remembered,
)

from . import content
from .model import (
    Ballot,
    Brief,
    Briefed,
    Carded,
    Clue,
    ClueGiven,
    ClueMissed,
    ClueSpoken,
    Debating,
    Debriefing,
    Drawing,
    Eliminated,
    Guess,
    Guessed,
    Guessing,
    Learnt,
    Lot,
    LotDrawn,
    MissionEnded,
    Note,
    Number,
    Options,
    Over,
    Pair,
    Passworded,
    Pick,
    Picked,
    Picking,
    Private,
    Public,
    Ready,
    Role,
    Seen,
    Speaking,
    Spoken,
    State,
    Vote,
    VoteClosed,
    Voted,
    VoteOpened,
    Voting,
)
from .questions import everybody, played_pair, word_of
from .roles import cast
from .rules import apply, awaited, setup

TRIES = 400


def public(state: State) -> Public:
    phase = state.phase
    return Public(
        phase=phase_word(phase),
        mission=state.mission,
        first=state.first,
        number=state.number,
        round=state.round,
        living=state.living,
        out=state.out,
        clues=state.clues,
        speaking=phase.left if isinstance(phase, Speaking) else (),
        ready=phase.ready if isinstance(phase, Debating | Debriefing) else (),
        voted=tuple(b.voter for b in phase.ballots) if isinstance(phase, Voting) else (),
        tied=phase.tied if isinstance(phase, Voting) else (),
        guesser=phase.seat if isinstance(phase, Guessing) else None,
        scores=state.scores,
        result=result(state),
        awaited=players(awaited(state)),
    )


def result(state: State) -> MissionEnded | None:
    if not isinstance(state.phase, Debriefing | Over):
        return None
    last = max(0, len(state.story) - 2)  # the last or the last but one note
    return next(t.note for t in state.story.since(last) if isinstance(t.note, MissionEnded))


def private(state: State, seat: Seat) -> Private:
    """[2] A disciple's and an infiltrator's differ in nothing but the word."""
    if not state.roles:
        return Private(False, None, None, None)
    phase = state.phase
    ballots = phase.ballots if isinstance(phase, Voting) else ()
    vote = next((b for b in ballots if b.voter == seat), None) if ballots else None
    if state.roles[seat] is Role.JOURNALIST:
        return Private(True, None, vote, None)
    learnt = None if seat in state.living else played_pair(state).disciples
    return Private(False, word_of(state, seat), vote, learnt)


def channels(state: State) -> Mapping[str, Channel]:
    """One place to talk; closed while clues are given and while a journalist guesses, so that a
    clue stays one word and a guess is one's own. The eliminated write nowhere [8]."""
    match state.phase:
        case Speaking() | Guessing():
            return _table((), everybody(state))
        case Picking() | Debating() | Voting() | Drawing():
            return _table(state.living, everybody(state))
        case _:
            return _table(everybody(state), everybody(state))


@remembered(128)
def _table(writers: tuple[Seat, ...], readers: tuple[Seat, ...]) -> Mapping[str, Channel]:
    return {"table": Channel(frozenset(writers), frozenset(readers))}


# -- a world that looks the same --------------------------------------------------------------


def resample(view: Seen, rng: Random) -> State:
    """A state that looks like `view`, made by playing the game again through the rules.

    Even over the roles that the seat cannot know; the unknown word comes from a pair of our
    missions where there is one. It does not weigh how likely the clues are: that is belief.
    """
    chapters = [*_missions(view.heard)]
    state = setup(view.options)
    for heard in chapters:
        state = _replay(state, view, heard, _deal(state, view.seat, heard, rng))
    return _unfinished(state, view, rng)


def _missions(heard: tuple[Note, ...]) -> Iterator[list[Note]]:
    """What was heard, mission by mission."""
    starts = [at for at, note in enumerate(heard) if isinstance(note, Briefed)]
    for start, end in zip(starts, [*starts[1:], len(heard)], strict=True):
        yield list(heard[start:end])


def _deal(state: State, seat: Seat | None, heard: list[Note], rng: Random) -> Brief:
    """Roles and words for one mission that contradict nothing in `heard`."""
    first = next(note.first for note in heard if isinstance(note, Briefed))
    number = next((note.number for note in heard if isinstance(note, Picked)), 1)
    for _ in range(TRIES):
        roles = _draw_roles(state.options, seat, first, heard, rng)
        pair = _draw_pair(state.options, seat, roles, heard, rng)
        if _fits(roles, pair, heard):
            others = rng.choice(content.missions(state.options.language)).pairs
            pairs = (*others[: number - 1], pair, *others[number:])
            return Brief(first, roles, "", pairs)
    raise NoWorld


def _draw_roles(
    options: Options, seat: Seat | None, first: Seat, heard: list[Note], rng: Random
) -> tuple[Role, ...]:
    known: dict[Seat, Role] = {}
    not_journalists: set[Seat] = {first} if options.spare_journalist else set()
    for note in heard:
        match note:
            case MissionEnded(roles=roles):
                return roles
            case Eliminated(gone, role):
                known[gone] = role
            case Carded(journalist) if seat is not None and journalist:
                known[seat] = Role.JOURNALIST
            case Carded() if seat is not None:
                not_journalists.add(seat)
    left = [role for role, count in cast(options).items() for _ in range(count)]
    for role in known.values():
        left.remove(role)
    open_seats = [Seat(s) for s in range(options.seats) if s not in known]
    may_be = [s for s in open_seats if s not in not_journalists]
    journalists = rng.sample(may_be, left.count(Role.JOURNALIST))
    rest = [s for s in open_seats if s not in journalists]
    infiltrators = rng.sample(rest, left.count(Role.INFILTRATOR))
    known |= dict.fromkeys(rest, Role.DISCIPLE) | dict.fromkeys(infiltrators, Role.INFILTRATOR)
    known |= dict.fromkeys(journalists, Role.JOURNALIST)
    return tuple(known[Seat(s)] for s in range(options.seats))


def _draw_pair(
    options: Options,
    seat: Seat | None,
    roles: tuple[Role, ...],
    heard: list[Note],
    rng: Random,
) -> Pair:
    mine: str | None = None
    disciples: str | None = None
    for note in heard:
        match note:
            case MissionEnded(pair=pair):
                return pair
            case Passworded(word):
                mine = word
            case Learnt(word):
                disciples = word
            case Guessed(_, word, right=True):
                disciples = word
    if mine is None or seat is None:
        return rng.choice(rng.choice(content.missions(options.language)).pairs)
    if roles[seat] is Role.INFILTRATOR and disciples is not None:
        return Pair(disciples, mine)
    near = content.partners(options.language).get(content.fold(mine), ())
    other = rng.choice(near) if near and rng.random() < 0.8 else _any_word(options, rng)
    return Pair(mine, other) if roles[seat] is Role.DISCIPLE else Pair(other, mine)


def _any_word(options: Options, rng: Random) -> str:
    pair = rng.choice(rng.choice(content.missions(options.language)).pairs)
    return rng.choice((pair.disciples, pair.infiltrators))


def _fits(roles: tuple[Role, ...], pair: Pair, heard: list[Note]) -> bool:
    """Each clue that was accepted would be accepted here, and each wrong guess is wrong."""
    words = {Role.DISCIPLE: pair.disciples, Role.INFILTRATOR: pair.infiltrators}
    if content.overlap(pair.disciples, pair.infiltrators):
        return False
    for note in heard:
        match note:
            case ClueGiven(seat, clue) if roles[seat] is not Role.JOURNALIST:
                if content.overlap(clue, words[roles[seat]]):
                    return False
            case Guessed(_, str(guess), right):
                if right != (content.fold_guess(guess) == content.fold_guess(pair.disciples)):
                    return False
    return True


def _replay(state: State, view: Seen, heard: list[Note], brief: Brief) -> State:
    """One mission again, move by move, as the seat heard it."""
    for note in heard:
        match note:
            case Briefed():
                if isinstance(state.phase, Debriefing):
                    state = apply(state, CLOCK, TimeUp())
                state = apply(state, DEALER, brief)
            case Picked(seat, number, by_lot=False):
                state = apply(state, seat, Pick(number))
            case Picked(_, number):
                state = apply(apply(state, CLOCK, TimeUp()), DEALER, Number(number))
            case ClueGiven(seat, word):
                state = apply(state, seat, Clue(word))
            case ClueSpoken(seat):
                state = apply(state, seat, Spoken())
            case ClueMissed() | Guessed(word=None):
                state = apply(state, CLOCK, TimeUp())
            case VoteOpened() if isinstance(state.phase, Debating):
                state = apply(state, CLOCK, TimeUp())
            case Voted(at) if view.seat is not None:
                state = apply(state, view.seat, Vote(at))
            case VoteClosed(ballots):
                state = _close(state, view.seat, ballots)
            case LotDrawn(seat):
                state = apply(state, DEALER, Lot(seat))
            case Guessed(seat, str(word)):
                state = apply(state, seat, Guess(word))
    return state


def _close(state: State, mine: Seat | None, ballots: tuple[Ballot, ...]) -> State:
    living = len(state.living)
    for ballot in ballots:
        if ballot.voter != mine:
            state = apply(state, ballot.voter, Vote(ballot.at))
    return state if len(ballots) == living else apply(state, CLOCK, TimeUp())


def _unfinished(state: State, view: Seen, rng: Random) -> State:
    """What the board shows of the phase that is still open: who is ready, who has voted."""
    for seat in view.public.ready:
        state = apply(state, seat, Ready())
    for seat in view.public.voted:
        if seat != view.seat and seat in awaited(state):
            at = rng.choice([s for s in view.public.tied or state.living if s != seat])
            state = apply(state, seat, Vote(at))
    return state
