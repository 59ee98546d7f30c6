"""What a bot answers to its crew: to who names it or its post, to a question that is its post's to
answer, to a sign. It says what its own sheet and ears tell, and sends on what another knows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum, auto
from random import Random

from huisclos.bots.talking import FRESH, Ear, Kind, Line, Phrase, Sign, Talk, inclined, plain
from huisclos.kernel import Seat

from .. import notes
from ..nouns import Phrase as Signal
from ..nouns import Role, System, panel
from ..nouns.sea import HEADINGS, NOWHERE, Heading
from ..state import Public, Seen
from . import engineer, mate, talk
from .aim import VAGUE, best_torpedo
from .situation import NERVES, RECALLED, Situation

WORRIED = 2  # times as many cells as make a captain hide: one sails by it before


class Topic(Enum):
    """What people ask about."""

    PANEL = auto()
    SHOT = auto()
    GAUGES = auto()
    ENEMY = auto()
    COURSE = auto()


OWN = {
    Role.CAPTAIN: Topic.COURSE,
    Role.MATE: Topic.GAUGES,
    Role.ENGINEER: Topic.PANEL,
    Role.RADIO: Topic.ENEMY,
}
HOLDER = {topic: role for role, topic in OWN.items()} | {Topic.SHOT: Role.CAPTAIN}


def _any_of(words: str) -> re.Pattern[str]:
    """Of words by their beginnings, as they are typed without accents."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(words.split('|'))})")


# In this order: 'why is the torpedo not ready' is about gauges, 'why this course' about a course.
TOPICS = {
    Topic.PANEL: _any_of(
        "panne|casse|repar|voyant|tableau|circuit|radiation|abim|"
        "brok|down\\b|repair|mend|light|panel|dial|fix"
    ),
    Topic.SHOT: _any_of("tir(?!ets)|feu\\b|attaqu|fire|firing|shoot|shot|attack"),
    Topic.GAUGES: _any_of(
        "charg|jauge|pret|torpill|mine|drone|sonar|silence|arme|rempli|"
        "ready|gauge|load|torpedo|fill"
    ),
    Topic.ENEMY: _any_of(
        "enn?emi|adver|ou est|ou sont|il est|ils sont|ou il|secteur|trace|film|repere|entend|"
        "enem|where is|where's he|where are they|they|sector|track|hear"
    ),
    Topic.COURSE: _any_of(
        "pourquoi|cap\\b|route|on va|va-t-on|allons|direction|surface|plong|"
        "why|course|heading|going|where to|where are we|dive"
    ),
}
POSTS = {
    Role.CAPTAIN: _any_of("capitaine|commandant|captain|skipper"),
    Role.MATE: _any_of("(?<!a )second\\b|first mate|mate\\b"),
    Role.ENGINEER: _any_of("mecano|mecanicien|ingenieur|engineer"),
    Role.RADIO: _any_of("detecteur|radio\\b|radio operator"),
}
SYSTEMS = {
    System.TORPEDO: _any_of("torpill|torpedo"),
    System.SCENARIO: _any_of("archer|mines? archer"),
    System.MINE: _any_of("mine"),
    System.DRONE: _any_of("drone"),
    System.SONAR: _any_of("sonar"),
    System.SILENCE: _any_of("silence"),
}
WAYS = {
    Heading.NORTH: _any_of("nord|north"),
    Heading.EAST: _any_of("l'est\\b|cap est|east"),
    Heading.SOUTH: _any_of("sud|south"),
    Heading.WEST: _any_of("ouest|l'ouest|west"),
}
WHERE = _any_of(
    "evit|travers|barrer|cap\\b|vers|ou\\b|aller|avoid|cross|heading|way\\b|where|course"
)
HELLO = _any_of("salut\\b|bonjour|bonsoir|coucou|hello|hi\\b|hey\\b|good evening|ahoy|ohe")
ASKS = re.compile(r"\?\s*$|(?<!\w)(?:pourquoi|why)(?!\w)")


def topic_of(text: str) -> Topic | None:
    return next((topic for topic, words in TOPICS.items() if words.search(text)), None)


def called(board: Public, text: str) -> set[Seat]:
    """To whom somebody speaks who names nobody: to a post, to whose sheet has what they ask for, or
    to all."""
    said = plain(text)
    roles = [role for role, words in POSTS.items() if words.search(said)]
    if not roles and ASKS.search(said) and (topic := topic_of(said)):
        roles = [HOLDER[topic]]
    if roles:
        return {holder(board, crew, role) for crew in (0, 1) for role in roles}
    greeted = ASKS.search(said) or HELLO.match(said)
    return {seat for boat in board.boats for seat in boat.seats} if greeted else set()


def holder(board: Public, crew: int, role: Role) -> Seat:
    return board.boats[crew].seats[[*Role].index(role)]


# -- signs ------------------------------------------------------------------------------------

HEARS = {  # whom a sign is for
    Signal.BROKEN: Role.ENGINEER,
    **dict.fromkeys((Signal.SECTORS, Signal.HERE, Signal.NEAR, Signal.LOST), Role.RADIO),
}


def signed(board: Public, note: notes.Note) -> Sign | None:
    if not isinstance(note, notes.Reported):
        return None
    crew = next(at for at, boat in enumerate(board.boats) if note.seat in boat.seats)
    to = holder(board, crew, HEARS.get(note.phrase, Role.CAPTAIN))
    return Sign(note.seat, to if to != note.seat else holder(board, crew, Role.CAPTAIN))


def speak(view: Seen, ear: Ear, rng: Random) -> Phrase | None:
    s = Situation(view, RECALLED.get(ear.level, RECALLED["easy"]), NERVES.get(ear.temper))
    for line in reversed(ear.lines[-FRESH:]):
        if line.seat == s.seat:
            break
        if line.seat in ear.people:
            to = [seat for seat, name in enumerate(ear.names) if line.names(name)]
            if s.seat in (to or called(view.public, line.text)):
                return None if line.kind is Kind.REMARK else _Mind(s, ear, line.seat).answer(line)
    for note in reversed(view.heard):
        sign = signed(view.public, note)
        if sign is not None and sign.by in ear.people and sign.to == s.seat:
            assert isinstance(note, notes.Reported)
            return _Mind(s, ear, sign.by).acknowledge(note, rng)
    return None


class _Mind:
    """What a seat has to tell somebody of its crew."""

    def __init__(self, s: Situation, ear: Ear, who: Seat) -> None:
        self.s, self.ear, self.who = s, ear, who

    def phrase(self, occasion: str, **words: str) -> Phrase:
        return Phrase(occasion, {"who": self.who}, words)

    def terms(self, occasion: str, blank: str, names: Sequence[str], **words: str) -> Phrase:
        keys = tuple(f"board-term-{name}" for name in names)
        return Phrase(occasion, {"who": self.who}, words, {blank: keys})

    def answer(self, line: Line) -> Phrase:
        said = plain(line.text)
        topic = topic_of(said)
        asks = bool(ASKS.search(said))
        if not asks and (way := self.wanted(said)):
            return self.to_order(way)
        if topic is None and not asks:
            return self.phrase("greet" if HELLO.search(said) else "aye")
        own = OWN[self.s.sheet.roles[0]]
        if topic is None:
            return self.tell(own, said) or self.phrase("aye")
        if found := self.tell(topic, said):
            return found
        by = holder(self.s.public, self.s.crew, HOLDER[topic])
        if by not in (self.who, self.s.seat):
            return Phrase("elsewhere", {"who": self.who, "by": by})
        return self.tell(own, said) or self.phrase("aye")

    def wanted(self, said: str) -> Heading | None:
        if Role.CAPTAIN not in self.s.sheet.roles:
            return None
        return next((way for way, words in WAYS.items() if words.search(said)), None)

    def to_order(self, way: Heading) -> Phrase:
        chart = self.s.sheet.chart
        if chart is None or chart.at is None or way in chart.headings:
            return self.phrase("aye")
        return self.terms("blocked", "where", [way])

    def acknowledge(self, note: notes.Reported, rng: Random) -> Phrase | None:
        """A sign is answered where there is something to say; else a nod, by temper."""
        match note.phrase:
            case Signal.FIRE:
                return self.shot() or self.phrase("aye")
            case Signal.GO if note.heading is not None:
                answer = self.to_order(note.heading)
            case Signal.BROKEN if Role.ENGINEER in self.s.sheet.roles:
                answer = self.panel("") or self.phrase("aye")
            case Signal.LOST | Signal.NEAR if Role.RADIO in self.s.sheet.roles:
                answer = self.enemy()
            case _:
                answer = self.phrase("aye")
        return None if answer.occasion == "aye" and not inclined(self.ear.temper, rng) else answer

    # -- by sheet ---------------------------------------------------------------------------------

    def tell(self, topic: Topic, said: str) -> Phrase | None:
        """None: that is not known at this post."""
        roles = self.s.sheet.roles
        match topic:
            case Topic.PANEL:
                return self.panel(said)
            case Topic.GAUGES:
                return self.gauges(said)
            case Topic.ENEMY:
                return self.enemy() if Role.RADIO in roles or Role.CAPTAIN in roles else None
            case Topic.COURSE:
                return self.course() if Role.CAPTAIN in roles else None
            case Topic.SHOT:
                return self.shot() if Role.CAPTAIN in roles else None

    def panel(self, said: str) -> Phrase | None:
        s = self.s
        if s.sheet.down is None:
            return None
        down = [each for each in self.systems if panel.SYMBOL_OF[each] in s.sheet.down]
        if s.lights is not None:
            harm = [way for way in HEADINGS if not engineer.harmless(s.lights, way)]
            if harm and (not down or WHERE.search(said)):
                return self.terms("avoid", "where", harm)
            if down and WHERE.search(said):
                return self.phrase("free")
        return self.terms("broken", "what", down) if down else self.phrase("whole")

    def gauges(self, said: str) -> Phrase | None:
        s = self.s
        named = next((each for each, words in SYSTEMS.items() if words.search(said)), None)
        full = s.sheet.full
        if full is None or (s.sheet.gauges is None and named not in full):
            return None
        if named in self.systems and named is not None:
            if named not in full:
                return self.terms("lacks", "what", [named], count=str(self.lacking(named)))
            return self.terms("broken" if self.is_down(named) else "loaded", "what", [named])
        filling = [each for each in self.order if each in self.systems and each not in full]
        if filling and Role.MATE in s.sheet.roles and re.search(r"charg|fill|rempli|load", said):
            return self.terms("charging", "what", filling[:1])
        usable = [each for each in full if not self.is_down(each)]
        if full:
            return self.terms("loaded" if usable else "broken", "what", usable or full)
        if Role.MATE in s.sheet.roles:
            return self.terms("charging", "what", filling[:1])
        nearest = min(filling, key=self.lacking)
        return self.terms("lacks", "what", [nearest], count=str(self.lacking(nearest)))

    def lacking(self, system: System) -> int:
        """Boxes that its gauge lacks: before a start is chosen there are no gauges yet."""
        s = self.s
        return s.missing(system) if s.sheet.gauges else s.sheet.sizes[panel.SYSTEMS.index(system)]

    def is_down(self, system: System) -> bool:
        """As far as this seat sees or was told."""
        return panel.SYMBOL_OF[system] in (self.s.sheet.down or self.s.sheet.broken)

    @property
    def systems(self) -> tuple[System, ...]:
        return panel.SYSTEMS[: len(self.s.sheet.sizes)]

    @property
    def order(self) -> Sequence[System]:
        return mate.SEEKING if self.ear.level == "easy" else mate.order(self.s)

    def enemy(self) -> Phrase:
        found = talk.sighting(self.s)
        if isinstance(found, str):
            return self.phrase("near", where=found)
        if not found:
            return self.phrase("lost")
        return self.phrase("sector", where="/".join(map(str, found)))

    def course(self) -> Phrase:
        s = self.s
        if s.at == NOWHERE or s.public.boats[s.crew].surfaced:
            return self.phrase("aye")
        if s.legs(s.at, s.taken, talk.SHORT) < talk.SHORT:
            return self.phrase("tight")
        if s.ready(System.TORPEDO) and s.foe.board.bit_count() <= VAGUE:
            return self.phrase("hunting")
        worried = s.us.board.bit_count() <= WORRIED * s.nerve.found
        return self.phrase("hiding" if s.loaded and worried else "room")

    def shot(self) -> Phrase | None:
        s = self.s
        if s.at == NOWHERE:
            return None
        if s.ready(System.TORPEDO) and best_torpedo(s, s.at) >= s.nerve.fire:
            return self.phrase("aye")
        return self.phrase("hold")


# A crew talks at any time, and its bots only when they are spoken to: what they have to say
# unasked they report.
TALK = Talk({}, speak, aside="crew-", quoted=called, signed=signed, prompted=True)
