"""Movies in files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _arrays, _native, _options, _pixel_size
from ._arguments import Path
from ._group import given
from ._group_keywords import with_groups
from ._groups import Planes
from ._options import Frames
from ._pixel_size import StoredSize


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
    #: The planes that are read.
    planes: Planes = Planes()
    #: Side of a pixel in the sample, um, if the file states it.
    pixel_size: StoredSize | None = None
    #: Name of the camera, if the file states it.
    camera: str | None = None
    #: Names of the channels; their numbers without names.
    channels: tuple[str, ...] = ()
    #: Names and lengths of the file's axes before y and x.
    axes: tuple[tuple[str, int], ...] = ()
    #: Names of the images (series) of a file that holds several.
    all_series: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, int, int]:
        """Number of frames, height, width."""
        return self.n_frames, self.height, self.width

    def __str__(self) -> str:
        pixels = "" if self.pixel_size is None else f", pixels of {_pixel_size.text(self.pixel_size)} um"
        return f"{self.path}: {self.n_frames} frames of {self.height}x{self.width} pixels, {self.dtype}, {self.format}{pixels}"

    def read(self, frames: Frames | None = None) -> NDArray[Any]:
        """Reads frames as an array; see :func:`read_movie`."""
        return read_movie(self.path, frames, planes=self.planes)


@with_groups
def movie(path: Path, *, planes: Planes | None = None) -> Movie:
    """Reads the shape, type, format and metadata of a movie.

    The formats are NDTiff, TIFF (BigTIFF, ImageJ, OME, Micro-Manager, MetaMorph .stk), Imaris .ims,
    .npy, Picasso .raw with .yaml, .dax with .inf and Zarr.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr or an NDTiff.
    planes
        A :class:`Planes`: the image, the channel and the plane along z of a file that holds several.
    """
    file = _arguments.path("path", path)
    chosen = given(Planes, "planes", planes)
    info = _native.movie_info(file, *_choices(chosen))
    for key in ("notes", "all_series", "channels", "axes"):
        info[key] = tuple(info[key])
    return Movie(path=file, planes=chosen, **info)


@with_groups
def read_movie(
    path: Path,
    frames: Frames | None = None,
    *,
    planes: Planes | None = None,
) -> NDArray[Any]:
    """Reads frames of a movie: ``(n_frames, height, width)``, u16 or f32.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr or an NDTiff.
    frames
        ``(first, after_the_last)``, of which each may be None, or a slice or a range of step 1. None
        for all.
    planes
        As for :func:`movie`.
    """
    limits = _options.frame_limits(frames)
    chosen = given(Planes, "planes", planes)
    pixels = _native.read_movie(_arguments.path("path", path), limits, *_choices(chosen))
    return np.asarray(pixels)


def write_movie(path: Path, pixels: Any) -> None:
    """Writes frames, ``(n_frames, height, width)``, as ``.tif``, ``.npy`` or Picasso ``.raw``."""
    _native.write_movie(_arguments.path("path", path), _arrays.pixels("pixels", pixels))


def _choices(planes: Planes) -> tuple[bool, str | None, str | None, int | None]:
    """Returns the planes as arguments of the library."""
    series, channel = (None if choice is None else str(choice) for choice in (planes.series, planes.channel))
    return bool(planes.allow_truncated), series, channel, planes.z


def movie_files(movie: str | None) -> list[str]:
    """Lists a movie's file and the file that describes it."""
    if movie is None:
        return []
    companion = _native.movie_companion(movie)
    return [movie] if companion is None else [movie, str(companion)]
