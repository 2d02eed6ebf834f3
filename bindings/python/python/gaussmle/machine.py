"""What this machine can fit on, and what a camera is."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

from . import _calls, _native, models
from ._calls import Path
from .cameras import Camera
from .models import Model
from .tables import Info


def doctor() -> Info:
    """What this machine can do and what is wrong with it, with a small fit on each device; ``print`` shows it in words."""
    text, words, code = _native.doctor()
    return Info(json.loads(text), text=words, exit_code=code)


def devices() -> list[Info]:
    """The devices as they look now: backend, id, name, memory, ..."""
    return [Info(device) for device in json.loads(_native.devices())]


def estimate(
    spots: int,
    roi: int = 11,
    *,
    model: Model,
    backend: str | None = None,
    devices: Sequence[str | int] | None = None,
) -> Info:
    """What ``auto`` would do with so many ROIs just now, and why: decision, cpu_seconds, gpu_seconds, reason, required_bytes.

    >>> import gaussmle as gm
    >>> gm.estimate(1000, model=gm.Xynb(0.13)).decision in ("cpu", "gpu")
    True
    """
    where = _calls.devices(backend=backend, devices=devices)
    given = models.checked(model)._given()
    return Info(_native.estimate(int(spots), _calls.positive("roi", roi), given, where))


def calibrate_camera(
    dark: Path,
    bright: Path | Sequence[Path],
    output: Path,
    *,
    pixel_size: float,
    qe: float | None = None,
    excess_noise: float = 1.0,
    saturation: float | None = None,
) -> Camera:
    """Measures a camera's maps from a movie in the dark and movies of even light, and writes them with their ``camera.toml``.

    Parameters
    ----------
    dark, bright
        Movies of 20 frames or more each.
    output
        The folder for the maps.
    saturation
        Where the camera saturates, ADU.
    """
    lit = [bright] if isinstance(bright, (str, os.PathLike)) else list(bright)
    files = [os.fspath(path) for path in lit]
    folder = os.fspath(output)
    _native.calibrate_camera(os.fspath(dark), files, folder, pixel_size, qe, excess_noise, saturation)
    return Camera.from_file(os.path.join(folder, "camera.toml"))
