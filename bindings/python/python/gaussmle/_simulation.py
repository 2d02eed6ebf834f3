"""Simulated ROI stacks and movies with ground truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arguments, _cameras, _models, _native, _pixel_size
from ._arguments import Path, optional
from ._cameras import Camera
from ._errors import InputError
from ._table import Localizations
from ._models import Astigmatic, Spline
from ._movies import Movie, movie
from ._progress import Progress

#: A value of all spots, a range ``(low, high)`` from which that of each spot is drawn, or an array.
Values = Union[float, "tuple[float, float]", ArrayLike]


def _spot_values(name: str, values: Values) -> Any:
    """Returns values as the native module takes them."""
    if isinstance(values, tuple):
        if len(values) != 2:
            raise InputError(f"{name} is {values!r}: pass a number, a range (low, high), or an array")
        return _number(name, values[0]), _number(name, values[1])
    if np.ndim(values) == 0:
        return _number(name, values)
    array = np.ascontiguousarray(np.asarray(values), dtype=np.float64)
    if array.ndim != 1:
        raise InputError(f"{name} has the shape {array.shape}: pass one value for each ROI")
    return array


def _number(name: str, number: Any) -> float:
    try:
        return float(number)
    except (TypeError, ValueError):
        raise InputError(f"{name} is {number!r}: pass a number, a range (low, high), or an array") from None


def simulate(
    n: int,
    roi_size: int = 11,
    *,
    photons: Values = 1000.0,
    background: Values = 10.0,
    sigma: Values | None = None,
    psf: Astigmatic | Spline | None = None,
    z_range: float = 0.3,
    camera: Camera | None = None,
    seed: int = 0,
    rounded: bool = True,
) -> tuple[NDArray[Any], Localizations]:
    """Simulates ROIs with one spot each, at random in the centre pixel.

    Parameters
    ----------
    n, roi_size
        Number of ROIs, and pixels along a side.
    photons, background
        Photoelectrons of a spot, and photoelectrons per pixel: a number, a range ``(low, high)`` from
        which the value of each spot is drawn, or an array of ``n`` values.
    sigma
        Width, um: a number, a range or an array. None for 1.3 pixels. A ``psf`` replaces it.
    psf, z_range
        A PSF that depends on z, which is drawn from ``-z_range`` to ``z_range``, um.
    camera
        None for an ideal camera with pixels of 0.1 um.
    seed
        Seed of the random generator. Equal seeds give equal stacks.
    rounded
        True for 16-bit ADU (u16), False for unrounded values (f32).

    Returns
    -------
    rois
        ``(n, roi_size, roi_size)``, ADU.
    truth
        A table with x, y, z, photons, background, sigma_x, sigma_y, and the corners corner_x and
        corner_y in pixels. Lengths are um in the sensor frame. Corners are random if the camera has
        maps, else 0.

    Examples
    --------
    >>> rois, truth = simulate(10, photons=500)
    >>> rois.shape, str(rois.dtype), len(truth)
    ((10, 11, 11), 'uint16', 10)
    >>> rois, truth = simulate(1000, photons=(200, 2000), background=[5.0] * 1000)
    >>> bool(200 <= truth.photons.min() and truth.photons.max() <= 2000)
    True
    """
    camera = Camera(0.1) if camera is None else _cameras.require_camera(camera)
    pixel_size = _cameras.pixel_size_of(camera)
    width = 1.3 * _pixel_size.mean(pixel_size) if sigma is None else _spot_values("sigma", sigma)
    psf = _models.require_depth_psf(psf)
    depth = _arguments.not_negative("z_range", z_range)
    curve = None if psf is None else (psf._psf(), depth)
    pixels, corners, columns = _native.simulate(
        _arguments.count("n", n),
        _arguments.roi_size("roi_size", roi_size),
        camera._camera,
        _spot_values("photons", photons),
        _spot_values("background", background),
        width,
        curve,
        _arguments.random_seed("seed", seed),
        _arguments.flag("rounded", rounded),
    )
    truth = {name: np.asarray(memory) for name, memory in columns}
    truth["corner_x"], truth["corner_y"] = np.asarray(corners).astype(np.uint32).T
    return np.asarray(pixels), Localizations(truth, metadata={"pixel_size": pixel_size})


@overload
def simulate_movie(
    n_frames: int,
    height: int,
    width: int,
    *,
    emitters: float = 30.0,
    on_frames: float = 3.0,
    photons: float = 1000.0,
    spread: float = 0.0,
    background: float = 10.0,
    sigma: float | None = None,
    psf: Astigmatic | Spline | None = None,
    z_range: float = 0.3,
    filaments: int | None = None,
    beads: float | None = None,
    camera: Camera | None = None,
    seed: int = 0,
    output: None = None,
    progress: bool | Callable[[int, int, int], Any] = False,
) -> tuple[NDArray[np.uint16], Localizations]: ...


@overload
def simulate_movie(
    n_frames: int,
    height: int,
    width: int,
    *,
    emitters: float = 30.0,
    on_frames: float = 3.0,
    photons: float = 1000.0,
    spread: float = 0.0,
    background: float = 10.0,
    sigma: float | None = None,
    psf: Astigmatic | Spline | None = None,
    z_range: float = 0.3,
    filaments: int | None = None,
    beads: float | None = None,
    camera: Camera | None = None,
    seed: int = 0,
    output: Path,
    progress: bool | Callable[[int, int, int], Any] = False,
) -> tuple[Movie, Localizations]: ...


def simulate_movie(
    n_frames: int,
    height: int,
    width: int,
    *,
    emitters: float = 30.0,
    on_frames: float = 3.0,
    photons: float = 1000.0,
    spread: float = 0.0,
    background: float = 10.0,
    sigma: float | None = None,
    psf: Astigmatic | Spline | None = None,
    z_range: float = 0.3,
    filaments: int | None = None,
    beads: float | None = None,
    camera: Camera | None = None,
    seed: int = 0,
    output: Path | None = None,
    progress: bool | Callable[[int, int, int], Any] = False,
) -> tuple[NDArray[np.uint16] | Movie, Localizations]:
    """Simulates a movie of blinking emitters.

    Parameters
    ----------
    n_frames, height, width
        Number of frames, and pixels along y and x.
    emitters
        Mean number of emitters that are on at any time.
    on_frames
        Mean number of frames that an emitter is on.
    photons, spread
        Mean photoelectrons of an emitter that is on for a whole frame, and the relative spread of
        the brightness of emitters.
    filaments
        Place the emitters along this number of filaments.
    beads
        Simulate beads that are always lit, in a scan through focus with this step from frame to frame,
        um. It needs ``psf``. ``emitters`` is their number.
    background, sigma, psf, z_range, camera, seed
        As for :func:`simulate`; background and sigma are numbers.
    output
        A file, ``.tif``, ``.npy`` or Picasso's ``.raw``, to which frames are written as they are
        drawn. None keeps the movie in memory.
    progress
        As for :func:`localize`, with the emitters of all frames in place of localizations.

    Returns
    -------
    pixels
        ``(n_frames, height, width)``, ADU. With an output, its :class:`Movie`, which :func:`localize`
        takes as ``movie.path``.
    truth
        A table of every emitter in every frame: frame, emitter, x, y, z, photons, background, sigma_x
        and sigma_y. Lengths are um.
    """
    camera = Camera(0.1) if camera is None else _cameras.require_camera(camera)
    pixel_size = _cameras.pixel_size_of(camera)
    size = 1.3 * _pixel_size.mean(pixel_size) if sigma is None else _arguments.real("sigma", sigma)
    psf = _models.require_depth_psf(psf)
    if beads is not None and (psf is None or filaments is not None):
        raise InputError("beads need a psf, and exclude filaments: pass beads=step with psf=gm.Astigmatic(...)")
    depth = _arguments.not_negative("z_range", z_range)
    path = optional(_arguments.path, "output", output)
    inputs = [file for file in (camera.path, None if psf is None else psf.path) if file is not None]
    with Progress(progress, "frames") as callback:
        pixels, columns = _native.simulate_movie(
            _arguments.count("n_frames", n_frames),
            _arguments.positive_int("height", height),
            _arguments.positive_int("width", width),
            camera._camera,
            _arguments.real("emitters", emitters),
            _arguments.positive("on_frames", on_frames),
            _arguments.real("photons", photons),
            _arguments.real("spread", spread),
            _arguments.real("background", background),
            size,
            None if psf is None else (psf._psf(), depth),
            optional(_arguments.count, "filaments", filaments),
            optional(_arguments.real, "beads", beads),
            _arguments.random_seed("seed", seed),
            path,
            inputs,
            callback,
        )
    truth = {name: np.asarray(memory) for name, memory in columns}
    metadata = {"pixel_size": pixel_size, "n_frames": n_frames, "height": height, "width": width}
    drawn = np.asarray(pixels) if path is None else movie(path)
    return drawn, Localizations(truth, metadata=metadata)
