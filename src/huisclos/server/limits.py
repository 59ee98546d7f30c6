"""How much one may ask: per connection, per network where codes are typed, or over the whole house;
never per address, because a table is many phones behind one address."""

from __future__ import annotations

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

MESSAGE_BYTES = 256 * 1024  # the group's own missions are the largest thing a client sends
MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
OVER_PER_SECOND = 20.0  # messages beyond that limit are refused; beyond this one the line is cut
OVER_AT_ONCE = 200.0
CUT_WITHIN = 1.0  # seconds that a line which is cut has to read why
BYTES_PER_SECOND = 1024.0 * 1024  # of a WebSocket, frames that are no messages included
BYTES_AT_ONCE = 4096.0 * 1024
PART_BYTES = 128.0  # that a part of a message counts for besides: it may be empty
CLOSED_WITHIN = 10.0  # seconds that a phone has to read our last word, and to hang up
GUESSES_PER_SECOND = 3.0  # codes typed: one of 20,000 hits a table
GUESSES_AT_ONCE = 60.0
NETWORK_GUESSES_PER_SECOND = 1.0
NETWORK_GUESSES_AT_ONCE = 20.0
TABLES_PER_SECOND = 5.0
TABLES_AT_ONCE = 50.0
READINGS_PER_SECOND = 4.0  # of older talk: each looks through a whole log
READINGS_AT_ONCE = 40.0
REPLAYS_WAITING = 16  # of tables; one is told at a time
UPLOADS_WAITING = 10  # logs that were sent, each with its bytes
RETOLD_WITHIN = 60.0  # seconds: the process has limits of its own, a busy machine is slow
BODY_BYTES = 2 * 1024 * 1024  # the log of a long evening
TABLE_BYTES = 64 * 1024  # options are few
BODY_WITHIN = 20.0  # seconds
CONNECTIONS_PER_MEMBER = 8
HEARTBEAT = 20.0  # seconds between two pings
REQUESTS = 1000  # sockets that are no WebSocket (yet): beyond, the longest wait ends
REQUEST_WITHIN = 20.0  # seconds that a socket may be silent, or be sending headers
UNREAD_WITHIN = 20.0  # seconds that one may leave all that it was sent unread
GREETED_WITHIN = 10.0  # seconds for the handshake of TLS
SPARE_FILES = 100  # for the store, the page and ourselves
FILES = 65_536  # that we ask for, where the system allows them


def allow_connections() -> None:
    """Systems begin with some thousand open files: ask for more."""
    if resource is None:  # where there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FILES:
        most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def files() -> int:
    """How many we may open."""
    if resource is None:
        return FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES if soft == resource.RLIM_INFINITY else soft


def lines() -> int:
    """How many phones may be here at once, some 10 KB each, unless the operator says so: the files
    leave room for those who come while others are sent away."""
    return max(files() // 2, files() - 2 * REQUESTS - SPARE_FILES)


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.level, self.at = most, 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def give_back(self) -> None:
        self.level = min(self.most, self.level + 1)

    def wait(self, now: float) -> float:
        """Seconds until one can be taken."""
        return max(0.0, (1 - self.level) / self.rate - (now - self.at))
