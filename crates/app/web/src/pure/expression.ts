// Ranges of columns, and the condition of a table that says the same.

export interface Range {
  from: number | null;
  to: number | null;
}

export type Ranges = ReadonlyMap<string, Range>;

/** The shortest text of a number with at most seven significant digits. */
const numberText = (value: number): string => String(Number(value.toPrecision(7)));

/** The condition of ranges: `a >= 1 and a <= 2`. Empty if nothing is limited. */
export function toExpression(ranges: Ranges): string {
  const parts: string[] = [];
  for (const [column, { from, to }] of ranges) {
    if (from !== null) parts.push(`${column} >= ${numberText(from)}`);
    if (to !== null) parts.push(`${column} <= ${numberText(to)}`);
  }
  return parts.join(" and ");
}

const PART = /^([A-Za-z_]\w*)\s*(>=|<=)\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;

/** The ranges of a condition; null if it is more than ranges joined by `and`. */
export function fromExpression(text: string): Map<string, Range> | null {
  const ranges = new Map<string, Range>();
  if (!text.trim()) return ranges;
  for (const part of text.trim().split(/\s+and\s+/i)) {
    const found = PART.exec(part.trim());
    if (!found) return null;
    const [, column, sign, number] = found;
    const range = ranges.get(column) ?? { from: null, to: null };
    const side = sign === ">=" ? "from" : "to";
    if (range[side] !== null) return null;
    ranges.set(column, { ...range, [side]: Number(number) });
  }
  return ranges;
}

/** Ranges with another range of one column; without both ends the column leaves. */
export function withRange(ranges: Ranges, column: string, range: Range): Map<string, Range> {
  const next = new Map(ranges);
  if (range.from === null && range.to === null) next.delete(column);
  else next.set(column, range);
  return next;
}
