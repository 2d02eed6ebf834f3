"""Compares measurements of drift on simulated movies that gaussmle localizes.

    PYTHONPATH=FOLDERS python3 benches/drift movies --work FOLDER --out benches/record/drift.csv
    PYTHONPATH=FOLDERS python3 benches/drift tables --work FOLDER --out benches/record/drift-tables.csv

Requires numpy. Picasso (picassosr) and COMET (comet-smlm), if installed, run on the usable rows of the
same tables. Residuals are rms an axis, of all frames, without the mean offset. Seconds of gaussmle are
those of the whole process, those of the others are of the function that measures.

  movies    all programs on movies of a sample that drifts
  segments  AIM and RCC with other numbers of frames a segment, on the same movies
  tables    gaussmle alone on tables with z and without, one of them with 5 million rows
"""

import argparse
import csv
import datetime
import importlib.util
import os
import pathlib
import platform
import re

import tables
from movies import Movie, Scene
from programs import Comet, Gaussmle, Picasso, warm_up
from scores import scored

CASES = [("smooth", 500), ("smooth", 2000), ("none", 4000), ("smooth", 4000), ("jump", 4000), ("oscillation", 4000)]
CASES.append(("smooth", 20000))
COLUMNS = "structure drift frames seed program residual_nm stated_nm error_over_stated within_2_std largest_nm"
COLUMNS += " z_residual_nm z_stated_nm breaks true_break rows seconds convert_seconds failure"
SEGMENTS = {"AIM": (25, 50, 100, 200, 500), "RCC": (100, 200, 500)}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("topic", choices=["movies", "segments", "tables"])
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for movies and tables")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--gaussmle", default="target/release/gaussmle")
    parser.add_argument("--seeds", type=int, nargs="+", default=[2611, 2612])
    parser.add_argument("--longest", type=int, default=20000, help="frames of the longest movie")
    parser.add_argument("--earlier", help="another build of gaussmle to compare with")
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    return parser.parse_args()


def others_of(args):
    has_picasso = importlib.util.find_spec("picasso")
    if args.topic == "segments":
        return [Picasso(method, segment) for method in SEGMENTS for segment in SEGMENTS[method]]
    if args.topic == "tables":
        return []
    others = [Gaussmle(args.earlier, args.threads, "earlier gaussmle")] if args.earlier else []
    others += [Picasso("AIM", 100), Picasso("RCC", 500)] if has_picasso else []
    return others + ([Comet()] if importlib.util.find_spec("comet") else [])


def compared(args, gaussmle, others):
    """A row of each program and movie. A rival that fails gets a row with the reason."""
    for drift, frames in CASES:
        for structure in ("filaments", "origami"):
            for seed in args.seeds if frames <= args.longest else []:
                scene = Scene(structure, drift, frames, seed)
                movie = Movie(scene, args.work)
                table = gaussmle.localize(movie)
                with open(table) as file:
                    count = sum(1 for _ in file) - 1
                # The longest movies take the others minutes: one seed shows their error.
                chosen = others if frames < 20000 or seed == args.seeds[0] else []
                for program in [gaussmle, *chosen] if args.topic == "movies" else chosen:
                    row = {"structure": structure, "drift": drift, "frames": frames, "seed": seed}
                    row |= {"program": program.name, "rows": count, "true_break": scene.jump_frame()}
                    yield row | measured(program, table, movie)


def measured(program, table, movie):
    try:
        path = program.measure(table, movie.scene.frames)
    except Exception as failure:  # of another program: any is possible
        return {"failure": f"{type(failure).__name__}: {failure}"[:120]}
    breaks = None if path.breaks is None else " ".join(map(str, path.breaks))
    return {**scored(path, movie.drift), "breaks": breaks, "seconds": path.seconds}


def of_tables(args, gaussmle):
    """Rows of tables with and without z. `convert_seconds` is the time to read and write the same table."""
    small = [tables.Table(4000, 20_000, 6.4, seed) for seed in args.seeds]
    for table in [*small, tables.Table(20_000, 5_000_000, 40.0, args.seeds[0])]:
        file = args.work / f"{table.name()}.npz"
        drift, count = tables.make(table, file)
        for has_z in (True, False):
            if not has_z:
                tables.flatten(file)
            path = gaussmle.measure(file, table.frames)
            row = {"structure": "filaments", "drift": "smooth with z" if has_z else "smooth", "frames": table.frames}
            truth = drift[:, : path.drift.shape[1]]
            row |= {"seed": table.seed, "program": gaussmle.name, "rows": count, **scored(path, truth)}
            if has_z:
                depth = scored(path, drift, (2,))
                row |= {"z_residual_nm": depth["residual_nm"], "z_stated_nm": depth["stated_nm"]}
            row |= {"breaks": " ".join(map(str, path.breaks)), "seconds": path.seconds}
            yield row | {"convert_seconds": gaussmle.convert(file)}


def machine():
    found = re.search(r"^model name\s*:\s*(.+)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    name = found.group(1) if found else platform.machine()
    return f"{name}, {len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.1f}"


def write(path, notes, record):
    """The record so far; columns without any value are left out."""
    names = [name for name in COLUMNS.split() if any(row.get(name) not in (None, "") for row in record)]
    with open(path, "w", newline="") as file:
        file.writelines(f"# {note}\n" for note in notes)
        writer = csv.DictWriter(file, names, lineterminator="\n", extrasaction="ignore")
        writer.writeheader()
        for row in record:
            writer.writerow({k: f"{v:.4g}" if isinstance(v, float) else v for k, v in row.items()})


def main():
    args = arguments()
    args.work.mkdir(parents=True, exist_ok=True)
    gaussmle, others = Gaussmle(args.gaussmle, args.threads), others_of(args)
    versions = dict.fromkeys(program.version() for program in [gaussmle, *others])
    notes = [f"{datetime.date.today()}, {machine()}", "; ".join(versions)]
    print("\n".join(notes), flush=True)
    warm_up([program for program in others if not isinstance(program, Gaussmle)], args.work)
    record = []
    for row in of_tables(args, gaussmle) if args.topic == "tables" else compared(args, gaussmle, others):
        record.append(row)
        shown = [f"{v:.3g}" if isinstance(v, float) else str(v) for v in row.values() if v is not None]
        print(*shown, flush=True)
        if args.out:
            write(args.out, notes, record)


if __name__ == "__main__":
    main()
