"""What bots make of a first day, in few games."""

from tools.sporz_days import herd, role_calls


def test_votes_of_first_days_are_counted_by_head() -> None:
    found, votes = herd(2, seed=5)
    assert votes > 2
    assert 1 / 8 < found.share <= 1


def test_where_all_healthy_say_what_they_are_some_win() -> None:
    assert 0 <= role_calls(2, seed=19).share <= 1


def test_the_same_seed_gives_the_same_days() -> None:
    assert herd(1, seed=7) == herd(1, seed=7)
