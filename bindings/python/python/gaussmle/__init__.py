"""Maximum-likelihood fits of single-molecule images, at the Cramér-Rao bound, on GPUs and CPUs.

>>> import gaussmle as gm
>>> rois, truth = gm.simulate(1000)
>>> fits = gm.fit(rois, model=gm.Xynb(sigma=0.13), camera=gm.Camera(pixel_size=0.1), backend="cpu")
>>> fits.x.shape
(1000,)

Lengths are um. Photons are photoelectrons. Background is photoelectrons per pixel. ROI stacks are
``[spot][row = y][column = x]``. Positions are ``x = (corner_x + x_px + 0.5) * pixel_size``.
"""

from __future__ import annotations

import warnings as _warnings

from . import _native
from ._columns import STATUS
from ._info import Info
from ._table import Table
from .analysis import Drift, Linked, Nena, drift, link, nena
from .calibration import AstigmatismCalibration, SigmaCalibration, calibrate_astigmatism, calibrate_sigma
from .cameras import Camera
from .combining import concat
from .detection import Cuts, cut, detect
from .errors import DeviceError, DeviceTimeout, Error, FileError, InputError
from .fits import Fits
from .fitting import fit
from .localizations import Localizations
from .machine import calibrate_camera, devices, doctor, estimate, release_gpu, reset_totals, totals
from .models import Astigmatic, Model, Xynb, Xynbs, Xynbsxsy
from .movies import Movie, localize, movie, read_movie, write_movie
from .reading import filter, read, write
from .rendering import Picture, render
from .reporting import report
from .saved import Saved
from .simulation import simulate, simulate_movie

__version__: str = _native.version()

for _message in _native.unknown_variables():
    _warnings.warn(_message, stacklevel=2)

__all__ = [
    "STATUS",
    "Astigmatic",
    "AstigmatismCalibration",
    "Camera",
    "Cuts",
    "DeviceError",
    "DeviceTimeout",
    "Drift",
    "Error",
    "FileError",
    "Fits",
    "Info",
    "InputError",
    "Linked",
    "Localizations",
    "Model",
    "Movie",
    "Nena",
    "Picture",
    "Saved",
    "SigmaCalibration",
    "Table",
    "Xynb",
    "Xynbs",
    "Xynbsxsy",
    "calibrate_astigmatism",
    "calibrate_camera",
    "calibrate_sigma",
    "concat",
    "cut",
    "detect",
    "devices",
    "doctor",
    "drift",
    "estimate",
    "filter",
    "fit",
    "link",
    "localize",
    "movie",
    "nena",
    "read",
    "read_movie",
    "release_gpu",
    "render",
    "report",
    "reset_totals",
    "simulate",
    "simulate_movie",
    "totals",
    "write",
    "write_movie",
]
