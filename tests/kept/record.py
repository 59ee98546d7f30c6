"""Games to keep: one of each kind, with people, bots, talk, late seats and moves taken back, and a
store that was killed in the middle of an evening. The same program writes the same logs.

    python -m tests.kept.record FOLDER [GAME...]

Run once per edition of a game; with no game named, for all of them, and a house of them. What it
wrote is never written again.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import lzma
import signal
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import product, repeat
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from huisclos import bots, shelf
from huisclos.kernel import CLOCK, Illegal, NoWorld, Seat, awaited, encode, settle, view
from huisclos.server.asleep import Asleep, program
from huisclos.server.identity import digest as digest_of_token
from huisclos.store import SqliteStore
from huisclos.tables import Member, Record, Sitting, Table, fold, snapshot
from huisclos.tables.branching import branch
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.event import Committed, Opened, Started
from huisclos.tables.log import digest, dump
from huisclos.tables.playback import playback
from huisclos.terminal.film import Film, film

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Ève", "Fred", "Gaïa", "Hugo")
HERE = Path(__file__).parent
SHIPS = (Path(__file__).parents[2] / "docs/lucky-ship.md").read_text()
KETCH = SHIPS.split("```ship\n")[1].split("```")[0]  # the small one of the guide
MISSIONS = "\n".join(f"gauche{c} / droite{c}" for c in "abcdefghij")
LONGEST = 20_000  # moves, until a game is given up
ODD = 40  # of so many moves one is late, one is taken back, and one is a bot's from now on
OWNER = Member(1)


class Kind(NamedTuple):
    game: str
    people: int
    machines: int
    options: Mapping[str, Any] = MappingProxyType({})
    content: str = ""
    then: str = ""  # another game of the same people
    seed: int = 1


GAMES = {  # by the name of their file
    "infiltres-typed": Kind("infiltres", 3, 2),
    "infiltres-spoken": Kind("infiltres", 4, 0, {"spoken": True}),
    "infiltres-english": Kind("infiltres", 3, 4, {"language": "en", "target": 2, "journalists": 1}),
    "infiltres-own-missions": Kind("infiltres", 4, 0, {"target": 1}, MISSIONS, then="dauphin"),
    "sporz": Kind("sporz", 3, 5),
    "sporz-small": Kind("sporz", 4, 0, {"quick_nights": True, "dead_see": "all"}),
    "sporz-forfeit": Kind("sporz", 3, 9, {"disagreement": "forfeit", "circles": 0, "day_time": 0}),
    "sonar-turns": Kind("sonar", 2, 0),
    "sonar-turns-crews": Kind("sonar", 4, 4, {"map": "delta", "own_sheet_only": True}),
    "sonar-turns-short": Kind("sonar", 2, 1, {"short_gauges": True, "clock": 0, "map": "bravo"}),
    "sonar-realtime": Kind("sonar", 3, 3, {"mode": "realtime"}),
    "sonar-realtime-program": Kind(
        "sonar", 2, 6, {"mode": "realtime", "hull_check": "program", "map": "echo"}
    ),
    "dauphin-phones": Kind("dauphin", 2, 2),
    "dauphin-observers": Kind("dauphin", 3, 0, {"scenario": "observers", "oxygen": True}),
    "dauphin-treachery": Kind("dauphin", 3, 2, {"scenario": "treachery", "decision": 0}),
    "dauphin-cards": Kind("dauphin", 2, 3, {"scenario": "full", "cards": True}),
    "dauphin-free": Kind(
        "dauphin", 2, 2, {"scenario": "free", "toutou": True, "micro": True, "treachery": True}
    ),
    "lucky": Kind("lucky", 2, 2),
    "lucky-penalties": Kind("lucky", 3, 0, {"penalties": True}),
    "lucky-own-ship": Kind("lucky", 3, 0, content=KETCH),
    "lucky-asked-to-end": Kind("lucky", 3, 4, {"turns": 20, "turn": 0, "defence": 0}),
}
PLAYED_ON = {"lucky-what-if": "lucky"}  # what ifs: from the middle of these, by who was first
STOPPED = {  # by room code: the games of the store, and after how many moves it was killed
    "BBBB": (Kind("infiltres", 3, 2, seed=2), 40),
    "CCCC": (Kind("infiltres", 3, 1, {"spoken": True}, seed=2), 25),
    "DDDD": (Kind("sporz", 3, 5, seed=2), 20),
    "FFFF": (Kind("sonar", 2, 2, seed=2), 60),
    "GGGG": (Kind("sonar", 3, 3, {"mode": "realtime"}, seed=2), 80),
    "HHHH": (Kind("dauphin", 2, 2, seed=2), 40),
    "JJJJ": (Kind("dauphin", 2, 3, {"scenario": "full", "cards": True}, seed=2), 60),
    "KKKK": (Kind("lucky", 2, 2, seed=2), 50),
}
FINISHED, LOBBY, PAUSED = "LLLL", "MMMM", "KKKK"


class Evening:
    """A table, and all that happens there, by chance that a seed fixes."""

    def __init__(self, kind: Kind, code: str = "KRBX") -> None:
        self.kind, self.rng = kind, Random(f"{kind}")
        secret = self.rng.randbytes(32).hex()
        self.now, level = 0.0, bots.usual(kind.game)
        step = gathering.open_table(
            shelf.games(), self.now, code, kind.game, {**kind.options}, secret
        )
        self.table: Table = step.table
        self.records: list[Record] = [*step.records]
        for name in NAMES[: kind.people]:
            self(gathering.join, name, digest_of_token(token(name)), f"salt of {name}")
        for _ in range(kind.machines):
            self(gathering.add_bot, OWNER, level, [level])
        if kind.content:
            self(gathering.supply, OWNER, kind.content)
        self(playing.say, OWNER, "lobby", "on y va ?")

    def __call__(self, command: Callable[..., Any], *arguments: Any, **named: Any) -> bool:
        """Whether something came of it."""
        try:
            step = command(self.table, self.now, *arguments, **named)
        except Illegal:
            return False
        if step:
            self.table = step.table
            self.records += step.records
        return bool(step)

    @property
    def sitting(self) -> Sitting:
        assert self.table.sitting is not None
        return self.table.sitting

    def play(self, moves: int) -> None:
        """So many moves, and on until somebody who is no bot is awaited, or to the end."""
        self(gathering.start, OWNER)
        for move in range(LONGEST):
            if self.sitting.over or (move >= moves and self.people_awaited()):
                return
            self.now = round(self.now + self.rng.uniform(0.2, 2.0), 3)
            if self.rng.randrange(ODD) == 0:
                self.take_back()
            elif self.rng.randrange(ODD) == 0:
                self.talk()
            elif self.rng.randrange(ODD) == 0:
                self(waiting.sit_out, self.somebody(), bots.usual(self.table.game))
            else:
                self.move()
        raise RuntimeError(f"{self.kind} does not end")

    def people_awaited(self) -> list[Any]:
        sitting = self.sitting
        return [s for s in awaited(sitting.game, sitting.state) if sitting.bots[s] is None]

    def move(self) -> None:
        sitting = self.sitting
        if sitting.stopped:
            self.let_time_pass()
            return
        seats, deadline = awaited(sitting.game, sitting.state), sitting.deadline
        timed = deadline if CLOCK in sitting.acting else None
        if timed and (not seats or self.rng.randrange(ODD) == 0 or self.now >= timed.ends):
            self.let_time_pass()
            return
        seat = self.rng.choice(seats)
        mine = seat < self.kind.people
        person = mine and (sitting.bots[seat] is None or self.rng.randrange(4) == 0)
        try:
            action = self.choose(seat, person)
        except NoWorld:
            self.let_time_pass()
            return
        if person:
            self(playing.play, seat, action, key=f"{seat}-{self.table.number}")
        else:
            self(playing.play, seat, action, cause="bot")

    def let_time_pass(self) -> None:
        if due := self.sitting.showing or self.sitting.deadline:
            self.now = max(self.now, due.ends)
            self(playing.time_up)

    def choose(self, seat: Any, person: bool) -> Any:
        """People act on a whim now and then; else they think as a bot does."""
        sitting = self.sitting
        if person and self.rng.randrange(10) == 0:
            return sitting.game.sample(sitting.state, seat, self.rng)
        think = bots.level(self.table.game, bots.usual(self.table.game))
        moves = tuple(sitting.game.moves(sitting.state, seat))
        return think(view(sitting.game, sitting.state, seat), moves, self.rng, 20)

    def take_back(self) -> None:
        if self(playing.ask_undo, self.somebody()):
            for number in range(self.kind.people):
                self(playing.answer_undo, Member(number + 1), self.rng.randrange(4) > 0)

    def somebody(self) -> Member:
        return Member(self.rng.randrange(self.kind.people) + 1)

    def talk(self) -> None:
        places = [
            (member, place.name)
            for member, places in zip(self.sitting.players, self.sitting.writing, strict=True)
            for place in places
            if member <= self.kind.people
        ]
        if places:
            self(playing.say, *self.rng.choice(places), f"j’ai {self.rng.randrange(100)} idées")
        elif self(playing.pause, OWNER):
            self.now += 5.0
            self(playing.resume, OWNER)


class WhatIf(Evening):
    """The same from the middle of a game that is over, by one person and bots."""

    def __init__(self, first: Evening) -> None:
        kind = first.kind
        self.kind = kind._replace(people=1, machines=kind.people + kind.machines - 1)
        self.rng, self.now = Random(f"what if {kind}"), 0.0
        middle = len(playback(shelf.games(), first.records).moments) // 2
        mine = digest_of_token(token(NAMES[0]))
        found = branch(shelf.games(), first.records, middle, Seat(0), mine, bots.usual)
        secret = self.rng.randbytes(32).hex()
        events = (Opened("WXYZ", found.game), Committed(secret), *found.events)
        self.table, self.records = Table(shelf.games()), [Record(0.0, event) for event in events]
        for record in self.records:
            self.table = fold(self.table, record)


def token(name: str) -> str:
    return f"token of {name}"


def whole(kind: Kind, code: str = "KRBX") -> Evening:
    evening = Evening(kind, code)
    evening.play(LONGEST)
    if kind.then:
        evening(gathering.clear, OWNER, evening.rng.randbytes(32).hex())
        evening(gathering.configure, OWNER, kind.then, {})
        evening.play(LONGEST)
    assert evening.sitting.over
    return evening


def played_on(kind: Kind) -> Evening:
    evening = WhatIf(whole(kind))
    evening.play(LONGEST)
    assert evening.sitting.over
    return evening


# -- what must stay the same ----------------------------------------------------------------------


def account(text: str, records: list[Record]) -> dict[str, Any]:
    """What is told of a kept log, in short."""
    games = sum(isinstance(record.event, Started) for record in records)
    return {
        "log": digest(text),
        "games": [account_of_game(records, number + 1) for number in range(games)],
    }


def account_of_game(records: list[Record], number: int) -> dict[str, Any]:
    """Its moves, every note and who heard it, its end, and what `replay` shows to each pair of
    eyes. Boards may gain fields; these may not change."""
    again, shown = playback(shelf.games(), records, number), film(records, number)
    moves = [(moment.at, moment.seat, moment.move) for moment in again.moments]
    notes = [(moment.kept, moment.notes) for moment in again.moments]
    eyes = [[*seen(shown, seat)] for seat in (None, *range(len(again.seats)))]
    then = known_then(again.game, again.edition)
    return {
        "game": again.game,
        "moves": len(moves),
        "played": short(moves, then),
        "told": short(notes, then),
        "outcome": json.loads(encode(again.outcome)),
        "seen": [short(heard, then) for heard in eyes],
    }


def standing(table: Table) -> dict[str, Any]:
    """The same for a table that was stopped: how far it had come, and who may act."""
    sitting = table.sitting
    told = sitting and [*sitting.game.story(sitting.state)]
    then = known_then(sitting.game.name, sitting.game.edition) if sitting else None
    return {
        "events": table.number,
        "people": [person.name for person in table.people],
        "talk": short([line.text for line in table.talk]),
        "told": told and short(told, then),
        "acting": sitting and sorted(sitting.acting),
        "left": sitting and sitting.deadline and round(sitting.deadline.ends - table.at, 1),
    }


def seen(shown: Film, seat: Any) -> Iterator[Any]:
    for step in shown.steps:
        if step.reaches(seat):
            notes = [told.note for told in step.told if seat is None or told.reaches(seat)]
            yield step.at, step.name, shown.notation(step, seat), notes


def known_then(name: str, edition: int) -> Container[str] | None:
    """The options that an edition had, which the welcome tells; None: today's."""
    if edition == shelf.game(name).edition:
        return None
    kept = json.loads((HERE / f"edition-{edition}/rules.json").read_text())
    return ("type", "seats", *kept[name]["defaults"])


def short(value: Any, then: Container[str] | None = None) -> str:
    """Less the options that a game has been given since, each with the value that it had unsaid."""
    plain = msgspec.to_builtins(value, order="deterministic")
    return hashlib.sha256(msgspec.json.encode(without(plain, then))).hexdigest()[:16]


def without(plain: Any, then: Container[str] | None) -> Any:
    if then is None:
        return plain
    if isinstance(plain, dict):
        known = plain.get("type") != "Options"
        return {k: without(v, then) for k, v in plain.items() if known or k in then}
    return [without(item, then) for item in plain] if isinstance(plain, list | tuple) else plain


# -- writing --------------------------------------------------------------------------------------


def rules(name: str) -> dict[str, Any]:
    """What of an edition can be told without a game: its defaults, and how it deals."""
    game = shelf.game(name)
    sizes = [size for size in game.seats if size <= 24 or size % 100 == 0]
    kinds = [Kind(name, size, 0) for size in sizes]
    kinds += [kind for kind in GAMES.values() if kind.game == name]
    deals = []
    for kind, seed in product(kinds, range(20)):
        options = game.options(kind.people + kind.machines, **kind.options)
        dealt = settle(game, game.setup(options), repeat(Random(seed)), kind.content)
        deals.append([action for action, _ in dealt])
    defaults = [field for field in msgspec.structs.fields(game.options) if not field.required]
    return {
        "defaults": {field.name: field.default for field in defaults},
        "deals": short(deals),
    }


def main(folder: Path, *games: str) -> None:
    folder.mkdir(exist_ok=True)
    accounts = {}
    for name, kind in GAMES.items():
        if games and kind.game not in games:
            continue
        accounts[name] = keep(folder, name, whole(kind))
    for name, first in PLAYED_ON.items():
        if not games or GAMES[first].game in games:
            accounts[name] = keep(folder, name, played_on(GAMES[first]))
    add(folder / "games.json", accounts)
    add(folder / "rules.json", {name: rules(name) for name in games or shelf.ours()})
    if not games:
        add(folder / "house.json", {code: standing(e.table) for code, e in stopped().items()})
        with (folder / "house.zip").open("xb") as file:
            file.write(killed_house())


def keep(folder: Path, name: str, evening: Evening) -> dict[str, Any]:
    text = dump(evening.records, name)
    with (folder / f"{name}.jsonl.xz").open("xb") as file:
        file.write(lzma.compress(text.encode(), preset=9))
    print(name, len(evening.records), "events", flush=True)
    return account(text, evening.records)


def add(path: Path, value: dict[str, Any]) -> None:
    """To what is there: another game may have come to this edition before."""
    there = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(f"{json.dumps(value | there, indent=1, ensure_ascii=False)}\n")


def killed_house(old: Path | None = None) -> bytes:
    """The files that a house leaves behind which is killed: the database, and what of its log had
    not reached it. `old`: one of these, opened again."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "house.db"
        if old:
            with zipfile.ZipFile(old) as files:
                files.extractall(place)
        how = "--again" if old else "--house"
        command = [sys.executable, "-m", "tests.kept.record", how, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as writing:
            assert writing.stdout and writing.stdout.readline() == b"kept\n"
            writing.send_signal(signal.SIGKILL)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_LZMA) as files:
            for name in ("house.db", "house.db-wal"):
                files.write(path.with_name(name), name)
        return packed.getvalue()


async def keep_again(path: Path) -> None:
    """A house that an older program left, opened by this one, which takes its snapshots and is then
    killed: the schema of today, with games that no later edition changes."""
    store, games = SqliteStore(path), shelf.games()
    for listed in await store.tables(closed=True):
        table = await Asleep(store, games).read(listed.id)
        body = snapshot.write(table, program(*games))
        assert body is not None
        store.snapshot(listed.id, table.number, body)
    await store.strangers()  # behind all of that
    print("kept", flush=True)
    signal.pause()  # until it is killed


def stopped() -> dict[str, Evening]:
    """The tables of the house, by code."""
    tables = {code: Evening(kind, code) for code, (kind, _) in STOPPED.items()}
    for code, (_, moves) in STOPPED.items():
        tables[code].play(moves)
    tables[PAUSED](playing.pause, OWNER)
    tables[FINISHED] = whole(Kind("infiltres", 3, 1, {"target": 1}), FINISHED)
    tables[LOBBY] = Evening(Kind("lucky", 2, 1, {"penalties": True}), LOBBY)
    return tables


async def keep_house(path: Path) -> None:
    store = SqliteStore(path, now=lambda: 1_700_000_000.0)
    for code, evening in stopped().items():
        bodies = [encode(record) for record in evening.records]
        for at in range(0, len(bodies), 16):  # as they came, a few at a time
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            first = code if at == 0 else None
            store.append(f"table {code}", at, bodies[at : at + 16], done.set_result, code=first)
            assert await done is None
    print("kept", flush=True)
    signal.pause()  # until it is killed


if __name__ == "__main__":
    if sys.argv[1] == "--house":
        asyncio.run(keep_house(Path(sys.argv[2])))
    elif sys.argv[1] == "--again":
        asyncio.run(keep_again(Path(sys.argv[2])))
    else:
        main(Path(sys.argv[1]), *sys.argv[2:])
