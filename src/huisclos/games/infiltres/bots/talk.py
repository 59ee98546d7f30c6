"""What a bot says in the debate: whom it suspects and by which clue, whom it does not, a question
to who is silent, an answer to who names it. It quotes clues that were given, and no other word."""

from __future__ import annotations

from random import Random

from huisclos.bots.talking import Ear, Phrase, Talk, inclined
from huisclos.kernel import Seat

from ..state import Seen
from . import words
from .belief import Knowledge, World, believe, knowledge
from .player import WORTH

SUSPECT = {"bold": 0.35, "talkative": 0.4, "dry": 0.5, "cautious": 0.6}  # before one accuses
CLEAR = 0.25  # below, one says so


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    assert view.seat is not None
    me, said = view.seat, {line.seat: line.word for line in view.public.clues if line.word}
    mute = [line for line in view.public.clues if line.word is None and line.seat != me]
    if view.options.spoken and mute and all(line.seat != me for line in ear.lines):
        return Phrase("deaf")
    accuser = ear.named(me)
    if accuser is not None and me in said:
        return Phrase("answer", {"who": accuser}, {"clue": said[me]})
    if not inclined(ear.temper, rng):
        return None
    living = [seat for seat in _living(view) if seat != me and seat in said]
    mind = knowledge(view)
    worlds = [world for world in believe(mind) if world.weight > 0.01]
    odds = {seat: _wish(worlds, seat) for seat in living}
    fresh = [seat for seat in living if not ear.spoke_of(me, seat)]
    if not fresh:
        return None
    worst = max(fresh, key=lambda seat: odds[seat])
    best = min(fresh, key=lambda seat: odds[seat])
    other = min((seat for seat in living if seat != worst), key=odds.__getitem__, default=None)
    if odds[worst] > SUSPECT[ear.temper] and other is not None:
        clue = _oddest(mind, worlds, worst) or said[worst]
        return Phrase("accuse", {"who": worst}, {"clue": clue, "other": said[other]})
    silent = [seat for seat in fresh if all(line.seat != seat for line in ear.lines)]
    if silent and rng.random() < 0.4:
        seat = rng.choice(silent)
        return Phrase("ask", {"who": seat}, {"clue": said[seat]})
    if odds[best] < CLEAR and rng.random() < 0.6:
        return Phrase("trust", {"who": best}, {"clue": said[best]})
    return Phrase("unsure")


def _living(view: Seen) -> list[Seat]:
    out = {gone.seat for gone in view.public.out}
    return [seat for seat in map(Seat, range(view.options.seats)) if seat not in out]


def _wish(worlds: list[World], seat: Seat) -> float:
    """How glad I should be to see somebody out; of a side that is not the disciples', as one of
    them would say it."""
    return sum(
        world.weight * sum(map(float.__mul__, world.roles[seat], WORTH[world.side]))
        for world in worlds
        if seat in world.roles
    )


def _oddest(mind: Knowledge, worlds: list[World], seat: Seat) -> str | None:
    """Which of somebody's clues fits what I take for the disciples' word least, as it was given."""
    language = mind.options.language
    likely = max(worlds, key=lambda world: world.weight, default=None)
    clues = [clue for giver, clue in mind.clues if giver == seat]
    if likely is None or likely.majority is None or not clues:
        return None
    word, book = likely.majority, words.lexicon(language)
    odd = min(clues, key=lambda clue: words.chance(language, clue, word) / book.frequency[clue])
    return book.written(odd, ())


TALK = Talk({"debating": "table", "voting": "table"}, speak)
__all__ = ["TALK"]
