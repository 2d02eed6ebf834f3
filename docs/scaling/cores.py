#!/usr/bin/env python3
"""Predicts `gaussmle localize` on more cores of one machine from a record of a few.

    python3 docs/scaling/cores.py                 # the tables of docs/scaling.md
    python3 docs/scaling/cores.py RECORD.csv      # a record of benches/over_cores.py

A run has three stages that overlap, and two that nothing overlaps:

    seconds = start + GB * (table + max(work / cores, calling, traffic / memory, 1 / disk))

- `start`: opening the files and compiling the kernel, as far as the search does not overlap it;
- `work`: CPU time of the threads that search and fit, for 1 GB of pixels;
- `calling`: CPU time of the thread that takes the results of blocks in order, for 1 GB;
- `table`: writing the table when everything else is done, for 1 GB;
- `traffic`: bytes between memory and the cores for each byte of pixels;
- `memory` and `disk`: GB/s.

The first four are differences between movies of two sizes in the record.
"""

import csv
import sys
from dataclasses import dataclass
from pathlib import Path

RECORDS = Path(__file__).resolve().parents[2] / "benches/record"
DEFAULT = RECORDS / "cores-amd-epyc-26-2.csv"

# Estimated: the system reads a page of its cache and writes it to a buffer; the search reads it.
# Buffers that stay in a cache need less.
TRAFFIC = 3.0

# Assumed machines: cores, and what they read from memory and from a disk, GB/s.
MACHINES = {
    8: ("desktop, two channels of memory", 50.0),
    16: ("workstation, four channels", 100.0),
    64: ("server, twelve channels", 300.0),
}
DISK = 7.0  # assumed: an NVMe disk


@dataclass(frozen=True)
class Rates:
    """Seconds of a run, and seconds for each GB of pixels."""

    start: float
    work: float
    calling: float
    table: float
    rows_per_gb: float

    def seconds(self, cores: int, gigabytes: float, memory: float = float("inf"), disk: float = float("inf")) -> float:
        return self.start + gigabytes * (self.table + max(self.stages(cores, memory, disk).values()))

    def stages(self, cores: int, memory: float, disk: float) -> dict[str, float]:
        """Seconds for 1 GB of each stage that overlaps the others; the longest one limits the run."""
        return {
            "cores": self.work / cores,
            "calling thread": self.calling,
            "memory": TRAFFIC / memory,
            "disk": 1 / disk,
        }


def read(path: Path) -> list[dict[str, str]]:
    with open(path) as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


def select(rows: list[dict[str, str]], vectors: str) -> dict[tuple[int, int], dict[str, float]]:
    """The runs with npz tables, by cores and gigabytes."""
    names = ("seconds", "cpu_seconds", "calling_seconds", "table_seconds", "rows", "peak_mb")
    return {
        (int(row["cores"]), int(row["gigabytes"])): {name: float(row[name]) for name in names}
        for row in rows
        if row["vectors"] == vectors and row["format"] == "npz"
    }


def rates(runs: dict[tuple[int, int], dict[str, float]]) -> Rates:
    """The rates of the run on most cores."""
    cores = max(cores for cores, _ in runs)
    small, large = sorted(gb for count, gb in runs if count == cores)
    per_gb = {
        name: (runs[cores, large][name] - runs[cores, small][name]) / (large - small) for name in runs[cores, large]
    }
    return Rates(
        start=runs[cores, small]["seconds"] - small * per_gb["seconds"],
        work=per_gb["cpu_seconds"] - max(per_gb["calling_seconds"], per_gb["table_seconds"]),
        # The table is written by the same thread, afterwards.
        calling=max(per_gb["calling_seconds"] - per_gb["table_seconds"], 0.0),
        table=per_gb["table_seconds"],
        rows_per_gb=per_gb["rows"],
    )


def tables(path: Path) -> str:
    rows = read(path)
    lines = []
    for vectors, name in (("16", "AVX-512"), ("8", "AVX2")):
        runs = select(rows, vectors)
        if not runs:
            continue
        found = rates(runs)
        lines += [
            f"{name}: start {found.start:.2f} s; for 1 GB: work {found.work:.3f} s, "
            f"calling thread {found.calling:.3f} s, table {found.table:.3f} s, {found.rows_per_gb:.0f} rows"
        ]
        for (cores, gb), run in sorted(runs.items()):
            lines.append(
                f"  measured on {cores} cores, {gb} GB: {run['seconds']:.2f} s, "
                f"model {found.seconds(cores, gb):.2f} s, {run['peak_mb']:.0f} MB"
            )
        lines += [
            f"  {'cores':>5} {'100 GB in memory':>17} {'limit':>15} {'serial':>7} {'on a disk':>11} {'limit':>7}  machine"
        ]
        for cores, (machine, memory) in MACHINES.items():
            cells, serial = [], found.start + 100 * found.table
            for disk in (float("inf"), DISK):
                stages = found.stages(cores, memory, disk)
                seconds = found.seconds(cores, 100, memory, disk)
                cells.append((f"{seconds:.1f} s", max(stages, key=stages.__getitem__)))
            (warm, warm_limit), (cold, cold_limit) = cells
            share = serial / found.seconds(cores, 100, memory)
            lines.append(
                f"  {cores:>5} {warm:>17} {warm_limit:>15} {share:>7.0%} {cold:>11} {cold_limit:>7}  {machine}"
            )
        lines.append("")
    return "\n".join(lines).rstrip()


if __name__ == "__main__":
    print(tables(Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT))
