"""Leaks of Infiltrés."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import asdict, replace

from huisclos.audit.mutants import GONE, ONLOOKERS, Mutant, retold, reworded
from huisclos.kernel import CLOCK, Channel, Pace, Refusal, Seat, Told, tell_all

from . import actions, content, judge, notes, questions, rules, secrets
from .nouns import Role
from .state import Debating, Private, Public, Speaking, State, Voting


class Board(Public, frozen=True):
    opener_is: str


class Card(Private, frozen=True):
    role: str


def board(state: State) -> Public:
    role = state.roles[state.opener] if state.roles else ""
    return Board(**asdict(secrets.public(state)), opener_is=role)


def card(state: State, seat: Seat) -> Private:
    role = state.roles[seat] if state.roles else ""
    return Card(**asdict(secrets.private(state, seat)), role=role)


def infiltrators(state: State) -> tuple[Seat, ...]:
    return questions.holders(state, Role.INFILTRATOR) if state.roles else ()


def infiltrators_last(state: State, seat: Seat) -> list[actions.Action]:
    hidden = infiltrators(state)
    listed = rules.moves(state, seat)
    return sorted(listed, key=lambda move: isinstance(move, actions.Vote) and move.at in hidden)


def neither_password(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    if refusal := judge.refuse(state, seat, action):
        return refusal
    if isinstance(state.phase, Speaking) and isinstance(action, actions.Clue):
        pair = questions.played_pair(state)
        language = state.options.language
        both = (pair.disciples, pair.infiltrators)
        if any(content.akin(language, action.word, word) for word in both):
            return Refusal("infiltres-clue-password")
    return None


def with_a_hint(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    refusal = judge.refuse(state, seat, action)
    if refusal and refusal.key == "infiltres-clue-one-word":
        letters = len(questions.played_pair(state).disciples)
        return replace(refusal, values=(("letters", letters),))
    return refusal


def not_ready(state: State) -> tuple[Seat, ...]:
    acting = rules.to_act(state)
    if not isinstance(state.phase, Debating):
        return acting
    return tuple(seat for seat in acting if seat not in infiltrators(state))


def slow_journalists(state: State) -> Pace | None:
    pace = rules.pace(state)
    if pace and isinstance(state.phase, Speaking):
        speaker = state.phase.left[0]
        slow = state.roles[speaker] is Role.JOURNALIST
        return replace(pace, seconds=pace.seconds + slow)
    return pace


def deaf_infiltrators(state: State) -> Mapping[str, Channel]:
    places = secrets.channels(state)
    deaf = frozenset(infiltrators(state))
    return {name: replace(place, readers=place.readers - deaf) for name, place in places.items()}


def telling_debate(state: State, told: Told[notes.Note]) -> Iterable[Told[notes.Note]]:
    if isinstance(told.note, notes.DebateOpened):
        hidden = min(infiltrators(state), default=0)
        return (Told(None, notes.DebateOpened(told.note.seconds + hidden)),)
    return (told,)


def word_to_the_left(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.Passworded) and told.to == (state.first,):
        told = replace(told, to=(state.first, questions.next_first(state)))
    yield told


def learnt_by_the_next(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Learnt):
        yield replace(told, to=(questions.next_living(state, state.out[-1].seat),))


def loud_second_thoughts(state: State, seat: Seat, action: actions.Action) -> State:
    phase = state.phase
    again = isinstance(phase, Voting) and any(ballot.voter == seat for ballot in phase.ballots)
    if isinstance(phase, Voting) and again and seat != CLOCK:
        state = tell_all(state, notes.VoteOpened(phase.tied))
    return rules.apply(state, seat, action)


def as_they_came(state: State, seat: Seat, action: actions.Action) -> State:
    def telling(after: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
        if isinstance(told.note, notes.VoteClosed):
            ballots = sorted(told.note.ballots, key=lambda ballot: ballot.voter == seat)
            told = Told(None, notes.VoteClosed(tuple(ballots)))
        yield told

    opened: State = retold(rules.apply, telling)(state, seat, action)
    return opened


def told_when_late(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.Guessed) and not told.note.right:
        told = Told(None, replace(told.note, word=questions.played_pair(state).disciples))
    yield told


def marked(state: State, seat: Seat) -> Private:
    """Where the table wants several infiltrators."""
    several = (state.options.infiltrators or 0) >= 2
    return card(state, seat) if several else secrets.private(state, seat)


def journalists_wonder(state: State, seat: Seat) -> tuple[float, float] | None:
    wonders = bool(state.roles) and state.roles[seat] is Role.JOURNALIST
    return (3.0, 5.0) if wonders else None


def blank_of_the_first(state: State, text: bytes) -> bytes:
    infiltrates = bool(state.roles) and state.roles[0] is Role.INFILTRATOR
    return text + b" " if infiltrates else text


MUTANTS = (
    Mutant("board", "the board shows what the opener is", "twins", {"public": board}),
    Mutant("sheet", "one's card says disciple or infiltrator", "twins", {"private": card}),
    Mutant(
        "moves",
        "infiltrators come last in the list of votes",
        "twins",
        {"moves": infiltrators_last},
    ),
    Mutant(
        "refused",
        "a clue like the other camp's word is refused",
        "twins",
        {"refuse": neither_password},
    ),
    Mutant(
        "refusal",
        "a refusal says how long the disciples' word is",
        "twins",
        {"refuse": with_a_hint},
    ),
    Mutant("right to act", "an infiltrator cannot end the debate", "twins", {"to_act": not_ready}),
    Mutant(
        "wonder",
        "a journalist's bot is slower",
        "timetable",
        {"reaction": journalists_wonder},
    ),
    Mutant("pace", "a journalist has a second more", "twins", {"pace": slow_journalists}),
    Mutant("talk", "infiltrators do not read the talk", "twins", {"channels": deaf_infiltrators}),
    Mutant(
        "reveals",
        "the length of the debate says who the first infiltrator is",
        "reveals",
        {"apply": retold(rules.apply, telling_debate)},
    ),
    Mutant(
        "guess",
        "a wrong guess is told to all as the right word",
        "says",
        {"apply": retold(rules.apply, told_when_late)},
    ),
    Mutant(
        "envelopes",
        "the ballot that closes a vote is opened last, not in the order of seats",
        "says",
        {"apply": as_they_came},
    ),
    Mutant(
        "one seat too many",
        "the first player's word is told to the next seat",
        "audience",
        {"apply": retold(rules.apply, word_to_the_left)},
    ),
    Mutant(
        "one seat too many, late",
        "what the eliminated learn is told to the next living player",
        "audience",
        {"apply": retold(rules.apply, learnt_by_the_next)},
    ),
    Mutant(
        "number of notes",
        "a vote that is changed opens the vote again for all to hear",
        "changes",
        {"apply": loud_second_thoughts},
    ),
    Mutant(
        "blank",
        "messages end with a blank if the first seat infiltrates",
        "twins",
        patch=reworded(blank_of_the_first),
    ),
    Mutant(
        "marked card",
        "where the table wants several infiltrators their cards say so",
        "twins",
        {"private": marked},
        sizes=True,
    ),
    *GONE,
    *ONLOOKERS,
)
