"""What other processes use."""

import os
from collections.abc import Sequence
from pathlib import Path


def memory(process: int) -> int:
    """Bytes in use."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def cpu(process: int) -> float:
    """Seconds of work so far, of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
