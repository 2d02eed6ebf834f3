"""Blinking molecules over bright structures that stay, with and without `--background-frames`.

Usage: static_light.py GAUSSMLE [SEED]

Makes a movie with NumPy alone, localizes it with the program GAUSSMLE, and compares the rows with the truth.
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

FRAMES, SIDE = 600, 128
PIXEL_UM, SIGMA_PX = 0.1, 1.3
OFFSET_ADU, GAIN, READ_E = 100, 0.5, 1.5
PHOTONS, BACKGROUND = 800.0, 10.0
#: x, y (pixels from the edge of the first one) and photons a frame of eight spots that stay.
STATIC = [
    (24.3 + 26 * (i % 4), 40.6 + 46 * (i // 4), photons)
    for i, photons in enumerate([600, 800, 1000, 1500, 2000, 3000, 4000, 6000])
]


def spot(x, y, photons):
    """The photons of a spot in each pixel: the integral of a Gaussian."""
    root = SIGMA_PX * math.sqrt(2)

    def shares(centre):
        edges = np.array([math.erf((edge - centre) / root) for edge in range(SIDE + 1)])
        return 0.5 * np.diff(edges)

    return photons * np.outer(shares(y), shares(x))


def movie(rng):
    """Frames of ADU, and the frame, x and y of each molecule. Each is on in one frame."""
    column = np.arange(SIDE)
    still = np.broadcast_to(BACKGROUND * (1 + 2 * column / SIDE), (SIDE, SIDE)).copy()
    for x, y, photons in STATIC:
        still += spot(x, y, photons)
    frames, truth = np.empty((FRAMES, SIDE, SIDE), np.uint16), []
    for number in range(FRAMES):
        light = still.copy()
        places = list(rng.uniform(8, SIDE - 8, (4, 2)))
        # One beside a structure, 2 to 5 pixels away.
        x, y, _ = STATIC[rng.integers(8)]
        angle, away = rng.uniform(0, 2 * math.pi), rng.uniform(2, 5)
        places.append((x + away * math.cos(angle), y + away * math.sin(angle)))
        for x, y in places:
            light += spot(x, y, PHOTONS)
            truth.append((number, x, y))
        electrons = rng.poisson(light) + rng.normal(0, READ_E, light.shape)
        frames[number] = np.round(OFFSET_ADU + electrons / GAIN)
    return frames, np.array(truth)


def rows(program, path, *options):
    """Frame, x and y (pixels), their stated errors, and the status of each row."""
    table = path.with_name("locs.csv")
    table.unlink(missing_ok=True)
    subprocess.run(
        [program, "localize", path, "-o", table, "--model", "xynb", "--sigma", str(SIGMA_PX * PIXEL_UM),
         "--pixel-size", str(PIXEL_UM), "--offset", str(OFFSET_ADU), "--gain", str(GAIN),
         "--read-noise", str(READ_E), "--crowded", "off", "--backend", "cpu", *options],
        check=True, stdout=subprocess.DEVNULL, stderr=None,
    )
    with table.open() as lines:
        names = next(line for line in lines if not line.startswith("#")).strip().split(",")
        cells = [line.strip().split(",") for line in lines]
    column = {name: [row[i] for row in cells] for i, name in enumerate(names)}
    number = lambda *keys: np.array(next(column[key] for key in keys if key in column), float)
    return number("frame"), number("x", "x_um") / PIXEL_UM, number("y", "y_um") / PIXEL_UM


def compare(name, found, truth):
    frame, x, y = found
    hits, errors = np.zeros(len(truth), bool), []
    is_true = np.zeros(len(frame), bool)
    for i, (number, true_x, true_y) in enumerate(truth):
        rows = np.flatnonzero(frame == number)
        away = np.hypot(x[rows] - true_x, y[rows] - true_y)
        if len(rows) and away.min() < 1:
            hits[i] = True
            is_true[rows[away.argmin()]] = True
            errors.append((away.argmin(), x[rows[away.argmin()]] - true_x))
    to_static = np.min([np.hypot(x - at[0], y - at[1]) for at in STATIC], axis=0)
    near = np.min([np.hypot(truth[:, 1] - at[0], truth[:, 2] - at[1]) for at in STATIC], axis=0)
    beside, far = (near > 2) & (near < 5), near > 9
    error = np.full(len(truth), np.nan)
    error[hits] = [error for _, error in errors]
    rms = lambda of: 1000 * PIXEL_UM * np.sqrt(np.nanmean(error[of] ** 2))
    print(
        f"{name:24} false rows a frame: {np.sum(~is_true & (to_static < 2)) / FRAMES:.3f} on structures, "
        f"{np.sum(~is_true & (to_static >= 2)) / FRAMES:.3f} elsewhere; found {hits[beside].mean():.3f} beside, "
        f"{hits[far].mean():.3f} far; rms of x {rms(beside):.1f} nm beside, {rms(far):.1f} nm far"
    )


def main():
    program = sys.argv[1]
    rng = np.random.default_rng(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    frames, truth = movie(rng)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "movie.npy"
        np.save(path, frames)
        for window in [None, 100, 200]:
            options = [] if window is None else ["--background-frames", str(window)]
            compare(" ".join(options) or "without", rows(program, path, *options), truth)


if __name__ == "__main__":
    main()
