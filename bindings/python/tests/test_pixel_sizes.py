"""Pixels that are wider than high."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import gaussmle as gm

PIXEL = (0.1, 0.14)


def test_a_camera_has_two_sides() -> None:
    camera = gm.Camera(pixel_size=PIXEL)
    assert camera.pixel_size == PIXEL
    assert camera == gm.Camera(pixel_size=list(PIXEL)) == gm.Camera(pixel_size=np.array(PIXEL))
    assert camera == pickle.loads(pickle.dumps(camera)) != gm.Camera(pixel_size=0.1)
    assert repr(camera).startswith("Camera(pixel_size=(0.1, 0.14)") and "0.1 x 0.14 um" in str(camera)
    # Equal sides are one number.
    assert gm.Camera(pixel_size=(0.1, 0.1)).pixel_size == 0.1


@pytest.mark.parametrize("size", [(0.1, 0.1, 0.1), (0.1,), "0.1,0.12", (0.1, -0.1), (0.1, 120.0)])
def test_other_sizes_raise(size: object) -> None:
    with pytest.raises(gm.Error, match="pixel"):
        gm.Camera(pixel_size=size)  # type: ignore[arg-type]


def test_positions_and_widths_are_um_along_each_axis(tmp_path) -> None:  # type: ignore[no-untyped-def]
    # Poisson counts of Gaussians that are drawn here, in um.
    from math import erf

    rng = np.random.default_rng(4)
    truth = rng.uniform(-0.5, 0.5, (500, 2))
    edges = np.arange(14.0)

    def shares(centre: float, sigma_px: float) -> np.ndarray:
        return np.diff([0.5 * erf((edge - centre) / (sigma_px * 2**0.5)) for edge in edges])

    rois = np.array([np.outer(shares(6.5 + y, 0.15 / PIXEL[1]), shares(6.5 + x, 0.15 / PIXEL[0])) for x, y in truth])
    rois = rng.poisson(3 + 2000 * rois).astype(np.uint16)
    fits = gm.fit(rois, model="xynbs", camera=gm.Camera(pixel_size=PIXEL), backend="cpu")
    for name, column in (("x", 0), ("y", 1)):
        errors = (fits[name] - (6.5 + truth[:, column]) * PIXEL[column]) / fits[f"{name}_std"]
        assert abs(errors.mean()) < 0.2 and abs(errors.std() - 1) < 0.13, name
    assert abs(np.median(fits.sigma) - 0.15) < 0.001
    expected = fits.model_image().sum(axis=0)
    assert np.abs(rois.sum(axis=0) - expected).max() < 6 * np.sqrt(expected).max()
    # The table keeps both sides.
    fits.save(tmp_path / "fits.csv")
    back = gm.read(tmp_path / "fits.csv")
    assert back.metadata.pixel_size == PIXEL
    assert np.allclose(back.y, fits.y)
