"""The part of a movie in which spots are kept: the area of a layer of shapes or labels."""

from __future__ import annotations

from typing import Any

import numpy as np
from napari.layers import Labels, Shapes
from numpy.typing import NDArray
from skimage.draw import polygon2mask

import gaussmle as gm

#: Corners of the polygon that stands for an ellipse.
CORNERS = 256


def is_region(layer: Any) -> bool:
    """Reports if a layer can limit where spots are kept."""
    return isinstance(layer, (Shapes, Labels)) and layer.ndim in (2, 3)


def mask_of(layer: Any, movie: Any) -> NDArray[np.bool_] | None:
    """Returns the pixels of a movie's layer whose centres are in the area of a layer. None without a layer.

    Both are compared where they are drawn, in world coordinates. The area is that of all frames.
    """
    if layer is None:
        return None
    shape = tuple(movie.data.shape[-2:])
    mask = _of_labels(layer, movie, shape) if isinstance(layer, Labels) else _of_shapes(layer, movie, shape)
    if not mask.any():
        raise gm.InputError(f"the region \u201c{layer.name}\u201d has no area on the movie: draw a shape, or paint a label")
    return mask


def _of_shapes(layer: Any, movie: Any, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    origin, axes = _plane(layer, movie)
    mask = np.zeros(shape, bool)
    for kind, vertices in zip(layer.shape_type, layer.data):
        if kind in ("rectangle", "polygon", "ellipse"):
            corners = np.asarray(vertices)[:, -2:]
            polygon = _ellipse(corners) if kind == "ellipse" else corners
            mask |= polygon2mask(shape, origin + polygon @ axes)
    return mask


def _of_labels(layer: Any, movie: Any, shape: tuple[int, ...]) -> NDArray[np.bool_]:
    labels = np.asarray(layer.data).astype(bool)
    labels = labels.any(axis=0) if labels.ndim == 3 else labels
    origin, axes = _plane(movie, layer)
    pixels = np.moveaxis(np.indices(shape), 0, -1)
    row, column = np.moveaxis(np.round(origin + pixels @ axes).astype(int), -1, 0)
    inside = (row >= 0) & (row < labels.shape[0]) & (column >= 0) & (column < labels.shape[1])
    mask = np.zeros(shape, bool)
    mask[inside] = labels[row[inside], column[inside]]
    return mask


def _ellipse(corners: NDArray[Any]) -> NDArray[Any]:
    """Returns the outline of the ellipse in the box with these corners."""
    angle = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)[:, None]
    across, down = (corners[1] - corners[0]) / 2, (corners[3] - corners[0]) / 2
    outline: NDArray[Any] = corners.mean(axis=0) + np.cos(angle) * across + np.sin(angle) * down
    return outline


def _plane(source: Any, target: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    """Returns the map of y and x of a layer's data to those of another: its origin, and the images of both axes."""

    def place(y: float, x: float) -> NDArray[Any]:
        world = source.data_to_world((0.0,) * (source.ndim - 2) + (y, x))[-2:]
        return np.asarray(target.world_to_data((0.0,) * (target.ndim - 2) + tuple(world)))[-2:]

    origin = place(0, 0)
    return origin, np.stack([place(1, 0) - origin, place(0, 1) - origin])
