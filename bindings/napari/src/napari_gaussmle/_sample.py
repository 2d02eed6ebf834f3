"""Sample data: a simulated movie of blinking molecules on filaments."""

from __future__ import annotations

import gaussmle as gm

from ._coordinates import scale_of
from ._types import LayerData

#: Side of a camera pixel, um.
PIXEL_SIZE = 0.1


def simulated_movie() -> list[LayerData]:
    """Returns a movie of 1000 frames. Its camera is ideal, as the widget's is at first."""
    pixels, _ = gm.simulate_movie(
        1000, 128, 128, emitters=5, filaments=6, spread=0.3, camera=gm.Camera(PIXEL_SIZE), seed=1
    )
    return [(pixels, {"name": "simulated movie", **scale_of(PIXEL_SIZE)}, "image")]
