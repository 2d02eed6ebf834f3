"""Localizes a movie, writes the table, and renders a picture.

The movie is Picasso's test movie if GAUSSMLE_TEST_DATA has it, else a simulated one.
"""

import os
from pathlib import Path

import numpy as np

import gaussmle as gm

movie = Path(os.environ.get("GAUSSMLE_TEST_DATA", ".")) / "picasso/testdata_1000f.raw"
camera = gm.Camera(pixel_size=0.16)
if not movie.exists():
    pixels, _ = gm.simulate_movie(200, 64, 64, emitters=10, camera=camera)
    movie = Path("movie.tif")
    gm.write_movie(movie, pixels)

print(gm.movie(movie))
saved = gm.localize(movie, "locs.parquet", model=gm.Xynbs(), camera=camera)
spots = saved.read()
median_nm = 1e3 * float(np.median(spots.x_std[spots.usable]))
print(f"{len(spots)} localizations, {spots.usable.mean():.1%} usable, median x_std {median_nm:.1f} nm")

picture = gm.render(spots, pixel_size=0.02)
picture.save("picture.png")
print(picture)
