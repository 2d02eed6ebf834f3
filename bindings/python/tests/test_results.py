"""Results: columns, pandas, Arrow, files and pickles."""

import ctypes
import pickle

import numpy as np
import pytest
from conftest import MODEL, assert_same, fit, import_or_skip, measured_psf

import gaussmle as gm

PSF = gm.Astigmatic(0.13, 0.13, gamma=0.2, d=0.4)
SPLINE = measured_psf()
OF_FILES = {"curve": PSF, "spline": SPLINE, "spline_plane": SPLINE.plane()}
MODELS = [OF_FILES.get(of.takes) or of(0.13) for of in gm.MODELS.values()]


@pytest.fixture(scope="module")
def fits(stack):
    return fit(stack[0], model=gm.Xynbs(), frame=np.arange(2000) // 10)


def test_estimates_match_the_truth(stack):
    rois, truth = stack
    fits = fit(rois)
    for name in ("x", "y", "photons", "background"):
        pull = (fits[name] - truth[name]) / fits[f"{name}_std"]
        assert abs(pull.mean()) < 0.1 and abs(pull.std() - 1) < 0.1, name


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
def test_columns_of_each_model(stack, model):
    psf = model if model is PSF else None
    rois, _ = gm.simulate(300, psf=psf, seed=2) if psf else stack
    fits = fit(rois, model=model)
    assert fits.parameters == model.parameters
    names = ("roi", "frame", *model.parameters, *(f"{p}_std" for p in model.parameters))
    assert fits.columns == (*names, "log_likelihood", "p_value", "iterations", "status")
    for name in fits.columns:
        column = getattr(fits, name)
        assert column is fits[name] and column.shape == (len(rois),) and not column.flags.writeable
    assert fits.status.dtype == np.uint8 and fits.iterations.dtype == np.uint32 and fits.x.dtype == np.float64
    full = fits.covariance()
    good = fits.usable
    for k, name in enumerate(fits.parameters):
        assert np.array_equal(np.sqrt(full[good, k, k]), fits[f"{name}_std"][good])
    assert np.array_equal(fits.covariance("x", "y"), full[:, 0, 1], equal_nan=True)
    assert np.allclose(fits.x, (fits.x_px.astype(float) + 0.5) * 0.1)
    with pytest.raises(AttributeError, match="there is no column nothing"):
        fits.nothing
    with pytest.raises(KeyError, match="there is no column nothing"):
        fits["nothing"]
    with pytest.raises(gm.InputError, match="nothing"):
        fits.covariance("x", "nothing")


def test_arrays_outlive_the_fits(stack):
    fits = fit(stack[0])
    x_px, x = fits.x_px, fits.x
    copies = x_px.copy(), x.copy()
    del fits
    for _ in range(20):
        fit(stack[0])
    assert np.array_equal(x_px, copies[0]) and np.array_equal(x, copies[1])


def test_row_selection(fits):
    assert len(fits[10:20]) == 10 and isinstance(fits[10:20], gm.Fits)
    good = fits[fits.usable]
    assert np.array_equal(good.x, fits.x[fits.usable])
    assert fits[3]["x"] == fits.x[3]
    assert np.array_equal(fits[[5, 2]].roi, [5, 2])
    kept = fits.where("sigma < 0.13 and status == 'converged'")
    keep = (fits.sigma < 0.13) & (fits.status == 0)
    assert 0 < len(kept) < len(fits) and np.array_equal(kept.roi, fits.roi[keep])
    with pytest.raises(gm.InputError, match="did you mean `sigma`"):
        fits.where("sigmo < 1")
    assert set(fits) == set(fits.keys()) and "x" in fits


def test_info_items_are_attributes(fits):
    info = fits.info
    assert info.backend == "cpu" and info["batches"] == 1 and info.devices[0]["spots"] == 2000
    assert "cpu" in str(info) and info.seconds > 0
    with pytest.raises(AttributeError, match="there are"):
        info.nothing


def test_text_and_html_representations(fits):
    assert "2000 rows" in repr(fits)
    html = fits._repr_html_()
    assert html.count("<tr>") == 7 and "converged" in html and "2000 rows" in html
    assert "Camera" in repr(gm.Camera(0.1)) and "Xynb(sigma=0.13)" == repr(MODEL)


def test_pandas_has_columns_and_units(fits):
    import_or_skip("pandas")
    frame = fits.to_pandas()
    assert tuple(frame.columns) == fits.columns and frame.attrs["units"]["x"] == "um"
    for name in fits.columns:
        assert np.array_equal(frame[name].to_numpy(), fits[name]), name


def test_arrow_shares_memory(fits):
    arrow = import_or_skip("pyarrow")
    for table in (fits.to_arrow(), arrow.table(fits), arrow.table(fits[:])):
        assert tuple(table.column_names) == fits.columns
        assert table.schema.field("x").metadata == {b"unit": b"um"}
        for name in fits.columns:
            assert np.array_equal(table[name].to_numpy(), fits[name])
    for name, column in zip(fits.columns, fits.to_arrow().columns):
        (chunk,) = column.chunks
        assert chunk.buffers()[1].address == fits[name].ctypes.data, name
    batch = arrow.record_batch(fits)
    assert batch.num_rows == 2000 and batch.column("y").buffers()[1].address == fits.y.ctypes.data


def test_arrow_tables_outlive_the_fits(stack):
    arrow = import_or_skip("pyarrow")
    fits = fit(stack[0])
    table, x = fits.to_arrow(), fits.x.copy()
    reader = arrow.RecordBatchReader.from_stream(fits)
    del fits
    for _ in range(20):
        fit(stack[0])
    assert np.array_equal(table["x"].to_numpy(), x)
    # One stream is read late, and others are never read.
    assert np.array_equal(reader.read_all()["x"].to_numpy(), x)
    for _ in range(100):
        fit(stack[0][:10]).__arrow_c_stream__()
        fit(stack[0][:10]).__arrow_c_array__()
    table.validate(full=True)


def test_capsules_have_the_names_of_the_arrow_interface(fits):
    name = ctypes.pythonapi.PyCapsule_GetName
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    assert name(fits.__arrow_c_stream__()) == b"arrow_array_stream"
    assert name(fits.__arrow_c_schema__()) == b"arrow_schema"
    assert [name(capsule) for capsule in fits.__arrow_c_array__()] == [b"arrow_schema", b"arrow_array"]


@pytest.mark.parametrize("model", MODELS, ids=lambda m: m.name)
@pytest.mark.parametrize("ending", [".csv", ".parquet", ".npz"])
def test_native_files_read_back(stack, tmp_path, model, ending):
    rois = gm.simulate(100, psf=PSF, seed=2)[0] if model is PSF else stack[0][:100]
    fits = fit(rois, model=model, frame=np.arange(100))
    path = tmp_path / f"locs{ending}"
    fits.save(path)
    back = gm.read(path)
    assert_same(back, fits)
    assert back.metadata.model == model.name and back.units == fits.units
    # A table that was read is written unchanged.
    gm.write(back, tmp_path / f"again{ending}")
    assert_same(gm.read(tmp_path / f"again{ending}"), fits)


@pytest.mark.parametrize("ending", [".hdf5", ".ts.csv"])
def test_picasso_and_thunderstorm_files_read_back(stack, tmp_path, ending):
    fits = fit(stack[0][:100], model=gm.Xynbs(), frame=np.arange(100))
    path = tmp_path / f"locs{ending}"
    fits.save(path)
    back = gm.read(path)
    good = fits[fits.usable]
    assert len(back) == len(good)
    for name in ("frame", "x", "y", "photons", "sigma" if ending == ".ts.csv" else "background"):
        assert np.allclose(back[name], good[name], rtol=1e-5), name


def test_format_overrides_the_suffix(stack, tmp_path):
    fits = fit(stack[0][:10])
    fits.save(tmp_path / "a.txt", format="parquet")
    assert_same(gm.read(tmp_path / "a.txt"), fits)
    with pytest.raises(gm.InputError, match="xlsx"):
        fits.save(tmp_path / "a.xlsx")
    with pytest.raises(gm.InputError, match="excel"):
        fits.save(tmp_path / "a.csv", format="excel")


def test_written_tables_are_read_by_pandas_and_numpy(fits, tmp_path):
    pandas = import_or_skip("pandas")
    import_or_skip("pyarrow")
    fits.save(tmp_path / "a.parquet")
    fits.save(tmp_path / "a.npz")
    frame = pandas.read_parquet(tmp_path / "a.parquet")
    zipped = np.load(tmp_path / "a.npz")
    for name in fits.columns:
        assert np.array_equal(frame[name], fits[name]) and np.array_equal(zipped[name], fits[name]), name


def test_any_mapping_is_a_table(fits, tmp_path):
    pandas = import_or_skip("pandas")
    columns = {name: fits[name] for name in fits.columns}
    for source in (columns, pandas.DataFrame(columns), fits, fits[:]):
        gm.write(source, tmp_path / "a.parquet")
        assert_same(gm.read(tmp_path / "a.parquet"), fits)
    words = gm.Localizations({"x": [1.0], "y": [2], "status": ["at_bound"]})
    assert words.status[0] == 1 and words.y.dtype == np.float64
    for invalid in ({"x": [1.0], "y": [1.0, 2.0]}, {"x": [[1.0]]}, {"x": ["a"]}, {"status": ["fine"]}, {"frame": [-1]}):
        with pytest.raises(gm.InputError):
            gm.Localizations(invalid)


def test_tables_and_models_pickle(fits):
    for original in (fits, fits[:5]):
        again = pickle.loads(pickle.dumps(original))
        assert_same(again, original)
        assert type(again) is type(original)
    again = pickle.loads(pickle.dumps(fits))
    assert np.array_equal(again.covariance(), fits.covariance(), equal_nan=True)
    assert np.array_equal(again.covariance("x", "sigma"), fits.covariance("x", "sigma"), equal_nan=True)
    assert np.array_equal(again.x_px, fits.x_px) and again.info == fits.info and again.model == fits.model
    for model in MODELS:
        assert pickle.loads(pickle.dumps(model)) == model


def test_unpickled_fits_are_saved(fits, tmp_path):
    pickle.loads(pickle.dumps(fits)).save(tmp_path / "a.parquet")
    assert_same(gm.read(tmp_path / "a.parquet"), fits)


def test_cameras_pickle():
    mask = np.zeros((20, 20), bool)
    mask[3, 4] = True
    maps = gm.Camera(0.1, offset=np.full((20, 20), 100.0), gain=0.4, variance=np.full((20, 20), 2.0), mask=mask)
    for camera in (gm.Camera(0.16, 100, 0.45, 1.6, excess_noise=2.0), maps):
        again = pickle.loads(pickle.dumps(camera))
        for part in ("pixel_size", "offset", "gain", "variance", "excess_noise", "shape"):
            assert np.array_equal(getattr(camera, part), getattr(again, part), equal_nan=part == "offset" or part in ("gain", "variance")), part
    assert np.isnan(maps.gain[3, 4]) and np.isnan(maps.gain).sum() == 1


def test_html_is_escaped():
    table = gm.Localizations({"x": [1.0], "y": [1.0], "<script>": [2.0]}, units={"<script>": "<b>"})
    page = table._repr_html_()
    assert "<script>" not in page and "&lt;script&gt;" in page and "<b>" not in page


def test_html_report(stack, tmp_path):
    fits = fit(stack[0])
    remarks = gm.report(fits, tmp_path / "page.html", title="Spots & more")
    page = (tmp_path / "page.html").read_text()
    assert isinstance(remarks, list) and all(isinstance(remark, str) for remark in remarks)
    assert "Spots &amp; more" in page and "2000" in page.replace(",", "").replace("\u202f", "")
    table = tmp_path / "locs.csv"
    fits.save(table)
    assert gm.report(table, tmp_path / "b.html") == remarks and "locs.csv" in (tmp_path / "b.html").read_text()
    with pytest.raises(gm.InputError, match="written over"):
        gm.report(table, table)
    with pytest.raises(gm.InputError, match="pixel"):
        gm.report(fits, tmp_path / "c.html", pixel_size=-1.0)
    with pytest.raises(gm.InputError):
        gm.report({"photons": [1.0]}, tmp_path / "c.html")
    assert not (tmp_path / "c.html").exists()


def test_what_is_left_out_has_no_column(stack):
    rois, _ = stack
    everything = fit(rois, model=gm.Xynbs())
    assert everything.outputs == ("std", "covariance", "p_value")
    stds = tuple(f"{name}_std" for name in everything.parameters)
    goodness = ("log_likelihood", "p_value")
    for outputs, left_out in [
        ([], (*stds, *goodness)),
        ("std", goodness),
        ({"covariance"}, goodness),
        (["p_value"], stds),
        (["std", "p_value"], ()),
    ]:
        fits = fit(rois, model=gm.Xynbs(), outputs=outputs)
        assert fits.columns == tuple(name for name in everything.columns if name not in left_out)
        for name in fits.columns:
            assert fits[name].tobytes() == everything[name].tobytes(), name
        for name in left_out:
            output = "std" if name in stds else "p_value"
            hint = f'no column {name}: it was left out. Fit with "{output}" in outputs'
            with pytest.raises(AttributeError, match=hint):
                getattr(fits, name)
            with pytest.raises(KeyError, match=hint):
                fits[name]
        # Names that no choice of outputs has.
        for name in ("z_std", "nothing"):
            with pytest.raises(AttributeError, match=f"no column {name}: there are roi"):
                getattr(fits, name)
        assert hasattr(fits, "deviance") == ("p_value" in fits.outputs)
        again = pickle.loads(pickle.dumps(fits))
        assert_same(again, fits)
        twice = pickle.loads(pickle.dumps(again))
        for table in (fits, again, twice):
            if "covariance" in table.outputs:
                assert np.array_equal(table.covariance(), everything.covariance(), equal_nan=True)
            else:
                left_out = 'covariance of x and y was left out: fit with outputs="covariance"'
                with pytest.raises(gm.InputError, match=left_out):
                    table.covariance("x", "y")
                with pytest.raises(gm.InputError, match="left out"):
                    table.covariance()
            for name in table.parameters:
                if not outputs or "p_value" in outputs and "std" not in outputs:
                    with pytest.raises(gm.InputError, match=f'variance of {name} was left out: fit with outputs="std"'):
                        table.covariance(name)
                else:
                    variance = everything.covariance(name)
                    assert np.array_equal(table.covariance(name), variance, equal_nan=True), name
            with pytest.raises(gm.InputError):
                table.covariance("z")
    with pytest.raises(gm.InputError, match='outputs: there is no "sigma": pass std, covariance, p_value'):
        fit(rois, outputs=["sigma"])
