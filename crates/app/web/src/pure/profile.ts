// The profile of localizations along a line.

export interface Line {
  from: [number, number];
  to: [number, number];
}

export interface Profile {
  /** Places of the bins' centres along the line. */
  places: number[];
  counts: number[];
}

export const lineLength = ({ from, to }: Line): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The rectangle along the axes that holds all points within `width` / 2 of the line. */
export function around({ from, to }: Line, width: number): [number, number, number, number] {
  const half = width / 2;
  return [
    Math.min(from[0], to[0]) - half,
    Math.min(from[1], to[1]) - half,
    Math.max(from[0], to[0]) + half,
    Math.max(from[1], to[1]) + half,
  ];
}

/** Counts of the points within `width` / 2 of the line, in bins along it. */
export function profile(x: ArrayLike<number>, y: ArrayLike<number>, line: Line, width: number, bins: number): Profile {
  const length = lineLength(line);
  const counts = new Array<number>(bins).fill(0);
  const places = counts.map((_, k) => ((k + 0.5) / bins) * length);
  if (!(length > 0)) return { places, counts };
  const [ux, uy] = [(line.to[0] - line.from[0]) / length, (line.to[1] - line.from[1]) / length];
  for (let k = 0; k < x.length; k++) {
    const dx = x[k] - line.from[0], dy = y[k] - line.from[1];
    const along = dx * ux + dy * uy, beside = dx * uy - dy * ux;
    if (along < 0 || along >= length || Math.abs(beside) > width / 2) continue;
    counts[Math.floor((along / length) * bins)]++;
  }
  return { places, counts };
}
