"""What the screen needs of a table, wherever the table is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from huisclos.kernel import Refusal, Seat
from huisclos.tables import Member
from huisclos.tables.news import Clock, Sheet, Shown, Utterance
from huisclos.tables.onlookers import Onlooking
from huisclos.tables.room import Room
from huisclos.tables.wishes import Wish
from huisclos.wire.messages import Knock, LetIn


class Place(Protocol):
    """One person's place at a table: what they were told, and what they can do.

    A `Phone` is one, and so is a `LocalTable`: the same screen serves both.
    """

    member: Member | None
    room: Room | None
    here: tuple[Member, ...]
    door: tuple[Knock, ...]
    public: Any
    sheet: Sheet | None
    aside: Onlooking | None
    notes: list[Any]
    names: list[str]
    talk: list[Utterance]
    earlier: list[Utterance]
    clock: Clock | None
    interlude: Shown | None
    played: int
    refusals: list[Refusal]
    changes: int
    connected: bool

    @property
    def seat(self) -> Seat | None: ...

    async def play(self, action: Any) -> None:
        """Raises Illegal."""

    @property
    def missed(self) -> int:
        """Lines of talk that we could read and were not told."""

    async def read_back(self) -> None:
        """Some of those that we have missed, the last ones: they come to `earlier`."""

    async def ask(self, wish: Wish | LetIn) -> None:
        """Anything but a move; a refusal comes to `refusals`."""

    async def until(self, true: Callable[[], bool], seconds: float | None = 30.0) -> None:
        """Raises TimeoutError; HouseError when the house sends us away."""
