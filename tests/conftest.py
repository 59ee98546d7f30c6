"""What every test shares: the size of the run, chosen by `./test` or `./test --full`."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import huisclos.client.phone
from huisclos.client import Phone
from huisclos.store.postgres.line import Line
from tools.database import Database

FULL = os.environ.get("HUISCLOS_FULL") == "1"
PATIENCE = 180  # seconds that any test waits for what must come: only one that fails waits so long
huisclos.client.phone.SILENT = huisclos.client.phone.REACHED = PATIENCE
Phone.until.__defaults__ = Line.__init__.__defaults__ = (PATIENCE,)

# Every day the same examples; the full run looks for new ones. A busy machine breaks no deadline.
settings.register_profile("daily", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("full" if FULL else "daily")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if FULL:
        return
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.skip(reason="long: ./test --full"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Database]:
    """A PostgreSQL that the tests share: started when the first of them asks."""
    with Database() as cluster:
        yield cluster


@pytest.fixture
def database(cluster: Database) -> str:
    """The address of an empty database of one's own."""
    return cluster.empty()
