"""An evening of one person with bots, as it is read."""

import pytest

from tests.hurried import run
from tools.infiltres_evening import ME, SAYS, evening


@pytest.mark.parametrize("language", SAYS)
def test_who_is_spoken_to_answers(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(evening(language, ["medium"] * 4, seed=3, target=1))
    *told, last = capsys.readouterr().out.splitlines()
    said = [line for line in told if f"    {ME}: " in line]
    assert len(said) >= 4
    asked, answered = (int(word) for word in last.split() if word.isdigit())
    rounds = sum("-- round" in line for line in told)
    assert asked >= 2
    assert answered >= max(2, asked - rounds), "a vote may come before the last answer of a debate"
