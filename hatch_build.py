"""Build hook: puts the browser client and the rules, compiled by mypyc, into the wheel.

An editable install stays pure Python, and so does any install on a machine that cannot compile;
pip shows the sentence that says so under --verbose, and `speeltafel --version` shows it always.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))  # hatchling loads this file from anywhere

from scripts import compile_rules

CLIENT = "web/client.py"


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Hatchling finds this class and calls it before it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        reason = compile_rules.why_pure()
        if reason is None:
            self.add_binaries(build_data)
        else:
            self.app.display_warning(f"speeltafel is built as pure Python, slower: {reason}.")

    def build_client(self) -> None:
        """Into the package itself, where hatchling finds it."""
        done = subprocess.run([sys.executable, CLIENT, "build"], cwd=self.root, check=False)
        if done.returncode != 0:
            self.app.abort("The browser client could not be built; the reasons are above.")

    def add_binaries(self, build_data: dict[str, Any]) -> None:
        src = Path(self.root, "src")
        if not compile_rules.compile_rules(src):
            self.app.abort("mypyc could not compile the rules; its reasons are above.")
        kept = compile_rules.kept_binaries(src)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(
            (str(path), path.relative_to(kept).as_posix()) for path in compile_rules.binaries(kept)
        )
