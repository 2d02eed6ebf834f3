"""The configuration that tables carry, by every route."""

import hashlib
import sys

import numpy as np
import pytest
from conftest import CAMERA, fit

import gaussmle as gm

if sys.version_info < (3, 11):
    pytest.skip("tomllib is in Python 3.11", allow_module_level=True)
import tomllib

PSF = gm.Astigmatic(0.13, 0.14, Ax=0.05, gamma=0.25, d=0.4)


def maps():
    rng = np.random.default_rng(1)
    return gm.Camera(0.1, offset=rng.normal(100, 1, (40, 48)), gain=0.45, variance=np.full((40, 48), 2.0))


def configuration(table, folder, ending="parquet"):
    """Returns the configuration of a table that is saved and read again."""
    table.save(folder / f"a.{ending}")
    return tomllib.loads(gm.read(folder / f"a.{ending}").metadata.configuration)


def assert_run(found):
    assert found["run"]["version"] == gm.__version__ and found["run"]["backend"] == "cpu" and found["run"]["device"]


def assert_camera(found, camera):
    """Compares the checksums with those of the maps that the user sees."""
    section = found["camera"]
    assert (section["height"], section["width"]) == (40, 48)
    for key, values in (("offset_adu", camera.offset), ("gain_e_per_adu", camera.gain), ("variance_e2", camera.variance)):
        assert section[f"{key}_sha256"] == hashlib.sha256(np.asarray(values, "<f4").tobytes()).hexdigest(), key


@pytest.mark.parametrize("ending", ["csv", "parquet", "npz", "hdf5"])
def test_fits_carry_their_configuration(stack, tmp_path, ending):
    camera = gm.Camera(0.1, 5, 0.9, 1.6, excess_noise=2.0)
    fits = fit(stack[0][:100], camera=camera, fitting=gm.Fitting(bounds={"photons": (1, 1e6)}, tolerance=1e-4, max_iterations=40))
    tables = [fits, fits[:], fits.where("photons > 0"), fits.table(), fits[["frame", "x", "y"]], fits.with_columns(x=fits.x)]
    tables += [gm.concat([fits, fits]), gm.concat([fits.table(), fits.table()])]
    for table in tables:
        found = configuration(table, tmp_path, ending)
        options = found["fit"]
        assert (options["model"], options["sigma_um"], options["pixel_size_um"]) == ("xynb", 0.13, 0.1)
        numbers = [options[key] for key in ("offset_adu", "gain_e_per_adu", "read_noise_e", "excess_noise")]
        assert numbers == [5, 0.9, 1.6, 2]
        assert options["bounds"] == ["photons=1:1000000"] and (options["tolerance"], options["max_iterations"]) == (1e-4, 40)
        assert_run(found)
        assert found["run"]["outputs"] == ["std", "covariance", "p_value"]


def test_arrays_of_a_camera_and_a_curve_are_described(tmp_path):
    camera = maps()
    rois, truth = gm.simulate(200, camera=camera, psf=PSF, seed=3)
    corners = np.stack([truth.corner_x, truth.corner_y], axis=1)
    fits = fit(rois, model=PSF, camera=camera, corners=corners)
    for table in (fits, fits[fits.usable], gm.link(fits)):
        found = configuration(table, tmp_path)
        assert_camera(found, camera)
        assert found["psf"] == {
            "sigma_x0_um": 0.13, "sigma_y0_um": 0.14, "Ax": 0.05, "Ay": 0, "Bx": 0, "By": 0, "gamma_um": 0.25, "d_um": 0.4
        }  # fmt: skip
        assert_run(found)
    # Another map has another checksum.
    other = gm.Camera(0.1, offset=np.asarray(camera.offset) + 1, gain=0.45, variance=np.full((40, 48), 2.0))
    with pytest.raises(AssertionError):
        assert_camera(found, other)


@pytest.mark.parametrize("camera", [CAMERA, maps()], ids=["numbers", "maps"])
def test_localizations_carry_their_configuration(tmp_path, camera):
    movie, _ = gm.simulate_movie(30, 40, 48, emitters=5, camera=camera, seed=2)
    gm.write_movie(tmp_path / "movie.tif", movie)
    options = {"model": gm.Xynbs(), "camera": camera, "backend": "cpu", "detection": gm.Detection(roi_size=9), "fitting": gm.Fitting(bounds={"sigma": (0.05, 0.5)})}
    spots = gm.localize(movie, **options)
    of_file = gm.localize(tmp_path / "movie.tif", **options)
    saved = gm.localize(tmp_path / "movie.tif", tmp_path / "saved.csv", **options)
    assert saved.count == len(saved) == len(spots)
    tables = [spots, spots[:50], spots.where("status == 0"), of_file, saved, gm.link(spots), gm.localize(movie, tmp_path / "b.npz", **options)]
    for table in tables:
        found = configuration(table, tmp_path)
        assert (found["localize"]["model"], found["localize"]["roi"], found["localize"]["backend"]) == ("xynbs", 9, "cpu")
        assert found["localize"]["pixel_size_um"] == 0.1 and found["localize"]["bounds"] == ["sigma=0.05:0.5"]
        assert (found["movie"]["frames"], found["movie"]["height"], found["movie"]["width"]) == (30, 40, 48)
        assert_run(found)
        if camera is not CAMERA:
            assert_camera(found, camera)
    assert tomllib.loads(of_file.metadata.configuration)["movie"] == tomllib.loads(saved.metadata.configuration)["movie"]


def test_configuration_of_arrays_is_not_repeated_without_them(tmp_path):
    """A camera that is not in the file must not be replaced by the default camera."""
    movie, _ = gm.simulate_movie(10, 40, 48, emitters=5, camera=maps(), seed=2)
    options = {"model": PSF, "camera": maps(), "backend": "cpu"}
    spots = gm.localize(movie, tmp_path / "a.csv", detection=gm.Detection(roi_size=11), **options)
    config = tmp_path / "a.csv.toml"
    again = gm.localize(movie, config=config, **options)
    assert np.array_equal(again.x, spots.x, equal_nan=True)
    with pytest.raises(gm.InputError, match="camera was in memory"):
        gm.localize(movie, config=config, model=gm.Xynbs(), backend="cpu")
    with pytest.raises(gm.InputError, match="PSF was in memory"):
        gm.localize(movie, config=config, camera=maps(), backend="cpu")


def test_drift_keeps_the_configuration(tmp_path):
    rng = np.random.default_rng(4)
    frame = np.sort(rng.integers(0, 400, 8000))
    at = rng.uniform(0, 10, (50, 2))[rng.integers(0, 50, 8000)] + rng.normal(0, 0.005, (8000, 2))
    text = '[fit]\nmodel = "xynb"\n'
    table = gm.Localizations({"frame": frame, "x": at[:, 0], "y": at[:, 1]}, metadata={"configuration": text})
    for out in gm.drift(table):
        assert configuration(out, tmp_path) == {"fit": {"model": "xynb"}}
