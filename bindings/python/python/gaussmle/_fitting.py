"""Fits of ROI stacks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from . import _arrays, _cameras, _models, _native, _options, _provenance
from ._cameras import Camera
from ._errors import InputError
from ._fits import Fits
from ._models import Model

_LOG = logging.getLogger("gaussmle")


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
    index_mismatch: float | None = None,
    outputs: str | Iterable[str] | None = None,
    backend: str | None = None,
    auto_timeout: float | None = None,
    gpu_timeout: float | None = None,
    hang_timeout: float | None = None,
    gpu_idle_timeout: float | None = None,
    batch_size: int | None = None,
    devices: Sequence[str | int] | None = None,
    gpu_memory_limit: int | str | None = None,
    priority: str | None = None,
    jobs_per_gpu: int | None = None,
    lock_folder: _options.Path | None = None,
    memory_budget: int | None = None,
    performance_log: _options.Path | None = None,
    metrics: _options.Path | None = None,
    nvml_library: _options.Path | None = None,
    allow_software_adapter: bool = False,
    progress: bool | Callable[[int, int, int], Any] = False,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> Fits:
    """Fits every ROI of a stack by maximum likelihood.

    A u16 or f32 stack in C order and native byte order is not copied. Others are copied once: bytes
    to u16, all other numbers to f32. Other threads run during the call and must not write to the
    stack. Ctrl-C ends the call soon.

    Parameters
    ----------
    rois
        ``(n, size, size)``, ``[spot][row = y][column = x]``, ADU. The size is 5 to 32 pixels.
    model
        :class:`Xynb`, :class:`Xynbs`, :class:`Xynbsxsy` or :class:`Astigmatic`.
    camera
        A :class:`Camera`.
    corners
        ``(n, 2)``: x and y of each ROI's first pixel on the sensor, from 0. Required if the camera has
        maps.
    frames
        ``(n,)``: the frame of each ROI, from 0.
    bounds
        ``{parameter: (lower, upper)}`` in the parameter's unit. Those of x and y are um from the
        ROI's outer corner.
    tolerance
        Largest remaining step of a converged fit, in units of the CRLB. None for 1e-3.
    max_iterations
        None for 50.
    index_mismatch
        The factor by which ``z`` and ``z_std`` are multiplied, for a sample whose refractive index
        differs from that of the calibration. Bounds of z are those of the multiplied z. None for 1.
    outputs
        Results beside parameters, iterations and status: any of ``"std"`` (standard deviations),
        ``"covariance"`` (with standard deviations) and ``"p_value"`` (with log-likelihood and
        deviance). None for all. Fits with fewer are faster and smaller. What is left out has no
        column.
    backend
        ``"auto"``, ``"cpu"`` or ``"gpu"``. ``"auto"`` uses a GPU if there is one and the job is large
        enough, else the CPU. None takes ``GAUSSMLE_BACKEND``, then ``"auto"``. The other device
        options have environment variables too.
    auto_timeout
        Seconds that ``"auto"`` waits for a busy GPU before it uses the CPU. None for 300.
    gpu_timeout
        Seconds that ``"gpu"`` waits before it raises :class:`DeviceTimeout`. None for ``math.inf``.
    hang_timeout
        Seconds without an answer after which a device counts as hung. None for 300.
    gpu_idle_timeout
        Seconds without a fit after which CUDA contexts are given back. None for ``math.inf``. See
        :func:`release_gpu`.
    batch_size
        Spots of a batch.
    devices
        GPUs by number or UUID.
    gpu_memory_limit
        Bytes on each GPU, or a percentage of its memory as in ``"50%"``.
    priority
        ``"low"``, ``"normal"`` or ``"high"``: the place among the jobs of this machine that wait for
        the same GPU.
    jobs_per_gpu
        Processes of this machine that may use a GPU at once. None for 1.
    lock_folder
        The folder in which the jobs of this machine take turns.
    memory_budget
        Bytes of all batches in flight.
    performance_log
        A file to which each batch appends one line of JSON.
    metrics
        A file for metrics in the format of Prometheus, replaced about once a second.
    nvml_library
        The path of NVIDIA's management library, if it is in an unusual folder.
    allow_software_adapter
        Accept a GPU that is emulated in software.
    progress
        True for a bar, by tqdm if it is installed; or a callable that is called with the spots done,
        the spots in total, and the spots done again.
    on_wait
        A callable that is called about twice a second during a wait for a GPU, with a dictionary of
        ``seconds``, ``seconds_left`` (None without a timeout), ``free_bytes``, ``required_bytes`` and
        ``gpus``, the state of each GPU.

    Returns
    -------
    Fits
        One row for each spot, in the order of the stack. A spot that cannot be fitted gets an error
        status.

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
    _models.require_model(model)
    _cameras.pixel_size_of(_cameras.require_camera(camera))
    pixels = _arrays.pixels("ROIs", rois)
    spot_corners = None if corners is None else _arrays.integer_array("corners", corners, np.int32)
    spot_frames = None if frames is None else _arrays.integer_array("frames", frames, np.uint32)
    if spot_corners is not None and spot_corners.ndim != 2:
        raise InputError(f"corners have the shape {spot_corners.shape}: pass (n, 2)")
    if spot_frames is not None and spot_frames.ndim != 1:
        raise InputError(f"frames have the shape {spot_frames.shape}: pass (n,)")
    device_options = _options.device_options(
        backend=backend,
        auto_timeout=auto_timeout,
        gpu_timeout=gpu_timeout,
        hang_timeout=hang_timeout,
        gpu_idle_timeout=gpu_idle_timeout,
        batch_size=batch_size,
        devices=devices,
        gpu_memory_limit=gpu_memory_limit,
        priority=priority,
        jobs_per_gpu=jobs_per_gpu,
        lock_folder=lock_folder,
        memory_budget=memory_budget,
        performance_log=performance_log,
        metrics=metrics,
        nvml_library=nvml_library,
    )
    wanted = [outputs] if isinstance(outputs, str) else outputs
    wanted = None if wanted is None else list(wanted)
    fit_options = _options.fit_options(
        tolerance=tolerance, max_iterations=max_iterations, bounds=bounds, index_mismatch=index_mismatch
    )
    calibrated = getattr(model, "roi", None)
    if calibrated is not None and pixels.ndim == 3 and pixels.shape[2] != calibrated:
        _LOG.warning(_native.psf_note(calibrated, pixels.shape[2]))
    with _options.Progress(progress, "spots") as callback:
        out = _native.fit(
            pixels,
            spot_corners,
            spot_frames,
            model._to_native(),
            camera._camera,
            {**device_options, **fit_options},
            wanted,
            allow_software_adapter,
            callback,
            on_wait,
            _provenance.stated_model(model),
            _provenance.stated_camera(camera),
        )
    return Fits(out, model, camera, pixels.shape[2], index_mismatch)
