"""Drift by each program: a table of localizations in; the path of each frame in um out."""

import csv
import os
import re
import subprocess
import time

import numpy as np

from movies import GAIN_E_PER_ADU, OFFSET_ADU, SIZE
from psf import PIXEL_UM

SIGMA_UM = 0.13


class Path:
    """A measured path; `std` and `breaks` are None where a program does not state them."""

    def __init__(self, drift, seconds, std=None, breaks=None):
        self.drift, self.seconds, self.std, self.breaks = drift, seconds, std, breaks


def read_csv(path):
    with open(path, newline="") as file:
        names, *rows = csv.reader(file)
    return {name: np.array(column) for name, column in zip(names, zip(*rows))}


class Gaussmle:
    """The command line program. Its seconds are those of the whole process, with reading and writing."""

    def __init__(self, program, threads, name="gaussmle"):
        self.program = os.path.abspath(program)
        self.env = {**os.environ, "RAYON_NUM_THREADS": str(threads)}
        self.name = name

    def version(self):
        said = subprocess.run([self.program, "--version"], capture_output=True, text=True).stdout.split("\n")[0]
        return said if self.name == "gaussmle" else f"{self.name}: {said}"

    def run(self, *words):
        """Runs a command; returns what it printed and its seconds."""
        start = time.monotonic()
        done = subprocess.run([self.program, *map(str, words)], capture_output=True, text=True, env=self.env)
        if done.returncode:
            raise RuntimeError(done.stderr.strip() or f"exit status {done.returncode}: {words}")
        return done.stdout + done.stderr, time.monotonic() - start

    def localize(self, movie):
        """The file of the localizations, made once."""
        table = movie.folder / "locs.csv"
        if not table.exists():
            part = movie.folder / "new.csv"
            camera = ["--pixel-size", PIXEL_UM, "--offset", OFFSET_ADU, "--gain", GAIN_E_PER_ADU]
            self.run("localize", movie.path, "-o", part, "--model", "xynb", "--sigma", SIGMA_UM, *camera)
            part.rename(table)
        return table

    def convert(self, table):
        """Seconds that reading and writing a table take."""
        copy = table.with_name("copy" + table.suffix)
        copy.unlink(missing_ok=True)
        return self.run("convert", table, copy)[1]

    def measure(self, table, frames):
        still, path = table.with_name("still" + table.suffix), table.with_name("path.csv")
        for file in (still, path):
            file.unlink(missing_ok=True)
        text, seconds = self.run("drift", table, "-o", still, "--path", path)
        columns = {name: column.astype(float) for name, column in read_csv(path).items()}
        # Frames before the first row and after the last one have the nearest drift.
        at = np.clip(np.arange(frames) - int(columns["frame"][0]), 0, len(columns["frame"]) - 1)
        axes = [axis for axis in ("x", "y", "z") if axis in columns]
        drift, std = (np.stack([columns[axis + end][at] for axis in axes], -1) for end in ("", "_std"))
        breaks = [int(number) for number in re.findall(r"jump of .*? before frame (\d+)", text)]
        return Path(drift, seconds, std, breaks)


def usable(table):
    """Frame, x, y, x_std, y_std (um), photons and background of the usable rows."""
    columns = read_csv(table)
    good = np.isin(columns["status"], ("converged", "at_bound"))
    names = ("frame", "x", "y", "x_std", "y_std", "photons", "background")
    return {name: columns[name][good].astype(float) for name in names}


class Picasso:
    """AIM or RCC through Picasso's own functions, with segments of a number of frames."""

    def __init__(self, method, segment):
        self.method, self.segment, self.name = method, segment, f"Picasso {method} {segment}"

    def version(self):
        import picasso

        return f"Picasso {picasso.__version__}"

    def measure(self, table, frames):
        import pandas

        from picasso import aim, postprocess

        rows = usable(table)
        columns = {"frame": rows["frame"].astype(np.uint32), "photons": rows["photons"], "bg": rows["background"]}
        for axis in ("x", "y"):
            # Picasso counts pixels from their centres.
            columns[axis] = (rows[axis] / PIXEL_UM - 0.5).astype(np.float32)
            columns[f"lp{axis}"] = (rows[f"{axis}_std"] / PIXEL_UM).astype(np.float32)
            columns[f"s{axis}"] = np.full(len(rows["x"]), SIGMA_UM / PIXEL_UM, np.float32)
        locs = pandas.DataFrame(columns)
        info = [{"Width": SIZE, "Height": SIZE, "Frames": frames, "Pixelsize": 1e3 * PIXEL_UM}]
        start = time.monotonic()
        if self.method == "AIM":
            drift = aim.aim(locs, info, segmentation=self.segment)[2]
        else:
            drift = postprocess.undrift(locs, info, segmentation=self.segment, display=False)[0]
        seconds = time.monotonic() - start
        return Path(drift[["x", "y"]].to_numpy(float) * PIXEL_UM, seconds)


class Comet:
    """COMET on the CPU, 100 frames a segment (25 of a movie of 500), a start of 100 nm, drift up to 300 nm."""

    name = "COMET"

    def version(self):
        import comet

        return f"COMET {comet.__version__}"

    def measure(self, table, frames):
        from comet.core.drift_optimizer import comet_run_kd

        rows = usable(table)
        data = np.c_[1e3 * rows["x"], 1e3 * rows["y"], np.zeros(len(rows["x"])), rows["frame"]]
        settings = {"segmentation_mode": 2, "segmentation_var": 25 if frames <= 500 else 100}
        settings |= {"max_locs_per_segment": 100, "initial_sigma_nm": 100, "max_drift_nm": 300}
        settings |= {"mode": "cpu", "min_max_frames": (0, frames - 1), "random_state": 1}
        start = time.monotonic()
        found = comet_run_kd(data, **settings)
        seconds = time.monotonic() - start
        return Path(np.asarray(found)[:frames, :2] * 1e-3, seconds)


def warm_up(programs, work):
    """Compiles what the rivals compile at their first call, with a small table of random rows."""
    rng, count = np.random.default_rng(1), 4000
    table = work / "warm-up.csv"
    with open(table, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["frame", "x", "y", "x_std", "y_std", "photons", "background", "status"])
        for frame in np.sort(rng.integers(0, 2000, count)):
            x, y = rng.integers(1, 6, 2) + rng.normal(0, 0.01, 2)
            writer.writerow([frame, x, y, 0.01, 0.01, 1000, 10, "converged"])
    for program in programs:
        program.measure(table, 2000)
