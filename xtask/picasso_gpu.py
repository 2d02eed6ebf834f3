"""Times Picasso's maximum-likelihood fits on the GPU: 11x11 pixels, one width and two."""

import sys
import time

import numpy as np
from picasso.fitting import gaussfit, gaussfit_cuda, seeds

DISTINCT = 1000

spots_count = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
rng = np.random.default_rng(1)
y, x = np.mgrid[:11, :11]
centres = 5 + rng.uniform(-0.5, 0.5, (DISTINCT, 2, 1, 1))
squares = (x - centres[:, 0]) ** 2 + (y - centres[:, 1]) ** 2
means = 10 + 1000 * np.exp(-squares / (2 * 1.3**2)) / (2 * np.pi * 1.3**2)
photons = rng.poisson(means).astype(np.float32)
spots = np.resize(photons, (spots_count, 11, 11))
for name in ("SPHERICAL", "ELLIPTIC"):
    model = getattr(gaussfit, name)
    start = seeds.initial_parameters_gauss(spots, 11, spherical=name == "SPHERICAL")
    # The first fit compiles.
    gaussfit_cuda.fit_spots(model, spots[:1000], start[:1000], mle=True)
    began = time.perf_counter()
    theta = gaussfit_cuda.fit_spots(model, spots, start, mle=True)[0]
    seconds = time.perf_counter() - began
    print(f"Picasso {name}: {len(theta) / seconds / 1e6:.3f} M fits/s of {len(theta)}")
