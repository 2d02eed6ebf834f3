"""Tables become points layers, and points layers tables."""

from pathlib import Path

import numpy as np
import pytest
from napari.layers import Points

import gaussmle as gm
from napari_gaussmle import _tables

from conftest import PIXEL_SIZE


@pytest.fixture
def spots(pixels: np.ndarray) -> gm.Localizations:
    return gm.localize(pixels, model=gm.Xynbs(), camera=gm.Camera(PIXEL_SIZE), backend="cpu")


def test_points_are_pixels_whose_centres_are_integers(spots: gm.Localizations) -> None:
    data, options, kind = _tables.layer_of(spots, "spots")
    usable = spots[spots.usable]
    assert kind == "points" and len(data) == len(usable)
    layer = Points(data, **options)
    # napari's world has its origin in the centre of the first pixel, gaussmle in its outer corner.
    row = 5
    world = layer.data_to_world(layer.data[row])
    assert world[0] == usable.frame[row]
    assert world[1] + PIXEL_SIZE / 2 == pytest.approx(usable.y[row], abs=1e-12)
    assert world[2] + PIXEL_SIZE / 2 == pytest.approx(usable.x[row], abs=1e-12)
    assert layer.features["photons"][row] == usable.photons[row]
    assert list(layer.features["status"]) == list(usable.status_names)


@pytest.mark.parametrize("suffix", [".csv", ".parquet", ".npz", ".hdf5"])
def test_a_table_comes_back_from_a_layer(tmp_path: Path, spots: gm.Localizations, suffix: str) -> None:
    source, copy = str(tmp_path / f"spots{suffix}"), str(tmp_path / f"copy{suffix}")
    spots.save(source)
    reader = _tables.get_reader(source)
    assert reader is not None
    [(data, options, _)] = reader(source)
    layer = Points(data, **options)
    assert layer.name == "spots"
    written = _tables.write(copy, *layer.as_layer_data_tuple()[:2])
    assert written == [copy]
    before, after = gm.read(source), gm.read(copy)
    before = before[before.usable]
    assert set(after.columns) == set(before.columns)
    for name in before.columns:
        # Positions pass through pixels: a rounding of f64, and of f32 in Picasso's file.
        np.testing.assert_allclose(after[name], before[name], rtol=1e-6 if suffix == ".hdf5" else 1e-12, atol=1e-12)
    assert after.metadata.pixel_size == pytest.approx(PIXEL_SIZE)
    assert "sigma" in before.columns or suffix == ".hdf5"


def test_the_configuration_of_the_run_stays(tmp_path: Path, spots: gm.Localizations) -> None:
    data, options, _ = _tables.layer_of(spots, "spots")
    path = str(tmp_path / "copy.parquet")
    _tables.write(path, *Points(data, **options).as_layer_data_tuple()[:2])
    assert "[localize]" in gm.read(path).metadata.configuration


def test_deleted_and_moved_points_change_the_table(tmp_path: Path, spots: gm.Localizations) -> None:
    data, options, _ = _tables.layer_of(spots, "spots")
    layer = Points(data, **options)
    layer.selected_data = {0, 2}
    layer.remove_selected()
    layer.data = layer.data + [0, 1, 0]
    table = _tables.table_of(*layer.as_layer_data_tuple()[:2])
    kept = np.delete(np.flatnonzero(spots.usable), [0, 2])
    np.testing.assert_allclose(table.y, spots.y[kept] + PIXEL_SIZE, rtol=1e-12)
    np.testing.assert_array_equal(table.photons, spots.photons[kept])


def test_a_table_without_a_pixel_size_is_in_um(tmp_path: Path) -> None:
    path = str(tmp_path / "plain.csv")
    gm.Localizations({"frame": [0, 3], "x": [1.0, 2.0], "y": [5.0, 6.0]}).save(path)
    [(data, options, _)] = _tables.read(path)
    np.testing.assert_array_equal(data, [[0, 5, 1], [3, 6, 2]])
    assert "scale" not in options
    back = _tables.table_of(*Points(data, **options).as_layer_data_tuple()[:2])
    np.testing.assert_array_equal(back.x, [1, 2])


def test_points_of_other_plugins_have_the_pixels_of_their_scale() -> None:
    layer = Points([[1.0, 2.0], [3.0, 4.0]], scale=(0.2, 0.2))
    table = _tables.table_of(*layer.as_layer_data_tuple()[:2])
    np.testing.assert_allclose(table.x, [0.5, 0.9])
    np.testing.assert_allclose(table.y, [0.3, 0.7])
    with pytest.raises(gm.InputError, match="axes"):
        _tables.table_of(np.zeros((2, 4)), {"scale": (1, 1, 1, 1)})


def test_other_tables_are_left_to_other_readers(tmp_path: Path) -> None:
    text, arrays = tmp_path / "people.csv", tmp_path / "arrays.npz"
    text.write_text("name,age\na,1\n")
    np.savez(arrays, image=np.zeros(3))
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes(b"no archive")
    for path in (text, arrays, damaged, tmp_path / "missing.csv"):
        assert _tables.get_reader(str(path)) is None
    thunderstorm = tmp_path / "storm.csv"
    thunderstorm.write_text('"id","frame","x [nm]","y [nm]"\n1,1,100,200\n')
    assert _tables.get_reader(str(thunderstorm)) is not None
