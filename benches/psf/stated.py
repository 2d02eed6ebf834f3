"""What `gaussmle calibrate psf` says of beads and stage, against the truth of the movies.

`moved`         stated rms motion of the stage over the true one, along x and y
`bad_used`      bad beads that it did not refuse
`good_refused`  good beads that it refused

It names the places of the beads that it leaves out, and counts without a place those too close to another.
"""

import re

import numpy as np

from beads import BAD, PITCH
from optics import PIXEL_UM

LEFT_OUT = re.compile(r"^bead \d+ at x (\S+), y (\S+) of (.+) is left out", re.MULTILINE)
USED = re.compile(r"^(\d+) of \d+ beads? were used \(not counted: (\d+) too close", re.MULTILINE)
MOVED = re.compile(r"^the stage moved by (\S+) nm \(x\) and (\S+) nm \(y\)", re.MULTILINE)


def scores(log, movies):
    """Columns of the table; none from a program that does not say it, or of beads that are all good."""
    text = log.read_text()
    truths = {path: np.load(path.with_suffix(".npz")) for path in sorted(movies.glob("*.tif"))}
    used, moved = USED.search(text), MOVED.search(text)
    kinds = np.concatenate([truth["kind"] for truth in truths.values()])
    shifts = np.array([[truth["x_shift"], truth["y_shift"]] for truth in truths.values()])
    found = {}
    if moved and shifts.any():
        true_nm = 1000 * PIXEL_UM * np.sqrt((shifts.std(2) ** 2).mean(0))
        found["moved"] = np.array([float(v) for v in moved.groups()]) / true_nm
    if used and np.isin(kinds, BAD).any():
        refused = [kind_at(truths, *place) for place in LEFT_OUT.findall(text)]
        unnamed = np.isin(kinds, BAD).sum() - sum(kind in BAD for kind in refused)
        # Of the bad beads, those that have another within some pixels can be too close to it.
        close = sum((kinds == kind).sum() - refused.count(kind) for kind in ("doublet", "neighbour"))
        near = min(int(used[2]), close)
        found["bad_used"] = int(unnamed - near)
        found["good_refused"] = int((kinds == "good").sum() - (int(used[1]) - found["bad_used"]))
    return found


def kind_at(truths, x, y, path):
    """The kind of the bead at a place; `none` if no bead is near."""
    truth = next(truth for known, truth in truths.items() if str(known) == path)
    first = np.flatnonzero(truth["kind"] != "second")
    distance = np.hypot(truth["x"][first] - float(x), truth["y"][first] - float(y))
    return str(truth["kind"][first[distance.argmin()]]) if distance.min() < PITCH / 4 else "none"
