"""The browser client's files: complete, packed, kept by browsers, and nothing beside them."""

import gzip
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from speeltafel.server.http import static
from tests.server.client import web_client
from tests.server.running import Running

SCRIPT = b"let table = 1;" * 100


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small one, instead of ours; in a folder with a neighbour that is nobody's business."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Speeltafel</title>", encoding="utf-8")
    (folder / "assets" / "main-1.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(static, "CLIENT", folder)
    static.static_files.cache_clear()
    yield folder
    static.static_files.cache_clear()


@pytest.fixture
def web(quick_server: Running) -> Iterator[httpx.Client]:
    with web_client(quick_server.host) as web:
        yield web


@pytest.mark.usefixtures("client")
def test_the_front_page_is_asked_for_again_and_sent_once(web: httpx.Client) -> None:
    first = web.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert first.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in first.headers["content-security-policy"]
    again = web.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("client")
def test_a_script_is_packed_and_kept_for_ever(web: httpx.Client) -> None:
    script = web.get("/assets/main-1.js")
    assert script.content == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT))
    assert "immutable" in script.headers["cache-control"]
    plain = web.get("/assets/main-1.js", headers={"accept-encoding": "identity"})
    assert (plain.content, plain.headers.get("content-encoding")) == (SCRIPT, None)


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    "path", ["/secret.txt", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets", "/web/"]
)
def test_nothing_else_is_there(web: httpx.Client, path: str) -> None:
    answer = web.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_without_a_client_the_front_page_says_how_to_get_one(
    web: httpx.Client, client: Path
) -> None:
    (client / "index.html").unlink()
    static.static_files.cache_clear()
    assert "web/client.py build" in web.get("/").text


READY = """
from speeltafel.server.http.routes import document
from speeltafel.server.http.static import static_files
from speeltafel.server.launch import prepare

prepare()
assert document.cache_info().currsize == static_files.cache_info().currsize == 1
"""


def test_what_is_made_once_is_made_before_anybody_asks_for_it() -> None:
    """In a process of its own: to prepare changes how a process collects garbage."""
    subprocess.run([sys.executable, "-c", READY], check=True)


STREAMED = """
import asyncio
import sys
from unittest.mock import Mock
from speeltafel.server.http.sse import EventStream
from speeltafel.server.launch import prepare

async def receive():
    return {"type": "http.disconnect"}

async def send(message):
    pass

prepare()
loaded = set(sys.modules)
asyncio.run(EventStream(Mock(), asyncio.Event())({"type": "http"}, receive, send))
assert set(sys.modules) == loaded
"""


def test_nothing_is_loaded_when_somebody_opens_a_stream() -> None:
    subprocess.run([sys.executable, "-c", STREAMED], check=True)
