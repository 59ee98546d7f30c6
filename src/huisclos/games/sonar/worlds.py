"""A world that looks the same to somebody: what they cannot know is drawn (charts.py, sheets.py)
and the game is played again through the rules, note by note as they heard it. So every world that
is returned can be reached, and there is no second copy of the rules here.

Given what is public the two crews' secrets do not depend on each other: they are drawn apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp

from . import hull
from .acts import (
    Accept,
    Action,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    First,
    Lay,
    Lots,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trace,
)
from .charts import Voyage, draw_voyage
from .clues import Box, Clues, Knows, Light
from .judge import refuse
from .lapses import CHECK_BELLS, DIVE_BELLS, PART_BELLS
from .model import Line, Sailing, Seen, Shown, State, Tossing, Tracing
from .notes import (
    ArcherSetOff,
    Bell,
    Charged,
    CourseSet,
    Crossed,
    Dived,
    DrawOffered,
    DroneSent,
    HullAccepted,
    HullRejected,
    HullShown,
    MineLaid,
    MineSetOff,
    PartTraced,
    Placed,
    Reported,
    SilenceRun,
    SonarAnswered,
    SonarSent,
    StartChosen,
    Surfaced,
    TorpedoFired,
    TurnBegan,
)
from .panel import SYSTEMS, sizes_of
from .posts import crew_of
from .questions import posts_of, sea_of, tracer
from .rules import apply, setup
from .secrets import private
from .sheets import draw_boxes, draw_lights
from .things import Part

TRIES = 24  # worlds
VOYAGES = 6  # tries at one crew


class DeadEnd(Exception):
    """This world does not sound as it should; another is drawn."""


def resample(view: Seen, rng: Random) -> State:
    """Random over all that the seat cannot know, though not evenly so, and not weighed by how
    likely somebody would have played that way: that is belief."""
    for _ in range(TRIES):
        try:
            return _Again(view, rng).play()
        except DeadEnd:
            continue
    raise NoWorld


@dataclass
class Plan:
    """What a crew did that was not heard: in order, and before which note."""

    voyage: Voyage
    boxes: list[tuple[int, Charge]]
    lights: list[tuple[int, Cross]]
    dashed: int = 0
    laid: int = 0


class _Again:
    """One game played again."""

    def __init__(self, view: Seen, rng: Random) -> None:
        self.view, self.options, self.rng = view, view.options, rng
        self.heard, self.seat = view.heard, view.seat
        self.waters, self.posts = sea_of(self.options), posts_of(self.options)
        self.own = None if view.seat is None else crew_of(self.options.seats)[view.seat]
        self.state = setup(self.options)
        self.at = 1  # the welcome is told by the setup
        self.plans = [self.plan(number) for number in (0, 1)]
        self.lines = self.own_lines()

    # -- what was not heard --------------------------------------------------------------------

    def plan(self, number: int) -> Plan:
        knows = self.knows(number)
        for _ in range(VOYAGES):
            clues = Clues(
                number,
                self.waters,
                self.options.mode == "realtime",
                knows,
                number == self.own,
                self.heard,
                self.rng,
            )
            clues.read()
            self.finish(clues)
            voyage = draw_voyage(self.waters, clues.chart, self.rng)
            if voyage is None:
                continue
            sizes, sheet = sizes_of(self.options), clues.sheet
            boxes = [] if knows.gauges else draw_boxes(sheet, sizes, self.rng)
            lights = [] if knows.panel else draw_lights(sheet, voyage.headings, self.rng)
            if boxes is None or lights is None:
                continue
            when = [clue.at for clue in clues.sheet if isinstance(clue, Box)]
            charges = [Charge(None if box is None else SYSTEMS[box]) for box in boxes]
            then = [clue.at for clue in clues.sheet if isinstance(clue, Light)]
            crosses = map(Cross, lights)
            return Plan(
                voyage,
                [*zip(when, charges, strict=True)],
                [*zip(then, crosses, strict=True)],
            )
        raise DeadEnd

    def knows(self, number: int) -> Knows:
        if self.own != number:
            return Knows()
        post, seat = self.posts[number], self.seat
        leads = seat in post.command
        return Knows(
            chart=seat in post.chart,
            gauges=seat in post.gauges,
            panel=seat in post.panel,
            full=leads,
            down=seat in post.blind,
        )

    def finish(self, clues: Clues) -> None:
        """Whether what is owed last is done by now: one's own crew has heard, others guess."""
        if clues.crew == self.own or self.view.public.phase not in ("sailing", "running"):
            return
        if self.rng.random() < 0.5:
            clues.box(len(self.heard))
        if self.rng.random() < 0.5:
            clues.light(len(self.heard))

    def own_lines(self) -> dict[int, Line]:
        """The lines of one's own hull that are still to be seen, by their note."""
        if self.view.private is None:
            return {}
        lines = self.view.private.duty.traced
        notes = [at for at, note in enumerate(self.heard) if isinstance(note, PartTraced)]
        return dict(zip(notes[len(notes) - len(lines) :], lines, strict=True))

    # -- what was heard ----------------------------------------------------------------------------

    def play(self) -> State:
        while self.at < len(self.heard):
            if not self.marks():
                self.hear(self.heard[self.at])
        self.marks()
        if self.seat is not None and self.view.private is not None:
            mine = private(self.state, self.seat)
            if mine.duty != self.view.private.duty:  # all else follows from what was heard
                raise DeadEnd
        return self.state

    def marks(self) -> bool:
        """Makes the unheard marks that come before the next note; whether a note was heard."""
        at = self.at
        for number, plan in enumerate(self.plans):
            post = self.posts[number]
            while plan.boxes and plan.boxes[0][0] <= self.at:
                self.do(post.mate, plan.boxes.pop(0)[1])
            while plan.lights and plan.lights[0][0] <= self.at:
                self.do(post.engineer, plan.lights.pop(0)[1])
        return self.at > at

    def do(self, seat: Seat, action: Action) -> None:
        if refuse(self.state, seat, action):
            raise DeadEnd
        before = len(self.state.story)
        self.state = apply(self.state, seat, action)
        for told in self.state.story.since(before):
            if told.reaches(self.seat):
                if self.heard[self.at : self.at + 1] != (told.note,):
                    raise DeadEnd
                self.at += 1

    def hear(self, note: Any) -> None:
        """Does what this note tells of."""
        number: int = note.crew if hasattr(note, "crew") else self.own or 0
        captain = self.posts[number].captain
        before = self.at
        match note:
            case CourseSet(_, heading):
                self.do(captain, Course(heading))
            case Charged(system):
                self.do(self.own_post.mate, Charge(system))
            case Crossed(light):
                self.do(self.own_post.engineer, Cross(light))
            case TurnBegan(crew):
                self.turn(crew)
            case Bell():
                self.bell()
            case StartChosen() | Placed():
                start = self.plans[number].voyage.start
                if start is None:
                    raise DeadEnd
                self.do(captain, Place(self.waters.names[start]))
            case SilenceRun() | MineLaid():
                self.do(captain, self.secret(note))
            case TorpedoFired(_, cell):
                self.do(captain, Torpedo(cell))
            case MineSetOff(_, cell):
                self.do(captain, SetOff(cell))
            case ArcherSetOff(_, cell):
                self.do(captain, Archer(cell))
            case DroneSent(_, sector):
                self.do(captain, Drone(sector))
            case SonarSent():
                self.do(captain, Sonar())
            case SonarAnswered(_, row, column, sector):
                self.do(captain, Answer(row, column, sector))
            case Surfaced():
                self.do(captain, Surface())
            case Dived():
                self.secure(number)
                self.do(captain, Dive())
            case DrawOffered():
                self.do(captain, Draw())
            case HullShown():
                self.show(number)
            case HullAccepted():
                self.do(self.posts[1 - number].engineer, Accept())
            case HullRejected():
                self.do(self.posts[1 - number].engineer, Reject())
            case PartTraced(seat, part):
                line = self.lines.get(self.at)
                self.do(seat, Trace(part, line.line if line else hull.middle(part)))
            case Reported(seat, phrase, system, heading, sectors, cell):
                self.do(seat, Report(phrase, system, heading, sectors, cell))
        if self.at == before:
            raise DeadEnd

    @property
    def own_post(self) -> Any:
        assert self.own is not None
        return self.posts[self.own]

    def turn(self, crew: int) -> None:
        match self.state.phase:
            case Tossing():
                self.do(DEALER, First(crew))
            case Sailing(whose):
                self.do(self.posts[whose].captain, EndTurn())

    def secret(self, note: SilenceRun | MineLaid) -> Action:
        plan = self.plans[note.crew]
        if isinstance(note, SilenceRun):
            heading, cells = plan.voyage.dashes[plan.dashed]
            plan.dashed += 1
            return Silence(heading, cells)
        plan.laid += 1
        return Lay(self.waters.names[plan.voyage.lays[plan.laid - 1]])

    # -- real time: what is not heard is done as late as the bell allows -------------------------

    def bell(self) -> None:
        for number, crew in enumerate(self.state.crews):
            match crew.doing:
                case Tracing(since=since) if self.state.bell - since >= PART_BELLS:
                    if number != self.own:
                        self.trace(number)
                case Shown(rejected=False, since=since):
                    falls = self.state.bell - since >= CHECK_BELLS
                    if falls and self.bells_until_dive(number) > DIVE_BELLS:
                        self.do(self.posts[1 - number].engineer, Reject())
        self.do(CLOCK, TimeUp())
        self.do(DEALER, Lots(()))  # nothing is left undone

    def bells_until_dive(self, number: int) -> int:
        bells = 0
        for note in self.heard[self.at :]:
            if isinstance(note, Dived) and note.crew == number:
                break
            bells += isinstance(note, Bell)
        return bells

    def show(self, number: int) -> None:
        """The four lines of an enemy, as one saw them or others."""
        while isinstance(self.state.crews[number].doing, Tracing):
            self.trace(number)

    def trace(self, number: int) -> None:
        doing, private = self.state.crews[number].doing, self.view.private
        assert isinstance(doing, Tracing)
        done = len(doing.lines)
        holder = tracer(self.posts[number], done)
        if private is not None and private.inspection and self.is_last_showing(number):
            seen = private.inspection[done]
            self.do(holder, Trace(seen.part, seen.line))
        else:
            part = next(p for p in Part if all(line.part is not p for line in doing.lines))
            self.do(holder, Trace(part, hull.middle(part)))

    def is_last_showing(self, number: int) -> bool:
        notes = self.heard[self.at :]
        return sum(isinstance(note, HullShown) and note.crew == number for note in notes) == 1

    def secure(self, number: int) -> None:
        if isinstance(self.state.crews[number].doing, Tracing):
            self.show(number)
        if isinstance(self.state.crews[number].doing, Shown):
            self.do(self.posts[1 - number].engineer, Accept())
