"""Worlds that fit a view: each fits, and together they are as likely as they should be."""

from dataclasses import replace
from random import Random

import pytest

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.actions import Deal
from huisclos.games.dauphin.nouns import Card, Options
from huisclos.games.dauphin.nouns.cards import DOLPHINS, plan_of
from huisclos.games.dauphin.play.boarding import is_fair
from huisclos.games.dauphin.play.incident import resolve
from huisclos.games.dauphin.state import State
from huisclos.games.dauphin.worlds.chain import Chain
from huisclos.games.dauphin.worlds.replay import rebuild, resample
from huisclos.games.dauphin.worlds.script import write_script
from huisclos.kernel import DEALER, NoWorld, Seat, view, walk
from tests.games.dauphin.scene import FOUR, THREE, scene

ME = Seat(3)  # olga boulon comete vega
WALKS = {
    "one is lost": "walk 3 olga 1 dauphin_d 0 rico",
    "nobody is lost": "walk 3 olga 1 sheila 0 rico",
    "two are lost": "walk 1 dauphin_d 0 rico 2 max hit C",
    "a module opens": "walk 3 olga 1 nova 2 numero5",
}


def brute(state: State, rng: Random, tries: int) -> tuple[float, int]:
    """How often team 1 has a dolphin, and in how many worlds: cards are dealt and sent blindly,
    and what does not fit what was told is thrown away."""
    mine = tuple(Card(card) for card in ("olga", "boulon", "comete", "vega"))
    crew = [card for card in plan_of(Options(4)).crew if card not in (*mine, Card.BULLE)]
    report = state.report
    assert report is not None
    found = fits = 0
    for _ in range(tries):
        rng.shuffle(crew)
        hands = ((Card.BULLE, *crew[:3]), tuple(crew[3:7]), tuple(crew[7:11]), mine)
        if not is_fair(Options(4), Deal(hands, tuple(crew[11:14]), tuple(crew[14:]))):
            continue
        sent = [rng.choice([c for c in hands[s] if c != Card.BULLE]) for s in report.teams]
        sent = [Card.OLGA if s == ME else c for s, c in zip(report.teams, sent, strict=True)]
        slot = rng.randrange(3) if rng.random() < 0.2 else None
        told = resolve(tuple(sent), slot, True)
        lost = sorted(report.teams[at] for at in told.lost)
        hero = None if told.hero is None else sent[told.hero]
        if lost != [losses.seat for losses in report.lost] or hero != report.card:
            continue
        fits += 1
        found += any(card in DOLPHINS for card in hands[1])
    return found / fits, fits


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)
def test_worlds_are_as_likely_as_if_dealt_and_thrown_away(walk: str) -> None:
    state = scene(FOUR, walk)
    if walk == WALKS["a module opens"]:
        assert state.report and state.report.card == Card.NOVA
    wanted, fits = brute(state, Random(1), 12_000)
    chain = Chain(write_script(view(GAME, state, ME)), Random(2))
    worlds = chain.worlds(10)
    dolphins = 0
    for _ in range(800):
        place = next(worlds).place
        dolphins += any(place[[*Card].index(card)] == 1 for card in DOLPHINS)
    assert fits > 80
    assert dolphins / 800 == pytest.approx(wanted, abs=0.13)


def test_every_world_of_a_chain_fits_the_view() -> None:
    state = scene(FOUR, WALKS["two are lost"], "bridge", "walk 1 sheila 2 ivan 1 nova", "0 plank 2")
    seen = view(GAME, state, ME)
    worlds = Chain(write_script(seen), Random(1)).worlds(5)
    states = [rebuild(seen, next(worlds), Random(at)) for at in range(12)]
    assert all(view(GAME, other, ME) == seen for other in states)
    assert len({other.hands for other in states}) > 6


def test_every_view_of_a_game_has_worlds() -> None:
    rng = Random(5)
    options = Options(4, scenario="full", oxygen=True, cards=True)
    states = [s for _, _, s in walk(GAME, options, rng)]
    shown = [s for s in states if GAME.to_act(s) not in ((), (DEALER,))]
    for state in rng.sample(shown, 12):
        for seat in (Seat(0), Seat(2), None):
            seen = view(GAME, state, seat)
            assert view(GAME, resample(seen, rng), seat) == seen


def test_a_story_that_cannot_be_has_no_world() -> None:
    """Somebody else's hand, heard by mistake."""
    state = scene(THREE, "walk 1 jimmy 2 ivan 1 paul")
    one, other = view(GAME, state, Seat(0)), view(GAME, state, Seat(1))
    mixed = replace(one, heard=other.heard)
    with pytest.raises((NoWorld, AssertionError)):
        resample(mixed, Random(1))
