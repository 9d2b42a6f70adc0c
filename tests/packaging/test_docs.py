"""Every file that the documentation names exists, and every link within it leads somewhere."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.packaging.project import ROOT

PAGES: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FOLDERS: Final = ("src", "tests", "web", "docs", "bench", "examples", "deploy", "locks")
MADE: Final = {"node_modules", "build", "__pycache__"}
ENDINGS: Final = "py|bin|ts|svelte|css|toml|ftl|md|json|conf|service|csv|txt|svg"
NAMED: Final = re.compile(rf"`([\w./<>*-]+\.(?:{ENDINGS}))`")
LINK: Final = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
NO_FILES: Final = {
    "/openapi.json",  # an address of the server
    "reported-cards.csv",  # in the data folder of a server
}


def files() -> list[str]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]
    found += [path for path in ROOT.iterdir() if path.is_file()]
    kept = (path.relative_to(ROOT) for path in found)
    return ["/" + path.as_posix() for path in kept if not MADE & set(path.parts)]


FILES: Final = files()


def exists(name: str) -> bool:
    """By its whole path or the end of it; <game> and * stand for any name."""
    pattern = re.sub(r"<\w+>|\*", "[^/]+", re.escape(name).replace(r"\*", "*"))
    return any(re.search(rf"/{pattern}$", path) for path in FILES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [name for name in NAMED.findall(text) if name not in NO_FILES and not exists(name)]
    assert not missing, f"{page.name} names files that are not there"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_within_the_documentation_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []


def test_a_missing_file_is_noticed() -> None:
    assert exists("server/http/session.py")
    assert exists("bots/<game>/__init__.py")
    assert not exists("server/talk.py")
