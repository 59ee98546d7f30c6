"""What the operator decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:  # the library for certificates is loaded by who wants one
    from .certificate import Secure


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # the home network
    port: int = 8484
    store: str = "huisclos.db"
    origins: tuple[str, ...] = ()  # further pages that may connect, besides our own
    bot_pace: float = 1.0  # how slowly bots play; 0: as soon as they have thought
    grace: float = 300.0  # seconds that a phone may sleep until a bot sits in
    lines: int | None = None  # of phones at once; none: what the files allowed leave room for
    metrics_public: bool = False
    keep: float | None = 14.0  # days until a table that nobody touches is closed; None: never
    remove: float | None = None  # days until a closed one is deleted; None: never
    tls: Secure | None = None  # none: plain http
    public_name: str | None = None  # of the house, where a proxy with TLS stands before it
    advertise: str | None = None  # where other nodes of this house reach us; none: worked out
    key: str | None = None  # of those who may open tables; none: everybody
    games: tuple[str, ...] = ()  # those served; none named: all that are installed
    rehearsal: str | None = None  # for tests: a word that all luck follows from; clocks stand still
    clocks: bool = False  # in a rehearsal: they run all the same
    interludes: bool = False  # in a rehearsal: all are given time to look at what is revealed

    @property
    def warns(self) -> bool:
        """Phones do, once: nobody vouches for a certificate that was made here."""
        return self.tls is not None and self.tls.folder is not None and not self.public_name
