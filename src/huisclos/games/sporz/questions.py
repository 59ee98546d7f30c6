"""Small questions about a state of Sporz. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from huisclos.kernel import Seat, remembered

from . import actions, notes
from .editions import ASKS
from .nouns import Genome, Opinion, Options, Role, Touch, Wave
from .play.crew import INSPECTORS, crew
from .state import Call, Choice, Electing, Enquiring, Hand, Partner, State, Waking

CALLED = {  # whom the computer calls, in which wave
    Wave.MUTANTS: (Role.BASE,),  # and all who have become mutants
    Wave.DOCTORS: (Role.DOCTOR,),
    Wave.INSPECTORS: INSPECTORS,
    Wave.WATCHERS: (Role.SPY, Role.HACKER),
}
CLAIMS, WALKS, SIGNS = 6, 8, 6  # of one player: claims and steps a day, signs a wave


def calls(state: State) -> tuple[Call, ...]:
    """[12] Of every night. In the first edition all four were held, whoever was aboard."""
    return _calls(state.options, state.edition)


@remembered(256)
def _calls(options: Options, edition: int) -> tuple[Call, ...]:
    aboard = crew(options)
    held = {
        wave: tuple(role for role in roles if aboard.get(role)) for wave, roles in CALLED.items()
    }
    return tuple(Call(wave, roles) for wave, roles in held.items() if roles or edition == 1)


def opinions(state: State) -> tuple[Opinion, ...]:
    """[13] What may be said of somebody. Until the third edition nobody was asked with a tap."""
    return tuple(o for o in Opinion if o is not Opinion.ASK or state.edition >= ASKS)


def living_mutants(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.living if state.mutant[seat])


def awake_in(state: State, wave: Wave) -> tuple[Seat, ...]:
    """[5, 8, 12] Whose taps count. The mutants are those of nightfall: nothing happens before."""
    if wave is Wave.MUTANTS:
        return living_mutants(state)
    paralysed, roles = state.tonight.paralysed, CALLED[wave]
    up = [seat for seat in state.living if state.roles[seat] in roles and seat not in paralysed]
    return tuple(seat for seat in up if wave is not Wave.DOCTORS or not state.mutant[seat])


def has_tapped(phase: Waking, seat: Seat) -> bool:
    hand = phase.hands[seat]
    return hand.locked if phase.wave is Wave.MUTANTS else hand.act is not None


def untapped(state: State, phase: Waking) -> tuple[Seat, ...]:
    """Who of the living has not tapped: every move asks."""
    hands = phase.hands
    if phase.wave is Wave.MUTANTS:
        return tuple([seat for seat in state.living if not hands[seat].locked])
    return tuple([seat for seat in state.living if hands[seat].act is None])


def is_settled(phase: Waking) -> bool:
    """[5] All the mutants have locked the same."""
    if phase.wave is not Wave.MUTANTS or not phase.awake:
        return False
    hands = [phase.hands[seat] for seat in phase.awake]
    first = (hands[0].act, hands[0].paralyse)
    return all(hand.locked and (hand.act, hand.paralyse) == first for hand in hands)


def plans(state: State, phase: Waking) -> tuple[notes.Plan, ...]:
    """[5] What the mutants have named so far. In the first edition only what was locked counted."""
    hands = [(seat, phase.hands[seat]) for seat in phase.awake]
    return tuple(
        notes.Plan(seat, hand.act, hand.paralyse, hand.locked)
        for seat, hand in hands
        if isinstance(hand.act, actions.Mutate | actions.Kill | actions.Spare | None)
        and (hand.locked or (state.edition > 1 and (hand.act or hand.paralyse is not None)))
    )


def halves(named: Iterable[notes.Plan]) -> tuple[Counter[Choice], Counter[Choice]]:
    """[5] Each half counted apart: who has named nothing for it follows the others."""
    acts, stiff = Counter[Choice](), Counter[Choice]()
    for plan in named:
        if plan.act is not None:
            acts[choice(plan.act)] += 1
        if plan.locked or plan.paralyse is not None:
            stiff[Choice(plan.paralyse, "paralyse")] += 1
    return acts, stiff


def choice(act: actions.Act) -> Choice:
    match act:
        case actions.Mutate(at):
            return Choice(at, "mutate")
        case actions.Kill(at):
            return Choice(at, "kill")
    return Choice(None, "spare")


def are_divided(state: State, phase: Waking) -> bool:
    """[5] It is a disagreement if the call ends so."""
    if phase.wave is not Wave.MUTANTS:
        return False
    return any(len(half) > 1 for half in halves(plans(state, phase)))


def partners(phase: Waking) -> tuple[Partner, ...]:
    """[5, 8] The panel that mutants share, or doctors."""
    if phase.wave not in (Wave.MUTANTS, Wave.DOCTORS):
        return ()
    return _panel(phase.awake, tuple([phase.hands[seat] for seat in phase.awake]))


@remembered(16)
def _panel(awake: tuple[Seat, ...], hands: tuple[Hand, ...]) -> tuple[Partner, ...]:
    """The same for all who see it, who may be a third of hundreds."""
    both = zip(awake, hands, strict=True)
    return tuple([Partner(seat, hand.act, hand.paralyse, hand.locked) for seat, hand in both])


def hackable(state: State, seat: Seat) -> tuple[Role, ...]:
    """[11] What this hacker may ask, by what has been revealed."""
    count = crew(state.options)
    gone = [corpse.role for corpse in state.dead]
    held = [role for role in INSPECTORS if role in count and gone.count(role) < count[role]]
    asked = state.asked[seat]
    return tuple(role for role in held if _may_ask(role, held, asked))


def _may_ask(role: Role, held: Sequence[Role], asked: tuple[Role, ...]) -> bool:
    if role not in asked:
        return True
    since = asked[len(asked) - asked[::-1].index(role) :]
    return all(other in since for other in held if other is not role)


def hand_of(state: State, seat: Seat) -> Hand:
    return state.phase.hands[seat] if isinstance(state.phase, Waking) else Hand()


def has_decided(phase: Electing | Enquiring, seat: Seat) -> bool:
    """[4, 14] By a vote, or by saying that one does not vote."""
    silent = isinstance(phase, Electing) and seat in phase.silent
    return silent or phase.votes[seat] is not None


def undecided(state: State, phase: Electing | Enquiring) -> tuple[Seat, ...]:
    """Who of the living has not: every move asks."""
    votes, silent = phase.votes, {*phase.silent} if isinstance(phase, Electing) else ()
    return tuple([seat for seat in state.living if votes[seat] is None and seat not in silent])


def is_open(state: State, phase: Electing | Enquiring) -> bool:
    """Whether anybody has not: mostly one of the first, so that nobody else is looked at."""
    return any(not has_decided(phase, seat) for seat in state.living)


def circle_of(phase: Enquiring, seat: Seat) -> int | None:
    return next((circle.number for circle in phase.circles if seat in circle.seats), None)


def fates(state: State) -> tuple[notes.Fate, ...]:
    return tuple(map(notes.Fate, state.roles, state.genomes, state.mutant))


def all_nights(state: State) -> tuple[notes.Night, ...]:
    """The one that is going on, or was when the game ended, included."""
    open_night = state.day > len(state.nights)
    return (*state.nights, state.tonight) if open_night else state.nights


def ending(state: State) -> notes.GameEnded:
    """[19] It was told last."""
    (told,) = state.story.since(len(state.story) - 1)
    assert isinstance(told.note, notes.GameEnded)
    return told.note


def seers(state: State) -> tuple[Seat, ...]:
    """[16] The dead who see all."""
    if state.options.dead_see == "public":
        return ()
    return tuple(corpse.seat for corpse in state.dead)


def told_genome(touches: Sequence[Touch]) -> Genome | None:
    """What a touch says of one's genome."""
    if Touch.RESISTED in touches:
        return Genome.RESISTANT
    return Genome.HOST if Touch.INCURABLE in touches else None
