"""https in the living room: a certificate made once, kept well, and renewed by itself."""

import asyncio
import json
import socket
import ssl
import stat
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address

import aiohttp
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization

from huisclos.client import open_table
from huisclos.kernel import encode
from huisclos.server import certificate, porch
from huisclos.server.app import opened
from huisclos.server.certificate import CertificateError, brought, folder_for, made_here
from huisclos.server.hub import Hub
from huisclos.server.lines import Lines
from huisclos.server.metrics import Tally
from huisclos.server.settings import Settings
from huisclos.store import MemoryStore
from huisclos.wire.messages import PROTOCOL, Hello
from tests.server.house import House
from tests.server.inside import house_inside


def test_a_certificate_is_made_once_for_every_name_of_this_machine(tmp_path, monkeypatch):
    monkeypatch.setattr(certificate, "home_address", lambda: "192.168.1.23")
    monkeypatch.setattr(certificate.socket, "gethostname", lambda: "attic")
    first = made_here(tmp_path / "tls")
    assert made_here(tmp_path / "tls").fingerprint == first.fingerprint
    made = certificate.read(tmp_path / "tls" / "server.pem")
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.DNSName) == ["localhost", "attic", "attic.local"]
    addresses = ["127.0.0.1", "::1", "192.168.1.23"]
    assert names.get_values_for_type(x509.IPAddress) == [*map(ip_address, addresses)]
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=398)


def test_nobody_else_reads_the_key(tmp_path):
    made_here(tmp_path / "tls")
    assert stat.S_IMODE((tmp_path / "tls").stat().st_mode) == 0o700
    (file,) = (tmp_path / "tls").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("days", "address", "renewed"),
    [(366, "192.168.1.23", False), (368, "192.168.1.23", True), (0, "192.168.1.99", True)],
)
def test_it_is_renewed_near_its_end_and_at_a_new_address(
    tmp_path, monkeypatch, days, address, renewed
):
    monkeypatch.setattr(certificate, "home_address", lambda: "192.168.1.23")
    secure = made_here(tmp_path / "tls")
    before = secure.fingerprint

    class Later(datetime):
        @classmethod
        def now(cls, zone=None):
            return datetime.now(zone) + timedelta(days=days)

    monkeypatch.setattr(certificate, "datetime", Later)
    monkeypatch.setattr(certificate, "home_address", lambda: address)
    assert secure.renew() is renewed
    assert (secure.fingerprint != before) is renewed


@pytest.mark.parametrize("spoilt", [b"", b"nonsense", b"-----BEGIN CERTIFICATE-----\nAAAA\n"])
def test_a_spoilt_file_is_made_again(tmp_path, spoilt):
    (tmp_path / "server.pem").write_bytes(spoilt)
    assert len(made_here(tmp_path).fingerprint) == 95


def test_a_folder_that_cannot_be_written_is_said(tmp_path):
    (tmp_path / "tls").write_text("a file is in the way")
    with pytest.raises(CertificateError, match=r"cannot keep a certificate in .*--certificate"):
        made_here(tmp_path / "tls")


def test_it_lies_beside_the_store_or_in_the_users_own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert folder_for("memory:") == tmp_path / "huisclos.tls"
    assert folder_for(f"{tmp_path}/a/house.db") == tmp_path / "a" / "huisclos.tls"
    assert folder_for(f"sqlite:{tmp_path}/house.db") == tmp_path / "huisclos.tls"


# -- one's own ----------------------------------------------------------------------------------


@pytest.fixture
def files(tmp_path):
    """Two pairs of a certificate and its key, and what is neither."""
    now = datetime.now(UTC)
    for name in ("one", "two"):
        text = certificate.make([x509.DNSName("games.example")], now)
        key, _, rest = text.partition(b"-----BEGIN CERTIFICATE-----")
        (tmp_path / f"{name}.key").write_bytes(key)
        (tmp_path / f"{name}.pem").write_bytes(b"-----BEGIN CERTIFICATE-----" + rest)
        secret = serialization.load_pem_private_key(key, None).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.BestAvailableEncryption(b"password"),
        )
        (tmp_path / f"{name}.locked").write_bytes(secret)
    (tmp_path / "words.txt").write_text("no certificate")
    return tmp_path


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("none.pem", "one.key", "cannot read .*none.pem .No such file"),
        ("one.pem", "none.key", "cannot read .*none.key"),
        ("one.pem", "two.key", "two.key is not the key of .*one.pem"),
        ("words.txt", "one.key", "both are PEM files"),
        ("one.pem", "words.txt", "both are PEM files"),
        ("one.pem", "one.locked", "without a password"),
        ("one.key", "one.key", "both are PEM files"),
        (".", "one.key", "cannot read"),
    ],
)
def test_files_that_will_not_do_are_said_with_what_is_wrong(files, first, second, said):
    with pytest.raises(CertificateError, match=said):
        brought(files / first, files / second)


def test_browsers_are_bound_to_https_by_ones_own_certificate_and_warned_by_one_made_here(files):
    async def visit():
        own = brought(files / "one.pem", files / "one.key")
        assert not own.renew()
        here = made_here(files / "tls")
        for tls, bound, warns in ((own, True, False), (here, False, True), (None, False, False)):
            async with house_inside(Settings(tls=tls)) as (_, client):
                headers = (await client.get("/health")).headers
                assert ("Strict-Transport-Security" in headers) is bound
                assert (await (await client.get("/api/house")).json())["warns"] is warns

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--certificate", "one.pem"], "go together"),
        (["--certificate", "one.pem", "--key", "two.key"], "not the key"),
    ],
)
def test_the_command_says_what_to_do(files, options, said):
    paths = [option if option[0] == "-" else str(files / option) for option in options]
    house = House(files / "house.db", *paths)
    with pytest.raises(RuntimeError, match=said):
        house.start()
    assert "Traceback" not in house.log.read_text()


@asynccontextmanager
async def a_door(folder, port=0):
    """Of a house with a certificate made here; what it tells of itself."""
    tls = made_here(folder / "tls")
    hub = Hub(MemoryStore(), Settings(host="127.0.0.1", port=port, tls=tls))
    trusting = ssl.create_default_context(cafile=folder / "tls" / "server.pem")
    async with (
        opened(hub) as door,
        aiohttp.ClientSession() as session,
        session.get(f"https://127.0.0.1:{door}/api/house", ssl=trusting) as answer,
    ):
        yield door, hub.porch, (await answer.json())["url"], session


@pytest.mark.parametrize(
    ("wished", "said"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "Paramètres avancés"),
        ("en-GB,en;q=0.9", "Advanced"),
        ("de", "Paramètres avancés"),
        ("", "Paramètres avancés"),
    ],
)
def test_phones_come_by_a_page_that_says_what_to_touch_and_nothing_that_they_asked_for(
    tmp_path, wished, said
):
    async def visit():
        async with a_door(tmp_path) as (door, before, told, session):
            assert told.startswith("http://") and told.endswith(f":{before}")
            asked = f"http://127.0.0.1:{before}/ABCD?<b>"
            async with session.get(asked, headers={"Accept-Language": wished}) as page:
                text = await page.text()
                assert "script-src 'sha256-" in page.headers["Content-Security-Policy"]
            assert said in text and f'data-port="{door}"' in text
            assert "ABCD" not in text and "<b>" not in text

    asyncio.run(visit())


def test_a_house_opens_without_that_page_where_the_next_port_is_anothers():
    async def visit(port):
        lines = Lines(Tally())
        async with porch.opened(Settings(host="127.0.0.1", port=port), lines, port) as found:
            assert found is None
        lines.stop()

    with socket.create_server(("127.0.0.1", 0)) as taken:
        asyncio.run(visit(taken.getsockname()[1] - 1))


# -- a real server --------------------------------------------------------------------------------


def test_a_table_is_played_over_https(tmp_path):
    async def visit(house):
        trusting = ssl.create_default_context(cafile=tmp_path / "huisclos.tls" / "server.pem")
        connector = aiohttp.TCPConnector(ssl=trusting)
        async with aiohttp.ClientSession(connector=connector) as session:
            async with session.post(f"{house.url}/api/tables", json={"game": "infiltres"}) as made:
                code = (await made.json())["code"]
            async with session.ws_connect(f"{house.url}/ws/{code}") as line:
                await line.send_str(encode(Hello(protocol=PROTOCOL)).decode())
                kinds = [json.loads((await line.receive(5)).data)["type"] for _ in range(3)]
                assert kinds == ["Welcome", "Room", "Here"]
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await open_table(house.url, "infiltres")

    with House(tmp_path / "house.db", "--tls") as house:
        asyncio.run(visit(house))
        house.stop()
        log = house.log.read_text()
    made = certificate.read(tmp_path / "huisclos.tls" / "server.pem")
    assert "https://127.0.0.1" in log and certificate.fingerprint(made) in log
    assert "PRIVATE" not in log and "Traceback" not in log
