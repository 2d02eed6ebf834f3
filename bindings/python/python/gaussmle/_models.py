"""Models: a Gaussian integrated over pixels, and its free parameters. Lengths are um."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, Union

from . import _native
from ._errors import Error, InputError

#: The eight numbers of an astigmatic curve, its range of z, and the side of the ROIs of its
#: calibration, for the native module.
_Curve = tuple[tuple[float, ...], Union[tuple[float, float], None], Union[int, None]]
#: Name, width and curve of a model, for the native module.
_NativeModel = tuple[str, Union[float, None], Union[_Curve, None]]


class _Model:
    """Base class of the models."""

    def _to_native(self) -> _NativeModel:
        raise NotImplementedError

    def __post_init__(self) -> None:
        _native.check_model(self._to_native())

    @property
    def name(self) -> str:
        """The model's name on the command line."""
        return self._to_native()[0]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The free parameters, in order.

        >>> Xynb(0.13).parameters
        ('x', 'y', 'photons', 'background')
        """
        return tuple(name for name, _ in _native.check_model(self._to_native()))


@dataclass(frozen=True)
class Xynb(_Model):
    """x, y, photons and background, with a given width.

    Parameters
    ----------
    sigma
        Width of the spot, um.
    """

    sigma: float

    def _to_native(self) -> _NativeModel:
        return "xynb", float(self.sigma), None


@dataclass(frozen=True)
class Xynbs(_Model):
    """x, y, photons, background and width.

    Parameters
    ----------
    sigma
        Starting width, um. None estimates it from the data.
    """

    sigma: float | None = None

    def _to_native(self) -> _NativeModel:
        return "xynbs", None if self.sigma is None else float(self.sigma), None


@dataclass(frozen=True)
class Xynbsxsy(_Model):
    """x, y, photons, background, and a width along each axis.

    Parameters
    ----------
    sigma
        Starting width, um. None estimates it from the data.
    """

    sigma: float | None = None

    def _to_native(self) -> _NativeModel:
        return "xynbsxsy", None if self.sigma is None else float(self.sigma), None


@dataclass(frozen=True)
class Astigmatic(_Model):
    """x, y, z, photons and background. The widths are functions of z.

    ``sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)`` with ``t = (z - gamma) / d``.
    ``sigma_y(z) = sigma_y0 sqrt(1 + t^2 + Ay t^3 + By t^4)`` with ``t = (z + gamma) / d``.
    Lengths are um.

    >>> psf = Astigmatic(sigma_x0=0.13, sigma_y0=0.13, gamma=0.2, d=0.4)
    >>> psf.widths(0.2)[0]
    0.13
    """

    sigma_x0: float
    sigma_y0: float
    Ax: float = 0.0
    Ay: float = 0.0
    Bx: float = 0.0
    By: float = 0.0
    gamma: float = 0.0
    d: float = 0.4
    #: First and last z at which the curve is valid, um. Fits search z in this range. None extends
    #: it one and a half depths of focus beyond both foci.
    z_range: tuple[float, float] | None = None
    #: The file of the curve, if it was read from one.
    path: str | None = field(default=None, compare=False)
    #: Pixels along a side of the ROIs from which the curve was measured. :func:`localize` uses ROIs
    #: of the same side, as the tails of a real PSF make its fitted widths depend on it.
    roi: int | None = None

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Astigmatic:
        """Reads a curve from a ``psf.toml``.

        The keys are ``sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um`` and optionally
        ``z_range_um``. A section ``[calibration]`` states its conditions, such as the side of the ROIs.
        """
        (x0, y0, ax, ay, bx, by, gamma, d), z_range, roi = _native.psf_from_file(os.fspath(path))
        limits = None if z_range is None else (z_range[0], z_range[1])
        return cls(x0, y0, ax, ay, bx, by, gamma, d, limits, os.path.abspath(path), roi)

    @property
    def _matches_file(self) -> bool:
        """True if the file has the same numbers. A modified copy keeps its path."""
        if self.path is None:
            return False
        try:
            return Astigmatic.from_file(self.path) == self
        except (Error, OSError):
            return False

    def _curve(self) -> _Curve:
        values = (self.sigma_x0, self.sigma_y0, self.Ax, self.Ay, self.Bx, self.By, self.gamma, self.d)
        limits = None if self.z_range is None else (float(self.z_range[0]), float(self.z_range[1]))
        return tuple(map(float, values)), limits, self.roi

    def _to_native(self) -> _NativeModel:
        return "astigmatic", None, self._curve()

    def widths(self, z: float) -> tuple[float, float]:
        """Returns the widths along x and y at a depth ``z``. All are um."""
        return _native.psf_widths(self._curve(), z)


def require_model(model: Any) -> Any:
    """Returns the model. Raises if it is not one."""
    if isinstance(model, _Model):
        return model
    if isinstance(model, type) and issubclass(model, _Model):
        examples = {"Xynb": "Xynb(sigma=0.13)", "Astigmatic": 'Astigmatic.from_file("psf.toml")'}
        name = model.__name__
        found = f"the class {name}: did you mean gm.{examples.get(name, f'{name}()')}?"
    else:
        found = repr(model)
    raise InputError(f"model must be one of gm.Xynb(sigma), gm.Xynbs(), gm.Xynbsxsy(), gm.Astigmatic(...), not {found}")


def require_psf(psf: Any) -> Astigmatic | None:
    """Returns the curve or None. Raises if it is something else."""
    if psf is None or isinstance(psf, Astigmatic):
        return psf
    raise InputError(f"psf must be a gm.Astigmatic(...), not {psf!r}")


#: Any of the four models.
Model = Union[Xynb, Xynbs, Xynbsxsy, Astigmatic]
