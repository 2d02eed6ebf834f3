"""Movies: what is in a file, its frames, and from a movie to localizations."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arrays, _calls, _native, cameras, models, tables
from ._calls import Path
from .cameras import Camera
from .errors import InputError
from .models import Astigmatic, Model
from .tables import Localizations, Saved

_LOG = logging.getLogger("gaussmle")

Range = tuple["int | None", "int | None"]


@dataclass(frozen=True)
class Movie:
    """What is in a movie's file."""

    path: str
    frames: int
    height: int
    width: int
    #: ``uint16`` or ``float32``.
    dtype: str
    #: What kind of file it is.
    format: str
    #: What should be said of it.
    notes: tuple[str, ...]
    #: Whether it may be cut short, and is read as far as it goes.
    allow_truncated: bool = False

    @property
    def shape(self) -> tuple[int, int, int]:
        """Frames, height, width."""
        return self.frames, self.height, self.width

    def read(self, frames: Range | None = None) -> NDArray[Any]:
        """Frames as an array; see :func:`read_movie`."""
        return read_movie(self.path, frames, allow_truncated=self.allow_truncated)


def movie(path: Path, *, allow_truncated: bool = False) -> Movie:
    """What is in a movie: TIFF and its kin, Picasso's ``.raw``, ``.dax``, ``.npy``, Zarr."""
    about = _native.movie(os.fspath(path), allow_truncated)
    about["notes"] = tuple(about["notes"])
    return Movie(path=os.fspath(path), allow_truncated=allow_truncated, **about)


def read_movie(path: Path, frames: Range | None = None, *, allow_truncated: bool = False) -> NDArray[Any]:
    """Frames of a movie, ``(frames, height, width)``, u16 or f32.

    Parameters
    ----------
    frames
        ``(first, after_the_last)``, each may be None; all if it is None.
    """
    return np.asarray(_native.read_movie(os.fspath(path), _calls.frames(frames), allow_truncated))


def write_movie(path: Path, pixels: Any) -> None:
    """Writes frames, ``(frames, height, width)``, as ``.tif``, ``.npy`` or Picasso's ``.raw``."""
    _native.write_movie(os.fspath(path), _arrays.pixels("frames", pixels))


def localize(
    movie: Any,
    output: Path | None = None,
    *,
    model: Model | None = None,
    camera: Camera | None = None,
    frames: Range | None = None,
    roi: int | None = None,
    false_alarms: float | None = None,
    threshold: float | None = None,
    min_net_gradient: float | None = None,
    detection_sigma: float | None = None,
    min_separation: float | None = None,
    border: str | None = None,
    allow_truncated: bool | None = None,
    format: str | None = None,
    report: Path | None = None,
    resume: bool = False,
    config: Path | None = None,
    bounds: Mapping[str, tuple[float, float]] | None = None,
    tolerance: float | None = None,
    max_iterations: int | None = None,
    backend: str | None = None,
    auto_timeout: float | None = None,
    gpu_timeout: float | None = None,
    hang_timeout: float | None = None,
    batch_size: int | None = None,
    devices: Sequence[str | int] | None = None,
    gpu_memory_limit: int | None = None,
    memory_budget: int | None = None,
    performance_log: Path | None = None,
    allow_software_adapter: bool = False,
    progress: bool | Callable[[int, int, int], Any] = False,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> Localizations:
    """Finds the spots of a movie, cuts them out and fits them.

    Parameters
    ----------
    movie
        A file, or an array ``(frames, height, width)``.
    output
        The table's file; None keeps it in memory. A run to a file that is called off leaves what is done, and ``resume=True`` goes on.
    model, camera
        As for :func:`fit`. They may be left out where ``config`` has them.
    frames
        ``(first, after_the_last)``; all if None.
    roi
        Pixels along a side of a ROI; 3.5 widths to each side if None.
    false_alarms, threshold, min_net_gradient
        One of them: expected false spots in an empty frame (0.1 if none is given), standard deviations of the noise, or Picasso's net
        gradient.
    detection_sigma, min_separation
        The width that spots are looked for with, and the least distance of two, um.
    border
        ``"skip"`` or ``"shift"``: what becomes of spots near the border.
    allow_truncated
        Read a movie that is cut short as far as it goes.
    format
        The table's format, in place of the output's ending; see :meth:`Table.save`.
    report
        A page about the table, ``.html``; see :func:`report`.
    config
        A TOML file with a section ``[localize]``, such as what stands beside a table; what is said here comes before it.

    The others are as for :func:`fit`; ``progress`` is told frames and localizations.

    Returns
    -------
    Localizations
        With an output a :class:`Saved`, which knows where its file is and reads it when something is asked of it.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> spots = gm.localize(movie, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
    >>> len(spots) > 50
    True
    """
    if model is not None:
        models.checked(model)
    if camera is not None:
        cameras.checked(camera)
    where = _calls.devices(
        backend=backend,
        auto_timeout=auto_timeout,
        gpu_timeout=gpu_timeout,
        hang_timeout=hang_timeout,
        batch_size=batch_size,
        devices=devices,
        gpu_memory_limit=gpu_memory_limit,
        performance_log=performance_log,
    )
    how = _calls.fitting(
        tolerance=tolerance,
        max_iterations=max_iterations,
        memory_budget=memory_budget,
        bounds=bounds,
        allow_software_adapter=allow_software_adapter,
    )
    finding = {
        "sigma": getattr(model, "sigma", None),
        "roi": None if roi is None else _calls.positive("roi", roi),
        "false_alarms": false_alarms,
        "threshold": threshold,
        "min_net_gradient": min_net_gradient,
        "detection_sigma": detection_sigma,
        "min_separation": min_separation,
        "border": border,
        "frames": _calls.frames(frames),
        "allow_truncated": allow_truncated,
        "config": None if config is None else os.fspath(config),
    }
    if config is None and (model is None or camera is None):
        raise InputError("give a model and a camera, or a config that has them")
    file = os.fspath(movie) if isinstance(movie, (str, os.PathLike)) else None
    source = _arrays.pixels("frames", movie) if file is None else file
    page = None if report is None else os.fspath(report)
    if output is not None or page is not None:
        # Before the fits: they may take hours, and what is read must not be written over.
        told = (getattr(model, "path", None), getattr(camera, "path", None), config)
        read = [*_files(file), *(os.fspath(place) for place in told if place is not None)]
        to = None if output is None else os.fspath(output)
        _native.check_output(to, format, page, read)
    named = _named(model, camera)
    told_more = bounds or memory_budget is not None or allow_software_adapter
    with _calls.Progress(progress, "frames") as shown:
        if output is not None and file is not None and named is not None and not told_more:
            complete, rows, notes, info = _native.localize_to_file(
                file, os.fspath(output), format, page, resume, *named, where, how, finding, shown, on_wait
            )
            assert complete, "what calls it off raises"
            return Saved(os.fspath(output), rows, info, _told(notes))
        if resume:
            raise InputError(
                "resume goes with an output, a movie in a file, and a model and a camera of numbers or from files that have not changed "
                "since, without bounds or memory_budget: an array cannot be known again"
            )
        native = None if camera is None else camera._camera
        given = None if model is None else model._given()
        columns, about, info = _native.localize(source, given, native, where, how, finding, shown, on_wait)
    _told(about["notes"])
    out = Localizations._of(columns, about, info)
    if page is not None:
        tables.report(out, page, title=None if file is None else os.path.basename(file))
    if output is None:
        return out
    psf = model if isinstance(model, Astigmatic) else None
    out.save(output, format=format, sigma=getattr(model, "sigma", None), psf=psf)
    return Saved(os.fspath(output), len(out), out.info, tuple(out.metadata.notes))


def _files(movie: str | None) -> list[str]:
    """A movie's file, and what lies beside it to tell how it is to be read."""
    if movie is None:
        return []
    stem, ending = os.path.splitext(movie)
    about = {".raw": ".yaml", ".dax": ".inf"}.get(ending.lower())
    return [movie] if about is None else [movie, stem + about]


def _told(notes: Sequence[str]) -> tuple[str, ...]:
    """What should be said of a movie and its fits is said, unless logging is set up otherwise, on stderr."""
    for note in notes:
        _LOG.warning(note)
    return tuple(notes)


def _named(model: Model | None, camera: Camera | None) -> tuple[Any, Any] | None:
    """Model and camera as a configuration file would name them, if it could: numbers, or files that still say the same."""
    if isinstance(model, Astigmatic) and not model._in_file:
        return None
    what: tuple[Any, ...] = (None, None, None)
    if model is not None:
        what = model.name, getattr(model, "sigma", None), getattr(model, "path", None)
    if camera is None:
        return what, (None, None, None)
    if camera._in_file:
        return what, (camera.pixel_size, None, camera.path)
    numbers = camera._camera.numbers
    if numbers is None:
        return None
    return what, (camera.pixel_size, (*numbers, camera.excess_noise), None)
