"""Names of arguments."""

import inspect
import pickle
import re

import numpy as np
import pytest
from conftest import CAMERA, MODEL, assert_same, import_or_skip

import gaussmle as gm
from gaussmle import _options

#: The functions that take the side of a ROI.
SIZED = [gm.simulate, gm.cut, gm.estimate]

#: The functions that take the frames of a movie.
RANGED = [gm.localize, gm.detect, gm.read_movie, gm.Movie.read, gm.calibrate_sigma]


@pytest.fixture(scope="module")
def frames():
    return gm.simulate_movie(12, 40, 48, emitters=5, seed=2)[0]


def parameters(function) -> set[str]:
    return set(inspect.signature(function).parameters)


def test_each_name_has_one_meaning():
    functions = [getattr(gm, name) for name in (*gm.__all__, "filter") if inspect.isfunction(getattr(gm, name))]
    assert len(functions) > 25
    for function in functions:
        known = parameters(function)
        assert "roi" not in known and ("roi_size" in known) == (function in SIZED), function
        assert ("frames" in known) == (function in RANGED), function
        assert ("n_frames" in known) == (function is gm.simulate_movie), function
        assert ("frame" in known) == (function is gm.fit), function
    assert gm.Cuts._fields == ("rois", "corners", "frame", "rows")


def test_sizes_are_positional_and_rois_have_frames():
    rois = gm.simulate(20, roi_size=9)[0]
    assert gm.simulate(20, 9)[0].tobytes() == rois.tobytes()
    numbers = np.arange(20) + 3
    fits = gm.fit(rois, model=MODEL, camera=CAMERA, backend="cpu", frame=numbers)
    assert fits.frame.tolist() == numbers.tolist()
    assert gm.estimate(10, roi_size=7, model=MODEL) == gm.estimate(10, 7, model=MODEL)


def test_sides_of_peaks_and_cuts(frames):
    peaks = gm.detect(frames, camera=CAMERA, detection=gm.Detection(roi_size=9))
    assert peaks.metadata.roi_size == 9
    assert gm.cut(frames, peaks, roi_size=7).rois.shape[1:] == (7, 7)


def test_a_simulated_movie_has_its_shape_in_the_metadata():
    truth = gm.simulate_movie(12, 40, 48, emitters=5, seed=2)[1].metadata
    assert (truth.n_frames, truth.height, truth.width) == (12, 40, 48)


@pytest.mark.parametrize("same", [(3, 9), [3, 9], slice(3, 9), range(3, 9), np.array([3, 9]), slice(3, 9, 1), (3.0, 9.0)])
def test_frames_are_a_pair_a_slice_or_a_range(frames, same, tmp_path):
    gm.write_movie(tmp_path / "movie.npy", frames)
    assert np.array_equal(gm.read_movie(tmp_path / "movie.npy", same), frames[3:9])
    assert np.array_equal(gm.movie(tmp_path / "movie.npy").read(same), frames[3:9])
    found = gm.localize(frames, model=MODEL, camera=CAMERA, backend="cpu", frames=same)
    assert (found.metadata.frames, found.metadata.n_frames) == ((3, 9), 12)
    assert len(found) and set(found.frame) <= set(range(3, 9))
    # An option for an end is exclusive.
    peaks = gm.detect(frames, camera=CAMERA)
    expected = peaks[(peaks.frame >= 3) & (peaks.frame < 9)]
    some = gm.detect(frames, camera=CAMERA, frames=same)
    for name in ("frame", "x", "y"):
        assert some[name].tolist() == expected[name].tolist(), name


def test_ends_of_frames_may_be_open(frames, tmp_path):
    gm.write_movie(tmp_path / "movie.npy", frames)
    for open_end, same in [(slice(9, None), (9, None)), (slice(None, 2), (None, 2)), (slice(None), None), (range(3), (0, 3))]:
        assert _options.frame_limits(open_end) == (same or (None, None))
        pixels = gm.read_movie(tmp_path / "movie.npy", open_end)
        assert np.array_equal(pixels, gm.read_movie(tmp_path / "movie.npy", same))


@pytest.mark.parametrize(
    "wrong, message",
    [
        (slice(0, 9, 2), "leave out the step"),
        (range(9, 0, -1), "leave out the step"),
        (slice(-3, None), "negative"),
        ((0, -1), "negative"),
        ((0.5, 2), "whole numbers"),
        ((0, float("nan")), "whole numbers"),
        (9, "a slice or a range"),
        ("all", "a slice or a range"),
        (("a", "b"), "whole numbers"),
    ],
)
def test_other_frames_are_refused_in_words(frames, wrong, message):
    for function in (gm.localize, gm.detect, gm.calibrate_sigma):
        model = {} if function is gm.calibrate_sigma else {"model": MODEL}
        with pytest.raises(gm.InputError, match=f"frames are .*{message}"):
            function(frames, camera=CAMERA, frames=wrong, **model)


def test_last_frame_of_a_molecule_is_inclusive():
    linked = gm.link({"frame": [3, 4, 5, 9], "x": [1.0] * 4, "y": [1.0] * 4, "x_std": [0.01] * 4, "y_std": [0.01] * 4})
    assert linked.frame.tolist() == [3, 9] and linked.last_frame.tolist() == [5, 9]


def test_chosen_molecules_are_molecules():
    x = np.repeat([1.0, 2.0, 3.0, 4.0], 3)
    spots = {"frame": np.tile([0, 1, 2], 4), "x": x, "y": x, "x_std": np.full(12, 0.01), "y_std": np.full(12, 0.01)}
    linked = gm.link(spots)
    assert type(linked) is gm.Linked and len(linked) == 4
    for rows in (slice(2), slice(None, None, -1), linked.x > 2.5, [3, 1], [2, 2]):
        chosen = linked[rows]
        assert type(chosen) is gm.Linked and np.array_equal(chosen.x, linked.x[rows])
        # A localization has the row of its molecule, or -1 if the molecule was not chosen.
        for particle, position in zip(chosen.particles, x):
            assert position in chosen.x if particle >= 0 else position not in chosen.x
            assert particle < 0 or chosen.x[particle] == position
        assert set(chosen.particles) - {-1} == set(np.unique(np.arange(4)[rows], return_index=True)[1])
        assert not chosen.particles.flags.writeable
    assert type(linked.head(2)) is type(linked.where("x > 2")) is gm.Linked
    assert type(linked.with_columns(x=linked.x)) is gm.Localizations
    assert pickle.loads(pickle.dumps(linked.tail(2))).particles.tolist() == linked.tail(2).particles.tolist()


def test_gaussian_is_the_documented_spelling_of_the_models():
    psf = gm.Astigmatic(sigma_x0=0.13, sigma_y0=0.14)
    assert gm.Gaussian(0.13) == gm.Gaussian(sigma=0.13) == gm.Xynb(0.13)
    assert gm.Gaussian(free="sigma") == gm.Xynbs() and gm.Gaussian(0.13, free="sigma") == gm.Xynbs(0.13)
    for free in (("sigma_x", "sigma_y"), ["sigma_x", "sigma_y"]):
        assert gm.Gaussian(sigma=0.13, free=free) == gm.Xynbsxsy(0.13)
    assert gm.Gaussian(psf=psf) is psf
    for wrong, message in [
        ({}, "sigma is missing"),
        ({"free": "sigma_x"}, "free is 'sigma_x'"),
        ({"free": ("x", "y")}, "free is"),
        ({"free": 3}, "free is 3"),
        ({"sigma": "wide"}, "sigma is 'wide'"),
        ({"sigma": -1.0}, "-1"),
        ({"psf": psf, "sigma": 0.1}, "leave out sigma"),
        ({"psf": 0.13}, "psf must be"),
    ]:
        with pytest.raises(gm.InputError, match=message):
            gm.Gaussian(**wrong)


def test_a_model_that_needs_no_value_can_be_its_name(frames):
    rois = gm.simulate(5, seed=1)[0]
    named = {of.name: of() for of in gm.MODELS.values() if of.takes == "start_width"}
    assert named == {"xynbs": gm.Xynbs(), "xynbsxsy": gm.Xynbsxsy()}
    for name, model in named.items():
        fits = gm.fit(rois, model=name, camera=CAMERA, backend="cpu")
        assert fits.model == model
        assert_same(fits, gm.fit(rois, model=model, camera=CAMERA, backend="cpu"))
        spots = gm.localize(frames, model=name, camera=CAMERA, backend="cpu")
        assert_same(spots, gm.localize(frames, model=model, camera=CAMERA, backend="cpu"))
        with gm.Session(frames.shape[1:], model=name, camera=CAMERA, backend="cpu") as session:
            session.push(frames)
        assert_same(session.result(), spots)
        assert len(gm.detect(frames, model=name, camera=CAMERA)) == len(gm.detect(frames, model=model, camera=CAMERA)) > 0
        assert gm.estimate(10, model=name, device=gm.Device(backend="cpu")).decision == "cpu"


def test_the_log_names_keywords(caplog):
    light = np.full((48, 48), 10.0)
    light[4:7, 4:7] = 400.0
    border = np.random.default_rng(1).poisson(light).astype(np.uint16)[np.newaxis]
    spots = gm.localize(border, model=MODEL, camera=CAMERA, backend="cpu", detection=gm.Detection(roi_size=31))
    assert len(spots) == 0
    assert "a smaller `roi_size`" in caplog.text and "`roi`" not in caplog.text


def test_fits_and_localizations_have_the_same_metadata(frames):
    fits = gm.fit(gm.simulate(5)[0], model=MODEL, camera=CAMERA, backend="cpu")
    spots = gm.localize(frames, model=MODEL, camera=CAMERA, backend="cpu")
    assert set(fits.metadata) == set(spots.metadata) - {"frames"}
    assert fits.metadata.remarks == [] and fits.metadata.notes == [] and fits.metadata.n_frames is None


def test_sizes_are_height_and_width(frames, tmp_path):
    gm.write_movie(tmp_path / "movie.npy", frames)
    assert gm.movie(tmp_path / "movie.npy").shape == frames.shape == (12, 40, 48)
    maps = gm.Camera(0.1, offset=np.full((40, 50), 100.0))
    assert maps.shape == (40, 50) and "40x50" in repr(maps)
    picture = gm.render({"x": [1.0], "y": [1.0], "x_std": [0.1], "y_std": [0.1]}, pixel_size=0.1, region=(0, 0, 2, 1))
    assert picture.shape == (10, 20) and "10x20" in repr(picture)
    rois = np.ones((2, 9, 9), np.uint16)
    tall = np.ones((2, 9, 7), np.uint16)
    for call, sizes in [
        (lambda: gm.localize(frames, model=MODEL, camera=maps), ["40x48", "40x50"]),
        (lambda: gm.cut(frames, {"frame": [0], "column": [48], "row": [0]}, 9), ["40x48"]),
        (lambda: gm.cut(frames, {"frame": [0], "column": [0], "row": [0]}, 41), ["40x48"]),
        (lambda: gm.fit(rois, model=MODEL, camera=maps), ["40x50"]),
        (lambda: gm.fit(rois, model=MODEL, camera=maps, corners=[[0, 0], [45, 35]]), ["40x50"]),
        (lambda: gm.fit(tall, model=MODEL, camera=CAMERA), ["9x7"]),
        (lambda: gm.Camera(0.1, offset=np.ones((40, 50)), gain=np.ones((50, 40))), ["50x40", "40x50"]),
        (lambda: gm.localize(frames[:, :20], model=MODEL, camera=CAMERA, detection=gm.Detection(roi_size=21)), ["20x48"]),
    ]:
        with pytest.raises(gm.InputError) as error:
            call()
        for size in sizes:
            assert f"{size}" in str(error.value), error.value
        assert "height x width" in str(error.value), error.value


#: The functions that take each group of options.
GROUPED = {
    gm.Device: [gm.fit, gm.localize, gm.Session, gm.estimate, gm.calibrate_sigma, gm.calibrate_astigmatism, gm.calibrate_psf],
    gm.Detection: [gm.localize, gm.detect, gm.Session, gm.calibrate_sigma, gm.calibrate_astigmatism, gm.calibrate_psf],
    gm.Fitting: [gm.fit, gm.localize, gm.Session],
    gm.Planes: [gm.localize, gm.detect, gm.cut, gm.movie, gm.read_movie, gm.calibrate_sigma, gm.calibrate_astigmatism, gm.calibrate_psf],
}


def test_an_option_is_a_keyword_of_its_group_alone():
    functions = [getattr(gm, name) for name in (*gm.__all__, "filter") if inspect.isfunction(getattr(gm, name))]
    for group, takers in GROUPED.items():
        assert len(parameters(group)) >= 4
        name = group.__name__.lower()
        assert {function for function in (*functions, gm.Session) if name in parameters(function)} == set(takers)
        beside = {"backend", "auto_timeout"} if group is gm.Device else set()
        for function in takers:
            # `cut` and `simulate` have a side of ROIs that is no option of a run.
            own = {"roi_size", "border"} if function is gm.cut else set()
            assert parameters(group) & parameters(function) - own <= beside, function


@pytest.mark.parametrize(
    ("call", "keywords", "remedy"),
    [
        (lambda **given: gm.localize(None, **given), {"crowded": "on"}, "pass detection=gm.Detection(crowded='on')"),
        (lambda **given: gm.localize(None, **given), {"roi": 7}, "pass detection=gm.Detection(roi_size=7)"),
        (
            lambda **given: gm.localize(None, **given),
            {"channel": 1, "threshold": 5, "border": "shift"},
            "pass planes=gm.Planes(channel=1), detection=gm.Detection(threshold=5, border='shift')",
        ),
        (lambda **given: gm.fit(None, **given), {"batch_size": 5}, "pass device=gm.Device(batch_size=5)"),
        (lambda **given: gm.Session((8, 8), **given), {"tolerance": 0.1}, "pass fitting=gm.Fitting(tolerance=0.1)"),
        (lambda **given: gm.movie("a.tif", **given), {"series": 1}, "pass planes=gm.Planes(series=1)"),
        # `movie` takes no group that has it.
        (lambda **given: gm.movie("a.tif", **given), {"crowded": "on"}, "unexpected keyword"),
        (lambda **given: gm.localize(None, **given), {"colour": 1}, "unexpected keyword"),
    ],
)
def test_an_option_beside_its_group_names_the_group(call, keywords, remedy):
    with pytest.raises(TypeError, match=re.escape(remedy)):
        call(**keywords)


def test_groups_of_another_kind_are_refused(frames):
    for name, wrong in [("detection", gm.Device()), ("fitting", {"tolerance": 1e-3}), ("planes", 3), ("device", gm.Fitting())]:
        with pytest.raises(gm.InputError, match=f"{name} must be a gm.{name.capitalize()}"):
            gm.localize(frames, model=MODEL, camera=CAMERA, **{name: wrong})


def test_device_shows_what_is_set_and_is_a_value():
    device = gm.Device(backend="cpu", batch_size=100.0, devices=[0, "GPU-1"], nvml_library="/tmp")
    assert repr(device) == "Device(backend='cpu', batch_size=100, devices=('0', 'GPU-1'), nvml_library='/tmp')"
    assert repr(gm.Device()) == "Device()" and gm.Device(devices="GPU-12").devices == gm.Device(devices=["GPU-12"]).devices
    assert eval(repr(device), {"Device": gm.Device}) == device == pickle.loads(pickle.dumps(device))
    assert len({device, gm.Device(), gm.Device(backend=None)}) == 2 and device != gm.Device(backend="cpu")
    with pytest.raises(AttributeError):
        device.backend = "gpu"
    for wrong in ({"batch_size": 0}, {"gpu_timeout": "soon"}, {"devices": [0.5]}, {"allow_software_adapter": "yes"}, {"jobs_per_gpu": 0}):
        with pytest.raises(gm.InputError, match=next(iter(wrong))):
            gm.Device(**wrong)
    with pytest.raises(TypeError, match="gpus"):
        gm.Device(gpus=3)


def test_device_is_taken_where_its_keywords_are(frames, tmp_path):
    log = tmp_path / "log.jsonl"
    device = gm.Device(backend="cpu", batch_size=50, performance_log=log)
    rois = gm.simulate(120)[0]
    by_device = gm.fit(rois, model=MODEL, camera=CAMERA, device=device)
    assert_same(by_device, gm.fit(rois, model=MODEL, camera=CAMERA, backend="cpu", device=gm.Device(batch_size=50)))
    assert (by_device.info.batches, by_device.info.batch_size) == (3, 50)
    assert sum('"event":"batch"' in line for line in log.read_text().splitlines()) == 3
    # A keyword beside it wins.
    assert gm.fit(rois, model=MODEL, camera=CAMERA, device=gm.Device(backend="gpu"), backend="cpu").info.backend == "cpu"
    spots = gm.localize(frames, model=MODEL, camera=CAMERA, device=device)
    assert spots.info.backend == "cpu" and "batch_size = 50" in spots.metadata.configuration
    assert gm.estimate(10, model=MODEL, device=gm.Device(backend="cpu")).decision == "cpu"
    with pytest.raises(gm.InputError, match=r'device must be a gm.Device.*backend=.cpu.'):
        gm.fit(rois, model=MODEL, camera=CAMERA, device="cpu")
    wrong = gm.Device(devices=["GPU-00000000-0000-0000-0000-000000000000"], backend="gpu")
    for call in (
        lambda: gm.fit(rois, model=MODEL, camera=CAMERA, device=wrong),
        lambda: gm.localize(frames, model=MODEL, camera=CAMERA, device=wrong),
        lambda: gm.estimate(10, model=MODEL, device=wrong),
        lambda: gm.calibrate_sigma(frames, camera=CAMERA, device=wrong),
        lambda: gm.calibrate_astigmatism(frames, 0.05, camera=CAMERA, device=wrong),
    ):
        with pytest.raises(gm.DeviceError, match="no GPU"):
            call()


def test_dask_takes_a_device(frames, tmp_path):
    import_or_skip("distributed")
    import gaussmle.dask as gd

    movie = tmp_path / "movie.npy"
    gm.write_movie(movie, frames)
    options = {"model": MODEL, "camera": CAMERA, "frames": slice(2, 8)}
    by_device = gd.localize(movie, out=tmp_path / "parts", device=gm.Device(backend="cpu", batch_size=50), **options)
    # The same run: its parts are found.
    by_keywords = gd.localize(movie, out=tmp_path / "parts", backend="cpu", device=gm.Device(batch_size=60), **options)
    assert (by_device.computed, by_keywords.computed) == (1, 0) and by_keywords.frames == [(2, 8)]
