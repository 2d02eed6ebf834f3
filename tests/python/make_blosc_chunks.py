#!/usr/bin/env python3
"""Prints chunks of Blosc, for crates/io/src/movie/blosc/vectors.txt.

    python3 make_blosc_chunks.py VECTORS

A line has the codec, the shuffle, the bytes of an element, the number of elements, and the chunk. Element i
is 9 * (i % 30) * (i // 60 % 3 + 1), of which the low bytes are kept. The lines of Snappy are copied from the
file VECTORS: numcodecs has no Snappy, and C-Blosc 1.21.6 wrote them. Needs numpy and numcodecs.
"""

import sys
from pathlib import Path

import numpy as np
from numcodecs import Blosc


def line(codec, shuffle, element, count, level=9):
    i = np.arange(count)
    values = (9 * (i % 30) * (i // 60 % 3 + 1)).astype("<u8")
    stored = values.view(np.uint8).reshape(count, 8)[:, :element]
    chunk = Blosc(codec, clevel=level, shuffle=shuffle, blocksize=256).encode(stored.copy().view(f"<u{element}"))
    return f"{codec} {shuffle} {element} {count} {bytes(chunk).hex()}"


vectors = Path(sys.argv[1]).read_text().splitlines()
# Blocks that are split have 64 KiB or more; those of Zstandard are not split, and have 256 bytes.
lines = [line(codec, shuffle, 2, 240) for codec in ("blosclz", "lz4", "lz4hc", "zlib", "zstd") for shuffle in range(3)]
lines += [line(codec, 1, 2, 33_000) for codec in ("blosclz", "zlib")]
lines += [line("lz4", shuffle, element, 960 // element) for element in (1, 4, 8) for shuffle in (1, 2)]
# The bits of 180 elements are not shuffled: C-Blosc asks for a multiple of 8. The last two are stored.
lines += [line("zlib", 2, 2, 180), line("blosclz", 1, 2, 20), line("lz4", 1, 2, 70, level=0)]
print("\n".join(lines + [kept for kept in vectors if kept.startswith("snappy")]))
