#!/usr/bin/env python3
"""Writes movies with several channels or planes along z, and movies that state a pixel size.

    python3 make_planes.py FOLDER

Each pixel of a plane has the value 100 * time + 10 * z + channel. Needs h5py, numpy,
tifffile and zarr.
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np
import tifffile
import zarr
from imaris import imaris
from make_movies import tiff

HEIGHT, WIDTH = 13, 17


def planes(times, slices, channels):
    """An array with the axes (time, z, channel, y, x)."""
    t, z, c = np.meshgrid(np.arange(times), np.arange(slices), np.arange(channels), indexing="ij")
    return np.broadcast_to((100 * t + 10 * z + c)[..., None, None], (*t.shape, HEIGHT, WIDTH)).astype(np.uint16)


def ndtiff(folder, order, arrays, channel_names, cut=None, index=True):
    """Writes an NDTiff of version 3: TIFF files with a summary, and an index of the planes.

    `order` lists (time, z, channel) in the order of the file, `cut` is the first plane of a second
    file. The offsets are those of the specification: https://github.com/micro-manager/NDTiffStorage.
    """
    folder.mkdir()
    summary = json.dumps({"PixelSize_um": 0.107, "Camera": "Prime95B"}).encode()
    entries = bytearray()
    cut = len(order) if cut is None else cut
    for number, part in enumerate([order[:cut], order[cut:]]):
        if not part:
            continue
        name = "a_NDTiffStack.tif" if number == 0 else f"a_NDTiffStack_{number}.tif"
        out = bytearray(struct.pack("<2sHI", b"II", 42, 0))
        out += struct.pack("<IIIII", 483729, 3, 3, 2355492, len(summary)) + summary
        link = 4
        for time, z, channel in part:
            pixels = arrays[time, z, channel].tobytes()
            metadata = json.dumps({"Camera": "Prime95B"}).encode()
            out += b"\0" * (len(out) % 2)
            directory = len(out)
            fields = 10
            data = directory + 2 + 12 * fields + 4
            text = data + len(pixels)
            entry = [(256, 4, 1, WIDTH), (257, 4, 1, HEIGHT), (258, 3, 1, 16), (259, 3, 1, 1), (262, 3, 1, 1),
                     (273, 4, 1, data), (277, 3, 1, 1), (278, 4, 1, HEIGHT), (279, 4, 1, len(pixels)),
                     (51123, 2, len(metadata), text)]
            out[link:link + 4] = struct.pack("<I", directory)
            out += struct.pack("<H", fields)
            out += b"".join(struct.pack("<HHII", *values) for values in entry)
            link = len(out)
            out += struct.pack("<I", 0) + pixels + metadata
            axes = {"time": time, "channel": channel_names[channel]}
            if arrays.shape[1] > 1:
                axes["z"] = z
            axes = json.dumps(axes).encode()
            entries += struct.pack("<I", len(axes)) + axes + struct.pack("<I", len(name)) + name.encode()
            entries += struct.pack("<IiiiiIii", data, WIDTH, HEIGHT, 1, 0, text, len(metadata), 0)
        (folder / name).write_bytes(out)
    if index:
        (folder / "NDTiff.index").write_bytes(entries)


def micro_manager(path, order, arrays, names, positions=1):
    """Writes Micro-Manager's TIFF as a crash leaves it: without OME, with a text for each plane.

    With several positions, they take the place of z.
    """
    slices = 1 if positions > 1 else arrays.shape[1]
    summary = json.dumps({"Channels": arrays.shape[2], "Slices": slices, "Positions": positions, "ChNames": names,
                          "PixelSize_um": 0.16}).encode()
    out = bytearray(struct.pack("<2sHI", b"II", 42, 0))
    out += struct.pack("<8I", 54773648, 0, 483765892, 0, 99384722, 0, 2355492, len(summary)) + summary
    link = 4
    for time, z, channel in order:
        pixels = arrays[time, z, channel].tobytes()
        place = {"PositionIndex": z} if positions > 1 else {"SliceIndex": z}
        text = json.dumps({"FrameIndex": time, **place, "ChannelIndex": channel, "Camera": "Andor"}).encode()
        out += b"\0" * (len(out) % 2)
        directory = len(out)
        data = directory + 2 + 12 * 9 + 4
        entry = [(256, 4, 1, WIDTH), (257, 4, 1, HEIGHT), (258, 3, 1, 16), (259, 3, 1, 1), (262, 3, 1, 1),
                 (273, 4, 1, data), (278, 4, 1, HEIGHT), (279, 4, 1, len(pixels)),
                 (51123, 2, len(text), data + len(pixels))]
        out[link:link + 4] = struct.pack("<I", directory)
        out += struct.pack("<H", len(entry)) + b"".join(struct.pack("<HHII", *values) for values in entry)
        link = len(out)
        out += struct.pack("<I", 0) + pixels + text
    path.write_bytes(out)


def main(folder: Path):
    folder.mkdir(parents=True, exist_ok=True)
    two = planes(5, 1, 2)
    write = tifffile.imwrite
    um = "\u00b5m"
    write(folder / "imagej.tif", two[:, 0], imagej=True, resolution=(1 / 0.1083, 1 / 0.1083),
          metadata={"axes": "TCYX", "unit": "um"})
    write(folder / "imagej_z.tif", planes(4, 3, 2), imagej=True, metadata={"axes": "TZCYX"})
    write(folder / "imagej_mislabelled.tif", planes(6, 1, 1)[:, 0, 0], imagej=True)  # As channels.
    write(folder / "ome.ome.tif", two[:, 0], metadata={
        "axes": "TCYX", "Channel": {"Name": ["DAPI", "Cy5"]}, "PhysicalSizeX": 0.074, "PhysicalSizeXUnit": um,
        "PhysicalSizeY": 0.074, "PhysicalSizeYUnit": um})
    write(folder / "ome_slow.ome.tif", np.moveaxis(two[:, 0], 1, 0), metadata={
        "axes": "CTYX", "PhysicalSizeX": 74.0, "PhysicalSizeXUnit": "nm"})
    write(folder / "ome_z.ome.tif", planes(6, 1, 1)[:, 0, 0], metadata={"axes": "ZYX"})
    write(folder / "cm.tif", planes(6, 1, 1)[:, 0, 0], resolution=(1e5, 1e5), resolutionunit="CENTIMETER")
    write(folder / "oblong.tif", two[:, 0], imagej=True, resolution=(1 / 0.1, 1 / 0.12),
          metadata={"axes": "TCYX", "unit": "um"})
    write(folder / "oblong.ome.tif", two[:, 0], metadata={
        "axes": "TCYX", "PhysicalSizeX": 0.074, "PhysicalSizeXUnit": um, "PhysicalSizeY": 72, "PhysicalSizeYUnit": "nm"})
    write(folder / "dpi.tif", planes(6, 1, 1)[:, 0, 0], resolution=(72, 72), resolutionunit="INCH")

    # Planes in another order than that of the axes, named one by one, in two files.
    order = [(t, 0, c) for c in (1, 0) for t in (4, 0, 1, 2, 3)]
    names = ["s.ome.tif", "s_1.ome.tif"]
    blocks = "".join(
        f'<TiffData FirstC="{c}" FirstT="{t}" FirstZ="{z}" IFD="{i % 6}" PlaneCount="1">'
        f'<UUID FileName="{names[i // 6]}">urn:uuid:{i // 6}</UUID></TiffData>'
        for i, (t, z, c) in enumerate(order))
    text = ('<?xml version="1.0" encoding="UTF-8"?><OME xmlns="http://www.openmicroscopy.org/Schemas/OME/2013-06">'
            '<Image ID="Image:0"><Pixels BigEndian="false" DimensionOrder="XYCZT" ID="Pixels:0" SizeC="2" SizeT="5" '
            f'SizeX="{WIDTH}" SizeY="{HEIGHT}" SizeZ="1" Type="uint16"><Channel ID="Channel:0:0" Name="DAPI"/>'
            f'<Channel ID="Channel:0:1" Name="Cy5"/>{blocks}</Pixels></Image></OME>')
    (folder / "series").mkdir()
    in_order = np.stack([two[place] for place in order])
    tiff(folder / "series" / names[0], in_order[:6], text=text, rows=HEIGHT)
    tiff(folder / "series" / names[1], in_order[6:], text=text, rows=HEIGHT)
    if len(tifffile.imread(folder / "series" / names[0])) != 5:
        raise AssertionError("tifffile does not read the series as 5 times")

    # Several images in one file: of one size, of two sizes, and one for each frame.
    with tifffile.TiffWriter(folder / "images.ome.tif") as file:
        for channel, name in enumerate(["left", "right"]):
            file.write(two[:, 0, channel], metadata={"axes": "TYX", "Name": name, "PhysicalSizeX": 0.1 * (channel + 1)})
    with tifffile.TiffWriter(folder / "sizes.ome.tif") as file:
        file.write(planes(3, 1, 1)[:, 0, 0, :6, :5], metadata={"axes": "TYX"})
        file.write(two[:, 0], metadata={"axes": "TCYX"})
    with tifffile.TiffWriter(folder / "single.ome.tif") as file:
        for frame in planes(6, 1, 1)[:, 0, 0]:
            file.write(frame, metadata={"PhysicalSizeX": 0.1})
    with tifffile.TiffFile(folder / "images.ome.tif") as file:
        assert [(series.name, series.shape) for series in file.series] == [
            (name, (5, HEIGHT, WIDTH)) for name in ("left", "right")], file.series

    # A set of two files, whose description is in a third.
    (folder / "companion").mkdir()
    blocks = "".join(
        f'<Image ID="Image:{i}" Name="image {i}"><Pixels DimensionOrder="XYCZT" ID="Pixels:{i}" SizeC="2" SizeT="5" '
        f'SizeX="{WIDTH}" SizeY="{HEIGHT}" SizeZ="1" Type="uint16"><Channel ID="Channel:{i}:0" Name="DAPI"/>'
        f'<Channel ID="Channel:{i}:1" Name="Cy5"/><TiffData IFD="0" PlaneCount="10"><UUID FileName="{name}">u</UUID>'
        "</TiffData></Pixels></Image>"
        for i, name in enumerate(["first.tif", "second.tif"]))
    (folder / "companion" / "set.companion.ome").write_text(f"<OME>{blocks}</OME>")
    binary = '<OME><BinaryOnly MetadataFile="set.companion.ome" UUID="u"/></OME>'
    for number, name in enumerate(["first.tif", "second.tif"]):
        tiff(folder / "companion" / name, (two[:, 0] + number).reshape(10, HEIGHT, WIDTH), text=binary, rows=HEIGHT)

    # Scans through focus: z alone, and five frames in each plane.
    write(folder / "scan.ome.tif", planes(1, 6, 1)[0, :, 0], metadata={"axes": "ZYX"})
    write(folder / "scan_times.ome.tif", planes(5, 3, 1)[:, :, 0], metadata={"axes": "TZYX"})
    write(folder / "scan_imagej.tif", planes(5, 3, 1)[:, :, 0], imagej=True, metadata={"axes": "TZYX"})

    # Two positions of Micro-Manager without OME.
    (folder / "positions").mkdir()
    micro_manager(folder / "positions" / "a_MMStack.ome.tif", [(t, p, 0) for t in range(5) for p in (0, 1)],
                  planes(5, 2, 1), ["Cy5"], positions=2)

    # NDTiff: channels interleaved, times out of order, two files.
    order = [(t, 0, c) for t in (1, 0, 2, 3, 4) for c in (0, 1)]
    ndtiff(folder / "ndtiff", order, two, ["DAPI", "Cy5"], cut=7)
    with tifffile.TiffFile(folder / "ndtiff" / "a_NDTiffStack.tif") as file:
        series = file.series[0]
        assert series.kind == "ndtiff" and series.shape[:2] == (5, 2), (series.kind, series.shape)
        assert np.array_equal(series.asarray(), two[:, 0])
    ndtiff(folder / "ndtiff_z", [(t, z, 0) for t in range(4) for z in range(3)], planes(4, 3, 1), ["Cy5"])
    ndtiff(folder / "ndtiff_one", [(t, 0, 0) for t in range(5)], planes(5, 1, 1), ["Cy5"])

    (folder / "mm").mkdir()
    micro_manager(folder / "mm" / "a_MMStack_Pos0.ome.tif", [(t, 0, c) for c in (1, 0) for t in range(5)], two,
                  ["DAPI", "Cy5"])

    # Imaris. Two planes along z share a chunk.
    size = {"extent": (WIDTH * 0.11, HEIGHT * 0.12, 1)}
    imaris(folder / "imaris.ims", two, names=["DAPI", "Cy5"], **size)
    imaris(folder / "imaris_z.ims", planes(4, 3, 2), chunks=(2, 8, 10), **size)
    imaris(folder / "imaris_scan.ims", planes(1, 5, 1), chunks=(2, 8, 10), extent=(WIDTH * 110, HEIGHT * 110, 250),
           unit="nm")
    imaris(folder / "imaris_scan_times.ims", planes(5, 3, 1), chunks=(2, 8, 10), unit="\u00b5m")
    imaris(folder / "imaris_promised.ims", planes(5, 1, 1), promised=7)
    imaris(folder / "imaris_empty.ims", planes(5, 1, 1), empty=(3, 4))
    imaris(folder / "imaris_gap.ims", planes(5, 1, 1), without=(3,))
    (folder / "refused").mkdir()
    imaris(folder / "refused" / "dark.ims", planes(5, 1, 1), empty=(2,))
    imaris(folder / "refused" / "lzf.ims", planes(5, 1, 1), compression="lzf")
    imaris(folder / "refused" / "u32.ims", planes(5, 1, 1).astype(np.uint32))

    # Zarr.
    axes = [{"name": "t", "type": "time"}, {"name": "c", "type": "channel"},
            {"name": "y", "type": "space", "unit": "micrometer"}, {"name": "x", "type": "space", "unit": "micrometer"}]
    scale = [{"type": "scale", "scale": [1.0, 1.0, 0.12, 0.11]}]
    multiscale = {"axes": axes, "datasets": [{"path": "0", "coordinateTransformations": scale}], "version": "0.4"}
    group = zarr.open_group(folder / "ome.zarr", mode="w", zarr_format=2)
    group.create_array("0", shape=two[:, 0].shape, dtype="u2", chunks=(2, 1, 13, 17))[:] = two[:, 0]
    group.attrs["multiscales"] = [multiscale]
    group.attrs["omero"] = {"channels": [{"label": "DAPI"}, {"label": "Cy5"}]}
    named = zarr.create_array(folder / "named.zarr", shape=two[:, 0].shape, dtype="u2", chunks=(2, 2, 13, 17),
                              dimension_names=["t", "c", "y", "x"])
    named[:] = two[:, 0]
    frame = zarr.create_array(folder / "frame.zarr", shape=(HEIGHT, WIDTH), dtype="u2", chunks=(5, 5))
    frame[:] = 7
    np.save(folder / "frame.npy", np.full((HEIGHT, WIDTH), 7, np.uint16))

    # A hostile array: 100,000 frames in nothing.
    (folder / "nothing.zarr").mkdir()
    (folder / "nothing.zarr" / ".zarray").write_text(json.dumps({
        "zarr_format": 2, "shape": [100_000, 512, 512], "chunks": [1, 8, 8], "dtype": "<u2", "compressor": None,
        "fill_value": 0, "order": "C", "filters": None}))

    two[:, 0, 0].tofile(folder / "picasso.raw")
    (folder / "picasso.yaml").write_text(
        f"Byte Order: <\nCamera: Zyla 4.2\nData Type: uint16\nFrames: 5\nHeight: {HEIGHT}\nWidth: {WIDTH}\n"
        "Pixelsize: 130\nBaseline: 100\nSensitivity: 0.5\nGain: 1\nQe: 0.82\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
