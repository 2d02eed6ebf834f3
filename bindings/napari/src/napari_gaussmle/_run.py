"""The work of a run: the rows of a movie's layer, and the layers that show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gaussmle as gm

from . import _tables, _words
from ._coordinates import placed_as, placed_over, side, to_pixels
from ._job import Job
from ._lazy import LazyMovie
from ._settings import Settings
from ._types import LayerData


@dataclass(frozen=True)
class Result:
    """What a run adds to the viewer."""

    layers: list[LayerData]
    #: Scale, shift and units of these layers, and of the movie's layer.
    placement: dict[str, Any]
    message: str


def source_of(layer: Any) -> tuple[Any, dict[str, Any]]:
    """Returns the movie of a layer for `gm.localize`, and keywords that choose its planes.

    A movie that this plug-in has opened is read from its file, so the rows are those of the command
    line.
    """
    data = layer.data
    if isinstance(data, LazyMovie):
        return data.movie.path, {"planes": data.movie.planes}
    return data, {}


def localize(
    job: Job,
    layer: Any,
    settings: Settings,
    region: NDArray[np.bool_] | None,
    picture_pixel: float | None,
    with_picture: bool,
) -> Result:
    """Localizes the movie of a layer in a region, and makes the layers of the results."""
    movie, choice = source_of(layer)
    callbacks = {"progress": job.progress, "on_wait": job.check}
    spots = gm.localize(movie, region=region, **callbacks, **choice, **settings.keywords())
    job.check()
    picture = gm.render(spots, pixel_size=picture_pixel) if with_picture and np.any(spots.usable) else None
    placement = placed_as(layer, settings.pixel_size)
    return Result(layers_of(layer.name, spots, picture, placement), placement, summary(spots))


def layers_of(
    name: str, spots: gm.Localizations, picture: gm.Picture | None, placement: dict[str, Any]
) -> list[LayerData]:
    """Returns the picture and the points of a movie's rows."""
    layers = []
    if picture is not None:
        sides = np.array([side(spots.metadata.pixel_size, axis) for axis in "yx"])
        x, y = picture.origin
        place = placed_over(placement, picture.pixel_size / sides, to_pixels([y, x], sides))
        full, gamma = picture.brightness
        shown = {"colormap": "inferno", "blending": "additive", "contrast_limits": (0.0, full), "gamma": gamma}
        layers.append((picture.counts, {"name": f"{name} picture", **shown, **place}, "image"))
    layers.append(_tables.layer_of(spots, f"{name} localizations", placement))
    return layers


def summary(spots: gm.Localizations) -> str:
    """Returns the number of rows, and the warnings about the movie and the fits."""
    left_out = int(np.count_nonzero(~spots.usable))
    lines = [f"{len(spots) - left_out} localizations"]
    if left_out:
        lines[0] += f"; {left_out} spots could not be fitted and are left out"
    texts = [*(spots.metadata.get("notes") or []), *(text for _, text in spots.metadata.get("remarks") or [])]
    return "\n".join([*lines, *map(_words.of_widget, texts)])
