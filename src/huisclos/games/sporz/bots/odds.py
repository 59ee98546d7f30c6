"""Probabilities that must add up."""

from __future__ import annotations

import math


def scaled(odds: list[float], wanted: float) -> float:
    """By which factor to multiply all odds so that they add up to `wanted`: by Newton's steps on
    its logarithm, of which a few are enough."""
    if not odds:
        return 1.0
    wanted = min(max(wanted, 0.02), len(odds) - 0.02)
    factor = 1.0
    for _ in range(8):
        now = [factor * p / (factor * p + 1 - p) for p in odds]
        miss = wanted - sum(now)
        if abs(miss) < 0.01:
            break
        slope = sum([p * (1 - p) for p in now])
        factor *= math.exp(max(-2.0, min(2.0, miss / max(slope, 1e-6))))
    return min(max(factor, 1e-6), 1e6)
