// Numbers, times and sizes as words.

const MINUS = "\u2212";

export const fixed = (value: number, digits: number): string => value.toFixed(digits).replace("-", MINUS);

/** A number with so many significant digits, without an exponent where it stays short. */
export function significant(value: number | null | undefined, digits = 4): string {
  if (value === null || value === undefined || Number.isNaN(value)) return "\u2013";
  if (!Number.isFinite(value)) return value > 0 ? "\u221e" : MINUS + "\u221e";
  if (value === 0) return "0";
  const size = Math.floor(Math.log10(Math.abs(value)));
  if (size < -4 || size >= 7) return value.toExponential(Math.max(digits - 2, 1)).replaceAll("-", MINUS).replace("e+", "e");
  const text = value.toFixed(Math.min(Math.max(digits - 1 - size, 0), 10));
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short.replace("-", MINUS);
}

/** A whole number in groups of three digits. */
export function grouped(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f").replace("-", MINUS);
}

export function bytes(value: number): string {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit ? significant(value, 3) : value} ${units[unit]}`;
}

export function duration(seconds: number): string {
  if (seconds < 9.95) return `${significant(Math.round(seconds * 10) / 10, 2)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  if (seconds < 3570) return `${Math.round(seconds / 60)} min`;
  const hours = Math.round(seconds / 360) / 10;
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

export function ago(unix: number, now: number): string {
  const seconds = Math.max(now - unix, 0);
  return seconds < 10 ? "just now" : `${duration(seconds)} ago`;
}

/** A length in um: in nm below 1 um. */
export const length = (um: number): string => (um >= 1 ? `${+um.toPrecision(3)} µm` : `${+(um * 1e3).toPrecision(3)} nm`);

/** A place in um, with the digits that a screen with so many pixels for a um can tell apart. */
export function placeWords(x: number, y: number, scale: number): string {
  const digits = Math.min(Math.max(Math.ceil(Math.log10(scale)), 1), 4);
  return `x ${fixed(x, digits)}  y ${fixed(y, digits)} µm`;
}

/** The known values of a localization. A number that is unknown may be NaN. */
export interface Spot {
  z_um?: number;
  precision_um?: number;
  photons?: number;
  frame?: number;
}

/** Lines on a localization; what is unknown is left out. */
export function aboutSpot({ z_um = NaN, precision_um = NaN, photons = NaN, frame = NaN }: Spot): string[] {
  const lines: [number, string][] = [
    [z_um, `z ${fixed(z_um * 1e3, 1)} nm`],
    [precision_um, `± ${fixed(precision_um * 1e3, 2)} nm`],
    [photons, `${fixed(photons, 0)} photons`],
    [frame, `frame ${frame}`],
  ];
  return lines.filter(([value]) => Number.isFinite(value)).map(([, words]) => words);
}

/** A value and its uncertainty, both with the digits that the uncertainty allows. */
export function withStd(value: number | null, std: number | null): string {
  if (value === null) return "\u2013";
  if (std === null || !(std > 0) || !Number.isFinite(std)) return significant(value, 5);
  const digits = Math.min(Math.max(1 - Math.floor(Math.log10(std)), 0), 8);
  return `${fixed(value, digits)} ± ${fixed(std, digits)}`;
}

/** The number that a field holds; null if it holds none. A comma is a decimal point. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(MINUS, "-").replace(",", ".");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed)) return null;
  return Number(trimmed);
}

/** The file's name of a path of any system. */
export const baseName = (path: string): string => path.replace(/[\\/]+$/, "").split(/[\\/]/).pop() || path;

/** The unit of a column as the page shows it. */
export const unitOf = (unit: string | null | undefined): string =>
  (unit ?? "").replace("um", "µm").replace(/^1$/, "");
