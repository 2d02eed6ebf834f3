"""Movies in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _arrays, _native, _options
from ._arguments import Path
from ._options import Frames


@dataclass(frozen=True)
class Movie:
    """Shape, type and format of a movie's file."""

    path: str
    n_frames: int
    height: int
    width: int
    #: ``uint16`` or ``float32``.
    dtype: str
    #: Name of the file format.
    format: str
    #: Warnings about the file.
    notes: tuple[str, ...]
    #: A truncated file is read as far as it goes.
    allow_truncated: bool = False
    #: Side of a pixel in the sample, um, if the file states it.
    pixel_size: float | None = None
    #: Name of the camera, if the file states it.
    camera: str | None = None
    #: Names of the channels; their numbers without names.
    channels: tuple[str, ...] = ()
    #: Names and lengths of the file's axes before y and x.
    axes: tuple[tuple[str, int], ...] = ()
    #: The channel that is read.
    channel: str | int | None = None
    #: The image (series) that is read.
    series: str | int | None = None
    #: Names of the images (series) of a file that holds several.
    all_series: tuple[str, ...] = ()
    #: The plane along z that is read.
    z: int | None = None

    @property
    def shape(self) -> tuple[int, int, int]:
        """Number of frames, height, width."""
        return self.n_frames, self.height, self.width

    def read(self, frames: Frames | None = None) -> NDArray[Any]:
        """Reads frames as an array; see :func:`read_movie`."""
        return read_movie(
            self.path,
            frames,
            allow_truncated=self.allow_truncated,
            series=self.series,
            channel=self.channel,
            z=self.z,
        )


def movie(
    path: Path,
    *,
    allow_truncated: bool = False,
    series: str | int | None = None,
    channel: str | int | None = None,
    z: int | None = None,
) -> Movie:
    """Reads the shape, type, format and metadata of a movie.

    The formats are NDTiff, TIFF (BigTIFF, ImageJ, OME, Micro-Manager), .npy, Picasso .raw with
    .yaml, .dax with .inf and Zarr.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr or an NDTiff.
    allow_truncated
        Read a truncated movie as far as it goes.
    series
        The image (series) of a file that holds several, by name or by number from 0.
    channel
        The channel, by name or by number from 0. A movie of several channels needs one.
    z
        The plane along z, from 0. A time series of several planes needs one.
    """
    file = _arguments.path("path", path)
    options = _options.movie_options(locals())
    info = _native.movie_info(
        file, bool(options["allow_truncated"]), options["series"], options["channel"], options["z"]
    )
    for key in ("notes", "all_series", "channels", "axes"):
        info[key] = tuple(info[key])
    return Movie(path=file, allow_truncated=allow_truncated, series=series, channel=channel, z=z, **info)


def read_movie(
    path: Path,
    frames: Frames | None = None,
    *,
    allow_truncated: bool = False,
    series: str | int | None = None,
    channel: str | int | None = None,
    z: int | None = None,
) -> NDArray[Any]:
    """Reads frames of a movie: ``(n_frames, height, width)``, u16 or f32.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr or an NDTiff.
    frames
        ``(first, after_the_last)``, of which each may be None, or a slice or a range of step 1. None
        for all.
    allow_truncated
        Read a truncated movie as far as it goes.
    series, channel, z
        As for :func:`movie`.
    """
    limits = _options.frame_limits(frames)
    options = _options.movie_options(locals())
    pixels = _native.read_movie(
        _arguments.path("path", path),
        limits,
        bool(options["allow_truncated"]),
        options["series"],
        options["channel"],
        options["z"],
    )
    return np.asarray(pixels)


def write_movie(path: Path, pixels: Any) -> None:
    """Writes frames, ``(n_frames, height, width)``, as ``.tif``, ``.npy`` or Picasso ``.raw``."""
    _native.write_movie(_arguments.path("path", path), _arrays.pixels("pixels", pixels))


def movie_files(movie: str | None) -> list[str]:
    """Lists a movie's file and the file that describes it."""
    if movie is None:
        return []
    companion = _native.movie_companion(movie)
    return [movie] if companion is None else [movie, str(companion)]
