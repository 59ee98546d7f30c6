"""What people read, word for word."""
# ruff: noqa: RUF001 -- English quotes are single and curly.

import pytest

from huisclos import shelf
from huisclos.check.fluent import entries, wanted
from huisclos.games.infiltres import content
from huisclos.games.infiltres.actions import Vote
from huisclos.games.infiltres.notes import (
    ClueGiven,
    Eliminated,
    GameEnded,
    Guessed,
    MissionEnded,
    Note,
    Passworded,
    VoteClosed,
    Voted,
    VoteOpened,
)
from huisclos.games.infiltres.nouns import Ballot, Pair, Role
from huisclos.games.sonar import notes as sonar
from huisclos.games.sonar.nouns import Hit
from huisclos.games.sporz import notes as sporz
from huisclos.games.sporz.nouns import Touch, Wave
from huisclos.kernel import Problem, Refusal, Seat, Told
from huisclos.texts import (
    LANGUAGES,
    MissingText,
    label,
    problem,
    reason,
    say,
    seat_fields,
    sentence,
    told_again,
    written,
)
from huisclos.texts.bundle import package_of
from tests.texts.sources import GAMES, PACKAGES

INFILTRES = shelf.game("infiltres")
NAMES = ("Ana", "Bob", "Cléo")
ANA, BOB, CLEO = map(Seat, range(3))
ROLES = (Role.DISCIPLE, Role.DISCIPLE, Role.INFILTRATOR)
PAIR = Pair("phare", "moulin")


@pytest.mark.parametrize(
    ("note", "french", "english"),
    [
        (ClueGiven(ANA, "tour"), "Ana : « tour »", "Ana: ‘tour’"),
        (Voted(None), "Vous votez blanc.", "You vote blank."),
        (Voted(BOB), "Vous votez contre Bob.", "You vote against Bob."),
        (VoteOpened(()), "On vote, en même temps.", "Time to vote, all at once."),
        (
            VoteOpened((ANA, BOB, CLEO)),
            "Égalité : on revote entre Ana, Bob et Cléo.",
            "A tie: vote again between Ana, Bob and Cléo.",
        ),
        (
            VoteClosed((Ballot(ANA, BOB), Ballot(CLEO, None))),
            "Les votes : Ana → Bob, Cléo → blanc.",
            "The votes: Ana → Bob, Cléo → blank.",
        ),
        (VoteClosed(()), "Personne n’a voté.", "Nobody voted."),
        (
            Eliminated(CLEO, Role.INFILTRATOR),
            "Cléo sort de la mission. Rôle : infiltré !",
            "Cléo leaves the mission. Role: infiltrator!",
        ),
        (
            Guessed(BOB, None, right=False),
            "Bob n’a rien proposé à temps.",
            "Bob made no guess in time.",
        ),
        (
            Guessed(BOB, "none", right=False),
            "Bob propose « none »… et ce n’est pas ça.",
            "Bob says ‘none’… and that’s not it.",
        ),
        (
            Guessed(BOB, "phare", right=True),
            "Bob propose « phare »… et c’est le bon mot !",
            "Bob says ‘phare’… and that’s the word!",
        ),
        (
            MissionEnded("last-two", PAIR, ROLES, (0, 0, 2), (1, 0, 3)),
            "Plus que deux en lice : la couverture a tenu. "
            "Disciples : « phare ». Infiltrés : « moulin ». Points : Cléo +2.",
            "Only two are left: the cover held. "
            "Disciples: ‘phare’. Infiltrators: ‘moulin’. Points: Cléo +2.",
        ),
        (GameEnded((CLEO,)), "Cléo gagne la partie. Bravo !", "Cléo wins the game. Well done!"),
        (
            GameEnded((ANA, CLEO)),
            "Ana et Cléo gagnent ensemble. Bravo !",
            "Ana and Cléo win together. Well done!",
        ),
    ],
)
def test_a_note_reads(note: Note, french: str, english: str) -> None:
    assert flat(sentence("fr", INFILTRES, note, NAMES)) == french
    assert flat(sentence("en", INFILTRES, note, NAMES)) == english


def flat(text: str) -> str:
    """With plain spaces, as a test is typed; and without the marks that nobody sees."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2060", "")


def test_a_player_called_none_is_not_taken_for_nobody() -> None:
    names = ("none", "Bob", "Cléo")
    assert flat(label("en", INFILTRES, Vote(ANA), names)) == "Vote against none"
    assert flat(sentence("en", INFILTRES, VoteOpened((ANA,)), names)) == (
        "A tie: vote again between none."
    )


def test_a_word_is_only_said_to_somebody_who_has_one() -> None:
    assert "phare" in sentence("fr", INFILTRES, Passworded("phare"), NAMES)
    assert "Pas de mot" in sentence("fr", INFILTRES, Passworded(None), NAMES)


def test_a_refusal_reads_with_its_values() -> None:
    refusal = Refusal("infiltres-clue-given", (("word", "tour"),))
    assert "« tour »" in flat(reason("fr", INFILTRES, refusal))
    assert reason("en", None, Refusal("not-your-turn")) == "It is not your turn. Hang on!"


def test_a_problem_names_its_line() -> None:
    with pytest.raises(content.BadContent) as bad:
        content.parse("phare / moulin")
    assert flat(problem("fr", INFILTRES, bad.value.problem)) == (
        "Ligne 1 : cette mission n’a qu’une paire ; il en faut exactement dix."
    )
    found = Problem(3, Refusal("infiltres-content-not-a-word", (("word", "1"),)))
    assert problem("en", INFILTRES, found).startswith("Line 3: ‘1’ must be a single word")


@pytest.mark.parametrize(
    ("missing", "french"),
    [
        (1, "Il manque une personne. Un robot fait l’affaire."),
        (1200, "Il manque 1 200 personnes. Des robots font l’affaire."),
    ],
)
def test_numbers_and_plurals_are_french(missing: int, french: str) -> None:
    assert flat(say("fr", None, "start-too-few", missing=missing)) == french


def test_nought_is_singular_in_french_and_plural_in_english() -> None:
    assert say("fr", None, "points", count=0) == "0 point"
    assert say("en", None, "points", count=0) == "0 points"


def test_a_missing_text_or_value_is_an_error_that_says_where() -> None:
    with pytest.raises(MissingText, match=r"infiltres: add 'no-such-key' to fr\.ftl"):
        say("fr", INFILTRES, "no-such-key")
    with pytest.raises(MissingText, match=r"en\.ftl, 'room-title'"):
        say("en", None, "room-title")


def test_the_fields_that_hold_seats_are_found_by_their_types() -> None:
    assert seat_fields(ClueGiven) == {"seat"}
    assert seat_fields(VoteOpened) == {"tied"}
    assert seat_fields(Ballot) == {"voter", "at"}
    assert seat_fields(MissionEnded) == set()


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, "none", "Ana"])
def test_every_text_can_be_said(package: str, language: str, value: str | int) -> None:
    game = next((game for game in GAMES if package_of(game) == package), None)
    messages = entries(package, language)
    for key in messages:
        text = say(language, game, key, **dict.fromkeys(wanted(messages, key), value))
        assert text or key.startswith("item-"), key


@pytest.mark.parametrize(
    ("language", "chosen", "said"),
    [
        ("fr", {}, "Bleus : impact direct, deux dégâts ! "),
        ("fr", {"name_one": "Nautilus"}, "Bleus : impact direct, deux dégâts ! "),
        ("fr", {"name_two": "Nautilus"}, "Nautilus : impact direct, deux dégâts ! "),
        ("en", {"name_one": "Argo", "name_two": "none"}, "\u2060none: direct hit, two damage! "),
    ],
)
def test_a_submarine_is_called_by_the_name_that_the_table_gave_it(
    language: str, chosen: dict[str, str], said: str
) -> None:
    note = sonar.Blasted(0, "F6", Hit.DIRECT, Hit.CLEAR)
    told = sentence(language, shelf.game("sonar"), note, ["Ana", "Bob"], chosen)
    assert told.replace("\u00a0", " ").replace("\u202f", " ") == said


COLOURS = {"fr": ("jaune", "bleu"), "en": ("yellow", "blue")}
OF_COLOURS = ("option-", "tutorial-", "board-circuit-", "board-trace-open")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_captain_sonar_goes_by_colours_where_submarines_have_names(
    language: str,
) -> None:
    game = shelf.game("sonar")
    messages = entries(package_of(game), language)
    names = written(game, {"name_one": "Argo", "name_two": "Nautilus"})
    by_colour = []
    for key in messages:
        if key.startswith(OF_COLOURS):
            continue
        for crew in (0, 1):
            values = dict.fromkeys(wanted(messages, key), crew) | names
            text = say(language, game, key, **values).lower()
            if any(colour in text for colour in COLOURS[language]):
                by_colour.append((key, text))
    assert by_colour == []


def test_a_name_of_spaces_is_none() -> None:
    note = sonar.MineLaid(0)
    assert sentence("en", shelf.game("sonar"), note, ["Ana", "Bob"], {"name_one": "  "}) == (
        "Yellow: mine laid!"
    )


@pytest.mark.parametrize(
    ("game", "told", "said"),
    [
        ("infiltres", Told((BOB,), Voted(ANA)), "Bob votes against Ana."),
        ("infiltres", Told(None, VoteOpened(())), "Time to vote, all at once."),
        (
            "sporz",
            Told((CLEO,), sporz.Felt(1, Wave.MUTANTS, (Touch.MUTATED,))),
            "The Spore takes Cléo, a mutant from now on.",
        ),
        (
            "sporz",
            Told((ANA, BOB), sporz.PackDecided(1, (), (CLEO,), (), ())),
            "The mutants have acted. Mutated: Cléo. Killed: nobody. Paralysed: nobody.",
        ),
    ],
)
def test_what_some_were_told_is_told_again_with_their_names(
    game: str, told: Told[object], said: str
) -> None:
    assert told_again("en", shelf.game(game), told, NAMES) == said
