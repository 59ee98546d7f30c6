"""How the bots of Captain Sonar play, at every post."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huisclos import shelf
from huisclos.bots import level
from huisclos.bots.arena import contest, play_game
from huisclos.games.sonar.actions import (
    Action,
    Answer,
    Charge,
    Course,
    Cross,
    Draw,
    EndTurn,
    Lay,
    Report,
    Silence,
    Surface,
    Torpedo,
)
from huisclos.games.sonar.bots import engineer
from huisclos.games.sonar.bots.situation import Situation
from huisclos.games.sonar.notes import (
    Asked,
    Blasted,
    CourseSet,
    Note,
    Reported,
    SonarSent,
    Surfaced,
    SystemFull,
    Welcomed,
)
from huisclos.games.sonar.nouns import Hit, Options, Phrase, Symbol, System
from huisclos.games.sonar.nouns.panel import BIT, LIGHTS, SHEET, cross, sizes_of
from huisclos.games.sonar.nouns.sea import HEADINGS, MAPS, Heading, sea
from huisclos.games.sonar.state import Answering, Crew, Marks, Ready, Sailing, State
from huisclos.kernel import NoWorld, Seat, Story, Told, view
from tests.conftest import FULL

GAME = shelf.game("sonar")
STRONG, EASY, RANDOM = (level("sonar", name) for name in ("strong", "easy", "random"))
ALPHA = sea("alpha", 10)
CLEAR, INDIRECT, DIRECT = Hit.CLEAR, Hit.INDIRECT, Hit.DIRECT


def at_sea(
    seats: int = 2, *heard: Note, cells: tuple[str, str] = ("D3", "G2"), **ours: Any
) -> State:
    """Crew 0's turn, its course given; what was heard so far, and what its sheets say."""
    options = Options(seats)
    one, two = (
        Crew(
            at=ALPHA.index[cell],
            trail=1 << ALPHA.index[cell],
            path=(cell,),
            gauges=(0,) * len(sizes_of(options)),
            armed=True,
            doing=Ready(),
        )
        for cell in cells
    )
    notes: list[Note] = [Welcomed(options), *heard]
    story = Story[Note]().tell(*(Told(None, note) for note in notes))
    return State(options, Sailing(0, True), crews=(replace(one, **ours), two), story=story)


def gauges(**full: bool) -> tuple[int, ...]:
    sizes = sizes_of(Options(2))
    return tuple(
        size if full.get(system) else 0 for size, system in zip(sizes, System, strict=False)
    )


def choice(state: State, seat: int = 0, seed: int = 1, bot: Any = STRONG) -> Action:
    moves = tuple(GAME.moves(state, Seat(seat)))
    found: Action = bot(view(GAME, state, Seat(seat)), moves, Random(seed), 1)
    assert GAME.refuse(state, Seat(seat), found) is None
    return found


def seen(cell: str) -> Note:
    """A hit of ours that tells where the enemy is."""
    return Blasted(0, cell, DIRECT, CLEAR)


def found_out(cell: str) -> Note:
    """A hit of theirs that tells where we are."""
    return Blasted(1, cell, DIRECT, CLEAR)


LOADED = [CourseSet(1, heading) for heading in (Heading.NORTH, Heading.WEST, Heading.SOUTH)]


# -- always in order -----------------------------------------------------------------------------

TABLES = [
    *({"seats": seats} for seats in GAME.seats),
    *({"seats": seats, "mode": "realtime"} for seats in range(4, 9)),
    {"seats": 8, "own_sheet_only": True},
    {"seats": 7, "own_sheet_only": True, "mode": "realtime"},
    {"seats": 4, "clock": 0},
    {"seats": 2, "map_size": 15, "short_gauges": True},
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_they_are_never_refused_and_every_game_ends(number: int) -> None:
    """The arena plays through the one gate, which would raise."""
    chosen: dict[str, Any] = TABLES[number] | {"map": MAPS[number % len(MAPS)]}
    bots = [(STRONG, EASY)[(seat + number) % 3 == 0] for seat in range(chosen["seats"])]
    assert play_game(GAME, Options(**chosen), bots, Random(number)).outcome.reason


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_the_same_seed_repeats_the_same_games(seats: int, mode: Any) -> None:
    if mode == "realtime" and seats < 4:
        return
    for number in range(len(MAPS) if FULL else 1):
        options = Options(seats, mode=mode, map=MAPS[(seats + number) % len(MAPS)])
        games = (200 if seats == 2 else 50) if FULL else 1
        first, again = (contest(GAME, options, {"strong": STRONG}, games, 7) for _ in range(2))
        assert first.digest == again.digest


def test_the_same_view_and_the_same_luck_give_the_same_move_whoever_else_is_asked() -> None:
    one = at_sea(2, seen("G2"), *LOADED, gauges=gauges(torpedo=True))
    other = at_sea(2, seen("B8"), *LOADED, gauges=gauges(torpedo=True))
    assert [choice(one), choice(other)] == [choice(one), choice(other)]
    assert choice(one) != choice(other)


# -- captains ------------------------------------------------------------------------------------


def test_it_fires_at_an_enemy_whose_cell_it_knows() -> None:
    assert choice(at_sea(2, seen("G2"), gauges=gauges(torpedo=True))) == Torpedo("G2")


def test_it_keeps_its_torpedo_for_an_enemy_who_may_be_anywhere_in_a_sector() -> None:
    state = at_sea(2, Surfaced(1, 2), gauges=gauges(torpedo=True))
    assert choice(state) == EndTurn()


def test_next_to_the_enemy_it_aims_so_that_it_feels_nothing_itself() -> None:
    state = at_sea(2, seen("D4"), cells=("D3", "D4"), gauges=gauges(torpedo=True), damage=3)
    chosen = choice(state)
    assert isinstance(chosen, Torpedo)
    near = [
        ALPHA.around[ALPHA.index[boat]] >> ALPHA.index[chosen.cell] & 1 for boat in ("D3", "D4")
    ]
    assert near == [0, 1]


def test_it_slips_away_when_it_is_found() -> None:
    kinds = {
        known: type(choice(at_sea(2, *notes, *LOADED, gauges=gauges(silence=True))))
        for known, notes in {True: [found_out("D3")], False: []}.items()
    }
    assert kinds == {True: Silence, False: EndTurn}


def test_it_sails_within_reach_of_an_enemy_it_knows() -> None:
    state = at_sea(2, seen("D5"), cells=("D10", "D5"), gauges=gauges(torpedo=True))
    chosen = choice(replace(state, phase=Sailing(0)))
    assert isinstance(chosen, Course)
    there = ALPHA.step[chosen.heading][ALPHA.index["D10"]]
    assert ALPHA.reach[there] & (ALPHA.around[ALPHA.index["D5"]] | 1 << ALPHA.index["D5"])


@pytest.mark.parametrize("bot", [STRONG, EASY])
def test_they_surface_rather_than_break_the_boat(bot: Any) -> None:
    """Every light but one of each heading is crossed: any course does damage."""
    lights = sum(BIT[light.id] for of in SHEET.headings.values() for light in of[1:])
    assert not any(engineer.harmless(lights, heading) for heading in HEADINGS)
    trail = {"path": ("D2", "D3"), "trail": 1 << ALPHA.index["D2"] | 1 << ALPHA.index["D3"]}
    state = replace(at_sea(2, lights=lights, **trail), phase=Sailing(0))
    assert choice(state, bot=bot) == Surface()


def test_who_has_just_been_up_stays_down() -> None:
    """Two boats that surface in turn would never end."""
    for heard in ([], [seen("G2"), found_out("D3"), *LOADED]):
        state = replace(at_sea(2, *heard), phase=Sailing(0))
        assert isinstance(choice(state), Course)


def test_it_never_shuts_itself_in_with_its_own_mines() -> None:
    """B1 has three ways out; two of them are mined already."""
    mines = sum(1 << ALPHA.index[cell] for cell in ("A1", "B2"))
    state = at_sea(2, cells=("B1", "G8"), mines=mines, gauges=gauges(mine=True))
    for seed in range(20):
        assert choice(state, seed=seed) != Lay("C1")


def test_its_lies_are_mixed_and_leave_the_enemy_much_to_look_through() -> None:
    state = at_sea(2)
    state = replace(state, phase=Answering(1, Sailing(1, True)))
    answers = {choice(state, seed=seed) for seed in range(30)}
    assert len(answers) > 10
    assert all(isinstance(answer, Answer) for answer in answers)
    assert not any(answer.row and answer.column for answer in answers)  # two thin lines


def test_a_table_of_bots_ends_when_a_draw_may_be_agreed() -> None:
    assert choice(replace(at_sea(2), count=400)) == Draw()


# -- engineers and first mates -------------------------------------------------------------------


def test_an_engineer_never_breaks_the_boat_if_another_light_does_not() -> None:
    rng = Random(4)
    lights = broken = 0
    for _ in range(400):
        heading = rng.choice(HEADINGS)
        free = [light.id for light in SHEET.headings[heading] if not lights & BIT[light.id]]
        after = cross(lights, engineer.best(lights, free))
        if after.damage:
            broken += 1
            assert all(cross(lights, light).damage for light in free)
        lights = after.lights
    assert 0 < broken < 25


def test_an_engineer_completes_a_circuit() -> None:
    lights = sum(BIT[light] for light in SHEET.circuits["yellow"] if light != "E3")
    assert engineer.best(lights, [light.id for light in LIGHTS if light.id[0] == "E"]) == "E3"


@pytest.mark.parametrize(
    ("heard", "spared"),
    [
        ([SystemFull(System.SONAR)], True),
        ([Reported(Seat(1), Phrase.READY, System.SONAR, None, (), None)], True),
        ([Asked(Seat(0), Symbol.DETECTION)], True),
        ([SystemFull(System.SONAR), SonarSent(0)], False),
        ([], False),
    ],
)
def test_an_engineer_keeps_whole_what_the_crew_has_ready(heard: list[Note], spared: bool) -> None:
    state = at_sea(8, *heard, doing=Marks(Heading.EAST))
    state = replace(state, options=Options(8, own_sheet_only=True))
    kept = Situation(view(GAME, state, Seat(2))).kept
    assert kept == ({Symbol.DETECTION} if spared else set())
    assert engineer.best(BIT["E2"], ["E1", "E3", "E5"], kept) == ("E3" if spared else "E1")


def test_a_first_mate_tells_an_engineer_who_does_not_see_the_gauges() -> None:
    state = at_sea(8, doing=Marks(Heading.NORTH), gauges=ALMOST)
    state = replace(state, options=Options(8, own_sheet_only=True))
    assert choice(state, seat=1) == READY
    assert choice(GAME.apply(state, Seat(1), READY), seat=1) == Charge(System.TORPEDO)


def test_a_first_mate_fills_the_torpedo_first() -> None:
    state = at_sea(8, doing=Marks(Heading.NORTH))
    assert choice(state, seat=1) == Charge(System.TORPEDO)


# -- words ---------------------------------------------------------------------------------------


def test_a_radio_operator_says_where_the_enemy_is() -> None:
    for heard, said in (
        ([seen("G2")], Report(Phrase.HERE, cell="G2")),
        ([Blasted(0, "G2", INDIRECT, CLEAR)], Report(Phrase.HERE, cell="G2")),
        ([Surfaced(1, 2)], Report(Phrase.SECTORS, sectors=(2,))),
        ([Surfaced(1, 2), CourseSet(1, Heading.WEST)], Report(Phrase.SECTORS, sectors=(1, 2))),
    ):
        assert choice(at_sea(8, *heard), seat=3) == said


def test_a_radio_operator_who_knows_nothing_new_is_silent() -> None:
    said = Reported(Seat(3), Phrase.HERE, None, None, (), "G2")
    for heard in ([], [seen("G2"), said]):
        with pytest.raises(NoWorld):
            choice(at_sea(8, *heard), seat=3)


def test_a_radio_operator_says_that_the_enemy_is_lost() -> None:
    said = Reported(Seat(3), Phrase.SECTORS, None, None, (2,), None)
    assert choice(at_sea(8, said), seat=3) == Report(Phrase.LOST)


WEAPONS = BIT[next(light.id for light in LIGHTS if light.symbol == "weapons")]
ALMOST, FULL_TORPEDO = (0, 2, 0, 0, 0), (0, 3, 0, 0, 0)
BROKEN, READY = (Report(said, system=System.TORPEDO) for said in (Phrase.BROKEN, Phrase.READY))


def test_a_first_mate_does_not_repeat_what_the_last_box_tells_the_crew() -> None:
    state = at_sea(8, doing=Marks(Heading.NORTH), gauges=ALMOST)
    assert choice(state, seat=1) == Charge(System.TORPEDO)
    for table in ({"seats": 8}, {"seats": 6}, {"seats": 4, "mode": "realtime"}):
        options: Any = Options(**table)
        log = play_game(GAME, options, [STRONG] * options.seats, Random(1)).log
        state = GAME.setup(options)
        for seat, action in log:
            state = GAME.apply(state, seat, action)
        told = [told.note for told in GAME.story(state)]
        full = [(at, note.system) for at, note in enumerate(told) if isinstance(note, SystemFull)]
        assert len(full) > 3
        for at, system in full:
            near = [note for note in told[at - 4 : at + 5] if isinstance(note, Reported)]
            assert (Phrase.READY, system) not in [(note.phrase, note.system) for note in near]


def test_a_first_mate_says_that_a_full_gauge_is_broken_and_then_that_it_is_ready() -> None:
    owes = Marks(Heading.NORTH)
    state = at_sea(8, doing=owes, gauges=ALMOST, lights=WEAPONS)
    assert choice(state, seat=1) == BROKEN
    assert choice(GAME.apply(state, Seat(1), BROKEN), seat=1) == Charge(System.TORPEDO)
    said = Reported(Seat(1), Phrase.BROKEN, System.TORPEDO, None, (), None)
    for lights, word in ((WEAPONS, Charge), (0, Report)):
        state = at_sea(8, said, doing=owes, gauges=FULL_TORPEDO, lights=lights)
        assert type(choice(state, seat=1)) is word
    assert choice(state, seat=1) == READY
    again = Reported(Seat(1), Phrase.READY, System.TORPEDO, None, (), None)
    state = at_sea(8, said, again, doing=owes, gauges=FULL_TORPEDO)
    assert isinstance(choice(state, seat=1), Charge)


def test_an_engineer_warns_of_a_heading_that_would_break_something() -> None:
    west = sum(BIT[light.id] for light in SHEET.headings[Heading.WEST][1:])
    state = at_sea(8, doing=Marks(Heading.NORTH), lights=west)
    assert choice(state, seat=2) == Report(Phrase.NOT_TO, heading=Heading.WEST)


def test_who_is_alone_in_the_boat_says_nothing() -> None:
    state = at_sea(2, doing=Marks(Heading.NORTH), gauges=(0, 2, 0, 0, 0))
    assert isinstance(choice(state), Cross)


# -- strength ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [("strong", "easy"), ("easy", "random")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    rivals = {name: level("sonar", name) for name in (better, worse)}
    for name in MAPS if FULL else MAPS[:1]:
        played = contest(GAME, Options(2, map=name), rivals, 200 if FULL else 20, 1)
        assert played.results[better].share >= 0.9
