"""What is drawn: the foot of the screen, the room, help. It reads a place and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from huisclos import shelf
from huisclos.kernel import AnyGame, Refusal, UnreadableNotation
from huisclos.tables import LOBBY, Member
from huisclos.tables.room import Room, Somebody
from huisclos.texts import bundle, label, moment, reason, say, sentence, written

from .face import Face, Sight
from .faces import PLAIN, face_of
from .orders import word_for
from .place import Place
from .screen import clean

HELP = (
    *("secret", "board", "log", "rules", "say", "bet", "see", "earlier", "undo", "pause", "time"),
    *("minute", "skip", "clocks", "still", "end", "away", "back", "quit"),
)
HELP_IN_ROOM = ("bot", "start", "say", "earlier", "rules", "quit")
DASH = " – "  # in a label: after it, the ways of doing what stands before it


def listed(labels: list[str]) -> Iterator[Text]:
    """Moves with the numbers to type. The ways of doing one thing share a paragraph: a card may
    lead to thirty rooms."""

    def numbered(number: str, text: str) -> Text:
        return Text.assemble((f"{number} ", "bold cyan"), text)

    for what, group in groupby(enumerate(labels, 1), lambda move: move[1].partition(DASH)[0]):
        ways = [*group]
        if len(ways) == 1:
            number, text = ways[0]
            yield numbered(f"{number:>3}", text)
        else:
            texts = [numbered(f"{number}", text.partition(DASH)[2]) for number, text in ways]
            yield Text.assemble((f"    {what}", "bold"), DASH, Text(" · ").join(texts))


class Scene:
    def __init__(self, place: Place, language: str) -> None:
        self.place, self.language = place, language

    @property
    def game(self) -> AnyGame:
        return shelf.game(self.room.game)

    @property
    def face(self) -> Face:
        return face_of(self.game)

    @property
    def room(self) -> Room:
        assert self.place.room is not None
        return self.place.room

    @property
    def names(self) -> list[str]:
        return [clean(name) for name in self.place.names]

    @property
    def sight(self) -> Sight:
        place = self.place
        private = place.sheet.private if place.sheet else None
        return Sight(
            self.language,
            self.game,
            self.names,
            place.seat,
            place.public,
            private,
            self.room.options,
        )

    def say(self, key: str, /, **values: str | int) -> str:
        return say(self.language, self.game, key, **values)

    def where(self, channel: str) -> str:
        """The name of a place to talk; slips for the screens of a page have none."""
        kind, _, number = channel.rpartition("-")
        if not number.isdecimal():
            kind, number = channel, ""
        key = f"channel-{kind}"
        if not bundle(self.language, self.game).has_message(key):
            return ""
        return clean(self.say(key, number=number, **written(self.game, self.room.options)))

    @property
    def places(self) -> list[str]:
        """Where one may talk now."""
        if self.in_room:
            return [LOBBY]
        sheet, aside = self.place.sheet, self.place.aside
        mine = (*(sheet.channels if sheet else ()), *(aside.channels if aside else ()))
        open_to_me = [channel.name for channel in mine]
        return [channel for channel in open_to_me if self.where(channel)] or open_to_me[:1]

    def name(self, member: Member | None) -> str:
        known = {seated.member: seated.name for seated in self.room.seats}
        known |= {person.id: person.name for person in self.room.people}
        return clean(known[member]) if member in known else "?"

    def sentence(self, note: Any) -> str:
        return clean(sentence(self.language, self.game, note, self.names, self.room.options))

    def reason(self, refusal: Refusal) -> str:
        return clean(reason(self.language, self.game, refusal))

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def in_room(self) -> bool:
        """No game, or none that was told of yet: the room is told before the board."""
        return self.place.public is None

    @property
    def over(self) -> bool:
        return self.room.over and not self.in_room

    @property
    def mine(self) -> bool:
        """Whether the room is this person's."""
        return self.room.owner == self.place.member

    @property
    def asked(self) -> bool:
        """Whether something waits for this person."""
        place = self.place
        if self.in_room:
            return self.mine
        if self.over or self.paused or self.is_expected:
            return True
        if place.sheet is None or not place.sheet.may_act or place.seat not in place.public.awaited:
            return False
        return bool(self.moves) or self.types

    @property
    def paused(self) -> bool:
        return self.room.paused_by is not None or self.room.deserted

    @property
    def is_expected(self) -> bool:
        """Whether a touch of this person is waited for."""
        me = self.place.member
        return self.room.deserted or any(each.member == me for each in self.room.wondered)

    @property
    def types(self) -> bool:
        """Whether more can be played than is listed."""
        return self.face is PLAIN or self.face.free(self.place.public) is not None

    @property
    def moves(self) -> tuple[Any, ...]:
        return self.place.sheet.moves if self.place.sheet else ()

    def labels(self) -> list[str]:
        names = self.names
        return [
            clean(label(self.language, self.game, move, names, self.room.options))
            for move in self.moves
        ]

    @property
    def free(self) -> Any:
        """What a text that is typed does now, if it does anything."""
        return None if not self.asked or self.over else self.face.free(self.place.public)

    def action(self, text: str) -> Any:
        """A listed move by its number, a text where one is awaited, or any move's notation."""
        if text.isdecimal() and self.moves:
            return self.moves[int(text) - 1] if 0 < int(text) <= len(self.moves) else None
        try:
            action = self.game.read(text)
        except UnreadableNotation:
            return self.free(text) if self.free else None
        return action if self.free is None or isinstance(action, self.free) else self.free(text)

    def phase(self) -> str:
        return self._moment("phase")

    def todo(self) -> str:
        """What you must do, or whom play waits for."""
        if self.over:
            return self.say("terminal-over-host" if self.mine else "terminal-over")
        if self.room.deserted:
            return f"{self.say('deserted')} {self._order('terminal-resume', 'resume')}"
        if self.room.paused_by is not None:
            name = self.name(self.room.paused_by)
            return f"{self.say('paused-by', name=name)} {self._order('terminal-resume', 'resume')}"
        if self.place.seat is None:
            return self.say("spectator")
        return self._moment("todo" if self.asked else "wait")

    def _moment(self, family: Any) -> str:
        if self.over and family != "phase":
            return ""
        text = moment(
            self.language,
            self.game,
            family,
            self.place.public,
            self.names,
            self.room.options,
        )
        return clean(text)

    def _order(self, key: str, order: str) -> str:
        return self.say(key, order=word_for(order, self.language))

    # -- pictures --------------------------------------------------------------------------------

    def foot(
        self, typed: str, left: float | None, secret: str, refusal: str, width: int
    ) -> RenderableType:
        parts: list[RenderableType] = [Text(), Rule(style="dim")]
        if not self.place.connected:
            parts.append(Text(self.say("connection-lost"), style="bold red"))
        parts += self.lobby() if self.in_room else self.now(left)
        if secret:
            parts.append(Panel(Text(secret, style="bold"), expand=False, border_style="magenta"))
        if refusal:
            parts.append(Text(refusal, style="red"))
        prompt = Text("> ", style="bold green")
        prompt.append(typed[-max(10, width - 4) :], style="default")
        prompt.append("▏", style="blink")
        return Group(*parts, prompt)

    def now(self, left: float | None) -> Iterator[RenderableType]:
        head = Table.grid(expand=True)
        head.add_column(ratio=1)
        head.add_column(justify="right")
        time = "" if left is None else f"{int(left) // 60}:{int(left) % 60:02}"
        hurry = "bold red" if left is not None and left < 10 else "cyan"
        head.add_row(Text(self.phase(), style="bold"), Text(time, style=hurry))
        yield head
        yield Text(self.todo(), style="bold yellow" if self.asked else "dim")
        if self.asked and self.moves:
            texts = [*listed(self.labels())]
            yield Columns([text for text in texts if DASH not in text.plain], padding=(0, 3))
            yield from (text for text in texts if DASH in text.plain)

    def lobby(self) -> Iterator[RenderableType]:
        room = self.room
        title = self.say("room-title", code=room.code)
        yield Text(f"{title} · {self.say('game-name')}", style="bold")
        for person in self.people():
            yield Text(f"  {person}")
        yield Text(self._waiting(), style="yellow")

    def people(self) -> Iterator[str]:
        """Who is in the room, each with what is to be known of them."""
        for person in self.room.people:
            yield f"{self.name(person.id)}{self._marks(person)}"

    def _marks(self, person: Somebody) -> str:
        member, level, machine = person.id, person.level, person.machine
        marks = []
        if member == self.place.member:
            marks.append(self.say("room-seat-you"))
        if member == self.room.owner:
            marks.append(self.say("room-seat-host"))
        if level is not None:
            marks.append(self.say("room-seat-bot-level", level=self.say(f"bot-{level}")))
        if machine:
            marks.append(self.say("room-seat-machine"))
        if level is None and member not in self.place.here:
            marks.append(self.say("room-seat-away"))
        return f" ({', '.join(marks)})" if marks else ""

    def _waiting(self) -> str:
        if self.room.cannot_start:
            why = self.reason(self.room.cannot_start)
            hint = self._order("terminal-add-bot", "bot") if self.mine else ""
            return f"{why} {hint}".strip()
        if self.mine:
            return self._order("terminal-start", "start")
        return self.say("start-host-only", host=self.name(self.room.owner))

    def plainly(self) -> str:
        """What is asked, as lines for a pipe."""
        if self.in_room:
            return f"{', '.join(self.people())}\n> {self._waiting()}"
        if not self.asked:
            return ""
        return "\n".join((f"> {self.todo()}", *map(str, listed(self.labels()))))

    def help(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        table.add_row("1, 2, 3…", self.say("terminal-help-move"))
        table.add_row(self.say("terminal-text"), self.say("terminal-help-text"))
        for order in HELP_IN_ROOM if self.in_room else HELP:
            words = Text(word_for(order, self.language), style="cyan")
            if order == "say":
                words.append(f" {self.say('terminal-text')}")
            table.add_row(words, self.say(f"terminal-help-{order}"))
        return Panel(table, title=self.say("terminal-help"), expand=False)

    def rules(self) -> RenderableType:
        page = shelf.folder_of(self.game).joinpath("texts", f"rules.{self.language}.md")
        return Markdown(page.read_text(encoding="utf-8"))

    def happened(self, before: Room | None) -> Iterator[str]:
        """What is new in the room since `before`."""
        room = self.room
        if room.put_away and (before is None or before.put_away is None):
            yield self.reason(room.put_away)
        if before is None:
            return
        old, new = ({p.id: p for p in r.people} for r in (before, room))
        for member, person in new.items():
            if member not in old:
                key = "member-joined-machine" if person.machine else "member-joined"
                yield self.say(key, name=clean(person.name))
        if (deed := room.deed) and deed != before.deed:
            name = clean(deed.name)
            if deed.by is None:
                yield self.say(f"deed-{deed.what}-all", name=name)
            else:
                yield self.say(f"deed-{deed.what}", name=name, by=clean(deed.by))
        for member, person in old.items():
            if member not in new and not (deed and deed.name == person.name):
                yield self.say("member-left", name=clean(person.name))
        if before.owner is not None and before.owner != room.owner:
            yield self.say("member-host", name=self.name(room.owner))
        if before.played == room.played:
            yield from self._times(before)
            for was, now in zip(before.seats, room.seats, strict=False):
                if was.bot != now.bot:
                    key = "member-given-back" if now.bot is None else "member-bot-took"
                    yield self.say(key, name=clean(now.name))
            if before.paused_by is not None and room.paused_by is None and room.seats:
                yield self.say("resumed-by", name=self.name(before.paused_by))
            elif before.paused_by is None and room.paused_by is not None:
                yield self.say("paused-by", name=self.name(room.paused_by))
        if room.undo and not before.undo and self.place.member not in room.undo:
            yield self._asked("terminal-undo-asked", room.undo[0])
            yield from self._undoing()
        if room.ending and not before.ending and room.ending.by != self.place.member:
            yield self._asked("terminal-end-asked", room.ending.by)
        if room.ended and not before.ended:
            yield f"{self.say('ended-title')} {self.say('ended-why')}"

    def _times(self, before: Room) -> Iterator[str]:
        room = self.room
        if room.deserted and not before.deserted:
            yield self.say("deserted")
        if room.clocks != before.clocks:
            yield self.say("clocks-on" if room.clocks else "clocks-off")
        for each in room.wondered:
            if each not in before.wondered and each.member == self.place.member:
                yield self.say("terminal-wondered", name=self.name(each.by))
            elif each not in before.wondered:
                yield self.say("wonder-asked", name=self.name(each.member))

    def _undoing(self) -> Iterator[str]:
        """Which move somebody would like to take back, as far as all know."""
        if (undoing := self.room.undoing) is None:
            return
        if undoing.seat is not None:
            yield self.say("undo-whose", name=self.names[undoing.seat])
        if undoing.notes:
            yield self.sentence(msgspec.convert(undoing.notes[0], self.game.note))

    def _asked(self, key: str, member: Member) -> str:
        yes, no = (word_for(order, self.language) for order in ("yes", "no"))
        return self.say(key, name=self.name(member), yes=yes, no=no)
