"""Sizes of camera pixels: a number for square pixels, width and height for others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from . import _arguments
from ._errors import InputError

#: A pixel size, um: the side, or width and height.
PixelSize = Union[float, Sequence[float]]

#: A pixel size as it is stored.
StoredSize = Union[float, tuple[float, float]]


def pixel_size(name: str, value: Any, check: Callable[[str, Any], float] = _arguments.positive) -> StoredSize:
    """Returns a pixel size. Raises if it is neither a number nor two."""
    if isinstance(value, str) or not hasattr(value, "__len__") or getattr(value, "ndim", 1) == 0:
        return check(name, value)
    if len(value) != 2:
        raise InputError(f"{name} is {value!r}: it must be a number, or two, width and height")
    return check(name, value[0]), check(name, value[1])


def camera_pixel_size(name: str, value: Any) -> StoredSize:
    """Returns a pixel size whose range the camera checks. Raises if it is neither a number nor two."""
    return pixel_size(name, value, _arguments.real)


def sides(size: StoredSize) -> tuple[float, float]:
    """Returns width and height."""
    return size if isinstance(size, tuple) else (size, size)


def mean(size: StoredSize) -> float:
    """Returns the side of a square of the same area."""
    return (size[0] * size[1]) ** 0.5 if isinstance(size, tuple) else size


def text(size: StoredSize) -> str:
    """Returns the size as text, without its unit."""
    return " x ".join(f"{side:.5g}" for side in size) if isinstance(size, tuple) else f"{size:.5g}"
