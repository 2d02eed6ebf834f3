"""What is fitted: a Gaussian integrated over pixels, and which of its parameters are free. Lengths are micrometres."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, Union

from . import _native
from .errors import Error, InputError

#: A name, a width or none, and the numbers of a curve or none: what the compiled half takes.
#: Eight numbers and the range of z.
_Curve = tuple[tuple[float, ...], Union[tuple[float, float], None]]
_Given = tuple[str, Union[float, None], Union[_Curve, None]]


class _Model:
    """What all models have."""

    def _given(self) -> _Given:
        raise NotImplementedError

    def __post_init__(self) -> None:
        _native.check_model(self._given())

    @property
    def name(self) -> str:
        """Its name, as the command line has it."""
        return self._given()[0]

    @property
    def parameters(self) -> tuple[str, ...]:
        """Its free parameters, in order.

        >>> Xynb(0.13).parameters
        ('x', 'y', 'photons', 'background')
        """
        return tuple(name for name, _ in _native.check_model(self._given()))


@dataclass(frozen=True)
class Xynb(_Model):
    """x, y, photons and background; the width is given.

    Parameters
    ----------
    sigma
        Width of the spot, um.
    """

    sigma: float

    def _given(self) -> _Given:
        return "xynb", float(self.sigma), None


@dataclass(frozen=True)
class Xynbs(_Model):
    """x, y, photons, background and the width.

    Parameters
    ----------
    sigma
        Width to start from, um; from the data if it is None.
    """

    sigma: float | None = None

    def _given(self) -> _Given:
        return "xynbs", None if self.sigma is None else float(self.sigma), None


@dataclass(frozen=True)
class Xynbsxsy(_Model):
    """x, y, photons, background, and a width along each axis.

    Parameters
    ----------
    sigma
        Width to start from, um; from the data if it is None.
    """

    sigma: float | None = None

    def _given(self) -> _Given:
        return "xynbsxsy", None if self.sigma is None else float(self.sigma), None


@dataclass(frozen=True)
class Astigmatic(_Model):
    """x, y, z, photons and background; the widths follow from z.

    ``sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)`` with ``t = (z - gamma) / d``, and ``sigma_y`` likewise with
    ``t = (z + gamma) / d``. Lengths are um.

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
    #: Where the curve holds, from and to, um: fits seek z there. One and a half depths beyond both foci if it is None.
    z_range: tuple[float, float] | None = None
    #: The file that it is from.
    path: str | None = field(default=None, compare=False)

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Astigmatic:
        """The curve of a ``psf.toml``: ``sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um``, and ``z_range_um``."""
        (x0, y0, ax, ay, bx, by, gamma, d), z_range = _native.psf_from_file(os.fspath(path))
        known = None if z_range is None else (z_range[0], z_range[1])
        return cls(x0, y0, ax, ay, bx, by, gamma, d, known, os.path.abspath(path))

    @property
    def _in_file(self) -> bool:
        """Whether its file says the same as it: a copy with other numbers keeps the path, and a file may change or go."""
        if self.path is None:
            return False
        try:
            return Astigmatic.from_file(self.path) == self
        except (Error, OSError):
            return False

    def _numbers(self) -> _Curve:
        c = self
        numbers = tuple(map(float, (c.sigma_x0, c.sigma_y0, c.Ax, c.Ay, c.Bx, c.By, c.gamma, c.d)))
        return numbers, None if c.z_range is None else (float(c.z_range[0]), float(c.z_range[1]))

    def _given(self) -> _Given:
        return "astigmatic", None, self._numbers()

    def widths(self, z: float) -> tuple[float, float]:
        """The widths along x and y at a depth, um."""
        return _native.psf_widths(self._numbers(), z)


def checked(model: Any) -> Any:
    """The model itself, or words where it is none."""
    if isinstance(model, _Model):
        return model
    if isinstance(model, type) and issubclass(model, _Model):
        example = {"Xynb": "Xynb(sigma=0.13)", "Astigmatic": 'Astigmatic.from_file("psf.toml")'}
        name = model.__name__
        meant = f"the class {name}: did you mean gm.{example.get(name, f'{name}()')}?"
    else:
        meant = repr(model)
    raise InputError(f"model must be one of gm.Xynb(sigma), gm.Xynbs(), gm.Xynbsxsy(), gm.Astigmatic(...), not {meant}")


def checked_psf(psf: Any) -> Astigmatic | None:
    """A curve or none, or words."""
    if psf is None or isinstance(psf, Astigmatic):
        return psf
    raise InputError(f"psf must be a gm.Astigmatic(...), not {psf!r}")


#: Any of the four.
Model = Union[Xynb, Xynbs, Xynbsxsy, Astigmatic]
