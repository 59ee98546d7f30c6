"""The page knows every reason for a refusal."""

from pathlib import Path
from random import Random

import pytest

from huisclos import shelf
from huisclos.kernel import AnyGame, Seat, walk
from huisclos.texts.refusals import NoLiteral, refusals
from huisclos.wire.typescript import WEB, all_files


def given(game: AnyGame) -> set[str]:
    """The keys of what is refused when everybody tries whatever a curious seat would."""
    probes = shelf.part(game, "audience").probes
    options, keys = game.options(game.seats.start), set[str]()
    for _, _, state in walk(game, options, Random(1)):
        for seat in map(Seat, range(options.seats)):
            tried = probes(state, seat) if seat in game.to_act(state) else ()
            keys |= {why.key for action in tried if (why := game.refuse(state, seat, action))}
    return keys


@pytest.mark.parametrize("name", shelf.ours())
def test_what_a_game_refuses_is_in_the_pages_types(name: str) -> None:
    page = all_files()[WEB / "games" / name / "wire.ts"]
    known, _, _ = page.partition("export type RefusalKey =")[2].partition(";")
    keys = given(shelf.game(name))
    assert len(keys) > 3
    assert [key for key in keys if f'"{key}"' not in known] == []


def test_a_key_that_nobody_could_list_is_not_written(tmp_path: Path) -> None:
    (tmp_path / "judge.py").write_text('REASON = "late"\nwhy = Refusal("trio-" + REASON)\n')
    with pytest.raises(NoLiteral, match=r"judge\.py:2: write this key as a literal"):
        [*refusals(tmp_path)]
