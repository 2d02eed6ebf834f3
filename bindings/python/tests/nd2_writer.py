"""Writes a time series as an ND2 file of version 3, as far as the package nd2 reads it.

Chunks have a header, a name with padding, and data. The map of all chunks is at the end of the file. Descriptions
are XML, which the format has beside its binary form.
"""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np

MAGIC = 0x0ABECEDA
#: Header and name of a chunk with pixels. 8 bytes of a time follow.
PIXELS_AFTER = 4088


def variant(**values: object) -> bytes:
    """Returns nested values as XML. The start of a name is the type, as the format has it."""
    types = {bool: "bool", int: "lx_uint32", float: "double", str: "CLxStringW"}

    def node(name: str, value: object) -> str:
        if isinstance(value, dict):
            return f"<{name}>{''.join(node(*item) for item in value.items())}</{name}>"
        text = str(value).lower() if isinstance(value, bool) else value
        return f'<{name} runtype="{types[type(value)]}" value="{text}"/>'

    return f"<variant>{''.join(node(*item) for item in values.items())}</variant>".encode()


def write_nd2(path: Path, frames: np.ndarray, pixel_size: float) -> None:
    """Writes frames ``(n, height, width)`` of u16, with the pixel size in um."""
    count, height, width = frames.shape
    sides = {"uiWidth": width, "uiHeight": height, "uiWidthBytes": 2 * width, "uiSequenceCount": count}
    plane = {"uiCompCount": 1, "sDescription": "561", "pFluorescentProbe": {"m_sName": "none"}}
    chunks = {
        "ImageAttributesLV!": variant(
            SLxImageAttributes={**sides, "uiBpcInMemory": 16, "uiBpcSignificant": 16, "uiComp": 1, "eCompression": 2}
        ),
        "ImageMetadataLV!": variant(
            SLxExperiment={
                "eType": 1,
                "uLoopPars": {"uiCount": count, "dStart": 0.0, "dPeriod": 10.0, "dDuration": 10.0 * count},
            }
        ),
        "ImageMetadataSeqLV|0!": variant(
            SLxPictureMetadata={
                "bCalibrated": True,
                "dCalibration": pixel_size,
                "sPicturePlanes": {"uiCount": 1, "sPlaneNew": {"a0": plane}},
            }
        ),
    }
    places = b""
    with open(path, "wb") as file:
        file.write(struct.pack("<IIQ32s64s", MAGIC, 32, 64, b"ND2 FILE SIGNATURE CHUNK NAME01!", b"Ver3.0"))
        pixels = ((f"ImageDataSeq|{number}!", bytes(8) + frame.tobytes()) for number, frame in enumerate(frames))
        for name, data in [*chunks.items(), *pixels]:
            length = PIXELS_AFTER - 16 if name.startswith("ImageDataSeq") else len(name)
            places += name.encode() + struct.pack("<QQ", file.tell(), len(data))
            file.write(struct.pack("<IIQ", MAGIC, length, len(data)) + name.encode().ljust(length, b"\0") + data)
        at = file.tell()
        places += b"ND2 CHUNK MAP SIGNATURE 0000001!" + struct.pack("<Q", at)
        file.write(struct.pack("<IIQ", MAGIC, 32, len(places)) + b"ND2 FILEMAP SIGNATURE NAME 0001!" + places)
