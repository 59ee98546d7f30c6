"""Put first on PYTHONPATH: a Python on a system that is not Linux, as far as it can be had here."""

import asyncio
import os
import signal
import sys

for name in ("uvloop", "resource", "fcntl", "termios"):
    sys.modules[name] = None  # an import of it fails
for module, names in {
    os: ("geteuid", "nice", "pread", "pwrite", "sched_getaffinity"),
    signal: ("SIGALRM", "ITIMER_REAL", "setitimer", "alarm"),
}.items():
    for name in names:
        delattr(module, name)


def nothing_of_the_kind(*_: object) -> None:
    raise NotImplementedError


asyncio.SelectorEventLoop.add_signal_handler = nothing_of_the_kind
