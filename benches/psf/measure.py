"""Compares tables of fits with the truth and the bound: bias, scatter, coverage, outliers, p-values.

    python3 measure.py FOLDER TABLES --program NAME --out RECORD.csv

FOLDER is that of molecules.py. TABLES has the tables of `gaussmle fit` for its ROIs, `fits_500.csv`
.., and `clean.csv` for its images without noise. Columns are roi, x, y, z (um; x and y from the outer
corner of the ROI), photons, background, the same with _std, p_value and status; iterations may be absent.

A PSF may have any origin, so one shift of x, y and z is removed from all tables: that of the images
without noise with the most photons or, if there are none, of the brightest molecules.

Columns, of x / y / z:
  model_bias     fits of images without noise, mean over places in the pixel, over the bound: rms over depths
  model_largest  its largest absolute value over depths
  rmse           error over the bound of molecules that are no outliers: rms, then rms over depths
  largest        its largest value over depths
  coverage       share of errors below 1.96 stated standard deviations, without outliers
  stated         stated standard deviation over the bound: rms
  over_ideal     rmse over that of fits by the true PSF, of the same molecules, where `ideal.py` wrote them
  bad_change     largest change of model_bias, at any depth, if the movies have no bad beads
An outlier (`wrong`, in %) is further than 6 bounds from the truth in x, y or z; `worst` is the
depth with most. Where the truth has no bound of z, z is left out. `unusable` (%) are fits without
uncertainties. `p_below_1` is the share of p-values below 0.01, `ks` the largest distance of their
distribution from an even one. `photons_found` is the median of the found light over all light. `moved`,
`bad_used` and `good_refused` are those of `stated.py`.
"""

import argparse
import csv
import datetime
import json
import math
import pathlib

import numpy as np

from optics import PIXEL_UM

UNIT_NM = np.array([1000 * PIXEL_UM, 1000 * PIXEL_UM, 1000.0])
OUTLIER = 6.0
CONVERGED = ("converged", "0")
USABLE = (*CONVERGED, "at_bound", "1")


def read_table(path, count):
    """Columns of a CSV by name, in the order of `roi`; rows that are missing are NaN."""
    with open(path, newline="") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    if not rows:
        raise SystemExit(f"{path} has no rows")
    place = np.array([int(float(row["roi"])) for row in rows]) if "roi" in rows[0] else np.arange(len(rows))
    if len(rows) > count or place.max() >= count or len(np.unique(place)) < len(place):
        raise SystemExit(f"{path} has other ROIs than its truth, which has {count}")
    table = {"status": np.full(count, "missing", dtype="<U16")}
    for name in rows[0]:
        if name == "status":
            table[name][place] = [row[name] for row in rows]
        else:
            table[name] = np.full(count, np.nan)
            table[name][place] = [float(row[name] or "nan") for row in rows]
    usable = np.isin(table["status"], USABLE)
    for name in ("x", "y", "z"):
        table[name] = np.where(usable, table.get(name, math.nan), math.nan)
    return table


def errors(table, truth):
    """Errors and bounds of x, y and z in nm: [roi][3]."""
    # The outer corner of the ROI is half a pixel from the centre of its first pixel.
    found = [table["x"] / PIXEL_UM - 0.5, table["y"] / PIXEL_UM - 0.5, table["z"]]
    error = np.column_stack([f - truth[name] for f, name in zip(found, "xyz")])
    return error * UNIT_NM, truth["bound"][:, :3] * UNIT_NM


def measured(bound):
    """The axes that have a bound: without that of z, fits are those of a flat sample."""
    return np.isfinite(bound).all(0)


def shift_of(error, bound):
    """The shift that fits best: errors are weighted by the bound, and outliers left out."""
    axes, shift = measured(bound), np.zeros(3)
    error, bound = error[:, axes], bound[:, axes]
    best = np.nanmedian(error, 0)
    for _ in range(3):
        near = np.abs((error - best) / bound).max(1) < OUTLIER
        best = np.average(error[near], axis=0, weights=1 / bound[near] ** 2)
    shift[axes] = best
    return shift


def mean(values, axis):
    """Mean of the values that are not NaN; NaN where there are none."""
    count = np.isfinite(values).sum(axis)
    return np.where(count, np.nansum(values, axis) / np.maximum(count, 1), math.nan)


def rms(values, axis):
    return np.sqrt(mean(np.square(values), axis))


def model_bias(error, bound, truth, photons):
    """Bias over the bound at each depth, mean over places in the pixel: [depth][3]."""
    lit = truth["photons"] == photons
    depths = np.unique(truth["z"])
    over = error / bound
    return np.array([mean(over[lit & (truth["z"] == z)], 0) for z in depths])


def of_clean(folder, tables):
    """Fits of images without noise: the PSF, its bias by number of photons, and the shift."""
    clean = np.load(folder / "clean.npz")
    error, bound = errors(read_table(tables / "clean.csv", len(clean["x"])), clean)
    brightest = clean["photons"] == clean["photons"].max()
    shift = shift_of(error[brightest], bound[brightest])
    lights = np.unique(clean["photons"])
    return str(clean["psf"]), {int(n): model_bias(error - shift, bound, clean, n) for n in lights}, shift


def bad_change(folder, tables, good):
    """Largest difference of the biases of two PSFs, by number of photons: [axis]."""
    (_, bias, _), (_, other, _) = of_clean(folder, tables), of_clean(folder, good)
    return {photons: np.abs(bias[photons] - other[photons]).max(0) for photons in bias}


def ideal_rmse(path, truth):
    """The `rmse` of fits by the true PSF."""
    found = np.load(path)
    over = np.column_stack([found[n] - truth[n] for n in "xyz"]) / truth["bound"][:, :3]
    over[(np.abs(over) > OUTLIER).any(1)] = math.nan
    return rms(np.array([rms(over[truth["z"] == z], 0) for z in np.unique(truth["z"])]), 0)


def scores(table, truth, shift):
    """One row of the table, and [depth] rows for a plot."""
    error, bound = errors(table, truth)
    over = (error - shift) / bound
    over[:, ~measured(bound)] = math.nan
    stated = np.column_stack([table.get(f"{n}_std", np.full(len(over), math.nan)) for n in "xyz"]) * 1000
    failed = ~np.isfinite(over[:, measured(bound)]).all(1)
    wrong = ~failed & (np.abs(over) > OUTLIER).any(1)
    good = (~failed & ~wrong)[:, None]
    over, stated = np.where(good, over, np.nan), np.where(good, stated / bound, np.nan)
    depths = np.unique(truth["z"])
    at = [truth["z"] == z for z in depths]
    by_depth = np.array([rms(over[i], 0) for i in at])
    share = [100 * wrong[i].mean() for i in at]
    p = np.sort(table["p_value"][np.isfinite(table["p_value"])])
    steps = np.arange(len(p) + 1) / max(len(p), 1)
    row = {
        "rmse": rms(by_depth, 0),
        "largest": by_depth.max(0),
        "coverage": mean(np.where(np.isfinite(over * stated), np.abs(over) < 1.96 * stated, np.nan), 0),
        "stated": rms(stated, 0),
        "wrong_percent": 100 * wrong.mean(),
        "worst_percent": max(share),
        "unusable_percent": 100 * failed.mean(),
        "not_converged_percent": 100 * (~np.isin(table["status"], CONVERGED)).mean(),
        "p_below_1": (p < 0.01).mean() if len(p) else math.nan,
        "ks": max(np.abs(p - steps[1:]).max(), np.abs(p - steps[:-1]).max()) if len(p) else math.nan,
        "photons_found": np.nanmedian(table["photons"] / truth["photons"]),
        "iterations": np.nanmean(table["iterations"]) if "iterations" in table else math.nan,
    }
    details = [
        {"z_um": float(z), "rmse": list(r), "bias": list(mean(over[i], 0)), "wrong_percent": s}
        for z, r, i, s in zip(depths, by_depth, at, share)
    ]
    return row, details


def measure(folder, tables, program):
    """Rows of the record, one for each number of photons, and details by depth."""
    folder, tables = pathlib.Path(folder), pathlib.Path(tables)
    fits = {int(p.stem[5:]): p for p in tables.glob("fits_*.csv")}
    facts = {n: np.load(folder / f"truth_{n}.npz") for n in fits}
    read = {n: read_table(p, len(facts[n]["x"])) for n, p in fits.items()}
    psf, biases = "", {}
    if (tables / "clean.csv").exists():
        psf, biases, shift = of_clean(folder, tables)
    elif fits:
        shift = shift_of(*errors(read[max(fits)], facts[max(fits)]))
    for photons in sorted(set(fits) | set(biases)):
        row, details = {"psf": psf, "program": program, "photons": photons}, []
        if photons in biases:
            bias = biases[photons]
            row |= {"model_bias": rms(bias, 0), "model_largest": np.abs(bias).max(0)}
        if photons in fits:
            values, details = scores(read[photons], facts[photons], shift)
            row |= {"psf": str(facts[photons]["psf"]), "molecules": len(facts[photons]["x"]), **values}
            ideal = folder / f"ideal_{photons}.npz"
            if ideal.exists():
                row["over_ideal"] = row["rmse"] / ideal_rmse(ideal, facts[photons])
        yield row, details


def text(value):
    if isinstance(value, (np.ndarray, list)):
        return "/".join(f"{v:.2f}" for v in value if math.isfinite(v))
    if isinstance(value, float):
        return "" if math.isnan(value) else f"{value:.4f}" if abs(value) < 0.1 else f"{value:.3f}"
    return str(value)


def print_table(rows):
    names = list(dict.fromkeys(name for row in rows for name in row))
    print(f"| {' | '.join(n.replace('_', ' ') for n in names)} |\n|{'---|' * len(names)}")
    for row in rows:
        print(f"| {' | '.join(text(row.get(n, '')) for n in names)} |", flush=True)


def write_record(path, notes, rows):
    """CSV with a column for each number: of x, y and z where a value is a vector."""
    flat = []
    for row in rows:
        flat.append({})
        for name, value in row.items():
            if isinstance(value, np.ndarray):
                flat[-1] |= {f"{name}_{axis}": f"{v:.4g}" for axis, v in zip("xyz", value) if math.isfinite(v)}
            else:
                flat[-1][name] = f"{value:.4g}" if isinstance(value, float) else value
    names = list(dict.fromkeys(name for row in flat for name in row))
    with open(path, "w", newline="") as file:
        file.writelines(f"# {note}\n" for note in notes)
        writer = csv.DictWriter(file, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(flat)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("tables", type=pathlib.Path)
    parser.add_argument("--program", default="gaussmle")
    parser.add_argument("--out", type=pathlib.Path, help="CSV record")
    parser.add_argument("--details", type=pathlib.Path, help="JSON with bias and scatter at each depth")
    args = parser.parse_args()
    found = list(measure(args.folder, args.tables, args.program))
    if not found:
        parser.error(f"{args.tables} has no fits_PHOTONS.csv for the truths in {args.folder}")
    rows = [row for row, _ in found]
    print_table(rows)
    if args.out:
        write_record(args.out, [str(datetime.date.today())], rows)
    if args.details:
        args.details.write_text(json.dumps({str(r["photons"]): d for r, d in found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
