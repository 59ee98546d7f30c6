"""Every deliberate leak is caught by the part of the kit that it names, and by no other; where it
shows only at tables that few play, only if those are drawn."""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from random import Random
from typing import Any

import pytest

from huisclos.audit import PARTS, audit
from huisclos.audit.mutants import Mutant, is_caught, planted
from huisclos.audit.mutants.mutant import LEAK_PARTS
from huisclos.audit.seated import gather, sitting_of, start, stroll
from huisclos.tables import Table, fold
from huisclos.tables.verify import verify
from tests.audit.known import AUDITED
from tests.conftest import FULL

ALL = {name: planted(audited.game) for name, audited in AUDITED.items()}


def tried() -> Iterator[Any]:
    """All of them in a long run. Those of the table itself are the same in every game, and a daily
    one tries each of these in one game, another for each."""
    games = Counter(mutant.name for mutants in ALL.values() for mutant in mutants)
    shared = [name for name, count in games.items() if count > len(ALL) // 2]
    for name, mutants in ALL.items():
        for mutant in mutants:
            has = [game for game in ALL if mutant.name in {each.name for each in ALL[game]}]
            at = shared.index(mutant.name) if mutant.name in shared else None
            if FULL or at is None or has[at % len(has)] == name:
                yield pytest.param(name, mutant, id=f"{name}-{mutant.name}")


EACH = [*tried()]

# The game that shows a rare one: a daily run goes straight to it, the long one plays those before.
SHOWN = {
    ("infiltres", "marked card"): 29,
    ("lucky", "at once"): 15,
    ("lucky", "duty, told"): 25,
    ("lucky", "loud retraction"): 34,
    ("lucky", "refused"): 42,
    ("lucky", "undo refused"): 54,
    ("sonar", "STOP"): 40,
    ("sonar", "reveals"): 18,
    ("sporz", "abstentions"): 104,
}


def test_every_game_has_mutants_of_many_kinds() -> None:
    assert {*SHOWN} <= {(name, mutant.name) for name, mutants in ALL.items() for mutant in mutants}
    for name, mutants in ALL.items():
        assert len({mutant.name for mutant in mutants}) == len(mutants) >= 8
        untimed = set() if AUDITED[name].timed else {"timetable"}
        assert {mutant.part for mutant in mutants} == {*LEAK_PARTS} - {"sizes"} - untimed
        assert all(len(mutant.functions) + bool(mutant.patch) == 1 for mutant in mutants)


@pytest.mark.parametrize(("name", "mutant"), EACH)
def test_a_mutant_is_caught_by_its_part_and_missed_without_it(name: str, mutant: Mutant) -> None:
    needed = {mutant.part} | ({"twins"} if mutant.part in ("reveals", "timetable") else set())
    needed |= {"sizes"} if mutant.sizes else set()
    short = () if mutant.sizes else AUDITED[name].short
    begin = 0 if FULL else SHOWN.get((name, mutant.name), 0)
    with mutant.planted(AUDITED[name]) as leaky:
        found = audit(leaky, options=short, first=begin, games=240, parts=needed, until_found=True)
    assert {leak.part for leak in found.leaks} == {mutant.part}
    # In the very game in which its part has caught it; the long run looks at those before it, too.
    first, games = (0, max(3, found.walks)) if FULL else (begin + found.walks - 1, 1)
    for part in {mutant.part} | ({"sizes"} if mutant.sizes else set()):
        rest = {*LEAK_PARTS} - {part, *mutant.also}
        assert not is_caught(
            mutant, AUDITED[name], options=short, first=first, games=games, parts=rest
        )


@pytest.mark.parametrize(("name", "mutant"), EACH)
def test_a_mutant_plays_the_same_game(name: str, mutant: Mutant) -> None:
    """Whole games, that are played and end in the honest game as they do here, whatever was taken
    back."""
    audited = AUDITED[name]
    honest, options = {name: audited.game}, AUDITED[name].short[0]
    with mutant.planted(audited) as leaky:
        steps = gather(leaky.game, options, Random(5))
        steps.append(start(steps[-1].table))
        steps += [stride.step for stride in stroll(steps[-1].table, Random(6), 2000)]
    final = sitting_of(steps[-1].table)
    assert final.over
    records = [record for step in steps for record in step.records]
    (checked,) = verify(honest, records)
    assert checked.over
    assert sitting_of(reduce(fold, records, Table(honest))).outcome == final.outcome


def test_a_planted_leak_is_taken_out_again() -> None:
    for mutant in ALL["infiltres"]:
        with mutant.planted(AUDITED["infiltres"]):
            pass
    assert not audit(
        AUDITED["infiltres"], options=AUDITED["infiltres"].short, games=3, parts=PARTS
    ).leaks
