"""The search for a world: wave by wave, with steps back."""

from __future__ import annotations

from random import Random

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp

from .. import actions, notes
from ..editions import EDITION
from ..notation import ALONE, NAMING
from ..rules import apply, awaited, pace, setup
from ..state import Breaking, Choice, Drawing, Electing, Enquiring, Partner, Seen, State, Waking
from .ballots import ballots
from .guesses import Guesses
from .hearing import Hearing

DEALS = 1_000
TRIES = 6  # of one wave, before the wave before it is drawn anew


class Contradiction(Exception):
    """What was drawn cannot go on to what was heard."""


def resample(view: Seen, rng: Random, edition: int = EDITION) -> State:
    search = Search(view, rng)
    start = setup(search.hearing.options, edition)
    if view.public.phase == "boarding":
        return start
    while search.deals < DEALS and search.steps < search.budget:
        if world := search.deal(start):
            return world
    raise NoWorld


class Search:
    def __init__(self, view: Seen, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.hearing = Hearing(view)
        self.deals = self.steps = 0
        self.patience = 100 + 4 * len(view.heard)  # steps for one deal
        self.budget = 4000 + 80 * len(view.heard)  # and in all

    def deal(self, start: State) -> State | None:
        self.deals += 1
        guesses = Guesses(self.hearing, self.rng)
        dealt = guesses.deal()
        if dealt is None:
            return None
        state = apply(start, DEALER, dealt)
        heard = self.fits(start, state, 1)
        if heard is None:
            return None
        return self.descend(guesses, state, heard)

    def descend(self, guesses: Guesses, state: State, heard: int) -> State | None:
        """Depth first; only a wave can be drawn otherwise."""
        path, left = [(state, heard, TRIES)], self.patience
        while path and left:
            left -= 1
            self.steps += 1
            state, heard, tries = path.pop()
            if tries > 1 and isinstance(state.phase, Waking):
                path.append((state, heard, tries - 1))
            try:
                if self.is_open(state, heard):
                    return self.half_voted(state)
                after = self.advance(guesses, state, heard)
            except Contradiction:
                continue
            if (more := self.fits(state, after, heard)) is not None:
                path.append((after, more, TRIES))
        return None

    def fits(self, before: State, after: State, heard: int) -> int | None:
        """How much has been heard then, if it is what was heard."""
        news = after.story.since(len(before.story))
        more = tuple(item.note for item in news if item.reaches(self.view.seat))
        upto = heard + len(more)
        return upto if self.view.heard[heard:upto] == more else None

    # -- one stretch further -----------------------------------------------------------------------

    def is_open(self, state: State, heard: int) -> bool:
        """What goes on here still goes on in the view: every closing is told, and so is every tap
        that this listener may know of."""
        return heard == len(self.view.heard) and not isinstance(state.phase, Drawing)

    def advance(self, guesses: Guesses, state: State, heard: int) -> State:
        note = self.view.heard[heard]
        match state.phase, note:
            case Electing(), notes.Supported(voter, at):
                return apply(state, voter, actions.Elect(at))
            case Electing(), notes.Lowered() | notes.Abstained() | notes.VoteWithdrawn():
                return self.change_of_mind(state, note, heard)
            case ((Electing() | Enquiring()), notes.CloseCalled(None)):
                return apply(state, CLOCK, TimeUp())
            case Enquiring(), notes.CloseCalled(int(by)):
                return apply(state, Seat(by), actions.Close())
            case Electing(), _:
                return self.draw(self.closed(state), heard)
            case Drawing(), notes.Elected(seat):
                return draw_first(state, (Choice(seat),))
            case Waking(), notes.Tapped() | notes.Signed():
                return apply(state, note.seat, tap_of(note))
            case Waking() as phase, _:
                return self.close_wave(guesses, state, phase)
            case Enquiring() as phase, _:
                return self.enquire(guesses, state, phase, heard)
            case Breaking() as phase, notes.VoteTied(tied):
                named = next((seat for seat in phase.tied if seat not in tied), None)
                return apply(state, chief(state), actions.Vote(named))
            case Breaking() as phase, notes.Executed(_, seats):
                return self.broken(state, phase, seats)
        raise Contradiction

    def change_of_mind(self, state: State, note: notes.Note, heard: int) -> State:
        """[4] A hand that goes down is seen; that one does not vote is known to oneself alone."""
        me, following = self.view.seat, self.view.heard[heard + 1 : heard + 2]
        if isinstance(note, notes.Lowered):
            silent = note.voter == me and following == (notes.Abstained(),)
            move = actions.Abstain() if silent else actions.Withdraw()
            return apply(state, note.voter, move)
        assert me is not None
        silent = isinstance(note, notes.Abstained)
        return apply(state, me, actions.Abstain() if silent else actions.Withdraw())

    def closed(self, state: State) -> State:
        """[4, 14] The clock has closed the vote, or, where none runs, those who do not vote."""
        if pace(state) is not None:
            return apply(state, CLOCK, TimeUp())
        for seat in awaited(state):
            if seat != self.view.seat:
                state = apply(state, seat, actions.Abstain())
        return state

    def draw(self, state: State, heard: int) -> State:
        note = self.view.heard[heard]
        if isinstance(state.phase, Drawing) and isinstance(note, notes.Elected):
            return draw_first(state, (Choice(note.seat),))
        return state

    def close_wave(self, guesses: Guesses, state: State, phase: Waking) -> State:
        wave = guesses.wave(state, phase)
        if wave is None:
            raise Contradiction
        for partner in wave.hands:
            state = tapped(state, partner)
        if isinstance(state.phase, Waking) and state.phase.wave is phase.wave:
            state = apply(state, CLOCK, TimeUp())
        if isinstance(state.phase, Drawing):
            state = draw_first(state, wave.drawn)
        return state

    def enquire(self, guesses: Guesses, state: State, phase: Enquiring, heard: int) -> State:
        note = self.view.heard[heard]
        if isinstance(note, notes.CircleLeft):
            return self.walked(state, note, heard)
        if isinstance(note, notes.CircleJoined):
            there = any(circle.number == note.circle for circle in phase.circles)
            return apply(state, note.seat, actions.Join(note.circle if there else None))
        if (said := spoken(note)) is not None:
            return apply(state, *said)
        if isinstance(note, notes.Voted | notes.VoteWithdrawn):
            assert self.view.seat is not None
            vote = actions.Vote(note.at) if isinstance(note, notes.Voted) else actions.Withdraw()
            return apply(state, self.view.seat, vote)
        if isinstance(note, notes.Abstained):
            assert self.view.seat is not None
            return apply(state, self.view.seat, actions.Abstain())
        if not isinstance(note, notes.VotesCounted | notes.VoteTied | notes.Executed):
            raise Contradiction
        for seat, at in ballots(guesses.hearing, state, self.view.heard[heard:], guesses.rng):
            state = apply(state, seat, actions.Vote(at))
        return self.closed(state) if isinstance(state.phase, Enquiring) else state

    def walked(self, state: State, note: notes.CircleLeft, heard: int) -> State:
        """Whoever goes from one circle to another is told to leave and to join, in one step."""
        following = self.view.heard[heard + 1 : heard + 2]
        left = apply(state, note.seat, actions.Leave())
        match following:
            case (notes.CircleJoined(seat, circle),) if seat == note.seat:
                phase = left.phase
                assert isinstance(phase, Enquiring)
                there = any(c.number == circle for c in phase.circles)
                if there:
                    return apply(state, seat, actions.Join(circle))
        return left

    def broken(self, state: State, phase: Breaking, executed: tuple[Seat, ...]) -> State:
        chosen = [seat for seat in phase.tied if seat in executed and seat is not None]
        if not chosen:
            return apply(state, chief(state), actions.Vote(None))
        if len(chosen) == 1:
            after = apply(state, chief(state), actions.Vote(chosen[0]))
            if not isinstance(after.phase, Breaking):
                return after
        if None in phase.tied:
            raise Contradiction
        state = apply(state, CLOCK, TimeUp())
        return draw_first(state, tuple(map(Choice, chosen)))

    # -- what is still going on --------------------------------------------------------------------

    def half_voted(self, state: State) -> State:
        """Those who have voted, as many as the board says; how is nobody's business."""
        if not isinstance(state.phase, Enquiring):
            return state
        me, mine, count = self.view.seat, self.view.private, self.view.public.voted
        others = [seat for seat in state.living if seat != me]
        if mine is not None and mine.voted:
            count -= 1
        for seat in self.rng.sample(others, count):
            ballots: list[actions.Action] = [actions.Abstain(), actions.Vote(None)]
            ballots += map(actions.Vote, state.living)
            state = apply(state, seat, self.rng.choice(ballots))
        return state


def chief(state: State) -> Seat:
    assert state.chief is not None
    return state.chief


def tapped(state: State, hand: Partner) -> State:
    """Taps that lead to this hand, unless they were heard and made already."""
    assert isinstance(state.phase, Waking)
    now = state.phase.hands[hand.seat]
    if (now.act, now.paralyse, now.locked) == (hand.act, hand.paralyse, hand.locked):
        return state
    if hand.act is not None:
        state = apply(state, hand.seat, hand.act)
    if hand.paralyse is not None:
        state = apply(state, hand.seat, actions.Paralyse(hand.paralyse))
    return apply(state, hand.seat, actions.Lock()) if hand.locked else state


def tap_of(note: notes.Tapped | notes.Signed) -> actions.Action:
    """The tap that a note tells of."""
    if isinstance(note, notes.Signed):
        return actions.Sign(note.gesture, note.at)
    if note.tap == "paralyse":
        return actions.Paralyse(note.at)
    if note.role is not None:
        return actions.Hack(note.role)
    return NAMING[note.tap](note.at) if note.at is not None else ALONE[note.tap]


def draw_first(state: State, wanted: tuple[Choice, ...]) -> State:
    """A lot that falls on these, then on nothing, then on the others."""
    assert isinstance(state.phase, Drawing)
    among = state.phase.among
    rank = [0 if each in wanted else 1 if each.at is None else 2 for each in among]
    order = sorted(range(len(among)), key=lambda index: rank[index])
    return apply(state, DEALER, actions.Lot(tuple(order)))


def spoken(note: notes.Note) -> tuple[Seat, actions.Action] | None:
    """The claim that a note tells of."""
    match note:
        case notes.RoleClaimed(seat, role):
            return seat, actions.ClaimRole(role)
        case notes.StateClaimed(seat, night, at, mutant):
            return seat, actions.ClaimState(night, at, mutant)
        case notes.GenomeClaimed(seat, night, at, genome):
            return seat, actions.ClaimGenome(night, at, genome)
        case notes.CountClaimed(seat, night, mutants):
            return seat, actions.ClaimCount(night, mutants)
        case notes.TouchClaimed(seat, night, touch):
            return seat, actions.ClaimTouch(night, touch)
        case notes.OpinionClaimed(seat, opinion, at):
            return seat, actions.ClaimOpinion(opinion, at)
    return None
