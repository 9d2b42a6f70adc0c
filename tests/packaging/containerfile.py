"""Reads the Containerfile, and runs its last stage without an engine.

As root, where debootstrap is installed, it runs in a root with nothing in it but Debian's smallest
base. Elsewhere it runs in a folder, with the Python and the user that are there; Debian's packages
and a user of its own are left out.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.packaging.project import ROOT

CONTAINERFILE = ROOT / "deploy" / "container" / "Containerfile"
SETUP = ROOT / "deploy" / "container" / "setup.sh"
PLACES = re.compile(r"(^|[=:])(?=/(setup|opt/speeltafel|data)([/:]|$))")
"""Where a word names something that the stage adds to a root."""
DEBIAN_ONLY = ("packages", "user")
"""Steps of setup.sh that need a root of their own."""
PIP_FILES = ("/etc/pip.conf", f"{Path.home()}/.config/pip/pip.conf", f"{Path.home()}/.pip/pip.conf")
OWN_MOUNTS = ("unshare", "--mount", "sh", "-ec")
PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


class Instruction(NamedTuple):
    name: str
    rest: str

    @property
    def words(self) -> list[str]:
        """Its command, be it JSON or a line for the shell."""
        _, found, rest = self.rest.partition("[")
        words: list[str] = json.loads(f"[{rest}") if found else shlex.split(self.rest)
        return words


def last_stage(name: str) -> list[Instruction]:
    """Those of its instructions that have this name."""
    lines = CONTAINERFILE.read_text(encoding="utf-8").splitlines()
    found = [Instruction(*line.split(" ", 1)) for line in lines if line and line[0] != "#"]
    start = max(number for number, one in enumerate(found) if one.name == "FROM")
    return [one for one in found[start:] if one.name == name]


def has_empty_roots() -> bool:
    if os.geteuid() != 0 or not shutil.which("debootstrap") or not shutil.which("unshare"):
        return False
    mount = [*OWN_MOUNTS, "mount --make-rprivate /"]  # forbidden to the root of most containers
    return subprocess.run(mount, capture_output=True, check=False).returncode == 0


def make_wheel(folder: Path) -> Path:
    """With the step that the first stage uses; pure, for that is quicker."""
    env = {"PATH": with_our_python(), "SPEELTAFEL_PURE": "1", **pip_environment()}
    subprocess.run(["/bin/sh", SETUP, "wheel", ROOT, folder], env=env, check=True)
    (wheel,) = folder.iterdir()
    return wheel


class Container:
    """A folder in which the stage was run, and in which commands can be."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self.is_root = has_empty_roots()
        if self.is_root:
            make_root(folder)
        else:
            (folder / "data").mkdir(parents=True)
        (folder / "setup").mkdir(parents=True)
        for path in (SETUP, ROOT / "locks" / "play.txt", wheel):
            shutil.copy(path, folder / "setup")
        for run in last_stage("RUN"):
            step = run.words[2]
            if self.is_root or step not in DEBIAN_ONLY:
                env = {"PATH": PATH if self.is_root else with_our_python(), **pip_environment()}
                subprocess.run(self.command(run.words, env), check=True, stdout=subprocess.DEVNULL)

    def start(self, port: int) -> list[str]:
        """The command of the server, as the engine would start it."""
        (entry,), (args,) = last_stage("ENTRYPOINT"), last_stage("CMD")
        return self.as_user([*entry.words, *args.words], port)

    def health_check(self, port: int) -> list[str]:
        (check,) = last_stage("HEALTHCHECK")
        return self.as_user(check.words, port)

    def as_user(self, words: list[str], port: int) -> list[str]:
        """On another port, for the usual one may be taken; and nobody has to follow its bots."""
        settings = [word for one in last_stage("ENV") for word in one.words]
        env = dict(word.split("=", 1) for word in settings)
        (user,) = last_stage("USER")
        ours = {"SPEELTAFEL_PORT": str(port), "SPEELTAFEL_PAUSE": "0"}
        return self.command(words, {**env, **ours}, user.rest)

    def command(self, words: list[str], env: dict[str, str], user: str = "root") -> list[str]:
        """What runs a command inside, with this environment and nothing else of ours."""
        inside = ["env", "-i", *(f"{name}={value}" for name, value in env.items()), *words]
        if not self.is_root:
            return [self.placed(word) for word in inside]
        shared = [(path, f"{self.folder}{path}") for path in ("/dev", *package_folders())]
        mounts = [f"mkdir -p {to}; mount --rbind {path} {to}" for path, to in shared]
        proc = f"mount -t proc proc {self.folder}/proc"
        chroot = shlex.join(["chroot", f"--userspec={user}", str(self.folder), *inside])
        steps = ["mount --make-rprivate /", proc, *mounts, f"exec {chroot}"]
        return [*OWN_MOUNTS, "; ".join(steps)]

    def placed(self, word: str) -> str:
        return PLACES.sub(rf"\1{self.folder}", word)


def with_our_python() -> str:
    return f"{Path(sys.executable).parent}:{PATH}"


def make_root(folder: Path) -> None:
    """A copy of one that is made once, with this machine's way to its packages."""
    release = last_stage("FROM")[0].rest.removeprefix("debian:").removesuffix("-slim")
    base = ROOT / "build" / "container" / release
    if not base.exists():
        half = base.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        half.parent.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", release, str(half)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        half.rename(base)
    subprocess.run(["/bin/cp", "-a", str(base), str(folder)], check=True)
    for path in (*PIP_FILES, "/etc/resolv.conf", "/usr/local/share/ca-certificates"):
        subprocess.run(["/bin/cp", "-rL", "--parents", path, str(folder)], check=False)


def pip_environment() -> dict[str, str]:
    """How this machine reaches its packages. The files that say so are found by HOME."""
    found = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    return {**found, "HOME": str(Path.home())}


def package_folders() -> list[str]:
    """Folders of this machine that pip is told to look in."""
    files = [Path(path).read_text(encoding="utf-8") for path in PIP_FILES if Path(path).exists()]
    named = re.findall(r"(?:file://)?(/[^\s'\"]+)", " ".join([*files, *pip_environment().values()]))
    folders = {path.removesuffix("/simple") for path in named}
    return sorted(path for path in folders if Path(path).is_dir() and path != str(Path.home()))
