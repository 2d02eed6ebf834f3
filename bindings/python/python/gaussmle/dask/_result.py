"""What a run leaves: parts, counts, failures, and one table of them all."""

import json
import os
import uuid
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import pyarrow.parquet

import gaussmle

if TYPE_CHECKING:
    import pandas

    import dask.dataframe

#: Rows that the table's own numbers have bits for.
MOST_ROWS = 1 << 32


@dataclass(frozen=True)
class Failure:
    """Frames from ``frames[0]`` to ``frames[1]``, not included, that could not be localized."""

    frames: tuple[int, int]
    error: str
    attempts: int

    def __str__(self) -> str:
        return f"frames {self.frames[0]}:{self.frames[1]} after {self.attempts} attempts: {self.error}"


@dataclass(frozen=True)
class Result:
    """Parts in the order of their frames, each a Parquet file, and what is missing."""

    parts: list[str]
    """Paths, in the order of frames."""
    frames: list[tuple[int, int]]
    """First frame of each part, and the one after its last."""
    counts: list[int]
    """Rows of each part, from the files' footers."""
    failed: list[Failure]
    manifest: str
    """Path of the JSON file that says the same."""
    computed: int = 0
    """Parts that this run has made; the others were there, or another run was faster."""
    about: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    """What should be said of the movie and the fits, each once, from the parts that this run has made."""

    def __repr__(self) -> str:
        return f"<{self.rows} localizations in {len(self.parts)} parts, {len(self.failed)} failed: {self.manifest}>"

    @property
    def rows(self) -> int:
        return sum(self.counts)

    def dataframe(self) -> "dask.dataframe.DataFrame":
        """All rows, lazily, a partition for each part, in the order of frames.

        ``roi`` numbers the rows of the whole, as a run on one machine does: each part's begin where those before it end. Frames
        that failed have no rows and take no numbers. From 2**32 rows on, ``roi`` has 64 bits.
        """
        try:
            import dask.dataframe as dd
        except ImportError as error:
            raise ImportError(f"{error}; a lazy table needs pandas too: pip install './bindings/python[dask]'") from error
        if not self.parts:
            raise gaussmle.InputError("there is no table: every part failed, or there were no frames")
        kind = "uint32" if self.rows < MOST_ROWS else "uint64"
        schema = pyarrow.parquet.read_schema(self.parts[0]).remove_metadata()
        meta = schema.empty_table().to_pandas().astype({"roi": kind})
        before = [0, *accumulate(self.counts)][: len(self.parts)]
        return dd.from_map(read_part, self.parts, before, kind=kind, meta=meta, enforce_metadata=False)

    def write(self) -> None:
        """The manifest, whole or not at all."""
        text = json.dumps(
            {
                **self.about,
                "rows": self.rows,
                "parts": [
                    {"name": os.path.basename(part), "frames": frames, "rows": rows}
                    for part, frames, rows in zip(self.parts, self.frames, self.counts)
                ],
                "notes": self.notes,
                "failed": [asdict(failure) for failure in self.failed],
            },
            indent=1,
        )
        begun = os.path.join(os.path.dirname(self.manifest), f".{uuid.uuid4().hex}.json")
        with open(begun, "w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(begun, self.manifest)


class PartsFailed(gaussmle.Error):
    """Some frames could not be localized. ``result`` has the rest; the next run tries these alone."""

    def __init__(self, result: Result):
        self.result = result
        shown = [str(failure) for failure in result.failed[:5]]
        more = len(result.failed) - len(shown)
        words = "\n  ".join(shown + ([f"and {more} more"] if more else []))
        super().__init__(f"{len(result.failed)} of {len(result.failed) + len(result.parts)} parts failed:\n  {words}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.result,)


def read_part(path: str, before: int, kind: str = "uint32") -> "pandas.DataFrame":
    """A part, its rows numbered from ``before``. One file, not a folder, and read by one thread: Dask has the others."""
    table = pyarrow.parquet.ParquetFile(path).read(use_threads=False).replace_schema_metadata(None)
    frame = table.to_pandas()
    frame["roi"] = frame["roi"].astype(kind) + before
    return frame
