"""The measure of stalls, and the log that strangers send, are what they say."""

import json
from random import Random

import pytest

from huisclos import shelf
from huisclos.server.limits import BODY_BYTES
from huisclos.tables.log import load
from tools.doors import long_talk
from tools.stalls import SECRETS, Asking, Moment, auc, stalls, together

RNG = Random(3)
NOISE = [RNG.expovariate(1.0) for _ in range(2000)]


def test_stalls_of_one_kind_tell_nothing_and_a_delay_is_found():
    same = together([(NOISE[:600], NOISE[600:])])
    assert same["low"] < 0.5 < same["high"] and same["high"] - same["low"] < 0.08
    delayed = together([([stall + 0.3 for stall in NOISE[:600]], NOISE[600:])])
    assert delayed["low"] > 0.5


def test_moments_that_all_can_tell_apart_are_not_held_against_each_other():
    """Where one side acts mostly when everything takes longer, that tells nothing of a side."""
    slow = [stall + 5 for stall in NOISE]
    strata = [(NOISE[:500], NOISE[500:600]), (slow[600:700], slow[700:1200])]
    mixed = together([(strata[0][0] + strata[1][0], strata[0][1] + strata[1][1])])
    assert mixed["high"] < 0.5
    alike = together(strata)
    assert alike["low"] < 0.5 < alike["high"]
    delayed = together([([stall + 0.5 for stall in these], those) for these, those in strata])
    assert delayed["low"] > 0.5


def test_the_chance_is_that_of_one_being_longer_and_half_of_a_tie():
    assert auc([1, 2], [1, 2])[0] == 0.5
    assert auc([3, 4], [1, 2])[0] == 1.0
    assert auc([1, 3], [2, 2])[0] == pytest.approx(0.5)


def test_a_stall_is_the_longest_wait_of_its_window():
    asking = Asking.__new__(Asking)
    asking.asked, asking.took = [1.0, 1.1, 1.2, 1.3], [0.1, 0.5, 0.2, 0.9]
    moments = [Moment(1.25, True, "night"), Moment(9.0, False, "night")]
    assert [*stalls(moments, asking, (0.2, 0.0))] == [(0.5, True, "night")]


def test_every_game_of_ours_has_a_secret_to_look_for():
    assert {*SECRETS} == {*shelf.ours()}


def test_the_log_that_is_sent_is_as_long_as_may_be():
    body = long_talk(BODY_BYTES)
    assert 0.95 * BODY_BYTES < len(body) <= BODY_BYTES
    assert len(load(json.loads(body)["log"])) > 10_000
