"""When listeners are told of a change, and in how many bytes: whoever counts packets, or sees when
they come, learns no secret from it. Pure: who runs the table keeps the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import UNSET

from huisclos.kernel import Seat, encode

from .drafts import SLICE, Drafts
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


Wrap = Callable[[bytes, int], Any]  # a text, so long at least, as it goes on a line


Told = Sequence[Any]  # to one listener: texts, wrapped, with blanks behind them


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
        room, *rest = ear.arrive(self.shown, now)
        if ear.plays is None or not rest:
            return [self.wrap(text, 0) for text in (room, *rest)]
        aside = [self.wrap(text, beside(ear, text)) for text in rest[-1:] if ear.aside]
        rest = rest[:-1] if ear.aside else rest
        whole, talk = (*rest, encode(Talk(ear.said, ())))[:2]
        size = doubled(max(WHOLE, len(whole) + len(talk)))
        sizes = 0, size - len(talk), 0
        return [*map(self.wrap, (room, whole, talk), sizes), *aside]

    def drafts(self, change: Change) -> Drafts[Words]:
        """What each will be told when this is shown."""
        # What was said in the last moment of a held wait comes to those who may read it within the
        # news of its end, which all are told.
        sitting = change.before.sitting
        together = bool(sitting and sitting.held and not change.anew)
        tell = partial(Ear.words, together=together)
        return Drafts(change.after, change.now, tell, change)

    def prepare(self, drafts: Drafts[Words], change: Change, ears: Sequence[Ear]) -> Iterator[None]:
        """Before a change is shown to a crowd, a slice at a time; where little changes, nothing."""
        sitting, whose = change.after.sitting, change.whose
        if sitting is None or goes_on(change.before.sitting, sitting):
            return
        changed = len(sitting.players) if whose is None else len(whose)
        if change.plain and changed <= SLICE:  # who watches has no half of their own
            return
        yield from drafts.make(ears)
        if not drafts.made or not sitting.held or sitting.over:
            return
        sheets = {draft.ear.plays: draft.ear.sheet for draft in drafts.made.values()}
        sizes = {
            seat: size for each in drafts.changes.values() for seat, size in each.sizes.items()
        }
        for number, seat in enumerate(map(Seat, range(len(sitting.players))), 1):
            size = sizes.get(seat) or len(encode(sheets.get(seat) or sheet(sitting, seat)))
            drafts.longest = max(drafts.longest, size)
            if number % SLICE == 0:
                yield

    def show(
        self, change: Change, ears: Iterable[Ear], drafts: Drafts[Words] | None = None
    ) -> list[Told]:
        """A change from what was shown last, to each of these in their order: told now, or (to
        nobody) kept for the beat. A room that changes is no secret: all are told then."""
        before, self.shown = self.shown, change.after
        if goes_on(before.sitting, self.held):
            return self.beat(ears, change.now) if change.room else []
        self.length, ears = 0, [*ears]
        if drafts and drafts.made:
            if self.held and drafts.longest:
                self.length = length_of(self.held, drafts.longest)
            return self._tell(ears, drafts)
        ending = before.sitting and before.sitting.held  # of a held wait
        follow = all([ear.told is before and not ear.owed for ear in ears])  # all until then
        if not ending and follow and change.plain:
            return self._tell_plainly(ears, change)
        return self._tell(ears, self.drafts(change))

    def gathered(self, ears: Iterable[Ear], now: float) -> list[Told]:
        """All that was shown since each was told."""
        if self.held:
            return self.beat(ears, now)
        return self._tell(ears, Drafts(self.shown, now, Ear.words))

    def _tell(self, ears: Iterable[Ear], drafts: Drafts[Words]) -> list[Told]:
        words = [(ear, drafts.take(ear)) for ear in ears]
        return level(words, [*drafts.changes.values()], self.wrap)

    def _tell_plainly(self, ears: Sequence[Ear], change: Change) -> list[Told]:
        """As `_tell`, for a move that all hear of who heard the last one: most moves. Only those
        are looked at one by one whose own half may have changed, or to whom something is told that
        others are not; all others who have heard as much are told the same."""
        old, table, sitting = change.before.sitting, change.after, change.after.sitting
        assert old is not None and sitting is not None
        own, common, whose = sitting.own, sitting.common, change.whose
        apart = frozenset(range(len(own))) if whose is None else whose | change.whispered
        changed = change.public or change.common
        asked = sitting.waits if changed and old.waits != sitting.waits else None
        silent = not (changed or change.clock or change.interlude is not UNSET)
        silent = silent and change.stamping is UNSET
        said: list[tuple[bytes, list[Any]]] = []  # to seats, and where it goes once it is wrapped
        alike: dict[tuple[int, int | None], list[Any]] = {}  # by what was heard and is asked
        watching: list[Any] = []
        told: list[Told] = []
        for ear in ears:
            ear.told, seat, plays = table, ear.seat, ear.plays
            if plays is None:
                told.append(watching)
                continue
            if plays in apart:
                if (text := ear.news(change, sitting)) is None:
                    told.append(())
                    continue
                frames: list[Any] = []
                said.append((text, frames))
            elif silent:
                told.append(())
                continue
            else:
                heard = common if seat is None else common + own[seat]
                wait = change.asked(plays) if asked else None
                if (found := alike.get((heard, wait))) is None:
                    found = alike[heard, wait] = []
                    said.append((change.news(heard, None, change.common, wait), found))
                frames = found
            told.append(frames)
        # Who watches may be told what a seat is: not at its length, or it is seen that one has
        # heard no more than they.
        size = game_bytes([change], max([len(text) for text, _ in said], default=0))
        for text, frames in said:
            frames.append(self.wrap(text, size))
        if not silent:
            watching.append(self.wrap(change.news(common, None, change.common, None), 0))
        return told

    def beats(self, now: float) -> Drafts[list[Any]]:
        """What each will be told on the next beat, unless something is shown before."""
        wrapped: dict[int, tuple[bytes, Any]] = {}
        return Drafts(self.shown, now, partial(self._beat, wrapped))

    def beat(
        self, ears: Iterable[Ear], now: float, drafts: Drafts[list[Any]] | None = None
    ) -> list[Told]:
        """In a held wait: all that these have not been told yet."""
        if drafts is None or drafts.after is not self.shown:
            drafts = self.beats(now)
        return [drafts.take(ear) for ear in ears]

    def reply(self, ear: Ear, now: float) -> Told:
        """What goes before the answer to a move in a held wait: its maker's own news."""
        return self.beats(now).take(ear)

    def _beat(self, wrapped: dict[int, tuple[bytes, Any]], ear: Ear, change: Change) -> list[Any]:
        if ear.plays is None or not ear.welcome(change.after):  # what they are told is no secret
            return [self.wrap(text, 0) for text in ear.words(change).texts if text]
        room = [self.wrap(change.room, stepped(len(change.room)))] if change.room else []
        self.length = self.length or length_of(self.held, longest_of(self.held))
        text = ear.beat(change, self.length)
        if id(text) not in wrapped:  # most are told the very same
            size = max(self.length, doubled(len(text)))
            wrapped[id(text)] = text, self.wrap(text, size)
        told = [*room, wrapped[id(text)][1]]
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


def length_of(sitting: Sitting | None, longest: int) -> int:
    """Room enough for anybody's sheet with some notes, and for the longest line of talk."""
    assert sitting is not None
    return doubled(max(sitting.game.own_bytes(sitting.board), longest + 1024))


def longest_of(sitting: Sitting | None) -> int:
    """Bytes of the longest sheet."""
    assert sitting is not None
    seats = map(Seat, range(len(sitting.players)))
    return max(len(encode(sheet(sitting, seat))) for seat in seats)


def own_bytes(changes: Sequence[Change]) -> int:
    sittings = [change.after.sitting for change in changes if change.after.sitting]
    return max([sitting.game.own_bytes(sitting.board) for sitting in sittings])


def game_bytes(changes: Sequence[Change], longest: int) -> int:
    """Of the news that each seat has of a game, where the longest are so long."""
    if not any([change.public or change.notes or change.stopped for change in changes]):
        return stepped(longest)
    common = max([change.common_bytes for change in changes])  # somebody's sheet may change
    return stepped(common + doubled(max(own_bytes(changes), longest - common)))


def going_out(changes: Sequence[Change]) -> frozenset[Seat]:
    """Where who is out may be told much that others are not."""
    pairs = [(change.before.sitting, change.after.sitting) for change in changes]
    gone = frozenset([seat for old, new in pairs if old and new for seat in new.out - old.out])
    return gone if gone and truth_bytes(changes) else frozenset()


def truth_bytes(changes: Sequence[Change]) -> int:
    sittings = [change.after.sitting for change in changes if change.after.sitting]
    return max([sitting.game.truth_bytes(sitting.board) for sitting in sittings], default=0)


def level(heard: Sequence[tuple[Ear, Words]], changes: Sequence[Change], wrap: Wrap) -> list[Told]:
    """The messages of one change, with as many blanks as make those to the seats equally long. Who
    has just gone out, as all know, may be told all that happened: at a length of their own."""
    apart = going_out(changes)
    seats = [words for ear, words in heard if ear.plays is not None]
    others = [words for ear, words in heard if ear.plays is not None and ear.plays not in apart]
    longest = max([len(words.game) for words in others if words.game], default=0)
    talk = stepped(max([len(words.talk) for words in seats if words.talk], default=0))
    if any([words.whole for words in others]):
        game = doubled(max(WHOLE, longest))
    else:
        game = game_bytes(changes, longest)
    room = max([stepped(len(change.room or b"")) for change in changes], default=0)
    wrapped: dict[tuple[int, int], Any] = {}  # many are told the very same
    told = list[Told]()
    for ear, words in heard:
        texts = []
        aside = beside(ear, words.aside) if words.aside else 0
        sizes = (0, 0, 0, 0) if ear.plays is None else (room, game, talk, aside)
        if ear.plays in apart and words.game:
            more = doubled(max(truth_bytes(changes), len(words.game) - game))
            sizes = room, stepped(game + more), talk, aside
        for text, size in zip(words.texts, sizes, strict=True):
            if text:
                found = wrapped.get((id(text), size))
                if found is None:
                    found = wrapped[id(text), size] = wrap(text, size)
                texts.append(found)
        told.append(texts)
    return told
