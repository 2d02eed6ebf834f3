"""Fits a stack of ROIs, compares the scatter with the Cramér-Rao bound, and writes a table."""

import gaussmle as gm

rois, truth = gm.simulate(20_000, photons=1000, background=10, sigma=0.13)
fits = gm.fit(rois, model=gm.Xynbs(), camera=gm.Camera(pixel_size=0.1))
print(fits.info)

print("parameter   scatter/CRLB")
for name in ("x", "y", "photons", "background"):
    pull = (fits[name] - truth[name]) / fits[f"{name}_std"]
    print(f"{name:12}{pull.std():12.3f}")

good = fits.where("status == 'converged' and x_std < 0.01")
print(f"{len(good)} of {len(fits)} have an x_std below 10 nm")
good.save("fits.parquet")
