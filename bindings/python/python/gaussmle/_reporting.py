"""HTML reports on tables."""

from __future__ import annotations

import os

from . import _native
from ._arguments import Path
from ._errors import InputError
from ._reading import TableLike, as_table, read


def report(
    table: TableLike,
    path: Path,
    *,
    title: str | None = None,
    max_points: int = 2_000_000,
    pixel_size: float | None = None,
) -> list[str]:
    """Writes an HTML report on a table: picture, precision, drift, p-values and remarks.

    The report is one file.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    path
        The report, ``.html``.
    title
        Title of the report. None for the name of the table's file.
    max_points
        Maximum number of localizations drawn one by one. Each takes about ten bytes.
    pixel_size
        Side of a camera pixel, um. It overrides the table's.

    Returns
    -------
    list
        The remarks of the report.
    """
    file = os.fspath(table) if isinstance(table, (str, os.PathLike)) else None
    known = read(file, pixel_size=pixel_size) if file is not None else as_table(table)
    if title is None:
        title = os.path.basename(file or getattr(known, "path", None) or "") or "Localizations"
    info = known._native_info()
    if pixel_size is not None:
        info["pixel_size"] = float(pixel_size)
    if max_points != int(max_points) or max_points < 0:
        raise InputError(f"max_points is {max_points}: it must be a whole number, 0 or more")
    inputs = [path for path in (file, getattr(known, "path", None)) if path]
    return _native.report(known._native_columns(), info, os.fspath(path), str(title), int(max_points), inputs)
