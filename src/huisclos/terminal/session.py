"""One person playing in a terminal: what comes is logged, what is typed is carried out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from huisclos.kernel import Illegal
from huisclos.tables import LOBBY, wishes
from huisclos.tables.news import Clock, Shown, Utterance
from huisclos.tables.onlookers import Eyes
from huisclos.tables.room import Room
from huisclos.wire.messages import Knock, LetIn

from . import betting
from .keyboard import Source
from .orders import Order, read_order, word_for
from .place import Place
from .scene import Scene, listed
from .screen import Screen, clean

SHOWN = 5.0  # seconds that a secret stays on the screen
LAST = 0.2  # seconds between the news that a game is over and its last notes, at most
ANSWER = 5.0  # seconds to wait for what comes of a wish

WISHES: dict[str, wishes.Wish] = {
    "undo": wishes.AskUndo(),
    "yes": wishes.AnswerUndo(True),
    "no": wishes.AnswerUndo(False),
    "pause": wishes.Pause(),
    "resume": wishes.Resume(),
    "time": wishes.CallTime(),
    "minute": wishes.AddMinute(),
    "skip": wishes.Skip(),
    "end": wishes.ProposeEnd(),
    "away": wishes.SitOut(),
    "back": wishes.Back(),
    "see": wishes.ChooseEyes(True),
    "blind": wishes.ChooseEyes(False),
    "start": wishes.Start(),
    "again": wishes.PlayAgain(),
}


def in_common(told: Sequence[Any], notes: Sequence[Any]) -> int:
    """How many of the notes that were told stand; a move that was taken back leaves fewer."""
    same = 0
    for old, new in zip(told, notes, strict=False):
        if old is not new and old != new:
            break
        same += 1
    return same


class Session:
    def __init__(self, place: Place, language: str, screen: Screen) -> None:
        self.place, self.screen = place, screen
        self.scene = Scene(place, language)
        self.refusal = ""
        self.over = False  # the person has had enough
        self._room: Room | None = None
        self._played = 0
        self._told: list[Any] = []
        self._talked = self._missed = 0
        self._door: tuple[Knock, ...] = ()
        self._wagers: set[tuple[str, int]] = set()
        self._eyes: Eyes | None = None
        self._truth: Any = None
        self._connected = True
        self._clock: Clock | None = None
        self._clock_at = 0.0
        self._looked: Shown | None = None
        self._secret_until = 0.0
        self._hinted: set[str] = set()
        self._loop = asyncio.get_running_loop()

    async def run(self, source: Source) -> None:
        """Until the person leaves. Raises HouseError when the house sends them away."""
        await self.place.until(lambda: self.place.room is not None)
        count = len(self.scene.room.people)
        self.log(self.scene.say("terminal-welcome", game=self.scene.say("game-name"), count=count))
        self.catch_up()
        tasks = {asyncio.create_task(step) for step in (self._watch(), self._read(source))}
        if self.screen.moves_on:
            tasks.add(asyncio.create_task(self._tick()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        place = self.place
        while True:
            seen = place.changes, place.connected
            self.catch_up()
            await self._look()
            await place.until(lambda: (place.changes, place.connected) != seen, None)  # noqa: B023

    async def _look(self) -> None:
        """What a terminal is told stays there to be read: nobody is held up for it."""
        shown, seat = self.place.interlude, self.place.seat
        if shown and seat is not None and seat not in shown.seen and shown is not self._looked:
            self._looked = shown
            await self.place.ask(wishes.Seen())

    async def _read(self, source: Source) -> None:
        while not self.over:
            if not self.screen.moves_on:
                # A script's lines were all written beforehand: each waits for its turn.
                await self.place.until(lambda: self.scene.asked, None)
                if self.scene.over:
                    await asyncio.sleep(LAST)
                self.catch_up()
                if self.scene.over:
                    return
            line = await source.line()
            if line is None:
                return
            await self.enter(line)
            self.catch_up()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(0.5)
            self.screen.draw()

    # -- what comes ------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Log all that is new."""
        place = self.place
        if place.connected != self._connected:
            self._connected = place.connected
            if place.connected:
                self.log(self.scene.say("connection-back"), "green")
        if place.clock is not self._clock:
            self._clock, self._clock_at = place.clock, self._loop.time()
        for text in self.scene.happened(self._room):
            self.log(text, "dim italic")
        self._room = place.room
        self._tell()
        if place.missed > self._missed:
            order = word_for("earlier", self.scene.language)
            self.log(self.scene.say("terminal-talk-missed", order=order), "dim italic")
        self._missed = place.missed
        self._log_wagers()
        self._log_eyes()
        self._log_knocks()
        self._log_talk(place.talk[self._talked :])
        self._talked = len(place.talk)
        self.screen.draw()

    def _log_wagers(self) -> None:
        """Each question once, to who may bet on it."""
        aside = self.place.aside
        open_now = {(each.key, each.round) for each in aside.wagers} if aside else set()
        if open_now - self._wagers:
            order = word_for("bet", self.scene.language)
            self.log(self.scene.say("terminal-bets", order=order), "yellow")
        self._wagers = open_now

    def _log_eyes(self) -> None:
        """One choice, for who has just left the game; then whatever there is to see, covered as
        every secret is."""
        aside = self.place.aside
        eyes, truth = (aside.eyes, aside.truth) if aside else (None, None)
        if eyes == "asked" != self._eyes:
            see, blind = (word_for(order, self.scene.language) for order in ("see", "blind"))
            self.log(self.scene.say("terminal-eyes", see=see, blind=blind), "yellow")
        if truth is not None and truth != self._truth:
            self.log(self.scene.say("terminal-hidden"), "magenta")
        self._eyes, self._truth = eyes, truth

    def _log_knocks(self) -> None:
        yes, no = (word_for(order, self.scene.language) for order in ("let-in", "turn-away"))
        for knock in self.place.door:
            if knock not in self._door:
                name = clean(knock.name)
                key = "terminal-knock-machine" if knock.machine else "terminal-knock"
                self.log(self.scene.say(key, name=name, yes=yes, no=no), "yellow")
        self._door = self.place.door

    def _log_talk(self, lines: Sequence[Utterance]) -> None:
        for line in lines:
            if not line.slip:
                name = self.scene.name(line.member)
                text = line.tongues.get(self.scene.language, line.text)
                if line.about is not None and self.place.names:
                    stamp, about = self.scene.say(f"stamp-{text}"), self.place.names[line.about]
                    text = self.scene.say("stamp-line", stamp=stamp, name=about)
                where = "" if line.channel in (LOBBY, "table") else self.scene.where(line.channel)
                key = "talk-line-in" if where else "talk-line"
                values = {"place": where} if where else {}
                self.log(self.scene.say(key, name=name, text=clean(text), **values), "cyan")

    def _tell(self) -> None:
        place = self.place
        if place.played != self._played:
            self._played, self._told = place.played, []
        same = in_common(self._told, place.notes)
        if same < len(self._told):
            self.log(self.scene.say("play-undone"), "dim italic")
        for note in place.notes[same:]:
            self._log_note(note)
        self._told = [*place.notes]

    def _log_note(self, note: Any) -> None:
        if isinstance(note, self.scene.face.hidden):
            self.log(self.scene.say("terminal-hidden"), "magenta")
        else:
            self.log(self.scene.sentence(note))

    def log(self, what: RenderableType, style: str = "") -> None:
        self.screen.log(Text(what, style=style) if isinstance(what, str) else what)

    # -- what is shown now -----------------------------------------------------------------------

    def foot(self, typed: str, width: int) -> RenderableType:
        secret = self._secret() if self._loop.time() < self._secret_until else ""
        return self.scene.foot(typed, self._left(), secret, self.refusal, width)

    def _left(self) -> float | None:
        if self._clock is None:
            return None
        gone = self._loop.time() - self._clock_at if self._clock.running else 0.0
        return max(0.0, self._clock.left - gone)

    def _secret(self) -> str:
        if (aside := self.place.aside) is not None and aside.truth is not None:
            return clean(self.scene.face.truth(self.scene.sight, aside.truth))
        if self.place.sheet is None:
            return self.scene.say("terminal-no-secret")
        return clean(self.scene.face.secret(self.scene.sight))

    # -- what is typed ---------------------------------------------------------------------------

    async def enter(self, line: str) -> None:
        self.refusal = ""
        self._secret_until = 0.0
        if self.scene.is_expected:
            await self._wish(wishes.Touch())
        if not line:
            return
        try:
            if order := read_order(line):
                await self._obey(order)
                self._hint(line)
            else:
                await self._play(line)
        except Illegal as illegal:
            self.refuse(self.scene.reason(illegal.refusal))

    async def _talk(self, text: str) -> None:
        """Where several places are open one says which: nobody tells all what was for some."""
        places = self.scene.places
        if len(places) < 2:
            await self._wish(wishes.Say(places[0] if places else "table", text))
            return
        number, _, rest = text.partition(" ")
        if number.isdecimal() and 0 < int(number) <= len(places) and rest.strip():
            await self._wish(wishes.Say(places[int(number) - 1], rest))
            return
        named = ", ".join(f"{at} {self.scene.where(each)}" for at, each in enumerate(places, 1))
        order = word_for("say", self.scene.language)
        self.refuse(self.scene.say("terminal-say-whom", places=named, order=order))

    def refuse(self, text: str) -> None:
        self.refusal = text
        if not self.screen.moves_on:
            self.log(f"! {text}")

    async def _obey(self, order: Order) -> None:
        match order.name:
            case "quit":
                self.over = True
            case "help":
                self.log(self.scene.help())
            case "rules":
                self.log(self.scene.rules())
            case "bot":
                await self._wish(wishes.AddBot(order.text or None))
            case "clocks":
                await self._wish(wishes.RunClocks(not self.scene.room.clocks))
            case "still":
                await self._wonder(order.text)
            case "say":
                await self._talk(order.text)
            case "bet":
                await self._bet(order.text)
            case "earlier":
                await self._read_back()
            case "let-in" | "turn-away":
                await self._answer_the_door(order.text, order.name == "let-in")
            case "start" if self.scene.over:
                await self._wish(wishes.PlayAgain())
                await self._wish(wishes.Start())
            case "yes" | "no" if self.scene.room.ending:
                await self._wish(wishes.AnswerEnd(order.name == "yes"))
            case name if name in WISHES:
                await self._wish(WISHES[name])
            case name if self.scene.in_room:
                self.refuse(self.scene.say("not-started"))
            case "secret":
                self._show_secret()
            case "board":
                self.log(self.scene.face.board(self.scene.sight))
            case "moves":
                self.log("\n".join(map(str, listed(self.scene.labels()))) or self.scene.todo())
            case "log":
                for note in self.place.notes:
                    self._log_note(note)

    async def _answer_the_door(self, name: str, yes: bool) -> None:
        """To whom is named, or to the first."""
        door = self.place.door
        found = next((k for k in door if k.name.casefold() == name.casefold() or not name), None)
        if found is None:
            self.refuse(self.scene.say("no-such-knock"))
        else:
            await self._wish(LetIn(found.number, yes))

    async def _bet(self, typed: str) -> None:
        """Without a number one reads what may be bet on."""
        aside = self.place.aside
        if aside is None:
            self.refuse(self.scene.say("bet-playing"))
        elif not typed:
            self.log(betting.offered(self.scene, aside))
        elif (chosen := betting.bets(self.scene, aside, typed)) is None:
            order = word_for("bet", self.scene.language)
            self.refuse(self.scene.say("terminal-bet-number", order=order))
        else:
            for wish in chosen:
                await self._wish(wish)
            assert self.place.aside is not None
            self.log(betting.offered(self.scene, self.place.aside))

    async def _wonder(self, name: str) -> None:
        seats = self.scene.room.seats
        found = next((s.member for s in seats if s.name.casefold() == name.casefold()), None)
        if found is None:
            self.refuse(self.scene.say("wonder-nobody"))
        else:
            await self._wish(wishes.Wonder(found))

    def _show_secret(self) -> None:
        if self.screen.moves_on:
            self._secret_until = self._loop.time() + SHOWN
        else:
            self.log(self._secret())

    def _hint(self, line: str) -> None:
        """A word that is an order may be meant as a clue: say once how to play it."""
        free = None if self.scene.in_room or self.over else self.scene.free
        if free and line.isalpha() and len(line) > 1 and line not in self._hinted:
            self._hinted.add(line)
            notation = self.scene.game.write(free(line))
            self.log(self.scene.say("terminal-meant", text=line, notation=notation), "dim")

    async def _wish(self, wish: wishes.Wish | LetIn) -> None:
        changes = self.place.changes
        await self._answer(self.place.ask(wish), lambda: self.place.changes != changes)

    async def _read_back(self) -> None:
        """Lines of talk that were said before those that we were told."""
        place, missed = self.place, self.place.missed
        if missed:
            known = len(place.earlier)
            await self._answer(place.read_back(), lambda: place.missed != missed)
            self._missed = place.missed
            self._log_talk(place.earlier[: len(place.earlier) - known])
        if place.missed == 0:
            self.log(self.scene.say("talk-first"), "dim italic")

    async def _answer(self, asking: Coroutine[Any, Any, None], come: Callable[[], bool]) -> None:
        """Raises Illegal."""
        place, refusals = self.place, len(self.place.refusals)
        await asking
        try:
            await place.until(lambda: come() or len(place.refusals) > refusals, ANSWER)
        except TimeoutError:
            return  # the line is down, and the foot says so
        if len(place.refusals) > refusals:
            raise Illegal(place.refusals[-1])

    async def _play(self, line: str) -> None:
        if self.scene.in_room:
            self.refuse(self.scene.say("terminal-room", text=clean(line)))
            return
        action = self.scene.action(line)
        if action is not None:
            await self.place.play(action)
        elif self.place.sheet and self.place.sheet.may_act:
            self.refuse(self.scene.say("terminal-unreadable", text=clean(line)))
        else:
            self.refuse(self.scene.say("game-over" if self.scene.over else "not-your-turn"))
