"""What the page asks of a game that it was not built with."""

import asyncio
import json
from dataclasses import replace

import pytest

from huisclos import shelf
from huisclos.server.settings import Settings
from huisclos.texts import poster
from tests.server.inside import house_inside


def ask(*paths, **settings):
    async def visit():
        async with house_inside(Settings(store="memory:", **settings)) as (_, client):
            answers = [await client.get(path) for path in paths]
            return [(a.status, a.headers, await a.text()) for a in answers]

    return asyncio.run(visit())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_sentences_and_rules_are_sent_as_they_stand_and_as_plain_text(language):
    folder = shelf.folder_of(shelf.game("trio")) / "texts"
    base = "/api/games/trio"
    for path, name in (("texts", f"{language}.ftl"), ("rules", f"rules.{language}.md")):
        ((status, headers, text),) = ask(f"{base}/{path}/{language}")
        assert (status, text) == (200, (folder / name).read_text(encoding="utf-8"))
        assert headers["Content-Type"] == "text/plain; charset=utf-8"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-cache"


def test_a_poster_is_a_picture_that_runs_nothing():
    ((status, headers, text),) = ask("/api/games/trio/poster.svg")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert text.startswith("<svg")
    policy = headers["Content-Security-Policy"].split("; ")
    assert {"default-src 'none'", "sandbox"} <= {*policy}
    assert not any(part.startswith("script-src") for part in policy)
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_plain_screens_are_told_where_seats_stand_and_what_to_cover():
    ((status, _, text),) = ask("/api/games/trio")
    assert status == 200
    assert '"Claimed":["seat"]' in text
    assert '"whispers":["Received","Pointed"]' in text


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("nothing", "no-such-game"),
        ("nothing/texts/fr", "no-such-game"),
        ("nothing/poster.svg", "no-such-game"),
        ("trio/texts/de", "no-such-page"),
        ("trio/texts/fr.ftl", "no-such-page"),
        ("trio/rules/..%2frules.fr", "no-such-page"),
        ("trio/texts/..%2f..%2f__init__.py", "no-such-page"),
        ("..%2ftrio/texts/fr", "no-such-game"),
        ("trio%2ftexts/texts/fr", "no-such-game"),
    ],
)
def test_nothing_but_these_is_sent(path, key):
    ((status, _, text),) = ask(f"/api/games/{path}")
    assert status == 404
    assert f'"key":"{key}"' in text


def test_a_game_that_is_not_served_gives_nothing_of_itself():
    games, poster = ask("/api/games", "/api/games/trio/poster.svg", games=("infiltres", "sporz"))
    assert [part.split('"')[0] for part in games[2].split('"id":"')[1:]] == ["infiltres", "sporz"]
    assert poster[0] == 404


def test_every_game_brings_the_words_of_its_poster_in_both_languages():
    ((_, _, text),) = ask("/api/games")
    says = {game["id"]: game["says"] for game in json.loads(text)}
    assert says["dauphin"]["fr"]["name"] == "Dauphin, le 9e passager"
    assert says["dauphin"]["en"]["tagline"] == "Who let a dolphin on board?"
    assert says["trio"]["fr"]["tagline"] == "Trois nombres, trois annonces, trois doigts."


def test_a_package_without_sentences_is_called_by_its_name_on_the_wall():
    class Bare:
        __module__ = "huisclos.kernel.game"  # a package that has none

    assert poster("fr", replace(shelf.game("trio"), state=Bare)) == ("trio", "")
