"""The page of missions that bots played."""

from tools.infiltres_missions import PAGE, mission, page


def test_a_mission_is_told_with_its_words_clues_votes_and_end() -> None:
    """The first is in French."""
    told = mission(0, seed=1)
    head, _, *rows = told.splitlines()
    assert head.startswith("## 1. ")
    assert head.endswith("(fr, 5 players)")
    players = [row for row in rows if row.startswith("| ")][2:]
    assert len(players) == 5
    assert sum("| disciple |" in row for row in players) == 3
    assert sum("| journalist | – |" in row for row in players) == 1
    assert all("→" in row for row in players)
    assert "+" in rows[-1]


def test_the_same_seed_tells_the_same_mission() -> None:
    assert mission(1, seed=1) == mission(1, seed=1) != mission(1, seed=2)


def test_the_page_is_the_one_that_is_written() -> None:
    assert PAGE.read_text(encoding="utf-8") == "\n".join(page(seed=1))
