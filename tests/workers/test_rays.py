"""Work spread over Ray: a real cluster, of this machine alone."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from speeltafel.workers.executor import NoExecutor
from speeltafel.workers.rays import Rays

# In a process of its own: Ray reads its settings only once.
PROGRAM: Final = """
import os
from speeltafel.workers.executor import WorkerLost
from speeltafel.workers.rays import Rays

rays = Rays(2)
doubles = rays.spread(lambda number: 2 * number, iter(range(9)))
first = next(doubles)
print({node["NodeManagerAddress"] for node in rays.ray.nodes()})
print(sorted([first, *doubles]))
print(rays.ray.is_initialized())
try:
    list(rays.spread(os._exit, iter([1])))
except WorkerLost as lost:
    print(lost)
"""
PATHS: Final = os.pathsep.join(filter(None, sys.path))


def test_ray_does_every_part_once_unreachable_for_others_and_says_what_went_wrong(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": PATHS, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    address, doubles, still_there, *_, lost = done.stdout.splitlines()
    assert address == "{'127.0.0.1'}"
    assert doubles == str([2 * number for number in range(9)])
    assert still_there == "False"
    assert lost == "a worker of Ray ended before its work was done; try fewer --jobs"
    assert list(tmp_path.iterdir()) == []  # nothing is left at home


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoExecutor, match=r"Ray is not installed here; .*speeltafel\[ray\]"):
        Rays(2)
