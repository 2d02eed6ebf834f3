"""Fits per second with one PSF on the same spots: gaussmle, Picasso, SMAPpy.

    python3 benches/psf/speed.py gaussmle --psf PSF.h5 --rois ROIS.npy --work FOLDER
    python3 benches/psf/speed.py picasso  --psf PSF.h5 --rois ROIS.npy --work FOLDER
    python3 benches/psf/speed.py smappy   --rois ROIS.npy --work FOLDER

Each program runs in a Python of its own environment, with two threads, in this order: the first one writes
the PSF's samples and its own depths to FOLDER, the second one the polynomials of all cells, which SMAPpy
takes, too. Prints a line `program,spots,fits a second,of the median,median difference of z (nm)`. The times of
`--times` fits are without reading files; the first rate is that of the best one. Picasso starts from five depths and gaussmle from those that it finds, SMAPpy from
one. ROIS.npy has photoelectrons `(spots, side, side)`; the PSF is sampled every 50 nm.
"""

import argparse
import pathlib
import statistics
import time

import numpy as np

THREADS = 2
STEP_UM = 0.05
MARGIN = 3  # pixels of the PSF beyond the ROI, into which a spot may move


def timed(run, times):
    """Returns the seconds of each of so many runs, and the last result."""
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        result = run()
        seconds.append(time.perf_counter() - start)
    return seconds, result


def with_gaussmle(rois, work, psf, times):
    """Fits with gaussmle, and samples the PSF for the others."""
    import gaussmle as gm

    model = gm.Spline.from_file(psf)
    side = rois.shape[1] + 2 * MARGIN
    low, high = model.psf.z_range
    depths = np.arange(low, high, STEP_UM)
    pixels = np.arange(side) - side // 2
    samples = [[[model.psf.share(float(x), float(y), float(z)) for z in depths] for y in pixels] for x in pixels]
    np.savez(work / "samples.npz", samples=np.array(samples), depths=depths)
    camera = gm.Camera(0.1)
    seconds, fits = timed(lambda: gm.fit(rois, model=model, camera=camera, backend="cpu"), times)
    np.save(work / "z.npy", np.asarray(fits.z))
    return seconds, np.asarray(fits.z)


def with_picasso(rois, work, _psf, times):
    """Fits with Picasso's spline, by maximum likelihood from five depths."""
    from picasso import spline
    from picasso.fitting import splinefit

    file = np.load(work / "samples.npz")
    coefficients = spline.spline_coefficients(np.ascontiguousarray(file["samples"]))
    np.save(work / "coefficients.npy", coefficients)
    _, nx, ny, nz = coefficients.shape
    cells = np.ascontiguousarray(coefficients.astype(np.float64)).reshape(1, nz, ny, nx, 4, 4, 4)
    depths = file["depths"]
    starts = -(np.arange(5) + 0.5) * (len(depths) - 1) / 5
    count = len(rois)
    first = np.zeros((count, 5), np.float32)
    first[:, 0], first[:, 1:3], first[:, 3], first[:, 4] = 1000, -MARGIN, starts[2], rois.min((1, 2))
    channel = np.tile(np.array([1.0, 0, 0, 1]), (count, 1, 1)), np.zeros((count, 1, 2))

    def run():
        fits = splinefit.fit_spots_async(
            splinefit.KIND_3D, rois[:, None], cells, *channel, first, starts, True, mle=True, n_threads=THREADS
        )
        for part in fits[5]:
            part.result()
        return fits

    run()  # compiles
    seconds, fits = timed(run, times)
    return seconds, depths[0] - fits[1][:, 3] * STEP_UM


def with_smappy(rois, work, _psf, times):
    """Fits with SMAPpy's compiled kernel, from z = 0."""
    from smappy import _fit3d

    depths = np.load(work / "samples.npz")["depths"]
    coefficients = np.load(work / "coefficients.npy")
    _, nx, ny, nz = coefficients.shape
    cells = coefficients.reshape(nz, ny, nx, 4, 4, 4).transpose(3, 4, 5, 0, 1, 2).reshape(64, nz, ny, nx)
    cells = np.ascontiguousarray(cells, np.float32)
    start = -depths[0] / STEP_UM
    seconds, fits = timed(lambda: _fit3d.fit_cspline(rois, cells, start, 50, THREADS), times)
    return seconds, depths[0] + fits[0][:, 4] * STEP_UM


PROGRAMS = {"gaussmle": with_gaussmle, "picasso": with_picasso, "smappy": with_smappy}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", choices=PROGRAMS)
    parser.add_argument("--psf")
    parser.add_argument("--rois", type=pathlib.Path, required=True)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--spots", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    rois = np.ascontiguousarray(np.load(given.rois, mmap_mode="r")[: given.spots], np.float32)
    seconds, z = PROGRAMS[given.program](rois, given.work, given.psf, given.times)
    ours = np.load(given.work / "z.npy")[: len(z)]
    difference = 1e3 * np.nanmedian(np.abs(z - ours))
    best, median = (len(rois) / of(seconds) for of in (min, statistics.median))
    print(f"{given.program},{len(rois)},{best:.0f},{median:.0f},{difference:.3f}")


if __name__ == "__main__":
    main()
