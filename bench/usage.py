"""What other processes use."""

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


def memory(process: int) -> int:
    """Bytes in use."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def cpu(process: int) -> float:
    """Seconds of work so far, of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds that this machine's processors worked for others so far, if it is a virtual one."""
    fields = Path("/proc/stat").read_text().partition("\n")[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


@contextmanager
def telling_stolen() -> Iterator[None]:
    """Say afterwards whether the machine was ours meanwhile: from a few per cent on, times say little of us."""
    before, start = stolen(), time.perf_counter()
    yield
    share = (stolen() - before) / (time.perf_counter() - start) / (os.cpu_count() or 1)
    print(f"    other machines took {share:.1%} of the processors meanwhile")


class Used:
    """What some processes use together."""

    def __init__(self, processes: Sequence[int]) -> None:
        self.processes = processes
        self._memory = self._all_memory()

    def _all_memory(self) -> int:
        return sum(memory(process) for process in self.processes)

    def more_memory(self) -> int:
        """Bytes more than at first."""
        return self._all_memory() - self._memory

    def cpu(self) -> float:
        return sum(cpu(process) for process in self.processes)
