"""`speeltafel serve`, as people start it."""

import asyncio
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from speeltafel.build import build
from speeltafel.cli.serve import (
    address,
    database_words,
    listening_on,
    own_address,
    somebody_can_look,
)
from speeltafel.cli.server_options import data_folder
from speeltafel.server.launch import FILE, claimed
from speeltafel.server.store.sqlite import SqliteStore
from tests.cli.command import ENVIRONMENT, LISTENING, SPEELTAFEL, raw

HOME = Path("home")


def test_data_lies_where_the_system_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder({}, "linux", tmp_path / "nobody") == tmp_path / "speeltafel"


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({}, "linux", "{home}/.local/share/speeltafel"),
        ({"XDG_DATA_HOME": "{home}/x"}, "linux", "{home}/x/speeltafel"),
        ({}, "darwin", "{home}/Library/Application Support/Speeltafel"),
        ({}, "win32", "{home}/AppData/Local/Speeltafel"),
        ({"LOCALAPPDATA": "{home}/y"}, "win32", "{home}/y/Speeltafel"),
    ],
)
def test_a_data_folder_of_version_0_1_is_still_found(
    environment: dict[str, str], platform: str, folder: str, tmp_path: Path
) -> None:
    old = Path(folder.format(home=tmp_path))
    old.mkdir(parents=True)
    set_then = {name: value.format(home=tmp_path) for name, value in environment.items()}
    assert data_folder(set_then, platform, tmp_path) == old


def test_a_browser_needs_a_screen() -> None:
    assert not somebody_can_look({}, "linux")
    assert somebody_can_look({"DISPLAY": ":0"}, "linux")
    assert somebody_can_look({}, "darwin")


def test_the_password_of_a_database_is_not_told() -> None:
    assert "secret" not in database_words("postgresql://me:secret@localhost/tables", HOME)


def test_others_find_this_computer_by_an_address() -> None:
    assert own_address().count(".") == 3


def test_it_tells_its_address_serves_and_ends_by_ctrl_c(tmp_path: Path) -> None:
    args = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", "--thinkers", "0"]
    command = [*LISTENING, *SPEELTAFEL, *args]
    with subprocess.Popen(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        link = process.stdout.readline().split()[-1]
        assert link.startswith("http://127.0.0.1:")
        assert str(tmp_path) in process.stdout.readline()
        health = httpx.get(f"{link}healthz", timeout=60).json()
        assert (health["status"], health["build"], health["bots"]) == ("ok", build(), None)
        process.send_signal(2)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    start, stop = errors.splitlines()
    assert f"the rules of this process are {build()}" in start
    assert stop == "speeltafel: stopped"
    assert list(tmp_path.glob("*.sqlite3"))


def test_a_port_that_is_taken_is_reported_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        args = ["serve", "--port", port, "--data", str(tmp_path), "--no-browser"]
        done = subprocess.run(
            [*SPEELTAFEL, *args], env=ENVIRONMENT, capture_output=True, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(f"speeltafel: port {port} is taken")
    assert done.stderr.count("\n") == 1


def test_a_host_that_is_none_is_reported_in_one_line(tmp_path: Path) -> None:
    done = raw("serve", "--host", "\u202eabc", "--port", "0", "--data", tmp_path, "--no-browser")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b" is no address to listen on" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_an_address_of_ipv6_is_one_to_listen_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def create_server(_address: tuple[str, int], *, family: int) -> socket.socket:
        asked.append(family)
        return here

    with socket.create_server(("127.0.0.1", 0)) as here:
        monkeypatch.setattr(socket, "create_server", create_server)
        port = here.getsockname()[1]
        assert address("::1", listening_on("::1", 0)) == f"http://[::1]:{port}/"
        assert address("127.0.0.1", listening_on("127.0.0.1", 0)) == f"http://127.0.0.1:{port}/"
    assert asked == [socket.AF_INET6, socket.AF_INET]


def test_no_host_is_not_every_host(tmp_path: Path) -> None:
    done = raw("serve", "--host", "", "--port", "0", "--data", tmp_path, "--no-browser")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"the address to listen on is empty" in done.stderr


@pytest.mark.parametrize(
    "address", ["postgresql://nobody:secret@127.0.0.1:9/nothing", "mysql://127.0.0.1/tables"]
)
def test_a_database_that_is_none_is_reported_in_one_line(tmp_path: Path, address: str) -> None:
    done = raw("serve", "--port", "0", "--no-browser", "--database", address, "--data", tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"speeltafel: the database can't be used: ")
    assert done.stderr.count(b"\n") == 1
    assert b"secret" not in done.stderr


@pytest.mark.parametrize("command", ["serve --port 0", "worker", "backup copy"])
def test_a_password_file_that_cannot_be_used_is_named_in_the_same_line(
    tmp_path: Path, command: str
) -> None:
    address = f"postgresql://127.0.0.1:9/nothing?passfile={tmp_path}"
    done = raw(*command.split(), "--database", address)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"speeltafel: the database can't be used: ")
    assert b"is not a plain file" in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_a_file_that_holds_something_else_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a letter to my mother, who likes Titus best\n" * 99)
    done = raw("serve", "--port", "0", "--no-browser", "--data", tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"speeltafel: ")
    assert done.stderr.count(b"\n") == 1


def test_the_file_with_the_key_is_nobody_elses(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / FILE))
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_tables_belong_to_one_server_and_can_be_copied_meanwhile(tmp_path: Path) -> None:
    with claimed(tmp_path / FILE):
        asyncio.run(made(tmp_path / FILE))
        done = raw("serve", "--port", "0", "--data", tmp_path, "--no-browser")
        assert raw("backup", tmp_path / "copy", "--data", tmp_path).returncode == 0
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.startswith(b"speeltafel: another server uses ")
    assert done.stderr.count(b"\n") == 1
    with claimed(tmp_path / FILE):
        assert (tmp_path / "copy").exists()


async def made(file: Path) -> None:
    """An empty file of tables."""
    store = SqliteStore(file)
    await store.open(lambda _notice: None)
    await store.close()
