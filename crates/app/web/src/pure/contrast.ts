// The histogram of a frame, and the range of values that a screen shows.

export interface ValueHistogram {
  from: number;
  to: number;
  counts: Uint32Array;
}

export type Pixels = Uint16Array | Float32Array;

/** The least and the greatest finite value; null without one. */
export function extremes(pixels: Pixels): [number, number] | null {
  let low = Infinity, high = -Infinity;
  for (let k = 0; k < pixels.length; k++) {
    const value = pixels[k];
    if (value < low && value !== -Infinity) low = value;
    if (value > high && value !== Infinity) high = value;
  }
  return low <= high ? [low, high] : null;
}

export function histogram(pixels: Pixels, bins: number): ValueHistogram | null {
  const range = extremes(pixels);
  if (!range) return null;
  const [from, to] = range;
  const counts = new Uint32Array(bins);
  const scale = to > from ? bins / (to - from) : 0;
  for (let k = 0; k < pixels.length; k++) {
    const place = Math.min(Math.floor((pixels[k] - from) * scale), bins - 1);
    if (place >= 0) counts[place]++;
  }
  return { from, to, counts };
}

/** The values below which the parts `low` and `high` of all pixels are. */
export function percentiles(pixels: Pixels, low: number, high: number): [number, number] | null {
  const fine = histogram(pixels, 4096);
  if (!fine) return null;
  const total = fine.counts.reduce((sum, count) => sum + count, 0);
  const width = (fine.to - fine.from) / fine.counts.length;
  const at = (part: number): number => {
    let sum = 0;
    for (let k = 0; k < fine.counts.length; k++) {
      sum += fine.counts[k];
      if (sum >= part * total) return fine.from + (k + (part > 0.5 ? 1 : 0)) * width;
    }
    return fine.to;
  };
  const [dark, bright] = [at(low), at(high)];
  return bright > dark ? [dark, bright] : [fine.from, Math.max(fine.to, fine.from + 1)];
}

/** Colours of pixels as words of an image: `shades` from `low` to `high`. */
export function paint(pixels: Pixels, low: number, high: number, shades: Uint32Array, out: Uint32Array): void {
  const last = shades.length - 1;
  const scale = last / Math.max(high - low, 1e-30);
  if (pixels instanceof Uint16Array) {
    const table = new Uint32Array(65536);
    for (let value = 0; value < 65536; value++)
      table[value] = shades[Math.min(Math.max(Math.round((value - low) * scale), 0), last)];
    for (let k = 0; k < pixels.length; k++) out[k] = table[pixels[k]];
    return;
  }
  for (let k = 0; k < pixels.length; k++) {
    const place = (pixels[k] - low) * scale;
    out[k] = shades[place > 0 ? (place < last ? Math.round(place) : last) : 0];
  }
}
