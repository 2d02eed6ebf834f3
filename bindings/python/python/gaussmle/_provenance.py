"""Models and cameras in the configuration that tables keep."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import numpy as np

from ._cameras import Camera
from ._models import Astigmatic, Model, Spline

#: Stands for a file where a model or a camera was made in memory.
IN_MEMORY = "memory:"

_CURVE_KEYS = ("sigma_x0_um", "sigma_y0_um", "Ax", "Ay", "Bx", "By", "gamma_um", "d_um")
_MAP_KEYS = ("offset_adu_sha256", "gain_e_per_adu_sha256", "variance_e2_sha256")
_NUMBER_KEYS = ("offset_adu", "gain_e_per_adu", "read_noise_e", "excess_noise")


def stated_model(model: Model) -> dict[str, Any]:
    """Returns the keys of a model in a configuration file."""
    path = None
    if isinstance(model, (Astigmatic, Spline)):
        path = os.fspath(model.path) if model.path is not None and model._matches_file else f"{IN_MEMORY}psf"
    return {"model": model.name, "sigma_um": getattr(model, "sigma", None), "psf": path}


def stated_camera(camera: Camera) -> dict[str, Any]:
    """Returns the keys of a camera in a configuration file."""
    size = camera.pixel_size
    options: dict[str, Any] = {"pixel_size_um": list(size) if isinstance(size, tuple) else size}
    numbers = camera._camera.numbers
    if camera.path is not None and camera._matches_file:
        return {**options, "camera": os.fspath(camera.path)}
    if numbers is None:
        return {**options, "camera": f"{IN_MEMORY}camera"}
    return {**options, **dict(zip(_NUMBER_KEYS, (*numbers, camera.excess_noise)))}


def is_in_files(model: Model | None, camera: Camera | None) -> bool:
    """True if a configuration file can state the model and the camera."""
    stated = {**({} if model is None else stated_model(model)), **({} if camera is None else stated_camera(camera))}
    return not is_in_memory(stated)


def is_in_memory(stated: dict[str, Any]) -> bool:
    """True if the keys stand for a model or a camera in memory."""
    return any(str(value).startswith(IN_MEMORY) for value in stated.values())


def descriptions(model: Model | None, camera: Camera | None) -> str:
    """Returns TOML sections on a PSF and a camera that a configuration file cannot state.

    Arrays are described by their shape and the SHA-256 of their values, which are f32.
    """
    out = ""
    if isinstance(model, Astigmatic):
        curve, z_range, roi = model._curve()
        values: dict[str, Any] = dict(zip(_CURVE_KEYS, curve))
        if z_range is not None:
            values["z_range_um"] = list(z_range)
        out += _section("psf", values)
        if roi is not None:
            out += f"[psf.calibration]\nroi = {roi}\n\n"
    if isinstance(model, Spline):
        out += _section("psf", {"file_sha256": hashlib.sha256(model.psf.to_bytes()).hexdigest()})
    if camera is not None and camera.shape is not None:
        height, width = camera.shape
        maps = (camera.offset, camera.gain, camera.variance)
        checksums = (hashlib.sha256(np.asarray(values).tobytes()).hexdigest() for values in maps)
        values = {"height": height, "width": width, **dict(zip(_MAP_KEYS, checksums))}
        out += _section("camera", {**values, "excess_noise": camera.excess_noise})
    return out


def _section(name: str, values: dict[str, Any]) -> str:
    # Numbers, lists and ASCII text are the same in TOML and JSON.
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in values.items()]
    return f"[{name}]\n{''.join(lines)}\n"


def complete(configuration: str, model: Model | None, camera: Camera | None) -> str:
    """Returns a configuration of the native module with the sections of model and camera."""
    return f"{configuration.rstrip()}\n\n{descriptions(model, camera)}".rstrip() + "\n"
