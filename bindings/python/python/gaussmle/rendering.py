"""Pictures of localizations."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _native
from ._calls import Path
from .tables import Info, TableLike, table_of


class Picture:
    """Localizations per pixel, ``[row = y][column = x]``; ``np.asarray`` gives the numbers."""

    def __init__(self, picture: _native.Picture) -> None:
        self._picture = picture
        #: Localizations in each pixel, or their Gaussians' shares.
        self.counts: NDArray[np.float32] = np.asarray(picture.counts())
        z = picture.z()
        #: The mean z of each pixel, um, NaN where nothing is; None unless colours stand for z.
        self.z: NDArray[np.float32] | None = None if z is None else np.asarray(z)
        #: Side of a pixel, um.
        self.pixel_size: float = picture.pixel_size
        #: x and y of the first pixel's outer corner on the sensor, um.
        self.origin: tuple[float, float] = picture.origin
        #: What became of the rows: inside, outside, unusable, not_finite, too_wide.
        self.tally = Info(picture.tally)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.array(self.counts, dtype=dtype, copy=True) if copy else np.asarray(self.counts, dtype=dtype)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        height, width = self.counts.shape
        return height, width

    def save(
        self,
        path: Path,
        *,
        colors: str | None = None,
        percentile: float | None = None,
        count: float | None = None,
        gamma: float = 1.0,
        z_range: tuple[float, float] | None = None,
        scale_bar: bool = True,
        u16: bool = False,
    ) -> None:
        """Writes a ``.png``, or a ``.tif`` of 32-bit numbers (16-bit with ``u16``).

        Parameters
        ----------
        colors
            inferno, magma, viridis, hot, ice or gray.
        percentile, count
            What is shown at full brightness: a percentile of the pixels with anything in them, or localizations in a pixel.
        gamma
            Brightness goes with this power of the count.
        z_range
            The z of the first and of the last hue, um.
        """
        self._picture.save(os.fspath(path), colors, percentile, count, gamma, z_range, scale_bar, u16)

    def __repr__(self) -> str:
        return f"<Picture: {self.shape[0]}x{self.shape[1]} pixels of {self.pixel_size} um, {self.tally.inside} localizations>"


def render(
    table: TableLike,
    *,
    pixel_size: float | None = None,
    region: tuple[float, float, float, float] | None = None,
    histogram: bool = False,
    width: float | None = None,
    z: bool = False,
    max_std: float | None = None,
) -> Picture:
    """Draws localizations: each a Gaussian as wide as it is uncertain.

    Parameters
    ----------
    table
        A table, a DataFrame, arrays by name, or a file.
    pixel_size
        Side of the picture's pixels, um; one for about 2000 pixels if None.
    region
        ``x0, y0, x1, y1``, um: the movie's field if it is known, else as far as localizations reach.
    histogram, width
        Count localizations instead, or draw Gaussians of this standard deviation, um.
    z
        Whether colours are to stand for z.
    max_std
        Localizations that are more uncertain, um, are left out.
    """
    table = table_of(table)
    about = table._described()
    return Picture(_native.render(table._given(), about, pixel_size, region, histogram, width, z, max_std))
