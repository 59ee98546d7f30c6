"""The limits of a process of ours, set by itself before it does anything else."""

from __future__ import annotations

import contextlib
import os
import resource

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
