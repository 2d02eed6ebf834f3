"""Peaks, cuts, model images and residuals."""

import pickle

import numpy as np
import pytest
from conftest import CAMERA, MODEL, import_or_skip

import gaussmle as gm

SEARCHES = [
    gm.Detection(crowded="off"),
    gm.Detection(border="shift", crowded="off"),
    gm.Detection(threshold=8.0, isolated=True),
    gm.Detection(min_net_gradient=300.0, roi_size=7),
]


@pytest.fixture(scope="module")
def frames():
    return gm.simulate_movie(30, 64, 80, emitters=8, seed=2)[0]


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("kind", ["array", "generator"])
def test_fits_of_cut_rois_are_the_rows_of_localize(frames, search, kind):
    movie = (lambda: frames) if kind == "array" else (lambda: iter(frames))
    expected = gm.localize(movie(), model=MODEL, camera=CAMERA, backend="cpu", detection=search)
    peaks = gm.detect(movie(), model=MODEL, camera=CAMERA, detection=search)
    assert len(peaks) == len(expected) > 50
    assert peaks.info.counts == {name: expected.info["counts"][name] for name in peaks.info.counts}
    assert peaks.info.counts.found == peaks.info["counts"]["found"] > 0
    rois, corners, numbers, rows = gm.cut(movie(), peaks, border=search.border or "skip")
    np.testing.assert_array_equal(rows, np.arange(len(peaks)))
    fits = gm.fit(rois, model=MODEL, camera=CAMERA, backend="cpu", corners=corners, frame=numbers)
    for name in expected.columns:
        assert fits[name].tobytes() == expected[name].tobytes(), name
    assert fits.corners.tobytes() == corners.tobytes()


def test_crowded_fields_have_columns(frames):
    options = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}
    off = gm.localize(frames, detection=gm.Detection(crowded="off"), **options)
    names = ("group", "neighbours", "gain", "split_gain")
    for word in ("on", "auto"):
        spots = gm.localize(frames, detection=gm.Detection(crowded=word), **options)
        assert spots.columns == (*off.columns, *names)
        assert spots.group.dtype == spots.neighbours.dtype == np.uint32
        assert spots.gain.dtype == spots.split_gain.dtype == np.float64
        assert f'crowded = "{word}"' in spots.metadata.configuration
        again = gm.localize(iter(frames), detection=gm.Detection(crowded=word), **options)
        for name in spots.columns:
            assert again[name].tobytes() == spots[name].tobytes(), name
    unset = gm.localize(frames, **options)
    auto = gm.localize(frames, detection=gm.Detection(crowded="auto"), **options)
    assert "crowded" not in unset.metadata.configuration
    for name in auto.columns:
        assert unset[name].tobytes() == auto[name].tobytes(), name
    for detection in (gm.Detection(isolated=True), gm.Detection(min_net_gradient=300.0)):
        assert gm.localize(frames, detection=detection, **options).columns == off.columns
    free = {**options, "model": gm.Xynbs()}
    assert not set(names) & set(gm.localize(frames, **free).columns)
    with pytest.raises(gm.InputError, match=r"crowded.*xynbs.*cannot be told apart"):
        gm.localize(frames, detection=gm.Detection(crowded="on"), **{**options, "model": gm.Xynbs()})
    with pytest.raises(gm.InputError, match="isolated"):
        gm.localize(frames, detection=gm.Detection(crowded="on", isolated=True), **options)


def test_peaks_are_pixels_above_the_threshold(frames):
    peaks = gm.detect(frames, camera=CAMERA, model=MODEL, frames=(5, 20))
    assert set(peaks.frame) <= set(range(5, 20)) and peaks.over_threshold.min() > 1
    np.testing.assert_allclose(peaks.x, (peaks.column + 0.5) * 0.1, rtol=1e-12)
    np.testing.assert_allclose(peaks.y, (peaks.row + 0.5) * 0.1, rtol=1e-12)
    # The threshold in standard deviations is the unit of the ratio.
    low = gm.detect(frames, camera=CAMERA, model=MODEL, detection=gm.Detection(threshold=5.0))
    high = gm.detect(frames, camera=CAMERA, model=MODEL, detection=gm.Detection(threshold=10.0))
    strong = low.over_threshold > 2
    np.testing.assert_array_equal(low.row[strong], high.row)
    # f32 holds the ratio to 1e-6.
    np.testing.assert_allclose(low.over_threshold[strong], 2 * high.over_threshold, rtol=1e-5)


def test_cut_takes_positions_in_any_order(frames):
    positions = {"frame": [9, 2, 9, 3], "x": [3.05, 2.0, 0.1, 1.29], "y": [2.5, 3.1, 3.0, 1.11]}
    rois, corners, numbers, rows = gm.cut(frames, positions, 9, pixel_size=0.1)
    assert rows.tolist() == [0, 1, 3] and numbers.tolist() == [9, 2, 3]
    # The pixel of x is floor(x / 0.1), and the ROI begins four before it.
    assert corners.tolist() == [[26, 21], [16, 27], [8, 7]]
    for roi, (x, y), number in zip(rois, corners, numbers):
        np.testing.assert_array_equal(roi, frames[number, y : y + 9, x : x + 9])
    shifted = gm.cut(frames, positions, 9, pixel_size=0.1, border="shift")
    assert shifted.corners.tolist()[2] == [0, 26]
    assert gm.cut(frames, {"frame": [], "column": [], "row": []}, 9).rois.shape == (0, 9, 9)


def test_cut_refuses_what_it_cannot_cut(frames):
    one = {"frame": [0], "column": [30], "row": [30]}
    for positions, options, message in [
        (one, {}, "roi_size is missing"),
        ({"frame": [0], "x": [1.0], "y": [1.0]}, {"roi_size": 9}, "pixel_size is missing"),
        (one, {"roi_size": 65}, "must fit"),
        (one, {"roi_size": 9, "border": "mirror"}, "border is 'mirror'"),
        ({**one, "column": [80]}, {"roi_size": 9}, "outside"),
        ({**one, "frame": [30]}, {"roi_size": 9}, "30 frames"),
        (
            {"frame": [0, 1], "x": [np.nan, 1.0], "y": [1.0, 1.0]},
            {"roi_size": 9, "pixel_size": 0.1},
            "x of positions are NaN or infinite in 1 places",
        ),
    ]:
        with pytest.raises(gm.InputError, match=message):
            gm.cut(frames, positions, **options)


PSF = gm.Astigmatic(sigma_x0=0.13, sigma_y0=0.14, gamma=0.2, d=0.4)


@pytest.mark.parametrize("model", [MODEL, gm.Xynbs(), gm.Xynbsxsy(), PSF], ids=lambda model: model.name)
def test_model_images_and_residuals_agree_with_the_closed_form(model):
    special = import_or_skip("scipy.special")
    height = width = 40
    offset = np.random.default_rng(1).uniform(90, 110, (height, width)).astype(np.float32)
    gain = np.random.default_rng(2).uniform(0.4, 0.6, (height, width)).astype(np.float32)
    camera = gm.Camera(0.1, offset=offset, gain=gain, variance=np.full((height, width), 2.0))
    psf = PSF if model is PSF else None
    rois, truth = gm.simulate(50, 9, camera=camera, psf=psf, photons=2000, seed=5)
    corners = np.stack([truth.corner_x, truth.corner_y], axis=1)
    rois = rois.astype(np.float32)
    rois[7, 2, 2] = np.nan
    fits = gm.fit(rois, model=model, camera=camera, corners=corners, backend="cpu")
    if model is PSF:
        sigma_x, sigma_y = np.array([PSF.widths(z) for z in fits.z]).T
    else:
        sigma_x = getattr(fits, "sigma_x", None) if model.name == "xynbsxsy" else None
        sigma_y = fits.sigma_y if model.name == "xynbsxsy" else None
        if sigma_x is None:
            sigma_x = sigma_y = fits.sigma if model.name == "xynbs" else np.full(len(fits), model.sigma)
    edges = np.arange(10) - 0.5

    def fractions(centre, sigma):
        scaled = (edges - centre[:, None]) / (np.sqrt(2) * sigma[:, None] / 0.1)
        return np.diff(special.erf(scaled), axis=1) / 2

    # NumPy computes with the f32 positions in f64.
    u = fractions(fits.x_px.astype(float), sigma_x)
    v = fractions(fits.y_px.astype(float), sigma_y)
    expected = fits.background[:, None, None] + fits.photons[:, None, None] * v[:, :, None] * u[:, None, :]
    image = fits.model_image()
    assert image.shape == (50, 9, 9) and np.isnan(image[7]).all()
    # The images are rounded to f32: 6e-8.
    np.testing.assert_allclose(image, expected, rtol=1e-6)
    cut = [(y, x) for x, y in corners]
    electrons = np.array(
        [
            (roi - offset[y : y + 9, x : x + 9]) * gain[y : y + 9, x : x + 9].astype(float)
            for roi, (y, x) in zip(rois, cut)
        ]
    )
    # Electrons of up to 1e3 are rounded to f32.
    np.testing.assert_allclose(fits.residuals(rois), electrons - expected, atol=1e-3)
    with pytest.raises(gm.InputError, match="shape"):
        fits.residuals(rois[:3])
    again = pickle.loads(pickle.dumps(fits))
    np.testing.assert_array_equal(again.model_image(), image)
    np.testing.assert_array_equal(again.residuals(rois), fits.residuals(rois))
    assert gm.fit(np.ones((2, 7, 7), np.uint16), model=MODEL, camera=CAMERA, backend="cpu").corners is None


def test_pictures_have_an_extent_and_can_be_pickled_and_shown(frames, tmp_path):
    spots = gm.localize(frames, model=MODEL, camera=CAMERA, backend="cpu")
    picture = gm.render(spots, pixel_size=0.05, region=(1.0, 0.5, 5.0, 3.5))
    assert picture.extent == pytest.approx((1.0, 5.0, 3.5, 0.5))
    picture.save(tmp_path / "picture.png")
    assert picture._repr_png_() == (tmp_path / "picture.png").read_bytes()
    with_z = gm.localize(frames, model=PSF, camera=CAMERA, backend="cpu")
    for original in (picture, gm.render(with_z, pixel_size=0.05, z=True)):
        again = pickle.loads(pickle.dumps(original))
        np.testing.assert_array_equal(again.counts, original.counts)
        assert (again.extent, again.tally) == (original.extent, original.tally)
        assert again._repr_png_() == original._repr_png_()
        assert (again.brightness, again.z_range) == (original.brightness, original.z_range)
        if original.z is not None:
            np.testing.assert_array_equal(again.z, original.z)


def test_notes_on_the_movie_are_logged(tmp_path, frames, caplog):
    gm.write_movie(tmp_path / "movie.npy", frames)
    whole = (tmp_path / "movie.npy").read_bytes()
    (tmp_path / "movie.npy").write_bytes(whole[: len(whole) // 2])
    peaks = gm.detect(tmp_path / "movie.npy", camera=CAMERA, planes=gm.Planes(allow_truncated=True))
    (note,) = peaks.metadata.notes
    assert "cut short" in note and note in caplog.text
    caplog.clear()
    gm.cut(tmp_path / "movie.npy", peaks, planes=gm.Planes(allow_truncated=True))
    assert note in caplog.text


def test_roi_size_that_does_not_fit_is_named(frames):
    for call, message in [
        (lambda: gm.detect(frames[:, :20], camera=CAMERA, detection=gm.Detection(roi_size=21)), "roi_size: it is 21.*20x80 pixels"),
        (
            lambda: gm.detect(frames, camera=CAMERA, detection=gm.Detection(roi_size=8, min_net_gradient=100)),
            "roi_size: it is 8.*odd",
        ),
    ]:
        with pytest.raises(gm.InputError, match=message):
            call()
