"""Moments of games that were once played, as a seat's phone is told them: every phase of a game
without playing to it. A page is shown one after the other on a line that is only pretended."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from huisclos import shelf
from huisclos.kernel import DEALER, Seat, encode
from huisclos.tables import Member, Table, fold, news, room
from huisclos.tables.commands import gathering
from huisclos.tables.log import load
from huisclos.wire import messages
from tests.kept.record import OWNER, Evening, Kind

KEPT = Path(__file__).parents[1] / "kept"


@dataclass(frozen=True)
class Moment:
    """What one phone shows: a name for it, and the messages that bring it about."""

    name: str
    phase: str
    member: int
    messages: tuple[str, ...]


def logs(game: str) -> Iterator[Path]:
    """Kept games, by the last edition that was kept of each."""
    newest = sorted(KEPT.glob("edition-*"), reverse=True)
    for folder in newest:
        if found := sorted(folder.glob(f"{game}*.jsonl.xz")):
            yield from found
            return


def tables(path: Path) -> Iterator[Table]:
    """The table after each record in which a game is played."""
    table = Table(shelf.games())
    for record in load(lzma.decompress(path.read_bytes()).decode()):
        table = fold(table, record)
        if table.sitting is not None:
            yield table


# What nobody did in the games that were kept: a team with real cards, a walk begun again.
SELDOM = {"dauphin": (Kind("dauphin", 3, 0, {"cards": True}), Kind("dauphin", 3, 0))}
WISHED = ("TakeBadge", "Restart")
MOVES = 60


class Seldom(Evening):
    def choose(self, seat: Any, person: bool) -> Any:
        state, board = self.sitting.state, self.sitting.board
        listed = [*self.sitting.game.moves(state, seat)]
        if board.phase == "boarding":
            return listed[-board.boarding]  # one card after the other
        wished = [move for move in listed if type(move).__name__ in WISHED]
        return wished[-1] if wished else super().choose(seat, person)


def seldom(game: str) -> Iterator[Table]:
    for kind in SELDOM.get(game, ()):
        evening = Seldom(kind)
        evening(gathering.start, OWNER)
        for _ in range(MOVES):
            yield evening.table
            evening.now += 1.0
            evening.move()


ASKED = ("Place", "Trace", "Answer", "Course", "Charge", "Cross", "EndTurn", "Dive", "Reply")


def trait(game: str, board: Any, seat: Seat, sheet: news.Sheet) -> str:
    """What makes one seat's screen another than somebody else's in the same phase."""
    if game == "sonar":
        kinds = {type(move).__name__ for move in sheet.moves}
        doing = next((kind for kind in ASKED if kind in kinds), "looking")
        roles = sheet.private.roles
        return f"{roles[0]}{'' if len(roles) == 1 else ' and more'} {doing}"
    asked = "asked" if seat in board.awaited and sheet.may_act else "looking"
    if any(corpse.seat == seat for corpse in getattr(board, "dead", ())):
        asked = "gone"
    return f"{board.wave} {asked}" if getattr(board, "wave", None) else asked


def moments(game: str) -> list[Moment]:
    """The first of each kind, in the order of play. Where only chance is awaited nobody sees it."""
    found: dict[str, Moment] = {}
    for table in chain(chain.from_iterable(map(tables, logs(game))), seldom(game)):
        sitting = table.sitting
        assert sitting is not None
        if sitting.game.name != game or DEALER in sitting.game.to_act(sitting.state):
            continue
        for seat, member in enumerate(sitting.players):
            if sitting.bots[seat] is not None:
                continue
            sheet = news.sheet(sitting, Seat(seat))
            shown = news.shown(table, table.at)
            what = trait(game, sitting.board, Seat(seat), sheet)
            name = f"{sitting.board.phase} {f'reveal {shown.name}' if shown else what}"
            if sheet.stood_in:
                name = "back"
            if name not in found:
                found[name] = moment(name, table, Seat(seat), member)
    return [*found.values()]


def moment(name: str, table: Table, seat: Seat, member: Member) -> Moment:
    sitting = table.sitting
    assert sitting is not None
    people = tuple(person.id for person in table.people)
    told = [
        room.room(table),
        messages.Here(people),
        news.fresh(table, seat, 0, table.at, seat),
        news.talk(table.talk, member, 0),
    ]
    return Moment(
        name,
        sitting.board.phase,
        member,
        tuple(encode(message).decode() for message in told if message is not None),
    )


class Wall:
    """A phone that is told whatever one wants it to show."""

    def __init__(self, page: Page, code: str) -> None:
        self.page, self.code = page, code
        self.now: Moment | None = None
        page.route_web_socket("**/ws/*", self.answer)

    def answer(self, line: WebSocketRoute) -> None:
        """A new line hears all there is to hear; nothing that is asked is answered, but whether
        anybody is there."""
        assert self.now is not None
        line.on_message(lambda text: line.send(text) if '"Echo"' in str(text) else None)
        line.send(encode(messages.Welcome(Member(self.now.member), "a seat")).decode())
        for message in self.now.messages:
            line.send(message)

    def show(self, moment: Moment) -> None:
        self.now = moment
        self.page.goto(f"/{self.code}")
        self.page.locator(f'[data-phase="{moment.phase}"]').wait_for()
        self.page.locator("main.stage > *").first.wait_for()  # the game's screens have come
