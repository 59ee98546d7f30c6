"""The page of figures on Docteur Lucky among bots."""

from pathlib import Path

from tools.lucky_figures import PAGE, page, row


def test_a_row_tells_how_games_ended() -> None:
    cells = [cell.strip() for cell in row("easy", 4, 4, seed=1).strip("|").split("|")]
    assert cells[:2] == ["easy", "4"]
    saved, *stages, sunk, agreed = (float(cell.rstrip("%")) for cell in cells[3:])
    assert saved + sunk + agreed == 100
    assert sum(stages) == saved


def test_the_same_seed_tells_the_same() -> None:
    assert row("easy", 3, 2, seed=1) == row("easy", 3, 2, seed=1)


def test_the_page_has_every_bot_at_every_size() -> None:
    kept = Path(PAGE).read_text(encoding="utf-8")
    for line in page(1, 2, seed=1):
        if line.startswith("| ") and "bots" not in line:
            start = "|".join(line.split("|")[:3])
            assert start in kept
