"""Tables made of several tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

import numpy as np

from . import _arguments
from ._columns import read_only
from ._info import Info
from ._table import Localizations
from ._errors import InputError
from ._fits import Fits
from ._reading import TableLike, as_table


@overload
def concat(tables: Sequence[Localizations]) -> Localizations: ...
@overload
def concat(tables: Sequence[TableLike]) -> Fits | Localizations: ...
def concat(tables: Sequence[TableLike]) -> Fits | Localizations:
    """Returns the rows of several tables with the same columns, in order.

    Fits of one model with equal cameras and outputs become :class:`Fits`, others a plain table.
    ``roi`` and ``frame`` stay as they are. Pixel size, model and configuration are kept if all tables
    have the same. Different configurations are kept as comments.

    Examples
    --------
    >>> import gaussmle as gm
    >>> spots = gm.Localizations({"x": [1.0, 2.0], "y": [3.0, 4.0]})
    >>> gm.concat([spots, spots.head(1)]).x
    array([1., 2., 1.])
    """
    parts = [as_table(table, "tables") for table in _arguments.several("tables", tables)]
    if not parts:
        raise InputError("there are no tables to join: pass at least one")
    first = parts[0]
    for other in parts[1:]:
        if set(other.columns) != set(first.columns):
            differing = ", ".join(sorted(set(other.columns) ^ set(first.columns)))
            raise InputError(f"the tables differ in the columns {differing}: choose common ones, as in table[['x', 'y']]")
        if other.units != first.units:
            raise InputError(f"the tables differ in units: {first.units} and {other.units}")
    metadata = _joined([table._table_info() for table in parts])
    fits = [table for table in parts if isinstance(table, Fits)]
    if len(fits) == len(parts) and all(_is_alike(fits[0], other) for other in fits[1:]):
        infos = list({id(table.info): table.info for table in fits}.values())
        info = infos[0] if len(infos) == 1 else Info({"parts": infos, "text": "\n".join(map(str, infos))})
        return Fits._of_parts(fits, info, metadata["configuration"])
    arrays = {name: read_only(np.concatenate([table[name] for table in parts])) for name in first.columns}
    return Localizations._wrap(arrays, first.units, metadata)


def _is_alike(a: Fits, b: Fits) -> bool:
    """True if model, camera, outputs and sides of ROIs are equal."""
    settings = [(fits.model, fits.camera, fits.outputs, fits._index_mismatch, fits.roi_size) for fits in (a, b)]
    return settings[0] == settings[1]


def _joined(infos: list[dict[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {"format": "memory"}
    for name in ("pixel_size", "model", "width", "height", "n_frames"):
        values = [info.get(name) for info in infos]
        out[name] = values[0] if all(value == values[0] for value in values) else None
    for name in ("notes", "remarks", "steps"):
        out[name] = list(dict.fromkeys(tuple(x) if isinstance(x, list) else x for info in infos for x in info.get(name) or []))
    texts = list(dict.fromkeys(info.get("configuration") or "" for info in infos))
    if len(texts) == 1:
        out["configuration"] = texts[0] or None
    else:
        # Runs with different options cannot be repeated as one. Those of a table that was joined
        # before are commented already.
        commented = ["".join(map(_commented, filter(None, text.splitlines()))) for text in texts]
        out["configuration"] = "#\n".join(commented)
    return out


def _commented(line: str) -> str:
    return f"{line}\n" if line.startswith("#") else f"# {line}\n"
