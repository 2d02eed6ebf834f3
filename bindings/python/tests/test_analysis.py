"""Analyses of tables: what they return, and what they say about it."""

import base64
import warnings
import xml.etree.ElementTree as xml

import numpy as np
import pytest

import gaussmle as gm


def molecules(repeated):
    """Returns 20 molecules in each of 200 frames, or as many localizations anywhere. The precision is 10 nm."""
    rng = np.random.default_rng(1)
    frame = np.repeat(np.arange(200), 20)
    x = np.tile(np.arange(20) * 1.0, 200) + rng.normal(0, 0.01, 4000) if repeated else rng.uniform(0, 20, 4000)
    y = rng.normal(0, 0.01, 4000) if repeated else rng.uniform(0, 20, 4000)
    return {"frame": frame, "x": x, "y": y, "x_std": np.full(4000, 0.01), "y_std": np.full(4000, 0.01)}


def test_nena_unpacks_and_has_no_warning():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = gm.nena(molecules(True))
    precision, std = found
    assert (precision, std) == (found.precision, found.std) and isinstance(found, gm.Nena) and found.warnings == ()
    # The tolerance of the test of the library.
    assert abs(precision / 0.01 - 1) < 0.03 and 0 < std < 0.001


def test_nena_warns_where_the_report_does(tmp_path):
    table = gm.Localizations(molecules(False))
    with pytest.warns(UserWarning, match="does not measure the precision"):
        found = gm.nena(table)
    assert len(found.warnings) == 1
    assert set(found.warnings) <= set(gm.report(table, tmp_path / "a.html"))
    # Without uncertainties there is nothing to compare with, neither here nor in the report.
    bare = table[["frame", "x", "y"]]
    assert gm.nena(bare).warnings == () and not set(found.warnings) & set(gm.report(bare, tmp_path / "b.html"))


def sites(spacing):
    """Returns 1000 sites, each localized in 10 blinks of 2 frames, ``spacing`` frames apart."""
    rng = np.random.default_rng(2)
    place = np.repeat(rng.uniform(0, 10, (1000, 2)), 20, axis=0)
    first = np.repeat(np.tile(100 * np.arange(10), 1000), 2)
    x, y = (place + rng.normal(0, 0.01, place.shape)).T
    frame = first + np.tile([0, spacing], 10_000)
    return {"frame": frame, "x": x, "y": y, "x_std": np.full(20_000, 0.01), "y_std": np.full(20_000, 0.01)}


def test_frc_of_sites_that_blink():
    found = gm.frc(sites(spacing=1))
    assert tuple(found) == (found.resolution, found.std) and str(found).endswith(" um")
    # Linking loses 3 in 10,000 pairs of rows, whose blink is then two.
    assert 10_000 <= found.blinks < 10_030 and (found.fiducials, found.unusable) == (0, 0)
    # Beside a localization, its half has s = 1 other of its blink and the sites have 18 of other blinks, with
    # the power E2 = exp(-(2 pi q sigma)^2): the correlation 9 E2 / (1 + 10 E2) is 1/7 at E2 = 1/53.
    expected = 2 * np.pi * 0.01 / np.sqrt(np.log(53))
    assert abs(found.resolution - expected) < 4 * found.std < 0.1 * expected
    e2 = np.exp(-((2 * np.pi * found.frequency * 0.01) ** 2))
    assert np.abs(found.smooth - 9 * e2 / (1 + 10 * e2))[20:].max() < 0.05
    assert len(found.correlation) == len(found.frequency) and not found.smooth.flags.writeable
    # The same places, with each row as a blink: 19 other rows, 9.5 E2 / (1 + 9.5 E2).
    apart = gm.frc(sites(spacing=50))
    assert apart.blinks == 20_000 and apart.resolution < found.resolution
    assert abs(apart.resolution - 2 * np.pi * 0.01 / np.sqrt(np.log(57))) < 4 * apart.std


def test_frc_without_structure_is_an_error():
    with pytest.raises(gm.InputError, match="halves of the blinks"):
        gm.frc(molecules(False))


def test_linked_rows_have_the_molecules_of_the_input():
    table = gm.Localizations(
        {
            "frame": [0, 1, 1, 2, 2],
            "x": [1.0, 1.01, 3.0, 3.0, np.nan],
            "y": [2.0] * 5,
            "x_std": [0.01] * 5,
            "y_std": [0.01] * 5,
            "photons": [100.0, 200.0, 300.0, 400.0, 500.0],
        }
    )
    linked = gm.link(table)
    assert linked.particles.tolist() == [0, 0, 1, 1, -1] and not linked.particles.flags.writeable
    assert linked.photons.tolist() == [300.0, 700.0] and linked.info == {"used": 4, "unusable": 1}
    every = table.with_columns(particle=linked.particles)
    assert every.particle.tolist() == [0, 0, 1, 1, -1] and len(every) == 5
    # The merged rows are the sums of their localizations, in any data.
    table = gm.Localizations({**molecules(True), "photons": np.arange(4000.0)})
    linked = gm.link(table, distance=0.1, gap=1)
    assert np.array_equal(np.bincount(linked.particles, minlength=len(linked)), linked.frames_on)
    assert np.allclose(np.bincount(linked.particles, weights=table.photons), linked.photons, rtol=1e-12)
    assert "within 0.1 um, with at most 1 dark frame" in linked.metadata.notes[-1]
    assert gm.link(table[:0]).particles.tolist() == []


def test_drift_unpacks():
    rng = np.random.default_rng(4)
    sites = rng.uniform(0, 10, (100, 2))
    frame = np.sort(rng.integers(0, 1000, 20000))
    at = sites[rng.integers(0, 100, 20000)] + rng.normal(0, 0.005, (20000, 2))
    shift = 2e-4 * frame
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = gm.drift({"frame": frame, "x": at[:, 0] + shift, "y": at[:, 1]})
    corrected, path = found
    assert isinstance(found, gm.Drift) and corrected is found.corrected and path is found.path
    assert path.columns == ("frame", "x", "y", "x_std", "y_std") and len(path) == 1000
    off = np.array([path.x - 2e-4 * path.frame, path.y])
    off -= off.mean(axis=1, keepdims=True)
    assert np.abs(off).max() < 0.001 and 0 < path.x_std.max() < 0.001
    assert (found.is_measurable, found.breaks, found.gaps) == (True, (), ())
    assert found.summary.startswith("drift of up to ")
    assert corrected.metadata.notes[-1].startswith("drift was corrected: up to ")


def test_jumps_and_gaps_of_the_drift_are_told():
    rng = np.random.default_rng(5)
    sites = rng.uniform(0, 10, (100, 2))
    frame = np.sort(rng.integers(0, 2000, 20000))
    at = sites[rng.integers(0, 100, 20000)] + rng.normal(0, 0.005, (20000, 2))
    at[frame >= 500] += [0.1, -0.05]
    lit = (frame < 1200) | (frame >= 1500)
    found = gm.drift({"frame": frame[lit], "x": at[lit, 0], "y": at[lit, 1], "z": np.zeros(lit.sum())})
    assert found.path.columns == ("frame", "x", "y", "z", "x_std", "y_std", "z_std")
    (jump,) = found.breaks
    assert isinstance(jump, gm.DriftBreak) and abs(jump.frame - 500) <= 1
    assert np.abs(np.subtract(jump.step, [0.1, -0.05])).max() < 0.003 and max(jump.step_std) < 0.003
    (gap,) = found.gaps
    assert isinstance(gap, gm.DriftGap) and abs(gap.first - 1200) < 30 and abs(gap.last - 1499) < 30 and gap.std > 0


def test_drift_that_cannot_be_measured_warns_and_changes_nothing():
    table = gm.Localizations(molecules(False))
    with pytest.warns(UserWarning, match="nothing in this table repeats"):
        found = gm.drift(table)
    assert not found.is_measurable and np.array_equal(found.corrected.x, table.x)
    assert not found.path.x.any() and found.path.x_std.min() > 0.2
    assert found.corrected.metadata.notes[-1].startswith("drift was not corrected")


def test_lengths_that_are_not_meant_in_um_are_questioned(caplog):
    frames, _ = gm.simulate_movie(10, 48, 64, emitters=6, seed=3)
    spots = gm.localize(frames, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
    caplog.clear()
    with pytest.raises(gm.InputError, match="distance .* is 30: .*field"):
        gm.link(spots, distance=30)
    with pytest.raises(gm.InputError, match="pixel size .* is 20: .*region"):
        gm.render(spots, pixel_size=20)
    gm.link(spots, distance=0.05)
    gm.render(spots, pixel_size=0.1)
    assert caplog.messages == []
    gm.link(spots, distance=3)
    gm.render(spots, pixel_size=5)
    assert len(caplog.messages) == 2
    assert "up to 3 um apart" in caplog.messages[0] and "camera 0.1 um" in caplog.messages[1]
    # Without a field nothing is known to be impossible.
    gm.link(molecules(True), distance=30)
    assert "up to 30 um apart" in caplog.messages[2]


def test_an_svg_has_words_over_the_pixels_of_the_png(tmp_path, caplog):
    deep = {"x": [1.0, 2.0], "y": [2.0, 1.0], "z": [0.1, -0.2], "x_std": [0.01] * 2, "y_std": [0.01] * 2}
    picture = gm.render(deep, pixel_size=0.02, region=(0, 0, 6, 6), z=True)
    picture.save(tmp_path / "a.svg", z_range=(-0.2, 0.1))
    picture.save(tmp_path / "bare.svg", scale_bar=False)
    picture.save(tmp_path / "bare.png", scale_bar=False)
    png = base64.b64encode((tmp_path / "bare.png").read_bytes()).decode()
    for name, words in [("a.svg", ["1 µm", "−200", "100 nm"]), ("bare.svg", [])]:
        root = xml.parse(tmp_path / name).getroot()
        [image] = root.findall("{*}image")
        assert image.get("{http://www.w3.org/1999/xlink}href") == f"data:image/png;base64,{png}"
        assert [text.text for text in root.iterfind(".//{*}text")] == words
    assert not caplog.messages
    with pytest.raises(gm.Error, match="one of .tif, .tiff"):
        picture.save(tmp_path / "a.svg", u16=True)


def test_a_tiff_logs_what_it_leaves_out(tmp_path, caplog):
    deep = {"x": [1.0, 2.0], "y": [2.0, 1.0], "z": [0.1, -0.2], "x_std": [0.01] * 2, "y_std": [0.01] * 2}
    picture = gm.render(deep, pixel_size=0.05, z=True)
    picture.save(tmp_path / "a.png", gamma=0.5)
    picture.save(tmp_path / "b.tif")
    gm.render(deep, pixel_size=0.05).save(tmp_path / "c.tif", colors="gray", u16=True)
    gm.render(deep, pixel_size=0.05).save(tmp_path / "d.tif", percentile=90)
    assert len(caplog.messages) == 2
    assert "without z;" in caplog.messages[0] and "without the colour map;" in caplog.messages[1]
