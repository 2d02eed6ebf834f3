"""Regions: their forms, their rows, and the messages about wrong ones."""

import numpy as np
import pytest

import gaussmle as gm

MODEL, CAMERA = gm.Xynb(0.13), gm.Camera(0.1, offset=0, gain=1)
OPTIONS = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}
BOX = (20, 10, 60, 40)


@pytest.fixture(scope="module")
def movie():
    return gm.simulate_movie(40, 64, 96, emitters=8, seed=4)[0]


@pytest.fixture(scope="module")
def whole(movie):
    return gm.localize(movie, **OPTIONS)


def mask_of(*boxes, shape=(64, 96)):
    mask = np.zeros(shape, bool)
    for x0, y0, x1, y1 in boxes:
        mask[y0:y1, x0:x1] = True
    return mask


def assert_same(some, whole, mask):
    """Compares rows with those of the whole run that a mask has, to the bit."""
    column, row = (np.floor(np.asarray(whole[name]) / 0.1).astype(int) for name in "xy")
    # The far edge of the last pixel belongs to it.
    kept = mask[np.minimum(row, 63), np.minimum(column, 95)]
    assert 20 < np.count_nonzero(kept) < len(whole) / 2
    assert len(some) == np.count_nonzero(kept)
    for name in whole.columns:
        if name == "roi":
            assert np.array_equal(some[name], np.arange(len(some)))
        else:
            assert np.asarray(some[name]).tobytes() == np.asarray(whole[name])[kept].tobytes(), name


def test_each_form_of_a_region_has_the_rows_of_the_whole_run(movie, whole, tmp_path):
    mask = mask_of(BOX)
    gm.write_movie(tmp_path / "mask.tif", mask[None].astype(np.uint8))
    np.save(tmp_path / "mask.npy", mask)
    for region in (
        BOX,
        list(BOX),
        np.array(BOX),
        [BOX],
        [(20, 10, 45, 40), (40, 10, 60, 40)],
        mask,
        7 * mask.astype(int),
        [mask, mask_of((25, 12, 30, 20))],
        tmp_path / "mask.tif",
        str(tmp_path / "mask.npy"),
        [tmp_path / "mask.npy", (20, 10, 21, 11)],
    ):
        assert_same(gm.localize(movie, region=region, **OPTIONS), whole, mask)


def test_tiles_share_the_rows(movie, whole):
    assert np.max(whole["x"]) > 9.6 - 1e-9, "no row at the far edge of the last pixel"
    tiles = [(x0, y0, x0 + 48, y0 + 32) for x0 in (0, 48) for y0 in (0, 32)]
    tables = [gm.localize(movie, region=tile, **OPTIONS) for tile in tiles]
    assert sum(map(len, tables)) == len(whole)
    found = np.sort(np.concatenate([np.asarray(table["x"]) for table in tables]))
    assert np.array_equal(found, np.sort(np.asarray(whole["x"])))


def test_a_region_is_the_same_for_files_frames_and_sessions(movie, whole, tmp_path):
    y, x = np.indices((64, 96))
    disc = (x - 50) ** 2 + (y - 30) ** 2 < 20**2
    file = tmp_path / "movie.npy"
    gm.write_movie(file, movie)
    in_file = gm.localize(file, region=disc, **OPTIONS)
    assert_same(in_file, whole, disc)
    assert_same(gm.localize(iter(movie), region=disc, **OPTIONS), whole, disc)
    saved = gm.localize(file, tmp_path / "locs.csv", region=disc, **OPTIONS)
    assert_same(saved, whole, disc)
    assert saved.info["counts"]["outside"] > 0
    with gm.Session((64, 96), region=disc, **OPTIONS) as session:
        session.push(movie)
    of_session = session.result()
    assert_same(of_session, whole, disc)
    # The configuration repeats the run, mask and all.
    again = gm.localize(file, config=tmp_path / "locs.csv.toml")
    assert_same(again, whole, disc)
    for table in (in_file, of_session, gm.read(tmp_path / "locs.csv")):
        assert f"region_pixels = {np.count_nonzero(disc)}" in table.metadata.configuration
        assert (table.metadata.height, table.metadata.width) == (64, 96)
    # A typed region replaces that of the file.
    other = gm.localize(file, config=tmp_path / "locs.csv.toml", region=BOX)
    assert_same(other, whole, mask_of(BOX))


@pytest.mark.parametrize(
    ("region", "words"),
    [
        ((60, 10, 20, 40), "x1 is 20: it must be larger than x0, 60"),
        ((20, 40, 60, 40), "y1 is 40"),
        ((20.5, 10, 60, 40), "x0 must be a whole number of pixels"),
        ((-1, 10, 60, 40), "x0 must be"),
        ((20, float("nan"), 60, 40), r"region is \(20, nan"),
        ((20, 10, 97, 40), "outside of the frames, which are 64x96 pixels"),
        (mask_of(BOX, shape=(64, 95)), "the mask is 64x95 pixels .* but the frames are 64x96"),
        (mask_of(), "the mask is 0 everywhere"),
        (np.ones((64, 96)), "an array of float64: a mask has booleans or integers"),
        (np.ones((2, 2, 64, 96), bool), "region is"),
        ("none.tif", "none.tif"),
        ([], "pass pixels"),
        ([BOX, 3], "pass pixels"),
    ],
)
def test_wrong_regions_are_named(movie, region, words, tmp_path):
    file = tmp_path / "movie.npy"
    gm.write_movie(file, movie[:2])
    for call in (
        lambda: gm.localize(movie[:2], region=region, **OPTIONS),
        lambda: gm.localize(file, tmp_path / "locs.csv", region=region, **OPTIONS),
        lambda: gm.Session((64, 96), region=region, **OPTIONS),
    ):
        with pytest.raises(gm.InputError, match=words) as error:
            call()
        assert "region" in str(error.value)
