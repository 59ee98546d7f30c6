"""The opponent: clues from the tables, votes by belief, in well under 5 ms a decision.

A clue should look right to those who hold the disciples' word, whichever of two words that is,
and tell a journalist little: so it is vague while a bot is unsure of its side, and fits the word
it believes to be the majority's once it is surer.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from huisclos.bots import Bot
from huisclos.kernel import Seat

from .. import actions, content
from ..judge import refuse_word
from ..nouns import Role, cast
from ..state import Seen
from . import words
from .belief import Knowledge, World, believe, guesses, knowledge

MAJORITY = 4  # words at most that a clue is fitted to
SURE = 0.6  # of a disciples' word that is not mine, before I give its clues
SUSPECTS = 20  # words that a journalist has in mind
POINTING = 2  # clues that must point at a word before a journalist trusts it
RECALLED = 2  # clues that a journalist guesses from
HUNCH = 0.12  # how far a journalist trusts the tables: 1 is fully
STRAY = 40  # places of the list by which vague clues are mixed
WORTH = {  # to a side: of an elimination, by role
    Role.DISCIPLE: (0.0, 1.0, 1.0),
    Role.INFILTRATOR: (1.0, 0.0, 0.4),
    Role.JOURNALIST: (0.3, 0.8, 0.0),  # looks like one of many
}


class Skill(NamedTuple):
    """How well somebody plays."""

    doubt: float  # in a vote, of what an elimination is worth
    whim: float  # in a clue, of the logarithm of its likelihood
    secrecy: float = 30.0  # what a sure guess of the journalist costs, in that logarithm


SKILLS = {
    "easy": Skill(doubt=0.8, whim=1.2),
    "medium": Skill(doubt=0.35, whim=0.7),
    "strong": Skill(doubt=0.22, whim=0.5),
}


def player(skill: Skill) -> Bot:
    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        match view.public.phase:
            case "speaking":  # typed, also where people speak: a bot has no voice
                return actions.Clue(_clue(view, skill, rng))
            case "guessing":
                return actions.Guess(guess(view, rng))
            case "voting":
                return actions.Vote(_vote(view, moves, skill))
        return rng.choice(moves)

    return choose


# -- clues ------------------------------------------------------------------------------------


def _clue(view: Seen, skill: Skill, rng: Random) -> str:
    assert view.private is not None
    language, password, given = view.options.language, view.private.word, view.public.clues
    said = [line.word for line in given if line.word]
    return next(
        word
        for word in _candidates(knowledge(view), skill, rng)
        if not any(content.one_word(language, word, other) for other in said)  # trees: tree again
        and refuse_word(language, word, password, given) is None
    )


def _candidates(mind: Knowledge, skill: Skill, rng: Random) -> Iterator[str]:
    """Clues as they are written, best first; what is vague comes last, and then every word there
    is: who has nothing to say but 'typical' looks like a journalist."""
    language = mind.options.language
    vague, vocabulary = content.vague(language), content.vocabulary(language)
    book = words.lexicon(language)
    mine = [mind.anchor] if mind.anchor is not None else []
    ideas = _overheard(mind, skill, rng) if mind.journalist else of_a_word(mind, skill, rng)
    yield from (book.written(clue, mine) for clue in ideas)
    places = {word: place + rng.uniform(0, STRAY) for place, word in enumerate(vague)}
    yield from sorted(vague, key=lambda word: places[word])
    yield from rng.sample(vocabulary, len(vocabulary))


def of_a_word(mind: Knowledge, skill: Skill, rng: Random) -> Iterator[str]:
    """The disciples' word, if I am sure that mine is another, else mine: what it calls to mind,
    then what near words do, then what is of its field. A word that may be the disciples' is no
    clue: who holds it could not say it."""
    language = mind.options.language
    majority = _majority(believe(mind)) if mind.anchor is not None else {}
    about = next((word for word, p in majority.items() if p > SURE), mind.anchor)
    ideas: Iterable[str] = _sound(mind, majority, skill, rng)
    if about is not None:
        ideas = chain(ideas, words.nearby(language, about), words.akin_to(language, about))
    yield from (clue for clue in ideas if clue not in majority)


def _sound(mind: Knowledge, majority: dict[str, float], skill: Skill, rng: Random) -> list[str]:
    """What my word calls to mind, and the disciples' if I believe it to be another; best first."""
    language = mind.options.language
    calls = words.lexicon(language).calls
    if mind.word not in calls:
        return []
    majority = majority or {mind.word: 1.0}
    leanings = [(p, words.leaning(language, word)) for word, p in majority.items()]
    believed = [word for word, p in majority.items() if p > SURE]
    candidates = {clue for word in believed or [mind.word] for clue in calls[word]}
    secrecy = skill.secrecy if _journalist_lives(mind) else 0.0
    listener = words.Listener(language, mind.telling)
    frequency = words.lexicon(language).frequency

    def score(clue: str) -> float:
        floor = words.ANY * frequency[clue]
        fit = sum(p * math.log(leaning.get(clue, 0.0) + floor) for p, leaning in leanings)
        told = listener.would_guess(clue, majority) if secrecy else 0.0
        return fit - secrecy * told + skill.whim * rng.gauss(0, 1)

    scores = {clue: score(clue) for clue in sorted(candidates)}
    return sorted(scores, key=lambda clue: -scores[clue])


def _overheard(mind: Knowledge, skill: Skill, rng: Random) -> list[str]:
    """What most of the words that the others may have call to mind, best first; then what the
    likeliest of them does alone.

    One clue alone points at a word by accident. The words themselves are no clues: who holds one
    could not say it.
    """
    language = mind.options.language
    calls = words.lexicon(language).calls
    likely = words.likely(language, mind.telling, SUSPECTS)
    suspects = {
        word: p
        for word, p in likely
        if sum(clue in calls[word] for clue in mind.telling) >= POINTING
    }
    total = sum(suspects.values())
    backers = defaultdict[str, list[str]](list)
    for word, _ in likely:
        for clue in calls[word]:
            backers[clue].append(word)
    several, alone = dict[str, float](), dict[str, float]()
    for clue, backing in backers.items():
        trusted = [word for word in backing if word in suspects]
        enough = sum(map(suspects.__getitem__, trusted)) > total / 2
        if enough and not any(content.akin(language, clue, word) for word, _ in likely):
            fit = sum(suspects[word] * calls[word][clue] for word in trusted)
            scores = several if len(backing) > 1 else alone
            scores[clue] = math.log(fit) + skill.whim * rng.gauss(0, 1)
    return [clue for some in (several, alone) for clue in sorted(some, key=lambda c: -some[c])]


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


def feelings(view: Seen) -> dict[Seat, float]:
    """What one feels about people without a reason: the same for who speaks and who votes, as long
    as nothing new was said, and nobody else's."""
    assert view.private is not None
    said = [line.word for line in view.public.clues]
    rng = Random(f"{view.private.word} {view.seat} {view.public.mission} {said}")
    return {Seat(seat): rng.gauss(0, 1) for seat in range(view.options.seats)}


def _vote(view: Seen, moves: tuple[actions.Action, ...], skill: Skill) -> Seat | None:
    """The one whose elimination is worth most to my side, as far as I know it."""
    named = [move.at for move in moves if isinstance(move, actions.Vote) and move.at is not None]
    if not named:
        return None
    worlds = [world for world in believe(knowledge(view)) if world.weight > 0.01]
    feels = feelings(view)
    worth = {
        seat: sum(
            world.weight * sum(map(float.__mul__, world.roles[seat], WORTH[world.side]))
            for world in worlds
        )
        + skill.doubt * feels[seat]
        for seat in named
    }
    return max(named, key=lambda seat: worth[seat])


def guess(view: Seen, rng: Random) -> str:
    """A word that a few of the clues point at: who knew the tables by heart would hardly miss."""
    mind = knowledge(view)
    language = mind.options.language
    spelling = words.lexicon(language).words
    recalled = tuple(rng.sample(mind.telling, min(RECALLED, len(mind.telling))))
    chances = dict(words.likely(language, recalled))
    found = guesses(language, recalled, mind.wrong)
    if not found:
        return rng.choice([*spelling.values()])
    return spelling[rng.choices(found, [chances[word] ** HUNCH for word in found])[0]]
