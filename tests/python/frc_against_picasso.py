"""Picasso's resolution (FRC) of a table, with its division of rows and with a division of blinks.

    python frc_against_picasso.py LOCS.csv FIELD_UM PRECISION_UM

The table has x and y, um, and the blink of each row. Prints both resolutions in um: the harmonic means
over random divisions, as the frequency of the crossing is what scatters.
"""

import os
import sys

os.environ.setdefault("MPLBACKEND", "Agg")
import numpy as np
import pandas as pd
from picasso import postprocess

PIXEL_NM = 100.0
DIVISIONS = 4


def main(path, field, precision):
    pixels = 1e3 / PIXEL_NM
    table = pd.read_csv(path)
    locs = pd.DataFrame({axis: (table[axis] * pixels).astype(np.float32) for axis in "xy"})
    locs["frame"] = np.uint32(0)
    random = np.random.default_rng(0)
    for unit in (np.arange(len(table)), table.blink.to_numpy()):
        frequencies = []
        for _ in range(DIVISIONS):
            first = (random.random(unit.max() + 1) < 0.5)[unit]
            view = ((0, 0), (field * pixels, field * pixels))
            found = postprocess._frc(locs[first], locs[~first], PIXEL_NM, precision * pixels, view)
            frequencies.append(1e3 / found[3])
        print(1 / np.mean(frequencies))


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
