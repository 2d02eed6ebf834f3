"""Measured PSFs: from beads, from files of other programs, and in runs."""

import pickle
from pathlib import Path

import numpy as np
import pytest

import gaussmle as gm

CURVE = gm.Astigmatic(0.13, 0.14, 0.05, -0.05, 0.02, 0.03, gamma=0.25, d=0.45)
FIXTURES = Path(__file__).parents[3] / "crates" / "io" / "fixtures" / "psf"
CPU = gm.Device(backend="cpu")


@pytest.fixture(scope="module")
def measured():
    scans = [
        gm.simulate_movie(57, 200, 200, psf=CURVE, beads=0.025, emitters=12, photons=9000, seed=seed)[0] for seed in (1, 2)
    ]
    return gm.calibrate_psf(scans, 0.025, camera=gm.Camera(0.1), device=CPU)


def test_beads_give_a_psf_whose_fits_are_at_the_stated_error(measured, tmp_path):
    used = [bead for bead in measured.beads if bead.refused is None]
    assert len(used) == measured.quality.beads >= 10 and {bead.stack for bead in used} == {0, 1}
    assert abs(np.median([bead.photons for bead in used]) / 9000 - 1) < 0.1
    rois, truth = gm.simulate(3000, psf=CURVE, z_range=0.3, photons=2000, roi_size=13, seed=4)
    fits = gm.fit(rois, model=measured.model, camera=gm.Camera(0.1), device=CPU)
    errors = (fits.z - truth["z"] - np.median(fits.z - truth["z"])) / fits.z_std
    assert 0.62 < np.mean(np.abs(errors) < 1) < 0.74 and np.mean(np.abs(errors) > 6) < 0.002

    measured.save(tmp_path / "psf.h5")
    assert "<!doctype html>" in (tmp_path / "psf.html").read_text()
    read = gm.Spline.from_file(tmp_path / "psf.h5")
    assert read == measured.model and hash(read) == hash(measured.model)
    again = pickle.loads(pickle.dumps(read))
    assert again == read and again.path == read.path
    np.testing.assert_array_equal(gm.fit(rois, model=again, camera=gm.Camera(0.1), device=CPU).z, fits.z)
    low, high = read.psf.z_range
    assert low < -0.4 and high > 0.4 and read.psf.pixel_size == [0.1, 0.1]
    with pytest.raises(gm.InputError, match="psf.h5"):
        measured.save(tmp_path / "psf.html")


def test_a_run_with_a_psf_states_its_file(measured, tmp_path):
    measured.save(tmp_path / "psf.h5")
    movie, _ = gm.simulate_movie(20, 128, 128, psf=CURVE, z_range=0.3, emitters=5, photons=3000, seed=8)
    model = gm.Spline.from_file(tmp_path / "psf.h5")
    table = gm.localize(movie, model=model, camera=gm.Camera(0.1), device=CPU)
    assert len(table) > 20 and {"z", "z_std"} <= set(table.columns)
    table.save(tmp_path / "file.csv")
    assert str(tmp_path / "psf.h5") in (tmp_path / "file.csv.toml").read_text()
    in_memory = gm.localize(movie, model=measured.model, camera=gm.Camera(0.1), device=CPU)
    in_memory.save(tmp_path / "memory.csv")
    stated = (tmp_path / "memory.csv.toml").read_text()
    assert 'psf = "memory:psf"' in stated and "file_sha256" in stated
    np.testing.assert_array_equal(in_memory.z, table.z)
    # The file of the movie states no pixel size, and that of the PSF does.
    file = tmp_path / "movie.npy"
    np.save(file, movie)
    of_psf = gm.localize(file, model=model, camera=gm.Camera(), device=CPU)
    np.testing.assert_array_equal(of_psf.x, table.x)
    other = gm.localize(file, model=model, camera=gm.Camera(0.12), device=CPU)
    notes = [note for note in other.metadata["notes"] if "0.12 um" in note]
    assert len(notes) == 1 and "calibrated with 0.1 um" in notes[0]
    with pytest.raises(gm.InputError, match="nor the PSF"):
        gm.localize(file, model=gm.Xynb(0.13), camera=gm.Camera(), device=CPU)


@pytest.mark.parametrize(
    "name, program, notes",
    [
        ("smap_v5.mat", "SMAP", []),
        ("smap_v73.mat", "SMAP", []),
        ("smap_em.mat", "SMAP", ["mirrored"]),
        ("smappy.h5", "SMAPpy", []),
        ("picasso_3d.hdf5", "Picasso", ["magnification"]),
        ("uipsf_bead.h5", "uiPSF", []),
    ],
)
def test_files_of_other_programs_are_read(name, program, notes):
    spline = gm.Spline.from_file(FIXTURES / name)
    assert spline.psf.program == program
    assert [words in note for note, words in zip(spline.psf.notes, notes, strict=True)] == [True] * len(notes)
    middle = sum(spline.psf.z_range) / 2
    assert spline.psf.share(0.0, 0.0, middle) > spline.psf.share(spline.psf.half_window, 0.0, middle)


def test_a_wrong_file_is_refused_by_name(tmp_path):
    wrong = tmp_path / "wrong.h5"
    wrong.write_bytes(b"nothing")
    with pytest.raises(gm.Error, match="wrong.h5 is neither TOML, HDF5 nor a MAT-file"):
        gm.Spline.from_file(wrong)
    with pytest.raises(gm.InputError, match=r"gm\.Spline\.from_file"):
        gm.fit(np.zeros((1, 9, 9), "u2"), model="spline", camera=gm.Camera(0.1))
    with pytest.raises(gm.InputError, match=r"measured PSF: pass gm\.Spline"):
        gm.Astigmatic.from_file(FIXTURES / "smappy.h5")


def test_a_psf_of_one_plane_has_no_z(measured):
    with pytest.raises(gm.InputError, match="one plane: take gm.Spline2d in place of gm.Spline"):
        gm.Spline.from_file(FIXTURES / "picasso_2d.hdf5")
    with pytest.raises(gm.InputError, match=r"planes: take gm.Spline in place of gm.Spline2d"):
        gm.Spline2d.from_file(FIXTURES / "picasso_3d.hdf5")
    spline = gm.Spline.from_file(FIXTURES / "picasso_3d.hdf5")
    with pytest.raises(gm.InputError, match="z is 9.0 um: the PSF was measured from"):
        spline.plane(9)
    plane = spline.plane(0.1)
    assert plane.psf.share(0.7, -0.3, 0.0) == pytest.approx(spline.psf.share(0.7, -0.3, 0.1), rel=1e-6)
    of_file = gm.Spline2d.from_file(FIXTURES / "picasso_2d.hdf5")
    assert pickle.loads(pickle.dumps(of_file)) == of_file
    model = measured.model.plane(0.1)
    rois, truth = gm.simulate(3000, psf=model, photons=3000, background=5, seed=5)
    fits = gm.fit(rois, model=model, camera=gm.Camera(0.1), device=CPU)
    assert fits.parameters == ("x", "y", "photons", "background") and "z" not in fits.columns
    for name in fits.parameters:
        pull = (fits[name] - truth[name]) / fits[f"{name}_std"]
        assert abs(np.mean(pull)) < 0.06 and abs(np.std(pull) - 1) < 0.06, name
