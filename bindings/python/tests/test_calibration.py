"""Calibrations and simulated movies are those of the command line."""

import subprocess

import numpy as np
import pytest
from conftest import program

import gaussmle as gm

CURVE = "sigma_x0_um=0.13\nsigma_y0_um=0.14\nAx=0.05\nAy=-0.05\nBx=0.02\nBy=0.03\ngamma_um=0.25\nd_um=0.45\n"


def run(*words: object) -> str:
    done = subprocess.run([program(), *map(str, words)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_width_is_that_of_the_command_line(tmp_path):
    movie = tmp_path / "movie.npy"
    frames, _ = gm.simulate_movie(60, 96, 96, emitters=8, photons=2000, camera=gm.Camera(0.1, 100, 0.45, 1.6), seed=4)
    np.save(movie, frames)
    camera = ["--pixel-size", 0.1, "--offset", 100, "--gain", 0.45, "--read-noise", 1.6, "--backend", "cpu"]
    printed = run("calibrate", "sigma", movie, "--plot", tmp_path / "cli.svg", "-q", "--frames", "3:55", *camera)
    for source in (movie, frames):
        found = gm.calibrate_sigma(source, camera=gm.Camera(0.1, 100, 0.45, 1.6), frames=(3, 55), device=gm.Device(backend="cpu"))
        found.save(tmp_path / "sigma.toml")
        found.save(tmp_path / "python.svg")
        assert (tmp_path / "sigma.toml").read_text() == printed
        assert (tmp_path / "python.svg").read_bytes() == (tmp_path / "cli.svg").read_bytes()
        # The truth is 0.13 um; five standard deviations.
        assert abs(found.sigma - 0.13) < 5 * found.sigma_std < 0.01
        assert len(found.widths) == found.used <= found.spots
    with pytest.raises(TypeError, match="backnd"):
        gm.calibrate_sigma(movie, camera=gm.Camera(0.1), backnd="cpu")


def test_curve_is_that_of_the_command_line(tmp_path):
    psf_file, movie = tmp_path / "truth.toml", tmp_path / "beads.npy"
    psf_file.write_text(CURVE)
    psf = gm.Astigmatic.from_file(psf_file)
    size = {"emitters": 12, "photons": 20000, "seed": 3}
    frames, truth = gm.simulate_movie(61, 200, 200, psf=psf, beads=0.025, **size)
    np.save(movie, frames)
    # The simulation is that of the command line.
    run(
        *("simulate", "--movie", "-q", "-o", tmp_path / "cli.npy", "--truth", tmp_path / "truth.csv"),
        *("--frames", 61, "--width", 200, "--height", 200, "--emitters", 12, "--photons", 20000, "--seed", 3),
        *("--astigmatic", psf_file, "--beads", 0.025),
    )
    np.testing.assert_array_equal(np.load(tmp_path / "cli.npy"), frames)
    expected = np.genfromtxt(tmp_path / "truth.csv", delimiter=",", names=True)
    for name in ("frame", "x", "y", "z", "photons", "background", "sigma_x", "sigma_y", "emitter"):
        np.testing.assert_array_equal(truth[name], expected[name], err_msg=name)
    output = tmp_path / "psf.toml"
    run("calibrate", "astigmatism", movie, "--z-step", 0.025, "-o", output, "-q", "--pixel-size", 0.1, "--backend", "cpu")
    file, plot = output.read_text(), output.with_suffix(".svg").read_text()
    found = gm.calibrate_astigmatism(movie, 0.025, camera=gm.Camera(0.1), device=gm.Device(backend="cpu"))
    found.save(output)
    # The date may change at midnight.
    without_date = lambda text: [line for line in text.splitlines() if not line.startswith("date")]  # noqa: E731
    assert without_date(output.read_text()) == without_date(file)
    assert output.with_suffix(".svg").read_text() == plot
    read = gm.Astigmatic.from_file(output)
    assert found.curve == read and found.quality.beads == len(found.bead_heights)
    reasons = found.rejections
    assert reasons.widths_of_beads + reasons.widths_off_curve == found.rejected > 0
    assert all(count >= 0 for count in reasons.values()) and len(reasons) == 10
    # The foci are found within five standard deviations.
    assert abs(found.curve.gamma - psf.gamma) < 5 * found.std[6] < 0.02
    np.testing.assert_allclose(np.sqrt(np.diag(found.covariance)), found.std, rtol=1e-12)
    with pytest.raises(gm.InputError, match="psf.toml"):
        found.save(tmp_path / "psf.svg")


def test_step_along_z_is_that_of_the_file(tmp_path):
    tifffile = pytest.importorskip("tifffile")
    psf_file = tmp_path / "truth.toml"
    psf_file.write_text(CURVE)
    psf = gm.Astigmatic.from_file(psf_file)
    frames, _ = gm.simulate_movie(61, 120, 120, psf=psf, beads=0.025, emitters=6, photons=20000, seed=3)
    scan, metadata = tmp_path / "beads.tif", {"unit": "um", "spacing": 0.025}
    tifffile.imwrite(scan, frames, imagej=True, resolution=(10, 10), metadata=metadata)
    given = {"camera": gm.Camera(0.1), "device": gm.Device(backend="cpu")}
    for calibrate, result in ((gm.calibrate_astigmatism, "curve"), (gm.calibrate_psf, "quality")):
        stated, typed = calibrate(scan, **given), calibrate(scan, 0.025, **given)
        assert getattr(stated, result) == getattr(typed, result)
        assert any("0.025 um, from `spacing` of ImageJ" in note for note in stated.notes)
        assert not any("spacing" in note for note in typed.notes)
        with pytest.raises(gm.InputError, match="z_step"):
            calibrate(frames, **given)


def test_filaments_are_those_of_the_command_line(tmp_path):
    frames, _ = gm.simulate_movie(10, 64, 80, filaments=3, seed=9)
    size = ["--frames", 10, "--height", 64, "--width", 80, "--seed", 9]
    run("simulate", "--movie", "-q", "-o", tmp_path / "movie.npy", "--filaments", 3, *size)
    np.testing.assert_array_equal(np.load(tmp_path / "movie.npy"), frames)
    with pytest.raises(gm.InputError, match="beads need a psf"):
        gm.simulate_movie(10, 64, 64, beads=0.05)
