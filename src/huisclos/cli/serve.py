"""`huisclos serve`: the house opens its doors."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import fail

if TYPE_CHECKING:
    from huisclos.server.certificate import Secure
    from huisclos.server.settings import Settings


class Openers(StrEnum):
    everybody = "everybody"
    key = "key"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 127.0.0.1: here only.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="0: any free port.", min=0, max=65535)] = 8484,
    store: Annotated[
        str,
        typer.Option(
            help="Where tables are kept: a file, postgresql://HOST/NAME, or memory: to forget them."
        ),
    ] = "huisclos.db",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page here.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another page that may connect, as https://host.")
    ] = None,
    bot_pace: Annotated[
        float,
        typer.Option(help="How slowly bots play; 0: once they have thought.", min=0, max=10),
    ] = 1.0,
    tls: Annotated[
        bool, typer.Option("--tls", help="Serve https, with a certificate made here.")
    ] = False,
    certificate: Annotated[
        Path | None, typer.Option(help="Serve https with this certificate (PEM), and its --key.")
    ] = None,
    key: Annotated[Path | None, typer.Option(help="The key of --certificate (PEM).")] = None,
    games: Annotated[
        str,
        typer.Option(metavar="A,B", help="Serve these games only, of those that are installed."),
    ] = "",
    keep: Annotated[
        float,
        typer.Option(help="Days until a table that nobody touches is closed; 0: never.", min=0),
    ] = 14,
    remove: Annotated[
        float | None,
        typer.Option(help="Days until a closed table that nobody touched is deleted.", min=0),
    ] = None,
    lines: Annotated[
        int | None,
        typer.Option(help="Phones at once; without it, what the files allowed leave.", min=1),
    ] = None,
    metrics_public: Annotated[
        bool,
        typer.Option("--metrics-public", help="Show /metrics to all, not to this machine only."),
    ] = False,
    openers: Annotated[
        Openers, typer.Option(help="Who may open tables: everybody, or who types the house's key.")
    ] = Openers.everybody,
    public_name: Annotated[
        str,
        typer.Option(metavar="HOST", help="Its name, where a proxy with TLS stands before it."),
    ] = "",
    advertise: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="On PostgreSQL: where other servers of this house reach this one, as "
            "http://10.0.0.7:8484.",
        ),
    ] = "",
    rehearsal: Annotated[
        str | None,
        typer.Option(
            metavar="WORD",
            help="For tests, here only: all luck follows from WORD, and clocks stand still.",
        ),
    ] = None,
    clocks: Annotated[
        bool, typer.Option("--clocks", help="In a rehearsal: clocks run all the same.")
    ] = False,
    interludes: Annotated[
        bool,
        typer.Option(
            "--interludes",
            help="In a rehearsal: what is revealed stands until everybody has seen it.",
        ),
    ] = False,
) -> None:
    """Serve the games to the phones of the home network."""
    from huisclos.server.app import serve as run
    from huisclos.server.logs import log_to_stderr
    from huisclos.server.settings import Settings
    from huisclos.store import StoreError

    if rehearsal is not None and not is_here(host):
        fail("a --rehearsal is for tests, on this machine only: give --host 127.0.0.1 too")
    served = chosen(games)
    log_to_stderr()
    settings = Settings(
        host=host,
        port=port,
        store=store,
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        lines=lines,
        metrics_public=metrics_public,
        keep=keep or None,
        remove=remove,
        tls=secure(tls, certificate, key, store),
        games=served,
        public_name=host_name(public_name),
        advertise=reachable(advertise, store),
        key=key_of(store) if openers is Openers.key else None,
        rehearsal=rehearsal,
        clocks=clocks,
        interludes=interludes,
    )
    try:
        run(settings, lambda port, porch: announce(settings, port, porch, open_page))
    except StoreError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot listen on {host}:{port} ({error.strerror}); {advice(error)}")


def chosen(games: str) -> tuple[str, ...]:
    """The games to serve. A package has all the rights of the house: say where each comes from, and
    which cannot be had, and keep none of the others away."""
    from huisclos import shelf

    wanted = tuple(name.strip() for name in games.split(",") if name.strip())
    try:
        served = tuple(shelf.games(wanted))
    except shelf.NoSuchGame as wrong:
        fail(str(wrong))
    for problem in shelf.problems(wanted):
        typer.echo(f"huisclos: not served: {problem}", err=True)
    if not served:
        fail("there is no game to serve")
    for name in served:
        typer.echo(f"huisclos: {shelf.declared(name)}", err=True)
    return served


def host_name(name: str) -> str | None:
    """As it stands behind https://."""
    import re

    if name and not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]+)?", name):
        fail(f"--public-name is a name like games.example, without https:// and path, not {name!r}")
    return name.lower() or None


def reachable(address: str, store: str) -> str | None:
    """As one server asks another."""
    import re

    from huisclos.store import is_database

    if not address:
        return None
    if not is_database(store):
        fail("--advertise is for a house of several servers: give --store postgresql://HOST/NAME")
    if not re.fullmatch(r"https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):[0-9]+", address):
        fail(f"--advertise is an address like http://10.0.0.7:8484, not {address!r}")
    return address


def key_of(store: str) -> str:
    from huisclos.server.openers import key_for
    from huisclos.store import StoreError

    try:
        return key_for(store)
    except StoreError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot keep the key of the house beside {store} ({error.strerror})")


def advice(error: OSError) -> str:
    import errno
    import socket

    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "give --host an address of this machine, or leave it out"
    return "try another --port"


def is_here(host: str) -> bool:
    """Whether nobody but this machine can come in."""
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def secure(tls: bool, certificate: Path | None, key: Path | None, store: str) -> Secure | None:
    if (certificate is None) != (key is None):
        fail("--certificate and --key go together: give both, or --tls for one made here")
    if not tls and certificate is None:
        return None
    from huisclos.server.certificate import CertificateError, brought, folder_for, made_here

    try:
        if certificate and key:
            return brought(certificate, key)
        return made_here(folder_for(store))
    except CertificateError as error:
        fail(str(error))


def announce(
    settings: Settings, port: int, porch: int | None = None, open_page: bool = False
) -> None:
    """Where phones find us, as words and as a QR for their cameras."""
    from huisclos.server.address import is_everywhere, own_name

    tls = settings.tls
    scheme = "https" if tls else "http"
    house = own_name(settings)
    url = f"{scheme}://{house}:{port}"
    if settings.public_name:
        url = f"https://{settings.public_name}"
    print(f"\n  Huis Clos : {url}\n", flush=True)
    if porch:  # phones come by the page that says what to touch
        url = f"http://{house}:{porch}"
        print(f"  Téléphones, phones: {url}\n", flush=True)
    if settings.key:
        print(f"  Clé pour ouvrir une table, key to open a table: {settings.key}\n", flush=True)
    if settings.rehearsal is not None:
        print("  *** RÉPÉTITION : toute donne peut être prédite.")
        print("  *** REHEARSAL: every deal can be foretold.\n", flush=True)
    if tls:
        print(f"  SHA-256 {tls.fingerprint}\n", flush=True)
    if sys.stdout.isatty():
        import segno

        segno.make(url, error="l").terminal(compact=True, border=2)
        if settings.warns and not porch:
            print("\n  Le téléphone avertit une fois : c’est le certificat de cette machine.")
            print("  Touchez « Paramètres avancés », puis « Continuer »")
            print("  (iPhone : « Afficher les détails », puis « visiter ce site web »).")
            print("  The phone warns once: the certificate is this machine’s own.")
            print("  Tap Advanced, then Proceed (iPhone: Show Details, then visit this website).")
        print("\n  Scannez avec un téléphone du même réseau. Ctrl-C arrête.", flush=True)
        print("  Scan with a phone on the same network. Ctrl-C stops.\n", flush=True)
    if open_page:
        import webbrowser

        here = f"{scheme}://{'localhost' if is_everywhere(settings) else house}:{port}"
        webbrowser.open(url if settings.public_name else here)
