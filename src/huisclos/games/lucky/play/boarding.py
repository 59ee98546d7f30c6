"""[1] Everybody comes aboard, and the cards are dealt."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, seats_of, tell

from .. import actions, content, notes
from ..nouns.cards import is_move, sizes
from ..questions import chart_of, clockwise
from ..state import Dealing, State
from .turn import open_turn


def board(state: State, board: actions.Board) -> State:
    """[1] Everybody starts in the room of their Move card."""
    seats = state.options.seats
    at = next(at for at, card in enumerate(board.shown) if is_move(card))
    first = Seat((board.starter + at) % seats)
    rooms = [card for card in board.shown if is_move(card)]
    order = (first, *clockwise(state, first))
    pawns = tuple(rooms[order.index(seat)] for seat in seats_of(state))
    state = replace(
        state,
        phase=Dealing(),
        ship=board.ship,
        player=first,
        pawns=pawns,
        doctor=rooms[seats],
    )
    name = content.pasted(board.ship).name if board.ship else None
    placed = (Told(None, notes.Placed(seat, pawns[seat])) for seat in order)
    return tell(
        state, Told(None, notes.Sailed(name)), *placed, Told(None, notes.DoctorPlaced(rooms[seats]))
    )


def begin(state: State, deal: actions.Deal) -> State:
    hands = tuple(map(chart_of(state).sorted, deal.hands))
    state = replace(state, hands=hands, piles=deal.piles)
    state = tell(state, *(Told((s,), notes.Dealt(hands[s])) for s in seats_of(state)))
    return open_turn(state, met=False)


def cut(pack: list[str], seats: int) -> actions.Deal:
    """[1] A pack of cards as hands and piles."""
    hand, piles = sizes(seats)
    cards = iter(pack)
    hands = tuple(tuple(next(cards) for _ in range(hand)) for _ in range(seats))
    return actions.Deal(hands, tuple(tuple(next(cards) for _ in range(size)) for size in piles))
