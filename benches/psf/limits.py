"""What a spline PSF from 16 beads of 20,000 photons reaches: limits of the table's columns."""

import math

INFINITE = float("inf")
MODEL = {1000: (0.03, 0.06), 3000: (0.06, 0.11), 10_000: (0.11, 0.21)}
ASTIGMATIC = ("astig", "astig_ab")
FLAT = ("plain", "plain_ab")


def limits(row):
    """Limits (column, lowest, highest) of a row; a column of x, y and z holds for each."""
    psf, photons = row["psf"], row["photons"]
    yield "moved", 0.7, 1.3
    yield "bad_used", 0, 0
    yield "good_refused", 0, 0
    yield "bad_change", 0, 0.02
    # A stage that shakes limits the PSF, and beads that are refused bring no light.
    if "moved" in row or "bad_used" in row:
        return
    if psf in FLAT:
        # Molecules within 200 nm of the focus, against the bound of x and y at a known depth.
        yield "rmse", 0, 1.05
        yield "p_below_1", 0, 0.02
        return
    mean, largest = MODEL.get(photons, (INFINITE, INFINITE))
    yield "model_bias", 0, mean
    yield "model_largest", 0, largest
    yield "p_below_1", 0.006, 0.016
    yield "ks", 0, 0.06 if photons >= 10_000 else 0.03
    if photons >= 1000:
        yield "rmse", 0.97, 1.05 if photons >= 3000 else 1.06
        yield "coverage", 0.93, 0.96
        yield "stated", 0.99, 1.02
        yield "wrong_percent", 0, 0 if photons >= 3000 else 0.1
        yield "unusable_percent", 0, 0
    else:
        # Below 1000 photons no estimator reaches the bound: fits by the true PSF take its place.
        yield "over_ideal", 0, 1.05
        yield "coverage", 0.91, 0.96
        yield "wrong_percent", 0, 0.3 if psf in ASTIGMATIC else 1.3
    if photons >= 3000:
        yield "largest", 0, 1.10


def compared(record):
    """For each limit that a row has a value for: row, column, values, lowest, highest."""
    for row in record:
        for column, lowest, highest in limits(row):
            value = row.get(column, math.nan)
            values = [float(v) for v in (value if hasattr(value, "__len__") else [value])]
            values = [v for v in values if not math.isnan(v)]
            if values:
                yield row, column, values, lowest, highest


def place(row):
    return f"{row['psf']}, {row['photons']} photons, beads {row['seed']}"


def broken(record):
    """A line for each value of the record that is outside of its limits."""
    lines = []
    for row, column, values, lowest, highest in compared(record):
        if not all(lowest <= v <= highest for v in values):
            text = "/".join(f"{v:.3f}" for v in values)
            lines.append(f"{place(row)}: {column} is {text}, not from {lowest:g} to {highest:g}")
    return lines


def worst(record):
    """Lines of a table: the range of each value that has limits, and the row that is closest to one."""
    groups = {}
    for row, column, values, lowest, highest in compared(record):
        if highest < INFINITE:
            groups.setdefault((column, row["photons"], lowest, highest), []).append((values, row))
    yield "| column | photons | from | to | lowest | highest | closest |\n|---|---|---|---|---|---|---|"
    for (column, photons, lowest, highest), members in groups.items():
        least, most = (pick(pick(v) for v, _ in members) for pick in (min, max))
        # Zero is no limit to be close to: it is where a bias, a distance or a share of errors begins.
        over = [max(max(v) - highest, lowest - min(v) if lowest else -INFINITE) for v, _ in members]
        closest = place(members[over.index(max(over))][1])
        yield f"| {column} | {photons} | {lowest:g} | {highest:g} | {least:.3f} | {most:.3f} | {closest} |"
