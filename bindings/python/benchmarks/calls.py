"""Times small calls, and calls from several threads, and prints a table.

    python3 benchmarks/calls.py [SPOTS]

SPOTS are those of each of four threads, a million by default. Rates of threads are compared with one call
within this run. Nothing else should run meanwhile.
"""

from __future__ import annotations

import logging
import statistics
import sys
import threading
import time
from collections.abc import Callable

import numpy as np

import gaussmle as gm

MODEL = gm.Xynb(sigma=0.13)
CAMERA = gm.Camera(pixel_size=0.1)
THREADS = 4


def median_seconds(call: Callable[[], object], repeats: int) -> float:
    """Returns the median time of a call, after one that is not counted."""
    call()
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def in_threads(count: int, work: Callable[[], object]) -> None:
    """Runs the same work in several threads at once."""
    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    logging.getLogger("gaussmle").setLevel(logging.ERROR)
    spots = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    cpu = next(device["name"] for device in gm.devices() if device["backend"] == "cpu")
    print(f"# gaussmle {gm.__version__}, {time.strftime('%Y-%m-%d')}, {cpu}")
    print("call,milliseconds")

    def row(name: str, seconds: float) -> None:
        print(f"{name},{1e3 * seconds:.3f}", flush=True)

    one = gm.simulate(1)[0]
    for backend in ("cpu", "auto"):
        row(f"fit of one spot ({backend})", median_seconds(lambda: fit(one, backend), 500))
    movie = gm.simulate_movie(100, 512, 512, emitters=30, seed=1)[0]
    small = np.ascontiguousarray(movie[:1, :64, :64])
    row("localize one frame of 64x64", median_seconds(lambda: localize(small), 200))
    row("localize 100 frames of 512x512 at once", median_seconds(lambda: localize(movie), 9))
    row(
        "localize 100 frames of 512x512 one by one",
        median_seconds(lambda: [localize(movie[i : i + 1]) for i in range(len(movie))], 5),
    )
    few = gm.simulate(100)[0]
    for threads in (1, THREADS):
        share = 400 // threads
        seconds = median_seconds(lambda: in_threads(threads, lambda: [fit(few, "cpu") for _ in range(share)]), 5)
        row(f"400 fits of 100 spots from {threads} threads", seconds)
    many = np.tile(gm.simulate(10_000)[0], (-(-spots // 10_000), 1, 1))[:spots]
    all_at_once = np.tile(many, (THREADS, 1, 1))
    row(f"one fit of {THREADS} x {spots} spots", median_seconds(lambda: fit(all_at_once, "cpu"), 3))
    row(
        f"{THREADS} threads that fit {spots} spots each",
        median_seconds(lambda: in_threads(THREADS, lambda: fit(many, "cpu")), 3),
    )


def fit(rois: np.ndarray, backend: str) -> gm.Fits:
    return gm.fit(rois, model=MODEL, camera=CAMERA, backend=backend)


def localize(frames: np.ndarray) -> gm.Localizations:
    return gm.localize(frames, model=MODEL, camera=CAMERA, backend="cpu")


if __name__ == "__main__":
    main()
