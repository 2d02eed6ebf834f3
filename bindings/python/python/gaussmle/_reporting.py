"""HTML reports on tables."""

from __future__ import annotations

import os

from . import _arguments, _native, _pixel_size
from ._arguments import Path, optional
from ._pixel_size import PixelSize
from ._reading import TableLike, as_table, read


def report(
    table: TableLike,
    path: Path,
    *,
    title: str | None = None,
    max_points: int = 2_000_000,
    pixel_size: PixelSize | None = None,
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
    file = _arguments.path("table", table) if _arguments.is_path(table) else None
    page = _arguments.path("path", path)
    known = read(file, pixel_size=pixel_size) if file is not None else as_table(table)
    title = optional(_arguments.text, "title", title)
    if title is None:
        title = os.path.basename(file or getattr(known, "path", None) or "") or "Localizations"
    info = known._native_info()
    if pixel_size is not None:
        info["pixel_size"] = _pixel_size.pixel_size("pixel_size", pixel_size)
    inputs = [path for path in (file, getattr(known, "path", None)) if path]
    points = _arguments.count("max_points", max_points)
    return _native.report(known._native_columns(), info, page, title, points, inputs)
