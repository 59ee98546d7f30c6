"""The course of a game: what opens after what, and how it ends. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, tell_all, tell_some, wait

from .. import notes
from ..nouns import Killer, Reason, Role, Wave, Winner
from ..questions import all_nights, awake_in, fates, living_mutants
from ..state import Corpse, Electing, Enquiring, Hand, Over, State, Waking


def open_election(state: State, tied: tuple[Seat, ...] = ()) -> State:
    """[4, 13]"""
    state = tell_all(replace(state, chief=None), notes.ElectionOpened(tied))
    return wait(state, Electing((None,) * state.options.seats, tied))


def dusk(state: State) -> State:
    """[17]"""
    if verdict := ended(state) or ended_at_dusk(state):
        return over(state, *verdict)
    night = state.day + 1
    state = replace(state, day=night, tonight=notes.Night(night, pack=living_mutants(state)))
    return open_wave(tell_all(state, notes.NightFell(night)), Wave.MUTANTS)


def open_wave(state: State, wave: Wave) -> State:
    awake, night = awake_in(state, wave), state.day
    state = tell_all(state, notes.WaveOpened(night, wave))
    if wave is Wave.MUTANTS:
        state = tell_some(state, awake, notes.PackWoke(night, awake))
    if wave is Wave.DOCTORS:
        state = note_down(tell_some(state, awake, notes.DoctorsWoke(night, awake)), doctors=awake)
    if wave is not Wave.WATCHERS:  # [10] spies and hackers do not count
        state = note_down(state, eyes=tuple(sorted({*state.tonight.eyes, *awake})))
    return wait(state, Waking(wave, awake, (Hand(),) * state.options.seats))


def morning(state: State) -> State:
    """[7, 13]"""
    state = note_down(state, mutants=living_mutants(state))
    state = replace(state, nights=(*state.nights, state.tonight))
    state = tell_all(state, notes.DayBroke(state.day))
    state = autopsy(state)
    if state.chief is None or state.chief not in state.living:
        return open_election(state)
    return open_enquiry(state)


def open_enquiry(state: State) -> State:
    """[13, 14]"""
    seats = state.options.seats
    state = tell_all(state, notes.EnquiryOpened(state.day))
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
            state = tell_all(state, notes.Autopsied(seat, shown, genome, mutant))
        dead.append(corpse)
    return replace(state, dead=tuple(dead))


def unveil(state: State, seats: tuple[Seat, ...]) -> State:
    """[16] Those who have just died may see all from now on."""
    if state.options.dead_see == "public":
        return state
    return tell_some(state, seats, notes.Unveiled(fates(state), all_nights(state), state.days))


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
    story = notes.GameEnded(winner, reason, fates(state), all_nights(state), state.days)
    return tell_all(replace(state, phase=Over(winner, reason)), story)


# -- telling -------------------------------------------------------------------------------------
