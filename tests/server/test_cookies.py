"""The signed cookie that says who somebody is."""

import hashlib
import hmac
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from speeltafel.server.access.cookies import COOKIE, LONGEST, CookieSigner, cookie_of
from speeltafel.server.store.sqlite import SqliteStore
from speeltafel.server.table.ids import new_name
from tests.server.running import Running

KEY = b"k" * 32
AN = new_name()
TABLE = {"id": "1" * 32, "name": "An", "settings": {"game": "titus"}, "seats": [None, None]}


def cookie_of_0_1(key: bytes, person: str) -> str:
    """As version 0.1 made them."""
    signature = hmac.new(key, f"person\n{person}".encode(), hashlib.sha256).hexdigest()
    return f"{person}.{signature}"


def test_a_cookie_is_read_by_the_key_that_signed_it() -> None:
    assert CookieSigner(KEY).person(CookieSigner(KEY).sign(AN)) == AN
    assert CookieSigner(b"other").person(CookieSigner(KEY).sign(AN)) is None


def test_a_cookie_of_version_0_1_stays_valid() -> None:
    assert CookieSigner(KEY).person(cookie_of_0_1(KEY, AN)) == AN
    assert CookieSigner(b"other").person(cookie_of_0_1(KEY, AN)) is None


@pytest.mark.parametrize("sign", [CookieSigner(KEY).sign, lambda name: cookie_of_0_1(KEY, name)])
def test_a_cookie_for_somebody_else_is_refused(sign: Callable[[str], str]) -> None:
    _, _, signature = sign(AN).partition(".")
    assert CookieSigner(KEY).person(f"{new_name()}.{signature}") is None
    assert CookieSigner(KEY).person(f"{AN}.{signature[:-1]}") is None
    assert CookieSigner(KEY).person(f"{AN}.") is None
    assert CookieSigner(KEY).person(AN) is None


@pytest.mark.parametrize("cookie", [None, "", ".", "é.é", "a.b.c", "\x00"])
def test_nonsense_is_nobody(cookie: str | None) -> None:
    assert CookieSigner(KEY).person(cookie) is None


def test_a_valid_cookie_is_not_replaced(tmp_path: Path) -> None:
    """During an update some servers are still of the version before: they must know it too."""
    with Running(SqliteStore(tmp_path / "tables"), thinkers=0) as server:
        old = cookie_of_0_1(server.services.cookies._key, AN)
        with httpx.Client(base_url=f"http://{server.host}", cookies={COOKIE: old}) as web:
            answer = web.post("/api/tables", json=TABLE)
            assert answer.cookies[COOKIE] == old


@pytest.mark.parametrize(
    ("headers", "cookie"),
    [
        ([], None),
        ([""], None),
        (["other=1; speeltafelx=2; speeltafel"], ""),
        (["other=a.b; speeltafel=c.d;last=e"], "c.d"),
        (["speeltafel=a.b; speeltafel=c.d"], "c.d"),
        (["speeltafel=a.b", "other=1"], "a.b"),
        (["speeltafel=a=b"], "a=b"),
        (['speeltafel="a.b"'], '"a.b"'),
        ([f"speeltafel={'x' * LONGEST}"], "x" * LONGEST),
        ([f"speeltafel={'x' * (LONGEST + 1)}"], None),
    ],
)
def test_our_cookie_is_found_among_others(headers: list[str], cookie: str | None) -> None:
    raw = [(b"cookie", header.encode()) for header in headers]
    assert cookie_of(HTTPConnection({"type": "http", "headers": raw})) == cookie


def test_quotes_and_backslashes_are_not_removed(
    quick_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python 3.11 takes a time for it that grows with the square of their number."""
    removed: list[str] = []
    monkeypatch.setattr("http.cookies._unquote", removed.append)
    quoted = {"Cookie": 'speeltafel="' + r"\"" * 50 + '"'}
    with httpx.Client(base_url=f"http://{quick_server.host}", headers=quoted) as web:
        assert web.get("/api/tables").json() == {"tables": []}
        assert web.post("/api/tables", json=TABLE).status_code == 201
        assert web.delete("/api/me").status_code == 401
    assert not removed
