#!/usr/bin/env python3
"""Writes a small random movie in each format that gaussmle reads, and the expected arrays.

    python3 make_movies.py FOLDER

The arrays are expected_*.npy. For each movie, movies.json has its path, the name of the expected
array, and the name of the format. Needs h5py, numpy, tifffile and zarr.
"""

import json
import struct
import sys
import zlib
from pathlib import Path

import numcodecs
import numpy as np
import PIL.Image
import tifffile
import zarr
import zarr.codecs
from imaris import imaris

FRAMES, HEIGHT, WIDTH = 7, 13, 17


def lzw(data: bytes) -> bytes:
    """Compresses with the LZW of the TIFF specification."""
    out, bits, count = bytearray(), 0, 0

    def put(code, width):
        nonlocal bits, count
        bits = bits << width | code
        count += width
        while count >= 8:
            out.append(bits >> (count - 8) & 255)
            count -= 8

    table, width = {bytes([i]): i for i in range(256)}, 9
    put(256, width)
    word = b""
    for byte in data:
        longer = word + bytes([byte])
        if longer in table:
            word = longer
            continue
        put(table[word], width)
        code = len(table) + 2
        table[longer] = code
        if code in (511, 1023, 2047):
            width += 1
        elif code == 4094:
            put(256, width)
            table, width = {bytes([i]): i for i in range(256)}, 9
        word = bytes([byte])
    if word:
        put(table[word], width)
    put(257, width)
    if count:
        put(0, 8 - count)
    return bytes(out)


def packbits(data: bytes) -> bytes:
    """Compresses with the PackBits of the TIFF specification."""
    out, i = bytearray(), 0
    while i < len(data):
        run = 1
        while i + run < len(data) and run < 128 and data[i + run] == data[i]:
            run += 1
        if run > 1:
            out += bytes([257 - run, data[i]])
            i += run
            continue
        end = i + 1
        while end < len(data) and end - i < 128 and data[end:end + 1] != data[end + 1:end + 2]:
            end += 1
        out += bytes([end - i - 1]) + data[i:end]
        i = end
    return bytes(out)


def zstandard(data: bytes) -> bytes:
    return bytes(numcodecs.Zstd(3).encode(data))


def differences(frame: np.ndarray) -> np.ndarray:
    """Applies predictor 2: differences along rows."""
    bits = frame.view({1: "u1", 2: "u2", 4: "u4"}[frame.itemsize])
    first = bits[..., :1]
    return np.concatenate([first, np.diff(bits, axis=-1)], axis=-1)


def float_differences(frame: np.ndarray) -> bytes:
    """Applies predictor 3: byte differences of big-endian floats, highest bytes first."""
    rows = frame.astype(">f4").view("u1").reshape(*frame.shape, 4)
    planes = np.swapaxes(rows, -1, -2).reshape(frame.shape[0], -1)
    first = planes[:, :1]
    return np.concatenate([first, np.diff(planes, axis=-1)], axis=-1).tobytes()


def pack(strip: np.ndarray, order: str, compression: int, predictor: int) -> bytes:
    if predictor == 3:
        data = float_differences(strip)
    else:
        data = differences(strip) if predictor == 2 else strip
        data = data.astype(data.dtype.newbyteorder(order)).tobytes()
    compress = {1: bytes, 5: lzw, 8: zlib.compress, 32946: zlib.compress, 32773: packbits, 50000: zstandard}
    return compress[compression](data)


def tiff(path, movie, order="<", big=False, compression=1, predictor=1, rows=5, tile=None,
         text=None, single=False):
    """Writes a TIFF independently of any library's choices."""
    head = (b"II" if order == "<" else b"MM")
    word = "Q" if big else "I"
    wide = 8 if big else 4
    out = bytearray(head + struct.pack(order + ("HHHQ" if big else "HI"), *((43, 8, 0, 0) if big else (42, 0))))
    link = len(out) - wide

    def add(data):
        if len(out) % 2:
            out.append(0)
        out.extend(data)
        return len(out) - len(data)

    height, width = movie.shape[1:]
    for page, frame in enumerate(movie):
        if single and page:
            break
        strips = []
        if tile:
            padded = np.zeros((-(-height // tile) * tile, -(-width // tile) * tile), frame.dtype)
            padded[:height, :width] = frame
            for y in range(0, height, tile):
                for x in range(0, width, tile):
                    strips.append(np.ascontiguousarray(padded[y:y + tile, x:x + tile]))
        else:
            strips = [frame[y:y + rows] for y in range(0, height, rows)]
        packed = [] if single else [pack(strip, order, compression, predictor) for strip in strips]
        if page % 2:  # In the file, strips may stand in any order.
            at = [add(data) for data in reversed(packed)][::-1]
        else:
            at = [add(data) for data in packed] or [0]
        fields = [(256, "I", [width]), (257, "I", [height]), (258, "H", [8 * frame.itemsize]),
                  (259, "H", [compression]), (262, "H", [1])]
        if text and page == 0:
            fields.append((270, "s", text.encode() + b"\0"))
        offsets, counts = (324, 325) if tile else (273, 279)
        if not tile:
            fields += [(273, word, at), (277, "H", [1]), (278, "H", [rows]), (279, "I", [len(d) for d in packed] or [0])]
        fields.append((317, "H", [predictor]))
        if tile:
            fields += [(322, "H", [tile]), (323, "H", [tile]), (324, word, at), (325, "I", [len(d) for d in packed])]
        fields.append((339, "H", [{"f": 3, "i": 2, "u": 1}[frame.dtype.kind]]))
        entries = []
        for tag, kind, values in fields:
            if kind == "s":
                count, data = len(values), values
            else:
                count, data = len(values), struct.pack(f"{order}{len(values)}{kind}", *values)
            number = {"s": 2, "H": 3, "I": 4, "Q": 16}[kind]
            value = data.ljust(wide, b"\0") if len(data) <= wide else struct.pack(order + word, add(data))
            entries.append(struct.pack(f"{order}HH{word}", tag, number, count) + value)
        if len(out) % 2:
            out.append(0)
        out[link:link + wide] = struct.pack(order + word, len(out))
        out += struct.pack(order + ("Q" if big else "H"), len(entries)) + b"".join(entries)
        link = len(out)
        out += struct.pack(order + word, 0)
        if single:  # All planes without a gap after the only directory.
            place = out.index(struct.pack(order + "H", 273), link - len(entries) * (8 + 2 * wide - 4)) + 4 + wide
            out[place:place + wide] = struct.pack(order + word, len(out))
            out.extend(movie.astype(movie.dtype.newbyteorder(order)).tobytes())
    path.write_bytes(out)


def ome_series(folder, movie, names):
    """Writes a stack as Micro-Manager splits it: the first file's XML names each plane's file."""
    folder.mkdir()
    cuts = [movie[:3], movie[3:6], movie[6:]]
    planes = "".join(
        f'<TiffData FirstT="{t}" IFD="0" PlaneCount="1"><UUID FileName="{names[t // 3]}">urn:uuid:{t // 3}</UUID></TiffData>'
        for t in range(len(movie)))
    text = ('<?xml version="1.0" encoding="UTF-8"?><OME xmlns="http://www.openmicroscopy.org/Schemas/OME/2013-06">'
            f'<Image ID="Image:0"><Pixels BigEndian="false" DimensionOrder="XYCZT" ID="Pixels:0" SizeC="1" '
            f'SizeT="{len(movie)}" SizeX="{WIDTH}" SizeY="{HEIGHT}" SizeZ="1" Type="uint16">{planes}</Pixels></Image></OME>')
    for name, cut in zip(names, cuts):
        tiff(folder / name, cut, text=text)


def main(folder: Path):
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(1)
    u16 = rng.integers(0, 65536, (FRAMES, HEIGHT, WIDTH), dtype=np.uint16)
    u8 = rng.integers(0, 256, u16.shape, dtype=np.uint8)
    f32 = rng.normal(100, 50, u16.shape).astype(np.float32)
    smooth = (np.arange(u16.size).reshape(u16.shape) // 40 * 300).astype(np.uint16)
    i16 = rng.integers(-32768, 32768, u16.shape, dtype=np.int16)
    movies = {"u16": u16, "u8": u8, "i16": i16, "f32": f32, "smooth": smooth}
    for name, movie in movies.items():
        np.save(folder / f"expected_{name}.npy", movie if movie.dtype != np.uint8 else movie.astype(np.uint16))
    movie_list = []

    def register(path, kind, form):
        movie_list.append({"path": path, "expected": f"expected_{kind}.npy", "format": form})

    # TIFF by the writer above: every byte order, offset size, compression and predictor.
    for kind, movie in movies.items():
        for order, order_name in (("<", "ii"), (">", "mm")):
            for big in (False, True):
                form = "BigTIFF" if big else "TIFF"
                for compression, name in ((1, "plain"), (5, "lzw"), (8, "deflate"), (32946, "deflate_old"), (32773, "packbits"),
                                          (50000, "zstd")):
                    for predictor in (1, 2) + ((3,) if kind == "f32" else ()):
                        if compression == 1 and predictor > 1:
                            continue
                        for tile in (None, 16):
                            path = f"own_{kind}_{order_name}_{'big_' if big else ''}{name}_p{predictor}{'_tiled' if tile else ''}.tif"
                            tiff(folder / path, movie, order, big, compression, predictor, tile=tile)
                            register(path, kind, form)
        for order, order_name in (("<", "ii"), (">", "mm")):
            path = f"imagej_single_{kind}_{order_name}.tif"
            tiff(folder / path, movie, order, rows=HEIGHT, single=True,
                 text=f"ImageJ=1.53t\nimages={FRAMES}\nframes={FRAMES}\nloop=false\nmin=0\nmax=1\n")
            register(path, kind, "ImageJ TIFF")
    # One strip per row.
    tiff(folder / "rows.tif", u16, rows=1)
    register("rows.tif", "u16", "TIFF")

    # TIFF by tifffile.
    for kind, movie in movies.items():
        for name, options, form in (
            ("classic", {}, "TIFF"),
            ("bigtiff", {"bigtiff": True}, "BigTIFF"),
            ("mm", {"byteorder": ">"}, "TIFF"),
            ("rows", {"rowsperstrip": 4}, "TIFF"),
            ("deflate", {"compression": "zlib", "rowsperstrip": 4}, "TIFF"),
            ("tiled", {"tile": (16, 16)}, "TIFF"),
            ("imagej", {"imagej": True, "metadata": {"axes": "TYX"}}, "ImageJ TIFF"),
            ("truncate", {"truncate": True}, "TIFF"),
            ("truncate_big", {"truncate": True, "bigtiff": True, "byteorder": ">"}, "BigTIFF"),
            ("ome", {"ome": True, "metadata": {"axes": "TYX"}}, "OME-TIFF"),
            ("ome_big", {"ome": True, "bigtiff": True, "metadata": {"axes": "TYX"}}, "OME-TIFF"),
        ):
            if kind == "i16" and name == "imagej":
                continue  # ImageJ has no signed integers.
            path = f"tifffile_{kind}_{name}{'.ome' if 'ome' in name else ''}.tif"
            tifffile.imwrite(folder / path, movie, photometric="minisblack", **options)
            register(path, kind, form)

    # Pillow calls libtiff.
    pages = [PIL.Image.fromarray(frame) for frame in u8]
    pages[0].save(folder / "pillow_packbits.tif", save_all=True, append_images=pages[1:], compression="packbits")
    register("pillow_packbits.tif", "u8", "TIFF")

    # Series of files.
    ome_series(folder / "series", u16, ["a_MMStack.ome.tif", "a_MMStack_1.ome.tif", "a_MMStack_2.ome.tif"])
    register("series/a_MMStack.ome.tif", "u16", "OME-TIFF")
    ome_series(folder / "series_tif", u16, ["b.tif", "b_1.tif", "b_2.tif"])
    register("series_tif/b.tif", "u16", "OME-TIFF")

    # A single page, as for camera maps.
    tifffile.imwrite(folder / "map_f64.tif", np.arange(12, dtype=np.float64).reshape(3, 4) / 8)

    # Formats without a header, and npy.
    for kind, dtype in (("u16", "<u2"), ("u16", ">u2"), ("u8", "|u1"), ("i16", "<i2"), ("i16", ">i2"),
                        ("f32", "<f4"), ("f32", ">f4")):
        movie = movies[kind].astype(dtype)
        letter = "b" if dtype[0] == ">" else "l"
        name = f"{kind}_{letter}"
        movie.tofile(folder / f"{name}.raw")
        (folder / f"{name}.yaml").write_text(
            f"Byte Order: '{'>' if letter == 'b' else '<'}'\nCamera: none\nData Type: {movies[kind].dtype.name}\n"
            f"Frames: {FRAMES}\nHeight: {HEIGHT}\nWidth: {WIDTH}\n---\nFrames: 1\n")
        register(f"{name}.raw", kind, "Picasso raw")
        np.save(folder / f"{name}.npy", movie)
        register(f"{name}.npy", kind, "npy")
        if kind == "u16":
            movie.tofile(folder / f"{name}.dax")
            endian = "big" if letter == "b" else "little"
            (folder / f"{name}.inf").write_text(
                f"binning = 1 x 1\ndata type = 16 bit integers (binary, {endian} endian)\n"
                f"frame dimensions = {WIDTH} x {HEIGHT}\nnumber of frames = {FRAMES}\nx_start = 1\n")
            register(f"{name}.dax", kind, "dax")
    with open(folder / "version2.npy", "wb") as file:
        np.lib.format.write_array(file, u16, version=(2, 0))
    register("version2.npy", "u16", "npy")
    np.save(folder / "called.tif", u16)
    (folder / "called.tif.npy").rename(folder / "called.tif")
    register("called.tif", "u16", "npy")

    # Small arrays of any type and order.
    for dtype in ("?", "u1", "<u2", ">u4", "<u8", "i1", ">i2", "<i4", ">i8", "<f4", ">f8"):
        array = np.arange(24).reshape(2, 3, 4).astype(dtype)
        name = dtype.replace("<", "l_").replace(">", "b_").replace("?", "bool")
        np.save(folder / f"array_{name}.npy", array)
        np.save(folder / f"array_{name}_fortran.npy", np.asfortranarray(array))

    # Imaris.
    for kind, movie in movies.items():
        if kind != "i16":
            imaris(folder / f"{kind}.ims", movie[:, None, None])
            register(f"{kind}.ims", kind, "Imaris")
    imaris(folder / "plain.ims", u16[:, None, None], compression=None)
    register("plain.ims", "u16", "Imaris")

    # Zarr.
    chunks = (3, 8, 10)
    for kind, movie in movies.items():
        for name, version, options in (
            ("v2_blosc", 2, {"compressors": numcodecs.Blosc("lz4", shuffle=1)}),
            ("v2_zlib", 2, {"compressors": numcodecs.Zlib()}),
            ("v2_plain", 2, {"compressors": None}),
            ("v3_zstd", 3, {"compressors": zarr.codecs.ZstdCodec()}),
            ("v3_gzip", 3, {"compressors": zarr.codecs.GzipCodec()}),
            ("v3_blosc", 3, {"compressors": zarr.codecs.BloscCodec()}),
            ("v3_sharded", 3, {"shards": (6, 16, 20)}),
        ):
            path = f"{kind}_{name}.zarr"
            array = zarr.create_array(folder / path, shape=movie.shape, dtype=movie.dtype, chunks=chunks,
                                      zarr_format=version, overwrite=True, **options)
            array[:] = movie
            register(path, kind, f"Zarr v{version}")
    # Blosc, with each of its codecs that numcodecs has. Noise of 16 bits would be stored.
    dim = (100 + rng.poisson(1, u16.shape)).astype(np.uint16)
    np.save(folder / "expected_dim.npy", dim)
    for codec in ("blosclz", "lz4", "lz4hc", "zlib", "zstd"):
        for number, shuffle in enumerate(("noshuffle", "shuffle", "bitshuffle")):
            for version, compressor in (
                (2, numcodecs.Blosc(codec, shuffle=number)),
                (3, zarr.codecs.BloscCodec(cname=codec, shuffle=shuffle, typesize=2)),
            ):
                path = f"dim_v{version}_{codec}_{shuffle}.zarr"
                array = zarr.create_array(folder / path, shape=dim.shape, dtype="u2", chunks=(6, 8, 10),
                                          zarr_format=version, compressors=compressor, overwrite=True)
                array[:] = dim
                register(path, "dim", f"Zarr v{version}")
    big = zarr.create_array(folder / "u16_v2_big_endian.zarr", shape=u16.shape, dtype=">u2", chunks=chunks,
                            zarr_format=2, overwrite=True)
    big[:] = u16
    register("u16_v2_big_endian.zarr", "u16", "Zarr v2")
    transposed = zarr.create_array(folder / "u16_v3_transposed.zarr", shape=u16.shape, dtype="u2", chunks=chunks,
                                   filters=[zarr.codecs.TransposeCodec(order=(2, 0, 1))], overwrite=True)
    transposed[:] = u16
    register("u16_v3_transposed.zarr", "u16", "Zarr v3")

    # OME-Zarr, 5-D.
    axes = [{"name": name} for name in "tczyx"]
    multiscales = [{"axes": axes, "datasets": [{"path": "0"}], "name": "movie"}]
    for version, (path, name) in {2: ("ome04.zarr", "OME-Zarr"), 3: ("ome05.zarr", "OME-Zarr")}.items():
        group = zarr.open_group(folder / path, mode="w", zarr_format=version)
        array = group.create_array("0", shape=(FRAMES, 1, 1, HEIGHT, WIDTH), dtype="u2", chunks=(2, 1, 1, 13, 17))
        array[:] = u16[:, None, None]
        if version == 2:
            group.attrs["multiscales"] = [{**multiscales[0], "version": "0.4"}]
        else:
            group.attrs["ome"] = {"version": "0.5", "multiscales": multiscales}
        register(path, "u16", name)
    # Two channels.
    group = zarr.open_group(folder / "channels.zarr", mode="w", zarr_format=2)
    array = group.create_array("0", shape=(4, 2, 1, HEIGHT, WIDTH), dtype="u2", chunks=(3, 1, 1, 13, 17))
    array[:] = np.resize(u16, (8, HEIGHT, WIDTH)).reshape(4, 2, 1, HEIGHT, WIDTH)
    group.attrs["multiscales"] = [{**multiscales[0], "version": "0.4"}]

    (folder / "movies.json").write_text(json.dumps(movie_list, indent=1))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
