"""Localizations: columns with units, one row a spot."""

from __future__ import annotations

import html
import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arrays, _native
from ._calls import Path
from .errors import InputError
from .models import Astigmatic, Model, checked_psf

if TYPE_CHECKING:
    import pandas
    import pyarrow

Floats = NDArray[np.float64]
Counts = NDArray[np.uint32]

#: The words for the numbers of a status; the first two are usable.
STATUS = ("converged", "at_bound", "max_iterations", "singular", "bad_input")

#: Columns of counts; the others are f64, and the status u8.
_COUNTS = ("roi", "frame", "iterations", "frames_on", "last_frame")


class Info(dict[str, Any]):
    """What happened: a dictionary whose items are attributes, too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"there is no {name}: there are {', '.join(self)}") from None

    def __str__(self) -> str:
        return str(self.get("text", dict.__repr__(self)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Info, (dict(self),)


class Table:
    """Columns by name, as attributes and as items; what :class:`Fits` and :class:`Localizations` have in common.

    Positions and widths are um on the sensor, from the outer corner of its first pixel; light is photoelectrons, and photoelectrons
    per pixel. ``*_std`` is the square root of the Cramer-Rao bound. ``status`` is a number whose word is in :data:`STATUS`.
    """

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

    #: Units by column; empty where there is none.
    units: dict[str, str]
    _made: dict[str, NDArray[Any]]

    def _make(self, name: str) -> NDArray[Any]:
        raise KeyError(name)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns, in order."""
        return tuple(self.units)

    def __getitem__(self, key: Any) -> Any:
        """A column by its name; rows by a slice, a mask or numbers, as :class:`Localizations`."""
        if isinstance(key, str):
            if key not in self._made:
                if key not in self.units:
                    raise KeyError(f"there is no column {key}: there are {', '.join(self.units)}")
                self._made[key] = self._make(key)
            return self._made[key]
        if isinstance(key, (int, np.integer)):
            return {name: self[name][key] for name in self.columns}
        rows = {name: self[name][key] for name in self.columns}
        return Localizations(rows, units=self.units, metadata=self._about())

    def __getattr__(self, name: str) -> Any:
        # Only what is not found otherwise comes here; a copy in the making has no units yet.
        units = {} if name == "units" or not self.__dict__ else self.units
        if name in units:
            return self[name]
        raise AttributeError(f"there is no column {name}: there are {', '.join(units)}")

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

    @property
    def usable(self) -> NDArray[np.bool_]:
        """Where the estimate can be used: it converged, at a bound or not."""
        if "status" in self:
            return self.status <= 1
        return np.isfinite(self.x) & np.isfinite(self.y)

    @property
    def status_names(self) -> NDArray[np.str_]:
        """How each fit ended, in words."""
        return np.array(STATUS)[self.status]

    def _about(self) -> dict[str, Any]:
        raise NotImplementedError

    def _described(self) -> dict[str, Any]:
        """What the compiled half is told of the table, besides its columns."""
        known = self._about()
        about = {name: known.get(name) for name in _ABOUT}
        about["notes"] = list(about["notes"] or [])
        return about

    def _given(self) -> list[tuple[str, str, NDArray[Any]]]:
        return [(name, unit, _arrays.plain(self[name], None)) for name, unit in self.units.items()]

    def to_pandas(self) -> pandas.DataFrame:
        """A DataFrame whose columns are this table's memory, read-only for fits; `.copy()` gives one to write to."""
        try:
            import pandas
        except ImportError:
            raise ImportError("to_pandas needs pandas: pip install pandas") from None
        out = pandas.DataFrame({name: self[name] for name in self.columns}, copy=False)
        out.attrs["units"] = dict(self.units)
        return out

    def to_arrow(self) -> pyarrow.Table:
        """A pyarrow table on this table's memory: nothing is copied."""
        try:
            import pyarrow
        except ImportError:
            raise ImportError("to_arrow needs pyarrow: pip install pyarrow") from None
        return pyarrow.RecordBatchReader.from_stream(self).read_all()

    def __arrow_c_schema__(self) -> Any:
        return _native.schema_capsule(self._given())

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return _native.array_capsules(self._given())

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return _native.stream_capsule(self._given())

    def save(
        self,
        path: Path,
        *,
        format: str | None = None,
        pixel_size: float | None = None,
        sigma: float | None = None,
        psf: Astigmatic | None = None,
    ) -> None:
        """Writes the table as its ending says: ``.csv``, ``.parquet``, ``.npz``, ``.hdf5`` (Picasso), ``.ts.csv`` (ThunderSTORM).

        Parameters
        ----------
        format
            ``csv``, ``parquet``, ``npz``, ``picasso`` or ``thunderstorm``, in place of the ending.
        pixel_size, sigma, psf
            What Picasso's format needs and the table may not say: um, um, and the curve that gives widths at a depth.
        """
        psf = checked_psf(psf)
        numbers = None if psf is None else psf._numbers()
        _native.write(os.fspath(path), format, self._given(), self._described(), pixel_size, sigma, numbers)

    def where(self, condition: str) -> Localizations:
        """The rows that meet a condition, such as ``"x_std < 0.02 and status == 'converged'"``."""
        return Localizations._of(_native.filter(self._given(), condition), self._about())

    def _head(self) -> list[list[str]]:
        names = list(self.columns)
        rows = [names, [self.units[name] for name in names]]
        for row in range(min(len(self), 5)):
            rows.append([self._text(name, row) for name in names])
        return rows

    def _text(self, name: str, row: int) -> str:
        value = self[name][row]
        return STATUS[value] if name == "status" else f"{value:.5g}"

    def __repr__(self) -> str:
        kind = type(self).__name__
        return f"<{kind}: {len(self)} rows of {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        head, units, *rows = self._head()
        kinds = [("th", head), ("th", units), *(("td", row) for row in rows)]
        lines = ("".join(f"<{tag}>{html.escape(text)}</{tag}>" for text in line) for tag, line in kinds)
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return f"<table>{body}</table><p>{len(self)} rows</p>"


_ABOUT = ("pixel_size", "model", "width", "height", "frames", "configuration", "notes")


class Localizations(Table):
    """A table of localizations in memory.

    Parameters
    ----------
    columns
        Arrays by name: a mapping, a pandas DataFrame, or another table. ``x`` and ``y`` are um.
    units, metadata
        What is known of them.

    >>> spots = Localizations({"frame": [0, 1], "x": [1.0, 2.0], "y": [3.0, 4.0]})
    >>> spots.where("x > 1.5").y
    array([4.])
    """

    #: What the file said, or the call: format, pixel_size (um), model, width, height, frames, configuration, notes.
    metadata: Info
    #: What happened during the fits, where they were made by :func:`localize`.
    info: Info
    #: The file that :func:`localize` has written them to.
    path: str | None = None

    def __init__(
        self,
        columns: Any,
        *,
        units: Mapping[str, str] | None = None,
        metadata: Mapping[str, Any] | None = None,
        info: Mapping[str, Any] | None = None,
    ) -> None:
        made: dict[str, NDArray[Any]] = {}
        for name in columns:
            made[str(name)] = _column(str(name), columns[name])
        if len({len(column) for column in made.values()}) > 1:
            raise InputError("the columns differ in length")
        known = units if units is not None else getattr(columns, "units", {})
        self._made = made
        self.units = {name: known.get(name, _UNITS.get(name, "")) for name in made}
        self.metadata = Info(metadata or {})
        self.info = Info(info or {})

    @classmethod
    def _of(
        cls,
        given: list[tuple[str, str, Any]],
        metadata: Mapping[str, Any],
        info: Mapping[str, Any] | None = None,
    ) -> Localizations:
        """Of the compiled half's columns, which are as they should be."""
        out = cls({}, metadata=metadata, info=info)
        out._made = {name: np.asarray(memory) for name, _, memory in given}
        out.units = {name: unit for name, unit, _ in given}
        return out

    def _about(self) -> dict[str, Any]:
        return dict(self.metadata)


class Saved(Localizations):
    """A table that :func:`localize` has written, which is read when something is asked of it."""

    #: Where it is.
    path: str
    #: Rows that were localized. Picasso's and ThunderSTORM's files have the usable ones only.
    rows: int
    #: What should be said of the run.
    notes: tuple[str, ...]

    def __init__(self, path: str, rows: int, info: Mapping[str, Any], notes: tuple[str, ...]) -> None:
        self.path, self.rows, self.notes = path, rows, notes
        self.info = Info(info)

    def read(self) -> Localizations:
        """The table, read anew."""
        return read(self.path)

    def __getattr__(self, name: str) -> Any:
        if name in ("units", "metadata", "_made") and "path" in self.__dict__:
            table = self.read()
            self.units, self.metadata, self._made = table.units, table.metadata, table._made
            return self.__dict__[name]
        return super().__getattr__(name)

    def __repr__(self) -> str:
        return f"<Saved: {self.rows} localizations in {self.path}>"


_UNITS = {"x": "um", "y": "um", "z": "um", "photons": "photons", "background": "photons/pixel"}
_UNITS |= {"sigma": "um", "sigma_x": "um", "sigma_y": "um"}
_UNITS |= {f"{name}_std": unit for name, unit in _UNITS.items()}


def _column(name: str, values: ArrayLike) -> NDArray[Any]:
    """A column as tables have it."""
    if hasattr(values, "to_numpy"):
        values = values.to_numpy()
    array = _arrays.numbers(f"values of {name}", values) if isinstance(values, np.ma.MaskedArray) else np.asarray(values)
    if name == "status" and array.dtype.kind in "UO":
        words = {word: code for code, word in enumerate(STATUS)}
        try:
            return np.array([words[str(word)] for word in array], dtype=np.uint8)
        except KeyError as unknown:
            raise InputError(f"there is no status {unknown}: there are {', '.join(STATUS)}") from None
    array = _arrays.numbers(f"values of {name}", array)
    if array.ndim != 1:
        raise InputError(f"the column {name} has the shape {array.shape}: a column is one-dimensional")
    if name == "status":
        codes = _arrays.whole(name, array, np.uint8)
        if codes.size and codes.max() >= len(STATUS):
            known = ", ".join(f"{code} {word}" for code, word in enumerate(STATUS))
            raise InputError(f"there is no status {codes.max()}: there are {known}")
        return codes
    if name in _COUNTS or array.dtype == np.uint32:
        return _arrays.whole(name, array, np.uint32)
    return _arrays.plain(array, np.float64)


class Fits(Table):
    """Fits of ROIs, in the order of the stack. Columns are made when they are first asked for, and are not to be written to.

    Beside the table's columns there are ``x_px``, ``y_px`` (pixels on the ROI, an integer is a pixel's centre) and ``deviance``.
    """

    #: What happened: backend, device, reason, batches, seconds.
    info: Info
    #: The model that was fitted.
    model: Model
    #: Side of a camera pixel, um.
    pixel_size: float
    x_px: NDArray[np.float32]
    y_px: NDArray[np.float32]
    deviance: NDArray[np.float32]

    _MORE = ("x_px", "y_px", "deviance")

    def __init__(self, fits: _native.Fits, model: Model, pixel_size: float) -> None:
        self._fits: _native.Fits | None = fits
        self._made = {}
        self._covariances: NDArray[Any] | None = None
        self.units = dict(fits.columns())
        self.info = Info(fits.info())
        self.model = model
        self.pixel_size = pixel_size
        self._rows = len(fits)

    def __len__(self) -> int:
        return self._rows

    def _make(self, name: str) -> NDArray[Any]:
        assert self._fits is not None, "a copy has all columns"
        out = np.asarray(self._fits.column(name))
        out.flags.writeable = False
        return out

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str) and key in Fits._MORE:
            if key not in self._made:
                self._made[key] = self._make(key)
            return self._made[key]
        return super().__getitem__(key)

    def __getattr__(self, name: str) -> Any:
        if name in Fits._MORE and "_made" in self.__dict__:
            return self[name]
        return super().__getattr__(name)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The fitted parameters, in order."""
        return self.model.parameters

    def covariance(self, a: str | None = None, b: str | None = None) -> Floats:
        """The inverse of the Fisher matrix of each spot: of two parameters, or ``(n, k, k)`` of all, in :attr:`parameters`' order."""
        names = self.parameters
        if a is not None:
            b = a if b is None else b
            if self._fits is not None:
                return np.asarray(self._fits.covariance(a, b))
            if a not in names or b not in names:
                raise InputError(f"there is no {a} or no {b}: there are {', '.join(names)}")
            return self.covariance()[:, names.index(a), names.index(b)]
        if self._covariances is None:
            out = np.empty((len(self), len(names), len(names)))
            for k, first in enumerate(names):
                for m, second in enumerate(names[: k + 1]):
                    out[:, k, m] = out[:, m, k] = self.covariance(first, second)
            out.flags.writeable = False
            self._covariances = out
        return self._covariances

    def table(self) -> Localizations:
        """The same as a plain table."""
        rows: Localizations = self[:]
        return rows

    def save(self, path: Path, *, format: str | None = None, **given: Any) -> None:
        """Writes the table as its ending says: ``.csv``, ``.parquet``, ``.npz``, ``.hdf5`` (Picasso), ``.ts.csv`` (ThunderSTORM).

        ``format`` is ``csv``, ``parquet``, ``npz``, ``picasso`` or ``thunderstorm``, in place of the ending.
        """
        if self._fits is None or given:
            return super().save(path, format=format, **given)
        self._fits.save(os.fspath(path), format, "")

    def _about(self) -> dict[str, Any]:
        return {"pixel_size": self.pixel_size, "model": self.model.name, "notes": []}

    def __getstate__(self) -> dict[str, Any]:
        # Another process gets all columns: the library's memory stays here.
        for name in (*self.columns, *Fits._MORE):
            getattr(self, name)
        self.covariance()
        return {**self.__dict__, "_fits": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)


#: What calls that take a table take: a table, a DataFrame, arrays by name, or a file.
TableLike = Union[Table, Mapping[str, Any], "pandas.DataFrame", Path]


def table_of(given: TableLike) -> Table:
    """A table of whatever can be one."""
    if isinstance(given, Table):
        return given
    if isinstance(given, (str, os.PathLike)):
        return read(given)
    return Localizations(given)


def read(path: Path, *, pixel_size: float | None = None) -> Localizations:
    """Reads a table of localizations, whoever wrote it: gaussmle's CSV, Parquet and npz, Picasso's HDF5, ThunderSTORM's CSV, ``.smlm``,
    DECODE's HDF5. What the file is follows from its content.

    Parameters
    ----------
    pixel_size
        Side of a camera pixel, um, for files in pixels that do not tell it.
    """
    return Localizations._of(*_native.read(os.fspath(path), pixel_size))


def report(
    table: TableLike,
    path: Path,
    *,
    title: str | None = None,
    max_points: int = 2_000_000,
    pixel_size: float | None = None,
) -> list[str]:
    """Writes a page about a table, for a browser: picture, precision, drift, p-values and what stands out. It needs nothing beside it.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    path
        The page, ``.html``.
    title
        Of the page; the table's file if None.
    max_points
        The most localizations that are drawn one by one. Each takes about ten bytes of the page.
    pixel_size
        Side of a camera pixel, um, in place of what the table says.

    Returns
    -------
    list
        What stands out, in words, as it is on the page.
    """
    file = os.fspath(table) if isinstance(table, (str, os.PathLike)) else None
    known = read(file, pixel_size=pixel_size) if file is not None else table_of(table)
    if title is None:
        title = os.path.basename(file or getattr(known, "path", None) or "") or "Localizations"
    about = known._described()
    if pixel_size is not None:
        about["pixel_size"] = float(pixel_size)
    if max_points != int(max_points) or max_points < 0:
        raise InputError(f"max_points is {max_points}: it must be a whole number, not negative")
    inputs = [place for place in (file, getattr(known, "path", None)) if place]
    return _native.report(known._given(), about, os.fspath(path), str(title), int(max_points), inputs)


def write(table: TableLike, path: Path, **given: Any) -> None:
    """Writes a table, a DataFrame or arrays by name to a file; see :meth:`Table.save`."""
    table_of(table).save(path, **given)


def link(
    table: TableLike,
    *,
    distance: float | None = None,
    sigmas: float = 4.0,
    gap: int = 0,
) -> Localizations:
    """Localizations of one molecule in frames that follow each other, as one row, with ``frames_on`` and ``last_frame`` more.

    Parameters
    ----------
    distance
        How far a localization may be from its molecule, um; if None, ``sigmas`` standard deviations of their difference.
    gap
        Frames for which a molecule may be dark.
    """
    table = table_of(table)
    columns, used, unusable = _native.link(table._given(), distance, sigmas, gap)
    return Localizations._of(columns, table._about(), {"used": used, "unusable": unusable})


def drift(
    table: TableLike,
    *,
    segment: int = 500,
    correlation_pixel: float = 0.05,
    max_drift: float = 1.0,
) -> tuple[Localizations, Localizations]:
    """Takes drift off, as cross-correlations of segments show it: the table without it, and the drift of each frame (um).

    Parameters
    ----------
    segment
        Frames of a segment.
    correlation_pixel
        Pixels of the cross-correlation, um.
    max_drift
        The most that two segments may lie apart, um.
    """
    table = table_of(table)
    columns, path = _native.drift(table._given(), segment, correlation_pixel, max_drift)
    out = Localizations._of(columns, table._about())
    return out, Localizations({name: np.asarray(memory) for name, memory in path})


def nena(table: TableLike) -> tuple[float, float]:
    """Precision along an axis by nearest neighbours in adjacent frames, and its standard deviation, um."""
    return _native.nena(table_of(table)._given())


def filter(table: TableLike, condition: str) -> Localizations:
    """The rows that meet a condition; see :meth:`Table.where`."""
    return table_of(table).where(condition)
