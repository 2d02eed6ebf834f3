"""Text and HTML of a table: its first rows, with units."""

from __future__ import annotations

import html
import math
import shutil
from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from ._columns import STATUS

#: Rows that are shown.
ROWS = 5


def measured(value: float, std: float, unit: str) -> str:
    """Returns a value with its standard deviation, which has two digits."""
    if not (math.isfinite(value) and math.isfinite(std) and std > 0):
        return f"{value:.4g} {unit}"
    digits = max(1 - math.floor(math.log10(std)), 0)
    return f"{value:.{digits}f} +- {std:.{digits}f} {unit}"


def as_text(columns: Mapping[str, NDArray[Any]], units: Mapping[str, str], rows: int) -> str:
    """Returns the first rows, with as many columns as the terminal is wide.

    ``columns`` has these rows, ``rows`` is the number of all.
    """
    names = list(columns)
    texts = [[name, units[name], *_cells(name, columns[name])] for name in names]
    width, shown = shutil.get_terminal_size().columns, 0
    lines = [""] * (2 + min(rows, ROWS))
    for column in texts:
        cells = max(map(len, column)) + 2
        if shown and len(lines[0]) + cells > width:
            break
        lines = [line + cell.rjust(cells) for line, cell in zip(lines, column)]
        shown += 1
    more = "" if shown == len(names) else f"; more columns: {', '.join(names[shown:])}"
    return "\n".join([*(line.rstrip() for line in lines if names), f"{rows} rows{more}"])


def as_html(columns: Mapping[str, NDArray[Any]], units: Mapping[str, str], rows: int) -> str:
    """Returns the first rows with all columns. The arguments are those of :func:`as_text`."""
    names = list(columns)
    first = list(zip(*(_cells(name, values) for name, values in columns.items())))
    tagged = [("th", names), ("th", [units[name] for name in names]), *(("td", row) for row in first)]
    lines = ("".join(f"<{tag}>{html.escape(text)}</{tag}>" for text in line) for tag, line in tagged)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table>{body}</table><p>{rows} rows</p>"


def _cells(name: str, values: NDArray[Any]) -> list[str]:
    """Returns the values of a column as text."""
    if name == "status":
        return [STATUS[value] for value in values.tolist()]
    return [str(value) if isinstance(value, int) else f"{value:.5g}" for value in values.tolist()]
