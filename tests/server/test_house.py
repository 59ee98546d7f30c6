"""A real server process and real connections."""

import asyncio
import json
import signal
from urllib.request import Request, urlopen

import aiohttp
import pytest

from huisclos.client import HouseError, Phone, open_table
from huisclos.kernel import Illegal, encode
from huisclos.tables.wishes import Leave, Pause, Remove, Resume, Say, Switch
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import PATIENCE
from tests.server.house import House, get
from tests.server.players import play_to_the_end, table_of


@pytest.fixture(scope="module")
def house():
    with House("memory:", "--bot-pace", "0") as house:
        yield house


def test_three_people_and_two_bots_play_to_the_end(house):
    async def evening():
        async with table_of(house.url, people=3, machines=2, target=2) as phones:
            await play_to_the_end(phones, seed=1)
            assert all(phone.room.outcome["winners"] for phone in phones)
            assert len({phone.room.secret for phone in phones}) == 1
            for phone in phones:
                assert phone.refusals == []

    asyncio.run(evening())


def test_a_phone_comes_back_to_its_seat_with_its_token_alone(house):
    async def evening():
        async with table_of(house.url, people=3) as phones:
            ana = phones[0]
            async with Phone(house.url, ana.code, ana.token) as again:
                await again.until(lambda: again.public is not None)
                assert again.seat == ana.seat
                assert again.sheet == ana.sheet
                assert again.notes == ana.notes

    asyncio.run(evening())


def test_a_wrong_token_is_sent_away_with_the_reason(house):
    async def evening():
        code = await open_table(house.url, "infiltres")
        async with Phone(house.url, code, token="guess") as thief:
            with pytest.raises(HouseError, match="token-unknown"):
                await thief.until(lambda: False)

    asyncio.run(evening())


def test_a_refused_move_says_why_to_its_maker_and_nothing_to_the_others(house):
    async def evening():
        async with table_of(house.url, people=3) as phones:
            waiting = next(phone for phone in phones if not phone.awaited)
            speaker = next(phone for phone in phones if phone.awaited)
            heard = [len(phone.notes) for phone in phones]
            with pytest.raises(Illegal, match="not-your-turn"):
                await waiting.play(speaker.sheet.moves[0])
            assert [len(phone.notes) for phone in phones] == heard
            assert all(not phone.refusals for phone in phones if phone is not waiting)

    asyncio.run(evening())


def test_a_pause_a_word_and_leaving(house):
    async def evening():
        async with table_of(house.url, people=4) as phones:
            ana, bob, cleo, dan = phones
            await bob.ask(Pause())
            await ana.until(lambda: ana.room.paused_by == bob.member)
            await ana.ask(Resume())
            await bob.until(lambda: bob.room.paused_by is None)
            await cleo.ask(Say("table", "salut"))
            await dan.until(lambda: [line.text for line in dan.talk] == ["salut"])
            await dan.ask(Leave())
            with pytest.raises(HouseError, match="removed"):
                await dan.until(lambda: False)
            await ana.until(lambda: ana.room.seats[3].bot == "medium")
            await ana.ask(Remove(bob.member))
            with pytest.raises(HouseError, match="removed"):
                await bob.until(lambda: False)

    asyncio.run(evening())


def test_spectators_see_the_public_board_until_the_owner_says_no(house):
    async def evening():
        async with table_of(house.url, people=3) as phones:
            ana = phones[0]
            async with Phone(house.url, ana.code) as guest:
                await guest.until(lambda: guest.public is not None)
                assert guest.public == ana.public
                assert guest.sheet is None
                await ana.ask(Switch("watchable", False))
                await guest.until(lambda: not guest.room.watchable)
            async with Phone(house.url, ana.code) as guest:
                await guest.until(lambda: guest.settled)
                assert guest.public is None

    asyncio.run(evening())


@pytest.mark.parametrize(
    "first",
    [
        '{"type":"Start"}',
        "",
        "[]",
        '{"type":"Hello","token":7}',
        '{"type":"Hello","extra":1}',
        "[" * 100_000,
    ],
)
def test_who_does_not_say_hello_first_is_sent_away(house, first):
    async def visit():
        code = await open_table(house.url, "infiltres")
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{house.url}/ws/{code}") as socket,
        ):
            await socket.send_str(first)
            answer = json.loads((await socket.receive(PATIENCE)).data)
            assert answer["type"] == "Gone"
            assert answer["reason"]["key"] == "bad-message"

    asyncio.run(visit())


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        '{"type":"Play","phone":"","number":1,"played":1,"wait":0,"action":{}}',
        '{"type":"Play","phone":"a:b","number":1,"played":1,"wait":0,"action":{}}',
        '{"type":"Play","phone":"a","number":0,"played":1,"wait":0,"action":{}}',
        '{"type":"Configure","game":"infiltres","options":' + '{"a":' * 5000 + "1" + "}" * 5001,
    ],
)
def test_a_message_that_is_none_is_refused_and_the_line_stays(house, text):
    async def visit():
        code = await open_table(house.url, "infiltres")
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{house.url}/ws/{code}") as socket,
        ):
            await socket.send_str(encode(Hello(protocol=PROTOCOL)).decode())
            for _ in range(3):  # welcome, room, here
                await socket.receive(PATIENCE)
            await socket.send_str(text)
            answer = json.loads((await socket.receive(PATIENCE)).data)
            assert (answer["type"], answer["reason"]["key"]) == ("Refused", "bad-message")

    asyncio.run(visit())


def test_a_page_from_elsewhere_may_not_connect(house):
    async def visit():
        code = await open_table(house.url, "infiltres")
        async with aiohttp.ClientSession() as session:
            for origin, welcome in [("http://evil.example", False), (house.url, True)]:
                try:
                    socket = await session.ws_connect(
                        f"{house.url}/ws/{code}", headers={"Origin": origin}
                    )
                    await socket.close()
                    assert welcome
                except aiohttp.WSServerHandshakeError as error:
                    assert error.status == 403 and not welcome

    asyncio.run(visit())


def test_too_many_messages_are_refused_not_carried_out(house):
    async def visit():
        code = await open_table(house.url, "infiltres")
        async with Phone(house.url, code) as phone:
            await phone.join("Ana")
            for n in range(120):
                await phone.ask(Say("lobby", f"line {n}"))
            await phone.until(lambda: any(r.key == "too-fast" for r in phone.refusals))
            assert len(phone.talk) < 120

    asyncio.run(visit())


def test_options_and_their_choices_are_listed_in_the_order_of_the_game(house):
    _, body, _ = get(house.url + "/api/games")
    [listed] = [game for game in json.loads(body) if game["id"] == "dauphin"]
    options = listed["options"]["$defs"]["Options"]["properties"]
    assert list(options)[2:4] == ["scenario", "toresse"]  # after the type and the seats
    scenarios = ["initiation", "observers", "treachery", "full", "free"]
    assert options["scenario"]["enum"] == scenarios


def test_the_page_and_the_api_answer_with_safe_headers(house):
    for path in ("/", "/api/games", "/KRBX", "/api/tables/AAAA", "/no/such.js"):
        _, _, headers = get(house.url + path)
        assert "script-src 'self' 'wasm-unsafe-eval';" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Server"] == "Huis Clos"


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/tables/AAAA", 404, "no-such-table"),
        ("/api/nothing", 404, "no-such-page"),
        ("/../../etc/passwd.txt", 404, "no-such-page"),
        ("/assets/..%2f..%2f__init__.py", 404, "no-such-page"),
        ("/api/tables/KRBX/qr.svg", 404, "no-such-page"),
    ],
)
def test_what_is_not_there_is_said_in_one_shape(house, path, status, key):
    code, body, _ = get(house.url + path)
    assert (code, json.loads(body)["key"]) == (status, key)


def test_a_table_is_opened_and_looked_at(house):
    code = asyncio.run(open_table(house.url, "infiltres", {"target": 3}))
    _, body, _ = get(f"{house.url}/api/tables/{code.lower()}")
    assert json.loads(body) == {
        "code": code,
        "game": "infiltres",
        "people": 0,
        "playing": False,
        "locked": False,
    }


def test_the_house_says_where_phones_find_it(house):
    port = house.url.rpartition(":")[2]
    _, body, _ = get(f"{house.url}/api/house")
    assert json.loads(body)["url"] == f"http://127.0.0.1:{port}"  # it listens nowhere else
    elsewhere = Request(f"{house.url}/api/house", headers={"Host": "games.example"})
    with urlopen(elsewhere) as answer:
        assert json.load(answer)["url"] == "http://games.example"


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [("chess", {}, "no-such-game"), ("infiltres", {"target": 0}, "bad-options")],
)
def test_a_table_that_cannot_be_is_not_opened(house, game, options, key):
    with pytest.raises(HouseError, match=key):
        asyncio.run(open_table(house.url, game, options))


def test_a_graceful_stop_says_goodbye_and_everybody_comes_back(tmp_path):
    async def evening(house):
        async with table_of(house.url, people=3) as phones:
            await asyncio.to_thread(house.stop, signal.SIGTERM)
            before = [(p.public, p.sheet, p.notes) for p in phones]
            house.start()
            for phone in phones:
                await phone.until(lambda phone=phone: phone.connections == 2)
                await phone.until(lambda phone=phone: phone.settled)
            assert [(p.public, p.sheet, p.notes) for p in phones] == before

    with House(tmp_path / "house.db") as house:
        asyncio.run(evening(house))


def test_neither_words_nor_tokens_are_in_the_logs(tmp_path):
    async def evening(house):
        async with table_of(house.url, people=3, machines=1, target=1) as phones:
            await play_to_the_end(phones, seed=3)
            return [p.token for p in phones], phones[0].notes

    with House(tmp_path / "house.db", "--bot-pace", "0") as house:
        tokens, notes = asyncio.run(evening(house))
        house.stop()
        log = house.log.read_text()
    pair = next(note.pair for note in notes if type(note).__name__ == "MissionEnded")
    for secret in (*tokens, f" {pair.disciples} ", f" {pair.infiltrators} "):
        assert secret not in log
    assert "serving" in log and "stopping" in log
