"""Identity of a movie and a configuration: equal hashes mean equal tables.

Part files carry the hash in their names. Everything that could change a row changes the hash.
"""

import hashlib
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from gaussmle import _native
from gaussmle._group import Group
from gaussmle._movies import movie_files

#: Bytes of one sample of a file, and the number of samples, evenly spaced from start to end.
SAMPLE_BYTES = 1 << 16
SAMPLES = 16

#: Options that do not change any value of a table.
IRRELEVANT_OPTIONS = frozenset(
    "auto_timeout batch_size config gpu_idle_timeout gpu_memory_limit gpu_timeout hang_timeout "
    "jobs_per_gpu memory_budget metrics nvml_library on_wait performance_log".split()
)

#: Files of a folder that describe its movie: those of Zarr, and the index of an NDTiff.
FOLDER_METADATA = (".zarray", ".zattrs", ".zgroup", ".zmetadata", "zarr.json", "NDTiff.index")

#: Folders of a Zarr that `fingerprint` reads: the root, and the arrays of a group. Nested chunks
#: may have a million folders.
MAX_FOLDERS = 16


def fingerprint(movie: str) -> tuple[int, int]:
    """Returns a movie's size in bytes and modification time in ns, which are quick to find.

    For a Zarr or an NDTiff these are of its metadata, and the times of its folders.
    """
    paths = [movie]
    if os.path.isdir(movie):
        folders = sorted(entry.path for entry in os.scandir(movie) if entry.is_dir())
        paths += folders[: MAX_FOLDERS - 1]
        metadata = (os.path.join(folder, name) for folder in paths for name in FOLDER_METADATA)
        paths = [*paths, *filter(os.path.exists, metadata)]
    found = [os.stat(path) for path in paths]
    size = sum(entry.st_size for entry in found if not stat.S_ISDIR(entry.st_mode))
    return size, max(entry.st_mtime_ns for entry in found)


def identity(movie: str, model: Any, camera: Any, options: dict[str, Any]) -> str:
    """Returns 16 hexadecimal digits that identify a movie and a configuration."""
    facts = [_native.version(), *movie_facts(Path(movie)), repr(model), repr(camera)]
    if camera is not None:  # Its repr omits these.
        maps = (camera.offset, camera.gain, camera.variance)
        facts += [sha256(np.asarray(values).tobytes()) for values in maps]
    facts += sorted((k, repr(value)) for k, value in each_option(options) if k not in IRRELEVANT_OPTIONS)
    facts += [sha256(Path(mask).read_bytes()) for mask in options.get("region") or () if is_file(mask)]
    if options.get("config"):
        facts += [sha256(file.read_bytes()) for file in configuration_files(options["config"])]
    return sha256(repr(facts).encode())[:16]


def is_file(region: Any) -> bool:
    """Reports if a region, as a configuration file has it, is the file of a mask."""
    return isinstance(region, str) and os.path.isfile(region)


def each_option(options: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yields options, and those in groups such as a ``Device``."""
    for name, value in options.items():
        if isinstance(value, Group):
            yield from value._given().items()
        else:
            yield name, value


def movie_facts(movie: Path) -> Iterator[tuple[Any, ...]]:
    """Yields size, modification time and samples of each file of a movie.

    The time reveals an edit that the samples miss. The samples distinguish files of equal size and
    time. Hashing the whole movie would take as long as localizing it. Zarr chunks are not sampled.
    """
    is_zarr = movie.is_dir()
    files = movie.rglob("*") if is_zarr else files_of(movie)
    for number, file in enumerate(sorted(filter(Path.is_file, files))):
        found = file.stat()
        # A renamed movie is the same movie.
        name = str(file.relative_to(movie)) if is_zarr else number
        is_chunk = is_zarr and file.name not in FOLDER_METADATA
        sampled = "" if is_chunk else samples(file, found.st_size)
        yield name, found.st_size, found.st_mtime_ns, sampled


def samples(file: Path, size: int) -> str:
    digest, last = hashlib.sha256(), max(size - SAMPLE_BYTES, 0)
    with file.open("rb") as data:
        for start in sorted({last * sample // (SAMPLES - 1) for sample in range(SAMPLES)}):
            data.seek(start)
            digest.update(data.read(SAMPLE_BYTES))
    return digest.hexdigest()


def files_of(movie: Path) -> list[Path]:
    """Lists the file of a movie, its description, and the other files of an OME series."""
    files = [Path(file) for file in movie_files(str(movie))]
    if series := re.fullmatch(r"(.*)(\.ome\.tiff?)", movie.name):
        other = re.compile(re.escape(series[1]) + r"_\d+" + re.escape(series[2]))
        files += [file for file in movie.parent.iterdir() if other.fullmatch(file.name)]
    return files


def configuration_files(file: str) -> list[Path]:
    """Lists a file and, if it is TOML, the files that it names, recursively."""
    found: list[Path] = []
    pending = [Path(file)]
    while pending:
        path = pending.pop()
        if path in found or not path.is_file():
            continue
        found.append(path)
        if path.suffix == ".toml":
            # The section is in the file next to a table. Its movie is not an input of this run.
            text = path.read_text(errors="replace").partition("\n[movie]")[0]
            for name in re.findall(r"[\"']([^\"'\n]+)[\"']", text):
                # A name may end with a colon and an array inside the file.
                pending += [path.parent / name, path.parent / name.rpartition(":")[0]]
    return found


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
