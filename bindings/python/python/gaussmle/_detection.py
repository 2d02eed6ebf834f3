"""Peaks of a movie without fits, and ROIs at given places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _arrays, _cameras, _frames, _models, _native, _options, _pixel_size
from ._cameras import Camera
from ._errors import InputError
from ._group import given
from ._group_keywords import with_groups
from ._groups import Detection, Planes
from ._keywords import Border
from ._model_classes import Xynbs
from ._models import Model, ModelName
from ._table import Localizations
from ._logging import log_notes
from ._options import Frames
from ._pixel_size import PixelSize
from ._progress import Progress
from ._reading import TableLike, as_table


@with_groups
def detect(
    movie: Any,
    *,
    camera: Camera,
    model: Model | ModelName | None = None,
    frames: Frames | None = None,
    planes: Planes | None = None,
    detection: Detection | None = None,
    progress: bool | Callable[[int, int, int], Any] = False,
) -> Localizations:
    """Finds the peaks that :func:`localize` fits, without fits.

    Parameters
    ----------
    movie, camera, frames, planes, detection, progress
        As for :func:`localize`. ``crowded`` has no effect: emitters are found by fits.
    model
        The model whose width tunes the detection. None for 1.3 pixels.

    Returns
    -------
    Localizations
        ``frame``, ``x`` and ``y`` of the centre of the brightest pixel (um), its ``column`` and
        ``row``, and ``over_threshold``, the signal over the detection threshold. ``metadata.roi_size``
        has the pixels along a side of the ROIs; ``info.counts`` has the peaks found and left out.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> peaks = gm.detect(movie, camera=gm.Camera(0.1))
    >>> rois, corners, frame, rows = gm.cut(movie, peaks)
    >>> fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), corners=corners, frame=frame)
    >>> len(fits) == len(peaks)
    True
    """
    model = Xynbs() if model is None else _models.require_model(model)
    _cameras.require_camera(camera)
    options = {
        "sigma_um": getattr(model, "sigma", None),
        **given(Detection, "detection", detection)._options(),
        **given(Planes, "planes", planes)._options(),
        **_options.frame_option(frames),
    }
    source = _frames.frame_source(movie, _options.frame_limits(frames))
    with Progress(progress, "frames") as callback:
        columns, facts = _native.detect(source, model._to_native(), camera._camera, options, callback)
    counts = facts.pop("counts")
    log_notes(facts["notes"])
    found = {name: np.asarray(memory) for name, memory in columns}
    units = {"x": "um", "y": "um"}
    return Localizations(found, units=units, metadata=facts, info={"counts": counts})


class Cuts(NamedTuple):
    """ROIs of a movie."""

    #: ``(n, roi_size, roi_size)``, ADU.
    rois: NDArray[Any]
    #: ``(n, 2)``: x and y of the first pixel of each ROI.
    corners: NDArray[np.int32]
    #: The frame of each ROI.
    frame: NDArray[np.uint32]
    #: The row of each ROI in the table of positions.
    rows: NDArray[np.intp]


@with_groups
def cut(
    movie: Any,
    positions: TableLike,
    roi_size: int | None = None,
    *,
    pixel_size: PixelSize | None = None,
    border: Border = "skip",
    planes: Planes | None = None,
) -> Cuts:
    """Cuts ROIs around positions out of a movie, for :func:`fit`.

    Parameters
    ----------
    movie
        As for :func:`localize`. Only the frames from the first to the last position are read.
    positions
        Peaks of :func:`detect`, or a table with ``frame``, and ``column`` and ``row`` (pixels) or ``x``
        and ``y`` (um).
    roi_size
        Pixels along a side. None for that of :func:`detect`.
    pixel_size
        Side of a camera pixel, um, or width and height, for a table with x and y that does not state it.
    border
        ``"skip"`` leaves out ROIs that leave the frame. ``"shift"`` shifts them inside.
    planes
        As for :func:`movie`.

    Returns
    -------
    Cuts
        ``rois``, ``corners``, ``frame`` and ``rows``, in the order of the positions.
    """
    table = as_table(positions, "positions")
    known = table._table_info()
    if roi_size is None and known.get("roi_size") is None:
        raise InputError("roi_size is missing: the positions do not state it, so pass the pixels along a side")
    side = _arguments.positive_int("roi_size", known["roi_size"] if roi_size is None else roi_size)
    if border not in ("skip", "shift"):
        raise InputError(f'border is {border!r}: pass "skip" or "shift"')
    if "column" in table and "row" in table:
        pixels = [_arrays.integer_array(f"{name} of positions", table[name], np.uint32) for name in ("column", "row")]
    else:
        um = known.get("pixel_size") if pixel_size is None else _pixel_size.pixel_size("pixel_size", pixel_size)
        if um is None:
            raise InputError("pixel_size is missing: pass the side of a camera pixel, um")
        pixels = [
            _arrays.integer_array(f"pixels of {name} of positions", np.floor(table[name] / side), np.uint32)
            for name, side in zip(("x", "y"), _pixel_size.sides(um))
        ]
    numbers = _arrays.integer_array("frame of positions", table["frame"], np.uint32)
    order = np.argsort(numbers, kind="stable")
    read = (int(numbers.min()), int(numbers.max()) + 1) if len(numbers) else (0, 0)
    options = {**given(Planes, "planes", planes)._options(), **_options.frame_option(read)}
    source = _frames.frame_source(movie, read)
    in_order = [_arrays.contiguous(values[order], np.uint32) for values in (numbers, *pixels)]
    found = _native.cut(source, in_order[0], in_order[1], in_order[2], side, border == "shift", options)
    rois, corners, kept = (np.asarray(memory) for memory in found[:3])
    log_notes(found[3])
    rows = order[kept]
    if np.any(np.diff(rows) < 0):
        place = np.argsort(rows)
        rois, corners, rows = rois[place], corners[place], rows[place]
    return Cuts(rois, corners, numbers[rows], rows)
