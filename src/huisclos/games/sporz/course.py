"""The course of a game of Sporz: what opens after what, and how it ends. Numbers in brackets are
those of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from huisclos.kernel import Seat, Told

from .model import Corpse, Electing, Enquiring, Hand, Over, Phase, State, Waking
from .notes import (
    Autopsied,
    DayBroke,
    DoctorsWoke,
    ElectionOpened,
    EnquiryOpened,
    GameEnded,
    NightFell,
    Note,
    PackWoke,
    Unveiled,
    WaveOpened,
)
from .questions import all_nights, awake_in, fates, living_mutants
from .tales import Night
from .terms import Killer, Reason, Role, Wave, Winner


def open_election(state: State, tied: tuple[Seat, ...] = ()) -> State:
    """[4, 13]"""
    state = tell_all(replace(state, chief=None), ElectionOpened(tied))
    return wait(state, Electing((None,) * state.options.seats, tied))


def dusk(state: State) -> State:
    """[17]"""
    if verdict := ended(state) or ended_at_dusk(state):
        return over(state, *verdict)
    night = state.day + 1
    state = replace(state, day=night, tonight=Night(night, pack=living_mutants(state)))
    return open_wave(tell_all(state, NightFell(night)), Wave.MUTANTS)


def open_wave(state: State, wave: Wave) -> State:
    awake, night = awake_in(state, wave), state.day
    state = tell_all(state, WaveOpened(night, wave))
    if wave is Wave.MUTANTS:
        state = tell(state, awake, PackWoke(night, awake))
    if wave is Wave.DOCTORS:
        state = note_down(tell(state, awake, DoctorsWoke(night, awake)), doctors=awake)
    if wave is not Wave.WATCHERS:  # [10] spies and hackers do not count
        state = note_down(state, eyes=tuple(sorted({*state.tonight.eyes, *awake})))
    return wait(state, Waking(wave, awake, (Hand(),) * state.options.seats))


def morning(state: State) -> State:
    """[7, 13]"""
    state = note_down(state, mutants=living_mutants(state))
    state = replace(state, nights=(*state.nights, state.tonight))
    state = tell_all(state, DayBroke(state.day))
    state = autopsy(state)
    if state.chief is None or state.chief not in state.living:
        return open_election(state)
    return open_enquiry(state)


def open_enquiry(state: State) -> State:
    """[13, 14]"""
    seats = state.options.seats
    state = tell_all(state, EnquiryOpened(state.day))
    return wait(state, Enquiring((None,) * seats, (0,) * seats, (0,) * seats))


# -- death ---------------------------------------------------------------------------------------


def bury(state: State, seats: tuple[Seat, ...], killer: Killer) -> State:
    living = tuple(seat for seat in state.living if seat not in seats)
    corpses = (Corpse(seat, state.day, killer) for seat in seats)
    return replace(state, living=living, dead=(*state.dead, *corpses))


def autopsy(state: State) -> State:
    """[15] Those whose death is not yet explained. A base mutant is told as an astronaut."""
    dead: list[Corpse] = []
    for corpse in state.dead:
        if corpse.role is None:
            seat, role = corpse.seat, state.roles[corpse.seat]
            shown = Role.ASTRONAUT if role is Role.BASE else role
            genome, mutant = state.genomes[seat], state.mutant[seat]
            corpse = replace(corpse, role=shown, genome=genome, mutant=mutant)
            state = tell_all(state, Autopsied(seat, shown, genome, mutant))
        dead.append(corpse)
    return replace(state, dead=tuple(dead))


def unveil(state: State, seats: tuple[Seat, ...]) -> State:
    """[16] Those who have just died may see all from now on."""
    if state.options.dead_see == "public":
        return state
    return tell(state, seats, Unveiled(fates(state), all_nights(state), state.days))


def note_down(state: State, **fields: object) -> State:
    return replace(state, tonight=replace(state.tonight, **fields))


# -- the end -------------------------------------------------------------------------------------


def ended(state: State) -> tuple[Winner, Reason] | None:
    """[17] Looked at when a wave ends and when the day does."""
    mutants = len(living_mutants(state))
    if not state.living:
        return "nobody", "empty"
    if not mutants:
        return "healthy", "cured"
    return ("mutants", "spread") if mutants == len(state.living) else None


def ended_at_dusk(state: State) -> tuple[Winner, Reason] | None:
    doctors = [seat for seat in state.living if state.roles[seat] is Role.DOCTOR]
    if len(living_mutants(state)) >= 2 and all(state.mutant[seat] for seat in doctors):
        return "mutants", "dusk"
    if state.day >= 2 * state.options.seats + 10:
        return "nobody", "endless"
    return None


def over(state: State, winner: Winner, reason: Reason) -> State:
    """[19]"""
    story = GameEnded(winner, reason, fates(state), all_nights(state), state.days)
    return tell_all(replace(state, phase=Over(winner, reason)), story)


# -- telling -------------------------------------------------------------------------------------


def wait(state: State, phase: Phase) -> State:
    """A new phase in which somebody is waited for: the clock starts anew."""
    return replace(state, phase=phase, turn=state.turn + 1)


def tell(state: State, to: Sequence[Seat], note: Note) -> State:
    return replace(state, story=state.story.tell(Told(tuple(to), note))) if to else state


def tell_all(state: State, *notes: Note) -> State:
    return replace(state, story=state.story.tell(*(Told(None, note) for note in notes)))
