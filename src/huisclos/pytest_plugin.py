"""The fixture `leaks`. Every pytest loads this file where Huis Clos is installed, so it imports
nothing until the fixture is used."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def leaks() -> Any:
    """`huisclos.leaks`: looks for what somebody is sent and may not know, in anybody's game."""
    import huisclos.leaks

    return huisclos.leaks
