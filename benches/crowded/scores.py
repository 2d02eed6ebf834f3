"""Scores of tables of localizations against the truth.

A table is a dict of columns: frame, x, y (pixels, an integer is the centre of a pixel), photons,
and where the program has them background, x_std, y_std, z, z_std.
"""

from itertools import pairwise

import numpy as np
from scipy.optimize import linear_sum_assignment

from movies import PIXEL, SIZE, centres, shares

BORDER = 0.8  # um that are left out
FEWEST_PHOTONS = 100
CELL = 6  # pixels around the middle of a pair or of an isolated spot
# A standard normal variable is within this of 0 in half of the cases.
HALF = 0.6745


def um(table, pixel):
    """Positions from the outer corner of the first pixel."""
    return (np.c_[table["x"], table["y"]].astype(float) + 0.5) * pixel


def matches(movie, rows, radius):
    """Pairs of truth and rows at the smallest total distance, and both counts of what is left over.

    Truth counts inside the border and above FEWEST_PHOTONS. Rows match anywhere, and count as
    false inside the border only.
    """
    truth, places, found = movie.truth, um(movie.truth, movie.pixel), um(rows, movie.pixel)
    end = movie.pixel * np.array(movie.shape[::-1]) - BORDER
    counted = ((places > BORDER) & (places < end)).all(1) & (truth["photons"] > FEWEST_PHOTONS)
    within = ((found > BORDER) & (found < end)).all(1)
    matched, missed, false = [], 0, 0
    for frame in range(movie.scene.frames):
        a = np.flatnonzero((truth["frame"] == frame) & counted)
        b = np.flatnonzero(rows["frame"] == frame)
        distance = np.linalg.norm(places[a, None] - found[None, b], axis=2)
        # A distance beyond the radius costs far more than what other matches can save.
        i, j = linear_sum_assignment(np.where(distance < radius, distance, 10.0))
        ok = distance[i, j] < radius
        matched.append(np.c_[a[i[ok]], b[j[ok]]])
        missed += len(a) - int(ok.sum())
        false += int(within[b].sum() - within[b[j[ok]]].sum())
    return np.concatenate(matched).astype(int), missed, false


def rms(values):
    return float(np.sqrt(np.mean(np.square(values)))) if len(values) else np.nan


def scatter(z):
    """Rms and median of errors over their standard deviations; both are 1 if these are right."""
    z = z[np.isfinite(z)]
    return rms(z), float(np.median(abs(z)) / HALF) if len(z) else np.nan


def against_truth(movie, rows, radius):
    """Recall, precision, Jaccard index, rms error (nm), errors over stated uncertainties."""
    matched, missed, false = matches(movie, rows, radius)
    t, l = matched.T
    n = len(t)
    dx, dy = (movie.truth[c][t] - rows[c][l] for c in ("x", "y"))
    score = {
        "recall": n / max(n + missed, 1),
        "precision": n / max(n + false, 1),
        "jaccard": n / max(n + missed + false, 1),
        "rmse_nm": 1e3 * movie.pixel * rms(np.hypot(dx, dy)),
    }
    if "x_std" in rows:
        score["rms_over_std"], score["median_over_std"] = scatter(np.r_[dx / rows["x_std"][l], dy / rows["y_std"][l]])
    if "z" in rows:
        dz = movie.truth["z"][t] - rows["z"][l]
        score["z_rmse_nm"] = 1e3 * rms(dz)
        if "z_std" in rows:
            score["z_rms_over_std"] = scatter(dz / rows["z_std"][l])[0]
    return score


def errors_over_std(movie, rows, radius=0.1):
    """Matched rows: indices, distances (nm), and errors of x and y over stated ones."""
    t, l = matches(movie, rows, radius)[0].T
    error = np.c_[tuple(movie.truth[c][t] - rows[c][l] for c in ("x", "y"))]
    stated = np.c_[rows["x_std"][l], rows["y_std"][l]]
    return l, 1e3 * movie.pixel * np.hypot(*error.T), error / stated


def calibration(movie, rows):
    """Whether errors follow the stated ones: by quarters of these, and by `split_gain` if there is one."""
    l, distance, over = errors_over_std(movie, rows)
    stated = rows["x_std"][l]
    edges = np.nanquantile(stated, (0, 0.25, 0.5, 0.75, 1))  # rows of failed fits have none
    bins = [(f"x_std quarter {k + 1}", (stated >= edges[k]) & (stated <= edges[k + 1])) for k in range(4)]
    if "split_gain" in rows:
        gain = rows["split_gain"][l]
        bins += [
            (f"split gain < {high:g}", (gain >= low) & (gain < high))
            for low, high in pairwise((-np.inf, 1, 3, 5, np.inf))
        ]
    for name, chosen in bins:
        if chosen.any():
            rms_z, median_z = scatter(over[chosen].ravel())
            yield (
                name,
                {
                    "share": float(chosen.mean()),
                    "rmse_nm": rms(distance[chosen]),
                    "rms_over_std": rms_z,
                    "median_over_std": median_z,
                    "above_3_std": float((abs(over[chosen]) > 3).mean()),
                },
            )


def background_found(movie, rows):
    """Mean background of the rows over the true one at their places."""
    if "background" not in rows or not len(rows["x"]):
        return np.nan
    i, j = (np.clip(np.rint(rows[c]).astype(int), 0, SIZE - 1) for c in ("y", "x"))
    return float(np.mean(rows["background"]) / np.mean(movie.background[i, j]))


# --- The bound -----------------------------------------------------------------------------------


def joint_bound(spots, background, sigma, variance=0.0, excess=1.0):
    """Covariance bound of x, y and photons of a few spots together, with known background.

    `spots` has a row x, y, photons for each. The order of parameters is that of the rows.
    """
    x, y, photons = np.asarray(spots, float).T
    columns, rows = shares(x, sigma), shares(y, sigma)
    edges = np.arange(SIZE + 1) - 0.5

    def slopes(position):
        # The derivative of the light between two edges is the difference of the density there.
        density = np.exp(-0.5 * ((edges - position[:, None]) / sigma) ** 2) / (np.sqrt(2 * np.pi) * sigma)
        return -np.diff(density)

    by_x = photons[:, None, None] * rows[:, :, None] * slopes(x)[:, None, :]
    by_y = photons[:, None, None] * slopes(y)[:, :, None] * columns[:, None, :]
    by_photons = rows[:, :, None] * columns[:, None, :]
    mean = background + np.einsum("k,kij->ij", photons, by_photons)
    slope = np.stack([by_x, by_y, by_photons], 1).reshape(3 * len(x), -1)
    fisher = (slope / (excess * mean + variance).ravel()) @ slope.T
    return np.linalg.inv(fisher)


def bounds_of_pairs(movie):
    """Standard deviations (x, y) of both emitters of each pair, (pair, emitter, 2)."""
    out = []
    for pair in emitters(movie, 2):
        variance = np.diag(joint_bound(pair, movie.background, movie.scene.sigma))
        out.append(np.sqrt(variance.reshape(2, 3)[:, :2]))
    return np.array(out)


def emitters(movie, each):
    """Emitters of the first frame, (cell, emitter, [x, y, photons])."""
    first = movie.truth["frame"] == 0
    columns = np.c_[tuple(movie.truth[c][first] for c in ("x", "y", "photons"))]
    return columns.reshape(each, -1, 3).swapaxes(0, 1)


# --- Cells ---------------------------------------------------------------------------------------


def rows_of_cells(movie, rows):
    """Indices of the rows within CELL of each centre, for each frame and cell."""
    middle = centres()
    for frame in range(movie.scene.frames):
        of_frame = np.flatnonzero(rows["frame"] == frame)
        distance = np.hypot(rows["x"][of_frame, None] - middle[:, 0], rows["y"][of_frame, None] - middle[:, 1])
        for cell in range(len(middle)):
            yield frame, cell, of_frame[distance[:, cell] < CELL]


def lone_spots(movie, rows):
    """Extra and missing rows a spot, rms error over bound of the spots with one row."""
    truth, extra, missing, errors, over = emitters(movie, 1)[:, 0], 0, 0, [], []
    bounds = [np.sqrt(np.diag(joint_bound(spot[None], movie.background, movie.scene.sigma))[:2]) for spot in truth]
    for _, cell, found in rows_of_cells(movie, rows):
        extra += max(len(found) - 1, 0)
        missing += len(found) == 0
        if len(found) == 1:
            error = np.array([rows["x"][found[0]], rows["y"][found[0]]]) - truth[cell, :2]
            errors.append(error)
            over.append(error / bounds[cell])
    spots = len(truth) * movie.scene.frames
    return {
        "extra_rows_a_spot": extra / spots,
        "missing": missing / spots,
        "rmse_nm": 1e3 * PIXEL * np.sqrt(2) * rms(errors),
        "rms_over_bound": rms(over),
    }


def pairs(movie, rows):
    """Shares of pairs found as one, two and more; errors of those found as two over the joint bound."""
    truth, bounds, number, over, over_std = emitters(movie, 2), bounds_of_pairs(movie), [], [], []
    for _, cell, found in rows_of_cells(movie, rows):
        number.append(len(found))
        if len(found) != 2:
            continue
        places = np.c_[rows["x"][found], rows["y"][found]]
        orders = [(places[order] - truth[cell, :, :2]) / bounds[cell] for order in ([0, 1], [1, 0])]
        best = min((0, 1), key=lambda k: np.sum(orders[k] ** 2))
        over.append(orders[best])
        if "x_std" in rows:
            order = [[0, 1], [1, 0]][best]
            stated = np.c_[rows["x_std"][found], rows["y_std"][found]][order]
            over_std.append(orders[best] * bounds[cell] / stated)
    number = np.array(number)
    score = {
        "found_as_one": float((number == 1).mean()),
        "found_as_two": float((number == 2).mean()),
        "found_as_more": float((number > 2).mean()),
        "bound_1_nm": 1e3 * PIXEL * rms(np.hypot(*bounds[:, 0].T)),
        "bound_2_nm": 1e3 * PIXEL * rms(np.hypot(*bounds[:, 1].T)),
    }
    score["rms_over_bound"], score["median_over_bound"] = scatter(np.ravel(over))
    if over_std:
        score["rms_over_std"] = scatter(np.ravel(over_std))[0]
    return score


def same_rows(rows, other, radius=0.02):
    """How rows differ from those of another run: rows without a partner, rms and largest difference.

    Differences are in units of the stated standard deviation. The radius is in um. Of the rows
    without neighbours, the share with the same digits is given.
    """
    differences, alone, lonely = [], 0, []
    for frame in np.unique(np.r_[rows["frame"], other["frame"]]):
        a, b = (np.flatnonzero(table["frame"] == frame) for table in (rows, other))
        distance = np.linalg.norm(um(rows, PIXEL)[a, None] - um(other, PIXEL)[None, b], axis=2)
        i, j = linear_sum_assignment(np.where(distance < radius, distance, 1e6))
        ok = distance[i, j] < radius
        alone += len(a) + len(b) - 2 * int(ok.sum())
        if "neighbours" in rows:
            same = np.all([rows[c][a[i[ok]]] == other[c][b[j[ok]]] for c in ("x", "y", "photons")], axis=0)
            lonely.append(same[rows["neighbours"][a[i[ok]]] == 0])
        for c in ("x", "y"):
            differences.append((rows[c][a[i[ok]]] - other[c][b[j[ok]]]) / other[f"{c}_std"][b[j[ok]]])
    differences = abs(np.concatenate(differences))
    return {
        "rows": len(rows["x"]),
        "rows_of_other": len(other["x"]),
        "without_partner": alone,
        "rms_difference_over_std": rms(differences),
        "largest_difference_over_std": float(differences.max(initial=0)),
        "equal_of_lonely": float(np.concatenate(lonely).mean()) if lonely else np.nan,
    }
