"""What one system has and another has not: event loops, signals, locks and limits of processes."""

from .locking import Held, Locked
from .loops import call_on_stop, new_event_loop, run

__all__ = ["Held", "Locked", "call_on_stop", "new_event_loop", "run"]
