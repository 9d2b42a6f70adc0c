"""The locks: complete, in step with pyproject.toml, and without a word about where they were made."""

import json
import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.project import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLAY = PROJECT["project"]["dependencies"]
EXTRAS = [need for extra in PROJECT["project"]["optional-dependencies"].values() for need in extra]


def group(name: str) -> list[str]:
    """The needs of a dependency group, and of those it includes."""
    needs = PROJECT["dependency-groups"][name]
    return [
        need
        for one in needs
        for need in ([one] if isinstance(one, str) else group(one["include-group"]))
    ]


NEEDED = {
    "play": PLAY,
    "client": group("client"),
    "compile": group("compile"),
    "build": group("build"),
    "peers": group("peers"),
    "research": [*PLAY, *PROJECT["project"]["optional-dependencies"]["research"]],
    "dev": [*PLAY, *group("dev"), *EXTRAS],
}

LOCKED = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[0-9.]+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def lines(name: str) -> list[str]:
    return (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def locked(name: str) -> dict[str, str]:
    found = [LOCKED.fullmatch(line) for line in lines(name)]
    return {match["name"]: match["version"] for match in found if match}


@pytest.mark.parametrize("name", NEEDED)
def test_lock_holds_versions_and_hashes_and_no_address(name: str) -> None:
    strange = [line for line in lines(name) if not LOCKED.fullmatch(line)]
    assert [line for line in strange if not HASH.fullmatch(line)] == []


@pytest.mark.parametrize("name", NEEDED)
def test_lock_meets_what_pyproject_asks_for(name: str) -> None:
    versions = locked(name)
    for requirement in map(Requirement, NEEDED[name]):
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"run ./run lock: {requirement} is not locked"
        assert requirement.specifier.contains(version), f"run ./run lock: {requirement}"


@pytest.mark.parametrize("name", NEEDED)
def test_locks_agree(name: str) -> None:
    dev = locked("dev")
    shared = {package: version for package, version in locked(name).items() if package in dev}
    assert shared.items() <= dev.items()
    assert name == "peers" or len(shared) == len(locked(name))  # nobody else needs the peers


def test_wheel_is_built_alike_from_the_lock_and_by_pip() -> None:
    assert sorted(group("build")) == sorted(PROJECT["build-system"]["requires"])


def npm_packages() -> dict[str, Any]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return {name: package for name, package in lock["packages"].items() if name}


def test_lock_of_the_client_holds_hashes_and_no_address() -> None:
    assert all("integrity" in package for package in npm_packages().values())
    assert not [name for name, package in npm_packages().items() if "resolved" in package]


def test_lock_of_the_client_is_for_every_platform() -> None:
    """npm leaves out, in silence, what it can't find for another platform."""
    packages = npm_packages()
    names = {name.rpartition("node_modules/")[2] for name in packages}
    wished = {name for one in packages.values() for name in one.get("optionalDependencies", {})}
    assert wished <= names
