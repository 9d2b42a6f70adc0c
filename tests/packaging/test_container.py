"""The container file: its last stage is run as it stands, and what it starts is healthy."""

import socket
import subprocess
import time
from pathlib import Path

from tests.packaging.containerfile import Container, make_wheel
from tests.packaging.trial import check_client, check_game

PATIENCE = 60


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def wait_until_healthy(container: Container, port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    check = container.health_check(port)
    while subprocess.run(check, capture_output=True, check=False).returncode != 0:
        assert time.monotonic() < deadline, "the health check never passed"
        time.sleep(0.2)


def test_container_serves_as_its_own_user_keeps_its_data_and_knows_its_health(
    tmp_path: Path,
) -> None:
    wheel = make_wheel(tmp_path / "wheels")
    container, port = Container(tmp_path / "root", wheel), free_port()
    healthy = container.health_check(port)
    assert subprocess.run(healthy, capture_output=True, check=False).returncode != 0
    with subprocess.Popen(container.start(port), stdout=subprocess.DEVNULL) as server:
        try:
            wait_until_healthy(container, port)
            check_client(f"127.0.0.1:{port}")
            check_game(f"127.0.0.1:{port}")
        finally:
            server.terminate()
    (kept,) = (container.folder / "data").glob("*.sqlite3")
    assert kept.stat().st_uid != 0 or not container.is_root
