"""Compares speed and results of gaussmle, Picasso and smappy on the same spots.

    python benchmarks/against_others.py [SPOTS]

Spots have 11x11 pixels with 1000 photons on a background of 10 per pixel. Both widths are free, a
model that all three programs have. All run on the CPU and may use all cores. One call of each
compiles its code; the fastest of three further calls counts. Picasso is slow and gets fewer spots.
"""

from __future__ import annotations

import os
import platform
import sys
import time
import warnings

import numpy as np

import gaussmle as gm


def best(call, times: int = 3) -> float:
    """Time of the fastest of several calls, after one call to compile, s."""
    call()
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        call()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def main(spots: int) -> None:
    rois, _ = gm.simulate(spots, photons=1000, background=10, sigma=0.13, seed=1)
    camera = gm.Camera(0.1)
    floats = rois.astype(np.float32)
    print(
        f"{gm.devices()[-1].name}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, NumPy {np.__version__}"
    )

    def fit_gaussmle(model):
        return gm.fit(rois, model=model, camera=camera, backend="cpu")

    rates: dict[str, float] = {}
    for model in (gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy()):
        rates[model.name] = spots / best(lambda: fit_gaussmle(model))
        rate = spots / best(lambda: compute_columns(fit_gaussmle(model)))
        print(
            f"gaussmle {model.name:9} {rates[model.name]:12.0f} fits/s, "
            f"{rate:12.0f} with every column as an array"
        )
    fits = fit_gaussmle(gm.Xynbsxsy())

    def compare(name: str, model: str, rate: float, x) -> None:
        n = len(x)
        difference = np.median(np.abs(fits.x_px[:n] - x) / (fits.x_std[:n] / 0.1))
        print(
            f"{name:30} {rate:9.0f} fits/s: gaussmle {model} is {rates[model] / rate:.0f} times "
            f"as fast; x differs by {difference:.1e} CRLB"
        )

    fewer = min(spots, 20_000)
    try:
        warnings.simplefilter("ignore")
        from picasso import gaussmle as picasso
    except ImportError:
        print("Picasso is not installed: pip install picassosr")
    else:
        for method, model in (("sigma", "xynbs"), ("sigmaxy", "xynbsxsy")):

            def fit():
                return picasso.gaussmle(floats[:fewer], 1e-3, 100, method=method)

            seconds = best(fit)
            compare(f"Picasso gaussmle {method}", model, fewer / seconds, fit()[0][:, 0])

            def on_all_cores():
                current, thetas, _, _, _ = picasso.gaussmle_async(
                    floats[:fewer], 1e-3, 100, method=method
                )
                while current[0] < fewer:
                    time.sleep(0.001)
                return thetas

            seconds = best(on_all_cores)
            compare(
                f"Picasso gaussmle_async {method}",
                model,
                fewer / seconds,
                on_all_cores()[:, 0],
            )
    try:
        from smappy.psf import GaussianPSF
    except ImportError:
        print("smappy is not installed: pip install smappy-smlm")
    else:
        for elliptical, model in ((False, "xynbs"), (True, "xynbsxsy")):
            psf = GaussianPSF(sigma=1.3, elliptical=elliptical)
            seconds = best(lambda: psf.fit(floats))
            kind = "elliptical" if elliptical else "free sigma"
            x = psf.unpack(psf.fit(floats))["x_roi"]
            compare(f"smappy {kind}", model, spots / seconds, x)


def compute_columns(fits: gm.Fits) -> gm.Fits:
    """Computes every column; without this, a column is computed at its first use."""
    for name in fits.columns:
        fits[name]
    return fits


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
