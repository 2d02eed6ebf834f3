"""The models with a given or a fitted width.

A test makes this file from the models of the library: change those, and run the test with GAUSSMLE_TEST_RECORD=1.
"""

from __future__ import annotations

from typing import ClassVar, Union

from ._model_base import GivenWidth, StartWidth

__all__ = ["Xynb", "Xynbs", "Xynbsxsy"]


class Xynb(GivenWidth):
    """x, y, photons, background; the width is given.

    Parameters
    ----------
    sigma
        Width of the spot, um. ``"auto"`` measures it from lone spots of the movie that :func:`localize` gets.
    """

    name: ClassVar[str] = "xynb"
    label: ClassVar[str] = "Gaussian, width given"


class Xynbs(StartWidth):
    """x, y, photons, background, one width.

    Parameters
    ----------
    sigma
        Starting width, um. None estimates it from the data.
    """

    name: ClassVar[str] = "xynbs"
    label: ClassVar[str] = "Gaussian, width fitted"


class Xynbsxsy(StartWidth):
    """x, y, photons, background, two widths.

    Parameters
    ----------
    sigma
        Starting width, um. None estimates it from the data.
    """

    name: ClassVar[str] = "xynbsxsy"
    label: ClassVar[str] = "Gaussian, two widths"


#: Any model of this file.
WidthModel = Union[Xynb, Xynbs, Xynbsxsy]
WIDTH_MODELS: tuple[type[WidthModel], ...] = (Xynb, Xynbs, Xynbsxsy)
