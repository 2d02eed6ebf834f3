"""Table formats: what Python passes to the writers and gets from the readers.

The formats themselves, for all models and numbers of rows, and files of other programs are tested by
tests/suite/tables and tests/suite/reading.
"""

import json
import zipfile

import numpy as np
import pytest
from conftest import assert_same, import_or_skip, run_script

import gaussmle as gm

PIXEL = 0.107
CONFIGURATION = '[fit]\nmodel = "\u00b5m, \\"quoted\\""\nsigma_um = 0.13\n'
METADATA = {"width": 32, "height": 64, "n_frames": 100, "notes": ['offset "100" ADU', "\U0001f52c"]}
REMARKS = [("offset_high", 'The "offset" adds 1.2 e-\u00b2: check it.'), ("overlap", "7 % of the fits are poor.")]
CURVE = gm.Astigmatic(0.13, 0.14, Ax=0.05, Ay=-0.03, Bx=0.02, By=0.01, gamma=0.25, d=0.4)
#: A width and a curve are arguments of `save`.
MODELS = {model.name: model for model in (gm.Xynb(0.13), CURVE)}
ENDINGS = {"pandas": "csv", "pyarrow": "parquet", "numpy": "npz", "picasso": "hdf5", "thunderstorm": "ts.csv"}
ROWS = (0, 9)


def table(model, rows):
    """Returns rows of every status. Unusable rows have no uncertainty, bad input no values."""
    rng = np.random.default_rng(17)
    status = np.array([0, 0, 1, 0, 2, 3, 0, 4, 1], np.uint8)[np.arange(rows) % 9]
    ranges = {"x": (0.1, 3), "y": (0.1, 5), "z": (-0.5, 1), "photons": (0, 2000), "background": (0, 10)}
    columns = {"roi": np.arange(rows), "frame": np.arange(rows) // 3}
    for name in model.parameters:
        low, width = ranges.get(name, (0.1, 0.1))
        values = low + width * rng.random(rows)
        # The kernel computes photons in f32.
        values = values.astype(np.float32).astype(float) if name == "photons" else values
        columns[name] = np.where(status == 4, np.nan, values)
    for name in model.parameters:
        columns[f"{name}_std"] = np.where(status > 1, np.nan, 1e-3 + 0.01 * rng.random(rows))
    columns["log_likelihood"], columns["p_value"] = -300 * rng.random(rows), 1e-9 * rng.random(rows)
    columns["iterations"], columns["status"] = (5 + np.arange(rows)) // 4, status
    metadata = {**METADATA, "pixel_size": PIXEL, "model": model.name, "configuration": CONFIGURATION}
    metadata["remarks"] = REMARKS
    return gm.Localizations(columns, metadata=metadata)


def save_table(model, rows, path):
    psf = model if model is CURVE else None
    table(model, rows).save(path, sigma=getattr(model, "sigma", None), psf=psf)
    return path


@pytest.fixture(scope="module")
def read_back(tmp_path_factory):
    """Returns the content of each file as read by each program."""
    for name in ("pandas", "pyarrow", "h5py", "picasso"):
        import_or_skip(name)
    folder = tmp_path_factory.mktemp("ours")
    jobs = [(program, name, rows) for program in ENDINGS for name in MODELS for rows in ROWS]
    words = []
    for program, name, rows in jobs:
        path = save_table(MODELS[name], rows, folder / f"{name} {rows}.{ENDINGS[program]}")
        words.append(f"{program}:{path}")
    found = json.loads(run_script("read_table.py", PIXEL * 1e3, *words))
    assert not list(folder.glob("*partial*"))
    return dict(zip(jobs, found))


def numbers(found, name):
    return np.array([float(text) for text in found["values"][name]])


def equal(have, expected, narrow=False):
    """Compares numbers exactly, or exactly in f32."""
    have, expected = ([np.float32(v) for v in (have, expected)]) if narrow else (have, expected)
    return np.array_equal(have, expected, equal_nan=True)


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("program", ["pandas", "pyarrow", "numpy"])
def test_programs_read_native_tables(read_back, program, name, rows):
    found, expected = read_back[program, name, rows], table(MODELS[name], rows)
    assert tuple(found["columns"]) == expected.columns and found["rows"] == rows
    for column in expected.columns:
        if program == "pandas" and column == "status":
            assert found["values"][column] == list(expected.status_names)
        else:
            # The text is the shortest one that reads back to the same f32.
            assert equal(numbers(found, column), expected[column], program == "pandas" and column == "photons"), column
        if program != "pandas":
            assert found["dtypes"][column] == expected[column].dtype.name, column
    metadata = found["metadata"]
    if program == "pyarrow":
        units = json.loads(metadata["gaussmle.units"])
        assert metadata["gaussmle.pixel_size_um"] == str(PIXEL) and metadata["gaussmle.model"] == name
        assert metadata["gaussmle.height"] == "64" and metadata["gaussmle.configuration"] == CONFIGURATION
    else:
        units, general = metadata["units"], metadata["table"]
        assert (general["rows"], general["model"], general["pixel_size_um"]) == (rows, name, PIXEL)
        # In the file the number of frames is `frames`.
        stored = {**METADATA, "frames": METADATA["n_frames"]}
        del stored["n_frames"]
        assert {key: general[key] for key in stored} == stored and metadata["fit"]["model"] == '\u00b5m, "quoted"'
    assert (units["x"], units["y_std"], units["background"], units.get("status")) == ("um", "um", "photons/pixel", None)


def widths(model, good):
    """Returns the widths along x and y, um."""
    if model is CURVE:
        return np.array([model.widths(z) for z in good.z]).reshape(-1, 2).T
    return [np.full(len(good), 0.13)] * 2


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
def test_picasso_reads_our_tables(read_back, name, rows):
    model, found, all_rows = MODELS[name], read_back["picasso", name, rows], table(MODELS[name], rows)
    good = all_rows[all_rows.usable]
    # The file has no other rows, and the loader dropped none.
    assert found["rows"] == found["stored_rows"] == len(good) and found["packed_bytes"] == 4 * len(found["columns"])
    px = {"x": good.x / PIXEL - 0.5, "y": good.y / PIXEL - 0.5, "lpx": good.x_std / PIXEL, "lpy": good.y_std / PIXEL}
    px |= {theirs: width / PIXEL for theirs, width in zip(("sx", "sy"), widths(model, good))}
    expected = px | {"frame": good.frame, "photons": good.photons, "bg": good.background}
    expected |= {"photons_unc": good.photons_std, "bg_unc": good.background_std}
    expected |= {"log_likelihood": good.log_likelihood, "iterations": good.iterations}
    expected |= {"z": good.z * 1e3, "lpz": good.z_std * 1e3} if model is CURVE else {}
    for column, values in expected.items():
        assert equal(numbers(found, column), values, narrow=True), column
    assert set(found["columns"]) - set(expected) == {"ellipticity", "net_gradient", "sx_unc", "sy_unc"}
    assert found["metadata"] == found["embedded"]
    movie, of_fit = found["metadata"][:2]
    assert (movie["Width"], movie["Height"], movie["Frames"], movie["Pixelsize"]) == (32, 64, 100, 107.0)
    assert of_fit["Configuration"] == CONFIGURATION and of_fit["Notes"] == METADATA["notes"]
    assert [(remark["cause"], remark["text"]) for remark in of_fit["Remarks"]] == REMARKS
    assert of_fit["Unusable fits left out"] == rows - len(good)


def test_molecules_have_the_numbers_of_picassos_link(tmp_path):
    postprocess, io = (import_or_skip(f"picasso.{name}") for name in ("postprocess", "io"))
    rng = np.random.default_rng(3)
    rows = []
    for molecule in range(60):
        frame = int(rng.integers(10, 80))
        # Dark frames in between, up to two.
        for _ in range(int(rng.integers(1, 6))):
            rows.append((frame, 0.5 + molecule, 1 + 0.005 * rng.normal(), rng.integers(200, 900)))
            frame += int(rng.integers(1, 4))
    frame, x, y, photons = np.array(sorted(rows)).T
    std = np.full(len(x), 0.01)
    columns = {"frame": frame.astype(np.uint32), "x": x, "y": y, "photons": photons, "x_std": std, "y_std": std}
    metadata = {"pixel_size": 0.1, "width": 620, "height": 32, "n_frames": 100}
    spots = gm.Localizations(columns, metadata=metadata)
    spots.save(tmp_path / "spots_locs.hdf5", sigma=0.13)
    ours = gm.link(spots, distance=0.1, gap=2)
    assert ours.metadata.steps == ["linked"]
    ours.save(tmp_path / "ours_locs.hdf5", sigma=0.13)
    found, _ = io.load_locs(str(tmp_path / "ours_locs.hdf5"))
    locs, info = io.load_locs(str(tmp_path / "spots_locs.hdf5"))
    theirs = postprocess.link(locs, info, r_max=1.0, max_dark_time=2)
    assert len(found) == len(theirs) == 60
    found, theirs = (table.sort_values("x") for table in (found, theirs))
    for name in ("frame", "len", "n", "photons", "photon_rate"):
        assert np.allclose(found[name], theirs[name], rtol=1e-6), name
    # Their molecules are molecules here.
    io.save_locs(str(tmp_path / "theirs_locs.hdf5"), theirs, info)
    back = gm.read(tmp_path / "theirs_locs.hdf5")
    assert back.metadata.steps == ["linked"] and "photon_rate" not in back.columns
    order = np.argsort(ours.x)
    for name in ("frame", "last_frame", "frames_on"):
        assert back[name].tolist() == ours[name][order].tolist(), name


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
def test_thunderstorm_reads_our_tables(read_back, name, rows):
    model, found, all_rows = MODELS[name], read_back["thunderstorm", name, rows], table(MODELS[name], rows)
    good = all_rows[all_rows.usable]
    assert found["rows"] == len(good)
    std = np.sqrt((good.x_std * good.x_std + good.y_std * good.y_std) / 2) * 1e3
    expected = {"id": good.roi + 1, "frame": good.frame + 1, "x [nm]": good.x * 1e3, "y [nm]": good.y * 1e3}
    expected |= {"offset [photon]": good.background, "uncertainty_xy [nm]": std}
    if model is CURVE:
        expected |= {"z [nm]": good.z * 1e3, "uncertainty_z [nm]": good.z_std * 1e3}
        expected |= {"sigma1 [nm]": widths(model, good)[0] * 1e3, "sigma2 [nm]": widths(model, good)[1] * 1e3}
    for column, values in expected.items():
        assert equal(numbers(found, column), values), column
    assert equal(numbers(found, "intensity [photon]"), good.photons, narrow=True)
    if rows:
        # Picasso imports pixels from the corner and drops no row. Its sort by frame is not stable.
        imported = found["imported"]
        assert imported["rows"] == imported["kept"] == len(good)
        assert np.allclose(np.sort(numbers(imported, "x")), np.sort(good.x / PIXEL), rtol=0, atol=1e-5)


def assert_rejected(path, *words, **more):
    with pytest.raises(gm.Error) as error:
        gm.read(path, **more)
    message = str(error.value)
    assert str(path) in message and all(word in message for word in words), message
    return error.type


@pytest.mark.parametrize("ending", ["csv", "parquet", "npz"])
def test_native_tables_are_read_as_they_were(tmp_path, ending):
    back = gm.read(save_table(CURVE, 200, tmp_path / f"a.{ending}"))
    assert_same(back, table(CURVE, 200))
    assert back.units["x"] == "um" and back.metadata.pixel_size == PIXEL
    assert back.metadata.notes == METADATA["notes"] and back.metadata.configuration == CONFIGURATION


@pytest.mark.parametrize(
    "text, words",
    [
        ("roi,frame,x,y\n\n0,0,1,2\n0,0,1,red\n", ["line 4", "`y`", "`red`"]),
        ('"frame","x [px]","y [px]"\n1,2,3\n', ["pixel_size"]),
    ],
)
def test_invalid_text_tables_name_the_cause(tmp_path, text, words):
    path = tmp_path / "a.csv"
    path.write_text(text)
    # A missing pixel size is an error of the call, not of the file.
    assert assert_rejected(path, *words) is (gm.InputError if "pixel_size" in words else gm.FileError)


def test_text_tables_in_pixels(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("frame\tx [px]\ty [\u00b5m]\tintensity [ADU]\tname\n3\t2.5\t7\t5\ta\n", encoding="utf-8")
    back = gm.read(path, pixel_size=0.1)
    assert (back.frame[0], back.x[0], back.y[0]) == (2, 0.25, 7)
    assert "photons" not in back and "intensity" in back and len(back.metadata.notes) == 2
    with pytest.raises(gm.Error, match="pixel_size is -1"):
        gm.read(path, pixel_size=-1)
    assert issubclass(assert_rejected(tmp_path, "folder"), gm.FileError)
    assert issubclass(assert_rejected(tmp_path / "none.csv", "No such file"), gm.FileError)


@pytest.mark.parametrize("ending", ENDINGS.values())
def test_unwritable_file_gives_one_sentence(tmp_path, ending):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for name, cause in ((f"nowhere/a.{ending}", "No such file"), (f"file/a.{ending}", "Not a directory"), ("folder", "folder")):
        with pytest.raises(gm.FileError) as error:
            table(MODELS["xynb"], 5).save(tmp_path / name, format={"hdf5": "picasso", "ts.csv": "thunderstorm"}.get(ending, ending))
        assert str(error.value).startswith(f"cannot write {tmp_path / name}: ") and cause in str(error.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize(
    "name, columns, given, words",
    [
        ("a.hdf5", {"frame": [0], "photons": [1.0]}, {"pixel_size": 0.1}, "`x`"),
        ("a.ts.csv", {"x": [0.5], "y": [1.0]}, {}, "`frame`"),
        # Without positions no reader accepts the file.
        ("a.csv", {"photons": [1.0]}, {}, "`x`"),
        ("a.parquet", {"x": [0.5]}, {}, "`y`"),
        # Picasso's format needs the pixel size.
        ("a.hdf5", {"frame": [0], "x": [0.5], "y": [1.0]}, {}, "size of a camera pixel"),
    ],
)
def test_rejected_table_leaves_the_old_file(tmp_path, name, columns, given, words):
    (tmp_path / name).write_text("old")
    with pytest.raises(gm.InputError, match=words):
        gm.write(columns, tmp_path / name, **given)
    assert (tmp_path / name).read_text() == "old" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("compression", ["snappy", "zstd", "none"])
def test_parquet_files_of_other_programs_are_read(tmp_path, compression):
    parquet = import_or_skip("pyarrow.parquet")
    table = import_or_skip("pyarrow").table({"roi": [0, 1], "frame": [0, 1], "x": [1.0, 2.0], "y": [3.0, 4.0]})
    parquet.write_table(table, tmp_path / "spots.parquet", compression=compression)
    spots = gm.read(tmp_path / "spots.parquet")
    assert spots.frame.tolist() == [0, 1] and spots.x.tolist() == [1, 2] and spots.y.tolist() == [3, 4]


LATER = "its format_version is 2, and this gaussmle reads 1: update gaussmle"


def test_a_parquet_file_of_a_later_program_is_refused(tmp_path):
    parquet = import_or_skip("pyarrow.parquet")
    path = tmp_path / "a.parquet"
    table(gm.Xynb(0.13), 9).save(path)
    rows = parquet.read_table(path)
    metadata = rows.schema.metadata
    assert metadata[b"gaussmle.format_version"] == b"1"
    for version, error in ((b"1", None), (b"2", LATER), (b"one", "its format_version is 0")):
        parquet.write_table(rows.replace_schema_metadata({**metadata, b"gaussmle.format_version": version}), path)
        if error is None:
            assert len(gm.read(path)) == 9
        else:
            with pytest.raises(gm.FileError, match=error):
                gm.read(path)


@pytest.mark.parametrize(("version", "error"), [(2, LATER), ("2", "its format_version is 0")])
def test_an_archive_of_a_later_program_is_refused(tmp_path, version, error):
    path, later = tmp_path / "a.smlm", tmp_path / "later.smlm"
    table(gm.Xynb(0.13), 9).save(path)
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(later, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "manifest.json":
                manifest = json.loads(content)
                assert manifest["gaussmle"]["format_version"] == 1
                manifest["gaussmle"]["format_version"] = version
                # The layout may be another one.
                manifest["formats"][manifest["files"][0]["format"]]["mode"] = "later"
                content = json.dumps(manifest)
            new.writestr(name, content)
    with pytest.raises(gm.FileError, match=error):
        gm.read(later)


def test_arrays_of_a_later_program_are_refused(tmp_path):
    path = tmp_path / "a.npz"
    table(gm.Xynb(0.13), 9).save(path)
    arrays = dict(np.load(path))
    text = str(arrays.pop("metadata"))
    assert "format_version = 1" in text
    later = text.replace("format_version = 1", "format_version = 2")
    # The columns are something else, and the metadata come last.
    np.savez(path, x=np.zeros((9, 2, 2)), metadata=later)
    with pytest.raises(gm.FileError, match=LATER):
        gm.read(path)