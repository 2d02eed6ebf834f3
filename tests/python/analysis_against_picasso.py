"""Compares gaussmle's drift correction with Picasso's.

    python analysis_against_picasso.py FOLDER

FOLDER has tables, locs_NAME.csv, and the drift that gaussmle estimated, drift_NAME.csv. Prints the
standard deviation of the remaining drift in nm. Fails if gaussmle's is larger than that of
Picasso's better method.
"""

import glob
import os
import sys
import time

os.environ.setdefault("MPLBACKEND", "Agg")
import numpy as np
import pandas as pd
from picasso import aim, postprocess

PIXEL_NM = 100.0
FRAMES = 10_000


def true_drift():
    t = np.arange(FRAMES) / FRAMES
    return 0.2 * t, 0.03 * np.sin(4 * np.pi * t) - 0.1 * t**2


def remaining_nm(x, y):
    return [1e3 * np.std(found - true) for found, true in zip((x, y), true_drift())]


def localizations(path, std=0.01):
    table = pd.read_csv(path)
    locs = pd.DataFrame({"frame": table.frame.astype(np.uint32)})
    for axis in "xy":
        # Picasso's positions are camera pixels from 0 on. A margin keeps all of them inside.
        locs[axis] = (table[axis] * 1e3 / PIXEL_NM + 10).astype(np.float32)
        locs["lp" + axis] = np.float32(std * 1e3 / PIXEL_NM)
    return locs


def main(folder):
    worse, rows = False, {}
    info = [{"Width": 320, "Height": 320, "Frames": FRAMES, "Pixelsize": PIXEL_NM}]
    for path in sorted(glob.glob(f"{folder}/locs_*.csv")):
        name = os.path.basename(path)
        ours = pd.read_csv(path.replace("locs_", "drift_"))
        rows = {"gaussmle": remaining_nm(ours.x, ours.y)}
        start = time.time()
        drift, _ = postprocess.undrift(localizations(path), info, 500, display=False,
                                       segmentation_callback=lambda _: None, rcc_callback=lambda _: None)
        rows["Picasso RCC"] = remaining_nm(drift.x * PIXEL_NM / 1e3, drift.y * PIXEL_NM / 1e3)
        print(f"{name}: RCC took {time.time() - start:.1f} s", file=sys.stderr)
        start = time.time()
        _, _, drift = aim.aim(localizations(path), info, segmentation=100)
        rows["Picasso AIM"] = remaining_nm(drift.x * PIXEL_NM / 1e3, drift.y * PIXEL_NM / 1e3)
        print(f"{name}: AIM took {time.time() - start:.1f} s", file=sys.stderr)
        for program, (x, y) in rows.items():
            print(f"{name} {program}: x {x:.2f} nm, y {y:.2f} nm")
        best = min(np.hypot(*rows[k]) for k in rows if k != "gaussmle")
        worse |= np.hypot(*rows["gaussmle"]) > best
    assert rows, f"{folder} has no locs_*.csv"
    return int(worse)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
