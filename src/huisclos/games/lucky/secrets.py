"""Who knows what in Sauvez le Docteur Lucky, on one page.

Everything that people do is done in the open. Secret are the cards: those in the hands of others,
and the order of the piles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from huisclos.kernel import CLOCK, DEALER, Channel, NoWorld, Seat, TimeUp, phase_word, players

from . import content
from .cards import points
from .chart import chart
from .judge import sizes
from .model import (
    Action,
    Agreeing,
    Attempt,
    Blame,
    Board,
    Deal,
    Defending,
    Draw,
    EndHere,
    Fail,
    Judge,
    Move,
    Pass,
    Private,
    Public,
    Rescue,
    Seen,
    State,
    Step,
    Stop,
    Turning,
)
from .notes import (
    Answered,
    Attempted,
    Blamed,
    Dealt,
    DefenceOpened,
    DoctorPlaced,
    Drew,
    Failed,
    Judged,
    Moved,
    Note,
    Passed,
    Placed,
    Received,
    Stepped,
    Stopped,
    WentOn,
)
from .questions import (
    drawn_deck,
    everybody,
    found_in,
    is_bound,
    is_last_card,
    payment,
    way,
    witnesses,
)
from .rules import apply, awaited, cut, setup
from .ship import DECKS

TRIES = 2000


def public(state: State) -> Public:
    phase = state.phase
    asleep = not state.doctor or not state.afloat
    ahead = () if asleep else way(state)
    met = () if asleep else found_in(state, ahead[0])
    return Public(
        phase=phase_word(phase),
        ship=content.pasted(state.ship) if state.ship else None,
        turn=state.turn,
        player=state.player,
        stepped=isinstance(phase, Turning) and phase.stepped,
        active=isinstance(phase, Turning) and phase.active,
        pawns=state.pawns,
        doctor=state.doctor,
        next=ahead[0] if ahead else "",
        then=ahead[1:],
        meets=met[0] if met else None,
        witnesses=() if asleep else witnesses(state),
        afloat=state.afloat,
        hands=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        filled=sizes(state.options.seats)[1],
        drawn=DECKS[drawn_deck(state)] if any(state.piles) else None,
        last_card=is_last_card(state),
        discards=state.discards,
        attempt=rescue(state, phase) if isinstance(phase, Defending) else None,
        penalties=state.penalties,
        charge=state.charge,
        answered=tuple(a.seat for a in phase.answers) if isinstance(phase, Agreeing) else (),
        result=state.result,
        awaited=players(awaited(state)),
    )


def rescue(state: State, phase: Defending) -> Rescue:
    return Rescue(
        seat=state.player,
        room=state.doctor,
        card=phase.card,
        value=phase.value,
        missing=phase.missing,
        defender=phase.left[0],
        left=phase.left[1:],
        parries=phase.parries,
        passed=phase.passed,
    )


def private(state: State, seat: Seat) -> Private:
    phase = state.phase
    defends = isinstance(phase, Defending) and phase.left[0] == seat
    answers = phase.answers if isinstance(phase, Agreeing) else ()
    return Private(
        hand=state.hands[seat] if state.hands else (),
        bound=defends and isinstance(phase, Defending) and is_bound(state, phase),
        answer=next((a.agrees for a in answers if a.seat == seat), None),
    )


def channels(state: State) -> Mapping[str, Channel]:
    """One place to talk, always open: most of the game is talk."""
    seats = frozenset(everybody(state))
    return {"table": Channel(seats, seats)}


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

    def draw(self, rng: Random) -> Deal | None:
        """One deal, drawn at random; None: it contradicts what the rules forced somebody to do."""
        known: dict[int, str] = {}
        held = [[*range(seat * self.hand, (seat + 1) * self.hand)] for seat in range(self.seats)]
        tops = [self.seats * self.hand + sum(self.piles[:deck]) for deck in range(len(DECKS))]
        forced: list[Forced] = []
        missing = 0
        for note in self.heard:
            match note:
                case Dealt(cards) if self.seat is not None:
                    known |= dict(zip(held[self.seat], cards, strict=True))
                case Drew(seat, deck):
                    at = DECKS.index(deck)
                    held[seat].append(tops[at])
                    tops[at] += 1
                case Received(card) if self.seat is not None:
                    known[held[self.seat][-1]] = card
                case Moved(seat, card) | Attempted(seat, _, str(card)):
                    self.spend(seat, card, held[seat], known, rng)
                case DefenceOpened(_, points):
                    missing = points
                case Failed(seat, card, left, late):
                    if late and seat != self.seat:
                        self.force(forced, held[seat], missing, card)
                    self.spend(seat, card, held[seat], known, rng)
                    missing = left
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

    def force(self, forced: list[Forced], held: list[int], missing: int, card: str) -> None:
        """The clock pays card by card: the first one opens a payment, the others go on with it."""
        last = forced[-1] if forced else None
        if last and last.missing - points(last.paid) == missing and {*held} < {*last.places}:
            forced[-1] = last._replace(paid=(*last.paid, card))
        else:
            forced.append(Forced(tuple(held), missing, (card,)))


def _ship(view: Seen) -> str:
    return content.write(view.public.ship) if view.public.ship else ""


def _replay(view: Seen, deal: Deal) -> State:
    """The whole game again, move by move, as the seat heard it."""
    heard = view.heard
    placed = [note for note in heard if isinstance(note, Placed)]
    doctor = [note.room for note in heard if isinstance(note, DoctorPlaced)]
    state = setup(view.options)
    shown = (*(note.room for note in placed), *doctor)
    state = apply(state, DEALER, Board(_ship(view), placed[0].seat, shown))
    state = apply(state, DEALER, deal)
    for note in heard:
        for seat, action in _actions(state, view.seat, note):
            state = apply(state, seat, action)
    return state


def _unfinished(state: State, view: Seen, rng: Random) -> State:
    """What others have answered, if the table is asked just now."""
    for seat in view.public.answered:
        if seat != view.seat:
            state = apply(state, seat, EndHere(rng.random() < 0.5))
    return state


def _actions(state: State, mine: Seat | None, note: Note) -> list[tuple[Seat, Action]]:
    """What was played when this was heard."""
    match note:
        case Stepped(seat, room):
            return [(seat, Step(room))]
        case Moved(seat, card, doctor, room):
            return [(seat, Move(card, doctor, room))]
        case Failed(late=True) if not isinstance(state.phase, Defending):
            return []  # the clock has paid already: several cards, one move
        case Drew(late=True) | Stopped(late=True) | Failed(late=True) | Passed(late=True):
            return [(CLOCK, TimeUp())]
        case Drew(seat):
            return [(seat, Draw())]
        case Stopped(seat):
            return [(seat, Stop())]
        case Attempted(seat, _, card):
            return [(seat, Attempt(card))]
        case Failed(seat, card):
            return [(seat, Fail(card))]
        case Passed(seat):
            return [(seat, Pass())]
        case Blamed(seat, at):
            return [(seat, Blame(at))]
        case Judged(seat, agrees):
            return [(seat, Judge(agrees))]
        case Answered(agrees) if mine is not None:
            return [(mine, EndHere(agrees))]
        case WentOn(declined):
            return _answers(state, mine, declined)
    return []


def _answers(
    state: State, mine: Seat | None, declined: tuple[Seat, ...]
) -> list[tuple[Seat, Action]]:
    """The others' answers; where somebody did not answer, time was up."""
    assert isinstance(state.phase, Agreeing)
    others = [seat for seat in everybody(state) if seat != mine]
    answers: list[tuple[Seat, Action]] = [(s, EndHere(s not in declined)) for s in others]
    silent = mine is not None and all(answer.seat != mine for answer in state.phase.answers)
    return [*answers, (CLOCK, TimeUp())] if silent else answers
