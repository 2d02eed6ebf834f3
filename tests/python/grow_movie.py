"""Writes a movie in parts: prints "ready", reads a number of frames from each line of stdin, appends
them, and prints the number of all.

    python grow_movie.py KIND MOVIE FRAMES.npy
"""

import sys
from pathlib import Path

import numpy as np


def tiff(path, frames, **options):
    import tifffile

    # Opened again for each part, so that all of it is on the disk.
    def add(start, end):
        for frame in frames[start:end]:
            with tifffile.TiffWriter(path, append=path.exists(), bigtiff=options.get("bigtiff", False)) as file:
                file.write(frame, photometric="minisblack", contiguous=False, metadata=None,
                           compression=options.get("compression"))
    return add, lambda: None


def zarr_array(path, frames, version):
    import zarr

    array = zarr.create_array(path, shape=(0, *frames.shape[1:]), dtype="u2", chunks=(4, *frames.shape[1:]),
                              zarr_format=version)

    def add(start, end):
        for number in range(start, end):
            array.resize((number + 1, *frames.shape[1:]))
            array[number] = frames[number]
    return add, lambda: None


def ndtiff(path, frames):
    from ndtiff import NDTiffDataset

    # It adds a number to the name of the folder.
    folder, name = path.parent, path.name.removesuffix("_1")
    data = NDTiffDataset(str(folder), name=name, summary_metadata={"PixelSizeUm": 0.125}, writable=True)
    assert Path(data.path) == path, data.path

    def add(start, end):
        for number in range(start, end):
            data.put_image({"time": number}, frames[number], {"number": number})
    return add, data.finish


def main():
    kind, path, frames = sys.argv[1], Path(sys.argv[2]), np.load(sys.argv[3])
    add, finish = {
        "tiff": lambda: tiff(path, frames),
        "bigtiff": lambda: tiff(path, frames, bigtiff=True),
        "deflate": lambda: tiff(path, frames, compression="zlib"),
        "zarr2": lambda: zarr_array(path, frames, 2),
        "zarr3": lambda: zarr_array(path, frames, 3),
        "ndtiff": lambda: ndtiff(path, frames),
    }[kind]()
    print("ready", flush=True)
    written = 0
    for line in sys.stdin:
        count = int(line)
        add(written, written + count)
        written += count
        print(written, flush=True)
    finish()


if __name__ == "__main__":
    main()
