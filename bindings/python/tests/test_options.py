"""Options: their names in Python and in configuration files, and messages that name them."""

import inspect
from pathlib import Path

import numpy as np
import pytest
from conftest import CAMERA, MODEL

import gaussmle as gm
from gaussmle import _native

#: Keys whose values are part of the arguments `model` and `camera`.
OBJECTS = {
    "sigma_um": gm.Xynb,
    "psf": gm.Spline,
    "pixel_size_um": gm.Camera,
    "offset_adu": gm.Camera,
    "gain_e_per_adu": gm.Camera,
    "read_noise_e": gm.Camera,
    "excess_noise": gm.Camera,
}


def keywords(function) -> set[str]:
    return set(inspect.signature(function).parameters)


#: The groups of options, by the keywords that functions take them with.
GROUPS = {"fitting": gm.Fitting, "detection": gm.Detection, "planes": gm.Planes, "device": gm.Device}


@pytest.mark.parametrize("function", [gm.localize, gm.fit])
def test_every_key_of_a_configuration_file_has_a_keyword(function):
    names = _native.option_names(function.__name__)
    assert len(names) >= 22 and {key for key, _ in names} >= OBJECTS.keys()
    known = keywords(function).union(*(keywords(group) for name, group in GROUPS.items() if name in keywords(function)))
    for key, name in names:
        if key == "psf":
            # The key names a file.
            assert callable(gm.Astigmatic.from_file) and callable(gm.Spline.from_file)
        else:
            assert name in (keywords(OBJECTS[key]) if key in OBJECTS else known), (key, name)


def grouped(options: dict) -> dict:
    """Returns keywords with the options in their groups."""
    out = dict(options)
    for keyword, group in GROUPS.items():
        own = {name: out.pop(name) for name in keywords(group) & out.keys()}
        if own:
            out[keyword] = group(**own)
    return out


def device_and_fit_options(folder: Path) -> dict:
    """Options of `localize` and of `fit`, none with its default."""
    return {
        "tolerance": 0.002,
        "max_iterations": 33,
        "bounds": {"photons": (10, 1e6)},
        "covariances": True,
        "backend": "cpu",
        "auto_timeout": 12.5,
        "gpu_timeout": 34.5,
        "hang_timeout": 56.5,
        "gpu_idle_timeout": 78.5,
        "batch_size": 77,
        "devices": [3, "GPU-12345"],
        "gpu_memory_limit": 123456789,
        "jobs_per_gpu": 2,
        "memory_budget": 8 << 20,
        "performance_log": folder / "log.jsonl",
        "metrics": folder / "gaussmle.prom",
        # A path that is not a library is ignored by a fit on the CPU.
        "nvml_library": folder / "none.so",
    }


def test_a_width_is_measured_in_the_movie(tmp_path, caplog):
    caplog.set_level("INFO", "gaussmle")
    movie, _ = gm.simulate_movie(30, 96, 96, emitters=12, sigma=0.14, photons=2000, seed=3)
    path = tmp_path / "movie.npy"
    gm.write_movie(path, movie)
    options = {"model": gm.Xynb("auto"), "camera": gm.Camera(0.1), "backend": "cpu"}
    options["detection"] = gm.Detection(crowded="off")
    assert gm.Gaussian("auto") == options["model"] and options["model"].parameters == gm.Xynb(0.1).parameters
    in_memory = gm.localize(movie, **options)
    to_file = gm.localize(path, tmp_path / "locs.csv", **options)
    gm.localize(movie, tmp_path / "locs.hdf5", **options)
    (line,) = [line for line in in_memory.metadata.configuration.splitlines() if line.startswith("sigma_um")]
    sigma = float(line.split("=")[1])
    assert sigma == pytest.approx(0.14, rel=0.015)
    assert line in (tmp_path / "locs.csv.toml").read_text()
    assert any("the width of spots" in note for note in in_memory.metadata.notes)
    assert {record.levelname for record in caplog.records if "the width of spots" in record.getMessage()} == {"INFO"}
    stated = gm.localize(movie, **{**options, "model": gm.Xynb(sigma)})
    for table in (in_memory, to_file, gm.read(tmp_path / "locs.hdf5")):
        assert len(table) == len(stated)
    np.testing.assert_array_equal(in_memory["x"], stated["x"])


def test_a_width_without_a_movie_is_refused_by_its_name():
    movie, _ = gm.simulate_movie(4, 32, 32, emitters=2, seed=1)
    model, camera = gm.Xynb("auto"), gm.Camera(0.1)
    rois, _ = gm.simulate(10)
    for call in (
        lambda: gm.fit(rois, model=model, camera=camera),
        lambda: gm.detect(movie, model=model, camera=camera),
        lambda: gm.localize(iter(movie), model=model, camera=camera, backend="cpu"),
        lambda: gm.localize(movie, model=model, camera=camera, backend="cpu"),
    ):
        with pytest.raises(gm.InputError, match="sigma"):
            call()
    for wrong in (lambda: gm.Xynb("wide"), lambda: gm.Xynbs("auto"), lambda: gm.Gaussian("auto", free="sigma")):
        with pytest.raises(gm.InputError, match="sigma"):
            wrong()


def test_every_option_of_localize_is_in_the_record_of_the_run(tmp_path):
    """The record, the TOML beside a CSV table, is written by the library from what reached it.

    Settings of the machine are not recorded: the log itself is the proof of `performance_log`. Some
    options exclude each other, so there are several runs.
    """
    tomllib = pytest.importorskip("tomllib", reason="Python 3.10 cannot read TOML")
    movie, psf, camera_file = tmp_path / "movie.npy", tmp_path / "psf.toml", tmp_path / "camera.toml"
    gm.write_movie(movie, gm.simulate_movie(12, 64, 64, emitters=6, seed=1)[0])
    psf.write_text("sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n")
    camera_file.write_text("pixel_size_um = 0.11\noffset_adu = 1.5\n")
    common = {
        **device_and_fit_options(tmp_path),
        "frames": (1, 4),
        "region": (10, 5, 60, 64),
        "allow_truncated": True,
        "series": 0,
        "channel": 0,
        "z": 0,
        "roi_size": 9,
        "border": "shift",
        "isolated": True,
        "crowded": "off",
    }
    common_record = {
        **common,
        "bounds": ["photons=10:1000000"],
        "devices": ["3", "GPU-12345"],
        "frames": "1:4",
        "region": [[10, 5, 60, 64]],
        "series": "0",
        "channel": "0",
    }
    common_record["roi"] = common_record.pop("roi_size")
    of_the_machine = {"performance_log", "metrics", "nvml_library"}
    for name in of_the_machine:
        del common_record[name]
    numbers = gm.Camera(pixel_size=0.1, offset=1.5, gain=0.5, read_noise=1.25, excess_noise=2)
    numbers_record = {
        "pixel_size_um": 0.1,
        "offset_adu": 1.5,
        "gain_e_per_adu": 0.5,
        "read_noise_e": 1.25,
        "excess_noise": 2.0,
    }
    tuned = {"detection_sigma": 0.14, "min_separation": 0.3, "psf_misfit": 0.01, "background_frames": 10}
    tuned_record = {"detection_sigma_um": 0.14, "min_separation_um": 0.3, "psf_misfit": 0.01, "background_frames": 10}
    runs = [
        (
            {"model": gm.Xynb(sigma=0.135), "camera": numbers, "threshold": 8.5, **tuned},
            {"model": "xynb", "sigma_um": 0.135, **numbers_record, "threshold": 8.5, **tuned_record},
        ),
        (
            {"model": gm.Xynbs(sigma=0.125), "camera": numbers, "false_alarms": 0.25, **tuned},
            {"model": "xynbs", "sigma_um": 0.125, **numbers_record, "false_alarms": 0.25, **tuned_record},
        ),
        (
            {
                "model": gm.Astigmatic.from_file(psf),
                "camera": gm.Camera.from_file(camera_file),
                "min_net_gradient": 400.0,
                "index_mismatch": 0.75,
            },
            {
                "model": "astigmatic",
                "index_mismatch": 0.75,
                "psf": str(psf),
                "pixel_size_um": 0.11,
                "camera": str(camera_file),
                "min_net_gradient": 400.0,
            },
        ),
    ]
    seen = set(of_the_machine)
    for number, (options, record) in enumerate(runs):
        gm.localize(movie, tmp_path / f"{number}.csv", **grouped({**common, **options}))
        with (tmp_path / f"{number}.csv.toml").open("rb") as file:
            recorded = tomllib.load(file)["localize"]
        assert recorded == {**common_record, **record}
        seen |= recorded.keys()
        log = tmp_path / "log.jsonl"
        assert log.read_text()
        log.unlink()
    assert seen == {key for key, _ in _native.option_names("localize")}


def test_an_empty_dictionary_of_bounds_leaves_those_of_a_file(tmp_path):
    config = tmp_path / "run.toml"
    config.write_text("[localize]\nmodel='xynb'\nsigma_um=0.13\npixel_size_um=0.1\nbounds=['photons=10:500']\n")
    movie = gm.simulate_movie(3, 48, 48, emitters=4, seed=1)[0]
    spots = gm.localize(movie, config=config, fitting=gm.Fitting(bounds={}), backend="cpu")
    assert "photons=10:500" in spots.metadata.configuration


def test_every_option_of_fit_reaches_the_library(tmp_path, monkeypatch):
    """Observes the call of the library: the table of a fit does not record every option."""
    calls = []
    real = _native.fit
    monkeypatch.setattr(_native, "fit", lambda *arguments: calls.append(arguments) or real(*arguments))
    options = {**device_and_fit_options(tmp_path), "index_mismatch": 0.75}
    psf = gm.Astigmatic(sigma_x0=0.13, sigma_y0=0.13, gamma=0.2, d=0.4)
    assert len(gm.fit(gm.simulate(3)[0], model=psf, camera=CAMERA, **grouped(options))) == 3
    # The model and the camera follow as dictionaries.
    ((passed, *_),) = [[value for value in arguments if isinstance(value, dict)] for arguments in calls]
    assert {key: value for key, value in passed.items() if value is not None} == {
        **options,
        "bounds": ["photons=10.0:1000000.0"],
        "devices": ["3", "GPU-12345"],
        "performance_log": str(tmp_path / "log.jsonl"),
        "metrics": str(tmp_path / "gaussmle.prom"),
        "nvml_library": str(tmp_path / "none.so"),
    }
    known = {key for key, _ in _native.option_names("fit")}
    assert passed.keys() == known - OBJECTS.keys() - {"model", "camera"}
    assert (tmp_path / "log.jsonl").read_text()


def test_option_names_exist_for_fit_and_localize_only():
    with pytest.raises(gm.InputError, match="localize"):
        _native.option_names("render")


@pytest.mark.parametrize(
    "text, message",
    [
        ("model = 'xynbs'", "pixel_size: the pixel size is missing"),
        ("pixel_size_um = 0.1", "model: the model is missing"),
        ("model = 'xynb'\npixel_size_um = 0.1", "sigma: the model xynb needs the width"),
    ],
)
def test_missing_options_are_named_as_in_python(tmp_path, text, message):
    (tmp_path / "run.toml").write_text(f"[localize]\n{text}\n")
    with pytest.raises(gm.InputError) as error:
        gm.localize(np.zeros((2, 20, 20), np.uint16), config=tmp_path / "run.toml")
    assert str(error.value).startswith(message)


def test_error_of_a_table_names_its_reader(tmp_path):
    path = tmp_path / "locs.csv"
    gm.localize(np.zeros((2, 20, 20), np.uint16), path, model=MODEL, camera=CAMERA, backend="cpu")
    for call in (lambda: gm.movie(path), lambda: gm.localize(path, model=MODEL, camera=CAMERA)):
        with pytest.raises(gm.FileError, match="is a table of localizations, not a movie: gm.read opens it"):
            call()


def test_error_of_a_truncated_movie_names_the_keyword(tmp_path):
    path = tmp_path / "movie.raw"
    gm.write_movie(path, np.zeros((3, 20, 20), np.uint16))
    path.write_bytes(path.read_bytes()[:-10])
    for call in (lambda: gm.movie(path), lambda: gm.localize(path, model=MODEL, camera=CAMERA)):
        with pytest.raises(gm.FileError, match=r"\(allow_truncated\)"):
            call()
    assert gm.movie(path, planes=gm.Planes(allow_truncated=True)).n_frames == 2


def test_rois_have_the_side_of_the_calibration_of_the_psf(tmp_path, caplog):
    curve = "sigma_x0_um=0.13\nsigma_y0_um=0.13\nAx=0\nAy=0\nBx=0\nBy=0\ngamma_um=0.2\nd_um=0.4\n"
    psf_file = tmp_path / "psf.toml"
    psf_file.write_text(curve + "[calibration]\nroi = 15\npixel_size_um = 0.1\n")
    psf = gm.Astigmatic.from_file(psf_file)
    assert psf.roi_size == 15
    # Frames with one spot in their middle.
    frames, _ = gm.simulate(20, 31, psf=psf, photons=3000, seed=1)
    # In memory, as a file, and with the side written out.
    common = {"camera": CAMERA, "backend": "cpu"}
    first = gm.localize(frames, model=psf, **common)
    movie = tmp_path / "movie.npy"
    gm.write_movie(movie, frames)
    second = gm.localize(movie, tmp_path / "a.csv", model=psf, **common)
    third = gm.localize(frames, model=psf, detection=gm.Detection(roi_size=15), **common)
    assert len(first) > 10
    np.testing.assert_array_equal(first.z, third.z)
    np.testing.assert_allclose(first.z, second.z, atol=1e-9)
    assert "calibrated" not in caplog.text
    other = gm.localize(frames, model=psf, detection=gm.Detection(roi_size=11), **common)
    assert "ROIs have 11x11 pixels, but the PSF was calibrated with 15x15" in caplog.text
    assert any("15x15" in note for note in other.metadata.notes)
    caplog.clear()
    rois, _ = gm.simulate(5, 9)
    fits = gm.fit(rois, model=psf, camera=CAMERA, backend="cpu")
    assert "ROIs have 9x9 pixels" in caplog.text
    scaled = gm.fit(rois, model=psf, camera=CAMERA, backend="cpu", fitting=gm.Fitting(index_mismatch=0.5))
    np.testing.assert_allclose(scaled.z, 0.5 * fits.z, atol=1e-4)
    np.testing.assert_allclose(scaled.z_std, 0.5 * fits.z_std, rtol=1e-2)
    with pytest.raises(gm.InputError, match="index_mismatch"):
        gm.fit(rois, model=gm.Xynbs(), camera=CAMERA, fitting=gm.Fitting(index_mismatch=0.5))


def test_camera_of_the_user_by_its_name(tmp_path, monkeypatch):
    settings = tmp_path / "gaussmle.toml"
    (tmp_path / "maps.toml").write_text("pixel_size_um = 0.2\noffset_adu = 7\ngain_e_per_adu = 1\n")
    settings.write_text(
        "[cameras.prime]\npixel_size_um = 0.1\noffset_adu = 100\ngain_e_per_adu = 0.45\nread_noise_e = 1.6\n"
        "[cameras.bare]\noffset_adu = 3\n[cameras.maps]\ncamera = 'maps.toml'\n"
    )
    monkeypatch.setenv("GAUSSMLE_CONFIG", str(settings))
    prime = gm.Camera.from_file("prime")
    assert prime == gm.Camera(0.1, 100, 0.45, 1.6) and prime.path is None
    assert gm.Camera.from_file("prime", 0.12).pixel_size == 0.12
    bare = gm.Camera.from_file("bare")
    assert (bare.pixel_size, bare.offset) == (None, 3)
    maps = gm.Camera.from_file("maps")
    assert maps.path == str(tmp_path / "maps.toml") and maps._matches_file
    with pytest.raises(gm.InputError, match="`prime`"):
        gm.Camera.from_file("zyla")
