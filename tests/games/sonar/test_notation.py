"""Short texts for actions, both ways."""

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.actions import Answer, Course, Lot, Lots, Report, Silence, Torpedo, Trace
from huisclos.games.sonar.nouns import Part, Phrase, System
from huisclos.games.sonar.nouns.hull import middle
from huisclos.games.sonar.nouns.sea import Heading
from huisclos.kernel import UnreadableNotation


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("N", Course(Heading.NORTH)),
        ("torpedo G2", Torpedo("G2")),
        ("silence E 3", Silence(Heading.EAST, 3)),
        ("answer column N sector 7", Answer(column="N", sector=7)),
        ("trace bow", Trace(Part.BOW, middle(Part.BOW))),
        ("trace bow 1,2 3,4", Trace(Part.BOW, ((1, 2), (3, 4)))),
        ("say ready torpedo", Report(Phrase.READY, system=System.TORPEDO)),
        ("say not-to W", Report(Phrase.NOT_TO, heading=Heading.WEST)),
        ("say sectors 5 6", Report(Phrase.SECTORS, sectors=(5, 6))),
        ("lots", Lots(())),
        ("lots 1 answer row 4 sector 2", Lots((Lot(1, Answer(row=4, sector=2)),))),
    ],
)
def test_a_text_and_its_action(text: str, action: object) -> None:
    assert GAME.read(text) == action
    assert GAME.write(action) == text  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        *("", "X", "N 1", "torpedo", "silence E", "silence Q 3", "answer row", "lots 1 sonar"),
        *("answer row x sector 2", "answer depth 3 row 2", "say", "say hello", "say near 5"),
        *("trace keel", "trace bow 1", "charge fish", "drone one"),
    ],
)
def test_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(
        UnreadableNotation, match="none of: place CELL, course HEADING, charge SYSTEM"
    ):
        GAME.read(text)
