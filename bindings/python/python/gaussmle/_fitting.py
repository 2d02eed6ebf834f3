"""Fits of ROI stacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from . import _arguments, _arrays, _cameras, _device, _models, _native, _provenance
from ._arguments import optional
from ._cameras import Camera
from ._errors import InputError
from ._fits import Fits
from ._group import given
from ._group_keywords import with_groups
from ._groups import Device, Fitting
from ._keywords import Backend, Output
from ._logging import LOG
from ._models import Model, ModelName
from ._progress import Progress


@with_groups
def fit(
    rois: ArrayLike,
    *,
    model: Model | ModelName,
    camera: Camera,
    corners: ArrayLike | None = None,
    frame: ArrayLike | None = None,
    fitting: Fitting | None = None,
    outputs: Output | Iterable[Output] | None = None,
    backend: Backend | None = None,
    auto_timeout: float | None = None,
    device: Device | None = None,
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
        :class:`Xynb`, :class:`Xynbs`, :class:`Xynbsxsy`, :class:`Astigmatic`, :class:`Spline` or
        :class:`Spline2d`; or the name of a model that needs no value: ``"xynbs"`` or ``"xynbsxsy"``.
    camera
        A :class:`Camera`.
    corners
        ``(n, 2)``: x and y of each ROI's first pixel on the sensor, from 0. Required if the camera has
        maps.
    frame
        ``(n,)``: the frame of each ROI, from 0, for the column ``frame``.
    fitting
        A :class:`Fitting`: bounds, tolerance, iterations.
    outputs
        Results beside parameters, iterations and status: any of ``"std"`` (standard deviations),
        ``"covariance"`` (with standard deviations) and ``"p_value"`` (with log-likelihood and
        deviance). None for all. Fits with fewer are faster and smaller. What is left out has no
        column.
    backend, auto_timeout
        Those of :class:`Device`, which they override.
    device
        A :class:`Device`: limits, timeouts and files of devices.
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
    checked: Model = _models.require_model(model)
    _cameras.pixel_size_of(_cameras.require_camera(camera))
    pixels = _arrays.pixels("rois", rois)
    spot_corners = None if corners is None else _arrays.integer_array("corners", corners, np.int32)
    spot_frames = None if frame is None else _arrays.integer_array("values of frame", frame, np.uint32)
    if spot_corners is not None and spot_corners.ndim != 2:
        raise InputError(f"corners have the shape {spot_corners.shape}: pass (n, 2)")
    if spot_frames is not None and spot_frames.ndim != 1:
        raise InputError(f"frame has the shape {spot_frames.shape}: pass (n,)")
    if spot_frames is not None and len(spot_frames) != len(pixels):
        raise InputError(f"frame has {len(spot_frames)} values for {len(pixels)} ROIs: pass one for each")
    chosen = _device.chosen(device, backend, auto_timeout)
    fitted_with = given(Fitting, "fitting", fitting)
    options = {**_device.options_of(chosen), **fitted_with._options()}
    calibrated = getattr(checked, "roi_size", None)
    if calibrated is not None and pixels.ndim == 3 and pixels.shape[2] != calibrated:
        LOG.warning(_native.psf_note(calibrated, pixels.shape[2]))
    with Progress(progress, "spots") as callback:
        out = _native.fit(
            pixels,
            spot_corners,
            spot_frames,
            checked._to_native(),
            camera._camera,
            options,
            _wanted(outputs),
            bool(chosen.allow_software_adapter),
            callback,
            optional(_arguments.callback, "on_wait", on_wait),
            _provenance.stated_model(checked),
            _provenance.stated_camera(camera),
        )
    return Fits(out, checked, camera, pixels.shape[2], fitted_with.index_mismatch)


def _wanted(outputs: Any) -> list[str] | None:
    """Returns the names of outputs. None for all."""
    try:
        wanted = [outputs] if isinstance(outputs, str) else None if outputs is None else list(outputs)
    except TypeError:
        wanted = [outputs]
    if wanted is not None and not all(isinstance(name, str) for name in wanted):
        raise InputError(f"outputs are {outputs!r}: pass names such as (\"std\", \"p_value\")")
    return wanted
