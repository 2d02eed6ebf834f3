"""The work of a run: the rows of a movie's layer, and the layers that show them."""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

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
    keywords = {**choice, **settings.keywords()}
    spots = gm.localize(movie, region=region, progress=job.progress, on_wait=job.check, **keywords)
    job.check()
    picture = None
    if with_picture and np.any(spots.usable):
        picture = gm.render(spots, pixel_size=picture_pixel, z="z" in spots)
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
        data, shown = _shown(picture)
        layers.append((data, {"name": f"{name} picture", "blending": "additive", **shown, **place}, "image"))
    layers.append(_tables.layer_of(spots, f"{name} localizations", placement))
    return layers


def _shown(picture: gm.Picture) -> tuple[NDArray[Any], dict[str, Any]]:
    """Returns the pixels of a picture and keywords of its layer: counts, or for z the colours of its file."""
    if picture.z is None:
        full, gamma = picture.brightness
        return picture.counts, {"colormap": "inferno", "contrast_limits": (0.0, full), "gamma": gamma}
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "picture.png")
        picture.save(file, scale_bar=False)
        with Image.open(file) as colours:
            return np.asarray(colours.convert("RGB")), {"rgb": True}


def summary(spots: gm.Localizations) -> str:
    """Returns the number of rows, and the warnings about the movie and the fits."""
    left_out = int(np.count_nonzero(~spots.usable))
    lines = [f"{len(spots) - left_out} localizations"]
    if left_out:
        words = "spot could not be fitted and is" if left_out == 1 else "spots could not be fitted and are"
        lines[0] += f"; {left_out} {words} left out"
    texts = [*(spots.metadata.get("notes") or []), *(text for _, text in spots.metadata.get("remarks") or [])]
    return "\n".join([*lines, *map(_words.of_widget, texts)])
