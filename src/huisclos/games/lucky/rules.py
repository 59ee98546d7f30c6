"""The verbs of Sauvez le Docteur Lucky, in the order of play. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, TimeUp, Told, put

from . import content
from .cards import is_aid, is_failure, is_move
from .chart import chart
from .judge import refuse_attempt, sizes
from .model import (
    Action,
    Agreeing,
    Attempt,
    Blame,
    Board,
    Boarding,
    Deal,
    Dealing,
    Defending,
    Draw,
    EndHere,
    Fail,
    Judge,
    Move,
    Over,
    Pass,
    State,
    Step,
    Stop,
    Turning,
)
from .notes import Dealt, DoctorPlaced, Placed, Sailed, Stepped, Stopped, Welcomed
from .nouns import Options
from .penalties import blame, judge
from .questions import (
    chart_of,
    clockwise,
    everybody,
    is_bound,
    is_last_card,
    may_blame,
    payment,
    stage_of,
    verdicts,
)
from .rescue import attempt, fail, stop_defending
from .turn import answer, draw, end_turn, move, open_turn, settle_end, tell

AGREE = 60  # seconds to answer whether to end [9]
BARE_ATTEMPT, DRAW, STOP, PASS = Attempt(None), Draw(), Stop(), Pass()
ANSWERS = (EndHere(True), EndHere(False))


def setup(options: Options) -> State:
    state = State(options, penalties=(0,) * options.seats)
    return tell(state, Told(None, Welcomed(options)))


# -- who acts ---------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Turning() | Defending() if not state.options.penalties:
            return (*awaited(state), CLOCK)
        case Turning() | Defending():
            (player,) = awaited(state)
            others = [s for s in everybody(state) if s != player and _may_speak(state, s)]
            return (player, *others, CLOCK)
        case Agreeing():  # an answer may be changed until all are in
            return (*everybody(state), CLOCK)
        case Boarding() | Dealing():
            return (DEALER,)
        case Over():
            return ()


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Turning():
            return (state.player,)
        case Defending() as phase:
            return phase.left[:1]
        case Agreeing(_, answers):
            heard = {answer.seat for answer in answers}
            return tuple(seat for seat in everybody(state) if seat not in heard)
        case Boarding() | Dealing():
            return (DEALER,)
        case Over():
            return ()


def _may_speak(state: State, seat: Seat) -> bool:
    """Whether a seat may propose or judge a penalty [8]."""
    if state.charge is not None:
        return bool(verdicts(state.charge, seat))
    return may_blame(state, seat)


def pace(state: State) -> Pace | None:
    match state.phase:
        case Turning():
            seconds = state.options.turn
        case Defending():
            seconds = state.options.defence
        case Agreeing():
            seconds = AGREE
        case Boarding() | Dealing() | Over():
            return None
    return Pace(seconds, state.wait) if seconds else None


def moves(state: State, seat: Seat) -> Iterable[Action]:
    if seat == CLOCK:
        return (TimeUp(),)
    found: list[Action] = []
    match state.phase:
        case Turning() as phase if seat == state.player:
            found += turn_moves(state, phase, seat)
        case Defending() as phase if seat == phase.left[0]:
            found += defence_moves(state, phase, seat)
        case Agreeing():
            return ANSWERS
    if state.options.penalties and isinstance(state.phase, Turning | Defending):
        if state.charge is None and may_blame(state, seat):
            found += [Blame(at) for at in everybody(state) if at != seat]
        if state.charge is not None:
            found += verdicts(state.charge, seat)
    return found


def turn_moves(state: State, phase: Turning, seat: Seat) -> Iterator[Action]:
    here, sea = state.pawns[seat], chart_of(state)
    if not phase.stepped:
        yield from stage_of(state).steps[here]
    if not phase.active:
        yield DRAW
    yield STOP
    hand = dict.fromkeys(state.hands[seat])
    if refuse_attempt(state, seat, None) is None:
        yield BARE_ATTEMPT
        yield from (sea.attempts[card] for card in hand if is_aid(card))
    for card in hand:
        if is_move(card):
            yield from sea.moves(card, False, here, state.afloat)
            yield from sea.moves(card, True, state.doctor, state.afloat)


def defence_moves(state: State, phase: Defending, seat: Seat) -> Iterator[Action]:
    sea = chart_of(state)
    yield from (sea.fails[card] for card in dict.fromkeys(state.hands[seat]) if is_failure(card))
    if not is_bound(state, phase):
        yield PASS


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> State:
    phase = state.phase
    match action:
        case Board():
            return board(state, action)
        case Deal():
            return begin(state, action)
        case Step(room):
            assert isinstance(phase, Turning)
            state = replace(
                state,
                pawns=put(state.pawns, seat, room),
                phase=Turning(True, phase.active),
                story=state.story.tell(Told(None, Stepped(seat, room))),
            )
            return state
        case Move():
            return move(state, seat, action)
        case Draw():
            return draw(state, seat, late=False)
        case Stop():
            return end_turn(tell(state, Told(None, Stopped(seat, False))))
        case Attempt(card):
            return attempt(state, seat, card)
        case Fail(card):
            return fail(state, seat, card, late=False)
        case Pass():
            return stop_defending(state, seat, late=False)
        case EndHere(agrees):
            return answer(state, seat, agrees)
        case Blame(at):
            return blame(state, seat, at)
        case Judge(agrees):
            return judge(state, seat, agrees)
        case TimeUp():
            return time_up(state)


def board(state: State, board: Board) -> State:
    """[1] Everybody starts in the room of their Move card."""
    seats = state.options.seats
    at = next(at for at, card in enumerate(board.shown) if is_move(card))
    first = Seat((board.starter + at) % seats)
    rooms = [card for card in board.shown if is_move(card)]
    order = (first, *clockwise(state, first))
    pawns = tuple(rooms[order.index(seat)] for seat in everybody(state))
    state = replace(
        state,
        phase=Dealing(),
        ship=board.ship,
        player=first,
        pawns=pawns,
        doctor=rooms[seats],
    )
    name = content.pasted(board.ship).name if board.ship else None
    placed = (Told(None, Placed(seat, pawns[seat])) for seat in order)
    return tell(state, Told(None, Sailed(name)), *placed, Told(None, DoctorPlaced(rooms[seats])))


def begin(state: State, deal: Deal) -> State:
    hands = tuple(map(chart_of(state).sorted, deal.hands))
    state = replace(state, hands=hands, piles=deal.piles)
    state = tell(state, *(Told((s,), Dealt(hands[s])) for s in everybody(state)))
    return open_turn(state, met=False)


def outcome(state: State) -> Outcome:
    assert state.result is not None
    match state.result.reason:
        case "saved":
            assert state.result.winner is not None
            return Outcome("saved", (state.result.winner,))
        case "sunk":
            return Outcome("sunk")
        case "agreed":
            return Outcome("agreed")


# -- time and chance ------------------------------------------------------------------------------


def time_up(state: State) -> State:
    """[11]"""
    match state.phase:
        case Turning(active=active):
            seat = state.player
            if not active and not is_last_card(state):
                return draw(state, seat, late=True)
            return end_turn(tell(state, Told(None, Stopped(seat, True))))
        case Defending(missing=missing, left=left):
            paid = payment(state.hands[left[0]], missing) if len(left) == 1 else ()
            if not paid:
                return stop_defending(state, left[0], late=True)
            for card in paid:
                state = fail(state, left[0], card, late=True)
            return state
        case Agreeing() as phase:
            return settle_end(state, phase)
    raise AssertionError(f"no time runs in {type(state.phase).__name__}")


def deal(state: State, rng: Random, own: str) -> Action:
    """[1]"""
    if isinstance(state.phase, Boarding):
        ship = content.write(content.pasted(own)) if own.strip() else ""
        pack = chart(ship).pack()
        rng.shuffle(pack)
        turned_up = [at for at, card in enumerate(pack, 1) if is_move(card)]
        starter = rng.choice(everybody(state))
        return Board(ship, starter, tuple(pack[: turned_up[state.options.seats]]))
    pack = chart_of(state).pack()
    rng.shuffle(pack)
    return cut(pack, state.options.seats)


def cut(pack: list[str], seats: int) -> Deal:
    """[1] A pack of cards as hands and piles."""
    hand, piles = sizes(seats)
    cards = iter(pack)
    hands = tuple(tuple(next(cards) for _ in range(hand)) for _ in range(seats))
    return Deal(hands, tuple(tuple(next(cards) for _ in range(size)) for size in piles))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """Each kind of move is as likely as another; but half of the time one that leads to an
    attempt, if there is one: they would be rare, and the game is about them."""
    kinds: dict[type, list[Action]] = {}
    for action in moves(state, seat):
        kinds.setdefault(type(action), []).append(action)
    bold = kinds.get(Attempt) or [
        action
        for action in (*kinds.get(Step, ()), *kinds.get(Move, ()))
        if isinstance(action, Step | Move) and leads_to_the_doctor(state, seat, action)
    ]
    return rng.choice(bold if bold and rng.random() < 0.5 else kinds[rng.choice([*kinds])])


def leads_to_the_doctor(state: State, seat: Seat, action: Step | Move) -> bool:
    if isinstance(action, Move) and action.doctor:
        return action.room == state.pawns[seat]
    return action.room == state.doctor
