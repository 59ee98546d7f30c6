"""Worlds that look the same to a seat: each mission is dealt anew so that it contradicts nothing
that was heard, and played again through the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp

from . import actions, content, notes
from .nouns import Ballot, Options, Pair, Role, cast
from .rules import apply, awaited, setup
from .state import Debating, Debriefing, Seen, State

TRIES = 400


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


def _missions(heard: tuple[notes.Note, ...]) -> Iterator[list[notes.Note]]:
    """What was heard, mission by mission."""
    starts = [at for at, note in enumerate(heard) if isinstance(note, notes.Briefed)]
    for start, end in zip(starts, [*starts[1:], len(heard)], strict=True):
        yield list(heard[start:end])


def _deal(state: State, seat: Seat | None, heard: list[notes.Note], rng: Random) -> actions.Brief:
    """Roles and words for one mission that contradict nothing in `heard`."""
    first = next(note.first for note in heard if isinstance(note, notes.Briefed))
    number = next((note.number for note in heard if isinstance(note, notes.Picked)), 1)
    for _ in range(TRIES):
        roles = _draw_roles(state.options, seat, first, heard, rng)
        pair = _draw_pair(state.options, seat, roles, heard, rng)
        if _fits(state.options.language, roles, pair, heard):
            others = rng.choice(content.missions(state.options.language)).pairs
            pairs = (*others[: number - 1], pair, *others[number:])
            return actions.Brief(first, roles, "", pairs)
    raise NoWorld


def _draw_roles(
    options: Options, seat: Seat | None, first: Seat, heard: list[notes.Note], rng: Random
) -> tuple[Role, ...]:
    known: dict[Seat, Role] = {}
    not_journalists: set[Seat] = {first} if options.spare_journalist else set()
    for note in heard:
        match note:
            case notes.MissionEnded(roles=roles):
                return roles
            case notes.Eliminated(gone, role):
                known[gone] = role
            case notes.Carded(journalist) if seat is not None and journalist:
                known[seat] = Role.JOURNALIST
            case notes.Carded() if seat is not None:
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
    heard: list[notes.Note],
    rng: Random,
) -> Pair:
    mine: str | None = None
    disciples: str | None = None
    for note in heard:
        match note:
            case notes.MissionEnded(pair=pair):
                return pair
            case notes.Passworded(word):
                mine = word
            case notes.Learnt(word):
                disciples = word
            case notes.Guessed(_, word, right=True):
                disciples = word
    if mine is None or seat is None:
        if disciples is not None:  # a journalist who has guessed
            return Pair(disciples, _near(options, disciples, rng))
        return rng.choice(rng.choice(content.missions(options.language)).pairs)
    if roles[seat] is Role.INFILTRATOR and disciples is not None:
        return Pair(disciples, mine)
    other = _near(options, mine, rng)
    return Pair(mine, other) if roles[seat] is Role.DISCIPLE else Pair(other, mine)


def _near(options: Options, word: str, rng: Random) -> str:
    """A word that may be the other one of a pair."""
    near = content.partners(options.language).get(content.fold(word), ())
    return rng.choice(near) if near and rng.random() < 0.8 else _any_word(options, rng)


def _any_word(options: Options, rng: Random) -> str:
    pair = rng.choice(rng.choice(content.missions(options.language)).pairs)
    return rng.choice((pair.disciples, pair.infiltrators))


def _fits(language: str, roles: tuple[Role, ...], pair: Pair, heard: list[notes.Note]) -> bool:
    """Each clue that was accepted would be accepted here, and each wrong guess is wrong."""
    words = {Role.DISCIPLE: pair.disciples, Role.INFILTRATOR: pair.infiltrators}
    if content.akin(language, pair.disciples, pair.infiltrators):
        return False
    for note in heard:
        match note:
            case notes.ClueGiven(seat, clue) | notes.ClueWritten(seat, clue):
                held = words.get(roles[seat])
                if held is not None and content.akin(language, clue, held):
                    return False
            case notes.Guessed(_, str(guess), right):
                if right != content.named(language, guess, pair.disciples):
                    return False
    return True


def _replay(state: State, view: Seen, heard: list[notes.Note], brief: actions.Brief) -> State:
    """One mission again, move by move, as the seat heard it."""
    for note in heard:
        match note:
            case notes.Briefed():
                if isinstance(state.phase, Debriefing):
                    state = apply(state, CLOCK, TimeUp())
                state = apply(state, DEALER, brief)
            case notes.Picked(seat, number, by_lot=False):
                state = apply(state, seat, actions.Pick(number))
            case notes.Picked(_, number):
                state = apply(apply(state, CLOCK, TimeUp()), DEALER, actions.Number(number))
            case notes.ClueGiven(seat, word) | notes.ClueWritten(seat, word):
                state = apply(state, seat, actions.Clue(word))
            case notes.ClueSpoken(seat):
                state = apply(state, seat, actions.Spoken())
            case notes.ClueMissed() | notes.Guessed(word=None):
                state = apply(state, CLOCK, TimeUp())
            case notes.VoteOpened() if isinstance(state.phase, Debating):
                state = apply(state, CLOCK, TimeUp())
            case notes.Voted(at) if view.seat is not None:
                state = apply(state, view.seat, actions.Vote(at))
            case notes.VoteClosed(ballots):
                state = _close(state, view.seat, ballots)
            case notes.LotDrawn(seat):
                state = apply(state, DEALER, actions.Lot(seat))
            case notes.Guessed(seat, str(word)):
                state = apply(state, seat, actions.Guess(word))
    return state


def _close(state: State, mine: Seat | None, ballots: tuple[Ballot, ...]) -> State:
    living = len(state.living)
    for ballot in ballots:
        if ballot.voter != mine:
            state = apply(state, ballot.voter, actions.Vote(ballot.at))
    return state if len(ballots) == living else apply(state, CLOCK, TimeUp())


def _unfinished(state: State, view: Seen, rng: Random) -> State:
    """What the board shows of the phase that is still open: who is ready, who has voted."""
    for seat in view.public.ready:
        state = apply(state, seat, actions.Ready())
    for seat in view.public.voted:
        if seat != view.seat and seat in awaited(state):
            at = rng.choice([s for s in view.public.tied or state.living if s != seat])
            state = apply(state, seat, actions.Vote(at))
    return state
