"""Which moves can be taken back, and who knows of them."""

from __future__ import annotations

from typing import Any

from huisclos.kernel import CLOCK, AnyGame, Seat, Value, told

from .sitting import Sitting


class Undoing(Value, frozen=True):
    """Which move people are asked to take back, in what everybody knows of it."""

    notes: tuple[Any, ...]  # what all were told of it; none: it showed on the board alone
    seat: Seat | None  # whose it was then, where the board says so


def is_open(game: AnyGame, before: Any, after: Any) -> bool:
    """Everybody knows of what was played in between."""
    return game.public(before) != game.public(after) or any(
        news.to is None for news in told(game, before, after)
    )


def span(sitting: Sitting, back: int) -> tuple[Any, Any]:
    """How it stood before and after the move so many moves back."""
    return sitting.past[-back].state, sitting.state if back == 1 else sitting.past[1 - back].state


def untimed(sitting: Sitting, back: int) -> tuple[Any, Any]:
    """The same without what time played after it: all know of that, and not which move it
    followed."""
    past, (before, after) = sitting.past[-back], span(sitting, back)
    if any(seat == CLOCK for seat, _ in past.moves):
        after = before
        for seat, action in past.moves:
            if seat == CLOCK:
                break
            after = sitting.game.apply(after, seat, action)
    return before, after


def is_known(sitting: Sitting, back: int) -> bool:
    """Everybody knows of the move so many moves back."""
    return is_open(sitting.game, *untimed(sitting, back))


def is_silent(sitting: Sitting, back: int) -> bool:
    """A move that nobody knows of but who made it: no note, no change of what others see."""
    game, mover = sitting.game, sitting.past[-back].seat
    before, after = span(sitting, back)
    others = [s for s in map(Seat, range(len(sitting.players))) if s != mover]
    return (
        not is_open(game, before, after)
        and all(news.to == (mover,) for news in told(game, before, after))
        and all(game.private(before, s) == game.private(after, s) for s in others)
    )


def revives(sitting: Sitting, back: int) -> bool:
    """Whether somebody who has been among those who are out would be back in the game."""
    return bool(
        out_of(sitting.game, sitting.state) - out_of(sitting.game, sitting.past[-back].state)
    )


def out_of(game: AnyGame, state: Any) -> frozenset[Seat]:
    return frozenset(
        s for place in game.channels(state).values() if place.out for s in place.readers
    )


def last_open(sitting: Sitting) -> int:
    """How many moves back the last is that everybody knows of; none: 0. It is what an undo was
    asked for, whatever the asker has done in secret since."""
    moves = range(1, len(sitting.past) + 1)
    return next((back for back in moves if is_known(sitting, back)), 0)


def last_known(sitting: Sitting, seat: Seat) -> int:
    """How many moves back the last is that this seat made, or that everybody knows of; none: 0.

    What others did in secret since then is passed over, so that asking does not tell of it; so is
    what the seat itself did before time played: that is over for all.
    """
    over = False
    for back, past in enumerate(reversed(sitting.past), 1):
        if is_known(sitting, back):
            return back
        over = over or is_open(sitting.game, *span(sitting, back))
        if past.seat == seat and not over:
            return back
    return 0


def undoing(sitting: Sitting) -> Undoing | None:
    """The last move that everybody knows of. Who made it may be a secret: it is told only where all
    see that nobody but them is no longer awaited."""
    if not (back := last_open(sitting)):
        return None
    game, (before, after) = sitting.game, untimed(sitting, back)
    if notes := tuple(news.note for news in told(game, before, after) if news.to is None):
        return Undoing(notes, None)
    done = {*game.public(before).awaited} - {*game.public(after).awaited}
    return Undoing((), done.pop() if len(done) == 1 else None)
