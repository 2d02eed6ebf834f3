// The options of the next run.
import { signal } from "@preact/signals";
import { get, put } from "../api";
import { estimateOf, estimatesFor } from "../pure/camera";
import { isApplied } from "../pure/cures";
import { cameraOf, withOption } from "../pure/options";
import type { Movie, Options, Value } from "../types";
import { complain, optionList, say, wrongOption } from "./status";

/** The model of a newcomer: it needs nothing but the pixel size, as that of the command line. */
const FIRST_MODEL = "xynbs";

export const options = signal<Options>({ model: FIRST_MODEL });
export const format = signal("parquet");
export const presets = signal<Record<string, Options>>({});

/** Values that were chosen for the last movie, until somebody chooses them again. */
const kept = signal<Options>({});

/** True of an option whose value is that of the last movie. */
export const isKept = (key: string): boolean => key in kept.value && isApplied(options.value, { [key]: kept.value[key] });

/** True if values of the last movie are in use. */
export const hasKept = (): boolean => Object.keys(kept.value).some(isKept);

/** Clears the values of the last movie. */
export function forgetKept(): void {
  const names = Object.keys(kept.peek()).filter(isKept);
  const rest = Object.fromEntries(Object.entries(options.peek()).filter(([key]) => !names.includes(key)));
  kept.value = {};
  options.value = { model: FIRST_MODEL, ...rest };
  say("The options of the last movie are cleared.");
}

export function setOption(key: string, value: Value | undefined): void {
  kept.value = withOption(kept.peek(), key, undefined);
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
  const ofMachine = optionList.peek()?.groups.find(({ heading }) => heading === "Devices")?.options.map(({ key }) => key) ?? [];
  const isChosen = (key: string) => !ofMachine.includes(key) && !(key === "model" && rest.model === FIRST_MODEL);
  kept.value = last ? Object.fromEntries(Object.entries(rest).filter(([key]) => isChosen(key))) : {};
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
  kept.value = {};
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
