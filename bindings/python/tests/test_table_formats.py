"""Table formats: files of other programs, and our files read by other programs.

The cases are those of tests/suite/tables and tests/suite/reading.
"""

import json
import shutil

import numpy as np
import pytest
from conftest import assert_same, import_or_skip, run_script

import gaussmle as gm

PIXEL = 0.107
CONFIGURATION = '[fit]\nmodel = "\u00b5m, \\"quoted\\""\nsigma_um = 0.13\n'
METADATA = {"width": 32, "height": 64, "n_frames": 100, "notes": ['offset "100" ADU', "\U0001f52c"]}
REMARKS = [("offset_high", 'The "offset" adds 1.2 e-\u00b2: check it.'), ("overlap", "7 % of the fits are poor.")]
CURVE = gm.Astigmatic(0.13, 0.14, Ax=0.05, Ay=-0.03, Bx=0.02, By=0.01, gamma=0.25, d=0.4)
MODELS = {model.name: model for model in (gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy(), CURVE)}
ENDINGS = {"pandas": "csv", "pyarrow": "parquet", "numpy": "npz", "picasso": "hdf5", "thunderstorm": "ts.csv"}
ROWS = (0, 9, 133)


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
    if model.name == "xynbsxsy":
        return good.sigma_x, good.sigma_y
    return [good.sigma if model.name == "xynbs" else np.full(len(good), 0.13)] * 2


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


@pytest.fixture(scope="module")
def others(tmp_path_factory):
    """Returns our tables saved again by other programs, and the values that Picasso reads."""
    for name in ("pandas", "pyarrow", "h5py", "picasso"):
        import_or_skip(name)
    folder = tmp_path_factory.mktemp("theirs")
    ours = [save_table(MODELS["xynbsxsy"], 200, folder / f"a.{ending}") for ending in ("csv", "parquet", "npz", "hdf5")]
    return folder, {name: np.array(values) for name, values in json.loads(run_script("make_tables.py", folder, *ours)).items()}


@pytest.mark.parametrize("name", ["snappy.parquet", "plain.parquet", "packed.npz", "swapped.npz"])
def test_tables_saved_again_are_bit_identical(others, name):
    back = gm.read(others[0] / name)
    assert_same(back, table(MODELS["xynbsxsy"], 200))
    assert back.units["x"] == "um" and (back.metadata.pixel_size == PIXEL or name != "snappy.parquet")


def test_tables_saved_by_pandas(others):
    """pandas does not keep f32, and adds a column of text."""
    expected = table(MODELS["xynbsxsy"], 200)
    back = gm.read(others[0] / "pandas.csv")
    for name in expected.columns:
        assert np.allclose(back[name], expected[name], rtol=1e-7, atol=0, equal_nan=True), name
    words = gm.read(others[0] / "words.parquet")
    assert np.array_equal(words.status, expected.status) and np.array_equal(words.group, np.arange(200) - 1.0)
    assert any("`label`" in note for note in words.metadata.notes) and "label" not in words


def test_tables_saved_by_picasso(others):
    folder, expected = others
    for name in ("saved.hdf5", "packed.hdf5"):
        back = gm.read(folder / name, pixel_size=PIXEL)
        assert np.array_equal(back.x, (expected["x"] + 0.5) * PIXEL) and np.array_equal(back.y, (expected["y"] + 0.5) * PIXEL)
        assert np.array_equal(back.x_std, expected["lpx"] * PIXEL) and np.array_equal(back.sigma_x, expected["sx"] * PIXEL)
        assert np.array_equal(back.photons, expected["photons"]) and np.array_equal(back.group, expected["group"])
        assert back.group.dtype == np.uint32
    metadata = gm.read(folder / "saved.hdf5").metadata
    assert (metadata.format, metadata.pixel_size, metadata.configuration) == ("picasso", PIXEL, CONFIGURATION)
    assert_rejected(folder / "packed.hdf5", "pixel_size")
    assert_rejected(folder / "maps.h5", "/locs")
    # Picasso's own export counts frames from 0.
    assert np.array_equal(gm.read(folder / "exported.csv").frame, expected["frame"])


SAMPLES = {
    "ThunderSTORM_TS3D.csv": {
        "frame": 0, "x": 24.84078095, "y": 20.47175758, "z": -0.0218435, "sigma_x": 0.1415, "photons": 4086,
        "x_std": 0.00508, "z_std": 0.01016, "detections": 1, "bkgstd": 12.48,
    },
    "Thunderstorm_dstorm_data.csv": {"frame": 2000, "id": 73897, "y_std": 0.02293255128689051},
    "SMLM_dstorm_data.smlm": {"x": 1.65334, "original_index": 1},
    "decode_dstorm_data.h5": {
        "x": (-0.14920829 + 0.5) * 0.127, "y": (138.89474 + 0.5) * 0.117, "z": 0.111926346, "z_std": 0.14191238, "frame": 294,
        "id": -1,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_of_other_programs(data, tmp_path, name):
    back = gm.read(data / "formats" / name)
    for column, expected in SAMPLES[name].items():
        assert np.isclose(back[column][0], expected, rtol=1e-6, atol=0), (column, back[column][0])
    assert back.units["x"] == "um" and ("photons" in back) == ("SMLM" not in name)
    # All of it survives every native format, other programs' columns too.
    for ending in ("csv", "parquet", "npz"):
        back.save(tmp_path / f"a.{ending}")
        again = gm.read(tmp_path / f"a.{ending}")
        assert_same(again, back)
        assert again.units == back.units


def test_old_picasso_file_with_fewer_columns(data, tmp_path):
    path = data / "picasso/testdata_locs.hdf5"
    back = gm.read(path)
    # The metadata has two pixel sizes. The last one applies, as in Picasso.
    metadata = back.metadata
    assert (metadata.pixel_size, metadata.width, metadata.n_frames) == (0.13, 32, 1000)
    expected = {"x": (5.618027 + 0.5) * 0.13, "sigma": 0.8546326 * 0.13, "y_std": 0.01806615 * 0.13, "frame": 11}
    for column, first in expected.items():
        assert np.isclose(back[column][0], first, rtol=1e-6, atol=0), column
    assert "status" not in back and "photons_std" not in back and len(back) == 564
    # Without the .yaml the pixel size is unknown.
    alone = shutil.copy(path, tmp_path / "alone.hdf5")
    assert_rejected(alone, "pixel_size")
    assert_same(gm.read(alone, pixel_size=0.13), back)


@pytest.mark.parametrize(
    "text, words",
    [
        ("", ["empty"]),
        ("hello\n", ["no table"]),
        ("x,y\n1,2\n", ["frame, x, y", "x [nm]"]),
        ("roi,frame,x,y\n0,0,1\n", ["line 2", "3 cells", "4"]),
        ("roi,frame,x,y\n\n0,0,1,2\n0,0,1,red\n", ["line 4", "`y`", "`red`"]),
        ("roi,frame,x,y\n0,-1,1,2\n", ["`frame`", "row 1", "-1"]),
        ("roi,frame,x,y\n0,0.5,1,2\n", ["`frame`", "0.5"]),
        ("roi,frame,x,y,x\n0,0,1,2,3\n", ["two columns `x`"]),
        ("roi,frame,x,y,status\n0,0,1,2,7\n", ["`status`", "0 to 4"]),
        ('"frame","x [nm]"\n1,2\n', ["no column `y`"]),
        ('"frame","x [m]","y [m]"\n1,2,3\n', ["`x [m]`", "nm, um or px"]),
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
            table(MODELS["xynbs"], 5).save(tmp_path / name, format={"hdf5": "picasso", "ts.csv": "thunderstorm"}.get(ending, ending))
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


@pytest.mark.parametrize("name", [*ENDINGS.values(), "SMLM_dstorm_data.smlm", "decode_dstorm_data.h5"])
def test_damaged_tables_never_crash_the_reader(request, tmp_path, name):
    """Damage gives a FileError or a table, never a panic."""
    if "dstorm" in name:
        whole = (request.getfixturevalue("data") / "formats" / name).read_bytes()
    else:
        whole = save_table(MODELS["xynbs"], 40, tmp_path / f"a.{name}").read_bytes()
    dice, read = np.random.default_rng(1), 0
    for k in range(150):
        data = bytearray(whole)
        if k % 3 == 0:
            del data[dice.integers(len(data)) :]
        elif k % 3 == 1:
            for at in dice.integers(len(data), size=dice.integers(1, 9)):
                data[at] = dice.integers(256)
        else:
            at = dice.integers(len(data) - 8)
            data[at : at + 8] = dice.choice([b"\xff", b"\x7f", b"\0"]) * 8
        path = tmp_path / "damaged"
        path.write_bytes(data)
        try:
            back = gm.read(path, pixel_size=0.1)
        except gm.FileError as error:
            assert str(path) in str(error)
        else:
            read += 1
            assert all(len(back[column]) == len(back) for column in back)
    # The damage must make some files unreadable, but not all.
    assert 0 < read < 150


@pytest.mark.parametrize("compression", ["snappy", "zstd", "none"])
def test_parquet_files_of_other_programs_are_read(tmp_path, compression):
    parquet = import_or_skip("pyarrow.parquet")
    table = import_or_skip("pyarrow").table({"roi": [0, 1], "frame": [0, 1], "x": [1.0, 2.0], "y": [3.0, 4.0]})
    parquet.write_table(table, tmp_path / "spots.parquet", compression=compression)
    spots = gm.read(tmp_path / "spots.parquet")
    assert spots.frame.tolist() == [0, 1] and spots.x.tolist() == [1, 2] and spots.y.tolist() == [3, 4]
