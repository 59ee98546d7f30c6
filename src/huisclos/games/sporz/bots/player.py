"""A player who remembers everything, weighs it, and acts for the camp they are in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from huisclos.bots import Bot
from huisclos.kernel import NoWorld, Seat

from .. import actions
from ..nouns import Genome, Role, Wave
from ..state import Partner, Private, Seen
from .belief import Belief, believe
from .hunt import prey
from .notebook import VOTE, Notebook, Skill, read
from .talk import claims, doubts, has_news, in_any_order

T = TypeVar("T")

HERD = 0.03  # what one announced vote adds, from somebody believed
COMPANY = 0.35  # how often one joins somebody who sits apart alone


def player(skill: Skill) -> Bot:
    def choose(view: Seen, moves: tuple[Any, ...], rng: Random, budget: int) -> actions.Action:
        return act(view, moves, rng, skill)

    return choose


def act(view: Seen, moves: tuple[Any, ...], rng: Random, skill: Skill) -> actions.Action:
    public, private = view.public, view.private
    assert private is not None and view.seat is not None
    if public.wave is not None and not private.awake:
        return decoy(private, moves, rng)
    if public.phase == "enquiring" and (step := walk(view)) is not None:
        return step
    if private.voted and not has_news(view):
        raise NoWorld
    book = read(view, skill)
    if public.phase == "electing":
        return elect(book, believe(book), rng)
    match public.wave:
        case Wave.MUTANTS:
            return strike(book, rng)
        case Wave.DOCTORS:
            return care(book, believe(book), rng)
        case Wave.INSPECTORS:
            return inspect(book, believe(book), rng)
        case Wave.WATCHERS:
            return watch(book, believe(book), rng)
    if public.phase == "breaking":
        return break_tie(book, believe(book), rng)
    return enquire(book, rng)


def decoy(private: Private, moves: tuple[Any, ...], rng: Random) -> actions.Action:
    """A tap that counts for nothing, made like one that counts."""
    if private.hand.act is not None:
        return actions.Lock()
    listed: actions.Action = rng.choice(
        [move for move in moves if not isinstance(move, actions.Lock)]
    )
    return listed


def best(
    book: Notebook, seats: Iterable[Seat], score: Callable[[Seat], float], rng: Random
) -> Seat:
    return max(seats, key=lambda seat: score(seat) + rng.gauss(0, book.skill.noise))


# -- by day ---------------------------------------------------------------------------------------


def elect(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    """Somebody of one's camp; those whom others name have a lead, or nobody would be elected."""
    among = [seat for seat in book.public.tied or book.living() if seat is not None]
    named = Counter(vote for vote in book.public.votes if vote is not None)
    pack = book.pack()

    def score(seat: Seat) -> float:
        mine = belief.mutant(seat)
        good = mine if book.private.mutant else -mine
        return good + (seat in pack) + 0.1 * min(named[seat], 3) - 0.05 * (seat == book.me)

    return actions.Elect(best(book, among, score, rng))


def walk(view: Seen) -> actions.Action | None:
    """[13] To who sits apart and waits for company, at times; and away again when those have left
    who were there first. Bots open no circle: among themselves they have nothing to whisper."""
    public, private, me = view.public, view.private, view.seat
    assert private is not None and me is not None
    for circle in public.circles:
        if me in circle.seats:
            return actions.Leave() if circle.seats[0] == me else None
    for circle in public.circles if private.walks and view.options.circles > 1 else ():
        host = circle.seats[0]
        dice = Random(f"{me} joins {host}, day {public.day}, circle {circle.number}")
        if len(circle.seats) == 1 and dice.random() < COMPANY:
            return actions.Join(circle.number)
    return None


def enquire(book: Notebook, rng: Random) -> actions.Action:
    """First say what is to be said, then vote; then listen, and say so before voting otherwise."""
    belief = believe(book)
    other = another_vote(book, belief) if book.private.voted else None
    if book.private.claims and (claim := next(claims(book, belief, other), None)):
        return claim
    if not book.private.voted:
        return vote(book, belief, rng)
    if other is None:
        raise NoWorld
    return actions.Vote(other)


def vote(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    among = book.others()
    return actions.Vote(best(book, among, guilt(book, belief), rng) if among else None)


def another_vote(book: Notebook, belief: Belief) -> Seat | None:
    """Whom I would now vote for instead, if the difference is worth it."""
    score, mine = guilt(book, belief), book.private.vote
    worst = max(in_any_order(book, book.others()), key=score, default=None)
    if worst is None or mine is None:
        return worst
    return worst if score(worst) > score(mine) + book.skill.nerve.sway else None


def break_tie(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    others = [seat for seat in book.public.tied if seat not in (None, book.me)]
    among = [seat for seat in others if seat is not None and seat not in book.pack()]
    if among:
        return actions.Vote(best(book, among, guilt(book, belief), rng))
    return actions.Vote(None if None in book.public.tied else rng.choice(others or [book.me]))


def guilt(book: Notebook, belief: Belief) -> Callable[[Seat], float]:
    """How much I want somebody executed. A base mutant cannot be healed: all the more."""
    announced = Counter(
        said.note.at
        for said in book.opinions
        if said.day == book.day and said.note.opinion is VOTE and said.seat != book.me
    )
    worth, pack, doubt = prey(book), book.pack(), doubts(book, belief)

    def score(seat: Seat) -> float:
        mutant, said = belief.mutant(seat), HERD * min(announced[seat], 5)
        if book.private.mutant:  # the crew's suspicion is the best cover
            return 0.5 * worth(seat) + 2 * said - 2 * max(mutant, float(seat in pack))
        return doubt(seat) + 0.3 * belief.base[seat] + said

    return score


# -- at night -------------------------------------------------------------------------------------


def strike(book: Notebook, rng: Random) -> actions.Action:
    """[5] A lone mutant, or one of a pack: there a quarrel may cost the game, or not."""
    if book.public.disagreement == "forfeit" and len(book.private.partners) > 1:
        return agree(book, rng)
    return propose(book, rng)


def agree(book: Notebook, rng: Random) -> actions.Action:
    """[5] Follow whoever has locked, or else whoever sits first; lock when all have named the same,
    so that nobody who thinks longer finds the door shut."""
    hand, partners = book.private.hand, book.private.partners
    others = [partner for partner in partners if partner.seat != book.me]
    first = next(
        (partner for partner in sorted(partners, key=lambda p: not p.locked) if partner.act), None
    )
    if first and first.seat != book.me:
        assert first.act is not None
        if hand.act != first.act:
            return first.act
        if hand.paralyse != first.paralyse and (first.locked or first.paralyse is not None):
            return actions.Paralyse(first.paralyse)
    elif not isinstance(move := propose(book, rng), actions.Lock):
        return move
    if book.private.divided or not all(partner.act for partner in others):
        raise NoWorld
    return actions.Lock()


def propose(book: Notebook, rng: Random) -> actions.Action:
    """[5] What others of the pack propose, if they do; what nobody has named, where there is room
    for several; else one's own choice: who can heal, then who can find out."""
    hand = book.private.hand
    others = [p for p in book.private.partners if p.seat != book.me]
    if hand.act is None:
        acts = [p.act for p in others if p.act is not None and not isinstance(p.act, actions.Spare)]
        return lead(acts, book.public.strikes, rng) or own_strike(book, taken(others), rng)
    if hand.paralyse is None:
        named = [p.paralyse for p in others if p.paralyse is not None]
        target = lead(named, book.public.strikes, rng)
        spared = taken(others) | {*book.pack()} | {getattr(hand.act, "at", book.me)}
        free = [seat for seat in book.living() if seat not in spared]
        if target is None and free:
            target = best(book, free, prey(book), rng)
        if target is not None:
            return actions.Paralyse(target)
    return actions.Lock()


def taken(others: Sequence[Partner]) -> set[Seat]:
    acts = {p.act.at for p in others if isinstance(p.act, actions.Mutate | actions.Kill)}
    return acts | {p.paralyse for p in others if p.paralyse is not None}


def lead(proposed: Sequence[T], places: int, rng: Random) -> T | None:
    """The leading proposal; with several places one of the first few, once all are named."""
    tally = Counter(proposed).most_common(places)
    if len(tally) < places:
        return None
    return tally[0][0] if places == 1 else rng.choice(tally)[0]


def own_strike(book: Notebook, named: set[Seat], rng: Random) -> actions.Action:
    pack, worth, withstood = book.pack(), prey(book), book.resisted()
    healthy = [seat for seat in book.living() if seat not in pack]
    fresh = [seat for seat in healthy if seat not in named] or healthy
    if not fresh:
        return actions.Spare()
    tried = Counter(seat for night in book.nights.values() for seat in night.mutated or ())
    resistant = {seat for seat, genome in book.genomes.items() if genome is Genome.RESISTANT}
    open_to = [seat for seat in fresh if seat not in resistant and tried[seat] < 2]
    if not open_to:
        return actions.Kill(best(book, fresh, worth, rng))
    return actions.Mutate(best(book, open_to, lambda s: worth(s) - 0.4 * (s in withstood), rng))


def care(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    """[8] Heal who is likely ill and not yet in good hands; agree on killing a sure host."""
    others = [p for p in book.private.partners if p.seat != book.me]
    acts = [p.act for p in others if p.act is not None]
    deadly = {act.at for act in acts if isinstance(act, actions.Kill)}
    for seat in deadly:
        if belief.mutant(seat) > 0.8:
            return actions.Kill(seat)
    among = book.others()
    if not among:
        return actions.Spare()
    hopeless = max(among, key=lambda seat: belief.base[seat])
    if belief.base[hopeless] > 0.85 and not any(isinstance(a, actions.Heal) for a in acts):
        return actions.Kill(hopeless)
    cared = {act.at for act in acts if isinstance(act, actions.Heal)}
    return actions.Heal(best(book, among, lambda s: belief.ill[s] - (s in cared), rng))


def inspect(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    if book.private.role is Role.COMPUTER:
        return actions.Count()
    among = book.others()
    if not among:
        return actions.Spare()
    if book.private.role is Role.GENETICIST:
        unknown = [seat for seat in among if seat not in book.genomes] or among
        return actions.Inspect(best(book, unknown, lambda seat: belief.mutant(seat), rng))
    return actions.Inspect(best(book, among, lambda seat: doubt(belief, seat), rng))


def watch(book: Notebook, belief: Belief, rng: Random) -> actions.Action:
    if book.private.role is Role.HACKER:
        wanted = [*book.private.hackable]
        return actions.Hack(rng.choice(wanted)) if wanted else actions.Spare()
    among = book.others()
    if not among:
        return actions.Spare()
    return actions.Spy(best(book, among, lambda seat: doubt(belief, seat), rng))


def doubt(belief: Belief, seat: Seat) -> float:
    """What a yes or no would tell: the variance of a coin, so most where nothing is certain."""
    mutant = belief.mutant(seat)
    return 4 * mutant * (1 - mutant)
