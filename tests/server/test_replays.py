"""Games that are over, again, over HTTP."""

import asyncio
import json
import lzma
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from huisclos import shelf
from huisclos.tables import log
from huisclos.tables.verify import verify
from huisclos.tables.wishes import PlayAgain, Start, Switch
from tests.conftest import PATIENCE
from tests.server.house import House, get
from tests.server.players import play_to_the_end, table_of

KEPT = Path(__file__).parents[1] / "kept"


@pytest.fixture(scope="module")
def house():
    with House("memory:", "--bot-pace", "0") as house:
        yield house


def send(url: str, body: object, headers: dict[str, str] | None = None):
    request = urllib.request.Request(url, json.dumps(body).encode(), headers or {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def test_a_finished_game_is_told_again_and_its_log_holds(house):
    async def evening():
        async with table_of(house.url, people=3, target=1) as phones:
            url = f"{house.url}/api/tables/{phones[0].code}"
            for path in ("replay", "log", "knew/0/9"):
                status, body, _ = await asyncio.to_thread(get, f"{url}/{path}")
                assert (status, json.loads(body)["key"]) == (404, "game-not-over")
            await play_to_the_end(phones, seed=5)
            _, again, _ = await asyncio.to_thread(get, f"{url}/replay")
            _, kept, headers = await asyncio.to_thread(get, f"{url}/log")
            # a rematch begins: of it nothing is told
            await phones[0].ask(PlayAgain())
            await phones[0].until(lambda: not phones[0].room.seats)
            await phones[0].ask(Start())
            await phones[0].until(lambda: phones[0].public is not None)
            _, later, _ = await asyncio.to_thread(get, f"{url}/replay")
            _, kept_later, _ = await asyncio.to_thread(get, f"{url}/log")
            return again, kept, headers, later, kept_later, phones[0].room.commitment

    again, kept, headers, later, kept_later, next_commitment = asyncio.run(evening())
    assert again == later and kept == kept_later
    report = json.loads(again)
    assert report["outcome"]["winners"] and report["commitment"] != next_commitment
    assert "attachment" in headers["Content-Disposition"]
    assert verify(shelf.games(), log.load(kept.decode()))[0].over
    assert b'"token":""' in kept
    status, same = send(f"{house.url}/api/replays", {"log": kept.decode()})
    assert status == 200 and same == report


def test_where_nobody_may_watch_only_members_see_the_replay(house):
    async def evening():
        async with table_of(house.url, people=3, target=1) as phones:
            await phones[0].ask(Switch("watchable", False))
            await play_to_the_end(phones, seed=6)
            url = f"{house.url}/api/tables/{phones[0].code}/replay"
            stranger = await asyncio.to_thread(get, url)
            request = urllib.request.Request(
                url, headers={"Authorization": f"Bearer {phones[1].token}"}
            )
            with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
                return stranger[0], answer.status

    assert asyncio.run(evening()) == (403, 200)


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"log": "hello"}, 400, "bad-log"),
        ({"log": 7}, 400, "bad-message"),
        ({"log": log.dump([])}, 404, "game-not-over"),
        ({"log": "x" * 3_000_000}, 413, "body-too-large"),
    ],
)
def test_what_is_no_log_is_refused_with_the_reason(house, body, status, key):
    code, answer = send(f"{house.url}/api/replays", body)
    assert (code, answer["key"]) == (status, key)


def test_what_could_be_known_is_told_of_a_part_of_a_game_that_is_over(house):
    kept = KEPT / "edition-3" / "sonar-turns-short.jsonl.xz"
    sent = {"log": lzma.decompress(kept.read_bytes()).decode(), "first": 10, "until": 20}
    status, known = send(f"{house.url}/api/replays/knew", sent)
    assert status == 200
    assert known["knew"][0]["moment"] == 10
    assert all(10 <= one["moment"] < 20 for one in known["knew"])
    status, refused = send(f"{house.url}/api/replays/knew", {**sent, "first": -1})
    assert (status, refused["key"]) == (400, "bad-message")
    status, body, _ = get(f"{house.url}/api/tables/ABCD/knew/0/x")
    assert (status, json.loads(body)["key"]) == (404, "no-such-page")
