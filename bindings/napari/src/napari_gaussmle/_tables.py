"""Tables as points layers, and their readers and writers.

The points are in camera pixels. The other columns are the features of the points, so a layer's
positions have one source. A table whose pixel size is not known has points in um.
"""

from __future__ import annotations

import os
import zipfile
from typing import Any

import numpy as np

import gaussmle as gm

from ._coordinates import scale_of, side, to_pixels, to_um
from ._types import LayerData, Paths, Reader, as_list

#: Columns that are the coordinates of the points.
_COORDINATES = ("frame", "y", "x")

#: Circles, which stay visible if the picture is small.
_STYLE: dict[str, Any] = {
    "canvas_size_limits": (6, 10_000),
    "face_color": "transparent",
    "border_color": "yellow",
    "border_width": 0.1,
}

#: Diameter of a circle, in camera pixels, or in um if their size is not known.
_DIAMETER_PX, _DIAMETER_UM = 3.0, 0.3


def get_reader(path: Paths) -> Reader | None:
    """Returns the reader if the first file is a table of localizations."""
    return read if _is_table(as_list(path)[0]) else None


def read(paths: Paths) -> list[LayerData]:
    """Returns a points layer for each file."""
    layers = []
    for path in as_list(paths):
        name = os.path.splitext(os.path.basename(path))[0]
        layers.append(layer_of(gm.read(path), name))
    return layers


def write(path: str, data: Any, meta: dict[str, Any]) -> list[str]:
    """Writes a points layer in the format of the file's suffix."""
    table_of(data, meta).save(path)
    return [path]


def layer_of(table: gm.Localizations, name: str, placement: dict[str, Any] | None = None) -> LayerData:
    """Returns the usable rows of a table as a points layer.

    Parameters
    ----------
    table
        The table.
    name
        Name of the layer.
    placement
        Scale, shift and units of the movie's layer. None for the scale of the camera's pixels.
    """
    table = table[table.usable]
    known = dict(table.metadata)
    pixel_size: float | tuple[float, float] | None = known.get("pixel_size")
    axes = [axis for axis in _COORDINATES if axis in table]
    positions = {axis: table[axis] for axis in axes}
    if pixel_size is not None:
        positions |= {axis: to_pixels(table[axis], side(pixel_size, axis)) for axis in ("y", "x")}
    points = np.stack([np.asarray(positions[axis], dtype=np.float64) for axis in axes], axis=1)
    features = table.to_pandas(status="names").drop(columns=axes)
    size = _DIAMETER_UM if pixel_size is None else _DIAMETER_PX
    options = {**_STYLE, "size": size, "name": name, "features": features, "metadata": {"gaussmle": known}}
    return points, {**options, **(placement or scale_of(pixel_size, len(axes)))}, "points"


def table_of(data: Any, meta: dict[str, Any]) -> gm.Localizations:
    """Returns the points of a layer as a table.

    A layer of another plug-in is in pixels of its scale, as napari's layers are.
    """
    points = np.asarray(data, dtype=np.float64)
    if points.ndim != 2 or points.shape[1] not in (2, 3):
        raise gm.InputError(
            f"the points have the shape {points.shape}: select a layer with the axes frame, y, x or y, x"
        )
    known: dict[str, Any] | None = meta.get("metadata", {}).get("gaussmle")
    if known is None:
        known = {"pixel_size": float(meta["scale"][-1])}
    pixel_size = known.get("pixel_size")
    columns: dict[str, Any] = dict(zip(_COORDINATES[-points.shape[1] :], points.T))
    if pixel_size is not None:
        columns |= {axis: to_um(columns[axis], side(pixel_size, axis)) for axis in ("x", "y")}
    features = meta.get("features")
    if features is not None:
        columns |= {name: values for name, values in features.items() if name not in columns}
    return gm.Localizations(columns, metadata=known)


def _is_table(path: str) -> bool:
    """Reports if a file is a table, from its first bytes where other programs share the suffix."""
    if not os.path.isfile(path):
        return False
    if path.lower().endswith(".csv"):
        with open(path, encoding="utf-8-sig", errors="replace") as file:
            header = [name.strip(' "\n').split(" [")[0] for name in file.readline().split(",")]
        return {"x", "y"} <= set(header)
    if path.lower().endswith(".npz"):
        if not zipfile.is_zipfile(path):
            return False
        with zipfile.ZipFile(path) as archive:
            return {"x.npy", "y.npy"} <= set(archive.namelist())
    return True
