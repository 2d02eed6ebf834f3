"""Simulated ROIs and movies."""

import math
import subprocess
import sys

import numpy as np
import pytest

import gaussmle as gm

SHAPE = (30, 40, 56)


def captured(truth: gm.Localizations, side: int) -> np.ndarray:
    """Returns the part of each spot's light that falls on its ROI, by the error function."""

    def along(position, sigma):
        px, width = position / 0.1 - 0.5, sigma / 0.1 * math.sqrt(2)
        ends = ((side - 0.5 - px) / width, (-0.5 - px) / width)
        return np.array([0.5 * (math.erf(high) - math.erf(low)) for high, low in zip(*ends)])

    return along(truth.x, truth.sigma_x) * along(truth.y, truth.sigma_y)


def test_ranges_are_drawn_evenly_and_do_not_change_positions():
    n = 4000
    rois, truth = gm.simulate(n, photons=(200, 2000), background=(1, 9), sigma=(0.1, 0.2), seed=3)
    _, plain = gm.simulate(n, seed=3)
    for name in ("x", "y"):
        assert truth[name].tobytes() == plain[name].tobytes(), name
    for name, (low, high) in {"photons": (200, 2000), "background": (1, 9), "sigma_x": (0.1, 0.2)}.items():
        part = np.sort((truth[name] - low) / (high - low))
        assert part[0] >= -1e-12 and part[-1] <= 1 + 1e-12
        # Kolmogorov and Smirnov: 1.95 / sqrt(n) is exceeded with probability 0.001.
        assert np.abs(part - (np.arange(n) + 0.5) / n).max() < 1.95 / math.sqrt(n), name
    # One parameter says nothing on another: a correlation has the standard error 1 / sqrt(n).
    assert abs(np.corrcoef(truth.photons, truth.background)[0, 1]) < 4 / math.sqrt(n)
    # The pixels have the light of the truth: sums of Poisson counts have the variance of their mean.
    expected = truth.photons * captured(truth, 11) + 121 * truth.background
    z = (rois.sum(axis=(1, 2)) - expected) / np.sqrt(expected)
    # Rounding adds 121 / 12 to a variance of 300 at least.
    assert abs(z.mean()) < 4 / math.sqrt(n) and abs(z.std() - 1) < 0.05


def test_arrays_give_each_roi_its_value():
    photons, background, sigma = np.linspace(100, 900, 9), np.arange(9.0)[::-1] + 1, np.linspace(0.1, 0.2, 9)
    rois, truth = gm.simulate(9, photons=photons, background=list(background), sigma=sigma, seed=5)
    np.testing.assert_array_equal(truth.photons, photons)
    np.testing.assert_array_equal(truth.background, background)
    # The width goes through pixels.
    np.testing.assert_allclose(truth.sigma_x, sigma, rtol=1e-14)
    # A spot does not depend on the others.
    for i in range(9):
        alone, _ = gm.simulate(9, photons=photons[i], background=background[i], sigma=sigma[i], seed=5)
        np.testing.assert_array_equal(alone[i], rois[i])


@pytest.mark.parametrize("name", ["photons", "background", "sigma"])
@pytest.mark.parametrize("values", [[1.0], [1.0, 2.0], (2.0, 1.0), (-1.0, 1.0), (1.0, 2.0, 3.0), -1.0, [[1.0]], "many", (1, "x")])
def test_impossible_values_are_named(name, values):
    with pytest.raises(gm.InputError, match=name):
        gm.simulate(3, **{name: values})


@pytest.mark.parametrize("ending", ["tif", "npy", "raw"])
def test_movies_in_files_are_those_in_memory(tmp_path, ending):
    camera = gm.Camera(0.1, offset=100, gain=0.5, read_noise=1.5)
    options = {"emitters": 4, "camera": camera, "seed": 8}
    pixels, truth = gm.simulate_movie(*SHAPE, **options)
    steps = []
    movie, same = gm.simulate_movie(
        *SHAPE, **options, output=tmp_path / f"movie.{ending}", progress=lambda *step: steps.append(step)
    )
    assert isinstance(movie, gm.Movie) and movie.shape == SHAPE
    np.testing.assert_array_equal(movie.read(), pixels)
    assert same.columns == truth.columns and len(same) > 50
    for name in truth.columns:
        assert same[name].tobytes() == truth[name].tobytes(), name
    assert steps[-1] == (SHAPE[0], SHAPE[0], len(truth))


def test_movies_do_not_overwrite_their_camera(tmp_path):
    gm.simulate_movie(*SHAPE, output=tmp_path / "movie.npy")
    np.save(tmp_path / "offset.npy", np.full(SHAPE[1:], 100, np.float32))
    (tmp_path / "camera.toml").write_text('pixel_size_um = 0.1\noffset_adu = "offset.npy"\ngain_e_per_adu = 0.5\n')
    camera = gm.Camera.from_file(tmp_path / "camera.toml")
    with pytest.raises(gm.InputError, match="camera.toml"):
        gm.simulate_movie(*SHAPE, camera=camera, output=tmp_path / "camera.toml")
    assert "pixel_size_um" in (tmp_path / "camera.toml").read_text()


def test_memory_is_flat_when_a_movie_goes_to_a_file(tmp_path):
    program = f"""
import resource, gaussmle as gm
peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
gm.simulate_movie(2, 64, 64, emitters=1, output={str(tmp_path / "small.npy")!r})
before = peak()
gm.simulate_movie(1500, 192, 192, emitters=1, output={str(tmp_path / "movie.npy")!r})
print(peak() - before)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    # The movie has 110 MB. Two blocks of 64 frames in memory have 9 MB, and as much before they are joined.
    assert int(done.stdout) * 1024 < 40e6
