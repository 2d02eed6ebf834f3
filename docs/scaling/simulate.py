#!/usr/bin/env python3
"""Estimates time, throughput and cost of a movie in parts on 1 to 1000 nodes, by simulation.

    python docs/scaling/simulate.py            # the table of docs/scaling.md
    python docs/scaling/simulate.py --terabytes 100 --dollars-per-core-hour 0.02

Every assumption is a constant below, with its source. "measured" values are of two cores of an AMD
EPYC (family 26) with AVX2, from benches/record. Replace "assumed" values with your own. A worker
that has finished a part takes the next one. Computing and reading overlap, so a part takes as long
as the slower of the two. Reading gets the worker's share of its node's link and of the storage.
"""

import argparse
import heapq
import random
from dataclasses import dataclass

# One worker: a process with two cores.
CORES_PER_WORKER = 2
SEARCH_GB_PER_S = 3.3  # measured: detection in pixels that are in memory
FITS_PER_S = 3.3e6  # measured: xynbs, 11x11 pixels, from host array to results
SPOTS_PER_GB = 176_000 / 1.049  # the movie of docs/performance.md: 100 emitters per frame of 512x512
FIRST_FIT_S = 0.2  # measured: each process compiles the kernel once

# One node.
CORES_PER_NODE = 16  # assumed; also that workers are as fast together as alone
LINK_GB_PER_S = 3.1  # assumed: 25 Gbit/s Ethernet
# assumed: load Python, Dask and the library from a shared disk; excludes queue and boot
START_S = 10.0

# Shared by all nodes.
# assumed: total bandwidth for all nodes
STORAGES_GB_PER_S = {
    "NFS server": 1.2,
    "parallel": 100.0,
    "parallel, large": 1000.0,
}
SCHEDULER_S = 0.002  # measured: Dask per task, tasks in sequence
PART_S = 0.02  # measured on a local disk: open the movie, read a footer, rename a file
JITTER = 0.1  # assumed: standard deviation of the logarithm of a part's time

# Limits of parts, as in gaussmle.dask.
LEAST_GB, MOST_GB, PARTS = (128 << 20) / 1e9, (4 << 30) / 1e9, 4096

# assumed: about the price of general-purpose x86 on demand in large clouds in 2025
DOLLARS_PER_CORE_HOUR = 0.04
TERABYTES = 10.0
NODES = (1, 10, 100, 1000)


@dataclass(frozen=True)
class Run:
    """Result of a simulated run."""

    nodes: int
    seconds: float
    gb_per_s: float
    efficiency: float
    dollars: float
    limit: str


def compute_seconds(gb: float) -> float:
    """Computing time of one worker for `gb` of pixels in memory."""
    return gb / SEARCH_GB_PER_S + gb * SPOTS_PER_GB / FITS_PER_S


def part_gb(gb: float) -> float:
    """Size of a part. The library rounds the number of frames down to a power of two."""
    return min(max(gb / PARTS, LEAST_GB), MOST_GB, gb)


def limits(nodes: int, workers: int, storage_gb_per_s: float, part: float) -> dict[str, float]:
    """Throughput limit of each resource, GB/s; the smallest one limits the run."""
    return {
        "compute": workers * part / (compute_seconds(part) + PART_S),
        "link": min(nodes, workers) * LINK_GB_PER_S,
        "storage": storage_gb_per_s,
        "scheduler": part / SCHEDULER_S,
    }


def simulate(gb: float, nodes: int, storage_gb_per_s: float, dollars_per_core_hour: float) -> Run:
    """One scheduler gives each part to the worker that is free first."""
    workers = nodes * CORES_PER_NODE // CORES_PER_WORKER
    part = part_gb(gb)
    count = max(round(gb / part), 1)
    busy = min(workers, count)
    last = count % busy or busy  # Parts of the last round share the bandwidth among themselves.
    rng = random.Random(1)
    free = [(START_S, worker) for worker in range(workers)]
    started: set[int] = set()
    scheduled = end = 0.0
    for number in range(count):
        at, worker = heapq.heappop(free)
        scheduled = max(scheduled, at) + SCHEDULER_S
        readers = busy if number < count - last else last
        read = part / min(LINK_GB_PER_S / -(-readers // nodes), storage_gb_per_s / readers)
        seconds = max(compute_seconds(part) * rng.lognormvariate(0.0, JITTER), read) + PART_S
        if worker not in started:
            seconds += FIRST_FIT_S
            started.add(worker)
        end = max(end, scheduled + seconds)
        heapq.heappush(free, (scheduled + seconds, worker))
    bounds = limits(nodes, busy, storage_gb_per_s, part)
    limit = min(bounds, key=bounds.__getitem__)
    if limit == "compute" and count < workers:
        limit = "parts"  # There are fewer parts than workers.
    if START_S + FIRST_FIT_S + min(workers, count) * SCHEDULER_S > end / 2:
        limit = "start"  # Most of the run passes before the last worker has its first part.
    return Run(
        nodes=nodes,
        seconds=end,
        gb_per_s=gb / end,
        efficiency=count * compute_seconds(part) / (workers * end),
        dollars=nodes * CORES_PER_NODE * end / 3600 * dollars_per_core_hour,
        limit=limit,
    )


def duration(seconds: float) -> str:
    for unit, name in ((3600, "h"), (60, "min")):
        if seconds >= 1.5 * unit:
            return f"{seconds / unit:.1f} {name}"
    return f"{seconds:.0f} s"


def table(terabytes: float, dollars_per_core_hour: float) -> str:
    gb = terabytes * 1000
    part = part_gb(gb)
    alone = FIRST_FIT_S + compute_seconds(1.049)
    lines = [
        f"{terabytes:g} TB in {round(gb / part)} parts of {part:.2f} GB; "
        f"a part takes {compute_seconds(part):.1f} s on {CORES_PER_WORKER} cores",
        f"check: 1.049 GB take {alone:.1f} s at these rates; 0.7 s were measured",
        "",
        f"{'storage':<16} {'GB/s':>6} {'nodes':>6} {'cores':>6} {'time':>9} {'GB/s':>8} "
        f"{'cores busy':>11} {'USD':>8}  limited by",
    ]
    for name, bandwidth in STORAGES_GB_PER_S.items():
        for nodes in NODES:
            run = simulate(gb, nodes, bandwidth, dollars_per_core_hour)
            lines.append(
                f"{name:<16} {bandwidth:>6g} {nodes:>6} {nodes * CORES_PER_NODE:>6} "
                f"{duration(run.seconds):>9} {run.gb_per_s:>8.1f} {run.efficiency:>10.0%} "
                f"{run.dollars:>9.2f}  {run.limit}"
            )
    node = CORES_PER_NODE / CORES_PER_WORKER / compute_seconds(1.0)
    lines += ["", "nodes that saturate the storage: storage / min(computing, link) of a node"]
    for name, bandwidth in STORAGES_GB_PER_S.items():
        lines.append(
            f"{name:<16} {bandwidth:>6g} / min({node:.1f}, {LINK_GB_PER_S}) "
            f"= {bandwidth / min(node, LINK_GB_PER_S):.1f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--terabytes", type=float, default=TERABYTES)
    parser.add_argument("--dollars-per-core-hour", type=float, default=DOLLARS_PER_CORE_HOUR)
    args = parser.parse_args()
    print(table(args.terabytes, args.dollars_per_core_hour))


if __name__ == "__main__":
    main()
