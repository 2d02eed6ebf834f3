"""Compares programs on crowded movies, simulated here: emitters found, errors, false ones, time.

    python3 benches/crowded --work FOLDER --gaussmle target/release/gaussmle --options "--crowded on" \
        --daostorm PYTHON --storm-analysis FOLDER --picasso "python3 -m picasso" --out RECORD.csv

Requires Linux, numpy and scipy; h5py for Picasso. The programs may be in other environments. FOLDER
keeps movies and tables. `--gaussmle` runs without options and with `--options`. 3D-DAOSTORM runs with
usual settings (maxima of 5 pixels, threshold 6) and with tuned ones (2 pixels, a matched filter,
threshold 6 below 0.75 emitters a um^2 and 5 above), which were chosen on other movies.

Score: truth of at least 100 photons in a frame, borders of 0.8 um left out, one-to-one assignment at
the smallest total distance within 100 and 50 nm; `rmse` is that of the distance. Rows of emitters
below 100 photons count as false; `of_bright` leaves rows below 100 photons out, too.

Topics:
  density      0.1 to 5 emitters a um^2
  calibration  errors over stated ones, by quarters of these and by split gain
  scenes       spread of brightness, dim light, background, filaments, cameras, depth
  empty        false rows on empty frames against the stated rate
  lone         isolated spots: extra rows, errors over the bound; rows against those without --options
  pairs        two emitters at 0.5 to 3 widths: found as two, errors over their joint bound
  diffraction  isolated and blinking emitters with PSFs of an objective, without and with the measured misfit
  width        isolated spots that are wider or narrower than stated, or have a halo
  time         milliseconds a frame: whole process, and without its start
  file         a recorded movie (--movie): rows, overlap with the last program, residual near the rows;
               scores, if there is a list of its emitters (--movie-truth)

`--check "gaussmle crowded"` compares the tables with limits.py and fails if a value is outside.
"""

import argparse
import csv
import datetime
import math
import os
import pathlib
import shlex
import sys

import limits
import topics
from programs import Daostorm, Gaussmle, Other, Picasso

COLUMNS = {
    "density": "jaccard recall precision rmse_nm rms_over_std median_over_std jaccard_50nm rmse_50nm_nm background_found"
    " jaccard_of_bright jaccard_50nm_of_bright",
    "calibration": "share rmse_nm rms_over_std median_over_std above_3_std",
    "scenes": "jaccard recall precision rmse_nm rms_over_std median_over_std jaccard_50nm background_found z_rmse_nm z_rms_over_std",
    "empty": "stated_a_megapixel found_a_megapixel rows found_over_stated",
    "lone": "extra_rows_a_spot missing rmse_nm rms_over_bound rows without_partner rms_difference_over_std"
    " largest_difference_over_std equal_of_lonely",
    "pairs": "found_as_one found_as_two found_as_more bound_1_nm bound_2_nm rms_over_bound median_over_bound rms_over_std",
    "diffraction": "extra_rows_a_spot missing rmse_nm jaccard recall precision rms_over_std"
    " median_over_std jaccard_50nm",
    "width": "extra_rows_a_spot missing rmse_nm rms_over_bound",
    "time": "cores whole_ms_a_frame whole_cpu_ms_a_frame fit_ms_a_frame fit_cpu_ms_a_frame fit_mb_a_s rows_a_frame"
    " times_of_usual times_of_tuned",
    "limits": "value lowest highest within",
    "file": "rows within_50nm_of_other share_of_other residual_over_noise jaccard recall precision rmse_nm"
    " rms_over_std median_over_std",
}


def text(value):
    if isinstance(value, str):
        return value
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return ""
    if isinstance(value, int) or float(value).is_integer() and abs(value) >= 1000:
        return f"{int(value)}"
    return f"{value:.4g}" if abs(value) < 0.1 else f"{value:.3f}" if abs(value) < 10 else f"{value:.1f}"


def print_table(topic, rows):
    """One Markdown table; columns without any value are left out."""
    names = ["case", "program", *COLUMNS[topic].split()]
    names = [n for n in names if any(text(row.get(n)) for row in rows)]
    print(f"\n## {topic}\n\n| {' | '.join(n.replace('_', ' ') for n in names)} |\n|{'---|' * len(names)}")
    for row in rows:
        print(f"| {' | '.join(text(row.get(n)) for n in names)} |")
    print(flush=True)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("topics", nargs="*", help="see above; default all but time and file")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="folder for movies and tables")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--seed", type=int, default=20261127)
    parser.add_argument(
        "--movies", type=int, default=1, help="movies of consecutive seeds whose mean is given; density and scenes"
    )
    parser.add_argument("--check", metavar="PROGRAM", help='compare a program with limits.py, as "gaussmle crowded"')
    parser.add_argument("--quick", action="store_true", help="few frames and cases")
    parser.add_argument("--frames", type=int, help="frames of each movie; default 100, 20 with --quick")
    parser.add_argument("--densities", type=float, nargs="+", default=[0.1, 0.5, 1, 2, 5])
    parser.add_argument("--cores", type=int, default=1, help="cores, and threads, of each program; time has its own")
    parser.add_argument("--gaussmle", type=pathlib.Path)
    parser.add_argument("--options", type=shlex.split, help='options of gaussmle for crowded movies, as "--crowded on"')
    parser.add_argument("--no-plain", action="store_true", help="gaussmle with --options only")
    parser.add_argument(
        "--rate-option", default="--false-alarms {rate}", help="sets the stated rate of false rows a frame"
    )
    parser.add_argument("--auto-width", default="--sigma auto", help="lets gaussmle measure the width")
    parser.add_argument("--daostorm", help="python that runs storm-analysis")
    parser.add_argument("--storm-analysis", type=pathlib.Path, help="its folder, with C libraries")
    parser.add_argument("--picasso", help='command, such as "python3 -m picasso"')
    parser.add_argument("--gradient", type=int, default=250, help="gradient of Picasso")
    parser.add_argument("--box", type=int, default=7, help="box of Picasso")
    parser.add_argument("--program", nargs=2, action="append", default=[], metavar=("NAME", "COMMAND"))
    parser.add_argument("--movie", type=pathlib.Path, help="a recorded movie, .npy, .tif or .dax, for the topic file")
    parser.add_argument("--movie-truth", type=pathlib.Path, help="its emitters, an Insight3 file")
    parser.add_argument(
        "--movie-camera", nargs="+", default=["0", "1"], help="OFFSET GAIN, or storm-analysis' CALIBRATION.npy"
    )
    parser.add_argument("--movie-width", nargs=2, type=float, default=(0.16, 0.16), metavar=("PIXEL_UM", "SIGMA_UM"))
    args = parser.parse_args()
    args.frames = args.frames or (20 if args.quick else 100)
    names = [name for name in COLUMNS if name != "limits"]
    args.topics = args.topics or [name for name in names if name not in ("time", "file")]
    unknown = [name for name in args.topics if name not in names]
    if unknown:
        parser.error(f"no topic {unknown[0]}: choose from {', '.join(names)}")
    if args.daostorm and not args.storm_analysis:
        parser.error("--daostorm needs --storm-analysis, the folder of its package")
    return args


def programs_of(args, cores):
    chosen = []
    if args.gaussmle:
        if not args.no_plain:
            chosen.append(Gaussmle(args.gaussmle, "gaussmle", ["--crowded", "off"], cores))
        if args.options:
            chosen.append(Gaussmle(args.gaussmle, "gaussmle crowded", args.options, cores))
    if args.picasso:
        chosen.append(Picasso(args.picasso, args.work, args.gradient, args.box, cores))
    if args.daostorm:
        folder = args.storm_analysis.resolve()
        chosen += [Daostorm(args.daostorm, folder, f"3D-DAOSTORM {kind}", cores) for kind in ("usual", "tuned")]
    return chosen + [Other(name, command, cores) for name, command in args.program]


def main():
    args = arguments()
    args.work = args.work.resolve()
    args.work.mkdir(parents=True, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))[: args.cores]
    programs = programs_of(args, cores)
    note = f"{datetime.date.today()}, {topics.machine_name()}; seed {args.seed}, {args.movies} x {args.frames} frames"
    note += f"; {shlex.join(args.options)}" if args.options else ""
    print(note, flush=True)
    record = []
    for topic in args.topics:
        rows = list(getattr(topics, topic)(args, programs))
        print_table(topic, rows)
        record += [{"topic": topic, **row} for row in rows]
        notes = [note, "; ".join(dict.fromkeys(program.version() for program in programs))]
        if args.out:
            write(args.out, notes, record)
    print(notes[-1])
    if args.check:
        rows = list(limits.compared(record, args.check))
        print_table("limits", rows)
        broken = sum(row["within"] != "yes" for row in rows)
        sys.exit(f"{broken} of {len(rows)} values are not within their limits" if broken or not rows else 0)


def write(path, notes, record):
    """The record so far, in one CSV; a value is empty where a topic has none."""
    names = list(dict.fromkeys(name for row in record for name in row))
    with open(path, "w", newline="") as file:
        file.writelines(f"# {note}\n" for note in notes)
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        for row in record:
            writer.writerow({k: f"{v:.5g}" if isinstance(v, float) else v for k, v in row.items()})


if __name__ == "__main__":
    main()
