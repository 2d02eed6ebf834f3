"""Writes small files for tests of a spline PSF: the simulated PSF `astig_ab`, f32 arrays in .npy.

    python3 fixtures.py FOLDER

samples.npy      [29][21][21]  share of all light in each pixel, molecule at the centre (10, 10) of the
                 window; planes from -0.7 to 0.7 um in steps of 0.05 um, pixels of 0.1 um
clean.npy        [24][13][13]  expected images: 3000 photons of all light, background 10
noisy.npy        [60][13][13]  counts of photoelectrons: 1000 photons of all light, background 10
clean_truth.npy, noisy_truth.npy  [image][10]: x, y (pixels of the ROI, an integer is the centre of a
                 pixel), z (um), photons, background, and the bound of these five
"""

import pathlib
import sys

import numpy as np

from molecules import BACKGROUND, truth
from optics import Optics

PSF, ROI, WINDOW = "astig_ab", 13, 21
PLACES = ((0.0, 0.0), (0.31, -0.22), (-0.44, 0.38))  # from the middle, pixels
DEPTHS_UM = np.linspace(-0.525, 0.525, 8)  # halfway between planes of the samples


def table_of(facts):
    columns = [facts[name] for name in ("x", "y", "z", "photons", "background")]
    return np.column_stack([*columns, facts["bound"]])


def arrays():
    optics, middle = Optics(PSF), (ROI - 1) / 2
    planes = np.arange(-14, 15) * 0.05
    yield "samples", optics.images(WINDOW // 2, WINDOW // 2, planes, WINDOW)
    z, place = (v.ravel() for v in np.meshgrid(DEPTHS_UM, np.arange(len(PLACES)), indexing="ij"))
    x, y = (middle + np.array(PLACES)[place, axis] for axis in (0, 1))
    shares = optics.derivatives(x, y, z, ROI)
    facts = truth(x, y, z, 3000.0, shares)
    yield "clean", 3000 * shares[:, 0] + BACKGROUND
    yield "clean_truth", table_of(facts)
    rng = np.random.default_rng(20261127)
    z = np.round(np.linspace(-0.5, 0.5, 60), 4)
    x, y = middle + rng.uniform(-0.5, 0.5, (2, len(z)))
    shares = optics.derivatives(x, y, z, ROI)
    yield "noisy", rng.poisson(1000 * shares[:, 0] + BACKGROUND)
    yield "noisy_truth", table_of(truth(x, y, z, 1000.0, shares))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, values in arrays():
        np.save(folder / f"{name}.npy", values.astype("<f4"))


if __name__ == "__main__":
    main()
