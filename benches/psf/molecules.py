"""Writes ROIs of single molecules, with the truth and the bound.

    python3 molecules.py FOLDER --psf astig_ab --each 700

For each number of photons FOLDER gets `rois_1000.npy`, counts of photoelectrons [roi][row][column],
and `truth_1000.npz`: x, y (pixels of the ROI, an integer is the centre of a pixel), z (um), photons
(all light), background (a pixel) and `bound`, the smallest standard deviations of these five.
`clean.npy` and `clean.npz` are images without noise (f32) at five places in the pixel and each
depth and number of photons. They give the bias of a model.
"""

import argparse
import pathlib

import numpy as np

from optics import PSFS, Optics, bound_of

ROI = {"astig": 13, "astig_ab": 13, "tetrapod": 19, "helix": 17, "plain": 11, "plain_ab": 11}
PHOTONS = (500, 1000, 3000, 10_000)
DEPTHS_NM = tuple(range(-500, 501, 100))
BACKGROUND = 10.0
PLACES = ((0.0, 0.0), (0.3, 0.2), (-0.2, 0.4), (-0.45, -0.3), (0.45, -0.1))  # from the middle, pixels


def noisy(optics, size, photons, depths, each, rng, known_z=False):
    """Counts and truth of `each` molecules at each depth, anywhere in the middle pixel."""
    z = np.repeat(depths, each)
    x, y = (size - 1) / 2 + rng.uniform(-0.5, 0.5, (2, len(z)))
    shares = optics.derivatives(x, y, z, size)
    counts = rng.poisson(photons * np.maximum(shares[:, 0], 0) + BACKGROUND)
    return counts, truth(x, y, z, photons, shares, known_z)


def truth(x, y, z, photons, shares, known_z=False):
    light = np.broadcast_to(np.asarray(photons, float), x.shape)
    return {
        "x": x,
        "y": y,
        "z": z,
        "photons": light,
        "background": np.full(len(x), BACKGROUND),
        "bound": bound_of(shares, light, BACKGROUND, known_z),
    }


def clean(optics, size, photons, depths, known_z=False):
    """Expected images of all PLACES, depths and numbers of photons."""
    light, place, z = (v.ravel() for v in np.meshgrid(photons, np.arange(len(PLACES)), depths, indexing="ij"))
    x, y = ((size - 1) / 2 + np.array(PLACES)[place, axis] for axis in (0, 1))
    shares = optics.derivatives(x, y, z, size)
    images = light[:, None, None] * shares[:, 0] + BACKGROUND
    return images, truth(x, y, z, light, shares, known_z)


def write(folder, settings):
    folder.mkdir(parents=True, exist_ok=True)
    optics, size, known_z = Optics(settings.psf), ROI[settings.psf], settings.known_z
    depths = np.array(settings.depths_nm) / 1000
    common = {"psf": settings.psf, "roi": size}
    images, facts = clean(optics, size, settings.photons, depths, known_z)
    np.save(folder / "clean.npy", images.astype(np.float32))
    np.savez(folder / "clean.npz", **common, **facts)
    for light in settings.photons if settings.each else ():
        rng = np.random.default_rng([settings.seed, light])
        counts, facts = noisy(optics, size, light, depths, settings.each, rng, known_z)
        np.save(folder / f"rois_{light}.npy", counts.astype(np.uint16))
        np.savez(folder / f"truth_{light}.npz", **common, **facts)


def options(parser):
    """Adds the options of the molecules; returns their names."""
    add = parser.add_argument
    added = [
        add("--photons", type=int, nargs="+", default=PHOTONS),
        add("--each", type=int, default=700, help="molecules at each depth; 0: images without noise alone"),
        add("--depths-nm", type=float, nargs="+", default=DEPTHS_NM),
        add("--known-z", action="store_true", help="bounds of x and y at a known depth"),
    ]
    return [action.dest for action in added]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--psf", choices=PSFS, default="astig")
    parser.add_argument("--seed", type=int, default=1)
    options(parser)
    args = parser.parse_args()
    write(args.folder, args)


if __name__ == "__main__":
    main()
