"""The project as its packaging tests look at it: this checkout, and a tiny one to break."""

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOUND = """from librt.vecs import append, vec
from mypy_extensions import i64


def double(card: i64) -> i64:
    cards = append(vec[i64]([card]), card)
    return cards[0] + cards[1]
"""
MISTYPED = "def double(card: int) -> int:\n    return str(card)\n"


def tiny_project(root: Path, state: str, client: str = "") -> Path:
    """Our packaging around an engine of one module and no game, and the program of a client."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, root)
    (root / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "compile_rules.py", root / "scripts")
    (root / "README.md").touch()
    (root / "web").mkdir()
    (root / "web" / "client.py").write_text(client, encoding="utf-8")
    engine = root / "src" / "speeltafel" / "engine"
    engine.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "speeltafel" / "__init__.py", engine.parent)
    (engine / "__init__.py").touch()
    (engine / "state.py").write_text(state, encoding="utf-8")
    return root


def source_files() -> list[str]:
    """What git has here, and what somebody is about to add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(command, cwd=ROOT, text=True).split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]
