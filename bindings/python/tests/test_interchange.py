"""Tables, movies and cameras as users of other libraries type them."""

import dataclasses
import math

import numpy as np
import pytest
from conftest import CAMERA, MODEL, assert_same, fit, import_or_skip

import gaussmle as gm


@pytest.fixture(scope="module")
def fits(stack):
    return fit(stack[0][:50])


@pytest.fixture(scope="module")
def movie():
    return gm.simulate_movie(12, 40, 48, emitters=5, seed=2)[0]


class Named:
    """An array of xarray, as far as gaussmle needs one."""

    def __init__(self, values, dims):
        self.values, self.dims = values, tuple(dims)

    shape = property(lambda self: self.values.shape)
    dtype = property(lambda self: self.values.dtype)
    ndim = property(lambda self: self.values.ndim)

    def __array__(self, dtype=None, copy=None):
        return np.array(self.values, dtype)

    def __getitem__(self, key):
        return Named(self.values[key], self.dims)

    def transpose(self, *dims):
        return Named(self.values.transpose([self.dims.index(dim) for dim in dims]), dims)


@pytest.mark.parametrize("kind", [gm.Fits, gm.Localizations])
def test_a_table_is_a_structured_array(fits, kind):
    table = fits if kind is gm.Fits else fits.table()
    array = np.asarray(table)
    assert array.shape == (50,) and array.dtype.names == table.columns
    for name in table.columns:
        assert array[name].dtype == table[name].dtype and np.array_equal(array[name], table[name], equal_nan=True), name
    assert_same(gm.Localizations(array, units=table.units), table)
    array["x"] = 0
    assert table.x.max() > 0
    assert np.asarray(table[["x", "y"]], dtype=[("x", "f4"), ("y", "f4")]).dtype.itemsize == 8
    with pytest.raises(gm.InputError, match="column_stack"):
        np.asarray(table, dtype=float)


def test_pandas_is_told_the_way(fits):
    pandas = import_or_skip("pandas")
    for call in (pandas.DataFrame, pandas.Series):
        with pytest.raises(TypeError, match=r"use table.to_pandas\(\)"):
            call(fits)
    frame = pandas.DataFrame({name: fits[name] for name in fits})
    pandas.testing.assert_frame_equal(frame, fits.to_pandas())


def test_polars_reads_a_table(fits):
    polars = import_or_skip("polars")
    # It takes only objects of pyarrow for frames.
    series = polars.from_arrow(fits)
    assert isinstance(series, polars.Series) and len(series) == len(fits)
    for frame in (polars.DataFrame(fits), series.struct.unnest(), polars.from_arrow(fits.to_arrow())):
        assert tuple(frame.columns) == fits.columns and frame.shape == fits.shape
        for name in fits.columns:
            assert np.array_equal(frame[name].to_numpy(), fits[name], equal_nan=True), name


def test_shape_and_types_are_those_of_a_data_frame(fits):
    frame = import_or_skip("pandas").DataFrame({name: fits[name] for name in fits})
    assert fits.shape == frame.shape and fits.head(3).shape == (3, len(fits.columns))
    assert fits.dtypes == dict(frame.dtypes)


@pytest.mark.parametrize(
    ("name", "way"),
    [("describe", r"use table.to_pandas\(\).describe"), ("query", r"table.where\(...\)"), ("to_csv", "table.save"), ("loc", "to_pandas")],
)
def test_names_of_pandas_have_a_hint(fits, name, way):
    for table in (fits, fits.table()):
        with pytest.raises(AttributeError, match=way):
            getattr(table, name)
    # A column has the name that its table gives it.
    assert gm.Localizations({"x": [1.0], "y": [1.0], name: [2.0]})[name] == 2


@pytest.mark.parametrize("dims", ["tyx", "yxt", "xyt", "xty"])
def test_named_dimensions_may_have_any_order(movie, dims):
    of = {"t": "time", "y": "y", "x": "X"}
    array = Named(movie, [of[dim] for dim in "tyx"]).transpose(*(of[dim] for dim in dims))
    options = {"camera": CAMERA, "backend": "cpu"}
    expected = gm.localize(movie, model=MODEL, **options)
    assert len(expected) > 20
    assert_same(gm.localize(array, model=MODEL, **options), expected)
    assert_same(gm.detect(array, camera=CAMERA), gm.detect(movie, camera=CAMERA))
    frames = (Named(frame.T, ("x", "y")) for frame in movie)
    assert_same(gm.localize(frames, model=MODEL, **options), expected)


def test_named_dimensions_of_rois_and_maps(stack):
    rois, _ = stack
    expected = fit(rois[:50])
    assert_same(fit(Named(rois[:50].transpose(1, 2, 0), ("y", "x", "spot"))), expected)
    offset = np.arange(12.0).reshape(3, 4)
    camera = gm.Camera(0.1, offset=Named(offset.T, ("x", "y")), mask=Named(offset.T > 10, ("x", "y")))
    assert camera.shape == (3, 4) and camera == gm.Camera(0.1, offset=offset, mask=offset > 10)


def test_dimensions_that_do_not_tell_the_image_are_refused(movie):
    with pytest.raises(gm.InputError, match="dimensions y, a, b: name those of the image y and x"):
        gm.localize(Named(movie, ("y", "a", "b")), model=MODEL, camera=CAMERA)
    # Names that say nothing about the image.
    named = gm.detect(Named(movie, ("dim_0", "dim_1", "dim_2")), camera=CAMERA)
    assert_same(named, gm.detect(movie, camera=CAMERA))


def test_equal_cameras_are_equal(tmp_path):
    numbers = {"pixel_size": 0.16, "offset": 100, "gain": 0.45, "read_noise": 1.6, "excess_noise": 2.0}
    camera = gm.Camera(**numbers)
    assert camera == gm.Camera(**numbers) and len({camera, gm.Camera(**numbers)}) == 1
    for name in numbers:
        assert camera != gm.Camera(**{**numbers, name: numbers[name] * 1.1}), name
    assert camera != "camera" and camera != gm.Camera(**{**numbers, "pixel_size": None})
    (tmp_path / "camera.toml").write_text(
        "pixel_size_um = 0.16\noffset_adu = 100\ngain_e_per_adu = 0.45\nread_noise_e = 1.6\nexcess_noise = 2.0\n"
    )
    assert gm.Camera.from_file(tmp_path / "camera.toml") == camera
    offset = np.full((4, 5), 100.0)
    offset[1, 2] = np.nan
    maps = gm.Camera(0.1, offset=offset)
    assert maps == gm.Camera(0.1, offset=offset.copy()) and hash(maps) == hash(gm.Camera(0.1, offset=offset.copy()))
    assert maps != gm.Camera(0.1, offset=np.nan_to_num(offset)) and maps != gm.Camera(0.1, offset=offset[:3])


def test_the_name_of_a_model_is_taken_wherever_a_model_is(movie, stack, tmp_path):
    given = {"camera": CAMERA, "backend": "cpu"}
    for name, model in (("xynbs", gm.Xynbs()), ("xynbsxsy", gm.Xynbsxsy())):
        assert_same(fit(stack[0][:50], model=name), fit(stack[0][:50], model=model))
        expected = gm.localize(movie, model=model, **given)
        assert_same(gm.localize(movie, model=name, **given), expected)
        with gm.Session(movie.shape[1:], model=name, **given) as session:
            session.push(movie)
        assert_same(session.result(), expected)
        assert_same(gm.detect(movie, camera=CAMERA, model=name), gm.detect(movie, camera=CAMERA, model=model))
        assert gm.estimate(10, model=name).decision
        gm.write_movie(tmp_path / "movie.npy", movie)
        saved = gm.localize(tmp_path / "movie.npy", tmp_path / "spots.csv", model=name, **given)
        assert len(saved) == len(expected)


def test_dask_takes_the_name_of_a_model(movie, tmp_path):
    import_or_skip("distributed")
    gm.write_movie(tmp_path / "movie.npy", movie)
    given = {"camera": CAMERA, "backend": "cpu"}
    result = gm.dask.localize(movie=tmp_path / "movie.npy", out=tmp_path / "parts", model="xynbs", **given)
    assert result.rows == len(gm.localize(movie, model=gm.Xynbs(), **given))


def test_a_movie_of_nan_is_called_one(movie, caplog):
    def words(source):
        caplog.clear()
        assert len(gm.localize(source, model="xynbs", camera=CAMERA, backend="cpu")) == 0
        return caplog.text

    blank = np.full(movie.shape, np.nan, np.float32)
    assert "100 % of the pixels are NaN or infinite" in words(blank)
    # Frames of another program that marks empty pixels.
    partly = movie.astype(np.float32)
    partly[:, :, 10:] = np.inf
    partly[:, :, :10] = 5
    assert "79 % of the pixels are NaN or infinite" in words(partly)


def test_numbers_are_printed_with_units():
    assert str(gm.Nena(0.0123456, 0.000234567)) == "0.01235 +- 0.00023 um"
    assert str(gm.Nena(0.0123456, math.nan, ("too few",))) == "0.01235 um\ntoo few"
    jump = gm.DriftBreak(12, (0.1234567, -0.0456789), (0.00345678, 0.0123456))
    assert str(jump) == "jump at frame 12: x 0.1235 +- 0.0035 um, y -0.046 +- 0.012 um"
    assert str(gm.DriftGap(3, 9, 0.0345678)) == "frames 3 to 9: the path is a guess, +- 0.035 um"
    camera = gm.Camera(np.float32(0.107), offset=100, gain=np.float32(0.45), read_noise=1.6)
    assert str(camera) == "pixels of 0.107 um, offset 100 ADU, gain 0.45 e-/ADU, read noise 1.6 e-"
    assert repr(camera) == "Camera(pixel_size=0.107, offset=100.0, gain=0.45, read_noise=1.6)"
    assert str(gm.Camera(offset=np.zeros((4, 5)), excess_noise=2)) == "pixels of the movie's size, maps of 4x5, excess noise 2"


def test_rows_and_information_are_printed_with_five_digits(fits):
    row = fits[["frame", "x", "photons"]][3]
    assert str(row) == f"{{'frame': 0, 'x': {fits.x[3]:.5g}, 'photons': {float(f'{fits.photons[3]:.5g}')}}}"
    assert row.x == row["x"] == fits.x[3] and repr(row) == repr(dict(row))
    seconds = gm.Info(stage={"upload": [0.123456789, (1.0, "a")]}, batches=3)
    assert str(seconds) == "{'stage': {'upload': [0.12346, (1.0, 'a')]}, 'batches': 3}"


def test_results_are_printed_in_words(tmp_path):
    movie, _ = gm.simulate_movie(100, 48, 64, emitters=5, camera=gm.Camera(0.107), seed=2, output=tmp_path / "movie.raw")
    assert str(movie).endswith("movie.raw: 100 frames of 48x64 pixels, uint16, Picasso raw")
    stated = dataclasses.replace(movie, path="m.raw", pixel_size=0.107)
    assert str(stated) == "m.raw: 100 frames of 48x64 pixels, uint16, Picasso raw, pixels of 0.107 um"
    width = gm.calibrate_sigma(movie.path, camera=gm.Camera(0.107))
    assert str(width) == f"{width.sigma:.4f} +- {width.sigma_std:.4f} um, from {width.used} of {width.spots} spots"
