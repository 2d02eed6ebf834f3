"""Maximum-likelihood fits of single-molecule images, at the Cramér-Rao bound, on GPUs and CPUs.

>>> import gaussmle as gm
>>> rois, truth = gm.simulate(1000)
>>> fits = gm.fit(rois, model=gm.Gaussian(sigma=0.13), camera=gm.Camera(pixel_size=0.1), backend="cpu")
>>> fits.x.shape
(1000,)

Lengths are um. Photons are photoelectrons. Background is photoelectrons per pixel. ROI stacks are
``[spot][row = y][column = x]``. Positions are ``x = (corner_x + x_px + 0.5) * pixel_size``.
"""

import typing as _typing
import warnings as _warnings

from . import _native
from ._columns import STATUS
from ._info import Info
from ._table import Localizations, Table
from ._analysis import Drift, DriftBreak, DriftGap, Frc, Linked, Nena, drift, frc, link, nena
from ._calibration import (
    AstigmatismCalibration,
    PsfCalibration,
    SigmaCalibration,
    calibrate_astigmatism,
    calibrate_psf,
    calibrate_sigma,
)
from ._cameras import Camera
from ._combining import concat
from ._detection import Cuts, cut, detect
from ._errors import DeviceError, DeviceTimeout, Error, FileError, InputError
from ._fits import Fits
from ._groups import Detection, Device, Fitting, Planes
from ._fitting import fit
from ._localize import localize
from ._machine import calibrate_camera, devices, doctor, estimate, release_gpu
from . import _model_classes
from ._model_classes import *
from ._models import MODELS, Astigmatic, Gaussian, Model, Spline, Spline2d
from ._movies import Movie, movie, read_movie, write_movie
from ._reading import filter, read, write
from ._rendering import Picture, render
from ._reporting import report
from ._saved import Saved
from ._session import Session
from ._session_state import SessionEnd, SessionProgress
from ._simulation import simulate, simulate_movie

if _typing.TYPE_CHECKING:
    from . import dask as dask
else:

    def __getattr__(name):
        # Dask is imported at its first use: it is optional, and takes a second.
        if name == "dask":
            import importlib

            return importlib.import_module("gaussmle.dask")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__: str = _native.version()

for _message in _native.unknown_variables():
    _warnings.warn(_message, stacklevel=2)

# `filter` is left out: it would hide Python's own.
__all__ = [
    "MODELS",
    "STATUS",
    "Astigmatic",
    "AstigmatismCalibration",
    "Camera",
    "Cuts",
    "Detection",
    "Device",
    "DeviceError",
    "DeviceTimeout",
    "Drift",
    "DriftBreak",
    "DriftGap",
    "Error",
    "FileError",
    "Fits",
    "Fitting",
    "Frc",
    "Gaussian",
    "Info",
    "InputError",
    "Linked",
    "Localizations",
    "Model",
    "Movie",
    "Nena",
    "Picture",
    "Planes",
    "PsfCalibration",
    "Saved",
    "Session",
    "SessionEnd",
    "SessionProgress",
    "SigmaCalibration",
    "Spline",
    "Spline2d",
    "Table",
    "calibrate_astigmatism",
    "calibrate_camera",
    "calibrate_psf",
    "calibrate_sigma",
    "concat",
    "cut",
    "detect",
    "devices",
    "doctor",
    "drift",
    "estimate",
    "fit",
    "frc",
    "link",
    "localize",
    "movie",
    "nena",
    "read",
    "read_movie",
    "release_gpu",
    "render",
    "report",
    "simulate",
    "simulate_movie",
    "write",
    "write_movie",
]
__all__ += _model_classes.__all__

# Printed names, pickles and references of the documentation name the module that users import.
for _name in __all__:
    if callable(globals()[_name]):
        globals()[_name].__module__ = __name__
