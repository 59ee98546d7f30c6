"""What is done in a night, wave by wave. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, tell_all, tell_some

from .. import actions, notes
from ..nouns import Genome, Killer, Role, Tap, Touch, Wave
from ..questions import calls, halves, living_mutants, plans, seers, told_genome
from ..state import Choice, Drawing, State, Waking
from .course import bury, ended, morning, note_down, open_wave, over, unveil
from .crew import LARGE, disagreement, strikes

AT_SOMEBODY: dict[type, Tap] = {
    actions.Inspect: "inspect",
    actions.Kill: "kill",
    actions.Heal: "heal",
    actions.Mutate: "mutate",
    actions.Spy: "spy",
}


def tap(state: State, phase: Waking, seat: Seat, action: actions.Action) -> State:
    """Everybody's tap is kept and told the same way: to whoever shares a panel with them, or to
    themselves. Only when the wave ends does it matter who is awake."""
    hand, decoy = phase.hands[seat], seat not in phase.awake
    shared = not decoy and phase.wave in (Wave.MUTANTS, Wave.DOCTORS)
    note: notes.Tapped | notes.Signed
    match action:
        case (
            actions.Inspect()
            | actions.Kill()
            | actions.Heal()
            | actions.Spare()
            | actions.Mutate()
            | actions.Spy()
            | actions.Hack()
            | actions.Count()
        ):
            hand = replace(hand, act=action, locked=False)
            note = tapped(seat, action, decoy)
        case actions.Paralyse():
            hand = replace(hand, paralyse=action.at, locked=False)
            note = notes.Tapped(seat, "paralyse", action.at, None, decoy)
        case actions.Lock():
            hand = replace(hand, act=hand.act or actions.Spare(), locked=True)
            note = notes.Tapped(seat, "lock", None, None, decoy)
        case actions.Sign():
            hand = replace(hand, signs=hand.signs + 1)
            note = notes.Signed(seat, action.gesture, action.at)
        case _:
            raise AssertionError(f"{type(action).__name__} is no tap")
    told = Told(phase.awake if shared else (seat,), note)
    phase = replace(phase, hands=put(phase.hands, seat, hand))
    return replace(state, phase=phase, story=state.story.tell(told))


def tapped(seat: Seat, act: actions.Act, decoy: bool = False) -> notes.Tapped:
    match act:
        case actions.Spare():
            return notes.Tapped(seat, "spare", None, None, decoy)
        case actions.Hack():
            return notes.Tapped(seat, "hack", None, act.role, decoy)
        case actions.Count():
            return notes.Tapped(seat, "count", None, None, decoy)
    return notes.Tapped(seat, AT_SOMEBODY[type(act)], act.at, None, decoy)


def close_wave(state: State, phase: Waking, lot: tuple[Choice, ...] = ()) -> State:
    """`lot`: those that a lot had to decide between, in the order drawn."""
    match phase.wave:
        case Wave.MUTANTS:
            return decide(state, phase, lot)
        case Wave.DOCTORS:
            return care(state, phase)
        case Wave.INSPECTORS:
            return inspect(state, phase)
        case Wave.WATCHERS:
            return watch(state, phase, lot)


# -- mutants -----------------------------------------------------------------------------------


def decide(state: State, phase: Waking, lot: tuple[Choice, ...]) -> State:
    """[5] What was named, each half compared and counted apart."""
    named = plans(state, phase)
    state = note_down(state, plans=named)
    counted = halves(named)
    if any(len(half) > 1 for half in counted) and disagreement(state.options) == "forfeit":
        return over(state, "healthy", "forfeit")
    places = strikes(state.options)
    sure, open_to_lot = [], []
    for half in counted:
        best, tied, left = leading(half, places)
        if tied and not lot:
            open_to_lot += tied
        sure += [*best, *[each for each in lot if each in tied][:left]]
    if open_to_lot:
        return replace(state, phase=Drawing(tuple(open_to_lot), phase))
    return strike(state, phase.awake, sure)


def leading(votes: Mapping[Choice, int], places: int) -> tuple[list[Choice], list[Choice], int]:
    """Who is in by votes alone; those tied for the last places; and how many places these are."""
    by_count: dict[int, list[Choice]] = {}
    for each, count in votes.items():
        by_count.setdefault(count, []).append(each)
    best: list[Choice] = []
    for count in sorted(by_count, reverse=True):
        tied = sorted(
            by_count[count], key=lambda each: (each.verb, -1 if each.at is None else each.at)
        )
        if len(best) + len(tied) > places:
            return best, tied, places - len(best)
        best += tied
    return best, [], 0


def strike(state: State, pack: tuple[Seat, ...], done: Iterable[Choice]) -> State:
    """[6, 7]"""
    named: dict[str, list[Seat]] = {"mutate": [], "kill": [], "paralyse": []}
    for each in done:
        if each.at is not None:
            named[each.verb].append(each.at)
    mutated, killed, paralysed = (tuple(sorted(seats)) for seats in named.values())
    paralysed = tuple(seat for seat in paralysed if seat not in killed)
    touches: dict[Seat, list[Touch]] = {}
    mutant = list(state.mutant)
    for seat in mutated:
        resists = state.genomes[seat] is Genome.RESISTANT
        how = Touch.AGAIN if mutant[seat] else Touch.RESISTED if resists else Touch.MUTATED
        touches[seat] = [how]
        mutant[seat] = mutant[seat] or how is Touch.MUTATED
    for seat in paralysed:
        touches.setdefault(seat, []).append(Touch.PARALYSED)
    infected = tuple(seat for seat in mutated if Touch.MUTATED in touches[seat])
    state = replace(state, mutant=tuple(mutant))
    state = note_down(state, mutated=mutated, infected=infected, paralysed=paralysed, killed=killed)
    state = tell_some(
        state, pack, notes.PackDecided(state.day, state.tonight.plans, mutated, killed, paralysed)
    )
    return end_wave(state, Wave.MUTANTS, touches, killed, Killer.MUTANTS)


# -- doctors -----------------------------------------------------------------------------------


def care(state: State, phase: Waking) -> State:
    """[8]"""
    deeds = acts_of(state, phase)
    killed = agreed_kill(deeds, len(phase.awake), large=state.options.seats > LARGE)
    healed = () if killed else (deed.act.at for deed in deeds if isinstance(deed.act, actions.Heal))
    treated = tuple(sorted({*healed}))
    touches: dict[Seat, list[Touch]] = {}
    mutant = list(state.mutant)
    for seat in treated:
        host = state.genomes[seat] is Genome.HOST
        how = Touch.TREATED if not mutant[seat] else Touch.INCURABLE if host else Touch.CURED
        touches[seat] = [how]
        mutant[seat] = mutant[seat] and how is not Touch.CURED
    cured = tuple(seat for seat in treated if Touch.CURED in touches[seat])
    state = replace(state, mutant=tuple(mutant))
    state = note_down(
        state, deeds=(*state.tonight.deeds, *deeds), treated=treated, cured=cured, ended=killed
    )
    state = tell_some(state, phase.awake, notes.DoctorsDecided(state.day, deeds, treated, killed))
    return end_wave(state, Wave.DOCTORS, touches, killed, Killer.DOCTORS)


def agreed_kill(deeds: tuple[notes.Deed, ...], awake: int, large: bool) -> tuple[Seat, ...]:
    """[3, 8] All who are awake want the same; in a large crew more want it than anything else."""
    kills = Counter(deed.act.at for deed in deeds if isinstance(deed.act, actions.Kill))
    if not kills:
        return ()
    (first, most), *others = kills.most_common(2)
    if not large:
        return (first,) if most == awake else ()
    heals = sum(isinstance(deed.act, actions.Heal) for deed in deeds)
    return (first,) if most > max([heals, *(count for _, count in others)]) else ()


# -- those who find out --------------------------------------------------------------------------


def inspect(state: State, phase: Waking) -> State:
    """[9]"""
    night, deeds = state.day, acts_of(state, phase)
    findings = tuple(find(state, deed) for deed in deeds)
    for found in findings:
        note: notes.Counted | notes.Psyched | notes.Sequenced
        match found:
            case notes.Finding(mutants=int(mutants)):
                note = notes.Counted(night, mutants)
            case notes.Finding(at=int(at), mutant=bool(mutant)):
                note = notes.Psyched(night, Seat(at), mutant)
            case notes.Finding(at=int(at), genome=Genome() as genome):
                note = notes.Sequenced(night, Seat(at), genome)
            case _:
                continue
        state = tell_some(state, (found.seat,), note)
    state = note_down(state, deeds=(*state.tonight.deeds, *deeds), findings=findings)
    return end_wave(state, Wave.INSPECTORS)


def find(state: State, deed: notes.Deed) -> notes.Finding:
    seat, role = deed.seat, state.roles[deed.seat]
    match deed.act:
        case actions.Inspect(at) if role is Role.PSYCHOLOGIST:
            return notes.Finding(seat, role, at=at, mutant=state.mutant[at])
        case actions.Inspect(at):
            return notes.Finding(seat, role, at=at, genome=state.genomes[at])
    return notes.Finding(seat, role, mutants=len(living_mutants(state)))


def watch(state: State, phase: Waking, lot: tuple[Choice, ...]) -> State:
    """[10, 11]"""
    deeds = acts_of(state, phase)
    holders = {
        deed.seat: [found for found in state.tonight.findings if found.role is deed.act.role]
        for deed in deeds
        if isinstance(deed.act, actions.Hack)
    }
    several = {found.seat for some in holders.values() if len(some) > 1 for found in some}
    if several and not lot:
        return replace(state, phase=Drawing(tuple(map(Choice, sorted(several))), phase))
    order = [drawn.at for drawn in lot]
    for deed in deeds:
        match deed.act:
            case actions.Spy(at):
                state = tell_some(state, (deed.seat,), spied(state.tonight, at))
            case actions.Hack(role):
                some = sorted(
                    holders[deed.seat], key=lambda f: f.seat in order and order.index(f.seat)
                )
                found = some[0] if some else None
                state = tell_some(state, (deed.seat,), hacked(state.day, role, found))
                asked = (*state.asked[deed.seat], role)
                state = replace(state, asked=put(state.asked, deed.seat, asked))
    state = note_down(state, deeds=(*state.tonight.deeds, *deeds))
    return end_wave(state, Wave.WATCHERS)


def spied(night: notes.Night, at: Seat) -> notes.Spied:
    found = [finding for finding in night.findings if finding.at == at]
    return notes.Spied(
        night=night.night,
        at=at,
        eyes=at in night.eyes,
        mutated=at in night.mutated,
        infected=at in night.infected,
        paralysed=at in night.paralysed,
        treated=at in night.treated,
        psyched=any(finding.role is Role.PSYCHOLOGIST for finding in found),
        sequenced=any(finding.role is Role.GENETICIST for finding in found),
    )


def hacked(night: int, role: Role, found: notes.Finding | None) -> notes.Hacked:
    if found is None:
        return notes.Hacked(night, role, False, None, None, None, None)
    return notes.Hacked(night, role, True, found.at, found.mutants, found.mutant, found.genome)


# -- what all waves share -------------------------------------------------------------------------


def acts_of(state: State, phase: Waking) -> tuple[notes.Deed, ...]:
    """What those who are awake did; who did nothing is not in it."""
    acts = ((seat, act_of(state, phase, seat)) for seat in phase.awake)
    return tuple(
        notes.Deed(seat, act)
        for seat, act in acts
        if isinstance(
            act,
            actions.Heal
            | actions.Kill
            | actions.Count
            | actions.Inspect
            | actions.Spy
            | actions.Hack,
        )
    )


def act_of(state: State, phase: Waking, seat: Seat) -> actions.Act | None:
    """[9] A computer scientist chooses nothing, and so need not tap; in the first edition they
    had to."""
    counts = phase.wave is Wave.INSPECTORS and state.roles[seat] is Role.COMPUTER
    return actions.Count() if counts and state.edition > 1 else phase.hands[seat].act


def end_wave(
    state: State,
    wave: Wave,
    touches: Mapping[Seat, list[Touch]] | None = None,
    killed: tuple[Seat, ...] = (),
    killer: Killer = Killer.MUTANTS,
) -> State:
    witnesses = seers(state)
    if killed:
        state = bury(state, killed, killer)
    if touches is not None:
        state = feel(state, wave, touches)
    for seat in killed:
        state = tell_all(state, notes.Killed(seat, killer))
    state = unveil(tell_some(state, witnesses, notes.Witnessed(wave, state.tonight)), killed)
    if verdict := ended(state):
        return over(state, *verdict)
    waves = [call.wave for call in calls(state)]
    following = waves[waves.index(wave) + 1 :]
    return open_wave(state, following[0]) if following else morning(state)


def feel(state: State, wave: Wave, touches: Mapping[Seat, list[Touch]]) -> State:
    """[7, 8] One note of the same kind to every living player."""
    groups: dict[tuple[Touch, ...], list[Seat]] = {}
    for seat in state.living:
        groups.setdefault(tuple(touches.get(seat, ())), []).append(seat)
        if genome := told_genome(touches.get(seat, ())):
            state = replace(state, known=put(state.known, seat, genome))
    for felt, seats in groups.items():
        state = tell_some(state, tuple(seats), notes.Felt(state.day, wave, felt))
    return state
