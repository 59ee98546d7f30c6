"""The bot of Sporz: pure, honest while healthy, consistent while not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from huisclos.bots import levels
from huisclos.bots.arena import contest, play_game
from huisclos.games.sporz import GAME, actions, notes
from huisclos.games.sporz.actions import Claim
from huisclos.games.sporz.bots import LEVELS
from huisclos.games.sporz.bots.talk import as_claim
from huisclos.games.sporz.nouns import Opinion, Options, Wave
from huisclos.games.sporz.state import Enquiring, State, Waking
from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, TimeUp, awaited, play, view
from tests.games.sporz.scene import EIGHT, Scene

STRONG = LEVELS["strong"]

CLAIMS = Claim.__args__
FOUND = (notes.StateClaimed, notes.CountClaimed, notes.GenomeClaimed)


@lru_cache
def game(seats: int, seed: int) -> tuple[tuple[State, Seat, Any], ...]:
    """A whole game of strong bots: each state, and what was played in it."""
    result = play_game(GAME, Options(seats), [STRONG] * seats, Random(seed))
    state, steps = GAME.setup(Options(seats)), []
    for seat, action in result.log:
        steps.append((state, seat, action))
        state = play(GAME, state, seat, action)
    return tuple(steps)


def claims_of_games() -> Iterator[tuple[State, Seat, Claim]]:
    for seats, seed in ((8, 1), (8, 2), (10, 3), (12, 4), (12, 5)):
        for state, seat, action in game(seats, seed):
            if isinstance(action, CLAIMS):
                yield state, seat, action


def choose(scene: Scene, seat: int, seed: int = 0) -> Any:
    moves = tuple(GAME.moves(scene.state, Seat(seat)))
    return STRONG(view(GAME, scene.state, Seat(seat)), moves, Random(seed), 200)


@pytest.mark.parametrize("seats", [4, 5, 6, 9, pytest.param(20, marks=pytest.mark.full)])
def test_games_finish_and_the_same_seed_repeats_them(seats: int) -> None:
    bots = {"strong": STRONG, "random": levels("sporz")["random"]}
    first, second = (contest(GAME, Options(seats), bots, 2, 7) for _ in range(2))
    assert first.digest == second.digest


def test_the_same_view_and_the_same_luck_give_the_same_action() -> None:
    rng = Random(1)
    for state, seat, _ in game(8, 1):
        if seat >= 0 and rng.random() < 0.2:
            moves = tuple(GAME.moves(state, seat))
            seen = view(GAME, state, seat)
            again = view(GAME, state, seat)  # another value, the same knowledge
            assert STRONG(seen, moves, Random(5), 200) == STRONG(again, moves, Random(5), 200)


def test_somebody_healthy_tells_only_the_truth() -> None:
    told = 0
    for state, seat, claim in claims_of_games():
        if state.mutant[seat]:
            continue
        mine = view(GAME, state, seat).heard
        match claim:
            case actions.ClaimRole(role):
                assert role is state.roles[seat]
            case actions.ClaimState(night, at, mutant):
                assert notes.Psyched(night, at, mutant) in mine
            case actions.ClaimGenome(night, at, genome):
                assert notes.Sequenced(night, at, genome) in mine
            case actions.ClaimCount(night, mutants):
                assert notes.Counted(night, mutants) in mine
            case actions.ClaimTouch(night, touch):
                felt = [n for n in mine if isinstance(n, notes.Felt) and n.night == night]
                assert any(touch in each.touches for each in felt)
        told += 1
    assert told > 50


def test_a_mutants_made_up_world_holds_together_over_the_days() -> None:
    roles: dict[Any, set[Any]] = defaultdict(set)
    nights: dict[Any, list[Any]] = defaultdict(list)
    lied = 0
    for state, seat, claim in claims_of_games():
        who = (state.options, len(state.roles), hash(state.roles), seat)
        shown = {corpse.seat: corpse for corpse in state.dead}
        if isinstance(claim, actions.ClaimRole):
            roles[who].add(claim.role)
        if not state.mutant[seat]:
            continue
        lied += 1
        assert claim != actions.ClaimOpinion(Opinion.VOTE, seat)
        if isinstance(claim, actions.ClaimState | actions.ClaimGenome):
            assert claim.at != seat and claim.at not in shown  # nobody can be proven otherwise
        if isinstance(claim, actions.ClaimState | actions.ClaimGenome | actions.ClaimCount):
            nights[who].append(claim.night)
        if isinstance(claim, actions.ClaimCount):
            assert 1 <= claim.mutants < len(state.living)
    assert lied > 20
    assert all(len(claimed) == 1 for claimed in roles.values())
    assert all(count == 1 for seen in nights.values() for count in Counter(seen).values())


def test_nobody_floods_the_table() -> None:
    by_day = Counter((hash(s.roles), s.day, seat) for s, seat, _ in claims_of_games())
    assert max(by_day.values()) <= 6
    assert sum(by_day.values()) / len(by_day) < 3
    large = [(s.day, a) for s, _, a in game(41, 1) if isinstance(a, CLAIMS)]
    assert len(large) / max(day for day, _ in large) < 30


def test_no_claim_is_made_twice() -> None:
    for state, seat, claim in claims_of_games():
        today = GAME.story(state).since(0)
        before = [t.note for t in today if getattr(t.note, "seat", None) == seat]
        findings = [as_claim(note) for note in before if isinstance(note, FOUND)]
        assert claim not in findings


# -- by day -------------------------------------------------------------------------------------


def ballots(scene: Scene, voters: tuple[int, ...]) -> Counter[Any]:
    """Whom these healthy players vote for once all has been said, over some lots."""
    found: Counter[Any] = Counter()
    for voter in voters:
        for seed in range(15):
            mine = Scene.__new__(Scene)
            mine.state = scene.state
            action = choose(mine, voter, seed)
            while not isinstance(action, actions.Vote):
                mine.state = play(GAME, mine.state, Seat(voter), action)
                action = choose(mine, voter, seed)
            found[action.at] += 1
    return found


def test_a_psychologists_finding_moves_votes() -> None:
    night = {"s3": "count", "s4": "inspect 0"}
    silent = Scene(EIGHT).elected().night("mutate 6", **night)
    spoken = Scene(EIGHT).elected().night("mutate 6", **night)
    spoken(4, "claim role psychologist", "claim state 1 0 mutant")
    voters = (1, 2, 5, 7)
    before, after = ballots(silent, voters)[0], ballots(spoken, voters)[0]
    assert after > 45 > 30 > before


def test_everybody_votes_for_somebody_and_not_all_for_the_same() -> None:
    found = ballots(Scene(EIGHT).elected().night(), (1, 2, 5, 7))
    assert None not in found
    assert len(found) > 3


def test_a_chief_does_not_choose_themselves() -> None:
    scene = Scene(EIGHT).elected(3).night()
    for voter, at in enumerate((3, 3, 3, 5, 5, 5)):
        scene(voter, f"vote {at}")
    assert choose(scene.time(), 3) == actions.Vote(Seat(5))


# -- at night -----------------------------------------------------------------------------------


def test_a_mutant_goes_along_with_the_pack_and_locks() -> None:
    scene = Scene(EIGHT).elected().night("mutate 7").executed(None)
    scene(0, "mutate 3", "paralyse 1")
    assert choose(scene, 7) == actions.Mutate(Seat(3))
    scene(7, "mutate 3")
    assert choose(scene, 7) == actions.Paralyse(Seat(1))
    scene(7, "paralyse 1")
    assert choose(scene, 7) == actions.Lock()


def quarrelsome(*moves: tuple[int, str]) -> Scene:
    """[5] Two mutants, 0 and 7, where disagreeing loses the game."""
    scene = Scene(EIGHT, disagreement="forfeit").elected().night("mutate 7").executed(None)
    for seat, move in moves:
        scene(seat, move)
    return scene


def test_where_a_quarrel_loses_the_game_a_bot_follows_whoever_has_locked() -> None:
    scene = quarrelsome((0, "mutate 4"), (7, "mutate 3"), (7, "lock"))
    assert choose(scene, 0) == actions.Mutate(Seat(3))
    scene(0, "mutate 3")
    assert choose(scene, 0) == actions.Lock()


def test_where_a_quarrel_loses_the_game_a_bot_locks_only_when_all_have_named_the_same() -> None:
    scene = quarrelsome((0, "mutate 3"), (0, "paralyse 4"))
    with pytest.raises(NoWorld):
        choose(scene, 0)
    assert choose(scene(7, "mutate 3"), 0) == actions.Lock()


@pytest.mark.parametrize("seed", range(4))
def test_bots_never_lose_a_game_by_disagreeing(seed: int) -> None:
    options = Options(6, disagreement="forfeit")
    assert play_game(GAME, options, [STRONG] * 6, Random(seed)).outcome.reason != "forfeit"


def test_a_doctor_who_was_mutated_goes_for_the_other() -> None:
    scene = Scene(EIGHT).elected().night("mutate 1").executed(7)
    wanted = Counter(choose(scene, 1, seed) for seed in range(10))
    assert wanted == {actions.Mutate(Seat(2)): 10}


def test_doctors_share_who_was_found_out_and_who_spoke() -> None:
    """Mutants are after whoever speaks with knowledge."""
    scene = Scene(EIGHT).elected().night("mutate 7", s4="inspect 7")
    scene(4, "claim role psychologist", "claim state 1 7 mutant").executed(None)
    scene.mutants()
    wanted = Counter(choose(scene, 1, seed).at for seed in range(20))
    assert wanted[Seat(4)] + wanted[Seat(7)] > 15
    scene(1, "heal 4")
    other = Counter(choose(scene, 2, seed) for seed in range(20))
    assert other.most_common(1)[0][0] == actions.Heal(Seat(7))


def test_asleep_a_bot_taps_as_if_awake() -> None:
    scene = Scene(EIGHT).elected()
    for wave in Wave:
        assert isinstance(scene.state.phase, Waking) and scene.wave_now is wave
        for seat in awaited(GAME, scene.state):
            for _ in range(3):
                if seat in awaited(GAME, scene.state):
                    scene.state = play(GAME, scene.state, seat, choose(scene, seat))
        assert not awaited(GAME, scene.state)
        scene.time()
        if isinstance(scene.state.phase, Enquiring):
            break
    assert scene.state.day == 1


def test_a_bot_can_take_over_from_somebody_in_the_middle() -> None:
    """It plays from any view that a random game leads to."""
    rng, state = Random(3), GAME.setup(Options(8))
    moves = 0
    for _ in range(400):
        acting = GAME.to_act(state)
        if not acting:
            break
        if acting == (DEALER,):
            state = play(GAME, state, DEALER, GAME.deal(state, rng, ""))
            continue
        if not (waiting := awaited(GAME, state)):
            state = play(GAME, state, CLOCK, TimeUp())
            continue
        seat = rng.choice(waiting)
        listed = tuple(GAME.moves(state, seat))
        action = STRONG(view(GAME, state, seat), listed, rng, 200)
        assert GAME.refuse(state, seat, action) is None
        moves += 1
        state = play(GAME, state, seat, GAME.sample(state, seat, rng))
    assert moves > 30
