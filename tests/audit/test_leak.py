"""What a leak looks like to whoever must mend it, and what counts as one."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from huisclos.audit import audit
from huisclos.audit.mutants import planted
from huisclos.audit.sent import Parting, compare
from huisclos.kernel import Seat, encode
from tests.audit.known import AUDITED, TRIO

GOLDEN = Path(__file__).with_name("leaks.txt")


def test_leaks_are_told_readably() -> None:
    """One leak of each kind. HUISCLOS_GOLDEN=write ./test tests/audit/test_leak.py"""
    told = []
    for mutant in planted(TRIO.game):
        with mutant.planted(TRIO) as leaky:
            parts = {mutant.part} | (
                {"twins"} if mutant.part in ("reveals", "timetable") else set()
            )
            found = audit(leaky, games=60, seed=2, parts=parts, until_found=True)
        told.append(f"# {mutant.leak}\n{found.leaks[0]}\n")
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        GOLDEN.write_text("\n".join(told), encoding="utf-8")
    assert "\n".join(told) == GOLDEN.read_text(encoding="utf-8")


def news(heard: int, *notes: str, **fields: int) -> bytes:
    told = ",".join(f'{{"type":"{note}"}}' for note in notes)
    more = "".join(f',"{name}":{value}' for name, value in fields.items())
    return f'{{"type":"News","heard":{heard},"notes":[{told}]{more}}}'.encode()


@pytest.mark.parametrize(
    ("here", "there", "parting"),
    [
        ([news(1, "A")], [news(1, "A")], None),
        ([], [], None),
        (
            [news(1, "A", public=1)],
            [news(1, "A", public=2)],
            Parting("messages[0].public", "1", "2"),
        ),
        ([news(1)], [], Parting("messages", '[{"type":"News","heard":1,"notes":[]}]', "[]")),
        (
            [news(2, "A", "B")],
            [news(2, "A", "C")],
            Parting("note 1 of the step", '{"type":"B"}', '{"type":"C"}', by_note=True),
        ),
        (
            [news(1, "Role")],
            [news(1, "C")],
            Parting("note 0 of the step", '{"type":"Role"}', '{"type":"C"}', True, by_note=True),
        ),
        (
            [news(2, "A", "Role")],
            [news(1, "A")],
            Parting("note 1 of the step", '{"type":"Role"}', "nothing", True, by_note=True),
        ),
        (
            [news(3, "Role")],
            [news(2, "C")],
            Parting("messages.heard, before these notes", "2", "1"),
        ),
    ],
)
def test_two_streams_side_by_side(
    here: list[bytes], there: list[bytes], parting: Parting | None
) -> None:
    assert compare(here, there, {"Role"}) == parting


def shown(*notes: str, hull: int, depth: int = 3) -> bytes:
    sheet = {"private": {"hull": hull, "depth": depth}}
    return encode({"notes": [{"type": note} for note in notes], "sheet": sheet})


def test_a_note_lays_open_what_it_may_and_nothing_else_of_a_sheet() -> None:
    opens = {"Shown": ("hull",)}
    at_hull = "messages[0].sheet.private.hull"
    parting = compare([shown("Shown", hull=1)], [shown("Shown", hull=2)], {"Shown"}, opens)
    assert parting == Parting(at_hull, "1", "2", lawful=True, by_note=True)
    parting = compare([shown("A", hull=1)], [shown("A", hull=2)], {"Shown"}, opens)
    assert parting == Parting(at_hull, "1", "2")
    here, there = [shown("Shown", hull=1, depth=3)], [shown("Shown", hull=2, depth=4)]
    assert compare(here, there, {"Shown"}, opens) == Parting(
        "messages[0].sheet.private.depth", "3", "4"
    )


def test_what_stops_the_kit_is_a_finding_with_its_seed() -> None:
    def stumble(state: Any, seat: Seat, rng: Random) -> Any:
        raise KeyError(55)

    broken = replace(TRIO, game=replace(TRIO.game, sample=stumble))
    found = audit(broken, games=2, seed=7, parts={"twins"})
    assert [(leak.part, leak.seed) for leak in found.leaks] == [("crash", "7/0"), ("crash", "7/1")]
    assert found.walks == 2
    told = str(found.leaks[0])
    assert "KeyError: 55" in told
    assert "test_leak.py, line" in told


@pytest.mark.parametrize("name", AUDITED)
def test_every_note_has_an_audience(name: str) -> None:
    audited = AUDITED[name]
    notes = {*get_args(audited.game.note)}
    assert audited.audience.keys() == notes
    assert {*audited.reveals, *audited.settles} <= notes
    assert {*audited.secrets, *audited.unnoticed} <= {*get_args(audited.game.action)}


def test_an_undo_takes_back_what_was_asked_for_whatever_the_asker_did_in_secret_since() -> None:
    """Found in this game: agreed to, it took back the secret act, and all saw there was one."""
    sonar = AUDITED["sonar"]
    found = audit(sonar, options=sonar.short, games=1, parts={"changes"})
    assert found.changes
    assert [str(leak) for leak in found.leaks] == []
