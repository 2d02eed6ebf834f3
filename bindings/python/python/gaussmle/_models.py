"""Models: a Gaussian integrated over pixels, and its free parameters. Lengths are um."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeVar, Union, overload

from . import _arguments, _native
from ._errors import Error, InputError
from ._model_base import BaseModel, Curve, NativeModel, Psf, Takes
from ._native import SplinePsf
from ._model_classes import WIDTH_MODELS, WidthModel, Xynb, Xynbs, Xynbsxsy


OfPsf = TypeVar("OfPsf", bound="Spline")


@dataclass(frozen=True)
class Astigmatic(BaseModel):
    """x, y, z, photons, background; the widths follow from z.

    ``sigma_x(z) = sigma_x0 sqrt(1 + t^2 + Ax t^3 + Bx t^4)`` with ``t = (z - gamma) / d``.
    ``sigma_y(z) = sigma_y0 sqrt(1 + t^2 + Ay t^3 + By t^4)`` with ``t = (z + gamma) / d``.
    Lengths are um.

    >>> psf = Astigmatic(sigma_x0=0.13, sigma_y0=0.13, gamma=0.2, d=0.4)
    >>> psf.widths(0.2)[0]
    0.13
    """

    name: ClassVar[str] = "astigmatic"
    label: ClassVar[str] = "Astigmatic (3D)"
    takes: ClassVar[Takes] = "curve"
    _shown_arguments: ClassVar[str] = "(...)"
    _example: ClassVar[str] = '.from_file("psf.toml")'

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
    roi_size: int | None = None

    def __post_init__(self) -> None:
        _arguments.optional(_arguments.path, "path", self.path)
        super().__post_init__()

    @classmethod
    def from_file(cls, path: str | os.PathLike[str]) -> Astigmatic:
        """Reads a curve from a ``psf.toml``.

        The keys are ``sigma_x0_um, sigma_y0_um, Ax, Ay, Bx, By, gamma_um, d_um`` and optionally
        ``z_range_um``. A section ``[calibration]`` states its conditions, such as the side of the ROIs.
        """
        file = _arguments.path("path", path)
        (x0, y0, ax, ay, bx, by, gamma, d), z_range, roi_size = _native.psf_from_file(file)
        limits = None if z_range is None else (z_range[0], z_range[1])
        return cls(x0, y0, ax, ay, bx, by, gamma, d, limits, os.path.abspath(file), roi_size)

    @property
    def _matches_file(self) -> bool:
        """True if the file has the same numbers. A modified copy keeps its path."""
        if self.path is None:
            return False
        try:
            return Astigmatic.from_file(self.path) == self
        except (Error, OSError):
            return False

    def _curve(self) -> Curve:
        names = ("sigma_x0", "sigma_y0", "Ax", "Ay", "Bx", "By", "gamma", "d")
        values = tuple(_arguments.real(name, getattr(self, name)) for name in names)
        _arguments.positive("d", self.d)
        limits = _arguments.optional(_arguments.limits, "z_range", self.z_range)
        return values, limits, _arguments.optional(_arguments.roi_size, "roi_size", self.roi_size)

    def _psf(self) -> Psf:
        return self._curve()

    def _to_native(self) -> NativeModel:
        return self.name, None, self._curve()

    def widths(self, z: float) -> tuple[float, float]:
        """Returns the widths along x and y at a depth ``z``. All are um."""
        return _native.psf_widths(self._curve(), z)


@dataclass(frozen=True, eq=False)
class Spline(BaseModel):
    """x, y, z, photons, background; the PSF was measured.

    The PSF is a cubic spline. ``gaussmle calibrate psf`` measures it from beads, and files of SMAP,
    SMAPpy, Picasso and uiPSF have one. Lengths are um.
    """

    name: ClassVar[str] = "spline"
    label: ClassVar[str] = "Measured PSF (3D)"
    takes: ClassVar[Takes] = "spline"
    _shown_arguments: ClassVar[str] = ".from_file(...)"
    _example: ClassVar[str] = '.from_file("psf.h5")'

    #: The PSF. Its attributes ``shape``, ``z_range``, ``half_window``, ``pixel_size``, ``program`` and
    #: ``notes`` are what the file states, and ``share(dx, dy, z)`` is the light in a pixel.
    psf: SplinePsf
    #: The file, if it was read from one.
    path: str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.psf, SplinePsf):
            raise InputError(f"psf must be that of a gm.Spline.from_file(...), not {self.psf!r}")
        if (self.psf.shape[0] > 1) != (self.takes == "spline"):
            (planes, *_), other = self.psf.shape, "Spline2d" if self.takes == "spline" else "Spline"
            count = "one plane" if planes == 1 else f"{planes} planes"
            raise InputError(f"the PSF has {count}: take gm.{other} in place of gm.{type(self).__name__}")
        _arguments.optional(_arguments.path, "path", self.path)
        super().__post_init__()

    @classmethod
    def from_file(cls: type[OfPsf], path: str | os.PathLike[str]) -> OfPsf:
        """Reads a PSF from a file of gaussmle, SMAP (``_3dcal.mat``), SMAPpy, Picasso or uiPSF."""
        file = _arguments.path("path", path)
        return cls(SplinePsf.from_file(file), os.path.abspath(file))

    @classmethod
    def _from_bytes(cls: type[OfPsf], content: bytes, path: str | None) -> OfPsf:
        return cls(SplinePsf.from_bytes(content), path)

    def plane(self, z: float = 0.0) -> Spline2d:
        """Returns the PSF at a depth ``z``, um, for fits of x, y, photons and background."""
        number = _arguments.real("z", z)
        low, high = self.psf.z_range
        if not low <= number <= high:
            raise InputError(f"z is {number} um: the PSF was measured from {low} to {high} um")
        return Spline2d(self.psf.plane(number))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._from_bytes, (self.psf.to_bytes(), self.path)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spline) and self.psf.to_bytes() == other.psf.to_bytes()

    def __hash__(self) -> int:
        return hash(self.psf.to_bytes())

    def __repr__(self) -> str:
        if self.path is not None:
            return f"{type(self).__name__}.from_file({self.path!r})"
        return f"{type(self).__name__}(shape={tuple(self.psf.shape)})"

    @property
    def _matches_file(self) -> bool:
        """True if the file has the same PSF."""
        if self.path is None:
            return False
        try:
            return type(self).from_file(self.path) == self
        except (Error, OSError):
            return False

    def _psf(self) -> Psf:
        return self.psf

    def _to_native(self) -> NativeModel:
        return self.name, None, self.psf


@overload
def Gaussian(sigma: float | Literal["auto"]) -> Xynb: ...
@overload
def Gaussian(sigma: float | None = None, *, free: Literal["sigma"]) -> Xynbs: ...
@overload
def Gaussian(sigma: float | None = None, *, free: tuple[Literal["sigma_x"], Literal["sigma_y"]]) -> Xynbsxsy: ...
@overload
def Gaussian(*, psf: Astigmatic) -> Astigmatic: ...
def Gaussian(sigma: float | Literal["auto"] | None = None, *, free: Any = None, psf: Astigmatic | None = None) -> Model:
    """Returns the model of a Gaussian spot. x, y, photons and background are always fitted.

    Parameters
    ----------
    sigma
        Width, um: of every spot, or, for a free width, the starting width, which None estimates from
        the data. ``"auto"`` measures that of every spot from lone spots of the movie, for
        :func:`localize`.
    free
        The widths that are fitted, too: ``"sigma"``, or ``("sigma_x", "sigma_y")`` for one along each
        axis.
    psf
        A curve that gives the widths as functions of z. Then z is fitted, too.

    Returns
    -------
    Model
        :class:`Xynb`, :class:`Xynbs`, :class:`Xynbsxsy` or :class:`Astigmatic`.

    Examples
    --------
    >>> Gaussian(sigma=0.13)
    Xynb(sigma=0.13)
    >>> Gaussian(free="sigma").parameters
    ('x', 'y', 'photons', 'background', 'sigma')
    >>> Gaussian(sigma=0.13, free=("sigma_x", "sigma_y"))
    Xynbsxsy(sigma=0.13)
    """
    curve = require_psf(psf)
    if curve is not None:
        if sigma is not None or free is not None:
            raise InputError("psf gives the widths: leave out sigma and free")
        return curve
    if free is None:
        if sigma is None:
            raise InputError('sigma is missing: pass the width, um, or free="sigma" to fit it')
        return Xynb(sigma)
    if sigma == "auto":
        raise InputError('sigma is "auto", which measures a given width: leave out sigma or free')
    if free == "sigma":
        return Xynbs(sigma)
    if free in (("sigma_x", "sigma_y"), ["sigma_x", "sigma_y"]):
        return Xynbsxsy(sigma)
    raise InputError(f'free is {free!r}: pass "sigma", or ("sigma_x", "sigma_y")')


def require_model(model: Any) -> Any:
    """Returns the model, also that of a :data:`ModelName`. Raises if there is none."""
    if isinstance(model, BaseModel):
        return model
    kind = MODELS.get(model) if isinstance(model, str) else None
    if kind is not None and kind.takes == "start_width":
        return kind()
    if kind is not None:
        needed = "the width of a spot, um" if kind.takes == "width" else "a PSF file"
        raise InputError(f"model is {model!r}, which needs {needed}: pass gm.{kind.__name__}{kind._example}")
    if isinstance(model, type) and issubclass(model, BaseModel):
        found = f"the class {model.__name__}: did you mean gm.{model.__name__}{model._example}?"
    elif isinstance(getattr(model, "curve", None), Astigmatic):
        found = f"a {type(model).__name__}: pass its curve"
    else:
        found = repr(model)
    *first, last = (f"gm.{of.__name__}{of._shown_arguments}" for of in MODELS.values())
    raise InputError(f"model must be a gm.Gaussian(...), which is one of {', '.join(first)} and {last}, not {found}")


@dataclass(frozen=True, eq=False)
class Spline2d(Spline):
    """x, y, photons, background; the PSF was measured in one plane.

    The PSF is a cubic spline without z: that of a file with one plane, or :meth:`Spline.plane`. Lengths
    are um.
    """

    name: ClassVar[str] = "spline2d"
    label: ClassVar[str] = "Measured PSF (2D)"
    takes: ClassVar[Takes] = "spline_plane"


def require_psf(psf: Any) -> Astigmatic | None:
    """Returns the curve or None. Raises if it is something else."""
    if psf is None or isinstance(psf, Astigmatic):
        return psf
    raise InputError(f"psf must be a gm.Astigmatic(...), not {psf!r}")


def require_depth_psf(psf: Any) -> Astigmatic | Spline | None:
    """Returns a PSF that depends on z, or None. Raises if it is something else."""
    if psf is None or isinstance(psf, (Astigmatic, Spline)):
        return psf
    raise InputError(f"psf must be a gm.Astigmatic(...) or a gm.Spline.from_file(...), not {psf!r}")


#: Any of the models.
Model = Union[WidthModel, Astigmatic, Spline, Spline2d]

#: The names of the models that need no value, which are taken in place of a model.
ModelName = Literal["xynbs", "xynbsxsy"]

#: The classes of the models by their names. Each has a ``label``, the name in dialogs, and says what it
#: ``takes``: ``"width"``, ``"start_width"``, ``"curve"``, ``"spline"`` or ``"spline_plane"``.
MODELS: dict[str, type[Any]] = {of.name: of for of in (*WIDTH_MODELS, Astigmatic, Spline, Spline2d)}
