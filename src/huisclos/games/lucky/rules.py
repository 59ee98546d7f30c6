"""The verbs of Sauvez le Docteur Lucky, in the order of play. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from huisclos.kernel import (
    CLOCK,
    DEALER,
    Outcome,
    Pace,
    Seat,
    TimeUp,
    seats_of,
    tell_all,
)

from . import actions, content, notes
from .judge import refuse_attempt
from .nouns import Options
from .nouns.cards import is_aid, is_failure, is_move
from .play.boarding import begin, board, cut
from .play.chart import chart
from .play.penalties import blame, decline, end_reckoning, judge, reckon
from .play.rescue import attempt, fail, pay, stop_defending
from .play.turn import answer, draw, move, settle_end, step, stop
from .questions import (
    chart_of,
    is_bound,
    is_last_card,
    just_attempted,
    last_forfeit,
    may_blame,
    stage_of,
    verdicts,
)
from .state import Agreeing, Boarding, Dealing, Defending, Over, Reckoning, State, Turning

FURTHER = (0.7, 1.1)  # seconds a bot takes for a further move of its turn
BARE_ATTEMPT, DRAW, STOP, PASS = (
    actions.Attempt(None),
    actions.Draw(),
    actions.Stop(),
    actions.Pass(),
)
DECLINE, RECKONED = actions.Decline(), actions.Reckoned()
ANSWERS = (actions.EndHere(True), actions.EndHere(False))


def setup(options: Options) -> State:
    state = State(options, penalties=(0,) * options.seats)
    return tell_all(state, notes.Welcomed(options))


# -- who acts ---------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Turning() | Defending() if not state.options.penalties:
            return (*awaited(state), CLOCK)
        case Turning() | Defending():
            (player,) = awaited(state)
            others = [s for s in seats_of(state) if s != player and _may_speak(state, s)]
            return (player, *others, CLOCK)
        case Agreeing():  # an answer may be changed until all are in
            return (*seats_of(state), CLOCK)
        case Reckoning(done):
            seats = [s for s in seats_of(state) if s not in done or _may_speak(state, s)]
            return (*seats, CLOCK)
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
            return tuple(seat for seat in seats_of(state) if seat not in heard)
        case Reckoning(done):
            return tuple(seat for seat in seats_of(state) if seat not in done)
        case Boarding() | Dealing():
            return (DEALER,)
        case Over():
            return ()


def _may_speak(state: State, seat: Seat) -> bool:
    """Whether a seat may propose or judge a penalty, or decline a forfeit [8]."""
    if last_forfeit(state, seat):
        return True
    if state.charge is not None:
        return bool(verdicts(state.charge, seat))
    return may_blame(state, seat)


def stand_in(state: State, seat: Seat, action: actions.Action) -> bool:
    """It draws, and keeps every card that it need not play."""
    match state.phase, action:
        case Turning(), actions.Draw():
            return not is_last_card(state)
        case Turning(active=active), actions.Stop():
            return active or is_last_card(state)
        case Defending() as phase, actions.Fail():
            return is_bound(state, phase)
        case Defending(), actions.Pass():
            return True
    return isinstance(action, actions.EndHere | actions.Reckoned)


def pace(state: State) -> Pace | None:
    match state.phase:
        case Turning():
            seconds = state.options.turn
        case Defending():
            seconds = state.options.defence
        case Agreeing():
            seconds = state.options.agreement
        case Reckoning():
            seconds = state.options.reckoning
        case Boarding() | Dealing() | Over():
            return None
    return Pace(seconds, state.waits) if seconds else None


def late(state: State) -> tuple[Seat, ...]:
    """[8] Nobody owes a word on penalties."""
    return () if isinstance(state.phase, Reckoning) else awaited(state)


def reaction(state: State, seat: Seat) -> tuple[float, float] | None:
    """A bot's turn takes what people need to follow it; what comes after its first move, less."""
    match state.phase:
        case Turning(stepped, active) if stepped or active:
            return FURTHER
    return None


def wait_of(state: State, seat: Seat) -> int:
    """[8] Every penalty that is proposed asks the table something else."""
    return state.waits * (state.options.seats + 1) + len(state.blamed)


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    if seat == CLOCK:
        return (TimeUp(),)
    found: list[actions.Action] = []
    match state.phase:
        case Turning() as phase if seat == state.player:
            found += turn_moves(state, phase, seat)
        case Defending() as phase if seat == phase.left[0]:
            found += defence_moves(state, phase, seat)
        case Agreeing():
            return ANSWERS
        case Reckoning(done) if seat not in done:
            found.append(RECKONED)
    if state.options.penalties and isinstance(state.phase, Turning | Defending | Reckoning):
        found += spoken_moves(state, seat)
    return found


def spoken_moves(state: State, seat: Seat) -> Iterator[actions.Action]:
    """[8] What may be said of penalties."""
    if state.charge is not None:
        yield from verdicts(state.charge, seat)
    elif may_blame(state, seat):
        said = (False, True) if just_attempted(state) else (False,)
        others = [at for at in seats_of(state) if at != seat]
        yield from (actions.Blame(at, attempt) for attempt in said for at in others)
    if last_forfeit(state, seat):
        yield DECLINE


def turn_moves(state: State, phase: Turning, seat: Seat) -> list[actions.Action]:
    here, sea = state.pawns[seat], chart_of(state)
    found: list[actions.Action] = [] if phase.stepped else [*stage_of(state).steps[here]]
    if not phase.active:
        found.append(DRAW)
    found.append(STOP)
    hand = dict.fromkeys(state.hands[seat])
    if refuse_attempt(state, seat, None) is None:
        found.append(BARE_ATTEMPT)
        found += [sea.attempts[card] for card in hand if is_aid(card)]
    for card in hand:
        if is_move(card):
            found += sea.moves(card, False, here, state.afloat)
            found += sea.moves(card, True, state.doctor, state.afloat)
    return found


def defence_moves(state: State, phase: Defending, seat: Seat) -> list[actions.Action]:
    fails = chart_of(state).fails
    found = [fails[card] for card in dict.fromkeys(state.hands[seat]) if is_failure(card)]
    return [*found] if is_bound(state, phase) else [*found, PASS]


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    """An action belongs to its phases, which the judge has looked at. What is done most stands
    first: a match is tried from its top, and one on phase and action together takes twice as
    long."""
    match action:
        case actions.Step():  # [2]
            return step(state, seat, action.room)
        case actions.Stop():
            return stop(state, late=False)
        case actions.Draw():
            return draw(state, seat, late=False)
        case actions.Move():  # [3]
            return move(state, seat, action)
        case actions.Pass():  # [6]
            return stop_defending(state, seat, late=False)
        case actions.Fail():
            return fail(state, seat, action.card, late=False)
        case actions.Attempt():  # [5]
            return attempt(state, seat, action.card)
        case TimeUp():  # [11]
            return time_up(state)
        case actions.Blame():  # [8]
            return blame(state, seat, action.at, action.attempt)
        case actions.Judge():
            return judge(state, seat, action.agrees)
        case actions.Decline():
            return decline(state, seat)
        case actions.Reckoned():
            return reckon(state, seat)
        case actions.EndHere():  # [9]
            return answer(state, seat, action.agrees)
        case actions.Board():  # [1]
            return board(state, action)
        case actions.Deal():
            return begin(state, action)


def time_up(state: State) -> State:
    """[11]"""
    match state.phase:
        case Turning() as phase:
            if phase.active or is_last_card(state):
                return stop(state, late=True)
            return draw(state, state.player, late=True)
        case Defending() as phase:
            return pay(state, phase)
        case Agreeing() as phase:
            return settle_end(state, phase)
        case Reckoning():
            return end_reckoning(state)
    raise AssertionError(f"nobody waits for time in {type(state.phase).__name__}")


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


# -- chance and samples ---------------------------------------------------------------------------


def deal(state: State, rng: Random, own: str) -> actions.Action:
    """[1]"""
    if isinstance(state.phase, Boarding):
        ship = content.write(content.pasted(own)) if own.strip() else ""
        pack = chart(ship).pack()
        rng.shuffle(pack)
        turned_up = [at for at, card in enumerate(pack, 1) if is_move(card)]
        starter = rng.choice(seats_of(state))
        return actions.Board(ship, starter, tuple(pack[: turned_up[state.options.seats]]))
    pack = chart_of(state).pack()
    rng.shuffle(pack)
    return cut(pack, state.options.seats)


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    """Each kind of move is as likely as another; but half of the time one that leads to an
    attempt, if there is one: they would be rare, and the game is about them."""
    kinds: dict[type, list[actions.Action]] = {}
    for action in moves(state, seat):
        kinds.setdefault(type(action), []).append(action)
    bold = kinds.get(actions.Attempt) or [
        action
        for action in (*kinds.get(actions.Step, ()), *kinds.get(actions.Move, ()))
        if isinstance(action, actions.Step | actions.Move)
        and leads_to_the_doctor(state, seat, action)
    ]
    return rng.choice(bold if bold and rng.random() < 0.5 else kinds[rng.choice([*kinds])])


def leads_to_the_doctor(state: State, seat: Seat, action: actions.Step | actions.Move) -> bool:
    if isinstance(action, actions.Move) and action.doctor:
        return action.room == state.pawns[seat]
    return action.room == state.doctor
