"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first. Words were compared by their letters: a guess less a last s or x, a clue by whether it
   contained the password; a journalist who guessed wrong was not shown the word. It is played on.
2  By forms and families of words; the journalist is shown the word; who said a clue may type it.
   It is played on.
3  Every time is an option, and a vote has a minute.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Refusal, Seat, TimeUp

from . import actions, content, judge, rules, secrets
from .content.words import ARTICLE
from .nouns import Role
from .questions import played_pair, word_of
from .state import Briefing, Guessing, Private, Speaking, State

EDITION = 3

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "language": "fr",
    "spoken": False,
    "target": 5,
    "debate": 120,
    "clue": 60,
    "vote": 30,
    "pick": 30,
    "guess": 60,
    "debrief": 60,
    "spare_journalist": False,
    "infiltrators": None,
    "journalists": None,
}


# -- the first edition ----------------------------------------------------------------------------


def overlap(one: str, other: str) -> bool:
    one, other = content.fold(one), content.fold(other)
    return one in other or other in one


def fold_guess(text: str) -> str:
    bare = content.fold(ARTICLE.sub("", text.strip(), count=1))
    return bare[:-1] if bare.endswith(("s", "x")) else bare


def refuse_at_first(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    match state.phase, action:
        case Speaking(), actions.Clue(word):
            password = word_of(state, seat)
            given = [content.fold(line.word) for line in state.clues if line.word]
            if content.is_word(word) and password is not None and overlap(word, password):
                return Refusal("infiltres-clue-password")
            if content.is_word(word) and content.fold(word) in given:
                return Refusal("infiltres-clue-given", (("word", word),))
            return judge.refuse_word(state.options.language, word, None, ())
        case Briefing(), actions.Brief():
            return judge.refuse_brief(state, action, akin=overlap)
    return judge.refuse(state, seat, action)


def apply_at_first(state: State, seat: Seat, action: actions.Action) -> State:
    match state.phase, action:
        case Guessing(), actions.Guess(word):
            right = fold_guess(word) == fold_guess(played_pair(state).disciples)
            return rules.guessed(state, seat, word.strip(), right, shown=False)
        case Guessing(guesser), TimeUp():
            return rules.guessed(state, guesser, None, right=False, shown=False)
    return rules.apply(state, seat, action)


def private_at_first(state: State, seat: Seat) -> Private:
    private = secrets.private(state, seat)
    journalist = bool(state.roles) and state.roles[seat] is Role.JOURNALIST
    return replace(private, learnt=None) if journalist else private
