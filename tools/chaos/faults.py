"""What goes wrong, each by its name. A fault is over when the house is whole again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tools.database import Database

if TYPE_CHECKING:
    from .house import House

AWAY = 6.0  # seconds that a server is dead, stopped or cut off: twice its lease
CALM = 3.0  # seconds between two faults
DOZED = 2.0  # seconds, and
MUTE = 1.5  # seconds: shorter than its lease
DOUBTED = 2.5  # seconds: others may have its tables by then, and it would not have noticed yet
SLOW = 0.05  # seconds, each way
UNHEARD, UNSEEN = 1.0, 5  # seconds and, if nobody waits for it, moves that a standby lags behind

Until = float | None  # when a silence may begin last that it is the cause of; None: soon


async def kill(house: House) -> Until:
    server = await house.busiest()
    await server.end(signal.SIGKILL)
    await asyncio.sleep(AWAY)
    await server.start()
    return None


async def kill_and_start(house: House) -> Until:
    server = await house.busiest()
    await server.end(signal.SIGKILL)
    await server.start()
    return None


async def stop(house: House) -> Until:
    await (await house.busiest()).stop(AWAY)
    return None


async def doze(house: House) -> Until:
    """Stopped, and nobody may take its tables: it goes on with them."""
    await (await house.busiest()).stop(DOZED)
    return None


async def cut(house: House) -> Until:
    """Nothing passes between a server and the database, and neither is told."""
    lines = (await house.busiest()).databases
    for line in lines:
        line.passes.clear()
    await asyncio.sleep(AWAY)
    for line in lines:
        line.passes.set()
    return None


async def deaf(house: House) -> Until:
    """What the database answers does not arrive: it has done what nobody knows of."""
    lines = (await house.busiest()).databases
    for line in lines:
        line.answers.clear()
    await asyncio.sleep(AWAY)
    for line in lines:
        line.cut()
        line.answers.set()
    return None


async def mute(house: House) -> Until:
    """What a server asks does not arrive, and the line breaks: nothing of it was done."""
    lines = (await house.busiest()).databases
    for line in lines:
        line.breaks = True
    await asyncio.sleep(MUTE)
    for line in lines:
        line.breaks = False
    return None


async def doubt(house: House) -> Until:
    """Others cannot reach a server while the database does not hear of it for a moment: they take
    its tables, while it believes that it has them."""
    server = await house.busiest()
    await server.peers.refuse()
    for line in server.databases:
        line.passes.clear()
    until = time.monotonic() + DOUBTED
    while time.monotonic() < until and await house.busiest() is server:
        await asyncio.sleep(0.05)
    for line in server.databases:
        line.passes.set()
    await asyncio.sleep(CALM)
    await server.peers.listen()
    return None


async def restart_fast(house: House) -> Until:
    await asyncio.to_thread(house.databases[0].restart, signal.SIGINT)
    return None


async def restart_immediately(house: House) -> Until:
    await asyncio.to_thread(house.databases[0].restart, signal.SIGQUIT)
    return None


async def promote(house: House) -> Until:
    """The database dies while its standby hears nothing of it for a while, and that one takes its
    place; then it gets a standby of its own, where the dead one was."""
    dead, standby = house.databases
    await asyncio.to_thread(standby.deafen)
    known = len(house.acknowledged)
    await asyncio.sleep(UNHEARD)
    while not house.synchronous and len(house.acknowledged) < known + UNSEEN:
        await asyncio.sleep(0.05)
    await asyncio.to_thread(dead.stop, signal.SIGQUIT)
    await asyncio.to_thread(standby.promote)
    again = await asyncio.to_thread(Database(dead.port, standby).__enter__)
    house.databases[:] = standby, again
    dead.__exit__()
    if house.synchronous:
        await asyncio.to_thread(standby.wait_for_standby, True)
    return None


async def leave(house: House) -> Until:
    server = await house.busiest()
    await server.end(signal.SIGTERM)
    await asyncio.sleep(CALM)
    await server.start()
    return None


async def slow_leave(house: House) -> Until:
    """The others wait for the database while they claim what a server leaves."""
    lines = [line for server in house.servers for line in server.databases]
    for line in lines:
        line.delay = SLOW
    server = await house.busiest()
    await server.end(signal.SIGTERM)
    await asyncio.sleep(CALM)
    for line in lines:
        line.delay = 0.0
    await server.start()
    return None


async def roll(house: House) -> Until:
    """As an operator does: the next one when the balancer has the last one back."""
    for server in house.servers:
        await server.end(signal.SIGTERM)
        await server.start()
        await asyncio.sleep(CALM)
    return time.monotonic()


FAULTS: dict[str, Callable[[House], Awaitable[Until]]] = {
    "kill": kill,
    "kill-and-start": kill_and_start,
    "stop": stop,
    "doze": doze,
    "cut": cut,
    "deaf": deaf,
    "mute": mute,
    "doubt": doubt,
    "database-fast": restart_fast,
    "database-immediate": restart_immediately,
    "promote": promote,
    "leave": leave,
    "slow-leave": slow_leave,
    "roll": roll,
}
