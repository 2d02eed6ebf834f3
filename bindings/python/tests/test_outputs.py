"""Files that are written beside results: they replace no input, no other output and nothing else."""

import os

import numpy as np
import pytest
from conftest import CAMERA, MODEL

import gaussmle as gm

OPTIONS = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}

#: The keywords of the files.
FILES = ["metrics", "performance_log"]


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A folder with a movie, a camera and a PSF, which every test leaves as they are."""
    gm.write_movie(tmp_path / "movie.npy", gm.simulate_movie(6, 64, 64, emitters=6, seed=1)[0])
    (tmp_path / "camera.toml").write_text("pixel_size_um = 0.1\n")
    (tmp_path / "notes.txt").write_text("years of work")
    (tmp_path / "run.toml").write_text("[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1\n")
    monkeypatch.chdir(tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    yield tmp_path
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def calls(file):
    """Calls by their door, each with a file that it must not write."""
    rois, movie = gm.simulate(3)[0], np.zeros((3, 32, 32), np.uint16)
    camera = gm.Camera.from_file("camera.toml")
    from_file = {**OPTIONS, "camera": camera}
    yield lambda: gm.fit(rois, **OPTIONS, **file("notes.txt"))
    yield lambda: gm.fit(rois, **{**OPTIONS, "camera": camera}, **file("camera.toml"))
    yield lambda: gm.localize("movie.npy", **OPTIONS, **file("movie.npy"))
    yield lambda: gm.localize("movie.npy", "locs.csv", **OPTIONS, **file("movie.npy"))
    yield lambda: gm.localize("movie.npy", "locs.csv", **OPTIONS, **file("locs.csv.toml"))
    yield lambda: gm.localize(movie, "locs.csv", **OPTIONS, **file("locs.csv"))
    yield lambda: gm.localize(movie, report="page.html", **OPTIONS, **file("page.html"))
    yield lambda: gm.localize(movie, **from_file, **file("camera.toml"))
    yield lambda: gm.localize(movie, config="run.toml", backend="cpu", **file("run.toml"))
    yield lambda: gm.localize(movie, **OPTIONS, **file("notes.txt"))
    yield lambda: gm.Session((32, 32), **OPTIONS, **file("notes.txt"))
    yield lambda: gm.Session((32, 32), **from_file, **file("camera.toml"))
    yield lambda: gm.calibrate_sigma("movie.npy", camera=CAMERA, **file("movie.npy"))


@pytest.mark.parametrize("name", FILES)
def test_no_file_is_destroyed(place, name):
    doors = list(calls(lambda file: {"device": gm.Device(**{name: file})}))
    assert len(doors) == 13
    for call in doors:
        with pytest.raises((gm.InputError, gm.FileError), match="written over|not a metrics file|no performance log"):
            call()


@pytest.mark.parametrize("name", FILES)
def test_the_environment_is_checked_too(place, name, monkeypatch):
    monkeypatch.setenv(f"GAUSSMLE_{name.upper()}", "movie.npy")
    with pytest.raises((gm.InputError, gm.FileError), match="written over"):
        gm.localize("movie.npy", **OPTIONS)


def test_metrics_and_log_are_two_files(place):
    for call in (
        lambda: gm.fit(gm.simulate(3)[0], **OPTIONS, device=gm.Device(metrics="both", performance_log="./both")),
        lambda: gm.localize("movie.npy", **OPTIONS, device=gm.Device(metrics="both", performance_log="./both")),
    ):
        with pytest.raises((gm.InputError, gm.FileError), match="written over|performance log"):
            call()


@pytest.mark.parametrize("name", [*FILES, "nvml_library"])
def test_a_configuration_has_no_settings_of_the_machine(place, name, tmp_path_factory):
    config = tmp_path_factory.mktemp("sent") / "run.toml"
    config.write_text(f"[localize]\nmodel = 'xynbs'\npixel_size_um = 0.1\n{name} = 'evil'\n")
    with pytest.raises((gm.InputError, gm.FileError), match=f"`{name}` is a setting of the machine.*GAUSSMLE_{name.upper()}"):
        gm.localize("movie.npy", config=config)


def test_dask_checks_them_before_the_parts_start(place):
    gd = pytest.importorskip("gaussmle.dask")
    for name in FILES:
        with pytest.raises((gm.InputError, gm.FileError), match="written over"):
            gd.localize("movie.npy", out="parts", **OPTIONS, device=gm.Device(**{name: "movie.npy"}))


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="locks of workers need fcntl")
def test_locks_of_workers_are_in_a_folder_of_this_user_alone(tmp_path):
    workers = pytest.importorskip("gaussmle.dask._workers")
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    (tmp_path / "link").symlink_to(tmp_path)
    for folder in (shared, tmp_path / "link"):
        with pytest.raises(gm.FileError, match="this user alone"):
            workers.claim("cpu", ["0"], 1, str(folder))
    assert workers.claim("cpu", ["0"], 1, str(tmp_path / "own")) == ["0"]


def test_a_job_that_was_changed_is_not_loaded(tmp_path):
    parts = pytest.importorskip("gaussmle.dask._parts")
    file = tmp_path / "job.pickle"
    file.write_bytes(b"code of another user")
    with pytest.raises(gm.FileError, match="another program changed it"):
        parts.load_job(str(file), "0" * 64)
