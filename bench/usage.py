"""What another process uses."""

import os
from pathlib import Path


def memory(process: int) -> int:
    """Bytes in use."""
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE")


def cpu(process: int) -> float:
    """Seconds of work so far, of all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
