"""Measures a camera's maps from dark and bright frames, and fits with them."""

import numpy as np

import gaussmle as gm

# The simulated camera: each pixel has its own offset, gain and read noise.
rng = np.random.default_rng(0)
shape = (64, 64)
offset, gain = rng.normal(100, 4, shape), rng.normal(0.45, 0.02, shape)
noise = np.where(rng.random(shape) < 0.02, 12.0, 1.6)


# A gain is the ratio of a mean to a variance, and the relative error of a variance of n frames is
# sqrt(2 / n). It is 3 % here. With 300 frames it would be 8 %, more than the difference between
# pixels, and the maps would be worse than one number for all pixels.
def exposures(light, frames=2000):
    electrons = rng.poisson(light, (frames, *shape)) + rng.normal(0, 1, (frames, *shape)) * noise
    return np.clip(np.round(offset + electrons / gain), 0, 65535).astype(np.uint16)


gm.write_movie("dark.tif", exposures(0))
gm.write_movie("bright.tif", exposures(1500))
camera = gm.calibrate_camera("dark.tif", "bright.tif", "maps", pixel_size=0.1)
print(camera, f"relative error of the gain {np.nanstd(camera.gain / gain - 1):.1%}")

truth_camera = gm.Camera(0.1, offset=offset, gain=gain, variance=noise**2)
rois, truth = gm.simulate(20_000, camera=truth_camera)
corners = np.stack([truth.corner_x, truth.corner_y], axis=1)

mean = gm.Camera(0.1, offset=offset.mean(), gain=gain.mean(), read_noise=float(np.sqrt((noise**2).mean())))
errors = {}
for name, known in (("maps as measured", camera), ("one number for all pixels", mean)):
    fits = gm.fit(rois, model=gm.Xynb(0.13), camera=known, corners=corners)
    error = fits.x - truth.x
    good = fits.usable
    errors[name] = error[good].std()
    print(f"{name:26} error of x {1e3 * error[good].std():.2f} nm, {np.std(error[good] / fits.x_std[good]):.2f} times the bound")
measured, single = errors.values()
print(f"the maps reduce the error of x by {1 - measured / single:.0%}")
