"""Leaks are found in games that know nothing of ours, and a test that looks at nothing fails."""

import dataclasses
import subprocess
import sys
from random import Random

import pytest
from huisclos_trio.actions import Point

from huisclos import shelf
from huisclos.audit import audit
from huisclos.audit.catalogue import audited
from huisclos.leaks import Leak, NothingSeen
from huisclos.leaks.difference import difference
from huisclos.research import zoo
from tests.leaks import whisper
from tests.leaks.whisper import LEAKS, PLAYERS, Environment, may_know, sent


def states():
    for seed in range(60):
        yield from whisper.play(Random(seed))


def test_a_sound_program_has_no_leaks(leaks):
    assert leaks.in_messages(states(), PLAYERS, may_know=may_know, sent=sent) > 200


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(leaks, name):
    with pytest.raises(Leak, match="may know the same"):
        leaks.in_messages(states(), PLAYERS, may_know=may_know, sent=LEAKS[name])


def test_states_that_all_look_different_are_nothing_to_look_at(leaks):
    with pytest.raises(NothingSeen, match="give more states"):
        leaks.in_messages(states(), lambda _: PLAYERS, may_know=lambda s, _: s, sent=sent)


def secret(env, agent, action):
    return True


def test_a_sound_environment_has_no_leaks(leaks):
    changed = leaks.in_environment(Environment, secret=secret, revealed=lambda env: False)
    assert changed == 60


@pytest.mark.parametrize(
    ("leak", "seen"),
    [
        ("observation", r"can see it by observation"),
        ("reward", r"can see it by reward"),
        ("info", r"can see it by info\.last"),
        ("turn", r"everybody can see it by agent_selection"),
    ],
)
def test_a_leak_of_an_environment_is_found(leaks, leak, seen):
    with pytest.raises(Leak, match=seen):
        leaks.in_environment(lambda: Environment(leak), secret=secret)


def test_an_environment_without_secrets_is_nothing_to_look_at(leaks):
    with pytest.raises(NothingSeen, match="nobody had a choice"):
        leaks.in_environment(Environment, secret=lambda env, agent, action: action == 1)


def test_an_environment_of_pettingzoo_is_looked_at_as_it_is(leaks):
    """Whom one points at in Trio is a secret until the last has pointed."""

    def pointing(env, agent, action):
        bare = env.unwrapped
        sitting = bare.watching.sitting
        move = bare.table.numbers.move(bare.seat(agent), action)
        return isinstance(move, Point) and len(sitting.waiting()) > 1

    def leaky():
        env = zoo.env("trio", seats=3)
        bare = env.unwrapped
        observe = bare.observe
        bare.observe = lambda agent: observe(agent) | {"state": bare.watching.sitting.state}
        return bare

    assert leaks.in_environment(lambda: zoo.env("trio", seats=3), secret=pointing, games=5) == 10
    with pytest.raises(Leak, match=r"can see it by observation\.state"):
        leaks.in_environment(leaky, secret=pointing, games=5)


def test_the_whole_kit_runs_on_a_game_of_somebody_elses(leaks):
    trio = audited(shelf.game("trio"))
    assert leaks.in_game(trio, games=6).pairs
    told_to_all = dataclasses.replace(trio, audience={**trio.audience} | everything_secret(trio))
    with pytest.raises(Leak, match="audience"):
        leaks.in_game(told_to_all, games=6, parts=("audience",))


def everything_secret(kit):
    return {kind: lambda state, note, mover: frozenset() for kind in kit.audience}


def test_phases_that_no_game_came_to_are_told(leaks):
    trio = dataclasses.replace(audited(shelf.game("trio")), rare=frozenset())
    with pytest.raises(NothingSeen, match="nobody came to"):
        leaks.in_game(trio, games=0)


@pytest.mark.parametrize("parts", [(), ("reveals",), ("sizes", "timetable")])
def test_parts_that_look_at_nothing_by_themselves_are_refused(parts):
    with pytest.raises(ValueError, match="looks at nothing"):
        audit(audited(shelf.game("trio")), games=1, parts=parts)


def test_a_part_that_there_is_not_is_named():
    with pytest.raises(ValueError, match=r"no such part: twinz"):
        audit(audited(shelf.game("trio")), games=1, parts=("twinz",))


@pytest.mark.parametrize(
    ("one", "other", "where"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, ""),
        ([1, 2], [1, 2, 3], ""),
        ([True], [1], "[0]"),
        (b"one", b"two", ""),
    ],
)
def test_what_differs_is_named(one, other, where):
    assert difference(one, other).where == where
    assert difference(one, one) is None


UNUSED = """
import sys

def test_nothing_of_ours_is_here():
    ours = {name for name in sys.modules if name.startswith("huisclos")}
    assert ours == {"huisclos", "huisclos.pytest_plugin"}
    assert not {"msgspec", "aiohttp", "numpy", "rich"} & {*sys.modules}

def test_until_it_is_asked_for(leaks):
    assert leaks.in_messages and "huisclos.leaks" in sys.modules
"""


def test_pytest_loads_nothing_of_ours_until_the_fixture_is_used(tmp_path):
    (tmp_path / "test_unused.py").write_text(UNUSED)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tmp_path],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert "2 passed" in done.stdout, done.stdout + done.stderr
