"""What a table follows from, as one hash: movie, model, camera, options, version.

Parts are named by it. Whatever could change a row has to change the hash; what cannot, the movie's place for one, must not.
"""

import contextlib
import hashlib
import os
import pickle
import pickletools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import gaussmle

#: Bytes of each sample of a movie, and how many are taken, evenly spaced, the first and the last bytes among them.
SAMPLE_BYTES = 1 << 16
SAMPLES = 16

#: Options that change how a table is made, and no value in it.
NOT_IN_RESULTS = frozenset(
    "auto_timeout batch_size gpu_memory_limit gpu_timeout hang_timeout memory_budget on_wait performance_log".split()
)

#: Files that tell how a folder of chunks is to be read.
ZARR_ABOUT = {".zarray", ".zattrs", ".zgroup", ".zmetadata", "zarr.json"}

#: Folders of a Zarr that are looked at before each part: itself, and the arrays of a group. Nested chunks may have a million.
MOST_FOLDERS = 16


def path_of(uri: str | os.PathLike[str]) -> str:
    """The absolute path that a plain path or ``file://`` means. The library reads files, and nothing else."""
    text = os.fspath(uri)
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.-]+)://", text)
    if scheme is None:
        return os.path.abspath(text)
    parts = urlsplit(text)
    if scheme[1].lower() == "file" and parts.netloc in ("", "localhost"):
        return os.path.abspath(unquote(parts.path))
    raise gaussmle.InputError(
        f"{text}: gaussmle reads files, not {scheme[1]}://: copy the movie to a folder that all workers see, or mount it "
        "there, and pass its path"
    )


def identity(movie: str, model: Any, camera: Any, options: dict[str, Any]) -> str:
    """16 hexadecimal digits for everything that a part's rows follow from, but its frames."""
    digest = hashlib.sha256()
    for name, words in (
        ("version", [gaussmle.__version__]),
        ("movie", of_movie(movie)),
        ("model", of_value(model)),
        ("camera", of_value(camera)),
        *((name, of_value(options[name])) for name in sorted(options) if name not in NOT_IN_RESULTS),
    ):
        # Lengths keep neighbours apart: ("ab", "c") is not ("a", "bc").
        for word in (name, *words):
            data = word if isinstance(word, bytes) else str(word).encode()
            digest.update(len(data).to_bytes(8, "little") + data)
    return digest.hexdigest()[:16]


def stamp(movie: str) -> tuple[int, int]:
    """Size in bytes and time of the last change in ns: enough for a worker to see that it has the same file before it.

    Of a folder of chunks those of the files that describe it, and the folders' own times. A chunk that is written over is not seen.
    """
    about = os.stat(movie)
    if not os.path.isdir(movie):
        return about.st_size, about.st_mtime_ns
    size, time = 0, about.st_mtime_ns
    folders = [movie, *sorted(entry.path for entry in os.scandir(movie) if entry.is_dir())]
    for folder in folders[:MOST_FOLDERS]:
        time = max(time, os.stat(folder).st_mtime_ns)
        for name in sorted(ZARR_ABOUT):
            with contextlib.suppress(FileNotFoundError):
                file = os.stat(os.path.join(folder, name))
                size, time = size + file.st_size, max(time, file.st_mtime_ns)
    return size, time


def of_movie(movie: str) -> Iterator[str | bytes]:
    """Size, time of the last change, and samples of every file of a movie.

    The time sees an edit that the samples miss, and the samples two movies that were written within the clock's grain, or
    copied with their times. Reading all would take as long as localizing. The path is left out: a movie that was renamed is
    the same.
    """
    path = Path(movie)
    if not path.is_dir():
        for file in (path, *beside(path)):
            yield from of_file(file)
        return
    files = sorted(Path(folder, name) for folder, _, names in os.walk(path) for name in names)
    for file in files:
        about = file.stat()
        yield f"{file.relative_to(path)} {about.st_size} {about.st_mtime_ns}"
        if file.name in ZARR_ABOUT:
            yield file.read_bytes()


def beside(movie: Path) -> list[Path]:
    """Further files of a movie: what describes a raw one, and those that an OME series goes on in."""
    name = movie.name
    if name.endswith((".raw", ".dax")):
        about = [movie.with_suffix(ending) for ending in (".yaml", ".inf")]
        return [file for file in about if file.is_file()]
    series = re.fullmatch(r"(.*)(\.ome\.tiff?)", name)
    if series is None:
        return []
    further = re.compile(re.escape(series[1]) + r"_\d+" + re.escape(series[2]))
    return sorted(file for file in movie.parent.iterdir() if further.fullmatch(file.name))


def of_file(file: Path) -> Iterator[str | bytes]:
    with file.open("rb") as data:
        about = os.fstat(data.fileno())
        yield f"{about.st_size} {about.st_mtime_ns}"
        last = max(about.st_size - SAMPLE_BYTES, 0)
        for at in sorted({last * sample // (SAMPLES - 1) for sample in range(SAMPLES)}):
            data.seek(at)
            yield data.read(SAMPLE_BYTES)


def of_value(value: Any) -> Iterator[str | bytes]:
    """An option's repr, the arrays that it holds, and what is in the files that it names.

    A repr tells a camera's file, not the maps in it. What a worker will know of them is in the pickle: arrays as bytes,
    files as strings.
    """
    yield repr(value)
    seen = set()
    for _, word, _ in pickletools.genops(pickle.dumps(value)):
        if isinstance(word, bytearray):
            word = bytes(word)
        if not isinstance(word, str | bytes) or word in seen:
            continue
        seen.add(word)
        if isinstance(word, bytes):
            yield word
        elif names_file(word):
            yield from of_settings(Path(word))


def names_file(word: str) -> bool:
    return len(word) < 4096 and "\0" not in word and ("/" in word or "." in word) and os.path.isfile(word)


def of_settings(file: Path) -> Iterator[bytes]:
    """A file, and if it is TOML, the files that it names from its own folder, as ``FILE`` or ``FILE:DATASET``."""
    data = file.read_bytes()
    yield data
    if file.suffix == ".toml":
        for word in re.findall(r"[\"']([^\"'\n]+)[\"']", data.decode(errors="replace")):
            for name in (word, word.rpartition(":")[0]):
                if name and (file.parent / name).is_file():
                    yield (file.parent / name).read_bytes()
