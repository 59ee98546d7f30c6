"""The one judge of Sauvez le Docteur Lucky: what may be played now, and if not, why. It may depend
on nothing but what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter

from huisclos.kernel import CLOCK, DEALER, Problem, Refusal, Seat, TimeUp, seats_of

from . import actions, content
from .nouns import Options
from .nouns.cards import is_aid, is_failure, is_move, sizes
from .play.chart import chart
from .questions import (
    chart_of,
    is_bound,
    just_attempted,
    last_forfeit,
    may_blame,
    stage_of,
    verdicts,
    witnesses,
)
from .state import Agreeing, Boarding, Dealing, Defending, Reckoning, State, Turning

NOT_NOW = Refusal("not-now")


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    phase = state.phase
    if isinstance(action, actions.Blame | actions.Judge | actions.Decline):
        return refuse_penalty(state, seat, action)
    match phase:
        case Turning() if seat in (state.player, CLOCK):
            return refuse_turn(state, phase, seat, action)
        case Defending() if seat in (phase.left[0], CLOCK):
            return refuse_defence(state, phase, seat, action)
        case Turning() | Defending():
            return Refusal("not-your-turn")
        case Agreeing() if isinstance(action, actions.EndHere | TimeUp):
            return None
        case Reckoning(done) if isinstance(action, actions.Reckoned | TimeUp):
            return NOT_NOW if seat in done else None
        case Boarding() if isinstance(action, actions.Board) and seat == DEALER:
            return refuse_board(state, action)
        case Dealing() if isinstance(action, actions.Deal) and seat == DEALER:
            return refuse_deal(state, action)
    return NOT_NOW


def refuse_turn(state: State, phase: Turning, seat: Seat, action: actions.Action) -> Refusal | None:
    match action:
        case actions.Move(card, doctor, room):
            if not is_move(card):
                return Refusal("lucky-not-a-move")
            if card not in state.hands[seat]:
                return Refusal("lucky-not-held")
            start = state.doctor if doctor else state.pawns[seat]
            if room not in chart_of(state).goals(card, start, state.afloat):
                return Refusal("lucky-too-far")
            return None
        case actions.Step(room):
            if phase.stepped:
                return Refusal("lucky-stepped")
            beside = stage_of(state).beside[state.pawns[seat]]
            return None if room in beside else Refusal("lucky-not-beside")
        case actions.Draw():
            return Refusal("lucky-no-draw") if phase.active else None
        case actions.Attempt(card):
            return refuse_attempt(state, seat, card)
        case actions.Stop() | TimeUp():
            return None
    return NOT_NOW


def refuse_attempt(state: State, seat: Seat, card: str | None) -> Refusal | None:
    """[5]"""
    if card is not None and not is_aid(card):
        return Refusal("lucky-not-an-aid")
    if card is not None and card not in state.hands[seat]:
        return Refusal("lucky-not-held")
    if state.pawns[seat] != state.doctor:
        return Refusal("lucky-doctor-elsewhere")
    if witnesses(state) == (seat,):
        return Refusal("lucky-no-witness")
    return None


def refuse_defence(
    state: State, phase: Defending, seat: Seat, action: actions.Action
) -> Refusal | None:
    """[6]"""
    match action:
        case actions.Fail(card):
            if not is_failure(card):
                return Refusal("lucky-not-a-failure")
            return None if card in state.hands[seat] else Refusal("lucky-not-held")
        case actions.Pass():
            return Refusal("lucky-must-stop") if is_bound(state, phase) else None
        case TimeUp():
            return None
    return NOT_NOW


def refuse_penalty(
    state: State, seat: Seat, action: actions.Blame | actions.Judge | actions.Decline
) -> Refusal | None:
    """[8]"""
    if not state.options.penalties or not isinstance(state.phase, Turning | Defending | Reckoning):
        return NOT_NOW
    match action, state.charge:
        case actions.Decline(), _:
            return None if last_forfeit(state, seat) else NOT_NOW
        case actions.Blame(at, attempt), None:
            if not may_blame(state, seat):
                return Refusal("lucky-blamed")
            if attempt and not just_attempted(state):
                return Refusal("lucky-blame-late")
            if at == seat or at not in seats_of(state):
                return Refusal("lucky-blame-whom")
            return None
        case actions.Judge(), charge if charge is not None and action in verdicts(charge, seat):
            return None
        case actions.Blame(), _:
            return Refusal("lucky-blame-open")
    return NOT_NOW


# -- deals, written down for logs that come from elsewhere: our own dealer is not refused ----------


def refuse_board(state: State, board: actions.Board) -> Refusal | None:
    """[1]"""
    if board.ship:
        try:
            content.pasted(board.ship)
        except content.BadContent:
            return Refusal("lucky-bad-board")
    copies = chart(board.ship).copies
    shown = Counter(board.shown)
    moves = [card for card in board.shown if is_move(card)]
    fair = (
        board.starter in seats_of(state)
        and shown.keys() <= copies.keys()
        and all(count <= copies[card] for card, count in shown.items())
        and len(moves) == state.options.seats + 1
        and is_move(board.shown[-1])
    )
    return None if fair else Refusal("lucky-bad-board")


def refuse_deal(state: State, deal: actions.Deal) -> Refusal | None:
    """[1]"""
    hand, piles = sizes(state.options.seats)
    dealt = Counter(card for cards in (*deal.hands, *deal.piles) for card in cards)
    fair = (
        dealt == Counter(chart_of(state).copies)
        and tuple(map(len, deal.hands)) == (hand,) * state.options.seats
        and tuple(map(len, deal.piles)) == piles
    )
    return None if fair else Refusal("lucky-bad-deal")


# -- before a game ---------------------------------------------------------------------------------


def refuse_content(options: Options, text: str) -> Problem | None:
    try:
        content.pasted(text)
    except content.BadContent as bad:
        return bad.problem
    return None
