"""The result of a run: parts, failures, and one table of all parts."""

import json
import os
import uuid
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import pyarrow.parquet

from gaussmle._errors import Error, InputError

if TYPE_CHECKING:
    import pandas

    import dask.dataframe


@dataclass(frozen=True)
class Failure:
    """A part that could not be localized: its first frame and the one after its last."""

    frames: tuple[int, int]
    error: str
    attempts: int

    def __str__(self) -> str:
        return f"frames {self.frames[0]}:{self.frames[1]} after {self.attempts} attempts: {self.error}"


@dataclass(frozen=True)
class Result:
    """The parts of a run, each a Parquet file, and its failures, in the order of frames.

    ``gaussmle.concat(result.parts)`` is one table in memory, in which ``roi`` counts from 0 in each part.
    :meth:`dataframe` is the same table, lazy and with consecutive ``roi``.
    """

    parts: list[str]
    """Paths."""
    frames: list[tuple[int, int]]
    """The first frame of each part, and the one after its last."""
    counts: list[int]
    """Rows of each part."""
    failed: list[Failure]
    manifest: str
    """Path of a JSON file with the same content."""
    computed: int = 0
    """Number of parts that this run computed. The others existed, or another run was faster."""
    about: dict[str, Any] = field(default_factory=dict)
    """Movie, configuration and version."""
    notes: list[str] = field(default_factory=list)
    """Warnings about the movie and the fits, each once, of the parts that this run computed."""

    def __repr__(self) -> str:
        return f"<{self.rows} localizations in {len(self.parts)} parts, {len(self.failed)} failed: {self.manifest}>"

    @property
    def rows(self) -> int:
        """Rows of all parts."""
        return sum(self.counts)

    def dataframe(self) -> "dask.dataframe.DataFrame":
        """Returns all rows as a lazy table, one partition for each part, in the order of frames.

        ``roi`` numbers the rows of the whole table, as in a run on one machine. Frames that failed
        have no rows and take no numbers. From 2**32 rows on, ``roi`` has 64 bits.
        """
        import dask.dataframe as dd

        if not self.parts:
            raise InputError("there is no table: the run has no frames, or all of its parts failed")
        dtype = "uint32" if self.rows < 1 << 32 else "uint64"
        schema = pyarrow.parquet.read_schema(self.parts[0]).remove_metadata()
        meta = schema.empty_table().to_pandas().astype({"roi": dtype})
        first_rois = [0, *accumulate(self.counts)][: len(self.parts)]
        return dd.from_map(read_part, self.parts, first_rois, dtype=dtype, meta=meta, enforce_metadata=False)

    def write(self) -> None:
        """Writes the manifest atomically."""
        parts = [
            {"name": os.path.basename(part), "frames": frames, "rows": rows}
            for part, frames, rows in zip(self.parts, self.frames, self.counts)
        ]
        failed = [asdict(failure) for failure in self.failed]
        content = {**self.about, "rows": self.rows, "parts": parts, "notes": self.notes, "failed": failed}
        unfinished = os.path.join(os.path.dirname(self.manifest), f".{uuid.uuid4().hex}.json")
        with open(unfinished, "x", encoding="utf-8") as file:
            file.write(json.dumps(content, indent=1) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, self.manifest)


class PartsFailed(Error):
    """Some frames could not be localized.

    ``result`` has the other frames. The next run tries the failed ones only.
    """

    def __init__(self, result: Result):
        self.result = result
        shown = [str(failure) for failure in result.failed[:5]]
        if len(result.failed) > len(shown):
            shown.append(f"and {len(result.failed) - len(shown)} more")
        total = len(result.failed) + len(result.parts)
        super().__init__("\n  ".join([f"{len(result.failed)} of {total} parts failed:", *shown]))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.result,)


def read_part(path: str, first_roi: int, dtype: str) -> "pandas.DataFrame":
    """Reads a part and numbers its rows from ``first_roi``, in one thread: Dask uses the others."""
    table = pyarrow.parquet.ParquetFile(path).read(use_threads=False).replace_schema_metadata(None)
    frame = table.to_pandas()
    frame["roi"] = frame["roi"].astype(dtype) + first_roi
    return frame
