"""A device in the middle of the table, that plays for the seats of those who hold real cards."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import get_args

import pytest

from huisclos.client import Phone, open_table
from huisclos.games.dauphin.actions import Call, Depart, Restart, Scan, Send, TakeBadge
from huisclos.games.dauphin.notes import (
    Boarded,
    HandDealt,
    Note,
    Rescued,
    YouLost,
    YouPlanked,
    YouSent,
    YouStaked,
)
from huisclos.games.dauphin.nouns import Badge, Card
from huisclos.kernel import Illegal
from huisclos.tables.wishes import Start
from tests.server.inside import house_inside

SECRET = (HandDealt, YouSent, YouLost, Rescued, YouStaked, YouPlanked)


@asynccontextmanager
async def evening(desks, phones):
    """A table of Dauphin with real cards: some at the desk, some on their own phones."""
    async with AsyncExitStack() as stack:
        _, client = await stack.enter_async_context(house_inside())
        url = str(client.make_url("/")).rstrip("/")
        code = await open_table(url, "dauphin", {"cards": True, "decision": 0})
        seats = []
        for number in range(desks + phones):
            phone = Phone(url, code, desk=number < desks, luck=Random(number))
            seats.append(await stack.enter_async_context(phone))
            await phone.join(f"Team {number}")
        await seats[0].ask(Start())
        for phone in seats:
            await phone.until(lambda phone=phone: phone.public is not None)
        for phone, badge in zip(seats, Badge, strict=False):
            await phone.play(TakeBadge(badge, phone.desk))
        yield seats


async def board(seats):
    """Scans every card; who was given which, as the people at the table see it."""
    scanner = seats[0]
    hands = [[] for _ in seats]
    for card in scanner.public.crew:
        count = len(scanner.notes)
        await scanner.play(Scan(card))
        note = next(n for n in scanner.notes[count:] if isinstance(n, Boarded))
        if note.place == "team":
            hands[note.seat].append(card)
    return hands


async def has_heard_all(seats):
    count = max(len(phone.notes) for phone in seats if phone.desk)
    for phone in seats:
        await phone.until(lambda phone=phone: not phone.desk or len(phone.notes) == count)


def test_a_desk_deals_walks_and_is_told_no_secret():
    async def play():
        async with evening(desks=3, phones=1) as seats:
            hands = await board(seats)
            assert [len(hand) for hand in hands] == [*seats[0].public.hands]
            captain = seats[0].public.captain
            assert Card.BULLE in hands[captain]
            sent, caller = [], captain
            for _ in range(3):
                called = next(s for s in range(4) if s != caller and s not in sent)
                await seats[caller].play(Call(called))
                await seats[called].play(Send(hands[called][0]))
                sent.append(called)
                caller = called
            await seats[captain].play(Depart())
            await has_heard_all(seats)
            desks = [phone for phone in seats if phone.desk]
            assert all(phone.sheet is None for phone in desks)
            assert not any(isinstance(note, SECRET) for phone in desks for note in phone.notes)
            assert desks[0].notes == desks[1].notes == desks[2].notes
            own = next(n for n in seats[3].notes if isinstance(n, HandDealt))
            assert {sight.card for sight in own.cards} == {*hands[3]}

    asyncio.run(play())


def test_a_wrong_card_is_refused_with_the_reason_and_nothing_is_lost():
    async def play():
        async with evening(desks=3, phones=0) as seats:
            with pytest.raises(Illegal, match="dauphin-card-not-in-game"):
                await seats[0].play(Scan(Card.MICRO))
            hands = await board(seats)
            captain = seats[0].public.captain
            called = (captain + 1) % 3
            other = (captain + 2) % 3
            with pytest.raises(Illegal, match="dauphin-card-out-of-turn"):
                await seats[called].play(Send(hands[called][0]))
            await seats[captain].play(Call(called))
            with pytest.raises(Illegal, match="dauphin-card-not-yours"):
                await seats[called].play(Send(hands[other][0]))
            with pytest.raises(Illegal, match="dauphin-card-not-in-game"):
                await seats[called].play(Send(Card.MICRO))
            with pytest.raises(Illegal, match="dauphin-card-out-of-turn"):
                await seats[other].play(Send(hands[other][0]))
            await seats[called].play(Send(hands[called][0]))
            await seats[called].play(Call(captain))
            await seats[captain].play(Send(hands[captain][0]))
            await seats[captain].play(Call(called))
            with pytest.raises(Illegal, match="dauphin-card-outside"):
                await seats[called].play(Send(hands[called][0]))
            await seats[captain].play(Restart())
            await seats[captain].until(lambda: seats[captain].public.slots == ())
            assert seats[captain].public.hands == tuple(map(len, hands))

    asyncio.run(play())


def test_every_note_that_is_for_one_seat_is_known_here():
    alone = [note for note in get_args(Note) if "To one seat" in (note.__doc__ or "")]
    assert {*alone} == {*SECRET}
