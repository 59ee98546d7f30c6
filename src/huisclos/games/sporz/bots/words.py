"""What a bot says by day beside its claims: why it suspects somebody, a question to who is silent,
an answer to who names it, doubt about who accuses first. A mutant talks as the crew do."""

from __future__ import annotations

from random import Random

from huisclos.bots.talking import Ear, Phrase, Talk, inclined
from huisclos.kernel import Seat

from ..nouns import Genome
from ..state import Seen
from .belief import Belief, believe, caught, trust
from .notebook import SUSPECT, VOTE, Notebook, Skill, read
from .talk import in_any_order, scapegoat

BELIEVED = 0.4  # of an accuser, before one follows
SUSPECTED = {"bold": 0.2, "talkative": 0.25, "dry": 0.35, "cautious": 0.45}
CAREFUL = Skill(noise=0.05)


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    assert view.seat is not None and view.private is not None
    me = view.seat
    book = read(view, CAREFUL)
    others = book.others()
    reply = "declared" if me in book.roles else "reply"  # who has said what they are need not wait
    for other, occasion in ((ear.named(me), "answer"), (ear.asked(me), reply)):
        if other is not None and other in others:
            return Phrase(occasion, {"who": other})
    if not others or not inclined(ear.temper, rng):
        return None
    belief = believe(book)
    if (first := _hasty(book)) is not None and not ear.spoke_of(me, first) and rng.random() < 0.5:
        return Phrase("doubt", {"by": first})
    found = accusation(book, belief, ear)
    if found is not None and not ear.spoke_of(me, found.names["who"]):
        return found
    spoken = {line.seat for line in ear.lines}
    silent = [seat for seat in others if seat not in spoken and seat not in book.roles]
    if silent and rng.random() < 0.6:
        return Phrase("ask", {"who": rng.choice(silent)})
    return None


def accusation(book: Notebook, belief: Belief, ear: Ear) -> Phrase | None:
    """Whom I want gone, and the best reason that can be given for it in public."""
    if book.private.mutant:
        who = scapegoat(book, belief)
    else:
        who = max(in_any_order(book, book.others()), key=belief.mutant)
        if belief.mutant(who) < SUSPECTED[ear.temper]:
            return None
    if who is None or _has_told(book, who):
        return None
    lies = caught(book)
    if who in lies:
        return Phrase("lie", {"who": who})
    if (by := _witness(book, belief, lies, who)) is not None:
        return Phrase("read", {"who": who, "by": by})
    return Phrase("hunch", {"who": who})


def _has_told(book: Notebook, who: Seat) -> bool:
    """Whether I have claimed to have found out something about somebody: that speaks for itself."""
    return any(said.seat == book.me and said.note.at == who for said in (*book.states, *book.genes))


def _witness(book: Notebook, belief: Belief, lies: dict[Seat, int], who: Seat) -> Seat | None:
    """Who has claimed to have found out something about somebody, and is believed."""
    readings = [s.seat for s in book.states if s.note.at == who and s.note.mutant]
    readings += [s.seat for s in book.genes if s.note.at == who and s.note.genome is Genome.HOST]
    trusted = trust(book, lies, belief)
    believed = [seat for seat in readings if seat != book.me and trusted[seat] > BELIEVED]
    return believed[-1] if believed else None


def _hasty(book: Notebook) -> Seat | None:
    """Who accused first today, if nobody had given a reason."""
    today = [said for said in book.opinions if said.day == book.day and said.seat != book.me]
    if not today or today[0].note.opinion not in (SUSPECT, VOTE):
        return None
    first = today[0]
    grounds = any(said.day == book.day for said in (*book.states, *book.genes, *book.counts))
    return None if grounds or first.seat not in book.others() else first.seat


TALK = Talk(
    {"enquiring": "day"},
    speak,
    aside="circle-",
    charges=("read", "lie", "hunch", "doubt"),
    questions=("ask",),
)
