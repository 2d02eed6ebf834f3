#!/usr/bin/env python3
"""Concatenates parts into one table: concatenate.py OUT.parquet PART.parquet ...

Parts are sorted by their frames, and ``roi`` is numbered consecutively. The rows are identical to
those of a single run over all frames. One part is in memory at a time. Requires pyarrow.
"""

import json
import os
import re
import sys

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq


def frames_of(path: str) -> tuple[int, int]:
    """First frame and the frame after the last one, from the name of a part."""
    numbers = re.search(r"(\d+)-(\d+)\.parquet$", os.path.basename(path))
    if numbers is None:
        sys.exit(f"{path}: the name of a part must end in FIRST-END.parquet, its frames")
    return int(numbers[1]), int(numbers[2])


def with_notes(schema: pa.Schema, parts: int, missing: list[str]) -> pa.Schema:
    """The metadata of the first part, with notes on the concatenation and on missing frames."""
    metadata = dict(schema.metadata or {})
    notes = json.loads(metadata.get(b"gaussmle.notes", b"[]")) + [
        f"concatenated from {parts} parts; the configuration is that of the first part"
    ]
    notes += [f"frames {gap} are missing" for gap in missing]
    return schema.with_metadata({**metadata, b"gaussmle.notes": json.dumps(notes).encode()})


def main(out: str, *paths: str) -> None:
    parts = sorted(paths, key=frames_of)
    if not parts:
        sys.exit("no parts: give at least one PART.parquet")
    missing, expected = [], frames_of(parts[0])[0]
    for path in parts:
        first, end = frames_of(path)
        if first < expected:
            sys.exit(
                f"{path} starts at frame {first}, but the part before it ends at frame {expected}: "
                "are these parts of different runs?"
            )
        if first > expected:
            missing.append(f"{expected}:{first}")
        expected = end
    for gap in missing:
        print(f"frames {gap} are missing", file=sys.stderr)
    schema = with_notes(pq.read_schema(parts[0]), len(parts), missing)
    unfinished = f"{out}.begun"
    rows = 0
    with pq.ParquetWriter(unfinished, schema) as writer:
        for path in parts:
            table = pq.ParquetFile(path).read()
            index = schema.get_field_index("roi")
            # Checked for overflow: roi has 32 bits.
            roi = pc.add_checked(table["roi"], pa.scalar(rows, schema.field("roi").type))
            writer.write_table(table.set_column(index, schema.field("roi"), roi))
            rows += table.num_rows
    os.replace(unfinished, out)
    print(f"{rows} rows", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
