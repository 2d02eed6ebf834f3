"""A recorded movie: rows of each program, how many they share, and what their light leaves over."""

import pathlib
import re

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.optimize import linear_sum_assignment

import scores
from movies import Scene, shares, write_camera

NEAR = 3.0  # widths around rows in which the residual is measured
SMOOTH = 6.0  # widths of the filter of the background
SHARED_UM = 0.05


def read(path):
    """Frames of a movie: .npy, .dax with its .inf, or .tif by tifffile."""
    if path.suffix == ".npy":
        return np.load(path)
    if path.suffix == ".dax":
        text = path.with_suffix(".inf").read_text(errors="replace")
        width, height = map(int, re.search(r"frame dimensions = (\d+) x (\d+)", text).groups())
        order = "<" if re.search(r"little endian", text) else ">"
        values = np.fromfile(path, f"{order}u2")
        return values[: len(values) // (width * height) * width * height].reshape(-1, height, width)
    import tifffile

    frames = tifffile.imread(path)
    return frames.reshape(-1, *frames.shape[-2:])


def camera_of(words):
    """Offset and gain (e-/ADU), or storm-analysis' calibration of an sCMOS camera, first version."""
    if len(words) == 2:
        offset, gain = map(np.float64, words)
        return {"offset": offset, "gain": gain, "variance": np.float64(0), "excess": np.float64(1)}
    # Maps are (x, y), the variance in ADU^2, the gain in ADU/e-.
    offset, variance, gain = (plane.T for plane in np.load(words[0]))
    return {"offset": offset, "gain": 1 / gain, "variance": variance / gain**2, "excess": np.float64(1)}


def truth_of(path):
    """Emitters of an Insight3 file: 72 bytes each after a header of 16; positions and frames count from 1."""
    record = {"names": ["x", "y", "area", "frame"], "formats": ["<f4", "<f4", "<f4", "<i4"], "itemsize": 72}
    rows = np.fromfile(path, np.dtype({**record, "offsets": [0, 4, 20, 52]}), offset=16)
    # The frame of the trailer is not positive.
    rows = rows[rows["frame"] > 0]
    return {
        "frame": rows["frame"] - 1,
        "x": rows["x"].astype(float) - 1,
        "y": rows["y"].astype(float) - 1,
        "photons": rows["area"].astype(float),
    }


class Recorded:
    """A movie of a file, with what the programs need to know of it."""

    def __init__(self, args):
        self.pixel, sigma_um = args.movie_width
        self.stated_sigma = sigma_um / self.pixel
        self.folder = args.work / "movies" / args.movie.stem
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path = self.folder / "movie.npy"
        frames = read(pathlib.Path(args.movie)).astype(np.uint16)
        np.save(self.path, frames[: args.frames])
        self.shape = frames.shape[1:]
        self.truth = truth_of(args.movie_truth) if args.movie_truth else None
        self.scene = Scene(args.seed, frames=min(len(frames), args.frames))
        self.camera = camera_of(args.movie_camera)
        write_camera(self.folder, self.camera, self.pixel)

    def electrons(self):
        return (np.load(self.path) - self.camera["offset"]) * self.camera["gain"]


def light_of(rows, shape, sigma):
    columns, lines = shares(rows["x"], sigma, shape[1]), shares(rows["y"], sigma, shape[0])
    return (lines * rows["photons"][:, None]).T @ columns


def of_frame(rows, frame):
    keep = rows["frame"] == frame
    return {name: rows[name][keep] for name in ("x", "y", "photons")}


def residual(images, tables, sigma, variance):
    """Mean square of the residual over its variance near rows of any program; 1 is noise."""
    sums, pixels = np.zeros(len(tables)), 0
    for frame, image in enumerate(images):
        lit = [light_of(of_frame(rows, frame), image.shape, sigma) for rows in tables]
        # A Gaussian at NEAR widths has this share of its peak; a spot of 100 photons counts.
        peak = 100 / (2 * np.pi * sigma**2)
        near = np.max(lit, axis=0) > peak * np.exp(-0.5 * NEAR**2)
        pixels += int(near.sum())
        for k, light in enumerate(lit):
            smooth = np.maximum(gaussian_filter(image - light, SMOOTH * sigma), 0.1)
            sums[k] += np.sum(((image - light - smooth) ** 2 / (light + smooth + variance))[near])
    return sums / max(pixels, 1)


def shared(rows, other, pixel):
    """The number of rows with a partner in the other table."""
    count = 0
    for frame in np.unique(rows["frame"]):
        a, b = (np.c_[tuple(of_frame(t, frame)[c] for c in ("x", "y"))] * pixel for t in (rows, other))
        distance = np.linalg.norm(a[:, None] - b[None], axis=2)
        i, j = linear_sum_assignment(np.where(distance < SHARED_UM, distance, 10.0))
        count += int((distance[i, j] < SHARED_UM).sum())
    return count


def compare(args, programs):
    movie = Recorded(args)
    tables = [program.localize(movie)[0] for program in programs]
    left = residual(movie.electrons(), tables, movie.stated_sigma, movie.camera["variance"])
    # Programs are compared with the last one, 3D-DAOSTORM tuned if it runs.
    for program, rows, value in zip(programs, tables, left):
        count = shared(rows, tables[-1], movie.pixel)
        yield {
            "case": args.movie.name,
            "program": program.name,
            "rows": len(rows["x"]),
            "within_50nm_of_other": count,
            "share_of_other": count / max(len(tables[-1]["x"]), 1),
            "residual_over_noise": float(value),
            **(scores.against_truth(movie, rows, 0.1) if movie.truth else {}),
        }
