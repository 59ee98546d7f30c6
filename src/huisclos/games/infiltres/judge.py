"""The one judge of Infiltrés: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter

from huisclos.kernel import Problem, Refusal, Seat, TimeUp, seats_of

from . import actions, content
from .nouns import Line, Options, Role, cast
from .questions import next_first, word_of
from .state import (
    Briefing,
    Debating,
    Debriefing,
    Drawing,
    Guessing,
    Numbering,
    Picking,
    Speaking,
    State,
    Voting,
)

NUMBERS = range(1, content.PAIRS + 1)


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    match state.phase, action:
        case Briefing(), actions.Brief():
            return refuse_brief(state, action)
        case (Picking(), actions.Pick(number)) | (Numbering(), actions.Number(number)):
            ok = number in NUMBERS
            return None if ok else Refusal("infiltres-number", (("number", number),))
        case Speaking(), actions.Clue(word):
            return refuse_clue(state, seat, word)
        case Speaking(), actions.Spoken() if state.options.spoken:
            return None
        case Debating() | Debriefing(), actions.Ready():
            return None
        case Voting(_, tied), actions.Vote(at):
            return refuse_vote(state, seat, at, tied)
        case Drawing(among), actions.Lot(drawn) if drawn in among:
            return None
        case Guessing(), actions.Guess(word):
            fits = 0 < len(word.strip()) <= content.LONGEST + 5  # an article may come before it
            return None if fits else Refusal("infiltres-guess-length")
        case _, TimeUp():
            return None
    return Refusal("not-now")


def refuse_brief(state: State, brief: actions.Brief) -> Refusal | None:
    """Written down for logs that come from elsewhere: our own dealer is not refused."""
    fair = (
        len(brief.pairs) == content.PAIRS
        and Counter(brief.roles) == +Counter(cast(state.options))
        and brief.first in seats_of(state)
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


# -- before a game -------------------------------------------------------------------------------


def refuse_options(options: Options) -> Refusal | None:
    roles = cast(options)
    hidden = roles[Role.INFILTRATOR] + roles[Role.JOURNALIST]
    if hidden < 1:
        return Refusal("infiltres-nobody-hidden")
    if roles[Role.DISCIPLE] < max(2, hidden):
        most = min(options.seats // 2, options.seats - 2)
        return Refusal("infiltres-too-many-hidden", (("hidden", hidden), ("most", most)))
    return None


def refuse_content(options: Options, text: str) -> Problem | None:
    try:
        content.pasted(text)
    except content.BadContent as bad:
        return bad.problem
    return None
