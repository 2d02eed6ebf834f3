"""Simulated stacks and movies, with their truth."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _calls, _native, cameras, models
from .cameras import Camera
from .errors import InputError
from .models import Astigmatic
from .tables import Localizations


def simulate(
    n: int,
    roi: int = 11,
    *,
    photons: float = 1000.0,
    background: float = 10.0,
    sigma: float | None = None,
    psf: Astigmatic | None = None,
    z_range: float = 0.3,
    camera: Camera | None = None,
    seed: int = 0,
    rounded: bool = True,
) -> tuple[NDArray[Any], Localizations]:
    """ROIs with one spot each, at random in the middle pixel, and what each is.

    Parameters
    ----------
    n, roi
        How many, and pixels along a side.
    photons, background
        Photoelectrons of a spot, and per pixel.
    sigma
        Width, um: 1.3 pixels if None.
    psf, z_range
        Widths that follow from z, which is drawn from minus to plus ``z_range`` um.
    camera
        An ideal one with pixels of 0.1 um if None.
    seed
        The same one gives the same stack.
    rounded
        As a 16-bit camera writes it (u16), or as it is (f32).

    Returns
    -------
    rois, truth
        ``(n, roi, roi)`` in ADU; and a table with x, y, z, photons, background, sigma_x, sigma_y (um on the sensor), and ``corner_x``,
        ``corner_y``, which are at random on the camera's maps, else 0.

    >>> rois, truth = simulate(10, photons=500)
    >>> rois.shape, str(rois.dtype), len(truth)
    ((10, 11, 11), 'uint16', 10)
    """
    camera = Camera(0.1) if camera is None else cameras.checked(camera)
    width = 1.3 * camera.pixel_size if sigma is None else float(sigma)
    psf = models.checked_psf(psf)
    curve = None if psf is None else (psf._numbers(), float(z_range))
    pixels, corners, columns = _native.simulate(
        _count("n", n),
        _calls.positive("roi", roi),
        camera._camera,
        float(photons),
        float(background),
        width,
        curve,
        _calls.seed(seed),
        rounded,
    )
    truth = {name: np.asarray(memory) for name, memory in columns}
    at = np.asarray(corners)
    truth["corner_x"], truth["corner_y"] = at[:, 0].astype(np.uint32), at[:, 1].astype(np.uint32)
    return np.asarray(pixels), Localizations(truth, metadata={"pixel_size": camera.pixel_size})


def simulate_movie(
    frames: int,
    height: int,
    width: int,
    *,
    emitters: float = 30.0,
    on_frames: float = 3.0,
    photons: float = 1000.0,
    spread: float = 0.0,
    background: float = 10.0,
    sigma: float | None = None,
    camera: Camera | None = None,
    seed: int = 0,
) -> tuple[NDArray[np.uint16], Localizations]:
    """A movie of blinking emitters, and every emitter in every frame.

    Parameters
    ----------
    emitters
        Emitters that are lit, on average, at any time.
    on_frames
        Frames that an emitter is lit, on average.
    photons, spread
        Mean photoelectrons of an emitter that is lit for a whole frame, and the relative spread of emitters' brightness.

    The others are as for :func:`simulate`.
    """
    camera = Camera(0.1) if camera is None else cameras.checked(camera)
    size = 1.3 * camera.pixel_size if sigma is None else float(sigma)
    pixels, columns = _native.simulate_movie(
        _count("frames", frames),
        _calls.positive("height", height),
        _calls.positive("width", width),
        camera._camera,
        float(emitters),
        float(on_frames),
        float(photons),
        float(spread),
        float(background),
        size,
        _calls.seed(seed),
    )
    truth = {name: np.asarray(memory) for name, memory in columns}
    about = {"pixel_size": camera.pixel_size, "frames": frames, "height": height, "width": width}
    return np.asarray(pixels), Localizations(truth, metadata=about)


def _count(what: str, number: int) -> int:
    if number != int(number) or number < 0:
        raise InputError(f"{what} is {number}: it must be a whole number, not negative")
    return int(number)
