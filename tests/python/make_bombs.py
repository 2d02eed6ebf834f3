#!/usr/bin/env python3
"""Writes files that claim, or inflate to, far more bytes than can belong there.

    python3 make_bombs.py FOLDER

bombs.json lists for each its kind of file, its path, and numbers that the error must name. Needs
h5py, numpy, pyarrow and zarr.
"""

import json
import struct
import sys
import zipfile
import zlib
from pathlib import Path

import h5py
import numcodecs
import numpy as np
import pyarrow
import pyarrow.parquet
import zarr
import zarr.codecs

HUGE = 8 << 30
INFLATED = 512 << 20
SHAPE = (2, 13, 17)
CHUNK = 13 * 17 * 2
# The most bytes of its file: compression may add some, and has a header.
STORED = 2 * CHUNK + (64 << 10)

folder = Path(sys.argv[1])
bombs = []


def add(kind, path, *parts):
    bombs.append({"kind": kind, "path": str(path), "parts": [str(part) for part in parts]})


def sparse(name, start=b""):
    """A file of 8 GB that takes no room on the disk."""
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    with open(path, "wb") as file:
        file.write(start)
        file.truncate(HUGE)
    return path


def zeros(compressor):
    """INFLATED zeros, compressed."""
    block = bytes(1 << 20)
    parts = [compressor.compress(block) for _ in range(INFLATED >> 20)]
    return b"".join([*parts, compressor.flush()])


# Text that describes something. As values in memory it takes up to 80 times its bytes.
TEXT = 1 << 20
# JSON whose large values are skipped.
LIGHT = 16 << 20
# Bytes of valid text with many small values, which the limits of earlier versions admit.
MANY = 15 << 20


def ones(size):
    """A list in JSON, TOML and YAML, of about `size` bytes."""
    return "[" + "1," * (size // 2) + "1]"


add("camera", sparse("camera.toml"), HUGE, TEXT)
add("psf", sparse("psf.toml", b"#" * 128), HUGE, TEXT)
add("psf", sparse("psf.h5", b"\x89HDF\r\n\x1a\n"), HUGE, 1 << 30)
add("config", sparse("config.toml"), HUGE, TEXT)
for kind in ("camera", "psf", "config", "table", "movie", "map", "array"):
    add(kind, "/dev/zero", "regular file")
for movie, sidecar in (("m.raw", "m.yaml"), ("m.dax", "m.inf")):
    (folder / movie).write_bytes(bytes(1000))
    sparse(sidecar)
    add("movie", folder / movie, HUGE, TEXT)
(folder / "t.csv").write_text("roi,frame,x,y\n0,0,1.5,1.5\n")
sparse("t.csv.toml")
add("table", folder / "t.csv", HUGE, TEXT)
many = ones(MANY)
for kind, name, text in (
    ("camera", "many_camera.toml", f"gain = {many}\n"),
    ("psf", "many_psf.toml", f"a = {many}\n"),
    ("config", "many_config.toml", f"[localize]\nsigma_um = {many}\n"),
    ("table", "many.csv.toml", f"[table]\nnotes = {many}\n"),
    ("movie", "many.yaml", f"Width: 3\nA: {many}\n"),
):
    (folder / name).write_text(text)
    path = {"table": folder / "many.csv", "movie": folder / "many.raw"}.get(kind, folder / name)
    if kind == "table":
        path.write_text("roi,frame,x,y\n0,0,1.5,1.5\n")
    elif kind == "movie":
        path.write_bytes(bytes(1000))
    add(kind, path, len(text), TEXT)
# YAML within the limit: many values, and aliases that would multiply.
laughs = ["a0: &a0 [1, 1]"] + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30)]
for name, text in (("ones", f"A: {ones(TEXT - 100)}"), ("laughs", "\n".join(laughs))):
    (folder / f"{name}.yaml").write_text(f"Width: 3\n{text}\n")
    (folder / f"{name}.raw").write_bytes(bytes(1000))
    add("movie", folder / f"{name}.raw", "`Data Type:`")
add("array", sparse("array.npy", np.lib.format.magic(1, 0) + struct.pack("<H", 118)
                    + b"{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000,), }".ljust(117) + b"\n"),
    1000000000, (1 << 30) // 8)

# Tables of text.
add("table", sparse("sparse.csv", b"roi,frame,x,y\n"), "neither text")
(folder / "wide.csv").write_text("," * (8 << 20) + "\n" + "1\n" * 1000)
add("table", folder / "wide.csv", (8 << 20), 1 << 16)

# Archives.
def npy(descr, shape):
    head = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape}, }}"
    return np.lib.format.magic(1, 0) + struct.pack("<H", len(head) + 1) + head.encode() + b"\n"


def archive(name, member, head, filler):
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as file:
        with file.open(member, "w", force_zip64=True) as out:
            out.write(head)
            for _ in range(INFLATED >> 20):
                out.write(filler * (1 << 20))
    return path


for name, member, head, filler in (
    ("column.npz", "x.npy", npy("|u1", f"({INFLATED},)"), b"\0"),
    ("text.npz", "metadata.npy", npy(f"<U{INFLATED // 4}", "()"), b"\0"),
    ("manifest.smlm", "manifest.json", b"", b" "),
):
    path = archive(name, member, head, filler)
    add("table", path, INFLATED + len(head), path.stat().st_size)
# Members that inflate to no more than the limit, but whose text takes 20 to 35 times as much.
MEMBER = 120_000_000
text = f'{{"files":{ones(MEMBER - 20)}}}'
path = folder / "many.smlm"
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
    file.writestr("manifest.json", text)
add("table", path, len(text), TEXT)
text = f"[table]\nnotes = {ones(MEMBER // 4 - 100)}\n"
path = folder / "many.npz"
np.savez_compressed(path, metadata=np.array(text))
# NumPy stores a character in four bytes.
add("table", path, "`metadata.npy`", 4 * TEXT)
path = folder / "sides.npz"
head = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({'1,' * (MEMBER // 2)}), }}\n".encode()
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
    file.writestr("x.npy", np.lib.format.magic(2, 0) + struct.pack("<I", len(head)) + head)
add("table", path, "`x.npy`")
del text, head
# A directory that reaches from the start of the file to its end.
plain = folder / "plain.zip"
with zipfile.ZipFile(plain, "w") as file:
    file.writestr("x.npy", b"")
plain = plain.read_bytes()
start = plain.index(b"PK\1\2")
size = plain.index(b"PK\5\6") - start
comment = b"gaussmle crc32 00000000"
record = struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, 1, 1, size, start)
locator = struct.pack("<4sIQI", b"PK\6\7", 0, HUGE - 98 - len(comment), 1)
end = struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 1, 1, size, (1 << 32) - 1, len(comment)) + comment
path = sparse("directory.npz", plain[:start + size])
with open(path, "r+b") as file:
    file.seek(-98 - len(comment), 2)
    file.write(record + locator + end)
add("table", path, HUGE - start - len(comment), 8 << 20)
# 100 million numbers of a byte each: less than the limit, but not as numbers of 8 bytes.
path = folder / "bytes.npz"
np.savez_compressed(path, **{name: np.zeros(100_000_000, "u1") for name in ("frame", "x", "y")})
add("table", path, 800_000_000, path.stat().st_size)

# Splines in HDF5.
HEADER = """format = "gaussmle-psf"
version = 1
knots_per_pixel = 1.0
origin = [512.0, 512.0, 32.0]
plane_spacing_um = 0.1
half_window_px = 8.0
z_range_um = [-0.7, 0.7]
"""
for name, shape, options in (
    ("psf_chunks.h5", (64, 1024, 1024), {"chunks": (1, 1024, 1024), "compression": "gzip"}),
    ("psf_chunk.h5", (64, 1024, 1024), {"chunks": (64, 1024, 1024), "compression": "gzip"}),
    ("psf_claim.h5", (4096, 1024, 1024), {"chunks": (1, 1024, 1024)}),
):
    path = folder / name
    with h5py.File(path, "w") as file:
        file["header"] = HEADER
        data = file.create_dataset("coefficients", shape, "f4", **options)
        data[0] = 1.0
    add("psf", path, "`coefficients`")

# Zarr.
def one_chunk(name, data, version, compressor):
    """An array whose first chunk is replaced."""
    path = folder / name
    kind = {"compressors": compressor}
    array = zarr.create_array(path, shape=SHAPE, dtype="u2", chunks=(1, 13, 17), zarr_format=version, **kind)
    array[:] = 1
    (path / ("c/0/0/0" if version == 3 else "0.0.0")).write_bytes(data)
    return path


deflated = zeros(zlib.compressobj(1))
gzipped = zeros(zlib.compressobj(1, wbits=31))
add("movie", one_chunk("zlib.zarr", deflated, 2, numcodecs.Zlib()), len(deflated), STORED)
add("movie", one_chunk("gzip2.zarr", gzipped, 2, numcodecs.GZip()), len(gzipped), STORED)
add("movie", one_chunk("gzip3.zarr", gzipped[:1 << 16], 3, zarr.codecs.GzipCodec()), 1 << 16, CHUNK)
zstd = numcodecs.Zstd().encode(bytes(INFLATED))
add("movie", one_chunk("zstd2.zarr", zstd, 2, numcodecs.Zstd()), len(zstd), CHUNK)
add("movie", one_chunk("zstd3.zarr", zstd, 3, zarr.codecs.ZstdCodec()), len(zstd), CHUNK)
blosc = bytearray(numcodecs.Blosc().encode(bytes(1 << 20)))
blosc[4:8] = struct.pack("<I", (2 << 30) - 100)
add("movie", one_chunk("blosc2.zarr", blosc, 2, numcodecs.Blosc()), len(blosc), CHUNK)
add("movie", one_chunk("blosc3.zarr", blosc, 3, zarr.codecs.BloscCodec()), len(blosc), CHUNK)
path = one_chunk("sparse_chunk.zarr", b"", 3, None)
(path / "c/0/0/0").unlink()
sparse("sparse_chunk.zarr/c/0/0/0")
add("movie", path, HUGE, STORED)


def sharded(name, outer, codecs):
    """A shard with a small file and giant claims."""
    path = folder / name
    (path / "c/0/0").mkdir(parents=True)
    (path / "c/0/0/0").write_bytes(bytes(2000))
    plain = [{"name": "bytes", "configuration": {"endian": "little"}}]
    shard = {"name": "sharding_indexed",
             "configuration": {"chunk_shape": [1, 13, 17], "codecs": plain + codecs, "index_location": "end",
                               "index_codecs": plain + [{"name": "crc32c"}]}}
    metadata = {"zarr_format": 3, "node_type": "array", "shape": SHAPE, "data_type": "uint16", "fill_value": 0,
                "chunk_grid": {"name": "regular", "configuration": {"chunk_shape": outer}},
                "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
                "codecs": [shard]}
    (path / "zarr.json").write_text(json.dumps(metadata))
    return path, metadata


add("movie", sharded("shard.zarr", [10**12, 13, 17], [])[0], 16 * 10**12, 64 << 20)
add("movie", sharded("shard2.zarr", [10**6, 13 * 10**6, 17 * 10**6], [])[0], 64 << 20)
# An index that the limit admits, of which the file has none.
add("movie", sharded("shard3.zarr", [4_000_000, 13, 17], [])[0], "byte range")
path, metadata = sharded("grid.zarr", [2, 13, 17], [])
edges = [[[1, 10**12]], [13], [17]]
metadata["chunk_grid"] = {"name": "rectilinear", "configuration": {"kind": "inline", "chunk_shapes": edges}}
(path / "zarr.json").write_text(json.dumps(metadata))
add("movie", path, "rectilinear")
for name in ("zarr.json", ".zarray", ".zattrs"):
    inside = sparse(f"sparse{name.replace('.', '_')}.zarr/{name}")
    add("movie", inside.parent, HUGE, LIGHT)
# The values that writers add to an array are skipped, so its type is what cannot be read.
for name, version in (("many2.zarr", 2), ("many3.zarr", 3)):
    path = folder / name
    zarr.create_array(path, shape=SHAPE, dtype="f8", chunks=(1, 13, 17), zarr_format=version)
    file = path / ("zarr.json" if version == 3 else ".zattrs")
    content = {"a": 0} if version == 2 else json.loads(file.read_text()) | {"attributes": {"a": 0}}
    file.write_text(json.dumps(content).replace('"a": 0', f'"a": {many}'))
    add("movie", path, "a Zarr array of type")
path, metadata = sharded("small.zarr", [2, 13, 17], [])
metadata["attributes"] = {str(i): 0 for i in range(1_000_000)}
text = json.dumps(metadata)
(path / "zarr.json").write_text(text)
add("movie", path, len(text), TEXT)

# TIFF: a description of 3 GB, and the index of an NDTiff.
entries = [(256, 4, 1, 4), (257, 4, 1, 4), (258, 3, 1, 16), (259, 3, 1, 1), (262, 3, 1, 1),
           (270, 2, 3 << 30, 4096), (273, 4, 1, 8), (278, 4, 1, 4), (279, 4, 1, 32)]
directory = struct.pack("<H", len(entries)) + b"".join(struct.pack("<HHII", *entry) for entry in entries)
add("movie", sparse("text.tif", b"II*\0" + struct.pack("<I", 40) + bytes(32) + directory + bytes(4)),
    3 << 30, 256 << 20)
inside = sparse("ndtiff/NDTiff.index")
add("movie", inside.parent, HUGE, 512 << 20)
# Texts of a page whose pixels are beyond the end of the file.
SUMMARY = struct.pack("<IIIIIII", 54773648, 0, 0, 0, 0, 0, 2355492)


def page(name, tag, text):
    """A TIFF with a text in a tag, 0 for the summary of Micro-Manager."""
    text = text.encode() + b"\0"
    tags = [(256, 4, 1, 4), (257, 4, 1, 4), (258, 3, 1, 16), (259, 3, 1, 1), (262, 3, 1, 1)]
    tags += [(tag, 2, len(text), 40)] if tag else []
    tags += [(273, 4, 1, 1 << 30), (278, 4, 1, 4), (279, 4, 1, 32)]
    tags.sort()
    directory = struct.pack("<H", len(tags)) + b"".join(struct.pack("<HHII", *entry) for entry in tags)
    summary = SUMMARY + struct.pack("<I", len(text) - 1)
    start = b"II*\0" + struct.pack("<I", 40 + len(text)) + (bytes(32) if tag else summary)
    (folder / name).write_bytes(start + text + directory + bytes(4))
    add("movie", folder / name, "no complete page")


page("plane.tif", 51123, f'{{"a": {many}}}')
page("shape.tif", 270, f'{{"shape": {many}}}')
page("summary.tif", 0, f'{{"a": {many}}}')
page("images.tif", 270, "<OME " + "Image><Pixels " * 2_000_000)
axes = f'{{"a": {many}}}'.encode()
(folder / "axes").mkdir()
rest = struct.pack("<I", 5) + b"a.tif" + struct.pack("<8I", 8, 3, 2, 1, 0, 20, 2, 0)
# A last entry that cannot be read counts as cut.
entries = [struct.pack("<I", len(text)) + text + rest for text in (axes, b'{"time": 1}')]
(folder / "axes/NDTiff.index").write_bytes(b"".join(entries))
add("movie", folder / "axes", len(axes), 64 << 10)

# HDF5: rows and pixels without data, and chunks that inflate.
with h5py.File(folder / "map.h5", "w") as file:
    file.create_dataset("offset", (20000, 20000), "f8", chunks=(20000, 100))
with h5py.File(folder / "chunk.h5", "w") as file:
    file.create_dataset("offset", (10, 10), "f8", chunks=(10000, 10000), maxshape=(None, None))
for name, size in (("map.h5", 8 * 20000**2), ("chunk.h5", 8 * 10000**2)):
    (folder / f"{name}.toml").write_text(f'pixel_size_um = 0.1\noffset_adu = "{name}:offset"\n')
    add("camera", folder / f"{name}.toml", size, (folder / name).stat().st_size)
for name, kind in (
    ("chunk.ims", {"chunks": (1, 10000, 16384), "compression": "gzip"}),
    ("plane.ims", {"chunks": (1, 100, 100)}),
):
    with h5py.File(folder / name, "w") as file:
        data = file.create_dataset("DataSet/ResolutionLevel 0/TimePoint 0/Channel 0/Data", (1, 10000, 16384), "u2", **kind)
        data[0, :100, :100] = 1
    add("movie", folder / name, 2 * 10000 * 16384, (folder / name).stat().st_size)
row = np.dtype([("frame", "u4"), ("x", "f4"), ("y", "f4")])
with h5py.File(folder / "rows.hdf5", "w") as file:
    file.create_dataset("locs", (10**9,), row, chunks=(1000,))
add("table", folder / "rows.hdf5", 12 * 10**9, (folder / "rows.hdf5").stat().st_size)
with h5py.File(folder / "chunk.hdf5", "w") as file:
    file.create_dataset("locs", (10,), row, chunks=(10**8,), maxshape=(None,), compression="gzip")
add("table", folder / "chunk.hdf5", 12 * 10**8, (folder / "chunk.hdf5").stat().st_size)

# Picasso's metadata.
for name, size in (("many.hdf5", 0), ("inflated.hdf5", 10**8)):
    with h5py.File(folder / name, "w") as file:
        file.create_dataset("locs", data=np.zeros(10, row))
        if size:
            kind = {"chunks": (size,), "maxshape": (None,), "compression": "gzip"}
            file.create_dataset("metadata", (1,), h5py.string_dtype(), **kind)
        else:
            file["metadata"] = f'[{{"Pixelsize": 100, "a": {many}}}]'
add("table", folder / "many.hdf5", len(many) + len('[{"Pixelsize": 100, "a": }]'), TEXT)
# A reference to a text has 16 bytes.
add("table", folder / "inflated.hdf5", 16 * 10**8, (folder / "inflated.hdf5").stat().st_size)

# Parquet: equal rows, and a page that inflates.
path = folder / "rows.parquet"
part = pyarrow.table({name: np.zeros(10_000_000, "i4") for name in ("frame", "x", "y")})
with pyarrow.parquet.ParquetWriter(path, part.schema) as writer:
    for _ in range(10):
        writer.write_table(part, row_group_size=10_000_000)
add("table", path, 8 * 10**8, path.stat().st_size)
path = folder / "page.parquet"
text = pyarrow.array([bytes(400_000_000)], pyarrow.binary())
table = pyarrow.table({"frame": [0], "x": [1.0], "y": [1.0], "status": text})
pyarrow.parquet.write_table(table, path, compression="zstd", use_dictionary=False, write_statistics=False)
# The length of the text, and the levels of its row.
add("table", path, 400_000_010, path.stat().st_size)
del text, table
path = folder / "notes.parquet"
# The schema of Arrow holds the text once more, and the whole description has less than 8 MiB.
few = ones(3 << 20)
table = pyarrow.table({"frame": [0], "x": [1.0], "y": [1.0]})
table = table.replace_schema_metadata({"gaussmle.version": "1", "gaussmle.notes": few})
pyarrow.parquet.write_table(table, path)
add("table", path, len(few), TEXT)
path = folder / "footer.parquet"
sparse("footer.parquet", b"PAR1")
with open(path, "r+b") as file:
    file.seek(-8, 2)
    file.write(struct.pack("<I", (4 << 30) - 1) + b"PAR1")
add("table", path, (4 << 30) - 1, 8 << 20)


# Chunks of HDF5 that state a size in the file far above it.
def stretched(name, dataset, size):
    """Another stored size of the first chunk, in the B-tree: size, mask, offsets, address."""
    path = folder / name
    with h5py.File(path) as file:
        rank, chunk = file[dataset].ndim, file[dataset].id.get_chunk_info(0)
    content = bytearray(path.read_bytes())
    size_and_mask = struct.pack("<II", chunk.size, 0)
    key = content.index(size_and_mask + bytes(8 * (rank + 1)) + struct.pack("<Q", chunk.byte_offset))
    content[key:key + 4] = struct.pack("<I", size)
    path.write_bytes(content)


for name, size in (("stored.hdf5", 0xEE000000), ("flip.hdf5", (1 << 31) + 60)):
    with h5py.File(folder / name, "w") as file:
        file.create_dataset("locs", data=np.zeros(26, row), chunks=(5,), compression="gzip")
    stretched(name, "locs", size)
    add("table", folder / name, size, 2 * 5 * row.itemsize + (64 << 10))
with h5py.File(folder / "stored.h5", "w") as file:
    file.create_dataset("offset", data=np.zeros((10, 10)), chunks=(5, 10), compression="gzip")
stretched("stored.h5", "offset", 0xEE000000)
(folder / "stored.h5.toml").write_text('pixel_size_um = 0.1\noffset_adu = "stored.h5:offset"\n')
add("camera", folder / "stored.h5.toml", 0xEE000000, 2 * 5 * 10 * 8 + (64 << 10))

# Lists of codecs, each of which takes stack.
SUM = {"name": "crc32c"}
path, metadata = sharded("codecs.zarr", [2, 13, 17], [SUM] * 2000)
# Two of the index, the shard itself, and the first of its chunks.
add("movie", path, 2004, 16)
path, metadata = sharded("codecs2.zarr", [2, 13, 17], [])
metadata["codecs"] = metadata["codecs"][0]["configuration"]["codecs"] + [SUM] * 2000
(path / "zarr.json").write_text(json.dumps(metadata))
add("movie", path, 2001, 16)
path = one_chunk("filters.zarr", b"", 2, None)
metadata = json.loads((path / ".zarray").read_text())
metadata["filters"] = [{"id": "crc32c"}] * 2000
(path / ".zarray").write_text(json.dumps(metadata))
add("movie", path, 2000, 16)

# Columns, each of which is compared with all others.
COLUMNS = 4096
path = folder / "wide.smlm"
names = [f"c{n}" for n in range(20000)]
kind = {"mode": "binary", "headers": names, "dtype": ["uint8"] * len(names)}
manifest = {"files": [{"type": "table", "format": "f", "name": "t.bin", "rows": 0}], "formats": {"f": kind}}
with zipfile.ZipFile(path, "w") as file:
    file.writestr("manifest.json", json.dumps(manifest))
    file.writestr("t.bin", b"")
add("table", path, len(names), COLUMNS)
path = folder / "wide.npz"
with zipfile.ZipFile(path, "w") as file:
    for name in names:
        file.writestr(f"{name}.npy", npy("|u1", "(0,)"))
add("table", path, len(names), COLUMNS)
with h5py.File(folder / "wide.h5", "w") as file:
    file.create_group("meta")
    file.create_dataset("data/xyz", (0, 10**9), "f4")
add("table", folder / "wide.h5", 10**9, COLUMNS)

(folder / "bombs.json").write_text(json.dumps(bombs))
