"""Stacks of ROIs become fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from . import _arrays, _calls, _native, cameras, models
from .cameras import Camera
from .errors import InputError
from .models import Model
from .tables import Fits


def fit(
    rois: ArrayLike,
    *,
    model: Model,
    camera: Camera,
    corners: ArrayLike | None = None,
    frames: ArrayLike | None = None,
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
    performance_log: _calls.Path | None = None,
    allow_software_adapter: bool = False,
    progress: bool | Callable[[int, int, int], Any] = False,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> Fits:
    """Fits every ROI of a stack by maximum likelihood.

    A stack of u16 or f32 in C order and this machine's byte order is read where it lies; others are copied once: bytes to u16, all other
    numbers to f32. It must not be written to during the call, which lets other threads run, and ends soon after Ctrl-C.

    Parameters
    ----------
    rois
        ``(n, size, size)``, ``[spot][row = y][column = x]``, 5 to 32 pixels a side, in camera units (ADU).
    model
        :class:`Xynb`, :class:`Xynbs`, :class:`Xynbsxsy` or :class:`Astigmatic`.
    camera
        A :class:`Camera`.
    corners
        ``(n, 2)``: x and y of each ROI's first pixel on the sensor, from 0. Needed with a camera that has maps.
    frames
        ``(n,)``: each ROI's frame, from 0.
    bounds
        ``{parameter: (lower, upper)}`` in the parameter's unit; those of x and y are um from the ROI's outer corner.
    tolerance
        The largest step that may be left in a converged fit, in units of the CRLB: 1e-3 if None.
    max_iterations
        50 if None.
    backend
        ``"auto"`` (a GPU where there is one and the job is large enough, else the CPU), ``"cpu"`` or ``"gpu"``. None leaves it to the
        environment (``GAUSSMLE_BACKEND``), as for everything that concerns devices, and then to ``"auto"``.
    auto_timeout, gpu_timeout, hang_timeout
        Seconds: how long ``auto`` waits for a busy GPU before it takes the CPU (300), how long ``gpu`` waits before
        :class:`DeviceTimeout` (``math.inf``), how long a device may be silent over a batch (300).
    batch_size, devices, gpu_memory_limit, memory_budget
        Spots of a batch, GPUs by number or UUID, bytes on each GPU, bytes of all batches under way.
    progress
        True for a bar (of tqdm if it is installed), or a callable that gets spots done, spots in all, and spots done again.
    on_wait
        Called about twice a second while a GPU is waited for, with a dictionary of ``seconds``, ``free_bytes``, ``required_bytes``.

    Returns
    -------
    Fits
        One row a spot, in the order of the stack. A spot that cannot be fitted has a status that says so.

    Examples
    --------
    >>> import gaussmle as gm
    >>> rois, truth = gm.simulate(1000, seed=1)
    >>> fits = gm.fit(rois, model=gm.Xynb(sigma=0.13), camera=gm.Camera(pixel_size=0.1), backend="cpu")
    >>> len(fits), str(fits.status_names[0])
    (1000, 'converged')
    >>> bool(abs((fits.x - truth.x) / fits.x_std).max() < 6)
    True
    """
    models.checked(model)
    cameras.checked(camera)
    pixels = _arrays.pixels("ROIs", rois)
    at = None if corners is None else _arrays.whole("corners", corners, np.int32)
    when = None if frames is None else _arrays.whole("frames", frames, np.uint32)
    if at is not None and at.ndim != 2:
        raise InputError(f"corners have the shape {at.shape}: it must be (n, 2)")
    if when is not None and when.ndim != 1:
        raise InputError(f"frames have the shape {when.shape}: it must be (n,)")
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
    with _calls.Progress(progress, "spots") as shown:
        out = _native.fit(pixels, at, when, model._given(), camera._camera, where, how, shown, on_wait)
    return Fits(out, model, camera.pixel_size)
