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
import ideal
import limits
import measure
import molecules
import stated

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


def simulated(work, kind, writers, settings):
    """A folder that the writers fill unless it is there; the marker file is written last."""
    text = hashlib.sha256(json.dumps(vars(settings), sort_keys=True).encode()).hexdigest()[:12]
    folder = work / "data" / f"{kind}-{settings.psf}-{text}"
    if not (folder / "done").exists():
        for write in writers:
            write(folder, settings)
        (folder / "done").touch()
    return folder


def fitted(args, movies, rois, tables, fields):
    """Measures the PSF of the movies, and fits the ROIs into tables."""
    tables.mkdir(parents=True, exist_ok=True)
    for old in tables.glob("*.*"):
        old.unlink()
    log = tables / "log.txt"
    fields = fields | {"beads": [str(p) for p in sorted(movies.glob("*.tif"))], "psf": str(tables / "psf")}
    run(args.calibrate, fields, log)
    for path in rois:
        table = tables / f"{path.stem.replace('rois', 'fits')}.csv"
        seconds = run(args.fit, fields | {"rois": str(path), "table": str(table)}, log)
        print(f"{fields['name']}: {path.name} fitted in {seconds:.1f} s", flush=True)


def compared(args, movies, spots, fields):
    """Rows of the record of one PSF."""
    tables = args.work / "tables" / f"{movies.name}-{spots.name}-{args.program}"
    fitted(args, movies, (spots / "clean.npy", *sorted(spots.glob("rois_*.npy"))), tables, fields)
    rows = [row for row, _ in measure.measure(spots, tables, args.program)]
    says = stated.scores(tables / "log.txt", movies)
    change = {}
    if args.bad:
        fitted(args, movies / "good", (spots / "clean.npy",), tables / "good", fields)
        change = measure.bad_change(spots, tables, tables / "good")
    return [row | says | ({"bad_change": change[row["photons"]]} if change else {}) for row in rows]


def settings_of(args, names, psf, seed):
    return argparse.Namespace(psf=psf, seed=seed, **{name: getattr(args, name) for name in names})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("psfs", nargs="*", help="default: astig astig_ab tetrapod helix")
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--calibrate", required=True, help="command that measures the PSF")
    parser.add_argument("--fit", required=True, help="command that fits ROIs")
    parser.add_argument("--program", default="gaussmle", help="its name in the table")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1], help="of beads; all meet the first's molecules")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record to write")
    parser.add_argument("--check", action="store_true", help="fail if a value is outside of limits.py")
    of_beads = beads.options(parser.add_argument_group("beads"))
    of_molecules = molecules.options(parser.add_argument_group("molecules"))
    args = parser.parse_args()
    args.work = args.work.resolve()
    os.environ.update({name: os.environ.get(name, "1") for name in THREADS})
    record = []
    for name in args.psfs or ["astig", "astig_ab", "tetrapod", "helix"]:
        fields = {"window": WINDOW[name], "name": name, "step_um": f"{args.step_nm / 1000:g}"}
        settings = settings_of(args, of_molecules, name, args.seeds[0])
        spots = simulated(args.work, "molecules", (molecules.write, ideal.write), settings)
        for seed in args.seeds:
            settings = settings_of(args, of_beads, name, seed)
            movies = simulated(args.work, "beads", (beads.write,), settings)
            rows = [{"seed": seed} | row for row in compared(args, movies, spots, fields)]
            measure.print_table(rows)
            record += rows
            if args.out:
                beads_note = ", ".join(f"{k} {getattr(args, k)}" for k in of_beads if getattr(args, k))
                note = f"{datetime.date.today()}; {beads_note}"
                notes = [note, f"calibrate: {args.calibrate}", f"fit: {args.fit}"]
                measure.write_record(args.out, notes, record)
    if args.check:
        broken = limits.broken(record)
        print("\n".join([*limits.worst(record), *(broken or ["all values are within limits.py"])]))
        sys.exit(bool(broken))


if __name__ == "__main__":
    main()
