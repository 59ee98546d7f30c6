"""Who may hear what in Sporz, written apart from the rules, so that the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from . import actions, notes
from .nouns import Gesture, Opinion, Role, Touch, Wave
from .state import Enquiring, Hand, State, Waking

WAVES = tuple(Wave)
Audience = Callable[[State, Any, Seat], frozenset[Seat] | None]


def who_holds_the_role(state: State, note: notes.Dealt, mover: Seat) -> frozenset[Seat]:
    return holders(state, note.role)


def the_doctors(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    return holders(state, Role.DOCTOR)


def the_pack(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    return frozenset(state.tonight.pack)


def doctors_who_can_wake(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    up = (s for s in state.living if s not in state.tonight.paralysed and not state.mutant[s])
    return frozenset(up) & holders(state, Role.DOCTOR)


def doctors_who_woke(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    return frozenset(state.tonight.doctors)


def who_shares_the_panel(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    """Mutants with mutants, doctors with doctors; anybody else is alone."""
    wave = wave_of(state, note, mover)
    together: tuple[Seat, ...] = ()
    if wave is Wave.MUTANTS:
        together = state.tonight.pack
    if wave is Wave.DOCTORS:
        together = state.tonight.doctors
    return frozenset(together if mover in together else (mover,))


def wave_of(state: State, note: Any, mover: Seat) -> Wave:
    """In which wave somebody tapped: the one that goes on, or the one that this tap ended."""
    if isinstance(note, notes.Tapped) and note.tap in ("mutate", "paralyse", "lock"):
        return Wave.MUTANTS
    if not isinstance(state.phase, Waking):  # the night is over, perhaps too soon: so is the game
        told = (told.note for told in reversed(state.story.since(0)))
        return next(note.wave for note in told if isinstance(note, notes.WaveOpened))
    at = WAVES.index(state.phase.wave)
    return WAVES[at - (state.phase.hands[mover] == Hand())]


def who_feels_it(state: State, note: notes.Felt, mover: Seat) -> frozenset[Seat]:
    feel = struck if note.wave is Wave.MUTANTS else cared_for
    return frozenset(seat for seat in state.living if feel(state, seat) == [*note.touches])


def struck(state: State, seat: Seat) -> list[Touch]:
    night, felt = state.tonight, []
    if seat in night.mutated:
        failed = Touch.AGAIN if seat in night.pack else Touch.RESISTED
        felt.append(Touch.MUTATED if seat in night.infected else failed)
    return [*felt, Touch.PARALYSED] if seat in night.paralysed else felt


def cared_for(state: State, seat: Seat) -> list[Touch]:
    night = state.tonight
    if seat not in night.treated:
        return []
    kept = Touch.INCURABLE if state.mutant[seat] else Touch.TREATED
    return [Touch.CURED if seat in night.cured else kept]


def who_found_it(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    by_note: dict[type, Role] = {
        notes.Counted: Role.COMPUTER,
        notes.Psyched: Role.PSYCHOLOGIST,
        notes.Sequenced: Role.GENETICIST,
    }
    role = by_note[type(note)]
    at = getattr(note, "at", None)
    found = (f.seat for f in state.tonight.findings if f.role is role and f.at == at)
    return frozenset(found) & holders(state, role)


def who_asked(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    spied = isinstance(note, notes.Spied)
    act: Any = actions.Spy(note.at) if spied else actions.Hack(note.role)
    asked = frozenset(deed.seat for deed in state.tonight.deeds if deed.act == act)
    return asked & holders(state, Role.SPY if spied else Role.HACKER)


def the_dead_who_see(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    dead = state.dead if state.options.dead_see == "all" else ()
    return frozenset(corpse.seat for corpse in dead)


def holders(state: State, role: Role) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, held in enumerate(state.roles) if held is role)


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Audience] = {
    **dict.fromkeys(notes.Note.__args__, everybody),
    notes.Dealt: who_holds_the_role,
    notes.Colleagues: the_doctors,
    notes.PackWoke: the_pack,
    notes.PackDecided: the_pack,
    notes.DoctorsWoke: doctors_who_can_wake,
    notes.DoctorsDecided: doctors_who_woke,
    notes.Tapped: who_shares_the_panel,
    notes.Signed: who_shares_the_panel,
    notes.Felt: who_feels_it,
    notes.Counted: who_found_it,
    notes.Psyched: who_found_it,
    notes.Sequenced: who_found_it,
    notes.Spied: who_asked,
    notes.Hacked: who_asked,
    notes.Voted: the_mover,
    notes.Abstained: the_mover,
    notes.VoteWithdrawn: the_mover,
    notes.Unveiled: the_dead_who_see,
    notes.Witnessed: the_dead_who_see,
    notes.BallotsSeen: the_dead_who_see,
}

# -- secret acts ----------------------------------------------------------------------------------


def who_may_learn_of_a_tap(state: State, seat: Seat) -> frozenset[Seat] | None:
    """Nobody of a decoy. What mutants and doctors do has consequences for anybody."""
    phase = state.phase
    if not isinstance(phase, Waking) or state.options.quick_nights:
        return None
    if seat not in phase.awake:
        return frozenset({seat})
    if phase.wave in (Wave.MUTANTS, Wave.DOCTORS) or state.options.dead_see == "all":
        return None
    if phase.wave is Wave.INSPECTORS:
        return frozenset({seat}) | holders(state, Role.SPY) | holders(state, Role.HACKER)
    return frozenset({seat})


def has_voted(state: State, seat: Seat) -> bool:
    return isinstance(state.phase, Enquiring) and state.phase.votes[seat] is not None


def only_oneself_in_an_enquiry(state: State, seat: Seat) -> frozenset[Seat] | None:
    """An election is in the open, and the chief's choice too."""
    return frozenset({seat}) if isinstance(state.phase, Enquiring) else None


def is_held(state: State, seat: Seat) -> bool:
    return not state.options.quick_nights


TAPS: Iterable[type] = (
    actions.Mutate,
    actions.Kill,
    actions.Heal,
    actions.Count,
    actions.Inspect,
    actions.Spy,
    actions.Hack,
    actions.Spare,
    actions.Paralyse,
    actions.Lock,
)
# Who may ever learn what was chosen, and whether nobody else may notice even that it was done.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat] | None]] = {
    **dict.fromkeys(TAPS, who_may_learn_of_a_tap),
    actions.Vote: only_oneself_in_an_enquiry,
    actions.Abstain: only_oneself_in_an_enquiry,
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {
    **dict.fromkeys(TAPS, is_held),
    actions.Vote: has_voted,
    actions.Abstain: has_voted,
}


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try: every kind of move, on everybody."""
    seats = [Seat(at) for at in range(state.options.seats + 1)]
    yield from (actions.Lock(), actions.Spare(), actions.Count(), actions.Withdraw())
    yield from (actions.Join(), actions.Join(1), actions.Leave(), TimeUp())
    yield from (actions.Vote(None), actions.Abstain(), actions.Close(), actions.Paralyse(None))
    yield from (actions.Sign(gesture) for gesture in Gesture)
    yield from (actions.Hack(role) for role in Role)
    for at in seats:
        yield from (actions.Mutate(at), actions.Kill(at), actions.Heal(at), actions.Inspect(at))
        yield from (actions.Spy(at), actions.Paralyse(at), actions.Elect(at), actions.Vote(at))
        yield from (actions.Sign(Gesture.THIS, at), actions.ClaimOpinion(Opinion.TRUST, at))
