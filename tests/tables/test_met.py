"""No piece of content twice: what a room and a phone remember is dealt last, and no phone can say
so much that it knows what is dealt."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huisclos import shelf
from huisclos.games.infiltres import GAME, content
from huisclos.games.infiltres.actions import Brief
from huisclos.games.infiltres.nouns import Options
from huisclos.kernel import DEALER, awaited, decode
from huisclos.tables import Member, Table, fold
from huisclos.tables import room as rooms
from huisclos.tables.commands import gathering, playing
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.event import Played, Record, Started
from huisclos.tables.log import BadLog
from huisclos.tables.verify import verify
from huisclos.tables.wishes import Start

OWNER = Member(1)
COUNT = 640  # pairs of our missions, in each language


class Room:
    """Three people, and the log of what they play."""

    def __init__(self, secret: str = "s", content: str = "", **options: Any) -> None:
        step = gathering.open_table(
            shelf.games(), 0.0, "KRBX", "infiltres", {"target": 1, **options}, secret
        )
        self.table, self.records = step.table, [*step.records]
        for name in ("Ana", "Bob", "Cléo"):
            self.take(gathering.join(self.table, 0.0, name, name, name))
        if content:
            self.take(gathering.supply(self.table, 0.0, OWNER, content))

    def take(self, step: Any) -> None:
        self.table = step.table
        self.records += step.records

    def start(self, **met: Sequence[int]) -> tuple[int, ...]:
        self.take(gathering.start(self.table, 0.0, OWNER, met))
        started = next(r.event for r in reversed(self.records) if isinstance(r.event, Started))
        return started.spared

    @property
    def brief(self) -> Brief:
        """The last that was dealt."""
        dealt = [r.event for r in self.records if isinstance(r.event, Played)]
        last = [event for event in dealt if event.seat == DEALER][-1]
        found = decode(last.action, GAME.action)
        assert isinstance(found, Brief)
        return found

    def finish(self) -> None:
        """By chance, to the end, and back to the room."""
        rng = Random(1)
        while (sitting := self.table.sitting) and not sitting.over:
            seat = awaited(GAME, sitting.state)[0]
            step = playing.play(self.table, 0.0, seat, GAME.sample(sitting.state, seat, rng))
            assert step
            self.take(step)

    def clear(self) -> None:
        self.take(gathering.clear(self.table, 0.0, OWNER, f"secret {len(self.records)}"))


def test_a_first_game_spares_nothing() -> None:
    room = Room()
    assert room.start() == ()
    plain = GAME.deal(GAME.setup(Options(3)), Random(5), "")
    spared = GAME.deal(rules_spare((), Options(3)), Random(5), "")
    assert plain == spared


def rules_spare(pieces: tuple[int, ...], options: Options) -> Any:
    assert GAME.pieces is not None
    return GAME.pieces.spare(GAME.setup(options), pieces)


def test_what_a_room_has_met_is_told_when_the_game_is_over_and_not_before() -> None:
    room = Room()
    room.start()
    assert rooms.room(room.table).met is None
    room.finish()
    met = rooms.room(room.table).met
    assert met is not None
    assert met.collection == "fr"
    played = content.pieces(content.missions("fr"), met.pieces)
    assert room.table.sitting is not None
    assert played <= {*room.table.sitting.state.pairs}
    assert room.table.met == {}
    room.clear()
    assert room.table.met == {"infiltres/fr": met.pieces}
    assert rooms.room(room.table).met is None


def test_a_room_deals_what_its_people_have_not_met() -> None:
    room = Room()
    seen: list[int] = []
    for _ in range(4):
        assert room.start() == tuple(seen)
        room.finish()
        assert room.table.sitting is not None
        met = room.table.sitting.met
        assert met is not None
        assert {*seen}.isdisjoint(met.pieces)
        seen += met.pieces
        room.clear()
    assert verify(shelf.games(), room.records)
    table = Table(shelf.games())
    for record in room.records:
        table = fold(table, record)
    assert table == room.table


def test_a_phone_adds_what_it_remembers_of_this_collection() -> None:
    assert Room().start(fr=[3, 1, 2], en=[9]) == (3, 1, 2)
    assert Room(language="en").start(fr=[3, 1, 2], en=[9]) == (9,)


def test_what_came_twice_counts_from_the_last_time() -> None:
    assert Room().start(fr=[3, 1, 3, 2]) == (1, 3, 2)


def test_whatever_a_phone_says_half_of_the_content_may_come() -> None:
    """All but one would say what is dealt."""
    all_but_one = [piece for piece in range(COUNT) if piece != 77]
    spared = Room().start(fr=all_but_one)
    assert len(spared) == COUNT // 2
    assert spared == tuple(all_but_one[-COUNT // 2 :])  # the longest ago comes back first
    strange = Room().start(fr=[COUNT, 10**9, 5])
    assert strange == (5,)


@pytest.mark.parametrize("seed", range(10))
def test_spared_pairs_are_not_dealt_even_if_every_mission_has_some(seed: int) -> None:
    spared = tuple(piece for piece in range(COUNT) if piece % 10 < 5)
    brief = GAME.deal(rules_spare(spared, Options(3)), Random(seed), "")
    assert isinstance(brief, Brief)
    known = content.pieces(content.missions("fr"), spared)
    assert known.isdisjoint(brief.pairs)
    words = [content.fold(w) for p in brief.pairs for w in (p.disciples, p.infiltrators)]
    assert len(brief.pairs) == 10
    assert len({*words}) == 20
    assert GAME.refuse(GAME.setup(Options(3)), DEALER, brief) is None


def test_missions_of_ones_own_are_not_remembered() -> None:
    own = "\n".join(f"mot{letter} / nom{letter}" for letter in "abcdefghij")
    room = Room(content=own)
    assert room.start(fr=[1], own=[1]) == ()
    room.finish()
    assert rooms.room(room.table).met is None


def test_the_list_stands_in_the_log_before_the_deal_and_the_deal_follows_from_it() -> None:
    room = Room()
    room.start(fr=[*range(300)])
    assert verify(shelf.games(), room.records)
    number = content.numbers("fr")
    dealt = tuple(number[pair] for pair in room.brief.pairs)
    forged = [
        replace(record, event=replace(record.event, spared=dealt))
        if isinstance(record.event, Started)
        else record
        for record in room.records
    ]
    with pytest.raises(BadLog, match="does not follow from the committed secret"):
        verify(shelf.games(), forged)


@pytest.mark.parametrize("spared", [tuple(range(321)), (640,), (-1,)])
def test_a_log_that_leaves_out_too_much_does_not_hold(spared: tuple[int, ...]) -> None:
    room = Room()
    room.start()
    at = next(i for i, r in enumerate(room.records) if isinstance(r.event, Started))
    started = room.records[at].event
    assert isinstance(started, Started)
    forged = [*room.records[:at], Record(0.0, replace(started, spared=spared))]
    with pytest.raises(BadLog, match=r"left out|cannot happen"):
        verify(shelf.games(), forged)


def test_a_game_without_numbered_content_takes_no_notice() -> None:
    step = gathering.open_table(shelf.games(), 0.0, "KRBX", "sonar", {}, "s")
    for name in ("Ana", "Bob"):
        step = gathering.join(step.table, 0.0, name, name, name)
    wish = Start(met={"fr": (1, 2)})
    started = carry_out(step.table, 0.0, OWNER, wish, ["naive"], str)
    assert started
    assert isinstance(started.records[0].event, Started)
    assert started.records[0].event.spared == ()
