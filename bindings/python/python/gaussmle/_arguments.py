"""Checks of arguments. Every message has the name of the argument, as the caller writes it."""

from __future__ import annotations

import math
import operator
import os
import re
from collections.abc import Callable
from typing import Any, TypeVar, Union
from urllib.parse import urlsplit

import numpy as np

from . import _native
from ._errors import InputError

Path = Union[str, "os.PathLike[str]"]

_T = TypeVar("_T")
_V = TypeVar("_V")

#: The smallest and the largest side of ROIs that can be fitted, pixels.
_ROI_SIZES = _native.roi_sizes()

_URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+)://")


def optional(check: Callable[[str, _T], _V], name: str, value: _T | None) -> _V | None:
    """Returns None, or the value after a check."""
    return None if value is None else check(name, value)


def real(name: str, number: Any) -> float:
    """Returns a number as a float, which may be infinite. Raises if it is not one."""
    value = math.nan
    if not isinstance(number, (str, bytes, bytearray)) and getattr(number, "ndim", 0) == 0:
        try:
            value = float(number)
        except (TypeError, ValueError, OverflowError):
            pass
    if math.isnan(value):
        raise InputError(f"{name} is {number!r}: it must be a number")
    return value


def positive(name: str, number: Any) -> float:
    """Returns a finite number above 0. Raises if it is not one."""
    value = real(name, number)
    if not 0 < value < math.inf:
        raise InputError(f"{name} is {number!r}: it must be a number above 0")
    return value


def not_negative(name: str, number: Any) -> float:
    """Returns a finite number from 0 on. Raises if it is not one."""
    value = real(name, number)
    if not 0 <= value < math.inf:
        raise InputError(f"{name} is {number!r}: it must be a number, 0 or more")
    return value


def seconds(name: str, number: Any) -> float:
    """Returns a time. Raises if it is not one."""
    value = real(name, number)
    if value < 0:
        raise InputError(f"{name} is {number!r}: it must be seconds, 0 or more, or math.inf")
    return value


def whole(number: Any) -> int | None:
    """Returns a whole number as an int. None if it is not one. It may be a float such as 3.0."""
    try:
        return operator.index(number)
    except TypeError:
        is_float = isinstance(number, (float, np.floating)) and float(number).is_integer()
        return int(number) if is_float else None


def positive_int(name: str, number: Any, end: int = 2**31) -> int:
    """Returns a whole number above 0 and below ``end``. Raises if it is not one."""
    value = whole(number)
    if value is None or not 0 < value < end:
        raise InputError(f"{name} is {number!r}: it must be a whole number above 0")
    return value


def roi_size(name: str, number: Any) -> int:
    """Returns the side of ROIs that can be fitted. Raises if it is none."""
    value, (least, most) = whole(number), _ROI_SIZES
    if value is None or not least <= value <= most:
        raise InputError(f"{name} is {number!r}: it must be a whole number of pixels from {least} to {most}")
    return value


def count(name: str, number: Any) -> int:
    """Returns a whole number from 0 on. Raises if it is not one."""
    value = whole(number)
    if value is None or value < 0:
        raise InputError(f"{name} is {number!r}: it must be a whole number, 0 or more")
    return value


def random_seed(name: str, seed: Any) -> int:
    """Returns the seed of a random generator. Raises if it is not a 64-bit unsigned integer."""
    value = whole(seed)
    if value is None or not 0 <= value < 2**64:
        raise InputError(f"{name} is {seed!r}: it must be a whole number from 0 to 2**64 - 1")
    return value


def flag(name: str, value: Any) -> bool:
    """Returns True or False. Raises if the value is neither."""
    if not isinstance(value, (bool, np.bool_)):
        raise InputError(f"{name} is {value!r}: it must be True or False")
    return bool(value)


def one_of(*words: str) -> Callable[[str, Any], str]:
    """Returns a check for words."""

    def check(name: str, value: Any) -> str:
        if value not in words:
            raise InputError(f"{name} is {value!r}: pass one of {', '.join(words)}")
        return str(value)

    return check


def text(name: str, value: Any) -> str:
    """Returns text. Raises if the value is not text."""
    if not isinstance(value, str):
        raise InputError(f"{name} is {value!r}: it must be text")
    return value


def several(name: str, values: Any) -> list[Any]:
    """Returns the items of a list. Raises if the value is none."""
    try:
        return list(values)
    except TypeError:
        raise InputError(f"{name} is {values!r}: pass a list") from None


def callback(name: str, value: Any) -> Any:
    """Returns a callable. Raises if the value is not callable."""
    if not callable(value):
        raise InputError(f"{name} is {value!r}: it must be callable")
    return value


def limits(name: str, pair: Any) -> tuple[float, float]:
    """Returns a lower and an upper limit. Raises if the value is not a pair of numbers."""
    try:
        low, high = pair
    except (TypeError, ValueError):
        raise InputError(f"{name} is {pair!r}: pass (lower, upper)") from None
    lower, upper = real(name, low), real(name, high)
    if lower > upper:
        raise InputError(f"{name} is {pair!r}: the lower limit is above the upper one")
    return lower, upper


def path(name: str, value: Any) -> str:
    """Returns the path of a file or a folder, which may be a ``file://`` URL."""
    try:
        file = os.fsdecode(value)
    except TypeError:
        found = "an array" if hasattr(value, "__array__") else repr(value)
        raise InputError(f"{name} is {found}: pass a path") from None
    url = _URL.match(file)
    if url is None:
        return file
    parts = urlsplit(file)
    if parts.scheme == "file" and (parts.query or parts.fragment):
        raise InputError(f"{name} is {file}: write ? and # in a file name as %3F and %23, or pass a path")
    if parts.scheme == "file" and parts.netloc in ("", "localhost"):
        from urllib.request import url2pathname  # Its import takes longer than that of this package.

        return url2pathname(parts.path)
    raise InputError(
        f"{name} is {file}: gaussmle reads and writes files of this machine, not {url[1]}://: copy or mount the file, or pass "
        "a movie as an array of Zarr, Dask or fsspec"
    )


def is_path(value: Any) -> bool:
    """True for a path or a URL, as text or as an object."""
    return isinstance(value, (str, os.PathLike))
