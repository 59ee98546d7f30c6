"""The one judge of Infiltrés: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from huisclos.kernel import Problem, Refusal, Seat, TimeUp, seats_of

from . import actions, content
from .nouns import Line, Options, Role, cast
from .questions import next_first, said_aloud, word_of
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
        case Speaking(left), actions.Clue(word) if seat == left[0]:
            return refuse_clue(state, seat, word)
        case Speaking() | Debating(), actions.Clue(word) if seat in said_aloud(state):
            return refuse_clue(state, seat, word)
        case Speaking(left), actions.Spoken() if state.options.spoken and seat == left[0]:
            return None
        case Debating(ready), actions.Ready() if seat not in ready:
            return None
        case Debriefing(), actions.Ready():
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


def refuse_brief(
    state: State, brief: actions.Brief, akin: Callable[[str, str], bool] | None = None
) -> Refusal | None:
    """Written down for logs that come from elsewhere: our own dealer is not refused."""
    akin = akin or partial(content.akin, state.options.language)
    fair = (
        len(brief.pairs) == content.PAIRS
        and Counter(brief.roles) == +Counter(cast(state.options))
        and brief.first in seats_of(state)
        and (state.mission == 0 or brief.first == next_first(state))
        and not (state.options.spare_journalist and brief.roles[brief.first] is Role.JOURNALIST)
        and all(
            content.is_word(p.disciples)
            and content.is_word(p.infiltrators)
            and not akin(p.disciples, p.infiltrators)
            for p in brief.pairs
        )
    )
    return None if fair else Refusal("infiltres-bad-brief")


def refuse_clue(state: State, seat: Seat, word: str) -> Refusal | None:
    return refuse_word(state.options.language, word, word_of(state, seat), state.clues)


def refuse_word(
    language: str, word: str, password: str | None, clues: tuple[Line, ...]
) -> Refusal | None:
    """[5] It depends on nothing but what the speaker knows, so that a bot can ask it too."""
    if not content.is_word(word):
        return Refusal("infiltres-clue-one-word")
    if password is not None and content.akin(language, word, password):
        return Refusal("infiltres-clue-password")
    if any(content.same(language, word, line.word) for line in clues if line.word):
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
        content.parse(text, options.language)
    except content.BadContent as bad:
        return bad.problem
    return None
