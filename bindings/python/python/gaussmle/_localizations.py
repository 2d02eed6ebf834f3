"""Tables of localizations in memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._errors import InputError
from ._columns import UNITS, convert_columns, read_only
from ._info import Info
from ._table import Table


class Localizations(Table):
    """A table of localizations in memory.

    Its columns are read-only copies. A column of text, other than ``status``, is left out with a note
    in the metadata.

    Parameters
    ----------
    columns
        Arrays by name: a mapping, a pandas or polars DataFrame, an Arrow table, a structured array,
        or another table. ``x`` and ``y`` are um. Whole numbers may be floats. Means of ``frame`` and
        ``iterations`` are rounded, and kept as ``mean_frame`` and ``mean_iterations``.
    units
        Units of columns that are not native. Lengths of native columns are um.
    metadata
        As for the attribute.
    info
        As for the attribute.

    Examples
    --------
    >>> spots = Localizations({"frame": [0, 1], "x": [1.0, 2.0], "y": [3.0, 4.0]})
    >>> spots.where("x > 1.5").y
    array([4.])
    """

    #: Metadata of the file or of the call: format, pixel_size (um), model, height, width,
    #: n_frames (of the movie), configuration, notes, remarks (cause and text of each; see
    #: ``docs/remarks.md``). A table of :func:`localize` in memory also has frames: the first frame
    #: that was read, and the one after the last.
    metadata: Info
    #: The file, if :func:`localize` has written one.
    path: str | None = None

    def __init__(
        self,
        columns: Any,
        *,
        units: Mapping[str, str] | None = None,
        metadata: Mapping[str, Any] | None = None,
        info: Mapping[str, Any] | None = None,
    ) -> None:
        converted, notes = convert_columns(columns)
        known = units if units is not None else getattr(columns, "units", {})
        known = known if isinstance(known, Mapping) else {}
        for name in converted:
            if UNITS.get(name) == "um" and known.get(name, "um") not in ("", "um", "\N{MICRO SIGN}m"):
                raise InputError(f"{name} is in {known[name]}: tables have it in um, so convert it")
        # Tables share no lists.
        given = {name: list(value) if isinstance(value, list) else value for name, value in (metadata or {}).items()}
        if notes:
            given["notes"] = [*(given.get("notes") or []), *notes]
        given.setdefault("notes", [])
        given.setdefault("remarks", [])
        self._columns = converted
        self.units: dict[str, str] = {name: known.get(name, UNITS.get(name, "")) for name in converted}
        self.metadata = Info(given)
        self.info: Info = Info(info or {})

    @classmethod
    def _from_native(
        cls,
        columns: list[tuple[str, str, Any]],
        metadata: Mapping[str, Any],
        info: Mapping[str, Any] | None = None,
    ) -> Localizations:
        """Wraps columns of the native module without checks."""
        arrays = {name: read_only(np.asarray(memory)) for name, _, memory in columns}
        return cls._wrap(arrays, {name: unit for name, unit, _ in columns}, metadata, info)

    @classmethod
    def _wrap(
        cls,
        arrays: Mapping[str, NDArray[Any]],
        units: Mapping[str, str],
        metadata: Mapping[str, Any],
        info: Mapping[str, Any] | None = None,
    ) -> Localizations:
        """Wraps read-only arrays of the right types without checks."""
        out = Localizations({}, metadata=metadata, info=info)
        out._columns, out.units = dict(arrays), dict(units)
        return out

    def _table_info(self) -> dict[str, Any]:
        return dict(self.metadata)

    def _select(self, rows: Any) -> Any:
        arrays = {name: self[name][rows] for name in self.columns}
        # A slice is a view of memory that is read-only already.
        arrays = {name: read_only(array) for name, array in arrays.items()}
        return self._wrap(arrays, self.units, self.metadata, self.info)

    def _plain(self, columns: Mapping[str, Any], units: Mapping[str, str]) -> Localizations:
        return Localizations(columns, units={**UNITS, **units}, metadata=self._table_info(), info=self.info)
