"""How the strong bot of Infiltrés plays."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Literal

import pytest

from huisclos import shelf
from huisclos.bots import Bot, level
from huisclos.bots.arena import contest, play_game
from huisclos.bots.talking import Ear, Kind, Line, talk
from huisclos.games.infiltres import content
from huisclos.games.infiltres.actions import Action, Brief, Clue, Guess, Pick, Ready, Vote
from huisclos.games.infiltres.bots import words
from huisclos.games.infiltres.bots.belief import believe, knowledge
from huisclos.games.infiltres.bots.player import SKILLS, of_a_word
from huisclos.games.infiltres.notes import Eliminated, MissionEnded
from huisclos.games.infiltres.nouns import Options, Pair, Role
from huisclos.games.infiltres.state import State
from huisclos.kernel import CLOCK, DEALER, Seat, TimeUp, play, replay, view

GAME = shelf.game("infiltres")
STRONG = level("infiltres", "strong")
MEDIUM = level("infiltres", "medium")
RANDOM = level("infiltres", "random")
LETTER = {"D": Role.DISCIPLE, "I": Role.INFILTRATOR, "J": Role.JOURNALIST}

PASTED = "\n".join(f"zorg{letter} / blik{letter}" for letter in "abcdefghij")


def telling(word: str, other: str) -> list[str]:
    """The clues that one word calls to mind and another does not."""
    clues = content.associations("fr")
    theirs = {content.fold(clue) for clue in clues[other]}
    return [clue for clue in clues[word] if content.fold(clue) not in theirs]


def near(word: str) -> list[str]:
    return [other for other, _ in words.near("fr", content.fold(word))[:4]]


def clear_pair() -> Pair:
    """A pair of our missions whose words are near, and yet told apart by clues."""
    pairs = [pair for mission in content.missions("fr") for pair in mission.pairs]
    return next(
        pair
        for pair in pairs
        if len(telling(pair.disciples, pair.infiltrators)) >= 4
        and len(telling(pair.infiltrators, pair.disciples)) >= 4
        and content.fold(pair.infiltrators) in near(pair.disciples)
        and content.fold(pair.disciples) in near(pair.infiltrators)
    )


PAIR = clear_pair()
PAIRS = content.missions("fr")[0].pairs
OURS = telling(PAIR.disciples, PAIR.infiltrators)
THEIRS = telling(PAIR.infiltrators, PAIR.disciples)


def mission(roles: str, clues: list[str | None], pair: Pair = PAIR) -> State:
    """A mission in which the first seats have given these clues (None: too late)."""
    counts = Counter(roles)
    options = Options(len(roles), infiltrators=counts["I"], journalists=counts["J"])
    brief = Brief(Seat(0), tuple(LETTER[role] for role in roles), "", (pair,) * 10)
    log: list[tuple[Seat, Action]] = [(DEALER, brief), (Seat(0), Pick(1))]
    for number, clue in enumerate(clues):
        seat = Seat(number % len(roles))
        log.append((CLOCK, TimeUp()) if clue is None else (seat, Clue(clue)))
    return replay(GAME, options, log)


def voting(state: State) -> State:
    for seat in state.living:
        state = play(GAME, state, seat, Ready())
    return state


def choices(state: State, seat: int, tries: int = 20) -> Iterator[Any]:
    moves = tuple(GAME.moves(state, Seat(seat)))
    for seed in range(tries):
        yield STRONG(view(GAME, state, Seat(seat)), moves, Random(seed), 1)


def side(state: State, seat: int) -> float:
    """How sure a seat is to be a disciple."""
    worlds = believe(knowledge(view(GAME, state, Seat(seat))))
    return sum(world.weight for world in worlds if world.side is Role.DISCIPLE)


# -- always in order --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_never_refused(seats: int) -> None:
    """The arena plays through the one gate, which would raise."""
    language: Literal["fr", "en"] = "en" if seats % 2 else "fr"
    for spoken in (False, True):
        options = Options(seats, language=language, spoken=spoken, target=1)
        play_game(GAME, options, [STRONG] * seats, Random(seats))


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_it_plays_words_that_no_table_has(language: Any) -> None:
    options = Options(7, language=language, target=1)
    result = play_game(GAME, options, [STRONG] * 7, Random(1), content=PASTED)
    clues = [action.word for _, action in result.log if isinstance(action, Clue)]
    assert clues[0] in content.vague(language) or clues[1] in content.vague(language)


def test_the_same_view_and_the_same_luck_give_the_same_move() -> None:
    state = mission("DDDI", [OURS[0], OURS[1]])
    assert [*choices(state, 2)] == [*choices(state, 2)]


# -- clues ------------------------------------------------------------------------------------


def test_it_does_not_always_open_with_the_same_clue() -> None:
    assert len(set(choices(mission("DDDIJ", []), 0))) > 2


def test_it_gives_clues_of_its_own_word() -> None:
    clues = content.associations("fr")[PAIR.disciples]
    given = [clue.word for clue in choices(mission("DDDIJ", []), 0)]
    assert sum(word in clues for word in given) >= 18


def test_it_is_vaguer_while_a_journalist_listens() -> None:
    def obvious(roles: str) -> float:
        listener = words.Listener("fr", ())
        word = {content.fold(PAIR.disciples): 1.0}
        given = [content.fold(clue.word) for clue in choices(mission(roles, []), 0)]
        return sum(listener.would_guess(clue, word) for clue in given)

    assert obvious("DDDIJ") < obvious("DDDI")


def test_an_infiltrator_who_knows_gives_the_clues_of_the_others() -> None:
    state = mission("DDDI", OURS[:3])
    assert side(state, 3) < 0.2
    near = words.leaning("fr", content.fold(PAIR.disciples))
    given = [content.fold(clue.word) for clue in choices(state, 3)]
    assert sum(clue in near for clue in given) >= 15


def test_a_journalist_gives_a_clue_that_goes_with_those_before() -> None:
    state = mission("DDJDI", OURS[:2])
    near = words.leaning("fr", content.fold(PAIR.disciples))
    given = [content.fold(clue.word) for clue in choices(state, 2)]
    assert sum(clue in near for clue in given) >= 15


def test_when_all_is_said_of_its_word_it_speaks_of_what_goes_with_it() -> None:
    """Only a journalist would say 'typical'."""
    word = content.fold(PAIR.disciples)
    said = [*words.lexicon("fr").calls[word]]
    state = mission("D" * 19 + "I", [*said])
    around = {*words.nearby("fr", word), *words.akin_to("fr", word)}
    for clue in choices(state, len(said)):
        assert words.lexicon("fr").forms[content.fold(clue.word)] in around
        assert clue.word not in content.vague("fr")


@pytest.mark.parametrize(("ours", "theirs"), [("semaine", "mois"), ("sourire", "grimace")])
def test_nobody_says_a_word_that_may_be_the_disciples(ours: str, theirs: str) -> None:
    """Who holds it could not."""
    assert ours in [*words.nearby("fr", ours)]
    state = mission("DDDI", telling(ours, theirs)[:3], Pair(ours, theirs))
    known = knowledge(view(GAME, state, Seat(3)))
    ideas = [*of_a_word(known, SKILLS["strong"], Random(1))]
    assert ours not in ideas
    assert len(ideas) > 30


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_every_word_has_thirty_clues_or_more(language: str) -> None:
    book = words.lexicon(language)
    for word in book.words:
        assert len(book.calls[word].keys() | book.suits[word].keys()) >= 30, word


@pytest.mark.parametrize(
    ("language", "clue", "word"),
    [("en", "bees", "honey"), ("fr", "tuba", "fanfare"), ("fr", "radeau", "méduse")],
)
def test_what_people_say_of_a_word_is_not_held_against_them(
    language: str, clue: str, word: str
) -> None:
    """They were, by a table that knew no plural and no field."""
    known = words.known(language, clue)
    assert known is not None
    usual = words.lexicon(language).frequency[known]
    assert words.chance(language, known, content.fold(word)) > usual


def test_when_the_vague_clues_are_used_up_those_of_really_near_words_come() -> None:
    word = content.fold(PAIR.disciples)
    calls = words.lexicon("fr").calls
    found = [*words.nearby("fr", word)]
    near = {o: by for o, by in words.near("fr", word) if len(calls[o].keys() & calls[word]) >= 3}
    weights = [sum(by for other, by in near.items() if clue in calls[other]) for clue in found]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > max(near.values())  # several agree on it
    assert {*found} == {clue for other in near for clue in calls[other]}


def test_a_word_and_what_it_calls_to_mind_are_clues_for_each_other() -> None:
    calls = words.lexicon("fr").calls
    assert "train" in content.associations("fr")["contrôleur"]
    assert "contrôleur" not in content.associations("fr")["train"]
    assert 0 < calls["train"]["controleur"] <= min(calls["train"].values())


def test_a_word_that_no_table_has_speaks_for_having_one() -> None:
    """People find clues of their own: who is understood is not the only one to be cleared."""

    def journalist(clue: str | None) -> float:
        state = mission("DDDDIJ", [OURS[0], clue])
        worlds = believe(knowledge(view(GAME, state, Seat(0))))
        return sum(world.weight * world.roles[Seat(1)][2] for world in worlds)

    assert journalist("zyxbcd") < journalist(None)
    assert journalist(content.vague("fr")[0]) == pytest.approx(journalist(None))


@pytest.mark.parametrize("heard", [0, 1])
def test_a_journalist_who_has_heard_little_gives_a_vague_clue(heard: int) -> None:
    state = mission("D" * heard + "J" + "D" * (5 - heard), OURS[:heard])
    for clue in choices(state, heard):
        assert clue.word in content.vague("fr")


@pytest.mark.parametrize("of", ["medium", "strong"])
@pytest.mark.parametrize("text", ["Aube, tu votes contre qui ?", ""])
def test_who_names_somebody_votes_against_them_as_long_as_nothing_new_was_said(
    of: str, text: str
) -> None:
    """Also who was not asked; and nobody clears whom they vote against."""
    spoken, agreed = talk("infiltres"), Counter[bool]()
    assert spoken is not None
    lines = (Line(Seat(1), text, Kind.QUESTION),) if text else ()
    for seed in range(40):
        clues = [*content.associations("fr")[PAIR.disciples]]
        vague = [content.vague("fr")[seed], *THEIRS[:1]]
        state = mission("DDDJI", Random(seed).sample(clues, 3) + vague)
        names = ("Aube", "Basalte", "Brume", "Cobalt", "Delta")
        ear = Ear(names, lines, "bold", of)
        said = spoken.speak(view(GAME, state, Seat(0)), ear, Random(seed))
        moves = tuple(GAME.moves(voting(state), Seat(0)))
        vote = level("infiltres", of)(view(GAME, voting(state), Seat(0)), moves, Random(seed), 1)
        if said is not None and said.occasion == "trust":
            assert said.names["who"] != vote.at
        if said is not None and said.occasion in ("accuse", "clash", "lean", "hunch"):
            agreed[said.names["who"] == vote.at] += 1
    assert agreed[True] > 5 and not agreed[False]


def test_a_journalist_who_has_heard_much_is_not_vague() -> None:
    """Of a word that six clues point at there is something to say, if only of that one."""
    table = content.associations("fr")
    vague = Counter[bool]()
    for word in [*table][::40]:
        for clue in choices(mission("D" * 6 + "JD", [*table[word]][:6], Pair(word, "zzz")), 6, 4):
            vague[clue.word in content.vague("fr")] += 1
    assert vague[False] > 20 * vague[True]


def test_a_journalist_says_none_of_the_words_it_suspects() -> None:
    """Nobody who holds the word could say it."""
    table = content.associations("fr")
    for word in [*table][::20]:
        heard = [*table[word]][-3:]
        suspected = words.likely("fr", tuple(c for clue in heard if (c := words.known("fr", clue))))
        for clue in choices(mission("DDDJD", heard, Pair(word, "zzz")), 3, 4):
            assert not any(content.akin("fr", clue.word, suspect) for suspect, _ in suspected)


def test_it_never_repeats_a_clue_in_the_plural() -> None:
    """The bare clue and the one in the plural are the same to people."""
    clues = content.associations("fr")[PAIR.disciples]
    state = mission("DDDI", [f"{clue}s" for clue in [*clues][:2]])
    said = [*clues][:2]
    for clue in choices(state, 2, 40):
        assert not any(content.one_word("fr", clue.word, other) for other in said)


# -- belief and votes -------------------------------------------------------------------------


def test_clues_of_its_own_word_make_it_sure_of_its_side() -> None:
    assert side(mission("DDDI", []), 0) == pytest.approx(0.75)
    assert side(mission("DDDI", OURS[:3]), 0) > 0.9


def test_a_missed_clue_counts_for_nothing() -> None:
    assert side(mission("DDDI", [None]), 1) == pytest.approx(side(mission("DDDI", []), 1))


def test_many_clues_leave_its_belief_in_range() -> None:
    """Twenty seats have said all there is to say of a word and of those near it."""
    known = knowledge(view(GAME, mission("D" * 14 + "I" * 4 + "JJ", [OURS[0]]), Seat(1)))
    said = words.leaning("fr", content.fold(PAIR.disciples))
    clues = tuple((Seat(number % 20), clue) for number, clue in enumerate(said))
    assert len(clues) > 60
    worlds = believe(replace(known, clues=clues))
    assert sum(world.weight for world in worlds) == pytest.approx(1)
    for world in worlds:
        for roles in world.roles.values():
            assert sum(roles) == pytest.approx(1)
            assert min(roles) > -1e-9


def test_it_votes_for_the_one_whose_clue_does_not_fit() -> None:
    state = voting(mission("DDDI", [*OURS[:3], THEIRS[0]]))
    for seat in (0, 1, 2):
        assert sum(vote == Vote(Seat(3)) for vote in choices(state, seat)) >= 12


def test_bots_in_doubt_do_not_vote_in_lock_step() -> None:
    """Whom they would vote against without a reason is each one's own, by what was said."""
    states = [voting(mission("DDDI", [None] * 4, pair)) for pair in PAIRS]
    assert {vote.at for state in states for vote in choices(state, 0, 1)} == {1, 2, 3}


def test_a_second_ballot_names_the_tied_only() -> None:
    state = voting(mission("DDDI", [*OURS[:3], THEIRS[0]]))
    for seat, at in ((0, 1), (1, 0), (2, 1), (3, 0)):
        state = play(GAME, state, Seat(seat), Vote(Seat(at)))
    assert {vote.at for vote in choices(state, 2)} <= {0, 1}


def test_who_sees_its_own_word_guessed_wrongly_knows_its_side() -> None:
    state = voting(mission("DDDDIIJ", [None] * 7))
    for seat in state.living:
        state = play(GAME, state, seat, Vote(Seat(6) if seat != 6 else Seat(0)))
    state = play(GAME, state, Seat(6), Guess(PAIR.infiltrators))
    assert side(state, 4) == 0
    assert side(state, 0) > 0.5


def test_a_journalist_guesses_from_the_clues_of_the_disciples() -> None:
    state = voting(mission("DDDDIJ", [*OURS[:4], THEIRS[0], "chose"]))
    for seat in state.living:
        state = play(GAME, state, seat, Vote(Seat(5) if seat != 5 else Seat(0)))
    guesses = Counter(guess.word for guess in choices(state, 5, tries=100))
    assert guesses.most_common(1)[0][0] == PAIR.disciples
    assert len(guesses) > 1


# -- strength ---------------------------------------------------------------------------------


def test_strong_beats_random() -> None:
    played = contest(GAME, Options(5, target=3), {"strong": STRONG, "random": RANDOM}, 40, 1)
    assert played.results["strong"].low > 0.6


def unmasked_first(bot: Bot, missions: int) -> float:
    """How often the first to go is not a disciple."""
    caught = 0
    for number in range(missions):
        options = Options(6, target=1)
        result = play_game(GAME, options, [bot] * 6, Random(number))
        notes = [told.note for told in replay(GAME, options, result.log).story]
        assert isinstance(notes[-2], MissionEnded)
        first = next(note for note in notes if isinstance(note, Eliminated))
        caught += first.role is not Role.DISCIPLE
    return caught / missions


def test_strong_finds_out_who_is_hidden_more_often_than_random() -> None:
    assert unmasked_first(STRONG, 60) > unmasked_first(RANDOM, 60) + 0.25


def test_a_clue_is_spelt_as_its_own_word_has_it() -> None:
    """Sand is not a biscuit: `sable` and `sablé` are one clue to the ear, not to the eye."""
    book = words.lexicon("fr")
    assert book.written("sable", ["plage"]) == "sable"
    for word, clues in content.associations("fr").items():
        for clue in clues:
            assert book.written(book.forms[content.fold(clue)], [content.fold(word)]) == clue
