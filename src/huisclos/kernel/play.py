"""What can be done with any game: the one gate, views, replays, random walks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, cast

from .errors import Illegal
from .game import (
    CLOCK,
    DEALER,
    A,
    Game,
    Interlude,
    Opt,
    P,
    Q,
    Refusal,
    S,
    Seat,
    TimeUp,
    Told,
    View,
)
from .phases import phase_words
from .telling import waits_of


def play(
    game: Game[Opt, S, A, P, Q],
    state: S,
    seat: Seat,
    action: A,
    acting: tuple[Seat, ...] | None = None,
) -> S:
    """The one gate: an action that is not refused is applied. `acting`: who may act, if that was
    asked before."""
    if refusal := refuse(game, state, seat, action, acting):
        raise Illegal(refusal)
    return game.apply(state, seat, action)


def refuse(
    game: Game[Opt, S, A, P, Q],
    state: S,
    seat: Seat,
    action: A,
    acting: tuple[Seat, ...] | None = None,
) -> Refusal | None:
    """Why an action is not accepted now: the game is over, it is not this seat's turn, time plays
    its own move and no other, or the game's judge says no."""
    if acting is None:
        acting = game.to_act(state)
    if seat not in acting:
        return Refusal("not-your-turn") if acting else Refusal("game-over")
    if (seat == CLOCK) != isinstance(action, TimeUp):
        return Refusal("not-now")
    return game.refuse(state, seat, action)


def awaited(game: Game[Opt, S, A, P, Q], state: S) -> tuple[Seat, ...]:
    """Whom play waits for: those who may act, less the clock and those who have had their say."""
    return game.awaited(state) if game.awaited is not None else _untimed(game, state)


def asked(game: Game[Opt, S, A, P, Q], state: S) -> tuple[Seat, ...]:
    """Whose bots may have something to play: those awaited, or whom the game says; while people
    talk everybody who may act, for they may change their mind."""
    if game.talk(state) is not None:
        return _untimed(game, state)
    return game.asked(state) if game.asked is not None else awaited(game, state)


def _untimed(game: Game[Opt, S, A, P, Q], state: S) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.to_act(state) if seat != CLOCK)


def players(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Less chance and time."""
    return tuple([seat for seat in seats if seat >= 0])


def pause(game: Game[Opt, S, A, P, Q], state: S, seat: Seat) -> tuple[float, float] | None:
    """The seconds that a bot takes, at least and at most, if the game says so."""
    return game.talk(state) or game.reaction(state, seat)


def wait_of(game: Game[Opt, S, A, P, Q], state: S, seat: Seat) -> int:
    """The number of what a seat is asked now."""
    if game.wait is not None:
        return game.wait(state, seat)
    pace, words = game.pace(state), phase_words(game)
    return (pace.turn if pace else 0) * len(words) + words.index(game.public(state).phase)


def waits_by_seat(game: Game[Opt, S, A, P, Q], state: S, seats: int) -> tuple[int, ...]:
    """By seat, the number of what each is asked now."""
    if game.wait in (None, waits_of):  # it is the same for all
        return (wait_of(game, state, Seat(0)),) * seats
    return tuple([wait_of(game, state, Seat(seat)) for seat in range(seats)])


def veiled(game: Game[Opt, S, A, P, Q], state: S) -> bool:
    """Whether it is a secret who has acted in the present wait."""
    if game.veiled is not None:
        return game.veiled(state)
    pace = game.pace(state)
    return pace is not None and pace.held


def late(game: Game[Opt, S, A, P, Q], state: S) -> tuple[Seat, ...]:
    """Whose decision the clock makes when it ends, as all may know: where it is a secret who has
    acted, nobody's."""
    if veiled(game, state):
        return ()
    return awaited(game, state) if game.late is None else game.late(state)


def modest(game: Game[Opt, S, A, P, Q], state: S, seat: Seat, action: A) -> A | None:
    """What a stand-in plays to whom this came to mind; None: nothing."""
    if seat not in awaited(game, state):
        return None
    if game.stand_in(state, seat, action):
        return action
    listed = game.moves(state, seat)
    return next((move for move in listed if game.stand_in(state, seat, move)), None)


def told(game: Game[Opt, S, A, P, Q], before: S, after: S) -> tuple[Told[Any], ...]:
    """What became known between two states of one game."""
    return game.story(after).since(len(game.story(before)))


def interludes(
    game: Game[Opt, S, A, P, Q], state: S, news: Iterable[Told[Any]], people: frozenset[Seat]
) -> tuple[Interlude, ...]:
    """What of the news is for everybody to look at, in its order."""
    shown = [t.note for t in news if t.to is None and type(t.note) in game.interludes]
    if not shown:
        return ()
    board = game.public(state)
    found = (game.interludes[type(note)](note, board, people) for note in shown)
    return tuple([interlude for interlude in found if interlude])


def heard(game: Game[Opt, S, A, P, Q], state: S, seat: Seat | None) -> tuple[Any, ...]:
    story = game.story(state)
    pages = (*story.full, story.page)  # read in one go: a crowd's bots ask for it again and again
    return tuple([t.note for page in pages for t in page if t.to is None or seat in t.to])


def view(game: Game[Opt, S, A, P, Q], state: S, seat: Seat | None) -> View[Opt, P, Q]:
    private = None if seat is None else game.private(state, seat)
    return View(seat, state.options, game.public(state), private, heard(game, state, seat))


def move_of(game: Game[Opt, S, A, P, Q], state: S, seat: Seat, rng: Random, content: str = "") -> A:
    """A move for anybody who may act: chance, time, or a player drawn at random."""
    if seat == DEALER:
        return game.deal(state, rng, content)
    return cast(A, TimeUp()) if seat == CLOCK else game.sample(state, seat, rng)


def settle(
    game: Game[Opt, S, A, P, Q], state: S, luck: Iterator[Random], content: str = ""
) -> Iterator[tuple[A, S]]:
    """Chance takes no time: the dealer's moves until somebody else is to act, each with the next
    luck. A table tells their outcome together with the move before, so that nobody counts them."""
    while game.to_act(state) == (DEALER,):
        action = game.deal(state, next(luck), content)
        state = play(game, state, DEALER, action)
        yield action, state


def replay(game: Game[Opt, S, A, P, Q], options: Opt, log: Iterable[tuple[Seat, A]]) -> S:
    state = game.setup(options)
    for seat, action in log:
        state = play(game, state, seat, action)
    return state


def walk(
    game: Game[Opt, S, A, P, Q], options: Opt, rng: Random, content: str = ""
) -> Iterator[tuple[Seat, A, S]]:
    """Every move of one random game and the state after it. Time runs out now and then."""
    state = game.setup(options)
    while acting := game.to_act(state):
        players = [seat for seat in acting if seat != CLOCK]
        late = CLOCK in acting and (not players or rng.random() < 0.1)
        seat = CLOCK if late else rng.choice(players)
        action = move_of(game, state, seat, rng, content)
        state = play(game, state, seat, action)
        yield seat, action, state
