"""What the bots of Captain Sonar answer to their crew: what their post knows, and nothing else."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from huisclos.bots import level
from huisclos.bots.arena import play_game
from huisclos.bots.talking import Ear, Kind, Line, Phrase, Talk, plain, talk
from huisclos.games.sonar.bots.words import Topic, called, holder, signed, topic_of
from huisclos.games.sonar.notes import Reported
from huisclos.games.sonar.nouns import Phrase as Signal
from huisclos.games.sonar.nouns import Role, Symbol, System
from huisclos.games.sonar.nouns.panel import BIT, LIGHTS
from huisclos.games.sonar.nouns.sea import Heading
from huisclos.kernel import Seat, play, view
from huisclos.steward.talking import terms
from huisclos.texts import LANGUAGES, say
from tests.bots.test_sonar_crews import GAME, at_sea, gauges, seen

NAMES = ("Ambre", "Basalte", "Cobalt", "Dune", "Ébène", "Feutre", "Givre", "Houle")
CAPTAIN, MATE, ENGINEER, RADIO = map(Seat, range(4))


def sign(
    seat: Seat, phrase: Signal, system: System | None = None, heading: Heading | None = None
) -> Reported:
    return Reported(seat, phrase, system, heading, (), None)


def spoken() -> Talk:
    found = talk("sonar")
    assert found is not None
    return found


def answer(
    state: Any, seat: int, text: str, by: int = 0, level: str = "strong", temper: str = "dry"
) -> Phrase | None:
    """What a bot says to a person who has just said something."""
    names = NAMES[: state.options.seats]
    lines = (Line(Seat(by), text, Kind.FREE),)
    ear = Ear(names, lines, temper, level, (Seat(by),))
    return spoken().speak(view(GAME, state, Seat(seat)), ear, Random(1))


def heard(phrase: Phrase | None) -> tuple[str, Any]:
    assert phrase is not None
    return phrase.occasion, {**phrase.words, **phrase.terms}


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Qu’est-ce qui est en panne ?", Topic.PANEL),
        ("what's broken?", Topic.PANEL),
        ("La torpille est prête ?", Topic.GAUGES),
        ("tu charges quoi", Topic.GAUGES),
        ("why isn't the drone ready?", Topic.GAUGES),
        ("où est l’ennemi ?", Topic.ENEMY),
        ("Where are they?", Topic.ENEMY),
        ("pourquoi ce cap ?", Topic.COURSE),
        ("where are we going?", Topic.COURSE),
        ("pourquoi tu tires pas ?", Topic.SHOT),
        ("Fire!", Topic.SHOT),
        ("merci bien", None),
    ],
)
def test_what_somebody_asks_about(text: str, topic: Topic | None) -> None:
    assert topic_of(plain(text)) is topic


def test_a_question_goes_to_whose_post_it_is_and_a_remark_to_nobody() -> None:
    board = GAME.public(at_sea(8))
    for text, role in (
        ("qu'est-ce qui est cassé ?", Role.ENGINEER),
        ("mécano, ça va", Role.ENGINEER),
        ("is the torpedo ready?", Role.MATE),
        ("où sont-ils ?", Role.RADIO),
        ("pourquoi par là ?", Role.CAPTAIN),
        ("captain!", Role.CAPTAIN),
    ):
        assert called(board, text) == {holder(board, crew, role) for crew in (0, 1)}, text
    assert len(called(board, "bonjour à tous")) == len(called(board, "et maintenant ?")) == 8
    assert not called(board, "bien joué") and not called(board, "je charge la torpille")


# -- post by post, each with its own sheet --------------------------------------------------------


def crew_of_four(**ours: Any) -> Any:
    state = at_sea(8, asks=True, **ours)
    return replace(state, options=replace(state.options, own_sheet_only=True))


def test_the_engineer_says_what_is_down_and_the_mate_does_not_know() -> None:
    light = next(each for each in LIGHTS if each.symbol is Symbol.WEAPONS)
    state = crew_of_four(lights=BIT[light.id])
    told = heard(answer(state, ENGINEER, "Cobalt, qu'est-ce qui est en panne ?"))
    assert told == ("broken", {"what": ("board-term-mine", "board-term-torpedo")})
    assert heard(answer(crew_of_four(), ENGINEER, "what's broken?")) == ("whole", {})
    asked = answer(state, MATE, "Basalte, qu'est-ce qui est en panne ?")
    assert asked == Phrase("elsewhere", {"who": Seat(0), "by": ENGINEER})


def test_the_mate_says_what_is_ready_what_it_fills_and_what_lacks() -> None:
    state = crew_of_four(gauges=gauges(drone=True))
    assert heard(answer(state, MATE, "Basalte, le drone ?"))[0] == "loaded"
    assert heard(answer(state, MATE, "Basalte, tu charges quoi ?")) == (
        "charging",
        {"what": ("board-term-torpedo",)},
    )
    assert heard(answer(state, MATE, "torpedo ready?")) == (
        "lacks",
        {"count": "3", "what": ("board-term-torpedo",)},
    )
    asked = answer(state, ENGINEER, "Cobalt, la torpille est prête ?")
    assert asked == Phrase("elsewhere", {"who": Seat(0), "by": MATE})


def test_the_radio_operator_says_where_they_may_be_as_far_as_it_remembers() -> None:
    assert heard(answer(crew_of_four(), RADIO, "où est l'ennemi ?"))[0] == "lost"
    state = at_sea(8, seen("G2"))
    assert heard(answer(state, RADIO, "où est l'ennemi ?")) == ("near", {"where": "G2"})
    asked = answer(state, MATE, "Basalte, où est l'ennemi ?")
    assert asked == Phrase("elsewhere", {"who": Seat(0), "by": RADIO})


def test_the_captain_says_why() -> None:
    for text, occasions in (
        ("Ambre, pourquoi ce cap ?", {"room", "hiding", "hunting", "tight"}),
        ("captain, fire!", {"hold"}),
        ("Ambre ?", {"room", "hiding", "hunting", "tight"}),
        ("salut Ambre", {"greet"}),
        ("Ambre, je suis là", {"aye"}),
    ):
        assert heard(answer(at_sea(8), CAPTAIN, text, by=1))[0] in occasions, text
    loaded = at_sea(8, seen("G2"), gauges=gauges(torpedo=True), cells=("D8", "G2"))
    assert heard(answer(loaded, CAPTAIN, "pourquoi ce cap ?", by=1))[0] == "hunting"


def test_a_way_that_is_shut_is_told_to_who_wants_to_go_there() -> None:
    state = at_sea(8, cells=("A1", "G2"))
    shut = heard(answer(state, CAPTAIN, "Ambre, va au nord", by=1))
    assert shut == ("blocked", {"where": ("board-term-N",)})


def test_praise_and_what_is_said_to_another_are_not_answered() -> None:
    names, lines = NAMES, (Line(Seat(0), "merci Cobalt", Kind.REMARK),)
    ear = Ear(names, lines, "dry", "strong", (Seat(0),))
    assert spoken().speak(view(GAME, at_sea(8), ENGINEER), ear, Random(1)) is None
    assert answer(at_sea(8), MATE, "Cobalt, ça va ?") is None


# -- signs -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("note", "to", "occasion"),
    [
        (sign(RADIO, Signal.FIRE), CAPTAIN, "hold"),
        (sign(RADIO, Signal.GO, heading=Heading.NORTH), CAPTAIN, "blocked"),
        (sign(MATE, Signal.BROKEN, System.TORPEDO), ENGINEER, "whole"),
        (sign(CAPTAIN, Signal.LOST), RADIO, "lost"),
        (sign(ENGINEER, Signal.WAIT), CAPTAIN, "aye"),
    ],
)
def test_a_sign_is_for_a_post(note: Reported, to: Seat, occasion: str) -> None:
    state = at_sea(8, note, cells=("A1", "G2"))
    assert signed(GAME.public(state), note) == (note.seat, to)
    ear = Ear(NAMES, (), "talkative", "strong", (note.seat,))
    assert heard(spoken().speak(view(GAME, state, to), ear, Random(1)))[0] == occasion


def test_bots_do_not_answer_each_others_signs() -> None:
    state = at_sea(8, sign(RADIO, Signal.FIRE))
    ear = Ear(NAMES, (), "talkative", "strong", (MATE,))
    assert spoken().speak(view(GAME, state, CAPTAIN), ear, Random(1)) is None


# -- whole games -----------------------------------------------------------------------------------

QUESTIONS = ("ce qui est en panne ?", "what is ready?", "où sont-ils ?", "pourquoi ?", "fire!")


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_at_any_time_any_seat_answers_and_in_both_languages(mode: str) -> None:
    options = GAME.options(seats=8, mode=mode, own_sheet_only="one")
    log = play_game(GAME, options, [level("sonar", "easy")] * 8, Random(3)).log
    state, rng, occasions = GAME.setup(options), Random(4), set[str]()
    for number, (mover, action) in enumerate(log[:400]):
        if number % 8 == 0:
            seat = rng.randrange(8)
            by = (seat + 1) % 4 + 4 * (seat // 4)
            text = f"{NAMES[seat]}, {rng.choice(QUESTIONS)}"
            phrase = answer(state, seat, text, by, rng.choice(("easy", "medium")), "bold")
            assert phrase is not None
            occasions.add(phrase.occasion)
            names = {key: NAMES[at] for key, at in phrase.names.items()}
            assert phrase.names["who"] == by
            for language in LANGUAGES:
                key, own = f"board-say-{phrase.occasion}-1", terms(language, GAME, phrase)
                assert say(language, GAME, key, **names, **phrase.words, **own)
        state = play(GAME, state, mover, action)
    assert len(occasions) >= 6


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_before_a_start_is_chosen_every_post_answers_too(mode: str) -> None:
    """A first mate who was asked for a torpedo stumbled: there were no gauges yet."""
    state = GAME.setup(GAME.options(seats=8, mode=mode))
    for seat in range(4):
        for text in (*QUESTIONS, "is the torpedo ready?", "tu charges quoi ?", "va au nord"):
            assert answer(state, seat, f"{NAMES[seat]}, {text}", by=(seat + 1) % 4) is not None
