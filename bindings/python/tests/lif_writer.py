"""Writes a time series as a LIF file of version 2: a description as XML, and a block of pixels."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np


def text_block(text: str) -> bytes:
    return struct.pack("<BI", 0x2A, len(text)) + text.encode("utf-16-le")


def write_lif(path: Path, frames: np.ndarray, pixel_size: float) -> None:
    """Writes frames ``(n, height, width)`` of u16, with the pixel size in um."""
    count, height, width = frames.shape
    metres = 1e-6 * pixel_size
    # Number, length from the first to the last one, unit, and bytes from one to the next.
    axes = {
        1: (width, metres * (width - 1), "m", 2),
        2: (height, metres * (height - 1), "m", 2 * width),
        4: (count, 0.01 * (count - 1), "s", 2 * width * height),
    }
    dimensions = "".join(
        f'<DimensionDescription DimID="{axis}" NumberOfElements="{number}" Origin="0" Length="{length!r}" Unit="{unit}" '
        f'BitInc="0" BytesInc="{step}"/>'
        for axis, (number, length, unit, step) in axes.items()
    )
    channel = (
        '<ChannelDescription DataType="0" ChannelTag="0" Resolution="16" NameOfMeasuredQuantity="" Min="0" Max="65535" '
        'Unit="" LUTName="Gray" IsLUTInverted="0" BytesInc="0" BitInc="0"/>'
    )
    description = (
        '<LMSDataContainerHeader Version="2"><Element Name="movie.lif" Visibility="1" UniqueID="1"><Data/><Children>'
        '<Element Name="Series001" Visibility="1" UniqueID="2"><Data><Image><ImageDescription>'
        f"<Channels>{channel}</Channels><Dimensions>{dimensions}</Dimensions>"
        "</ImageDescription></Image></Data>"
        f'<Memory Size="{frames.nbytes}" MemoryBlockID="MemBlock_1"/></Element></Children></Element></LMSDataContainerHeader>'
    )
    header = text_block(description)
    block = struct.pack("<BQ", 0x2A, frames.nbytes) + text_block("MemBlock_1")
    with open(path, "wb") as file:
        for part in (header, block):
            file.write(struct.pack("<II", 0x70, len(part)) + part)
        file.write(frames.tobytes())
