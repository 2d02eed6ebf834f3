"""The same spots by Picasso's maximum likelihood and by ours (pip install picassosr)."""

import warnings

import numpy as np

import gaussmle as gm

rois, truth = gm.simulate(2000, seed=4)

warnings.simplefilter("ignore")
from picasso import gaussmle as picasso  # noqa: E402

theta, crlb, likelihood, iterations = picasso.gaussmle(rois.astype(np.float32), 1e-3, 100, method="sigmaxy")
fits = gm.fit(rois, model=gm.Xynbsxsy(), camera=gm.Camera(pixel_size=0.1))

# Picasso's positions are pixels, and an integer is a pixel's centre, as for x_px.
for name, column in (("x", 0), ("y", 1)):
    apart = (fits[f"{name}_px"] - theta[:, column]) / (fits[f"{name}_std"] / 0.1)
    print(f"{name}: half of the spots differ by less than {np.median(np.abs(apart)):.5f} CRLB, all by less than {np.abs(apart).max():.3f}")
    assert np.median(np.abs(apart)) < 0.01
