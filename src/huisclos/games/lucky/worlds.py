"""Worlds that look the same to a seat: the cards that it has not seen are dealt anew to where they
can have been, and the game is played again through the rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp, seats_of

from . import actions, content, notes
from .nouns.cards import points, sizes
from .nouns.ship import DECKS
from .play.boarding import cut
from .play.chart import chart
from .questions import payment
from .rules import apply, setup
from .state import Agreeing, Defending, Reckoning, Seen, State

TRIES = 2000


# -- a world that looks the same --------------------------------------------------------------


def resample(view: Seen, rng: Random) -> State:
    """A state that looks like `view`, made by playing the game again with another deal.

    The cards that the seat has not seen are dealt evenly to where they can be. What a player did
    weighs nothing, but for what the rules made them do: when time was up for the last defender,
    no cheaper payment was in their hand.
    """
    ledger = Ledger(view)
    for _ in range(TRIES):
        deal = ledger.draw(rng)
        if deal is not None:
            return _unfinished(_replay(view, deal), view, rng)
    raise NoWorld


class Forced(NamedTuple):
    """What the clock paid for a defender who held these places, and how much was missing."""

    places: tuple[int, ...]
    missing: int
    paid: tuple[str, ...]


class Ledger:
    """Where each card may have been: the places of the deal, hands first, then piles from A to D,
    and who came to hold which."""

    def __init__(self, view: Seen) -> None:
        self.heard, self.seat = view.heard, view.seat
        self.seats = len(view.public.pawns)
        self.pack = chart(_ship(view)).pack()
        self.hand, self.piles = sizes(self.seats)

    def draw(self, rng: Random) -> actions.Deal | None:
        """One deal, drawn at random; None: it contradicts what the rules forced somebody to do."""
        known: dict[int, str] = {}
        held = [[*range(seat * self.hand, (seat + 1) * self.hand)] for seat in range(self.seats)]
        tops = [self.seats * self.hand + sum(self.piles[:deck]) for deck in range(len(DECKS))]
        forced: list[Forced] = []
        missing = 0
        for note in self.heard:
            match note:
                case notes.Dealt(cards) if self.seat is not None:
                    known |= dict(zip(held[self.seat], cards, strict=True))
                case notes.Drew(seat, deck):
                    at = DECKS.index(deck)
                    held[seat].append(tops[at])
                    tops[at] += 1
                case notes.Received(card) if self.seat is not None:
                    known[held[self.seat][-1]] = card
                case notes.Moved(seat, card) | notes.Attempted(seat, _, str(card)):
                    self.spend(seat, card, held[seat], known, rng)
                case notes.DefenceOpened(_, points):
                    missing = points
                case notes.Failed(seat, card, left, late):
                    if late and seat != self.seat:
                        self.force(forced, held[seat], missing, card)
                    self.spend(seat, card, held[seat], known, rng)
                    missing = left
                case notes.GameEnded(hands=hands):
                    for places, hand in zip(held, hands, strict=True):
                        self.lay_open(places, hand, known, rng)
        rest = [*(Counter(self.pack) - Counter(known.values())).elements()]
        if len(rest) + len(known) != len(self.pack):
            raise NoWorld  # more of a card than there are
        rng.shuffle(rest)
        whole = [known[at] if at in known else rest.pop() for at in range(len(self.pack))]
        fits = all(payment([whole[at] for at in f.places], f.missing) == f.paid for f in forced)
        return cut(whole, self.seats) if fits else None

    def spend(
        self, seat: Seat, card: str, held: list[int], known: dict[int, str], rng: Random
    ) -> None:
        """A card was played: of somebody else's, it may have lain in any of their places."""
        may_be = [at for at in held if known.get(at) == card] if seat == self.seat else held
        if not may_be:
            raise NoWorld  # more cards played than were held
        at = rng.choice(may_be)
        known[at] = card
        held.remove(at)

    def lay_open(
        self, places: list[int], hand: tuple[str, ...], known: dict[int, str], rng: Random
    ) -> None:
        """A hand that all have seen at the end; in which order it came may differ."""
        rest = [*(Counter(hand) - Counter(known[at] for at in places if at in known)).elements()]
        rng.shuffle(rest)
        known |= dict(zip([at for at in places if at not in known], rest, strict=True))

    def force(self, forced: list[Forced], held: list[int], missing: int, card: str) -> None:
        """The clock pays card by card: the first one opens a payment, the others go on with it."""
        last = forced[-1] if forced else None
        if last and last.missing - points(last.paid) == missing and {*held} < {*last.places}:
            forced[-1] = last._replace(paid=(*last.paid, card))
        else:
            forced.append(Forced(tuple(held), missing, (card,)))


def _ship(view: Seen) -> str:
    return content.write(view.public.ship) if view.public.ship else ""


def _replay(view: Seen, deal: actions.Deal) -> State:
    """The whole game again, move by move, as the seat heard it."""
    heard = view.heard
    placed = [note for note in heard if isinstance(note, notes.Placed)]
    doctor = [note.room for note in heard if isinstance(note, notes.DoctorPlaced)]
    state = setup(view.options)
    shown = (*(note.room for note in placed), *doctor)
    state = apply(state, DEALER, actions.Board(_ship(view), placed[0].seat, shown))
    state = apply(state, DEALER, deal)
    for note in heard:
        for seat, action in _actions(state, view.seat, note):
            state = apply(state, seat, action)
    return state


def _unfinished(state: State, view: Seen, rng: Random) -> State:
    """What others have answered, if the table is asked just now."""
    for seat in view.public.answered:
        if seat != view.seat:
            state = apply(state, seat, actions.EndHere(rng.random() < 0.5))
    return state


def _actions(
    state: State, mine: Seat | None, note: notes.Note
) -> list[tuple[Seat, actions.Action]]:
    """What was played when this was heard."""
    match note:
        case notes.Stepped(seat, room):
            return [(seat, actions.Step(room))]
        case notes.Moved(seat, card, doctor, room):
            return [(seat, actions.Move(card, doctor, room))]
        case notes.Failed(late=True) if not isinstance(state.phase, Defending):
            return []  # the clock has paid already: several cards, one move
        case (
            notes.Drew(late=True)
            | notes.Stopped(late=True)
            | notes.Failed(late=True)
            | notes.Passed(late=True)
        ):
            return [(CLOCK, TimeUp())]
        case notes.Drew(seat):
            return [(seat, actions.Draw())]
        case notes.Stopped(seat):
            return [(seat, actions.Stop())]
        case notes.Attempted(seat, _, card):
            return [(seat, actions.Attempt(card))]
        case notes.Failed(seat, card):
            return [(seat, actions.Fail(card))]
        case notes.Passed(seat):
            return [(seat, actions.Pass())]
        case notes.Blamed(seat, at, points):
            said_then = points > 1 and not isinstance(state.phase, Defending)
            return [(seat, actions.Blame(at, said_then))]
        case notes.Declined(seat):
            return [(seat, actions.Decline())]
        case notes.NothingAdded(seat):
            return [(seat, actions.Reckoned())]
        case notes.ReckoningEnded() if isinstance(state.phase, Reckoning):
            return [(CLOCK, TimeUp())]  # else the last word ended it
        case notes.Judged(seat, agrees):
            return [(seat, actions.Judge(agrees))]
        case notes.Answered(agrees) if mine is not None:
            return [(mine, actions.EndHere(agrees))]
        case notes.WentOn(declined):
            return _answers(state, mine, declined)
    return []


def _answers(
    state: State, mine: Seat | None, declined: tuple[Seat, ...]
) -> list[tuple[Seat, actions.Action]]:
    """The others' answers; where somebody did not answer, time was up."""
    assert isinstance(state.phase, Agreeing)
    others = [seat for seat in seats_of(state) if seat != mine]
    answers: list[tuple[Seat, actions.Action]] = [
        (s, actions.EndHere(s not in declined)) for s in others
    ]
    silent = mine is not None and all(answer.seat != mine for answer in state.phase.answers)
    return [*answers, (CLOCK, TimeUp())] if silent else answers
