"""Frames of a movie, and the options of a call by their keys in a configuration file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _native
from ._errors import InputError

#: Which frames of a movie: ``(first, after_the_last)``, a slice, or a range of step 1.
Frames = Union[slice, range, "tuple[int | None, int | None]"]

_OneRegion = Union["tuple[int, int, int, int]", str, "os.PathLike[str]", "NDArray[Any]"]

#: Pixels ``(x0, y0, x1, y1)``, without the column ``x1`` and the row ``y1``; a mask ``(height, width)`` of booleans or
#: integers that is not 0 inside, as an array or in a file; or several of these.
Region = Union[_OneRegion, "Sequence[_OneRegion]"]

#: The first frame, and the one after the last. None for the movie's.
FrameLimits = tuple["int | None", "int | None"]


def frame_option(frames: Any) -> dict[str, str]:
    """Returns frames by their key in a configuration file."""
    limits = frame_limits(frames)
    return {} if limits is None else {"frames": ":".join("" if number is None else str(number) for number in limits)}


def region_option(region: Any) -> dict[str, list[Any]]:
    """Returns regions by their key in a configuration file."""
    if region is None:
        return {}
    one = _one_region(region)
    try:
        regions = [_one_region(each) for each in region] if one is None else [one]
    except TypeError:
        regions = []
    if not regions or None in regions:
        raise InputError(
            f"region is {region!r}: pass pixels (x0, y0, x1, y1), a mask as an array or a file, or a list of these"
        )
    return {"region": regions}


def _one_region(region: Any) -> Any:
    """Returns a region as a configuration file has it. None if it is something else, such as several."""
    if _arguments.is_path(region):
        return _arguments.path("region", region)
    if isinstance(region, np.ndarray) and region.ndim == 2:
        if region.dtype.kind not in "biu":
            raise InputError(f"region is an array of {region.dtype}: a mask has booleans or integers")
        return _native.region_of_mask(np.ascontiguousarray(region != 0).view(np.uint8))
    try:
        return [_arguments.real("region", number) for number in region] or None
    except (InputError, TypeError):
        return None


def frame_limits(frames: Any) -> FrameLimits | None:
    """Returns the first frame, and the one after the last."""
    if frames is None:
        return None
    if isinstance(frames, (slice, range)):
        if frames.step not in (None, 1):
            raise InputError(f"frames are {frames!r}: consecutive frames are read, so leave out the step")
        first, end = frames.start, frames.stop
    else:
        try:
            first, end = frames
        except (TypeError, ValueError):
            raise InputError(f"frames are {frames!r}: pass (first, after_the_last), or a slice or a range of step 1") from None
    return _frame(frames, first), _frame(frames, end)


def _frame(frames: Any, number: Any) -> int | None:
    if number is None:
        return None
    value = _arguments.whole(number)
    if value is None or value < 0:
        raise InputError(f"frames are {frames!r}: pass whole numbers from 0 on; negative ones do not count from the end")
    return value
