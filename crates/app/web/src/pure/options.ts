// Values of options as texts of fields and back.
import type { Options, Takes, Value } from "../types";
import { parseNumber } from "./format";

/** The text of a field for a value. */
export function valueText(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  // Numbers are one size or rectangle; other lists have several.
  if (Array.isArray(value) && value.every(part => typeof part === "number")) return value.join(",");
  if (Array.isArray(value)) return value.map(part => (Array.isArray(part) ? part.join(",") : String(part))).join(" ");
  return String(value);
}

/** Keys whose words stay words, even if they look like numbers. */
const WORDS = new Set(["frames", "series", "channel", "bounds", "devices", "psf", "camera", "gpu_memory_limit", "memory_budget"]);

/** The value of what was typed; undefined if the field is empty. */
export function parseValue(key: string, text: string): Value | undefined {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  if (key === "bounds") return trimmed.split(/\s+/);
  if (key === "region") return parseRegions(trimmed);
  if (WORDS.has(key)) return trimmed;
  if (key === "pixel_size_um") return parsePixelSize(trimmed) ?? trimmed;
  return parseNumber(trimmed) ?? trimmed;
}

/** One number, or width and height with a comma. */
function parsePixelSize(text: string): Value | null {
  const parts = text.split(/[,;x ]+/).map(parseNumber);
  if (parts.length === 2 && parts.every(part => part !== null && part > 0) && /[,;x ]\s*\d*\.\d/.test(text)) return parts;
  return parseNumber(text);
}

/** What is wrong with the pixel size, without which nothing is found; null if nothing is, or if a camera file may state it. */
export function pixelSizeTrouble(options: Options, stated: Value | undefined): string | null {
  if (options.camera !== undefined) return null;
  const value = options.pixel_size_um ?? stated ?? null;
  if (value === null) return "The pixel size is missing: the width of a camera pixel in the sample, in µm.";
  const parts = [value].flat();
  const isSize = parts.length <= 2 && parts.every(part => typeof part === "number" && part > 0);
  return isSize ? null : `The pixel size is ${valueText(value)}: it must be a number above 0 in µm, or width and height, such as 0.1,0.12.`;
}

/** Rectangles X0,Y0,X1,Y1 with spaces between them; anything else is the path of a mask. */
function parseRegions(text: string): Value {
  const regions = text.split(/\s+/).map(part => part.split(",").map(Number));
  const areRectangles = regions.every(region => region.length === 4 && region.every(Number.isInteger));
  return areRectangles ? regions : [text];
}

export type Rect = [number, number, number, number];

/** The entries of the option `region`: rectangles and paths of masks. */
export function regionList(options: Options): Value[] {
  const value = options.region;
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && typeof value[0] !== "number" ? value : [value];
}

/** The rectangles of the option `region`. */
export const regionsOf = (options: Options): Rect[] =>
  regionList(options).filter((region): region is Rect => Array.isArray(region) && region.length === 4);

/** Options with one key set, or without it. */
export function withOption(options: Options, key: string, value: Value | undefined): Options {
  const next = { ...options };
  if (value === undefined || value === "" || value === null) delete next[key];
  else next[key] = value;
  return next;
}

/** The keys of the camera, as presets hold them. */
export const CAMERA_KEYS = ["pixel_size_um", "offset_adu", "gain_e_per_adu", "read_noise_e", "excess_noise", "camera"];

export const cameraOf = (options: Options): Options =>
  Object.fromEntries(CAMERA_KEYS.filter(key => key in options).map(key => [key, options[key]]));

/** A message without the name of the option that it stands beside. */
export function withoutKey(text: string, key: string | null): string {
  const rest = key && text.replace("`" + key + "`", key).startsWith(key + ": ") ? text.slice(text.indexOf(": ") + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Options with another model, without the width or the PSF file that it does not take. */
export function withModel(options: Options, model: string, takes: Takes): Options {
  const { sigma_um, psf, ...rest } = options;
  // Fits together need a width that is known.
  if (takes === "start_width" && rest.crowded === "on") delete rest.crowded;
  if (takes !== "width" && takes !== "start_width") return psf === undefined ? { ...rest, model } : { ...rest, model, psf };
  // A given width is measured unless somebody types it; a start is found without.
  const width = takes === "width" ? (sigma_um ?? "auto") : sigma_um === "auto" ? undefined : sigma_um;
  return width === undefined ? { ...rest, model } : { ...rest, model, sigma_um: width };
}
