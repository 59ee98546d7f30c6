"""What a bot says in the debate: whom it suspects and by which clue, whom it does not, a question
to who is silent, an answer to who charges or asks it. It quotes clues as they were given, and no
other word; and it finds fault with a clue only where the tables find nothing in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from huisclos.bots.talking import Ear, Kind, Phrase, Talk, inclined
from huisclos.kernel import Seat

from .. import content
from ..rules import MISSED
from ..state import Seen
from . import words
from .belief import World, believe, knowledge
from .player import WORTH

SUSPECT = {"bold": 0.35, "talkative": 0.4, "dry": 0.5, "cautious": 0.6}  # before one accuses
ENOUGH = 2  # charges against one, after which nobody repeats it
CLEAR = 0.25  # below, one says so
ODD, SOUND = 0.5, 2.0  # how much rarer or likelier a clue is for a word than for any
VAGUE = 0.4  # of what could be said of anything

Clues = Mapping[Seat, list[str]]  # as they were given


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    assert view.seat is not None
    me, said = view.seat, _said(view)
    mute = [line for line in view.public.clues if line.word is None and line.seat != me]
    if view.options.spoken and mute and not ear.has_spoken(me):
        return Phrase("deaf")
    living = [seat for seat in _living(view) if seat in said]
    accuser = ear.named(me)
    if accuser in living and me in said:
        return Phrase("answer", {"who": accuser}, {"clue": said[me][-1]})
    is_asked = ear.asked(me) is not None
    if not is_asked and not inclined(ear.temper, rng):
        return None
    worlds = [world for world in believe(knowledge(view)) if world.weight > 0.01]
    odds = {seat: _wish(worlds, seat) for seat in living if seat != me}
    fresh = sorted((s for s in odds if not ear.spoke_of(me, s)), key=lambda seat: -odds[seat])
    ears = _Ears(view.options.language, worlds)
    if not ear.has_spoken(me, Kind.CHARGE):
        for seat in fresh:
            wanted = odds[seat] > SUSPECT[ear.temper] and ear.charges(seat) < ENOUGH
            if wanted and (found := ears.charge(said, seat, odds)):
                return found
    silent = [seat for seat in fresh if not ear.has_spoken(seat)]
    if silent and not is_asked and rng.random() < 0.4:
        seat = rng.choice(silent)
        return Phrase("ask", {"who": seat}, {"clue": said[seat][-1]})
    for seat in reversed(fresh):
        sound = ears.soundest(said[seat])
        if odds[seat] < CLEAR and sound is not None and rng.random() < 0.6:
            return Phrase("trust", {"who": seat}, {"clue": sound})
    return Phrase("unsure") if is_asked or not ear.has_spoken(me) else None


def _said(view: Seen) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for line in view.public.clues:
        if line.word and line.word != MISSED:
            found.setdefault(line.seat, []).append(line.word)
    return found


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


class _Ears:
    """How clues sound to somebody who has a word in mind: what they take for the disciples'."""

    def __init__(self, language: str, worlds: list[World]) -> None:
        likely = max(worlds, key=lambda world: world.weight, default=None)
        self.language, self.word = language, likely.majority if likely else None
        self.book = words.lexicon(language)

    def fit(self, clue: str) -> float:
        """How much likelier it is for that word than for any; 1: nothing can be said."""
        if content.fold(clue) in self.book.vague:
            return VAGUE
        known = words.known(self.language, clue)
        if known is None or self.word is None:
            return 1.0
        return words.chance(self.language, known, self.word) / self.book.frequency[known]

    def soundest(self, clues: Iterable[str]) -> str | None:
        best = max(clues, key=self.fit)
        return best if self.fit(best) > SOUND else None

    def charge(self, said: Clues, seat: Seat, odds: Mapping[Seat, float]) -> Phrase | None:
        """By which clue somebody gives themselves away, beside one with which it does not go."""
        odd = min(said[seat], key=self.fit)
        if self.fit(odd) >= ODD:
            return None
        others = [clue for other in odds if other != seat for clue in said[other]]
        apart = [clue for clue in others if self.fit(clue) > SOUND and not self.goes(odd, clue)]
        if not apart or content.fold(odd) in self.book.vague:
            return Phrase("accuse", {"who": seat}, {"clue": odd})
        return Phrase("clash", {"who": seat}, {"clue": odd, "other": max(apart, key=self.fit)})

    def goes(self, one: str, other: str) -> bool:
        """Whether any word calls both to mind: who says that they do not go together is wrong."""
        known = [words.known(self.language, clue) for clue in (one, other)]
        calling = [{*self.book.called.get(clue or "", ()), clue} for clue in known]
        return not calling[0].isdisjoint(calling[1])


TALK = Talk(
    {"debating": "table", "voting": "table"},
    speak,
    charges=("accuse", "clash"),
    questions=("ask",),
)
__all__ = ["TALK"]
