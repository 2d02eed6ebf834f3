"""Rendering of localizations."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _native
from ._arguments import Path, optional
from ._errors import InputError
from ._info import Info
from ._keywords import Colors
from ._logging import LOG
from ._reading import TableLike, as_table


class Picture:
    """A rendered picture: localizations per pixel, ``[row = y][column = x]``.

    ``np.asarray(picture)`` gives the numbers.
    """

    def __init__(self, picture: _native.Picture) -> None:
        self._picture = picture
        #: Localizations in each pixel, or the fractions of their Gaussians in it.
        self.counts: NDArray[np.float32] = np.asarray(picture.counts())
        z = picture.z()
        #: Mean z of each pixel, um, NaN in empty pixels. None unless the colours show z.
        self.z: NDArray[np.float32] | None = None if z is None else np.asarray(z)
        #: Side of a pixel, um.
        self.pixel_size: float = picture.pixel_size
        #: x and y of the first pixel's outer corner, in the sensor frame, um.
        self.origin: tuple[float, float] = picture.origin
        #: z of the first and of the last hue, um: percentiles 2 and 98 of the table. None without z.
        self.z_range: tuple[float, float] | None = picture.z_range
        #: Counts of rows: inside, outside, unusable, not_finite, too_wide.
        self.tally: Info = Info(picture.tally)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.array(self.counts, dtype=dtype, copy=True) if copy else np.asarray(self.counts, dtype=dtype)

    @cached_property
    def brightness(self) -> tuple[float, float]:
        """The count at full brightness, and the exponent of the brightness, of pictures by default.

        A pixel of ``counts`` has the brightness ``min(count / full, 1) ** gamma``.
        """
        return self._picture.tone

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """Left, right, bottom and top, um, for ``imshow(picture, extent=picture.extent)`` of matplotlib.

        The origin of the image is at the top.
        """
        (x, y), (height, width) = self.origin, self.shape
        return x, x + width * self.pixel_size, y + height * self.pixel_size, y

    def _repr_png_(self) -> bytes:
        return self._picture.png()

    def __reduce__(self) -> tuple[Any, ...]:
        sums = self._picture.z_sums()
        tally = tuple(self.tally[name] for name in ("inside", "outside", "unusable", "not_finite", "too_wide"))
        z = None if sums is None or self.z_range is None else (np.asarray(sums), self.z_range)
        return _restore, (self.counts, z, self.pixel_size, self.origin, tally)

    @property
    def shape(self) -> tuple[int, int]:
        """Height and width in pixels."""
        height, width = self.counts.shape
        return height, width

    def save(
        self,
        path: Path,
        *,
        colors: Colors | None = None,
        percentile: float | None = None,
        count: float | None = None,
        gamma: float | None = None,
        z_range: tuple[float, float] | None = None,
        scale_bar: bool = True,
        u16: bool = False,
    ) -> None:
        """Writes a ``.png``, or a ``.tif`` of 32-bit numbers.

        A TIFF has the numbers of ``counts``. It has no colours, so ``colors`` and ``gamma`` and a
        picture of z are logged as left out; ``percentile`` and ``count`` set the range that ImageJ shows.

        Parameters
        ----------
        path
            The file.
        colors
            inferno, magma, viridis, hot, ice or gray.
        percentile, count
            The level of full brightness: a percentile of the non-empty pixels, or a number of
            localizations in a pixel.
        gamma
            Exponent of the brightness as a function of the count. None for 0.4 to 1, such that the median
            localization is well visible (``brightness``); with ``count`` for 1.
        z_range
            z of the first and of the last hue, um. None for ``z_range`` of the picture.
        scale_bar
            Draw a scale bar in a ``.png``.
        u16
            Write the ``.tif`` with 16-bit numbers.
        """
        note = self._picture.save(
            _arguments.path("path", path),
            optional(_arguments.text, "colors", colors),
            optional(_arguments.real, "percentile", percentile),
            optional(_arguments.positive, "count", count),
            optional(_arguments.positive, "gamma", gamma),
            optional(_arguments.limits, "z_range", z_range),
            _arguments.flag("scale_bar", scale_bar),
            _arguments.flag("u16", u16),
        )
        if note is not None:
            LOG.warning(note)

    def __repr__(self) -> str:
        return f"<Picture: {self.shape[0]}x{self.shape[1]} pixels of {self.pixel_size} um, {self.tally.inside} localizations>"


def _restore(
    counts: NDArray[np.float32],
    z: tuple[NDArray[np.float32], tuple[float, float]] | None,
    pixel_size: float,
    origin: tuple[float, float],
    tally: tuple[int, int, int, int, int],
) -> Picture:
    """Returns an unpickled picture."""
    return Picture(_native.picture_from_parts(counts, z, pixel_size, origin, tally))


def render(
    table: TableLike,
    *,
    pixel_size: float | None = None,
    region: tuple[float, float, float, float] | None = None,
    histogram: bool = False,
    width: float | None = None,
    z: bool = False,
    max_std: float | None = None,
    discs: bool = True,
) -> Picture:
    """Renders each localization as a Gaussian whose width is its uncertainty.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    pixel_size
        Side of the picture's pixels, um. None for half the median precision, if the longer side then
        has 500 to 1600 pixels. One larger than a camera pixel gives a warning, and one larger than the region is an error.
    region
        ``x0, y0, x1, y1``, um. None for the movie's field if it is known, else for the range of the
        localizations without those far from all others. A warning states how many are left out.
    histogram
        Count localizations instead of drawing Gaussians.
    width
        Standard deviation of all Gaussians, um. None for each localization's uncertainty.
    z
        Show z as colours.
    max_std
        Localizations with a larger uncertainty, um, are excluded.
    discs
        Draw no Gaussian narrower than a pixel, or than a tenth of the mean distance of localizations
        (at most 1/400 of the longer side). False draws their uncertainties alone.
    """
    table = as_table(table)
    picture, remarks = _native.render(
        table._native_columns(),
        table._native_info(),
        optional(_arguments.positive, "pixel_size", pixel_size),
        optional(_region, "region", region),
        _arguments.flag("histogram", histogram),
        optional(_arguments.positive, "width", width),
        _arguments.flag("z", z),
        optional(_arguments.positive, "max_std", max_std),
        _arguments.flag("discs", discs),
    )
    for remark in remarks:
        LOG.warning(remark)
    return Picture(picture)


def _region(name: str, region: Any) -> tuple[float, float, float, float]:
    try:
        x0, y0, x1, y1 = (_arguments.real(name, side) for side in region)
    except (TypeError, ValueError):
        raise InputError(f"{name} is {region!r}: pass x0, y0, x1, y1 in um") from None
    return x0, y0, x1, y1
