// Contrast: the range of values of a frame that a screen shows, and the brightness of a picture's counts.

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

/** The most pixels that a histogram for the eye looks at. */
const MOST = 1 << 18;

/** Some pixels of many, evenly spread: an odd step does not follow rows. */
export function sample(pixels: Pixels): Pixels {
  const step = Math.ceil(pixels.length / MOST) | 1;
  if (step === 1) return pixels;
  const length = Math.floor(pixels.length / step);
  const out = pixels instanceof Uint16Array ? new Uint16Array(length) : new Float32Array(length);
  for (let k = 0; k < length; k++) out[k] = pixels[k * step];
  return out;
}

/** Counts of values in bins over a range, without it over all values. Values beyond its ends are left out. */
export function histogram(pixels: Pixels, bins: number, within?: [number, number]): ValueHistogram | null {
  const range = within ?? extremes(pixels);
  if (!range) return null;
  const [from, to] = range;
  const counts = new Uint32Array(bins);
  const scale = to > from ? bins / (to - from) : 0;
  for (let k = 0; k < pixels.length; k++) {
    if (pixels[k] <= to && pixels[k] >= from) counts[Math.min(Math.floor((pixels[k] - from) * scale), bins - 1)]++;
  }
  return { from, to, counts };
}

/** The values below which the parts `low` and `high` of all pixels are. */
export function percentiles(pixels: Pixels, low: number, high: number): [number, number] | null {
  // A second look at the part below: a hot pixel would leave all others in one bin.
  let fine = histogram(pixels, 4096);
  if (!fine) return null;
  const first = partOf(fine, 0.9995);
  if (first < fine.from + 0.1 * (fine.to - fine.from)) fine = histogram(pixels, 4096, [fine.from, first])!;
  const [dark, bright] = [partOf(fine, low), partOf(fine, high)];
  return bright > dark ? [dark, bright] : [fine.from, Math.max(fine.to, fine.from + 1)];
}

/** The value below which a part of all counted values is. */
function partOf(fine: ValueHistogram, part: number): number {
  const total = fine.counts.reduce((sum, count) => sum + count, 0);
  const width = (fine.to - fine.from) / fine.counts.length;
  let sum = 0;
  for (let k = 0; k < fine.counts.length; k++) {
    sum += fine.counts[k];
    if (sum >= part * total) return fine.from + (k + (part > 0.5 ? 1 : 0)) * width;
  }
  return fine.to;
}

/** The ends of an axis for the contrast: single hot or dead pixels do not squeeze it. */
export function axisOf(pixels: Pixels): [number, number] | null {
  const all = extremes(pixels), most = percentiles(pixels, 0.0002, 0.9998);
  if (!all || !most) return null;
  const beyond = 0.5 * (most[1] - most[0]);
  return [Math.max(all[0], most[0] - beyond), Math.min(Math.max(all[1], all[0] + 1), most[1] + beyond)];
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

/** The brightness of a count is `min(count / white, 1) ** gamma`. */
export interface Tone {
  white: number;
  gamma: number;
}

/** The part of all lit pixels that is darker than full brightness. */
const WHITE_PART = 0.995;

/** The count at full brightness of pixels, of which `spectrum[count]` have a count. */
export function whiteOf(spectrum: Uint32Array): number {
  let lit = 0, sum = 0, white = 1;
  for (let count = 1; count < spectrum.length; count++) lit += spectrum[count];
  for (; white < spectrum.length - 1; white++) {
    sum += spectrum[white];
    if (sum >= WHITE_PART * lit) break;
  }
  // A pixel with one localization is not at full brightness.
  return Math.max(white, 2);
}

/**
 * Brightness from 0 to 255 by count; larger counts than the last have its brightness. `brightness` doubles,
 * `faint` above 0 raises small counts.
 */
export function toneTable({ white, gamma }: Tone, brightness: number, faint: number): Uint8Array {
  const full = Math.max(white * 2 ** -brightness, 0.5), power = gamma * 2 ** -faint;
  return Uint8Array.from({ length: Math.min(Math.ceil(full) + 1, 1 << 20) }, (_, count) =>
    count ? Math.max(1, Math.round(255 * Math.min(count / full, 1) ** power)) : 0,
  );
}
