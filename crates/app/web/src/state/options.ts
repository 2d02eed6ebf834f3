// The options of the next run.
import { signal } from "@preact/signals";
import { get, put } from "../api";
import { estimateOf, estimatesFor } from "../pure/camera";
import { CAMERA_KEYS, cameraOf, withOption } from "../pure/options";
import type { Movie, Options, Value } from "../types";
import { complain, say, wrongOption } from "./status";

/** The model of a newcomer: it needs nothing but the pixel size, as that of the command line. */
const FIRST_MODEL = "xynbs";

export const options = signal<Options>({ model: FIRST_MODEL });
export const format = signal("parquet");
export const presets = signal<Record<string, Options>>({});

/** Values of the camera that were stated for the last movie. */
export const kept = signal<ReadonlySet<string>>(new Set());

export function setOption(key: string, value: Value | undefined): void {
  if (kept.peek().has(key)) kept.value = new Set([...kept.peek()].filter(other => other !== key));
  if (wrongOption.peek()?.option === key) wrongOption.value = null;
  options.value = withOption(options.peek(), key, value);
}

/** A new movie keeps nothing of the last one but what was chosen for the machine. */
export function resetOptions(last: Movie | null, next: Movie): void {
  const { region: _region, frames: _frames, psf: _psf, ...rest } = options.peek();
  // The file is right, and estimates are of one movie.
  if (next.camera.pixel_size_um.value !== null) delete rest.pixel_size_um;
  const found = last && estimatesFor(last.camera, rest);
  for (const key of ["offset_adu", "gain_e_per_adu"] as const) {
    const isEstimate = rest[key] !== undefined && rest[key] === estimateOf(found?.[key]);
    if (isEstimate || next.camera[key].stated !== null) delete rest[key];
  }
  options.value = rest;
  kept.value = new Set(last ? CAMERA_KEYS.filter(key => rest[key] !== undefined) : []);
}

/** One of several thresholds; the others leave. */
export function setThreshold(key: "false_alarms" | "threshold" | "min_net_gradient", value: Value | undefined): void {
  const { false_alarms: _a, threshold: _b, min_net_gradient: _c, ...rest } = options.peek();
  options.value = withOption(rest, key, value);
}

export async function loadPresets(): Promise<void> {
  try {
    presets.value = (await get<{ cameras: Record<string, Options> }>("cameras")).cameras;
  } catch (error) {
    complain(error);
  }
}

export function takePreset(name: string): void {
  const { pixel_size_um: _p, offset_adu: _o, gain_e_per_adu: _g, read_noise_e: _r, excess_noise: _e, camera: _c, ...rest } =
    options.peek();
  options.value = { ...rest, ...presets.peek()[name] };
  kept.value = new Set();
  say(`The camera is "${name}".`);
}

export async function savePreset(name: string): Promise<void> {
  try {
    await put(`cameras/${encodeURIComponent(name)}`, cameraOf(options.peek()));
    await loadPresets();
    say(`The camera "${name}" is saved.`);
  } catch (error) {
    complain(error);
  }
}
