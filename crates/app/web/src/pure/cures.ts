// Cures of remarks: an option that is set, or the field in which the user chooses.
import type { Model, Movie, Options, Remark } from "../types";
import { estimateOf, estimatesFor, type CameraKey } from "./camera";
import { significant, withStd } from "./format";

/** A change of options, in which null unsets one; or a field that only the user can fill. */
export type Cure = { words: string } & ({ patch: Options } | { field: string });

/** What a cure depends on. */
export interface Known {
  options: Options;
  movie: Movie | null;
  models: readonly Model[];
  /** The options of the server. */
  keys: ReadonlySet<string>;
}

const UNITS: Record<CameraKey, string> = { offset_adu: "ADU", gain_e_per_adu: "e⁻/ADU" };
/** The values of a camera that nobody has stated. */
const UNSET: Record<CameraKey, number> = { offset_adu: 0, gain_e_per_adu: 1 };

/** The option beside whose field a remark stands; null if it concerns no single one. */
export function fieldOf(cause: string): string | null {
  const fields: Record<string, string> = {
    offset_low: "offset_adu",
    offset_high: "offset_adu",
    gain_low: "gain_e_per_adu",
    gain_high: "gain_e_per_adu",
    excess_noise: "excess_noise",
    maps: "camera",
    pixel_size: "pixel_size_um",
    width: "sigma_um",
    psf: "model",
    motion: "model",
    astigmatism: "model",
    z_range: "psf",
    overlap: "crowded",
    background: "background_frames",
  };
  return fields[cause] ?? null;
}

/** Offset or gain: what the file states, or the estimate of the movie, if it lies where the remark says. */
function cameraCure(key: CameraKey, isHigher: boolean, { options, movie }: Known): Cure | null {
  if (!movie || options.camera !== undefined) return null;
  const value = (of: CameraKey) => Number(options[of] ?? UNSET[of]);
  const estimates = estimatesFor(movie.camera, options), found = estimates[key];
  const isCure = (other: number | null): other is number =>
    other !== null && (isHigher ? other > value(key) : other < value(key));
  if (isCure(found.stated)) return { words: `Take ${significant(found.stated, 5)} ${UNITS[key]} of the file`, patch: { [key]: found.stated } };
  const estimate = estimateOf(found);
  // An estimate that agrees with the value is no cure.
  const isOther = (of: CameraKey) => Math.abs((estimateOf(estimates[of]) ?? NaN) - value(of)) > (estimates[of].std ?? 0);
  if (!isCure(estimate) || !isOther(key)) return null;
  const other = key === "offset_adu" ? "gain_e_per_adu" : "offset_adu";
  // Photons need both.
  if (isOther(other) && estimates[other].stated === null)
    return { words: "Take the estimates of offset and gain", patch: { [key]: estimate, [other]: estimateOf(estimates[other])! } };
  return { words: `Take the estimate ${withStd(found.estimate, found.std)} ${UNITS[key]}`, patch: { [key]: estimate } };
}

function widthCure({ options, models }: Known): Cure | null {
  const takes = models.find(({ name }) => name === options.model)?.takes;
  if (takes === "curve" || takes === "spline" || takes === "spline_plane") return { words: "Go to the PSF file", field: "psf" };
  if (takes !== "width") return null;
  return options.sigma_um === "auto" ? freeWidth(models) : { words: "Measure the width", patch: { sigma_um: "auto" } };
}

/** A model with these parameters, which fits the widths: a start is found without a number. */
function withWidths(models: readonly Model[], names: string[], words: string): Cure | null {
  const found = models.find(({ takes, parameters }) => {
    const widths = parameters.filter(name => name.startsWith("sigma"));
    return takes === "start_width" && widths.join() === names.join();
  });
  // Fits together need a width that is known.
  return found ? { words, patch: { model: found.name, sigma_um: null, psf: null, crowded: null } } : null;
}
const freeWidth = (models: readonly Model[]): Cure | null => withWidths(models, ["sigma"], "Fit the width of each spot");
const twoWidths = (models: readonly Model[]): Cure | null => withWidths(models, ["sigma_x", "sigma_y"], "Fit both widths of each spot");

/** Options that exclude fits together. */
const ALONE = ["min_net_gradient", "bounds"];

function overlapCure({ options, models }: Known): Cure | null {
  const takes = models.find(({ name }) => name === options.model)?.takes;
  if (options.crowded === "on" || options.isolated === true || ALONE.some(key => options[key] !== undefined)) return null;
  if (takes === "width" || takes === "curve") return { words: "Fit overlapping spots together", patch: { crowded: "on" } };
  const given = models.find(model => model.takes === "width");
  if (takes !== "start_width" || !given) return null;
  return { words: "Fit overlapping spots together, with one measured width", patch: { model: given.name, sigma_um: "auto", crowded: "on" } };
}

function pixelSizeCure({ options, movie }: Known): Cure | null {
  const stated = movie?.camera.pixel_size_um.value;
  if (stated != null && options.pixel_size_um !== undefined && String(options.pixel_size_um) !== String(stated))
    return { words: `Take ${[stated].flat().join(" × ")} µm of the file`, patch: { pixel_size_um: null } };
  return { words: "Correct the pixel size", field: "pixel_size_um" };
}

/** The value that a text names for an option, as in "`background_frames` = 100". */
const named = (text: string, key: string): number | null => {
  const found = new RegExp("`" + key + "` = ([\\d.]+)").exec(text);
  return found ? Number(found[1]) : null;
};

/** The background that a text names. */
function backgroundCure(text: string): Cure | null {
  const frames = named(text, "background_frames");
  return frames === null ? null : { words: `Take the background of ${frames} frames`, patch: { background_frames: frames } };
}

/** The cure of a warning that names the gain which explains the noise. */
function warningCure(text: string, { options }: Known): Cure | null {
  const gain = /the gain would be ([\d.]+) e-/.exec(text)?.[1];
  if (!gain || options.camera !== undefined) return null;
  return { words: `Take the gain ${gain} e⁻/ADU`, patch: { gain_e_per_adu: Number(gain) } };
}

function choose({ cause, text }: Remark, known: Known): Cure | null | (Cure | null)[] {
  const { options, models } = known;
  switch (cause) {
    case "offset_low": return cameraCure("offset_adu", true, known);
    case "offset_high": return cameraCure("offset_adu", false, known);
    case "gain_low": return cameraCure("gain_e_per_adu", true, known);
    case "gain_high": return cameraCure("gain_e_per_adu", false, known);
    case "excess_noise":
      // One of the two is the cause, and noise does not tell which.
      return options.camera === undefined ? [{ words: "It is an EMCCD: go to EM gain", field: "excess_noise" }, withoutGain(cameraCure("gain_e_per_adu", false, known))] : null;
    case "width": return widthCure(known);
    case "overlap": return text.includes("`crowded` = on") ? overlapCure(known) : null;
    case "astigmatism": return twoWidths(models);
    case "motion": return text.includes("fitted width") ? freeWidth(models) : null;
    case "background": return backgroundCure(text);
    case "pixel_size": return [pixelSizeCure(known), backgroundCure(text)];
    case "maps":
    case "dead_pixels":
      return text.includes("maps") ? { words: "Choose the camera's maps", field: "camera" } : null;
    case "psf":
    case "z_range":
      return text.includes("PSF file") || cause === "z_range" ? { words: "Go to the PSF file", field: "psf" } : null;
    case "warning": return warningCure(text, known);
    default: return null;
  }
}

/** The cure of a camera that does not multiply electrons. */
const withoutGain = (cure: Cure | null): Cure | null => (cure ? { ...cure, words: `No EM gain: ${cure.words[0].toLowerCase()}${cure.words.slice(1)}` } : null);

/** The cures of a remark, without those that are applied, and those of which the server has no option. */
export function curesOf(remark: Remark, known: Known): Cure[] {
  const isOffered = (cure: Cure | null): cure is Cure => {
    if (!cure) return false;
    const keys = "field" in cure ? [cure.field] : Object.keys(cure.patch).filter(key => cure.patch[key] !== null);
    return keys.every(key => known.keys.has(key)) && ("field" in cure || !isApplied(known.options, cure.patch));
  };
  return [choose(remark, known)].flat().filter(isOffered);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** True if options are as a patch makes them. */
export const isApplied = (options: Options, patch: Options): boolean =>
  Object.entries(patch).every(([key, value]) => same(options[key], value));

/** Options with a patch. */
export function patched(options: Options, patch: Options): Options {
  const next = { ...options, ...patch };
  for (const key of Object.keys(patch)) if (patch[key] === null) delete next[key];
  return next;
}

/** The patch that takes another one back. */
export const undoOf = (options: Options, patch: Options): Options =>
  Object.fromEntries(Object.keys(patch).map(key => [key, options[key] ?? null]));
