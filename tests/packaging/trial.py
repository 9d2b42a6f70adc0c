"""Tries a wheel as somebody would who has nothing but Python: no node, no compiler, no sources.

python -m tests.packaging.trial WHEEL "compiled" | "pure Python"
"""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from scripts.environments import PLAY_LOCK, pip, venv_path
from speeltafel import __version__
from tests.server.playing import play_to_the_end, seated

LINKED = re.compile(r'(?:src|href)="/?([^":]+)"')


class Installed:
    """A venv with the locked packages for playing, and a wheel."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        self.scripts = venv_path(folder / "venv", "scripts")
        pip(folder / "venv", "install", "--no-compile", "--require-hashes", "-r", str(PLAY_LOCK))
        pip(folder / "venv", "install", "--no-index", "--no-deps", str(wheel))
        (folder / "empty").mkdir()

    @property
    def environment(self) -> dict[str, str]:
        """No program can be found, and nothing of ours is in sight."""
        return {"PATH": str(self.folder / "empty"), "HOME": str(self.folder)}

    def says(self, *args: str) -> str:
        command = [str(self.scripts / "speeltafel"), *args]
        return subprocess.check_output(
            command, cwd=self.folder, env=self.environment, encoding="utf-8"
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Its server on a free port, as host:port."""
        args = ["serve", "--port", "0", "--no-browser", "--data", "data", "--pause", "0"]
        with subprocess.Popen(
            [self.scripts / "speeltafel", *args],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split("//")[-1].strip().rstrip("/")
            finally:
                process.terminate()


def check_version(installed: Installed, build: str) -> None:
    assert installed.says("--version") == f"speeltafel {__version__} ({build})\n"


def check_client(host: str) -> None:
    """The home page, and every file that it names."""
    with httpx.Client(base_url=f"http://{host}", timeout=60) as web:
        page = web.get("/").raise_for_status()
        assert page.headers["content-type"].startswith("text/html"), page.text
        linked = LINKED.findall(page.text)
        assert any(name.endswith(".js") for name in linked), page.text
        for name in linked:
            assert web.get(f"/{name}").raise_for_status().content, name


def check_game(host: str) -> None:
    """A person against bots, over the real protocol, to the end."""
    with seated(host, "telos", ["An"], bots=2) as [screen]:
        play_to_the_end([screen], random.Random(1))
        assert screen.news["outcome"]["said"]


def check_wheel(wheel: Path, build: str, folder: Path) -> None:
    installed = Installed(folder, wheel)
    check_version(installed, build)
    assert "Télos" in installed.says("demo", "--seed", "7")
    with installed.serving() as host:
        check_client(host)
        check_game(host)


if __name__ == "__main__":
    with TemporaryDirectory(prefix="speeltafel-trial-") as temporary:
        check_wheel(Path(sys.argv[1]), sys.argv[2], Path(temporary))
