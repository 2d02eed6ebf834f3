"""The work of a run: the rows of a movie's layer, and the layers that show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

import gaussmle as gm

from . import _tables
from ._coordinates import placed_as, placed_over, to_pixels
from ._job import Job
from ._lazy import LazyMovie
from ._settings import Settings
from ._types import LayerData


@dataclass(frozen=True)
class Result:
    """The rows of a run, and their picture."""

    spots: gm.Localizations
    picture: gm.Picture | None


def source_of(layer: Any) -> tuple[Any, dict[str, Any]]:
    """Returns the movie of a layer for `gm.localize`, and keywords that choose its frames.

    A movie that this plug-in has opened is read from its file, so the rows are those of the command
    line.
    """
    data = layer.data
    if isinstance(data, LazyMovie):
        movie = data.movie
        choice = {"channel": movie.channel, "series": movie.series, "z": movie.z}
        return movie.path, choice
    return data, {}


def localize(job: Job, layer: Any, settings: Settings, picture_pixel: float | None, with_picture: bool) -> Result:
    """Localizes the movie of a layer, and renders the picture."""
    movie, choice = source_of(layer)
    spots = gm.localize(movie, progress=job.progress, on_wait=job.check, **choice, **settings.keywords())
    job.check()
    picture = gm.render(spots, pixel_size=picture_pixel) if with_picture and np.any(spots.usable) else None
    return Result(spots, picture)


def layers_of(result: Result, layer: Any, pixel_size: float) -> list[LayerData]:
    """Returns the picture and the points of a run over the layer of its movie."""
    name = layer.name
    layers = []
    if result.picture is not None:
        picture = result.picture
        x, y = picture.origin
        place = placed_over(placed_as(layer, 2), picture.pixel_size / pixel_size, to_pixels([y, x], pixel_size))
        options = {"name": f"{name} picture", "colormap": "inferno", "blending": "additive", **place}
        layers.append((picture.counts, {**options, "contrast_limits": _contrast(picture)}, "image"))
    layers.append(_tables.layer_of(result.spots, f"{name} localizations", placed_as(layer)))
    return layers


def summary(spots: gm.Localizations) -> str:
    """Returns the number of rows, and the warnings about the movie and the fits."""
    left_out = int(np.count_nonzero(~spots.usable))
    lines = [f"{len(spots) - left_out} localizations"]
    if left_out:
        lines[0] += f"; {left_out} spots could not be fitted and are left out"
    lines += spots.metadata.get("notes") or []
    lines += [text for _, text in spots.metadata.get("remarks") or []]
    return "\n".join(lines)


def _contrast(picture: gm.Picture) -> tuple[float, float]:
    """Returns the range of the counts without the brightest 1 % of the pixels that are not empty."""
    lit = picture.counts[picture.counts > 0]
    return 0.0, float(np.percentile(lit, 99)) if len(lit) else 1.0
