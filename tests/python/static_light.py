"""Blinking molecules over light that stays, localized with and without `--background-frames`.

Usage: static_light.py GAUSSMLE [SEED [FRAMES OF A WINDOW ..]]

Makes movies with NumPy alone, localizes them with the program GAUSSMLE, and compares the rows with the truth. Prints a
line for each scene and window: of molecules beside structures and of those far from them, the part that is found, the
root mean square of the errors of x over their stated errors, and of the errors in nm; rows without a molecule in a
frame. Windows of 100 frames, the default, are checked.
"""

import math
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

SIDE = 128
PIXEL_UM, SIGMA_PX = 0.1, 1.3
OFFSET_ADU, GAIN, READ_E = 100, 0.5, 1.5
PHOTONS, BACKGROUND, PER_FRAME = 800.0, 10.0, 3
#: The part of the light that is left at the end of each scene.
LEFT = {"still": 1.0, "bleaching": 0.4, "even": 1.0}
FRAMES = 600
#: x and y (pixels from the edge of the first one), width and photons of light that stays: in focus and out of it.
SPOTS = [(24.3 + 26 * i, 20.6, SIGMA_PX, photons) for i, photons in enumerate([400, 800, 1600, 3200])]
BLOBS = [(24.3, 64.2, 3.0, 4000), (50.8, 66.4, 4.0, 6000), (79.1, 64.7, 5.0, 16000), (104.4, 65.8, 6.5, 30000)]
#: A cell: its first and last column and row, the photons of a pixel, and the width of its edge.
CELL = (24, 104, 92, 120, 40.0, 1.0)


def steps(first, last, width):
    """The part of each pixel that a blurred bar covers, from its column or row `first` to `last`."""
    root = width * math.sqrt(2)
    centre = np.arange(SIDE) + 0.5
    return 0.5 * np.array([math.erf((c - first) / root) - math.erf((c - last) / root) for c in centre])


def spot(x, y, width, photons):
    """The photons of a spot in each pixel: the integral of a Gaussian."""
    root = width * math.sqrt(2)

    def shares(centre):
        edges = np.array([math.erf((edge - centre) / root) for edge in range(SIDE + 1)])
        return 0.5 * np.diff(edges)

    return photons * np.outer(shares(y), shares(x))


def still_light(scene):
    light = np.full((SIDE, SIDE), BACKGROUND)
    if scene != "even":
        light += sum(spot(*of) for of in SPOTS + BLOBS)
        left, right, top, bottom, photons, width = CELL
        light += photons * np.outer(steps(top, bottom, width), steps(left, right, width))
    return light


def beside(rng):
    """A place beside a structure: 2.5 to 5 pixels from a spot, on the slope of a blob, or at an edge of the cell."""
    angle = rng.uniform(0, 2 * math.pi)
    kind = rng.integers(3)
    if kind == 2:
        left, right, top, bottom, *_ = CELL
        return rng.choice([left, right]) + rng.uniform(-3, 3), rng.uniform(top + 4, bottom - 4)
    x, y, width, _ = (SPOTS, BLOBS)[kind][rng.integers(4)]
    away = rng.uniform(2.5, 5) if kind == 0 else rng.uniform(0.5, 2) * width
    return x + away * math.cos(angle), y + away * math.sin(angle)


def movie(scene, rng):
    """Frames of ADU, and frame, x, y and nearness to a structure of each molecule. Each is on in one frame."""
    still = still_light(scene)
    frames, truth = np.empty((FRAMES, SIDE, SIDE), np.uint16), []
    for number in range(FRAMES):
        light = still * LEFT[scene] ** (number / FRAMES)
        places = []
        while len(places) < PER_FRAME:
            is_beside = len(places) == 0
            x, y = beside(rng) if is_beside else rng.uniform([8, 34], [SIDE - 8, 42])
            # No two molecules overlap.
            if all(math.hypot(x - a, y - b) > 12 for a, b in places):
                places.append((x, y))
                truth.append((number, x, y, is_beside))
        light = light + sum(spot(x, y, SIGMA_PX, PHOTONS) for x, y in places)
        electrons = rng.poisson(light) + rng.normal(0, READ_E, light.shape)
        frames[number] = np.round(OFFSET_ADU + electrons / GAIN)
    return frames, np.array(truth)


def rows(program, path, *options):
    """Frame, x and y (pixels), the stated error of x, and the background of each row that is usable."""
    table = path.with_name("locs.csv")
    table.unlink(missing_ok=True)
    camera = ["--offset", OFFSET_ADU, "--gain", GAIN, "--read-noise", READ_E, "--pixel-size", PIXEL_UM]
    model = ["--model", "xynb", "--sigma", SIGMA_PX * PIXEL_UM, "--crowded", "off", "--backend", "cpu"]
    command = [program, "localize", path, "-o", table, *camera, *model, *options]
    subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL)
    with table.open() as lines:
        names = next(line for line in lines if not line.startswith("#")).strip().split(",")
        cells = [line.strip().split(",") for line in lines]
    column = {name.split("[")[0].strip(): [row[i] for row in cells] for i, name in enumerate(names)}
    of = lambda key: np.array(column[key], float)
    return of("frame"), of("x") / PIXEL_UM, of("y") / PIXEL_UM, of("x_std") / PIXEL_UM


class Comparison:
    """Rows beside the truth."""

    def __init__(self, found, truth):
        frame, x, y, std = found
        is_true = np.zeros(len(frame), bool)
        error, relative = np.full(len(truth), np.nan), np.full(len(truth), np.nan)
        for i, (number, true_x, true_y, _) in enumerate(truth):
            here = np.flatnonzero(frame == number)
            away = np.hypot(x[here] - true_x, y[here] - true_y)
            if len(here) and away.min() < 2:
                row = here[away.argmin()]
                is_true[row] = True
                error[i] = x[row] - true_x
                relative[i] = error[i] / std[row]
        groups = [truth[:, 3] == is_beside for is_beside in (1, 0)]
        rms = lambda values: np.sqrt(np.nanmean(values**2))
        self.found = [np.isfinite(error[group]).mean() for group in groups]
        self.relative = [rms(relative[group]) for group in groups]
        self.error_nm = [1000 * PIXEL_UM * rms(error[group]) for group in groups]
        self.false_rows = np.sum(~is_true) / FRAMES
        #: Four standard errors of the relative errors.
        self.sampling = [4 / math.sqrt(2 * group.sum()) for group in groups]

    def __str__(self):
        numbers = zip(self.found, self.relative, self.error_nm)
        return "\t".join(f"{number:.3f}" for number in [*(n for group in numbers for n in group), self.false_rows])


def check(scene, off, on):
    """Compares a window of 100 frames with none."""
    # 0.1 false alarms a frame are asked for: 60, and four standard deviations of the Poisson distribution.
    assert on.false_rows < (60 + 4 * math.sqrt(60)) / FRAMES, on.false_rows
    assert min(on.found) > 0.99, on.found
    if scene == "even":
        # The noise of the median of 51 frames adds up to pi / 2 / 51 to the variance.
        assert all(with_it < 1.03 * without for with_it, without in zip(on.error_nm, off.error_nm))
        return
    assert off.false_rows > 20 and off.relative[0] > 5, off
    # Light that falls in a window by the part 2 d differs from the median by d / sqrt(3), rms.
    d = (1 - LEFT[scene] ** (100 / FRAMES)) / 2
    expected = [math.hypot(1, d / math.sqrt(3) * off.relative[0]), 1]
    for relative, expected, sampling in zip(on.relative, expected, on.sampling):
        most = expected * math.sqrt(1 + math.pi / 2 / 51) + sampling
        assert 1 - sampling < relative < most, (relative, most)


def main():
    program, seed, *windows = [*sys.argv[1:], *["1"][len(sys.argv) - 2 :]]
    for scene in LEFT:
        frames, truth = movie(scene, np.random.default_rng(int(seed)))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "movie.npy"
            np.save(path, frames)
            comparisons = {}
            for window in ["off", *(windows or ["100"])]:
                options = [] if window == "off" else ["--background-frames", window]
                comparisons[window] = Comparison(rows(program, path, *options), truth)
                print(scene, window, comparisons[window], sep="\t", flush=True)
            if "100" in comparisons:
                check(scene, comparisons["off"], comparisons["100"])


if __name__ == "__main__":
    main()
