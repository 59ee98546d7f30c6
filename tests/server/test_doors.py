"""HTTP: what is answered to whom, and that all of it is described."""

import asyncio
import io
import json
import re
import socket
from pathlib import Path

import pytest

from huisclos.client import Phone
from huisclos.server import limits, openapi, routes
from huisclos.server.address import home_address
from huisclos.server.hub import Hub
from huisclos.server.settings import Settings
from huisclos.store import StoreFailed
from huisclos.tables.wishes import Switch
from huisclos.wire.messages import PROTOCOL, Hello
from tests.server.house import House
from tests.server.inside import house_inside

WEBSOCKET = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
FIELDS = re.compile(r"# HELP (\w+) .+\n# TYPE \1 (?:counter|gauge)\n\1 ([0-9.e+]+)\n")


# -- failures -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/api", b"", 404, "no-such-page"),
        ("GET", "/api/nothing", b"", 404, "no-such-page"),
        ("GET", "/assets/nothing.js", b"", 404, "no-such-page"),
        ("GET", "/nul%00.js", b"", 404, "no-such-page"),
        ("GET", f"/{'long' * 100}.js", b"", 404, "no-such-page"),
        ("DELETE", "/api/tables", b"", 405, "method-not-allowed"),
        ("POST", "/", b"", 405, "method-not-allowed"),
        ("PUT", "/api/games", b"", 405, "method-not-allowed"),
        ("POST", "/api/tables", b"x" * (limits.TABLE_BYTES + 1), 413, "body-too-large"),
        ("POST", "/api/tables", b"{", 400, "bad-message"),
        ("POST", "/api/tables", b"\xff", 400, "bad-message"),
        ("POST", "/api/tables", b'{"\xb6":1}', 400, "bad-message"),
        ("POST", "/api/tables", b"[" * 60_000, 400, "bad-message"),
        ("POST", "/api/tables", b'{"game":"infiltres","more":1}', 400, "bad-message"),
    ],
)
def test_every_failure_has_one_shape(method, path, body, status, key):
    async def visit():
        async with house_inside() as (_, client):
            answer = await client.request(method, path, data=io.BytesIO(body))
            assert (answer.status, answer.content_type) == (status, "application/json")
            assert (await answer.json())["key"] == key
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"

    asyncio.run(visit())


def test_a_visit_without_websocket_is_refused_and_leaves_no_table_behind():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            answer = await client.get(f"/ws/{code}")
            assert (answer.status, (await answer.json())["key"]) == (400, "bad-request")
            assert (hub.tables, hub.connections) == ({}, 0)

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("path", "header"),
    [
        ("/api/house", b"Host: \xff"),
        ("/api/tables/{code}/log", b"Authorization: Bearer \xff"),
        ("/ws/{code}", WEBSOCKET + b"Sec-WebSocket-Key: \xff"),
    ],
)
def test_headers_that_are_no_text_are_the_fault_of_who_sends_them(path, header, caplog):
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                await ana.ask(Switch("watchable", False))
                await ana.until(lambda: not ana.room.watchable)
                reader, writer = await asyncio.open_connection("127.0.0.1", client.port)
                host = b"" if header.startswith(b"Host") else b"Host: localhost\r\n"
                ask = f"GET {path.format(code=code)} HTTP/1.1\r\n".encode()
                writer.write(ask + host + header + b"\r\n\r\n")
                answer = await reader.readuntil(b"}}")
                writer.close()
                assert answer.startswith(b"HTTP/1.1 400") and b'"bad-request"' in answer

    asyncio.run(visit())
    assert not caplog.records


def test_a_fault_of_ours_is_said_without_its_details(monkeypatch, caplog):
    async def visit():
        async with house_inside() as (_, client):
            monkeypatch.setattr(Hub, "listed", lambda self: 1 / 0)
            answer = await client.get("/api/tables")
            assert (answer.status, await answer.json()) == (500, {"key": "our-fault", "values": {}})

    asyncio.run(visit())
    assert "ZeroDivisionError" in caplog.text


def test_a_failing_store_shows_in_the_health_and_in_the_answer():
    async def visit():
        async with house_inside() as (hub, client):
            assert (await client.get("/health")).status == 200
            hub.store.failing = StoreFailed("the disk is full")
            assert (await client.get("/health")).status == 503
            answer = await client.post("/api/tables", json={"game": "infiltres"})
            assert (answer.status, (await answer.json())["key"]) == (503, "store-failed")

    asyncio.run(visit())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "127.0.0.1", ""])
def test_another_page_may_not_open_tables(origin):
    async def visit():
        async with house_inside() as (_, client):
            wish, headers = {"game": "infiltres"}, {"Origin": origin}
            answer = await client.post("/api/tables", json=wish, headers=headers)
            assert (answer.status, (await answer.json())["key"]) == (403, "bad-origin")

    asyncio.run(visit())


def test_what_is_no_http_is_answered_and_not_logged(tmp_path):
    with House(tmp_path / "house.db") as house:
        for noise in (
            b"\x16\x03\x01\x02\x00\n\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /\0 HTTP/1.1\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", house.port), 5) as line:
                line.sendall(noise)
                assert line.recv(100).startswith(b"HTTP/1.")
        house.stop()
        assert "Traceback" not in house.log.read_text()


def test_a_body_that_is_not_what_its_headers_say_is_refused():
    async def visit():
        async with house_inside() as (_, client):
            headers = {"Content-Encoding": "deflate"}
            answer = await client.post("/api/tables", data=b"not packed", headers=headers)
            assert (answer.status, (await answer.json())["key"]) == (400, "bad-request")

    asyncio.run(visit())


# -- headers ------------------------------------------------------------------------------------


def test_the_content_policy_allows_nothing_inline_and_nothing_from_elsewhere():
    async def visit():
        async with house_inside() as (_, client):
            policy = (await client.get("/")).headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert not re.search(r"unsafe-inline|'unsafe-eval'|data:|https?:|\*", policy)

    asyncio.run(visit())


def test_the_page_has_no_inline_script_and_no_style_attribute():
    web = Path(__file__).parents[2] / "web"
    for path in (web / "index.html", *web.glob("src/**/*.svelte"), *web.glob("src/**/*.svg")):
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".svelte":  # there it is a module of its own, compiled
            assert not re.search(r"<script(?![^>]*\bsrc=)|<style", text), path
        assert not re.search(r"\sstyle=", text), f"{path}: write style:name={{value}}"
        assert not re.search(r"\son[a-z]+=\"", text), path


@pytest.mark.parametrize(
    ("path", "cache"),
    [("/", "no-cache"), ("/KRBX", "no-cache"), ("/api/games", "no-store"), ("/health", "no-store")],
)
def test_only_what_is_named_by_its_content_is_kept(path, cache):
    async def visit():
        async with house_inside() as (_, client):
            assert (await client.get(path)).headers["Cache-Control"] == cache
            built = next((routes.STATIC / "assets").iterdir())
            answer = await client.get(f"/assets/{built.name}")
            assert "immutable" in answer.headers["Cache-Control"]

    asyncio.run(visit())


# -- the description ----------------------------------------------------------------------------


def test_every_route_of_the_api_is_described():
    async def visit():
        async with house_inside() as (_, client):
            described = await (await client.get("/api/openapi.json")).json()
            assert described["openapi"] == "3.1.0"
            registered = {
                (route.method, route.resource.canonical)
                for route in client.app.router.routes()
                if route.resource.canonical.startswith("/api")
            } - {("POST", "/api/rehearsal")}  # which no other house has
            assert registered == {
                (method.upper(), path)
                for path, methods in described["paths"].items()
                for method in methods
            }
            for methods in described["paths"].values():
                assert all(operation["summary"] for operation in methods.values())
            names = re.findall(r"#/components/schemas/(\w+)", json.dumps(described))
            assert {*names} == {*described["components"]["schemas"]}

    asyncio.run(visit())


def test_every_parameter_of_a_path_is_explained():
    names = {name for route in routes.API for name in re.findall(r"{(\w+)}", route.path)}
    assert names == {*openapi.PARAMETERS}


# -- metrics ------------------------------------------------------------------------------------


def figures(text: str) -> dict[str, float]:
    assert FIELDS.sub("", text) == "", "each figure has a help, a type and a value, and no label"
    return {name: float(value) for name, value in FIELDS.findall(text)}


def test_the_figures_count_the_whole_house():
    async def evening():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                await ana.ask(Hello(protocol=PROTOCOL))
                await ana.until(lambda: bool(ana.refusals))
                now = figures(await (await client.get("/metrics")).text())
                assert now["huisclos_connections"] == now["huisclos_tables"] == 1
                assert now["huisclos_refusals_total"] == 1
                assert now["huisclos_events_total"] == 4
                assert now["huisclos_store_failing"] == 0
                assert now["process_resident_memory_bytes"] > 2**20

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("games.example", "http://games.example"),
        ("games.example:8484", "http://games.example:8484"),
        ("[2001:db8::7]", "http://[2001:db8::7]"),
        ("localhost", f"http://{home_address()}"),
        ("localhost:8484", f"http://{home_address()}:8484"),
        ("[::1]", f"http://{home_address()}"),
        ("[::1]:8484", f"http://{home_address()}:8484"),
    ],
)
def test_phones_are_sent_to_an_address_that_they_can_reach(host, url):
    assert said_to_phones(Settings(), host) == url


@pytest.mark.parametrize(("on", "there"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]")])
def test_phones_are_not_sent_where_the_house_does_not_listen(on, there):
    assert said_to_phones(Settings(host=on), "localhost:8484") == f"http://{there}:8484"
    assert said_to_phones(Settings(host=on), "games.example") == "http://games.example"


def said_to_phones(settings: Settings, host: str) -> str:
    async def visit():
        async with house_inside(settings) as (_, client):
            answer = await client.get("/api/house", headers={"Host": host})
            return (await answer.json())["url"]

    return asyncio.run(visit())


@pytest.mark.parametrize(
    ("public", "host", "status"),
    [
        (False, "127.0.0.1:8484", 200),
        (False, "localhost", 200),
        (False, "[::1]:8484", 200),
        (False, "games.example", 404),  # a proxy on this machine asks for somebody elsewhere
        (True, "games.example", 200),
    ],
)
def test_figures_are_for_this_machine_unless_made_public(public, host, status):
    async def visit():
        async with house_inside(Settings(metrics_public=public)) as (_, client):
            assert (await client.get("/metrics", headers={"Host": host})).status == status

    asyncio.run(visit())
