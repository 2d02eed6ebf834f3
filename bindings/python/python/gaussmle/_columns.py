"""Columns of tables: their types and units, and their conversion from tables of other libraries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arrays, _native
from ._errors import InputError

Floats = NDArray[np.float64]
Counts = NDArray[np.uint32]

#: Names of the status codes 0 to 5. Estimates with the first two are usable.
STATUS = ("converged", "at_bound", "max_iterations", "singular", "bad_input", "z_at_bound")

#: Columns of u32. The status is u8, and all other columns are f64.
COUNT_COLUMNS = ("roi", "frame", "iterations", "frames_on", "last_frame")

#: Counts that programs average over the localizations of a molecule.
_AVERAGED_COUNTS = ("frame", "iterations")

#: Unit of each native column that has one.
UNITS = {name: unit for name, _, unit in _native.parameters()}
UNITS |= {std: unit for _, std, unit in _native.parameters()}

#: The native columns.
NATIVE = frozenset({*UNITS, *COUNT_COLUMNS, "log_likelihood", "p_value", "status"})


def named_columns(source: Any) -> Iterator[tuple[str, Any]]:
    """Yields the name and values of each column of a table of any library.

    It may be a mapping, a pandas or polars DataFrame, an Arrow table, or a structured array.
    """
    names: Any
    if isinstance(source, np.ndarray):
        if source.dtype.names is None:
            raise InputError(f"the table is an array of {source.dtype}: pass a structured array, or a dictionary of columns")
        names = source.dtype.names
    elif hasattr(source, "column_names"):  # pyarrow
        names = source.column_names
    elif isinstance(source, Mapping) or hasattr(source, "keys"):
        names = list(source.keys())
    elif hasattr(source, "columns"):
        names = list(source.columns)
    elif hasattr(source, "__arrow_c_stream__"):
        import pyarrow

        source = pyarrow.table(source)
        names = source.column_names
    else:
        raise InputError(
            f"a {type(source).__name__} is no table: pass a table, a DataFrame, an Arrow table, a structured array, "
            "a dictionary of arrays, or a file"
        )
    for name in names:
        yield str(name), source[name]


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Returns the array, which its caller owns, as a read-only one."""
    array.flags.writeable = False
    return array


def convert_columns(source: Any) -> tuple[dict[str, NDArray[Any]], list[str]]:
    """Returns read-only columns that share no memory with the source, and notes on what was left out."""
    out: dict[str, NDArray[Any]] = {}
    notes: list[str] = []
    for name, values in named_columns(source):
        array = _plain_array(name, values)
        if name not in NATIVE and array.dtype.kind not in "buif":
            kind = "text" if array.dtype.kind in "UST" or _is_text(array) else f"of type {array.dtype}"
            notes.append(f"the column `{name}` is {kind} and was left out")
            continue
        if name in _AVERAGED_COUNTS and array.dtype.kind == "f" and array.ndim == 1 and _has_fractions(array):
            out[f"mean_{name}"] = read_only(np.array(array, dtype=np.float64))
            notes.append(
                f"its `{name}` are means over the localizations of molecules: `{name}` is rounded, `mean_{name}` has the means"
            )
            array = np.floor(array + 0.5)
        column = _convert_column(name, array)
        if np.may_share_memory(column, array):
            column = column.copy()
        out[name] = read_only(column)
    lengths = {name: len(column) for name, column in out.items()}
    if len(set(lengths.values())) > 1:
        raise InputError(f"the columns have different lengths: {lengths}")
    if "lpx" in out and "lpy" in out and "x_std" not in out:
        notes.append(
            "the columns `lpx` and `lpy` are those of Picasso, whose lengths are camera pixels, and lengths of a table are um: "
            "gm.read converts Picasso's files"
        )
    return out, notes


def _plain_array(name: str, values: Any) -> NDArray[Any]:
    """Returns the values of a column as an array of NumPy."""
    if isinstance(values, np.ma.MaskedArray):
        return _arrays.real_array(f"values of {name}", values)
    if hasattr(getattr(values, "type", None), "value_type") and hasattr(values, "cast"):  # Arrow's dictionary of words
        values = values.cast(values.type.value_type)
    if hasattr(values, "to_numpy"):
        dtype: Any = getattr(values, "dtype", None)
        if hasattr(dtype, "na_value") and getattr(dtype, "kind", "O") in "iuf":  # pandas' numbers with missing values
            if bool(values.isna().any()):
                return np.asarray(values.to_numpy(dtype=np.float64, na_value=np.nan))
            return np.asarray(values.to_numpy(dtype=dtype.numpy_dtype))
        try:
            return np.asarray(values.to_numpy())
        except Exception:  # Arrow copies text only on request.
            return np.asarray(values.to_numpy(zero_copy_only=False))
    return np.asarray(values)


def _is_text(array: NDArray[Any]) -> bool:
    return array.dtype.kind == "O" and any(isinstance(value, str) for value in array.flat)


def _has_fractions(array: NDArray[Any]) -> bool:
    return bool(np.any(np.isfinite(array) & (array != np.round(array))))


def _convert_column(name: str, array: NDArray[Any]) -> NDArray[Any]:
    """Returns a column as one-dimensional u32, u8 or f64."""
    if name == "status" and array.dtype.kind in "UOT":
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
    if name in COUNT_COLUMNS or array.dtype == np.uint32:
        return _arrays.integer_array(name, array, np.uint32)
    return _arrays.contiguous(array, np.float64)
