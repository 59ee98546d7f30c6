"""What may be revealed in Sauvez le Docteur Lucky: by which notes, and what each may say when it is
told. Written apart from the rules, so that the two can disagree. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from collections import Counter

from huisclos.kernel import CLOCK, Moment, Saying, Seat, seats_of

from . import actions, notes
from .nouns.cards import POINTS, is_failure
from .state import Agreeing, Dealing, Defending, Over, Reckoning, State

At = Moment[State]


def a_hand(moment: At, note: notes.Dealt) -> notes.Dealt | None:
    dealt = isinstance(moment.before.phase, Dealing) and note.cards in moment.after.hands
    return notes.Dealt(note.cards) if dealt else None


def a_drawn_card(moment: At, note: notes.Received) -> notes.Received | None:
    """[2] The top of the pile that was drawn from: not the next one."""
    for old, new in zip(moment.before.piles, moment.after.piles, strict=True):
        if len(new) < len(old):
            return notes.Received(old[0])
    return None


def spent(moment: At) -> list[str]:
    """What this move put on the discards, in order."""
    return [*moment.after.discards[len(moment.before.discards) :]]


def a_failure_card(moment: At, note: notes.Failed) -> notes.Failed | None:
    """[6, 11] Time pays for the last defender, one card after the other."""
    phase, late = moment.before.phase, moment.mover == CLOCK
    if not isinstance(phase, Defending) or note.card not in (cards := spent(moment)):
        return None
    if not late and moment.action != actions.Fail(note.card):
        return None
    seat = phase.left[0] if late else moment.mover
    missing = phase.missing
    possible: dict[str, list[int]] = {}
    for card in cards:
        missing = max(0, missing - POINTS[card])
        possible.setdefault(card, []).append(missing)
    left = note.missing if note.missing in possible[note.card] else possible[note.card][0]
    return notes.Failed(seat, note.card, left, late)


def a_pass(moment: At, note: notes.Passed) -> notes.Passed | None:
    """[6, 11] That they did not pay: not whether they could have. Late is whom time passed for."""
    phase, late = moment.before.phase, moment.mover == CLOCK
    if not isinstance(phase, Defending) or spent(moment):
        return None
    return notes.Passed(phase.left[0] if late else moment.mover, late)


def who_declined(moment: At, note: notes.WentOn) -> notes.WentOn | None:
    """[9] Whoever did not answer declined."""
    if not isinstance(moment.before.phase, Agreeing):
        return None
    agreed = answers(moment)
    return notes.WentOn(tuple(seat for seat in seats_of(moment.after) if not agreed.get(seat)))


def answers(moment: At) -> dict[Seat, bool]:
    assert isinstance(moment.before.phase, Agreeing)
    given = {answer.seat: answer.agrees for answer in moment.before.phase.answers}
    return given if moment.mover == CLOCK else given | {moment.mover: moment.action.agrees}


def all_hands(moment: At, note: notes.GameEnded) -> notes.GameEnded | None:
    """[8] The biggest loser is the last who could have stopped it alone, and did not."""
    before, after = moment.before, moment.after
    if not isinstance(after.phase, Over | Reckoning):
        return None
    if isinstance(before.phase, Agreeing):
        return notes.GameEnded("agreed", None, None, 0, after.hands)
    if not after.afloat:
        return notes.GameEnded("sunk", None, None, 0, after.hands)
    loser = biggest_loser(moment)
    penalty = 0
    if loser is not None and after.options.penalties:
        penalty = sum(map(is_failure, after.hands[loser]))
    return notes.GameEnded("saved", before.player, loser, penalty, after.hands)


def biggest_loser(moment: At) -> Seat | None:
    """Worked out from what is on the table: who passed, what they hold now, what was missing at
    their moment."""
    state = moment.after
    told = [told.note for told in state.story.since(0)]
    begun = max(at for at, note in enumerate(told) if isinstance(note, notes.Attempted))
    paid: Counter[Seat] = Counter()
    missing: dict[Seat, int] = {}
    passed: list[Seat] = []
    for note in told[begun:]:
        match note:
            case notes.DefenceOpened(seat, points):
                missing[seat] = points
            case notes.Failed(seat, card):
                paid[seat] += POINTS[card]
            case notes.Passed(seat):
                passed.append(seat)
    held = {s: paid[s] + sum(POINTS.get(card, 0) for card in state.hands[s]) for s in passed}
    able = [seat for seat in passed if held[seat] >= missing[seat]]
    return able[-1] if able else None


# By which two worlds may come to differ for a seat. Failed and Passed are among them because time
# pays for the last defender out of their hand.
REVEALS: dict[type, Saying] = {
    notes.Dealt: a_hand,
    notes.Received: a_drawn_card,
    notes.Failed: a_failure_card,
    notes.Passed: a_pass,
    notes.GameEnded: all_hands,
}
# By which answers are known to all.
SETTLES: dict[type, Saying] = {notes.WentOn: who_declined, notes.GameEnded: all_hands}
