"""Fits of molecules by the true PSF: the best that a program can do where the bound is out of reach.

    python3 ideal.py FOLDER

FOLDER is that of molecules.py. `ideal_500.npz` gets x, y (pixels of the ROI) and z (um) of the maximum of
the likelihood that an ascent from the truth finds, and `converged`. No program has such a start, so
molecules at a wrong depth are fewer here. z stays within the scan of the beads, +-0.7 um.

Spectra of the simulator are interpolated between depths 40 nm apart, with an error of 1e-5.
"""

import math
import pathlib
import sys

import numpy as np

from optics import PIXEL_UM, Optics

BELOW = 1000  # photons below which no estimator reaches the bound
STEP_UM = 0.04
TAPS = np.arange(6) - 2.5
DEEPEST_UM = 0.7
LIMITS = np.array([1.0, 1.0, 0.2])  # of a step in x, y (pixels) and z (um)
DONE = 1e-4  # of the decrement: a step of 0.01 standard deviations
CHUNK = 100


def lagrange(t):
    """Weights [molecule][tap] of samples at TAPS, for values and slopes at -0.5 <= t <= 0.5."""
    values, slopes = np.ones((len(t), len(TAPS))), np.zeros((len(t), len(TAPS)))
    for i, tap in enumerate(TAPS):
        for other in np.delete(TAPS, i):
            part = (t - other) / (tap - other)
            slopes[:, i] = slopes[:, i] * part + values[:, i] / (tap - other)
            values[:, i] *= part
    return values, slopes


class Model:
    """The PSF at any depth."""

    def __init__(self, name, size):
        self.optics, self.size = Optics(name), size
        count = math.ceil(DEEPEST_UM / STEP_UM) + 3
        self.first = -count * STEP_UM
        spectra = [self.optics.spectrum(k * STEP_UM) for k in range(-count, count + 1)]
        self.spectra = np.array(spectra).reshape(len(spectra), -1)

    def shares(self, x, y, z):
        """As `Optics.derivatives`: [molecule][4][row][column]."""
        out = np.empty((len(x), 4, self.size, self.size))
        place = (z - self.first) / STEP_UM
        cell = np.floor(place).astype(int)
        for base in np.unique(cell):
            which = np.flatnonzero(cell == base)
            planes = self.spectra[base - 2 : base + 4]
            values, slopes = lagrange(place[which] - base - 0.5)
            shape = (len(which), len(self.optics.rows), -1)
            spectrum, by_z = (values @ planes).reshape(shape), (slopes / STEP_UM @ planes).reshape(shape)
            left = self.optics.waves(self.optics.rows, y[which], self.size)
            right = self.optics.waves(self.optics.columns, x[which], self.size).transpose(0, 2, 1)
            half, slope = left @ spectrum, -2j * math.pi * PIXEL_UM
            out[which, 0] = (half @ right).real
            out[which, 1] = (half @ (slope * self.optics.columns[:, None] * right)).real
            out[which, 2] = ((left * (slope * self.optics.rows)) @ spectrum @ right).real
            out[which, 3] = (left @ by_z @ right).real
        return out


def likelihood(model, counts, at):
    """Log-likelihood, its gradient, and the information, at parameters x, y, z, photons, background."""
    shares = model.shares(*at[:, :3].T)
    photons = at[:, 3, None, None]
    mean = np.maximum(photons * shares[:, 0] + at[:, 4, None, None], 1e-9)
    slopes = [photons * shares[:, i] for i in (1, 2, 3)] + [shares[:, 0], np.ones_like(mean)]
    slopes = np.stack(slopes, 1).reshape(len(at), 5, -1)
    value = (counts * np.log(mean) - mean).sum((1, 2))
    gradient = (slopes @ (counts / mean - 1).reshape(len(at), -1, 1))[:, :, 0]
    information = (slopes / mean.reshape(len(at), 1, -1)) @ slopes.transpose(0, 2, 1)
    return value, gradient, information


def ascent(model, counts, start, most=100):
    """Levenberg's scoring from `start`: the maximum that it reaches, and whether it did."""
    at, damping = start.copy(), np.full(len(start), 1e-3)
    value, gradient, information = likelihood(model, counts, at)
    active = np.arange(len(at))
    for _ in range(most):
        scale = np.sqrt(np.diagonal(information[active], axis1=1, axis2=2)) + 1e-12
        force = gradient[active] / scale
        matrix = information[active] / (scale[:, :, None] * scale[:, None, :])
        # A molecule that pushes against the end of the scan has no step in z.
        z = at[active, 2]
        held = (np.abs(z) >= DEEPEST_UM) & (force[:, 2] * z > 0)
        force[held, 2], matrix[held, 2, :], matrix[held, :, 2] = 0, 0, 0
        matrix[held, 2, 2] = 1
        whole = np.linalg.solve(matrix + 1e-9 * np.eye(5), force[:, :, None])[:, :, 0]
        moving = (force * whole).sum(1) > DONE
        active, force, matrix, scale = active[moving], force[moving], matrix[moving], scale[moving]
        if not len(active):
            break
        matrix += damping[active, None, None] * np.eye(5)
        step = np.linalg.solve(matrix, force[:, :, None])[:, :, 0] / scale
        step[:, :3] /= np.maximum(np.abs(step[:, :3] / LIMITS).max(1), 1)[:, None]
        trial = at[active] + step
        trial[:, 2] = np.clip(trial[:, 2], -DEEPEST_UM, DEEPEST_UM)
        trial[:, 3:] = np.maximum(trial[:, 3:], 0.1 * at[active, 3:])
        found = likelihood(model, counts[active], trial)
        better = found[0] > value[active]
        damping[active] = np.clip(damping[active] * np.where(better, 0.2, 8), 1e-7, 1e7)
        up = active[better]
        at[up] = trial[better]
        value[up], gradient[up], information[up] = (f[better] for f in found)
    converged = np.ones(len(at), bool)
    converged[active] = False
    return at, converged


def write(folder, _settings=None):
    for path in sorted(folder.glob("truth_*.npz")):
        truth = np.load(path)
        if truth["photons"][0] >= BELOW or not np.isfinite(truth["bound"]).all():
            continue
        counts = np.load(folder / path.name.replace("truth", "rois").replace(".npz", ".npy")).astype(float)
        model = Model(str(truth["psf"]), counts.shape[-1])
        start = np.column_stack([truth[name] for name in ("x", "y", "z", "photons", "background")])
        parts = np.array_split(np.arange(len(start)), math.ceil(len(start) / CHUNK))
        fits = [ascent(model, counts[part], start[part]) for part in parts]
        at, converged = (np.concatenate(values) for values in zip(*fits))
        found = dict(zip("xyz", at.T), converged=converged)
        np.savez(folder / path.name.replace("truth", "ideal"), **found)


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]))
