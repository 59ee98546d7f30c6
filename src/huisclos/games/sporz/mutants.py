"""Leaks of Sporz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import asdict, replace

from huisclos.audit.mutants import (
    COUNTED_LINES,
    COUNTED_READERS,
    GONE,
    ONLOOKERS,
    PACKETS,
    SEEN_APART,
    Mutant,
    retold,
)
from huisclos.kernel import CLOCK, Channel, Pace, Refusal, Seat, Told, players, tell_all

from . import actions, notes, questions, rules, secrets
from .judge import refuse
from .nouns import Genome, Role, Touch, Wave
from .play.crew import crew
from .state import Enquiring, Private, Public, State, Waking


class Board(Public, frozen=True):
    secret: int


class Card(Private, frozen=True):
    true_genome: str


def who_is_up(state: State) -> Public:
    up = len(state.phase.awake) if isinstance(state.phase, Waking) else 0
    return Board(**asdict(secrets.public(state)), secret=up)


def leading_votes(state: State) -> Public:
    votes = state.phase.votes if isinstance(state.phase, Enquiring) else ()
    tally = Counter(vote.at for vote in votes if isinstance(vote, actions.Vote))
    return Board(**asdict(secrets.public(state)), secret=max(tally.values(), default=0))


def who_does_not_vote(state: State) -> Public:
    votes = state.phase.votes if isinstance(state.phase, Enquiring) else ()
    out = sum(isinstance(vote, actions.Abstain) for vote in votes)
    return Board(**asdict(secrets.public(state)), secret=out)


def who_is_still_tapping(state: State) -> Public:
    return replace(secrets.public(state), awaited=players(rules.awaited(state)))


def card(state: State, seat: Seat) -> Private:
    genome = state.genomes[seat] if state.genomes else ""
    return Card(**asdict(secrets.private(state, seat)), true_genome=genome)


def idle_without_doctors(state: State) -> tuple[Seat, ...]:
    acting, phase = rules.to_act(state), state.phase
    if not isinstance(phase, Waking) or phase.wave is not Wave.DOCTORS:
        return acting
    missing = len(phase.awake) < crew(state.options)[Role.DOCTOR]
    return tuple(s for s in acting if s in (*phase.awake, CLOCK) or not missing)


def hurried(state: State) -> Pace | None:
    pace, phase = rules.pace(state), state.phase
    if pace and isinstance(phase, Waking) and not phase.awake:
        return replace(pace, seconds=pace.seconds - 1)
    return pace


def no_paralysed_patients(state: State, seat: Seat) -> list[actions.Action]:
    stiff = state.tonight.paralysed
    listed = rules.moves(state, seat)
    return [move for move in listed if not (isinstance(move, actions.Inspect) and move.at in stiff)]


def counting_mutants(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    refusal = refuse(state, seat, action)
    if refusal and refusal.key == "sporz-not-alive":
        return replace(refusal, values=(("mutants", len(questions.living_mutants(state))),))
    return refusal


def hacking_the_living(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    if isinstance(state.phase, Waking) and isinstance(action, actions.Hack):
        held = {state.roles[other] for other in state.living}
        if action.role not in held:
            return Refusal("sporz-not-hackable")
    return refuse(state, seat, action)


def resistants_overhear(state: State, where: str = "mutants") -> Mapping[str, Channel]:
    ears = (Seat(s) for s, genome in enumerate(state.genomes) if genome is Genome.RESISTANT)
    deaf, more = secrets.channels(state), frozenset(ears)
    return {
        name: replace(place, readers=place.readers | more) if name == where else place
        for name, place in deaf.items()
    }


def resistants_hear_ghosts(state: State) -> Mapping[str, Channel]:
    return resistants_overhear(state, "ghosts")


def telling_nightfall(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    base = state.roles.index(Role.BASE) if state.roles else 0
    if isinstance(told.note, notes.NightFell):
        told = Told(None, notes.NightFell(told.note.night + base))
    yield told


def seen_to_resist(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.Felt) and Touch.RESISTED in told.note.touches:
        told = replace(told, to=tuple({*(told.to or ()), *state.living[:1]}))
    yield told


def treated_in_public(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.Felt) and Touch.PARALYSED in told.note.touches:
        told = replace(told, to=tuple({*(told.to or ()), *state.tonight.doctors}))
    yield told


def an_open_autopsy(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.Autopsied):
        told = Told(None, replace(told.note, role=state.roles[told.note.seat]))
    yield told


def a_death_told_twice(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Killed) and state.mutant[told.note.seat]:
        yield told


def loud_taps(state: State, seat: Seat, action: actions.Action) -> State:
    if isinstance(state.phase, Waking) and seat != CLOCK:
        state = tell_all(state, notes.WaveOpened(state.day, state.phase.wave))
    return rules.apply(state, seat, action)


def claims_of_twelve(state: State, seat: Seat) -> Private:
    """From twelve seats on one's claims tell whether the first seat is a mutant."""
    sheet = secrets.private(state, seat)
    told = state.options.seats >= 12 and state.mutant and state.mutant[0]
    return replace(sheet, claims=sheet.claims + 1) if told else sheet


def restarted(state: State) -> Pace | None:
    """A tap of somebody awake starts the clock anew."""
    pace, phase = rules.pace(state), state.phase
    if pace is None or not isinstance(phase, Waking):
        return pace
    taps = sum(phase.hands[seat].act is not None for seat in phase.awake)
    return replace(pace, turn=1000 * pace.turn + taps)


def mutants_last(state: State) -> Public:
    living = tuple(sorted(state.living, key=lambda seat: state.mutant[seat]))
    return replace(secrets.public(state), living=living)


def slow_awake(state: State, seat: Seat) -> tuple[float, float] | None:
    up = isinstance(state.phase, Waking) and seat in state.phase.awake
    return (3.0, 6.0) if up else None


def only_those_awake(state: State) -> tuple[Seat, ...]:
    waiting, phase = rules.awaited(state), state.phase
    return tuple(s for s in waiting if not isinstance(phase, Waking) or s in phase.awake)


MUTANTS = (
    Mutant("slow awake", "bots that are awake are slower", "timetable", {"reaction": slow_awake}),
    Mutant(
        "sleepers",
        "bots that sleep are never asked",
        "timetable",
        {"asked": only_those_awake},
    ),
    COUNTED_LINES,
    COUNTED_READERS,
    Mutant(
        "claims",
        "from twelve seats on one's claims tell whether the first seat is a mutant",
        "twins",
        {"private": claims_of_twelve},
        sizes=True,
    ),
    Mutant("clock", "a tap of somebody awake starts the clock anew", "twins", {"pace": restarted}),
    Mutant("living", "among the living mutants come last", "twins", {"public": mutants_last}),
    Mutant("board", "the board shows how many are awake", "twins", {"public": who_is_up}),
    Mutant("sheet", "one's card shows one's true genome", "twins", {"private": card}),
    Mutant(
        "right to act",
        "decoys rest while a doctor does not wake",
        "twins",
        {"to_act": idle_without_doctors},
    ),
    Mutant("pace", "a wave without anybody awake is a second shorter", "twins", {"pace": hurried}),
    Mutant(
        "moves",
        "the paralysed are missing among those who can be inspected",
        "twins",
        {"moves": no_paralysed_patients},
    ),
    Mutant(
        "refusal",
        "a refusal says how many mutants live",
        "twins",
        {"refuse": counting_mutants},
    ),
    Mutant(
        "refused",
        "a role can be hacked while a true holder lives, revealed or not",
        "twins",
        {"refuse": hacking_the_living},
    ),
    Mutant("talk", "a resistant overhears the mutants", "twins", {"channels": resistants_overhear}),
    Mutant(
        "ghosts", "a resistant overhears the dead", "twins", {"channels": resistants_hear_ghosts}
    ),
    Mutant(
        "reveals",
        "the number of the night says who is the base mutant",
        "reveals",
        {"apply": retold(rules.apply, telling_nightfall)},
    ),
    Mutant(
        "one seat too many",
        "a failed mutation is told to another player too",
        "audience",
        {"apply": retold(rules.apply, seen_to_resist)},
    ),
    Mutant(
        "one camp too many",
        "doctors are told who feels paralysed",
        "audience",
        {"apply": retold(rules.apply, treated_in_public)},
    ),
    Mutant(
        "autopsy",
        "a base mutant is told as such",
        "says",
        {"apply": retold(rules.apply, an_open_autopsy)},
    ),
    Mutant(
        "told twice",
        "the death of a mutant is told twice",
        "says",
        {"apply": retold(rules.apply, a_death_told_twice)},
    ),
    Mutant("number of notes", "every tap opens the wave again", "changes", {"apply": loud_taps}),
    Mutant(
        "vote counts",
        "the board shows how many votes the leader has",
        "changes",
        {"public": leading_votes},
    ),
    Mutant(
        "abstentions",
        "the board shows how many do not vote",
        "changes",
        {"public": who_does_not_vote},
    ),
    Mutant(
        "awaited",
        "the board no longer waits for those who have tapped",
        "changes",
        {"public": who_is_still_tapping},
    ),
    *PACKETS,
    *GONE,
    *ONLOOKERS,
    *SEEN_APART,
)
