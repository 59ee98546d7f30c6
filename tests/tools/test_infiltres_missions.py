"""The page of missions that bots played."""

from tools.infiltres_missions import mission


def test_a_mission_is_told_with_its_words_clues_votes_and_end() -> None:
    """The fifth is for five, in French."""
    told = mission(4, seed=1)
    head, _, *rows = told.splitlines()
    assert head.startswith("## 5. ")
    assert head.endswith("(fr, 5 players)")
    players = [row for row in rows if row.startswith("| ")][2:]
    assert len(players) == 5
    assert sum("| disciple |" in row for row in players) == 3
    assert sum("| journalist | – |" in row for row in players) == 1
    assert all("→" in row for row in players)
    assert "+" in rows[-1]


def test_the_same_seed_tells_the_same_mission() -> None:
    assert mission(1, seed=1) == mission(1, seed=1) != mission(1, seed=2)
