"""What bots say: sentences of their game's texts, about what was said, and nothing hidden."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from huisclos import shelf
from huisclos.bots import level
from huisclos.bots.arena import play_game
from huisclos.bots.talking import SENTENCES, TEMPERS, Ear, Kind, Line, Phrase, talk
from huisclos.games.dauphin.notes import Reported
from huisclos.games.infiltres import content
from huisclos.games.infiltres.actions import Spoken
from huisclos.games.infiltres.bots import words
from huisclos.games.infiltres.bots.belief import World
from huisclos.games.infiltres.bots.talk import Ears
from huisclos.games.infiltres.nouns import Role
from huisclos.kernel import NoWorld, Seat, play, view
from huisclos.steward.talking import a_persons
from huisclos.texts import LANGUAGES, say
from huisclos.texts.bundle import bundle
from tests.games.sporz.scene import EIGHT, Scene

SPEAK = [name for name in shelf.ours() if talk(name)]
UNASKED = [name for name in SPEAK if name != "sonar"]  # there a crew's bots answer, and report
NAMES = ("Ambre", "Basalte", "Cobalt", "Dune", "Ébène", "Feutre")
SEATS = {"infiltres": 6, "sporz": 6, "dauphin": 4, "lucky": 4}


def moments(name: str, seed: int) -> Iterator[tuple[Any, Seat, Ear, Phrase]]:
    """All that bots would say in a game, whoever has the word."""
    game, spoken, seats = shelf.game(name), talk(name), SEATS[name]
    assert spoken is not None
    options = game.options(seats=seats)
    bots = [level(name, "easy")] * seats
    state, rng = game.setup(options), Random(seed)
    lines: list[Line] = []
    for mover, action in play_game(game, options, bots, Random(seed)).log:
        place = spoken.places.get(game.public(state).phase)
        channel = game.channels(state).get(place or "")
        if channel and channel.writers and rng.random() < 0.3:
            seat = rng.choice(sorted(channel.writers))
            ear = Ear(NAMES[:seats], tuple(lines[-12:]), rng.choice(TEMPERS))
            try:
                phrase = spoken.speak(view(game, state, seat), ear, rng)
            except NoWorld:
                phrase = None
            if phrase is not None:
                values = {key: NAMES[at] for key, at in phrase.names.items()} | phrase.words
                key = f"board-say-{phrase.occasion}-{rng.randint(1, SENTENCES)}"
                kind = Kind.CHARGE if phrase.occasion in spoken.charges else Kind.REMARK
                lines.append(Line(seat, say("fr", game, key, **values), kind))
                say("en", game, key, **values)
                yield state, seat, ear, phrase
        state = play(game, state, mover, action)


def test_bots_talk_in_all_games() -> None:
    assert {*shelf.ours()} == {*SPEAK}


@pytest.mark.parametrize("name", UNASKED)
def test_they_find_something_to_say_and_it_is_never_about_themselves(name: str) -> None:
    said = [*moments(name, 1), *moments(name, 2)]
    assert len(said) >= 5
    assert all(seat not in phrase.names.values() for _, seat, _, phrase in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SPEAK)
def test_each_occasion_has_twelve_sentences(name: str, language: str) -> None:
    keys = [*bundle(language, shelf.game(name))._messages]
    found = Counter(m[1] for key in keys if (m := re.fullmatch(r"board-say-(\w+)-\d+", key)))
    assert len(found) >= 4
    assert {*found.values()} == {SENTENCES}
    texts = [
        say(language, shelf.game(name), f"board-say-{occasion}-{number}", **FILLED)
        for occasion in found
        for number in range(1, SENTENCES + 1)
    ]
    assert len({*texts}) == len(texts)


FILLED = {"who": "Ana", "by": "Bob", "clue": "mot", "other": "autre"} | {
    "what": "la torpille",
    "where": "le nord",
    "count": "2",
}


def test_in_infiltres_they_quote_clues_that_were_given_and_nothing_else() -> None:
    quoted = 0
    for seed in range(4):
        for state, seat, _, phrase in moments("infiltres", seed):
            given = {line.word for line in state.clues if line.word}
            for word in phrase.words.values():
                quoted += 1
                assert word in given  # to the letter: who said bouché did not say bouche
            game = shelf.game("infiltres")
            secret = game.private(state, seat).word
            assert secret is None or all(
                content.fold(secret) != content.fold(word) for word in phrase.words.values()
            )
    assert quoted > 5


def test_who_is_named_is_answered_once() -> None:
    ear = Ear(NAMES, (Line(Seat(0), "Basalte, c’est vous ?"),), "dry")
    assert ear.named(Seat(1)) == 0
    assert ear.named(Seat(2)) is None
    answered = Ear(NAMES, (*ear.lines, Line(Seat(1), "Non.")), "dry")
    assert answered.named(Seat(1)) is None


def test_a_bot_that_was_answered_is_not_answered_again_but_a_person_is() -> None:
    said = Line(Seat(1), "Ambre, non.")
    persons = Line(Seat(0), "Basalte, c’est vous ?")
    bots = Line(Seat(0), "Basalte, c’est vous.", Kind.CHARGE, "Basalte")
    assert Ear(NAMES, (said, persons), "dry").named(Seat(1)) == 0
    assert Ear(NAMES, (said, bots), "dry").named(Seat(1)) is None


def test_praise_needs_no_answer_and_a_question_is_no_charge() -> None:
    def after(kind: Kind) -> Ear:
        return Ear(NAMES, (Line(Seat(0), "Basalte…", kind),), "dry")

    for kind, named, asked in (
        (Kind.FREE, 0, None),
        (Kind.CHARGE, 0, None),
        (Kind.QUESTION, None, 0),
        (Kind.REMARK, None, None),
    ):
        assert (after(kind).named(Seat(1)), after(kind).asked(Seat(1))) == (named, asked)


def test_who_is_only_quoted_in_a_charge_has_nothing_to_answer() -> None:
    line = Line(Seat(0), "Je crois Basalte : Cobalt.", Kind.CHARGE, about="Cobalt")
    ear = Ear(NAMES, (line,), "dry")
    assert (ear.named(Seat(1)), ear.named(Seat(2))) == (None, 0)
    assert (ear.charges(Seat(1)), ear.charges(Seat(2))) == (0, 1)


@pytest.mark.parametrize(("kind", "occasion"), [(Kind.CHARGE, "answer"), (Kind.QUESTION, "reply")])
def test_in_sporz_a_question_is_not_answered_as_a_charge(kind: Kind, occasion: str) -> None:
    game, spoken = shelf.game("sporz"), talk("sporz")
    assert spoken is not None
    state, *_ = (state for state, *_ in moments("sporz", 1))
    me, other, *_ = sorted(game.channels(state)["day"].writers)
    ear = Ear(NAMES, (Line(other, f"{NAMES[me]} ?", kind, NAMES[me]),), "dry")
    phrase = spoken.speak(view(game, state, me), ear, Random(1))
    assert phrase == Phrase(occasion, {"who": other})


def test_in_sporz_who_has_said_what_they_are_answers_so() -> None:
    scene, spoken = Scene(EIGHT).elected().night("mutate 5"), talk("sporz")
    assert spoken is not None
    names = tuple(["Aube", "Brume", "Comète", "Delta", "Ébène", "Fjord", "Galet", "Houle"])
    ear = Ear(names, (Line(Seat(0), "Delta, tu es quoi ?", Kind.QUESTION, "Delta"),), "dry")
    for claim, occasion in (("claim suspect 2", "reply"), ("claim role computer", "declared")):
        seen = view(shelf.game("sporz"), scene(3, claim).state, Seat(3))
        assert spoken.speak(seen, ear, Random(1)) == Phrase(occasion, {"who": Seat(0)})


def test_in_dauphin_nobody_is_suspected_who_was_aboard_whenever_somebody_was_lost() -> None:
    suspected = 0
    for seed in range(4):
        for state, seat, _, phrase in moments("dauphin", seed):
            if phrase.occasion == "suspect":
                suspected += 1
                heard = view(shelf.game("dauphin"), state, seat).heard
                lost = [note for note in heard if isinstance(note, Reported) and note.lost]
                assert any(phrase.names["who"] in note.teams for note in lost)
    assert suspected


def test_in_infiltres_no_clue_is_blamed_that_goes_with_the_word_or_with_the_other_one() -> None:
    """Arm has to do with body, whoever says it; and nobody blames the good clues."""
    charges = 0
    for seed in range(12):
        for state, seat, ear, phrase in moments("infiltres", seed):
            out = {gone.seat for gone in shelf.game("infiltres").public(state).out}
            assert phrase.occasion != "answer" or phrase.names["who"] not in out
            if phrase.occasion not in ("accuse", "clash"):
                continue
            charges += 1
            assert not ear.has_spoken(seat, Kind.CHARGE)
            if phrase.occasion == "clash":
                pair = [words.known("fr", phrase.words[each]) for each in ("clue", "other")]
                book = words.lexicon("fr")
                one, other = (book.called.get(clue or "", {}) for clue in pair)
                assert not one.keys() & other.keys(), pair
    assert charges > 5


NAMED = {"accuse", "clash", "lean", "hunch"}  # a name, and by which clue


@pytest.mark.parametrize(
    ("text", "occasions"),
    [
        ("{me}, pourquoi « {clue} » ?", {"explain"}),
        ("{me}, explique {clue} stp", {"explain"}),
        ("je comprends pas « {clue} »", {"explain"}),
        ("I don't get '{clue}'", {"explain"}),
        ("{me}, why ?", {"explain"}),  # it has said nothing else
        ("{me} c’est toi !", {"answer"}),
        ("Moi je trouve {me} bizarre, « {clue} » ne va avec rien", {"answer"}),
        ("et toi {me} ?", NAMED),
        ("{me}, who are you voting for?", NAMED),
        ("Qui soupçonnez-vous ?", NAMED),
        ("Any ideas?", NAMED),
        ("Salut tout le monde", {"greet"}),
    ],
)
def test_in_infiltres_a_person_hears_what_they_asked_for(text: str, occasions: set[str]) -> None:
    game, spoken = shelf.game("infiltres"), talk("infiltres")
    assert spoken is not None
    for seed in range(3):
        state = next(state for state, *_ in moments("infiltres", seed))
        board = game.public(state)
        ana, me, *_ = board.living
        [*_, clue] = [line.word for line in board.clues if line.seat == me]
        said = text.format(me=NAMES[me], clue=clue)
        line = Line(ana, said, a_persons(said, spoken))
        phrase = spoken.speak(view(game, state, me), Ear(NAMES, (line,), "dry"), Random(seed))
        assert phrase is not None and phrase.occasion in occasions, (said, phrase)
        if phrase.occasion in ("explain", "answer"):
            assert (phrase.names, phrase.words) == ({"who": ana}, {"clue": clue})


def test_in_infiltres_who_takes_up_a_clue_speaks_to_its_giver() -> None:
    game, spoken = shelf.game("infiltres"), talk("infiltres")
    assert spoken is not None
    board = game.public(next(state for state, *_ in moments("infiltres", 1)))
    line = board.clues[0]
    assert {*spoken.quoted(board, f"« {line.word} », hm")} == {line.seat}
    assert not spoken.quoted(board, "je ne sais pas")
    short = msgspec.structs.replace(line, word="plus")
    told = msgspec.structs.replace(board, clues=(short,))
    assert not spoken.quoted(told, "je ne comprends plus rien")  # that is no clue
    assert {*spoken.quoted(told, "je ne comprends pas 'plus'")} == {line.seat}


@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [("fr", "péniche", "courant"), ("en", "presenter", "famous"), ("fr", "palmier", "vert")],
)
def test_in_infiltres_nobody_wonders_at_a_clue_that_goes_with_the_word(
    language: str, word: str, clue: str
) -> None:
    """They could not place 'green' of a palm, and took the current of a river for a vague word."""
    worlds = [World(1.0, Role.DISCIPLE, content.fold(word), (), (), (0, 0))]
    ears = Ears(language, worlds)
    assert ears.expects(clue)
    assert ears.charge({Seat(1): [clue]}, Seat(1), {Seat(1): 0.9}) is None
    odd = "typique" if language == "fr" else "typical"
    assert ears.charge({Seat(1): [odd]}, Seat(1), {Seat(1): 0.9}) is not None


def test_a_bot_of_a_spoken_game_says_that_it_does_not_hear() -> None:
    game = shelf.game("infiltres")
    options = game.options(seats=4, spoken=True)
    state = game.setup(options)
    rng = Random(3)
    while game.public(state).phase != "debating":
        (seat, *_) = game.to_act(state)
        if seat < 0:
            state = play(game, state, seat, game.deal(state, rng, ""))
        elif game.public(state).phase == "speaking":
            state = play(game, state, seat, Spoken())
        else:
            state = play(game, state, seat, game.sample(state, seat, rng))
    spoken = talk("infiltres")
    assert spoken is not None
    phrase = spoken.speak(view(game, state, Seat(0)), Ear(NAMES[:4], (), "dry"), rng)
    assert phrase == Phrase("deaf")


@pytest.mark.parametrize(
    ("text", "occasions"),
    [
        ("{me}, c’est toi le dauphin !", {"answer"}),
        ("Qui soupçonnez-vous ?", {"suspect", "rose", "clear", "unsure"}),
        ("{me}, why do you say that?", {"suspect", "rose", "clear", "unsure"}),
        ("Salut !", {"greet"}),
        ("je fais confiance à {me}", set()),
        ("Bravo {me}", set()),
    ],
)
def test_in_dauphin_a_person_hears_what_they_asked_for(text: str, occasions: set[str]) -> None:
    """Who said that they trusted somebody was told off for it, and who asked all heard nothing."""
    game, spoken = shelf.game("dauphin"), talk("dauphin")
    assert spoken is not None
    state = next(state for state, *_ in moments("dauphin", 1))
    ana, me, *_ = game.public(state).living
    said = text.format(me=NAMES[me])
    charged = Line(ana, f"{NAMES[me]}, je me méfie.", Kind.CHARGE, NAMES[me])
    lines = (charged, Line(ana, said, a_persons(said, spoken)))
    for seed in range(4):
        ear = Ear(NAMES[: len(game.public(state).hands)], lines, "talkative")
        phrase = spoken.speak(view(game, state, me), ear, Random(seed))
        if occasions:
            assert phrase is not None and phrase.occasion in occasions, phrase
        else:
            assert phrase is None or phrase.occasion != "answer"
