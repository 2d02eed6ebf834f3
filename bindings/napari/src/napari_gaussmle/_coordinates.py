"""Coordinates: um of gaussmle, pixels of a movie's layer, and the scale of layers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray


def to_pixels(um: ArrayLike, pixel_size: ArrayLike) -> NDArray[np.float64]:
    """Converts um from the outer corner of the sensor to pixels, whose centres are integers."""
    return np.asarray(um, dtype=np.float64) / np.asarray(pixel_size) - 0.5


def to_um(pixels: ArrayLike, pixel_size: float) -> NDArray[np.float64]:
    """Converts pixels to um, the inverse of :func:`to_pixels`."""
    return (np.asarray(pixels, dtype=np.float64) + 0.5) * pixel_size


def side(pixel_size: float | tuple[float, float], axis: str) -> float:
    """Returns the side of a pixel along an axis, um."""
    return pixel_size["xy".index(axis)] if isinstance(pixel_size, tuple) else pixel_size


def scale_of(pixel_size: float | tuple[float, float] | None, axes: int = 3) -> dict[str, Any]:
    """Returns the scale and the units of a layer in camera pixels, as keywords of its constructor.

    Its last two axes are y and x. The keywords are empty if the side of a pixel is not known.
    """
    if pixel_size is None:
        return {}
    others = axes - 2
    sides = side(pixel_size, "y"), side(pixel_size, "x")
    return {"scale": (1.0,) * others + sides, "units": ("pixel",) * others + ("um",) * 2}


def placed_as(layer: Any, pixel_size: float | tuple[float, float] | None = None) -> dict[str, Any]:
    """Returns scale, shift and units of a movie's layer, as keywords of a layer's constructor.

    With a pixel size, a layer that has no scale yet gets that of the camera's pixels.
    """
    placement = {"scale": tuple(layer.scale), "translate": tuple(layer.translate), "units": tuple(layer.units)}
    return placement | scale_of(pixel_size) if layer.scale[-1] == 1.0 else placement


def placed_over(placement: Mapping[str, Any], pixel: ArrayLike, origin: ArrayLike) -> dict[str, Any]:
    """Returns where an image with other pixels lies over a movie.

    Parameters
    ----------
    placement
        Scale, shift and units of the movie's layer.
    pixel
        Sides of the image's pixels along y and x, in camera pixels.
    origin
        y and x of the outer corner of the image's first pixel, in the movie's data coordinates.
    """
    scale = np.asarray(placement["scale"][-2:])
    pixel = np.asarray(pixel)
    centre = np.asarray(origin) + pixel / 2
    return {
        "scale": tuple(scale * pixel),
        "translate": tuple(np.asarray(placement["translate"][-2:]) + scale * centre),
        "units": placement["units"][-2:],
    }
