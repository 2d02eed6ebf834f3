"""Writes files of Imaris with h5py, as its format 5.5 describes them.

https://imaris.oxinst.com/support/imaris-file-format. Texts are arrays of single characters. Datasets are padded to
whole chunks, here with 250, which no reader may show.
"""

import h5py
import numpy as np

PADDING = 250


def characters(group, **texts):
    """Writes attributes as arrays of strings of one byte that end with a zero, as the library in C does."""
    kind = h5py.h5t.C_S1.copy()
    for name, text in texts.items():
        letters = np.frombuffer(str(text).encode(), "S1")
        space = h5py.h5s.create_simple((len(letters),))
        h5py.h5a.create(group.id, name.encode(), kind, space).write(letters, mtype=kind)


def imaris(path, stacks, chunks=(1, 8, 10), extent=None, unit="um", names=None, promised=None, without=(), empty=(),
           compression="gzip"):
    """Writes an array with the axes (time, z, channel, y, x).

    `extent` is the size in x, y and z. `without` are times without a group, `empty` times whose datasets have no
    chunk.
    """
    times, slices, channels, height, width = stacks.shape
    extent = extent or (width, height, slices)
    with h5py.File(path, "w") as file:
        image = file.create_group("DataSetInfo/Image")
        low = (5.0, -3.0, 0.0)
        ends = {f"ExtMin{axis}": low[axis] for axis in range(3)}
        ends |= {f"ExtMax{axis}": low[axis] + extent[axis] for axis in range(3)}
        characters(image, X=width, Y=height, Z=slices, Unit=unit, **ends)
        promised = times if promised is None else promised
        characters(file.create_group("DataSetInfo/TimeInfo"), DatasetTimePoints=promised, FileTimePoints=promised)
        for channel, name in enumerate(names or []):
            characters(file.create_group(f"DataSetInfo/Channel {channel}"), Name=name)
        later = []
        # A level of half the size, which is not that of the movie.
        for level, step, last in ((0, 1, times), (1, 2, 1)):
            for time in set(range(last)) - set(without):
                for channel in range(channels):
                    group = file.create_group(f"DataSet/ResolutionLevel {level}/TimePoint {time}/Channel {channel}")
                    stack = stacks[time, :, channel, ::step, ::step]
                    depth, rows, columns = stack.shape
                    characters(group, ImageSizeX=columns, ImageSizeY=rows, ImageSizeZ=depth)
                    padded = [-(-side // chunk) * chunk for side, chunk in zip(stack.shape, chunks)]
                    data = group.create_dataset("Data", padded, stacks.dtype, chunks=chunks, compression=compression,
                                                **({"compression_opts": 2} if compression == "gzip" else {}))
                    whole = np.full(padded, PADDING, stacks.dtype)
                    whole[:depth, :rows, :columns] = stack
                    if time not in empty:
                        later.append((data, whole))
        # The images follow all datasets, as in a recording.
        for data, whole in later:
            data[:] = whole
