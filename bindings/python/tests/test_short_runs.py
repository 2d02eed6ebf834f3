"""Runs and searches that are so short that they start no thread: they give the rows of longer ones."""

from __future__ import annotations

import threading

import numpy as np
import pytest
from conftest import CAMERA, MODEL, python_output

import gaussmle as gm

# One frame below and above the size that several threads share, and the most pixels of a short run.
SIDES = [(80, 100), (300, 250), (1000, 1040), (1050, 1060)]


def localize(frames, **options):
    return gm.localize(frames, model=MODEL, camera=CAMERA, backend="cpu", **options)


def same_rows(short, long):
    for name in ("frame", "x", "y", "photons", "x_std", "p_value"):
        assert np.array_equal(short[name], long[name]), name


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("kind", [np.uint16, np.float32])
def test_short_and_long_runs_have_the_same_rows(sides, kind):
    frames = gm.simulate_movie(1, *sides, emitters=sides[0] * sides[1] / 2000, seed=4)[0].astype(kind)
    localize(frames)
    array, iterated = localize(frames), localize(iter(frames))
    assert len(array) > 3
    same_rows(array, iterated)
    apart = localize(frames, detection=gm.Detection(crowded="off"))
    detected = [gm.detect(of, model=MODEL, camera=CAMERA) for of in (frames, iter(frames))]
    assert len(detected[0]) == len(apart)
    for name in ("x", "y", "frame"):
        assert np.array_equal(detected[0][name], detected[1][name]), name


@pytest.mark.parametrize("threads", ["1", "2", "5"])
def test_any_number_of_threads_gives_the_same_rows(threads):
    code = """
import gaussmle as gm
frames = gm.simulate_movie(3, 400, 500, emitters=60, seed=7)[0]
sums = []
for _ in range(3):
    fits = gm.localize(frames, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
    sums.append((len(fits), float(fits.x.sum()), float(fits.photons.sum())))
assert len(set(sums)) == 1, sums
print(*sums[0])
"""
    frames = gm.simulate_movie(3, 400, 500, emitters=60, seed=7)[0]
    fits = localize(frames)
    printed = python_output(code, RAYON_NUM_THREADS=threads)
    assert [float(word) for word in printed.split()] == [len(fits), fits.x.sum(), fits.photons.sum()]


def test_a_short_run_reports_progress_and_its_exceptions():
    frames = gm.simulate_movie(2, 300, 300, emitters=20, seed=1)[0]
    localize(frames)
    calls = []
    fits = localize(frames, progress=lambda *now: calls.append(now))
    assert calls[-1] == (2, 2, len(fits))

    def fail(*now):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        localize(frames, progress=fail)
    assert len(localize(frames)) == len(fits)


def test_many_threads_may_have_short_runs_at_once():
    frames = gm.simulate_movie(1, 512, 512, emitters=40, seed=2)[0]
    expected = localize(frames)
    wrong = []

    def work():
        for _ in range(20):
            fits = localize(frames)
            if not np.array_equal(fits.x, expected.x):
                wrong.append(fits)

    threads = [threading.Thread(target=work) for _ in range(64)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive()
    assert not wrong


def test_a_short_run_with_auto_does_not_wait_for_a_gpu_of_others(full_gpu):
    """More spots than a short run is expected to have change nothing."""
    code = """
import gaussmle as gm
options = {"model": gm.Xynb(0.13), "camera": gm.Camera(0.1), "device": gm.Device(gpu_timeout=1000)}
dense = gm.simulate_movie(2, 500, 500, emitters=4000, seed=1)[0]
gm.localize(dense[:, :64, :64].copy(), backend="cpu", **options)
waits = []
fits = gm.localize(dense, on_wait=waits.append, **options)
print(len(fits) > 2000, waits, fits.info.backend, "no GPU is looked for" in fits.info.reason)
"""
    printed = python_output(code, GAUSSMLE_NVML_LIBRARY=str(full_gpu))
    assert printed == "True [] cpu True\n"
