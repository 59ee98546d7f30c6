"""What a mutant is, and whether the kit catches it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec.structs import replace as changed

from huisclos.kernel import Options, Seat, Told

from ..audited import PARTS, Audited
from ..run import audit

# A leak often breaks a law as well: mutants are judged without, so as not to rely on that.
LEAK_PARTS = tuple(part for part in PARTS if part != "laws")
GAMES = 60  # in which a mutant is looked for


@dataclass(frozen=True)
class Mutant:
    name: str
    leak: str  # what it tells to whom, in words
    part: str  # of the kit, that catches it
    functions: Mapping[str, Any] = field(default_factory=dict)  # of the game: one, replaced
    patch: tuple[Any, str, Any] | None = None  # or one of the table's: where, its name, instead
    sizes: bool = False  # it shows only at tables that few play
    # parts that may find it too: what a secret act led to, for instance, shows in changes as well
    also: tuple[str, ...] = ()

    @contextmanager
    def planted(self, audited: Audited) -> Iterator[Audited]:
        """The same game with the leak in it, for so long."""
        leaky = replace(audited, game=replace(audited.game, **self.functions))
        if self.patch is None:
            yield leaky
            return
        owner, name, function = self.patch
        honest = owner.__dict__[name]
        setattr(owner, name, function)
        try:
            yield leaky
        finally:
            setattr(owner, name, honest)


def is_caught(
    mutant: Mutant,
    audited: Audited,
    *,
    seed: int = 1,
    first: int = 0,
    games: int = GAMES,
    options: Sequence[Options] = (),
    parts: Collection[str] = LEAK_PARTS,
) -> bool:
    """Whether these parts of the kit find a leak within so many games, from number `first` on."""
    tables = () if mutant.sizes else options
    with mutant.planted(audited) as leaky:
        found = audit(
            leaky,
            games=games,
            first=first,
            seed=seed,
            options=tables,
            parts=parts,
            until_found=True,
        )
    return any(leak.part in parts for leak in found.leaks)


Apply = Callable[[Any, Seat, Any], Any]


def retold(apply: Apply, telling: Callable[[Any, Told[Any]], Iterable[Told[Any]]]) -> Apply:
    """`apply`, with everything it tells told otherwise; given the state after it."""

    def leaky(state: Any, seat: Seat, action: Any) -> Any:
        after = apply(state, seat, action)
        news = after.story.since(len(state.story))
        again = (other for told in news for other in telling(after, told))
        return changed(after, story=state.story.tell(*again))

    return leaky
