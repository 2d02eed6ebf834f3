"""Tables of files, and everything that is accepted as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

from . import _arguments, _native, _pixel_size
from ._arguments import Path, optional
from ._errors import InputError
from ._keywords import TableFormat
from ._models import Astigmatic, Spline
from ._pixel_size import PixelSize
from ._table import Localizations, Table

#: Arguments accepted as a table: a table, a pandas or polars DataFrame, an Arrow table, a structured
#: array, arrays by name, or a file. DataFrames and Arrow tables have no type in common.
TableLike = Union[Table, Mapping[str, Any], Path, Any]


def as_table(table: TableLike, name: str = "table") -> Table:
    """Returns the table, or converts or reads it. ``name`` is that of the argument."""
    if isinstance(table, Table):
        return table
    if _arguments.is_path(table):
        return read(_arguments.path(name, table))
    try:
        return Localizations(table)
    except InputError as error:
        raise InputError(f"{name}: {error}") from None


def read(path: Path, *, pixel_size: PixelSize | None = None) -> Localizations:
    """Reads a table of localizations.

    The formats are gaussmle's CSV, gaussmle's Parquet, ShareLoc's .smlm, gaussmle's npz, Picasso's
    HDF5, DECODE's HDF5, ThunderSTORM's CSV. The content of the file determines the format.

    Parameters
    ----------
    path
        The file.
    pixel_size
        Side of a camera pixel, um, for a file in pixels that does not state it.
    """
    file = _arguments.path("path", path)
    return Localizations._from_native(*_native.read(file, optional(_pixel_size.pixel_size, "pixel_size", pixel_size)))


def write(
    table: TableLike,
    path: Path,
    *,
    format: TableFormat | None = None,
    pixel_size: PixelSize | None = None,
    sigma: float | None = None,
    psf: Astigmatic | Spline | None = None,
) -> None:
    """Writes a table, a DataFrame, arrays by name or a file; see :meth:`Table.save`."""
    as_table(table).save(path, format=format, pixel_size=pixel_size, sigma=sigma, psf=psf)


def filter(table: TableLike, condition: str) -> Table:
    """Returns the rows that meet a condition; see :meth:`Table.where`."""
    return as_table(table).where(condition)
