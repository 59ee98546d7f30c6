"""Makes the machine busy, to see which tests are only patient on an idle one.

python -m tests.load 15 600 &     # a load of 15, for ten minutes at most
"""

from __future__ import annotations

import sys
import time
from multiprocessing import Process


def toil(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sum(range(100_000))


def main(count: int, seconds: float) -> None:
    crowd = [Process(target=toil, args=(seconds,), daemon=True) for _ in range(count)]
    for each in crowd:
        each.start()
    for each in crowd:
        each.join()


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
