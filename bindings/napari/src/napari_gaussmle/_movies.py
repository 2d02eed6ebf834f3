"""The reader of movies: image layers whose frames are read when they are shown."""

from __future__ import annotations

import itertools
import os
from typing import Any

import numpy as np

import gaussmle as gm

from ._coordinates import scale_of
from ._lazy import LazyMovie
from ._types import LayerData, Paths, Reader, as_list


#: Suffixes that no other reader of napari knows. Such a file is accepted unseen, so that the error of
#: a damaged one is shown when it is read.
_OWN_SUFFIXES = (".raw", ".dax")

#: The choices among the images of a file.
_CHOICES = ("series", "channel", "z")


def get_reader(path: Paths) -> Reader | None:
    """Returns the reader if the first file is a movie that gaussmle reads."""
    first = as_list(path)[0]
    if not first.lower().endswith(_OWN_SUFFIXES):
        try:
            _movies(first)
        except gm.Error:
            return None
    return read


def read(paths: Paths) -> list[LayerData]:
    """Returns an image layer for each series, channel and plane along z of the files."""
    return [layer_of(movie) for path in as_list(paths) for movie in _movies(path)]


def layer_of(movie: gm.Movie) -> LayerData:
    """Returns the image layer of a movie."""
    frames = LazyMovie(movie)
    name = os.path.splitext(os.path.basename(movie.path.rstrip("/\\")))[0].removesuffix(".ome")
    labels = {"series": movie.all_series, "channel": movie.channels, "z": range(dict(movie.axes).get("z", 1))}
    for choice in _CHOICES:
        number = getattr(movie.planes, choice)
        name += "" if number is None else f" {choice} {labels[choice][number]}"
    return (
        frames,
        {
            "name": name,
            "contrast_limits": _contrast(frames),
            "metadata": {"gaussmle": movie},
            **scale_of(movie.pixel_size),
        },
        "image",
    )


def _movies(path: str) -> list[gm.Movie]:
    """Returns the movies of a file: one, or one for each value of the choices that the file needs."""
    needed, first = _needed_choices(path)
    counts = {"series": len(first.all_series), "channel": len(first.channels), "z": dict(first.axes).get("z", 1)}
    values = itertools.product(*(range(counts[choice]) for choice in needed))
    return [_open(path, dict(zip(needed, chosen))) for chosen in values]


def _needed_choices(path: str) -> tuple[tuple[str, ...], gm.Movie]:
    """Returns the choices without which a movie cannot be opened, and the first movie of the file."""
    reason: gm.Error | None = None
    for number in range(len(_CHOICES) + 1):
        for choices in itertools.combinations(_CHOICES, number):
            try:
                return choices, _open(path, dict.fromkeys(choices, 0))
            except gm.Error as error:
                reason = reason or error
    assert reason is not None, "a movie was opened or refused"
    raise reason


def _open(path: str, choices: dict[str, Any]) -> gm.Movie:
    return gm.movie(path, planes=gm.Planes(**choices))


def _contrast(frames: LazyMovie) -> tuple[float, float]:
    """Returns the range of the pixels of the frame in the middle."""
    if len(frames) == 0:
        return 0.0, 1.0
    middle = frames[len(frames) // 2]
    low, high = float(np.nanmin(middle)), float(np.nanmax(middle))
    return (low, high) if low < high else (low, low + 1.0)
