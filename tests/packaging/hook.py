"""The build hook, called as hatchling calls it."""

from pathlib import Path
from typing import Any

from hatchling.builders.wheel import WheelBuilder

import hatch_build


def initialized(root: Path, version: str = "standard") -> dict[str, Any]:
    """What the hook tells hatchling to do."""
    builder = WheelBuilder(str(root))
    hook = hatch_build.WheelHook(
        str(root), {}, builder.config, builder.metadata, str(root / "dist"), "wheel"
    )
    build_data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, build_data)
    return build_data
