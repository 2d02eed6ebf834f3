#!/usr/bin/env python3
"""Measures `gaussmle localize` on 1, 2, 4 .. cores of this machine: time, CPU time, memory.

    python3 benches/over_cores.py --gaussmle target/release/gaussmle --work FOLDER

Requires Linux. The movies are simulated: frames of 512x512 pixels with 100 emitters each, of 1 and
4 GB, which FOLDER keeps. Before each series the movie is read once, so it is in memory. Columns:

- `seconds`: of the whole process; the fastest of several runs, from which the others come, too;
- `cpu_seconds`: of all threads;
- `calling_seconds`: CPU time of the first thread. It starts the program, compiles the kernel, and
  passes the results on while other threads search and fit;
- `table_seconds`: from the start to the end of the writing of the table, when nothing else runs;
- `peak_mb`: the most memory that the process had.

`docs/scaling/cores.py` computes from the record what more cores would give.
"""

import argparse
import json
import os
import pathlib
import subprocess
import time

SIDE = 512
EMITTERS = 100
FRAMES_PER_GB = 1_000_000_000 // (2 * SIDE * SIDE)
SIZES_GB = (1, 4)
FORMATS = ("npz", "parquet", "hdf5", "csv")
OPTIONS = ["--model", "xynbs", "--sigma", "0.13", "--pixel-size", "0.1", "--backend", "cpu", "--quiet"]
COLUMNS = (
    "cores", "vectors", "format", "gigabytes", "rows",
    "seconds", "cpu_seconds", "calling_seconds", "table_seconds", "peak_mb",
)  # fmt: skip


def simulate(gaussmle, work, gigabytes):
    movie = work / f"movie-{gigabytes}.npy"
    if not movie.exists():
        begun = movie.with_name(f"begun-{movie.name}")
        size = ["--frames", gigabytes * FRAMES_PER_GB, "--width", SIDE, "--height", SIDE, "--emitters", EMITTERS]
        subprocess.run([gaussmle, "simulate", "--movie", "-q", "-o", begun, *map(str, size)], check=True)
        begun.rename(movie)
    return movie


def read(path):
    with open(path, "rb", buffering=0) as file:
        while file.read(1 << 24):
            pass


def thread_seconds(process):
    """CPU time of the first thread so far."""
    try:
        return int(pathlib.Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0]) / 1e9
    except (OSError, IndexError):
        return None


def run(gaussmle, movie, table, cores, vectors):
    """One run on the first `cores` cores."""
    # A measurement that was interrupted leaves the results of its run.
    table.with_name(f"{table.name}.unfinished").unlink(missing_ok=True)
    command = [str(gaussmle), "--vectors", str(vectors), "localize", str(movie), "-o", str(table), *OPTIONS]
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    )
    calling, table_began = 0.0, None
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            break
        calling = thread_seconds(process.pid) or calling
        if table_began is None and any(table.parent.glob(".gaussmle-*.partial")):
            table_began = time.perf_counter()
        time.sleep(0.002)
    end = time.perf_counter()
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed")
    return {
        "seconds": end - start,
        "cpu_seconds": usage.ru_utime + usage.ru_stime,
        "calling_seconds": calling,
        "table_seconds": end - (table_began or end),
        "peak_mb": usage.ru_maxrss / 1000,
    }


def rows_of(gaussmle, table):
    information = subprocess.run([gaussmle, "info", table, "--json"], capture_output=True, check=True)
    return json.loads(information.stdout)["rows"]


def measure(gaussmle, work, vectors, repeats):
    available = sorted(os.sched_getaffinity(0))
    counts = [n for n in (1 << k for k in range(10)) if n < len(available)] + [len(available)]
    print(",".join(COLUMNS))
    for gigabytes in SIZES_GB:
        movie = simulate(gaussmle, work, gigabytes)
        for ending in FORMATS if gigabytes == SIZES_GB[0] else FORMATS[:1]:
            table = work / f"table.{ending}"
            for width in vectors:
                for count in counts:
                    read(movie)
                    runs = [run(gaussmle, movie, table, available[:count], width) for _ in range(repeats)]
                    best = min(runs, key=lambda run: run["seconds"])
                    row = {name: f"{value:.3f}" for name, value in best.items()}
                    row |= {"cores": count, "vectors": width, "format": ending, "gigabytes": gigabytes}
                    row |= {"rows": rows_of(gaussmle, table)}
                    row |= {"peak_mb": f"{max(run['peak_mb'] for run in runs):.0f}"}
                    print(",".join(str(row[name]) for name in COLUMNS), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--gaussmle", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--vectors", type=int, nargs="+", default=[16])
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    measure(arguments.gaussmle.resolve(), arguments.work, arguments.vectors, arguments.repeats)


if __name__ == "__main__":
    main()
