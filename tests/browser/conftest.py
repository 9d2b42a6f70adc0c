"""A real server, a real browser, and visitors who must not meet anything wrong."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from speeltafel.server.http.static import static_files
from tests.browser.serving import Served, serving
from tests.browser.visitor import PATIENCE, Visitor
from tests.web.browser import chromium
from tests.web.pictures import GALLERY
from tests.web.pictures import served as served_folder

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """The client and its gallery are made before, once for all who test at the same time."""
    for made in (static_files(), GALLERY.exists()):
        assert made, "first: python web/client.py build; python web/client.py gallery"


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The address of the pages that show every screen."""
    with served_folder(GALLERY) as address:
        yield address


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all who do not kill it."""
    with serving(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """One that may be killed."""
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    """Brings somebody with a browser of their own; nothing may go wrong there."""
    visitors: list[Visitor] = []

    def come(address: str = served.address, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [wrong for visitor in visitors for wrong in visitor.wrong] == []
