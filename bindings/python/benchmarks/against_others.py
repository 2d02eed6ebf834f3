"""How fast fits are beside Picasso's and smappy's, in one run on the same spots, and how well they agree.

    python benchmarks/against_others.py [SPOTS]

Spots are 11x11 pixels with 1000 photons on 10 a pixel; both widths are free, which all three have. All run on the CPU and may use all of
its cores. Each gets one call to compile what it compiles, and then the best of three counts; Picasso gets fewer spots, since it takes so
long.
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
    """Seconds of the fastest of some calls."""
    call()
    took = []
    for _ in range(times):
        began = time.perf_counter()
        call()
        took.append(time.perf_counter() - began)
    return min(took)


def main(spots: int) -> None:
    rois, _ = gm.simulate(spots, photons=1000, background=10, sigma=0.13, seed=1)
    camera = gm.Camera(0.1)
    floats = rois.astype(np.float32)
    print(f"{gm.devices()[-1].name}, {os.cpu_count()} cores, Python {platform.python_version()}, NumPy {np.__version__}")

    def ours(model, pixels=rois):
        return gm.fit(pixels, model=model, camera=camera, backend="cpu")

    rates: dict[str, float] = {}
    for model in (gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy()):
        rates[model.name] = spots / best(lambda: ours(model))
        rate = spots / best(lambda: table(ours(model)))
        print(f"gaussmle {model.name:9} {rates[model.name]:12.0f} fits/s, {rate:12.0f} with every column as an array")
    fits = ours(gm.Xynbsxsy())

    def against(name: str, model: str, rate: float, x) -> None:
        n = len(x)
        pull = np.median(np.abs(fits.x_px[:n] - x) / (fits.x_std[:n] / 0.1))
        print(f"{name:30} {rate:9.0f} fits/s: gaussmle {model} is {rates[model] / rate:.0f} times as fast; x differs by {pull:.1e} CRLB")

    fewer = min(spots, 20_000)
    try:
        warnings.simplefilter("ignore")
        from picasso import gaussmle as theirs
    except ImportError:
        print("Picasso is not installed: pip install picassosr")
    else:
        for method, model in (("sigma", "xynbs"), ("sigmaxy", "xynbsxsy")):

            def fit():
                return theirs.gaussmle(floats[:fewer], 1e-3, 100, method=method)

            took = best(fit)
            against(f"Picasso gaussmle {method}", model, fewer / took, fit()[0][:, 0])

            def on_all_cores():
                current, thetas, _, _, _ = theirs.gaussmle_async(floats[:fewer], 1e-3, 100, method=method)
                while current[0] < fewer:
                    time.sleep(0.001)
                return thetas

            took = best(on_all_cores)
            against(f"Picasso gaussmle_async {method}", model, fewer / took, on_all_cores()[:, 0])
    try:
        from smappy.psf import GaussianPSF
    except ImportError:
        print("smappy is not installed: pip install smappy-smlm")
    else:
        for elliptical, model in ((False, "xynbs"), (True, "xynbsxsy")):
            psf = GaussianPSF(sigma=1.3, elliptical=elliptical)
            took = best(lambda: psf.fit(floats))
            kind = "elliptical" if elliptical else "free sigma"
            against(f"smappy {kind}", model, spots / took, psf.unpack(psf.fit(floats))["x_roi"])


def table(fits: gm.Fits) -> gm.Fits:
    """Every column, which otherwise is made when it is asked for."""
    for name in fits.columns:
        fits[name]
    return fits


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
