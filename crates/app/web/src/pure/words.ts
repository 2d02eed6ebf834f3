// Names of the library in the words of the page.
import { REASONS } from "./marks";

/** The status of a fit. */
export const STATUS: Readonly<Record<string, string>> = {
  converged: "converged",
  at_bound: "stopped at a bound",
  max_iterations: "did not converge",
  singular: "not determined by the pixels",
  bad_input: "bad pixels",
  z_at_bound: "z at the end of the calibration",
};

/** The counts of a run: fits by their status, and spots that it left out. */
export const countInWords = (name: string): string =>
  STATUS[name] ?? (REASONS as Readonly<Record<string, string>>)[name] ?? name.replaceAll("_", " ");
