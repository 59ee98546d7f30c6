"""Who is out, or only watches, bets from a terminal too: by number, in one list of answers."""

import asyncio
from typing import Any

import msgspec
import pytest

from huisclos.games.sporz.notes import Fate, Night, Unveiled
from huisclos.games.sporz.nouns import Genome, Role
from huisclos.kernel import Seat, Wager
from huisclos.tables.onlookers import Onlooking, Placed
from huisclos.tables.sitting import OpenChannel
from huisclos.tables.wishes import Bet, ChooseEyes, Say
from huisclos.terminal.orders import Order, read_order
from huisclos.terminal.session import Session
from tests.hurried import run
from tests.terminal.test_session import Screen
from tests.terminal.test_talk import at

MUTANT = Wager("mutant", 2, (Seat(0), Seat(2)), most=2)
CAMP = Wager("camp", 0, words=("healthy", "mutants"), foreseen=True)
LIST = "Who is a mutant?\n  1 Ana\n  2 Cléo ✓\nWhich side wins?\n  3 The crew\n  4 The Spore"


def typed(aside: Onlooking | None, *texts: str, order: str = "bet") -> tuple[Any, Session]:
    place = at("sporz")
    place.names = ["Ana", "Bob", "Cléo"]
    place.aside = aside

    async def type_all() -> Session:
        session = Session(place, "en", Screen())  # type: ignore[arg-type]
        for text in texts:
            await session._obey(Order(order, text))
        return session

    return place, run(type_all())


def text_of(session: Session) -> str:
    text: str = session.screen.text.getvalue()  # type: ignore[attr-defined]
    return text


def out() -> Onlooking:
    return Onlooking((MUTANT, CAMP), (Placed("mutant", 2, ("2",)),))


def test_the_questions_are_listed_with_their_answers_and_ones_own_bets() -> None:
    _, session = typed(out(), "")
    assert text_of(session) == LIST + "\n"


def test_numbers_are_bets_on_the_questions_that_they_belong_to() -> None:
    place, session = typed(out(), "1, 4 2")
    assert place.asked == [Bet("mutant", 2, ("0", "2")), Bet("camp", 0, ("mutants",))]
    assert session.refusal == ""


@pytest.mark.parametrize("text", ["9", "0", "Ana", "1 x"])
def test_what_is_no_number_of_the_list_is_refused_with_the_way_to_do_it(text: str) -> None:
    place, session = typed(out(), text)
    assert place.asked == [] and "bet 1 4" in session.refusal


def test_who_plays_does_not_bet() -> None:
    place, session = typed(None, "1")
    assert place.asked == [] and "only once you are out" in session.refusal


def test_who_watches_talks_among_watchers() -> None:
    place, _ = typed(
        Onlooking(channels=(OpenChannel("watchers", apart=True),)), "hello", order="say"
    )
    assert place.asked == [Say("watchers", "hello")]


def test_the_order_is_understood_in_both_languages() -> None:
    assert read_order("parier 1 2") == read_order("bet 1 2") == Order("bet", "1 2")


def test_a_new_question_is_told_of_once() -> None:
    async def told() -> str:
        place = at("sporz")
        place.aside, place.names = out(), ["Ana", "Bob", "Cléo"]
        session = Session(place, "en", Screen())  # type: ignore[arg-type]
        for _ in range(2):
            session._log_wagers()
        place.aside = Onlooking((CAMP, Wager("mutant", 3, (Seat(0),))))
        session._log_wagers()
        await asyncio.sleep(0)
        return text_of(session)

    assert run(told()).count("You can bet") == 2


@pytest.mark.parametrize(("order", "see"), [("see", True), ("blind", False)])
def test_who_is_out_chooses_what_to_see_with_one_word(order: str, see: bool) -> None:
    place, session = typed(Onlooking(eyes="asked"), "", order=order)
    assert place.asked == [ChooseEyes(see)]
    assert session.refusal == ""
    assert read_order({"see": "voir", "blind": "aveugle"}[order]) == Order(order)


def test_the_choice_is_told_of_once_and_what_is_seen_is_covered_until_asked_for() -> None:
    fates = (
        Fate(Role.ASTRONAUT, Genome.NORMAL, False),
        Fate(Role.BASE, Genome.HOST, True),
        Fate(Role.DOCTOR, Genome.RESISTANT, False),
    )
    night = Night(2, pack=(Seat(1),), mutated=(Seat(2),), paralysed=(Seat(0),), mutants=(Seat(1),))
    sees = Onlooking(eyes="open", truth=Unveiled(fates, (night,), ()))

    async def told(truth: Any) -> tuple[str, str]:
        place = at("sporz")
        place.aside, place.names = Onlooking(eyes="asked"), ["Ana", "Bob", "Cléo"]
        place.seat, place.public = Seat(0), None
        session = Session(place, "en", Screen())  # type: ignore[arg-type]
        for _ in range(2):
            session._log_eyes()
        place.aside = Onlooking(eyes="open", truth=truth)
        for _ in range(2):
            session._log_eyes()
        return text_of(session), session._secret()

    # As a table in memory has it, and as it comes over the line.
    for truth in (sees.truth, msgspec.to_builtins(sees.truth)):
        logged, secret = run(told(truth))
        assert logged.count("to see everything") == 1
        assert logged.count("A secret for you") == 1
        assert "Base mutant" not in logged
        assert secret.splitlines() == [
            "Bob: Base mutant · host · a mutant",
            "Ana: Astronaut · normal · healthy",
            "Cléo: Doctor · resistant · healthy",
            "Bob is the only mutant tonight.",
            "The Spore tries to take Cléo and fails: resistant.",
            "Ana is paralysed until the morning.",
        ]
