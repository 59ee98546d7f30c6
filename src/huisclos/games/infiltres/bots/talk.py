"""What a bot says in the debate: whom it suspects and by which clue, whom it does not, a question
to who is silent, an answer to who charges or asks it: for its clue, for its reasons, for a name. It
quotes clues as they were given, and no other word; and it finds fault with a clue only where the
tables find nothing in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from huisclos.bots.talking import FRESH, Ear, Kind, Line, Phrase, Talk, inclined, mentions, plain
from huisclos.kernel import Seat

from .. import content
from ..rules import MISSED
from ..state import Public, Seen
from . import words
from .belief import World, believe, knowledge
from .player import SKILLS, WORTH, feelings

SUSPECT = {"bold": 0.35, "talkative": 0.4, "dry": 0.5, "cautious": 0.6}  # before one accuses
ENOUGH = 2  # charges against one, after which nobody repeats it
CLEAR = 0.25  # below, one says so
ODD, SOUND = 0.5, 2.0  # how much rarer or likelier a clue is for a word than for any
COMMON = 20  # words that a clue goes with which goes with much
VAGUE = 0.4  # of what could be said of anything
HEARD = 2  # lines after which a question to all has had its answers
LONG = 5  # letters of a clue that is known without quotation marks: others are words of any line
WHY = ("pourquoi", "expliq", "compren", "rapport", "veut dire", "c'est quoi", "why", "expla")
WHY_TOO = ("don't get", "dont get", "understand", "mean", "make sense", "what is", "what's")
HELLO = ("salut", "bonjour", "bonsoir", "coucou", "hello", "hi", "hey", "good evening")

Clues = Mapping[Seat, list[str]]  # as they were given


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    assert view.seat is not None
    me, said = view.seat, _said(view.public)
    mute = [line for line in view.public.clues if line.word is None and line.seat != me]
    if view.options.spoken and mute and not ear.has_spoken(me):
        return Phrase("deaf")
    call = _call(view.public, ear, me)
    if call is None and not inclined(ear.temper, rng):
        return None
    mind = _Mind(view, ear, me, said)
    if call is not None and (found := mind.answer(call)):
        return found
    return mind.remark(rng)


def _call(board: Public, ear: Ear, me: Seat) -> Line | None:
    """What I have to answer: whoever has charged or asked me, or taken up a clue of mine, since I
    last spoke; or a person who asks or greets everybody, and has not heard much yet."""
    for later, line in enumerate(reversed(ear.lines[-FRESH:])):
        if line.seat == me:
            return None
        if line.seat is None or line.kind is Kind.REMARK:
            continue
        if line.about is not None:  # a bot's: of two that were answered lately none goes on
            if line.names(ear.names[me]):
                return None if ear.spoke_of(me, line.seat) else line
            continue
        named = [seat for seat, name in enumerate(ear.names) if line.names(name)]
        called = named or quoted(board, line.text)
        if me in called:
            return line
        heard = 1 if _greets(line) else HEARD
        if not called and later < heard and (line.kind is Kind.QUESTION or _greets(line)):
            return line
    return None


def _greets(line: Line) -> bool:
    return any(mentions(line.text, word) for word in HELLO)


def quoted(board: Public, text: str) -> set[Seat]:
    """Whose clues somebody takes up: in quotation marks, or long enough to be no word of theirs."""
    given = [line for line in board.clues if line.word and line.word != MISSED]
    return {line.seat for line in given if line.word and _quotes(plain(text), plain(line.word))}


def _quotes(text: str, clue: str) -> bool:
    marked = re.search(rf"(?<!\w)[«“\u2018\"']\s*{re.escape(clue)}\s*[»”\"']", text)
    return marked is not None or (len(clue) >= LONG and mentions(text, clue))


class _Mind:
    """What somebody thinks of the others' clues."""

    def __init__(self, view: Seen, ear: Ear, me: Seat, said: Clues) -> None:
        self.view, self.ear, self.me, self.said = view, ear, me, said
        worlds = [world for world in believe(knowledge(view)) if world.weight > 0.01]
        open_to = view.public.tied or view.public.living  # a second ballot names the tied only
        living = [seat for seat in open_to if seat in said and seat != me]
        self.odds = {seat: _wish(worlds, seat) for seat in living}
        # As in one's vote, or one would speak against somebody and vote against another.
        feels, doubt = feelings(view), SKILLS.get(ear.level, SKILLS["medium"]).doubt
        self.suspects = sorted(self.odds, key=lambda s: -self.odds[s] - doubt * feels[s])
        self.ears = Ears(view.options.language, worlds)

    # -- to somebody ------------------------------------------------------------------------------

    def answer(self, call: Line) -> Phrase | None:
        """To a charge, what there is to say for oneself; to a question, what was asked for."""
        assert call.seat is not None
        if call.seat not in self.view.public.living:
            return None
        asks_why = any(word in plain(call.text) for word in (*WHY, *WHY_TOO))
        mine = [clue for clue in self.said.get(self.me, ()) if mentions(call.text, clue)]
        to_me = bool(mine) or call.names(self.ear.names[self.me])
        if mine and (asks_why or call.kind is Kind.QUESTION):
            return Phrase("explain", {"who": call.seat}, {"clue": mine[-1]})
        if call.kind is Kind.QUESTION or asks_why:
            return self.reasons(call) if asks_why else self.opinion(call) or self.name()
        if not to_me:
            return Phrase("greet", {"who": call.seat})
        if self.me not in self.said:
            return None
        own = mine or self.said[self.me]
        return Phrase("answer", {"who": call.seat}, {"clue": own[-1]})

    def reasons(self, call: Line) -> Phrase:
        """Of what I have said; of my clue, if I have said nothing."""
        assert call.seat is not None
        if (found := self.opinion(call)) is not None:
            return found
        mine = [line for line in self.ear.lines if line.seat == self.me]
        charged = [line.about for line in mine if line.kind is Kind.CHARGE]
        for seat in self.suspects:
            if self.ear.names[seat] in charged and (found := self.charge(seat)):
                return found
        if self.me in self.said and not self.ear.has_spoken(self.me):
            return Phrase("explain", {"who": call.seat}, {"clue": self.said[self.me][-1]})
        return self.name()

    def opinion(self, call: Line) -> Phrase | None:
        """Of somebody whose clue they ask about."""
        for seat in self.suspects:
            clues = [clue for clue in self.said[seat] if mentions(call.text, clue)]
            if clues and seat in quoted(self.view.public, call.text):
                sound = self.ears.soundest(clues)
                if sound is not None and seat != self.suspects[0]:
                    return Phrase("trust", {"who": seat}, {"clue": sound})
                return self.ears.charge({**self.said, seat: clues}, seat, self.odds)
        return None

    def name(self) -> Phrase:
        """Whom I should vote against, and by which clue: one that is odd, or that I did not expect,
        or that would go with much else."""
        if not self.suspects:
            return Phrase("unsure")
        worst = self.suspects[0]
        charged = self.ear.spoke_of(self.me, worst) or self.ear.charges(worst) >= ENOUGH
        if not charged and (found := self.charge(worst)):
            return found
        if found := self.lean(worst):
            return found
        clue = self.ears.oddest(self.said[worst])
        if self.ear.temper == "cautious" and not self.ear.has_spoken(self.me):
            return Phrase("unsure")
        return Phrase("hunch", {"who": worst}, {"clue": clue})

    def charge(self, seat: Seat) -> Phrase | None:
        return self.ears.charge(self.said, seat, self.odds)

    def lean(self, seat: Seat) -> Phrase | None:
        clue = self.ears.oddest(self.said[seat])
        expected = self.ears.expects(clue)
        return None if expected else Phrase("lean", {"who": seat}, {"clue": clue})

    # -- to all -----------------------------------------------------------------------------------

    def remark(self, rng: Random) -> Phrase | None:
        me, ear, said, odds = self.me, self.ear, self.said, self.odds
        fresh = [seat for seat in self.suspects if not ear.spoke_of(me, seat)]
        worst = next((seat for seat in self.suspects[:1] if seat in fresh), None)
        if worst is not None and not ear.has_spoken(me, Kind.CHARGE):
            wanted = odds[worst] > SUSPECT[ear.temper] and ear.charges(worst) < ENOUGH
            if wanted and (found := self.charge(worst) or self.lean(worst)):
                return found
        silent = [seat for seat in fresh if not ear.has_spoken(seat)]
        if silent and (not ear.lines or rng.random() < 0.4):  # none begins with a doubt
            seat = rng.choice(silent)
            return Phrase("ask", {"who": seat}, {"clue": said[seat][-1]})
        others = [seat for seat in fresh if seat != worst]
        for seat in sorted(others, key=lambda seat: odds[seat]):
            sound = self.ears.soundest(said[seat])
            if odds[seat] < CLEAR and sound is not None and rng.random() < 0.6:
                return Phrase("trust", {"who": seat}, {"clue": sound})
        return None if ear.has_spoken(me) else Phrase("unsure")


def _said(board: Public) -> dict[Seat, list[str]]:
    found: dict[Seat, list[str]] = {}
    for line in board.clues:
        if line.word and line.word != MISSED:
            found.setdefault(line.seat, []).append(line.word)
    return found


def _wish(worlds: list[World], seat: Seat) -> float:
    """How glad I should be to see somebody out; of a side that is not the disciples', as one of
    them would say it."""
    return sum(
        world.weight * sum(map(float.__mul__, world.roles[seat], WORTH[world.side]))
        for world in worlds
        if seat in world.roles
    )


class Ears:
    """How clues sound to somebody who has a word in mind: what they take for the disciples'."""

    def __init__(self, language: str, worlds: list[World]) -> None:
        likely = max(worlds, key=lambda world: world.weight, default=None)
        self.language, self.word = language, likely.majority if likely else None
        self.book = words.lexicon(language)

    def fit(self, clue: str) -> float:
        """How much likelier it is for that word than for any; 1: nothing can be said."""
        if self.is_vague(clue):
            return VAGUE
        known = words.known(self.language, clue)
        if known is None or self.word is None:
            return 1.0
        return words.chance(self.language, known, self.word) / self.book.frequency[known]

    def is_vague(self, clue: str) -> bool:
        """Whether it could be said of anything: of a river 'current' is something else."""
        folded = content.fold(clue)
        return folded in self.book.vague and folded not in self.around()

    def around(self) -> set[str]:
        """What that word calls to mind, or is of its field."""
        word = self.word or ""
        return {*self.book.calls.get(word, ()), *self.book.suits.get(word, ())}

    def expects(self, clue: str) -> bool:
        """Whether nobody need wonder at it: that word calls it to mind, and not only one that is
        near, or it is of its field, or goes with so much that it may well go with that word."""
        known = words.known(self.language, clue)
        if {known, content.fold(clue)} & self.around():
            return True
        if known is None or self.word is None:
            return False
        return len(self.book.called.get(known, ())) >= COMMON and self.fit(clue) >= 1

    def soundest(self, clues: Iterable[str]) -> str | None:
        best = max(clues, key=self.fit)
        return best if self.fit(best) > SOUND else None

    def oddest(self, clues: Sequence[str]) -> str:
        """Of several the last: nobody speaks of 'classic' two rounds later."""
        return min(reversed(clues), key=self.fit)

    def charge(self, said: Clues, seat: Seat, odds: Mapping[Seat, float]) -> Phrase | None:
        """By which clue somebody gives themselves away, beside one with which it does not go."""
        odd = self.oddest(said[seat])
        if self.fit(odd) >= ODD:
            return None
        others = [clue for other in odds if other != seat for clue in said[other]]
        apart = [clue for clue in others if self.fit(clue) > SOUND and not self.goes(odd, clue)]
        if not apart or self.is_vague(odd):
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
    quoted=quoted,
)
__all__ = ["TALK"]
