"""Text and HTML of a table: its first rows, with units."""

from __future__ import annotations

import html
import shutil
from typing import TYPE_CHECKING

from ._columns import STATUS

if TYPE_CHECKING:
    from ._table import Table

#: Rows that are shown.
_ROWS = 5


def as_text(table: Table) -> str:
    """Returns the first rows, with as many columns as the terminal is wide."""
    names = list(table.columns)
    columns = [[name, table.units[name], *_cells(table, name)] for name in names]
    width, shown = shutil.get_terminal_size().columns, 0
    lines = [""] * (2 + min(len(table), _ROWS))
    for column in columns:
        cells = max(map(len, column)) + 2
        if shown and len(lines[0]) + cells > width:
            break
        lines = [line + cell.rjust(cells) for line, cell in zip(lines, column)]
        shown += 1
    more = "" if shown == len(names) else f"; more columns: {', '.join(names[shown:])}"
    return "\n".join([*(line.rstrip() for line in lines if names), f"{len(table)} rows{more}"])


def as_html(table: Table) -> str:
    """Returns the first rows with all columns."""
    names = list(table.columns)
    rows = list(zip(*(_cells(table, name) for name in names)))
    tagged = [("th", names), ("th", [table.units[name] for name in names]), *(("td", row) for row in rows)]
    lines = ("".join(f"<{tag}>{html.escape(text)}</{tag}>" for text in line) for tag, line in tagged)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table>{body}</table><p>{len(table)} rows</p>"


def _cells(table: Table, name: str) -> list[str]:
    """Returns the first values of a column as text."""
    values = table[name][:_ROWS].tolist()
    if name == "status":
        return [STATUS[value] for value in values]
    return [str(value) if isinstance(value, int) else f"{value:.5g}" for value in values]
