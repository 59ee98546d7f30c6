"""The one judge of Infiltrés: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter

from huisclos.kernel import CLOCK, Refusal, Seat, TimeUp

from . import content
from .model import (
    Action,
    Brief,
    Briefing,
    Clue,
    Debating,
    Debriefing,
    Drawing,
    Guess,
    Guessing,
    Line,
    Lot,
    Number,
    Numbering,
    Pick,
    Picking,
    Ready,
    Role,
    Speaking,
    Spoken,
    State,
    Vote,
    Voting,
)
from .questions import everybody, next_first, word_of
from .roles import cast

NUMBERS = range(1, content.PAIRS + 1)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if (seat == CLOCK) != isinstance(action, TimeUp):  # time plays its own move and no other
        return Refusal("not-now")
    match state.phase, action:
        case Briefing(), Brief():
            return refuse_brief(state, action)
        case (Picking(), Pick(number)) | (Numbering(), Number(number)):
            ok = number in NUMBERS
            return None if ok else Refusal("infiltres-number", (("number", number),))
        case Speaking(), Clue(word):
            return refuse_clue(state, seat, word)
        case Speaking(), Spoken() if state.options.spoken:
            return None
        case Debating() | Debriefing(), Ready():
            return None
        case Voting(_, tied), Vote(at):
            return refuse_vote(state, seat, at, tied)
        case Drawing(among), Lot(drawn) if drawn in among:
            return None
        case Guessing(), Guess(word):
            fits = 0 < len(word.strip()) <= content.LONGEST + 5  # an article may come before it
            return None if fits else Refusal("infiltres-guess-length")
        case _, TimeUp():
            return None
    return Refusal("not-now")


def refuse_brief(state: State, brief: Brief) -> Refusal | None:
    """Written down for logs that come from elsewhere: our own dealer is not refused."""
    fair = (
        len(brief.pairs) == content.PAIRS
        and Counter(brief.roles) == +Counter(cast(state.options))
        and brief.first in everybody(state)
        and (state.mission == 0 or brief.first == next_first(state))
        and not (state.options.spare_journalist and brief.roles[brief.first] is Role.JOURNALIST)
        and all(
            content.is_word(p.disciples)
            and content.is_word(p.infiltrators)
            and not content.overlap(p.disciples, p.infiltrators)
            for p in brief.pairs
        )
    )
    return None if fair else Refusal("infiltres-bad-brief")


def refuse_clue(state: State, seat: Seat, word: str) -> Refusal | None:
    return refuse_word(word, word_of(state, seat), state.clues)


def refuse_word(word: str, password: str | None, clues: tuple[Line, ...]) -> Refusal | None:
    """[5] It depends on nothing but what the speaker knows, so that a bot can ask it too."""
    if not content.is_word(word):
        return Refusal("infiltres-clue-one-word")
    if password is not None and content.overlap(word, password):
        return Refusal("infiltres-clue-password")
    if content.fold(word) in (content.fold(line.word) for line in clues if line.word):
        return Refusal("infiltres-clue-given", (("word", word),))
    return None


def refuse_vote(
    state: State, seat: Seat, at: Seat | None, tied: tuple[Seat, ...]
) -> Refusal | None:
    if at is None:
        return None
    if at == seat:
        return Refusal("infiltres-vote-self")
    if at not in state.living:
        return Refusal("infiltres-vote-out")
    if tied and at not in tied:
        return Refusal("infiltres-vote-tied")
    return None
