"""What models have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Union

from . import _arguments, _native
from ._native import SplinePsf

#: The eight numbers of an astigmatic curve, its range of z, and the side of the ROIs of its
#: calibration, for the native module.
Curve = tuple[tuple[float, ...], Union[tuple[float, float], None], Union[int, None]]
#: A PSF that was measured, for the native module.
Psf = Union[Curve, SplinePsf]
#: Name, width and PSF of a model, for the native module.
NativeModel = tuple[str, Union[float, Literal["auto"], None], Union[Psf, None]]
#: The input of a model: the width of every spot, a start of fitted widths, a curve, a spline, or a
#: spline of one plane.
Takes = Literal["width", "start_width", "curve", "spline", "spline_plane"]


class BaseModel:
    """Base class of the models."""

    #: The model's name on the command line.
    name: ClassVar[str]
    #: The model's name in dialogs.
    label: ClassVar[str]
    #: The input of the model.
    takes: ClassVar[Takes]
    #: Arguments of the class, as messages name them.
    _shown_arguments: ClassVar[str]
    #: How a model is made, as messages show it.
    _example: ClassVar[str]

    def _to_native(self) -> NativeModel:
        raise NotImplementedError

    def __post_init__(self) -> None:
        _native.check_model(self._to_native())

    @property
    def parameters(self) -> tuple[str, ...]:
        """The free parameters, in order.

        >>> import gaussmle as gm
        >>> gm.Xynb(0.13).parameters
        ('x', 'y', 'photons', 'background')
        """
        return tuple(name for name, _ in _native.check_model(self._to_native()))


@dataclass(frozen=True)
class GivenWidth(BaseModel):
    """Base class of the models with a given width."""

    sigma: float | Literal["auto"]

    takes: ClassVar[Takes] = "width"
    _shown_arguments: ClassVar[str] = "(sigma)"
    _example: ClassVar[str] = "(sigma=0.13)"

    def _to_native(self) -> NativeModel:
        if self.sigma == "auto":
            return self.name, "auto", None
        return self.name, _arguments.real("sigma", self.sigma), None


@dataclass(frozen=True)
class StartWidth(BaseModel):
    """Base class of the models whose width is fitted."""

    sigma: float | None = None

    takes: ClassVar[Takes] = "start_width"
    _shown_arguments: ClassVar[str] = "()"
    _example: ClassVar[str] = "()"

    def _to_native(self) -> NativeModel:
        return self.name, _arguments.optional(_arguments.real, "sigma", self.sigma), None
