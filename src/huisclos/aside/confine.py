"""The limits of a process of ours, set by itself before it does anything else; what it has used."""

from __future__ import annotations

import contextlib
import os
import resource
import sys
from pathlib import Path

MEGABYTE = 1024 * 1024


def confine(*, politeness: int, memory: int, seconds: int = 0, answer: int = 0) -> None:
    """At most so many bytes of memory, seconds of computing, and bytes in a file: beyond, the
    system says no, or ends the process. Not every system knows every limit. None: no limit. Who is
    polite lets the house go first."""
    os.nice(politeness)
    limit(resource.RLIMIT_CORE, 0)  # what it knows is not left lying about
    limit(resource.RLIMIT_DATA, memory)
    if seconds:
        limit(resource.RLIMIT_CPU, seconds)
    if answer:
        limit(resource.RLIMIT_FSIZE, answer)


def limit(what: int, most: int) -> None:
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(what, (most, most))


def resident() -> int:
    """Bytes of memory: now, where the system says so; else the most there ever were."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
