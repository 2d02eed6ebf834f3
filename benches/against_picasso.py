#!/usr/bin/env python3
"""Compares `gaussmle localize` with Picasso's on a simulated movie: time, memory, accuracy.

    python3 benches/against_picasso.py --gaussmle target/release/gaussmle --picasso "python3 -m picasso" \
        --work FOLDER --out RECORD.csv

Requires Linux, numpy, pandas and h5py. Picasso may be in another environment, because only its
command line is used. The movie and its truth are simulated here with numpy, independently of the
code under test. FOLDER keeps them (1 GB at full size) and reuses a movie with the same settings.

Method:
- Positions are in pixels, and an integer is the centre of a pixel, as in Picasso's files.
- A localization is matched to at most one emitter of its frame, closest pairs first, within a
  radius. The first radius is 2 x CRLB of that emitter, the second is fixed at 0.5 px. The errors of
  an efficient fit lie within 2 x CRLB in 1 - exp(-2) = 86.5 % of cases, which limits the recall to
  0.865 there, apart from chance.
- The CRLB is that of a fit with both widths free, computed here from photons, background and width
  of the truth.
- Emitters within `margin` of the border and emitters with fewer than 50 photons in a frame are
  optional. Neither they nor the localizations matched to them count. Unmatched localizations within
  `margin` of the border do not count either. The margin is box / 2 + 1 pixels, not box / 2, because
  Picasso does not search the last box / 2 + 1 rows and columns.
- The threshold of each program is the one with the best Jaccard index (2 x CRLB) on the first
  frames.
"""

import argparse
import csv
import datetime
import json
import math
import os
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys
import time

import h5py
import numpy as np
import pandas as pd

PIXEL_UM = 0.1
SIGMA_UM = 0.13
SIGMA = SIGMA_UM / PIXEL_UM  # pixels
BACKGROUND = 10.0  # photons per pixel
OFFSET = 100  # ADU; the gain is 1 e-/ADU
FEWEST_PHOTONS = 50.0
FIXED_RADIUS = 0.5  # pixels
# Frames. A molecule is then on in 1 + 2 = 3 frames on average, in the first and the last partly.
MEAN_ON = 2.0
BRIGHTNESS_SPREAD = 0.5  # standard deviation of the logarithm of the photons per frame
MEAN_PHOTONS = 1000.0
SEED = 20260

erf = np.vectorize(math.erf, otypes=[float])


# --- The movie -----------------------------------------------------------------------------------


def blinking(frames, size, emitters, rng):
    """Simulates the truth: one row per molecule and frame in which it is on."""
    # The simulation starts before the first frame, so that the first frames have the same
    # statistics as the others.
    lead = 20 * MEAN_ON
    n = rng.poisson((frames + lead) * emitters / (1 + MEAN_ON))
    start = rng.uniform(-lead, frames, n)
    end = start + rng.exponential(MEAN_ON, n)
    x, y = rng.uniform(-0.5, size - 0.5, (2, n))
    # The mean of a log-normal distribution is exp(mu + spread^2 / 2).
    brightness = rng.lognormal(math.log(MEAN_PHOTONS) - BRIGHTNESS_SPREAD**2 / 2, BRIGHTNESS_SPREAD, n)

    first, last = np.floor(start).astype(int), np.floor(end).astype(int)
    count = last - first + 1
    molecule = np.repeat(np.arange(n), count)
    frame = first[molecule] + np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
    lit = np.minimum(end[molecule], frame + 1) - np.maximum(start[molecule], frame)
    truth = pd.DataFrame(
        {"frame": frame, "x": x[molecule], "y": y[molecule], "photons": brightness[molecule] * lit}
    )
    truth = truth[(truth.frame >= 0) & (truth.frame < frames)]
    return truth.sort_values("frame", kind="stable", ignore_index=True)


def pixel_shares(position, first, width, sigma):
    """The fraction of a Gaussian's light in each of `width` pixels from pixel `first` on."""
    edges = np.asarray(first)[..., None] + np.arange(width + 1) - 0.5
    return 0.5 * np.diff(erf((edges - np.asarray(position)[..., None]) / (math.sqrt(2) * sigma)), axis=-1)


def expected_photons(emitters, size):
    """The expected image of one frame; each spot is cut off at 7.5 pixels (5.8 sigma)."""
    half, width = 7, 15
    padded = np.full((size + 2 * width, size + 2 * width), BACKGROUND)
    x, y, photons = (emitters[c].to_numpy() for c in ("x", "y", "photons"))
    left, top = np.rint(x).astype(int) - half, np.rint(y).astype(int) - half
    patch = photons[:, None, None] * (
        pixel_shares(y, top, width, SIGMA)[:, :, None] * pixel_shares(x, left, width, SIGMA)[:, None, :]
    )
    step = np.arange(width)
    np.add.at(padded, ((top[:, None] + step + width)[:, :, None], (left[:, None] + step + width)[:, None, :]), patch)
    return padded[width:-width, width:-width]


def simulate(work, frames, size, emitters, read_noise):
    """Writes the movie (Picasso's .raw and .yaml) and its truth, unless they exist."""
    settings = json.dumps(
        [SEED, frames, size, emitters, read_noise, SIGMA, BACKGROUND, OFFSET, MEAN_ON, MEAN_PHOTONS, BRIGHTNESS_SPREAD]
    )
    stem = work / f"movie_{frames}x{size}_{emitters}" / f"movie{f'_read{read_noise}' if read_noise else ''}"
    stem.parent.mkdir(parents=True, exist_ok=True)
    movie, table = stem.with_suffix(".raw"), stem.with_suffix(".npz")
    if table.exists():
        stored = np.load(table)
        if str(stored["settings"]) == settings and movie.stat().st_size == 2 * frames * size * size:
            return movie, pd.DataFrame({c: stored[c] for c in ("frame", "x", "y", "photons")})

    rng = np.random.default_rng(SEED)
    truth = blinking(frames, size, emitters, rng)
    bounds = np.searchsorted(truth.frame, np.arange(frames + 1))
    with open(movie, "wb") as file:
        for frame in range(frames):
            counts = rng.poisson(expected_photons(truth[bounds[frame] : bounds[frame + 1]], size)).astype(float)
            if read_noise:
                counts = np.rint(counts + rng.normal(0, read_noise, counts.shape))
            np.clip(counts + OFFSET, 0, 65535).astype("<u2").tofile(file)
    stem.with_suffix(".yaml").write_text(
        f"Byte Order: <\nData Type: uint16\nFrames: {frames}\nHeight: {size}\nWidth: {size}\n"
    )
    # The truth is written last. Without it, an interrupted movie is simulated again.
    np.savez(table, settings=settings, **{c: truth[c].to_numpy() for c in truth})
    return movie, truth


# --- The bound -----------------------------------------------------------------------------------


def crlb_by_photons(box, read_noise):
    """Returns the Cramer-Rao bound of x (pixels) as a function of the photons.

    The fit has the parameters x, y, photons, background and both widths, in one box. The variance
    is averaged over the position of the emitter in its pixel.
    """
    half = box // 2

    def image(x, y, photons, background, sx, sy):
        return photons * np.outer(pixel_shares(y, -half, box, sy), pixel_shares(x, -half, box, sx)) + background

    def variance(x, y, photons):
        at = np.array([x, y, photons, BACKGROUND, SIGMA, SIGMA])
        step = np.array([1e-4, 1e-4, 1e-4 * photons, 1e-3, 1e-4, 1e-4])
        slope = np.array([(image(*(at + d)) - image(*(at - d))).ravel() / 2 for d in np.diag(step)]) / step[:, None]
        fisher = (slope / (image(*at).ravel() + read_noise**2)) @ slope.T
        return np.linalg.inv(fisher)[0, 0]

    photons = np.geomspace(FEWEST_PHOTONS, 100_000, 40)
    phases = (np.arange(4) + 0.5) / 8  # half a pixel; the other half is symmetric
    bound = [math.sqrt(np.mean([variance(x, y, n) for x in phases for y in phases])) for n in photons]
    return lambda n: np.exp(np.interp(np.log(n), np.log(photons), np.log(bound)))


# --- Matching ------------------------------------------------------------------------------------


def pairs_within(truth, locs, radius):
    """Matches emitters and localizations of the same frame one to one, closest pairs first.

    Returns indices into the truth and indices into the localizations.
    """
    frames = np.arange(max(truth.frame.max(), locs.frame.max() if len(locs) else 0) + 2)
    tb, lb = np.searchsorted(truth.frame, frames), np.searchsorted(locs.frame, frames)
    tx, ty, lx, ly = (d[c].to_numpy(float) for d in (truth, locs) for c in ("x", "y"))
    pairs = []
    for t0, t1, l0, l1 in zip(tb[:-1], tb[1:], lb[:-1], lb[1:]):
        distance = np.hypot(tx[t0:t1, None] - lx[None, l0:l1], ty[t0:t1, None] - ly[None, l0:l1])
        t, l = np.nonzero(distance <= radius[t0:t1, None])
        order = np.argsort(distance[t, l], kind="stable")
        used_t, used_l = set(), set()
        for i, j in zip(t[order].tolist(), l[order].tolist()):
            if i not in used_t and j not in used_l:
                used_t.add(i)
                used_l.add(j)
                pairs.append((t0 + i, l0 + j))
    return np.array(pairs, int).reshape(-1, 2).T


class Scorer:
    """Compares tables of localizations with the truth."""

    def __init__(self, truth, size, margin, bound):
        self.size, self.margin = size, margin
        self.truth = truth
        self.counts = self.inside(truth) & (truth.photons.to_numpy() >= FEWEST_PHOTONS)
        # Emitters with fewer photons get the bound at FEWEST_PHOTONS. Otherwise their radii would
        # grow without limit.
        self.radii = {
            "2crlb": 2 * bound(np.maximum(truth.photons.to_numpy(), FEWEST_PHOTONS)),
            "fixed": np.full(len(truth), FIXED_RADIUS),
        }

    def inside(self, table):
        low, high = self.margin - 0.5, self.size - 0.5 - self.margin
        x, y = table.x.to_numpy(), table.y.to_numpy()
        return (x >= low) & (x <= high) & (y >= low) & (y <= high)

    def first(self, frames):
        """A scorer for the first frames only."""
        scorer = object.__new__(Scorer)
        keep = self.truth.frame.to_numpy() < frames
        scorer.size, scorer.margin = self.size, self.margin
        scorer.truth = self.truth[keep].reset_index(drop=True)
        scorer.counts = self.counts[keep]
        scorer.radii = {name: radius[keep] for name, radius in self.radii.items()}
        return scorer

    def score(self, locs, radius):
        t, l = pairs_within(self.truth, locs, self.radii[radius])
        unmatched = np.ones(len(locs), bool)
        unmatched[l] = False
        false = int((unmatched & self.inside(locs)).sum())
        t, l = t[self.counts[t]], l[self.counts[t]]
        missed = int(self.counts.sum()) - len(t)
        dx = locs.x.to_numpy(float)[l] - self.truth.x.to_numpy()[t]
        dy = locs.y.to_numpy(float)[l] - self.truth.y.to_numpy()[t]
        return {
            "recall": len(t) / max(len(t) + missed, 1),
            "precision": len(t) / max(len(t) + false, 1),
            "jaccard": len(t) / max(len(t) + missed + false, 1),
            # sqrt(mean(dx^2 + dy^2)), as in the localization challenges.
            "rmse_px": math.sqrt(np.mean(dx**2 + dy**2)) if len(t) else math.nan,
            # An error of half a pixel in the conventions would show here.
            "bias_x_px": dx.mean() if len(t) else math.nan,
            "bias_y_px": dy.mean() if len(t) else math.nan,
        }


# --- Running the programs ------------------------------------------------------------------------

# Runs a program from a small separate process. Linux counts the peak memory of a child as at least
# that of its parent at the start, and numpy and pandas in this process would hide a small program.
# Prints exit code, wall time, CPU time, peak memory, peak memory without mapped files, and the number
# of processes. The peak memory includes a movie that is read through a memory map; the last two values
# are sampled.
WATCH = """
import json, os, sys, threading, time
start = time.monotonic()
pid = os.fork()
if pid == 0:
    log = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0), os.dup2(log, 1), os.dup2(log, 2)
    if sys.argv[2]:
        os.sched_setaffinity(0, [int(c) for c in sys.argv[2].split(',')])
    try:
        os.execvp(sys.argv[3], sys.argv[3:])
    finally:
        os._exit(127)
peak = [0, 1]
def sample():
    while True:
        try:
            for line in open(f'/proc/{pid}/status'):
                if line.startswith('RssAnon'):
                    peak[0] = max(peak[0], int(line.split()[1]))
        except OSError:
            return
        try:
            children = [open(f'/proc/{pid}/task/{task}/children').read() for task in os.listdir(f'/proc/{pid}/task')]
            peak[1] = max(peak[1], 1 + sum(len(text.split()) for text in children))
        except OSError:
            pass
        time.sleep(0.02)
threading.Thread(target=sample, daemon=True).start()
_, status, used = os.wait4(pid, 0)
print(json.dumps([os.waitstatus_to_exitcode(status), time.monotonic() - start,
                  used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, peak[0] / 1024, peak[1]]))
"""


def run(command, log, env=None, cores=()):
    """Runs a command to its end and returns its times and peak memory."""
    command = [str(word) for word in command]
    watch = [sys.executable, "-I", "-S", "-c", WATCH, str(log), ",".join(map(str, cores)), *command]
    out = subprocess.run(watch, env=env, check=True, capture_output=True, text=True).stdout
    code, wall, cpu, peak, anonymous, processes = json.loads(out)
    if code != 0:
        sys.exit(f"exit status {code}: {shlex.join(command)}\n{log.read_text(errors='replace')[-3000:]}")
    figures = {"wall_s": wall, "cpu_s": cpu, "peak_mib": peak, "peak_anonymous_mib": anonymous}
    return {**figures, "processes": processes}


def read_locs(path):
    with h5py.File(path) as file:
        table = file["locs"][()]
    names = [c for c in ("frame", "x", "y", "photons", "net_gradient") if c in table.dtype.names]
    locs = pd.DataFrame({c: table[c].astype(np.int64 if c == "frame" else float) for c in names})
    return locs.sort_values("frame", kind="stable", ignore_index=True)


class Picasso:
    def __init__(self, command, movie, box, work):
        self.command, self.movie, self.box, self.work = shlex.split(command), movie, box, work
        # Picasso reads settings from the home folder and writes them there, so it gets a separate
        # one. The setting of the cores is a fraction below 1 of all cores; Picasso rounds down.
        settings = work / "home" / ".picasso" / "settings.yaml"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("Localize:\n  cpu_utilization: 0.999\n")
        self.cache = work / "home" / "numba"
        self.env = {
            **os.environ,
            "HOME": str(work / "home"),
            "NUMBA_CACHE_DIR": str(self.cache),
            "MPLBACKEND": "Agg",
            "QT_QPA_PLATFORM": "offscreen",
        }

    def localize(self, gradient, name, frames=None):
        command = [*self.command, "localize", self.movie, "-b", self.box, "-a", "mle", "-g", gradient, "-d", 0]
        command += ["-bl", OFFSET, "-s", 1, "-ga", 1, "-qe", 1, "-px", round(1000 * PIXEL_UM), "-sf", f"_{name}"]
        if frames:
            command += ["-fb", 0, frames - 1]
        figures = run(command, self.work / f"{name}.log", self.env)
        return figures, read_locs(self.movie.with_name(f"{self.movie.stem}_{name}_locs.hdf5"))

    def version(self, name):
        # The metadata of the result contains the version.
        data = self.movie.with_name(f"{self.movie.stem}_{name}_locs.hdf5").read_bytes()
        found = re.search(rb"Picasso: v([0-9][0-9a-z.]*)", data)
        return found.group(1).decode() if found else "unknown"

    def best_gradient(self, scorer, frames, lowest):
        """The gradient with the best Jaccard index on the first frames.

        One run with a low gradient covers all higher ones: each spot is fitted independently.
        """
        _, locs = self.localize(lowest, "picasso_sweep", frames)
        scorer = scorer.first(frames)
        gradients = np.unique(np.geomspace(lowest, 100 * lowest, 80).astype(int))
        curve = [(g, scorer.score(locs[locs.net_gradient > g].reset_index(drop=True), "2crlb")) for g in gradients]
        best = max(curve, key=lambda point: point[1]["jaccard"])[0]
        if best == gradients[0]:
            print(f"the best gradient, {best}, is the lowest tried: use a lower --lowest-gradient")
        return int(best), curve


class Gaussmle:
    def __init__(self, program, movie, box, read_noise, work):
        self.program, self.movie, self.box, self.read_noise, self.work = program, movie, box, read_noise, work

    def localize(self, model, name, detector, frames=None, cores=(), vectors=None):
        out = self.work / f"{name}.hdf5"
        out.unlink(missing_ok=True)
        # The program has the vectors of narrower processors for benchmarks.
        limited = ["--vectors", vectors] if vectors else []
        command = [self.program, *limited, "localize", self.movie, "-o", out, "--model", model, "--sigma", SIGMA_UM]
        command += ["--pixel-size", PIXEL_UM, "--offset", OFFSET, "--gain", 1, "--roi", self.box]
        command += ["--backend", "cpu", "--quiet", *detector]
        if self.read_noise:
            command += ["--read-noise", self.read_noise]
        if frames:
            command += ["--frames", f"0:{frames}"]
        figures = run(command, self.work / f"{name}.log", cores=cores)
        return figures, read_locs(out)

    def version(self):
        return subprocess.run([self.program, "--version"], capture_output=True, text=True).stdout.strip()

    def best_false_alarms(self, scorer, frames, rates):
        """The rate of false alarms with the best Jaccard index on the first frames."""
        scorer = scorer.first(frames)
        curve = []
        for rate in rates:
            _, locs = self.localize("xynbsxsy", "gaussmle_sweep", ["--false-alarms", rate], frames)
            curve.append((rate, scorer.score(locs, "2crlb")))
        return max(curve, key=lambda point: point[1]["jaccard"])[0], curve


# --- The comparison ------------------------------------------------------------------------------


def print_row(row):
    text = f"{row['program']:<9} {row['vectors']:<3} {row['model']:<9} {row['detector']:<24} {row['cores']:>2}"
    text += f" {row['wall_s']:>8.2f} {row['cpu_s']:>8.2f} {row['peak_mib']:>6.0f} {row['peak_anonymous_mib']:>6.0f}"
    text += f" {row['localizations']:>8}"
    for radius in ("2crlb", "fixed"):
        text += "  " + " ".join(
            f"{row[f'{radius}_{name}']:.4f}" for name in ("recall", "precision", "jaccard", "rmse_px")
        )
    print(text, flush=True)


def print_heading():
    scores = "  recall precis jaccar rmse  "
    units = f"{'wall':>8} {'CPU':>8} {'peak':>6} {'anon.':>6}"
    print(f"{'':>51} {units} {'':>8}  {'within 2 x CRLB':<{len(scores) - 2}}  within {FIXED_RADIUS} px")
    print(
        f"{'program':<9} {'':<3} {'model':<9} {'detector':<24} {'on':>2} {'s':>8} {'s':>8} {'MiB':>6} {'MiB':>6} {'found':>8}"
        + scores
        + scores,
        flush=True,
    )


def machine_name():
    name = platform.processor() or platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text(), re.M)
        name = found.group(1) if found else name
    return f"{name}, {len(os.sched_getaffinity(0))} cores"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gaussmle", type=pathlib.Path, help="path of gaussmle; if omitted, only Picasso runs")
    parser.add_argument(
        "--picasso", help='command, such as "python3 -m picasso"; if omitted, only gaussmle runs'
    )
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for the movie and the results")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--frames", type=int, default=2000)
    parser.add_argument("--size", type=int, default=512, help="width and height of the movie, pixels")
    parser.add_argument("--emitters", type=int, default=100, help="mean number of emitters per frame")
    parser.add_argument("--box", type=int, default=7, help="side of the fitted box, pixels")
    parser.add_argument("--read-noise", type=float, default=0.0, help="e- rms; not passed to Picasso")
    parser.add_argument(
        "--vectors", nargs="+", help="spots in gaussmle's vectors: 16 for AVX-512, 8 for AVX2; default the widest"
    )
    parser.add_argument("--repeats", type=int, default=3, help="runs of gaussmle; the fastest counts")
    parser.add_argument(
        "--picasso-repeats", type=int, default=2, help="runs of Picasso; the first fills caches"
    )
    parser.add_argument("--gradient", type=int, help="gradient of Picasso, instead of the best one")
    parser.add_argument("--lowest-gradient", type=int, default=100, help="lowest gradient of the sweep")
    parser.add_argument("--sweep-frames", type=int, default=50)
    parser.add_argument("--false-alarms", type=float, nargs="+", default=[0.01, 0.03, 0.1, 0.3, 1, 3, 10])
    return parser.parse_args()


def main():
    args = arguments()
    args.work.mkdir(parents=True, exist_ok=True)
    work = args.work.resolve()
    sweep_frames = min(args.sweep_frames, args.frames)
    notes = [
        f"{datetime.date.today()}, {machine_name()}, load {os.getloadavg()[0]:.2f} at the start",
        f"{args.frames} frames of {args.size}x{args.size}, {args.emitters} emitters per frame, box {args.box}, "
        f"{MEAN_PHOTONS:.0f} photons per full frame (log-normal, {BRIGHTNESS_SPREAD}), background {BACKGROUND:.0f}, "
        f"sigma {SIGMA:.1f} px, read noise {args.read_noise} e-",
    ]

    start = time.monotonic()
    movie, truth = simulate(work, args.frames, args.size, args.emitters, args.read_noise)
    bound = crlb_by_photons(args.box, args.read_noise)
    margin = args.box / 2 + 1
    scorer = Scorer(truth, args.size, margin, bound)
    notes.append(
        f"truth: {len(truth)} emitters in frames, {int(scorer.counts.sum())} of them counted (at least {margin} px from "
        f"the border and {FEWEST_PHOTONS:.0f} photons); CRLB {bound(1000):.4f} px at 1000 photons"
    )
    print("\n".join(notes))
    print(f"movie ready after {time.monotonic() - start:.0f} s", flush=True)

    rows = []

    def record(program, model, detector, cores, runs, locs, vectors=""):
        best = min(runs, key=lambda figures: figures["wall_s"])
        row = {"program": program, "vectors": vectors, "model": model, "detector": detector, "cores": cores, **best}
        row["first_wall_s"] = runs[0]["wall_s"]
        row["frames_per_s"] = args.frames / best["wall_s"]
        row["localizations"] = len(locs)
        for radius in ("2crlb", "fixed"):
            row |= {f"{radius}_{name}": value for name, value in scorer.score(locs, radius).items()}
        rows.append(row)
        print_row(row)

    gradient = args.gradient
    cores = sorted(os.sched_getaffinity(0))
    if args.picasso:
        picasso = Picasso(args.picasso, movie, args.box, work)
        if gradient is None:
            gradient, curve = picasso.best_gradient(scorer, sweep_frames, args.lowest_gradient)
            print(f"Picasso's gradient, on {sweep_frames} frames: " + format_sweep(gradient, curve))
        # The first run fills Numba's cache, as after an installation; the others use it.
        shutil.rmtree(picasso.cache, ignore_errors=True)
        runs = []
        for _ in range(args.picasso_repeats):
            figures, locs = picasso.localize(gradient, "picasso")
            runs.append(figures)
        notes.append(
            f"Picasso {picasso.version('picasso')} on the CPU, gradient {gradient}; processes: {runs[0]['processes']}; "
            "threads that it uses: "
            f"{max(1, int(0.999 * os.cpu_count()))} to find spots, {max(1, int(0.75 * os.cpu_count()))} to fit; "
            "seconds of its runs (the first without Numba's cache): " + ", ".join(f"{r['wall_s']:.1f}" for r in runs)
        )
        print(notes[-1])
        print_heading()
        record("picasso", "mle", f"gradient {gradient}", len(cores), runs, locs)

    if args.gaussmle:
        gaussmle = Gaussmle(args.gaussmle.resolve(), movie, args.box, args.read_noise, work)
        rate, curve = gaussmle.best_false_alarms(scorer, sweep_frames, args.false_alarms)
        notes.append(f"{gaussmle.version()}, best of {args.repeats} runs")
        print(f"{notes[-1]}; false alarms, on {sweep_frames} frames: " + format_sweep(rate, curve))
        best = ("false alarms %g" % rate, ["--false-alarms", rate])
        widths = args.vectors or [None]
        plans = [(model, *best, cores, width) for width in widths for model in ("xynbsxsy", "xynbs", "xynb")]
        if len(cores) > 1:
            # Picasso leaves cores idle on a small machine. A run on one core removes this
            # difference.
            plans += [("xynbsxsy", *best, cores[:1], width) for width in widths]
        plans.append(("xynbsxsy", "default", [], cores, widths[0]))
        if gradient is not None:
            options = ["--min-net-gradient", gradient]
            plans += [("xynbsxsy", f"gradient {gradient}", options, cores, width) for width in widths]
        print_heading()
        for model, detector, options, on, width in plans:
            runs = []
            for _ in range(args.repeats):
                figures, locs = gaussmle.localize(model, "gaussmle", options, cores=on, vectors=width)
                runs.append(figures)
            record("gaussmle", model, detector, len(on), runs, locs, width or "")

    notes.append(f"load {os.getloadavg()[0]:.2f} at the end")
    if args.out and rows:
        with open(args.out, "w", newline="") as file:
            file.writelines(f"# {note}\n" for note in notes)
            writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
            writer.writeheader()
            for row in rows:
                writer.writerow({k: f"{v:.5g}" if isinstance(v, float) else v for k, v in row.items()})


def format_sweep(best, curve):
    """The best point of a sweep and its neighbours, as text."""
    at = [value for value, _ in curve].index(best)
    shown = curve[max(at - 3, 0) : at + 4]
    return ", ".join(f"{value:g}: {score['jaccard']:.4f}" for value, score in shown) + f"; best {best:g}"


if __name__ == "__main__":
    main()
