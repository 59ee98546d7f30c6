"""What may be revealed in Sporz: by which notes, and what each may say when it is told. Written
apart from the rules, so that the two can disagree. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter

from huisclos.kernel import Moment, Saying, Seat

from . import actions, notes
from .audience import holders, who_feels_it
from .nouns import Genome, Killer, Role, Wave
from .state import Boarding, Breaking, Drawing, Over, State, Waking

At = Moment[State]


def wave(state: State) -> Waking | None:
    """The one that is going on, while a lot is drawn too."""
    phase = state.phase.resume if isinstance(state.phase, Drawing) else state.phase
    return phase if isinstance(phase, Waking) else None


def ends(moment: At, *waves: Wave) -> bool:
    """This move ended one of these waves."""
    before, after = wave(moment.before), wave(moment.after)
    return before is not None and before.wave in waves and (not after or after.wave != before.wave)


def living(state: State, mutant: bool) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.living if state.mutant[seat] is mutant)


def fates(state: State) -> tuple[notes.Fate, ...]:
    return tuple(map(notes.Fate, state.roles, state.genomes, state.mutant))


# -- the deal [1, 2, 4] ---------------------------------------------------------------------------


def a_role(moment: At, note: notes.Dealt) -> notes.Dealt | None:
    """[2] Nobody knows their genome but a base mutant."""
    if not isinstance(moment.before.phase, Boarding) or note.role not in moment.after.roles:
        return None
    return notes.Dealt(note.role, Genome.HOST if note.role is Role.BASE else None)


def the_doctors(moment: At, note: notes.Colleagues) -> notes.Colleagues:
    return notes.Colleagues(tuple(sorted(holders(moment.after, Role.DOCTOR))))


# -- the night [5 to 11] --------------------------------------------------------------------------


def the_pack(moment: At, note: notes.PackWoke) -> notes.PackWoke:
    return notes.PackWoke(moment.after.day, living(moment.after, mutant=True))


def what_the_pack_did(moment: At, note: notes.PackDecided) -> notes.PackDecided | None:
    """[5] What was named, locked or not; in a quick night the last of them locks in this move."""
    phase, night = wave(moment.before), moment.after.tonight
    if phase is None or not ends(moment, Wave.MUTANTS):
        return None
    plans = tuple(
        notes.Plan(seat, act, hand.paralyse, locked)
        for seat in phase.awake
        for hand in (phase.hands[seat],)
        for locked in (hand.locked or (moment.mover == seat and moment.action == actions.Lock()),)
        for act in (hand.act or (actions.Spare() if locked else None),)
        if isinstance(act, actions.Mutate | actions.Kill | actions.Spare | None)
        and (act or hand.paralyse is not None)
    )
    return notes.PackDecided(night.night, plans, night.mutated, night.killed, night.paralysed)


def the_doctors_awake(moment: At, note: notes.DoctorsWoke) -> notes.DoctorsWoke:
    """[8]"""
    state = moment.after
    well = {*living(state, mutant=False)} - {*state.tonight.paralysed}
    return notes.DoctorsWoke(state.day, tuple(sorted(holders(state, Role.DOCTOR) & well)))


def a_feeling(moment: At, note: notes.Felt) -> notes.Felt | None:
    """[7, 8]"""
    phase = wave(moment.before)
    if phase is None or not ends(moment, Wave.MUTANTS, Wave.DOCTORS):
        return None
    felt = notes.Felt(moment.after.tonight.night, phase.wave, note.touches)
    return felt if who_feels_it(moment.after, felt, moment.mover) else None


def a_death(moment: At, note: notes.Killed) -> notes.Killed | None:
    """[7] Whom, and whether mutants or doctors: not which of them."""
    night = moment.after.tonight
    if ends(moment, Wave.MUTANTS) and note.seat in night.killed:
        return notes.Killed(note.seat, Killer.MUTANTS)
    if ends(moment, Wave.DOCTORS) and note.seat in night.ended:
        return notes.Killed(note.seat, Killer.DOCTORS)
    return None


def a_count(moment: At, note: notes.Counted) -> notes.Counted | None:
    """[9]"""
    night, mutants = moment.after.tonight.night, living(moment.after, mutant=True)
    return notes.Counted(night, len(mutants)) if ends(moment, Wave.INSPECTORS) else None


def a_mind(moment: At, note: notes.Psyched) -> notes.Psyched | None:
    state = moment.after
    psyched = notes.Psyched(state.tonight.night, note.at, state.mutant[note.at])
    return psyched if ends(moment, Wave.INSPECTORS) else None


def a_genome(moment: At, note: notes.Sequenced) -> notes.Sequenced | None:
    state = moment.after
    sequenced = notes.Sequenced(state.tonight.night, note.at, state.genomes[note.at])
    return sequenced if ends(moment, Wave.INSPECTORS) else None


def seven_answers(moment: At, note: notes.Spied) -> notes.Spied | None:
    """[10]"""
    night, at = moment.after.tonight, note.at
    inspected = {found.role for found in night.findings if found.at == at}
    spied = notes.Spied(
        night=night.night,
        at=at,
        eyes=at in night.eyes,
        mutated=at in night.mutated,
        infected=at in night.infected,
        paralysed=at in night.paralysed,
        treated=at in night.treated,
        psyched=Role.PSYCHOLOGIST in inspected,
        sequenced=Role.GENETICIST in inspected,
    )
    return spied if ends(moment, Wave.WATCHERS) else None


def what_another_found(moment: At, note: notes.Hacked) -> notes.Hacked | None:
    """[11] Of several a lot takes one: whichever it took."""
    night = moment.after.tonight
    if not ends(moment, Wave.WATCHERS):
        return None
    known = [
        notes.Hacked(night.night, note.role, True, f.at, f.mutants, f.mutant, f.genome)
        for f in night.findings
        if f.role is note.role
    ] or [notes.Hacked(night.night, note.role, False, None, None, None, None)]
    return note if note in known else known[0]


# -- the dead [15, 16] ----------------------------------------------------------------------------


def an_autopsy(moment: At, note: notes.Autopsied) -> notes.Autopsied | None:
    """[15] A base mutant is told as an astronaut."""
    state, seat = moment.after, note.seat
    if all(corpse.seat != seat for corpse in state.dead):
        return None
    role = state.roles[seat]
    shown = Role.ASTRONAUT if role is Role.BASE else role
    return notes.Autopsied(seat, shown, state.genomes[seat], state.mutant[seat])


def a_night_so_far(moment: At, told: notes.Night) -> notes.Night:
    """As it was before the move or after it: the next wave may have opened since it was told."""
    old, new = moment.before.tonight, moment.after.tonight
    fields = notes.Night.__struct_fields__
    possible = {name: (getattr(old, name), getattr(new, name)) for name in fields}
    so_far = {
        name: value if (value := getattr(told, name)) in both else both[1]
        for name, both in possible.items()
    }
    return notes.Night(**so_far)


def all_so_far(moment: At, note: notes.Unveiled) -> notes.Unveiled | None:
    """[16]"""
    if moment.after.options.dead_see == "public":
        return None
    nights = moment.before.nights
    if wave(moment.before) and note.nights:
        nights = (*nights, a_night_so_far(moment, note.nights[-1]))
    return notes.Unveiled(fates(moment.after), nights, moment.after.days)


def a_wave_seen(moment: At, note: notes.Witnessed) -> notes.Witnessed | None:
    phase = wave(moment.before)
    if phase is None or moment.after.options.dead_see == "public":
        return None
    return notes.Witnessed(phase.wave, a_night_so_far(moment, note.night))


def ballots_seen(moment: At, note: notes.BallotsSeen) -> notes.BallotsSeen | None:
    may_see = moment.after.options.dead_see == "all"
    return notes.BallotsSeen(moment.after.days[-1]) if may_see else None


# -- the vote and the end [14, 19] ----------------------------------------------------------------


def how_many_for_whom(moment: At, note: notes.VotesCounted) -> notes.VotesCounted | None:
    """[14] Where the table wants it."""
    if not moment.after.options.counts_told:
        return None
    today = moment.after.days[-1]
    named = Counter(ballot.at for ballot in today.ballots)
    rows = sorted(named.items(), key=lambda row: (-row[1], row[0] is None, row[0]))
    return notes.VotesCounted(today.day, tuple(notes.Tally(at, votes) for at, votes in rows))


def those_tied(moment: At, note: notes.VoteTied) -> notes.VoteTied | None:
    """[14] In the order of the seats, blank last: not how many votes there were."""
    phase = moment.after.phase
    if not isinstance(phase, Breaking):
        return None
    names, blank = sorted(at for at in phase.tied if at is not None), None in phase.tied
    return notes.VoteTied((*names, *((None,) if blank else ())), blank, phase.places)


def the_executed(moment: At, note: notes.Executed) -> notes.Executed:
    today = moment.after.days[-1]
    return notes.Executed(today.day, tuple(sorted(today.executed)))


def the_whole_story(moment: At, note: notes.GameEnded) -> notes.GameEnded | None:
    state = moment.after
    if not isinstance(state.phase, Over):
        return None
    last = () if state.tonight in state.nights or not state.day else (state.tonight,)
    winner, reason = state.phase.winner, state.phase.reason
    return notes.GameEnded(winner, reason, fates(state), (*state.nights, *last), state.days)


# By which two worlds may come to differ for a seat.
REVEALS: dict[type, Saying] = {
    notes.Dealt: a_role,
    notes.Colleagues: the_doctors,
    notes.PackWoke: the_pack,
    notes.PackDecided: what_the_pack_did,
    notes.DoctorsWoke: the_doctors_awake,
    notes.Felt: a_feeling,
    notes.Killed: a_death,
    notes.Counted: a_count,
    notes.Psyched: a_mind,
    notes.Sequenced: a_genome,
    notes.Spied: seven_answers,
    notes.Hacked: what_another_found,
    notes.Autopsied: an_autopsy,
    notes.Unveiled: all_so_far,
    notes.Witnessed: a_wave_seen,
    notes.BallotsSeen: ballots_seen,
    notes.GameEnded: the_whole_story,
}
# By which votes are felt by all.
SETTLES: dict[type, Saying] = {
    notes.VotesCounted: how_many_for_whom,
    notes.VoteTied: those_tied,
    notes.Executed: the_executed,
}
