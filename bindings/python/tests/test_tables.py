"""Tables: read-only columns, chosen rows, joined tables, and their text."""

import pickle

import numpy as np
import pytest
from conftest import CAMERA, assert_same, fit, import_or_skip

import gaussmle as gm


@pytest.fixture(scope="module")
def fits(stack):
    return fit(stack[0], model=gm.Xynbs(), frame=np.arange(2000) // 10)


def spots():
    return gm.Localizations({"frame": [0, 1, 2], "x": [1.0, 2.0, 3.0], "y": [4.0, 5.0, 6.0], "status": [0, 1, 4]})


def test_columns_are_read_only_copies(fits, tmp_path):
    x = np.array([1.0, 2.0])
    pandas = import_or_skip("pandas")
    frame = pandas.DataFrame({"x": x.copy(), "y": x})
    view = x.view()
    view.flags.writeable = False
    fits.save(tmp_path / "a.parquet")
    for source in ({"x": x, "y": x}, {"x": view, "y": view}):
        table = gm.Localizations(source)
        x[0] = 99
        assert table.x[0] == 1 and not np.shares_memory(table.x, x)
        x[0] = 1
    table = gm.Localizations(frame)
    frame.loc[0, "x"] = 99
    assert table.x[0] == 1
    tables = [fits, fits[:5], table, table[:1], table[[True, False]], gm.read(tmp_path / "a.parquet"), table.where("x > 1")]
    tables += [fits[["x", "y"]], fits.with_columns(x=fits.y), gm.concat([table, table]), gm.simulate(3)[1], fits.table()]
    for table in tables:
        for name in table.columns:
            with pytest.raises(ValueError, match="read-only"):
                table[name][0] = 99
    with pytest.raises(ValueError, match="read-only"):
        fits.covariance("x", "y")[0] = 1


@pytest.mark.parametrize("make", [spots, lambda: fit(gm.simulate(20)[0])], ids=["localizations", "fits"])
def test_pandas_copies_by_default(make):
    import_or_skip("pandas")
    table = make()
    before = table.x.copy()
    frame = table.to_pandas()
    frame.loc[0, "x"] = 99
    assert np.array_equal(table.x, before) and frame.loc[0, "x"] == 99
    shared = table.to_pandas(copy=False)
    for name in table.columns:
        assert np.shares_memory(shared[name].to_numpy(), table[name]), name
    with pytest.raises(ValueError, match="read-only"):
        shared.loc[0, "x"] = 99
    assert np.array_equal(table.x, before)


def test_statuses_are_selected_by_name_and_by_number():
    import_or_skip("pandas")
    table = spots()
    for condition in ("status == 'converged'", "status == 0"):
        assert table.where(condition).frame.tolist() == [0]
    assert table.to_pandas().query("status == 4").frame.tolist() == [2]
    named = table.to_pandas(status="names")
    assert named.query("status == 'bad_input'").frame.tolist() == [2]
    assert_same(gm.Localizations(named), table)
    with pytest.raises(gm.InputError, match="codes or names"):
        table.to_pandas(status="words")


@pytest.mark.parametrize(
    "choose, rows",
    [
        (lambda fits: fits[fits.usable], lambda n: np.arange(n)[USABLE]),
        (lambda fits: fits[100:200:3], lambda n: np.arange(100, 200, 3)),
        (lambda fits: fits[[5, 2, -1]], lambda n: np.array([5, 2, n - 1])),
        (lambda fits: fits[[]], lambda n: np.arange(0)),
        (lambda fits: fits.where("frame >= 150 and status == 0"), lambda n: np.arange(n)[FRAMES_150]),
        (lambda fits: fits.head(7), lambda n: np.arange(7)),
        (lambda fits: fits.tail(7), lambda n: np.arange(n - 7, n)),
        (lambda fits: fits[50:][::2][:4], lambda n: np.arange(50, n)[::2][:4]),
        (lambda fits: pickle.loads(pickle.dumps(fits))[3:9], lambda n: np.arange(3, 9)),
        (lambda fits: pickle.loads(pickle.dumps(fits[3:9])), lambda n: np.arange(3, 9)),
    ],
)
def test_chosen_fits_are_fits(fits, choose, rows):
    global USABLE, FRAMES_150
    USABLE, FRAMES_150 = fits.usable, (fits.frame >= 150) & (fits.status == 0)
    part, expected = choose(fits), rows(len(fits))
    assert type(part) is gm.Fits and len(part) == len(expected)
    for name in (*fits.columns, "x_px", "y_px", "deviance"):
        assert getattr(part, name).tobytes() == getattr(fits, name)[expected].tobytes(), name
    assert np.array_equal(part.covariance(), fits.covariance()[expected], equal_nan=True)
    assert np.array_equal(part.covariance("x", "sigma"), fits.covariance("x", "sigma")[expected], equal_nan=True)
    assert part.model == fits.model and part.info == fits.info and part.outputs == fits.outputs
    assert part.camera.pixel_size == CAMERA.pixel_size == part.pixel_size
    assert part.metadata == fits.metadata


def test_chosen_fits_are_saved_as_the_rows_of_all(stack, tmp_path):
    psf = gm.Astigmatic(0.13, 0.13, gamma=0.2, d=0.4)
    rois, _ = gm.simulate(60, psf=psf, seed=2)
    for fits in (fit(stack[0][:60]), fit(rois, model=psf, fitting=gm.Fitting(index_mismatch=0.8))):
        fits.save(tmp_path / "all.hdf5")
        fits[:].save(tmp_path / "chosen.hdf5")
        assert_same(gm.read(tmp_path / "chosen.hdf5"), gm.read(tmp_path / "all.hdf5"))


def test_rows_that_do_not_exist_are_rejected(fits):
    with pytest.raises(IndexError):
        fits[[2000]]
    with pytest.raises(gm.InputError, match="3 values for 2000 rows"):
        fits[[True, False, True]]
    with pytest.raises(gm.InputError, match="whole numbers"):
        fits[[0.5]]
    with pytest.raises(KeyError, match="nothing"):
        fits[["x", "nothing"]]


def test_chosen_columns_are_a_plain_table(fits):
    plain = fits[["y", "x"]]
    assert type(plain) is gm.Localizations and plain.columns == ("y", "x") and plain.units["x"] == "um"
    assert np.array_equal(plain.x, fits.x) and plain.metadata.configuration == fits.metadata.configuration


def test_joined_tables(stack):
    a, b = (fit(stack[0][part], corners=np.zeros((len(stack[0][part]), 2), int)) for part in (slice(0, 50), slice(50, 120)))
    both, whole = gm.concat([a, b]), fit(stack[0][:120])
    assert type(both) is gm.Fits and len(both) == 120
    assert np.array_equal(both.x, whole.x) and np.array_equal(both.x_px, whole.x_px)
    assert np.array_equal(both.covariance(), whole.covariance(), equal_nan=True)
    assert both.roi.tolist() == [*range(50), *range(70)]
    assert both.metadata.configuration == a.metadata.configuration
    assert len(gm.concat([a, gm.concat([b, a])])) == 170
    # Fits of different models are no longer fits of one model.
    other = fit(stack[0][:10], model=gm.Xynb(0.14))
    mixed = gm.concat([a, other])
    assert type(mixed) is gm.Localizations and len(mixed) == 60
    assert all(line.startswith("#") for line in mixed.metadata.configuration.splitlines())
    assert "sigma_um = 0.13" in mixed.metadata.configuration and "sigma_um = 0.14" in mixed.metadata.configuration
    # Lines that are comments already get no second mark.
    again = gm.concat([mixed, fit(stack[0][:10], model=gm.Xynb(0.15))]).metadata.configuration
    assert "# #" not in again and set(mixed.metadata.configuration.splitlines()) < set(again.splitlines())
    assert all(line.startswith("#") for line in again.splitlines()) and "# sigma_um = 0.15" in again
    with pytest.raises(gm.InputError, match="differ in the columns"):
        gm.concat([a, spots()])
    with pytest.raises(gm.InputError, match="no tables"):
        gm.concat([])


def test_iteration_gives_names_and_rows():
    table = spots()
    assert list(table) == ["frame", "x", "y", "status"] and len(table) == 3
    assert list(table.rows()) == [table[k] for k in range(3)]
    assert table[1] == {"frame": 1, "x": 2.0, "y": 5.0, "status": 1}
    assert [len(table.head(n)) for n in (0, 2, 9)] == [len(table.tail(n)) for n in (0, 2, 9)] == [0, 2, 3]


def test_printed_table_has_values_and_units(fits, monkeypatch):
    text = str(spots())
    lines = text.splitlines()
    assert lines[0].split() == ["frame", "x", "y", "status"] and lines[1].split() == ["um", "um"]
    assert lines[3].split() == ["1", "2", "5", "at_bound"] and lines[-1] == "3 rows"
    monkeypatch.setenv("COLUMNS", "60")
    text = str(fits)
    assert all(len(line) <= 60 for line in text.splitlines()[:-1]) and "more columns: " in text and "2000 rows" in text
    assert "0 rows" in str(fits[[]]) and "0 rows" in str(gm.Localizations({}))


@pytest.mark.parametrize("make", [spots, lambda: fit(gm.simulate(20)[0])], ids=["localizations", "fits"])
def test_assignment_names_the_way(make):
    table = make()
    for name in ("x", "photons", "group"):
        with pytest.raises(AttributeError, match=rf"with_columns\({name}="):
            setattr(table, name, table.y)
        with pytest.raises(TypeError, match=rf"with_columns\({name}="):
            table[name] = table.y
    changed = table.with_columns(x=table.x + 1, group=np.arange(len(table)))
    assert np.array_equal(changed.x, table.x + 1) and np.array_equal(changed.group, np.arange(len(table)))
    assert type(changed) is gm.Localizations and changed.columns == (*table.columns, "group") and "group" not in table
    assert changed.metadata.notes[-1] == "the column `x` was replaced"
    assert changed.units["x"] == "um" and table.with_columns({"a b": table.x}, units={"a b": "nm"}).units["a b"] == "nm"
    with pytest.raises(gm.InputError, match="different lengths"):
        table.with_columns(x=[1.0])


def fits_of(n=60, roi_size=11):
    rois, _ = gm.simulate(n, roi_size=roi_size, seed=5)
    return gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")


def test_a_choice_is_not_changed_by_its_mask():
    fits = fits_of()
    mask = np.arange(60) < 10
    numbers = np.arange(10)
    by_mask, by_numbers = fits[mask], fits[numbers]
    mask[:], numbers[:] = False, 50
    assert np.array_equal(by_mask.x, fits.x[:10]) and np.array_equal(by_numbers.x, fits.x[:10])


def test_choices_of_choices_are_rows_of_the_fits():
    fits = fits_of()
    chosen = fits[::2][np.arange(30) % 3 == 0][1:]
    rows = np.arange(60)[::2][::3][1:]
    assert np.array_equal(chosen.x, fits.x[rows]) and np.array_equal(chosen.covariance("x", "y"), fits.covariance("x", "y")[rows])
    assert np.array_equal(chosen.model_image(), fits.model_image()[rows])
    for _ in range(1200):
        chosen = chosen[:]
    assert np.array_equal(chosen.y, fits.y[rows])


def test_unpickled_tables_are_read_only_and_share_nothing():
    fits = fits_of()
    for table in (fits, fits[:5], fits.table()):
        copy = pickle.loads(pickle.dumps(table))
        assert np.array_equal(copy.x, table.x)
        with pytest.raises(ValueError, match="read-only"):
            copy.x[0] = 1.0
    part = fits[:5]
    part.units["x"] = "nm"
    assert fits.units["x"] == "um"
    plain = fits.table()
    plain[:1].metadata["notes"].append("another")
    assert plain.metadata["notes"] == []


def test_fits_of_other_rois_are_joined_as_a_plain_table():
    joined = gm.concat([fits_of(), fits_of()])
    assert isinstance(joined, gm.Fits) and joined.model_image().shape == (120, 11, 11)
    plain = gm.concat([fits_of(), fits_of(roi_size=9)])
    assert not isinstance(plain, gm.Fits) and len(plain) == 120
    assert len(gm.concat([{"x": [1.0], "y": [2.0]}, {"x": [3.0], "y": [4.0]}])) == 2


def test_lengths_in_another_unit_are_refused():
    spots = {"frame": [0], "x": [1000.0], "y": [2000.0]}
    with pytest.raises(gm.InputError, match="x is in nm: .* um"):
        gm.Localizations(spots, units={"x": "nm"})
    with pytest.raises(gm.InputError, match="y is in px: .* um"):
        gm.Localizations(spots).with_columns(y=[3.0], units={"y": "px"})
    table = gm.Localizations({**spots, "length": [3.0]}, units={"x": "um", "length": "nm"})
    assert table.units == {"frame": "", "x": "um", "y": "um", "length": "nm"}


def test_notes_and_remarks_are_lists_where_there_are_none(tmp_path):
    table = gm.Localizations({"roi": [0], "frame": [0], "x": [1.0], "y": [2.0]})
    table.save(tmp_path / "table.parquet")
    for each in (table, gm.read(tmp_path / "table.parquet"), fit(gm.simulate(5)[0]).table()):
        assert each.metadata.notes == [] and each.metadata.remarks == []
