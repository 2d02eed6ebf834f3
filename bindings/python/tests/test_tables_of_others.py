"""Tables of other programs, and what those read of ours: the fixtures and cases of tests/suite/tables and of reading.rs."""

import json
import shutil

import numpy as np
import pytest
from conftest import library, same, script

import gaussmle as gm

PIXEL = 0.107
CONFIGURATION = '[fit]\nmodel = "\u00b5m, \\"quoted\\""\nsigma_um = 0.13\n'
ABOUT = {"width": 32, "height": 64, "frames": 100, "notes": ['offset "100" ADU', "\U0001f52c"]}
CURVE = gm.Astigmatic(0.13, 0.14, Ax=0.05, Ay=-0.03, Bx=0.02, By=0.01, gamma=0.25, d=0.4)
MODELS = {model.name: model for model in (gm.Xynb(0.13), gm.Xynbs(), gm.Xynbsxsy(), CURVE)}
ENDINGS = {"pandas": "csv", "pyarrow": "parquet", "numpy": "npz", "picasso": "hdf5", "thunderstorm": "ts.csv"}
ROWS = (0, 9, 133)


def table(model, rows):
    """Rows with every status among them: what is not usable has no uncertainty, and bad input no value either."""
    rng = np.random.default_rng(17)
    status = np.array([0, 0, 1, 0, 2, 3, 0, 4, 1], np.uint8)[np.arange(rows) % 9]
    ranges = {"x": (0.1, 3), "y": (0.1, 5), "z": (-0.5, 1), "photons": (0, 2000), "background": (0, 10)}
    columns = {"roi": np.arange(rows), "frame": np.arange(rows) // 3}
    for name in model.parameters:
        low, width = ranges.get(name, (0.1, 0.1))
        values = low + width * rng.random(rows)
        # As from a kernel, which counts in f32.
        values = values.astype(np.float32).astype(float) if name == "photons" else values
        columns[name] = np.where(status == 4, np.nan, values)
    for name in model.parameters:
        columns[f"{name}_std"] = np.where(status > 1, np.nan, 1e-3 + 0.01 * rng.random(rows))
    columns["log_likelihood"], columns["p_value"] = -300 * rng.random(rows), 1e-9 * rng.random(rows)
    columns["iterations"], columns["status"] = (5 + np.arange(rows)) // 4, status
    about = {**ABOUT, "pixel_size": PIXEL, "model": model.name, "configuration": CONFIGURATION}
    return gm.Localizations(columns, metadata=about)


def written(model, rows, path):
    psf = model if model is CURVE else None
    table(model, rows).save(path, sigma=getattr(model, "sigma", None), psf=psf)
    return path


@pytest.fixture(scope="module")
def seen(tmp_path_factory):
    """What each program says of each file."""
    for name in ("pandas", "pyarrow", "h5py", "picasso"):
        library(name)
    folder = tmp_path_factory.mktemp("ours")
    jobs = [(program, name, rows) for program in ENDINGS for name in MODELS for rows in ROWS]
    words = []
    for program, name, rows in jobs:
        path = written(MODELS[name], rows, folder / f"{name} {rows}.{ENDINGS[program]}")
        words.append(f"{program}:{path}")
    told = json.loads(script("read_table.py", PIXEL * 1e3, *words))
    assert not list(folder.glob("*partial*"))
    return dict(zip(jobs, told))


def numbers(told, name):
    return np.array([float(text) for text in told["values"][name]])


def equal(have, expected, narrow=False):
    """The same numbers, or the same in f32."""
    have, expected = ([np.float32(v) for v in (have, expected)]) if narrow else (have, expected)
    return np.array_equal(have, expected, equal_nan=True)


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("program", ["pandas", "pyarrow", "numpy"])
def test_programs_read_native_tables(seen, program, name, rows):
    told, expected = seen[program, name, rows], table(MODELS[name], rows)
    assert tuple(told["columns"]) == expected.columns and told["rows"] == rows
    for column in expected.columns:
        if program == "pandas" and column == "status":
            assert told["values"][column] == list(expected.status_names)
        else:
            # A short text that came from an f32 reads back to that f32.
            assert equal(numbers(told, column), expected[column], program == "pandas" and column == "photons"), column
        if program != "pandas":
            assert told["dtypes"][column] == expected[column].dtype.name, column
    about = told["metadata"]
    if program == "pyarrow":
        units = json.loads(about["gaussmle.units"])
        assert about["gaussmle.pixel_size_um"] == str(PIXEL) and about["gaussmle.model"] == name
        assert about["gaussmle.height"] == "64" and about["gaussmle.configuration"] == CONFIGURATION
    else:
        units, general = about["units"], about["table"]
        assert (general["rows"], general["model"], general["pixel_size_um"]) == (rows, name, PIXEL)
        assert {key: general[key] for key in ABOUT} == ABOUT and about["fit"]["model"] == '\u00b5m, "quoted"'
    assert (units["x"], units["y_std"], units["background"], units.get("status")) == ("um", "um", "photons/pixel", None)


def widths(model, good):
    """Widths along x and y, um."""
    if model is CURVE:
        return np.array([model.widths(z) for z in good.z]).reshape(-1, 2).T
    if model.name == "xynbsxsy":
        return good.sigma_x, good.sigma_y
    return [good.sigma if model.name == "xynbs" else np.full(len(good), 0.13)] * 2


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
def test_picasso_reads_ours(seen, name, rows):
    model, told, all_rows = MODELS[name], seen["picasso", name, rows], table(MODELS[name], rows)
    good = all_rows[all_rows.usable]
    # Neither the reader nor the file has more, and the loader dropped none.
    assert told["rows"] == told["stored_rows"] == len(good) and told["packed_bytes"] == 4 * len(told["columns"])
    px = {"x": good.x / PIXEL - 0.5, "y": good.y / PIXEL - 0.5, "lpx": good.x_std / PIXEL, "lpy": good.y_std / PIXEL}
    px |= {theirs: width / PIXEL for theirs, width in zip(("sx", "sy"), widths(model, good))}
    expected = px | {"frame": good.frame, "photons": good.photons, "bg": good.background}
    expected |= {"photons_unc": good.photons_std, "bg_unc": good.background_std}
    expected |= {"log_likelihood": good.log_likelihood, "iterations": good.iterations}
    expected |= {"z": good.z * 1e3, "lpz": good.z_std * 1e3} if model is CURVE else {}
    for column, values in expected.items():
        assert equal(numbers(told, column), values, narrow=True), column
    assert set(told["columns"]) - set(expected) == {"ellipticity", "net_gradient", "sx_unc", "sy_unc"}
    assert told["metadata"] == told["embedded"]
    movie, of_fit = told["metadata"][:2]
    assert (movie["Width"], movie["Height"], movie["Frames"], movie["Pixelsize"]) == (32, 64, 100, 107.0)
    assert of_fit["Configuration"] == CONFIGURATION and of_fit["Notes"] == ABOUT["notes"]
    assert of_fit["Unusable fits left out"] == rows - len(good)


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("name", MODELS)
def test_thunderstorm_reads_ours(seen, name, rows):
    model, told, all_rows = MODELS[name], seen["thunderstorm", name, rows], table(MODELS[name], rows)
    good = all_rows[all_rows.usable]
    assert told["rows"] == len(good)
    std = np.sqrt((good.x_std * good.x_std + good.y_std * good.y_std) / 2) * 1e3
    expected = {"id": good.roi + 1, "frame": good.frame + 1, "x [nm]": good.x * 1e3, "y [nm]": good.y * 1e3}
    expected |= {"offset [photon]": good.background, "uncertainty_xy [nm]": std}
    if model is CURVE:
        expected |= {"z [nm]": good.z * 1e3, "uncertainty_z [nm]": good.z_std * 1e3}
        expected |= {"sigma1 [nm]": widths(model, good)[0] * 1e3, "sigma2 [nm]": widths(model, good)[1] * 1e3}
    for column, values in expected.items():
        assert equal(numbers(told, column), values), column
    assert equal(numbers(told, "intensity [photon]"), good.photons, narrow=True)
    if rows:
        # What Picasso makes of it: pixels from the corner, and no row dropped. It sorts by frame, and not stably.
        theirs = told["imported"]
        assert theirs["rows"] == theirs["kept"] == len(good)
        assert np.allclose(np.sort(numbers(theirs, "x")), np.sort(good.x / PIXEL), rtol=0, atol=1e-5)


def refused(path, *words, **more):
    with pytest.raises(gm.Error) as error:
        gm.read(path, **more)
    said = str(error.value)
    assert str(path) in said and all(word in said for word in words), said
    return error.type


@pytest.fixture(scope="module")
def others(tmp_path_factory):
    """Ours, opened and saved again by pandas, pyarrow, numpy and Picasso; and what Picasso says is in it."""
    for name in ("pandas", "pyarrow", "h5py", "picasso"):
        library(name)
    folder = tmp_path_factory.mktemp("theirs")
    ours = [written(MODELS["xynbsxsy"], 200, folder / f"a.{ending}") for ending in ("csv", "parquet", "npz", "hdf5")]
    return folder, {name: np.array(values) for name, values in json.loads(script("make_tables.py", folder, *ours)).items()}


@pytest.mark.parametrize("name", ["snappy.parquet", "plain.parquet", "packed.npz", "swapped.npz"])
def test_the_same_to_the_bit(others, name):
    back = gm.read(others[0] / name)
    same(back, table(MODELS["xynbsxsy"], 200))
    assert back.units["x"] == "um" and (back.metadata.pixel_size == PIXEL or name != "snappy.parquet")


def test_pandas_tables(others):
    """pandas does not know which texts were f32, and adds what is no number."""
    expected = table(MODELS["xynbsxsy"], 200)
    back = gm.read(others[0] / "pandas.csv")
    for name in expected.columns:
        assert np.allclose(back[name], expected[name], rtol=1e-7, atol=0, equal_nan=True), name
    words = gm.read(others[0] / "words.parquet")
    assert np.array_equal(words.status, expected.status) and np.array_equal(words.group, np.arange(200) - 1.0)
    assert any("`label`" in note for note in words.metadata.notes) and "label" not in words


def test_picasso_tables(others):
    folder, said = others
    for name in ("saved.hdf5", "packed.hdf5"):
        back = gm.read(folder / name, pixel_size=PIXEL)
        assert np.array_equal(back.x, (said["x"] + 0.5) * PIXEL) and np.array_equal(back.y, (said["y"] + 0.5) * PIXEL)
        assert np.array_equal(back.x_std, said["lpx"] * PIXEL) and np.array_equal(back.sigma_x, said["sx"] * PIXEL)
        assert np.array_equal(back.photons, said["photons"]) and np.array_equal(back.group, said["group"])
        assert back.group.dtype == np.uint32
    about = gm.read(folder / "saved.hdf5").metadata
    assert (about.format, about.pixel_size, about.configuration) == ("picasso", PIXEL, CONFIGURATION)
    refused(folder / "packed.hdf5", "pixel_size")
    refused(folder / "maps.h5", "/locs")
    # Picasso's own export counts frames from 0.
    assert np.array_equal(gm.read(folder / "exported.csv").frame, said["frame"])


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
        same(again, back)
        assert again.units == back.units


def test_old_picasso_files_have_fewer_columns(data, tmp_path):
    path = data / "picasso/testdata_locs.hdf5"
    back = gm.read(path)
    # Of the two sizes in its metadata the last one counts, as it does for Picasso.
    about = back.metadata
    assert (about.pixel_size, about.width, about.frames) == (0.13, 32, 1000)
    expected = {"x": (5.618027 + 0.5) * 0.13, "sigma": 0.8546326 * 0.13, "y_std": 0.01806615 * 0.13, "frame": 11}
    for column, first in expected.items():
        assert np.isclose(back[column][0], first, rtol=1e-6, atol=0), column
    assert "status" not in back and "photons_std" not in back and len(back) == 564
    # Without the .yaml nobody knows the size of a pixel.
    alone = shutil.copy(path, tmp_path / "alone.hdf5")
    refused(alone, "pixel_size")
    same(gm.read(alone, pixel_size=0.13), back)


@pytest.mark.parametrize(
    "text, words",
    [
        ("", ["empty"]),
        ("hello\n", ["no table"]),
        ("x,y,frame\n1,2,3\n", ["roi, frame, x, y", "x [nm]"]),
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
def test_text_tables_say_what_is_wrong(tmp_path, text, words):
    path = tmp_path / "a.csv"
    path.write_text(text)
    # What is missing besides the file is the caller's to give.
    assert refused(path, *words) is (gm.InputError if "pixel_size" in words else gm.FileError)


def test_text_tables_in_pixels(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("frame\tx [px]\ty [\u00b5m]\tintensity [ADU]\tname\n3\t2.5\t7\t5\ta\n", encoding="utf-8")
    back = gm.read(path, pixel_size=0.1)
    assert (back.frame[0], back.x[0], back.y[0]) == (2, 0.25, 7)
    assert "photons" not in back and "intensity" in back and len(back.metadata.notes) == 2
    with pytest.raises(gm.Error, match="-1 um"):
        gm.read(path, pixel_size=-1)
    assert refused(tmp_path, "folder") is refused(tmp_path / "none.csv", "No such file") is gm.FileError


@pytest.mark.parametrize("ending", ENDINGS.values())
def test_a_file_that_cannot_be_written_is_told_in_one_sentence(tmp_path, ending):
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for place, cause in ((f"nowhere/a.{ending}", "No such file"), (f"file/a.{ending}", "Not a directory"), ("folder", "folder")):
        with pytest.raises(gm.FileError) as error:
            table(MODELS["xynbs"], 5).save(tmp_path / place, format={"hdf5": "picasso", "ts.csv": "thunderstorm"}.get(ending, ending))
        assert str(error.value).startswith(f"cannot write {tmp_path / place}: ") and cause in str(error.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize(
    "name, columns, given, words",
    [
        ("a.hdf5", {"frame": [0], "photons": [1.0]}, {"pixel_size": 0.1}, "`x`"),
        ("a.ts.csv", {"x": [0.5], "y": [1.0]}, {}, "`frame`"),
        # Nothing would read these again.
        ("a.csv", {"photons": [1.0]}, {}, "`x`"),
        ("a.parquet", {"x": [0.5]}, {}, "`y`"),
        # Picasso counts in pixels, and nobody says how large they are.
        ("a.hdf5", {"frame": [0], "x": [0.5], "y": [1.0]}, {}, "size of a camera pixel"),
    ],
)
def test_rows_that_are_wrong_leave_the_old_file(tmp_path, name, columns, given, words):
    (tmp_path / name).write_text("old")
    with pytest.raises(gm.InputError, match=words):
        gm.write(columns, tmp_path / name, **given)
    assert (tmp_path / name).read_text() == "old" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("name", [*ENDINGS.values(), "SMLM_dstorm_data.smlm", "decode_dstorm_data.h5"])
def test_damage_is_an_error(request, tmp_path, name):
    """Bytes cut off, changed and overwritten: an exception or a table, never a panic."""
    if "dstorm" in name:
        whole = (request.getfixturevalue("data") / "formats" / name).read_bytes()
    else:
        whole = written(MODELS["xynbs"], 40, tmp_path / f"a.{name}").read_bytes()
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
    # Damage that leaves every file readable would be none, and so would damage that leaves none.
    assert 0 < read < 150
