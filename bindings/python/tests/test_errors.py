"""Exceptions: their classes, causes and messages."""

import os
import pickle

import numpy as np
import pytest
from conftest import CAMERA, MODEL, fit, python_output

import gaussmle as gm


def test_exceptions_are_builtin_ones_too():
    for kind, also in [
        (gm.InputError, ValueError),
        (gm.DeviceError, RuntimeError),
        (gm.DeviceTimeout, TimeoutError),
        (gm.FileError, OSError),
    ]:
        assert issubclass(kind, gm.Error) and issubclass(kind, also) and kind.__module__ == "gaussmle"
    assert not issubclass(gm.InputError, gm.FileError)


def test_invalid_arguments_raise_input_error():
    for call in (
        lambda: gm.Xynb(-0.1),
        lambda: gm.Xynb(float("nan")),
        lambda: gm.Xynbs(0.0),
        lambda: gm.Astigmatic(0.13, 0.13, d=-1),
        lambda: gm.simulate(-1),
        lambda: gm.simulate(5, roi_size=0),
        lambda: gm.simulate(5, photons=float("nan")),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16)),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, detection=gm.Detection(border="cut")),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, frames=(0, 3)),
        lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, frames=(-1, 2)),
        lambda: gm.localize(
            np.zeros((2, 20, 20), np.uint16), model=MODEL, camera=CAMERA, detection=gm.Detection(threshold=5, false_alarms=1)
        ),
        lambda: gm.render({"x": [1.0], "y": [1.0]}, pixel_size=-1.0),
        lambda: fit(np.zeros((1, 7, 7)), backend="fpga"),
        lambda: gm.nena({"x": [1.0], "y": [1.0]}),
        lambda: gm.frc({"x": [1.0], "y": [1.0]}),
    ):
        with pytest.raises(gm.InputError) as error:
            call()
        assert len(str(error.value)) > 10


def test_unusable_files_raise_file_error(tmp_path):
    (tmp_path / "bad.tif").write_bytes(b"nothing")
    (tmp_path / "bad.csv").write_text("nothing,at\nall")
    fits = fit(gm.simulate(3)[0])
    for call in (
        lambda: gm.read(tmp_path / "none.csv"),
        lambda: gm.read(tmp_path / "bad.csv"),
        lambda: gm.movie(tmp_path / "none.tif"),
        lambda: gm.read_movie(tmp_path / "bad.tif"),
        lambda: fits.save(tmp_path / "no/such/folder.csv"),
        lambda: gm.render(fits, pixel_size=0.01).save(tmp_path / "no/such/folder.png"),
    ):
        with pytest.raises(gm.FileError) as error:
            call()
        assert str(tmp_path) in str(error.value)


def test_unknown_gpu_raises_device_error():
    with pytest.raises(gm.DeviceError, match="no GPU"):
        fit(gm.simulate(3)[0], backend="gpu", device=gm.Device(devices=["GPU-00000000-0000-0000-0000-000000000000"]))


def test_backend_is_read_from_the_environment():
    words = python_output(
        "import gaussmle as gm\n"
        "try:\n"
        "    gm.fit(gm.simulate(3)[0], model=gm.Xynb(0.13), camera=gm.Camera(0.1))\n"
        "except gm.InputError as error:\n"
        "    print(error)\n",
        GAUSSMLE_BACKEND="fpga",
    )
    assert "fpga" in words and "GAUSSMLE_BACKEND" in words


def test_invalid_models_and_cameras_are_rejected():
    rois = np.ones((1, 7, 7), np.uint16)
    movie = np.zeros((2, 20, 20), np.uint16)
    for model, words in (
        ("xynb", r"model is 'xynb', which needs the width.*gm\.Xynb\(sigma=0\.13\)"),
        ("astigmatic", r"model is 'astigmatic', which needs a PSF file.*gm\.Astigmatic\.from_file"),
        ("gauss", "gm.Xynbsxsy.*not 'gauss'"),
        (gm.Xynbs, "mean gm.Xynbs()"),
        (0.13, "not 0.13"),
    ):
        for call in (
            lambda: gm.fit(rois, model=model, camera=CAMERA),
            lambda: gm.localize(movie, model=model, camera=CAMERA),
            lambda: gm.estimate(10, model=model),
        ):
            with pytest.raises(gm.InputError, match=words):
                call()
    for camera, words in ((0.1, "not 0.1"), ({"pixel_size": 0.1}, "pixel_size"), ("camera.toml", "from_file"), (gm.Camera, "Camera")):
        for call in (
            lambda: gm.fit(rois, model=MODEL, camera=camera),
            lambda: gm.localize(movie, model=MODEL, camera=camera),
            lambda: gm.simulate(3, camera=camera),
            lambda: gm.simulate_movie(3, 20, 20, camera=camera),
        ):
            with pytest.raises(gm.InputError, match=words):
                call()
    with pytest.raises(gm.InputError, match="psf must be"):
        gm.simulate(3, psf=gm.Xynbs())


@pytest.mark.parametrize("seed", [-1, 0.5, 2**64, "one", float("nan")])
def test_invalid_seeds_are_rejected(seed):
    for call in (lambda: gm.simulate(3, seed=seed), lambda: gm.simulate_movie(3, 20, 20, seed=seed)):
        with pytest.raises(gm.InputError, match="seed is"):
            call()


def test_unknown_status_is_rejected():
    with pytest.raises(gm.InputError, match="no status 9.*0 converged"):
        gm.Localizations({"x": [1.0], "y": [1.0], "status": [9]})


def test_arrays_larger_than_the_memory_raise_input_error(tmp_path):
    """A failed allocation aborts the interpreter unless the size is checked first."""
    words = python_output(
        "import gaussmle as gm\n"
        "for call in (lambda: gm.simulate_movie(100_000_000, 2048, 2048, emitters=0),\n"
        "             lambda: gm.simulate_movie(2**31 - 1, 2**31 - 1, 2**31 - 1, emitters=0),\n"
        "             lambda: gm.simulate(2**62, 32), lambda: gm.simulate(2**50, 32)):\n"
        "    try:\n"
        "        call()\n"
        "    except gm.InputError as error:\n"
        "        print('GB' in str(error), 'fewer' in str(error))\n"
    )
    assert words == "True True\n" * 4
    with open(tmp_path / "movie.npy", "wb") as file:  # A sparse file.
        header = np.lib.format.header_data_from_array_1_0(np.empty((0, 1, 1), np.uint16)) | {"shape": (1 << 18, 4096, 4096)}
        np.lib.format.write_array_header_1_0(file, header)
        try:
            file.truncate(file.tell() + 2 * (1 << 18) * 4096 * 4096)
        except OSError:
            pytest.skip("the file system has no files of 9 TB")
    with pytest.raises(gm.InputError, match="fewer frames"):
        gm.read_movie(tmp_path / "movie.npy")


def test_masked_arrays_are_rejected_except_in_cameras():
    rois = np.ma.masked_less(gm.simulate(3)[0], 5)
    with pytest.raises(gm.InputError, match="filled.*mask"):
        fit(rois)
    with pytest.raises(gm.InputError, match="masked"):
        gm.localize(np.ma.masked_less(gm.simulate_movie(2, 32, 32)[0], 5), model=MODEL, camera=CAMERA)
    with pytest.raises(gm.InputError, match="masked"):
        gm.Localizations({"x": np.ma.masked_equal([1.0, 2.0], 2.0), "y": [1.0, 1.0]})
    offset = np.ma.masked_equal(np.arange(1200).reshape(30, 40), 7)
    assert np.flatnonzero(np.isnan(gm.Camera(0.1, offset=offset).offset)).tolist() == [7]
    noise = np.ma.masked_equal(np.ones((30, 40)), 0)
    assert len(fit(np.ma.asarray(gm.simulate(3)[0]))) == 3 and gm.Camera(0.1, read_noise=noise).shape == (30, 40)


def test_file_errors_are_the_built_in_ones_too(tmp_path):
    """The paths are those of the operating system, the reference is `open`."""
    fits = fit(gm.simulate(3)[0])
    picture = gm.render(fits, pixel_size=0.1)
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "plain").write_text("a file")
    (tmp_path / "locked.csv").write_text("x,y\n")
    (tmp_path / "locked.csv").chmod(0)
    calls = [
        (lambda: gm.read(tmp_path / "none.csv"), FileNotFoundError, tmp_path / "none.csv"),
        (lambda: gm.movie(tmp_path / "none.tif"), FileNotFoundError, tmp_path / "none.tif"),
        (lambda: gm.localize(tmp_path / "none.npy", model=MODEL, camera=CAMERA), FileNotFoundError, tmp_path / "none.npy"),
        (lambda: gm.Camera.from_file(tmp_path / "none.toml"), FileNotFoundError, tmp_path / "none.toml"),
        (lambda: gm.Astigmatic.from_file(tmp_path / "none.toml"), FileNotFoundError, tmp_path / "none.toml"),
        (
            lambda: gm.localize(np.zeros((2, 20, 20), np.uint16), config=tmp_path / "none.toml"),
            FileNotFoundError,
            tmp_path / "none.toml",
        ),
        (lambda: fits.save(tmp_path / "no/such.csv"), FileNotFoundError, tmp_path / "no/such.csv"),
        (lambda: fits.save(tmp_path / "no/such.parquet"), FileNotFoundError, tmp_path / "no/such.parquet"),
        (lambda: fits[:1].save(tmp_path / "no/such.hdf5"), FileNotFoundError, tmp_path / "no/such.hdf5"),
        (lambda: picture.save(tmp_path / "no/such.png"), FileNotFoundError, tmp_path / "no/such.png"),
        (lambda: picture.save(tmp_path / "no/such.tif"), FileNotFoundError, tmp_path / "no/such.tif"),
        (lambda: gm.report(fits, tmp_path / "no/such.html"), FileNotFoundError, tmp_path / "no/such.html"),
        (lambda: gm.write_movie(tmp_path / "no/such.npy", np.zeros((1, 9, 9))), FileNotFoundError, tmp_path / "no/such.npy"),
        (lambda: gm.read(tmp_path / "folder.csv"), IsADirectoryError, tmp_path / "folder.csv"),
        (lambda: fits.save(tmp_path / "folder.csv"), IsADirectoryError, tmp_path / "folder.csv"),
        (lambda: gm.read(tmp_path / "plain/a.csv"), NotADirectoryError, tmp_path / "plain/a.csv"),
    ]
    if os.name == "posix" and os.getuid() != 0:  # The superuser reads every file.
        calls.append((lambda: gm.read(tmp_path / "locked.csv"), PermissionError, tmp_path / "locked.csv"))
    for call, kind, path in calls:
        with pytest.raises(gm.FileError) as error:
            call()
        error = error.value
        assert isinstance(error, kind), (path, repr(error), error.errno)
        with pytest.raises(OSError) as expected:
            open(path, "w" if "such" in path.name else "r").close()
        assert (error.errno, error.strerror) == (expected.value.errno, expected.value.strerror), path
        assert os.fspath(error.filename) == str(path) and str(path) in str(error)
        again = pickle.loads(pickle.dumps(error))
        assert isinstance(again, gm.FileError) and isinstance(again, kind)
        assert (str(again), again.errno, again.filename) == (str(error), error.errno, error.filename)
        assert type(error).__name__ == "FileError" and type(error).__module__ == "gaussmle"
    # The content of a file is no error of the system.
    (tmp_path / "bad.csv").write_text("nothing,at\nall")
    with pytest.raises(gm.FileError) as error:
        gm.read(tmp_path / "bad.csv")
    assert error.value.errno is None and not isinstance(error.value, FileNotFoundError)
    assert error.value.filename == str(tmp_path / "bad.csv")
    assert str(pickle.loads(pickle.dumps(gm.FileError("a message")))) == "a message"


def test_file_urls_are_paths_and_other_urls_say_what_to_do(tmp_path):
    movie, _ = gm.simulate_movie(5, 40, 48, emitters=4, seed=1)
    folder = tmp_path / "a folder"
    folder.mkdir()
    url = lambda name: (folder / name).as_uri()  # noqa: E731
    assert "%20" in url("movie.npy")
    gm.write_movie(url("movie.npy"), movie)
    assert np.array_equal(gm.read_movie(url("movie.npy")), movie) and gm.movie(url("movie.npy")).path == str(folder / "movie.npy")
    spots = gm.localize(url("movie.npy"), url("spots.csv"), model=MODEL, camera=CAMERA, backend="cpu", report=url("page.html"))
    assert (folder / "page.html").exists() and len(gm.read(url("spots.csv"))) == len(spots)
    gm.render(url("spots.csv"), pixel_size=0.05).save(url("picture.png"))
    spots.save(url("again.parquet"))
    (folder / "camera.toml").write_text("pixel_size_um = 0.1\n")
    assert gm.Camera.from_file(url("camera.toml")).path == str(folder / "camera.toml")
    gm.fit(gm.simulate(3)[0], model=MODEL, camera=CAMERA, backend="cpu", device=gm.Device(performance_log=url("log.jsonl")))
    assert {"picture.png", "again.parquet", "log.jsonl"} <= {path.name for path in folder.iterdir()}
    for remote in ("https://host/movie.tif", "s3://bucket/movie.zarr", "http://host/a.csv", "file://other-host/a.csv"):
        for call, name in (
            (lambda: gm.movie(remote), "path"),
            (lambda: gm.localize(remote, model=MODEL, camera=CAMERA), "movie"),
            (lambda: gm.localize(movie, remote, model=MODEL, camera=CAMERA), "output"),
            (lambda: gm.detect(remote, camera=CAMERA), "movie"),
            (lambda: gm.read(remote), "path"),
            (lambda: gm.link(remote), "table"),
            (lambda: spots.save(remote), "path"),
            (lambda: gm.Camera.from_file(remote), "path"),
            (lambda: gm.calibrate_sigma(remote, camera=CAMERA), "movie"),
            (lambda: gm.Device(metrics=remote), "metrics"),
        ):
            with pytest.raises(gm.InputError, match=f"^{name} is {remote}.*copy or mount.*Zarr"):
                call()
