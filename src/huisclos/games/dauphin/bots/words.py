"""What a bot says aboard: whom it suspects and why, whom it does not, an answer to who names it. Of
cards it says nothing here: rule 19 has claims for that."""

from __future__ import annotations

from random import Random

from huisclos.bots.talking import Ear, Phrase, Talk, inclined
from huisclos.kernel import Seat

from .. import notes
from ..state import Seen
from .belief import believe

WORLDS = 12  # a remark is worth no more
SUSPECT = {"bold": 0.5, "talkative": 0.55, "dry": 0.65, "cautious": 0.7}
CLEAR = 0.3


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    """Raises NoWorld."""
    assert view.seat is not None and view.private is not None
    me = view.seat
    accuser = ear.named(me)
    if accuser is not None and accuser in view.public.living:
        return Phrase("answer", {"who": accuser})
    if not inclined(ear.temper, rng) or not _has_begun(view):
        return None
    others = [s for s in view.public.living if s != me and not ear.spoke_of(me, s)]
    if not others:
        return None
    belief = believe(view, rng, WORLDS)
    odds = {seat: belief.suspicion(seat) for seat in others}
    if view.private.dolphinised:  # who seems human is the one to blame
        odds = {seat: 1 - odds[seat] for seat in others}
    met, rose = _met(view), _rose(view)
    suspects = [seat for seat in others if seat in met or seat in rose]
    worst = max(suspects, key=odds.__getitem__, default=None)
    if worst is not None and odds[worst] > SUSPECT[ear.temper]:
        captain = rose.get(worst)
        if captain is not None and odds.get(captain, 1.0) < odds[worst]:
            return Phrase("rose", {"who": worst, "by": captain})
        return Phrase("suspect", {"who": worst}) if worst in met else None
    best = min(others, key=odds.__getitem__)
    if odds[best] < CLEAR and rng.random() < 0.5:
        return Phrase("clear", {"who": best})
    return Phrase("unsure") if rng.random() < 0.4 else None


def _has_begun(view: Seen) -> bool:
    """Somebody has come back from a walk."""
    return any(isinstance(note, notes.Reported) for note in view.heard)


def _met(view: Seen) -> set[Seat]:
    """Who was outside when somebody was lost: of the others nobody has anything to say."""
    reports = [note for note in view.heard if isinstance(note, notes.Reported) and note.lost]
    return {seat for report in reports for seat in report.teams if seat is not None}


def _rose(view: Seen) -> dict[Seat, Seat]:
    """Who staked in the last vote, against which captain; not who would have lost somebody."""
    orders = [note for note in view.heard if isinstance(note, notes.Ordered)]
    vote = view.public.vote
    if vote is None or view.public.order is not None:  # of an order before the present one
        return {}
    return {
        staked.seat: orders[-1].captain
        for staked in vote.stakes
        if staked.count and staked.seat != orders[-1].seat
    }


# Wherever people act: a chance to speak is lost where talk ends, and most phases are short.
PLACES = (
    *("calling", "sending", "departing", "detaching"),
    *("naming", "promoting", "ordering", "staking", "planking"),
)
TALK = Talk(dict.fromkeys(PLACES, "table"), speak, charges=("suspect", "rose"))
