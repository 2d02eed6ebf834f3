"""Arrays as the compiled half takes them: in C order, aligned, in this machine's byte order."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .errors import InputError


def plain(array: Any, dtype: Any) -> NDArray[Any]:
    """The array itself where it is as it should be, else a copy that is."""
    return np.require(array, dtype=dtype, requirements=["C_CONTIGUOUS", "ALIGNED"])


def numbers(what: str, array: ArrayLike) -> NDArray[Any]:
    """An array of real numbers."""
    if isinstance(array, np.ma.MaskedArray):
        if np.ma.is_masked(array):
            count = int(np.count_nonzero(np.ma.getmaskarray(array)))
            raise InputError(
                f"{what} have {count} masked entries, and masks are not read: fill them, with rois.filled(...) for instance, or "
                "leave pixels out with gm.Camera(mask=...)"
            )
        array = array.data
    try:
        out = np.asarray(array)
    except ValueError as wrong:
        raise InputError(f"{what} are no array: {wrong}") from None
    if out.dtype.kind not in "buif":
        raise InputError(f"{what} are of type {out.dtype}: real numbers are needed")
    return out


def left_out(what: str, array: ArrayLike) -> NDArray[Any]:
    """A camera's map or number, NaN where NumPy masks it."""
    if isinstance(array, np.ma.MaskedArray) and np.ma.is_masked(array):
        return numbers(what, np.where(np.ma.getmaskarray(array), np.nan, array.data))
    return numbers(what, array)


def pixels(what: str, array: ArrayLike) -> NDArray[Any]:
    """Pixels as u16 or f32; only what is neither, or lies otherwise, is copied, once.

    Bytes and booleans become u16, and all other numbers f32, which has every whole number up to 16,777,216.
    """
    out = numbers(what, array)
    if out.ndim != 3:
        raise InputError(f"{what} have the shape {out.shape}: it must be (n, height, width)")
    small = out.dtype.kind == "u" and out.dtype.itemsize <= 2 or out.dtype.kind == "b"
    return plain(out, np.uint16 if small else np.float32)


def whole(what: str, array: ArrayLike, dtype: Any) -> NDArray[Any]:
    """Whole numbers of a type that can hold them."""
    out = numbers(what, array)
    if out.dtype == dtype:
        return plain(out, dtype)
    limits = np.iinfo(dtype)
    if out.size:
        low, high = out.min(), out.max()
        if not (low >= limits.min and high <= limits.max):
            raise InputError(f"{what} are from {low} to {high}: they must be from {limits.min} to {limits.max}")
        if out.dtype.kind == "f" and not np.all(out == np.floor(out)):
            raise InputError(f"{what} must be whole numbers")
    return plain(out.astype(dtype), dtype)


def map_of(what: str, array: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.float32]:
    """A camera's map in f32: the array, or a number everywhere."""
    out = numbers(what, array)
    if out.ndim == 0:
        return np.full(shape, out, dtype=np.float32)
    return plain(out, np.float32)
