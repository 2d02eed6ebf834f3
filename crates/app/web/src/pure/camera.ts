// Estimates of the camera from the noise of a movie.
import type { Estimate, Movie, Options } from "../types";

export type CameraKey = "offset_adu" | "gain_e_per_adu";
export type Estimates = Record<CameraKey, Estimate>;

/** An estimate as an option takes it. */
export const estimateOf = (found: Estimate | undefined): number | null =>
  found?.estimate == null ? null : Number(found.estimate.toPrecision(5));

/** The read noise that explains all noise of the dark regions. With more, the offset would be brighter than they. */
export function largestReadNoise(of: Movie, options: Options): number | null {
  const { offset_adu, gain_e_per_adu } = of.camera, slope = gain_e_per_adu.estimate;
  if (of.quiet_mean_adu === null || offset_adu.estimate === null || slope === null) return null;
  return Number(options.excess_noise ?? 1) * Math.sqrt(Math.max(of.quiet_mean_adu - offset_adu.estimate, 0) * slope);
}

/** True of a read noise that no camera with the noise of a movie has. */
export const isReadNoiseTooHigh = (of: Movie, options: Options): boolean => Number(options.read_noise_e ?? 0) > (largestReadNoise(of, options) ?? Infinity);

/**
 * The estimates with the noise that options state. Those of the server take all noise for that of photons: the variance
 * falls to 0 where there is no light. EM gain multiplies it, and read noise stays without light.
 */
export function estimatesFor(camera: Pick<Movie["camera"], CameraKey>, options: Options): Estimates {
  const excess = Number(options.excess_noise ?? 1), read = Number(options.read_noise_e ?? 0);
  const { offset_adu, gain_e_per_adu } = camera, slope = gain_e_per_adu.estimate;
  const scaled = (value: number | null) => (value === null ? null : excess * value);
  const moved = offset_adu.estimate === null || slope === null ? null : offset_adu.estimate + read ** 2 / (excess ** 2 * slope);
  return {
    offset_adu: { ...offset_adu, estimate: moved },
    gain_e_per_adu: { ...gain_e_per_adu, estimate: scaled(slope), std: scaled(gain_e_per_adu.std) },
  };
}

/**
 * The gain that explains the noise of the dark regions, with the offset and the noise that are stated, for a movie that
 * does not give both. Its error is not known. With the light l and the variance v in ADU, g² v = g l + read noise².
 */
export function explainingGain(of: Movie, options: Options): number | null {
  const offset = options.offset_adu ?? of.camera.offset_adu.stated, { quiet_mean_adu: mean, quiet_variance_adu2: variance } = of;
  if (typeof offset !== "number" || mean === null || !variance || mean <= offset) return null;
  const light = Number(options.excess_noise ?? 1) * (mean - offset), read = Number(options.read_noise_e ?? 0);
  return (light + Math.sqrt(light ** 2 + 4 * variance * read ** 2)) / (2 * variance);
}

/** Options after a change of the noise: values that were the estimates are so again. */
export function withEstimates(camera: Pick<Movie["camera"], CameraKey>, before: Options, after: Options): Options {
  const [was, is] = [estimatesFor(camera, before), estimatesFor(camera, after)], next = { ...after };
  for (const key of ["offset_adu", "gain_e_per_adu"] as const) {
    const estimate = estimateOf(is[key]);
    if (before[key] !== undefined && before[key] === estimateOf(was[key]) && after[key] === before[key] && estimate !== null) next[key] = estimate;
  }
  return next;
}
