"""Every deliberate leak is caught by the part of the kit that it names, and by no other."""

from random import Random

import pytest

from huisclos.audit import PARTS, audit
from huisclos.audit.catalogue import CATALOGUE
from huisclos.audit.mutants import PLANTED, Mutant, is_caught
from huisclos.audit.mutants.mutant import LEAK_PARTS
from huisclos.audit.seated import open_room, sitting_of, start, stroll
from huisclos.games.dauphin.nouns import Options as Dauphin
from huisclos.games.infiltres.model import Options as Infiltres
from huisclos.games.lucky.nouns import Options as Lucky
from huisclos.games.sonar.things import Options as Sonar
from huisclos.games.sporz.terms import Options as Sporz
from huisclos.kernel import decode, replay
from huisclos.tables.event import Played
from tests.audit.known import AUDITED, TRIO
from tests.audit.trio_mutants import MUTANTS as OF_TRIO

ALL = {**PLANTED, "trio": OF_TRIO}
SHORT = {  # so that many games take little time
    "trio": TRIO.options(3),
    "lucky": (Lucky(4, turns=20, penalties=True), Lucky(5, turns=20)),
    "infiltres": (Infiltres(6, target=2), Infiltres(6, target=1, clue=0, debate=0)),
    "sporz": (Sporz(5, psychologist="on"),),
    "sonar": (Sonar(2, short_gauges=True), Sonar(4, short_gauges=True)),
    "dauphin": (Dauphin(4), Dauphin(5, scenario="observers"), Dauphin(3, scenario="full")),
}
EACH = [
    pytest.param(name, mutant, id=f"{name}-{mutant.name}")
    for name, mutants in ALL.items()
    for mutant in mutants
]


def test_every_game_has_mutants_of_many_kinds() -> None:
    assert PLANTED.keys() == CATALOGUE.keys()
    for mutants in ALL.values():
        assert len({mutant.name for mutant in mutants}) == len(mutants) >= 8
        assert {mutant.part for mutant in mutants} == {*LEAK_PARTS}
        assert all(len(mutant.functions) + bool(mutant.patch) == 1 for mutant in mutants)


@pytest.mark.parametrize(("name", "mutant"), EACH)
def test_a_mutant_is_caught_by_its_part_and_missed_without_it(name: str, mutant: Mutant) -> None:
    needed = {mutant.part} | ({"twins"} if mutant.part == "reveals" else set())
    with mutant.planted(AUDITED[name]) as leaky:
        found = audit(leaky, options=SHORT[name], games=60, parts=needed, until_found=True)
    assert {leak.part for leak in found.leaks} == {mutant.part}
    rest = {*LEAK_PARTS} - {mutant.part}
    games = max(3, found.walks)
    assert not is_caught(mutant, AUDITED[name], options=SHORT[name], games=games, parts=rest)


@pytest.mark.parametrize(("name", "mutant"), EACH)
def test_a_mutant_plays_the_same_game(name: str, mutant: Mutant) -> None:
    """Whole games, that end in the honest game as they do here."""
    audited = AUDITED[name]
    honest, options = audited.game, SHORT[name][0]
    with mutant.planted(audited) as leaky:
        begun = start(open_room(leaky.game, options, Random(5)))
        steps = [begun, *(stride.step for stride in stroll(begun.table, Random(6), 2000))]
    final = sitting_of(steps[-1].table)
    assert final.over
    events = [record.event for step in steps for record in step.records]
    played = [event for event in events if isinstance(event, Played)]
    log = [(event.seat, decode(event.action, honest.action)) for event in played]
    again = replay(honest, options, log)
    assert honest.to_act(again) == ()
    assert honest.outcome(again) == leaky.game.outcome(final.state)


def test_a_planted_leak_is_taken_out_again() -> None:
    for mutant in ALL["infiltres"]:
        with mutant.planted(AUDITED["infiltres"]):
            pass
    assert not audit(AUDITED["infiltres"], options=SHORT["infiltres"], games=3, parts=PARTS).leaks
