"""What a spline PSF from 16 beads of 20,000 photons reaches: limits of the table's columns."""

INFINITE = float("inf")
MODEL = {1000: (0.03, 0.06), 3000: (0.06, 0.11), 10_000: (0.11, 0.21)}
ASTIGMATIC = ("astig", "astig_ab")


def limits(psf, photons):
    """Rows (column, lowest, highest) for molecules of a PSF; a column of x, y and z holds for each."""
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
        # Below 1000 photons no estimator reaches the bound: compare with fits by the true PSF, too.
        yield "coverage", 0.91, 0.96
        yield "wrong_percent", 0, 0.3 if psf in ASTIGMATIC else 1.3
    if photons >= 3000:
        yield "largest", 0, 1.10


def broken(record):
    """A line for each value of the record that is outside of its limits."""
    lines = []
    for row in record:
        for column, lowest, highest in limits(row["psf"], row["photons"]):
            value = row.get(column)
            if value is None:
                continue
            values = [float(v) for v in value] if hasattr(value, "__len__") else [float(value)]
            if not all(lowest <= v <= highest for v in values):
                text = "/".join(f"{v:.3f}" for v in values)
                place = f"{row['psf']}, {row['photons']} photons: {column}"
                lines.append(f"{place} is {text}, not from {lowest:g} to {highest:g}")
    return lines
