"""The plain opponent: clues from the tables, votes by belief, in well under 5 ms a decision.

A clue should look right to those who hold the disciples' word, whichever of two words that is,
and tell a journalist little: so it is vague while a bot is unsure of its side, and fits the word
it believes to be the majority's once it is surer.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random

from huisclos.games.infiltres import content
from huisclos.games.infiltres.model import Action, Clue, Guess, Private, Public, Role, Vote
from huisclos.games.infiltres.rules import cast, refuse_word
from huisclos.kernel import Seat, View

from . import words
from .belief import Knowledge, World, believe, guesses, knowledge

SECRECY = 20.0  # what a sure guess of the journalist costs, in the logarithm of a clue's likelihood
MAJORITY = 4  # words at most that a clue is fitted to
WHIM = 0.4  # two bots in the same place do not always say the same
DOUBT = 0.08  # nor vote the same
WORTH = {  # to a side: of an elimination, by role
    Role.DISCIPLE: (0.0, 1.0, 1.0),
    Role.INFILTRATOR: (1.0, 0.0, 0.4),
    Role.JOURNALIST: (0.3, 0.8, 0.0),  # looks like one of many
}


def plain(
    view: View[Public, Private], moves: tuple[Action, ...], rng: Random, budget: int
) -> Action:
    match view.public.phase:
        case "speaking":  # typed, also where people speak: a bot has no voice
            return Clue(_clue(view, rng))
        case "guessing":
            return Guess(_guess(view, rng))
        case "voting":
            return Vote(_vote(view, moves, rng))
    return rng.choice(moves)


# -- clues ------------------------------------------------------------------------------------


def _clue(view: View[Public, Private], rng: Random) -> str:
    assert view.private is not None
    password, given = view.private.word, view.public.clues
    candidates = _candidates(knowledge(view), rng)
    return next(word for word in candidates if refuse_word(word, password, given) is None)


def _candidates(mind: Knowledge, rng: Random) -> Iterator[str]:
    """Clues as they are written, best first; in the end every word there is."""
    language = mind.options.language
    book = words.lexicon(language)
    yield from (book.clues[clue] for clue in _fitting(mind, rng))
    if mind.journalist and not mind.clues:  # nothing to go by: what fits many words
        yield from (book.clues[clue] for clue in rng.sample(book.common, len(book.common)))
    for listed in (content.vague(language), content.vocabulary(language)):
        yield from rng.sample(listed, len(listed))


def _fitting(mind: Knowledge, rng: Random) -> list[str]:
    """Clues from the tables, best first; what only near words call to mind comes last."""
    language = mind.options.language
    calls = words.lexicon(language).calls
    if mind.journalist:
        majority = dict(words.likely(language, mind.telling, MAJORITY))
    elif mind.word in calls:
        majority = _majority(believe(mind)) or {mind.word: 1.0}
    else:
        return []
    leanings = [(p, words.leaning(language, word)) for word, p in majority.items()]
    candidates = {clue for _, leaning in leanings for clue in leaning}
    candidates -= {clue for _, clue in mind.clues}
    sound = {clue for word in (mind.word, *[*majority][:1]) for clue in calls.get(word or "", ())}
    secrecy = 0.0 if mind.journalist or not _journalist_lives(mind) else SECRECY
    listener = words.Listener(language, mind.telling)
    frequency = words.lexicon(language).frequency

    def score(clue: str) -> float:
        floor = words.ANY * frequency[clue]
        fit = sum(p * math.log(leaning.get(clue, 0.0) + floor) for p, leaning in leanings)
        told = listener.would_guess(clue, majority) if secrecy else 0.0
        return fit - secrecy * told + WHIM * rng.gauss(0, 1)

    scores = {clue: score(clue) for clue in sorted(candidates)}
    return sorted(scores, key=lambda clue: (clue not in sound, -scores[clue]))


def _majority(worlds: Iterable[World]) -> dict[str, float]:
    """How likely each word is to be the disciples', of those that are likely at all."""
    found = defaultdict[str, float](float)
    for world in worlds:
        if world.majority is not None:
            found[world.majority] += world.weight
    best = sorted(found.items(), key=lambda item: -item[1])[:MAJORITY]
    total = sum(weight for _, weight in best)
    return {word: weight / total for word, weight in best if weight > 0.02}


def _journalist_lives(mind: Knowledge) -> bool:
    gone = sum(role is Role.JOURNALIST for role in mind.roles.values())
    return cast(mind.options)[Role.JOURNALIST] > gone


# -- votes and guesses ----------------------------------------------------------------------------


def _vote(view: View[Public, Private], moves: tuple[Action, ...], rng: Random) -> Seat | None:
    """The one whose elimination is worth most to my side, as far as I know it."""
    named = [move.at for move in moves if isinstance(move, Vote) and move.at is not None]
    if not named:
        return None
    worlds = [world for world in believe(knowledge(view)) if world.weight > 0.01]
    worth = {
        seat: sum(
            world.weight * sum(map(float.__mul__, world.roles[seat], WORTH[world.side]))
            for world in worlds
        )
        + DOUBT * rng.gauss(0, 1)
        for seat in named
    }
    return max(named, key=lambda seat: worth[seat])


def _guess(view: View[Public, Private], rng: Random) -> str:
    mind = knowledge(view)
    language = mind.options.language
    spelling = words.lexicon(language).words
    found = guesses(language, mind.telling, mind.wrong)
    return spelling[found[0]] if found else rng.choice([*spelling.values()])
