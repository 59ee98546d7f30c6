"""Lets the bots of a table speak where people talk.

When one may, which one, and after what pause follow from a draw made before the deal and from what
all have seen there: a silence tells nothing. Whether it then speaks, and what it says, is its own
move. Together they say one thing in four seconds at most, and while people write, one for each line
of theirs.
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from huisclos.bots.talking import (
    SENTENCES,
    TEMPERS,
    Ear,
    Kind,
    Line,
    Phrase,
    Talk,
    mentions,
    plain,
    talk,
)
from huisclos.kernel import AnyGame, NoWorld, Seat, View
from huisclos.shelf import game
from huisclos.tables import Step, Table
from huisclos.tables.commands import playing
from huisclos.tables.luck import source
from huisclos.tables.sitting import Sitting
from huisclos.tables.spoken import Remark
from huisclos.texts import LANGUAGES, listed, say

if TYPE_CHECKING:
    from .thinking import Thinker, Thought

PAUSE = (4.0, 10.0)  # seconds from one chance to speak to the next
GAP = "\0"  # in a sentence, around what is to be filled in
BLANKS = ("who", "by", "clue", "other", "what", "where", "count")  # what they are called
LATELY = 12  # lines that a bot has in mind
ANSWERED = 2  # lines of people that are looked at for somebody's name
QUIET = 20.0  # seconds after which people who wrote do not write any more
PRAISE = ("bravo", "merci", "chapeau", "bien joué", "thank", "well done", "well played", "good job")
TRUST = ("confiance", "trust", "believe", "innocent", "innocente")
DOUBT = re.compile(r"(?<!\w)(?:pas|plus|aucune?|jamais|not?|never|\w+n't|dont|can't)(?!\w)|\?")
EAGER = {"bold": 1.0, "cautious": 0.7, "talkative": 1.6, "dry": 0.5}  # to have the word


class Host(Protocol):
    @property
    def now(self) -> float: ...

    def stands(self) -> Table | None: ...

    def reply(self, step: Step) -> None: ...


class Chatter:
    """Where nobody waits for bots (at pace 0) they do not talk."""

    def __init__(
        self, host: Host, pace: float, thinker: Thinker, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.host, self.pace, self.thinker, self.loop = host, pace, thinker, loop
        self.timer: asyncio.TimerHandle | None = None
        self.chances = 0  # to speak, so far
        self.floor = Floor()

    def plan(self) -> None:
        """After each change."""
        self.floor.follow(self.host.stands(), self.host.now)
        found = self.open()
        if found is None or not self.pace:
            self.rest()
        elif self.timer is None:
            _, sitting, _ = found
            self.chances += 1
            wait = luck(found[0], sitting, f"pause {self.chances}").uniform(*PAUSE)
            self.timer = self.loop.call_later(wait, self.begin)

    def rest(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def open(self) -> tuple[Table, Sitting, str] | None:
        """Where bots may speak now, if there are any."""
        table = self.host.stands()
        sitting = table.sitting if table and not table.paused else None
        if table is None or sitting is None or not any(sitting.bots):
            return None
        if sitting.over or sitting.showing:
            return None
        places = open_places(sitting)
        if not places:
            return None
        return table, sitting, luck(table, sitting, f"place {self.chances}").choice(places)

    def begin(self) -> None:
        self.timer = None
        found = self.open()
        if found is None:
            return
        table, sitting, place = found
        seat = self.floor.beckoned.pop(place, None)
        if seat is None and not self.floor.is_peoples(table, sitting, place, self.host.now):
            seat = next_to_speak(table, sitting, place, self.chances, self.floor.since)
        # The same for each of them, or others would see by it who was asked apart.
        takes = max(self.thinker.seconds(level) for level in sitting.bots if level)
        if seat is None:
            self.timer = self.loop.call_later(takes, self.pass_on)
            return
        thought = self.thinker.begin_to_speak(table, seat, self.floor.since)
        self.timer = self.loop.call_later(takes, self.end, seat, place, thought, table)

    def pass_on(self) -> None:
        self.timer = None
        self.plan()

    def end(self, seat: Seat, place: str, thought: Thought, begun: Table) -> None:
        self.timer = None
        found = self.open()
        if found and found[0].played == begun.played and found[2] == place:
            table, sitting, _ = found
            spoken = remarks(table, sitting, place)[-1:] != remarks(begun, sitting, place)[-1:]
            if seat in who_may(sitting, place) and not spoken:  # else it has not heard that
                try:
                    phrase: Phrase = thought.answer()
                except NoWorld:  # it has nothing to say
                    pass
                else:
                    tongues = worded(table, sitting, place, phrase, self.chances)
                    member = sitting.players[seat]
                    now = self.host.now
                    self.host.reply(playing.say_as_bot(table, now, member, place, tongues))
                    return  # what follows plans anew
        self.plan()


class Floor:
    """The conversation of a table: since when, and who has the word. It goes by what all have seen
    there, and by when."""

    def __init__(self) -> None:
        self.since = 0  # of the table's events, those before it: of other debates nobody speaks now
        self.is_open = False
        self.came: dict[int, float] = {}  # its lines by number, in the table's seconds
        self.read: int | None = None  # of the game's notes
        self.beckoned: dict[str, Seat] = {}  # by place, the bot to which a person gave a sign
        self.signs: dict[str, dict[int, float]] = {}  # by place: when, by the number of the event

    def follow(self, table: Table | None, now: float) -> None:
        """After each change."""
        sitting = table.sitting if table else None
        # Who sits in for somebody says nothing: where all seats are people's no bot ever speaks.
        is_open = sitting is not None and not all(sitting.owned) and may_talk(sitting)
        if table is not None and is_open:
            if not self.is_open:
                self.since, self.came = table.number, {}
            for line in table.talk.since(max(self.came, default=self.since)):
                self.came[line.number] = now
        self.is_open = is_open
        if table is None or sitting is None:
            self.read, self.beckoned, self.signs = None, {}, {}
        else:
            self.look(table.number, sitting, now)

    def look(self, number: int, sitting: Sitting, now: float) -> None:
        """For signs that people gave since the last change: each is good for one answer, where all
        who are there have seen it."""
        spoken, story = talk(sitting.game.name), sitting.game.story(sitting.state)
        if spoken is None or spoken.signed is None:
            return
        if self.read is not None and self.read < len(story):
            for told in story.since(self.read):
                sign = spoken.signed(sitting.board, told.note)
                if sign is None or sitting.bots[sign.by]:
                    continue
                place = place_of(sitting, sign.to) or ""
                free = who_may(sitting, place)
                if sign.to in free and all(map(told.reaches, sitting.channels[place].writers)):
                    self.beckoned[place] = sign.to
                    self.signs.setdefault(place, {})[number] = now
        self.read = len(story)

    def is_peoples(self, table: Table, sitting: Sitting, place: str, now: float) -> bool:
        """Whether people write, and bots have said as much there since they began to. A sign is as
        good as a line."""
        left, wrote = 0, float("-inf")
        said = {line.number: line for line in remarks(table, sitting, place, self.since)}
        signs = self.signs.get(place, {})
        for number in sorted({*said, *signs}):
            if number in said and said[number].tongues:
                left -= 1
            else:
                came = signs.get(number, self.came.get(number, wrote))
                left = left + 1 if came - wrote <= QUIET else 1
                wrote = came
        return now - wrote <= QUIET and left <= 0


def luck(table: Table, sitting: Sitting, use: str) -> Random:
    return source(table.secret, sitting.salts, f"talk {use}")


def temper(table: Table, sitting: Sitting, seat: Seat) -> str:
    """Drawn before the deal."""
    return luck(table, sitting, f"temper {seat}").choice(TEMPERS)


def who_may(sitting: Sitting, place: str) -> list[Seat]:
    """Bots that have a seat of their own: who stands in for somebody says nothing in their name."""
    channel = sitting.channels.get(place)
    writers = channel.writers if channel else ()
    free = [s for s in writers if sitting.bots[s] and not sitting.is_stand_in(s)]
    return sorted(seat for seat in free if place_of(sitting, seat) == place)


def place_of(sitting: Sitting, seat: Seat) -> str | None:
    """Where a bot talks: apart, if it sits there with people, else where everybody does."""
    spoken = talk(sitting.game.name)
    if spoken is None:
        return None
    for name, channel in sitting.channels.items():
        together = seat in channel.writers and not all(sitting.bots[s] for s in channel.writers)
        if spoken.aside and name.startswith(spoken.aside) and together:
            return name
    return spoken.places.get(sitting.board.phase)


def open_places(sitting: Sitting) -> list[str]:
    bots = [Seat(seat) for seat, level in enumerate(sitting.bots) if level]
    found = {place_of(sitting, seat) for seat in bots}
    return sorted(place for place in found if place and who_may(sitting, place))


def may_talk(sitting: Sitting) -> bool:
    """Whether people may write where bots speak, be it in another phase: where nobody may, a
    conversation ends."""
    spoken = talk(sitting.game.name)
    if spoken is None:
        return False
    places = {*spoken.places.values()}
    if not places and spoken.aside:  # all talk is apart
        places = {name for name in sitting.channels if name.startswith(spoken.aside)}
    return any(channel.writers for name, channel in sitting.channels.items() if name in places)


def next_to_speak(
    table: Table, sitting: Sitting, place: str, chance: int, since: int = 0
) -> Seat | None:
    """Who was named by a person, and has not answered, goes first; None: one speaks there only when
    spoken to, and nobody was."""
    free = who_may(sitting, place)
    heard = lines(table, sitting, place, since)
    rng = luck(table, sitting, f"who {chance}")
    peoples = [at for at, line in enumerate(heard) if is_a_persons(sitting, line)]
    for at in reversed(peoples[-ANSWERED:]):
        called = [seat for seat in addressed(sitting, heard[at].text) if seat in free]
        if called and not any(line.seat in called for line in heard[at + 1 :]):
            return rng.choice(called)
    spoken = talk(sitting.game.name)
    if spoken is None or spoken.prompted:
        return None
    last = heard[-1].seat if heard else None
    others = [seat for seat in free if seat != last] or free  # nobody talks to themselves
    weights = [EAGER[temper(table, sitting, seat)] for seat in others]
    return rng.choices(others, weights)[0]


def is_a_persons(sitting: Sitting, line: Line) -> bool:
    return line.seat is not None and not sitting.bots[line.seat]


def addressed(sitting: Sitting, text: str) -> list[Seat]:
    """Whom somebody names, or else whose words they take up."""
    named = [Seat(seat) for seat, name in enumerate(sitting.names) if mentions(text, name)]
    spoken = talk(sitting.game.name)
    return named or sorted(spoken.quoted(sitting.board, text) if spoken else ())


def lines(table: Table, sitting: Sitting, place: str, since: int = 0) -> tuple[Line, ...]:
    """What was said there lately, for everybody in it."""
    known = remarks(table, sitting, place, since)[-LATELY:]
    return tuple(Line(sitting.seat(line.member), line.text) for line in known)


def remarks(table: Table, sitting: Sitting, place: str, since: int = 0) -> list[Remark]:
    """What all who are there have read there: who came later has missed what was said before."""
    channel = sitting.channels.get(place)
    there = [sitting.players[seat] for seat in (channel.writers if channel else ())]
    said = [line for line in table.talk.since(since) if line.channel == place and not line.slip]
    return [line for line in said if all(map(line.reaches, there))]


def speak(table: Table, seat: Seat, seen: View[Any, Any, Any], since: int = 0) -> Phrase:
    """What comes to the mind of a bot that may speak, in a conversation that began after this
    event. Raises NoWorld: nothing."""
    sitting = table.sitting
    assert sitting is not None
    spoken, place = talk(sitting.game.name), place_of(sitting, seat)
    if spoken is None or not place:
        raise NoWorld
    heard = tuple(
        Line(sitting.seat(line.member), line.text, *meant(sitting.game.name, spoken, line))
        for line in remarks(table, sitting, place, since)[-LATELY:]
    )
    level = sitting.bots[seat] or "medium"
    people = tuple(Seat(other) for other, bot in enumerate(sitting.bots) if not bot)
    ear = Ear(sitting.names, heard, temper(table, sitting, seat), level, people)
    rng = luck(table, sitting, f"mind {seat} {sitting.heard(seat)} {table.talk.common.count}")
    phrase = spoken.speak(seen, ear, rng)
    if phrase is None:
        raise NoWorld
    return phrase


def worded(
    table: Table, sitting: Sitting, place: str, phrase: Phrase, chance: int
) -> dict[str, str]:
    """The sentence, by language: of those for the occasion one that was said there least often, and
    longest ago. An evening of several games is one conversation."""
    values = {key: sitting.names[seat] for key, seat in phrase.names.items()} | phrase.words
    rng = luck(table, sitting, f"words {chance}")
    said = [in_our_tongue(line) for line in remarks(table, sitting, place) if line.tongues]

    forms = sentences(sitting.game.name, phrase.occasion)

    def worn(number: int) -> tuple[int, int]:
        form = forms[number - 1]
        times = [at for at, text in enumerate(said) if form.fullmatch(text)]
        return len(times), max(times, default=-1)

    number = min(rng.sample(range(1, SENTENCES + 1), SENTENCES), key=worn)
    key = f"board-say-{phrase.occasion}-{number}"
    return {
        each: say(each, sitting.game, key, **values, **terms(each, sitting.game, phrase))
        for each in LANGUAGES
    }


def terms(language: str, rules: AnyGame, phrase: Phrase) -> dict[str, str]:
    """What a phrase calls by the game's own words, in one language."""
    named = {blank: [say(language, rules, key) for key in of] for blank, of in phrase.terms.items()}
    return {blank: listed(language, words) for blank, words in named.items()}


def meant(name: str, spoken: Talk, line: Remark) -> tuple[Kind, str | None]:
    """What a line is to whoever it names, and whom it is about."""
    if not line.tongues:
        return a_persons(line.text, spoken), None
    text = in_our_tongue(line)
    for occasions, kind in ((spoken.charges, Kind.CHARGE), (spoken.questions, Kind.QUESTION)):
        forms = (form for each in occasions for form in sentences(name, each))
        if found := next((match for form in forms if (match := form.fullmatch(text))), None):
            names = found.groupdict()
            return kind, names.get("who", names.get("by"))
    return Kind.REMARK, None


def a_persons(text: str, spoken: Talk) -> Kind:
    """Who is thanked need not defend themselves, nor who is asked, where bots have replies."""
    said = plain(text)
    trusts = any(mentions(said, word) for word in TRUST) and not DOUBT.search(said)
    if not spoken.teases and (trusts or any(praise in text.casefold() for praise in PRAISE)):
        return Kind.REMARK
    return Kind.QUESTION if spoken.questions and text.endswith("?") else Kind.FREE


def in_our_tongue(line: Remark) -> str:
    """A bot's line in the language in which its sentence is looked for."""
    return dict(line.tongues).get(LANGUAGES[0], "")


@lru_cache(maxsize=128)
def sentences(name: str, occasion: str) -> tuple[re.Pattern[str], ...]:
    """Those of a game for an occasion. Every line of talk is held against them by every bot that
    may speak: they are made once."""
    rules = game(name)
    return tuple(sentence(rules, occasion, 1 + at) for at in range(SENTENCES))


def sentence(rules: AnyGame, occasion: str, number: int) -> re.Pattern[str]:
    """A sentence, whomever and whatever it is said of: they are its groups."""
    blanks = {blank: f"{GAP}{blank}{GAP}" for blank in BLANKS}
    text = say(LANGUAGES[0], rules, f"board-say-{occasion}-{number}", **blanks)
    form, known = "", set[str]()
    for part in text.split(GAP):
        if part not in blanks:
            form += re.escape(part)
        else:
            form += f"(?P={part})" if part in known else f"(?P<{part}>.+)"
            known.add(part)
    return re.compile(form)
