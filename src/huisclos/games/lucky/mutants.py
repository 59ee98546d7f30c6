"""Leaks of Sauvez le Docteur Lucky."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import asdict, replace

from huisclos.audit.mutants import Mutant, retold
from huisclos.kernel import CLOCK, Channel, Pace, Refusal, Seat, Told, tell_all

from . import actions, judge, notes, questions, rules, secrets
from .nouns.cards import is_failure, points
from .state import Agreeing, Defending, Private, Public, State, Turning


class Board(Public, frozen=True):
    hint: str


class Card(Private, frozen=True):
    neighbour: int


def pile_order(state: State) -> Public:
    top = next((pile[0] for pile in reversed(state.piles) if pile), "")
    return Board(**asdict(secrets.public(state)), hint=top)


def what_passers_held(state: State) -> Public:
    passed = state.phase.passed if isinstance(state.phase, Defending) else ()
    held = ",".join(str(points(state.hands[seat])) for seat in passed)
    return Board(**asdict(secrets.public(state)), hint=held)


def duty_before_it_is_due(state: State) -> Public:
    phase = state.phase
    bound = isinstance(phase, Defending) and points(state.hands[phase.left[-1]]) >= phase.missing
    return Board(**asdict(secrets.public(state)), hint="bound" if bound else "")


def a_glance_aside(state: State, seat: Seat) -> Private:
    hands = state.hands
    left = points(hands[(seat + 1) % len(hands)]) if hands else 0
    return Card(**asdict(secrets.private(state, seat)), neighbour=left)


def a_failure_next(state: State) -> bool:
    return is_failure(state.piles[questions.drawn_deck(state)][0])


def draw_first(state: State, seat: Seat) -> list[actions.Action]:
    listed = [*rules.moves(state, seat)]
    if isinstance(state.phase, Turning) and a_failure_next(state):
        return sorted(listed, key=lambda move: not isinstance(move, actions.Draw))
    return listed


def last_who_can(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """The duty of the last who *can* stop it, not of the last who holds a card."""
    phase = state.phase
    if isinstance(phase, Defending) and isinstance(action, actions.Pass) and seat == phase.left[0]:
        able = [s for s in phase.left if points(state.hands[s]) >= phase.missing]
        return Refusal("lucky-must-stop") if able == [seat] else None
    return judge.refuse(state, seat, action)


def with_a_hint(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    refusal = judge.refuse(state, seat, action)
    if refusal and refusal.key == "lucky-not-held":
        held = sum(card == getattr(action, "card", "") for hand in state.hands for card in hand)
        return replace(refusal, values=(("held", held),))
    return refusal


def only_the_odd_are_judged(state: State) -> tuple[Seat, ...]:
    acting = rules.to_act(state)
    if state.charge is None or points(state.hands[state.charge.at]) % 2:
        return acting
    return tuple(seat for seat in acting if seat in (*rules.awaited(state), CLOCK))


def slow_pockets(state: State) -> Pace | None:
    pace = rules.pace(state)
    if pace and isinstance(state.phase, Defending):
        return replace(pace, seconds=pace.seconds + points(state.hands[state.phase.left[0]]))
    return pace


def deaf_without_failures(state: State) -> Mapping[str, Channel]:
    places = secrets.channels(state)
    deaf = {Seat(s) for s, hand in enumerate(state.hands) if not any(map(is_failure, hand))}
    return {
        name: Channel(place.writers - deaf, place.readers - deaf) for name, place in places.items()
    }


def telling_draws(state: State, told: Told[notes.Note]) -> Iterable[Told[notes.Note]]:
    """What is drawn shows in how many cards are said to be left."""
    if isinstance(told.note, notes.Drew):
        drawn = [t.note.card for t in state.story if isinstance(t.note, notes.Received)]
        hint = told.note.left + is_failure(drawn[-1])
        return (Told(None, replace(told.note, left=hint)),)
    return (told,)


def telling_defence(state: State, told: Told[notes.Note]) -> Iterable[Told[notes.Note]]:
    """The last defender is called so only if they can stop it."""
    if isinstance(told.note, notes.DefenceOpened) and isinstance(state.phase, Defending):
        last = told.note.last and questions.is_bound(state, state.phase)
        return (Told(None, replace(told.note, last=last)),)
    return (told,)


def draws_overseen(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Received) and told.to is not None:
        yield replace(told, to=(Seat((told.to[0] + 1) % state.options.seats),))


def hands_overseen(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Dealt) and told.to == (state.player,):
        yield replace(told, to=(Seat((state.player + 1) % state.options.seats),))


def loud_second_thoughts(state: State, seat: Seat, action: actions.Action) -> State:
    answers = state.phase.answers if isinstance(state.phase, Agreeing) else ()
    if isinstance(action, actions.EndHere) and any(answer.seat == seat for answer in answers):
        state = tell_all(state, notes.EndAsked(state.turn))
    return rules.apply(state, seat, action)


def late_though_able(state: State, seat: Seat, action: actions.Action) -> State:
    """Who could have stopped it and passes is told as late."""
    after = rules.apply(state, seat, action)
    able = isinstance(state.phase, Defending) and state.phase.able

    def retell(told: Told[notes.Note]) -> Told[notes.Note]:
        late = able and isinstance(told.note, notes.Passed)
        return Told(told.to, replace(told.note, late=True)) if late else told

    news = map(retell, after.story.since(len(state.story)))
    return replace(after, story=state.story.tell(*news))


def at_once_if_unable(state: State, seat: Seat) -> tuple[float, float] | None:
    unable = isinstance(state.phase, Defending) and not state.phase.able
    return (0.5, 0.6) if unable else None


MUTANTS = (
    Mutant(
        "at once",
        "a bot that cannot pay says so at once",
        "timetable",
        {"reaction": at_once_if_unable},
    ),
    Mutant("pile order", "the board shows the next card", "twins", {"public": pile_order}),
    Mutant(
        "passers", "the board shows what a passer could pay", "twins", {"public": what_passers_held}
    ),
    Mutant(
        "duty",
        "the board shows the last defender's duty before it is due",
        "twins",
        {"public": duty_before_it_is_due},
    ),
    Mutant("sheet", "one sees the neighbour's points", "twins", {"private": a_glance_aside}),
    Mutant(
        "moves",
        "drawing comes first in the list where a Failure card is next",
        "twins",
        {"moves": draw_first},
    ),
    Mutant(
        "refused",
        "the duty is that of the last who can stop it",
        "twins",
        {"refuse": last_who_can},
    ),
    Mutant(
        "refusal",
        "a refusal says how many of a card are in people's hands",
        "twins",
        {"refuse": with_a_hint},
    ),
    Mutant(
        "right to act",
        "only who holds an odd number of points can be judged",
        "twins",
        {"to_act": only_the_odd_are_judged},
    ),
    Mutant(
        "late", "who passes though able to pay is told as late", "says", {"apply": late_though_able}
    ),
    Mutant("pace", "a defender has a second more for each point", "twins", {"pace": slow_pockets}),
    Mutant(
        "talk",
        "who holds no Failure card neither writes nor reads",
        "twins",
        {"channels": deaf_without_failures},
    ),
    Mutant(
        "a drawn card's kind",
        "the number of cards left says whether a Failure card was drawn",
        "reveals",
        {"apply": retold(rules.apply, telling_draws)},
    ),
    Mutant(
        "duty, told",
        "the last defender is called the last only if they can stop it",
        "reveals",
        {"apply": retold(rules.apply, telling_defence)},
    ),
    Mutant(
        "one seat too many",
        "the card that is drawn is told to the next seat",
        "audience",
        {"apply": retold(rules.apply, draws_overseen)},
    ),
    Mutant(
        "one seat too many, early",
        "the first player's hand is told to the next seat",
        "audience",
        {"apply": retold(rules.apply, hands_overseen)},
    ),
    Mutant(
        "number of notes",
        "an answer that is changed asks the table again for all to hear",
        "changes",
        {"apply": loud_second_thoughts},
    ),
)
