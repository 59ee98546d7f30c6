"""A house on the open network: its key, its name, and the proxies of docs/hosting.md, for real."""

import asyncio
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest

from huisclos.server.certificate import make, our_names
from huisclos.server.openers import key_for
from huisclos.server.settings import Settings
from huisclos.wire.messages import PROTOCOL
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL, House, trusting, wait_for
from tests.server.inside import house_inside
from tools.ports import free_port

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
WISH = {"game": "infiltres"}


def settings(**wishes):
    return Settings(bot_pace=0, rehearsal=REHEARSAL, **wishes)


async def opens(client, key=None, **headers):
    if key:
        headers["Authorization"] = f"Bearer {key}"
    answer = await client.post("/api/tables", json=WISH, headers=headers)
    return answer.status, (await answer.json()).get("key")


# -- the key ------------------------------------------------------------------------------------


def test_who_has_the_key_opens_tables_and_nobody_else():
    async def visit():
        async with house_inside(settings(key="KRBX-QMDZ-LTNV")) as (_, client):
            assert await opens(client) == (403, "key-wanted")
            assert await opens(client, "KRBX-QMDZ-LTNX") == (403, "key-wrong")
            assert (await opens(client, "krbx qmdz ltnv"))[0] == 201

    asyncio.run(visit())


def test_wrong_keys_are_guesses_and_soon_right_and_wrong_are_answered_alike():
    async def visit():
        async with house_inside(settings(key="KRBX-QMDZ-LTNV")) as (hub, client):
            for _ in range(200):
                if await opens(client, "wrong") == (429, "codes-slowed"):
                    break
            hub.guesses._network("127.0.0.0/24").bucket.rate = 1e-9
            assert await opens(client, "wrong") == await opens(client, "KRBX-QMDZ-LTNV")

    asyncio.run(visit())


def test_the_key_is_made_once_and_is_its_owners_only(tmp_path):
    store = str(tmp_path / "house.db")
    key = key_for(store)
    assert re.fullmatch("[A-Z]{4}-[A-Z]{4}-[A-Z]{4}", key) and key_for(store) == key
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert key_for("memory:") != key_for("memory:")


def test_the_key_of_a_house_in_a_database_is_one_for_all_its_servers(database):
    assert key_for(database) == key_for(database) != key_for("memory:")


# -- the name -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://games.example", 201),
        ("http://games.example", 403),
        ("https://evil.example", 403),
        (None, 201),
    ],
)
def test_a_house_with_a_public_name_knows_no_other(origin, status):
    async def visit():
        async with house_inside(settings(public_name="games.example")) as (_, client):
            for host in ("games.example", "evil.example"):
                headers = {"Host": host} | ({"Origin": origin} if origin else {})
                assert (await opens(client, **headers))[0] == status
            answer = await client.get("/api/house", headers={"Host": "10.0.0.7"})
            assert (await answer.json())["url"] == "https://games.example"

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("name", "network"),
    [("games.example", "203.0.113.0/24"), (None, "127.0.0.0/24")],
)
def test_a_proxy_is_believed_only_where_there_is_one_and_only_its_last_word(name, network):
    async def visit():
        async with house_inside(settings(public_name=name)) as (hub, client):
            said = {"X-Forwarded-For": "198.51.100.7, 203.0.113.9"}
            await client.get("/api/tables/ZZZZ", headers=said)
            assert [*hub.guesses.networks] == [network]

    asyncio.run(visit())


# -- the proxies --------------------------------------------------------------------------------


def example(language: str) -> str:
    found = re.search(f"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def caddy(folder: Path, port: int, house: int) -> list[str]:
    text = example("caddy").replace("games.example", f"https://localhost:{port}")
    head = "{\n    skip_install_trust\n    auto_https disable_redirects\n    admin off\n}\n"
    file = folder / "Caddyfile"
    file.write_text(head + text.replace("8484", str(house)))
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


def haproxy(folder: Path, port: int, house: int) -> list[str]:
    certificate = folder / "games.pem"
    certificate.write_bytes(make(our_names(), datetime.now(UTC)))
    text = example("haproxy").replace("8484", str(house)).replace(":443", f"127.0.0.1:{port}")
    file = folder / "haproxy.cfg"
    file.write_text(text.replace("/etc/haproxy/games.example.pem", str(certificate)))
    return ["haproxy", "-db", "-f", str(file)]


@pytest.mark.parametrize("proxy", [caddy, haproxy], ids=["caddy", "haproxy"])
def test_phones_come_in_through_the_proxy_of_the_page(proxy, tmp_path):
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed: apt-get install {proxy.__name__}")
    port = free_port()
    with House(tmp_path / "house.db", "--public-name", "games.example") as house:
        command = proxy(tmp_path, port, house.port)
        around = {"PATH": "/usr/bin:/usr/sbin", "HOME": str(tmp_path)}
        with (
            (tmp_path / "proxy.log").open("wb") as log,
            subprocess.Popen(command, env=around, stdout=log, stderr=log) as process,
        ):
            try:
                url = f"https://localhost:{port}"
                assert wait_for(url, lambda: process.poll() is None), (
                    tmp_path / "proxy.log"
                ).read_text()
                asyncio.run(join_through(url))
            finally:
                process.kill()


async def join_through(url: str) -> None:
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=trusting())) as session:
        async with session.get(f"{url}/api/house") as answer:
            assert (await answer.json())["url"] == "https://games.example"
        async with session.post(f"{url}/api/tables", json=WISH) as answer:
            made = await answer.json()
        async with session.ws_connect(f"{url}/ws/{made['code']}") as line:
            hello = {"type": "Hello", "protocol": PROTOCOL, "invitation": made["invitation"]}
            await line.send_json(hello)
            await line.send_json({"type": "Join", "name": "Ana"})
            while True:
                told = await line.receive_json(timeout=PATIENCE)
                if told["type"] == "Welcome" and told["member"] is not None:
                    break
