"""Event loops: uvloop where there is one, asyncio's own elsewhere."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def new_event_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(main: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)


def call_on_stop(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> None:
    """When somebody presses Ctrl-C, or the system asks us to end."""
    for name in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(name, stop)
        except NotImplementedError:
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop))
