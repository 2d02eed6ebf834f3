"""Calibration of the width of a spot, of the astigmatic curve and of a PSF."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _arrays, _cameras, _device, _display, _native, _options
from ._arguments import Path, optional
from ._cameras import Camera
from ._errors import InputError
from ._group import given
from ._group_keywords import with_groups
from ._groups import Detection, Device, Planes
from ._info import Info
from ._models import Astigmatic, Spline
from ._options import Frames


@dataclass(frozen=True)
class SigmaCalibration:
    """The width of a spot in focus."""

    #: The most frequent width, and its standard deviation, um.
    sigma: float
    sigma_std: float
    #: Widths used, and spots fitted.
    used: int
    spots: int
    #: The fitted widths, um.
    widths: NDArray[np.float64] = field(repr=False)
    #: Notes on camera and movie.
    notes: tuple[str, ...]
    _text: str = field(repr=False)
    _plot: str = field(repr=False)

    def __str__(self) -> str:
        return f"{_display.measured(self.sigma, self.sigma_std, 'um')}, from {self.used} of {self.spots} spots"

    def save(self, path: Path) -> None:
        """Writes a ``.svg`` plot of the widths, or else the width and its standard deviation as TOML."""
        file = _arguments.path("path", path)
        _native.write_text(file, self._plot if file.lower().endswith(".svg") else self._text)


@dataclass(frozen=True)
class AstigmatismCalibration:
    """An astigmatic curve with its uncertainties."""

    #: The curve, for :func:`fit` and :func:`localize`.
    curve: Astigmatic
    #: Standard deviations, and the covariance, of the parameters ``sigma_x0, sigma_y0, Ax, Ay, Bx, By,
    #: gamma, d``.
    std: NDArray[np.float64]
    covariance: NDArray[np.float64] = field(repr=False)
    #: Widths used and rejected.
    used: int
    rejected: int
    #: The numbers of what was not used, by reason. Beads: ``beads_crowded`` (too close to another),
    #: ``beads_rings`` (parts of the rings of a bead out of focus), ``beads_with_few_widths`` (fewer than
    #: 4) and ``beads_off_curve`` (with more than half of their widths). Fits that gave no widths:
    #: ``fits_not_converged``, ``fits_imprecise``, ``fits_displaced`` and ``fits_out_of_focus``. Widths
    #: rejected: ``widths_of_beads`` (of the last two kinds of beads) and ``widths_off_curve`` (of others).
    rejections: Info
    #: Height of each bead used over their mean, um.
    bead_heights: dict[int, float]
    #: Root mean square of the residuals of the widths along x and y, um.
    rms: tuple[float, float]
    #: Scatter of the residuals over the stated uncertainties.
    scatter: float
    #: ``width_rms``, ``sigma``, ``z_rms``, ``range``, ``foci``, ``depth`` (um), ``z_slope``, ``beads`` and ``points``.
    quality: Info
    #: Notes on camera and movie, and limits of the use of the curve.
    notes: tuple[str, ...]
    _text: str = field(repr=False)
    _plot: str = field(repr=False)

    def save(self, path: Path) -> None:
        """Writes the PSF file, ``psf.toml``, and a plot of the curve beside it, ``psf.svg``."""
        file = _arguments.path("path", path)
        plot = os.path.splitext(file)[0] + ".svg"
        if plot == file:
            raise InputError(f"path is {file}, the name of the plot: pass a name such as psf.toml")
        _native.write_text(file, self._text)
        _native.write_text(plot, self._plot)


@dataclass(frozen=True)
class PsfCalibration:
    """A PSF that was measured from beads."""

    #: The model with the PSF, for :func:`fit` and :func:`localize`.
    model: Spline
    #: The beads: ``stack``, ``x``, ``y``, ``z`` (um), ``photons``, ``background``, ``deviance`` over that of
    #: photon noise, and ``refused``, the reason why a bead was left out, or None.
    beads: tuple[Info, ...] = field(repr=False)
    #: ``beads`` (used), ``crowded`` and ``at_edge`` (left out), ``deviance`` over that of photon noise,
    #: ``stage_x`` and ``stage_y`` (motion of the stage from frame to frame, um rms), and
    #: ``calibration_photons``: the bias of a molecule of N photons is about ``sqrt(N /
    #: calibration_photons)`` of its uncertainty.
    quality: Info
    #: Notes on camera and movies, and on what limits the PSF.
    notes: tuple[str, ...]
    _page: str = field(repr=False)

    def save(self, path: Path) -> None:
        """Writes the PSF file, ``psf.h5``, and a page with pictures and quality, ``psf.html``."""
        file = _arguments.path("path", path)
        page = os.path.splitext(file)[0] + ".html"
        if page == file:
            raise InputError(f"path is {file}, the name of the page: pass a name such as psf.h5")
        _native.write_bytes(file, self.model.psf.to_bytes())
        _native.write_text(page, self._page)


@with_groups
def calibrate_sigma(
    movie: Any,
    *,
    camera: Camera,
    sigma: float | None = None,
    frames: Frames | None = None,
    planes: Planes | None = None,
    detection: Detection | None = None,
    device: Device | None = None,
) -> SigmaCalibration:
    """Measures the width of a spot in focus from the spots of a movie.

    The result is that of ``gaussmle calibrate sigma``.

    Parameters
    ----------
    movie
        A file, or an array ``(frames, height, width)``.
    camera
        A :class:`Camera`.
    sigma
        Starting width, um. None estimates it from the data.
    frames, planes, detection
        As for :func:`localize`.
    device
        As for :func:`fit`.
    """
    options = _checked(locals())
    out = _native.calibrate_sigma(_movie("movie", movie), camera._camera, options)
    return SigmaCalibration(
        out["sigma"],
        out["sigma_std"],
        out["used"],
        out["spots"],
        np.asarray(out["widths"]),
        tuple(out["notes"]),
        out["text"],
        out["plot"],
    )


@with_groups
def calibrate_astigmatism(
    beads: Any,
    z_step: float | None = None,
    *,
    camera: Camera,
    frames_per_plane: int | None = None,
    sigma: float | None = None,
    planes: Planes | None = None,
    detection: Detection | None = None,
    device: Device | None = None,
) -> AstigmatismCalibration:
    """Measures the astigmatic curve from a scan of beads through focus.

    The result is that of ``gaussmle calibrate astigmatism``.

    Parameters
    ----------
    beads
        A file, or an array ``(frames, height, width)``, plane after plane.
    z_step
        The distance from one plane to the next, um. It is negative if beads move towards the
        objective. None for that of the movie's file.
    camera
        A :class:`Camera`.
    frames_per_plane
        Frames in each plane. None for those of the file, else 1.
    sigma, planes, detection, device
        As for :func:`calibrate_sigma`. All planes along z are read.
    """
    options = _checked(locals())
    out = _native.calibrate_astigmatism(
        _movie("beads", beads),
        camera._camera,
        optional(_arguments.real, "z_step", z_step),
        optional(_arguments.positive_int, "frames_per_plane", frames_per_plane),
        options,
    )
    low, high = out["z_range"]
    x0, y0, ax, ay, bx, by, gamma, d = out["curve"]
    curve = Astigmatic(x0, y0, ax, ay, bx, by, gamma, d, (low, high), None, out["roi_size"])
    return AstigmatismCalibration(
        curve,
        np.array(out["std"]),
        np.array(out["covariance"]),
        out["used"],
        len(out["rejected"]),
        Info(out["rejections"]),
        dict(out["bead_heights"]),
        (out["rms"][0], out["rms"][1]),
        out["scatter"],
        Info(out["quality"]),
        tuple(out["notes"]),
        out["text"],
        out["plot"],
    )


@with_groups
def calibrate_psf(
    beads: Any,
    z_step: float | None = None,
    *,
    camera: Camera,
    frames_per_plane: int | None = None,
    planes: Planes | None = None,
    detection: Detection | None = None,
    device: Device | None = None,
) -> PsfCalibration:
    """Measures a PSF from scans of beads through focus.

    The result is that of ``gaussmle calibrate psf``.

    Parameters
    ----------
    beads
        A file, or an array ``(frames, height, width)``, plane after plane; or a list of them, with the
        same optics.
    z_step
        The distance from one plane to the next, um. It is negative if beads move towards the
        objective. None for that of the movie's file.
    camera
        A :class:`Camera`.
    frames_per_plane
        Frames in each plane. None for those of the file, else 1.
    planes
        As for :func:`calibrate_sigma`. All planes along z are read.
    detection
        Its ``roi_size`` is the side of the window of a bead, by default 2.1 um.
    device
        As for :func:`fit`.
    """
    options = _checked(locals())
    scans = beads if isinstance(beads, (list, tuple)) else [beads]
    out = _native.calibrate_psf(
        [_movie("beads", scan) for scan in scans],
        camera._camera,
        optional(_arguments.real, "z_step", z_step),
        optional(_arguments.positive_int, "frames_per_plane", frames_per_plane),
        options,
    )
    return PsfCalibration(
        Spline(out["psf"]),
        tuple(Info(bead) for bead in out["beads"]),
        Info(out["quality"]),
        tuple(out["notes"]),
        out["page"],
    )


def _checked(arguments: dict[str, Any]) -> dict[str, Any]:
    """Returns the options by their keys in a configuration file, out of the arguments of a calibration."""
    camera = _cameras.require_camera(arguments["camera"])
    chosen = _device.chosen(arguments["device"])
    if chosen.allow_software_adapter:
        raise InputError("allow_software_adapter is True: calibrations have no such option, so leave it out")
    return {
        "camera": camera.path if camera._matches_file else None,
        "sigma_um": optional(_arguments.positive, "sigma", arguments.get("sigma")),
        **given(Detection, "detection", arguments["detection"])._options(),
        **given(Planes, "planes", arguments["planes"])._options(),
        **_options.frame_option(arguments.get("frames")),
        **_device.options_of(chosen),
    }


def _movie(name: str, movie: Any) -> Any:
    """Returns a path, or an array that the library reads in place."""
    return _arguments.path(name, movie) if _arguments.is_path(movie) else _arrays.pixels(f"frames of {name}", movie)
