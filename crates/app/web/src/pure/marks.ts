// Marks of spots that are left out, in the frame and in its legend.
import type { Counts, LeftOut } from "../types";

/** The reasons of which the server tells the places. */
export type Marked = LeftOut[2];
export type Reason = Marked | "close";

/** True of a reason with a mark. */
export const isMarked = (reason: Reason): reason is Marked => reason in MARKS;

/** Lines through points from -1 to 1, drawn around a peak. */
type Lines = readonly (readonly [number, number])[][];

export const MARKS: Record<Marked, Lines> = {
  border: [[[-1, -1], [1, 1]], [[-1, 1], [1, -1]]],
  crowded: [[[0, -1.1], [1.1, 0.8], [-1.1, 0.8], [0, -1.1]]],
  outside: [[[-1, 0], [1, 0]]],
};

/** A reason in the words of the legend. */
export const REASONS: Record<Reason, string> = {
  border: "at the border",
  crowded: "crowded",
  close: "beside brighter ones",
  outside: "outside the regions",
};

/** The reasons for which spots are left out, with their numbers. */
export const reasonsOf = (counts: Counts): [Reason, number][] =>
  (Object.keys(REASONS) as Reason[]).filter(reason => counts[reason] > 0).map(reason => [reason, counts[reason]]);

/** The lines of a mark as a path of SVG. */
export const pathOf = (lines: Lines): string =>
  lines.map(line => "M" + line.map(([x, y]) => `${x} ${y}`).join("L")).join("");

/** Places of left-out spots by their reason: the centres of their peaks. Reasons without a mark are left away. */
export function placesOf(leftOut: readonly LeftOut[]): Map<Marked, [number, number][]> {
  const places = new Map<Marked, [number, number][]>();
  for (const [x, y, reason] of leftOut) {
    if (!isMarked(reason)) continue;
    const known = places.get(reason) ?? [];
    known.push([x + 0.5, y + 0.5]);
    places.set(reason, known);
  }
  return places;
}
