#!/usr/bin/env python3
"""One table of many parts: concatenate.py OUT.parquet PART.parquet ...

Parts are put in the order of their frames, and ``roi`` is numbered through, so that the result is, row by row, what one run over
all frames writes. One part is in memory at a time. Needs pyarrow.
"""

import json
import os
import re
import sys

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq


def frames_of(path: str) -> tuple[int, int]:
    """First frame, and the one after the last, from a part's name."""
    numbers = re.search(r"(\d+)-(\d+)\.parquet$", os.path.basename(path))
    if numbers is None:
        sys.exit(f"{path}: a part is called NAME-FIRST-END.parquet")
    return int(numbers[1]), int(numbers[2])


def told(schema: pa.Schema, parts: int, missing: list[str]) -> pa.Schema:
    """The metadata of the first part, and a note of where the rest is from."""
    metadata = dict(schema.metadata or {})
    notes = json.loads(metadata.get(b"gaussmle.notes", b"[]")) + [
        f"concatenated from {parts} parts; the configuration is the first's"
    ]
    notes += [f"frames {gap} are missing" for gap in missing]
    return schema.with_metadata({**metadata, b"gaussmle.notes": json.dumps(notes).encode()})


def main(out: str, *paths: str) -> None:
    parts = sorted(paths, key=frames_of)
    if not parts:
        sys.exit("no parts")
    missing, expected = [], frames_of(parts[0])[0]
    for path in parts:
        first, end = frames_of(path)
        if first < expected:
            sys.exit(f"{path} has frames that the part before it has: parts of different runs?")
        if first > expected:
            missing.append(f"{expected}:{first}")
        expected = end
    for gap in missing:
        print(f"frames {gap} are missing", file=sys.stderr)
    schema = told(pq.read_schema(parts[0]), len(parts), missing)
    begun = f"{out}.begun"
    rows = 0
    with pq.ParquetWriter(begun, schema) as writer:
        for path in parts:
            table = pq.ParquetFile(path).read()
            index = schema.get_field_index("roi")
            # Checked: a table has numbers for 2**32 rows.
            roi = pc.add_checked(table["roi"], pa.scalar(rows, schema.field("roi").type))
            writer.write_table(table.set_column(index, schema.field("roi"), roi))
            rows += table.num_rows
    os.replace(begun, out)
    print(f"{rows} rows", file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
