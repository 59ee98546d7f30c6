"""stub"""
from huisclos.kernel import NoWorld
def resample(view, rng):
    raise NoWorld
