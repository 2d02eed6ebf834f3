"""Converts a movie and its localizations to napari layer data: (data, options, type) tuples.

`viewer._add_layer_from_data(*layer)` shows such a tuple, and napari plugins return them.
"""

import numpy as np

import gaussmle as gm


def layers(movie: np.ndarray, spots: gm.Table, pixel_size: float) -> list[tuple]:
    """Returns an image layer scaled to um, and a points layer of frame, y, x.

    napari's origin is the centre of the first pixel. gaussmle's is its outer corner.
    """
    half = pixel_size / 2
    points = np.stack([spots.frame, spots.y - half, spots.x - half], axis=1)
    features = {name: spots[name] for name in ("photons", "background", "x_std", "p_value")}
    return [
        (movie, {"name": "movie", "scale": (1, pixel_size, pixel_size), "colormap": "gray"}, "image"),
        (points, {"name": "localizations", "size": 4 * float(np.median(spots.x_std)), "features": features}, "points"),
    ]


movie, truth = gm.simulate_movie(50, 64, 64, emitters=5)
spots = gm.localize(movie, model=gm.Xynb(0.13), camera=gm.Camera(0.1))
image, points = layers(movie, spots[spots.usable], 0.1)
print(points[0].shape, points[2])
assert points[0].shape == (spots.usable.sum(), 3) and image[0].shape == (50, 64, 64)
