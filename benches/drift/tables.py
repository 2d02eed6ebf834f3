"""Tables with z made directly, without a movie: positions with errors of their stated sizes, and the drift.

Blinks of filaments, each row with the precision of a fit of its photons by Mortensen's formula and 2.5 times
that in z; 3 % of the rows are anywhere.
"""

import dataclasses

import numpy as np

from movies import BACKGROUND, PHOTONS, blinks, smooth
from programs import SIGMA_UM
from psf import PIXEL_UM


@dataclasses.dataclass(frozen=True)
class Table:
    """What is made; `rows` is an approximate number."""

    frames: int
    rows: int  # about
    field_um: float
    seed: int

    def name(self):
        return f"table-{self.frames}-{self.rows}-{self.seed}"


def precision(photons):
    """The standard deviation of x in um."""
    variance = SIGMA_UM**2 + PIXEL_UM**2 / 12
    t = 2 * np.pi * variance * BACKGROUND / (photons * PIXEL_UM**2)
    return np.sqrt(variance / photons * (1 + 4 * t + np.sqrt(2 * t / (1 + 4 * t))))


def drift_of(frames, rng):
    """Smooth drift, 200 nm along z."""
    t = np.arange(frames) / frames
    path = np.c_[smooth(frames, rng), 0.2 * t + 0.05 * np.sin(3 * np.pi * t)]
    return path - path[0]


def points_of(field, rng):
    """Bent lines of 6 um, one to 7 um^2, a point every 16 nm; the depth is that of the line."""
    lines = round(field**2 / 7)
    middle, angle = rng.uniform(0, field, (lines, 1, 2)), rng.uniform(0, np.pi, (lines, 1))
    along = np.arange(-3, 3, 0.016)
    across = 0.4 * np.sin(2 * np.pi * along / 5 + rng.uniform(0, 2 * np.pi, (lines, 1)))
    axes = np.stack([np.cos(angle), np.sin(angle), -np.sin(angle), np.cos(angle)], -1).reshape(lines, 2, 2)
    turned = middle + np.stack(np.broadcast_arrays(along, across), -1) @ axes
    depth = rng.uniform(-0.2, 0.2, (lines, 1)) + 0.1 * along / 3
    points = np.concatenate((turned.reshape(-1, 2), depth.reshape(-1, 1)), axis=1)
    points += rng.normal(0, 0.01, points.shape)
    return points[np.all((points[:, :2] > 0) & (points[:, :2] < field), axis=1)]


def rows_of(table, points, rng):
    """The point, frame and photons of each row."""
    # A blink of 3 frames has about 3.4 rows with at least 200 photons.
    count = round(0.97 * table.rows / 3.4)
    blink, frame, lit = blinks(count, 0, table.frames, rng)
    photons = PHOTONS * np.exp(rng.normal(0, 0.3, count))[blink] * lit
    keep = (frame < table.frames) & (photons > 200)
    return rng.integers(0, len(points), count)[blink][keep], frame[keep], photons[keep]


def make(table, path):
    """Writes a table as .npz for gaussmle; returns the drift of each frame and the number of rows."""
    rng = np.random.default_rng(table.seed)
    points, drift = points_of(table.field_um, rng), drift_of(table.frames, rng)
    point, frame, photons = rows_of(table, points, rng)
    std = precision(photons)
    errors = rng.normal(size=(len(frame), 3)) * std[:, None] * np.array([1, 1, 2.5])
    place = points[point] + drift[frame] + errors
    astray = rng.random(len(frame)) < 0.03
    place[astray] = rng.uniform([0, 0, -0.3], [table.field_um, table.field_um, 0.3], (int(astray.sum()), 3))
    order = np.argsort(frame, kind="stable")
    columns = {"frame": frame.astype(np.uint32), "x": place[:, 0], "y": place[:, 1], "z": place[:, 2]}
    columns |= {"photons": photons, "background": np.full(len(frame), BACKGROUND)}
    columns |= {"x_std": std, "y_std": std, "z_std": 2.5 * std}
    np.savez(path, **{name: column[order] for name, column in columns.items()})
    return drift, len(frame)


def flatten(path):
    """Takes z out of a table."""
    table = np.load(path)
    np.savez(path, **{name: table[name] for name in table.files if name not in ("z", "z_std")})
