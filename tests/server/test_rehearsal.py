"""A rehearsal is played the same way every time; a real evening is not."""

import asyncio
from random import Random
from typing import Any

from huisclos.client import Phone
from huisclos.kernel import encode
from huisclos.server import identity
from huisclos.server.settings import Settings
from huisclos.tables.wishes import PlayAgain, Start
from tests.server.inside import house_inside
from tests.server.players import choose, eventually, table_of


async def play_in_turn(phones: list[Phone]) -> list[Any]:
    """To the end, one person after the other; all that the first was told."""
    while not phones[0].over:
        for phone in phones:
            await phone.until(lambda: phones[0].over or any(each.awaited for each in phones))
            if phone.awaited and not phone.over:
                await phone.play(choose(phone, Random(len(phone.notes))))
    return [*phones[0].notes]


def two_games(rehearsal: str) -> list[list[Any]]:
    """At one table, one after the other."""

    async def evening() -> list[list[Any]]:
        settings = Settings(bot_pace=0, rehearsal=rehearsal)
        async with (
            house_inside(settings) as (hub, client),
            table_of(str(client.make_url("")), people=2, machines=3, target=1) as phones,
        ):
            (live,) = hub.tables.values()
            first = await play_in_turn(phones)
            await phones[0].ask(PlayAgain())
            await phones[0].until(lambda: not phones[0].room.seats)
            await eventually(lambda: all(p.salt for p in live.shown.people if p.level is None))
            await phones[0].ask(Start())
            await phones[0].until(lambda: phones[0].room.played == 2 and bool(phones[0].public))
            return [first, await play_in_turn(phones)]

    return asyncio.run(evening())


def test_a_rehearsal_deals_the_same_games_to_the_same_people_and_bots_have_the_same_ideas():
    first, again, other = two_games("Godot"), two_games("Godot"), two_games("Estragon")
    assert first == again
    assert encode(first[0]) != encode(first[1]), "a rematch is another game"
    assert encode(first[0]) != encode(other[0]), "and so is another rehearsal"


def test_without_a_rehearsal_secrets_follow_from_nothing():
    assert identity.new_secret(None, "last") != identity.new_secret(None, "last")


def test_clocks_stand_still_in_a_rehearsal():
    async def evening() -> float:
        settings = Settings(bot_pace=0, rehearsal="Godot")
        async with (
            house_inside(settings) as (hub, client),
            table_of(str(client.make_url("")), people=3, target=1) as phones,
        ):
            (live,) = hub.tables.values()
            before = live.now
            await play_in_turn(phones)
            return live.now - before

    assert asyncio.run(evening()) == 0
