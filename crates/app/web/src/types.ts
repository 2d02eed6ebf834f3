// The answers of the server.

export type Value = string | number | boolean | null | Value[];
/** Options of a run by their keys; unset keys are absent. */
export type Options = Record<string, Value>;

export interface MovieChoice {
  path: string;
  series?: string;
  channel?: string;
  z?: number;
}

export interface Start {
  version: string;
  movie: string | null;
  folders: string[];
  writable: string;
}

export type Takes = "width" | "start_width" | "curve" | "spline" | "spline_plane";

export interface Model {
  name: string;
  label?: string;
  about: string;
  parameters: string[];
  takes: Takes;
}

export interface OptionInfo {
  key: string;
  flag: string | null;
  value_name: string | null;
  choices: string[] | null;
  takes_value: boolean;
  help: string | null;
}

export interface OptionList {
  models: Model[];
  groups: { heading: string | null; options: OptionInfo[] }[];
  formats: { name: string; extensions: string[] }[];
  pictures: string[];
  colors: string[];
}

export type EntryKind = "folder" | "movie" | "table" | "settings" | "other";

export interface FileEntry {
  name: string;
  path: string;
  kind: EntryKind;
  bytes: number | null;
  modified: number | null;
}

export interface Listing {
  /** Empty for the list of the folders themselves. */
  path: string | null;
  parent: string | null;
  entries: FileEntry[];
  /** False if the folder has more than are listed. */
  whole?: boolean;
}

export interface Estimate {
  stated: number | null;
  estimate: number | null;
  std: number | null;
}

export interface Movie {
  path: string;
  name: string;
  format: string;
  frames: number;
  height: number;
  width: number;
  pixel_type: "u16" | "f32";
  stored_pixels: string;
  axes: [string, number][];
  series: string[];
  channels: string[];
  planes: number | null;
  camera: {
    name: string | null;
    pixel_size_um: { value: number | [number, number] | null; entry: string | null };
    offset_adu: Estimate;
    gain_e_per_adu: Estimate;
    /** The reason for which there are no estimates. */
    no_estimate: string | null;
  };
  darkest_adu: number | null;
  brightest_adu: number | null;
  quiet_mean_adu: number | null;
  quiet_variance_adu2: number | null;
  notes: string[];
}

export interface Remark {
  cause: string;
  text: string;
}

export interface Counts {
  found: number;
  border: number;
  crowded: number;
  close: number;
  outside: number;
}

/** The pixel of the peak of a spot that is not fitted, and the reason. */
export type LeftOut = [number, number, "border" | "crowded" | "outside"];

export interface Preview {
  roi: number;
  boxes: [number, number, number][];
  counts: Counts;
  left_out?: LeftOut[];
  peaks?: number[];
  notes: string[];
  ms: number;
  fits: null | { names: string[]; units: (string | null)[]; columns: (number | string | null)[][]; boxes: [number, number][] };
  remarks: Remark[];
}

export interface Spot {
  side: number;
  pixels: (number | null)[];
  model: (number | null)[];
  residuals: (number | null)[];
  parameters: { name: string; value: number | null; std: number | null; unit: string | null }[];
  p_value: number | null;
  status: string;
}

export type JobState = "waiting" | "running" | "stopped" | "done" | "failed";

export interface Job {
  id: string | number;
  name: string;
  owner: string | null;
  priority: number;
  state: JobState;
  created: number;
  started: number | null;
  ended: number | null;
  movie: MovieChoice;
  options: Options;
  format: string;
  output: string;
  progress: {
    done: number;
    total: number;
    localizations: number;
    frames_per_s: number;
    left_s: number | null;
    elapsed_s: number;
  };
  device: string | null;
  waiting_for: string | null;
  summary: null | {
    usable: number;
    counts: Record<string, number>;
    remarks: Remark[];
    warnings: string[];
    notes: string[];
  };
  error: null | { message: string; option: string | null };
  table: string | null;
}

export interface Table {
  table: string;
  rows: number;
  usable: number;
  /** The part of the p-values below 0.01; null if there are none. */
  poor_part: number | null;
  columns: { name: string; unit: string | null }[];
  size_um: [number, number];
  origin_um: [number, number];
  pixel_um: number;
  levels: number;
  tile: number;
  z_um: [number, number] | null;
  frames: number | null;
  model: string | null;
  steps: string[];
  parent: string | null;
  version: number;
  precision_um: number | null;
}

export interface Histogram {
  from: number;
  to: number;
  all: number[];
  kept: number[];
  rows: number;
  kept_rows: number;
}

export interface Rows {
  names: string[];
  columns: (number | string | null)[][];
}

export interface Drift {
  table: string;
  words: string[];
  path: {
    frame: number[];
    x_um: number[];
    y_um: number[];
    z_um: number[] | null;
    x_std_um: number[];
    y_std_um: number[];
  };
  nena_nm: number | null;
  frc_nm: (number | null)[] | null;
}

export interface Linked {
  table: string;
  words: string[];
}

export interface Device {
  name: string;
  backend: string;
  /** A driver that computes on the CPU. */
  software?: boolean;
  memory_free_bytes: number | null;
  memory_total_bytes: number | null;
}

export interface ServerStatus {
  version: string;
  uptime_s: number;
  threads: number;
  devices: Device[];
  jobs: Record<string, number>;
}
