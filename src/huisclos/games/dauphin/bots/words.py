"""What a bot says aboard: whom it suspects and why, whom it does not, an answer to who names it. Of
cards it says nothing here: rule 19 has claims for that."""

from __future__ import annotations

from random import Random

from huisclos.bots.talking import (
    FRESH,
    Ear,
    Kind,
    Line,
    Phrase,
    Talk,
    inclined,
    mentions,
    plain,
)
from huisclos.kernel import Seat

from .. import notes
from ..state import Public, Seen
from .belief import believe

WORLDS = 12  # a remark is worth no more
SUSPECT = {"bold": 0.5, "talkative": 0.55, "dry": 0.65, "cautious": 0.7}
CLEAR = 0.3
# What people say who want to know what somebody thinks.
WONDERS = (
    *("pourquoi", "soupconn", "qui est", "a qui", "un avis", "une idee", "penses", "pensez"),
    *("why", "who do", "who is", "who's", "suspect", "ideas", "think"),
)
HELLO = ("salut", "bonjour", "bonsoir", "coucou", "hello", "hi", "hey", "good evening")


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    """Raises NoWorld."""
    assert view.seat is not None and view.private is not None
    me, wanted = view.seat, False
    if (call := _call(view.public, ear, me)) is not None and call.seat is not None:
        said = plain(call.text)
        wanted = call.about is None and any(word in said for word in WONDERS)
        if not wanted and not call.names(ear.names[me]):
            return Phrase("greet", {"who": call.seat})
        if not wanted:
            return Phrase("answer", {"who": call.seat})
    if not _has_begun(view):
        return Phrase("unsure") if wanted else None
    if not wanted and not inclined(ear.temper, rng):
        return None
    others = [s for s in view.public.living if s != me and (wanted or not ear.spoke_of(me, s))]
    if call is not None and len(others) > 1:  # nobody suspects to their face who asks them
        others = [seat for seat in others if seat != call.seat]
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
        if worst in met:
            return Phrase("suspect", {"who": worst})
        return Phrase("unsure") if wanted else None
    best = min(others, key=odds.__getitem__)
    if odds[best] < CLEAR and (wanted or rng.random() < 0.5):
        return Phrase("clear", {"who": best})
    return Phrase("unsure") if wanted or rng.random() < 0.4 else None


def _call(board: Public, ear: Ear, me: Seat) -> Line | None:
    """What I have to answer: who has charged or called me since I last spoke; or who asks or greets
    all, if nobody has answered yet."""
    for later, line in enumerate(reversed(ear.lines[-FRESH:])):
        if line.seat == me:
            return None
        if line.seat not in board.living:
            continue
        if line.names(ear.names[me]):
            settled = line.about is not None and ear.spoke_of(me, line.seat)
            return None if settled or line.kind is Kind.REMARK else line
        if not later and line.kind is Kind.FREE and me in called(board, line.text):
            named = any(line.names(name) for name in ear.names)
            return None if named else line
    return None


def called(board: Public, text: str) -> tuple[Seat, ...]:
    """To whom somebody speaks who names nobody: to all, if they ask or greet."""
    said = plain(text)
    greets = any(mentions(said, word) for word in HELLO)
    return board.living if greets or any(word in said for word in WONDERS) else ()


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
TALK = Talk(dict.fromkeys(PLACES, "table"), speak, charges=("suspect", "rose"), quoted=called)
