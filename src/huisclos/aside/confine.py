"""The limits of a process of ours, set by itself before it does anything else; what it has used."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path
from threading import Thread

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

MEGABYTE = 1024 * 1024
# Elsewhere there are no such limits, or (macOS) one may set them and they hold nobody.
KEPT_BY_THE_SYSTEM = resource is not None and sys.platform == "linux"
LOOK = 0.1  # seconds between two looks of a watchdog
TOO_MUCH = 4  # what it ends a process with


def confine(*, politeness: int, memory: int, seconds: int = 0, answer: int = 0) -> None:
    """At most so many bytes of memory, seconds of computing, and bytes in the file that it writes:
    beyond, the system says no, or ends the process; where it does not, a watchdog does. None: no
    limit. Who is polite lets the house go first."""
    if hasattr(os, "nice"):
        os.nice(politeness)
    if resource is not None:
        limit(resource.RLIMIT_CORE, 0)  # what it knows is not left lying about
        limit(resource.RLIMIT_DATA, memory)
        if seconds:
            limit(resource.RLIMIT_CPU, seconds)
        if answer:
            limit(resource.RLIMIT_FSIZE, answer)
    if not KEPT_BY_THE_SYSTEM:
        Thread(target=watch, args=(memory, seconds, answer), daemon=True).start()


def limit(what: int, most: int) -> None:
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(what, (most, most))


def watch(memory: int, seconds: int, answer: int) -> None:
    """Ends this process when it has taken too much."""
    while not (
        resident() > memory
        or (seconds and time.process_time() > seconds)
        or (answer and os.fstat(1).st_size > answer)
    ):
        time.sleep(LOOK)
    os._exit(TOO_MUCH)


def resident() -> int:
    """Bytes of memory: now, where the system says so; else the most there ever were, or none."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    if resource is not None:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return working_set() if sys.platform == "win32" else 0


def working_set() -> int:
    """Of this process, as Windows counts it."""
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = [
            *(("size", ctypes.c_uint32), ("faults", ctypes.c_uint32)),
            *(("peak", ctypes.c_size_t), ("now", ctypes.c_size_t)),
            ("others", ctypes.c_size_t * 6),
        ]

    system = ctypes.windll.kernel32  # type: ignore[attr-defined]
    system.GetCurrentProcess.restype = ctypes.c_void_p
    counters = Counters(size=ctypes.sizeof(Counters))
    ask = system.K32GetProcessMemoryInfo
    ask.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32]
    ask(system.GetCurrentProcess(), ctypes.byref(counters), counters.size)
    return int(counters.now)
