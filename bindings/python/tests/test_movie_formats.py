"""Movie formats: every pixel of intact files, and the errors of damaged ones.

The files are the fixtures of tests/suite/movies.
"""

import json
import shutil
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from conftest import CAMERA, MODEL, import_or_skip, run_script

import gaussmle as gm

FRAMES, HEIGHT, WIDTH = 7, 13, 17


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    for name in ("tifffile", "zarr", "numcodecs"):
        import_or_skip(name)
    folder = tmp_path_factory.mktemp("movies")
    run_script("make_movies.py", folder)
    return folder


@pytest.fixture(scope="module")
def u16(folder):
    return np.load(folder / "expected_u16.npy")


def list_movies(folder):
    return json.loads((folder / "movies.json").read_text())


def assert_rejected(path, *words):
    """Asserts that the error starts with the path and has all words."""
    for call in (gm.movie, gm.read_movie):
        with pytest.raises(gm.FileError) as error:
            call(path)
    message = str(error.value)
    assert message.startswith(str(path)) and all(word in message for word in words), message


@pytest.mark.parametrize("kind", ["u16", "u8", "f32", "smooth"])
def test_every_format_gives_the_same_pixels(folder, kind):
    expected = np.load(folder / f"expected_{kind}.npy")
    entries = [entry for entry in list_movies(folder) if entry["expected"] == f"expected_{kind}.npy"]
    assert len(entries) > 50 and expected.dtype == ("f4" if kind == "f32" else "u2")
    for entry in entries:
        path = folder / entry["path"]
        info = gm.movie(path)
        assert info.shape == expected.shape == (FRAMES, HEIGHT, WIDTH), path
        assert (info.dtype, info.format, info.path) == (expected.dtype.name, entry["format"], str(path))
        assert bool(info.notes) == (path.parent != folder), (path, info.notes)
        pixels = gm.read_movie(str(path))
        assert pixels.dtype == expected.dtype and np.array_equal(pixels, expected), path
        for first, after in ((0, 1), (2, 5), (6, 7), (3, 3)):
            assert np.array_equal(info.read((first, after)), expected[first:after]), (path, first)
        with pytest.raises(gm.InputError, match="5:8"):
            info.read((5, 8))


@pytest.mark.parametrize("name", ["own_u16_mm_lzw_p2.tif", "u16_v3_sharded.zarr", "u16_b.dax"])
def test_frames_are_read_from_many_threads(folder, u16, name):
    def is_correct(k):
        return np.array_equal(gm.read_movie(folder / name, (k % 7, k % 7 + 1))[0], u16[k % 7])

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(is_correct, range(240)))


@pytest.mark.parametrize("name", ["u16_l.npy", "own_u16_mm_big_lzw_p2_tiled.tif", "ome05.zarr", "u16_b.raw"])
def test_localize_gives_the_same_table_as_for_an_array(folder, u16, name):
    """The movies are noise. A low threshold finds spots in it."""
    options = {"model": MODEL, "camera": CAMERA, "backend": "cpu", "detection": gm.Detection(roi_size=7, threshold=1)}
    spots, expected = gm.localize(folder / name, **options), gm.localize(u16, **options)
    assert len(expected) > 5
    for column in expected:
        assert spots[column].tobytes() == expected[column].tobytes(), column


def test_one_of_several_channels_is_read(folder, u16):
    with pytest.raises(gm.FileError, match=r"2 channels, 0, 1.*\(channel\)"):
        gm.movie(folder / "channels.zarr")
    info = gm.movie(folder / "channels.zarr", planes=gm.Planes(channel=1))
    assert info.n_frames == 4 and info.axes[:2] == (("t", 4), ("c", 2))
    assert np.array_equal(info.read((0, 3)), u16[1::2])


def test_missing_zarr_chunk_is_noted(folder, tmp_path):
    copy = tmp_path / "movie.zarr"
    shutil.copytree(folder / "u16_v2_zlib.zarr", copy)
    (copy / "2.1.1").unlink()
    (note,) = gm.movie(copy).notes
    assert "1 of " in note and "2.1.1 for one" in note


def test_ome_series_of_files(folder, tmp_path, u16):
    """A later file is read alone. A gap is an error unless truncation is allowed."""
    info = gm.movie(folder / "series/a_MMStack_1.ome.tif")
    assert info.n_frames == 3 and len(info.notes) == 1 and "open a_MMStack.ome.tif" in info.notes[0]
    assert np.array_equal(info.read(), u16[3:6])
    names = ["a_MMStack.ome.tif", "a_MMStack_1.ome.tif", "a_MMStack_2.ome.tif"]
    first, second, third = (tmp_path / name for name in names)
    for path in (first, third):
        shutil.copy(folder / "series" / path.name, path)
    assert_rejected(first, second.name, "missing", "3 frames", "(allow_truncated)")
    assert gm.movie(first, planes=gm.Planes(allow_truncated=True)).n_frames == 3
    assert np.array_equal(gm.read_movie(first, planes=gm.Planes(allow_truncated=True)), u16[:3])
    assert np.array_equal(gm.movie(first, planes=gm.Planes(allow_truncated=True)).read(), u16[:3])
    third.rename(second)
    assert_rejected(first, third.name, "missing", "4 frames")
    whole = (folder / "series" / second.name).read_bytes()
    second.write_bytes(whole[:-300])
    with pytest.raises(gm.FileError, match="_1.ome.tif is cut short"):
        gm.movie(first)
    assert np.array_equal(gm.read_movie(first, planes=gm.Planes(allow_truncated=True)), u16[:5])


@pytest.mark.parametrize(
    "movie, others",
    [
        ("series/a_MMStack.ome.tif", ["series/a_MMStack_1.ome.tif", "series/a_MMStack_2.ome.tif"]),
        ("series_tif/b.tif", ["series_tif/b_1.tif", "series_tif/b_2.tif"]),
        ("u16_b.dax", ["u16_b.inf"]),
    ],
)
def test_no_file_of_a_movie_is_overwritten(folder, movie, others):
    options = {"model": MODEL, "camera": CAMERA, "backend": "cpu"}
    for name in (movie, *others):
        before = (folder / name).read_bytes()
        for outputs in ({"output": folder / name, "format": "csv"}, {"report": folder / name}):
            with pytest.raises(gm.InputError, match="written over"):
                gm.localize(folder / movie, **outputs, **options)
        assert (folder / name).read_bytes() == before


@pytest.mark.parametrize(
    "name, ending, left",
    [
        ("u16_b.dax", ".inf", 6),
        ("u16_l.raw", ".yaml", 6),
        ("u16_l.npy", None, 6),
        ("own_u16_mm_lzw_p2.tif", None, 6),
        ("imagej_single_u16_mm.tif", None, 6),
        ("tifffile_u16_imagej.tif", None, 6),
        # The OME description is at the end.
        ("tifffile_u16_ome_big.ome.tif", None, 7),
    ],
)
def test_truncated_movies(folder, tmp_path, u16, name, ending, left):
    path = tmp_path / name
    if ending:
        shutil.copy((folder / name).with_suffix(ending), path.with_suffix(ending))
    whole = (folder / name).read_bytes()
    path.write_bytes(whole[:-100])
    assert_rejected(path, "cut short", f"{left} whole frames")
    info = gm.movie(path, planes=gm.Planes(allow_truncated=True))
    assert info.n_frames == left and "cut short" in "".join(info.notes)
    assert np.array_equal(gm.read_movie(path, planes=gm.Planes(allow_truncated=True)), u16[:left])
    path.write_bytes(whole[:150])
    with pytest.raises(gm.FileError):
        gm.movie(path)
    path.write_bytes(b"")
    assert_rejected(path, "empty")


def npy(array):
    """Returns an array in NumPy's file format."""
    header = np.lib.format.header_data_from_array_1_0(array)
    text = repr(header).ljust(117).encode() + b"\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text + array.tobytes()


@pytest.mark.parametrize(
    "name, pixels, beside, words",
    [
        ("text.tif", b"hello, world", None, ["not a TIFF file, although", "Zarr"]),
        ("movie.czi", b"ZISRAWFILE", None, ["export it as TIFF", "movies are read from NDTiff, TIFF"]),
        ("x.raw", bytes(100), None, ["x.yaml", "not beside"]),
        ("x.dax", bytes(100), None, ["x.inf", "not beside"]),
        ("y.dax", bytes(100), "data type = 8 bit\nframe dimensions = 5 x 5\n", ["y.inf", "8 bit", "not supported"]),
        ("z.raw", bytes(100), "Data Type: int32\nFrames: 1\nHeight: 5\nWidth: 5\n", ["z.yaml", "int32", "uint16"]),
        ("v.raw", bytes(100), "Data Type: uint16\nFrames: 1\nHeight: 5\n", ["v.yaml", "`Width:`"]),
        ("i4.npy", npy(np.zeros((1, 5, 5), "<i4")), None, ["type i4", "np.uint16"]),
        ("deep.npy", npy(np.zeros((5, 5, 1, 2), "<u2")), None, ["4 dimensions"]),
    ],
)
def test_unreadable_movies_name_the_cause(tmp_path, name, pixels, beside, words):
    path = tmp_path / name
    path.write_bytes(pixels)
    if beside is not None:
        path.with_suffix(".inf" if name.endswith("dax") else ".yaml").write_text(beside)
    with pytest.raises(gm.FileError) as error:
        gm.movie(path)
    assert str(tmp_path) in str(error.value) and all(word in str(error.value) for word in words), error.value


def test_missing_files_and_plain_folders_are_rejected(tmp_path):
    assert_rejected(tmp_path / "nothing.tif", "cannot be opened", "No such file")
    assert_rejected(tmp_path, "folder", "Zarr")


@pytest.mark.parametrize(
    "tag, value, words",
    [
        (258, 12, "12-bit unsigned"),
        (339, 5, "16-bit complex"),
        (277, 3, "3 samples"),
        (259, 7, "compression 7 (JPEG)"),
        (256, 0, "2x0 pixels"),
        (256, 70_000, "2x70000 pixels"),
    ],
)
def test_unsupported_tiffs_name_the_cause(tmp_path, tag, value, words):
    fields = {256: 2, 257: 2, 258: 16, 259: 1, 273: 8, 277: 1, 339: 1} | {tag: value}
    entries = b"".join(struct.pack("<HHII", key, 4, 1, number) for key, number in fields.items())
    # The last page points to the first.
    path = tmp_path / "a.tif"
    path.write_bytes(b"II*\0\x10\0\0\0AAAABBBB" + struct.pack("<H", len(fields)) + entries + struct.pack("<I", 16))
    assert_rejected(path, words)


@pytest.mark.parametrize(
    "name, words",
    [
        ("jpeg", ["compression 7 (JPEG)", "changed the photon counts"]),
        ("lzma", ["compression 34925 (LZMA)", "tifffile and imagecodecs"]),
    ],
)
def test_compressions_that_are_not_read_have_their_reason(tmp_path, name, words):
    image = import_or_skip("PIL.Image")
    path = tmp_path / f"{name}.tif"
    image.fromarray(np.arange(64, dtype=np.uint8).reshape(8, 8)).save(path, compression=name)
    assert_rejected(path, *words)


def test_camera_maps_of_any_type_and_order(folder, tmp_path):
    def offset(path):
        text = f'pixel_size_um = 0.1\noffset_adu = "{path}"\ngain_e_per_adu = 1.0\nread_noise_e = 1.0\n'
        (tmp_path / "camera.toml").write_text(text)
        return gm.Camera.from_file(tmp_path / "camera.toml").offset

    assert np.array_equal(offset(folder / "map_f64.tif"), np.arange(12).reshape(3, 4) / 8)
    arrays = sorted(folder.glob("array_*.npy"))
    assert len(arrays) == 22
    for path in arrays:
        order = "F" if "fortran" in path.name else "C"
        plane = np.array(np.load(path)[1], order=order)
        np.save(tmp_path / "map.npy", plane)
        assert (b"True" in (tmp_path / "map.npy").read_bytes()[:128]) == (order == "F")
        expected = np.ones((3, 4)) if "bool" in path.name else np.arange(12, 24).reshape(3, 4)
        assert np.array_equal(offset(tmp_path / "map.npy"), expected), path


@pytest.mark.parametrize("dtype", ["u2", "f4"])
def test_written_movies_are_read_by_other_programs(tmp_path, dtype):
    tifffile, picasso = import_or_skip("tifffile"), import_or_skip("picasso.io")
    counts = np.arange(5 * 6 * 7).reshape(5, 6, 7)
    pixels = (counts / 3 if dtype == "f4" else counts * 311 % 65536).astype(dtype)
    for name, read in (("a.tif", tifffile.imread), ("b.TIFF", tifffile.imread), ("c.npy", np.load), ("d.raw", None)):
        path = tmp_path / name
        gm.write_movie(path, pixels)
        pixels_read = read(path) if read else np.asarray(picasso.load_movie(str(path))[0][:])
        assert pixels_read.dtype == pixels.dtype and np.array_equal(pixels_read, pixels), name
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.tif", "b.TIFF", "c.npy", "d.raw", "d.yaml"]


@pytest.mark.parametrize(
    "name, shape, words",
    [
        ("a.dax", (5, 6, 7), ".tif, .npy or .raw"),
        ("a.tif", (0, 6, 7), "0 frames"),
        ("a.tif", (1, 6, 70_000), "6x70000"),
        ("nowhere/a.tif", (5, 6, 7), "cannot be written"),
    ],
)
def test_unwritable_movies_name_the_cause(tmp_path, name, shape, words):
    with pytest.raises(gm.FileError, match=words):
        gm.write_movie(tmp_path / name, np.zeros(shape, np.uint16))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name, form, shape, notes, means",
    [
        ("locan/images.tif", "ImageJ TIFF", (5, 128, 128), 1, (0, 1e4)),  # frames that are named slices
        ("picasso/testdata_1000f.raw", "Picasso raw", (1000, 32, 32), 0, (0, 1e4)),
        ("storm-analysis/test.dax", "dax", (10, 256, 256), 0, (90, 500)),
        # The .inf states 10 frames, but the file has 11.
        ("storm-analysis/scmos_sample.dax", "dax", (11, 256, 256), 1, (90, 500)),
    ],
)
def test_measured_movies(data, name, form, shape, notes, means):
    info = gm.movie(data / name)
    assert (info.format, info.shape, info.dtype, len(info.notes)) == (form, shape, "uint16", notes)
    pixels = info.read()
    assert pixels.shape == shape and means[0] < pixels.mean() < means[1]
    if form == "ImageJ TIFF":
        assert np.array_equal(pixels, import_or_skip("tifffile").imread(data / name))
    else:
        order = ">u2" if form == "dax" else "<u2"
        assert np.array_equal(pixels, np.fromfile(data / name, order).reshape(shape))
