"""Devices of this machine, and the calibration of a camera."""

from __future__ import annotations

import json
import os
from typing import Any

from . import _arguments, _device, _frames, _models, _native
from ._arguments import Path, optional
from ._group_keywords import with_groups
from ._groups import Device
from ._info import Info
from ._cameras import Camera
from ._models import Model, ModelName


def doctor(*, quick: bool = False) -> Info:
    """Diagnoses this machine with a small fit on each device. ``print`` shows it as text.

    With ``quick`` there are no fits, and the diagnosis ends within two seconds even if a driver hangs.
    """
    text, words, code = _native.doctor(_arguments.flag("quick", quick))
    return Info(json.loads(text), text=words, exit_code=code)


def devices() -> list[Info]:
    """Lists the devices in their present state: backend, id, name, memory, and more."""
    return [Info(device) for device in json.loads(_native.devices())]


def release_gpu() -> None:
    """Gives back the contexts of all CUDA devices, and all their memory.

    Fits that run keep theirs until they end. The next fit creates a context again, which takes a
    tenth of a second. Contexts of other packages in this process, such as PyTorch, stay.

    Examples
    --------
    >>> import gaussmle as gm
    >>> gm.release_gpu()
    """
    _native.release_gpu()


@with_groups
def estimate(
    spots: int,
    roi_size: int = 11,
    *,
    model: Model | ModelName,
    device: Device | None = None,
) -> Info:
    """Returns the choice that ``auto`` would make now for a number of ROIs, and its reason.

    Parameters
    ----------
    spots, roi_size
        Number of ROIs, and pixels along a side.
    model
        The model to fit.
    device
        As for :func:`fit`.

    Returns
    -------
    Info
        ``decision``, ``cpu_seconds``, ``gpu_seconds``, ``reason``, ``required_bytes``.

    Examples
    --------
    >>> import gaussmle as gm
    >>> gm.estimate(1000, model=gm.Xynb(0.13)).decision in ("cpu", "gpu")
    True
    """
    chosen = _device.chosen(device)
    native_model = _models.require_model(model)._to_native()
    return Info(
        _native.estimate(
            _arguments.count("spots", spots),
            _arguments.roi_size("roi_size", roi_size),
            native_model,
            _device.options_of(chosen),
            bool(chosen.allow_software_adapter),
        )
    )


def calibrate_camera(
    dark: Any,
    bright: Any,
    output: Path,
    *,
    pixel_size: float | None = None,
    excess_noise: float = 1.0,
    saturation: float | None = None,
) -> Camera:
    """Measures a camera's maps and writes them with a ``camera.toml``.

    If the gains of the pixels differ by less than their uncertainty, ``camera.toml`` has one gain for
    all.

    Parameters
    ----------
    dark
        A movie in the dark, of at least 20 frames: a file, an array ``(frames, height, width)``, or an
        iterable of frames. All but files and NumPy arrays are read into memory.
    bright
        A movie of uniform light, or several of them in a sequence, each like ``dark``.
    output
        The folder for the maps.
    pixel_size
        Side of a pixel in the sample, um. None leaves it to the movies.
    excess_noise
        As for :class:`Camera`.
    saturation
        The level at which the camera saturates, ADU.

    Returns
    -------
    Camera
        The camera of the ``camera.toml``.
    """
    folder = _arguments.path("output", output)
    # Raises if a value is not possible, before the movies are read.
    Camera(pixel_size, excess_noise=excess_noise)
    _native.calibrate_camera(
        _frames.whole_movie("dark", dark),
        _frames.whole_movies("bright", bright),
        folder,
        optional(_arguments.real, "pixel_size", pixel_size),
        _arguments.real("excess_noise", excess_noise),
        optional(_arguments.positive, "saturation", saturation),
    )
    return Camera.from_file(os.path.join(folder, "camera.toml"))
