"""When listeners are told of a change, and in how many bytes: whoever counts packets, or sees when
they come, learns no secret from it. Pure: who runs the table keeps the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import UNSET

from huisclos.kernel import Seat, encode, wait_of

from .feed import Change, Ear, Words
from .news import Talk, sheet
from .sitting import Sitting
from .table import Table

STEP = 64  # bytes: every message of a change is as long as the longest, rounded up
WHOLE = 8192  # bytes at least of a whole view
BEAT = 1.0  # seconds from one beat to the next
ANSWER_BYTES = 256  # of the answer to a move, rounded up


def stepped(size: int, step: int = STEP) -> int:
    return -(-size // step) * step


def doubled(size: int) -> int:
    """A power of two."""
    return 1 << (size - 1).bit_length()


def answer(text: bytes) -> bytes:
    """To a move, whatever is said of it."""
    return text.ljust(stepped(len(text), ANSWER_BYTES))


Wrap = Callable[[bytes, int], bytes]  # a text, so long at least, as it goes on a line


Told = tuple[Ear, list[bytes]]  # to whom, and what: texts, wrapped, with blanks behind them


class Telling:
    """One table's listeners. What happens in a held wait is told on the beat, to all seats together
    whether or not there is news, always at the same length; everything else at once."""

    def __init__(self, table: Table, wrap: Wrap = bytes.ljust) -> None:
        self.shown, self.wrap = table, wrap
        self.length = 0  # of every message of the present held wait; none yet: 0

    @property
    def held(self) -> Sitting | None:
        sitting = self.shown.sitting
        return sitting if sitting and sitting.held and not sitting.over else None

    def greet(self, ear: Ear, now: float) -> Told:
        """Everything, for one who comes in."""
        ear.told, ear.owed = self.shown, []
        room, *rest = ear.arrive(self.shown, now)
        if ear.plays is None or not rest:
            return ear, [self.wrap(text, 0) for text in (room, *rest)]
        aside = [self.wrap(text, beside(ear, text)) for text in rest[-1:] if ear.aside]
        rest = rest[:-1] if ear.aside else rest
        whole, talk = (*rest, encode(Talk(ear.said, ())))[:2]
        size = doubled(max(WHOLE, len(whole) + len(talk)))
        sizes = 0, size - len(talk), 0
        return ear, [*map(self.wrap, (room, whole, talk), sizes), *aside]

    def show(self, change: Change, ears: Iterable[Ear]) -> list[Told]:
        """A change from what was shown last: told now, or kept for the beat. A room that changes is
        no secret: all are told then."""
        before, self.shown = self.shown, change.after
        if goes_on(before.sitting, self.held):
            return self.beat(ears, change.now) if change.room else []
        self.length = 0
        # What was said in the last moment of a held wait comes to those who may read it within the
        # news of its end, which all are told.
        together = bool(before.sitting and before.sitting.held and not change.anew)
        ears = [*ears]
        follow = all([ear.told is before and not ear.owed for ear in ears])  # all until then
        if not together and follow and change.plain:
            return self._tell_plainly(ears, change)
        return self._tell(ears, change.now, {before.number: change}, together)

    def gathered(self, ears: Iterable[Ear], now: float) -> list[Told]:
        """All that was shown since each was told."""
        return self.beat(ears, now) if self.held else self._tell(ears, now, {})

    def _tell(
        self, ears: Iterable[Ear], now: float, changes: dict[int, Change], together: bool = False
    ) -> list[Told]:
        heard = [(ear, self._since(ear, now, changes)) for ear in ears]
        words = [(ear, ear.words(since, together)) for ear, since in heard]
        return level(words, [*changes.values()], self.wrap)

    def _tell_plainly(self, ears: Sequence[Ear], change: Change) -> list[Told]:
        """As `_tell`, for a move that all hear of who heard the last one: most moves. Of a seat
        whose half cannot have changed nothing is asked."""
        table, sitting = change.after, change.after.sitting
        assert sitting is not None
        game, state, own, common = sitting.game, sitting.state, sitting.own, sitting.common
        touched = None if change.stopped or change.reseated else change.touched
        public, always = change.public, change.clock or change.interlude is not UNSET
        always = always or change.stamping is not UNSET
        texts: list[bytes | None] = []
        seats: dict[int, bytes] = {}  # those that a seat is told: many are told the very same
        for ear in ears:
            ear.told, seat, plays = table, ear.seat, ear.plays
            if touched is None or seat in touched:
                text = ear.news(change, sitting)
            else:
                notes = change.notes_for(seat) if change.common is None else change.common
                text, wait = None, None
                if plays is not None and (public or notes):
                    asked = wait_of(game, state, plays)
                    if asked != ear.wait:
                        ear.wait = wait = asked
                if public or notes or always:
                    ear.heard = heard = common if seat is None else common + own[seat]
                    text = change.news(heard, None, notes, wait)
            if text is not None and plays is not None:
                seats[id(text)] = text
            texts.append(text)
        size = game_bytes([change], max(map(len, seats.values()), default=0))
        wrapped = {key: [self.wrap(text, size)] for key, text in seats.items()}
        for text in texts:
            if id(text) not in wrapped:
                wrapped[id(text)] = [self.wrap(text, 0)] if text else []
        return [(ear, wrapped[id(text)]) for ear, text in zip(ears, texts, strict=True)]

    def beat(self, ears: Iterable[Ear], now: float) -> list[Told]:
        """In a held wait: all that these have not been told yet."""
        changes: dict[int, Change] = {}
        heard = [(ear, self._since(ear, now, changes)) for ear in ears]
        return [(ear, self._beat(ear, since)) for ear, since in heard]

    def reply(self, ear: Ear, now: float) -> Told:
        """What goes before the answer to a move in a held wait: its maker's own news."""
        return ear, self._beat(ear, self._since(ear, now, {}))

    def _since(self, ear: Ear, now: float, changes: dict[int, Change]) -> Change:
        """From what this ear was told last; most were told the same."""
        last = ear.told or self.shown
        if last.number not in changes:
            changes[last.number] = Change(last, self.shown, now)
        ear.told = self.shown
        return changes[last.number]

    def _beat(self, ear: Ear, change: Change) -> list[bytes]:
        if ear.plays is None or not ear.welcome(change.after):  # what they are told is no secret
            return [self.wrap(text, 0) for text in ear.words(change).texts if text]
        room = [self.wrap(change.room, stepped(len(change.room)))] if change.room else []
        self.length = self.length or length_of(self.held)
        text = ear.beat(change, self.length)
        told = [*room, self.wrap(text, max(self.length, doubled(len(text))))]
        if aside := ear.look_on(change.after, bool(change.public)):
            told.append(self.wrap(aside, beside(ear, aside)))
        return told


def beside(ear: Ear, text: bytes) -> int:
    """Of what who is out or watches is told: they have no part in what the others hide; but who
    sees all is told of it, at a length that says nothing of it."""
    sitting = ear.told.sitting if ear.told else None
    if sitting is None or ear.aside is None or ear.aside.truth is None:
        return doubled(len(text))
    return doubled(max(WHOLE, sitting.game.truth_bytes(sitting.board), len(text)))


def goes_on(old: Sitting | None, new: Sitting | None) -> bool:
    """Whether a held wait is still the same one."""
    if not old or not new or not old.deadline or not new.deadline or not old.held:
        return False
    return old.players is new.players and old.deadline.turn == new.deadline.turn


def length_of(sitting: Sitting | None) -> int:
    """Room enough for anybody's sheet with some notes, and for the longest line of talk."""
    assert sitting is not None
    seats = map(Seat, range(len(sitting.players)))
    longest = max(len(encode(sheet(sitting, seat))) for seat in seats)
    return doubled(max(sitting.game.own_bytes(sitting.board), longest + 1024))


def own_bytes(changes: Sequence[Change]) -> int:
    sittings = [change.after.sitting for change in changes if change.after.sitting]
    return max([sitting.game.own_bytes(sitting.board) for sitting in sittings])


def game_bytes(changes: Sequence[Change], longest: int) -> int:
    """Of the news that each seat has of a game, where the longest are so long."""
    if not any([change.public or change.notes or change.stopped for change in changes]):
        return stepped(longest)
    common = max([change.common_bytes for change in changes])  # somebody's sheet may change
    return stepped(common + doubled(max(own_bytes(changes), longest - common)))


def level(heard: Sequence[tuple[Ear, Words]], changes: Sequence[Change], wrap: Wrap) -> list[Told]:
    """The messages of one change, with as many blanks as make those to the seats equally long."""
    seats = [words for ear, words in heard if ear.plays is not None]
    longest = max([len(words.game) for words in seats if words.game], default=0)
    talk = stepped(max([len(words.talk) for words in seats if words.talk], default=0))
    if any([words.whole for words in seats]):
        game = doubled(max(WHOLE, longest))
    else:
        game = game_bytes(changes, longest)
    room = max([stepped(len(change.room or b"")) for change in changes], default=0)
    wrapped: dict[int, bytes] = {}  # many are told the very same
    told = []
    for ear, words in heard:
        texts = []
        aside = beside(ear, words.aside) if words.aside else 0
        sizes = (0, 0, 0, 0) if ear.plays is None else (room, game, talk, aside)
        for text, size in zip(words.texts, sizes, strict=True):
            if text:
                found = wrapped.get(id(text))
                if found is None or (size and len(found) < size):
                    found = wrapped[id(text)] = wrap(text, size)
                texts.append(found)
        told.append((ear, texts))
    return told
