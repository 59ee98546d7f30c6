"""Processes beside the house: what takes long, or what a stranger can make take long, is worked out
in one with limits of its own, so that it costs the house nothing but the asking."""
