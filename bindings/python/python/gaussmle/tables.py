"""Tables of localizations: columns with units, one row for each spot."""

from __future__ import annotations

import html
import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arrays, _native
from ._options import Path
from .cameras import Camera, pixel_size_of
from .errors import InputError
from .models import Astigmatic, Model, require_psf

if TYPE_CHECKING:
    import pandas
    import pyarrow

Floats = NDArray[np.float64]
Counts = NDArray[np.uint32]

#: Names of the status codes 0 to 4. Estimates with the first two are usable.
STATUS = ("converged", "at_bound", "max_iterations", "singular", "bad_input")

#: Columns of u32. The status is u8, and all other columns are f64.
_COUNT_COLUMNS = ("roi", "frame", "iterations", "frames_on", "last_frame")


class Info(dict[str, Any]):
    """A dictionary whose items are also attributes."""

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
    """Base class of :class:`Fits` and :class:`Localizations`.

    Columns are attributes and items.

    Positions and widths are um. The origin is the outer corner of the sensor's first pixel. Photons
    are photoelectrons, background is photoelectrons per pixel. ``*_std`` is the square root of the
    Cramér-Rao bound. ``status`` is an index into :data:`STATUS`.
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

    #: Unit of each column; empty if it has none.
    units: dict[str, str]
    _columns: dict[str, NDArray[Any]]

    def _load_column(self, name: str) -> NDArray[Any]:
        raise KeyError(name)

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns, in order."""
        return tuple(self.units)

    def __getitem__(self, key: Any) -> Any:
        """Returns a column by its name, or rows by a slice, a mask or indices."""
        if isinstance(key, str):
            if key not in self._columns:
                if key not in self.units:
                    raise KeyError(self._no_column(key))
                self._columns[key] = self._load_column(key)
            return self._columns[key]
        if isinstance(key, (int, np.integer)):
            return {name: self[name][key] for name in self.columns}
        rows = {name: self[name][key] for name in self.columns}
        return Localizations(rows, units=self.units, metadata=self._table_info())

    def __getattr__(self, name: str) -> Any:
        # Called only for missing attributes. During unpickling there are no units yet.
        units = {} if name == "units" or not self.__dict__ else self.units
        if name in units:
            return self[name]
        raise AttributeError(self._no_column(name))

    def _no_column(self, name: str) -> str:
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

    def _table_info(self) -> dict[str, Any]:
        raise NotImplementedError

    def _native_info(self) -> dict[str, Any]:
        """Returns the metadata for the native module."""
        known = self._table_info()
        info = {name: known.get(name) for name in _NATIVE_INFO}
        for name in ("notes", "remarks"):
            info[name] = list(info[name] or [])
        return info

    def _native_columns(self) -> list[tuple[str, str, NDArray[Any]]]:
        return [(name, unit, _arrays.contiguous(self[name], None)) for name, unit in self.units.items()]

    def to_pandas(self) -> pandas.DataFrame:
        """Returns a DataFrame that shares this table's memory.

        Columns of fits are read-only; ``.copy()`` gives writable ones.
        """
        try:
            import pandas
        except ImportError:
            raise ImportError("to_pandas needs pandas: pip install pandas") from None
        out = pandas.DataFrame({name: self[name] for name in self.columns}, copy=False)
        out.attrs["units"] = dict(self.units)
        return out

    def to_arrow(self) -> pyarrow.Table:
        """Returns a pyarrow table that shares this table's memory."""
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
        format: str | None = None,
        pixel_size: float | None = None,
        sigma: float | None = None,
        psf: Astigmatic | None = None,
    ) -> None:
        """Writes the table in the format of the file's suffix.

        The suffixes are ``.csv``, ``.parquet``, ``.npz``, ``.hdf5`` (Picasso) and ``.ts.csv``
        (ThunderSTORM).

        Parameters
        ----------
        path
            The file.
        format
            ``csv``, ``parquet``, ``npz``, ``picasso`` or ``thunderstorm``, instead of the suffix.
        pixel_size, sigma, psf
            Values that Picasso's format needs if the table does not have them: side of a camera
            pixel, um; width, um; and the curve of an astigmatic PSF.
        """
        psf = require_psf(psf)
        curve = None if psf is None else psf._curve()
        _native.write(os.fspath(path), format, self._native_columns(), self._native_info(), pixel_size, sigma, curve)

    def where(self, condition: str) -> Localizations:
        """Returns the rows that meet a condition.

        Conditions are such as ``"x_std < 0.02 and status == 'converged'"``.
        """
        return Localizations._from_native(_native.filter(self._native_columns(), condition), self._table_info())

    def _preview(self) -> list[list[str]]:
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
        names, units, *rows = self._preview()
        tagged = [("th", names), ("th", units), *(("td", row) for row in rows)]
        lines = ("".join(f"<{tag}>{html.escape(text)}</{tag}>" for text in line) for tag, line in tagged)
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return f"<table>{body}</table><p>{len(self)} rows</p>"


_NATIVE_INFO = ("pixel_size", "model", "width", "height", "frames", "configuration", "notes", "remarks")


class Localizations(Table):
    """A table of localizations in memory.

    Parameters
    ----------
    columns
        Arrays by name: a mapping, a pandas DataFrame, or another table. ``x`` and ``y`` are um.
    units
        Unit of each column.
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

    #: Metadata of the file or of the call: format, pixel_size (um), model, width, height, frames,
    #: configuration, notes, remarks (cause and text of each; see ``docs/remarks.md``).
    metadata: Info
    #: Backend, devices and timings, if :func:`localize` made the table.
    info: Info
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
        converted = {str(name): _convert_column(str(name), columns[name]) for name in columns}
        lengths = {name: len(column) for name, column in converted.items()}
        if len(set(lengths.values())) > 1:
            raise InputError(f"the columns have different lengths: {lengths}")
        known = units if units is not None else getattr(columns, "units", {})
        self._columns = converted
        self.units = {name: known.get(name, _UNITS.get(name, "")) for name in converted}
        self.metadata = Info(metadata or {})
        self.info = Info(info or {})

    @classmethod
    def _from_native(
        cls,
        columns: list[tuple[str, str, Any]],
        metadata: Mapping[str, Any],
        info: Mapping[str, Any] | None = None,
    ) -> Localizations:
        """Wraps columns of the native module without checks."""
        out = cls({}, metadata=metadata, info=info)
        out._columns = {name: np.asarray(memory) for name, _, memory in columns}
        out.units = {name: unit for name, unit, _ in columns}
        return out

    def _table_info(self) -> dict[str, Any]:
        return dict(self.metadata)


class Saved(Localizations):
    """A table in a file that :func:`localize` has written. It is read on first access."""

    #: The file.
    path: str
    #: Number of localizations. Picasso's and ThunderSTORM's files have the usable ones only.
    rows: int
    #: Warnings about the movie and the fits.
    notes: tuple[str, ...]

    def __init__(self, path: str, rows: int, info: Mapping[str, Any], notes: tuple[str, ...]) -> None:
        self.path, self.rows, self.notes = path, rows, notes
        self.info = Info(info)

    def read(self) -> Localizations:
        """Reads the table again."""
        return read(self.path)

    def __getattr__(self, name: str) -> Any:
        if name in ("units", "metadata", "_columns") and "path" in self.__dict__:
            table = self.read()
            self.units, self.metadata, self._columns = table.units, table.metadata, table._columns
            return self.__dict__[name]
        return super().__getattr__(name)

    def __repr__(self) -> str:
        return f"<Saved: {self.rows} localizations in {self.path}>"


_UNITS = {"x": "um", "y": "um", "z": "um", "photons": "photons", "background": "photons/pixel"}
_UNITS |= {"sigma": "um", "sigma_x": "um", "sigma_y": "um"}
_UNITS |= {f"{name}_std": unit for name, unit in _UNITS.items()}


def _convert_column(name: str, values: ArrayLike) -> NDArray[Any]:
    """Returns a column as one-dimensional u32, u8 or f64."""
    if hasattr(values, "to_numpy"):
        values = values.to_numpy()
    array = _arrays.real_array(f"values of {name}", values) if isinstance(values, np.ma.MaskedArray) else np.asarray(values)
    if name == "status" and array.dtype.kind in "UO":
        codes_by_name = {word: code for code, word in enumerate(STATUS)}
        try:
            return np.array([codes_by_name[str(word)] for word in array], dtype=np.uint8)
        except KeyError as unknown:
            raise InputError(f"there is no status {unknown}: use one of {', '.join(STATUS)}") from None
    array = _arrays.real_array(f"values of {name}", array)
    if array.ndim != 1:
        raise InputError(f"the column {name} has the shape {array.shape}: a column is one-dimensional")
    if name == "status":
        codes = _arrays.integer_array(name, array, np.uint8)
        if codes.size and codes.max() >= len(STATUS):
            known = ", ".join(f"{code} {word}" for code, word in enumerate(STATUS))
            raise InputError(f"there is no status {codes.max()}: use one of {known}")
        return codes
    if name in _COUNT_COLUMNS or array.dtype == np.uint32:
        return _arrays.integer_array(name, array, np.uint32)
    return _arrays.contiguous(array, np.float64)


def _left_out(a: str, b: str) -> str:
    """Returns the message about a covariance that was left out, which is also that of the native fits."""
    if a == b:
        return f'the variance of {a} was left out: fit with outputs="std"'
    return f'the covariance of {a} and {b} was left out: fit with outputs="covariance"'


class Fits(Table):
    """Fits of ROIs, in the order of the stack.

    Columns are computed on first access and are read-only. In addition to the table's columns there
    are ``x_px`` and ``y_px``, in pixels of the ROI with integers at pixel centres, and ``deviance``.
    """

    #: Backend, device, the reason for them, batches, and seconds.
    info: Info
    #: The model that was fitted.
    model: Model
    #: The results beside parameters, iterations and status; see :func:`fit`.
    outputs: tuple[str, ...]
    #: Side of a camera pixel, um.
    pixel_size: float
    x_px: NDArray[np.float32]
    y_px: NDArray[np.float32]
    deviance: NDArray[np.float32]

    #: Pixels along a side of the ROIs.
    roi_side: int
    #: The camera of the fit.
    camera: Camera
    #: ``(n, 2)``: x and y of each ROI's first pixel on the sensor. None if the fit had no corners.
    corners: NDArray[np.int32] | None

    def __init__(self, fits: _native.Fits, model: Model, camera: Camera, roi_side: int) -> None:
        corners = fits.corners()
        self.corners = None if corners is None else np.asarray(corners)
        self.camera, self.roi_side = camera, roi_side
        self._widths: tuple[Floats, Floats] | None = None
        pixel_size = pixel_size_of(camera)
        self._fits: _native.Fits | None = fits
        self._columns = {}
        self._covariances: NDArray[Any] | None = None
        self._variances: dict[str, NDArray[Any]] = {}
        self.units = dict(fits.columns())
        self.outputs = tuple(fits.outputs())
        self._extra = ("x_px", "y_px", "deviance") if "p_value" in self.outputs else ("x_px", "y_px")
        self.info = Info(fits.info())
        self.model = model
        self.pixel_size = pixel_size
        self._rows = len(fits)

    def __len__(self) -> int:
        return self._rows

    def _load_column(self, name: str) -> NDArray[Any]:
        assert self._fits is not None, "an unpickled table has all columns"
        out = np.asarray(self._fits.column(name))
        out.flags.writeable = False
        return out

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str) and key in self._extra:
            if key not in self._columns:
                self._columns[key] = self._load_column(key)
            return self._columns[key]
        return super().__getitem__(key)

    def __getattr__(self, name: str) -> Any:
        if name in self.__dict__.get("_extra", ()):
            return self[name]
        return super().__getattr__(name)

    def _no_column(self, name: str) -> str:
        # During unpickling there are no attributes yet.
        known, outputs = self.__dict__.get("model"), self.__dict__.get("outputs", ())
        output = None
        if name in ("log_likelihood", "p_value", "deviance"):
            output = "p_value"
        elif known is not None and name.endswith("_std") and name.removesuffix("_std") in known.parameters:
            output = "std"
        if output is None or output in outputs:
            return super()._no_column(name)
        return f'there is no column {name}: it was left out. Fit with "{output}" in outputs'

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the fitted parameters, in order."""
        return self.model.parameters

    def covariance(self, a: str | None = None, b: str | None = None) -> Floats:
        """Returns the inverse of each spot's Fisher matrix.

        The shape is ``(n,)`` for two parameters, or ``(n, k, k)`` for all, in the order of
        :attr:`parameters`. One name gives its variance, which fits with ``outputs="std"`` have, too.
        Raises :class:`InputError` if the fit left the covariances out.
        """
        names = self.parameters
        if a is not None:
            b = a if b is None else b
            if self._fits is not None:
                return np.asarray(self._fits.covariance(a, b))
            if a not in names or b not in names:
                raise InputError(f"there is no {a} or no {b}: the parameters are {', '.join(names)}")
            if self._covariances is not None:
                return self._covariances[:, names.index(a), names.index(b)]
            if a == b and a in self._variances:
                return self._variances[a]
            raise InputError(_left_out(a, b))
        if self._covariances is None:
            out = np.empty((len(self), len(names), len(names)))
            for k, first in enumerate(names):
                for m, second in enumerate(names[: k + 1]):
                    out[:, k, m] = out[:, m, k] = self.covariance(first, second)
            out.flags.writeable = False
            self._covariances = out
        return self._covariances

    def _both_widths(self) -> tuple[Floats, Floats]:
        """Returns the widths along x and y, um."""
        if self._widths is None:
            assert self._fits is not None, "an unpickled table has its widths"
            x, y = self._fits.widths()
            self._widths = np.asarray(x), np.asarray(y)
        return self._widths

    def model_image(self) -> NDArray[np.float32]:
        """Returns the expected photoelectrons of the fitted model: ``(n, roi, roi)``.

        Those of fits with the status ``bad_input`` are NaN.
        """
        sigma_x, sigma_y = (width / self.pixel_size for width in self._both_widths())
        columns = (self.x_px, self.y_px, self.photons, self.background, sigma_x, sigma_y)
        x, y, photons, background, width, height = (_arrays.contiguous(column, np.float64) for column in columns)
        return np.asarray(_native.model_image(x, y, photons, background, width, height, self.roi_side))

    def residuals(self, rois: ArrayLike) -> NDArray[np.float32]:
        """Returns the photoelectrons of the fitted ROIs minus :meth:`model_image`; NaN for masked pixels."""
        pixels = _arrays.pixels("ROIs", rois)
        shape = (len(self), self.roi_side, self.roi_side)
        if pixels.shape != shape:
            raise InputError(f"ROIs have the shape {pixels.shape}: pass those that were fitted, {shape}")
        offset, gain = np.asarray(self.camera.offset), np.asarray(self.camera.gain)
        if offset.ndim:
            assert self.corners is not None, "a fit with maps has corners"
            steps = np.arange(self.roi_side)
            at = (
                self.corners[:, 1, np.newaxis, np.newaxis] + steps[:, np.newaxis],
                self.corners[:, 0, np.newaxis, np.newaxis] + steps,
            )
            offset, gain = offset[at], gain[at]
        electrons = (pixels - offset) * gain
        return np.asarray(electrons - self.model_image(), dtype=np.float32)

    def table(self) -> Localizations:
        """Returns a copy as a plain table."""
        rows: Localizations = self[:]
        return rows

    def save(self, path: Path, *, format: str | None = None, **options: Any) -> None:
        """Writes the table; see :meth:`Table.save`."""
        if self._fits is None or options:
            return super().save(path, format=format, **options)
        self._fits.save(os.fspath(path), format, "")

    def _table_info(self) -> dict[str, Any]:
        return {"pixel_size": self.pixel_size, "model": self.model.name, "notes": []}

    def __getstate__(self) -> dict[str, Any]:
        # The pickle has all columns, because the native object stays in this process.
        for name in (*self.columns, *self._extra):
            getattr(self, name)
        self._both_widths()
        if "covariance" in self.outputs:
            self.covariance()
        elif "std" in self.outputs:
            self._variances = {name: self.covariance(name) for name in self.parameters}
        return {**self.__dict__, "_fits": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)


#: Arguments accepted as a table: a table, a DataFrame, arrays by name, or a file.
TableLike = Union[Table, Mapping[str, Any], "pandas.DataFrame", Path]


def as_table(table: TableLike) -> Table:
    """Returns the table, or converts or reads it."""
    if isinstance(table, Table):
        return table
    if isinstance(table, (str, os.PathLike)):
        return read(table)
    return Localizations(table)


def read(path: Path, *, pixel_size: float | None = None) -> Localizations:
    """Reads a table of localizations.

    The formats are gaussmle's CSV, Parquet and npz, Picasso's HDF5, ThunderSTORM's CSV, ``.smlm``,
    and DECODE's HDF5. The content of the file determines the format.

    Parameters
    ----------
    path
        The file.
    pixel_size
        Side of a camera pixel, um, for a file in pixels that does not state it.
    """
    return Localizations._from_native(*_native.read(os.fspath(path), pixel_size))


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


def write(table: TableLike, path: Path, **options: Any) -> None:
    """Writes a table, a DataFrame, arrays by name or a file; see :meth:`Table.save`."""
    as_table(table).save(path, **options)


def link(
    table: TableLike,
    *,
    distance: float | None = None,
    sigmas: float = 4.0,
    gap: int = 0,
) -> Localizations:
    """Links the localizations of one molecule in consecutive frames into one row.

    The result has two more columns, ``frames_on`` and ``last_frame``.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    distance
        Largest distance of a localization from its molecule, um. None for ``sigmas``.
    sigmas
        Largest distance, in standard deviations of the difference.
    gap
        Maximum number of dark frames in between.
    """
    table = as_table(table)
    columns, used, unusable = _native.link(table._native_columns(), distance, sigmas, gap)
    return Localizations._from_native(columns, table._table_info(), {"used": used, "unusable": unusable})


def drift(
    table: TableLike,
    *,
    segment: int = 500,
    correlation_pixel: float = 0.05,
    max_drift: float = 1.0,
) -> tuple[Localizations, Localizations]:
    """Corrects drift, which it estimates by cross-correlation of segments.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    segment
        Frames of a segment.
    correlation_pixel
        Side of a pixel of the cross-correlation, um.
    max_drift
        Largest shift between two segments, um.

    Returns
    -------
    corrected
        The table without drift.
    drift
        The drift of each frame: frame, x, y, um.
    """
    table = as_table(table)
    columns, path = _native.drift(table._native_columns(), segment, correlation_pixel, max_drift)
    out = Localizations._from_native(columns, table._table_info())
    return out, Localizations({name: np.asarray(memory) for name, memory in path})


def nena(table: TableLike) -> tuple[float, float]:
    """Estimates the precision along an axis from nearest neighbours in adjacent frames (NeNA).

    Returns
    -------
    precision, standard_deviation
        The estimate and its standard deviation, um.
    """
    return _native.nena(as_table(table)._native_columns())


def filter(table: TableLike, condition: str) -> Localizations:
    """Returns the rows that meet a condition; see :meth:`Table.where`."""
    return as_table(table).where(condition)
