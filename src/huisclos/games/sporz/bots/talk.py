"""What a bot says by day. The healthy tell the truth; a mutant tells of a world that is made up
once, from what was heard first, and fits the log and all that the bot has said before. Whoever was
a mutant and is healed keeps silent about what would not go with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

from huisclos.kernel import Seat

from .. import actions, notes
from ..nouns import Genome, Role, Touch
from ..play.crew import EXPERTS
from ..state import Seen
from .belief import SMALL, Belief
from .count import BLUFF, OPEN, are_asked, is_called
from .notebook import SUSPECT, VOTE, Notebook

SURE = 0.8  # of being a mutant: worth naming in a large crew
NAMED = 2  # suspects a day
ALOUD = 2  # votes announced a day: the first, and once another
FOUND = (notes.StateClaimed, notes.GenomeClaimed, notes.CountClaimed)
CLAIMED = (*FOUND, notes.RoleClaimed, notes.TouchClaimed, notes.OpinionClaimed)
TOLD = (Touch.RESISTED, Touch.CURED, Touch.PARALYSED, Touch.TREATED)  # worth telling, best first


def has_news(view: Seen) -> bool:
    """Has somebody else claimed anything since I voted? In a large crew somebody always has: there
    one thinks again while the last that was said is something they found out, or asked of me."""
    for note in reversed(view.heard):
        if isinstance(note, CLAIMED) and note.seat != view.seat:
            asks_me = isinstance(note, notes.OpinionClaimed) and note.at == view.seat
            return view.options.seats <= SMALL or asks_me or isinstance(note, FOUND)
        if isinstance(note, notes.Voted):
            return False
    return True


def claims(book: Notebook, belief: Belief, other: Seat | None = None) -> Iterator[actions.Claim]:
    """What is still to be said today, most important first; `other`: for whom to vote instead."""
    told = [as_claim(note) for note in book.my_claims_today()]
    plan = made_up(book, belief) if book.private.mutant else truth(book, belief)
    answers = chain(denials(book), changed_vote(book, other))
    return (claim for claim in chain(plan, answers) if claim not in told)


def as_claim(note: Any) -> actions.Claim:
    match note:
        case notes.RoleClaimed(_, role):
            return actions.ClaimRole(role)
        case notes.StateClaimed(_, night, at, mutant):
            return actions.ClaimState(night, at, mutant)
        case notes.GenomeClaimed(_, night, at, genome):
            return actions.ClaimGenome(night, at, genome)
        case notes.CountClaimed(_, night, mutants):
            return actions.ClaimCount(night, mutants)
        case notes.TouchClaimed(_, night, touch):
            return actions.ClaimTouch(night, touch)
        case notes.OpinionClaimed(_, opinion, at):
            return actions.ClaimOpinion(opinion, at)
    raise AssertionError(f"{type(note).__name__} is no claim")


# -- the truth ------------------------------------------------------------------------------------


def truth(book: Notebook, belief: Belief) -> Iterator[actions.Claim]:
    """An expert who found somebody out speaks at once; the doctors keep silent about it."""
    role, said = book.private.role, book.claimed_role(book.me)
    assert role is not None
    asked = book.me in are_asked(book)
    if role in EXPERTS and said in (None, role) and (said or asked or worth_telling(book)):
        if not said:
            yield actions.ClaimRole(role)
        yield from findings(book)
    elif said is None and answers_a_call(book, OPEN if role is Role.DOCTOR else 1.0):
        yield actions.ClaimRole(role)
    night = book.nights[book.day]
    touch = next((touch for touch in TOLD if touch in night.felt), None)
    if touch is not None and (book.seats() <= SMALL or touch is Touch.CURED):
        yield actions.ClaimTouch(book.day, touch)
    yield from opinions(book, belief)


def answers_a_call(book: Notebook, frank: float) -> bool:
    """Whether one says what one is where nearly all do, or so often where one is asked oneself."""
    if is_called(book) and book.seats() <= SMALL:
        return True
    return book.me in are_asked(book) and dice(book, "asked").random() < frank


def worth_telling(book: Notebook) -> bool:
    found = [n for night in book.nights.values() for n in night.found]
    bad = any(isinstance(note, notes.Psyched) and note.mutant for note in found)
    bad |= any(isinstance(n, notes.Sequenced) and n.genome is not Genome.NORMAL for n in found)
    bad |= any(spied.infected for night in book.nights.values() for spied in night.spied)
    daring = book.seats() <= SMALL and book.day >= book.skill.nerve.speaks
    return bad or is_contested(book) or daring


def is_contested(book: Notebook) -> bool:
    """Others claim my role, more than can have it besides me."""
    mine = book.private.role
    assert mine is not None
    claimed = sum(book.claimed_role(seat) is mine for seat in book.roles if seat != book.me)
    return claimed >= book.crew(mine)


def findings(book: Notebook) -> Iterator[actions.Claim]:
    """Of the last nights, the latest first; in a large crew only what is bad."""
    for night in range(book.day, max(0, book.day - 3), -1):
        if told_of(book, night):
            continue
        for note in book.nights[night].found:
            claim: actions.Claim
            match note:
                case notes.Psyched(_, at, mutant):
                    claim, matters = actions.ClaimState(night, at, mutant), mutant
                case notes.Sequenced(_, at) if at in sequenced(book):
                    continue
                case notes.Sequenced(_, at, genome):
                    claim = actions.ClaimGenome(night, at, genome)
                    matters = genome is not Genome.NORMAL
                case notes.Counted(_, mutants):
                    claim, matters = actions.ClaimCount(night, mutants), night == book.day
            if matters or book.seats() <= SMALL:
                yield claim


def opinions(book: Notebook, belief: Belief) -> Iterator[actions.Claim]:
    """Whom I take for mutants and why not only by hearsay; then, once a day, for whom I vote."""
    others = book.others()
    if not others:
        return
    doubt = doubts(book, belief)
    worst = sorted(in_any_order(book, others), key=doubt, reverse=True)[:NAMED]
    if seen_myself(book):
        for seat in worst:
            if belief.mutant(seat) > SURE:
                yield actions.ClaimOpinion(SUSPECT, seat)
    if book.seats() <= SMALL and not votes_aloud(book):
        yield actions.ClaimOpinion(VOTE, worst[0])


def votes_aloud(book: Notebook) -> int:
    mine = book.my_claims_today()
    return sum(isinstance(n, notes.OpinionClaimed) and n.opinion is VOTE for n in mine)


def changed_vote(book: Notebook, other: Seat | None) -> Iterator[actions.Claim]:
    if other is not None and book.seats() <= SMALL and votes_aloud(book) < ALOUD:
        yield actions.ClaimOpinion(VOTE, other)


def denials(book: Notebook) -> Iterator[actions.Claim]:
    """Whoever calls me a mutant when I was none, or am one, is to be suspected."""
    for said in book.states:
        false = book.private.mutant or not book.was_mutant(said.note.night)
        accuses = said.note.at == book.me and said.note.mutant and said.day == book.day
        if accuses and false and said.seat in book.others():
            yield actions.ClaimOpinion(SUSPECT, said.seat)


def seen_myself(book: Notebook) -> bool:
    """I have more than hearsay."""
    recent = [book.nights[night] for night in range(max(1, book.day - 2), book.day + 1)]
    return any(night.pack or night.spied or night.states or night.doctors for night in recent)


# -- a made-up world ------------------------------------------------------------------------------


def made_up(book: Notebook, belief: Belief) -> Iterator[actions.Claim]:
    """One role for the whole game, one finding a night."""
    cover = cover_role(book)
    said_role = book.claimed_role(book.me)
    small = book.seats() <= SMALL
    if said_role is None and answers_a_call(book, BLUFF):
        yield actions.ClaimRole(cover)
    if cover in EXPERTS and (small or said_role is not None):
        if said_role is None:
            yield actions.ClaimRole(cover)
        if (finding := made_up_finding(book, cover)) and not told_of(book, book.day):
            yield finding
    if small:
        blamed = scapegoat(book, belief)
        if blamed is not None and not votes_aloud(book):
            yield actions.ClaimOpinion(VOTE, blamed)


def told_of(book: Notebook, night: int) -> bool:
    return any(isinstance(s.note, FOUND) and s.note.night == night for s in book.mine)


def sequenced(book: Notebook) -> set[Seat]:
    """Whose genome I have claimed to know."""
    return {said.note.at for said in book.genes if said.seat == book.me}


def dice(book: Notebook, about: str) -> Random:
    return Random(f"{book.me} {book.private.role} {' '.join(book.omen)} {about}")


def in_any_order(book: Notebook, seats: Sequence[Seat]) -> list[Seat]:
    """The same all day: among people of whom nothing is known the first seat is not the worst."""
    return dice(book, f"order {book.day}").sample(seats, len(seats))


def doubts(book: Notebook, belief: Belief) -> Callable[[Seat], float]:
    """What I take somebody for, and a feeling about them that lasts a day: where nothing is known
    each has their own, and nobody falls in behind the first to speak."""
    if not book.feelings:
        rng = dice(book, f"hunch {book.day}")
        book.feelings = [rng.gauss(0, book.skill.nerve.hunch) for _ in range(book.seats())]
    return lambda seat: belief.mutant(seat) + book.feelings[seat]


def cover_role(book: Notebook) -> Role:
    """What I claimed; my own role, if it is one that may be had; at times somebody else's."""
    if (said := book.claimed_role(book.me)) is not None:
        return said
    if (mine := book.private.role) in EXPERTS:
        return mine
    rng = dice(book, "cover")
    wanted = rng.choice((Role.PSYCHOLOGIST, Role.COMPUTER)) if rng.random() < 0.3 else None
    if wanted is None or book.day < book.skill.nerve.speaks:
        return Role.ASTRONAUT
    claimed = sum(book.claimed_role(seat) is wanted for seat in book.roles)
    dead = sum(shown.role is wanted for shown in book.autopsies.values())
    return wanted if claimed + dead < book.crew(wanted) else Role.ASTRONAUT


def made_up_finding(book: Notebook, cover: Role) -> actions.Claim | None:
    rng = dice(book, f"night {book.day}")
    if Touch.PARALYSED in book.nights[book.day].felt:
        return None  # others may know it
    pack, living = book.pack(), book.living()
    if cover is Role.COMPUTER:
        told = [s.note.mutants for s in book.counts if s.note.night == book.day]
        guess = told[0] if told else max(1, len(pack) - rng.randint(0, 1))
        return actions.ClaimCount(book.day, min(guess, len(living) - 1))
    friends = sorted(pack - {book.me})
    prey = [seat for seat in living if seat not in pack]
    if cover is Role.PSYCHOLOGIST:
        if friends and (rng.random() < 0.4 or not prey):
            return actions.ClaimState(book.day, rng.choice(friends), False)
        return actions.ClaimState(book.day, rng.choice(prey), True) if prey else None
    fresh = [seat for seat in friends if seat not in sequenced(book)]
    if cover is Role.GENETICIST and fresh:
        return actions.ClaimGenome(book.day, rng.choice(fresh), Genome.NORMAL)
    return None


def scapegoat(book: Notebook, belief: Belief) -> Seat | None:
    """Whom the crew suspects, and who is none of ours."""
    pack = book.pack()
    prey = [seat for seat in book.others() if seat not in pack]
    named = [s.note.at for s in book.opinions if s.day == book.day and s.seat != book.me]
    rng = dice(book, f"blame {book.day}")
    return max(prey, key=lambda s: (named.count(s), rng.random()), default=None)
