"""Accuracy against the Cramér-Rao bound, and against the fits of Picasso and SMAPPy."""

import warnings

import numpy as np
import pytest
from conftest import CAMERA, fit, import_or_skip

import gaussmle as gm

SPOTS = 50_000


@pytest.fixture(scope="module")
def many():
    return gm.simulate(SPOTS, photons=1000, background=10, sigma=0.13, seed=11)


@pytest.mark.parametrize("model", [gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy()], ids=lambda m: m.name)
def test_scatter_equals_the_bound(many, model):
    """Within 2 %. The scatter of 50,000 spots has a standard error of 0.32 %."""
    rois, truth = many
    fits = fit(rois, model=model)
    assert np.mean(fits.status == 0) > 0.999
    for name in model.parameters:
        true = truth["sigma_x"] if name == "sigma" else truth[name]
        pull = (fits[name] - true) / fits[f"{name}_std"]
        assert abs(pull.std() - 1) < 0.02, (name, pull.std())
        assert abs(pull.mean()) < 0.06, (name, pull.mean())


def test_p_values_are_uniform(many):
    p = fit(many[0]).p_value
    counts, _ = np.histogram(p, bins=10, range=(0, 1))
    assert abs(counts / SPOTS * 10 - 1).max() < 0.06


def test_scatter_equals_the_bound_with_camera_maps():
    rng = np.random.default_rng(5)
    shape = (64, 64)
    camera = gm.Camera(
        0.1, offset=rng.normal(100, 3, shape), gain=rng.normal(0.5, 0.03, shape), variance=rng.gamma(2, 2, shape)
    )
    rois, truth = gm.simulate(SPOTS, camera=camera, seed=12, rounded=False)
    corners = np.stack([truth.corner_x, truth.corner_y], axis=1)
    fits = fit(rois, camera=camera, corners=corners)
    for name in ("x", "y", "photons", "background"):
        pull = (fits[name] - truth[name]) / fits[f"{name}_std"]
        assert abs(pull.std() - 1) < 0.02, (name, pull.std())


def picasso(spots):
    """Returns Picasso's fits: x, y (pixels of the ROI), photons, background, sigma_x, sigma_y."""
    module = import_or_skip("picasso.gaussmle")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theta, _, _, _ = module.gaussmle(spots.astype(np.float32), 1e-4, 1000, method="sigmaxy")
    return theta


def smappy(spots):
    psf = import_or_skip("smappy.psf")
    model = psf.GaussianPSF(sigma=1.3, elliptical=True)
    return model.unpack(model.fit(spots.astype(np.float32)))


def normalized_distances(fits, good, x, y):
    """Returns the distances of positions, in standard deviations."""
    return np.hypot((fits.x_px - x) / (fits.x_std / 0.1), (fits.y_px - y) / (fits.y_std / 0.1))[good]


def test_positions_and_widths_equal_picasso(many):
    spots = many[0][:3000]
    fits = fit(spots, model=gm.Xynbsxsy())
    theta = picasso(spots)
    d = normalized_distances(fits, fits.usable, theta[:, 0], theta[:, 1])
    # Picasso stops at steps of 1e-4; the CRLB is 0.06 pixels.
    assert np.median(d) < 0.005 and np.mean(d < 0.3) > 0.998, (np.median(d), np.mean(d < 0.3))
    sigma = np.abs(fits.sigma_x / 0.1 - theta[:, 4]) / (fits.sigma_x_std / 0.1)
    assert np.median(sigma) < 0.01


def test_positions_and_errors_equal_smappy(many):
    spots = many[0][:3000]
    fits = fit(spots, model=gm.Xynbsxsy())
    theirs = smappy(spots)
    d = normalized_distances(fits, fits.usable, theirs["x_roi"], theirs["y_roi"])
    assert np.median(d) < 0.005 and np.mean(d < 0.3) > 0.998, (np.median(d), np.mean(d < 0.3))
    ratio = theirs["x_err_pix"] / (fits.x_std / 0.1)
    assert abs(np.median(ratio) - 1) < 0.02


def picasso_spots(data):
    """Returns the ROIs of Picasso's test movie, in photons, as cut by Picasso."""
    localize, io = import_or_skip("picasso.localize"), import_or_skip("picasso.io")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        movie, _ = io.load_movie(str(data / "picasso/testdata_1000f.raw"))
        found = localize.identify(movie, 5000, 7, threaded=False, return_info=False)
        info = {"Baseline": 0, "Sensitivity": 1.0, "Gain": 1, "Pixelsize": 160}
        return np.ascontiguousarray(localize.get_spots(movie, found, 7, info)), found


def test_measured_spots_have_the_same_maximum_in_three_programs(data):
    spots, _ = picasso_spots(data)
    assert len(spots) > 200
    fits = fit(spots, model=gm.Xynbsxsy(), camera=gm.Camera(0.1))
    good = fits.status == 0
    assert good.mean() > 0.9
    theta = picasso(spots)
    d = normalized_distances(fits, good, theta[:, 0], theta[:, 1])
    assert np.median(d) < 0.005 and np.mean(d < 0.3) > 0.99, (np.median(d), np.mean(d < 0.3))
    theirs = smappy(spots)
    d = normalized_distances(fits, good, theirs["x_roi"], theirs["y_roi"])
    assert np.median(d) < 0.005 and np.mean(d < 0.3) > 0.99, (np.median(d), np.mean(d < 0.3))
