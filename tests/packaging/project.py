"""The project as its packaging tests look at it: this checkout, and a tiny one to break."""

import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def binaries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def tiny_project(root: Path, state: str, client: str = "") -> Path:
    """Our packaging around an engine of one module and no game, and the program of a client."""
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, root)
    (root / "README.md").touch()
    (root / "web").mkdir()
    (root / "web" / "client.py").write_text(client, encoding="utf-8")
    engine = root / "src" / "speeltafel" / "engine"
    engine.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "speeltafel" / "__init__.py", engine.parent)
    (engine / "__init__.py").touch()
    (engine / "state.py").write_text(state, encoding="utf-8")
    return root
