"""What a crowd is told is made in slices, before it is told: everybody reads what they would have
read, whatever happens between two slices."""

from random import Random

import pytest

from huisclos.audit.seated import open_room, start, stroll
from huisclos.tables import drafts
from huisclos.tables import telling as telling_of
from huisclos.tables.feed import Change
from tests.audit.known import AUDITED
from tests.tables.listeners import Listeners


@pytest.mark.parametrize("name", AUDITED)
def test_what_was_made_in_slices_reads_the_same(name: str, monkeypatch) -> None:
    for module in (drafts, telling_of):
        monkeypatch.setattr(module, "SLICE", 1)
    audited = AUDITED[name]
    begun = start(open_room(audited.game, audited.short[0], Random(1))).table
    slowly, at_once = Listeners(begun), Listeners(begun)
    for stride in stroll(begun, Random(2), 150):
        change = Change(stride.before, stride.step.table, stride.step.table.at)
        if at_once.telling.held:
            at_once.telling.reply(at_once.ears[0], change.now)
            slowly.telling.reply(slowly.ears[0], change.now)
        made, said = slowly.prepared(change), at_once.hear(change)
        # How many blanks stand behind what a watcher is told says nothing to anybody.
        assert made[:-1] == said[:-1]
        assert [text.rstrip() for text in made[-1]] == [text.rstrip() for text in said[-1]]
        assert slowly.state() == at_once.state()
        if at_once.telling.held:
            at_once.telling.reply(at_once.ears[0], change.now)
            assert slowly.prepared_beat(change.now)[1:] == at_once.beat(change.now)[1:]
            assert slowly.state() == at_once.state()
