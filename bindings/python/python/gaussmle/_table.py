"""Tables: columns with units, one row for each spot."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arguments, _arrays, _display, _native, _pixel_size
from ._columns import NATIVE, STATUS, UNITS, Counts, Floats, convert_columns, read_only
from ._info import Info
from ._keywords import TableFormat
from ._pixel_size import PixelSize
from ._arguments import Path, optional
from ._errors import InputError
from ._models import Astigmatic, Spline, require_depth_psf
from ._pandas_names import OF_PANDAS

if TYPE_CHECKING:
    import pandas
    import pyarrow

Self = TypeVar("Self", bound="Table")

#: A choice of rows: a slice, a mask, or indices.
Rows = Union[slice, NDArray[Any], Sequence[int], Sequence[bool]]

_NATIVE_INFO = ("pixel_size", "model", "width", "height", "n_frames", "configuration", "notes", "remarks", "steps")


class Table:
    """Base class of :class:`Fits` and :class:`Localizations`.

    Columns are attributes and items. They are read-only; :meth:`with_columns` gives a table with
    other columns. ``for name in table`` and ``len(table)`` are those of a DataFrame: names of
    columns, and the number of rows. :meth:`rows` iterates over the rows.

    Positions and widths are um. The origin is the outer corner of the sensor's first pixel. Photons
    are photoelectrons, background is photoelectrons per pixel. ``*_std`` is the square root of the
    Cramér-Rao bound. ``status`` is an index into :data:`STATUS`.
    """

    # Of fits.
    x: Floats
    y: Floats
    z: Floats
    photons: Floats
    background: Floats
    sigma: Floats
    sigma_x: Floats
    sigma_y: Floats
    x_std: Floats
    y_std: Floats
    z_std: Floats
    photons_std: Floats
    background_std: Floats
    sigma_std: Floats
    sigma_x_std: Floats
    sigma_y_std: Floats
    log_likelihood: Floats
    p_value: Floats
    iterations: Counts
    status: NDArray[np.uint8]
    roi: Counts
    frame: Counts
    # Of emitters in crowded fields.
    group: Counts
    neighbours: Counts
    gain: Floats
    split_gain: Floats
    # Of peaks, of linked molecules, of ground truth, and of tables of other programs.
    column: Counts
    row: Counts
    over_threshold: Floats
    frames_on: Counts
    last_frame: Counts
    emitter: Counts
    corner_x: Counts
    corner_y: Counts
    mean_frame: Floats
    mean_iterations: Floats

    #: Unit of each column; empty if it has none.
    units: dict[str, str]
    #: Backend, devices and timings, if a fit made the table.
    info: Info
    _columns: dict[str, NDArray[Any]]

    #: Attributes that are not columns and that may be set.
    _settable = frozenset({"units", "info", "metadata", "path", "model", "camera", "outputs", "pixel_size", "notes", "count"})

    def _load_column(self, name: str) -> NDArray[Any]:
        raise KeyError(name)

    def _table_info(self) -> dict[str, Any]:
        """Returns the metadata of the table."""
        raise NotImplementedError

    def _select(self: Self, rows: Any) -> Self:
        """Returns rows as a table of the same type."""
        raise NotImplementedError

    def _plain(self, columns: Mapping[str, NDArray[Any]], units: Mapping[str, str]) -> Localizations:
        """Returns other columns with this table's metadata."""
        raise NotImplementedError

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns, in order."""
        return tuple(self.units)

    @property
    def shape(self) -> tuple[int, int]:
        """Numbers of rows and columns."""
        return len(self), len(self.units)

    @property
    def dtypes(self) -> dict[str, np.dtype[Any]]:
        """The type of each column."""
        return {name: self[name].dtype for name in self.columns}

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        """Returns a structured array, which has a field for each column. It is a copy."""
        # pandas would make one column of the whole rows.
        if sys._getframe(1).f_globals.get("__name__", "").startswith("pandas."):
            raise TypeError("pandas does not read the columns of a table itself: use table.to_pandas()")
        if copy is False:
            raise ValueError("a structured array of a table is a copy: leave out copy=False")
        if dtype is not None and np.dtype(dtype).names is None:
            raise InputError(
                f"a table is a structured array, not one of {np.dtype(dtype)}: use np.column_stack([table.x, table.y])"
            )
        out = np.empty(len(self), list(self.dtypes.items()))
        for name in self.columns:
            out[name] = self[name]
        return out if dtype is None else out.astype(dtype)

    @overload
    def __getitem__(self, key: str) -> NDArray[Any]: ...
    @overload
    def __getitem__(self, key: int) -> Info: ...
    @overload
    def __getitem__(self, key: list[str]) -> Localizations: ...
    @overload
    def __getitem__(self: Self, key: Rows) -> Self: ...
    def __getitem__(self, key: Any) -> Any:
        """Returns a column by its name, several by a list of names, a row by its number, or rows.

        Rows are chosen by a slice, a mask or indices.
        """
        if isinstance(key, str):
            if key not in self._columns:
                if key not in self.units:
                    raise KeyError(self._no_column(key))
                self._columns[key] = self._load_column(key)
            return self._columns[key]
        if isinstance(key, (int, np.integer)) and not isinstance(key, bool):
            return Info({name: self[name][key].item() for name in self.columns})
        if isinstance(key, (list, tuple)) and key and all(isinstance(name, str) for name in key):
            return self._plain({name: self[name] for name in key}, {name: self.units.get(name, "") for name in key})
        return self._select(self._row_choice(key))

    def _row_choice(self, key: Any) -> Any:
        """Returns a slice, or an array of row numbers or flags."""
        if isinstance(key, slice):
            return key
        rows = np.asarray(key)
        if rows.size == 0 and rows.ndim == 1 and rows.dtype.kind == "f":
            rows = rows.astype(np.intp)
        if rows.ndim != 1 or rows.dtype.kind not in "biu":
            raise InputError(f"rows are chosen by a slice, a mask or whole numbers, not by {key!r}")
        if rows.dtype.kind == "b" and len(rows) != len(self):
            raise InputError(f"the mask has {len(rows)} values for {len(self)} rows: pass one for each row")
        return rows

    # Hidden from type checkers: a wrong name is an error there, and so is an assignment.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            # Called only for missing attributes. During unpickling there are no units yet.
            units = {} if name == "units" or not self.__dict__ else self.units
            if name in units:
                return self[name]
            raise AttributeError(self._no_column(name))

        def __setattr__(self, name: str, value: Any) -> None:
            is_property = isinstance(getattr(type(self), name, None), property)
            if not name.startswith("_") and (name in NATIVE or is_property or name not in self._settable):
                raise AttributeError(f"tables do not change: use table = table.with_columns({name}=...)")
            super().__setattr__(name, value)

    def __setstate__(self, state: dict[str, Any]) -> None:
        # Arrays of a pickle are writable.
        for values in (state, state.get("_columns", {}), state.get("_variances", {})):
            for value in values.values():
                if isinstance(value, np.ndarray):
                    read_only(value)
        self.__dict__.update(state)

    def __setitem__(self, key: Any, value: Any) -> None:
        name = key if isinstance(key, str) and key.isidentifier() else "x"
        raise TypeError(f"tables do not change: use table = table.with_columns({name}=...)")

    def _no_column(self, name: str) -> str:
        if name in OF_PANDAS:
            return f"a table has no {name}: use {OF_PANDAS[name]}table.to_pandas().{name}"
        return f"there is no column {name}: there are {', '.join(self.__dict__.get('units', ()))}"

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.columns]

    def __contains__(self, name: object) -> bool:
        return name in self.units

    def __iter__(self) -> Iterator[str]:
        return iter(self.columns)

    def keys(self) -> tuple[str, ...]:
        """Names of the columns, in order."""
        return self.columns

    def __len__(self) -> int:
        return len(self[self.columns[0]]) if self.units else 0

    def rows(self) -> Iterator[dict[str, Any]]:
        """Iterates over the rows. Each is a dictionary, as ``table[number]`` returns it."""
        names = self.columns
        for row in zip(*(self[name].tolist() for name in names)):
            yield dict(zip(names, row))

    def head(self: Self, n: int = 5) -> Self:
        """Returns the first ``n`` rows."""
        return self[: max(n, 0)]

    def tail(self: Self, n: int = 5) -> Self:
        """Returns the last ``n`` rows."""
        return self[max(len(self) - max(n, 0), 0) :]

    def with_columns(
        self, columns: Mapping[str, ArrayLike] | None = None, /, *, units: Mapping[str, str] | None = None, **more: ArrayLike
    ) -> Localizations:
        """Returns a table with columns added or replaced. This table does not change.

        Parameters
        ----------
        columns, more
            Arrays by name.
        units
            Units of the columns that are not native.

        Examples
        --------
        >>> import gaussmle as gm
        >>> spots = gm.Localizations({"x": [1.0, 2.0], "y": [3.0, 4.0]})
        >>> spots.with_columns(x=spots.x - 0.5).x
        array([0.5, 1.5])
        """
        changed: dict[str, Any] = {**(columns or {}), **more}
        replaced = [name for name in changed if name in self]
        columns_now: dict[str, Any] = {name: self[name] for name in self.columns}
        out = self._plain({**columns_now, **changed}, {**self.units, **(units or {})})
        notes = [f"the column `{name}` was replaced" for name in replaced]
        out.metadata["notes"] = [*(out.metadata.get("notes") or []), *notes]
        return out

    @property
    def usable(self) -> NDArray[np.bool_]:
        """True where the fit converged, at a bound or not."""
        if "status" in self:
            return self.status <= 1
        return np.isfinite(self.x) & np.isfinite(self.y)

    @property
    def status_names(self) -> NDArray[np.str_]:
        """Name of each row's status."""
        return np.array(STATUS)[self.status]

    def where(self: Self, condition: str) -> Self:
        """Returns the rows that meet a condition.

        Conditions are such as ``"x_std < 0.02 and status == 'converged'"``. A status is compared with
        its name or its number: ``status == 'converged'`` and ``status == 0`` are the same.
        """
        rows = _native.matching_rows(self._native_columns(), _arguments.text("condition", condition))
        return self[np.asarray(rows)]

    def _native_info(self) -> dict[str, Any]:
        """Returns the metadata for the native module."""
        known = self._table_info()
        info = {name: known.get(name) for name in _NATIVE_INFO}
        for name in ("notes", "remarks", "steps"):
            info[name] = list(info[name] or [])
        return info

    def _native_columns(self) -> list[tuple[str, str, NDArray[Any]]]:
        return [(name, unit, _arrays.contiguous(self[name], None)) for name, unit in self.units.items()]

    def to_pandas(self, *, copy: bool = True, status: Literal["codes", "names"] = "codes") -> pandas.DataFrame:
        """Returns a DataFrame.

        Parameters
        ----------
        copy
            True for a DataFrame of its own, which may be changed. False shares this table's memory,
            which is read-only.
        status
            ``"codes"`` for the numbers of the statuses, ``"names"`` for their names, so that
            ``frame.query("status == 0")`` or ``frame.query("status == 'converged'")`` works.
        """
        try:
            import pandas
        except ImportError:
            raise ImportError("to_pandas needs pandas: pip install pandas") from None
        if status not in ("codes", "names"):
            raise InputError(f"status is {status!r}: pass codes or names")
        columns: dict[str, Any] = {name: self[name] for name in self.columns}
        if status == "names" and "status" in columns:
            columns["status"] = pandas.Categorical.from_codes(self.status.astype(np.int8), categories=list(STATUS))
        out = pandas.DataFrame(columns, copy=copy)
        out.attrs["units"] = dict(self.units)
        return out

    def to_arrow(self) -> pyarrow.Table:
        """Returns a pyarrow table that shares this table's memory. Neither of them can be changed."""
        try:
            import pyarrow
        except ImportError:
            raise ImportError("to_arrow needs pyarrow: pip install pyarrow") from None
        return pyarrow.RecordBatchReader.from_stream(self).read_all()

    def __arrow_c_schema__(self) -> Any:
        return _native.schema_capsule(self._native_columns())

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return _native.array_capsules(self._native_columns())

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return _native.stream_capsule(self._native_columns())

    def save(
        self,
        path: Path,
        *,
        format: TableFormat | None = None,
        pixel_size: PixelSize | None = None,
        sigma: float | None = None,
        psf: Astigmatic | Spline | None = None,
    ) -> None:
        """Writes the table in the format of the file's suffix, with its configuration.

        The formats are csv (.csv), parquet (.parquet), smlm (.smlm), npz (.npz), picasso (.hdf5,
        .h5), thunderstorm (.ts.csv, .thunderstorm.csv).

        Parameters
        ----------
        path
            The file.
        format
            The name of a format, instead of the suffix.
        pixel_size, sigma, psf
            Values that Picasso's format needs if the table does not have them: side of a camera
            pixel, um; width, um; and the PSF that gives the widths at each z.
        """
        psf = require_depth_psf(psf)
        curve = None if psf is None else psf._psf()
        _native.write(
            _arguments.path("path", path),
            optional(_arguments.text, "format", format),
            self._native_columns(),
            self._native_info(),
            optional(_pixel_size.pixel_size, "pixel_size", pixel_size),
            optional(_arguments.positive, "sigma", sigma),
            curve,
        )

    def __repr__(self) -> str:
        kind = type(self).__name__
        return f"<{kind}: {len(self)} rows of {', '.join(self.columns)}>"

    def _shown_rows(self) -> dict[str, NDArray[Any]]:
        return {name: self[name][: _display.ROWS] for name in self.columns}

    def __str__(self) -> str:
        return _display.as_text(self._shown_rows(), self.units, len(self))

    def _repr_html_(self) -> str:
        return _display.as_html(self._shown_rows(), self.units, len(self))


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
    #: ``docs/remarks.md``), steps (what was done with the rows after the fit: ``"linked"``,
    #: ``"drift_corrected"``). A table of :func:`localize` in memory also has frames: the first frame
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
        given.setdefault("steps", [])
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
