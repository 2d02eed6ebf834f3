"""Statuses of spots with unusual pixels, which never affect other spots.

The spots are those of tests/suite/statuses.rs.
"""

import numpy as np
import pytest
from conftest import assert_same, measured_psf, required

import gaussmle as gm

PIXEL, SIZE = 0.125, 11  # A power of two: pixels and micrometres convert exactly.
SIGMA = 1.3 * PIXEL
CURVE = gm.Astigmatic(SIGMA, 1.05 * SIGMA, Ax=0.05, Ay=-0.03, Bx=0.02, By=0.04, gamma=0.25, d=0.4)
SPLINE = measured_psf()
PLANE = SPLINE.plane(0.1)
EXAMPLES = {
    "width": lambda of: of(SIGMA),
    "start_width": lambda of: of(),
    "curve": lambda of: CURVE,
    "spline": lambda of: SPLINE,
    "spline_plane": lambda of: PLANE,
}
MODELS = [EXAMPLES[of.takes](of) for of in gm.MODELS.values()]
CAMERA = gm.Camera(PIXEL)
CONVERGED, AT_BOUND, MAX_ITERATIONS, SINGULAR, BAD_INPUT, Z_AT_BOUND = range(6)
FINITE, GOOD = (CONVERGED, AT_BOUND, MAX_ITERATIONS, SINGULAR, Z_AT_BOUND), (CONVERGED, AT_BOUND)


@pytest.fixture(scope="module", params=["cpu", "gpu"])
def options(request):
    """Options for the CPU, and for a GPU or a software adapter."""
    if request.param == "gpu" and all(device["backend"] == "cpu" for device in gm.devices()):
        assert not required("wgpu") and not required("cuda"), "there is no GPU"
        pytest.skip("there is no GPU")
    return {"backend": request.param, "device": gm.Device(allow_software_adapter=True), "camera": CAMERA}


def simulated(n, seed, psf=None):
    return gm.simulate(n, SIZE, sigma=SIGMA, psf=psf, camera=CAMERA, seed=seed, rounded=False)


def unusual_spots(model):
    """Returns unusual spots and their permitted statuses."""
    base = simulated(1, 41, model if model in (CURVE, SPLINE, PLANE) else None)[0][0]

    def flat(value):
        return np.full((SIZE, SIZE), value, np.float32)

    def with_pixel(spot, y, x, value):
        spot = spot.copy()
        spot[y, x] = value
        return spot

    def spot_at(x):
        rows, columns = np.indices((SIZE, SIZE))
        return (2 + np.round(400 * np.exp(-((columns - x) ** 2 + (rows - 5) ** 2) / 3.4))).astype(np.float32)

    return {
        "a good one": (base, (CONVERGED,)),
        "all zero": (flat(0), (BAD_INPUT,)),
        "flat": (flat(10), (BAD_INPUT,)),
        "saturated": (flat(65535), (BAD_INPUT,)),
        "all negative": (flat(-20), (BAD_INPUT,)),
        "a bright area": (with_pixel(flat(60000), 5, 5, 60001), (MAX_ITERATIONS, SINGULAR)),
        "one hot pixel": (with_pixel(flat(5), 3, 7, 60000), FINITE),
        "NaN": (with_pixel(base, 10, 10, np.nan), (BAD_INPUT,)),
        "infinity": (with_pixel(base, 10, 10, np.inf), (BAD_INPUT,)),
        "minus infinity": (with_pixel(base, 10, 10, -np.inf), (BAD_INPUT,)),
        "absurdly large": (with_pixel(base, 10, 10, 1e30), (BAD_INPUT,)),
        "one negative pixel": (with_pixel(base, 0, 0, -3), GOOD),
        "two emitters": (base + np.roll(base, (-5, -4), axis=(0, 1)), FINITE),
        "on the edge": (spot_at(0), GOOD),
        "outside": (spot_at(-3), FINITE),
        "a good one again": (base, (CONVERGED,)),
    }


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_unusual_spots_get_their_statuses(options, model, tmp_path):
    spots = unusual_spots(model)
    pixels = np.stack([spot for spot, _ in spots.values()])
    fits = gm.fit(pixels, model=model, **options)
    for (name, (_, expected)), status in zip(spots.items(), fits.status):
        assert status in expected, (name, gm.tables.STATUS[status])
    bad = fits.status == BAD_INPUT
    for name in model.parameters:
        assert np.array_equal(np.isnan(fits[name]), bad), name
        assert np.array_equal(np.isfinite(fits[f"{name}_std"]), fits.usable), name
    assert np.array_equal(np.isfinite(fits.log_likelihood), ~bad)
    assert np.array_equal(np.isfinite(fits.covariance()).all(axis=(1, 2)), fits.usable)
    # A good spot has the same fit at both ends of the stack, and without the bad spots.
    first, last = fits[0], fits[len(fits) - 1]
    alone = gm.fit(pixels[~bad], model=model, **options)
    for name in fits.columns[1:]:
        assert first[name] == last[name], name
        assert np.array_equal(alone[name], fits[name][~bad], equal_nan=True), name
    # Tables store every status.
    for ending in ("csv", "parquet", "npz"):
        fits.save(tmp_path / f"a.{ending}")
        assert_same(gm.read(tmp_path / f"a.{ending}"), fits)


def test_fit_stops_at_max_iterations(options):
    fits = gm.fit(simulated(64, 42)[0], model=gm.Xynbsxsy(), fitting=gm.Fitting(max_iterations=1), **options)
    assert np.all(fits.status == MAX_ITERATIONS) and np.all(fits.iterations == 1)
    assert np.all(np.isnan(fits.x_std)) and np.all(np.isfinite(fits.x)) and not np.any(fits.usable)


def test_clipped_fits_are_at_bound(options):
    rois, truth = simulated(256, 43)
    bounds = {"sigma": (PIXEL, 1.1 * PIXEL)}
    fits = gm.fit(rois, model=gm.Xynbs(), fitting=gm.Fitting(bounds=bounds), **options)
    assert np.all(fits.sigma <= 1.1 * PIXEL * (1 + 1e-6)) and np.sum(fits.status == AT_BOUND) > 250
    # The free parameters of a clipped fit are accurate.
    assert np.sqrt(np.mean((fits.x - truth.x) ** 2)) < 0.1 * PIXEL
