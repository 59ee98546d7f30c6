"""The verbs of Sauvez le Docteur Lucky, in the order of play. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, Told, put

from . import content
from .cards import POINTS, is_aid, is_failure, is_move, points
from .chart import chart
from .judge import refuse_attempt, sizes
from .model import (
    Action,
    Agreeing,
    Answer,
    Answered,
    Attempt,
    Attempted,
    Blame,
    Board,
    Boarding,
    Deal,
    Dealing,
    Dealt,
    DefenceOpened,
    Defending,
    DoctorMoved,
    DoctorPlaced,
    Draw,
    Drew,
    Drowned,
    EndAsked,
    EndHere,
    Fail,
    Failed,
    Foiled,
    GameEnded,
    Judge,
    Move,
    Moved,
    Note,
    Options,
    Over,
    Parry,
    Pass,
    Passed,
    Phase,
    Placed,
    Received,
    Sailed,
    State,
    Step,
    Stepped,
    Stop,
    Stopped,
    TimeUp,
    Turning,
    TurnOpened,
    Welcomed,
    WentOn,
)
from .penalties import blame, close_charge, judge, penalise
from .questions import (
    chart_of,
    clockwise,
    drawn_deck,
    everybody,
    is_bound,
    may_blame,
    may_judge,
    payment,
    stage_of,
    witnesses,
)
from .ship import DECKS

AGREE = 60  # seconds to answer whether to end [9]
AGAIN = 50  # turns until the table is asked again
BARE_ATTEMPT, DRAW, STOP, PASS = Attempt(None), Draw(), Stop(), Pass()
ANSWERS = (EndHere(True), EndHere(False))
VERDICTS = (Judge(True), Judge(False))


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
        return may_judge(state.charge, seat)
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
        if state.charge is not None and may_judge(state.charge, seat):
            found += VERDICTS
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


def open_turn(state: State, met: bool) -> State:
    state = close_charge(replace(state, turn=state.turn + 1, blamed=()))
    state = tell(state, Told(None, TurnOpened(state.turn, state.player, met)))
    return wait(state, Turning())


def move(state: State, seat: Seat, played: Move) -> State:
    """[3]"""
    assert isinstance(state.phase, Turning)
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], played.card)),
        discards=(*state.discards, played.card),
        pawns=state.pawns if played.doctor else put(state.pawns, seat, played.room),
        doctor=played.room if played.doctor else state.doctor,
        phase=Turning(state.phase.stepped, active=True),
        story=state.story.tell(Told(None, Moved(seat, played.card, played.doctor, played.room))),
    )


def draw(state: State, seat: Seat, late: bool) -> State:
    """[2]"""
    deck = drawn_deck(state)
    card, *rest = state.piles[deck]
    hand = chart_of(state).sorted((*state.hands[seat], card))
    state = replace(
        state,
        hands=put(state.hands, seat, hand),
        piles=put(state.piles, deck, tuple(rest)),
        story=state.story.tell(
            Told(None, Drew(seat, DECKS[deck], len(rest), late)),  # type: ignore[arg-type]
            Told((seat,), Received(card)),
        ),
    )
    return end_turn(state)


# -- an attempt and its defence -------------------------------------------------------------------


def attempt(state: State, seat: Seat, card: str | None) -> State:
    """[5]"""
    value = chart_of(state).worth(card, state.doctor)
    seen_by = tuple(s for s in witnesses(state) if s != seat)
    state = tell(state, Told(None, Attempted(seat, state.doctor, card, value, seen_by)))
    if card is not None:
        state = replace(
            state,
            hands=put(state.hands, seat, without(state.hands[seat], card)),
            discards=(*state.discards, card),
        )
    left = tuple(s for s in clockwise(state, seat) if state.hands[s])
    return open_defence(state, Defending(card, value, value, left))


def open_defence(state: State, phase: Defending) -> State:
    """[6] The next defender's moment; nobody is left: the Doctor is saved."""
    if not phase.left:
        return end(state, "saved", state.player, phase.loser)
    seat = phase.left[0]
    phase = replace(phase, able=points(state.hands[seat]) >= phase.missing)
    last = len(phase.left) == 1
    return wait(tell(state, Told(None, DefenceOpened(seat, phase.missing, last))), phase)


def fail(state: State, seat: Seat, card: str, late: bool) -> State:
    """[6] A Failure card."""
    phase = state.phase
    assert isinstance(phase, Defending)
    missing = max(0, phase.missing - POINTS[card])
    phase = replace(phase, missing=missing, parries=(*phase.parries, Parry(seat, card)))
    hand = without(state.hands[seat], card)
    state = replace(
        state,
        phase=phase,
        hands=put(state.hands, seat, hand),
        discards=(*state.discards, card),
        story=state.story.tell(Told(None, Failed(seat, card, missing, late))),
    )
    if not missing:
        return end_turn(tell(state, Told(None, Foiled(state.player))))
    return state if hand else open_defence(state, replace(phase, left=phase.left[1:]))


def stop_defending(state: State, seat: Seat, late: bool) -> State:
    phase = state.phase
    assert isinstance(phase, Defending)
    loser = seat if phase.able else phase.loser
    passed = (*phase.passed, seat)
    phase = replace(phase, left=phase.left[1:], passed=passed, loser=loser)
    return open_defence(tell(state, Told(None, Passed(seat, late))), phase)


# -- the end of a turn ----------------------------------------------------------------------------


def end_turn(state: State) -> State:
    """[7] The flood, then the Doctor, then who is next."""
    if not state.piles[state.afloat - 1]:
        state = drown(state)
        if not state.afloat:
            return end(state, "sunk")
    room = stage_of(state).onward[state.doctor]
    order = (*clockwise(state, state.player), state.player)
    met = tuple(seat for seat in order if state.pawns[seat] == room)
    turn = state.turn
    state = replace(
        state,
        doctor=room,
        player=met[0] if met else order[0],
        story=state.story.tell(Told(None, DoctorMoved(room, met))),
    )
    over = turn - state.options.turns
    if over >= 0 and over % AGAIN == 0:
        return wait(tell(state, Told(None, EndAsked(turn))), Agreeing(bool(met)))
    return open_turn(state, bool(met))


def drown(state: State) -> State:
    """[7] Whoever is on the deck goes up."""
    deck = state.afloat - 1
    decks = chart_of(state).deck_of
    swept = tuple(seat for seat in everybody(state) if decks[state.pawns[seat]] == deck)
    doctor = decks[state.doctor] == deck
    room = chart_of(state).stage(deck).refuge if deck else None
    note = Drowned(DECKS[deck], room, swept, doctor)  # type: ignore[arg-type]
    state = replace(tell(state, Told(None, note)), afloat=deck)
    if room is None:
        return state
    pawns = tuple(room if decks[at] == deck else at for at in state.pawns)
    return replace(state, pawns=pawns, doctor=room if doctor else state.doctor)


def answer(state: State, seat: Seat, agrees: bool) -> State:
    """[9]"""
    phase = state.phase
    assert isinstance(phase, Agreeing)
    others = (answer for answer in phase.answers if answer.seat != seat)
    answers = tuple(sorted((*others, Answer(seat, agrees)), key=lambda answer: answer.seat))
    phase = replace(phase, answers=answers)
    state = tell(replace(state, phase=phase), Told((seat,), Answered(agrees)))
    return state if awaited(state) else settle_end(state, phase)


def settle_end(state: State, phase: Agreeing) -> State:
    """[9] It ends if all agree; whoever did not answer does not."""
    agreed = {answer.seat for answer in phase.answers if answer.agrees}
    against = tuple(seat for seat in everybody(state) if seat not in agreed)
    if not against:
        return end(state, "agreed")
    return open_turn(tell(state, Told(None, WentOn(against))), phase.met)


def end(state: State, reason: str, winner: Seat | None = None, loser: Seat | None = None) -> State:
    """[8] All hands are laid open, so that everybody sees who could have."""
    penalty = 0
    if loser is not None and state.options.penalties:
        penalty = sum(map(is_failure, state.hands[loser]))
        state = penalise(state, loser, penalty)
    result = GameEnded(reason, winner, loser, penalty, state.hands)  # type: ignore[arg-type]
    return replace(tell(state, Told(None, result)), phase=Over(), result=result, charge=None)


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
            last_card = state.afloat == 1 and len(state.piles[0]) == 1
            if not active and not last_card:
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
    raise AssertionError(f"no time runs in {state.phase!r}")


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


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def wait(state: State, phase: Phase) -> State:
    """A new phase in which somebody is waited for: the clock starts anew."""
    return replace(state, phase=phase, wait=state.wait + 1)


def tell(state: State, *news: Told[Note]) -> State:
    return replace(state, story=state.story.tell(*news))
