"""What one seat is told of a game and of the talk round it: whole, or what is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType, field

from huisclos.kernel import Seat, Stamping, Value, heard

from . import letters
from .boards import BoardNews
from .event import Member, Said
from .sitting import OpenChannel, Sitting
from .spoken import PAGE, Remark, Spoken
from .table import Table


class Clock(Value, frozen=True):
    """How long the present wait may last yet."""

    left: float
    running: bool
    added: int = 0  # minutes that the owner gave it


class Shown(Value, frozen=True):
    """What has just been revealed, and all look at. Until it is over nobody plays; where it is
    free people may, and the bots wait for them to be ready. `Seen` says that one has seen it."""

    name: str  # of the game's own
    seconds: float  # that it takes, and
    left: float  # as long as not all people have seen it
    running: bool
    free: bool
    seen: tuple[Seat, ...]  # by whom so far


class Sheet(Value, frozen=True):
    """One seat's own half: what it sees and may do."""

    private: Any
    may_act: bool
    moves: tuple[Any, ...]
    channels: tuple[OpenChannel, ...]  # where this seat may write now
    # the notes, by number, that say what a bot has done in one's name; none: nothing to read
    stood_in: tuple[int, ...] | None = None


class Fresh(Value, frozen=True):
    """All that a seat may know now, and the notes that it has not heard yet."""

    heard: int  # notes so far, these included
    public: Any
    sheet: Sheet | None
    notes: tuple[Any, ...]
    clock: Clock | None
    interlude: Shown | None
    wait: int | None  # the number of what one's seat is asked, for its moves
    stamping: Stamping | None  # where people answer with stamps in open talk


class News(Value, frozen=True, omit_defaults=True):
    """What has changed for a seat."""

    heard: int
    public: Any = None
    sheet: Sheet | None = None
    notes: tuple[Any, ...] = ()
    clock: Clock | UnsetType | None = UNSET  # None: it has stopped for good
    interlude: Shown | UnsetType | None = UNSET
    wait: int | None = None
    stamping: Stamping | UnsetType | None = UNSET
    talk: Talk | None = None  # where all that is told comes in one message
    board: BoardNews | None = None  # in place of a public board, where many play


class Utterance(Value, frozen=True):
    """A line of talk, and who said it where. A slip is for one's screens, and not read as talk."""

    member: Member
    channel: str
    text: str
    slip: bool = False
    tongues: dict[str, str] = field(default_factory=dict)  # where a bot said it, by language
    about: Seat | None = None  # of a stamp, which the text names: on whose words or deeds, and
    moment: int = 0  # when, by a number of the board's; -1: in a game before this one
    within: bool = False  # only some read it


class Talk(Value, frozen=True):
    """Lines of talk that this person may read, in order; `said` counts all there were, slips left
    out. Who has missed many is told the last of them."""

    said: int
    lines: tuple[Utterance, ...]


class Earlier(Value, frozen=True):
    """Older lines of talk, in order, as they were asked for; none: there are no older ones."""

    first: int  # the number of the first of them
    lines: tuple[Utterance, ...]


def sheet(sitting: Sitting, seat: Seat) -> Sheet:
    game, state = sitting.game, sitting.state
    may_act = seat in sitting.acting and not sitting.stopped
    moves = tuple(game.moves(state, seat)) if may_act else ()
    mine = game.private(state, seat)
    done = sitting.stood_in[seat] if sitting.bots[seat] is None else None
    return Sheet(mine, may_act, moves, sitting.writing[seat], done)


def clock(table: Table, now: float) -> Clock | None:
    sitting = table.sitting
    if sitting is None or sitting.deadline is None:
        return None
    at = table.paused[1] if table.paused else now
    left = round(max(0.0, sitting.deadline.ends - at), 1)
    return Clock(left, running=table.paused is None, added=sitting.deadline.added)


def shown(table: Table, now: float) -> Shown | None:
    """The same to everybody."""
    showing = table.sitting and table.sitting.showing
    if not showing:
        return None
    at = table.paused[1] if table.paused else now
    left = round(min(max(0.0, showing.ends - at), showing.interlude.seconds), 1)
    name, seconds, free = showing.interlude.name, showing.interlude.seconds, showing.interlude.free
    return Shown(name, seconds, left, table.paused is None, free, showing.seen)


def fresh(
    table: Table, seat: Seat | None, since: int, now: float, plays: Seat | None = None
) -> Fresh:
    """For somebody who comes in, or comes back having heard the first `since` notes; they play for
    a seat, whether or not they listen as one."""
    sitting = table.sitting
    assert sitting is not None
    notes = heard(sitting.game, sitting.state, seat)
    return Fresh(
        heard=len(notes),
        public=sitting.board,
        sheet=None if seat is None else sheet(sitting, seat),
        notes=notes[since:] if 0 <= since <= len(notes) else notes,
        clock=clock(table, now),
        interlude=shown(table, now),
        wait=None if plays is None else sitting.wait(plays),
        stamping=sitting.stamping,
    )


def talk(spoken: Spoken, member: Member | None, since: int) -> Talk | None:
    """For somebody who comes in, or comes back having heard the first `since` lines."""
    said = spoken.count(member)
    lines = spoken.last(member)[since - said :] if since < said else []
    lines += spoken.slips_for(member)
    return Talk(said, tuple(map(uttered, lines))) if lines else None


def earlier(lines: Sequence[Said], said: int, before: int) -> Earlier:
    """The lines before the one with this number, of all that somebody could ever read, `said` in
    number. They are counted from the last: where an old log does not say who could read a line, it
    is not among them."""
    unknown = said - len(lines)
    end = max(0, min(before - 1 - unknown, len(lines)))
    start = max(0, end - PAGE)
    page = (
        Utterance(
            *(line.member, line.channel, letters.line(line.text), False, line.tongues or {}),
            about=None if line.about is UNSET else line.about,
            moment=line.moment or 0,
            within=isinstance(line.readers, tuple),
        )
        for line in lines[start:end]
    )
    return Earlier(start + unknown + 1 if start else 1, tuple(page))


def uttered(line: Remark) -> Utterance:
    said = line.member, line.channel, line.text, line.slip, dict(line.tongues)
    return Utterance(*said, line.about, line.moment, line.readers is not None)
