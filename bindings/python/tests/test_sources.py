"""Tables of other libraries and programs, in memory."""

import numpy as np
import pytest
from conftest import import_or_skip

import gaussmle as gm

ROWS = 4000


def columns():
    """Returns 20 molecules and 5 localizations anywhere in each of 160 frames."""
    rng = np.random.default_rng(3)
    site, frame = np.tile(np.arange(25), ROWS // 25), np.arange(ROWS) // 25
    is_molecule = site < 20
    x, y = (np.where(is_molecule, rng.uniform(0, 11, 25)[site] + rng.normal(0, 0.01, ROWS), rng.uniform(0, 11, ROWS)) for _ in "xy")
    std = np.full(ROWS, 0.01)
    return {"frame": frame, "x": x, "y": y, "x_std": std, "y_std": std, "photons": np.full(ROWS, 1e3)}


def in_pandas():
    return import_or_skip("pandas").DataFrame({**columns(), "label": ["a"] * ROWS})


def in_nullable_pandas():
    return in_pandas().convert_dtypes()


def in_arrow():
    return import_or_skip("pyarrow").table({**columns(), "label": ["a"] * ROWS})


def in_arrow_batch():
    return in_arrow().to_batches()[0]


def in_polars():
    polars = import_or_skip("polars")
    return polars.DataFrame({**columns(), "label": ["a"] * ROWS})


def structured():
    return in_pandas().to_records(index=False).view(np.ndarray)


def record_array():
    return in_pandas().to_records(index=False)


SOURCES = [in_pandas, in_nullable_pandas, in_arrow, in_arrow_batch, in_polars, structured, record_array]


@pytest.mark.parametrize("source", SOURCES)
def test_tables_of_other_libraries_are_taken(source, tmp_path):
    table, expected = source(), gm.Localizations(columns())
    converted = gm.Localizations(table)
    assert converted.columns == expected.columns
    for name in expected.columns:
        assert np.array_equal(converted[name], expected[name]), name
    assert converted.metadata.notes == ["the column `label` is text and was left out"]
    gm.write(table, tmp_path / "a.parquet")
    back = gm.read(tmp_path / "a.parquet")
    assert np.array_equal(back.x, expected.x) and back.metadata.notes == converted.metadata.notes
    assert tuple(gm.nena(table)) == tuple(gm.nena(expected))
    assert len(gm.link(table)) == len(gm.link(expected))
    assert gm.render(table, pixel_size=0.1).tally.inside == ROWS
    assert isinstance(gm.report(table, tmp_path / "a.html"), list)
    drifted = gm.drift(table)
    assert np.array_equal(drifted.corrected.x, gm.drift(expected).corrected.x)


def test_words_and_numbers_of_statuses_are_taken():
    pandas, arrow = import_or_skip("pandas"), import_or_skip("pyarrow")
    words = ["converged", "bad_input"]
    positions = {"x": [1.0, 2.0], "y": [1.0, 2.0]}
    for status in (words, np.array(words), pandas.Series(words), pandas.Categorical(words), [0.0, 4.0], np.array([0, 4])):
        assert gm.Localizations({**positions, "status": status}).status.tolist() == [0, 4]
    for status in (arrow.array(words), arrow.array(words).dictionary_encode()):
        assert gm.Localizations(arrow.table({**positions, "status": status})).status.tolist() == [0, 4]


def test_means_of_counts_are_rounded_with_a_note():
    positions = {"x": [1.0, 2.0], "y": [1.0, 2.0]}
    whole = gm.Localizations({**positions, "frame": np.array([3, 4], "f4"), "iterations": [6.0, 7.0]})
    assert whole.frame.tolist() == [3, 4] and whole.frame.dtype == whole.iterations.dtype == np.uint32
    means = gm.Localizations({**positions, "frame": [3.25, 4.75], "iterations": [6.5, 7.0]})
    assert means.frame.tolist() == [3, 5] and means.mean_frame.tolist() == [3.25, 4.75]
    assert means.iterations.tolist() == [7, 7] and means.mean_iterations.tolist() == [6.5, 7.0]
    assert len(means.metadata.notes) == 2 and "`mean_frame` has the means" in means.metadata.notes[0]


def test_linked_tables_of_picasso_are_read(tmp_path):
    """Picasso averages the iterations of linked localizations."""
    h5py = import_or_skip("h5py")
    kinds = [("frame", "u4"), ("x", "f4"), ("y", "f4"), ("lpx", "f4"), ("lpy", "f4"), ("iterations", "f4"), ("len", "u4"), ("n", "u4")]
    rows = np.zeros(2, kinds)
    rows["frame"], rows["x"], rows["iterations"], rows["n"] = [1, 5], [3, 4], [6.5, 8], [2, 3]
    rows["lpx"], rows["lpy"], rows["len"] = 0.1, 0.1, [2, 4]
    with h5py.File(tmp_path / "a_link.hdf5", "w") as file:
        file["locs"] = rows
    back = gm.read(tmp_path / "a_link.hdf5", pixel_size=0.1)
    assert back.iterations.tolist() == [7, 8] and back.mean_iterations.tolist() == [6.5, 8.0]
    assert back.frames_on.tolist() == [2, 3] and back.last_frame.tolist() == [2, 8] and back.metadata.steps == ["linked"]
    assert any("mean_iterations" in note for note in back.metadata.notes)
    # In memory its lengths are pixels, which a table cannot know.
    assert any("camera pixels" in note for note in gm.Localizations(rows).metadata.notes)


@pytest.mark.parametrize("source", [3, np.zeros((4, 2)), None])
def test_what_is_no_table_is_rejected(source):
    with pytest.raises(gm.InputError, match="structured array"):
        gm.Localizations(source)
