"""The topics of the comparison: each yields rows of its table."""

import math
import os
import pathlib
import platform
import re
import statistics

import numpy as np

import recorded
import scores
from movies import SIGMA, SIZE, Movie, Scene
from programs import Daostorm, Gaussmle, Picasso


def machine_name():
    name = platform.processor() or platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text(), re.M)
        name = found.group(1) if found else name
    return f"{name}, {len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f}"


def blinking(args, programs, case, **settings):
    """Scores of all programs, the means over movies of blinking emitters."""
    movies = [Movie(Scene(args.seed + k, frames=args.frames, **settings), args.work) for k in range(args.movies)]
    for program in programs:
        each = [scored(movie, program.localize(movie)[0]) for movie in movies]
        mean = {name: statistics.fmean(score[name] for score in each) for name in each[0]}
        yield {"case": case, "program": program.name, **mean}


def scored(movie, rows):
    fine = scores.against_truth(movie, rows, 0.05)
    # The truth has emitters above this number of photons alone.
    bright = rows["photons"] > scores.FEWEST_PHOTONS
    bright = {name: column[bright] for name, column in rows.items()}
    return {
        **scores.against_truth(movie, rows, 0.1),
        "jaccard_50nm": fine["jaccard"],
        "rmse_50nm_nm": fine["rmse_nm"],
        "jaccard_of_bright": scores.against_truth(movie, bright, 0.1)["jaccard"],
        "jaccard_50nm_of_bright": scores.against_truth(movie, bright, 0.05)["jaccard"],
        "background_found": scores.background_found(movie, rows),
    }


def density(args, programs):
    for value in args.densities:
        yield from blinking(args, programs, f"{value:g} / um2", density=value)


def calibration(args, programs):
    for value in args.densities:
        movie = Movie(Scene(args.seed, frames=args.frames, density=value), args.work)
        for program in programs:
            rows, _ = program.localize(movie)
            if "x_std" in rows:
                for name, row in scores.calibration(movie, rows):
                    yield {"case": f"{value:g} / um2, {name}", "program": program.name, **row}


def scenes(args, programs):
    cases = {
        "spread 0.5, 1 / um2": {"spread": 0.5},
        "300 photons, 1 / um2": {"photons": 300.0},
        "background 50, 1 / um2": {"background": 50.0},
        "filaments, 0.5 / um2": {"density": 0.5, "filaments": 6},
        "uneven background, 1 / um2": {"slope": 0.5},
        "sCMOS maps, 1 / um2": {"camera": "scmos"},
        "EMCCD, 1 / um2": {"camera": "emccd"},
        "astigmatic, 0.2 / um2": {"density": 0.2, "astigmatic": True, "photons": 3000.0},
        "astigmatic, 0.5 / um2": {"density": 0.5, "astigmatic": True, "photons": 3000.0},
    }
    for case, settings in cases.items():
        able = [p for p in programs if p.takes_depth or not settings.get("astigmatic")]
        yield from blinking(args, able, case, **settings)


def rate_of_gain(gain):
    """Maxima a pixel of filtered noise whose gain of the log-likelihood is above `gain`.

    The noise filtered by a spot is a Gaussian field with the correlation exp(-r^2 / (4 sigma^2)).
    Above a high level u, here sqrt(2 gain), it has this many maxima.
    """
    u = math.sqrt(2 * gain)
    return u * math.exp(-u * u / 2) / ((2 * math.pi) ** 1.5 * 2 * SIGMA**2)


def empty(args, programs):
    movie = Movie(Scene(args.seed, "empty", frames=40 if args.quick else 400), args.work)
    megapixels = movie.scene.frames * SIZE * SIZE / 1e6
    for gain in (7, 10) if args.quick else (6, 7, 8, 9, 10):
        stated = rate_of_gain(gain)
        for program in programs:
            if not isinstance(program, Gaussmle):
                continue
            rows, _ = program.localize(movie, args.rate_option.format(rate=f"{stated * SIZE * SIZE:.6g}").split())
            found = len(rows["x"]) / megapixels
            yield {
                "case": f"gain {gain}",
                "program": program.name,
                "stated_a_megapixel": 1e6 * stated,
                "found_a_megapixel": found,
                "rows": len(rows["x"]),
                "found_over_stated": found / (1e6 * stated),
            }
    for program in programs:
        if not isinstance(program, Gaussmle):
            rows, _ = program.localize(movie)
            yield {
                "case": "default",
                "program": program.name,
                "found_a_megapixel": len(rows["x"]) / megapixels,
                "rows": len(rows["x"]),
            }


def lone(args, programs):
    """Isolated spots, and a sparse movie: rows of gaussmle's first run are those to compare with."""
    frames = 5 if args.quick else 200
    rate = f"{rate_of_gain(10) * SIZE * SIZE:.6g}"
    scenes = {f"{n} photons": Scene(args.seed, "lone", frames=frames, photons=n) for n in (300, 1000, 5000)}
    scenes["0.02 / um2"] = Scene(args.seed, frames=args.frames, density=0.02)
    for case, scene in scenes.items():
        movie = Movie(scene, args.work)
        plain = None
        for program in programs:
            sparse = scene.layout == "blinking"
            if sparse and not isinstance(program, Gaussmle):
                continue
            rows, _ = program.localize(movie)
            row = {"case": case, "program": program.name} | ({} if sparse else scores.lone_spots(movie, rows))
            if isinstance(program, Gaussmle) and plain is not None:
                row |= scores.same_rows(rows, plain)
            if program.name == "gaussmle":
                plain = rows
            yield row
            if isinstance(program, Gaussmle) and program.name != "gaussmle" and not sparse:
                rows, _ = program.localize(movie, args.rate_option.format(rate=rate).split())
                yield {"case": case, "program": f"{program.name}, gain 10"} | scores.lone_spots(movie, rows)


def pairs(args, programs):
    distances = (1.0, 1.5, 2.0) if args.quick else (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0)
    for second in (1000, 300):
        for separation in distances:
            scene = Scene(args.seed, "pairs", frames=4 if args.quick else 20, separation=separation, second=second)
            movie = Movie(scene, args.work)
            for program in programs:
                rows, _ = program.localize(movie)
                yield {
                    "case": f"1000 + {second}, {separation:g} sigma",
                    "program": program.name,
                    **scores.pairs(movie, rows),
                }


def width(args, programs):
    cases = [(f"{percent:+d} %", {"sigma": SIGMA * (1 + percent / 100)}) for percent in (-10, -5, 0, 5, 10)]
    cases += [(f"halo {100 * share:.0f} %", {"halo": share}) for share in (0.1, 0.25)]
    if args.quick:
        cases = cases[2:5]
    for photons in (5000,) if args.quick else (1000, 5000):
        for name, settings in cases:
            scene = Scene(args.seed, "lone", frames=5 if args.quick else 20, photons=photons, **settings)
            movie = Movie(scene, args.work)
            for program in programs:
                row = {"case": f"{photons} photons, {name}", "program": program.name}
                yield row | scores.lone_spots(movie, program.localize(movie)[0])
                if isinstance(program, Gaussmle) and program.name != "gaussmle" and args.auto_width:
                    row["program"] += ", auto width"
                    yield row | scores.lone_spots(movie, program.localize(movie, args.auto_width.split())[0])


def diffraction(args, programs):
    """PSFs by vectorial diffraction, with a measured width; fits together without and with the measured misfit."""
    runs = []
    for program in programs:
        if isinstance(program, Gaussmle):
            fitted_together = {", misfit 0": ["--psf-misfit", "0"], ", measured misfit": []}
            ways = {"": []} if program.name == "gaussmle" else fitted_together
            runs += [(program, program.name + way, options) for way, options in ways.items()]
    kinds = {"in focus": {"psf": "plain"}, "aberrated, 0.4 um": {"psf": "plain_ab", "thickness": 0.4}}
    for kind, settings in kinds.items():
        for photons in (1000, 5000):
            scene = Scene(args.seed, "lone", frames=5 if args.quick else 20, photons=photons, **settings)
            movie = Movie(scene, args.work)
            for program, name, options in runs:
                rows, _ = program.localize(movie, [*args.auto_width.split(), *options])
                case = f"lone, {photons} photons, {kind}"
                found = scores.lone_spots(movie, rows)
                # The bound of a Gaussian.
                del found["rms_over_bound"]
                yield {"case": case, "program": name} | found
        for value in (0.2, 1.0, 2.0):
            for photons in (1000, 4000):
                light = {"density": value, "photons": float(photons), "spread": 0.5}
                movie = Movie(Scene(args.seed, frames=args.frames, **light, **settings), args.work)
                for program, name, options in runs:
                    rows, _ = program.localize(movie, [*args.auto_width.split(), *options])
                    case = f"{value:g} / um2, {photons} photons, {kind}"
                    yield {"case": case, "program": name} | scored(movie, rows)


def time(args, programs):
    """gaussmle on two cores and on one, the others on one, in turns on each movie; the fastest runs count."""
    cores = sorted(os.sched_getaffinity(0))
    for value in args.densities:
        # gaussmle and Picasso get a longer movie: their start would hide the rest of a short one.
        movies = {k: Movie(Scene(args.seed, frames=k * args.frames, density=value), args.work) for k in (1, 10)}
        table = []
        for program in programs:
            for count in (2, 1) if isinstance(program, Gaussmle) else (1,):
                program.cores = cores[:count]
                movie = movies[10 if isinstance(program, (Gaussmle, Picasso)) else 1]
                row = time_of(program, movie, 1 if args.quick else 3)
                table.append({"case": f"{value:g} / um2", "program": program.name, "cores": count, **row})
        for row in table:
            for kind in ("usual", "tuned"):
                for rival in table:
                    if rival["program"] == f"3D-DAOSTORM {kind}":
                        row[f"times_of_{kind}"] = rival["fit_ms_a_frame"] / row["fit_ms_a_frame"]
            yield row


def time_of(program, movie, repeats):
    """Times of the whole process, and without its start: a run on one frame, or the program's own time."""
    frames = movie.scene.frames
    whole, fit = [], []
    for _ in range(repeats):
        rows, used = program.localize(movie)
        whole.append(np.array(used) / frames)
        if isinstance(program, Daostorm):
            fit.append(program.seconds_a_frame)
        else:
            start = program.localize(movie, frames=1)[1]
            fit.append((np.array(used) - start) / (frames - 1))
    (whole_wall, whole_cpu), (wall, cpu) = 1e3 * np.min(whole, axis=0), 1e3 * np.min(fit, axis=0)
    return {
        "whole_ms_a_frame": whole_wall,
        "whole_cpu_ms_a_frame": whole_cpu,
        "fit_ms_a_frame": wall,
        "fit_cpu_ms_a_frame": cpu,
        "fit_mb_a_s": 2e-3 * SIZE * SIZE / wall,
        "rows_a_frame": len(rows["x"]) / frames,
    }


def file(args, programs):
    yield from recorded.compare(args, programs)
