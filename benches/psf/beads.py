"""Writes movies of beads that a stage moves through focus, one frame a step, and their truth.

    python3 beads.py FOLDER --psf astig_ab --fields 2 --seed 1

FOLDER gets `beads_0.tif`, .. (16 bits, offset 100 ADU, gain 0.45 e-/ADU) and `beads_0.npz` with x, y
(pixels of the frame, an integer is the centre of a pixel), z (um, at the middle step), photons, kind
of each bead, and z_um, x_shift and y_shift of each step. A bead's depth is that of the stage plus its own.
"""

import argparse
import pathlib

import numpy as np

from optics import PSFS, Optics

OFFSET_ADU, GAIN_E_PER_ADU = 100, 0.45
PITCH = 64  # pixels between beads
SIDE = 4  # beads a side of a field
NEIGHBOUR = 8.0  # pixels from a bead to a second one of half its light
DOUBLET = 3.0  # pixels between two equal beads
BLEACHED = 0.6  # light that is left after BLEACHED_AT of the scan
BLEACHED_AT = 4 / 7
OVERSIZED_UM = 0.21
BAD = ("doublet", "neighbour", "bleached", "oversized")


def field(rng, settings):
    """Places of the beads, and of the second beads of doublets and neighbours."""
    grid = PITCH / 2 + PITCH * np.arange(SIDE) - 0.5
    x, y = (v.ravel() for v in np.meshgrid(grid, grid))
    x, y = (v + rng.uniform(-0.5, 0.5, v.size) for v in (x, y))
    z = rng.uniform(-1, 1, x.size) * settings.spread_nm / 1000
    z += settings.tilt_nm_per_pixel / 1000 * (x - x.mean())
    kind = np.full(x.size, "good", dtype="<U10")
    kind[rng.permutation(x.size)[: len(settings.bad)]] = settings.bad
    beads = {"x": x, "y": y, "z": z, "photons": np.full(x.size, settings.bead_photons), "kind": kind}
    for name, distance, share in (("doublet", DOUBLET, 1.0), ("neighbour", NEIGHBOUR, 0.5)):
        for i in np.flatnonzero(kind == name):
            angle = rng.uniform(0, 2 * np.pi)
            beads["x"] = np.append(beads["x"], x[i] + distance * np.cos(angle))
            beads["y"] = np.append(beads["y"], y[i] + distance * np.sin(angle))
            beads["z"] = np.append(beads["z"], z[i])
            beads["photons"] = np.append(beads["photons"], share * settings.bead_photons)
            beads["kind"] = np.append(beads["kind"], "second")
    return beads


def photons_of(beads, bead, steps, settings):
    """Light of a bead at each step: it fades evenly, or at once if it is bleached."""
    part = np.arange(steps) / steps
    light = beads["photons"][bead] * (1 - settings.fade * part)
    if beads["kind"][bead] == "bleached":
        light = np.where(part >= BLEACHED_AT, BLEACHED * light, light)
    return light


def movie(optics, beads, scan, settings, rng):
    """Frames in ADU."""
    size = PITCH * SIDE
    mean = np.full((len(scan["z_um"]), size, size), float(settings.background))
    for i in range(len(beads["x"])):
        diameter = OVERSIZED_UM if beads["kind"][i] == "oversized" else 0.0
        light = photons_of(beads, i, len(mean), settings)
        x, y = beads["x"][i] + scan["x_shift"], beads["y"][i] + scan["y_shift"]
        image = optics.images(x, y, scan["z_um"] + beads["z"][i], size, diameter)
        mean += light[:, None, None] * image
    return adu(mean, settings, rng)


def adu(mean, settings, rng):
    """Pixel values of a camera that sees this light."""
    electrons = rng.poisson(np.maximum(mean, 0)) + rng.normal(0, 1, mean.shape) * settings.read_noise
    return np.clip(np.rint(OFFSET_ADU + electrons / GAIN_E_PER_ADU), 0, 65535).astype(np.uint16)


def without_bad(frames, beads, settings, rng):
    """The same frames with background alone where the bad beads are."""
    frames = frames.copy()
    for i in np.flatnonzero(np.isin(beads["kind"], BAD)):
        row, column = (int((beads[axis][i] + 0.5) // PITCH) * PITCH for axis in "yx")
        cell = np.s_[:, row : row + PITCH, column : column + PITCH]
        frames[cell] = adu(np.full(frames[cell].shape, float(settings.background)), settings, rng)
    return frames


def write(folder, settings):
    """`good` in the folder gets the same movies without their bad beads."""
    import tifffile

    (folder / "good").mkdir(parents=True, exist_ok=True)
    optics, paths = Optics(settings.psf), []
    count = round(settings.range_nm / settings.step_nm)
    for number in range(settings.fields):
        rng = np.random.default_rng([settings.seed, number])
        beads = field(rng, settings)
        z = np.arange(-count, count + 1) * settings.step_nm / 1000
        jitter = rng.normal(0, settings.jitter_nm / 100, (2, len(z)))
        scan = {"z_um": z, "x_shift": jitter[0], "y_shift": jitter[1]}
        frames = movie(optics, beads, scan, settings, rng)
        path = folder / f"beads_{number}.tif"
        tifffile.imwrite(path, frames, photometric="minisblack")
        if settings.bad:
            good = without_bad(frames, beads, settings, rng)
            tifffile.imwrite(folder / "good" / path.name, good, photometric="minisblack")
        np.savez(path.with_suffix(".npz"), psf=settings.psf, background=settings.background, **beads, **scan)
        paths.append(path)
    return paths


def options(parser):
    """Adds the options of the movies; returns their names."""
    add = parser.add_argument
    added = [
        add("--fields", type=int, default=1, help="movies of 16 beads each"),
        add("--bead-photons", type=float, default=20_000, help="of a bead in a frame"),
        add("--background", type=float, default=10),
        add("--step-nm", type=float, default=20),
        add("--range-nm", type=float, default=700, help="the scan goes from - to +"),
        add("--spread-nm", type=float, default=80, help="beads lie within +- this depth"),
        add("--jitter-nm", type=float, default=0, help="rms of x, and of y, of the stage at a step"),
        add("--tilt-nm-per-pixel", type=float, default=0, help="slope of the depth along x"),
        add("--fade", type=float, default=0, help="share of the light that is lost in the scan"),
        add("--read-noise", type=float, default=0, help="e-"),
        add("--bad", nargs="*", default=[], choices=BAD, help="a bead of each kind in each field"),
    ]
    return [action.dest for action in added]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--psf", choices=PSFS, default="astig")
    parser.add_argument("--seed", type=int, default=1)
    options(parser)
    args = parser.parse_args()
    for path in write(args.folder, args):
        print(path)


if __name__ == "__main__":
    main()
