"""Conversion of arrays to what the native module takes: C order, aligned, native byte order."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._errors import InputError


#: Names of the axes of an image, as arrays with named dimensions have them.
_ROWS = ("y", "row", "rows", "height")
_COLUMNS = ("x", "column", "columns", "col", "width")


def rows_and_columns_last(name: str, array: Any) -> Any:
    """Returns an array whose named dimensions, as those of xarray, end with y and x.

    Other arrays are returned as they are.
    """
    dims = getattr(array, "dims", None)
    if not isinstance(dims, tuple) or len(dims) < 2 or not all(isinstance(dim, str) for dim in dims):
        return array
    rows, columns = ([dim for dim in dims if dim.lower() in names] for names in (_ROWS, _COLUMNS))
    if len(rows) == len(columns) == 1:
        others = [dim for dim in dims if dim not in (*rows, *columns)]
        order = (*others, *rows, *columns)
        return array if order == dims else array.transpose(*order)
    if (rows and dims[-2:-1] != (rows[0],)) or (columns and dims[-1:] != (columns[0],)):
        raise InputError(f"{name} have the dimensions {', '.join(dims)}: name those of the image y and x, or transpose the array")
    return array


def contiguous(array: Any, dtype: Any) -> NDArray[Any]:
    """Returns the array itself if its layout is right, else a copy."""
    return np.require(array, dtype=dtype, requirements=["C_CONTIGUOUS", "ALIGNED"])


def real_array(name: str, array: ArrayLike) -> NDArray[Any]:
    """Returns an array of real numbers. Named dimensions end with y and x."""
    array = rows_and_columns_last(name, array)
    if isinstance(array, np.ma.MaskedArray):
        if np.ma.is_masked(array):
            count = int(np.count_nonzero(np.ma.getmaskarray(array)))
            raise InputError(
                f"{name} have {count} masked entries, which would be ignored: fill them, for instance with rois.filled(...), or "
                "exclude pixels with gm.Camera(mask=...)"
            )
        array = array.data
    try:
        out = np.asarray(array)
    except ValueError as error:
        raise InputError(f"{name} are not an array: {error}") from None
    if out.dtype.kind not in "buif":
        raise InputError(f"{name} are of type {out.dtype}: pass real numbers")
    return out


def camera_array(name: str, array: ArrayLike) -> NDArray[Any]:
    """Returns a camera's map or number, with NaN for masked entries."""
    if isinstance(array, np.ma.MaskedArray) and np.ma.is_masked(array):
        return real_array(name, np.where(np.ma.getmaskarray(array), np.nan, array.data))
    return real_array(name, array)


def camera_map(name: str, array: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.float32]:
    """Returns a camera's map as f32. A number becomes a constant map."""
    out = real_array(name, array)
    if out.ndim == 0:
        return np.full(shape, out, dtype=np.float32)
    return contiguous(out, np.float32)


def pixels(name: str, array: ArrayLike) -> NDArray[Any]:
    """Returns pixels as u16 or f32, without a copy if they are that already.

    Bytes and booleans become u16. All other numbers become f32, which represents every integer up
    to 16,777,216.
    """
    out = real_array(name, array)
    if out.ndim != 3:
        raise InputError(f"{name} have the shape {out.shape}: pass (n, height, width)")
    fits_u16 = out.dtype.kind == "u" and out.dtype.itemsize <= 2 or out.dtype.kind == "b"
    return contiguous(out, np.uint16 if fits_u16 else np.float32)


def integer_array(name: str, array: ArrayLike, dtype: Any) -> NDArray[Any]:
    """Returns whole numbers as an integer type. Raises if the type cannot hold them."""
    out = real_array(name, array)
    if out.dtype == dtype:
        return contiguous(out, dtype)
    limits = np.iinfo(dtype)
    if out.size:
        if out.dtype.kind == "f" and not np.all(np.isfinite(out)):
            unusable = int(np.count_nonzero(~np.isfinite(out)))
            raise InputError(f"{name} are NaN or infinite in {unusable} places: leave these out")
        low, high = out.min(), out.max()
        if not (low >= limits.min and high <= limits.max):
            raise InputError(f"{name} are from {low} to {high}: the limits are {limits.min} and {limits.max}")
        if out.dtype.kind == "f" and not np.all(out == np.floor(out)):
            raise InputError(f"{name} must be whole numbers")
    return contiguous(out.astype(dtype), dtype)
