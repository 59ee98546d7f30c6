"""The verbs of Infiltrés, in the order of play. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import attrgetter
from random import Random

from msgspec.structs import replace

from huisclos.kernel import (
    CLOCK,
    DEALER,
    Outcome,
    Pace,
    Seat,
    TimeUp,
    Told,
    remembered,
    seats_of,
    tell,
    tell_all,
    tell_some,
    wait,
)

from . import actions, content, notes
from .judge import NUMBERS, refuse
from .nouns import Ballot, Line, Options, Role, draw_roles
from .questions import holders, next_first, next_living, played_pair, said_aloud, word_of
from .state import (
    Briefing,
    Debating,
    Debriefing,
    Drawing,
    Guessing,
    Numbering,
    Over,
    Picking,
    Speaking,
    State,
    Voting,
)

PATIENCE = 3  # tied rounds in a row until a lot decides [7]
MISSED = "…"  # the clue of a speaker who let the time pass [11]
READY, SPOKEN = (actions.Ready(),), (actions.Spoken(),)


def setup(options: Options) -> State:
    state = State(options, scores=(0,) * options.seats)
    return tell_all(state, notes.Welcomed(options))


# -- who acts ---------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Voting():  # a vote may be changed until the ballot closes [7]
            return (*state.living, CLOCK)
        case Speaking() | Debating():  # what was said aloud may be written down [5]
            waiting = awaited(state)
            others = [seat for seat in said_aloud(state) if seat not in waiting]
            return (*waiting, *others, CLOCK)
        case Debriefing() | Picking() | Guessing():
            return (*awaited(state), CLOCK)
        case Briefing() | Numbering() | Drawing():
            return (DEALER,)
        case Over():
            return ()


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Voting() as phase:
            voted = {ballot.voter for ballot in phase.ballots}
            return tuple([seat for seat in state.living if seat not in voted])
        case Speaking() as phase:
            return phase.left[:1]
        case Debating() as phase:
            return tuple([seat for seat in state.living if seat not in phase.ready])
        case Debriefing() as phase:
            return tuple([seat for seat in seats_of(state) if seat not in phase.ready])
        case Picking():
            return (state.first,)
        case Guessing() as phase:
            return (phase.seat,)
        case Briefing() | Numbering() | Drawing():
            return (DEALER,)
        case Over():
            return ()


def late(state: State) -> tuple[Seat, ...]:
    """[11] Nobody owes a word in a debate, nor has to be done with reading."""
    return () if isinstance(state.phase, Debating | Debriefing) else awaited(state)


def stand_in(state: State, seat: Seat, action: actions.Action) -> bool:
    """No clue where clues are said, and a blank vote."""
    match action:
        case actions.Clue():
            return not state.options.spoken
        case actions.Spoken():
            return False
        case actions.Vote(at):
            return at is None
    return True


def pace(state: State) -> Pace | None:
    match state.phase:
        case Picking():
            seconds = state.options.pick
        case Speaking():
            seconds = state.options.clue
        case Debating():
            seconds = state.options.debate
        case Voting():
            seconds = state.options.vote
        case Guessing():
            seconds = state.options.guess
        case Debriefing():
            seconds = state.options.debrief
        case Briefing() | Numbering() | Drawing() | Over():
            return None
    return Pace(seconds, state.waits) if seconds else None


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    """Clues and guesses are free text and not listed."""
    if seat == CLOCK:
        return (TimeUp(),)
    match state.phase:
        case Voting() as phase:
            return _votes(phase.tied or state.living, seat)
        case Debating() as phase:
            return READY if seat not in phase.ready else ()
        case Debriefing():
            return READY
        case Speaking(left) if state.options.spoken:
            return SPOKEN if seat == left[0] else ()
        case Picking():
            return map(actions.Pick, NUMBERS)
        case Numbering():
            return map(actions.Number, NUMBERS)
        case Drawing(among):
            return map(actions.Lot, among)
    return ()


@remembered(1024)  # asked for every voter after every vote
def _votes(among: tuple[Seat, ...], voter: Seat) -> tuple[actions.Vote, ...]:
    return *[actions.Vote(at) for at in among if at != voter], actions.Vote(None)


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    """An action belongs to its phases, which the judge has looked at; where it does something else
    in each of them, its chapter looks again. What is done most stands first: a match is tried from
    its top, and one on phase and action together takes twice as long."""
    match action:
        case actions.Vote():
            return vote(state, Ballot(seat, action.at))
        case actions.Ready():
            return be_ready(state, seat)
        case actions.Clue() if seat in said_aloud(state):
            return write_down(state, seat, action.word)
        case actions.Clue():
            return clue(state, seat, action.word, notes.ClueGiven(seat, action.word))
        case TimeUp():
            return time_up(state)
        case actions.Spoken():
            return clue(state, seat, None, notes.ClueSpoken(seat))
        case actions.Brief():
            return begin_mission(state, action)
        case actions.Pick():
            return choose_pair(state, action.number, by_lot=False)
        case actions.Number():
            return choose_pair(state, action.number, by_lot=True)
        case actions.Lot():
            return eliminate(tell_all(state, notes.LotDrawn(action.seat)), action.seat)
        case actions.Guess():
            right = content.named(state.options.language, action.word, played_pair(state).disciples)
            return guessed(state, seat, action.word.strip(), right)


def time_up(state: State) -> State:
    """[11]"""
    match state.phase:
        case Picking():
            return replace(state, phase=Numbering())
        case Speaking(left):
            return clue(state, left[0], MISSED, notes.ClueMissed(left[0]))
        case Debating():
            return open_vote(state)
        case Voting() as phase:
            return close_vote(state, phase)
        case Guessing(guesser):
            return guessed(state, guesser, None, right=False)
        case Debriefing():
            return replace(state, phase=Briefing())
    raise AssertionError(f"nobody waits for time in {type(state.phase).__name__}")


def be_ready(state: State, seat: Seat) -> State:
    """For the vote, or for the next mission."""
    phase = state.phase
    assert isinstance(phase, Debating | Debriefing)
    state = replace(state, phase=replace(phase, ready=tuple(sorted((*phase.ready, seat)))))
    if awaited(state):
        return state
    return open_vote(state) if isinstance(phase, Debating) else replace(state, phase=Briefing())


def begin_mission(state: State, brief: actions.Brief) -> State:
    state = replace(
        state,
        mission=state.mission + 1,
        first=brief.first,
        roles=brief.roles,
        pairs=brief.pairs,
        number=None,
        round=0,
        opener=brief.first,
        living=seats_of(state),
        out=(),
        clues=(),
        stalled=0,
        played=(*state.played, brief.title),
    )
    cards = (Told((s,), notes.Carded(brief.roles[s] is Role.JOURNALIST)) for s in state.living)
    state = tell(state, Told(None, notes.Briefed(state.mission, brief.first)), *cards)
    return wait(state, Picking())


def choose_pair(state: State, number: int, by_lot: bool) -> State:
    state = replace(state, number=number)
    words = (Told((s,), notes.Passworded(word_of(state, s))) for s in state.living)
    state = tell(state, Told(None, notes.Picked(state.first, number, by_lot)), *words)
    return open_round(state, state.first)


def open_round(state: State, opener: Seat) -> State:
    at = state.living.index(opener)
    state = replace(state, round=state.round + 1, opener=opener)
    speakers = (*state.living[at:], *state.living[:at])
    return wait(state, Speaking(speakers), notes.RoundOpened(state.round, opener))


def clue(state: State, seat: Seat, word: str | None, note: notes.Note) -> State:
    assert isinstance(state.phase, Speaking)
    left = state.phase.left[1:]
    state = replace(state, clues=(*state.clues, Line(state.round, seat, word)))
    if left:
        return wait(state, Speaking(left), note)
    return wait(state, Debating(), note, notes.DebateOpened(state.options.debate))


def write_down(state: State, seat: Seat, word: str) -> State:
    """[5] A clue that was said aloud, for bots and for the story."""
    said, written = Line(state.round, seat, None), Line(state.round, seat, word)
    clues = tuple(written if line == said else line for line in state.clues)
    return tell_all(replace(state, clues=clues), notes.ClueWritten(seat, word))


def open_vote(state: State, tied: tuple[Seat, ...] = ()) -> State:
    return wait(state, Voting(tied=tied), notes.VoteOpened(tied))


def vote(state: State, ballot: Ballot) -> State:
    assert isinstance(state.phase, Voting)
    others = [b for b in state.phase.ballots if b.voter != ballot.voter]
    ballots = tuple(sorted((*others, ballot), key=attrgetter("voter")))
    phase = Voting(ballots, state.phase.tied)
    told = Told((ballot.voter,), notes.Voted(ballot.at))
    state = replace(state, phase=phase, story=state.story.tell(told))
    return state if awaited(state) else close_vote(state, phase)


def close_vote(state: State, phase: Voting) -> State:
    """[7] Most votes decide; a tie, a second ballot; a second tie, a new round; a third, a lot."""
    state = tell_all(state, notes.VoteClosed(phase.ballots))
    count = Counter(ballot.at for ballot in phase.ballots if ballot.at is not None)
    most = max(count.values(), default=0)
    top = tuple(sorted(seat for seat, votes in count.items() if votes == most))
    if len(top) == 1:
        return eliminate(state, top[0])
    if len(top) > 1 and not phase.tied:
        return open_vote(state, top)
    if state.stalled + 1 == PATIENCE:
        return replace(state, phase=Drawing(top or phase.tied or state.living))
    state = replace(state, stalled=state.stalled + 1)
    state = tell_all(state, notes.RoundTied(state.stalled))
    return open_round(state, next_living(state, state.opener))


def eliminate(state: State, seat: Seat) -> State:
    """[8]"""
    role = state.roles[seat]
    gone = notes.Eliminated(seat, role)
    state = replace(
        state,
        living=tuple(s for s in state.living if s != seat),
        out=(*state.out, gone),
        stalled=0,
    )
    state = tell_all(state, gone)
    if role is Role.JOURNALIST:
        return wait(state, Guessing(seat))
    return go_on(show_word(state, seat), seat)


def show_word(state: State, seat: Seat) -> State:
    return tell_some(state, (seat,), notes.Learnt(played_pair(state).disciples))


def guessed(state: State, seat: Seat, word: str | None, right: bool, shown: bool = True) -> State:
    state = tell_all(state, notes.Guessed(seat, word, right))
    if right:  # [9a]
        return end_mission(state, "guessed", {seat: 3})
    return go_on(show_word(state, seat) if shown else state, seat)


def go_on(state: State, eliminated: Seat) -> State:
    """[9] Is the mission over? If not, a new round begins left of the eliminated [4]."""
    alive = Counter(state.roles[seat] for seat in state.living)
    if not alive[Role.INFILTRATOR] and not alive[Role.JOURNALIST]:
        return end_mission(state, "unmasked", dict.fromkeys(holders(state, Role.DISCIPLE), 1))
    if len(state.living) > 2:
        return open_round(state, next_living(state, eliminated))
    gains = {s: 3 for s in state.living if state.roles[s] is Role.JOURNALIST}
    if alive[Role.INFILTRATOR]:
        gains |= dict.fromkeys(holders(state, Role.INFILTRATOR), 2)
    return end_mission(state, "last-two", gains)


def end_mission(state: State, reason: str, gains: dict[Seat, int]) -> State:
    gained = tuple(gains.get(seat, 0) for seat in seats_of(state))
    scores = tuple(map(sum, zip(state.scores, gained, strict=True)))
    state = replace(state, scores=scores)
    note = notes.MissionEnded(reason, played_pair(state), state.roles, gained, scores)  # type: ignore[arg-type]
    state = tell_all(state, note)
    if max(scores) < state.options.target:
        return wait(state, Debriefing())
    return replace(tell_all(state, notes.GameEnded(winners(state))), phase=Over())


def outcome(state: State) -> Outcome:
    """[10] The camps are those of the deciding mission."""
    return Outcome("target", winners(state), tuple(map(str, state.roles)))


def winners(state: State) -> tuple[Seat, ...]:
    best = max(state.scores)
    return tuple(seat for seat in seats_of(state) if state.scores[seat] == best)


# -- content that is met once ----------------------------------------------------------------------


def collection(options: Options, own: str) -> tuple[str, int]:
    """Our missions, pair by pair; what a table brings of its own is its own business."""
    if own.strip():
        return "own", 0
    return options.language, len(content.missions(options.language)) * content.PAIRS


def met(state: State) -> tuple[int, ...]:
    """The pairs that were played."""
    number = content.numbers(state.options.language)
    ended = (told.note for told in state.story if isinstance(told.note, notes.MissionEnded))
    return tuple(number[note.pair] for note in ended if note.pair in number)


def spare(state: State, pieces: tuple[int, ...]) -> State:
    return replace(state, spared=pieces)


# -- chance, time, samples ------------------------------------------------------------------------


def deal(state: State, rng: Random, own: str) -> actions.Action:
    match state.phase:
        case Numbering():
            return actions.Number(rng.choice(NUMBERS))
        case Drawing(among):
            return actions.Lot(rng.choice(among))
    missions = content.pasted(own) if own.strip() else content.missions(state.options.language)
    fresh = [m for m in missions if m.title not in state.played] or missions
    known = content.pieces(missions, state.spared)
    fewest = min(len(known.intersection(m.pairs)) for m in fresh)
    mission = rng.choice([m for m in fresh if len(known.intersection(m.pairs)) == fewest])
    first = next_first(state) if state.mission else rng.choice(seats_of(state))
    roles = draw_roles(state.options, first, rng)
    pairs = content.exchanged(mission, missions, known, rng) if fewest else mission.pairs
    return actions.Brief(first, roles, mission.title, pairs)


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    if isinstance(state.phase, Guessing):
        return actions.Guess(
            rng.choice(content.missions(state.options.language)).pairs[0].disciples
        )
    listed = [*moves(state, seat)]
    aloud = listed and state.options.spoken and rng.random() < 0.5
    if not listed or (isinstance(state.phase, Speaking) and not aloud):
        words = content.vocabulary(state.options.language)
        tries = (actions.Clue(rng.choice(words)) for _ in range(10 * len(words)))
        return next(clue for clue in tries if refuse(state, seat, clue) is None)
    return rng.choice(listed)
