"""Compares speed and results of gaussmle, Picasso and smappy on the same spots, in one run.

    python benchmarks/against_others.py [SPOTS] [VECTOR ...]

Spots have 11x11 pixels with 1000 photons on a background of 10 per pixel. All run on the CPU.
gaussmle is measured once for each VECTOR: the most spots in its vectors, 16 for AVX-512 and 8 for
AVX2. It is measured with all results, and with the parameters alone, which is what the other
functions return (`none`). One call of each function compiles its code; the fastest of several
further calls counts. The others are slow and get fewer spots. Prints a table in CSV.
"""

from __future__ import annotations

import datetime
import os
import platform
import sys
import time
import warnings
from importlib.metadata import version

import numpy as np

import gaussmle as gm
from gaussmle import _native

HEADER = (
    "program,function,threads,model,fits_per_second,"
    "gaussmle_vectors,gaussmle_outputs,gaussmle_fits_per_second,ratio,x_apart_crlb"
)
PIXEL = 0.1


def best(call, times: int = 3) -> float:
    """Time of the fastest of several calls, after one call to compile, s."""
    call()
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def processor() -> str:
    """The name of the processor."""
    try:
        with open("/proc/cpuinfo") as info:
            names = [line.split(":", 1)[1].strip() for line in info if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor()


def main(spots: int, vectors: list[int]) -> None:
    rois, _ = gm.simulate(spots, photons=1000, background=10, sigma=0.13, seed=1)
    camera = gm.Camera(PIXEL)
    floats = rois.astype(np.float32)
    models = (gm.Xynbs(), gm.Xynbsxsy())

    def fit_gaussmle(model, outputs=None):
        return gm.fit(rois, model=model, camera=camera, outputs=outputs, backend="cpu")

    fits = {model.name: fit_gaussmle(model) for model in models}
    programs = {}
    for name, package in (("Picasso", "picassosr"), ("smappy", "smappy-smlm")):
        try:
            programs[name] = version(package)
        except Exception:
            print(f"{name} is not installed: pip install {package}", file=sys.stderr)
    names = ", ".join(f"{name} {number}" for name, number in programs.items())
    print(f"# {datetime.date.today()}, {processor()}, {os.cpu_count()} cores, NumPy {np.__version__}, {names}")
    print(f"# {spots} spots of 11x11 u16 (Picasso: {min(spots, 20_000)}, smappy: {min(spots, 50_000)}), the best of several runs")
    print("# gaussmle: host array to results, on all cores; the ratio is that of the rates; x_apart_crlb is the median distance of x")
    print(HEADER, flush=True)

    def compare(program: str, function: str, threads: int, model, fit, x_of, count: int) -> None:
        # The programs take turns, so that other load on the machine slows down all.
        rate = count / best(fit, 2)
        ours = {}
        for width in vectors:
            _native.limit_vectors(width)
            for name, outputs in (("all", None), ("none", ())):
                ours[width, name] = spots / best(lambda outputs=outputs: fit_gaussmle(model, outputs), 7)
        rate = max(rate, count / best(fit, 2))
        x = x_of(fit())
        own = fits[model.name]
        apart = np.median(np.abs(own.x_px[: len(x)] - x) / (own.x_std[: len(x)] / PIXEL))
        for (width, outputs), our in ours.items():
            theirs = f"{program},{function},{threads},{model.name},{rate:.0f}"
            print(f"{theirs},{width},{outputs},{our:.0f},{our / rate:.1f},{apart:.1e}", flush=True)

    if "Picasso" in programs:
        compare_with_picasso(compare, models, floats[: min(spots, 20_000)])
    if "smappy" in programs:
        from smappy.psf import GaussianPSF

        fewer = floats[: min(spots, 50_000)]

        for elliptical, model in zip((False, True), models):
            psf = GaussianPSF(sigma=1.3, elliptical=elliptical)
            function = f"GaussianPSF.fit elliptical={elliptical}"
            x_of = lambda found, psf=psf: psf.unpack(found)["x_roi"]  # noqa: E731
            compare("smappy", function, os.cpu_count(), model, lambda psf=psf: psf.fit(fewer), x_of, len(fewer))


def compare_with_picasso(compare, models, spots) -> None:
    """Compares with each of Picasso's maximum-likelihood fits of a Gaussian."""
    warnings.simplefilter("ignore")
    from picasso import gaussmle as older
    from picasso import lib, localize

    count = len(spots)
    for spherical, model in zip((True, False), models):
        compare(
            "Picasso",
            f"fit_spots_gauss mle=True spherical={spherical}",
            1,
            model,
            lambda spherical=spherical: localize.fit_spots_gauss(spots, mle=True, spherical=spherical),
            lambda found: found[:, 1],
            count,
        )
    for method, model in zip(("sigma", "sigmaxy"), models):

        def fit(method=method):
            return older.gaussmle(spots, 1e-3, 100, method=method)

        compare("Picasso", f"gaussmle {method}", 1, model, fit, lambda found: found[0][:, 0], count)

        def fit_on_all_cores(method=method):
            current, thetas, _, _, _ = older.gaussmle_async(spots, 1e-3, 100, method=method)
            while current[0] < count:
                time.sleep(0.001)
            return thetas

        threads = lib.n_workers()
        x_of = lambda found: found[:, 0]  # noqa: E731
        compare("Picasso", f"gaussmle_async {method}", threads, model, fit_on_all_cores, x_of, count)


if __name__ == "__main__":
    # Picasso prints when it is imported; stdout has the table alone.
    sys.stdout = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    words = [int(word) for word in sys.argv[1:]]
    main(words[0] if words else 200_000, words[1:] or [64])
