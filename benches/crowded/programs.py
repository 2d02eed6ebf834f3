"""Runs of the programs: a movie in; out a table, and wall and CPU seconds of the whole process."""

import csv
import json
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import time

import numpy as np

from movies import DEPTH, SPLIT_DEPTH

HERE = pathlib.Path(__file__).parent


def run(command, log, env=None, cores=None):
    """Runs a command to its end; returns its wall and CPU time."""
    command = [str(word) for word in command]
    limit = (lambda: os.sched_setaffinity(0, cores)) if cores else None
    start, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(log, "wb") as file:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=env, preexec_fn=limit)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = time.monotonic() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode != 0:
        end = log.read_text(errors="replace")[-3000:]
        sys.exit(f"exit status {done.returncode}: {shlex.join(command)}\n{end}")
    return seconds


def read_csv(path):
    with open(path, newline="") as file:
        names, *rows = csv.reader(file)
    table = {}
    for name, column in zip(names, zip(*rows) if rows else [()] * len(names)):
        try:
            table[name] = np.array([float(value or "nan") for value in column])
        except ValueError:
            continue  # words, as of the status
    table["frame"] = table["frame"].astype(int)
    return table


def threads(cores):
    """Variables that keep numerical libraries on as many threads as there are cores."""
    names = ("RAYON_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
    return {**os.environ, **{name: str(len(cores)) for name in names}}


class Gaussmle:
    """The command line program with some options."""

    takes_depth = True

    def __init__(self, program, name, options, cores):
        self.program, self.name, self.options, self.cores = pathlib.Path(program).resolve(), name, options, cores

    def localize(self, movie, options=(), frames=None):
        out = movie.folder / f"{self.name.replace(' ', '_')}.csv"
        for path in (out, pathlib.Path(f"{out}.toml"), pathlib.Path(f"{out}.unfinished")):
            path.unlink(missing_ok=True)
        command = [self.program, "localize", movie.path, "-o", out, "--backend", "cpu", "--quiet"]
        given = [*self.options, *options]
        if movie.scene.astigmatic:
            command += ["--astigmatic", movie.folder / "psf.toml"]
        elif "--sigma" in given:
            command += ["--model", "xynb"]
        else:
            command += ["--model", "xynb", "--sigma", f"{movie.stated_sigma * movie.pixel:.6g}"]
        command += ["--camera", movie.folder / "camera.toml", *given]
        if frames is not None:
            command += ["--frames", f"0:{frames}"]
        seconds = run(command, out.with_suffix(".log"), threads(self.cores), self.cores)
        return in_pixels(read_csv(out), movie.pixel), seconds

    def version(self):
        return subprocess.run([self.program, "--version"], capture_output=True, text=True).stdout.strip()


def in_pixels(table, pixel):
    """gaussmle's columns: um from the outer corner of the first pixel."""
    for name in ("x", "y"):
        table[name] = table[name] / pixel - 0.5
        table[f"{name}_std"] = table[f"{name}_std"] / pixel
    return table


class Daostorm:
    """3D-DAOSTORM; `folder` is that of storm-analysis with its C libraries."""

    takes_depth = True

    def __init__(self, python, folder, name, cores):
        self.python, self.folder, self.name, self.cores = python, folder, name, cores

    def parameters(self, movie):
        scene, sigma = movie.scene, movie.stated_sigma
        chosen = {
            "iterations": 20,
            "background_sigma": 8.0,
            "sigma": sigma,
            "pixel_size": 1e3 * movie.pixel,
            "fit_error_model": "MLE",
        }
        if scene.astigmatic:
            chosen |= {"model": "Z", "min_z": -1.5 * DEPTH, "max_z": 1.5 * DEPTH}
            # Its widths are twice the standard deviation, its lengths in nm.
            for axis, sign in (("x", 1), ("y", -1)):
                chosen[f"w{axis}_wo"] = 2e3 * SPLIT_DEPTH[f"sigma_{axis}0_um"]
                chosen[f"w{axis}_c"] = sign * 1e3 * SPLIT_DEPTH["gamma_um"]
                chosen[f"w{axis}_d"] = 1e3 * SPLIT_DEPTH["d_um"]
        else:
            chosen["model"] = "2dfixed"
        if self.name.endswith("tuned"):
            threshold = 6.0 if scene.layout != "blinking" or scene.density < 0.75 else 5.0
            return chosen | {"find_max_radius": 2, "foreground_sigma": sigma, "threshold": threshold}
        return chosen | {"threshold": 6.0, "find_max_radius": 5}

    def localize(self, movie, options=(), frames=None):
        stem = movie.folder / self.name.replace(" ", "_")
        camera = {name: value.tolist() for name, value in movie.camera.items() if not np.ndim(value)}
        camera |= {name: str(movie.folder / f"{name}.npy") for name, value in movie.camera.items() if np.ndim(value)}
        settings = {**camera, "frames": frames, "parameters": self.parameters(movie)}
        stem.with_suffix(".json").write_text(json.dumps(settings))
        command = [self.python, HERE / "daostorm.py", movie.path, stem.with_suffix(".npz"), stem.with_suffix(".json")]
        env = {**threads(self.cores), "PYTHONPATH": str(self.folder)}
        seconds = run(command, stem.with_suffix(".log"), env, self.cores)
        table = dict(np.load(stem.with_suffix(".npz")))
        self.seconds_a_frame = table.pop("seconds")
        return table, seconds

    def version(self):
        found = re.search(r"^version = '(.+)'", (self.folder / "pyproject.toml").read_text(), re.M)
        return f"storm-analysis {found.group(1) if found else 'unknown'}"


class Picasso:
    """Picasso's command line, MLE with both widths free. It takes one offset and gain for all pixels.

    The gradient is in electrons here, in ADU there.
    """

    name = "Picasso"
    takes_depth = False  # it needs a calibration in its own format

    def __init__(self, command, work, gradient, box, cores):
        self.command, self.gradient, self.box, self.cores = shlex.split(command), gradient, box, cores
        # Picasso reads settings from the home folder and writes them there.
        self.env = {**os.environ, "HOME": str(work / "home"), "NUMBA_CACHE_DIR": str(work / "home" / "numba")}
        self.env |= {"MPLBACKEND": "Agg", "QT_QPA_PLATFORM": "offscreen"}
        (work / "home").mkdir(exist_ok=True)
        self.number = "unknown"  # its tables have it

    def localize(self, movie, options=(), frames=None):
        import h5py  # needed for Picasso's tables alone

        images = np.load(movie.path)[:frames]
        raw = movie.folder / "picasso.raw"
        images.astype("<u2").tofile(raw)
        raw.with_suffix(".yaml").write_text(
            f"Byte Order: <\nData Type: uint16\nFrames: {len(images)}\nHeight: {images.shape[1]}\nWidth: {images.shape[2]}\n"
        )
        out = movie.folder / "picasso_locs.hdf5"
        out.unlink(missing_ok=True)
        gain = float(np.median(movie.camera["gain"]))
        command = [
            *self.command,
            "localize",
            raw,
            "-b",
            self.box,
            "-a",
            "mle",
            "-g",
            round(self.gradient / gain),
            "-d",
            0,
        ]
        command += [
            "-bl",
            round(float(np.median(movie.camera["offset"]))),
            "-s",
            gain,
            "-ga",
            1,
            "-px",
            round(1000 * movie.pixel),
        ]
        seconds = run(command, movie.folder / "picasso.log", self.env, self.cores)
        raw.unlink()
        if out.exists():
            found = re.search(rb"Picasso: v([0-9][0-9a-z.]*)", out.read_bytes())
            self.number = found.group(1).decode() if found else "unknown"
        else:  # nothing was found
            return {
                name: np.empty(0, int if name == "frame" else float) for name in ("frame", "x", "y", "photons")
            }, seconds
        with h5py.File(out) as file:
            locs = file["locs"][()]
        table = {name: locs[name].astype(float) for name in ("x", "y", "photons")}
        table |= {
            "background": locs["bg"].astype(float),
            "x_std": locs["lpx"].astype(float),
            "y_std": locs["lpy"].astype(float),
        }
        return {"frame": locs["frame"].astype(int), **table}, seconds

    def version(self):
        return f"Picasso {self.number}, gradient {self.gradient}, box {self.box}"


class Other:
    """Any program that is called with MOVIE.npy and OUT.npz, a table as in scores.py."""

    takes_depth = False

    def __init__(self, name, command, cores):
        self.name, self.command, self.cores = name, shlex.split(command), cores

    def localize(self, movie, options=(), frames=None):
        out = movie.folder / f"{self.name.replace(' ', '_')}.npz"
        command = [*self.command, movie.path, out, *([frames] if frames else [])]
        seconds = run(command, out.with_suffix(".log"), threads(self.cores), self.cores)
        return dict(np.load(out)), seconds

    def version(self):
        return self.name
