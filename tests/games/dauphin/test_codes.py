"""What is printed on the cards, to be scanned or typed."""

import json
from importlib.resources import files
from itertools import combinations

from huisclos.games.dauphin.nouns import Card


def test_every_card_has_a_code_and_one_wrong_sign_never_makes_another_card() -> None:
    text = files("huisclos.games.dauphin").joinpath("codes.json").read_text(encoding="utf-8")
    codes = json.loads(text)["codes"]
    assert [*codes] == [*Card]
    assert all(len(code) == 4 and not {*code} & {*"01OILQ8AEUY"} for code in codes.values())
    for one, other in combinations(codes.values(), 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 2
