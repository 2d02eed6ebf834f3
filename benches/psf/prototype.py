"""The prototype of the spline fit behind the command line that the bench expects of a program.

    python3 prototype.py --folder PROTOTYPE calibrate BEADS.tif [..] -o PSF.npz --window 21
    python3 prototype.py --folder PROTOTYPE fit ROIS.npy -o FITS.csv --psf PSF.npz

Needs numba and tifffile.
"""

import argparse
import csv
import sys

import numpy as np

from beads import GAIN_E_PER_ADU, OFFSET_ADU
from optics import PIXEL_UM

STEP_NM = 20
STARTS = {True: np.arange(-0.5, 0.51, 0.125), False: np.arange(-0.5, 0.51, 0.25)}
STATUS = {0: "max_iterations", 1: "converged", 2: "at_bound"}


def calibrated(paths, window):
    import tifffile
    from calibrate import calibrate
    from scipy.ndimage import gaussian_filter, maximum_filter

    stacks = []
    for path in paths:
        frames = (tifffile.imread(path).astype(float) - OFFSET_ADU) * GAIN_E_PER_ADU
        half = window // 2
        # The wide filter makes one peak of the two lobes of a helix.
        smooth = gaussian_filter(frames.mean(0), 4)
        dark, bright = np.median(smooth), smooth.max()
        peaks = (smooth == maximum_filter(smooth, window)) & (smooth > dark + 0.3 * (bright - dark))
        places = np.argwhere(peaks[half:-half, half:-half]) + half
        print(f"{path}: {len(places)} beads")
        stacks += [frames[:, a - half : a + half + 1, b - half : b + half + 1] for a, b in places]
    steps = (np.arange(len(stacks[0])) - (len(stacks[0]) - 1) / 2) * STEP_NM / 1000
    psf, info = calibrate(np.array(stacks), steps, mu=(0.003, 3e-4), cg=60, rounds=6)
    kept = info["keep"]
    print(f"{kept.sum()} beads used; half deviance a pixel {info['half_deviance'][kept].mean():.4f}; {info['reasons']}")
    return psf


def save(path, p):
    np.savez(path, c=p.C, knots=p.os, x=p.cx, y=p.cy, z=p.cz, step=p.hz, low=p.zlo, high=p.zhi)


def load(path):
    from splinemodel import SplinePSF

    f = np.load(path)
    numbers = [float(f[n]) for n in ("x", "y", "z", "step", "low", "high")]
    return SplinePSF(np.ascontiguousarray(f["c"]), int(f["knots"]), *numbers)


def fit(rois, psf, path):
    """Images that are not counts have no noise: they are fitted to full convergence."""
    from splinemodel import p_values

    noisy = rois.dtype.kind in "ui"
    rois = rois.astype(float)
    size = rois.shape[-1]
    how = {"mode": 2, "tol": 1e-2, "margin": 12.0} if noisy else {"mode": 1, "tol": 1e-5, "maxit": 400}
    found, std, info = psf.fit(rois, starts=STARTS[not noisy], **how)
    share = psf.images(found[:, 0], found[:, 1], found[:, 2], size)[:, 0]
    mean = np.maximum(found[:, 3, None, None] * share + found[:, 4, None, None], 1e-3)
    p = p_values(info[:, 0], mean, 5)
    unit = np.array([PIXEL_UM, PIXEL_UM, 1, 1, 1])
    found, std = (found + np.array([0.5, 0.5, 0, 0, 0])) * unit, std * unit
    names = ["x", "y", "z", "photons", "background"]
    with open(path, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["roi", *names, *(f"{n}_std" for n in names), "p_value", "iterations", "status"])
        for i, row in enumerate(np.column_stack([found, std, p, info[:, 1]])):
            writer.writerow([i, *(f"{v:.8g}" for v in row), STATUS[int(info[i, 2])]])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", required=True, help="of splinemodel.py and calibrate.py")
    parser.add_argument("task", choices=("calibrate", "fit"))
    parser.add_argument("inputs", nargs="+")
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--psf")
    parser.add_argument("--window", type=int, default=21)
    args = parser.parse_args()
    # The prototype has an optics.py, too; that of this folder is loaded by then.
    sys.path.append(args.folder)
    if args.task == "calibrate":
        save(args.output, calibrated(args.inputs, args.window))
    else:
        fit(np.load(args.inputs[0]), load(args.psf), args.output)


if __name__ == "__main__":
    main()
