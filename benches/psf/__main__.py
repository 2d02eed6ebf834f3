"""Fits of molecules with a PSF from beads against the truth: does a spline reach the bound?

    python3 benches/psf --work FOLDER --out RECORD.csv \\
        --calibrate "gaussmle calibrate psf {beads} -o {psf} .." --fit "gaussmle fit {rois} -o {table} .."

For each PSF: simulates a movie of beads and ROIs of molecules, measures the PSF with the first
command, fits the ROIs with the second, and compares with the truth. Commands have these fields:
{beads} movies, {window} pixels of a bead, {psf} a path for the PSF without ending, {rois} a .npy file,
{table} the CSV, {name} of the PSF, {step_um} of the scan. Simulated data are kept in FOLDER and used
again; remove it after a change of the simulator.
Requires numpy and scipy; tifffile for movies.
"""

import argparse
import datetime
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import time

import beads
import limits
import measure
import molecules

WINDOW = {"astig": 21, "astig_ab": 21, "tetrapod": 25, "helix": 23, "plain": 19, "plain_ab": 19}
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "NUMBA_NUM_THREADS")


def run(template, fields, log):
    """A command of words with fields; {beads} may become several words. Returns its seconds."""
    words = []
    for word in shlex.split(template):
        words += fields["beads"] if word == "{beads}" else [word.format(**fields)]
    start = time.perf_counter()
    with open(log, "a") as file:
        print("$", shlex.join(words), file=file, flush=True)
        result = subprocess.run(words, check=False, stdout=file, stderr=subprocess.STDOUT)
    if result.returncode:
        sys.exit(f"{shlex.join(words)} failed; its output is in {log}:\n{log.read_text()[-2000:]}")
    return time.perf_counter() - start


def data_of(args, settings, name):
    """Folders of movies and molecules; the marker file is written last."""
    settings.psf = name
    text = hashlib.sha256(json.dumps(vars(settings), sort_keys=True).encode()).hexdigest()[:12]
    movies = args.work / "data" / f"beads-{name}-{text}"
    key = [name, f"s{settings.seed}", f"n{args.each}", *map(str, args.photons)]
    spots = args.work / "data" / "-".join(["molecules", *key])
    if not (movies / "done").exists():
        beads.write(movies, settings)
        (movies / "done").touch()
    if not (spots / "done").exists():
        molecules.write(spots, name, args.photons, args.each, settings.seed)
        (spots / "done").touch()
    return movies, spots


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("psfs", nargs="*", help="default: astig astig_ab tetrapod helix")
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--calibrate", required=True, help="command that measures the PSF")
    parser.add_argument("--fit", required=True, help="command that fits ROIs")
    parser.add_argument("--program", default="gaussmle", help="its name in the table")
    parser.add_argument("--photons", type=int, nargs="+", default=molecules.PHOTONS)
    parser.add_argument("--each", type=int, default=700, help="molecules at each of 11 depths; 0: model bias alone")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--check", action="store_true", help="fail if a value is outside of limits.py")
    names = beads.options(parser.add_argument_group("beads"))
    args = parser.parse_args()
    settings = argparse.Namespace(**{name: getattr(args, name) for name in names})
    args.work = args.work.resolve()
    os.environ.update({name: os.environ.get(name, "1") for name in THREADS})
    record = []
    for name in args.psfs or ["astig", "astig_ab", "tetrapod", "helix"]:
        movies, spots = data_of(args, settings, name)
        tables = args.work / "tables" / f"{spots.name}-{args.program}"
        tables.mkdir(parents=True, exist_ok=True)
        for old in tables.glob("*"):
            old.unlink()
        fields = {"beads": [str(p) for p in sorted(movies.glob("*.tif"))], "window": WINDOW[name], "name": name}
        fields |= {"psf": str(tables / "psf"), "step_um": f"{settings.step_nm / 1000:g}"}
        run(args.calibrate, fields, tables / "log.txt")
        for rois in (spots / "clean.npy", *sorted(spots.glob("rois_*.npy"))):
            table = tables / f"{rois.stem.replace('rois', 'fits')}.csv"
            seconds = run(args.fit, fields | {"rois": str(rois), "table": str(table)}, tables / "log.txt")
            print(f"{name}: {rois.name} fitted in {seconds:.1f} s", flush=True)
        rows = [row for row, _ in measure.measure(spots, tables, args.program)]
        measure.print_table(rows)
        record += rows
        if args.out:
            beads_note = ", ".join(f"{k} {v}" for k, v in vars(settings).items() if v and k != "psf")
            note = f"{datetime.date.today()}; {beads_note}"
            measure.write_record(args.out, [note, f"calibrate: {args.calibrate}", f"fit: {args.fit}"], record)
    if args.check:
        broken = limits.broken(record)
        print("\n".join(broken) or "all values are within limits.py")
        sys.exit(bool(broken))


if __name__ == "__main__":
    main()
