"""What one system has and another has not: event loops, signals, locks and owners of files, limits
of processes."""

import os

from .locking import Held, Locked
from .loops import call_on_stop, new_event_loop, run

__all__ = ["HAS_OWNERS", "Held", "Locked", "call_on_stop", "new_event_loop", "run"]

HAS_OWNERS = hasattr(os, "geteuid")  # a file can be for its owner alone, by its mode
