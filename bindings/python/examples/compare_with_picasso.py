"""Fits the same spots with Picasso and with gaussmle. Needs `pip install picassosr`."""

import warnings

import numpy as np

import gaussmle as gm

rois, truth = gm.simulate(2000, seed=4)

warnings.simplefilter("ignore")
from picasso import gaussmle as picasso  # noqa: E402

theta, crlb, likelihood, iterations = picasso.gaussmle(rois.astype(np.float32), 1e-3, 100, method="sigmaxy")
fits = gm.fit(rois, model=gm.Xynbsxsy(), camera=gm.Camera(pixel_size=0.1))

# Picasso's positions are in pixels with integers at pixel centres, like x_px.
for name, column in (("x", 0), ("y", 1)):
    difference = (fits[f"{name}_px"] - theta[:, column]) / (fits[f"{name}_std"] / 0.1)
    median, largest = np.median(np.abs(difference)), np.abs(difference).max()
    print(f"{name}: median difference {median:.5f} CRLB, largest {largest:.3f} CRLB")
    assert median < 0.01
