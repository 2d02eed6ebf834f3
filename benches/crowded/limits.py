"""What gaussmle reaches on crowded movies: limits of the tables, by topic, case and column."""

INFINITE = float("inf")


def limits():
    """Rows (topic, case, column, lowest, highest)."""
    by_density = zip(
        ("0.1 / um2", "0.5 / um2", "1 / um2", "2 / um2", "5 / um2"),
        (0.975, 0.955, 0.925, 0.865, 0.675),  # Jaccard index within 100 nm
        (0.960, 0.922, 0.868, 0.760, 0.465),  # within 50 nm
        (14.5, 17, 20.5, 26.5, 40),  # rms error, nm
        (1.1, 1.1, 1.1, 1.2, 1.5),  # rms of errors over stated ones
    )
    for case, wide, fine, error, over in by_density:
        yield "density", case, "jaccard", wide, 1
        yield "density", case, "jaccard_50nm", fine, 1
        yield "density", case, "rmse_nm", 0, error
        yield "density", case, "rms_over_std", 0.9, over
        yield "density", case, "median_over_std", 0.85, 1.15
    yield "density", "2 / um2", "background_found", 0.98, 1.02
    yield "empty", "gain 10", "found_a_megapixel", 0, 5
    for gain in (7, 8, 9, 10):
        yield "empty", f"gain {gain}", "found_over_stated", 0.5, 2
    for photons in (300, 1000, 5000):
        yield "lone", f"{photons} photons", "extra_rows_a_spot", 0, 0.001
        yield "lone", f"{photons} photons", "rms_difference_over_std", 0, 0.01
    for second, found, highest in (
        (1000, ((1.0, 0.85), (1.25, 0.98), (1.5, 0.99)), 1.1),
        (300, ((1.5, 0.9), (2.0, 0.98)), 1.2),
    ):
        for separation, share in found:
            yield "pairs", f"1000 + {second}, {separation:g} sigma", "found_as_two", share, 1
        for separation in (1.5, 2.0, 3.0):
            yield "pairs", f"1000 + {second}, {separation:g} sigma", "rms_over_bound", 0, highest
    for percent in (-10, -5, 5, 10):
        yield "width", f"5000 photons, {percent:+d} %", "extra_rows_a_spot", 0, 0.01
    for density in ("0.1", "0.5", "1", "2", "5"):
        yield "time", f"{density} / um2", "times_of_tuned", 30, INFINITE


def compared(record, name):
    """Each limit with the value of the program `name`, where the record has it."""
    # Widths are measured first, and times are those of two cores.
    rows = {}
    for row in record:
        program = f"{name}, auto width" if row["topic"] == "width" else name
        if row["program"] == program and row.get("cores", 2) == 2:
            rows[row["topic"], row["case"]] = row
    for topic, case, column, lowest, highest in limits():
        value = rows.get((topic, case), {}).get(column)
        if value is not None:
            within = "yes" if lowest <= value <= highest else "NO"
            yield {
                "case": f"{topic}: {case}",
                "program": column,
                "value": value,
                "lowest": lowest,
                "highest": highest,
                "within": within,
            }
