"""Leaks of Dauphin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from huisclos.audit.mutants import Apply, Mutant, retold
from huisclos.kernel import CLOCK, DEALER, Channel, Pace, Refusal, Seat, Told, tell_all

from . import actions, judge, notes, questions, rules, secrets
from .play.incident import resolve
from .state import Calling, Ordering, Private, Public, Staking, State


class Board(Public, frozen=True):
    extra: str


class Sheet(Private, frozen=True):
    extra: str


def board(state: State, extra: str) -> Public:
    return Board(
        **{f: getattr(secrets.public(state), f) for f in Public.__struct_fields__}, extra=extra
    )


def on_bridge(state: State) -> bool:
    return isinstance(state.phase, Ordering) and bool(state.slots)


def was_bitten(state: State) -> bool:
    """Whether the last walk lost somebody to more than a stone."""
    cards = tuple(slot.card for slot in state.slots)
    return bool(resolve(cards, None, modules=True).lost)


def cause(state: State) -> Public:
    return board(state, "attacked" if on_bridge(state) and was_bitten(state) else "")


def module(state: State) -> Public:
    return board(
        state, str(state.modules[0]) if state.modules and questions.is_dealt(state) else ""
    )


def stakes(state: State) -> Public:
    phase = state.phase
    return board(state, str(phase.stakes) if isinstance(phase, Staking) else "")


def another_hand(state: State, seat: Seat) -> Private:
    sheet = secrets.private(state, seat)
    left = (seat + 1) % state.options.seats
    peeks = questions.is_dealt(state) and seat == state.captain
    extra = ", ".join(state.hands[left]) if peeks else ""
    return Sheet(**{f: getattr(sheet, f) for f in Private.__struct_fields__}, extra=extra)


def dolphins_last(state: State, seat: Seat) -> list[actions.Action]:
    """In the list of teams to call."""

    def is_dolphin(move: actions.Action) -> bool:
        at = getattr(move, "seat", None)
        return at is not None and state.dolphinised[at]

    return sorted(rules.moves(state, seat), key=is_dolphin)


def says_whose(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    refusal = judge.refuse(state, seat, action)
    if refusal and refusal.key == "dauphin-card-not-yours" and isinstance(action, actions.Send):
        aboard = any(action.card in hand for hand in state.hands)
        return replace(refusal, values=(("aboard", int(aboard)),))
    return refusal


def calls_no_dolphin(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """The late are never sent: a dolphin cannot be called first."""
    refusal = judge.refuse(state, seat, action)
    phase = state.phase
    if refusal is None and isinstance(phase, Calling) and not state.slots and seat != DEALER:
        at = getattr(action, "seat", None)
        others = [s for s in questions.callable_by(state, phase.seat) if not state.dolphinised[s]]
        if at is not None and state.dolphinised[at] and others:
            return Refusal("dauphin-call-empty")
    return refusal


def beside_a_dolphin(state: State, seat: Seat) -> bool:
    """Whether the next team is a dolphin's."""
    return state.dolphinised[(seat + 1) % state.options.seats]


def mute_beside_dolphins(state: State) -> tuple[Seat, ...]:
    """Who sits beside a dolphinised team cannot claim anything while others are waited for."""
    needed = (*rules.awaited(state), CLOCK, DEALER, state.captain)
    acting = rules.to_act(state)
    return tuple(s for s in acting if s in needed or not beside_a_dolphin(state, s))


def slow_after_a_stone(state: State) -> Pace | None:
    """A second more on the bridge if somebody was struck, and by what cannot be told."""
    pace = rules.pace(state)
    if pace and on_bridge(state) and state.report and state.report.lost:
        return replace(pace, seconds=pace.seconds + (not was_bitten(state)))
    return pace


def deaf_beside_dolphins(state: State) -> Mapping[str, Channel]:
    deaf = frozenset(seat for seat in state.living if beside_a_dolphin(state, seat))
    places = secrets.channels(state)
    return {
        name: Channel(place.writers - deaf, place.readers - deaf) for name, place in places.items()
    }


def by_slot(state: State, told: Told[notes.Note]) -> Iterable[Told[notes.Note]]:
    """Losses in the order of the airlock."""
    if isinstance(told.note, notes.Reported):
        order = {seat: slot for slot, seat in reversed([*enumerate(told.note.teams)])}
        lost = tuple(sorted(told.note.lost, key=lambda losses: order[losses.seat]))
        return (Told(None, replace(told.note, lost=lost)),)
    return (told,)


def captain_of_dolphins(state: State, told: Told[notes.Note]) -> Iterable[Told[notes.Note]]:
    """The bridge is opened twice for a captain whose team is dolphinised."""
    twice = isinstance(told.note, notes.BridgeOpened) and state.dolphinised[state.captain]
    return (told, told) if twice else (told,)


def overheard(kinds: tuple[type, ...]) -> Apply:
    def telling(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
        yield told
        if isinstance(told.note, kinds) and told.to:
            yield replace(told, to=(Seat((told.to[0] + 1) % state.options.seats),))

    return retold(rules.apply, telling)


def loud_change(state: State, seat: Seat, action: actions.Action) -> State:
    """Whoever changes a card opens the walk again for all to hear."""
    after = rules.apply(state, seat, action)
    if isinstance(state.phase, Calling) and isinstance(action, actions.Send):
        return tell_all(after, notes.WalkOpened(state.walk, state.captain))
    return after


def cards_face_up(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.SentOut):
        told = Told(None, replace(told.note, card=state.slots[-1].card))
    yield told


def wary_reports(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    """An asteroid is always seen."""
    if isinstance(told.note, notes.Reported) and told.note.lost:
        told = Told(None, replace(told.note, asteroid=told.note.asteroid or stone_fell(state)))
    yield told


def stone_fell(state: State) -> bool:
    """Somebody was lost whom no dolphin bit and no engineer caught."""
    cards = tuple(slot.card for slot in state.slots)
    return len(resolve(cards, None, modules=True).lost) < len(cards) - len(state.back)


def dolphins_hesitate(state: State, seat: Seat) -> tuple[float, float] | None:
    dolphin = state.dolphinised and state.dolphinised[seat]
    return (2.0, 5.0) if dolphin else None


MUTANTS = (
    Mutant(
        "cause",
        "the board says that a loss was an attack",
        "twins",
        {"public": cause},
        also=("changes",),
    ),
    Mutant("module card", "the board shows who is in a module", "twins", {"public": module}),
    Mutant(
        "hand",
        "the captain sees the next hand",
        "twins",
        {"private": another_hand},
        also=("changes",),
    ),
    Mutant("moves", "dolphinised teams are called last", "twins", {"moves": dolphins_last}),
    Mutant("refusal", "a refusal says if a card is in a hand", "twins", {"refuse": says_whose}),
    Mutant(
        "refused", "dolphinised teams cannot be called first", "twins", {"refuse": calls_no_dolphin}
    ),
    Mutant(
        "right to act",
        "beside a dolphin, no claims",
        "twins",
        {"to_act": mute_beside_dolphins},
        also=("changes",),
    ),
    Mutant(
        "hesitation",
        "a dolphinised team's bot is slower",
        "timetable",
        {"reaction": dolphins_hesitate},
    ),
    Mutant(
        "asteroid",
        "a stone gives a second more",
        "twins",
        {"pace": slow_after_a_stone},
        also=("changes",),
    ),
    Mutant("talk", "beside a dolphin, no talk", "twins", {"channels": deaf_beside_dolphins}),
    Mutant(
        "face up",
        "every card sent out is shown",
        "says",
        {"apply": retold(rules.apply, cards_face_up)},
    ),
    Mutant(
        "seen by nobody",
        "a report tells of an asteroid that no observer saw",
        "says",
        {"apply": retold(rules.apply, wary_reports)},
        also=("twins",),  # the board shows the last report
    ),
    Mutant(
        "order of losses",
        "losses are told in the order of the airlock",
        "says",
        {"apply": retold(rules.apply, by_slot)},
    ),
    Mutant(
        "reveals",
        "the bridge opens twice for a dolphinised captain",
        "reveals",
        {"apply": retold(rules.apply, captain_of_dolphins)},
    ),
    Mutant(
        "one seat too many",
        "what a team lost is told to the next seat",
        "audience",
        {"apply": overheard((notes.YouLost, notes.YouPlanked))},
    ),
    Mutant(
        "one seat too many, late",
        "who was saved is told to the next seat",
        "audience",
        {"apply": overheard((notes.Rescued,))},
    ),
    Mutant("stakes", "stakes are seen before they are opened", "changes", {"public": stakes}),
    Mutant(
        "number of notes",
        "a card that is changed is told to all",
        "changes",
        {"apply": loud_change},
    ),
)
